import { Box } from "@mui/material";
import { DataTable, List, SearchInput, SelectInput } from "react-admin";
import { useTexts } from "../language.ts";
import { When } from "../ui/when.tsx";
import type { SubmittedArticle } from "./member.ts";
import { articleStates, texts } from "./texts.ts";

/** What members have handed in; the one that has waited longest first. */
export function ArticleList() {
  const text = useTexts(texts);
  const states = useTexts(articleStates);
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
      filterDefaultValues={{ state: "submitted" }}
      sort={{ field: "submittedAt", order: "ASC" }}
      exporter={false}
      empty={false}
    >
      <DataTable<SubmittedArticle>
        bulkActionButtons={false}
        rowClick="show"
        empty={<Box sx={{ padding: 3 }}>{text.nothing}</Box>}
      >
        <DataTable.Col source="title" label={text.title} />
        <DataTable.Col source="author" label={text.author} />
        <DataTable.Col label={text.languages} disableSort render={({ lang }) => lang} />
        <DataTable.Col
          label={text.state}
          disableSort
          render={({ state }: SubmittedArticle) => states[state]}
        />
        <DataTable.Col
          source="submittedAt"
          label={text.submittedAt}
          render={({ submittedAt }) => <When at={submittedAt} />}
        />
      </DataTable>
    </List>
  );
}
