import { m } from "#text";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { SameRecord } from "../ui/page/same-record.tsx";
import { Section } from "../ui/page/section.tsx";
import { casePath } from "./addresses.ts";
import { AskAboutRoom } from "./ask-about-room.tsx";
import { CaseCards } from "./case-cards.tsx";
import { caseCrumbs } from "./case-meta.ts";
import { CaseTitle } from "./case-title.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import { LeadPicture } from "./lead-picture.tsx";
import type { LoadedCase } from "./load-case.ts";
import { Reverberation } from "./reverberation.tsx";
import { Story } from "./story.tsx";
import { UsedProducts } from "./used-products.tsx";

/** One room, from plan to picture to result: what it was, what troubled it, what was done and came of it. */
export function CaseView(loaded: LoadedCase) {
  const { shown, room, similar, reverberation } = loaded;
  const [first, ...others] = shown.pictures;
  return (
    <>
      <Breadcrumb crumbs={caseCrumbs(loaded)} />
      <article>
        <CaseTitle shown={shown} />
        <LeadPicture picture={first} points={shown.points} />
        <Facts shown={shown} room={room} />
        <Story shown={shown} />
        <Reverberation dimensions={shown.dimensions} reverberation={reverberation} />
        <Gallery pictures={others} />
        <UsedProducts products={shown.products} />
        <SameRecord
          kind="case"
          path={casePath(shown)}
          className="page-width -mt-6 pb-8 tablet:-mt-12"
        />
      </article>
      <div className="*:out-of-sight">
        <AskAboutRoom shown={shown} />
        {similar.length > 0 && (
          <div className="print:hidden">
            <Section title={m.case_similar()}>
              <CaseCards cases={similar} heading="h3" />
            </Section>
          </div>
        )}
      </div>
    </>
  );
}
