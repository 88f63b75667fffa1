import { isUnavailable } from "../../queries/is-unavailable.ts";
import type { VariantMaker } from "./make-variant.ts";
import { type Variant, variantFile } from "./variant.ts";

/** More than this is forgotten: it is asked for again, or found missing at the next start. */
const longest = 10_000;
/** Until the database is asked again what is missing. */
const pause = 60_000;

export type VariantQueue = ReturnType<typeof createVariantQueue>;

/** Makes variants that nobody waits for, one at a time; those asked for before all others. */
export function createVariantQueue({
  make,
  pace,
  listMissing,
  onProblem,
  signal,
}: {
  make: VariantMaker;
  /** Does the work, and returns when it is time for the next. */
  pace: (work: () => Promise<void>) => Promise<void>;
  /** What is made when nothing is asked for. */
  listMissing: () => AsyncGenerator<Variant>;
  onProblem: (error: unknown) => void;
  /** Aborted, nothing more is begun. */
  signal: AbortSignal;
}) {
  const asked = new Map<string, Variant>();
  let missing: AsyncGenerator<Variant> | undefined;
  let again: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  signal.addEventListener("abort", () => clearTimeout(again));

  function takeAsked(): Variant | undefined {
    const [first] = asked;
    if (first) asked.delete(first[0]);
    return first?.[1];
  }

  async function takeMissing(): Promise<Variant | undefined> {
    try {
      const next = await missing?.next();
      if (next && !next.done) return next.value;
      missing = undefined;
    } catch (error) {
      fail(error);
    }
    return undefined;
  }

  /** One picture that cannot be made is skipped; without database or files none can, for now. */
  function fail(error: unknown) {
    if (signal.aborted) return;
    onProblem(error);
    if (!missing || !isUnavailable(error)) return;
    missing = undefined;
    clearTimeout(again);
    again = setTimeout(prepare, pause).unref();
  }

  async function work() {
    while (!signal.aborted) {
      const variant = takeAsked() ?? (await takeMissing());
      if (variant) await pace(() => makeOrSkip(variant));
      else if (asked.size === 0 && !missing) break;
    }
    working = undefined;
  }

  /** Twice if need be: an encoder that was killed fails what it had, another takes its place. */
  function makeOrSkip(variant: Variant): Promise<void> {
    return make(variant)
      .catch(() => (signal.aborted ? undefined : make(variant)))
      .then(() => {}, fail);
  }

  /** Makes everything that is missing, when nothing else is asked for. */
  function prepare() {
    missing ??= listMissing();
    working ??= work();
  }

  return {
    add(variants: Variant[]) {
      if (signal.aborted) return;
      for (const variant of variants) {
        if (asked.size < longest) asked.set(variantFile(variant), variant);
      }
      working ??= work();
    },
    prepare,
    /** Resolves when nothing is under way, now or, once aborted, for good. */
    ended: async () => working,
  };
}
