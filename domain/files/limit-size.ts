import { AppError, type AppErrorCode } from "../app-error.ts";

/** What somebody sends, piece by piece, for as long as it is not too much. Nothing is too little. */
export async function* limitSize({
  file,
  largest,
  tooLarge,
  interrupted,
}: {
  file: AsyncIterable<Uint8Array>;
  largest: number;
  /** How it is refused. */
  tooLarge: AppErrorCode;
  interrupted: AppErrorCode;
}): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of untilBroken({ file, interrupted })) {
    size += piece.length;
    if (size > largest) throw new AppError(tooLarge);
    yield piece;
  }
  if (size === 0) throw new AppError("empty-file");
}

/** A sender who is gone is no fault of ours. */
async function* untilBroken({
  file,
  interrupted,
}: {
  file: AsyncIterable<Uint8Array>;
  interrupted: AppErrorCode;
}) {
  try {
    yield* file;
  } catch (cause) {
    throw new AppError(interrupted, "The upload was interrupted.", { cause });
  }
}
