import { Alert, useMediaQuery } from "@mui/material";
import {
  BooleanInput,
  DataTable,
  List,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
} from "react-admin";
import type { Row } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { RowLink } from "../../ui/row-link.tsx";
import { mountingKinds } from "../acoustics/mounting-kinds.ts";
import { texts } from "../texts.ts";
import { titleIn } from "../title-in.ts";
import { StatusChip } from "./status-chip.tsx";

type Claim = Row<"GET /content/claims">;

const toProduct = (_id: unknown, _resource: string, record: RaRecord) =>
  `/content/product/${encodeURIComponent(record.product)}`;

/** Every acoustic or fire value that no laboratory has reported. */
export function ClaimList() {
  const text = useTexts(texts);
  const narrow = useMediaQuery("(max-width: 1000px)");
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="what"
      source="what"
      label={text.claimWhat}
      choices={[
        { id: "absorption", name: text.claimAbsorption },
        { id: "fire", name: text.claimFire },
      ]}
      translateChoice={false}
      alwaysOn
    />,
    <SelectInput
      key="evidence"
      source="evidence"
      label={text.claimEvidence}
      choices={[
        { id: "literature", name: text.literature },
        { id: "indicative", name: text.indicative },
      ]}
      translateChoice={false}
      alwaysOn
    />,
    <BooleanInput key="published" source="published" label={text.claimsPublished} alwaysOn />,
  ];
  return (
    <>
      <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
        {text.claimsLead}
      </Alert>
      <List
        filters={filters}
        sort={{ field: "product", order: "ASC" }}
        perPage={50}
        actions={false}
        exporter={false}
        empty={false}
      >
        {narrow ? <NarrowClaims /> : <WideClaims />}
      </List>
    </>
  );
}

function nameOf(mounting: string) {
  return mountingKinds.find(({ id }) => id === mounting)?.name;
}

function WideClaims() {
  const text = useTexts(texts);
  const language = useLanguage();
  return (
    <DataTable<Claim>
      rowClick={toProduct}
      bulkActionButtons={false}
      sx={{ "& td:not(:last-of-type), & th": { whiteSpace: "nowrap" } }}
    >
      <DataTable.Col
        source="product"
        label={text.claimProduct}
        render={(claim: Claim) => (
          <RowLink to={toProduct(claim.id, "", claim)}>
            {titleIn(claim.title, language) || claim.product}
          </RowLink>
        )}
      />
      <DataTable.Col
        label={text.status}
        disableSort
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col
        label={text.claimWhat}
        disableSort
        render={({ what }) => (what === "fire" ? text.claimFire : text.claimAbsorption)}
      />
      <DataTable.Col
        label={text.claimOf}
        disableSort
        render={({ of }) => nameOf(of)?.[language] ?? of}
      />
      <DataTable.Col
        label={text.claimValue}
        disableSort
        render={({ value }) => <bdi>{value}</bdi>}
      />
      <DataTable.Col
        label={text.claimEvidence}
        disableSort
        render={({ evidence }: Claim) => text[evidence]}
      />
      <DataTable.Col label={text.claimSource} disableSort render={({ source }) => source ?? "–"} />
    </DataTable>
  );
}

function NarrowClaims() {
  const text = useTexts(texts);
  const language = useLanguage();
  return (
    <SimpleList<Claim>
      primaryText={({ title }) => titleIn(title, language)}
      secondaryText={({ value, of }) => `${nameOf(of)?.[language] ?? of} · ${value}`}
      tertiaryText={({ evidence }: Claim) => text[evidence]}
      rowClick={toProduct}
    />
  );
}
