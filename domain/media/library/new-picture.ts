import type { InspectedPicture } from "../upload/inspect-picture.ts";

export type NewPicture = Pick<InspectedPicture, "hash" | "width" | "bytes"> & { id: string };

let prepare = async (_picture: NewPicture) => {};

/** What is to be done for every picture that is taken in. Set once at the start. */
export function onNewPicture(set: (picture: NewPicture) => Promise<void>) {
  prepare = set;
}

/** Called when a picture is in the library, or another one in its place. */
export function preparePicture(picture: NewPicture): Promise<void> {
  return prepare(picture);
}
