import { describe, expect, test } from "vitest";
import { blankOf, type Content, fromForm, toForm } from "./field.ts";
import { forms } from "./forms.ts";
import { duplicateOf, fieldsOf } from "./kind.ts";

describe.each(Object.entries(forms))("the form of a %s", (_kind, form) => {
  const fields = fieldsOf(form);

  test("asks for each field once", () => {
    const names = fields.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test("is whole when it is blank, so that nothing typed is taken for a change", () => {
    const blank = blankOf(fields);
    expect(toForm(fields, blank)).toEqual(blank);
    // What is left out is filled in again as it was.
    const sent = fromForm(fields, blank);
    expect(fromForm(fields, toForm(fields, sent))).toEqual(sent);
  });

  test("says everything in both languages", () => {
    for (const { label } of fields)
      expect(label).toEqual({ zh: expect.any(String), en: expect.any(String) });
    expect(form.one.zh).toMatch(/\p{Script=Han}/u);
    expect(form.one.en).not.toMatch(/\p{Script=Han}/u);
  });

  test("gives a copy another name in the address and leaves the first one alone", () => {
    const content: Content = { id: "oak", code: "TH-1" };
    expect(duplicateOf({ form, content }).id).toBe("oak-2");
    expect(content).toEqual({ id: "oak", code: "TH-1" });
  });
});

test("a copy of a product has another code too, for codes are unique", () => {
  const { product } = forms;
  if (!product) throw new Error("There is no form for products");
  expect(duplicateOf({ form: product, content: { id: "oak", code: "TH-1" } })).toEqual({
    id: "oak-2",
    code: "TH-1-2",
  });
});
