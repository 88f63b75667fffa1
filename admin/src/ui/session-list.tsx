import { Box, Chip, List, ListItem, ListItemText } from "@mui/material";
import { useGetList } from "react-admin";
import type { Row } from "../api.ts";
import { defineTexts, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { When } from "./when.tsx";

const texts = defineTexts({
  zh: {
    current: "当前",
    signedIn: "登录于",
    seen: "最近使用",
    end: "退出",
    endQuestion: "该设备将立即退出登录。",
    ended: "已退出登录",
    endAll: "全部退出",
    endOthers: "退出其他设备",
    none: "目前没有登录的设备。",
    unknown: "未知设备",
  },
  en: {
    current: "This one",
    signedIn: "Signed in",
    seen: "last seen",
    end: "Sign out",
    endQuestion: "That device is signed out at once.",
    ended: "Signed out",
    endAll: "Sign out everywhere",
    endOthers: "Sign out the others",
    none: "Not signed in anywhere.",
    unknown: "Unknown device",
  },
});

type Session = Row<"GET /account/sessions"> & Row<"GET /people/:id/sessions">;
type EndSession =
  | "DELETE /account/sessions"
  | "DELETE /account/sessions/:session"
  | "DELETE /people/:id/sessions"
  | "DELETE /people/:id/sessions/:session";

/** Where somebody is signed in, and a way to end it. */
export function SessionList({
  of,
  mayEnd = true,
}: {
  of: "account" | `people/${string}`;
  mayEnd?: boolean;
}) {
  const text = useTexts(texts);
  const resource = `${of}/sessions` as const;
  const { data: sessions = [], isPending } = useGetList<Session>(resource);
  const { act, busy } = useAct();

  function end(id?: string) {
    const path = id ? (`${resource}/${id}` as const) : resource;
    return act(() => call<EndSession>({ method: "DELETE", path }), { done: text.ended });
  }

  if (isPending) return null;
  const own = sessions.some(({ current }) => current);
  return (
    <>
      <List disablePadding>
        {sessions.map(({ id, ip, device, signedInAt, lastSeenAt, current }) => (
          <ListItem
            key={id}
            divider
            disableGutters
            secondaryAction={
              mayEnd &&
              !current && (
                <ConfirmButton
                  label={text.end}
                  question={text.endQuestion}
                  onConfirm={() => end(id)}
                  disabled={busy}
                  size="small"
                />
              )
            }
          >
            <ListItemText
              primary={
                <>
                  {device || text.unknown} {current && <Chip size="small" label={text.current} />}
                </>
              }
              secondary={
                <>
                  {ip && <bdi>{ip} · </bdi>}
                  {text.signedIn} <When at={signedInAt} /> · {text.seen} <When at={lastSeenAt} />
                </>
              }
            />
          </ListItem>
        ))}
        {sessions.length === 0 && <ListItem disableGutters>{text.none}</ListItem>}
      </List>
      {mayEnd && sessions.length > (own ? 1 : 0) && (
        <Box sx={{ marginBlockStart: 2 }}>
          <ConfirmButton
            label={own ? text.endOthers : text.endAll}
            question={text.endQuestion}
            onConfirm={() => end()}
            disabled={busy}
            variant="outlined"
          />
        </Box>
      )}
    </>
  );
}
