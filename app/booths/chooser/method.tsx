import { m } from "#text";

const sources = [
  {
    name: m.chooser_source_scope,
    url: "https://webstore.ansi.org/standards/iso/iso233512020",
  },
  {
    name: m.chooser_source_classes,
    url: "https://gregorychairs.com.au/product-category/pods/",
  },
  {
    name: m.chooser_source_other,
    url: "http://www.teleboothpod.com/Knowledge/Why-does-modern-acoustic-office-cabins-need-to-be-tested-for-ISO-23351-",
  },
  {
    name: m.chooser_source_sti,
    url: "https://akustikbuero.de/glossar/vertraulichkeitsabstand-din-en-iso-3382-3-sti-grossraumbuero-mehrpersonenbuero-akustik-raumakustik/",
  },
];

/** Formula, assumptions and where they come from. */
export function Method() {
  return (
    <section className="page-width section-space grid gap-x-16 gap-y-8 desktop:grid-cols-[1fr_2fr]">
      <h2 className="text-title">{m.chooser_method()}</h2>
      <div className="max-w-prose space-y-4">
        <p dir="ltr" className="tablet:text-lg rtl:text-end">
          L<sub>p</sub> = L<sub>W</sub> − D<sub>S,A</sub> + 10 lg(Q / 4πr² + 4 / A)
        </p>
        <p>{m.chooser_formula_text()}</p>
        <p>{m.chooser_method_speech()}</p>
        <p>{m.chooser_method_sti()}</p>
        <p>{m.chooser_method_limits()}</p>
        <h3 className="pt-4 text-lg">{m.chooser_sources()}</h3>
        <ul className="space-y-1 text-sm">
          {sources.map(({ name, url }) => (
            <li key={url}>
              <a
                href={url}
                rel="noopener nofollow"
                className="inline-flex min-h-8 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
              >
                {name()}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
