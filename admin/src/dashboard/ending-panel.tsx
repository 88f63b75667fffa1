import { Box, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { useIntl, useTexts } from "../language.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { texts } from "./texts.ts";
import { useFigures } from "./use-figures.ts";

/** Documents whose last day is near or over, each with the way to renew it; mostly there are none. */
export function EndingPanel() {
  const text = useTexts(texts);
  const days = new Intl.DateTimeFormat(useIntl(), { dateStyle: "long", timeZone: "UTC" });
  const figures = useFigures({ of: "documents" });
  if (!figures.data || figures.data.length === 0) return null;
  return (
    <FigurePanel title={text.ending} figures={figures}>
      {(documents) => (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {documents.map(({ id, title, kind, validUntil, isOver }) => (
            <li key={id}>
              <Link
                component={RouterLink}
                to={`/content/document/${encodeURIComponent(id)}`}
                color={isOver ? "error" : "inherit"}
              >
                {(isOver ? text.ended : text.endsOn)(
                  kind,
                  title,
                  days.format(new Date(validUntil)),
                )}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </FigurePanel>
  );
}
