import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, CircularProgress, Link, Popover, Typography } from "@mui/material";
import { useState } from "react";
import type { Answer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import type { Content } from "../field.ts";
import { contentLanguages } from "../languages.ts";
import { texts } from "../texts.ts";

type Kept = Answer<"POST /content/:kind/preview">;

/** The real page with what is written here, in each language, before anybody else sees it. */
export function PreviewButton({
  kind,
  id,
  read,
  onRefused,
}: {
  kind: string;
  id: string | undefined;
  read: () => Content;
  onRefused: (error: unknown) => void;
}) {
  const text = useTexts(texts);
  const [at, setAt] = useState<HTMLElement | null>(null);
  const [kept, setKept] = useState<Kept>();

  async function open(button: HTMLElement) {
    setKept(undefined);
    setAt(button);
    try {
      const body = { content: read(), replaces: id ?? null };
      const path = `content/${kind}/preview` as const;
      setKept(await call<"POST /content/:kind/preview">({ method: "POST", path, body }));
    } catch (error) {
      setAt(null);
      onRefused(error);
    }
  }

  return (
    <>
      <Button
        startIcon={<PreviewIcon />}
        aria-label={text.preview}
        onClick={(event) => open(event.currentTarget)}
        sx={iconOnPhones}
      >
        <span>{text.preview}</span>
      </Button>
      <Popover
        open={at !== null}
        anchorEl={at}
        onClose={() => setAt(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
        transformOrigin={{ vertical: "top", horizontal: "center" }}
        slotProps={{ paper: { role: "dialog", "aria-label": text.preview } }}
      >
        <Box sx={{ padding: 2, maxWidth: 320 }}>
          <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
            {text.previewLead}
          </Typography>
          {kept ? (
            <Box sx={{ display: "flex", gap: 2 }}>
              {contentLanguages.map(({ code, name, lang }) => (
                <Link
                  key={code}
                  lang={lang}
                  target="_blank"
                  rel="noopener"
                  href={`/${code}${kept.path === "/" ? "" : kept.path}?preview=${kept.token}`}
                >
                  {name}
                </Link>
              ))}
            </Box>
          ) : (
            <CircularProgress size={20} aria-label={text.previewBusy} />
          )}
        </Box>
      </Popover>
    </>
  );
}

/** The bar stays in view while one writes; on a telephone every line of it is missed below. */
export const iconOnPhones = {
  "@media (max-width: 599.95px)": {
    minWidth: 40,
    paddingInline: 1,
    "& > span:not(.MuiButton-startIcon)": { display: "none" },
    "& .MuiButton-startIcon": { margin: 0 },
  },
};
