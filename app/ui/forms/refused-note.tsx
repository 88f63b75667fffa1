import type { FieldProblem } from "#domain/text/field-problem.ts";
import { m } from "#text";

/** What the alert says, for those whose browser shows none. */
export function RefusedNote({ problems }: { problems: FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="mb-8 border-s-4 border-danger bg-white px-5 py-4">
      <h2 className="text-lg">{m.alert_error()}</h2>
      <ul className="mt-1 text-danger">
        {problems.map(({ field, msg }) => (
          <li key={field + msg}>{msg}</li>
        ))}
      </ul>
    </div>
  );
}
