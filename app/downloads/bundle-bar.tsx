import type { DownloadFilter } from "#domain/downloads/browse-downloads.ts";
import { bundleLimits } from "#domain/downloads/bundle-choice.ts";
import type { BundleProblem } from "#domain/downloads/check-bundle.ts";
import { m } from "#text";
import { buttonClass } from "../ui/controls/button.tsx";
import { localHref } from "../ui/controls/link.tsx";
import { formatArea, formatNumber } from "../ui/format/format-number.ts";
import { downloadsAddress } from "./downloads-address.ts";
import { bundleForm } from "./tick.tsx";

const megabytes = (bytes: number) => formatArea(bytes / 1_000_000);
const most = formatNumber(bundleLimits.documents);
const mostSize = megabytes(bundleLimits.bytes);

/**
 * At the foot of the window as soon as a box is ticked (`.bundle-bar`): what is ticked, as one
 * archive. A plain form, sent to the page itself.
 */
export function BundleBar({ filter }: { filter: DownloadFilter }) {
  return (
    <form
      id={bundleForm}
      action={localHref(downloadsAddress(filter))}
      method="post"
      className="bundle-bar sticky bottom-4 z-10 mx-auto mt-10 flex w-fit max-w-full flex-wrap items-center justify-center gap-x-5 gap-y-2 border border-ink bg-paper px-4 py-3 mobile:bottom-20 print:hidden"
    >
      <span className="text-sm text-felt mobile:hidden">
        {m.downloads_bundle_note({ most, size: mostSize })}
      </span>
      <button type="submit" className={buttonClass()}>
        {m.downloads_bundle()}
      </button>
    </form>
  );
}

/** Why there is no archive. */
export function BundleNote({ problem }: { problem: BundleProblem | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="mb-8 border-s-4 border-danger bg-white px-5 py-4">
      {describe(problem)}
    </p>
  );
}

function describe(problem: BundleProblem): string {
  switch (problem.reason) {
    case "none":
      return m.bundle_problem_none();
    case "gone":
      return m.bundle_problem_gone({ count: formatNumber(problem.count) });
    case "too-many":
      return m.bundle_problem_too_many({ count: formatNumber(problem.count), most });
    case "too-large":
      return m.bundle_problem_too_large({ size: megabytes(problem.bytes), most: mostSize });
  }
}
