import { Box, Button, CircularProgress, Popover, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Answer, Localized } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { useEditorContext } from "../editor/editor-context.tsx";
import { type ContentLanguage, contentLanguages } from "../languages.ts";
import { texts } from "../texts.ts";

type Translated = {
  /** Of the text in all languages. */
  path: string;
  value: Localized | undefined;
  code: ContentLanguage["code"];
};

/** A way to the other languages, to what was translated before, and to the words of the trade. */
export function TranslationHelp(translated: Translated) {
  const text = useTexts(texts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = useId();
  return (
    <>
      <Button
        size="small"
        sx={{ padding: 0, minWidth: 0 }}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text.translationHelp}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-labelledby": title,
            sx: { padding: 2, width: "min(34rem, 100vw)" },
          },
        }}
      >
        <Typography id={title} variant="h6" component="h2">
          {text.translationHelp}
        </Typography>
        {anchor && <Help {...translated} onUse={() => setAnchor(null)} />}
      </Popover>
    </>
  );
}

function Help({ path, value, code, onUse }: Translated & { onUse: () => void }) {
  const { setValue } = useFormContext();
  const written = { zh: "", en: "", ar: "", ...value };
  const { kind } = useEditorContext();
  const { data: help, isPending } = useQuery({
    queryKey: ["translation", kind, code, written],
    queryFn: ({ signal }) =>
      call<"POST /content/:kind/translation">({
        method: "POST",
        path: `content/${kind}/translation`,
        body: { lang: code, texts: written },
        signal,
      }),
  });

  function use(words: string) {
    setValue(`${path}.${code}`, words, { shouldDirty: true, shouldValidate: true });
    onUse();
  }

  return (
    <>
      <Copies written={written} code={code} onUse={use} />
      {isPending && <CircularProgress size={20} />}
      {help && <Similar help={help} code={code} onUse={use} />}
      {help && <Words help={help} code={code} />}
    </>
  );
}

type Helped = { help: Answer<"POST /content/:kind/translation">; code: Translated["code"] };

function Copies({
  written,
  code,
  onUse,
}: {
  written: Localized;
  code: Translated["code"];
  onUse: (words: string) => void;
}) {
  const text = useTexts(texts);
  const others = contentLanguages.filter((one) => one.code !== code && written[one.code] !== "");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlock: 1 }}>
      {others.map(({ code: other, name }) => (
        <Button key={other} size="small" variant="outlined" onClick={() => onUse(written[other])}>
          {text.copyFrom(name)}
        </Button>
      ))}
    </Box>
  );
}

function Similar({ help, code, onUse }: Helped & { onUse: (words: string) => void }) {
  const text = useTexts(texts);
  const { similar, from } = help;
  if (!from) return null;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, marginBlockStart: 2 }}>
        {text.similarTexts}
      </Typography>
      {similar.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text.noSimilarTexts}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {similar.map(({ source, target, score }) => (
          <Box
            component="li"
            key={target}
            sx={{ borderBlockStart: 1, borderColor: "divider", paddingBlock: 1 }}
          >
            <Typography variant="body2" sx={{ color: "text.secondary" }} {...spoken(from)}>
              {source}
            </Typography>
            <Typography {...spoken(code)}>{target}</Typography>
            <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                {text.alike(Math.floor(score * 100))}
              </Typography>
              <Button size="small" onClick={() => onUse(target)}>
                {text.useText}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Words({ help: { words, forbidden, from }, code }: Helped) {
  const text = useTexts(texts);
  if (words.length + forbidden.length === 0) return null;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, marginBlockStart: 2 }}>
        {text.wordsOfTrade}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {words.map(({ source, target }) => (
          <li key={source}>
            <bdi {...(from && spoken(from))}>{source}</bdi>
            {" → "}
            <bdi {...spoken(code)}>{target}</bdi>
          </li>
        ))}
        {forbidden.map(({ found, suggestion }) => (
          <li key={found}>{text.insteadOf(found, suggestion)}</li>
        ))}
      </Box>
    </>
  );
}

/** The language and direction of words that are not in the back office's own. */
function spoken(code: Translated["code"]) {
  const found = contentLanguages.find((one) => one.code === code);
  return { lang: found?.lang, dir: found?.dir };
}
