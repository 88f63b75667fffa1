import { Box, Chip, Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import type { Inquiry } from "./inquiry.ts";
import { useNames } from "./names.ts";
import { texts } from "./texts.ts";

/** What the sender wrote, as they wrote it. */
export function Message({ inquiry }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  const names = useNames();
  return (
    <Panel title={text.message}>
      <Typography
        dir="auto"
        lang={inquiry.lang}
        sx={{ fontSize: "1.125rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
      >
        {inquiry.message}
      </Typography>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          alignItems: "center",
          marginBlockStart: 2,
          color: "text.secondary",
        }}
      >
        <Chip size="small" label={names.purpose[inquiry.purpose]} />
        <Chip size="small" label={text.writtenIn(names.language[inquiry.lang])} />
        <When at={inquiry.createdAt} />
      </Box>
    </Panel>
  );
}
