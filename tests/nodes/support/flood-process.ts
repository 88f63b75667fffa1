// Asks for so many pages at once, each of which has to be made, each from another address. A process
// of its own, so that its work does not delay whoever measures how others fare meanwhile.
import { inventAddress } from "./submit-inquiry.ts";

const [port = "", requests = "0"] = process.argv.slice(2);

process.stdout.write("asking\n");
const answers = await Promise.all(
  Array.from({ length: Number(requests) }, async (_, number) => {
    const headers = { "X-Forwarded-For": inventAddress() };
    const url = `http://127.0.0.1:${port}/en/search?query=word${number}`;
    const response = await fetch(url, { headers });
    await response.text();
    return { status: response.status, retryAfter: response.headers.get("Retry-After") };
  }),
);
process.stdout.write(`${JSON.stringify(answers)}\n`);
