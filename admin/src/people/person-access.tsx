import { Box, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useLanguage, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { MadeLink, Person } from "./person.ts";
import { PersonState } from "./person-state.tsx";
import { texts } from "./texts.ts";

/** Whether and how somebody gets in, and what can be done about it. */
export function PersonAccess({ person, readOnly }: { person: Person; readOnly: boolean }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.access}>
      <Stack
        component="dl"
        direction={{ xs: "column", sm: "row" }}
        spacing={{ xs: 1, sm: 4 }}
        sx={{ margin: 0, "& dd": { margin: 0 } }}
      >
        <Fact label={text.state}>
          <PersonState {...person} />
        </Fact>
        <Fact label={text.secondFactor}>{person.hasSecondFactor ? text.on : text.off}</Fact>
        <Fact label={text.lastSignedIn}>
          <When at={person.lastSignedInAt} />
        </Fact>
      </Stack>
      {!readOnly && <Measures person={person} />}
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
        {label}
      </Typography>
      <dd>{children}</dd>
    </div>
  );
}

function Measures({ person: { id, disabled, hasSecondFactor } }: { person: Person }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { act, busy } = useAct();
  const [link, setLink] = useState<MadeLink>();
  const path = `people/${id}` as const;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 3 }}>
      {!disabled && (
        <ConfirmButton
          label={text.passwordLink}
          question={text.passwordLinkQuestion}
          disabled={busy}
          variant="outlined"
          onConfirm={async () => {
            const make = { method: "POST", path: `${path}/password-link`, body: { lang } } as const;
            setLink(await act(() => call<"POST /people/:id/password-link">(make)));
          }}
        />
      )}
      {hasSecondFactor && (
        <ConfirmButton
          label={text.removeFactor}
          question={text.removeFactorQuestion}
          disabled={busy}
          variant="outlined"
          onConfirm={() =>
            act(
              () =>
                call<"DELETE /people/:id/second-factor">({
                  method: "DELETE",
                  path: `${path}/second-factor`,
                }),
              {
                done: text.removedFactor,
              },
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
              call<"POST /people/:id/enable" | "POST /people/:id/disable">({
                method: "POST",
                path: `${path}/${disabled ? "enable" : "disable"}`,
                body: {},
              }),
            { done: disabled ? text.enabledDone : text.disabledDone },
          )
        }
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </Box>
  );
}
