import { Box, Chip, useMediaQuery } from "@mui/material";
import { useState } from "react";
import { CreateButton, DataTable, List, SearchInput, SelectInput, TopToolbar } from "react-admin";
import type { Row } from "../api.ts";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { allOf } from "../ui/all-of.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { When } from "../ui/when.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { MadeLink } from "./person.ts";
import { useRoleOf } from "./role-names.ts";
import { texts } from "./texts.ts";

type Invitation = Row<"GET /invitations">;

const states = allOf<Invitation["state"]>({
  open: true,
  used: true,
  expired: true,
  withdrawn: true,
});

export function InvitationList() {
  const text = useTexts(texts);
  const choices = states.map((id) => ({ id, name: text[id] }));
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={text.state}
      choices={choices}
      translateChoice={false}
      alwaysOn
    />,
  ];
  return (
    <List
      filters={filters}
      sort={{ field: "createdAt", order: "DESC" }}
      actions={<Actions />}
      exporter={false}
      empty={false}
    >
      <Invitations />
    </List>
  );
}

function Actions() {
  const text = useTexts(texts);
  const may = usePermissionCheck();
  return (
    <TopToolbar>
      {may("people.change") && <CreateButton label={text.invite} variant="contained" />}
    </TopToolbar>
  );
}

function Invitations() {
  const text = useTexts(texts);
  const roleOf = useRoleOf();
  const may = usePermissionCheck();
  const narrow = useMediaQuery("(max-width: 900px)");
  const [link, setLink] = useState<MadeLink>();
  return (
    <>
      <DataTable<Invitation> bulkActionButtons={false} rowClick={false} empty={<Nothing />}>
        <DataTable.Col source="email" label={text.email} />
        {!narrow && (
          <DataTable.Col
            label={text.role}
            disableSort
            render={(invitation: Invitation) => roleOf(invitation)}
          />
        )}
        <DataTable.Col
          label={text.state}
          disableSort
          render={({ state }) => <State state={state} />}
        />
        {!narrow && (
          <DataTable.Col
            source="createdAt"
            label={text.invited}
            render={({ createdAt }) => <When at={createdAt} />}
          />
        )}
        {!narrow && (
          <DataTable.Col
            source="expiresAt"
            label={text.expires}
            render={({ expiresAt }) => <When at={expiresAt} />}
          />
        )}
        {!narrow && (
          <DataTable.Col
            label={text.mailed}
            disableSort
            render={({ mailedAt }) => (mailedAt ? <When at={mailedAt} /> : text.notMailed)}
          />
        )}
        {may("people.change") && (
          <DataTable.Col
            label=""
            disableSort
            render={(invitation: Invitation) => <Measures {...invitation} onLink={setLink} />}
          />
        )}
      </DataTable>
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </>
  );
}

function Nothing() {
  const text = useTexts(texts);
  return <Box sx={{ padding: 3 }}>{text.noInvitations}</Box>;
}

function State({ state }: Pick<Invitation, "state">) {
  const text = useTexts(texts);
  const colour = state === "open" ? "warning" : state === "used" ? "success" : "default";
  return <Chip size="small" variant="outlined" color={colour} label={text[state]} />;
}

function Measures({
  id,
  state,
  onLink,
}: Invitation & { onLink: (link: MadeLink | undefined) => void }) {
  const text = useTexts(texts);
  const { act, busy } = useAct();
  if (state !== "open" && state !== "expired") return null;
  const path = `invitations/${id}` as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" }}>
      <ConfirmButton
        label={text.renew}
        question={text.renewQuestion}
        disabled={busy}
        size="small"
        onConfirm={async () =>
          onLink(
            await act(() =>
              call<"POST /invitations/:id/renew">({
                method: "POST",
                path: `${path}/renew`,
                body: {},
              }),
            ),
          )
        }
      />
      <ConfirmButton
        label={text.withdraw}
        question={text.withdrawQuestion}
        disabled={busy}
        size="small"
        color="error"
        onConfirm={() =>
          act(() => call<"DELETE /invitations/:id">({ method: "DELETE", path }), {
            done: text.withdrawnDone,
          })
        }
      />
    </Box>
  );
}
