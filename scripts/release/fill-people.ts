import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import type { Lang } from "#domain/language/language.ts";
import { addAccount } from "#domain/staff/add-account.ts";
import type { Role } from "#domain/staff/permissions.ts";

export type People = Awaited<ReturnType<typeof fillPeople>>;

/** No date in a dump may be past when it is restored years later. */
export const farOff = new Date("2099-01-01");

/** Staff and members with all that hangs on an account. */
export async function fillPeople({ on }: { on: Kysely<DB> }) {
  await on.insertInto("secret").values({ name: "auth", value: "secret" }).execute();
  const administrator = await addPerson({ role: "administrator", on });
  const sales = await addPerson({ role: "sales", on });
  await addPerson({ role: "translator", translates: "ar", on });
  const memberId = await addPerson({ role: "member", on });
  await on
    .insertInto("member")
    .values({
      id: memberId,
      ...{ lang: "ar", trade: "installer", country: "EG", languages: ["ar", "en"] },
      ...{ about: "مجالس وقاعات", listed: true, profile_state: "approved", avatar: "ab12" },
    })
    .execute();
  await on
    .insertInto("member_avatar")
    .values({ member_id: memberId, hash: "ab12", picture: Buffer.from("RIFF") })
    .execute();
  await on
    .insertInto("resume_entry")
    .values({
      ...{ member_id: memberId, kind: "experience", position: 0, place: "Cairo Halls" },
      ...{ title: "Installer", began: "2019-09", ended: "2024-02" },
    })
    .execute();
  const { id: articleId } = await on
    .insertInto("member_article")
    .values({
      ...{ member_id: memberId, lang: "ar", title: "جدران", summary: "باختصار" },
      ...{ body: "<p>نص</p>", state: "returned", note: "Which hall?" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addKept({ memberId, on });
  const { id: deviceId } = await on
    .insertInto("known_device")
    .values({
      ...{ user_id: memberId, token_hash: "device", ip: "203.0.113.7", lang: "ar" },
      ...{ addresses: ["203.0.113.7"], user_agent: "Mozilla/5.0 (X11; Linux) Firefox/140.0" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sessionId = await addSession({ userId: memberId, on });
  await on
    .insertInto("member_token")
    .values({ token_hash: "token", session_id: sessionId, expires_at: farOff })
    .execute();
  await addFactors({ userId: administrator, on });
  return { administrator, sales, memberId, articleId, deviceId };
}

async function addPerson({
  role,
  translates = null,
  on,
}: {
  role: Role | "member";
  translates?: Lang | null;
  on: Kysely<DB>;
}) {
  const email = `${role}@example.com`;
  const person = { name: role, email, role, translates, passwordHash: "none", on };
  return (await addAccount(person)) ?? "";
}

async function addKept({ memberId, on }: { memberId: string; on: Kysely<DB> }) {
  const lines = [{ product: "slat-oak", title: "Oak", sample: true, amount: "12", unit: "m2" }];
  await on
    .insertInto("member_basket")
    .values({ member_id: memberId, lines: JSON.stringify(lines) })
    .execute();
  const { id } = await on
    .insertInto("member_project")
    .values({ member_id: memberId, name: "قاعة", share_hash: "shared", shared_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await on
    .insertInto("project_entry")
    .values({ project_id: id, title: "قائمة", kept: JSON.stringify({ kind: "basket", lines }) })
    .execute();
}

async function addSession({ userId, on }: { userId: string; on: Kysely<DB> }) {
  const id = randomUUID();
  await on
    .insertInto("auth_session")
    .values({ id, user_id: userId, token: id, expires_at: farOff, ends_at: farOff })
    .execute();
  return id;
}

async function addFactors({ userId, on }: { userId: string; on: Kysely<DB> }) {
  await on
    .insertInto("auth_two_factor")
    .values({ id: randomUUID(), user_id: userId, secret: "secret", backup_codes: "[]" })
    .execute();
  await on
    .insertInto("auth_passkey")
    .values({
      ...{ id: randomUUID(), user_id: userId, name: "Key", public_key: "key", counter: 1 },
      ...{ credential_id: "credential", device_type: "singleDevice", backed_up: false },
    })
    .execute();
  await on
    .insertInto("used_code")
    .values({ user_id: userId, code: "123456", expires_at: farOff })
    .execute();
  await on
    .insertInto("staff_role")
    .values({ role: "administrator", second_factor_required: true })
    .execute();
}
