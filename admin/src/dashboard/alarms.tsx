import { Alert } from "@mui/material";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";
import { useFigures } from "./use-figures.ts";

const gigabyte = 1024 ** 3;

/** What has to be seen to before visitors suffer. */
export function Alarms() {
  const text = useTexts(texts);
  const { data: alarms = [] } = useFigures({ of: "alarms" });
  return alarms.map((alarm) => (
    <Alert key={alarm.kind} severity="error" sx={{ marginBlockEnd: 3 }}>
      {alarm.kind === "backup"
        ? text.backupMissed
        : text.diskFull((alarm.free / gigabyte).toFixed(1), (alarm.size / gigabyte).toFixed(1))}
    </Alert>
  ));
}
