import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { OctaveAbsorption, ThirdOctaveAbsorption } from "../acoustics/absorption.ts";
import {
  noiseReductionCoefficient,
  octavesOfThirds,
  weightedAbsorption,
} from "../acoustics/ratings.ts";

giveOwnDatabase();

type Bands = Record<number, number | string | null>;
type Measured = { absorption: Bands; thirds?: Bands | null };

const octaves = [125, 250, 500, 1000, 2000, 4000];
const thirds = octaves.flatMap((centre) => {
  const beside: Record<number, number[]> = {
    ...{ 125: [100, 160], 250: [200, 315], 500: [400, 630] },
    ...{ 1000: [800, 1250], 2000: [1600, 2500], 4000: [3150, 5000] },
  };
  return [centre, ...(beside[centre] ?? [])];
});
/** No rating looks below 200 Hz, yet the domain refuses a curve that lacks it. */
const lowest = new Set([100, 125, 160]);

/** The same numbers between 0 and 1 in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = sequence(18);

/** With few decimals, on the halves between steps, or with as many as a number can have. */
function randomCoefficient(): number {
  const value = next() * 1.2;
  const [tenth = 0, decimals = 0] = [Math.floor(next() * 10), Math.floor(next() * 5) + 1];
  if (tenth === 0) return value;
  if (tenth === 1) return Math.floor(value * 1000) / 1000 + 0.0005;
  return Number(value.toFixed(decimals));
}

function randomBands({ centres, gaps }: { centres: number[]; gaps: number }): Bands {
  const given = centres.filter((centre) => lowest.has(centre) || next() >= gaps);
  return Object.fromEntries(
    given.map((centre) => {
      const isThere = lowest.has(centre) || next() >= gaps;
      return [centre, isThere ? randomCoefficient() : next() < 0.5 ? null : "0.5"];
    }),
  );
}

function randomMeasurement(): Measured {
  const gaps = next() < 0.3 ? 0.04 : 0;
  const absorption = randomBands({ centres: octaves, gaps });
  const kind = next();
  if (kind < 0.4) return { absorption };
  return {
    absorption,
    thirds: kind < 0.45 ? null : randomBands({ centres: thirds, gaps: gaps / 2 }),
  };
}

/** What the domain says, or nothing where it says that a band is missing. */
function unlessMissing<Value>(rate: () => Value): Value | null {
  try {
    return rate();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function ratedByTheDomain({ absorption, thirds: fine }: Measured) {
  const coarse = absorption as OctaveAbsorption;
  const thirdBands = fine as ThirdOctaveAbsorption | null | undefined;
  const rated = unlessMissing(() =>
    weightedAbsorption(thirdBands ? octavesOfThirds(thirdBands) : coarse),
  );
  return {
    weighted: rated?.value ?? null,
    rating: rated?.class ?? null,
    nrc: unlessMissing(() => noiseReductionCoefficient(thirdBands ?? coarse)),
  };
}

async function ratedByTheDatabase(measurements: Measured[]) {
  const { rows } = await sql<ReturnType<typeof ratedByTheDomain>>`
    select weighted::float8 as weighted, absorption_class(weighted) as rating,
      measured_nrc(measured)::float8 as nrc
    from jsonb_array_elements(${JSON.stringify(measurements)}::jsonb)
        with ordinality given (measured, n),
      lateral (select weighted_absorption(rated_octaves(measured)) as weighted offset 0) rated
    order by n`.execute(db);
  return rows;
}

test("the database rates as the domain does, whatever bands and decimals there are", async () => {
  const measurements = Array.from({ length: 6000 }, randomMeasurement);
  const expected = measurements.map(ratedByTheDomain);
  const batches = [0, 1500, 3000, 4500].map((from) => measurements.slice(from, from + 1500));
  const answers = await Promise.all(batches.map(ratedByTheDatabase));
  const differing = answers
    .flat()
    .flatMap((rated, at) =>
      JSON.stringify(rated) === JSON.stringify(expected[at])
        ? []
        : [{ measured: measurements[at], rated, expected: expected[at] }],
    );
  expect(differing).toEqual([]);
  // Both kinds of answer were asked for, from both kinds of band.
  const without = expected.filter(({ weighted }) => weighted === null).length;
  expect(without).toBeGreaterThan(500);
  expect(without).toBeLessThan(3000);
  expect(measurements.filter((one) => one.thirds).length).toBeGreaterThan(2000);
});

test("thirds are taken to thousandths before their mean, in both places", async () => {
  const fine = Object.fromEntries(thirds.map((centre) => [centre, 0.5]));
  Object.assign(fine, { 200: 0.0044, 250: 0.0044, 315: 0.0062 });
  expect(octavesOfThirds(fine as ThirdOctaveAbsorption)[250]).toBe(0);
  const { rows } = await sql<{ octave: number }>`
    select octave_of_thirds(${JSON.stringify(fine)}::jsonb, '200', '250', '315') as octave`.execute(
    db,
  );
  expect(rows).toEqual([{ octave: 0 }]);
});

test("nothing in, nothing out, of every function that rates", async () => {
  const nothing = [
    ...[null, {}, [], "0.5", 0.5, true],
    { 250: 1, 500: 1, 1000: 1, 4000: 1 },
    { 125: 1, 200: 1, 250: null, 315: 1, 500: 1, 1000: 1, 2000: 1, 4000: 1 },
    { 125: 1, 200: 1, 250: "1", 315: 1, 500: 1, 1000: 1, 2000: 1, 4000: 1 },
  ];
  const { rows } = await sql<Record<string, unknown>>`
    select weighted_absorption(bands) as weighted,
      absorption_class(weighted_absorption(bands)) as rating,
      noise_reduction_coefficient(bands) as nrc,
      practical_absorption(bands -> '250') + practical_absorption(bands -> '2000') as practical,
      octave_of_thirds(bands, '200', '250', '315') as octave,
      weighted_absorption(rated_octaves(bands)) as rated_itself,
      weighted_absorption(rated_octaves(measured)) as rated,
      measured_nrc(bands) as nrc_itself,
      measured_nrc(measured) as measured_nrc,
      best_nrc(content) as best,
      nullif(product_marks(content), '{mounting:direct}') as marks
    from (
      select value as bands from jsonb_array_elements(${JSON.stringify(nothing)}::jsonb)
      union all select null) given,
      jsonb_build_object('thirds', bands, 'absorption', bands,
        'evidence', '{"kind": "laboratory"}'::jsonb) measured,
      jsonb_build_object('mountings', jsonb_build_array(
        jsonb_build_object('kind', 'direct', 'measured', measured))) content`.execute(db);
  expect(rows).toHaveLength(nothing.length + 1);
  for (const [at, row] of rows.entries()) {
    expect(new Set(Object.values(row)), JSON.stringify(nothing[at])).toEqual(new Set([null]));
  }
});
