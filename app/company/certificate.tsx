import type { Text as TextValue } from "#domain/language/text.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** A ring of fine lines, as on a printed certificate. */
const rosette = Array.from({ length: 18 }, (_, position) => `rotate(${position * 10} 100 100)`);

/** A management system as a sheet of paper; plainly drawn, it imitates no real certificate. */
export function Certificate({
  title,
  text,
  year,
}: {
  title: TextValue;
  text: TextValue;
  year: number;
}) {
  return (
    <article className="relative border border-line bg-paper p-8 outline outline-offset-[-10px] outline-line tablet:p-12">
      <svg viewBox="0 0 200 200" className="size-28 fill-none stroke-oak" aria-hidden="true">
        {rosette.map((transform) => (
          <ellipse key={transform} cx="100" cy="100" rx="92" ry="40" transform={transform} />
        ))}
        <circle cx="100" cy="100" r="34" className="fill-paper" />
        <path d="m84 101 11 11 22-24" strokeWidth="4" />
      </svg>
      <h3 className="mt-8 text-title">
        <Headline>{title}</Headline>
      </h3>
      <p className="mt-4 max-w-prose text-felt">
        <Text>{text}</Text>
      </p>
      <p className="tabular mt-6 text-sm text-felt">{year}</p>
    </article>
  );
}
