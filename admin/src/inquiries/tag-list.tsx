import { Box, Chip } from "@mui/material";
import { useTexts } from "../language.ts";
import { planTexts } from "./plan-texts.ts";

export function TagList({ tags }: { tags: string[] }) {
  const text = useTexts(planTexts);
  if (tags.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text.tags}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, listStyle: "none", margin: 0, padding: 0 }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Chip size="small" variant="outlined" label={<bdi>{tag}</bdi>} />
        </li>
      ))}
    </Box>
  );
}
