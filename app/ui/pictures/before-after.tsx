import type { ReactNode } from "react";
import type { Comparison } from "#domain/media/get-comparison.ts";
import { m } from "#text";
import { Headline } from "../text/headline.tsx";
import { Text } from "../text/text.tsx";
import { Picture } from "./picture.tsx";

/** On a phone the frame is 3:2 and the picture 2:1, so it is a third wider than what is seen. */
const sizes = "(min-width: 1376px) 1280px, (min-width: 768px) calc(100vw - 96px), 133vw";

/** How much of the treated room is seen before anybody moves the handle. */
const share = 50;

/**
 * One room before and after treatment: the treated picture lies on the bare one, cut off at a
 * handle (`before-after.client.ts`). Without scripts, and on paper, they stand side by side.
 */
export function BeforeAfter({
  comparison,
  chart,
  note,
}: {
  comparison: Comparison | undefined;
  /** What follows the handle beneath the picture, and what is to be said of it. */
  chart?: ReactNode;
  note?: ReactNode;
}) {
  if (!comparison) return null;
  return (
    // What stands above it is on paper too, and has left the air between them.
    <section className="page-width pb-[clamp(3.5rem,9vw,8.5rem)] print:pb-[7mm]">
      <h2 className="max-w-[26ch] text-title">
        <Headline>{comparison.title}</Headline>
      </h2>
      <figure className="mt-8 tablet:mt-12">
        <Frame {...comparison} />
        <figcaption className="mt-4 grid gap-x-16 gap-y-8 text-sm text-felt desktop:grid-cols-2">
          <div className="max-w-prose space-y-4">
            <p>
              <Text>{comparison.caption}</Text>
            </p>
            {note}
          </div>
          {chart}
        </figcaption>
      </figure>
    </section>
  );
}

function Frame({ before, after }: Pick<Comparison, "before" | "after">) {
  return (
    <div className="before-after">
      <div>
        <Picture picture={before} sizes={sizes} className="size-full" />
        <Label at="start">{m.before_after_before()}</Label>
      </div>
      <div className="before-after-treated">
        <Picture picture={after} sizes={sizes} className="size-full" />
        <Label at="end">{m.before_after_after()}</Label>
      </div>
      {/* Not completed: a reload would bring back its value without the cut that goes with it. */}
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={share}
        autoComplete="off"
        aria-label={m.before_after_label()}
        aria-valuetext={m.before_after_share({ percent: share })}
      />
      <Handle />
    </div>
  );
}

function Label({ at, children }: { at: "start" | "end"; children: string }) {
  return (
    <span
      className={`absolute bottom-3 rounded-full bg-paper px-3 py-1 text-sm leading-snug tablet:bottom-5 ${at === "start" ? "start-3 tablet:start-5" : "end-3 tablet:end-5"}`}
    >
      {children}
    </span>
  );
}

/** A thin line and a round handle, drawn; what is taken hold of is the thumb of the range. */
function Handle() {
  return (
    <div className="before-after-handle">
      <svg
        viewBox="0 0 44 44"
        aria-hidden="true"
        className="size-11 rounded-full bg-paper fill-none stroke-ink"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M17 15l-7 7 7 7M27 15l7 7-7 7" />
      </svg>
    </div>
  );
}
