import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Box, Button, Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { addressOf } from "../office/call.ts";
import { Panel } from "../ui/panel.tsx";
import type { Inquiry } from "./inquiry.ts";
import { texts } from "./texts.ts";

/** What the sender attached to the inquiry itself; what came with answers stands with them. */
export function Files({ inquiry: { id, files } }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  const own = files.filter(({ answer }) => answer === null);
  if (own.length === 0) return null;
  return (
    <Panel title={text.files}>
      <FileList id={id} files={own} />
    </Panel>
  );
}

/** Files as they can be taken: checked when they came in, saved and never shown by the browser. */
export function FileList({ id, files }: Pick<Inquiry, "id" | "files">) {
  const text = useTexts(texts);
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 2,
            paddingBlock: 1,
          }}
        >
          <Typography sx={{ flex: "1 1 12rem", overflowWrap: "anywhere" }}>
            <bdi>{file.name}</bdi> · {text.size(Math.ceil(file.bytes / 1024))}
          </Typography>
          <Button
            variant="outlined"
            size="small"
            startIcon={<DownloadIcon />}
            href={addressOf({ path: `inquiries/${id}/files/${file.id}` })}
            aria-label={text.downloadFile(file.name)}
            download
          >
            {text.download}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
