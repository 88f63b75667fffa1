import { expect, test } from "vitest";
import { untilStored } from "./support/content.ts";
import { reportDrill } from "./support/report-drill.ts";
import { askRaw } from "./support/send-raw.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

/** What makes an expression with two ways to match the same text try them all. */
const repeated = ["a", " ", ",", ";q=0.", "(", "Mozilla/5.0 (", "%E4%BD%A0", "-", "../", "x-", "٠"];
const length = 12_000;
/** And what makes one that looks ahead for a word do so from every place before it. */
const ended = ["Tablet", "Mobile"].map((end) => `Mozilla/5.0 ${"Android".repeat(1700)}${end}`);

const places = (text: string): { method?: string; target: string; headers: string[] }[] => [
  { target: "/en", headers: [`User-Agent: ${text}!`] },
  { target: "/en", headers: [`Accept-Language: ${text}!`] },
  { target: "/en", headers: [`Cookie: lang=${text}!`] },
  { target: "/en", headers: [`Accept-Encoding: ${text}!`] },
  { target: "/en", headers: [`If-None-Match: "${text}!`] },
  { target: `/en/${encodeURI(text)}!.html`, headers: [] },
  { target: `/en/search?query=${encodeURIComponent(text)}!`, headers: [] },
  {
    method: "POST",
    target: "/api/posts/addVisitor",
    headers: [`User-Agent: ${text}!`, "Content-Type: application/json", "Content-Length: 0"],
  },
  { target: `/api/search/suggest?query=${encodeURIComponent(text)}!`, headers: [] },
];

test("text made to be costly costs nobody anything", { timeout: 120_000 }, async () => {
  const database = await startDatabase();
  const node = await startNode({ databaseUrl: database.url });
  await untilStored({ node, paths: ["/en"] });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });
  const texts = repeated.map((part) =>
    part.repeat(length / part.length).replace(/[^\x20-\x7e]/g, encodeURIComponent),
  );
  const asked = [...texts, ...ended].flatMap(places);
  let slowest = { took: 0, target: "" };
  for (const { method = "GET", target, headers } of asked) {
    const started = performance.now();
    const all = ["Host: localhost", ...headers];
    await askRaw({ port: node.port, method, target: target.slice(0, 15_000), headers: all });
    const took = performance.now() - started;
    if (took > slowest.took)
      slowest = { took, target: `${target.slice(0, 40)} ${headers[0]?.slice(0, 40)}` };
  }
  const { failures, longestOutage, p99 } = await endVisits();
  const lost = failures.length;
  reportDrill({
    drill: "costly text",
    what: "costly text in headers and addresses",
    times: asked.length,
    lost,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  console.log(
    `the slowest of ${asked.length} took ${Math.round(slowest.took)} ms: ${slowest.target}`,
  );
  expect(failures).toEqual([]);
  // The quadratic one took minutes.
  expect(slowest.took).toBeLessThan(5000);
});
