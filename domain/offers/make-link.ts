import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { readLang } from "../language/language.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { makeToken } from "../staff/link-token.ts";
import { lockOffer } from "./change-offer.ts";
import { offerPath } from "./offer-address.ts";

/** A link that opens a sent offer. It is told once: only the hash of its token is kept. */
export async function addLink({
  offerId,
  lang,
  on,
}: {
  offerId: string;
  lang: string;
  on: Kysely<DB>;
}): Promise<string> {
  const { token, hash } = makeToken();
  await on.insertInto("offer_link").values({ token_hash: hash, offer_id: offerId }).execute();
  return `/${readLang(lang)}${offerPath({ token })}`;
}

/** The same for a member of staff, to be handed over by other means than the site's mail. */
export function makeLink({ id, actor }: { id: string; actor: Actor }): Promise<{ path: string }> {
  return db.transaction().execute(async (on) => {
    const offer = await lockOffer({ id, on });
    if (offer.sent_at === null) throw new AppError("conflict");
    const path = await addLink({ offerId: id, lang: offer.lang, on });
    await writeAudit({ on, actor, action: "linked", kind: "offer", id });
    return { path };
  });
}
