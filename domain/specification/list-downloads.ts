import { listClasses } from "../catalogue/list-classes.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import { firstShown, hasValues, rateMounting } from "../catalogue/rate-mounting.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import { published } from "../records/published.ts";
import { sectionParts } from "./section/section-parts.ts";

/** A file of a pack that is offered by itself beside the data sheet. */
export const technicalFiles = [
  "absorption.csv",
  "section.dxf",
  "section.svg",
  "covering.ifc",
] as const;

export type TechnicalFile = (typeof technicalFiles)[number];

export type DownloadRow = {
  id: string;
  code: string;
  title: Text;
  updatedAt: Date;
  /** The files that are offered alone; each is there in every language. */
  files: TechnicalFile[];
  /** Addresses of what laboratories have reported, with their numbers. */
  reports: { report: string; address: string }[];
};

export type DownloadFamily = { id: string; className: string; name: Text; rows: DownloadRow[] };

/** What can be had of every product that is mounted, family by family. */
export async function listDownloads({ lang }: { lang: Lang }): Promise<DownloadFamily[]> {
  const [classes, products] = await Promise.all([
    listClasses({ lang }),
    published("product")
      .orderBy("position")
      .orderBy("id")
      .select(["content", "updated_at"])
      .execute(),
  ]);
  return classes
    .map(({ id, className, subjectName }) => ({
      ...{ id, className, name: subjectName },
      rows: products.flatMap(({ content, updated_at }) =>
        content.classId === id ? (toRow({ content, updatedAt: updated_at, lang }) ?? []) : [],
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function toRow({
  content,
  updatedAt,
  lang,
}: {
  content: ProductContent;
  updatedAt: Date;
  lang: Lang;
}): DownloadRow | undefined {
  const mountings = content.mountings.map((mounting) => rateMounting({ mounting, lang }));
  const shown = firstShown(mountings);
  if (!shown) return undefined;
  const { id, code, title } = localize(
    { id: content.id, code: content.code, title: content.title },
    lang,
  );
  return {
    ...{ id, code, title, updatedAt },
    files: [
      ...(hasValues(shown) ? (["absorption.csv"] as const) : []),
      ...(sectionParts({ product: content, mounting: shown })
        ? (["section.dxf", "section.svg"] as const)
        : []),
      "covering.ifc",
    ],
    reports: mountings.flatMap(({ measured }) =>
      measured?.evidence.document
        ? [{ report: measured.evidence.report, address: measured.evidence.document }]
        : [],
    ),
  };
}
