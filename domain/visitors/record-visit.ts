import { isbot } from "isbot";
import type { Lang } from "../language/language.ts";
import { withoutLinkToken } from "../security/without-link-token.ts";
import { cutLine } from "../text/typed-text.ts";
import { hideIp, type IpKeeping } from "./hide-ip.ts";
import { locateIp } from "./locate-ip.ts";
import { truncateUserAgent } from "./user-agent.ts";
import { logVisit, type Visit } from "./visit-log.ts";

export type Visitor = {
  ip: string;
  userAgent: string;
  /** Do Not Track or Global Privacy Control. */
  wantsPrivacy: boolean;
};

/** What the browser tells. Address and time are not among it: those we see ourselves. */
export type VisitReport = {
  page?: string | undefined;
  referrer?: string | undefined;
  author?: string | undefined;
  user?: string | undefined;
};

/** Logs that somebody looked at a page; robots and those who ask not to be logged are left out. */
export async function recordVisit({
  visitor,
  report,
  lang,
  keeping,
}: {
  visitor: Visitor;
  report: VisitReport;
  lang: Lang;
  keeping: IpKeeping;
}): Promise<"logged" | "left-out"> {
  const { ip, wantsPrivacy } = visitor;
  const userAgent = truncateUserAgent(visitor.userAgent);
  if (wantsPrivacy || isRobot(userAgent)) return "left-out";
  const at = new Date();
  const [place, kept] = await Promise.all([locateIp(ip), hideIp({ ip, keeping, at })]);
  await logVisit({
    visited_at: at,
    page: withoutLinkToken(cutLine(report.page, 500) ?? "/"),
    lang,
    ip: kept,
    country: place.country ?? null,
    city: place.city ?? null,
    referrer: withoutLinkToken(cutLine(report.referrer, 500) ?? "") || null,
    device: deviceOf(userAgent),
    author: cutLine(report.author, 100) ?? null,
    user_name: cutLine(report.user, 100) ?? null,
  });
  return "logged";
}

/** Asked once of each: there are few kinds of browsers, and asking takes longer than the rest. */
const robots = new Map<string, boolean>();
const mostRemembered = 1000;

function isRobot(userAgent: string): boolean {
  const known = robots.get(userAgent);
  if (known !== undefined) return known;
  const robot = userAgent === "" || isbot(userAgent);
  if (robots.size >= mostRemembered) robots.clear();
  robots.set(userAgent, robot);
  return robot;
}

function deviceOf(userAgent: string): Visit["device"] {
  // Tests of single words: one expression that looks ahead for another word takes squared time.
  const isTablet = /iPad|Tablet/i.test(userAgent);
  if (isTablet || (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent))) return "tablet";
  return /Mobi|iPhone|iPod/i.test(userAgent) ? "mobile" : "desktop";
}
