import { Box, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import type { Localized } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { useEditorContext } from "../editor/editor-context.tsx";
import type { Content } from "../field.ts";
import { type ContentLanguage, contentLanguages } from "../languages.ts";
import { texts } from "../texts.ts";
import { SideBySide } from "./field-group.tsx";
import { headOf, sharedPicture } from "./head-of.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { usePictures } from "./pictures.ts";

/** What search engines show before they cut it off; a Chinese sign is as wide as two letters. */
const best = {
  zh: { title: 30, description: 80 },
  en: { title: 60, description: 160 },
  ar: { title: 60, description: 160 },
};

/** What search engines and share cards say, and how it will look there. */
export function SeoInput({ path }: { path: string }) {
  const text = useTexts(texts);
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <LocalizedInput path={`${path}.title`} label={text.searchTitle} hint={text.derived} />
      <LocalizedInput
        path={`${path}.description`}
        label={text.searchDescription}
        hint={text.derived}
        lines={3}
      />
      <LocalizedInput path={`${path}.keywords`} label={text.searchKeywords} />
      <SideBySide>
        {contentLanguages.map((language) => (
          <SearchPreview key={language.code} path={path} language={language} />
        ))}
      </SideBySide>
      <SideBySide>
        {contentLanguages.map((language) => (
          <SharePreview key={language.code} path={path} language={language} />
        ))}
      </SideBySide>
    </Box>
  );
}

type Shown = { path: string; language: ContentLanguage };

function useHead({ path, language: { code } }: Shown) {
  const content = useWatch() as Content;
  const seo: Record<string, Localized> | undefined = useWatch({ name: path });
  return { content, ...headOf({ content, seo, code }) };
}

function SearchPreview(shown: Shown) {
  const text = useTexts(texts);
  const { path: page } = useEditorContext();
  const { code, dir, lang } = shown.language;
  const { title, description } = useHead(shown);
  const count = (written: string, most: number) => `${written.length} / ${most}`;
  return (
    <Box component="figure" aria-label={text.searchPreview} sx={{ margin: 0 }}>
      <Caption>{text.searchPreview}</Caption>
      <Box dir={dir} lang={lang} sx={card}>
        <Typography variant="caption" noWrap component="p">
          <bdi dir="ltr">
            {location.host} › {code}
            {page ?? ""}
          </bdi>
        </Typography>
        <Typography sx={{ color: "secondary.main", fontSize: "1.05rem", ...lines(2) }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", ...lines(3) }}>
          {description}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {text.characters(
          count(title, best[code].title),
          count(description, best[code].description),
        )}
      </Typography>
    </Box>
  );
}

function SharePreview(shown: Shown) {
  const text = useTexts(texts);
  const { dir, lang } = shown.language;
  const { content, title, description } = useHead(shown);
  const picture = usePictures(sharedPicture(content)).values().next().value;
  return (
    <Box component="figure" aria-label={text.sharePreview} sx={{ margin: 0 }}>
      <Caption>{text.sharePreview}</Caption>
      <Box dir={dir} lang={lang} sx={{ ...card, padding: 0, overflow: "hidden" }}>
        {picture && (
          <Box
            component="img"
            src={picture.preview}
            alt=""
            sx={{ width: "100%", aspectRatio: "1.91", objectFit: "cover", display: "block" }}
          />
        )}
        <Box sx={{ padding: 1.5, backgroundColor: "background.default" }}>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {location.host}
          </Typography>
          <Typography sx={{ fontWeight: 600, ...lines(2) }}>{title}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", ...lines(2) }}>
            {description}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function Caption({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="figcaption" sx={{ color: "text.secondary" }}>
      {children}
    </Typography>
  );
}

const card = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  padding: 1.5,
  backgroundColor: "background.paper",
};

const lines = (count: number) => ({
  display: "-webkit-box",
  WebkitLineClamp: count,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
