import { getLocale } from "#text/runtime";
import { loadBases } from "./bases.ts";
import { saveSession } from "./session.ts";

/** So long before its end a token is replaced: a call takes time. */
const reserve = 60_000;

/** Of the token that this page got; one from an earlier page may be older than it looks. */
let goodUntil = 0;

/**
 * Keeps a token at hand while the API of the page's language is on another host, where the cookie of
 * this site is not sent. The site itself needs none. Without a session there is none to be had, and
 * the call that wanted it is refused.
 */
export async function renewToken() {
  const bases = await loadBases();
  if (bases[getLocale()].site === "" || Date.now() < goodUntil - reserve) return;
  try {
    const response = await fetch("/api/users/token", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    if (!response.ok) return;
    const { data }: { data: { token: string; seconds: number } } = await response.json();
    saveSession({ token: data.token });
    goodUntil = Date.now() + data.seconds * 1000;
  } catch {
    // The call itself will say what is wrong.
  }
}
