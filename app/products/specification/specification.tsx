import type { Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/language/text.ts";
import { joinTitle } from "#domain/projects/join-title.ts";
import type { ShownPack } from "#domain/specification/show-pack.ts";
import { m } from "#text";
import { mountingName } from "../../acoustics/mounting-name.ts";
import { KeepLink } from "../../member-area/keep-link.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Clause } from "./clause.tsx";
import { PackChoice } from "./pack-choice.tsx";
import { PackFiles } from "./pack-files.tsx";
import { SectionDrawing } from "./section-drawing.tsx";

/** What a specification needs of this product, in the mounting and finish that are chosen. */
export function Specification({
  product,
  pack,
}: {
  product: Product;
  pack: ShownPack | undefined;
}) {
  if (!pack) return null;
  return (
    <div className="print:hidden">
      <Section id="specification" title={m.spec_title()} lead={m.spec_intro()}>
        <PackChoice product={product} pack={pack} />
        <div data-pack>
          <div className="mt-10 grid gap-x-16 gap-y-10 desktop:grid-cols-2">
            <PackFiles pack={pack} />
            <Clause pack={pack} />
          </div>
          <KeepLink
            kept={{
              ...{ kind: "pack", title: titleOf({ product, pack }), product: product.id },
              ...{ mounting: pack.mounting, finish: pack.finish },
            }}
            className="mt-6 inline-flex min-h-11 items-center underline decoration-oak underline-offset-4 hover:text-oak-deep"
          />
          <SectionDrawing pack={pack} />
        </div>
      </Section>
    </div>
  );
}

/** As it is found again among others of the same product. */
function titleOf({ product, pack }: { product: Product; pack: ShownPack }): string {
  const mounting = product.mountings.find(({ id }) => id === pack.mounting);
  const finish = product.finishes.find(({ id }) => id === pack.finish);
  return joinTitle([
    plain(product.title),
    mounting && mountingName(mounting.kind),
    finish && plain(finish.name),
  ]);
}
