import { Box, ButtonBase, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import type { Lang } from "../api.ts";
import { useNames } from "../audit/texts.ts";
import { useIntl, useTexts } from "../language.ts";
import { useAccount } from "../office/account.tsx";
import { FigurePanel } from "./figure-panel.tsx";
import { texts, waits } from "./texts.ts";
import { useFigures, type Waiting } from "./use-figures.ts";

/** What waits for whoever looks: each with the way there. */
export function WaitingPanel() {
  const text = useTexts(texts);
  const numbers = new Intl.NumberFormat(useIntl());
  const { kind: nameKind } = useNames();
  const names = useTexts(waits);
  const { id: person, translates } = useAccount();
  const figures = useFigures({ of: "waiting" });
  return (
    <FigurePanel title={text.waiting} figures={figures}>
      {(waiting) =>
        waiting.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{text.nothingWaits}</Typography>
        ) : (
          <Box
            component="ul"
            sx={{
              display: "grid",
              gap: 1.5,
              gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
              listStyle: "none",
              margin: 0,
              padding: 0,
            }}
          >
            {waiting.map((one) => (
              <li key={`${one.what} ${one.kind}`}>
                <ButtonBase
                  component={Link}
                  to={placeOf({ ...one, person, translates })}
                  sx={{
                    width: "100%",
                    justifyContent: "flex-start",
                    alignItems: "baseline",
                    gap: 1.5,
                    padding: 1.5,
                    border: 1,
                    borderColor: "divider",
                    borderRadius: 1,
                    textAlign: "start",
                    "&:hover": { borderColor: "secondary.light" },
                  }}
                >
                  <Typography
                    variant="h5"
                    component="span"
                    sx={{ fontVariantNumeric: "tabular-nums" }}
                  >
                    {numbers.format(one.count)}
                  </Typography>
                  <span>
                    {names[one.what]}
                    {one.kind && (
                      <Typography
                        variant="caption"
                        component="span"
                        sx={{ display: "block", color: "text.secondary" }}
                      >
                        {nameKind(one.kind)}
                      </Typography>
                    )}
                  </span>
                </ButtonBase>
              </li>
            ))}
          </Box>
        )
      }
    </FigurePanel>
  );
}

const filtered = (path: string, filter: object) =>
  `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The list in which it is seen to, narrowed down to it where that is possible. */
function placeOf({
  what,
  kind,
  person,
  translates,
}: Waiting & { person: string; translates: Lang | null }): string {
  if (what === "follow-ups") return filtered("inquiries", { assignee: person, followUp: "due" });
  if (what === "inquiries") return filtered("inquiries", { unread: true });
  if (what === "applications") return filtered("applications", { status: "new" });
  if (what === "drafts") return filtered(`content/${kind}`, { status: "draft" });
  if (translates && what === "untranslated") {
    return filtered(`content/${kind}`, { unfinished: `missing:${translates}` });
  }
  if (what === "outdated") {
    return filtered(`content/${kind}`, { unfinished: `outdated:${translates}` });
  }
  if (what === "untranslated" || what === "kept") return filtered(`content/${kind}`, {});
  return `/${what}`;
}
