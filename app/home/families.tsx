import type { ProductClass } from "#domain/catalogue/list-classes.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { Card } from "../ui/page/card.tsx";
import { Section } from "../ui/page/section.tsx";

/** The product families; the first two are shown larger, for most visitors come for them. */
export function Families({ copy, classes }: { copy: Copy; classes: ProductClass[] }) {
  return (
    <Section title={copy["families.title"]} lead={copy["families.lead"]}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-10 phone:gap-x-6 phone:gap-y-12 desktop:grid-cols-6">
        {classes.map(({ id, className, subjectName, intro, picture, products }, position) => (
          <div
            key={id}
            className={
              position < 2 ? "col-span-2 phone:col-span-1 desktop:col-span-3" : "desktop:col-span-2"
            }
          >
            <Card
              to={`/product/${className}.html`}
              picture={picture}
              title={subjectName}
              text={position < 2 ? intro : undefined}
              note={m.product_count({ count: products })}
              shape={position < 2 ? "wide" : "landscape"}
              sizes={
                position < 2
                  ? "(min-width: 1080px) 50vw, (min-width: 470px) 50vw, 100vw"
                  : "(min-width: 1080px) 33vw, 50vw"
              }
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
