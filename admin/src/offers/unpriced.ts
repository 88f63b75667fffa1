/** Which lines of an offer are refused for having no price, counted as a person counts them. */
export function listUnpriced(fields: Record<string, string>): number[] {
  return Object.entries(fields).flatMap(([field, problem]) => {
    const at = /^lines\.(\d+)\.price$/.exec(field)?.[1];
    return at !== undefined && problem === "problem.no-price" ? [Number(at) + 1] : [];
  });
}
