import { useMediaQuery } from "@mui/material";
import {
  BulkActionsToolbar,
  CreateButton,
  DataTable,
  List,
  Pagination,
  ReferenceInput,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useListContext,
} from "react-admin";
import type { KindForm } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { useAccount } from "../../office/account.tsx";
import { SelectAll, SelectOne } from "../../ui/select-rows.tsx";
import { When } from "../../ui/when.tsx";
import { formOf } from "../forms.ts";
import { contentLanguages } from "../languages.ts";
import { type ListedRecord, statuses } from "../record.ts";
import { texts } from "../texts.ts";
import { titleIn } from "../title-in.ts";
import { Completeness } from "../translation/completeness.tsx";
import { toDoOf } from "../translation/count-to-do.ts";
import { useKind } from "../use-kind.ts";
import { useMayChange } from "../use-may-change.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { OrderedRecords } from "./ordered-records.tsx";
import { RecordName } from "./record-name.tsx";
import { StatusChip } from "./status-chip.tsx";

/** All records of a kind: found, narrowed down, changed several at a time. */
export function RecordList() {
  const form = formOf(useKind());
  const narrow = useMediaQuery("(max-width: 700px)");
  const ordered = form.ordered ?? false;
  return (
    <List
      filters={useFilters(form)}
      sort={ordered ? { field: "position", order: "ASC" } : { field: "updatedAt", order: "DESC" }}
      perPage={ordered ? 200 : 25}
      pagination={ordered ? false : <Pagination rowsPerPageOptions={[25, 50, 100]} />}
      actions={<ListActions fixed={form.fixed ?? false} />}
      exporter={false}
      empty={false}
    >
      {narrow ? (
        <NarrowRecords />
      ) : ordered ? (
        <OrderedRecords form={form} />
      ) : (
        <WideRecords form={form} />
      )}
    </List>
  );
}

function ListActions({ fixed }: { fixed: boolean }) {
  const may = useMayChange(useKind());
  return <TopToolbar>{!fixed && may && <CreateButton aria-keyshortcuts="N" />}</TopToolbar>;
}

function useFilters({ classes }: KindForm) {
  const text = useTexts(texts);
  const language = useLanguage();
  const { translates } = useAccount();
  const own = contentLanguages.filter(({ code }) => !translates || code === translates);
  const toFinish = own.flatMap(({ code, name }) => [
    { id: `missing:${code}`, name: `${name} · ${text.missing}` },
    { id: `outdated:${code}`, name: `${name} · ${text.outdated}` },
  ]);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="status"
      source="status"
      label={text.status}
      choices={statuses.map((id) => ({ id, name: text[id] }))}
      emptyText={text.notTrashed}
      translateChoice={false}
      alwaysOn
    />,
    <SelectInput
      key="unfinished"
      source="unfinished"
      label={text.unfinished}
      choices={toFinish}
      translateChoice={false}
      alwaysOn
    />,
  ];
  if (!classes) return filters;
  const choose = {
    label: classes.label[language],
    translateChoice: false,
    alwaysOn: true,
  };
  filters.splice(
    1,
    0,
    "choices" in classes ? (
      <SelectInput
        key="class"
        source="class"
        choices={classes.choices.map(({ id, name }) => ({ id, name: name[language] }))}
        {...choose}
      />
    ) : (
      <ReferenceInput
        key="class"
        source="class"
        reference={`content/${classes.kind}`}
        sort={{ field: "position", order: "ASC" }}
        perPage={100}
        alwaysOn
      >
        <SelectInput
          label={choose.label}
          optionText={({ title, id }: ListedRecord) => titleIn(title, language) || id}
        />
      </ReferenceInput>
    ),
  );
  return filters;
}

function WideRecords({ form }: { form: KindForm }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const maySelect = useMayChange(useKind()) && !form.fixed;
  const roomy = useMediaQuery("(min-width: 1100px)");
  const { data, selectedIds } = useListContext<ListedRecord>();
  const codes = roomy && data?.some(({ code }) => code);
  const classes = roomy && form.classes && "choices" in form.classes ? form.classes : undefined;
  return (
    <>
      {maySelect && selectedIds.length > 0 && (
        <BulkActionsToolbar>
          <BulkActions />
        </BulkActionsToolbar>
      )}
      <DataTable<ListedRecord> rowClick="edit" bulkActionButtons={false}>
        {maySelect && (
          <DataTable.Col
            label={<SelectAll label={text.selectAll} />}
            disableSort
            render={({ id, title }: ListedRecord) => (
              <SelectOne id={id} label={text.selectOne(titleIn(title, language) || id)} />
            )}
            sx={{ width: 56, paddingInlineEnd: 0 }}
          />
        )}
        <DataTable.Col
          label={text.title}
          disableSort
          render={(record: ListedRecord) => <RecordName record={record} />}
        />
        {codes && <DataTable.Col label={text.code} disableSort render={({ code }) => code} />}
        {classes && (
          <DataTable.Col
            label={classes.label[language]}
            disableSort
            render={({ class: own }) =>
              classes.choices.find(({ id }) => id === own)?.name[language] ?? own
            }
          />
        )}
        <DataTable.Col
          label={text.status}
          disableSort
          render={({ status, kept }) => <StatusChip status={status} kept={kept} />}
        />
        <DataTable.Col
          label={text.languages}
          disableSort
          render={({ unfinished }) => <Completeness toDo={toDoOf(unfinished)} />}
        />
        {roomy && (
          <DataTable.Col
            source="updatedAt"
            label={text.updated}
            render={({ updatedAt }) => <When at={updatedAt} />}
          />
        )}
      </DataTable>
    </>
  );
}

function NarrowRecords() {
  const language = useLanguage();
  return (
    <SimpleList<ListedRecord>
      primaryText={({ title, id, leads }) => leads ?? (titleIn(title, language) || id)}
      secondaryText={({ unfinished }) => <Completeness toDo={toDoOf(unfinished)} />}
      tertiaryText={({ status, kept }) => <StatusChip status={status} kept={kept} />}
      rowClick="edit"
    />
  );
}
