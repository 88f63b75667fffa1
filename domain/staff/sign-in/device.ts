import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { policy } from "../../inquiries/policy.ts";
import type { Lang } from "../../language/language.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { hashToken } from "../link-token.ts";
import { addressOf } from "./recognize-device.ts";

/** A browser, by the cookie that only it has, and where it is. */
export type Device = {
  token: string;
  ip: string;
  userAgent: string;
  lang: Lang;
};

/** How long a browser is remembered that nobody signs in with: as long as it may keep a cookie. */
export const rememberedDays = 400;

/** Home, work, the telephone's provider, and what one travels through. */
const rememberedAddresses = 10;

/**
 * Remembers where somebody signed in. When they have used others before and not this one, a mail
 * tells them, on a site that sends mail.
 */
export async function rememberDevice({
  userId,
  device: { token, ip, userAgent, lang },
}: {
  userId: string;
  device: Device;
}) {
  await db.transaction().execute(async (on) => {
    const address = addressOf(ip);
    const { rows } = await sql<{ id: string; isNew: boolean }>`
      insert into known_device as known (user_id, token_hash, ip, addresses, user_agent, lang)
      values (${userId}, ${hashToken(token)}, ${ip}, array[${address}],
        ${userAgent.slice(0, 500)}, ${lang})
      on conflict (user_id, token_hash) do update set
        last_at = now(),
        ip = excluded.ip,
        addresses = (excluded.addresses
          || array_remove(known.addresses, ${address}))[1:${sql.lit(rememberedAddresses)}],
        user_agent = excluded.user_agent,
        lang = excluded.lang
      returning id, xmax = 0 as "isNew"`.execute(on);
    const [device] = rows;
    if (!device?.isNew || !policy.mailing) return;
    if (await hasOthers({ userId, than: device.id, on })) {
      await enqueueMail({ kind: "new-device", payload: { userId, deviceId: device.id }, on });
    }
  });
}

async function hasOthers({ userId, than, on }: { userId: string; than: string; on: Kysely<DB> }) {
  const other = await on
    .selectFrom("known_device")
    .where("user_id", "=", userId)
    .where("id", "<>", than)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
