import { Box } from "@mui/material";
import { useLanguage } from "../language.ts";
import type { ListedRecord } from "./record.ts";
import { titleIn } from "./title-in.ts";

/** A record in a list: its picture, its title and its id. */
export function RecordName({ record: { id, title, picture } }: { record: ListedRecord }) {
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
        <Box dir="auto">{titleIn(title, language) || id}</Box>
        <Box dir="ltr" sx={{ color: "text.secondary", fontSize: "0.8125rem", textAlign: "start" }}>
          {id}
        </Box>
      </Box>
    </Box>
  );
}
