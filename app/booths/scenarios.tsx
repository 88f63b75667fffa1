import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Everything people do in a booth, as a directory under a picture of an office that has some. */
export function Scenarios({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section>
      {picture && (
        <Picture
          picture={picture}
          sizes="100vw"
          className="aspect-[4/3] w-full tablet:aspect-[2/1] desktop:aspect-[5/2]"
        />
      )}
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["scenarios.title"]}</Headline>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy["scenarios.lead"]}</Text>
        </p>
        <ul className="mt-10 grid gap-x-10 phone:grid-cols-2 tablet:mt-14 desktop:grid-cols-3 desktop:gap-x-16">
          {listBlocks({ copy, name: "scenario" }).map(({ number, title, text }) => (
            <li key={number} className="border-t border-line py-5">
              <h3 className="text-lg">
                <Headline>{title}</Headline>
              </h3>
              <p className="mt-1 text-felt">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
