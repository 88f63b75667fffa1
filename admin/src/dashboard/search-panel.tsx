import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useNames } from "../inquiries/names.ts";
import { useIntl, useTexts } from "../language.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { texts } from "./texts.ts";
import { type Days, useFigures } from "./use-figures.ts";

/** What visitors looked for in vain: what the site lacks, or calls otherwise. */
export function SearchPanel({ days }: { days: Days }) {
  const text = useTexts(texts);
  const names = useNames();
  const day = new Intl.DateTimeFormat(useIntl(), { dateStyle: "medium", timeZone: "UTC" });
  const figures = useFigures({ of: "searches", days });
  return (
    <FigurePanel title={text.searches} figures={figures}>
      {(searches) =>
        searches.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{text.noSearches}</Typography>
        ) : (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text.query}</TableCell>
                <TableCell>{text.language}</TableCell>
                <TableCell align="right">{text.times}</TableCell>
                <TableCell>{text.lastDay}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {searches.map(({ query, lang, times, lastDay }) => (
                <TableRow key={`${lang} ${query}`}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                    <bdi>{query}</bdi>
                  </TableCell>
                  <TableCell>{names.language[lang]}</TableCell>
                  <TableCell align="right">{times}</TableCell>
                  <TableCell>{day.format(new Date(lastDay))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </FigurePanel>
  );
}
