/** A person with clothes and a bag, in kilograms; an assumption that the page names. */
export const personWeight = 80;

/**
 * Cubic metres of air an hour that a booth's own words state, whatever the language. Undefined where
 * they state none, and where they state more than one.
 */
export function airflowIn(text: string): number | undefined {
  const found = Array.from(
    text.matchAll(/(\d{1,5}(?:\.\d{1,2})?)\s*(?:m³\/h|م³\/ساعة|م³\/س)/g),
    ([, value]) => Number(value),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Clear width of the door in millimetres, as the booth's own words state it. */
export function doorWidthIn(text: string): number | undefined {
  const found = Array.from(text.matchAll(/(\d{3,4})\s*(?:mm|مم)/g), ([, value]) => Number(value));
  return found.length === 1 ? found[0] : undefined;
}

/** Load on the floor with people inside, spread over the footprint; sizes in millimetres. */
export function floorLoad({
  weight,
  persons,
  outer,
}: {
  weight: number;
  persons: number;
  outer: { width: number; depth: number };
}) {
  const kilograms = weight + persons * personWeight;
  const perSquareMetre = kilograms / ((outer.width * outer.depth) / 1e6);
  return { kilograms, perSquareMetre, kilonewtons: (perSquareMetre * 9.81) / 1000 };
}
