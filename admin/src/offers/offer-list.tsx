import { DataTable, List, SearchInput } from "react-admin";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { When } from "../ui/when.tsx";
import { type ListedOffer, nameOf } from "./offer.ts";
import { StateChip } from "./state-chip.tsx";
import { texts } from "./texts.ts";

export function OfferList() {
  const text = useTexts(texts);
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: "updatedAt", order: "DESC" }}
      exporter={false}
      empty={false}
    >
      <DataTable<ListedOffer> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col
          source="number"
          label={text.number}
          render={(offer: ListedOffer) => (
            <RecordLink type="edit">
              {offer.number === null ? text.draft : nameOf(offer)}
            </RecordLink>
          )}
        />
        <DataTable.Col
          label={text.state}
          disableSort
          render={({ state }: ListedOffer) => <StateChip state={state} />}
        />
        <DataTable.Col
          label={text.total}
          disableSort
          render={({ total }: ListedOffer) => <bdi>{total}</bdi>}
        />
        <DataTable.Col
          source="updatedAt"
          label={text.changed}
          render={({ updatedAt }: ListedOffer) => <When at={updatedAt} />}
        />
      </DataTable>
    </List>
  );
}
