import { Box, Typography } from "@mui/material";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import { useDay } from "../ui/use-day.ts";
import { When } from "../ui/when.tsx";
import { AnswerMail } from "./answer-mail.tsx";
import { answerTexts } from "./answer-texts.ts";
import type { HistoryEntry, Inquiry, MailAnswer, Reply, Room } from "./inquiry.ts";
import { useLostReason, useNames } from "./names.ts";
import { planTexts } from "./plan-texts.ts";
import { RoomComparison } from "./room-comparison.tsx";
import { RoomLink } from "./room-link.tsx";
import { texts } from "./texts.ts";
import { useMoney } from "./use-money.ts";

type Event = {
  key: string;
  at: string;
  who: string;
  what: string;
  room?: Room;
  reply?: Reply;
  answer?: MailAnswer;
};

/** Everything that happened with it, in order. */
export function Timeline({ inquiry }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  const answerNames = useTexts(answerTexts);
  const nameEvent = useEventName();
  const mailStates: Record<Reply["state"], string> = {
    waiting: text.mailWaiting,
    sent: text.mailSent,
    failing: text.mailFailing,
    refused: text.mailRefused,
  };
  const events: Event[] = [
    {
      ...{ key: "received", at: inquiry.createdAt, who: "", what: text.arrivedAt },
      ...(inquiry.room && { room: inquiry.room }),
    },
    ...inquiry.history.map((entry) => ({
      key: `change-${entry.id}`,
      at: entry.at,
      // What a buyer answers is nobody's doing here.
      who: entry.actorName ?? (entry.after?.offer === undefined ? text.site : ""),
      what: nameEvent(entry),
    })),
    ...inquiry.notes.map(({ id, at, authorName }) => ({
      key: `note-${id}`,
      at,
      who: authorName ?? text.site,
      what: text.wrote,
    })),
    ...inquiry.replies.map((reply) => ({
      key: `reply-${reply.id}`,
      at: reply.at,
      who: reply.authorName ?? text.site,
      what: `${text.replied} · ${mailStates[reply.state]}`,
      reply,
    })),
    ...inquiry.answers.map((answer) => ({
      key: `answer-${answer.id}`,
      at: answer.at,
      who: answer.sort === "answer" ? inquiry.name : "",
      what: answerNames[answer.sort],
      answer,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));

  return (
    <Panel title={text.history}>
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {events.map((event) => (
          <Box
            component="li"
            key={event.key}
            sx={{
              paddingBlock: 1,
              paddingInlineStart: 2,
              borderInlineStart: 2,
              borderColor: "divider",
            }}
          >
            <Typography>
              {event.who && <b>{event.who} </b>}
              {event.what}
            </Typography>
            {event.room && (
              <Typography>
                {text.room}: <RoomLink to={event.room.link}>{event.room.title}</RoomLink>
              </Typography>
            )}
            {event.answer && <AnswerMail answer={event.answer} inquiry={inquiry} />}
            {event.reply && <SentMail {...event.reply} />}
            {event.reply?.room && (
              <RoomComparison received={inquiry.room} sent={event.reply.room} />
            )}
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              <When at={event.at} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function SentMail({ subject, text, to, lang }: Reply) {
  return (
    <Box component="details" sx={{ marginBlock: 0.5 }}>
      <Box component="summary" sx={{ cursor: "pointer" }}>
        <bdi>{subject}</bdi> → <bdi>{to}</bdi>
      </Box>
      <Typography dir="auto" lang={lang} sx={{ whiteSpace: "pre-wrap", paddingBlock: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}

function useEventName() {
  const text = useTexts(texts);
  const names = useNames();
  const namePlan = usePlanName();
  return ({ action, after, assigneeName }: HistoryEntry): string => {
    if (action === "undone") return text.undoneEvent;
    const offer = after?.offer;
    if (offer !== undefined) return offerEvents(text)[action]?.(offer) ?? offer;
    const assignee = after?.assignee;
    const done = [
      after?.status && text.statusTo(names.status[after.status]),
      ...namePlan(after ?? {}),
      assignee && text.assignedTo(assigneeName ?? assignee),
      assignee === null && text.released,
    ].filter(Boolean);
    if (done.length > 0) return done.join(" · ");
    return action === "unread" ? text.unreadEvent : text.read;
  };
}

/** What was changed of what is planned for it and expected of it. */
function usePlanName() {
  const text = useTexts(planTexts);
  const nameDay = useDay();
  const writeMoney = useMoney();
  const sayLost = useLostReason();
  return ({ followUp, value, lost, tags }: NonNullable<HistoryEntry["after"]>) => [
    lost && text.reasonTo(sayLost(lost)),
    followUp && text.followUpTo(nameDay(followUp)),
    followUp === null && text.followUpCleared,
    value && text.valueTo(writeMoney(value)),
    value === null && text.valueCleared,
    tags && (tags.length === 0 ? text.tagsCleared : text.tagsTo(tags.join(", "))),
  ];
}

const offerEvents = (
  text: (typeof texts)["en"],
): Record<string, ((offer: string) => string) | undefined> => ({
  "offer-sent": text.offerSent,
  "offer-withdrawn": text.offerWithdrawn,
  "offer-accepted": text.offerAccepted,
  "offer-asked": text.offerAsked,
  "offer-declined": text.offerDeclined,
});
