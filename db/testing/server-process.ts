import pg from "pg";
import { startEmbedded } from "../embedded.ts";

/**
 * A process of its own for the tests of the embedded server: starts it, says where it is, and gives
 * it up on SIGTERM. Told to "write", it inserts without pause and says what was confirmed.
 */
const [directory = "", task] = process.argv.slice(2);

const say = (event: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(event)}\n`);

const server = await startEmbedded({ directory });

const stay = setInterval(() => {}, 1000);
process.once("SIGTERM", async () => {
  await server.stop();
  clearInterval(stay);
});
// Said last: whoever hears it may end this process at once.
say({ url: server.url, adopted: server.adopted });

if (task === "write") {
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query("create table entry (number int primary key)");
  for (let number = 1; ; number++) {
    await client.query("insert into entry values ($1)", [number]);
    say({ confirmed: number });
  }
}
