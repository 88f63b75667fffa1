import { Box, Button, Paper, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { Localized } from "../../api.ts";
import { useLanguage, useTexts } from "../../language.ts";
import { call } from "../../office/call.ts";
import { isObject } from "../field.ts";
import type { OfficeRecord } from "../record.ts";
import { texts } from "../texts.ts";
import { titleIn } from "../title-in.ts";
import { useMayChange } from "../use-may-change.ts";
import { pathOf } from "./saving.ts";
import type { WantedEntry } from "./use-added-menu-entry.ts";

const navigation = { kind: "navigation", id: "main" };

/** Whether the main navigation leads to a page, and the way to make it do so. */
export function MenuEntry({ record: { path, status, content } }: { record: OfficeRecord }) {
  const text = useTexts(texts);
  const language = useLanguage();
  const may = useMayChange(navigation.kind);
  const id = useId();
  const { data } = useQuery({
    queryKey: ["content", navigation.kind, "record", navigation.id],
    queryFn: ({ signal }) => call<"GET /content/:kind/:id">({ path: pathOf(navigation), signal }),
  });
  if (!data || !path) return null;
  const entries: unknown = Reflect.get(data.content, "entries");
  const entry = Array.isArray(entries) && entries.find((one) => isObject(one) && one.url === path);
  const label = titleIn(entry?.label as Localized | undefined, language);
  const wanted: WantedEntry = { url: path, label: content.title as Localized };
  const place = `/${pathOf(navigation)}`;
  return (
    <Paper component="section" aria-labelledby={id} sx={{ padding: { xs: 2, md: 3 } }}>
      <Typography id={id} variant="h6" component="h2" sx={{ marginBlockEnd: 1 }}>
        {text.menuEntry}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
        {entry
          ? entry.shown
            ? text.menuEntryThere(label)
            : text.menuEntryHidden(label)
          : text.menuEntryNone}{" "}
        {!entry && status !== "published" && text.menuEntryUnpublished}
      </Typography>
      {may && (
        <Box>
          <Button
            component={Link}
            to={place}
            variant="outlined"
            disabled={!entry && status !== "published"}
            state={entry ? null : { menuEntry: wanted }}
          >
            {entry ? text.menuEntryOpen : text.menuEntryAdd}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
