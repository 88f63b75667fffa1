import type { ProductClass } from "#domain/catalogue/list-classes.ts";
import { m } from "#text";
import type { Copy } from "../page-copy.ts";
import { Card } from "../ui/card.tsx";
import { Section } from "../ui/section.tsx";

/** The product families; the first two are shown larger, for most visitors come for them. */
export function Families({ copy, classes }: { copy: Copy; classes: ProductClass[] }) {
  return (
    <Section title={copy["families.title"]} lead={copy["families.lead"]}>
      <div className="grid gap-x-6 gap-y-12 phone:grid-cols-2 desktop:grid-cols-6">
        {classes.map(({ id, className, subjectName, intro, picture, products }, position) => (
          <div key={id} className={position < 2 ? "desktop:col-span-3" : "desktop:col-span-2"}>
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
                  : "(min-width: 1080px) 33vw, (min-width: 470px) 50vw, 100vw"
              }
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
