import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { kindNames, kinds } from "#domain/records/kinds.ts";
import { blockSteps } from "../admin/src/content/fields/block-names.ts";
import { formOf } from "../admin/src/content/forms.ts";
import { fieldsOf } from "../admin/src/content/kind.ts";
import { stubBrowser } from "../admin/src/testing/stub-browser.ts";
import { demonstration } from "../content/everything.ts";

stubBrowser();
const { labelOf } = await import("../admin/src/content/label-of.ts");
const { sayValue } = await import("../admin/src/content/say-value.ts");
afterAll(() => void vi.unstubAllGlobals());

/** Every path at which a value can stand in a record of this schema. */
function pathsIn(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodOptional) return pathsIn(schema.unwrap());
  if (schema instanceof z.ZodArray)
    return [[], ...pathsIn(schema.element).map((path) => ["0", ...path])];
  if (schema instanceof z.ZodPipe) return pathsIn(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(pathsIn);
  if (!(schema instanceof z.ZodObject)) return [[]];
  return [
    [],
    ...Object.entries(schema.shape).flatMap(([field, inner]) =>
      pathsIn(inner).map((path) => [field, ...path]),
    ),
  ];
}

/** A word of the code: in English a label may be the same word, but then it is written as a word. */
const isRaw = (label: string, path: string[]) =>
  label === "" ||
  label.split(" › ").some((step) => path.includes(step) || /^[a-z]+[A-Z.]/.test(step));

test.each(kindNames)("every field of a %s has a name in both languages", (kind) => {
  const fields = fieldsOf(formOf(kind));
  const paths = [...pathsIn(kinds[kind].schema), ["status"], ["publishAt"]].filter(
    (path) => path.length > 0,
  );
  const raw = paths.flatMap((path) =>
    (["zh", "en"] as const)
      .map((language) => labelOf({ fields, path: path.join("."), language }))
      .filter((label) => isRaw(label, path))
      .map((label) => `${path.join(".")}: ${label}`),
  );
  expect(raw).toEqual([]);
});

test("every text of every page has a name in both languages, none twice on a page", () => {
  const pages = demonstration.page_copy;
  expect(pages.length).toBeGreaterThan(20);
  for (const { id, blocks } of pages) {
    for (const language of ["zh", "en"] as const) {
      const part = (number: number) => `#${number}`;
      const names = Object.keys(blocks).map((block) => {
        const steps = blockSteps(block, { language, part });
        expect(steps.filter((step) => /^[a-z0-9-]{3,}$/.test(step))).toEqual([]);
        return steps.join(" › ");
      });
      const twice = names.filter((name, at) => names.indexOf(name) !== at);
      expect([id, language, twice]).toEqual([id, language, []]);
    }
  }
});

test("paths are told as the form calls them", () => {
  const product = fieldsOf(formOf("product"));
  const copy = fieldsOf(formOf("page_copy"));
  const told = (fields: typeof product, path: string, language: "zh" | "en" = "en") =>
    labelOf({ fields, path, language });
  expect(told(product, "title.ar")).toBe("Title › العربية");
  expect(told(product, "sizes.0.width")).toBe("Sizes › No. 1 › Width");
  expect(told(product, "mountings.1.measured.absorption.125")).toBe(
    "Mountings › No. 2 › Measured › Absorption by octave band › 125 Hz",
  );
  expect(told(copy, "blocks.hero.primary.en")).toBe("Opening › Main button › English");
  expect(told(copy, "blocks.story.2.text.zh", "zh")).toBe("故事 › 第 2 项 › 正文 › 中文");
  const said = (path: string, value: unknown) =>
    sayValue({ fields: product, path, value, language: "en" });
  expect(said("material", "wood-slat")).toBe("Wood slat");
  expect(said("status", "published")).toBe("Published");
  expect(said("title.en", "published")).toBe("published");
});
