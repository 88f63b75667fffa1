import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Box, Button, IconButton, Tooltip, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIntl, useTexts } from "../../language.ts";
import { addressOf, call } from "../../office/call.ts";
import { sendFile } from "../../ui/send-file.ts";
import { texts } from "../texts.ts";
import { FieldGroup } from "./field-group.tsx";
import { useInput } from "./use-input.ts";

/** A PDF, uploaded at once and kept by its id. Until the record is saved, nothing of it is public. */
export function FileInput({
  path,
  label,
  hint,
}: {
  path: string;
  label: string;
  hint?: string | undefined;
}) {
  const text = useTexts(texts);
  const { value, set, error, disabled } = useInput<string>(path);
  const { share, problem, upload } = useUpload({ onDone: set });
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup label={label} hint={hint} error={problem ?? error}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        {value ? (
          <StoredFile id={value} />
        ) : (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {text.noFile}
          </Typography>
        )}
        {!disabled && (
          <Button
            size="small"
            variant="outlined"
            disabled={share !== undefined}
            onClick={() => input.current?.click()}
          >
            {value ? text.changeFile : text.chooseFile}
          </Button>
        )}
        {!disabled && value && (
          <Button size="small" color="inherit" onClick={() => set("")}>
            {text.removeFile}
          </Button>
        )}
        <Typography role="status" variant="body2">
          {share !== undefined && text.sendingFile(Math.round(share * 100))}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          accept=".pdf,application/pdf"
          aria-label={text.chooseFile}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) void upload(file);
          }}
        />
      </Box>
    </FieldGroup>
  );
}

/** Sends a file; `share` is how much of it is sent while that lasts. */
function useUpload({ onDone }: { onDone: (id: string) => void }) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  async function upload(file: File) {
    setProblem(undefined);
    setShare(0);
    try {
      const { id } = await sendFile<"POST /documents">({
        method: "POST",
        path: "documents",
        file,
        onProgress: setShare,
      });
      onDone(id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "");
    } finally {
      setShare(undefined);
    }
  }
  return { share, problem, upload };
}

function StoredFile({ id }: { id: string }) {
  const text = useTexts(texts);
  const numbers = new Intl.NumberFormat(useIntl());
  const { data: file } = useQuery({
    queryKey: ["documents", id],
    queryFn: () => call<"GET /documents/:id">({ path: `documents/${id}` }),
    retry: false,
  });
  if (!file) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      <bdi>{file.name}</bdi> · {text.fileSize(numbers.format(Math.ceil(file.bytes / 1000)))}
      <Tooltip title={text.openFile(file.name)}>
        <IconButton
          size="small"
          href={addressOf({ path: `documents/${id}/file` })}
          aria-label={text.openFile(file.name)}
          download
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Typography>
  );
}
