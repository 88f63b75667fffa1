import { Hono } from "hono";
import type { Config } from "../../config.ts";
import type { AuthHandler } from "../auth.ts";
import { refuseOtherSites } from "../refuse-other-sites.ts";
import { account } from "./account.ts";
import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { content } from "./content.ts";
import { dashboard } from "./dashboard.ts";
import { documents } from "./documents.ts";
import type { StaffEnvironment } from "./environment.ts";
import { guardOf } from "./guard.ts";
import { imports } from "./import.ts";
import { inquiries } from "./inquiries.ts";
import { replyTemplates } from "./inquiries-templates.ts";
import { invitations } from "./invitations.ts";
import { links } from "./links.ts";
import { media } from "./media.ts";
import { memberArticles } from "./member-articles.ts";
import { members, registrations } from "./members.ts";
import { offers } from "./offers.ts";
import { people } from "./people.ts";
import { prices } from "./prices.ts";
import { profiles } from "./profiles.ts";
import { recipients } from "./recipients.ts";
import { refuseOtherPages } from "./refuse-other-pages.ts";
import { roles } from "./roles.ts";
import { translation } from "./translation.ts";

/** The staff's calls, one file per subject. */
export function createBackOffice({
  config,
  auth,
}: {
  config: Pick<Config, "origin">;
  auth: Pick<AuthHandler, "readStaff">;
}) {
  const calls = new Hono<StaffEnvironment>()
    .route("/account", account)
    .route("/dashboard", dashboard)
    .route("/inquiries", inquiries)
    .route("/reply-templates", replyTemplates)
    .route("/offers", offers)
    .route("/prices", prices)
    .route("/recipients", recipients)
    .route("/links", links)
    .route("/applications", applications)
    .route("/people", people)
    .route("/content", content)
    .route("/media", media)
    .route("/documents", documents)
    .route("/import", imports)
    .route("/translation", translation)
    .route("/invitations", invitations)
    .route("/roles", roles)
    .route("/members", members)
    .route("/registrations", registrations)
    .route("/profiles", profiles)
    .route("/member-articles", memberArticles)
    .route("/audit", audit);

  refuseUnguarded(calls);
  return new Hono<StaffEnvironment>()
    .use(async (context, next) => {
      context.set("readStaff", auth.readStaff);
      await next();
      context.header("Cache-Control", "no-store");
      context.header("X-Robots-Tag", "noindex");
    })
    .use(refuseOtherPages)
    .use(refuseOtherSites(config))
    .route("/", calls);
}

/** A call that says nothing about who may make it must not come up at all. */
export function refuseUnguarded({ routes: registered }: Hono<StaffEnvironment>) {
  const calls = Map.groupBy(registered, ({ method, path }) => `${method} ${path}`);
  for (const [call, handlers] of calls) {
    if (!guardOf(handlers[0]?.handler ?? {})) {
      throw new Error(`${call} of the back office does not begin with may(…)`);
    }
  }
}
