import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { useIntl, useTexts } from "../language.ts";
import type { ComparedRoom, Room } from "./inquiry.ts";
import { RoomLink } from "./room-link.tsx";
import { roomTexts } from "./room-texts.ts";

/** A room that is sent back beside the one that came: in numbers, and what is other in words. */
export function RoomComparison({
  received,
  sent,
  isSent = true,
}: {
  received: Room | null;
  sent: ComparedRoom;
  isSent?: boolean;
}) {
  const text = useTexts(roomTexts);
  return (
    <Box sx={{ display: "grid", gap: 1, marginBlock: 1 }}>
      <RoomTable
        columns={[
          ...(received ? [{ name: text.came, room: received }] : []),
          { name: isSent ? text.sent : text.goes, room: sent },
        ]}
      />
      {sent.differences && <Differences said={sent.differences} />}
      {sent.comparison && (
        <Typography>
          <RoomLink to={sent.comparison}>{text.compare}</RoomLink>
        </Typography>
      )}
    </Box>
  );
}

function RoomTable({ columns }: { columns: { name: string; room: Room }[] }) {
  const text = useTexts(roomTexts);
  const format = useFormat();
  const products = new Map(
    columns.flatMap(({ room }) => room.panels.map(({ product, title }) => [product, title])),
  );
  const rows: { name: string; value: (room: Room) => string }[] = [
    { name: text.volume, value: ({ volume }) => format.size(volume) },
    { name: text.before, value: ({ times }) => format.seconds(times?.before) },
    { name: text.after, value: ({ times }) => format.seconds(times?.after) },
    ...[...products].map(([product, title]) => ({
      name: text.panels(title),
      value: ({ panels }: Room) =>
        format.size(panels.find((one) => one.product === product)?.area ?? 0),
    })),
  ];
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={text.table}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {columns.map(({ name, room }) => (
              <TableCell key={name} component="th" scope="col" align="right">
                {name}
                <br />
                <RoomLink to={room.link}>{room.title}</RoomLink>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, value }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {columns.map(({ name: column, room }) => (
                <TableCell key={column} align="right">
                  {value(room)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Differences({ said }: { said: string[] }) {
  const text = useTexts(roomTexts);
  if (said.length === 0) return <Typography>{text.same}</Typography>;
  return (
    <Box component="section" aria-label={text.differences}>
      <Typography variant="subtitle2" component="h3">
        {text.differences}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3 }}>
        {said.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Sizes as they were entered, seconds to the hundredth as the calculator shows them. */
function useFormat() {
  const intl = useIntl();
  const sizes = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
  const times = new Intl.NumberFormat(intl, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    size: (value: number) => sizes.format(value),
    seconds: (value: number | undefined) => (value === undefined ? "–" : times.format(value)),
  };
}
