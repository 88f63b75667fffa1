import { FormControlLabel, Switch, Typography } from "@mui/material";
import { Title, useGetList } from "react-admin";
import type { Row } from "../api.ts";
import { useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { Panel } from "../ui/panel.tsx";
import { usePermissionName, useRoleName } from "./role-names.ts";
import { rolesTitle } from "./roles-title.ts";
import { texts } from "./texts.ts";

type Policy = Row<"GET /roles">;

/** What each role may do, and whether it must use two-step verification. */
export function RolesPage() {
  const text = useTexts(texts);
  const title = useTexts(rolesTitle);
  const { data: policies = [] } = useGetList<Policy>("roles");
  return (
    <>
      <Title title={title} />
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 3, maxWidth: 720 }}>
        {text.rolesLead}
      </Typography>
      {policies.map((policy) => (
        <RolePanel key={policy.id} policy={policy} />
      ))}
    </>
  );
}

function RolePanel({ policy: { id, permissions, secondFactorRequired } }: { policy: Policy }) {
  const text = useTexts(texts);
  const roleName = useRoleName();
  const permissionName = usePermissionName();
  const may = usePermissionCheck();
  const { act, busy } = useAct();

  function require(required: boolean) {
    const body = { secondFactorRequired: required };
    void act(() => call<"PUT /roles/:id">({ method: "PUT", path: `roles/${id}`, body }), {
      done: text.saved,
    });
  }

  return (
    <Panel title={roleName(id)}>
      <Typography sx={{ marginBlockEnd: 1 }}>
        {text.permissions}: {permissions.map(permissionName).join(" · ")}
      </Typography>
      <FormControlLabel
        label={text.required}
        control={
          <Switch
            checked={secondFactorRequired}
            disabled={busy || !may("people.change")}
            onChange={(event) => require(event.target.checked)}
          />
        }
      />
    </Panel>
  );
}
