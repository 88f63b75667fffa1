import { type CaseClass, caseClasses } from "#domain/cases/case-content.ts";
import { pageNumber } from "#domain/queries/page-of.ts";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import type { Route } from "./+types/class-or-case-page";
import { classPath } from "./addresses.ts";
import { caseMeta } from "./case-meta.ts";
import { CaseView } from "./case-view.tsx";
import { classMeta } from "./class-meta.ts";
import { ClassView } from "./class-view.tsx";
import { loadCase } from "./load-case.ts";
import { loadClass } from "./load-class.ts";

export const handle = { script: "app/acoustics/heard-comparison.client.ts" };

/** Below a kind of room, a number is a page of its list and anything else one of its cases. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const name = classNamed(params.class);
  const last = params.case ?? params.page ?? "1";
  if (!pageNumber.test(last)) {
    return {
      kind: "case",
      ...(await loadCase({ class: name, id: last, params, ...reader })),
    } as const;
  }
  const page = Number(last);
  if (name !== params.class)
    throw redirectTo({ ...params, path: classPath({ class: name, page }) });
  return { kind: "class", ...(await loadClass({ class: name, page, ...reader })) } as const;
}

function classNamed(written: string): CaseClass {
  const found = caseClasses.find((name) => name.toLowerCase() === written.toLowerCase());
  if (!found) throw notFound();
  return found;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  return loaderData.kind === "class"
    ? classMeta({ matches, ...loaderData })
    : caseMeta({ matches, ...loaderData });
};

export default function ClassOrCasePage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "class" ? <ClassView {...loaderData} /> : <CaseView {...loaderData} />;
}
