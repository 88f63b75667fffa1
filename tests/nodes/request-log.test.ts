import { expect, test } from "vitest";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";

test("the log tells neither the token of a preview nor a visitor's whole address", async () => {
  const { url } = await startDatabase();
  const node = await startNode({ databaseUrl: url, env: { TRUSTED_PROXIES: "1" } });
  const token = "0123456789abcdefghijklmnopqrstuv";
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  for (const path of ["/en", "/api/admin/getWebSite", "/en/nothing.html"]) {
    await (await node.ask(`${path}?preview=${token}`, { headers })).text();
  }
  const [line] = await node.waitForOutput(/^.*nothing\.html.*$/m);
  expect(JSON.parse(line)).toMatchObject({
    url: "/en/nothing.html?preview=…",
    network: "203.0.113.0",
  });
  const said = node.output() + node.complaints();
  expect(said.match(/203\.0\.113\.\d+/g)).toEqual(Array(3).fill("203.0.113.0"));
  expect(said).not.toContain(token);
});
