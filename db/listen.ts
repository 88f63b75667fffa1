import pg from "pg";

export type Listener = { close(): Promise<void> };

/**
 * Listens on a channel for as long as the process lives.
 *
 * A half-open connection is silent, so it is tested every `heartbeat` milliseconds and given
 * `patience` to answer. `onConnectionChange(false)` is called when it is lost;
 * `onConnectionChange(true)` each time it is (back) up: whatever was announced in between was
 * missed. Where each announcement differs from the one before and `latest` asks for the last one, it
 * is told whether there was any.
 */
export function listen({
  url,
  channel,
  onMessage,
  onConnectionChange,
  latest,
  heartbeat = 10_000,
  patience = 5000,
}: {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  onConnectionChange: (up: boolean, how: { hasMissed: boolean }) => void;
  /** A query for what was announced last, as text in a column `latest`. */
  latest?: string;
  heartbeat?: number;
  patience?: number;
}): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let up = false;
  let heard: string | undefined;

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    lost.removeAllListeners("notification");
    // Not end(): it would wait for an answer that a half-open connection never gives.
    lost.connection.stream.destroy();
    if (up && !closed) onConnectionChange(false, { hasMissed: true });
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
    opened.on("notification", ({ payload = "" }) => {
      heard = payload;
      onMessage(payload);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      const now = latest && (await opened.query<{ latest: string }>(latest)).rows[0]?.latest;
      if (client !== opened) return;
      up = true;
      const hasMissed = now === undefined || now !== heard;
      heard = now;
      onConnectionChange(true, { hasMissed });
      beat(opened);
    } catch {
      lose(opened);
    }
  }

  function beat(tested: pg.Client) {
    timer = setTimeout(() => {
      tested.query("select 1").then(
        () => client === tested && beat(tested),
        () => lose(tested),
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
