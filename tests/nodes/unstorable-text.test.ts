import { expect, test } from "vitest";
import { inBatches } from "./support/in-batches.ts";
import { shareNode } from "./support/shared-nodes.ts";
import { sitePages } from "./support/site-routes.ts";

const node = shareNode("plain");

test("a NUL in the address of a page, a file or a call is a bad request", async () => {
  const paths = [
    ...sitePages.flatMap(({ path }) => [`/en${path}`, `/ar${path}.data`]),
    ...["/sitemap.xml", "/assets/x.js", "/media/x/1.webp", "/admin/", "/healthz", "/metrics"],
    ...["/api/admin/getWebSite", "/api/search/site", "/api/backoffice/inquiries"],
  ];
  const statuses = await inBatches({
    of: paths.flatMap((path) => [`${path}?query=a%00b`, `${path}?%00`, `${path}%00`]),
    work: async (path) => (await node.ask(path)).status,
  });
  expect(new Set(statuses)).toEqual(new Set([400]));
});

const inParts = (disposition: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n--x--\r\n`;

test.each([
  ["in a form", "application/x-www-form-urlencoded", "name=a%00b"],
  ["as it is in a form", "application/x-www-form-urlencoded", "name=a\0b"],
  ["in the name of a field", "application/x-www-form-urlencoded", "na%00me=a"],
  ["in a form in parts", "multipart/form-data; boundary=x", inParts('name="name"', "a\0b")],
  [
    "in the name of a file",
    "multipart/form-data; boundary=x",
    inParts('name="file"; filename="a\0b.pdf"', "x"),
  ],
  ["in a form that is cut off", "multipart/form-data; boundary=x", "--x\r\nContent-Dis\0"],
])("a NUL %s is a bad request for a page without scripts", async (_, type, body) => {
  for (const path of ["/en/inquiry", "/zh/recruit/apply/acoustic-design-engineer", "/ar/search"]) {
    const headers = { "Content-Type": type };
    expect((await node.ask(path, { method: "POST", headers, body })).status).toBe(400);
  }
});

test("the visit that every page tells of is refused likewise", async () => {
  const headers = { "Content-Type": "application/json" };
  for (const page of ["a\0b", "a\ud800b"]) {
    const body = JSON.stringify({ page });
    const response = await node.ask("/api/posts/addVisitor", { method: "POST", headers, body });
    expect(response.status).toBe(400);
  }
});

test("nothing of all this was worth an error in the log", async () => {
  expect((await node.output()).match(/.*"level":50.*/g)).toBeNull();
});
