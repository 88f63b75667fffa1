import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { inventCaptchas, inventProof, knownAnswer } from "../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { consumeCaptcha } from "./consume-captcha.ts";
import { captchaSize, drawCaptcha } from "./draw-captcha.ts";
import { forgetExpired } from "./forget-expired.ts";
import { alphabet } from "./glyphs.ts";
import { issueCaptcha } from "./issue-captcha.ts";
import { issueProof } from "./proof-of-work.ts";

giveOwnDatabase();

async function enter(invention: Parameters<typeof inventCaptchas>[0] = {}) {
  const { vcodes, statement } = inventCaptchas(invention);
  await sql.raw(statement).execute(db);
  return vcodes[0] ?? "";
}

async function enterLightProof() {
  const { vcode, challenge, statement } = await inventProof();
  await sql.raw(statement).execute(db);
  return { vcode, challenge };
}

const spend = (vcode: string, code: string, soonest = 2) =>
  db.transaction().execute((on) => consumeCaptcha({ vcode, code, soonest, on }));

async function answerOf(vcode: string) {
  const row = await db
    .selectFrom("captcha")
    .where("vcode", "=", vcode)
    .select("answer")
    .executeTakeFirstOrThrow();
  return row.answer;
}

describe("the picture", () => {
  test("is pixels of twice 70 by 26, and different each time", async () => {
    const pictures = await Promise.all(
      Array.from({ length: 5 }, () => drawCaptcha({ text: alphabet.slice(0, 5).join("") })),
    );
    for (const picture of pictures) {
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({
        format: "png",
        width: captchaSize.width * 2,
        height: captchaSize.height * 2,
      });
    }
    expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(5);
  });

  test("has every letter drawn", async () => {
    // The noise differs from picture to picture, so several are taken together.
    const dark = async (text: string, pictures: number) => {
      const drawn = Array.from({ length: pictures }, async () => {
        const { channels } = await sharp(await drawCaptcha({ text })).stats();
        return 255 - (channels[0]?.mean ?? 255);
      });
      return (await Promise.all(drawn)).reduce((sum, one) => sum + one, 0) / drawn.length;
    };
    const noise = await dark("     ", 12);
    for (const letter of alphabet) {
      expect(await dark(letter.repeat(5), 4), letter).toBeGreaterThan(noise + 2);
    }
  });

  test("neither picture nor code give the answer away", async () => {
    const { vcode, content } = await issueCaptcha();
    const answer = await answerOf(vcode);
    expect(answer).toMatch(/^[A-HJ-NP-Z2-9]{5}$/);
    const bytes = Buffer.from(content.replace("data:image/png;base64,", ""), "base64");
    expect(bytes.toString("latin1")).not.toMatch(/<svg|<path|tEXt|iTXt/);
    expect(`${vcode}${bytes.toString("latin1")}`).not.toContain(answer);
  });
});

describe("an answer", () => {
  test("counts once, in capitals or not", async () => {
    const vcode = await enter();
    expect(await spend(vcode, knownAnswer.toLowerCase())).toBe("right");
    expect(await spend(vcode, knownAnswer)).toBe("wrong");
  });

  test("that is wrong burns the picture", async () => {
    const vcode = await enter();
    expect(await spend(vcode, "WRONG")).toBe("wrong");
    expect(await spend(vcode, knownAnswer)).toBe("wrong");
  });

  test("belongs to its picture", async () => {
    const [mine, other] = [await enter(), (await issueCaptcha()).vcode];
    expect(await spend(mine, await answerOf(other))).toBe("wrong");
    expect(await spend("", "")).toBe("wrong");
    expect(await spend("made-up", knownAnswer)).toBe("wrong");
  });

  test("comes too late after five minutes", async () => {
    expect(await spend(await enter({ age: 299, lifetime: 1 }), knownAnswer)).toBe("right");
    expect(await spend(await enter({ age: 301, lifetime: -1 }), knownAnswer)).toBe("wrong");
  });

  test("comes too soon before a person can have read it, and may be given again", async () => {
    const vcode = await enter({ age: 1 });
    expect(await spend(vcode, "WRONG", 2)).toBe("early");
    expect(await spend(vcode, knownAnswer, 2)).toBe("early");
    expect(await spend(vcode, knownAnswer, 1)).toBe("right");
  });

  test("given fifty times at once counts once", async () => {
    const vcode = await enter();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => spend(vcode, knownAnswer)));
    expect(outcomes.filter((outcome) => outcome === "right")).toHaveLength(1);
  });

  test("that is undone with its transaction was not given", async () => {
    const vcode = await enter();
    const failed = db.transaction().execute(async (on) => {
      await consumeCaptcha({ vcode, code: knownAnswer, soonest: 0, on });
      throw new Error("the rest failed");
    });
    await expect(failed).rejects.toThrow("the rest failed");
    expect(await spend(vcode, knownAnswer)).toBe("right");
  });
});

describe("work in place of a picture", () => {
  // That a browser can do it, and the site takes it, is shown by tests/inquiry.spec.ts.
  test("costs a processor seconds: hundreds of long steps, how many is not told", async () => {
    const { challenge } = await issueProof();
    expect(challenge.parameters).toMatchObject({ algorithm: "PBKDF2/SHA-256", cost: 20_000 });
    expect(JSON.stringify(challenge)).not.toContain("counter");
  });

  test("counts once when it is done, and for its own challenge", async () => {
    const [one, two] = [await enterLightProof(), await issueProof()];
    const solution = await solveChallenge({ challenge: one.challenge, deriveKey });
    const code = JSON.stringify({
      counter: solution?.counter,
      derivedKey: solution?.derivedKey,
    });
    expect(await spend(two.vcode, code, 0)).toBe("wrong");
    expect(await spend(one.vcode, code, 60)).toBe("right");
    expect(await spend(one.vcode, code, 0)).toBe("wrong");
  });

  test.each([
    "",
    "nonsense",
    "null",
    "[]",
    '{"counter":-1,"derivedKey":"00"}',
    '{"counter":1.5,"derivedKey":"zz"}',
    '{"counter":500,"derivedKey":""}',
    `{"counter":4294967296,"derivedKey":"${"0".repeat(64)}"}`,
  ])("%j is no work", async (code) => {
    const { vcode } = await issueProof();
    expect(await spend(vcode, code, 0)).toBe("wrong");
  });
});

test("what has expired is forgotten, the rest is not", async () => {
  const [old, young] = [await enter({ lifetime: -1 }), await enter()];
  await forgetExpired();
  const left = await db.selectFrom("captcha").select("vcode").execute();
  expect(left.map(({ vcode }) => vcode)).toContain(young);
  expect(left.map(({ vcode }) => vcode)).not.toContain(old);
});
