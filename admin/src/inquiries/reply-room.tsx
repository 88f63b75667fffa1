import OpenIcon from "@mui/icons-material/OpenInNew";
import { Box, Button, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "../language.ts";
import { call } from "../office/call.ts";
import type { Inquiry } from "./inquiry.ts";
import { RoomComparison } from "./room-comparison.tsx";
import { roomTexts } from "./room-texts.ts";

/** The room behind a pasted link, read by the server as it will be for the reply. */
export function useAttachedRoom({ inquiry, link }: { inquiry: Inquiry; link: string }) {
  const text = useTexts(roomTexts);
  const language = useLanguage();
  const path = `inquiries/${inquiry.id}/room` as const;
  const { data, error, isFetching } = useQuery({
    queryKey: ["inquiry-room", inquiry.id, link, language],
    queryFn: ({ signal }) =>
      call<"POST /inquiries/:id/room">({ method: "POST", path, body: { link }, signal }),
    enabled: link !== "",
    retry: false,
  });
  const room = data?.room ?? undefined;
  if (link === "" || isFetching) return { room: undefined, problem: undefined, isFetching };
  const problem =
    error?.message ?? (!room ? text.unreadable : room.times ? undefined : text.incalculable);
  return { room, problem, isFetching };
}

/** A room for the reply: changed in the calculator, and brought here by its link. */
export function ReplyRoom({
  inquiry,
  link,
  attached: { room, problem, isFetching },
  onChange,
}: {
  inquiry: Inquiry;
  link: string;
  attached: ReturnType<typeof useAttachedRoom>;
  onChange: (link: string) => void;
}) {
  const text = useTexts(roomTexts);
  const language = useLanguage();
  const last = inquiry.replies.findLast((reply) => reply.room)?.room ?? inquiry.room;
  return (
    <Box component="fieldset" sx={{ display: "grid", gap: 2, border: 0, margin: 0, padding: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1 }}>
        {text.attach}
      </Box>
      <Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={<OpenIcon />}
          href={`/${language}${last?.link ?? "/calculator.html"}`}
          target="_blank"
        >
          {last ? text.openRoom : text.openCalculator}
        </Button>
      </Box>
      <TextField
        fullWidth
        label={text.link}
        value={link}
        onChange={(event) => onChange(event.target.value.trim())}
        error={problem !== undefined}
        helperText={problem ?? (isFetching ? text.reading : text.hint)}
        slotProps={{ htmlInput: { dir: "ltr", maxLength: 30_000, spellCheck: false } }}
      />
      {room && !problem && (
        <Box sx={{ border: 1, borderColor: "divider", borderRadius: 1, paddingInline: 2 }}>
          <RoomComparison received={inquiry.room} sent={room} isSent={false} />
        </Box>
      )}
    </Box>
  );
}
