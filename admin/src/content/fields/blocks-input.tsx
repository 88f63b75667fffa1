import ExpandIcon from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { Localized } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { useEditorContext, useJump } from "../editor/editor-context.tsx";
import { useAskedField } from "../editor/use-asked-field.ts";
import { texts } from "../texts.ts";
import { blockSteps } from "./block-names.ts";
import { inPageOrder } from "./in-page-order.ts";
import { LocalizedInput } from "./localized-input.tsx";

export type Block = { name: string; text: Localized };

/** The words of a page, by the part of the page they stand in. */
export function BlocksInput({ path }: { path: string }) {
  const blocks: Block[] = useWatch({ name: path }) ?? [];
  const asked = useAskedField();
  const language = useLanguage();
  const { part } = useTexts(texts);
  const stepsOf = (name: string) => blockSteps(name, { language, part });
  // The part of the page is named above it.
  const labelOf = (name: string) => stepsOf(name).slice(1).join(" › ") || stepsOf(name).join("");
  const { pageOrder } = useEditorContext();
  const placed = blocks.map(({ name }, at) => ({ name, at }));
  const groups = inPageOrder(
    Map.groupBy(placed, ({ name }) => name.split(".", 1)[0] ?? name),
    pageOrder,
  );
  const [first] = groups.keys();
  const [open, setOpen] = useState<Record<string, boolean>>({});
  const isOpen = (group: string) =>
    open[group] ?? (group === first || (asked?.startsWith(`${path}.${group}.`) ?? false));
  useJump((field) => {
    const [group = ""] = field.startsWith(`${path}.`)
      ? field.slice(path.length + 1).split(".")
      : [];
    if (group !== "") setOpen({ ...open, [group]: true });
  });
  return (
    <div>
      {Array.from(groups, ([group, members]) => (
        <Accordion
          key={group}
          expanded={isOpen(group)}
          onChange={(_event, opens) => setOpen({ ...open, [group]: opens })}
          disableGutters
          slotProps={{ transition: { unmountOnExit: true, timeout: 0 } }}
        >
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography sx={{ fontWeight: 600 }}>{stepsOf(group)}</Typography>
            <Typography sx={{ color: "text.secondary", marginInlineStart: 1 }}>
              {members.length}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Box sx={{ display: "grid", gap: 2 }}>
              {members.map((block) => (
                <div key={block.name} data-field={`${path}.${block.name}`}>
                  <LocalizedInput
                    path={`${path}.${block.at}.text`}
                    label={labelOf(block.name)}
                    lines={isLong(blocks[block.at]?.text) ? 3 : 1}
                  />
                </div>
              ))}
            </Box>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

function isLong(text: Localized | undefined): boolean {
  return (text?.en.length ?? 0) > 60;
}
