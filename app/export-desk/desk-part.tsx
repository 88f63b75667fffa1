import type { ReactNode } from "react";
import { Headline } from "../ui/text/headline.tsx";

/** A subject of the page: its title and what it is about beside what it says. */
export function DeskPart({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className="grid scroll-mt-8 grid-cols-1 gap-x-16 gap-y-6 border-t border-ink pt-8 desktop:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 className="text-title">
          <Headline>{title}</Headline>
        </h2>
        {text && <p className="mt-3 max-w-prose text-felt">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
