import { describe, expect, test } from "vitest";
import type { Field } from "../api.ts";
import { emptyText, fromForm, keyOf, toForm } from "./field.ts";
import { formOf } from "./forms.ts";
import { fieldsOf } from "./kind.ts";

const label = { zh: "", en: "" };
const fields: Field[] = [
  { as: "text", name: "title", label },
  { as: "text", name: "edge", label, optional: true },
  { as: "number", name: "weight", label, optional: true },
  { as: "list", name: "sources", label, optional: true, of: [{ as: "line", name: "url", label }] },
  {
    as: "group",
    name: "packing",
    label,
    optional: true,
    of: [{ as: "number", name: "pieces", label }],
  },
  { as: "blocks", name: "blocks", label },
];

describe("a record in its form", () => {
  const text = { zh: "一", en: "one", ar: "واحد" };
  const record = { id: "x", title: text, blocks: { "story.2": text, "hero.title": text } };

  test("has something to show for every field, and comes out as it went in", () => {
    const form = toForm(fields, record);
    expect(form).toMatchObject({ edge: emptyText(), weight: null, sources: [] });
    expect(fromForm(fields, form)).toEqual(record);
  });

  test("shows the words of a page in their order, under names that may hold dots", () => {
    expect(toForm(fields, record).blocks).toEqual([
      { name: "hero.title", text },
      { name: "story.2", text },
    ]);
  });

  test("leaves out what is optional and says nothing, and keeps what is there", () => {
    const form = { ...toForm(fields, record), weight: 0, edge: { ...emptyText(), en: "bevelled" } };
    expect(fromForm(fields, form)).toMatchObject({ weight: 0, edge: { en: "bevelled" } });
    expect(fromForm(fields, { ...form, weight: null, packing: null })).not.toHaveProperty("weight");
  });
});

test("a mounting without a measurement states nothing of absorption", () => {
  const product = fieldsOf(formOf("product"));
  const mounting = { id: "direct", measured: null };
  const evidence = { kind: "laboratory", report: "R-1", document: "" };
  const measured = { absorption: { 125: 0.1 }, thirds: null, evidence };
  const comparable = {
    ...{ absorption: { 125: 0.2, 250: null }, specimen: emptyText() },
    evidence: { kind: "literature", url: "" },
  };
  const layers = [{ kind: "felt", thickness: 9, flowResistivity: null }];
  const told = fromForm(product, {
    mountings: [
      { ...mounting, comparable: [], layers: [] },
      { id: "gap", measured, comparable: [comparable], layers },
    ],
    fire: [],
  });
  expect(told.mountings).toEqual([
    { id: "direct" },
    {
      id: "gap",
      measured: {
        absorption: { 125: 0.1 },
        evidence: { kind: "laboratory", report: "R-1" },
      },
      comparable: [
        {
          absorption: { 125: 0.2 },
          specimen: emptyText(),
          evidence: { kind: "literature" },
        },
      ],
      layers: [{ kind: "felt", thickness: 9 }],
    },
  ]);
});

test("a source in one language is offered in every one, and none is sent without the others", () => {
  const product = fieldsOf(formOf("product"));
  const evidence = { kind: "literature", source: "A table" };
  const form = toForm(product, { mountings: [{ id: "gap", measured: { evidence } }], fire: [] });
  const source = { zh: "A table", en: "A table", ar: "A table" };
  expect(form.mountings).toEqual([{ id: "gap", measured: { evidence: { ...evidence, source } } }]);
  const begun = { kind: "literature", source: { en: "A book" } };
  const told = fromForm(product, { mountings: [{ id: "gap", measured: { evidence: begun } }] });
  expect(told.mountings).toEqual([
    {
      id: "gap",
      measured: { evidence: { kind: "literature", source: { ...emptyText(), en: "A book" } } },
    },
  ]);
});

test.each([
  ["title", "title"],
  ["mountings.1.buildUp", "mountings.gap.buildUp"],
  ["installation.0", "installation.0"],
  ["blocks.0.text", "blocks.hero.title"],
])("the server knows the text at %s as %s", (path, key) => {
  const text = emptyText();
  const content = {
    title: text,
    mountings: [{ id: "direct" }, { id: "gap", buildUp: text }],
    installation: [text],
    blocks: [{ name: "hero.title", text }],
  };
  expect(keyOf({ path, content })).toBe(key);
});

test("a case comes out of its form as it went in, with and without what is optional", () => {
  const fields = fieldsOf(formOf("project_case"));
  const title = { zh: "一", en: "one", ar: "واحد" };
  const old = {
    ...{
      id: "office-x",
      title,
      summary: title,
      place: title,
      class: "office",
      year: 2024,
      area: 9,
    },
    ...{ room: [], pictures: ["x-1"], problem: title, solution: title, result: title },
    products: [{ id: "slat-oak", quantity: 3, unit: "m2" }],
  };
  expect(fromForm(fields, toForm(fields, old))).toEqual(old);
  const whole = {
    ...old,
    products: [{ id: "slat-oak", quantity: 3, unit: "m2", mounting: "battens-50" }],
    dimensions: { length: 3, width: 3, height: 2.5 },
    surfaces: {
      ...{ floor: "stone", walls: "plaster", ceiling: "plaster" },
      patches: [{ surface: "glass", area: 2, on: "walls" }],
    },
    points: [{ product: "slat-oak", x: 40, y: 50 }],
  };
  expect(fromForm(fields, toForm(fields, whole))).toEqual(whole);
  const { patches: _, ...plain } = whole.surfaces;
  const without = { ...whole, surfaces: plain, points: [] };
  const told = fromForm(fields, toForm(fields, without));
  expect(told).not.toHaveProperty("points");
  expect(told.surfaces).toEqual(plain);
});
