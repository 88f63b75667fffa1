import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { Section } from "../ui/page/section.tsx";
import { SectionButton } from "./section-button.tsx";

/** Cards of the products that the page speaks of, in the order staff gave them. */
export function Products({
  section: { id, title, lead, products, button },
}: {
  section: SectionOf<"products">;
}) {
  return (
    <Section id={id} title={title} lead={lead} ground="sand">
      <CardGrid pairs>
        {products.map((product) => (
          <Card
            key={product.id}
            to={`/productdetail/${product.id}.html`}
            picture={product.picture}
            title={product.title}
            note={<bdi>{product.code}</bdi>}
            shape="square"
            sizes="(min-width: 768px) 25vw, 50vw"
          />
        ))}
      </CardGrid>
      {button && (
        <p className="mt-12">
          <SectionButton button={button} look="outline" />
        </p>
      )}
    </Section>
  );
}
