import type { ShownPack } from "#domain/specification/show-pack.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { buttonClass } from "../../ui/controls/button.tsx";

/** The text itself; a press copies it where the browser can (`copy-clause.client.ts`). */
export function Clause({ pack: { clause } }: { pack: ShownPack }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-xl">{m.spec_clause()}</h3>
        <button
          type="button"
          data-copies="clause"
          data-said={m.spec_copied()}
          className={`noscript:hidden print:hidden ${buttonClass("outline")}`}
        >
          {m.spec_copy()}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds a text */}
      <div
        role="group"
        aria-label={m.spec_clause()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys cannot scroll it
        tabIndex={0}
        className="mt-4 max-h-[32rem] overflow-auto border border-line bg-white p-4"
      >
        <pre id="clause" className="font-[inherit] text-sm whitespace-pre-wrap">
          {keepTogether(clause)}
        </pre>
      </div>
    </div>
  );
}
