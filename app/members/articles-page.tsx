import { m } from "#text";
import { CallFailed } from "../api/send.ts";
import { AreaPage } from "../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import type { Route } from "./+types/articles-page";
import type { OwnArticle } from "./own-types.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/artlist", title: m.member_articles() });

type Listed = Omit<OwnArticle, "body">;

const states: Record<Listed["state"], () => string> = {
  draft: m.article_state_draft,
  submitted: m.article_state_submitted,
  published: m.article_state_published,
  returned: m.article_state_returned,
};

export default function ArticlesPage() {
  const { value: articles, failure, setValue } = useOwnRecord<Listed[]>("articles");

  async function change(path: "withdraw" | "remove", { id }: Listed) {
    try {
      const changed = await changeOwn<OwnArticle>({ path: `articles/${path}`, body: { id } });
      const others = (articles ?? []).filter((article) => article.id !== id);
      setValue(path === "remove" ? others : [changed, ...others]);
    } catch (error) {
      // It has been shown.
      if (!(error instanceof CallFailed)) throw error;
    }
  }

  return (
    <AreaPage
      title={m.member_articles()}
      lead={m.member_articles_lead()}
      isReady={articles !== undefined}
      failure={failure}
    >
      <ButtonLink to="/users/artadd">{m.article_write()}</ButtonLink>
      {articles?.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={m.articles_empty()} />
        </div>
      ) : (
        <ul className="mt-8 border-t border-ink">
          {articles?.map((article) => (
            <Line key={article.id} article={article} onChange={change} />
          ))}
        </ul>
      )}
    </AreaPage>
  );
}

const small = "inline-flex min-h-9 items-center underline underline-offset-4";

function Line({
  article,
  onChange,
}: {
  article: Listed;
  onChange: (path: "withdraw" | "remove", article: Listed) => void;
}) {
  const { id, lang, title, state, note, articleId, updatedAt } = article;
  const isOpen = state === "draft" || state === "returned";
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap gap-x-4 text-sm text-felt">
        <span className="font-medium text-oak-deep">{states[state]()}</span>
        <Day date={updatedAt.slice(0, 10)} />
      </p>
      <h2 className="mt-1 text-xl" lang={lang}>
        <bdi>{title}</bdi>
      </h2>
      {note && (
        <p className="mt-2 border-s-3 border-oak ps-3 whitespace-pre-line" dir="auto">
          {note}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {isOpen && (
          <>
            <Link to={`/users/artadd/${id}`} className={small}>
              {m.edit()}
            </Link>
            <button
              type="button"
              className={small}
              onClick={() => {
                if (confirm(m.remove_sure())) onChange("remove", article);
              }}
            >
              {m.remove()}
            </button>
          </>
        )}
        {state === "submitted" && (
          <button type="button" className={small} onClick={() => onChange("withdraw", article)}>
            {m.article_withdraw()}
          </button>
        )}
        {articleId && (
          <Link to={`/article/${articleId}.html`} className={small}>
            {m.article_read()}
          </Link>
        )}
      </p>
    </li>
  );
}
