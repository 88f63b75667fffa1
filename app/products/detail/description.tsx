import type { Product } from "#domain/catalogue/get-product.ts";
import { language } from "#domain/language/language.ts";
import { m } from "#text";
import { Prose } from "../../ui/text/prose.tsx";

export function Description({ product: { description } }: { product: Product }) {
  const { html, lang } = description;
  if (html === "") return null;
  return (
    <section className="bg-sand print:bg-transparent">
      <div className="page-width section-space grid gap-x-16 gap-y-6 desktop:grid-cols-[4fr_8fr]">
        <h2 className="text-title">{m.about_product()}</h2>
        <div lang={lang} dir={lang && language(lang).dir}>
          <Prose html={html} />
        </div>
      </div>
    </section>
  );
}
