import { Edit, required, SelectInput, SimpleForm, TextInput, useRecordContext } from "react-admin";
import type { Body } from "../api.ts";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { FormBar } from "../ui/form-bar.tsx";
import { Panel } from "../ui/panel.tsx";
import { SessionList } from "../ui/session-list.tsx";
import { LanguageOfTranslator } from "./language-of-translator.tsx";
import type { Person } from "./person.ts";
import { PersonAccess } from "./person-access.tsx";
import { useRoleChoices } from "./role-names.ts";
import { texts } from "./texts.ts";

const toBody = ({ name, role, translates, version }: Person): Body<"PUT /people/:id"> => ({
  name,
  role,
  translates,
  version,
});

export function PersonEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      transform={toBody}
      redirect={false}
      actions={false}
      component="div"
      title={<PersonName />}
    >
      <PersonScreen />
    </Edit>
  );
}

function PersonName() {
  const person = useRecordContext<Person>();
  return <>{person?.name}</>;
}

function PersonScreen() {
  const text = useTexts(texts);
  const person = useRecordContext<Person>();
  const choices = useRoleChoices();
  const may = usePermissionCheck();
  if (!person) return null;
  const readOnly = !may("people.change");
  return (
    <>
      <Panel title={text.details}>
        <SimpleForm
          toolbar={readOnly ? false : <FormBar />}
          sx={{ padding: 0, maxWidth: 480, paddingBlockEnd: { xs: 0 } }}
        >
          <TextInput source="name" label={text.name} validate={required()} readOnly={readOnly} />
          <TextInput source="email" label={text.email} readOnly />
          <SelectInput
            source="role"
            label={text.role}
            choices={choices}
            validate={required()}
            readOnly={readOnly}
          />
          <LanguageOfTranslator readOnly={readOnly} />
        </SimpleForm>
      </Panel>
      <PersonAccess person={person} readOnly={readOnly} />
      <Panel title={text.sessions}>
        <SessionList of={`people/${person.id}`} mayEnd={!readOnly} />
      </Panel>
    </>
  );
}
