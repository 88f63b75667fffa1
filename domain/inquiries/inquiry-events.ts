import { directUrl, pool } from "#db/connect.ts";
import { type Listener, listen } from "#db/listen.ts";

/** `new`: an inquiry came in; `changed`: somebody worked on one; `missed`: either may have happened. */
export type InquiryEvent = "new" | "changed" | "missed";

const channel = "inquiry";
const underWay = new Set<InquiryEvent>();
const again = new Set<InquiryEvent>();

/**
 * Tells every node. After the transaction, not in it: announcements queue for one lock of the whole
 * server, and within a transaction they would hold it while the disk writes. Should one get lost,
 * the inbox still asks now and then. However many at once, one after the other.
 */
export function publishInquiryEvent(news: InquiryEvent) {
  if (underWay.has(news)) {
    again.add(news);
    return;
  }
  underWay.add(news);
  pool
    .query("select pg_notify($1, $2)", [channel, news])
    .catch(() => {
      // The database is away, and with it everybody who would have listened.
    })
    .finally(() => {
      underWay.delete(news);
      if (again.delete(news)) publishInquiryEvent(news);
    });
}

type Watcher = { tell: (news: InquiryEvent) => void; end: () => void };

const watchers = new Set<Watcher>();
let listener: Listener | undefined;

/** Hears of news until the returned function is called. The line is open while somebody listens. */
export function watchInquiries(watcher: Watcher): () => void {
  watchers.add(watcher);
  listener ??= listen({
    url: directUrl,
    channel,
    onMessage: (news) => tell(news === "new" ? "new" : "changed"),
    onConnectionChange: (up) => up && tell("missed"),
  });
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) hangUp();
  };
}

/** Lets everybody go who listens here: the node is about to stop. */
export function disconnectWatchers() {
  for (const { end } of watchers) end();
  watchers.clear();
  hangUp();
}

function tell(news: InquiryEvent) {
  for (const watcher of watchers) watcher.tell(news);
}

function hangUp() {
  void listener?.close();
  listener = undefined;
}
