import { m } from "#text";
import { listCaseClasses } from "../cases/list-case-classes.ts";
import { listClasses } from "../catalogue/list-classes.ts";
import { listProducts } from "../catalogue/list-products.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { type Picture, widthsFor } from "../media/picture.ts";
import { listProgrammes } from "../programme/get-programmes.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";

/** An entry of a menu with the address of a small picture. */
export type MenuCard = { url: string; label: Text; picture: string | undefined };

/** Wide enough for a thumbnail of phones, and for a column of the menus of wide screens. */
const widest = 320;

/** One small file: every browser we build for reads AVIF, and it is among the first that are made. */
function smallFile(picture: Picture | undefined): string | undefined {
  if (!picture) return undefined;
  return `${picture.base}/${widthsFor(picture).findLast((width) => width <= widest)}.avif`;
}

/** What the menus of every page show below an entry of the main navigation. */
export type Menus = {
  /** The product families. */
  families: MenuCard[];
  /** Families that have a page of their own besides, each as its first product looks. */
  pages: MenuCard[];
  /** The kinds of room with at least one project. */
  rooms: MenuCard[];
  /** The design services. */
  programmes: MenuCard[];
  /** The product whose technical sheet a comparison begins with. */
  compared: string | undefined;
};

const pageOf: Record<string, { url: string; label: typeof m.nav_akupanel }> = {
  woodSlat: { url: "/akupanel.html", label: m.nav_akupanel },
  silenceBooth: { url: "/silencebooth.html", label: m.nav_silencebooth },
};

export function getMenus({ lang }: { lang: Lang }): Promise<Menus> {
  return cacheUntilContentChanges(`menus ${lang}`, () => readMenus({ lang }));
}

async function readMenus({ lang }: { lang: Lang }): Promise<Menus> {
  const [classes, rooms, programmes] = await Promise.all([
    listClasses({ lang }),
    listCaseClasses({ lang }),
    listProgrammes({ lang }),
  ]);
  const first = await Promise.all(
    classes
      .filter(({ className }) => className in pageOf)
      .map(async ({ id, className }) => {
        const { entries } = await listProducts({ classId: id, size: 1, lang });
        return { className, product: entries[0] };
      }),
  );
  return {
    families: classes.map(({ className, subjectName, picture }) => ({
      url: `/product/${className}.html`,
      label: subjectName,
      picture: smallFile(picture),
    })),
    pages: first.flatMap(({ className, product }) => {
      const page = pageOf[className];
      if (!page) return [];
      const { url, label } = page;
      return [{ url, label: label({}, { locale: lang }), picture: smallFile(product?.picture) }];
    }),
    rooms: rooms
      .filter(({ count }) => count > 0)
      .map(({ class: name, title, picture }) => ({
        url: `/project/${name}/1.html`,
        label: title,
        picture: smallFile(picture),
      })),
    programmes: programmes.map(({ id, title, picture }) => ({
      url: `/programme/${id}`,
      label: title,
      picture: smallFile(picture),
    })),
    compared: first[0]?.product?.id,
  };
}
