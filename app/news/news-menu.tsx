import type { ArticleClass } from "#domain/articles/article-content.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { ClassMenu } from "../ui/controls/class-menu.tsx";
import { classCopy, listPath } from "./addresses.ts";

/** The classes of the news with their counts, behind the list of everything. */
export function NewsMenu({
  copy,
  counts,
  current,
}: {
  copy: Copy;
  counts: { class: ArticleClass; count: number }[];
  /** The class shown, or all of them. */
  current?: ArticleClass | "all";
}) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ClassMenu
      label={m.news_classes()}
      classes={[
        { to: listPath({}), label: m.news_all(), count: total, current: current === "all" },
        ...counts.map((one) => ({
          to: listPath(one),
          label: classCopy({ copy, class: one.class }).title,
          count: one.count,
          current: current === one.class,
        })),
      ]}
    />
  );
}
