import { Box } from "@mui/material";
import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import { useTexts } from "../language.ts";
import { When } from "../ui/when.tsx";
import type { OfferedProfile } from "./member.ts";
import { profileStates, texts, tradeNames } from "./texts.ts";

/** Profiles that want to be in the directory; those that wait come first. */
export function ProfileList() {
  const text = useTexts(texts);
  const { private: _, ...states } = useTexts(profileStates);
  const names: Record<string, string> = states;
  const trades = useTexts(tradeNames);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={text.state}
      choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: "waiting" }}
      sort={{ field: "updatedAt", order: "ASC" }}
      exporter={false}
      empty={false}
    >
      <DataTable<OfferedProfile>
        bulkActionButtons={false}
        rowClick="show"
        empty={<Box sx={{ padding: 3 }}>{text.nothing}</Box>}
      >
        <DataTable.Col source="name" label={text.name} />
        <DataTable.Col
          label={text.trade}
          disableSort
          render={({ trade }: OfferedProfile) => trades[trade]}
        />
        <DataTable.Col label={text.country} disableSort render={({ country }) => country} />
        <DataTable.Col label={text.state} disableSort render={({ state }) => names[state]} />
        <DataTable.Col
          source="updatedAt"
          label={text.changedAt}
          render={({ updatedAt }) => <When at={updatedAt} />}
        />
      </DataTable>
    </List>
  );
}
