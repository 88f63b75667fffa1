import InviteIcon from "@mui/icons-material/PersonAddOutlined";
import { Typography } from "@mui/material";
import { useState } from "react";
import {
  Create,
  email,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRedirect,
} from "react-admin";
import type { Body } from "../api.ts";
import { languages, useLanguage, useTexts } from "../language.ts";
import { FormBar } from "../ui/form-bar.tsx";
import { Panel } from "../ui/panel.tsx";
import { toChoices } from "../ui/to-choices.ts";
import { LanguageOfTranslator } from "./language-of-translator.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { MadeLink } from "./person.ts";
import { useRoleChoices } from "./role-names.ts";
import { texts } from "./texts.ts";

const mailLanguages = toChoices(languages);

export function InvitationCreate() {
  const text = useTexts(texts);
  const lang = useLanguage();
  const choices = useRoleChoices();
  const redirect = useRedirect();
  const [link, setLink] = useState<MadeLink>();
  const begun: Partial<Body<"POST /invitations">> = { role: "editor", lang };
  return (
    <Create<MadeLink>
      title={text.invite}
      component="div"
      mutationOptions={{ onSuccess: (made: MadeLink) => setLink(made) }}
    >
      <Panel title={text.invite}>
        <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
          {text.inviteLead}
        </Typography>
        <SimpleForm
          defaultValues={begun}
          toolbar={<FormBar label={text.send} icon={<InviteIcon />} />}
          sx={{ padding: 0, maxWidth: 480, paddingBlockEnd: { xs: 0 } }}
        >
          <TextInput
            source="email"
            type="email"
            label={text.email}
            validate={[required(), email()]}
          />
          <SelectInput source="role" label={text.role} choices={choices} validate={required()} />
          <LanguageOfTranslator />
          <SelectInput
            source="lang"
            label={text.mailLang}
            choices={mailLanguages}
            validate={required()}
            translateChoice={false}
          />
        </SimpleForm>
      </Panel>
      <LinkDialog
        link={link}
        onClose={() => {
          setLink(undefined);
          redirect("/invitations");
        }}
      />
    </Create>
  );
}
