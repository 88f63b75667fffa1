import { Box } from "@mui/material";
import {
  AutocompleteInput,
  DataTable,
  DateTimeInput,
  List,
  ReferenceInput,
  SelectInput,
  SimpleList,
  TextInput,
} from "react-admin";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { When } from "../ui/when.tsx";
import type { AuditEntry } from "./entry.ts";
import { texts, useNames } from "./texts.ts";

export function AuditList() {
  const narrow = useNarrow();
  return (
    <List
      filters={useFilters()}
      sort={{ field: "at", order: "DESC" }}
      exporter={false}
      empty={false}
      perPage={25}
    >
      {narrow ? <NarrowLog /> : <WideLog />}
    </List>
  );
}

function useFilters() {
  const text = useTexts(texts);
  const names = useNames();
  return [
    <ReferenceInput key="actor" source="actor" reference="people" alwaysOn>
      <AutocompleteInput
        label={text.actor}
        optionText="name"
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceInput>,
    <SelectInput
      key="kind"
      source="kind"
      label={text.kind}
      choices={names.kinds}
      translateChoice={false}
      alwaysOn
    />,
    <SelectInput
      key="action"
      source="action"
      label={text.action}
      choices={names.actions}
      translateChoice={false}
      alwaysOn
    />,
    <TextInput key="recordId" source="recordId" label={text.record} />,
    <DateTimeInput key="from" source="from" label={text.from} />,
    <DateTimeInput key="until" source="until" label={text.until} />,
  ];
}

function WideLog() {
  const text = useTexts(texts);
  const names = useNames();
  return (
    <DataTable<AuditEntry> bulkActionButtons={false} rowClick="show" empty={<Nothing />}>
      <DataTable.Col
        source="at"
        label={text.at}
        render={({ at }) => (
          <RecordLink type="show">
            <When at={at} />
          </RecordLink>
        )}
      />
      <DataTable.Col
        label={text.actor}
        disableSort
        render={({ actor }) => actor?.name ?? text.site}
      />
      <DataTable.Col
        label={text.action}
        disableSort
        render={({ action }) => names.action(action)}
      />
      <DataTable.Col label={text.kind} disableSort render={({ kind }) => names.kind(kind)} />
      <DataTable.Col
        label={text.record}
        disableSort
        render={({ kind, recordId, recordName }) => (
          <Box component="bdi" sx={{ overflowWrap: "anywhere" }}>
            {names.record({ kind, recordId, recordName })}
          </Box>
        )}
      />
      <DataTable.Col label={text.ip} disableSort render={({ ip }) => ip ?? "–"} />
    </DataTable>
  );
}

function NarrowLog() {
  const text = useTexts(texts);
  const names = useNames();
  return (
    <SimpleList<AuditEntry>
      primaryText={({ action, kind }) => `${names.action(action)} · ${names.kind(kind)}`}
      secondaryText={(entry) =>
        entry.actor?.id === entry.recordId
          ? entry.actor.name
          : `${entry.actor?.name ?? text.site} · ${names.record(entry)}`
      }
      tertiaryText={({ at }) => <When at={at} />}
      rowClick="show"
    />
  );
}

function Nothing() {
  const text = useTexts(texts);
  return <Box sx={{ padding: 3 }}>{text.nothing}</Box>;
}
