import type { Context } from "hono";
import { AppError, type AppErrorCode } from "#domain/app-error.ts";

/**
 * The body of a call as the file it is, piece by piece, with the name its sender gave it. What says
 * beforehand that it is too long is not read at all.
 */
export function readFileOf(
  context: Context,
  { largest, refusal }: { largest: number; refusal: AppErrorCode },
): { file: AsyncIterable<Uint8Array>; name: string } {
  const announced = Number(context.req.header("Content-Length") ?? 0);
  if (announced > largest) throw new AppError(refusal);
  return { file: pieces(context.req.raw.body), name: context.req.query("name") ?? "" };
}

async function* pieces(body: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  if (body) yield* body;
}
