// The script of the home page.
import "../acoustics/heard-comparison.client.ts";

/** Whether one has come here from a page of this site in another language. */
function changedLanguage() {
  const { documentElement, referrer } = document;
  const site = `${location.origin}/`;
  return referrer.startsWith(site) && !referrer.startsWith(site + documentElement.lang);
}

if (changedLanguage()) void import("./left-record.client.ts").catch(() => {});
