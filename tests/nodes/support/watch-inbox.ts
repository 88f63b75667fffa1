import { sessionCookie } from "../../support/add-staff.ts";
import type { ReachedNode } from "./reach-node.ts";

/** What a node tells whoever has the inbox open there. */
export async function watchInbox({ node, token }: { node: ReachedNode; token: string }) {
  const response = await node.ask("/api/backoffice/inquiries/news", {
    headers: { Cookie: sessionCookie(token) },
  });
  const reader = (response.body ?? new ReadableStream()).getReader();
  const decoder = new TextDecoder();
  let heard = "";
  return {
    async until(event: string) {
      while (!heard.includes(`event: ${event}\n`)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended after: ${heard}`);
        heard += decoder.decode(value, { stream: true });
      }
    },
    async end() {
      while (!(await reader.read()).done);
    },
  };
}
