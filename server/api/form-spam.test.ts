import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { alphabet } from "#domain/captcha/glyphs.ts";
import { inBatches } from "../../tests/nodes/support/in-batches.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { readAnswer, startApi } from "./testing/call-api.ts";

giveOwnDatabase();

/** Twenty of each way; more of them: `SPAM_TRIES=10000`. */
const tries = Number(process.env.SPAM_TRIES ?? 200);

// No limits: the code alone has to hold.
const { post } = startApi({
  env: { INQUIRY_LIMIT_PER_IP: "10000000", INQUIRY_LIMIT_PER_NETWORK: "10000000" },
});

const spam = {
  name: "Robot",
  phone: "1",
  email: "robot@example.com",
  conts: "Buy",
  lang: "en",
  country: "Egypt",
};

const send = (changes: object) =>
  readAnswer(post("/api/admin/addMessage", { ...spam, ...changes }));

const guess = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");

async function askForPictures(count: number) {
  const { vcodes, statement } = inventCaptchas({ count });
  await sql.raw(statement).execute(db);
  return vcodes;
}

test(`${tries} tries of a script that cannot read get nothing in`, {
  timeout: 120_000,
}, async () => {
  const pictures = await askForPictures(tries);
  const [spent = ""] = await askForPictures(1);
  expect((await send({ conts: "By hand", vcode: spent, code: knownAnswer })).body).toMatchObject({
    code: 1000,
  });
  const ways: ((number: number) => object)[] = [
    () => ({}),
    () => ({ vcode: "", code: "" }),
    () => ({ vcode: guess(), code: guess() }),
    () => ({ vcode: spent, code: knownAnswer }),
    (number) => ({ vcode: pictures[number] }),
    (number) => ({ vcode: pictures[number], code: guess() }),
    (number) => ({ vcode: pictures[number], code: guess(), key: `a key of ${number}` }),
    (number) => ({ vcode: pictures[number], code: '{"counter":1,"derivedKey":"00"}' }),
    (number) => ({ vcode: pictures[number], code: { $ne: "" } }),
    (number) => ({ vcode: [pictures[number]], code: [knownAnswer] }),
  ];
  const codes = await inBatches({
    of: Array.from({ length: tries }, (_, number) => number),
    work: async (number) => {
      const { body } = await send(ways[number % ways.length]?.(number) ?? {});
      return (body as { code: number }).code;
    },
  });
  expect(codes.filter((code) => code !== 400)).toEqual([]);
  const stored = await db.selectFrom("inquiry").select("message").execute();
  expect(stored).toEqual([{ message: "By hand" }]);
});
