import { Box, Skeleton } from "@mui/material";
import { useEffect } from "react";
import { Show, useRecordContext } from "react-admin";
import { useTexts } from "../language.ts";
import { OffersPanel } from "../offers/offers-panel.tsx";
import { usePermissionCheck } from "../office/account.tsx";
import { Notes } from "../ui/notes.tsx";
import { Presence } from "../ui/presence.tsx";
import { Contact } from "./contact.tsx";
import { Context } from "./context.tsx";
import { Files } from "./files.tsx";
import { Handling } from "./handling.tsx";
import type { Inquiry, InquiryLine } from "./inquiry.ts";
import { Message } from "./message.tsx";
import { Others } from "./others.tsx";
import { Plan } from "./plan.tsx";
import { RemoveInquiry } from "./remove-inquiry.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { RequestLines } from "./request-lines.tsx";
import { texts } from "./texts.ts";
import { Timeline } from "./timeline.tsx";
import { useChange } from "./use-change.tsx";
import { useInquiryEvents } from "./use-inquiry-events.ts";

export function InquiryShow() {
  useInquiryEvents();
  return (
    <Show component="div" actions={false} title={<SenderTitle />}>
      <Desk />
    </Show>
  );
}

function SenderTitle() {
  const text = useTexts(texts);
  const inquiry = useRecordContext<InquiryLine>();
  return <>{inquiry && text.inquiryFrom(inquiry.name)}</>;
}

/** What was asked and what is answered on one side, who asked and who answers on the other. */
function Desk() {
  const text = useTexts(texts);
  const inquiry = useRecordContext<InquiryLine | Inquiry>();
  const may = usePermissionCheck();
  // Coming from the list, only its line is known at first.
  if (!inquiry || !("contact" in inquiry)) return <Skeleton variant="rounded" height={320} />;
  const mayChange = may("inquiries.change");
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 3,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
        maxWidth: 1280,
      }}
    >
      {mayChange && <Opened key={inquiry.id} inquiry={inquiry} />}
      <Box sx={{ gridColumn: "1 / -1" }}>
        <Presence key={inquiry.id} path={`inquiries/${inquiry.id}/presence`} />
      </Box>
      <Box sx={column}>
        <Box sx={{ order: 1 }}>
          <Message inquiry={inquiry} />
          <RequestLines inquiry={inquiry} />
          <Files inquiry={inquiry} />
        </Box>
        <Box sx={{ order: 3 }}>
          {may("offers.read") && <OffersPanel inquiryId={inquiry.id} />}
          {mayChange && <ReplyForm key={inquiry.id} inquiry={inquiry} />}
          <Notes
            path={`inquiries/${inquiry.id}/notes`}
            notes={inquiry.notes}
            text={text}
            readOnly={!mayChange}
          />
          <Timeline inquiry={inquiry} />
        </Box>
      </Box>
      <Box sx={column}>
        <Box sx={{ order: 2 }}>
          <Handling inquiry={inquiry} readOnly={!mayChange} />
          <Plan key={inquiry.id} inquiry={inquiry} readOnly={!mayChange} />
          <Contact inquiry={inquiry} />
        </Box>
        <Box sx={{ order: 4 }}>
          <Context inquiry={inquiry} />
          <Others inquiry={inquiry} />
          {may("inquiries.delete") && <RemoveInquiry id={inquiry.id} />}
        </Box>
      </Box>
    </Box>
  );
}

/** Two columns where there is room; else one, in the order in which it is needed. */
const column = { display: { xs: "contents", lg: "block" } };

/** Whoever opens an unread inquiry has read it; marked unread again on purpose, it stays so. */
function Opened({ inquiry: { id, read } }: { inquiry: Inquiry }) {
  const { change } = useChange();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (!read) void change({ ids: [id], change: { read: true }, quietly: true });
  }, []);
  return null;
}
