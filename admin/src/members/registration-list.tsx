import { Box, Typography } from "@mui/material";
import { DataTable, List, SearchInput, useListContext } from "react-admin";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { When } from "../ui/when.tsx";
import type { Registration } from "./member.ts";
import { texts } from "./texts.ts";

/** Who waits for their mail or, on a site without, for us. */
export function RegistrationList() {
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: "createdAt", order: "DESC" }}
      exporter={false}
      empty={false}
    >
      {useNarrow() ? <NarrowRegistrations /> : <WideRegistrations />}
    </List>
  );
}

function WideRegistrations() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  return (
    <DataTable<Registration>
      bulkActionButtons={false}
      rowClick={false}
      empty={<Box sx={{ padding: 3 }}>{text.nobodyWaits}</Box>}
    >
      <DataTable.Col source="name" label={text.name} />
      <DataTable.Col source="email" label={text.email} />
      <DataTable.Col
        source="createdAt"
        label={text.since}
        render={({ createdAt }) => <When at={createdAt} />}
      />
      <DataTable.Col
        label={text.expires}
        disableSort
        render={({ expiresAt }) => <When at={expiresAt} />}
      />
      {may("members.change") && (
        <DataTable.Col label="" disableSort render={({ id }) => <Measures id={id} />} />
      )}
    </DataTable>
  );
}

function NarrowRegistrations() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  const { data = [], isPending } = useListContext<Registration>();
  if (data.length === 0 && !isPending) return <Box sx={{ padding: 3 }}>{text.nobodyWaits}</Box>;
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {data.map(({ id, name, email, createdAt }) => (
        <Box
          component="li"
          key={id}
          sx={{ padding: 2, "& + &": { borderBlockStart: 1, borderColor: "divider" } }}
        >
          <bdi>{name}</bdi>
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {email}
            <br />
            <When at={createdAt} />
          </Typography>
          {may("members.change") && <Measures id={id} />}
        </Box>
      ))}
    </Box>
  );
}

function Measures({ id }: Pick<Registration, "id">) {
  const text = useTexts(texts);
  const { act, busy } = useAct();
  const path = `registrations/${id}` as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" }}>
      <ConfirmButton
        label={text.approve}
        question={text.approveQuestion}
        disabled={busy}
        size="small"
        onConfirm={() =>
          act(
            () =>
              call<"POST /registrations/:id/approve">({
                method: "POST",
                path: `${path}/approve`,
                body: {},
              }),
            {
              done: text.approvedDone,
            },
          )
        }
      />
      <ConfirmButton
        label={text.refuse}
        question={text.refuseQuestion}
        disabled={busy}
        size="small"
        color="error"
        onConfirm={() =>
          act(
            () =>
              call<"POST /registrations/:id/refuse">({
                method: "POST",
                path: `${path}/refuse`,
                body: {},
              }),
            {
              done: text.refusedDone,
            },
          )
        }
      />
    </Box>
  );
}
