import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { SectionButton } from "./section-button.tsx";
import { SectionHead } from "./section-head.tsx";

/** An invitation; with a picture it runs out to the edge of the window. */
export function Action({
  section: { id, title, lead, button, picture },
}: {
  section: SectionOf<"action">;
}) {
  return (
    <section id={id} className="relative bg-sand">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1080px) 50vw, 100vw"
          className="aspect-[3/2] w-full desktop:absolute desktop:inset-y-0 desktop:end-0 desktop:aspect-auto desktop:h-full desktop:w-1/2"
        />
      )}
      <div className="page-width section-space">
        <div className={picture ? "desktop:w-[44%]" : "max-w-3xl"}>
          <SectionHead title={title} lead={lead} />
          <div className="mt-8">
            <SectionButton button={button} />
          </div>
        </div>
      </div>
    </section>
  );
}
