import { useRef } from "react";
import { m } from "#text";
import { AreaPage } from "../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { TextArea, TextField } from "../ui/forms/field.tsx";
import type { Route } from "./+types/article-form-page";
import { OwnForm } from "./own-form.tsx";
import type { OwnArticle } from "./own-types.ts";
import { RichTextField } from "./rich-text-field.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/artadd", title: m.article_write() });

export default function ArticleFormPage({ params: { id } }: Route.ComponentProps) {
  return id === undefined ? <Writing title={m.article_write()} /> : <Known id={id} />;
}

function Known({ id }: { id: string }) {
  const { value: article, failure } = useOwnRecord<OwnArticle>(
    `articles/${encodeURIComponent(id)}`,
  );
  if (article) return <Writing title={m.article_edit()} article={article} />;
  return (
    <AreaPage title={m.article_edit()} isReady={false} failure={failure}>
      {null}
    </AreaPage>
  );
}

function Writing({ title, article }: { title: string; article?: OwnArticle }) {
  /** Set by the button that was pressed. */
  const submits = useRef(false);
  const body = useRef(article?.body ?? "");
  const id = useRef(article?.id);
  const isOpen = !article || article.state === "draft" || article.state === "returned";

  async function save(values: FormData) {
    const wantsReview = submits.current;
    submits.current = false;
    const fields = { ...Object.fromEntries(values), body: body.current, id: id.current };
    const saved = await changeOwn<OwnArticle>({ path: "articles/save", body: fields });
    id.current = saved.id;
    if (wantsReview) await changeOwn({ path: "articles/submit", body: { id: saved.id } });
    location.assign(localHref("/users/artlist"));
  }

  return (
    <AreaPage title={title} lead={isOpen ? m.article_write_lead() : m.article_closed()} isReady>
      {article?.note && (
        <p className="mb-6 border-s-3 border-oak ps-3 whitespace-pre-line" dir="auto">
          {article.note}
        </p>
      )}
      {isOpen && (
        <OwnForm
          onSave={save}
          submit={m.article_save()}
          actions={
            <button
              type="submit"
              onClick={() => {
                submits.current = true;
              }}
              className={buttonClass("outline")}
            >
              {m.article_submit()}
            </button>
          }
        >
          {(problems) => (
            <>
              <TextField
                label={m.article_title()}
                name="title"
                defaultValue={article?.title}
                error={problems("title")}
                dir="auto"
                maxLength={200}
                required
              />
              <TextArea
                label={m.article_summary()}
                name="summary"
                defaultValue={article?.summary}
                error={problems("summary")}
                dir="auto"
                rows={3}
                required
              />
              <RichTextField
                label={m.article_body()}
                defaultHtml={article?.body ?? ""}
                error={problems("body")}
                onChange={(html) => {
                  body.current = html;
                }}
              />
            </>
          )}
        </OwnForm>
      )}
    </AreaPage>
  );
}
