import { Alert, Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { When } from "../ui/when.tsx";
import { Figure, FigurePanel, Figures } from "./figure-panel.tsx";
import { texts } from "./texts.ts";
import { useFigures } from "./use-figures.ts";

const megabyte = 1024 ** 2;

/** Whether there is something to go back to, and from when. */
export function BackupPanel() {
  const text = useTexts(texts);
  const figures = useFigures({ of: "backups" });
  return (
    <FigurePanel title={text.backups} figures={figures}>
      {({ at, success, failure }) => (
        <>
          {failure && (
            <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
              {text.backupFailed} <bdi>{failure.problem}</bdi> (<When at={failure.at} />)
            </Alert>
          )}
          {success ? (
            <Figures>
              <Figure label={text.lastBackup}>
                <When at={success.at} />
              </Figure>
            </Figures>
          ) : (
            <Typography>{text.noBackup}</Typography>
          )}
          {success && (
            <Typography sx={{ color: "text.secondary" }}>
              <bdi>{success.archive}</bdi>{" "}
              {text.backupSize((success.bytes / megabyte).toFixed(1), success.seconds.toFixed(1))}
            </Typography>
          )}
          {success && success.missingFiles > 0 && (
            <Typography color="error">{text.filesMissing(success.missingFiles)}</Typography>
          )}
          <Typography sx={{ color: "text.secondary" }}>
            {at ? text.nightly(at) : text.byHand}
          </Typography>
        </>
      )}
    </FigurePanel>
  );
}
