import type { ArticleClass } from "#domain/articles/article-content.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { BandTitle } from "../ui/page/band-title.tsx";
import { classCopy, listPath } from "./addresses.ts";

export function ClassTitle({
  copy,
  class: name,
  count,
}: {
  copy: Copy;
  class: ArticleClass;
  count: number;
}) {
  return (
    <BandTitle {...classCopy({ copy, class: name })}>
      <Link
        to={listPath({ class: name })}
        className="mt-3 inline-flex min-h-8 items-center font-medium text-oak-deep underline-offset-4 hover:underline"
      >
        {m.news_see_all({ count })}
      </Link>
    </BandTitle>
  );
}
