import { m } from "#text";

/** Three quantities that are taken for one another, and why the page keeps them apart. */
export function Incomparable() {
  return (
    <section className="border-t border-ink pt-6">
      <h2 className="text-2xl">{m.comparing_quantities_title()}</h2>
      <p className="mt-3 max-w-prose text-felt">{m.comparing_quantities()}</p>
      <p className="mt-3 max-w-prose text-felt">{m.comparing_quantities_mounting()}</p>
    </section>
  );
}
