import { Box, Typography } from "@mui/material";
import {
  Create,
  DeleteButton,
  Edit,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
} from "react-admin";
import { useTexts } from "../language.ts";
import { useNames } from "./names.ts";
import { contentLanguages } from "./template-list.tsx";
import { texts } from "./texts.ts";

const inThree = { zh: "", en: "", ar: "" };

export function TemplateCreate() {
  const text = useTexts(texts);
  return (
    <Create redirect="list" title={text.templateNew}>
      <SimpleForm defaultValues={{ subject: inThree, body: inThree }}>
        <TemplateFields />
      </SimpleForm>
    </Create>
  );
}

export function TemplateEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm toolbar={<EditTools />}>
        <TemplateFields />
      </SimpleForm>
    </Edit>
  );
}

function EditTools() {
  return (
    <Toolbar sx={{ justifyContent: "space-between" }}>
      <SaveButton />
      <DeleteButton mutationMode="pessimistic" />
    </Toolbar>
  );
}

/** The three languages side by side; an empty one is simply not offered for such inquiries. */
function TemplateFields() {
  const text = useTexts(texts);
  const names = useNames();
  return (
    <>
      <TextInput source="name" label={text.templateName} validate={required()} />
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text.templateHint}
      </Typography>
      <Box
        sx={{
          display: "grid",
          width: "100%",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        {contentLanguages.map((lang) => {
          const dir = lang === "ar" ? "rtl" : "ltr";
          const typed = { slotProps: { htmlInput: { dir, lang } } };
          return (
            <Box key={lang} component="fieldset" sx={{ border: 0, margin: 0, padding: 0 }}>
              <Box component="legend" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
                {names.language[lang]}
              </Box>
              <TextInput
                source={`subject.${lang}`}
                label={text.subject}
                parse={(value: string) => value ?? ""}
                {...typed}
              />
              <TextInput
                source={`body.${lang}`}
                label={text.body}
                multiline
                minRows={10}
                parse={(value: string) => value ?? ""}
                {...typed}
              />
            </Box>
          );
        })}
      </Box>
    </>
  );
}
