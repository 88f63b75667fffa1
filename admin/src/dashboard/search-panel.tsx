import {
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import {
  type PrefilledRecord,
  prefillShortcut,
  prefillSynonym,
} from "../content/editor/prefilled-record.ts";
import { useNames } from "../inquiries/names.ts";
import { useIntl, useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { texts } from "./texts.ts";
import { type Days, useFigures } from "./use-figures.ts";

/** What visitors looked for in vain: what the site lacks, or calls otherwise. */
export function SearchPanel({ days }: { days: Days }) {
  const text = useTexts(texts);
  const names = useNames();
  const day = new Intl.DateTimeFormat(useIntl(), { dateStyle: "medium", timeZone: "UTC" });
  const mayChange = usePermissionCheck()("content.change");
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
              {searches.map(({ query, lang, times, lastDay, findsNow }) => (
                <TableRow key={`${lang} ${query}`}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                    <bdi>{query}</bdi>
                    {findsNow > 0 && <FoundNow query={query} lang={lang} />}
                    {mayChange && (
                      <Box sx={{ display: "flex", flexWrap: "wrap", marginInlineStart: -0.5 }}>
                        <BeginButton
                          kind="synonym"
                          prefilled={prefillSynonym({ query, lang })}
                          name={text.asSynonymFor(query)}
                        >
                          {text.asSynonym}
                        </BeginButton>
                        <BeginButton
                          kind="shortcut"
                          prefilled={prefillShortcut({ query, lang })}
                          name={text.asShortcutFor(query)}
                        >
                          {text.asShortcut}
                        </BeginButton>
                      </Box>
                    )}
                  </TableCell>
                  <TableCell>{names.language[lang]}</TableCell>
                  <TableCell align="right">{times}</TableCell>
                  <TableCell sx={{ whiteSpace: "nowrap" }}>
                    {day.format(new Date(lastDay))}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </FigurePanel>
  );
}

type Search = PrefilledRecord["search"];

/** Something was written since, or a rule was made: there is nothing to mend any more. */
function FoundNow({ query, lang }: Search) {
  const text = useTexts(texts);
  return (
    <Typography variant="caption" component="p">
      <Link
        href={`/${lang}/search?${new URLSearchParams({ query: encodeURIComponent(query) })}`}
        target="_blank"
        rel="noopener"
      >
        {text.findsNow}
      </Link>
    </Typography>
  );
}

/** To the form of a new record that holds the query already. */
function BeginButton({
  kind,
  prefilled,
  name,
  children,
}: {
  kind: string;
  prefilled: PrefilledRecord;
  name: string;
  children: string;
}) {
  return (
    <Button
      component={RouterLink}
      to={`/content/${kind}/create`}
      state={{ prefilled }}
      size="small"
      aria-label={name}
      sx={{ textTransform: "none", whiteSpace: "nowrap" }}
    >
      {children}
    </Button>
  );
}
