import { Typography } from "@mui/material";
import { Title, useNotify } from "react-admin";
import { useTexts } from "../language.ts";
import { useAccount } from "../office/account.tsx";
import { useRoleName } from "../people/role-names.ts";
import { ChangePassword } from "../sign-in/change-password.tsx";
import { Panel } from "../ui/panel.tsx";
import { SessionList } from "../ui/session-list.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnSecondFactor } from "./own-second-factor.tsx";
import { texts } from "./texts.ts";
import { title as titles } from "./title.ts";

export function AccountPage() {
  const text = useTexts(texts);
  const title = useTexts(titles);
  const { name, role } = useAccount();
  const roleName = useRoleName();
  return (
    <>
      <Title title={title} />
      <Panel title={name}>
        <Typography>{text.role(roleName(role))}</Typography>
      </Panel>
      <Panel title={text.secondFactor}>
        <OwnSecondFactor />
      </Panel>
      <Panel title={text.passkeys}>
        <OwnPasskeys />
      </Panel>
      <Panel title={text.password}>
        <OwnPassword />
      </Panel>
      <Panel title={text.sessions}>
        <SessionList of="account" />
      </Panel>
    </>
  );
}

function OwnPassword() {
  const text = useTexts(texts);
  const notify = useNotify();
  return <ChangePassword onDone={() => notify(text.passwordDone, { type: "success" })} />;
}
