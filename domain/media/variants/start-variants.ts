import { constants } from "node:os";
import { type NewPicture, onNewPicture } from "../library/new-picture.ts";
import { widthsFor } from "../picture.ts";
import { largestSubstitute } from "../upload/limits.ts";
import { createVariantFinder } from "./find-variant.ts";
import { createVariantMaker } from "./make-variant.ts";
import { listMissing, preparedVariants } from "./missing-variants.ts";
import { createPictureEncoder } from "./picture-encoder.ts";
import { runPaced } from "./run-paced.ts";
import { createVariantQueue } from "./variant-queue.ts";

/** Wide enough for most places, and quickly made. */
const widestQuick = 1440;
/** Far more than any picture takes, also on a busy machine. */
const limitSeconds = 600;

/**
 * Everything that makes variants on this node: one encoder for the few who wait, and one for the
 * queue, which works when the processor has nothing else to do.
 */
export function startVariants({
  concurrency,
  priority = constants.priority.PRIORITY_LOW,
  onProblem,
}: {
  /** How many are made at once for those who wait. */
  concurrency: number;
  /** Of the queue's encoder. */
  priority?: number;
  onProblem: (error: unknown) => void;
}) {
  const closing = new AbortController();
  const { signal } = closing;
  const make = createVariantMaker({ encode: createPictureEncoder(), concurrency });
  const queue = createVariantQueue({
    make: createVariantMaker({
      encode: createPictureEncoder({ priority, signal, limitSeconds }),
      concurrency: 1,
    }),
    pace: (work) => runPaced({ work, signal }),
    listMissing,
    onProblem,
    signal,
  });

  /** A large one needs a substitute at once; the queue may take a while. */
  async function prepareNew(picture: NewPicture) {
    if (picture.bytes > largestSubstitute) {
      const width = widthsFor(picture).findLast((offered) => offered <= widestQuick) ?? widestQuick;
      const { id, hash } = picture;
      await make({ id, hashStart: hash.slice(0, 10), width, format: "webp" }).catch(onProblem);
    }
    queue.add(preparedVariants(picture));
  }
  onNewPicture(prepareNew);

  return {
    find: createVariantFinder({ make, queue }),
    /** Begins to make whatever is missing. */
    prepare: queue.prepare,
    /** Ends the queue's encoder; resolves when nothing of what it was at is left on the disk. */
    async close() {
      closing.abort();
      await queue.ended();
    },
  };
}
