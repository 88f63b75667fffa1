import { Link } from "@mui/material";
import type { ReactNode } from "react";
import { useLanguage } from "../language.ts";

/** Opens the calculator beside the back office, in the language of whoever reads. */
export function RoomLink({ to, children }: { to: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <Link href={`/${language}${to}`} target="_blank" dir="auto">
      {children}
    </Link>
  );
}
