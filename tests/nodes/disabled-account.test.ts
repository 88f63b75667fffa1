import { expect, test } from "vitest";
import { addStaff } from "../support/add-staff.ts";
import { startDatabase } from "./support/start-database.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";

async function signIn({
  node,
  email,
  password,
}: {
  node: SiteNode;
  email: string;
  password: string;
}) {
  const response = await node.ask("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: node.origin },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { status: response.status, cookie };
}

test("an account disabled on one node is out on the others with its next request", async () => {
  const database = await startDatabase();
  const nodes = await Promise.all(
    Array.from({ length: 2 }, () => startNode({ databaseUrl: database.url })),
  );
  const [one, other] = nodes as [SiteNode, SiteNode];
  const query = (statement: string, values: unknown[]) => database.ask(statement, values);
  const editor = await addStaff({ query, role: "editor" });
  const administrator = await addStaff({ query, role: "administrator" });
  const theirs = await signIn({ node: other, ...editor });
  const ours = await signIn({ node: one, ...administrator });

  const account = async (node: SiteNode) =>
    (await node.ask("/api/backoffice/account", { headers: { Cookie: theirs.cookie } })).status;
  // Several times, for a node that kept the answer would still give it afterwards.
  for (const node of [other, one, other]) expect(await account(node)).toBe(200);

  const disabled = await one.ask(`/api/backoffice/people/${editor.id}/disable`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: one.origin, Cookie: ours.cookie },
    body: "{}",
  });
  expect(disabled.status).toBe(200);

  for (const node of [other, one, other]) expect(await account(node)).toBe(401);
  for (const node of nodes) expect((await signIn({ node, ...editor })).status).toBe(401);
});
