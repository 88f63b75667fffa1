import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import type { Picture } from "#domain/media/picture.ts";
import { demonstration } from "../../../content/everything.ts";
import { inLanguage } from "../../../tests/support/in-language.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { Material, materialPicture } from "./material.tsx";

const pictured = (id: string): Picture => ({
  ...{ id, base: `/media/${id}.0`, width: 900, height: 900, alt: id, placeholder: "data:" },
});

/** As the page is given it, as far as pictures are concerned. */
function inFinish(content: (typeof demonstration.product)[number], position: number) {
  const finishes = content.finishes.map(({ id, picture, closeUp }) => ({
    id,
    picture: picture && pictured(picture),
    closeUp: closeUp && pictured(closeUp),
  }));
  const product = { ...content, finishes, pictures: content.pictures.map(pictured) };
  return {
    product: { ...product, ...{ core: "", edge: "", backing: "" } } as unknown as Product,
    finish: finishes[position] as unknown as Finish,
  };
}

test.each(demonstration.product)(
  "the material of $id is shown as wide as the window",
  (content) => {
    for (const [position, { closeUp }] of content.finishes.entries()) {
      const shown = inFinish(content, position);
      const material = materialPicture(shown);
      expect(material?.picture.id).toBe(closeUp ?? content.pictures.at(-1));
      // A plan is a drawing on white.
      expect(material?.picture.id).not.toMatch(/-plan-/);
      const [markup, gallery] = inLanguage("en", () => [
        renderToStaticMarkup(<Material product={shown.product} material={material} />),
        renderToStaticMarkup(<Gallery {...shown} />),
      ]);
      expect(markup).toContain('sizes="100vw"');
      expect(markup.includes('data-shot="closeUp"')).toBe(closeUp !== undefined);
      const opened = [...gallery.matchAll(/href="\/media\/([^"]+)"/g)].map(
        ([, picture]) => picture,
      );
      expect(new Set(opened).size).toBe(opened.length);
      if (!closeUp) expect(gallery).not.toContain(`/media/${material?.picture.id}.`);
    }
  },
);
