import { m } from "#text";
import { localHref } from "../ui/controls/link.tsx";
import { showToast, withOverlay } from "../ui/dialogs/messages.tsx";
import { saveReturnPath } from "./return-to.ts";
import { type Call, CallFailed, send } from "./send.ts";
import { forgetSession, hadSession } from "./session.ts";

const sessionEndShown = 1500;

/**
 * Calls the API and says on the page what goes on: an overlay while it takes long, a message when it
 * failed, the way to the sign-in page when the session is over. Throws `CallFailed`.
 */
export async function callApi<T>({
  quiet = false,
  ...call
}: Call & {
  /** Nobody waits for it: no overlay, and its failure is not shown. */
  quiet?: boolean;
}): Promise<T> {
  try {
    const sending = sendPatiently<T>(call);
    return await (quiet ? sending : withOverlay(sending));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status === 401) endSession();
    else if (!quiet) showToast({ kind: "error", text: error.message });
    throw error;
  }
}

/** A site that is busy for a moment is asked once more, unless something was sent along. */
async function sendPatiently<T>(call: Call): Promise<T> {
  try {
    return await send<T>(call);
  } catch (error) {
    const seconds = error instanceof CallFailed && !call.body ? error.retryAfter : 0;
    if (!seconds) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return send<T>(call);
  }
}

let isEnding = false;

/** Only whoever had a session is told that it is over. */
function endSession() {
  if (isEnding) return;
  const isOver = hadSession();
  forgetSession();
  saveReturnPath();
  const login = localHref("/login");
  if (!isOver) return location.replace(login);
  isEnding = true;
  showToast({ kind: "error", text: m.api_unauthenticated(), duration: sessionEndShown });
  setTimeout(() => {
    isEnding = false;
    location.assign(login);
  }, sessionEndShown);
}
