import { HttpError } from "ra-core";
import type { Answer } from "../api.ts";
import { currentLanguage } from "../language.ts";
import { addressOf, type Call, refusalOf } from "../office/call.ts";
import { texts } from "../office/texts.ts";

type FileCall =
  | ("POST /media" | "PUT /media/:id/file" | "POST /documents" | "POST /import")
  | ("POST /translation/check" | "POST /translation");

/** Sends a file as the body of a call and tells how far it is; `fetch` cannot tell. */
export function sendFile<Name extends FileCall>({
  path,
  method,
  file,
  onProgress = () => {},
}: Pick<Call<Name>, "path" | "method"> & {
  file: File;
  /** From 0 to 1; 1 means sent, not yet answered. */
  onProgress?: (share: number) => void;
}): Promise<Answer<Name>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf({ path, query: { name: file.name } }));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.responseType = "text";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new HttpError(texts[currentLanguage()].unreachable, 0));
    request.onload = async () => {
      const { status, responseText } = request;
      const json = async () => JSON.parse(responseText);
      if (status >= 200 && status < 300) resolve((await json()) as Answer<Name>);
      else reject(await refusalOf({ status, json }));
    };
    request.send(file);
  });
}
