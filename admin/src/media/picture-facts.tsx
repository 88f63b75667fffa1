import { Box } from "@mui/material";
import { useIntl, useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import type { LibraryPicture } from "./picture.ts";
import { texts } from "./texts.ts";

/** What the file is, and who brought it. */
export function PictureFacts({
  picture: { id, name, width, height, bytes, createdAt, createdBy },
}: {
  picture: LibraryPicture;
}) {
  const text = useTexts(texts);
  const intl = useIntl();
  const kilobytes =
    bytes === null ? "" : ` · ${new Intl.NumberFormat(intl).format(Math.ceil(bytes / 1024))} KB`;
  const facts = [
    [text.id, <bdi key="id">{id}</bdi>],
    [text.file, <bdi key="file">{name}</bdi>],
    [text.size, `${width} × ${height}${kilobytes}`],
    [
      text.added,
      <span key="added">
        <When at={createdAt} />
        {createdBy && ` · ${createdBy}`}
      </span>,
    ],
  ] as const;
  return (
    <Panel title={text.facts}>
      <Box
        component="dl"
        sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, margin: 0 }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
