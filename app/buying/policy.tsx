import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** One subject of buying: what holds in general, then point by point. */
export function Policy({ copy, name }: { copy: Copy; name: string }) {
  if (!copy[`${name}.title`]) return null;
  return (
    <section
      id={name}
      className="grid scroll-mt-8 gap-x-16 gap-y-4 border-t border-ink py-10 tablet:py-14 desktop:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 className="text-title">
          <Headline>{copy[`${name}.title`]}</Headline>
        </h2>
        <p className="mt-3 max-w-prose text-felt">
          <Text>{copy[`${name}.lead`]}</Text>
        </p>
      </div>
      <ul className="max-w-prose">
        {listBlocks({ copy, name }).map(({ number, title, text }) => (
          <li key={number} className="border-b border-line py-4 first:pt-0 last:border-0">
            {title && (
              <h3 className="text-lg">
                <Headline>{title}</Headline>
              </h3>
            )}
            <p className={title ? "mt-1 text-felt" : ""}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
