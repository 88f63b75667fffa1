import { Box, Link, TextField } from "@mui/material";
import { useState } from "react";
import { Show, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { Panel } from "../ui/panel.tsx";
import { Decision } from "./decision.tsx";
import { Fact, Facts } from "./facts.tsx";
import type { SubmittedArticle, WholeArticle } from "./member.ts";
import { articleStates, texts } from "./texts.ts";

export function ArticleShow() {
  return (
    <Show actions={false} component="div" title={<ArticleTitle />}>
      <ArticleScreen />
    </Show>
  );
}

function ArticleTitle() {
  return <>{useRecordContext<SubmittedArticle>()?.title}</>;
}

function ArticleScreen() {
  const text = useTexts(texts);
  const states = useTexts(articleStates);
  const article = useRecordContext<SubmittedArticle | WholeArticle>();
  if (!article) return null;
  const { lang, title, summary, author, state, note, articleId } = article;
  // Coming from the list, only its line is known at first.
  const whole = "body" in article ? article : undefined;
  return (
    <>
      <Panel title={title}>
        <Facts>
          <Fact label={text.author}>{author}</Fact>
          <Fact label={text.state}>{states[state]}</Fact>
          <Fact label={text.noteToMember}>{note}</Fact>
          <Fact label={text.summary}>{summary}</Fact>
        </Facts>
        <Box
          lang={lang}
          dir="auto"
          sx={{ marginBlockStart: 3, maxWidth: 680, overflowWrap: "anywhere" }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server as it came in
          dangerouslySetInnerHTML={{ __html: whole?.body ?? "" }}
        />
      </Panel>
      {state === "submitted" && whole && <Review key={whole.version} article={whole} />}
      {articleId && (
        <Link component={RouterLink} to={`/content/article/${encodeURIComponent(articleId)}`}>
          {text.editRecord}
        </Link>
      )}
    </>
  );
}

function Review({ article: { id, version, suggestedId } }: { article: WholeArticle }) {
  const text = useTexts(texts);
  const { act, busy } = useAct();
  const [articleId, setArticleId] = useState(suggestedId);
  const path = `member-articles/${id}` as const;
  return (
    <Panel title={text.decide}>
      <TextField
        label={text.address}
        helperText={text.addressHint}
        value={articleId}
        onChange={({ target }) => setArticleId(target.value)}
        fullWidth
        sx={{ marginBlockEnd: 3 }}
        slotProps={{ htmlInput: { dir: "ltr", maxLength: 80 } }}
      />
      <Decision
        yes={text.publish}
        no={text.giveBack}
        busy={busy}
        onYes={() =>
          act(
            () =>
              call<"POST /member-articles/:id/publish">({
                method: "POST",
                path: `${path}/publish`,
                body: { version, articleId },
              }),
            {
              done: text.publishedDone,
            },
          )
        }
        onNo={(note) =>
          act(
            () =>
              call<"POST /member-articles/:id/return">({
                method: "POST",
                path: `${path}/return`,
                body: { version, note },
              }),
            {
              done: text.returnedDone,
            },
          )
        }
      />
    </Panel>
  );
}
