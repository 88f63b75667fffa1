import type { ReactNode } from "react";
import { CloseIcon } from "../ui/controls/icons.tsx";

/** A numbered step of the form. */
export function FormPart({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-5 border-t border-ink pt-5">
      <h2 className="flex items-baseline gap-3 text-xl font-semibold">
        <span className="tabular text-oak-deep">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** At the end of a row of fields, level with their boxes. */
export function RowButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="mt-[1.9rem] grid size-12 place-items-center text-felt hover:text-danger"
    >
      <CloseIcon />
    </button>
  );
}

export function AddButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 border border-dashed border-felt px-3.5 text-sm hover:border-ink"
    >
      <span aria-hidden="true">+ </span>
      {children}
    </button>
  );
}

/** Fills fields with something to begin with. */
export function FillButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 border border-line px-3.5 text-sm hover:border-ink"
    >
      {children}
    </button>
  );
}
