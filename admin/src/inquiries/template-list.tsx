import { Chip } from "@mui/material";
import { DataTable, List, SearchInput } from "react-admin";
import { useTexts } from "../language.ts";
import { When } from "../ui/when.tsx";
import type { Lang } from "./inquiry.ts";
import { useNames } from "./names.ts";
import { texts } from "./texts.ts";

export type Template = {
  id: string;
  name: string;
  subject: Record<Lang, string>;
  body: Record<Lang, string>;
  version: number;
  updatedAt: string;
};

export const contentLanguages = ["zh", "en", "ar"] as const;

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
        <DataTable.Col source="name" label={text.templateName} />
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
