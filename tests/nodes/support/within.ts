/**
 * A time to be kept, in milliseconds. On a machine that takes long for the usual work alone,
 * because it is busy with much else, five times as long as it takes for that.
 */
export async function deadline({
  within,
  usual,
}: {
  within: number;
  usual: () => Promise<unknown>;
}): Promise<number> {
  const started = performance.now();
  await usual();
  return Math.max(within, (performance.now() - started) * 5);
}
