// Asks for so much at once, each from another address. A process of its own, so that its work does
// not delay whoever measures how others fare meanwhile.
import type { FloodKind } from "./start-flood.ts";
import { inventAddress } from "./submit-inquiry.ts";

const [port = "", requests = "0", kind = "pages"] = process.argv.slice(2);

/** An inquiry with a file that the page has to look at, and nothing else. */
function writeForm() {
  const form = new FormData();
  form.set("files", new File([new Uint8Array(100_000)], "plan.pdf", { type: "application/pdf" }));
  return form;
}

/** Each has to be made: no other has asked for the same. */
const asked: Record<FloodKind, (number: number) => [path: string, init?: RequestInit]> = {
  pages: (number) => [`/en/search?query=word${number}`],
  calls: (number) => [`/api/ideas/products?lang=en&page=${number + 1}`],
  forms: () => ["/en/inquiry", { method: "POST", body: writeForm() }],
};
const ask = asked[kind as FloodKind];

process.stdout.write("asking\n");
const answers = await Promise.all(
  Array.from({ length: Number(requests) }, async (_, number) => {
    const headers = { "X-Forwarded-For": inventAddress() };
    const [path, init] = ask(number);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    await response.text();
    return { status: response.status, retryAfter: response.headers.get("Retry-After") };
  }),
);
process.stdout.write(`${JSON.stringify(answers)}\n`);
