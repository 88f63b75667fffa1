import { isConnectionPinned } from "#db/pin-connection.ts";

/** What was read since the content last changed; nothing while changes are not announced to us. */
let remembered: Map<string, Promise<unknown>> | undefined;

/**
 * Reads what nearly every page shows, once until content changes anywhere. Only for few keys, and
 * for answers that nobody alters. A preview sees other content than anybody else, so it reads for
 * itself.
 */
export function cacheUntilContentChanges<T>(key: string, read: () => Promise<T>): Promise<T> {
  if (!remembered || isConnectionPinned()) return read();
  const known = remembered.get(key);
  if (known) return known as Promise<T>;
  const here = remembered;
  const reading = read();
  here.set(key, reading);
  reading.catch(() => here.delete(key));
  return reading;
}

/** Content changed, or the connection that listens for changes broke or came back. */
export function clearContentCache({ listening }: { listening: boolean }) {
  remembered = listening ? new Map() : undefined;
}
