import { Typography } from "@mui/material";
import { DataTable, List, SearchInput } from "react-admin";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import type { Price } from "./offer.ts";
import { texts } from "./texts.ts";

export function PriceList() {
  const text = useTexts(texts);
  return (
    <>
      <Typography sx={{ color: "text.secondary", maxWidth: 720 }}>{text.priceHint}</Typography>
      <List
        filters={[<SearchInput key="q" source="q" alwaysOn />]}
        sort={{ field: "product", order: "ASC" }}
        exporter={false}
        empty={false}
      >
        <DataTable<Price> bulkActionButtons={false} rowClick="edit">
          <DataTable.Col
            source="product"
            label={text.product}
            render={({ title }: Price) => (
              <RecordLink type="edit">
                <bdi>{title}</bdi>
              </RecordLink>
            )}
          />
          <DataTable.Col
            label={text.finish}
            disableSort
            render={({ finish }: Price) => finish || text.anyFinish}
          />
          <DataTable.Col
            label={text.price}
            disableSort
            render={({ currency, breaks, unit }: Price) =>
              breaks
                .map(({ from, price }) => `≥ ${from} ${text[unit]}: ${currency} ${price}`)
                .join(" · ")
            }
          />
          <DataTable.Col
            source="validUntil"
            label={text.validUntil}
            render={({ validFrom, validUntil }: Price) =>
              `${validFrom} – ${validUntil || text.endless}`
            }
          />
        </DataTable>
      </List>
    </>
  );
}
