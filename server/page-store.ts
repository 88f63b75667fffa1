import { QueueFull } from "./render-queue.ts";
import { unshared } from "./shared-caching.ts";

/**
 * A finished page as bytes. Rendered pages are kept compressed only: nearly nobody asks for them
 * plain, and plain they would take most of the memory. What is missing is made when asked for.
 */
export type StoredPage = {
  bodies:
    | { br: Buffer; gzip?: Buffer; identity?: never }
    | { br?: Buffer; gzip?: Buffer; identity: Buffer };
  etag: string;
  headers: readonly (readonly [name: string, value: string])[];
};

export type Rendered = { page: StoredPage } | { answer: Uncacheable };

/** An answer that belongs to one request only: an error page, a redirect. */
export type Uncacheable = { status: number; headers: [string, string][]; body: Buffer };

type Entry = {
  page: StoredPage;
  revision: number;
  bytes: number;
  servedStale: boolean;
  /** Asked for since it was last at the end of the queue. */
  used: boolean;
};

/** How long after a change the old page may still be the quick answer, in milliseconds. */
const staleGrace = 1000;
/** How long somebody waits for a new page while there is an old one, in milliseconds. */
const patience = 2000;
/** After a failed render, how long old pages are served without trying again, in milliseconds. */
const pauseAfterFailure = 1000;

/**
 * What the engine adds: objects, maps, external memory. Rounded up; with 20,000 small pages stored,
 * 6.9 KB a page were counted for 6.2 KB of heap and buffers.
 */
const entryOverhead = 500;
const bufferOverhead = 200;
const headerOverhead = 60;

/**
 * Finished pages, bounded in bytes: what is in use stays.
 *
 * Each page remembers the content revision it was rendered under. A page of an older revision is
 * served once more at most, within a second of the change, while one render replaces it. When a
 * render fails because the database is away, the stored page stays in use: old words are better
 * than no words.
 */
export class PageStore {
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Rendered>>();
  readonly #capacity: number;
  #bytes = 0;
  #revision = 0;
  #changedAt = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  /** The database is slow or gone: nobody waits for a render who can have an old page. */
  #isAiling = false;
  #listening = false;

  constructor({ capacity }: { capacity: number }) {
    this.#capacity = capacity;
  }

  get size() {
    return this.#entries.size;
  }

  get bytes() {
    return this.#bytes;
  }

  /** Content changed: every stored page is now of an older revision. */
  contentChanged() {
    this.#revision++;
    this.#changedAt = performance.now();
  }

  /**
   * The connection that listens for changes broke or came back. While it is down no stored page is
   * trusted, and none after its return if it missed a change: what was missed is never replayed. Most
   * likely the database is away, and would keep visitors waiting for nothing: they have the old pages
   * at once until a render has succeeded.
   */
  listenerChanged({ listening, hasMissed = true }: { listening: boolean; hasMissed?: boolean }) {
    this.#listening = listening;
    this.#isAiling = !listening;
    if (listening && hasMissed) this.#revision++;
    this.#changedAt = Number.NEGATIVE_INFINITY;
  }

  /** The stored page if it is fresh; the hot path of the whole server. */
  fresh(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.revision !== this.#revision || !this.#listening) return undefined;
    entry.used = true;
    return entry.page;
  }

  /**
   * The page, stored or rendered now: one render per key, however many ask. `render` throws when
   * the page cannot be made; then an older stored page is used if there is one.
   */
  async get(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const fresh = this.fresh(key);
    if (fresh) return { page: fresh };
    const old = this.#entries.get(key);
    if (!old) return this.#renderOnce(key, render);
    const outdated = unshare(old.page);
    if (performance.now() - this.#failedAt < pauseAfterFailure) return { page: outdated };
    const rendering = this.#renderOnce(key, render);
    const isRecent = performance.now() - this.#changedAt < staleGrace && !old.servedStale;
    if (isRecent) old.servedStale = true;
    if (!isRecent && !this.#isAiling) return this.#unlessLate(rendering, outdated);
    rendering.catch(() => {});
    return { page: outdated };
  }

  /** What is being rendered, or the old page when that fails or, as with a silent database, drags on. */
  #unlessLate(rendering: Promise<Rendered>, old: StoredPage): Promise<Rendered> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#isAiling = true;
        resolve({ page: old });
      }, patience);
      rendering
        .catch(() => ({ page: old }))
        .then((rendered) => {
          clearTimeout(timer);
          resolve(rendered);
        });
    });
  }

  #renderOnce(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    // A render begun before a change may show either state, so it counts for the older revision
    // and must not be joined by those who ask after the change.
    const revision = this.#revision;
    const flight = `${revision} ${key}`;
    const already = this.#underWay.get(flight);
    if (already) return already;
    const rendering = render()
      .then(
        (rendered) => {
          this.#isAiling = false;
          if ("page" in rendered) this.#keep(key, rendered.page, revision);
          else this.#drop(key);
          return rendered;
        },
        (error) => {
          // That there is much to do says nothing about the database: the next asker may find room.
          if (!(error instanceof QueueFull)) this.#failedAt = performance.now();
          throw error;
        },
      )
      .finally(() => this.#underWay.delete(flight));
    this.#underWay.set(flight, rendering);
    return rendering;
  }

  #keep(key: string, page: StoredPage, revision: number) {
    const newer = this.#entries.get(key);
    if (newer && newer.revision > revision) return;
    this.#drop(key);
    const bytes = sizeOf(page) + key.length * 2 + entryOverhead;
    if (bytes > this.#capacity) return;
    this.#entries.set(key, { page, revision, bytes, servedStale: false, used: false });
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** Drops what nobody has asked for; what somebody has goes back to the end of the queue. */
  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#capacity) return;
      if (entry.used) {
        entry.used = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else this.#drop(key);
    }
  }

  /** Whether there is a page for it, outdated or not. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Whether that page is the stored one, so that more work on it is worth while. */
  holds(key: string, page: StoredPage): boolean {
    return this.#entries.get(key)?.page === page;
  }

  /** Swaps in better compressed bodies, if that page is still the stored one. */
  recompress(key: string, page: StoredPage, bodies: StoredPage["bodies"]) {
    const entry = this.#entries.get(key);
    if (entry?.page !== page) return;
    this.#bytes -= entry.bytes;
    entry.page = { ...page, bodies };
    entry.bytes += sizeOf(entry.page) - sizeOf(page);
    this.#bytes += entry.bytes;
    this.#makeRoom();
  }

  #drop(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** For whoever asks now and for nobody after: a cache in front would hand it out for longer than we do. */
function unshare(page: StoredPage): StoredPage {
  const headers = page.headers.map(([name, value]): [string, string] => [
    name,
    name === "Cache-Control" ? unshared : value,
  ]);
  return { ...page, headers };
}

/** What a page holds in memory: whole blocks, of which a body may be but a part, and its headers. */
function sizeOf({ bodies, headers }: StoredPage) {
  const blocks = new Set(Object.values(bodies).map(({ buffer }) => buffer));
  let size = 0;
  for (const { byteLength } of blocks) size += byteLength + bufferOverhead;
  for (const [name, value] of headers) size += name.length + value.length + headerOverhead;
  return size;
}
