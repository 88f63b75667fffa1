import { Box, Link } from "@mui/material";
import { useState } from "react";
import { Show, useRecordContext, useRedirect } from "react-admin";
import { useLanguage, useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { LinkDialog } from "../people/link-dialog.tsx";
import type { MadeLink } from "../people/person.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import { Fact, Facts } from "./facts.tsx";
import type { Member } from "./member.ts";
import { AccountState } from "./member-list.tsx";
import { profileStates, texts, tradeNames } from "./texts.ts";

export function MemberShow() {
  return (
    <Show actions={false} component="div" title={<MemberName />}>
      <MemberScreen />
    </Show>
  );
}

function MemberName() {
  return <>{useRecordContext<Member>()?.name}</>;
}

function MemberScreen() {
  const text = useTexts(texts);
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  const lang = useLanguage();
  const may = usePermissionCheck();
  const member = useRecordContext<Member>();
  if (!member) return null;
  return (
    <>
      <Panel title={text.account}>
        <Facts>
          <Fact label={text.email}>{member.email}</Fact>
          <Fact label={text.emailConfirmed}>{member.emailConfirmed ? text.yes : text.no}</Fact>
          <Fact label={text.state}>
            <AccountState disabled={member.disabled} />
          </Fact>
          <Fact label={text.since}>
            <When at={member.createdAt} />
          </Fact>
          <Fact label={text.lastSignedIn}>
            <When at={member.lastSignedInAt} />
          </Fact>
        </Facts>
        {may("members.change") && <Measures member={member} />}
      </Panel>
      <Panel title={text.profile}>
        <Facts>
          <Fact label={text.state}>{states[member.profileState]}</Fact>
          <Fact label={text.trade}>{trades[member.trade]}</Fact>
          <Fact label={text.country}>{member.country}</Fact>
        </Facts>
        {member.isPublic && (
          <Link href={`/${lang}/profiles/${member.id}`} target="_blank">
            {text.publicProfile}
          </Link>
        )}
      </Panel>
    </>
  );
}

function Measures({ member: { id, disabled } }: { member: Member }) {
  const text = useTexts(texts);
  const { act, busy } = useAct();
  const redirect = useRedirect();
  const [link, setLink] = useState<MadeLink>();
  const path = `members/${id}` as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 3 }}>
      {!disabled && (
        <ConfirmButton
          label={text.passwordLink}
          question={text.passwordLinkQuestion}
          disabled={busy}
          variant="outlined"
          onConfirm={async () =>
            setLink(
              await act(() =>
                call<"POST /members/:id/password-link">({
                  method: "POST",
                  path: `${path}/password-link`,
                  body: {},
                }),
              ),
            )
          }
        />
      )}
      <ConfirmButton
        label={disabled ? text.enable : text.disable}
        question={disabled ? text.enableQuestion : text.disableQuestion}
        disabled={busy}
        variant="outlined"
        color={disabled ? "primary" : "error"}
        onConfirm={() =>
          act(
            () =>
              call<"POST /members/:id/disable">({
                method: "POST",
                path: `${path}/disable`,
                body: { disabled: !disabled },
              }),
            {
              done: disabled ? text.enabledDone : text.disabledDone,
            },
          )
        }
      />
      <ConfirmButton
        label={text.remove}
        question={text.removeQuestion}
        disabled={busy}
        variant="outlined"
        color="error"
        onConfirm={async () => {
          const gone = await act(() => call<"DELETE /members/:id">({ method: "DELETE", path }), {
            done: text.removedDone,
          });
          if (gone) redirect("list", "members");
        }}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </Box>
  );
}
