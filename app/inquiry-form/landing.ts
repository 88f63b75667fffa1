const name = "landing";
const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

export type Landing = { referrer?: string } & { [Name in (typeof campaign)[number]]?: string };

/** Remembers for this tab where the visitor came from: later pages no longer know. */
export function saveLanding() {
  try {
    if (sessionStorage.getItem(name) !== null) return;
    const given = new URLSearchParams(location.search);
    const landing: Record<string, string> = {};
    for (const parameter of campaign) {
      const value = given.get(parameter);
      if (value) landing[parameter] = value;
    }
    if (document.referrer) landing.referrer = document.referrer;
    sessionStorage.setItem(name, JSON.stringify(landing));
  } catch {
    // Storage may be forbidden; the inquiry then says nothing of it.
  }
}

export function readLanding(): Landing {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "{}") as Landing;
  } catch {
    return {};
  }
}
