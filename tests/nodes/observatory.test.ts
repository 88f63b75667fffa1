import { describe, expect, test } from "vitest";
import { foreignOrigin, gradeAnswer, scoreRules } from "./support/score-headers.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("site");

test.each([
  ["the home page", "/"],
  ["a page in Arabic", "/ar"],
  ["a product", "/en/productdetail/slat-oak.html"],
  ["a page with a router", "/en/login"],
  ["a page that is not there", "/en/nothing.html"],
  ["the back office", "/admin/"],
  ["an answer of the API", "/api/admin/getWebSite"],
  ["a refusal of the API", "/api/backoffice/people"],
  ["the description of the API", "/api/docs"],
])("%s has the best grade of MDN's Observatory", async (_what, path) => {
  const answer = await node.ask(path, { redirect: "manual" });
  const preflight = await node.ask(path, {
    method: "OPTIONS",
    headers: { Origin: foreignOrigin, "Access-Control-Request-Method": "GET" },
  });
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  const html = isPage ? await answer.text() : "";
  const scanned = { headers: answer.headers, html, preflight: preflight.headers };
  const { policy, transport, framing, type, opening, resource } = scoreRules(scanned);
  const isApi = path.startsWith("/api/");
  expect(
    // No window is opened from an answer of the API.
    { policy, transport, framing, type, resource, ...(!isApi && { opening }) },
    "nothing inline, nothing missing, nothing lent to other sites",
  ).toEqual({
    policy: isApi ? 10 : 5,
    transport: 0,
    framing: 5,
    type: 0,
    resource: 10,
    ...(!isApi && { opening: 10 }),
  });
  expect(gradeAnswer(scanned)).toMatchObject({ grade: "A+" });
});

describe("the points", () => {
  const good = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
  };
  const grade = (changed: Record<string, string>, html = "") =>
    gradeAnswer({ headers: new Headers({ ...good, ...changed }), html });

  test("nothing said is nearly the worst", () => {
    expect(gradeAnswer({ headers: new Headers() })).toEqual({ score: 30, grade: "D" });
  });

  test.each([
    ["default-src 'none'; frame-ancestors 'none'", 115, "A+"],
    ["default-src 'self'; frame-ancestors 'none'", 110, "A+"],
    ["default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'", 105, "A+"],
    ["default-src 'self'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80, "B+"],
    [
      "default-src 'self'; script-src 'unsafe-inline' 'sha256-x='; frame-ancestors 'none'",
      110,
      "A+",
    ],
    ["default-src 'self'; script-src 'unsafe-eval'; frame-ancestors 'none'", 95, "A"],
    ["default-src 'self'; img-src http://a.example; frame-ancestors 'none'", 95, "A"],
    ["default-src 'self'; connect-src http://a.example; frame-ancestors 'none'", 80, "B+"],
    ["script-src 'self'; frame-ancestors 'none'", 80, "B+"],
    ["default-src 'self'; default-src 'self'", 55, "C"],
    ["default-src 'self'", 80, "B+"],
  ])("%s: %i", (policy, score, letter) => {
    expect(grade({ "Content-Security-Policy": policy })).toEqual({ score, grade: letter });
  });

  test.each([
    ["Strict-Transport-Security", "max-age=600", 100],
    ["Referrer-Policy", "no-referrer", 115],
    ["Referrer-Policy", "unsafe-url", 105],
    ["Cross-Origin-Resource-Policy", "same-origin", 120],
    ["Cross-Origin-Opener-Policy", "same-origin", 120],
    ["X-Content-Type-Options", "sniff", 105],
    ["Set-Cookie", "session=1; Secure; HttpOnly; SameSite=Lax", 115],
    ["Set-Cookie", "session=1; Secure; SameSite=Lax", 70],
    ["Set-Cookie", "lang=ar", 105],
  ])("%s: %s: %i", (name, value, score) => {
    expect(grade({ [name]: value }).score).toBe(score);
  });

  test("scripts from elsewhere want a hash", () => {
    expect(grade({}, '<script src="https://cdn.example/x.js"></script>').score).toBe(105);
    expect(grade({}, '<script src="//cdn.example/x.js"></script>').score).toBe(50);
    expect(grade({}, '<script src="/x.js"></script>').score).toBe(110);
  });

  test("a foreign site that may ask as the visitor costs the grade", () => {
    const preflight = new Headers({
      "Access-Control-Allow-Origin": foreignOrigin,
      "Access-Control-Allow-Credentials": "true",
    });
    expect(gradeAnswer({ headers: new Headers(good), preflight }).score).toBe(50);
  });
});
