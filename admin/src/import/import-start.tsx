import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import { Box, Button, LinearProgress, Typography } from "@mui/material";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../language.ts";
import { addressOf } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { DropZone } from "../ui/drop-zone.tsx";
import { Panel } from "../ui/panel.tsx";
import { sendFile } from "../ui/send-file.ts";
import { ImportHistory } from "./import-history.tsx";
import { texts } from "./texts.ts";

export function ImportStart() {
  const text = useTexts(texts);
  const navigate = useNavigate();
  const { act, busy } = useAct();
  const [share, setShare] = useState(0);

  async function check([file]: File[]) {
    if (!file) return;
    setShare(0);
    const found = await act(() =>
      sendFile<"POST /import">({ method: "POST", path: "import", file, onProgress: setShare }),
    );
    if (found) navigate(`/import/${found.id}`);
  }

  return (
    <>
      <Panel title={text.start}>
        <DropZone
          title={text.drop}
          hint={text.dropHint}
          choose={text.choose}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy}
          onFiles={check}
        />
        {busy && (
          <Box role="status">
            <Typography variant="body2">{share < 1 ? text.sending : text.reading}</Typography>
            <LinearProgress
              variant={share < 1 ? "determinate" : "indeterminate"}
              value={share * 100}
              aria-label={text.start}
            />
          </Box>
        )}
        <Downloads />
      </Panel>
      <Panel title={text.rules}>
        <Box
          component="ul"
          sx={{ margin: 0, paddingInlineStart: 2.5, "& li": { marginBlockEnd: 0.5 } }}
        >
          <li>
            <strong>{text.blank}</strong>
          </li>
          <li>
            <strong>{text.clearing}</strong>
          </li>
          <li>{text.columns}</li>
          <li>{text.formulas}</li>
          <li>{text.notes}</li>
          <li>{text.parts}</li>
          <li>{text.partRows}</li>
        </Box>
      </Panel>
      <Panel title={text.history}>
        <ImportHistory />
      </Panel>
    </>
  );
}

function Downloads() {
  const text = useTexts(texts);
  const files = [
    [`${text.template} (XLSX)`, "import/template.xlsx"],
    [`${text.template} (CSV)`, "import/template.csv"],
    [`${text.catalogue} (XLSX)`, "import/products.xlsx"],
    [`${text.catalogue} (CSV)`, "import/products.csv"],
  ] as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {files.map(([label, path]) => (
        <Button key={path} href={addressOf({ path })} download startIcon={<DownloadIcon />}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
