import { createContext, useContext } from "react";
import type { OfficeRecord } from "../record.ts";

type Writing = {
  kind: string;
  /** Texts that were left behind when another language changed. */
  outdated: OfficeRecord["outdated"];
  /** Texts somebody has just found still right. */
  confirmed: string[];
  confirm: (text: string) => void;
  /** The page of the record, without a language; null while it has none. */
  path: string | null;
  /** Whether the record is there already. */
  exists: boolean;
  /** Whether others may have seen it: it has been published. */
  seen: boolean;
  /** Whether its id is part of an address, and may change. */
  addressed: boolean;
};

const WritingContext = createContext<Writing | undefined>(undefined);

export const WritingProvider = WritingContext.Provider;

/** What inputs need to know of the record they belong to. */
export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error("Nothing is being written here");
  return writing;
}
