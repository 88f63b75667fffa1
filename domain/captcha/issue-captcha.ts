import { randomBytes, randomInt } from "node:crypto";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { drawCaptcha } from "./draw-captcha.ts";
import { alphabet } from "./glyphs.ts";

/** Seconds for which a picture or a proof of work can be answered. */
export const captchaLifetime = 300;

const length = 5;

export type Captcha = {
  vcode: string;
  /** The picture as a data URI, to be shown at 70 by 26 CSS pixels. */
  content: string;
};

/** A new picture with a word to read, good for one answer. */
export async function issueCaptcha(): Promise<Captcha> {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  const [vcode, picture] = await Promise.all([
    enterCaptcha({ kind: "picture", answer: text }),
    drawCaptcha({ text }),
  ]);
  return { vcode, content: `data:image/png;base64,${picture.toString("base64")}` };
}

/** Enters what was asked into the ledger that all nodes share. */
export async function enterCaptcha({
  kind,
  answer,
}: {
  kind: "picture" | "proof";
  answer: string;
}): Promise<string> {
  const vcode = randomBytes(16).toString("base64url");
  const expires = sql<Date>`now() + make_interval(secs => ${captchaLifetime})`;
  await db.insertInto("captcha").values({ vcode, kind, answer, expires_at: expires }).execute();
  return vcode;
}
