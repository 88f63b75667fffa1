import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../language.ts";
import { Panel } from "../ui/panel.tsx";
import { When } from "../ui/when.tsx";
import type { ComparedRoom, Inquiry } from "./inquiry.ts";
import { RoomLink } from "./room-link.tsx";
import { roomTexts } from "./room-texts.ts";
import { StatusChip } from "./status-chip.tsx";
import { texts } from "./texts.ts";

/** What else the same person asked, by address or number. */
export function Others({ inquiry: { others } }: { inquiry: Inquiry }) {
  const text = useTexts(texts);
  return (
    <Panel title={text.others}>
      {others.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text.noOthers}</Typography>
      )}
      <Box
        component="ul"
        tabIndex={0}
        aria-label={text.others}
        sx={{ listStyle: "none", margin: 0, padding: 0, maxHeight: 400, overflowY: "auto" }}
      >
        {others.map(({ id, message, createdAt, status, room }) => (
          <Box component="li" key={id} sx={{ paddingBlock: 1 }}>
            <Link
              component={RouterLink}
              to={`/inquiries/${id}/show`}
              dir="auto"
              sx={{ display: "block" }}
            >
              {message.slice(0, 80)}
            </Link>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              <When at={createdAt} />
            </Typography>{" "}
            <StatusChip status={status} />
            {room && <OtherRoom room={room} />}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** A room may come again, changed: both open, by themselves and beside each other. */
function OtherRoom({ room }: { room: ComparedRoom }) {
  const text = useTexts(roomTexts);
  return (
    <Typography variant="body2">
      <RoomLink to={room.link}>{room.title}</RoomLink>
      {room.comparison && (
        <>
          {" · "}
          <RoomLink to={room.comparison}>{text.compare}</RoomLink>
        </>
      )}
    </Typography>
  );
}
