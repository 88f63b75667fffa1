import type { OpenAPIV3_1 } from "openapi-types";
import { beforeAll, expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { call, post } = startApi();
let document: OpenAPIV3_1.Document;

beforeAll(async () => {
  document = (await (await call("/api/openapi.json")).json()) as OpenAPIV3_1.Document;
});

const calls = [
  "get /js/config.json",
  "get /api/admin/getWebSite",
  "post /api/ideas/classMenu",
  "get /api/admin/listMenuProduct",
  "post /api/admin/menuProductList",
  "get /api/ideas/notices",
  "get /api/ideas/products",
  "get /api/ideas/product",
  "get /api/ideas/cases",
  "get /api/ideas/case",
  "get /api/ideas/articles",
  "get /api/ideas/article",
  "get /api/search",
  "get /api/search/suggest",
  "get /api/specification/{id}/{file}",
  "post /api/acoustics/reverberation",
  "post /api/acoustics/solve",
  "post /api/acoustics/rooms",
  "get /api/acoustics/rooms/{id}",
  "post /api/admin/getIcode",
  "post /api/admin/getProof",
  "post /api/admin/addMessage",
  "get /api/posts/getip",
  "post /api/posts/addVisitor",
  "get /api/users/flg",
];

test("the description is OpenAPI 3.1 and has every public call", () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method} ${path}`),
  );
  for (const name of calls) expect(described).toContain(name);
});

test("every described call is there, and no staff's call is described", async () => {
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    expect(path).not.toMatch(/auth|backoffice/);
    const response = methods?.post ? await post(path, {}) : await call(path);
    const { code, msg } = (await response.json()) as { code?: number; msg?: string };
    if (code === 404) expect(msg).not.toBe("未找到");
    expect(response.status).toBeLessThan(500);
  }
});

test("bodies and parameters come from the schemas that guard the calls", () => {
  const { requestBody } = document.paths?.["/api/admin/addMessage"]?.post ?? {};
  const content = (requestBody as OpenAPIV3_1.RequestBodyObject).content;
  expect(Object.keys(content)).toEqual([
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ]);
  const schema = content["application/json"]?.schema ?? {};
  const { properties = {}, required } = schema as OpenAPIV3_1.SchemaObject;
  for (const field of [
    "name",
    "phone",
    "email",
    "conts",
    "code",
    "vcode",
    "lang",
    "address",
    "country",
    "fullName",
    "files",
  ]) {
    expect(properties).toHaveProperty(field);
  }
  expect(required).toEqual(["name", "phone", "conts", "code", "vcode"]);
  const { parameters } = document.paths?.["/api/ideas/products"]?.get ?? {};
  expect(parameters).toContainEqual(
    expect.objectContaining({
      in: "query",
      name: "pageNum",
      schema: expect.objectContaining({ default: 10, maximum: 50 }),
    }),
  );
});

test("every reference leads somewhere", () => {
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    expect(document.components?.schemas).toHaveProperty(reference.split("/").at(-1) ?? "");
  }
});

test("the page for people names every call and loads nothing from anywhere", async () => {
  const response = await call("/api/docs");
  const html = await response.text();
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  for (const name of calls) {
    const [method = "", path] = name.split(" ");
    expect(html).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
  }
  expect(html).not.toMatch(/<script|<link|src=|@import|url\(/);
  expect(response.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});
