import { Box, Chip, Paper, Tab, Tabs, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { DataTable, List, SearchInput, SimpleList, useListContext } from "react-admin";
import { useIntl, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { RecordLink } from "../ui/row-link.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { When } from "../ui/when.tsx";
import { type ApplicationLine, type Status, statuses } from "./application.ts";
import { statusNames, texts } from "./texts.ts";

/** The pipeline: one state at a time, or everything. */
export function ApplicationList() {
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: "createdAt", order: "DESC" }}
      perPage={25}
      exporter={false}
      empty={false}
      component="div"
      sx={{ "& .RaList-main": { minWidth: 0 } }}
    >
      <StatusTabs />
      <Paper>{useNarrow() ? <NarrowLines /> : <Lines />}</Paper>
    </List>
  );
}

function StatusTabs() {
  const text = useTexts(texts);
  const names: Record<Status, string> = useTexts(statusNames);
  const numbers = new Intl.NumberFormat(useIntl());
  const { filterValues, setFilters } = useListContext();
  const { status, ...others } = filterValues;
  const { data: counts } = useQuery({
    queryKey: ["applications", "counts"],
    queryFn: ({ signal }) =>
      call<"GET /applications/counts">({ path: "applications/counts", signal }),
  });
  return (
    <Box sx={{ borderBlockEnd: 1, borderColor: "divider", marginBlockEnd: 1.5 }}>
      <Tabs
        value={status ?? "all"}
        onChange={(_, tab: string) =>
          setFilters(tab === "all" ? others : { ...others, status: tab })
        }
        variant="scrollable"
        scrollButtons="auto"
        aria-label={text.status}
      >
        <Tab value="all" label={text.all} />
        {statuses.map((name) => (
          <Tab
            key={name}
            value={name}
            label={counts?.[name] ? `${names[name]} ${numbers.format(counts[name])}` : names[name]}
          />
        ))}
      </Tabs>
    </Box>
  );
}

function Lines() {
  const text = useTexts(texts);
  return (
    <DataTable<ApplicationLine>
      bulkActionButtons={false}
      rowClick="show"
      empty={<Typography sx={{ padding: 3 }}>{text.empty}</Typography>}
    >
      <DataTable.Col
        label={text.applicant}
        disableSort
        render={({ name, number }: ApplicationLine) => (
          <>
            <RecordLink type="show">
              <bdi>{name}</bdi>
            </RecordLink>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {number}
            </Typography>
          </>
        )}
      />
      <DataTable.Col
        label={text.job}
        disableSort
        render={({ job }: ApplicationLine) => <bdi>{job.title}</bdi>}
      />
      <DataTable.Col
        label={text.status}
        disableSort
        render={({ status }: ApplicationLine) => <StatusChip status={status} />}
      />
      <DataTable.Col
        label={text.assignee}
        disableSort
        render={({ assignee }: ApplicationLine) => assignee?.name ?? "–"}
      />
      <DataTable.Col
        source="createdAt"
        label={text.received}
        render={({ createdAt }: ApplicationLine) => <When at={createdAt} />}
      />
    </DataTable>
  );
}

function NarrowLines() {
  return (
    <SimpleList<ApplicationLine>
      primaryText={({ name }) => <bdi>{name}</bdi>}
      secondaryText={({ job, createdAt }) => (
        <>
          <bdi>{job.title}</bdi>
          <br />
          <When at={createdAt} />
        </>
      )}
      tertiaryText={({ status }) => <StatusChip status={status} />}
      rowClick="show"
    />
  );
}

const looks = {
  new: { color: "secondary", variant: "filled" },
  "in-review": { color: "secondary", variant: "outlined" },
  interview: { color: "primary", variant: "outlined" },
  offer: { color: "primary", variant: "outlined" },
  hired: { color: "primary", variant: "filled" },
  refused: { color: "default", variant: "outlined" },
} as const;

function StatusChip({ status }: { status: Status }) {
  const names: Record<Status, string> = useTexts(statusNames);
  return <Chip size="small" label={names[status]} {...looks[status]} />;
}
