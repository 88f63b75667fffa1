import { Chip } from "@mui/material";
import { DataTable, List, SearchInput } from "react-admin";
import type { Row } from "../api.ts";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { When } from "../ui/when.tsx";
import type { Lang } from "./inquiry.ts";
import { useNames } from "./names.ts";
import { texts } from "./texts.ts";

type Template = Row<"GET /reply-templates">;

export const contentLanguages: readonly Lang[] = ["zh", "en", "ar"];

export function TemplateList() {
  const text = useTexts(texts);
  const names = useNames();
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: "name", order: "ASC" }}
      exporter={false}
      empty={false}
    >
      <DataTable<Template> bulkActionButtons={false} rowClick="edit">
        <DataTable.Col
          source="name"
          label={text.templateName}
          render={({ name }: Template) => <RecordLink type="edit">{name}</RecordLink>}
        />
        <DataTable.Col
          label={text.templateLanguages}
          disableSort
          render={({ body }: Template) =>
            contentLanguages.map((lang) => (
              <Chip
                key={lang}
                size="small"
                label={names.language[lang]}
                variant={body[lang].trim() === "" ? "outlined" : "filled"}
                color={body[lang].trim() === "" ? "error" : "default"}
                sx={{ marginInlineEnd: 0.5 }}
              />
            ))
          }
        />
        <DataTable.Col
          source="updatedAt"
          label={text.templateChanged}
          render={({ updatedAt }: Template) => <When at={updatedAt} />}
        />
      </DataTable>
    </List>
  );
}
