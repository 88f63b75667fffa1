import { plain, type Text } from "#domain/language/text.ts";
import { m } from "#text";
import { buttonClass } from "../../ui/controls/button.tsx";
import { localHref } from "../../ui/controls/link.tsx";
import { comparePath } from "../compare/compare-address.ts";

/** The form that the boxes of all cards belong to, wherever they stand. */
const formId = "compare-ticked";

/** A box on a card: what is ticked is compared. Above the link that the whole card is. */
export function CompareTick({ id, title }: { id: string; title: Text }) {
  return (
    <label className="relative z-1 inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-xs hover:text-ink print:hidden">
      <input
        type="checkbox"
        form={formId}
        name="p"
        value={id}
        aria-label={m.comparing_card_name({ title: plain(title) })}
        className="size-4 accent-oak-deep"
      />
      <span aria-hidden="true">{m.comparing_card()}</span>
    </label>
  );
}

/** At the foot of the window as soon as a box is ticked (`.compare-bar`); no script is needed. */
export function CompareBar() {
  return (
    <form
      id={formId}
      action={localHref(comparePath)}
      method="get"
      className="compare-bar sticky bottom-4 mobile:bottom-20 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-5 gap-y-2 border border-ink bg-paper px-4 py-3 print:hidden"
    >
      <span className="text-sm text-felt">{m.comparing_bar_note()}</span>
      <button type="submit" className={buttonClass()}>
        {m.comparing_bar()}
      </button>
    </form>
  );
}
