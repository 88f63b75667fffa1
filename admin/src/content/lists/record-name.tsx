import { Box } from "@mui/material";
import { useLanguage } from "../../language.ts";
import { RowLink } from "../../ui/row-link.tsx";
import { pathOf } from "../editor/saving.ts";
import type { ListedRecord } from "../record.ts";
import { titleIn } from "../title-in.ts";
import { useKind } from "../use-kind.ts";

/** A record in a list: its picture, its title and its id. */
export function RecordName({ record: { id, title, picture, leads } }: { record: ListedRecord }) {
  const kind = useKind();
  const language = useLanguage();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      {picture && (
        <Box
          component="img"
          src={`${picture}/160.webp`}
          alt=""
          loading="lazy"
          sx={{ width: 56, height: 42, objectFit: "cover", borderRadius: 0.75, flexShrink: 0 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box dir="auto">
          <RowLink to={`/${pathOf({ kind, id })}`}>
            {leads ?? (titleIn(title, language) || id)}
          </RowLink>
        </Box>
        <Box dir="ltr" sx={{ color: "text.secondary", fontSize: "0.8125rem", textAlign: "start" }}>
          {id}
        </Box>
      </Box>
    </Box>
  );
}
