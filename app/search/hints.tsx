import { m } from "#text";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { searchPath } from "../shell/search/search-path.ts";
import { TagLink } from "../ui/controls/tag.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

const mostOffered = 8;

/** What others search for, and how to search well. */
export function Hints({ copy, popular }: { copy: Copy; popular: string[] }) {
  // A site that is new has no visitors to learn from.
  const offered = new Set([...popular, ...m.search_popular_words().split("|")]);
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 tablet:grid-cols-2">
      <section>
        <h3 className="text-lg">{m.search_popular()}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {[...offered].slice(0, mostOffered).map((query) => (
            <li key={query}>
              <TagLink to={searchPath({ query })}>{query}</TagLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-lg">
          <Headline>{copy["hints.title"]}</Headline>
        </h3>
        <ul className="mt-2 list-disc space-y-1 ps-5 text-felt marker:text-oak">
          {listBlocks({ copy, name: "hints" }).map(({ number, text }) => (
            <li key={number}>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
