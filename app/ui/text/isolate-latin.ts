/** Two characters or more, a Latin letter among them, with no Arabic inside: `100–240V / 50–60Hz`. */
const latin = /[0-9A-Za-zα-ω+][^\u0590-\u08ff\n]*[0-9A-Za-zα-ω²³%+]/g;

/**
 * Cuts a text at its Latin runs: every second part is one. Arabic would otherwise pull the numbers
 * of a code or a range out of their order.
 */
export function cutAtLatin(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(latin)) {
    if (!/[A-Za-zα-ω]/.test(run)) continue;
    const length = run.length + (opensOnly(run) && text[index + run.length] === ")" ? 1 : 0);
    parts.push(text.slice(end, index), text.slice(index, index + length));
    end = index + length;
  }
  return [...parts, text.slice(end)];
}

/** A bracket must not be closed outside the run that opened it. */
function opensOnly(run: string): boolean {
  return run.lastIndexOf("(") > run.lastIndexOf(")");
}
