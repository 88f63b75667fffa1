import { Alert } from "@mui/material";
import { useTexts } from "../language.ts";
import { texts } from "./texts.ts";
import { useFigures } from "./use-figures.ts";

const gigabyte = 1024 ** 3;

/** What has to be seen to before visitors suffer. */
export function Alarms() {
  const text = useTexts(texts);
  const { data: alarms = [] } = useFigures({ of: "alarms" });
  return alarms.map(({ kind, free, size }) => (
    <Alert key={kind} severity="error" sx={{ marginBlockEnd: 3 }}>
      {text.diskFull((free / gigabyte).toFixed(1), (size / gigabyte).toFixed(1))}
    </Alert>
  ));
}
