import { AppError } from "#domain/app-error.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { writeSeconds } from "#domain/calculator/room-words.ts";
import { runCalculation } from "#domain/calculator/run-calculation.ts";
import { m } from "#text";
import { BandTable } from "../acoustics/band-table.tsx";
import { Text } from "../ui/text/text.tsx";
import { describe } from "./saved-rooms.tsx";
import type { Calculator } from "./use-calculator.ts";

export const comparisonId = "comparison";

/** Two rooms, or one room treated in two ways, band by band. */
export function CompareRooms({
  calculation,
  result,
  other,
  absorbers,
}: Pick<Calculator, "calculation" | "result"> & {
  other: Calculation;
  absorbers: readonly Absorber[];
}) {
  const compared = tryToCalculate({ calculation: other, absorbers });
  if (!compared) {
    return (
      <p id={comparisonId} role="alert" className="mt-8 text-danger">
        {m.calculator_problem_gone()}
      </p>
    );
  }
  return (
    <div id={comparisonId} className="mt-10 max-w-3xl scroll-mt-28">
      <p>
        <b>A</b> <Text>{describe(calculation)}</Text>
      </p>
      <p>
        <b>B</b> <Text>{describe(other)}</Text>
      </p>
      <div className="mt-4 overflow-x-auto">
        <BandTable
          caption={m.calculator_comparison()}
          rows={[
            { label: `A ${m.reverberation_before()}`, bands: result.before.sabine },
            { label: `A ${m.reverberation_after()}`, bands: result.after.sabine },
            { label: `B ${m.reverberation_before()}`, bands: compared.before.sabine },
            { label: `B ${m.reverberation_after()}`, bands: compared.after.sabine },
          ]}
          write={writeSeconds}
        />
      </div>
    </div>
  );
}

/** A saved room may hold a product that is made no more. */
function tryToCalculate(asked: Parameters<typeof runCalculation>[0]) {
  try {
    return runCalculation(asked);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
