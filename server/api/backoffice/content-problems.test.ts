import { beforeAll, describe, expect, test } from "vitest";
import { type Kind, kindNames, kinds } from "#domain/records/kinds.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let editor: SignedIn;

beforeAll(async () => {
  editor = await api.signIn("editor");
});

type Content = { id: string; [field: string]: unknown };
type Fields = Record<string, string>;

const fieldsOf = (body: unknown): Fields => Reflect.get(body as object, "fields") ?? {};
const problemsOf = (body: unknown): Fields => Reflect.get(body as object, "problems") ?? {};
const blank = { zh: "", en: "", ar: "" };

async function contentOf(kind: Kind, id?: string): Promise<Content> {
  const { body } = await editor.get(`/content/${kind}?perPage=1`);
  const [first] = (body as { rows: { id: string }[] }).rows;
  const record = await editor.get(`/content/${kind}/${id ?? first?.id}`);
  return (record.body as { content: Content }).content;
}

const publish = (kind: Kind, content: object) =>
  editor.post(`/content/${kind}`, { content, status: "published" });
const check = (kind: Kind, content: object, id: string | null = null) =>
  editor.post(`/content/${kind}/check`, { content, id, status: "published" });

describe("publishing", () => {
  test("tells everything at once: what is missing, the title, and an id that is in use", async () => {
    const content = await contentOf("product", "slat-oak");
    const wrong = {
      ...content,
      title: blank,
      code: "",
      pictures: [],
      leadTimeDays: { from: 20, to: 10 },
      sizes: [{ width: 99_999, height: -1, depth: "thick" }],
      finishes: [{ id: "oak", name: blank, colour: "brown" }],
      installation: [blank],
      hsHeading: "44",
      related: [],
    };
    const { status, body } = await publish("product", wrong);
    expect(status).toBe(400);
    const expected = {
      "content.id": "taken",
      "content.title.zh": "required",
      "content.code": "required",
      "content.pictures": "required",
      "content.leadTimeDays.to": "from-above-to",
      "content.sizes.0.width": "too-big:20000",
      "content.sizes.0.height": "not-above:0",
      "content.sizes.0.depth": "number",
      "content.finishes.0.name.zh": "required",
      "content.finishes.0.colour": "colour",
      "content.installation.0.zh": "required",
      "content.hsHeading": "four-digits",
    };
    expect(fieldsOf(body)).toEqual(expected);
    expect(problemsOf((await check("product", wrong)).body)).toEqual(expected);
  });

  test("mended, all of it is gone, and the check says so before anybody saves", async () => {
    const content = await contentOf("product", "slat-oak");
    const twin = { ...content, id: "slat-oak-twin", code: "TH-TWIN" };
    expect(problemsOf((await check("product", twin)).body)).toEqual({});
    // A record is no twin of itself.
    expect(problemsOf((await check("product", content, "slat-oak")).body)).toEqual({});
    expect(problemsOf((await check("product", content)).body)).toEqual({ "content.id": "taken" });
    expect((await editor.get("/content/product/slat-oak-twin")).status).toBe(404);
  });
});

describe("a draft", () => {
  test.each(kindNames.filter((kind) => !("fixed" in kinds[kind])))(
    "of a %s is kept with nothing in it, and gets an id",
    async (kind) => {
      const { status, body } = await editor.post(`/content/${kind}`, {
        content: { id: "" },
        status: "draft",
      });
      expect([status, body]).toMatchObject([200, { status: "draft" }]);
      const again = await editor.post(`/content/${kind}`, { content: {}, status: "draft" });
      expect(again.status).toBe(200);
      expect(Reflect.get(again.body as object, "id")).not.toBe(Reflect.get(body as object, "id"));
    },
  );

  test("with numbers that cannot be is told which, and why", async () => {
    const content = { id: "draft-of-numbers", leadTimeDays: { from: "soon", to: 1.5 } };
    const { status, body } = await editor.post("/content/product", { content, status: "draft" });
    expect(status).toBe(400);
    expect(fieldsOf(body)).toEqual({
      "content.leadTimeDays.from": "number",
      "content.leadTimeDays.to": "whole-number",
    });
  });
});

describe("an id", () => {
  const suggest = async (kind: Kind, content: object) =>
    Reflect.get((await editor.post(`/content/${kind}/id`, { content })).body as object, "id");

  test.each<[Kind, object, string]>([
    ["article", { title: { zh: "", en: "Felt & silence: why?", ar: "" } }, "felt-silence-why"],
    ["article", { title: { zh: "毛毡与安静", en: "", ar: "" } }, "mao-zhan-yu-an-jing"],
    ["article", { title: { zh: "", en: "", ar: "اللباد والصمت" } }, "allbad-walsmt"],
    ["product", { title: { zh: "", en: "Slat oak", ar: "" } }, "slat-oak-2"],
    ["project_case", { title: { zh: "", en: "Library", ar: "" } }, "project-case-library"],
    ["job", { title: { zh: "", en: "3D designer", ar: "" } }, "job-3d-designer"],
    ["redirect", { from: "/Old-Booths.html" }, "old-booths"],
  ])("of a %s is made of what it is called: %j", async (kind, content, id) => {
    expect(await suggest(kind, content)).toBe(id);
  });

  test("is given to a record and its finishes and mountings when they have none", async () => {
    const content = await contentOf("product", "slat-oak");
    const { status, body } = await publish("product", {
      ...content,
      id: "",
      title: { ...blank, zh: "枫木格栅" },
      finishes: [{ id: "", name: { ...blank, en: "White oak" }, colour: "#d8b48a" }],
      mountings: [
        { id: "", kind: "direct", buildUp: { ...blank, en: "Panel" }, depth: 22 },
        { id: "", kind: "direct", buildUp: { ...blank, en: "Panel" }, depth: 62 },
      ],
    });
    expect([status, fieldsOf(body)]).toEqual([200, {}]);
    expect(body).toMatchObject({
      id: "feng-mu-ge-shan",
      content: {
        finishes: [{ id: "white-oak" }],
        mountings: [{ id: "direct" }, { id: "direct-2" }],
      },
    });
  });
});

describe("a redirect", () => {
  const lead = (from: string, to: string) => publish("redirect", { from, to });

  test("leads to no redirect, not to itself and not in a circle", async () => {
    expect((await lead("/old-way", "/privacy.html")).status).toBe(200);
    expect(fieldsOf((await lead("/older-way", "/old-way")).body)).toEqual({
      "content.to": "redirect-chain:/privacy.html",
    });
    expect(fieldsOf((await lead("/privacy.html", "/Old-Way")).body)).toEqual({
      "content.to": "redirect-self",
      "content.from": "redirect-target:/old-way",
    });
    expect(fieldsOf((await lead("/round", "/Round")).body)).toEqual({
      "content.to": "redirect-self",
    });
    expect(fieldsOf((await lead("/privacy.html", "/news.html")).body)).toEqual({
      "content.from": "redirect-target:/old-way",
    });
    expect(fieldsOf((await lead("no-slash", "ftp://elsewhere")).body)).toEqual({
      "content.from": "path",
      "content.to": "path-or-address",
    });
  });
});
