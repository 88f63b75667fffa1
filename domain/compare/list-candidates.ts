import { listClasses } from "../catalogue/list-classes.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { fieldOf, published, textOf } from "../records/published.ts";

export type Candidates = {
  id: string;
  name: Text;
  products: { id: string; code: string; title: Text }[];
};

/** Every product that can be put beside another, by class in the order of the menu. */
export function listCandidates({ lang }: { lang: Lang }): Promise<Candidates[]> {
  return cacheUntilContentChanges(`candidates ${lang}`, async () => {
    const [classes, rows] = await Promise.all([
      listClasses({ lang }),
      published("product")
        .orderBy("position")
        .orderBy("id")
        .select([
          "id",
          fieldOf("product", "code"),
          fieldOf("product", "classId"),
          textOf("product", "title", lang),
        ])
        .execute(),
    ]);
    return classes
      .map(({ id, subjectName }) => ({
        ...{ id, name: subjectName },
        products: rows
          .filter((row) => row.classId === id)
          .map((row) => ({ id: row.id, code: row.code, title: row.title })),
      }))
      .filter(({ products }) => products.length > 0);
  });
}
