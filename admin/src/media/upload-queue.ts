import type { Answer } from "../api.ts";
import { currentLanguage } from "../language.ts";
import { sendFile } from "../ui/send-file.ts";
import { largestFile } from "./picture.ts";
import { texts } from "./texts.ts";

type Uploaded = Answer<"POST /media">;

export type Upload = {
  key: number;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  /** How much has been sent, from 0 to 1. */
  share: number;
  picture?: Uploaded;
  problem?: string;
};

/** So many at once: a slow line is not made faster by more. */
const atOnce = 2;

/**
 * Pictures on their way into the library. Apart from the screen that shows them, so that they go on
 * when somebody looks at another one meanwhile.
 */
let uploads: Upload[] = [];
let count = 0;
const listeners = new Set<() => void>();

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentUploads(): Upload[] {
  return uploads;
}

export function addUploads(files: File[]) {
  const added = files.map((file): Upload => ({ key: ++count, file, state: "waiting", share: 0 }));
  set([...uploads, ...added]);
  sendWaiting();
}

export function retryUploads(keys: number[]) {
  for (const key of keys) change(key, { state: "waiting", share: 0 });
  sendWaiting();
}

/** Forgets what is over; what is under way stays. */
export function clearUploads() {
  set(uploads.filter(isUnderWay));
}

function isUnderWay({ state }: Upload): boolean {
  return state === "waiting" || state === "sending";
}

function sendWaiting() {
  const busy = uploads.filter(({ state }) => state === "sending").length;
  const next = uploads.filter(({ state }) => state === "waiting").slice(0, atOnce - busy);
  for (const upload of next) void send(upload);
}

async function send({ key, file }: Upload) {
  change(key, { state: "sending" });
  try {
    if (file.size > largestFile) throw new Error(texts[currentLanguage()].tooLarge);
    const onProgress = (share: number) => change(key, { share });
    const picture = await sendFile<"POST /media">({
      method: "POST",
      path: "media",
      file,
      onProgress,
    });
    change(key, { state: "done", picture });
  } catch (error) {
    change(key, { state: "failed", problem: error instanceof Error ? error.message : "" });
  }
  sendWaiting();
}

function change(key: number, news: Partial<Upload>) {
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)));
}

function set(next: Upload[]) {
  uploads = next;
  // Whoever closes the page in the middle is asked first.
  if (uploads.some(isUnderWay)) window.addEventListener("beforeunload", askFirst);
  else window.removeEventListener("beforeunload", askFirst);
  for (const listener of listeners) listener();
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}
