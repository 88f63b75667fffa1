import type { ReachedNode } from "./reach-node.ts";

/** Signs somebody in, unless said the first administrator; the answer carries the session's cookie. */
export function signIn({
  node,
  email = "admin@example.com",
  password,
  from = "192.0.2.1",
}: {
  node: ReachedNode;
  email?: string;
  password: string;
  /** The visitor's address, for a node that believes one proxy. */
  from?: string;
}) {
  return node.ask("/api/auth/sign-in/email", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": from,
      Origin: node.origin,
    },
    body: JSON.stringify({ email, password }),
  });
}

export async function isSignedIn({ node, cookie }: { node: ReachedNode; cookie: string }) {
  const response = await node.ask("/api/auth/get-session", { headers: { Cookie: cookie } });
  const session: unknown = await response.json();
  return session !== null && typeof session === "object" && "user" in session;
}
