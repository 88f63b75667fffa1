import { Box, Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import type { Application, ResumeEntry } from "./application.ts";
import { texts } from "./texts.ts";

/** A member's résumé as it was when they applied. */
export function Resume({ resume }: { resume: NonNullable<Application["resume"]> }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.resume}>
      <Entries title={text.experience} entries={resume.experience} />
      <Entries title={text.education} entries={resume.education} />
    </Panel>
  );
}

function Entries({ title, entries }: { title: string; entries: ResumeEntry[] }) {
  const text = useTexts(texts);
  if (entries.length === 0) return null;
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {entries.map((entry) => (
        <Box key={entry.id} sx={{ paddingBlock: 1 }}>
          <Typography dir="auto">
            <b>{entry.title}</b>, {entry.place}
          </Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {entry.began} – {entry.ended ?? text.today}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
            {entry.about}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
