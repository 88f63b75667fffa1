import { m } from "#text";
import { ButtonLink, buttonClass } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { listPath } from "./addresses.ts";

export function NewsEnd() {
  return (
    <div className="page-width flex flex-wrap gap-3 py-14 tablet:py-20">
      <ButtonLink to={listPath({})}>{m.news_all_articles()}</ButtonLink>
      <ButtonLink to="/topics" look="outline">
        {m.topic_all()}
      </ButtonLink>
      <a href={localHref("/rss.xml")} className={buttonClass("outline")}>
        {m.rss_feed()}
      </a>
    </div>
  );
}
