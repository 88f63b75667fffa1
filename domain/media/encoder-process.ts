import { type Encoding, encodePicture } from "./encode-picture.ts";

/** The process behind picture-encoder.ts: encodes what it is sent and says how it went. */
process.on("message", async ({ id, encoding }: { id: number; encoding: Encoding }) => {
  const problem = await encodePicture(encoding).then(
    () => undefined,
    (error: Error) => error.message,
  );
  process.send?.({ id, problem });
});
process.on("disconnect", () => process.exit());
