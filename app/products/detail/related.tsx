import type { CaseCard } from "#domain/cases/list-cases.ts";
import type { ProductCard } from "#domain/catalogue/list-products.ts";
import { m } from "#text";
import { Card, CardGrid } from "../../ui/page/card.tsx";
import { Section } from "../../ui/page/section.tsx";
import { dot } from "../../ui/text/dot.ts";
import { Text } from "../../ui/text/text.tsx";

export function RelatedCases({ cases }: { cases: CaseCard[] }) {
  if (cases.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section title={m.related_cases()} ground="sand">
        <CardGrid columns={3}>
          {cases.map(({ id, class: kind, title, place, year, picture }) => (
            <Card
              key={id}
              to={`/project/${kind}/${id}`}
              picture={picture}
              title={title}
              note={
                <>
                  <Text>{place}</Text>
                  {dot}
                  {year}
                </>
              }
              shape="wide"
              sizes="(min-width: 1080px) 30vw, (min-width: 470px) 46vw, 92vw"
            />
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}

/** Each opens in a new tab, so that the product being weighed stays where it is. */
export function RelatedProducts({ products }: { products: ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section title={m.related_products()}>
        <CardGrid pairs>
          {products.map(({ id, code, title, picture }) => (
            <Card
              key={id}
              to={`/productdetail/${id}.html`}
              newTab
              picture={picture}
              title={title}
              note={
                <>
                  <bdi className="tabular">{code}</bdi>
                  <span className="sr-only"> ({m.opens_new_tab()})</span>
                </>
              }
              shape="square"
              sizes="(min-width: 768px) 25vw, 50vw"
            />
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}
