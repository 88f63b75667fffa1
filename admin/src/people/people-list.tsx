import InviteIcon from "@mui/icons-material/PersonAddOutlined";
import { useMediaQuery } from "@mui/material";
import {
  Button,
  DataTable,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
} from "react-admin";
import { Link } from "react-router-dom";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { RecordLink } from "../ui/row-link.tsx";
import { When } from "../ui/when.tsx";
import type { Person } from "./person.ts";
import { PersonState } from "./person-state.tsx";
import { useRoleChoices, useRoleOf } from "./role-names.ts";
import { texts } from "./texts.ts";

export function PeopleList() {
  const text = useTexts(texts);
  const choices = useRoleChoices();
  const narrow = useMediaQuery("(max-width: 700px)");
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="role" source="role" label={text.role} choices={choices} alwaysOn />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: "name", order: "ASC" }}
      actions={<Actions />}
      exporter={false}
      empty={false}
    >
      {narrow ? <NarrowPeople /> : <WidePeople />}
    </List>
  );
}

function Actions() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  return (
    <TopToolbar>
      {may("people.change") && (
        <Button component={Link} to="/invitations/create" label={text.invite} variant="contained">
          <InviteIcon />
        </Button>
      )}
    </TopToolbar>
  );
}

function WidePeople() {
  const text = useTexts(texts);
  const roleOf = useRoleOf();
  return (
    <DataTable<Person> bulkActionButtons={false} rowClick="edit">
      <DataTable.Col
        source="name"
        label={text.name}
        render={({ name }) => <RecordLink type="edit">{name}</RecordLink>}
      />
      <DataTable.Col source="email" label={text.email} />
      <DataTable.Col source="role" label={text.role} render={(person: Person) => roleOf(person)} />
      <DataTable.Col
        label={text.state}
        disableSort
        render={(person: Person) => <PersonState {...person} />}
      />
      <DataTable.Col
        label={text.secondFactor}
        disableSort
        render={({ hasSecondFactor }) => (hasSecondFactor ? text.on : text.off)}
      />
      <DataTable.Col
        source="lastSignedInAt"
        label={text.lastSignedIn}
        render={({ lastSignedInAt }) => <When at={lastSignedInAt} />}
      />
    </DataTable>
  );
}

function NarrowPeople() {
  const roleOf = useRoleOf();
  return (
    <SimpleList<Person>
      primaryText={({ name }) => name}
      secondaryText={(person) => `${roleOf(person)} · ${person.email}`}
      tertiaryText={(person) => <PersonState {...person} />}
      rowClick="edit"
    />
  );
}
