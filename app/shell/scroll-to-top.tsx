import { m } from "#text";
import { ChevronUpIcon } from "../ui/controls/icons.tsx";
import { floatingTab } from "./contacts/floating-tab.ts";

/** Appears after half a window of scrolling and glides back to the top. */
export function ScrollToTop() {
  return (
    <button
      type="button"
      data-to-top
      aria-label={m.to_top()}
      title={m.to_top()}
      // Its place is kept while it is away, so that nothing moves when it comes.
      className={`${floatingTab} invisible box-content rounded-s-lg border border-e-0 border-line opacity-0 transition-[opacity,visibility,background-color] data-far:visible data-far:opacity-100`}
    >
      <ChevronUpIcon />
    </button>
  );
}
