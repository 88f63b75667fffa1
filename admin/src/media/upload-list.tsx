import {
  Box,
  Button,
  LinearProgress,
  List,
  ListItem,
  ListItemText,
  Link as MuiLink,
  Paper,
  Typography,
} from "@mui/material";
import { Link } from "react-router-dom";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";
import { clearUploads, retryUploads, type Upload } from "./upload-queue.ts";

/** The uploads of this visit: how far each is, what went wrong, and another try. */
export function UploadList({ uploads }: { uploads: Upload[] }) {
  const text = useTexts(texts);
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === "failed").map(({ key }) => key);
  const done = uploads.filter(({ state }) => state === "done").length;
  return (
    <Paper component="section" aria-label={text.uploads} sx={{ padding: 2, marginBlockEnd: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap" }}>
        <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {text.summary(done, uploads.length)}
        </Typography>
        {failed.length > 1 && (
          <Button onClick={() => retryUploads(failed)}>{text.retryAll(failed.length)}</Button>
        )}
        <Button onClick={clearUploads}>{text.clear}</Button>
      </Box>
      <List dense disablePadding sx={{ maxHeight: 320, overflowY: "auto" }}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} onRetry={() => retryUploads([upload.key])} />
        ))}
      </List>
    </Paper>
  );
}

function UploadLine({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const text = useTexts(texts);
  const { file, state, share, picture, problem } = upload;
  const news = {
    waiting: text.waiting,
    sending: share < 1 ? text.sending(Math.round(share * 100)) : text.working,
    done: picture?.already ? text.already : text.done,
    failed: `${text.failed}: ${problem ?? ""}`,
  };
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        state === "failed" ? (
          <Button size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        ) : undefined
      }
      sx={{ gap: 1.5 }}
    >
      {picture && (
        <Box
          component="img"
          src={picture.thumb}
          alt=""
          sx={{ width: 48, height: 36, objectFit: "cover", borderRadius: 0.5 }}
        />
      )}
      <ListItemText
        primary={
          picture ? (
            <MuiLink component={Link} to={`/media/${picture.id}`}>
              {file.name}
            </MuiLink>
          ) : (
            file.name
          )
        }
        secondary={news[state]}
        slotProps={{
          primary: { noWrap: true },
          secondary: { color: state === "failed" ? "error" : "text.secondary" },
        }}
        sx={{ paddingInlineEnd: state === "failed" ? 8 : 0 }}
      />
      {state === "sending" && (
        <LinearProgress
          variant={share < 1 ? "determinate" : "indeterminate"}
          value={share * 100}
          aria-label={file.name}
          sx={{ width: 120 }}
        />
      )}
    </ListItem>
  );
}
