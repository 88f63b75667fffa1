// The request list of a member is the same on every device: what changed here goes to the account,
// what changed there comes from it. On other hosts there is no session: it is asked of this site.
import type { AccountBasket } from "#domain/basket/account-basket.ts";
import { type KeptLine, mostBasketLines } from "#domain/basket/basket-rules.ts";
import { isSameList, mergeLists } from "#domain/basket/merge-lists.ts";
import { readMember } from "../api/session.ts";
import { keepBasket, readBasket } from "./kept-basket.ts";

/** `full`: the two lists together have too many lines, and both stay as they are. */
export type SyncOutcome = "kept" | "full" | "away";

const agreedPlace = "basket-account";
const askedPlace = "basket-asked";
/** So long after an answer a page that is opened does not ask again. */
const freshFor = 60_000;
/** So long after the last key was pressed a change is sent. */
const pause = 600;
const mostTries = 4;

/** What device and account last agreed on. */
function readAgreed(): AccountBasket | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(agreedPlace) ?? "null");
    return typeof kept?.owner === "string" && Array.isArray(kept.lines) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isUnsaved = () => !isSameList(readBasket(), readAgreed()?.lines ?? []);

async function call(body?: AccountBasket, keepalive = false): Promise<Response> {
  return fetch("/api/users/basket", {
    keepalive,
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
}

async function answerOf(response: Response): Promise<AccountBasket> {
  return (await response.json()).data;
}

/**
 * What this device has for the account of this member: what another member left on it and nobody
 * has touched since is theirs.
 */
function ownLines({ agreed, owner }: { agreed: AccountBasket | undefined; owner: string }) {
  const device = readBasket();
  return agreed && agreed.owner !== owner
    ? mergeLists({ base: agreed.lines, device, account: [] })
    : device;
}

/** Agreed on; what was typed meanwhile stays. */
function settle({ seen, ...agreed }: AccountBasket & { seen: KeptLine[] }) {
  const device = readBasket();
  localStorage.setItem(agreedPlace, JSON.stringify(agreed));
  const lines = mergeLists({ base: seen, device, account: agreed.lines });
  if (isSameList(lines, device)) return;
  keepBasket(lines);
  dispatchEvent(new Event("basket-merged"));
}

async function exchange(): Promise<SyncOutcome> {
  for (let tries = 0; tries < mostTries; tries++) {
    const response = await call();
    if (!response.ok) return "away";
    const account = await answerOf(response);
    const { owner, version } = account;
    sessionStorage.setItem(askedPlace, `${Date.now()}`);
    const agreed = readAgreed();
    const seen = readBasket();
    const base = agreed?.owner === owner ? agreed.lines : [];
    const device = ownLines({ agreed, owner });
    const lines = mergeLists({ base, device, account: account.lines });
    if (lines.length > mostBasketLines) return "full";
    if (isSameList(lines, account.lines)) {
      settle({ ...account, lines, seen });
      return "kept";
    }
    const saving = await call({ owner, version, lines });
    if (saving.ok) {
      settle({ ...(await answerOf(saving)), seen });
      return "kept";
    }
    // Another device was quicker: its changes are taken in first.
    if (saving.status !== 409) return "away";
  }
  return "away";
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other; windows of one browser wait for each other where they can. */
export function syncBasket(): Promise<SyncOutcome> {
  const turn = () => (navigator.locks ? navigator.locks.request("basket", exchange) : exchange());
  const done = last.then(turn).catch((): SyncOutcome => "away");
  last = done;
  return done;
}

export function syncIfDue() {
  const isFresh = Date.now() - Number(sessionStorage.getItem(askedPlace)) < freshFor;
  if (!isFresh || !readAgreed() || isUnsaved()) void syncBasket();
}

/** Before somebody signs out: what is kept in the account is no longer kept on the device. */
export async function releaseBasket() {
  if ((await syncBasket()) !== "kept" || isUnsaved()) return;
  localStorage.removeItem(agreedPlace);
  sessionStorage.removeItem(askedPlace);
  keepBasket([]);
}

let waiting: ReturnType<typeof setTimeout> | undefined;
addEventListener("basket-changed", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => readMember() && isUnsaved() && void syncBasket(), pause);
});

// There may be no later: what was not sent yet goes along with the page.
addEventListener("pagehide", () => {
  const agreed = readAgreed();
  if (agreed && readMember() && isUnsaved()) {
    void call({ ...agreed, lines: readBasket() }, true).catch(() => {});
  }
});
