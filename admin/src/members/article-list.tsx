import { Box } from "@mui/material";
import { DataTable, List, SearchInput, SelectInput, SimpleList } from "react-admin";
import { useTexts } from "../language.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { toChoices } from "../ui/to-choices.ts";
import { useLanguageName } from "../ui/use-language-name.ts";
import { useNarrow } from "../ui/use-narrow.ts";
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
      choices={toChoices(states)}
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
      {useNarrow() ? <NarrowArticles /> : <WideArticles />}
    </List>
  );
}

function WideArticles() {
  const text = useTexts(texts);
  const states = useTexts(articleStates);
  const languageName = useLanguageName();
  return (
    <DataTable<SubmittedArticle>
      bulkActionButtons={false}
      rowClick="show"
      empty={<Box sx={{ padding: 3 }}>{text.nothing}</Box>}
    >
      <DataTable.Col
        source="title"
        label={text.title}
        render={({ title }: SubmittedArticle) => <RecordLink type="show">{title}</RecordLink>}
      />
      <DataTable.Col source="author" label={text.author} />
      <DataTable.Col label={text.language} disableSort render={({ lang }) => languageName(lang)} />
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
  );
}

function NarrowArticles() {
  const states = useTexts(articleStates);
  return (
    <SimpleList<SubmittedArticle>
      primaryText={({ title }) => <bdi>{title}</bdi>}
      secondaryText={({ author, submittedAt }) => (
        <>
          <bdi>{author}</bdi> · <When at={submittedAt} />
        </>
      )}
      tertiaryText={({ state }) => states[state]}
      rowClick="show"
    />
  );
}
