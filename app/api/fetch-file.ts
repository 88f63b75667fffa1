import { ask, type Call, failed } from "./send.ts";

/** As `send`, for an answer that is a file. */
export async function fetchFile(call: Call): Promise<Blob> {
  const response = await ask(call);
  if (response.ok) return response.blob();
  throw failed(response, await response.json().catch(() => undefined));
}
