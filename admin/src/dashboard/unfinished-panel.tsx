import {
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { useNames as useKindNames } from "../audit/texts.ts";
import { languageCodes } from "../content/languages.ts";
import { singletonName } from "../content/singletons.ts";
import { useNames } from "../inquiries/names.ts";
import { useLanguage, useTexts } from "../language.ts";
import { usePermissionCheck } from "../office/account.tsx";
import { When } from "../ui/when.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { ShareChart } from "./share-chart.tsx";
import { texts } from "./texts.ts";
import { useFigures } from "./use-figures.ts";

/** Content that is there in one language and lacking in another. */
export function UnfinishedPanel() {
  const text = useTexts(texts);
  const names = useNames();
  const may = usePermissionCheck();
  const language = useLanguage();
  const { kind: nameKind } = useKindNames();
  const figures = useFigures({ of: "unfinished" });
  return (
    <FigurePanel title={text.unfinished} figures={figures}>
      {({ kinds, records }) =>
        records.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{text.complete}</Typography>
        ) : (
          <>
            <ShareChart
              title={text.kind}
              total={kinds.reduce((sum, { count }) => sum + count, 0)}
              rows={kinds.map(({ name, count }) => ({ name: nameKind(name), count }))}
            />
            <Table size="small" sx={{ marginBlockStart: 2 }}>
              <TableHead>
                <TableRow>
                  <TableCell>{text.name}</TableCell>
                  <TableCell>{text.missing}</TableCell>
                  <TableCell>{text.updated}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {records.map(({ kind, id, title, missing, updatedAt }) => (
                  <TableRow key={`${kind} ${id}`}>
                    <TableCell component="th" scope="row">
                      {may("content.read") ? (
                        <Link
                          component={RouterLink}
                          to={`/content/${kind}/${encodeURIComponent(id)}`}
                          color="inherit"
                        >
                          <bdi>{singletonName(kind, language) ?? title}</bdi>
                        </Link>
                      ) : (
                        <bdi>{singletonName(kind, language) ?? title}</bdi>
                      )}
                      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                        {nameKind(kind)}
                      </Typography>
                    </TableCell>
                    <TableCell>
                      {languageCodes.map(
                        (lang) =>
                          missing[lang] > 0 && (
                            <Chip
                              key={lang}
                              size="small"
                              variant="outlined"
                              color="secondary"
                              label={`${names.language[lang]} ${missing[lang]}`}
                              sx={{ margin: 0.25 }}
                            />
                          ),
                      )}
                    </TableCell>
                    <TableCell>
                      <When at={updatedAt} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        )
      }
    </FigurePanel>
  );
}
