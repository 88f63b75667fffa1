import { Chip } from "@mui/material";
import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import { useTexts } from "../language.ts";
import { When } from "../ui/when.tsx";
import type { Member } from "./member.ts";
import { profileStates, texts, tradeNames } from "./texts.ts";

export function MemberList() {
  const text = useTexts(texts);
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="profileState"
      source="profileState"
      label={text.profile}
      choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: "createdAt", order: "DESC" }}
      exporter={false}
      empty={false}
    >
      <DataTable<Member> bulkActionButtons={false} rowClick="show">
        <DataTable.Col source="name" label={text.name} />
        <DataTable.Col source="email" label={text.email} />
        <DataTable.Col
          label={text.trade}
          disableSort
          render={({ trade }: Member) => trades[trade]}
        />
        <DataTable.Col
          label={text.profile}
          disableSort
          render={({ profileState }: Member) => states[profileState]}
        />
        <DataTable.Col
          label={text.state}
          disableSort
          render={({ disabled }) => <AccountState disabled={disabled} />}
        />
        <DataTable.Col
          source="createdAt"
          label={text.since}
          render={({ createdAt }) => <When at={createdAt} />}
        />
      </DataTable>
    </List>
  );
}

export function AccountState({ disabled }: Pick<Member, "disabled">) {
  const text = useTexts(texts);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={disabled ? "error" : "success"}
      label={disabled ? text.disabledState : text.active}
    />
  );
}
