import { Alert, useMediaQuery } from "@mui/material";
import { DataTable, List, type RaRecord, SearchInput, SelectInput, SimpleList } from "react-admin";
import type { Label, Row } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { RowLink } from "../../ui/row-link.tsx";
import { forms } from "../forms.ts";
import { texts } from "../texts.ts";
import { useWording } from "../use-wording.ts";

type Finding = Row<"GET /content/findings">;

/** The field itself, in the form of its record. */
const toField = (_id: unknown, _resource: string, { kind, record, field }: RaRecord) =>
  `/content/${kind}/${encodeURIComponent(record)}?field=${encodeURIComponent(field)}`;

/** What the content check has found in what visitors read. */
export function FindingList() {
  const text = useTexts(texts);
  const language = useLanguage();
  const narrow = useMediaQuery("(max-width: 1000px)");
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="kind"
      source="kind"
      label={text.findingKind}
      choices={Object.entries(forms).map(([id, { one }]) => ({ id, name: one[language] }))}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <>
      <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
        {text.findingsLead}
      </Alert>
      <List
        filters={filters}
        sort={{ field: "record", order: "ASC" }}
        perPage={50}
        actions={false}
        exporter={false}
        empty={false}
      >
        {narrow ? <NarrowFindings /> : <WideFindings />}
      </List>
    </>
  );
}

function nameOf(kind: string, language: keyof Label): string {
  return forms[kind]?.one[language] ?? kind;
}

function WideFindings() {
  const text = useTexts(texts);
  const language = useLanguage();
  return (
    <DataTable<Finding>
      rowClick={toField}
      bulkActionButtons={false}
      empty={<Alert severity="success">{text.findingsNone}</Alert>}
    >
      <DataTable.Col
        source="record"
        label={text.findingRecord}
        render={(finding: Finding) => (
          <RowLink to={toField(finding.id, "", finding)}>
            {nameOf(finding.kind, language)} <bdi>{finding.record}</bdi>
          </RowLink>
        )}
      />
      <DataTable.Col
        label={text.findingField}
        disableSort
        render={({ kind, field }) => <FieldName kind={kind} field={field} />}
      />
      <DataTable.Col
        source="rule"
        label={text.findingRule}
        render={({ ruleTitle }) => ruleTitle[language]}
      />
      <DataTable.Col
        label={text.findingMessage}
        disableSort
        render={({ message }) => message[language]}
      />
    </DataTable>
  );
}

/** The field as its form calls it. */
function FieldName({ kind, field }: { kind: string; field: string }) {
  return useWording(kind).nameOf(field);
}

function NarrowFindings() {
  const text = useTexts(texts);
  const language = useLanguage();
  return (
    <SimpleList<Finding>
      primaryText={({ message }) => message[language]}
      secondaryText={({ kind, record, field }) => (
        <>
          <bdi>{record}</bdi> · <FieldName kind={kind} field={field} />
        </>
      )}
      tertiaryText={({ ruleTitle }) => ruleTitle[language]}
      rowClick={toField}
      empty={<Alert severity="success">{text.findingsNone}</Alert>}
    />
  );
}
