import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { HeardComparison } from "../acoustics/heard-comparison.tsx";
import { Ask } from "../page-copy/ask.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { ClassMenu } from "../ui/controls/class-menu.tsx";
import { GrowingList } from "../ui/lists/growing-list.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Text } from "../ui/text/text.tsx";
import { classCopy, classPath, overviewPath } from "./addresses.ts";
import { CaseCards } from "./case-cards.tsx";
import { classCrumbs } from "./class-meta.ts";
import { Count } from "./count.tsx";
import type { LoadedClass } from "./load-class.ts";

/** The cases of one kind of room, a page at a time. */
export function ClassView({ class: name, copy, comparison, counts, cases, ask }: LoadedClass) {
  const { title, lead } = classCopy({ copy, class: name });
  return (
    <>
      <Breadcrumb crumbs={classCrumbs({ copy, class: name })} />
      <PageHead title={title} lead={lead} />
      <ClassMenu
        label={m.case_kinds()}
        classes={counts.map((kind) => ({
          to: classPath(kind),
          label: classCopy({ copy, class: kind.class }).title,
          count: kind.count,
          current: kind.class === name,
        }))}
      />
      <div className="page-width pt-8 pb-[clamp(3.5rem,9vw,8.5rem)] tablet:pt-10">
        {cases.total === 0 ? (
          <NoCases copy={copy} />
        ) : (
          <>
            <p className="mb-6 text-felt">
              <Count of={cases.total} label={copy["list.count"]} />
            </p>
            <GrowingList {...cases} href={(page) => classPath({ class: name, page })}>
              <CaseCards cases={cases.entries} />
            </GrowingList>
          </>
        )}
      </div>
      <HeardComparison comparison={comparison} />
      <Ask copy={copy} picture={ask} />
    </>
  );
}

function NoCases({ copy }: Pick<LoadedClass, "copy">) {
  return (
    <EmptyState title={plain(copy["empty.title"] ?? "")} text={<Text>{copy["empty.lead"]}</Text>}>
      <ButtonLink to={overviewPath} look="outline">
        <Text>{copy["empty.action"]}</Text>
      </ButtonLink>
    </EmptyState>
  );
}
