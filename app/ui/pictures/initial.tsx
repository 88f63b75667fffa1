/** Firefox has it since 125. */
const characters = Intl.Segmenter && new Intl.Segmenter("und", { granularity: "grapheme" });

/** Stands where somebody has no picture: the first letter of their name. */
export function Initial({ name, className = "" }: { name: string; className?: string }) {
  const first = characters ? characters.segment(name).containing(0)?.segment : [...name][0];
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-full bg-sand text-2xl font-semibold text-oak-deep ${className}`}
    >
      {first}
    </span>
  );
}
