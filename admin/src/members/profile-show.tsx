import { Avatar } from "@mui/material";
import { Show, useRecordContext } from "react-admin";
import { useTexts } from "../language.ts";
import { addressOf, call } from "../office/call.ts";
import { useAct } from "../office/use-act.ts";
import { Panel } from "../ui/panel.tsx";
import { useCountryName } from "../ui/use-country-name.ts";
import { useLanguageName } from "../ui/use-language-name.ts";
import { Decision } from "./decision.tsx";
import { Fact, Facts } from "./facts.tsx";
import type { OfferedProfile } from "./member.ts";
import { profileStates, texts, tradeNames } from "./texts.ts";

/** What everybody would see, and nothing else. */
export function ProfileShow() {
  return (
    <Show actions={false} component="div" title={<ProfileName />}>
      <ProfileScreen />
    </Show>
  );
}

function ProfileName() {
  return <>{useRecordContext<OfferedProfile>()?.name}</>;
}

function ProfileScreen() {
  const text = useTexts(texts);
  const states = useTexts(profileStates);
  const trades = useTexts(tradeNames);
  const countryName = useCountryName();
  const languageName = useLanguageName();
  const { act, busy } = useAct();
  const profile = useRecordContext<OfferedProfile>();
  if (!profile) return null;
  const { id, version, avatar, name } = profile;
  const path = `profiles/${id}` as const;
  return (
    <>
      <Panel title={text.profile}>
        {avatar && (
          <Avatar
            src={addressOf({ path: `${path}/avatar`, query: { of: avatar.slice(0, 10) } })}
            alt={name}
            sx={{ width: 128, height: 128, marginBlockEnd: 2 }}
          />
        )}
        <Facts>
          <Fact label={text.name}>{name}</Fact>
          <Fact label={text.trade}>{trades[profile.trade]}</Fact>
          <Fact label={text.country}>{profile.country && countryName(profile.country)}</Fact>
          <Fact label={text.languages}>{profile.languages.map(languageName).join(", ")}</Fact>
          <Fact label={text.about}>{profile.about}</Fact>
          <Fact label={text.state}>{states[profile.state]}</Fact>
          <Fact label={text.noteToMember}>{profile.note}</Fact>
        </Facts>
      </Panel>
      <Panel title={text.decide}>
        <Decision
          yes={text.approveProfile}
          no={text.refuseProfile}
          busy={busy}
          onYes={() =>
            act(
              () =>
                call<"POST /profiles/:id/approve">({
                  method: "POST",
                  path: `${path}/approve`,
                  body: { version },
                }),
              {
                done: text.approvedDone,
              },
            )
          }
          onNo={(note) =>
            act(
              () =>
                call<"POST /profiles/:id/refuse">({
                  method: "POST",
                  path: `${path}/refuse`,
                  body: { version, note },
                }),
              {
                done: text.refusedDone,
              },
            )
          }
        />
      </Panel>
    </>
  );
}
