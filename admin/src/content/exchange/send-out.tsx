import { kinds } from "virtual:content-kinds";
import DownloadIcon from "@mui/icons-material/DownloadOutlined";
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useState } from "react";
import type { Lang } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { useAccount } from "../../office/account.tsx";
import { useAct } from "../../office/use-act.ts";
import { fetchFile } from "../../ui/fetch-file.ts";
import { Panel } from "../../ui/panel.tsx";
import { contentLanguages } from "../languages.ts";
import { texts } from "./texts.ts";

export function SendOut() {
  const text = useTexts(texts);
  const language = useLanguage();
  const { translates } = useAccount();
  // Translators have what they write, into their language.
  const offered = kinds.filter(({ translated }) => translated || !translates);
  const everything = offered.map(({ kind }) => kind);
  const [from, setFrom] = useState<Lang>(translates === "zh" ? "en" : "zh");
  const [to, setTo] = useState<Lang>(translates ?? "ar");
  const [chosen, setChosen] = useState<readonly string[]>(everything);
  const isWhole = chosen.length === everything.length;
  const ready = from !== to && chosen.length > 0;
  const { act, busy } = useAct();
  const query = { from, to, kinds: chosen.join(",") };
  const name = `texts-${from}-${to}.xlf`;

  function toggle(kind: string) {
    setChosen(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);
  }

  return (
    <Panel title={text.out}>
      <Typography variant="body2">{text.outHint}</Typography>
      <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", marginBlock: 2 }}>
        <LanguageChoice label={text.from} value={from} onChoose={setFrom} />
        <LanguageChoice
          label={text.to}
          value={to}
          onChoose={setTo}
          only={translates ?? undefined}
        />
      </Box>
      <Box role="group" aria-label={text.kinds}>
        {offered.map(({ kind, many }) => (
          <FormControlLabel
            key={kind}
            label={many[language]}
            control={
              <Checkbox
                checked={chosen.includes(kind)}
                onChange={() => toggle(kind)}
                size="small"
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={!ready || busy}
          onClick={() => void act(() => fetchFile({ path: "translation", query, name }))}
        >
          {text.download}
        </Button>
        <Button onClick={() => setChosen(isWhole ? [] : everything)}>
          {isWhole ? text.noKinds : text.allKinds}
        </Button>
      </Box>
    </Panel>
  );
}

function LanguageChoice({
  label,
  value,
  onChoose,
  only,
}: {
  label: string;
  value: Lang;
  onChoose: (lang: Lang) => void;
  /** The one language there is to choose. */
  only?: Lang | undefined;
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value as Lang)}
      sx={{ minWidth: 160 }}
    >
      {contentLanguages
        .filter(({ code }) => !only || code === only)
        .map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
    </TextField>
  );
}
