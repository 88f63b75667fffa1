import { AppError, type AppErrorCode } from "../app-error.ts";
import { limitSize } from "./limit-size.ts";
import { refuseMalware } from "./scan-file.ts";

type Refused = { refused: AppErrorCode };

/** What a side process reads in a file that was sent, once it is small enough and was scanned. */
export async function readSentFile<Reading extends object>({
  file,
  limits,
  read,
  unreadable,
}: {
  file: AsyncIterable<Uint8Array>;
  limits: { largest: number; tooLarge: AppErrorCode; interrupted: AppErrorCode };
  read: (bytes: Uint8Array) => Promise<Reading>;
  /** How a file is refused that ends the process. */
  unreadable: AppErrorCode;
}): Promise<Exclude<Reading, Refused>> {
  const bytes = Buffer.concat(await Array.fromAsync(limitSize({ file, ...limits })));
  await refuseMalware([bytes]);
  const reading: Reading | Refused = await read(bytes).catch(() => ({ refused: unreadable }));
  if ("refused" in reading) throw new AppError(reading.refused as AppErrorCode);
  return reading as Exclude<Reading, Refused>;
}
