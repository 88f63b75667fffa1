import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Copy } from "./page-copy.ts";

/** The end of a page: an invitation to write. With a picture it runs out to the edge of the window. */
export function Ask({
  copy,
  name = "ask",
  picture,
}: {
  copy: Copy;
  /** The block's name in the copy. */
  name?: string;
  picture?: PictureValue | undefined;
}) {
  return (
    <section className="relative bg-sand">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1080px) 50vw, 100vw"
          className="aspect-[3/2] w-full desktop:absolute desktop:inset-y-0 desktop:end-0 desktop:aspect-auto desktop:h-full desktop:w-1/2"
        />
      )}
      <div className="page-width section-space">
        <div className={picture ? "desktop:w-[44%]" : "max-w-3xl"}>
          <h2 className="text-title">
            <Headline>{copy[`${name}.title`]}</Headline>
          </h2>
          <p className="mt-5 max-w-prose text-lead text-felt">
            <Text>{copy[`${name}.lead`]}</Text>
          </p>
          <div className="mt-8">
            <ButtonLink to="/aboutUs/lianxi.html">
              <Text>{copy[`${name}.action`]}</Text>
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
