import pg from "pg";

export type Listener = { close(): Promise<void> };

/**
 * Listens on a channel for as long as the process lives.
 *
 * A half-open connection is silent, so it is tested every `heartbeat` milliseconds and given
 * `patience` to answer. `onConnectionChange(false)` is called when it is lost, and whether it had
 * merely fallen silent; `onConnectionChange(true)` each time it is (back) up: whatever was announced
 * in between was missed.
 */
export function listen({
  url,
  channel,
  onMessage,
  onConnectionChange,
  heartbeat = 10_000,
  patience = 5000,
}: {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onConnectionChange: (up: boolean, lost?: { isSilent: boolean }) => void;
  heartbeat?: number;
  patience?: number;
}): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let up = false;

  function lose(lost: pg.Client, { isSilent = false } = {}) {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    lost.removeAllListeners("notification");
    // Not end(): it would wait for an answer that a half-open connection never gives.
    lost.connection.stream.destroy();
    if (up && !closed) onConnectionChange(false, { isSilent });
    up = false;
    if (!closed) timer = setTimeout(open, 250);
  }

  async function open() {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: "tinghe-listener",
    });
    client = opened;
    opened.on("error", () => lose(opened));
    opened.on("end", () => lose(opened));
    opened.on("notification", ({ payload = "" }) => onMessage(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (client !== opened) return;
      up = true;
      onConnectionChange(true);
      beat(opened);
    } catch {
      lose(opened);
    }
  }

  function beat(tested: pg.Client) {
    timer = setTimeout(() => {
      tested.query("select 1").then(
        () => client === tested && beat(tested),
        (error: Error) => lose(tested, { isSilent: error.message === "Query read timeout" }),
      );
    }, heartbeat);
  }

  void open();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      if (client) lose(client);
    },
  };
}
