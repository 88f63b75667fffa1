import { Box, Paper, Typography } from "@mui/material";
import { useId } from "react";
import type { KindForm } from "../../api.ts";
import { useLanguage } from "../../language.ts";
import { FieldInputs } from "../fields/field-input.tsx";
import { useShown } from "../use-shown.ts";

type Section = KindForm["sections"][number];

/** The fields of a record, in panels; those that do not apply to it are left out. */
export function RecordSections({ sections }: { sections: Section[] }) {
  return useShown(sections).map((section) => (
    <SectionPanel key={section.title.en} section={section} />
  ));
}

function SectionPanel({ section: { title, fields } }: { section: Section }) {
  const language = useLanguage();
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 2, md: 3 }, marginBlockEnd: 3 }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ marginBlockEnd: 2 }}>
        {title[language]}
      </Typography>
      <Box>
        <FieldInputs fields={fields} />
      </Box>
    </Paper>
  );
}
