import { Box, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { useTexts } from "../language.ts";
import type { Content, Localized } from "./field.ts";
import { SideBySide } from "./field-group.tsx";
import { type ContentLanguage, contentLanguages } from "./languages.ts";
import { LocalizedInput } from "./localized-input.tsx";
import { usePictures } from "./pictures.ts";
import { texts } from "./texts.ts";
import { useWriting } from "./writing.tsx";

const best = { title: 60, description: 160 };

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
          <Previews key={language.code} path={path} language={language} />
        ))}
      </SideBySide>
    </Box>
  );
}

function Previews({
  path,
  language: { code, dir, lang },
}: {
  path: string;
  language: ContentLanguage;
}) {
  const text = useTexts(texts);
  const { path: page } = useWriting();
  const content = useWatch() as Content;
  const seo: Record<string, Localized> = useWatch({ name: path }) ?? {};
  const title = seo.title?.[code] || textIn(content, ["title", "subjectName", "name"], code);
  const description = seo.description?.[code] || textIn(content, ["summary", "intro"], code);
  const picture = usePictures(pictureOf(content)).values().next().value;
  return (
    <Box dir={dir} lang={lang} sx={{ display: "grid", gap: 1.5 }}>
      <Box component="figure" aria-label={text.searchPreview} sx={{ margin: 0 }}>
        <Caption>{text.searchPreview}</Caption>
        <Box sx={card}>
          <Typography variant="caption" noWrap component="p" dir="ltr" sx={{ textAlign: "start" }}>
            {location.host} › {code}
            {page ?? ""}
          </Typography>
          <Typography sx={{ color: "secondary.main", fontSize: "1.05rem", ...lines(2) }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", ...lines(3) }}>
            {description}
          </Typography>
        </Box>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          <bdi>{text.characters(title.length, best.title)}</bdi> ·{" "}
          <bdi>{text.characters(description.length, best.description)}</bdi>
        </Typography>
      </Box>
      <Box component="figure" aria-label={text.sharePreview} sx={{ margin: 0 }}>
        <Caption>{text.sharePreview}</Caption>
        <Box sx={{ ...card, padding: 0, overflow: "hidden" }}>
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

function textIn(content: Content, names: string[], code: ContentLanguage["code"]): string {
  const found = names.map((name) => content[name] as Localized | undefined).find(Boolean);
  return found?.[code] || found?.en || found?.zh || "";
}

function pictureOf({ cover, picture, pictures }: Content): string[] {
  const first = cover ?? picture ?? (Array.isArray(pictures) ? pictures[0] : undefined);
  return typeof first === "string" && first !== "" ? [first] : [];
}
