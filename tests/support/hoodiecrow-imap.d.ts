/** What we use of the test server; it comes without types. */
declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  type Stored = { uid: number; flags: string[]; raw: string };

  type HoodiecrowServer = {
    server: Server;
    listen: (port: number, host: string, listening: () => void) => void;
    appendMessage: (path: string, flags: string[], at: string | false, raw: string) => void;
    getMailbox: (path: string) => { messages: Stored[]; uidvalidity: number };
  };

  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, { messages: { raw: string }[] }>;
  }): HoodiecrowServer;
}
