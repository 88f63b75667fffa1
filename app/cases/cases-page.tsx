import { listCaseClasses } from "#domain/cases/list-case-classes.ts";
import { listNewestCases } from "#domain/cases/list-newest-cases.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/cases-page";
import { overviewPath } from "./addresses.ts";
import { askPicture } from "./load-class.ts";
import { NewestCases } from "./newest-cases.tsx";
import { leadingRoomSizes, RoomKinds } from "./room-kinds.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, classes, newest, pictures] = await Promise.all([
    getPageCopy({ page: "project", ...reader }),
    listCaseClasses(reader),
    listNewestCases({ limit: 8, ...reader }),
    getPictures({ ids: [askPicture], ...reader }),
  ]);
  return { copy, classes, newest, ask: pictures.get(askPicture) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: crumbs(loaderData.copy),
        picture: loaderData.classes[0]?.picture,
        sizes: leadingRoomSizes,
      })
    : [];

function crumbs(copy: Copy) {
  return [{ to: overviewPath, label: copy["hero.title"] ?? "" }];
}

export default function CasesPage({ loaderData }: Route.ComponentProps) {
  const { copy, classes, newest, ask } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs(copy)} />
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]} />
      <RoomKinds copy={copy} classes={classes} />
      <NewestCases copy={copy} cases={newest} />
      <Ask copy={copy} picture={ask} />
    </>
  );
}
