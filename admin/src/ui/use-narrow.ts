import { useMediaQuery } from "@mui/material";

/** Whether a table with several columns has no room; a list of lines stands in its place. */
export function useNarrow(): boolean {
  return useMediaQuery("(max-width: 700px)");
}
