/** Round numbers for an axis that reaches at least as far as the greatest value. */
export function scaleOf(greatest: number): { top: number; steps: number[] } {
  if (!(greatest > 0)) return { top: 1, steps: [0, 1] };
  const rough = greatest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude);
  // There are no half inquiries.
  const step = Math.ceil(nice.find((size) => size >= rough) ?? rough);
  const count = Math.ceil(greatest / step);
  return {
    top: count * step,
    steps: Array.from({ length: count + 1 }, (_, at) => at * step),
  };
}
