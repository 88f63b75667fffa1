import type { ReactNode } from "react";
import { m } from "#text";
import { buttonClass } from "../controls/button.tsx";
import { FilterIcon } from "../controls/icons.tsx";
import { Link, localHref } from "../controls/link.tsx";
import { DialogOpener, NativeCloseButton, NativeDialog } from "../dialogs/native-dialog.tsx";
import { anyValue } from "./any-value.ts";

export type SheetChoice = {
  value: string;
  label: ReactNode;
  /** How much it would give, where that is known. */
  count?: number | undefined;
};

export type SheetGroup = {
  name: string;
  title: string;
  /** The value that counts now. */
  chosen: string | undefined;
  /** What the way out of this filter is called. */
  any?: ReactNode;
  choices: SheetChoice[];
  note?: string | undefined;
};

/**
 * The filters of narrow screens: one button, and a sheet with a plain form that asks for another
 * list. It must stand in the part with `data-swap` that it changes: then the number on its button
 * follows what is chosen (`filter-sheet.client.ts`), and only that part is exchanged.
 */
export function FilterSheet({
  action,
  carried = {},
  groups,
  chosen = groups.filter((group) => group.chosen !== undefined).length,
  show,
  apply,
  clearTo,
}: {
  /** Where the form leads. */
  action: string;
  /** What goes along unchanged. */
  carried?: Record<string, string | undefined>;
  groups: SheetGroup[];
  /** How many filters are chosen. */
  chosen?: number;
  /** The button with what it shows now, and without a number for those who have no scripts. */
  show: string;
  apply: string;
  /** The list without any of them. */
  clearTo: string;
}) {
  return (
    <div className="print:hidden">
      <DialogOpener
        dialog={sheetId}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-[0.9375rem] hover:border-ink tablet:hidden"
      >
        <FilterIcon className="size-4" />
        {chosen > 0 ? m.filter_open({ count: chosen }) : m.filter_show()}
      </DialogOpener>
      <NativeDialog
        id={sheetId}
        label={m.filter_show()}
        className="mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-xl translate-y-full rounded-t-2xl open:translate-none starting:open:translate-y-full"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-paper ps-5 pe-2">
          <h2 className="text-lg">{m.filter_show()}</h2>
          <NativeCloseButton />
        </div>
        <form action={localHref(action)} data-filters>
          {Object.entries(carried).map(
            ([name, value]) =>
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <div className="divide-y divide-line px-5">
            {groups.map((group) => (
              <Group key={group.name} group={group} />
            ))}
          </div>
          <div className="sticky bottom-0 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <Link
              to={clearTo}
              inPlace
              rel="nofollow"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {m.filter_clear()}
            </Link>
            <button type="submit" className={`tabular ${buttonClass()}`}>
              <span className="noscript:hidden">{show}</span>
              <span className="hidden noscript:inline">{apply}</span>
            </button>
          </div>
        </form>
        <p role="status" className="sr-only" />
      </NativeDialog>
    </div>
  );
}

const sheetId = "filters";

function Group({
  group: { name, title, chosen, any = m.filter_any(), choices, note },
}: {
  group: SheetGroup;
}) {
  return (
    <fieldset className="py-4">
      <legend className="float-start mb-1 w-full font-semibold">{title}</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-5">
        {[{ value: anyValue, label: any, count: undefined }, ...choices].map(
          ({ value, label, count }) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 leading-tight has-checked:font-medium"
            >
              <input
                type="radio"
                id={`${sheetId}-${name}-${value}`}
                name={name}
                value={value}
                defaultChecked={value === (chosen ?? anyValue)}
                className="size-5 shrink-0 accent-oak-deep"
              />
              <span className="flex min-w-0 items-center gap-2">{label}</span>
              {count !== undefined && (
                <span className="tabular ms-auto text-sm font-normal text-felt">{count}</span>
              )}
            </label>
          ),
        )}
      </div>
      {note && <p className="mt-2 text-xs text-felt">{note}</p>}
    </fieldset>
  );
}
