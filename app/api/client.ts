import { m } from "#text";
import { localHref } from "../ui/link.tsx";
import { showToast, withOverlay } from "../ui/messages.tsx";
import { rememberPlace } from "./return-to.ts";
import { type Call, CallFailed, send } from "./send.ts";
import { forgetToken } from "./token.ts";

const sessionEndShown = 1500;

/**
 * Calls the API and says on the page what goes on: a veil while it takes long, a message when it
 * failed, the way to the sign-in page when the session is over. Throws `CallFailed`.
 */
export async function callApi<T>({
  quiet = false,
  ...call
}: Call & {
  /** Nobody waits for it: no veil, and its failure is not shown. */
  quiet?: boolean;
}): Promise<T> {
  try {
    return await (quiet ? send<T>(call) : withOverlay(send<T>(call)));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status === 401) endSession();
    else if (!quiet) showToast({ kind: "error", text: error.message });
    throw error;
  }
}

function endSession() {
  forgetToken();
  rememberPlace();
  showToast({ kind: "error", text: m.api_unauthenticated(), duration: sessionEndShown });
  setTimeout(() => location.assign(localHref("/login")), sessionEndShown);
}
