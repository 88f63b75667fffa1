/** The place of something that is on its way; give it the measure of what will come. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded bg-line/70 ${className}`} />
  );
}

/** Lines of text on their way; the last one is shorter, as last lines are. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="block space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
        <Skeleton key={line} className={`h-3.5 ${line === lines - 1 ? "w-3/5" : "w-full"}`} />
      ))}
    </span>
  );
}
