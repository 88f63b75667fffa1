import { Chip } from "@mui/material";
import { DataTable, List, SearchInput, SelectInput, SimpleList } from "react-admin";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { toChoices } from "../ui/to-choices.ts";
import { useNarrow } from "../ui/use-narrow.ts";
import { When } from "../ui/when.tsx";
import type { Member } from "./member.ts";
import { profileStates, texts, tradeNames } from "./texts.ts";

export function MemberList() {
  const text = useTexts(texts);
  const states = useTexts(profileStates);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="profileState"
      source="profileState"
      label={text.profile}
      choices={toChoices(states)}
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
      {useNarrow() ? <NarrowMembers /> : <WideMembers />}
    </List>
  );
}

function WideMembers() {
  const text = useTexts(texts);
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  return (
    <DataTable<Member> bulkActionButtons={false} rowClick="show">
      <DataTable.Col
        source="name"
        label={text.name}
        render={({ name }: Member) => <RecordLink type="show">{name}</RecordLink>}
      />
      <DataTable.Col source="email" label={text.email} />
      <DataTable.Col label={text.trade} disableSort render={({ trade }: Member) => trades[trade]} />
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
  );
}

function NarrowMembers() {
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  return (
    <SimpleList<Member>
      primaryText={({ name }) => <bdi>{name}</bdi>}
      secondaryText={({ email, trade, profileState }) => (
        <>
          {trades[trade]} · {states[profileState]}
          <br />
          {email}
        </>
      )}
      tertiaryText={({ disabled }) => <AccountState disabled={disabled} />}
      rowClick="show"
    />
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
