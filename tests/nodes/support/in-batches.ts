/** Does the work for each, a bounded number at a time, as a crowd of visitors would. */
export async function inBatches<Each, Result>({
  of,
  work,
  size = 50,
}: {
  of: Each[];
  work: (each: Each) => Promise<Result>;
  size?: number;
}): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < of.length; start += size) {
    results.push(...(await Promise.all(of.slice(start, start + size).map(work))));
  }
  return results;
}
