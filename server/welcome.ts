import { createFirstAdministrator } from "#domain/staff/create-first-administrator.ts";
import type { Log } from "./log.ts";

/** Says where the site is and, the very first time, how to get in. */
export async function welcome({ port, log }: { port: number; log: Log }) {
  const address = `http://localhost:${port}`;
  const administrator = await createFirstAdministrator();
  log.info(`The site is at ${address}`);
  if (!administrator) return;
  // Written past the log: a password does not belong into log files that are kept.
  process.stdout.write(
    [
      "",
      `  Site      ${address}`,
      `  Sign in   ${address}/login`,
      `  Name      ${administrator.email}`,
      `  Password  ${administrator.password}   (once; it must be changed)`,
      "",
      "",
    ].join("\n"),
  );
}
