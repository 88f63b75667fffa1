/** A picture that a member has opened. */
export type Chosen = { picture: ImageBitmap; width: number; height: number };

/** Opens a chosen file, upright; undefined when this browser cannot read it as a picture. */
export async function readPicture(file: Blob): Promise<Chosen | undefined> {
  try {
    const picture = await createImageBitmap(file);
    return { picture, width: picture.width, height: picture.height };
  } catch {
    return undefined;
  }
}

/** The square of the picture that begins there, as a small file. */
export async function cutSquare({
  chosen: { picture },
  left,
  top,
  side,
}: {
  chosen: Chosen;
  left: number;
  top: number;
  side: number;
}): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  const measure = Math.min(512, Math.max(1, Math.round(side)));
  canvas.width = measure;
  canvas.height = measure;
  const drawing = canvas.getContext("2d");
  drawing?.drawImage(picture, left, top, side, side, 0, 0, measure, measure);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.92));
  return made ?? undefined;
}
