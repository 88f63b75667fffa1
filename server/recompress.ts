import { brotli, gzipped } from "./compress.ts";
import type { PageStore, StoredPage } from "./page-store.ts";
import { decompressBody } from "./send.ts";

/**
 * Compresses stored pages as small as can be, and for clients without brotli, one after the other
 * when nobody waits for it.
 */
export function createRecompressor({ store }: { store: PageStore }) {
  let queue = Promise.resolve();
  const waiting = new Set<StoredPage>();
  return function recompress(key: string, page: StoredPage) {
    if (waiting.has(page) || waiting.size >= 1000) return;
    waiting.add(page);
    queue = queue.then(async () => {
      if (store.holds(key, page)) {
        const plain = await decompressBody(page);
        const [br, gzip] = [await brotli(plain, { quality: 11 }), await gzipped(plain)];
        store.recompress(key, page, { br, gzip });
      }
      waiting.delete(page);
    });
  };
}
