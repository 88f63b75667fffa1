import { formatArea } from "./format-number.ts";

const megabyte = 1_000_000;

/** The size of a file, in units that every language of the site writes alike. */
export function formatSize(bytes: number): string {
  return bytes < megabyte
    ? `${formatArea(bytes / 1000)}\u00a0kB`
    : `${formatArea(bytes / megabyte)}\u00a0MB`;
}
