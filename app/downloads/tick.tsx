import { m } from "#text";

/** The form that all boxes belong to, wherever they stand. */
export const bundleForm = "bundle";

/** A box beside a document: what is ticked comes as one archive. */
export function Tick({
  choice,
  name,
  ticked,
}: {
  /** What the box stands for. */
  choice: string;
  /** What the document is called where it is not seen. */
  name: string;
  ticked: readonly string[];
}) {
  return (
    <label className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center print:hidden">
      <input
        type="checkbox"
        form={bundleForm}
        name="d"
        value={choice}
        defaultChecked={ticked.includes(choice)}
        aria-label={m.downloads_tick({ name })}
        className="size-5 accent-oak-deep"
      />
    </label>
  );
}
