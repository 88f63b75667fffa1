import { useEffect, useRef } from "react";
import { m } from "#text";

/** What stands where the form was: the number by which one can ask. */
export function Received({
  number,
  heading: Heading = "h3",
}: {
  number: string;
  heading?: "h2" | "h3";
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever cannot see that the form is gone is told by the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-3xl border-s-4 border-moss bg-white px-6 py-6">
      <Heading ref={heading} tabIndex={-1} className="text-xl outline-none">
        {m.apply_received_title()}
      </Heading>
      <p className="mt-3 text-sm text-felt">{m.application_number()}</p>
      <p className="text-2xl font-semibold">
        <bdi dir="ltr" data-testid="receipt-number">
          {number}
        </bdi>
      </p>
      <p className="mt-3 max-w-prose">{m.apply_received_text()}</p>
    </div>
  );
}
