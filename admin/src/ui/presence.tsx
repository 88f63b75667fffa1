import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { defineTexts, useTexts } from "../language.ts";
import { call } from "../office/call.ts";

const texts = defineTexts({
  zh: { alsoOpen: (names: string[]) => `${names.join("、")} 也打开了这条记录。` },
  en: {
    alsoOpen: (names: string[]) =>
      `${names.join(", ")} ${names.length === 1 ? "has" : "have"} this open as well.`,
  },
});

/** How often a screen says that it is still open; the server waits longer before it forgets. */
const beat = 20_000;

type Open = "PUT /inquiries/:id/presence" | "PUT /content/:kind/:id/presence";
type Leave = "DELETE /inquiries/:id/presence" | "DELETE /content/:kind/:id/presence";

/** Who else has the same record open, in a quiet line. */
export function Presence({
  path,
}: {
  path: `inquiries/${string}/presence` | `content/${string}/${string}/presence`;
}) {
  const text = useTexts(texts);
  const { data } = useQuery({
    queryKey: ["presence", path],
    queryFn: ({ signal }) => call<Open>({ method: "PUT", path, signal }),
    refetchInterval: beat,
    refetchIntervalInBackground: true,
    // Whoever comes back to a window wants to know before they go on writing.
    refetchOnWindowFocus: true,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    return () => {
      // Whoever cannot say so is forgotten in a while.
      call<Leave>({ method: "DELETE", path }).catch(() => {});
    };
  }, [path]);
  const others = data?.others ?? [];
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ color: "text.secondary", marginBlockEnd: others.length > 0 ? 1.5 : 0 }}
    >
      {others.length > 0 && text.alsoOpen(others)}
    </Typography>
  );
}
