import type { ReactNode } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import { Headline } from "../text/headline.tsx";
import { Text } from "../text/text.tsx";

const grounds = {
  paper: "",
  sand: "bg-sand",
  moss: "bg-moss text-paper",
};

/** A band of a page with its heading; generous air above and below. */
export function Section({
  title,
  lead,
  ground = "paper",
  id,
  children,
}: {
  title?: TextValue | undefined;
  lead?: TextValue | undefined;
  ground?: keyof typeof grounds;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={grounds[ground]}>
      <div className="page-width section-space">
        {title && (
          <h2 className="max-w-[26ch] text-title">
            <Headline>{title}</Headline>
          </h2>
        )}
        {lead && (
          <p
            className={`mt-4 max-w-prose text-lead ${ground === "moss" ? "text-paper/85" : "text-felt"}`}
          >
            <Text>{lead}</Text>
          </p>
        )}
        <div className={title || lead ? "mt-10 tablet:mt-14" : ""}>{children}</div>
      </div>
    </section>
  );
}
