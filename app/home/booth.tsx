import type { Picture as PictureValue } from "#domain/media/picture.ts";
import type { Copy } from "../page-copy.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import { Text } from "../ui/text.tsx";

export function Booth({ copy, picture }: { copy: Copy; picture: PictureValue | undefined }) {
  return (
    <section className="bg-moss text-paper">
      <div className="page-width section-space grid items-center gap-10 desktop:grid-cols-[5fr_7fr] desktop:gap-20">
        <div>
          <h2 className="text-title">
            <Text>{copy["booth.title"]}</Text>
          </h2>
          <p className="mt-5 max-w-prose text-lead text-paper/85">
            <Text>{copy["booth.lead"]}</Text>
          </p>
          <div className="mt-8">
            <ButtonLink to="/silencebooth.html" look="light">
              <Text>{copy["booth.action"]}</Text>
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 50vw, 100vw"
            className="aspect-[4/3] w-full desktop:order-first"
          />
        )}
      </div>
    </section>
  );
}
