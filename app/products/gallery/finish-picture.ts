import type { Finish } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/language/text.ts";
import type { Picture } from "#domain/media/picture.ts";

/** What a picture shows of a finish. */
export type Shot = "picture" | "closeUp";

/** Marks a frame whose picture follows the chosen finish (`finish-picture.client.ts`). */
export function finishFrame({ shot, picture }: { shot: Shot | undefined; picture: Picture }) {
  return shot && { "data-shot": shot, "data-base": picture.base };
}

/**
 * What a finish puts into those frames. One picture takes the place of another by its address, so
 * that all of them have to be of one size.
 */
export function finishShots({ finish, like }: { finish: Finish; like: Finish | undefined }) {
  const shots = (["picture", "closeUp"] as const).flatMap((shot) => {
    const picture = finish[shot];
    const isLike = picture && picture.width === like?.[shot]?.width;
    return isLike ? [[shot, { base: picture.base, alt: plain(picture.alt) }] as const] : [];
  });
  return shots.length > 0 ? { "data-shots": JSON.stringify(Object.fromEntries(shots)) } : {};
}
