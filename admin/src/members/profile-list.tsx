import { Box } from "@mui/material";
import { DataTable, List, SearchInput, SelectInput, SimpleList } from "react-admin";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { toChoices } from "../ui/to-choices.ts";
import { useCountryName } from "../ui/use-country-name.ts";
import { useNarrow } from "../ui/use-narrow.ts";
import { When } from "../ui/when.tsx";
import type { OfferedProfile } from "./member.ts";
import { profileStates, texts, tradeNames } from "./texts.ts";

/** Profiles that want to be in the directory; those that wait come first. */
export function ProfileList() {
  const text = useTexts(texts);
  const { private: _, ...states } = useTexts(profileStates);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={text.state}
      choices={toChoices(states)}
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
      {useNarrow() ? <NarrowProfiles /> : <WideProfiles />}
    </List>
  );
}

function WideProfiles() {
  const text = useTexts(texts);
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  const countryName = useCountryName();
  return (
    <DataTable<OfferedProfile>
      bulkActionButtons={false}
      rowClick="show"
      empty={<Box sx={{ padding: 3 }}>{text.nothing}</Box>}
    >
      <DataTable.Col
        source="name"
        label={text.name}
        render={({ name }: OfferedProfile) => <RecordLink type="show">{name}</RecordLink>}
      />
      <DataTable.Col
        label={text.trade}
        disableSort
        render={({ trade }: OfferedProfile) => trades[trade]}
      />
      <DataTable.Col
        label={text.country}
        disableSort
        render={({ country }) => countryName(country)}
      />
      <DataTable.Col
        label={text.state}
        disableSort
        render={({ state }: OfferedProfile) => states[state]}
      />
      <DataTable.Col
        source="updatedAt"
        label={text.changedAt}
        render={({ updatedAt }) => <When at={updatedAt} />}
      />
    </DataTable>
  );
}

function NarrowProfiles() {
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  const countryName = useCountryName();
  return (
    <SimpleList<OfferedProfile>
      primaryText={({ name }) => <bdi>{name}</bdi>}
      secondaryText={({ trade, country }) => `${trades[trade]} · ${countryName(country)}`}
      tertiaryText={({ state }) => states[state]}
      rowClick="show"
    />
  );
}
