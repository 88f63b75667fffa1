import { createContext, useContext } from "react";
import type { Lang } from "../../api.ts";
import type { OfficeRecord } from "../record.ts";

type EditedRecord = {
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
  /** The only language that a translator writes; null for those who write everything. */
  translates: Lang | null;
  /** Whether the input at this path is for a translator to write. */
  isOwnText: (path: string) => boolean;
};

const EditorContext = createContext<EditedRecord | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** What inputs need to know of the record they belong to. */
export function useEditorContext(): EditedRecord {
  const edited = useContext(EditorContext);
  if (!edited) throw new Error("This is not within a record editor");
  return edited;
}

/** Whether whoever writes may write one language and nothing else. */
export function useIsTranslating(): boolean {
  return Boolean(useContext(EditorContext)?.translates);
}

/** Whether the input at this path is not for the translator at the screen. */
export function useIsForOthers(path: string): boolean {
  const edited = useContext(EditorContext);
  return Boolean(edited?.translates) && !edited?.isOwnText(path);
}
