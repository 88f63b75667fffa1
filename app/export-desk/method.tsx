import { m } from "#text";

/** What the planner assumes. */
export function Method() {
  return (
    <details className="max-w-prose">
      <summary className="inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep">
        {m.exporting_method()}
      </summary>
      <div className="mt-3 space-y-3 text-felt">
        <p>{m.exporting_method_sizes()}</p>
        <p>{m.exporting_method_rows()}</p>
        <p>{m.exporting_method_stacks()}</p>
        <p>{m.exporting_method_confirm()}</p>
      </div>
    </details>
  );
}
