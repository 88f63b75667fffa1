import { createContext, useContext, useState } from "react";
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
  /** The field that somebody has just asked to see, in the preview or in the list of problems. */
  jump: Jump | undefined;
  /** The names of page texts in the order in which the page has them; empty until it was looked at. */
  pageOrder: string[];
  /** Whether the input at this path is for a translator to write. */
  isOwnText: (path: string) => boolean;
};

/** A field by its name in the form and by its path in the record; `text` has three languages. */
export type Jump = { field: string; path: string; text?: true };

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

/** Opens what hides a field in the same pass in which the field is asked for. */
export function useJump(open: (path: string) => void) {
  const { jump } = useEditorContext();
  const [seen, setSeen] = useState<Jump>();
  if (jump === seen) return;
  setSeen(jump);
  if (jump) open(jump.path);
}
