import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { SectionButton } from "./section-button.tsx";

type Opening = SectionOf<"hero">;

/** How wide the picture of an opening stands, for the preload of the first one. */
export function heroSizes({ layout }: Pick<Opening, "layout">): string {
  return layout === "wide" ? "100vw" : "(min-width: 1080px) 54vw, 100vw";
}

/** The claim of the page: on a card of paper over a wide picture, or beside one. */
export function Hero({ section, first }: { section: Opening; first: boolean }) {
  if (section.layout === "wide" && section.picture) return <Wide section={section} first={first} />;
  return (
    <section
      id={section.id}
      className={`page-width grid items-center gap-x-14 gap-y-8 pt-8 pb-12 tablet:pt-14 tablet:pb-20 ${section.picture ? "desktop:grid-cols-[5fr_7fr]" : ""}`}
    >
      <div className={section.picture ? "" : "max-w-4xl"}>
        <Words section={section} first={first} />
      </div>
      {section.picture && (
        <Picture
          picture={section.picture}
          sizes={heroSizes(section)}
          priority={first}
          className="aspect-[3/2] w-full"
        />
      )}
    </section>
  );
}

function Wide({ section, first }: { section: Opening; first: boolean }) {
  return (
    <section id={section.id}>
      {section.picture && (
        <Picture
          picture={section.picture}
          sizes={heroSizes(section)}
          priority={first}
          className="aspect-[4/3] max-h-[72vh] w-full tablet:aspect-[2/1]"
        />
      )}
      <div className="flex">
        <div className="page-start relative bg-paper pe-5 pt-8 pb-12 phone:-mt-16 phone:me-6 phone:pe-8 tablet:-mt-28 tablet:w-3/4 tablet:pe-14 tablet:pt-12 desktop:w-[58%]">
          <Words section={section} first={first} />
        </div>
      </div>
    </section>
  );
}

function Words({
  section: { title, lead, button, second },
  first,
}: {
  section: Opening;
  first: boolean;
}) {
  const Heading = first ? "h1" : "h2";
  return (
    <>
      <Heading className={first ? "text-display" : "text-title"}>
        <Headline>{title}</Headline>
      </Heading>
      {lead && (
        <p className="mt-5 max-w-prose text-lead text-felt">
          <Text>{lead}</Text>
        </p>
      )}
      {(button || second) && (
        <div className="mt-8 flex flex-wrap gap-3">
          {button && <SectionButton button={button} />}
          {second && <SectionButton button={second} look="outline" />}
        </div>
      )}
    </>
  );
}
