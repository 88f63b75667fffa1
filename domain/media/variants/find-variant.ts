import { exists } from "../originals.ts";
import { findSubstitute, kindOf, type PictureFile } from "./find-substitute.ts";
import type { VariantMaker } from "./make-variant.ts";
import { findOffered, type Variant, variantFile } from "./variant.ts";
import type { VariantQueue } from "./variant-queue.ts";

export type FoundVariant = PictureFile & {
  /** Something else of the same picture, until the variant is there; nobody may keep it. */
  isSubstitute: boolean;
};

/**
 * Finds what to send for a variant. Nobody waits for an encoder as long as anything of the picture
 * is there that can be shown; the variant itself is queued.
 */
export function createVariantFinder({ make, queue }: { make: VariantMaker; queue: VariantQueue }) {
  async function makeNow(variant: Variant): Promise<PictureFile | undefined> {
    const file = await make(variant);
    return file === undefined ? undefined : { file, kind: kindOf[variant.format] };
  }

  return async function findVariant(variant: Variant): Promise<FoundVariant | undefined> {
    const file = variantFile(variant);
    if (await exists(file)) return { file, kind: kindOf[variant.format], isSubstitute: false };
    const picture = await findOffered(variant);
    if (!picture) return undefined;
    const substitute = await findSubstitute({ variant, picture });
    // Where somebody has to wait, WebP is there in a fifth of the time.
    const quick = variant.format === "avif" ? ({ ...variant, format: "webp" } as const) : variant;
    const isSubstitute = substitute !== undefined || quick !== variant;
    const found = substitute ?? (await makeNow(quick));
    if (isSubstitute) queue.add([variant]);
    return found && { ...found, isSubstitute };
  };
}
