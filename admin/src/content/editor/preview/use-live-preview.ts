import { useMediaQuery } from "@mui/material";
import { useState } from "react";
import type { Lang } from "../../../api.ts";
import { contentLanguages } from "../../languages.ts";
import type { Jump } from "../editor-context.tsx";

const name = "live-preview";

/** Whether the page stands beside the form: as it was left on this machine. */
export function useLivePreview({ seen, onJump }: { seen: boolean; onJump: (to: Jump) => void }) {
  // Two columns need a screen for two; on others the page lies over the form when it is asked for.
  const beside = useMediaQuery("(min-width: 1200px)");
  const [kept, setKept] = useState(() => localStorage.getItem(name) === "on");
  const [over, setOver] = useState(false);
  const [focused, setFocused] = useState<{ path: string; lang: Lang | undefined }>();
  const [pageOrder, setPageOrder] = useState<string[]>([]);
  const open = seen && (beside ? kept : over);

  function turn(on: boolean) {
    setOver(on);
    if (!beside) return;
    setKept(on);
    localStorage.setItem(name, on ? "on" : "off");
  }

  /** Which field somebody writes in. */
  function follow(target: EventTarget) {
    if (!(target instanceof HTMLElement)) return;
    const path = target.closest<HTMLElement>("[data-field]")?.dataset.field;
    if (path === undefined) return;
    const lang = contentLanguages.find((one) => one.lang === target.getAttribute("lang"))?.code;
    setFocused({ path, lang });
  }

  /** On a small screen the page lies over the form. */
  function jumpTo(to: Jump) {
    if (!beside) turn(false);
    onJump(to);
  }

  /** Once, so that nothing is moved under the hands of somebody who writes. */
  function orderBy(paths: string[]) {
    if (pageOrder.length > 0) return;
    setPageOrder(paths.flatMap((path) => (path.startsWith("blocks.") ? path.slice(7) : [])));
  }

  return { open, beside, turn, focused, follow, jumpTo, pageOrder, orderBy };
}
