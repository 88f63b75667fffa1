import { describe, expect, test } from "vitest";
import { formOf, listForms, listKinds } from "./kind-form.ts";
import { kindNames, kinds } from "./kinds.ts";

describe.each(kindNames)("the form of a %s", (kind) => {
  const fields = formOf(kind).sections.flatMap((section) => section.fields);

  test("asks for all that a record holds, but for the name of one that there is by itself", () => {
    const asked = new Set(fields.map(({ name }) => name));
    const unasked = Object.keys(kinds[kind].schema.shape).filter((name) => !asked.has(name));
    expect(unasked).toEqual(formOf(kind).fixed ? ["id"] : []);
  });

  test("travels as data", () => {
    expect(JSON.parse(JSON.stringify(formOf(kind)))).toEqual(formOf(kind));
  });
});

test("a choice, a group and what may be left out are taken from the schema", () => {
  const { sections, classes } = listForms().article;
  const fields = sections.flatMap((section) => section.fields);
  expect(fields.find(({ name }) => name === "sources")).toEqual({
    as: "list",
    name: "sources",
    label: { zh: "出处", en: "Sources" },
    optional: true,
    of: [
      { as: "text", name: "title", label: { zh: "名称", en: "Title" } },
      { as: "line", name: "url", label: { zh: "网址", en: "Address" }, wide: true },
    ],
  });
  expect(classes).toMatchObject({ choices: expect.arrayContaining([]) });
  expect(listForms().product.classes).toMatchObject({ kind: "product_class" });
  expect(listForms().product_class.classes).toBeUndefined();
});

test("the menu names every kind in both languages", () => {
  for (const { many, icon } of listKinds()) {
    expect(many).toEqual({ zh: expect.any(String), en: expect.any(String) });
    expect(icon).not.toBe("");
  }
});
