import { readFile, stat } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { removeDueFiles } from "../files/private-files.ts";
import { siteFiles } from "../files/site-files.ts";
import { cleanPdf } from "../pdf/clean-pdf.ts";
import { policy, setInquiryPolicy } from "./policy.ts";
import { submitInquiry } from "./submit-inquiry.ts";

giveOwnDatabase();
const folders = givePrivateFolders();

const usual = policy;
beforeEach(async () => {
  setInquiryPolicy({ ...usual, attempts: { perIp: 1e6, perNetwork: 1e6, seconds: 600 } });
  await db.deleteFrom("inquiry").execute();
  await removeDueFiles();
});
afterEach(() => setInquiryPolicy(usual));

async function issue() {
  const { vcodes, statement } = inventCaptchas();
  await sql.raw(statement).execute(db);
  return { vcode: vcodes[0] ?? "", code: knownAnswer };
}

const form = {
  name: "Mohammed",
  fullName: "Mohammed Al-Rashid, Example Trading LLC",
  phone: "+971 50 000 0000",
  country: "United Arab Emirates",
  conts: "A hall of 300 seats; the plan is attached.",
  lang: "en",
};

type Sent = { bytes: Buffer; name: string; type: string };

async function submit({ files, ...changes }: { files: Sent[] } & Record<string, unknown>) {
  const written = { ...form, ...(await issue()), ...changes };
  return submitInquiry({ form: written, files, lang: "en", ip: "8.8.8.8" });
}

const plan = (bytes: Buffer = makePdf({ text: "Plan" })) => ({
  bytes,
  name: "plan.pdf",
  type: "application/pdf",
});
const photograph = (bytes: Buffer) => ({ bytes, name: "القاعة.JPG", type: "image/jpeg" });

const stored = () => db.selectFrom("inquiry_file").orderBy("id").selectAll().execute();
const captchas = () => db.selectFrom("captcha").selectAll().execute();
const received = { outcome: "received" };

describe("files of an inquiry", () => {
  test("are kept privately: a PDF written anew, of a photograph the pixels", async () => {
    const jpeg = await sharp({
      create: { width: 900, height: 300, channels: 3, background: "#7a5c3e" },
    })
      .withExif({ IFD3: { GPSLatitude: "25/1 12/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer();
    expect(await submit({ files: [plan(), photograph(jpeg)] })).toEqual(received);
    const rows = await stored();
    expect(rows.map(({ name }) => name)).toEqual(["plan.pdf", "القاعة.JPG"]);
    const paths = rows.map(({ file }) => `${siteFiles.place}/private/${file}`);
    expect((await folders.files()).toSorted()).toEqual(paths.toSorted());
    const [pdf = Buffer.alloc(0), picture = Buffer.alloc(0)] = await Promise.all(
      paths.map((path) => readFile(path)),
    );
    expect(await cleanPdf(makePdf({ text: "Plan" }))).toEqual({ pdf: new Uint8Array(pdf) });
    const { format, width, exif } = await sharp(picture).metadata();
    expect({ format, width, exif }).toEqual({ format: "webp", width: 900, exif: undefined });
    expect(rows.map(({ bytes }) => bytes)).toEqual([pdf.length, picture.length]);
    for (const path of paths) expect((await stat(path)).mode & 0o077).toBe(0);
    expect(await db.selectFrom("file_removal").selectAll().execute()).toEqual([]);
  });

  test("go with the inquiry", async () => {
    await submit({ files: [plan()] });
    await db.deleteFrom("inquiry").execute();
    expect(await stored()).toEqual([]);
    expect(await removeDueFiles()).toBe(1);
    expect(await folders.files()).toEqual([]);
  });

  test("sent again with the same key are stored once; other files are another inquiry", async () => {
    const key = "a key made by the form";
    const captcha = await issue();
    for (let n = 0; n < 2; n++) {
      expect(await submit({ key, ...captcha, files: [plan()] })).toEqual(received);
    }
    expect(await folders.files()).toHaveLength(1);
    expect(await submit({ key, files: [plan(makePdf({ text: "Another" }))] })).toEqual(received);
    expect(await stored()).toHaveLength(2);
  });

  test("sent twice at once are stored once, and what is left over is removed in its time", async () => {
    const key = "a key made by the form";
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => submit({ key, files: [plan()] })),
    );
    expect(outcomes).toEqual(outcomes.map(() => received));
    expect(await stored()).toHaveLength(1);
    await sql`update file_removal set due_at = now()`.execute(db);
    await removeDueFiles();
    expect(await folders.files()).toHaveLength(1);
  });
});

const unsafe = makePdf({ catalogue: "/OpenAction << /S /JavaScript /JS (1) >>" });
const locked = makePdf({ trailer: "/Encrypt 6 0 R" });

describe("a file that cannot be taken", () => {
  test.each<[string, Sent[], string, string]>([
    ["a fourth", [plan(), plan(), plan(), { ...plan(), name: "4.pdf" }], "files-many", "4.pdf"],
    ["too large", [plan(Buffer.alloc(5 * 1024 * 1024 + 1))], "files-large", "plan.pdf"],
    ["of another type", [{ ...plan(), name: "plan.dwg", type: "" }], "files-type", "plan.dwg"],
    ["a text called a PDF", [plan(Buffer.from("Dear sirs"))], "files-type", "plan.pdf"],
    ["cut off", [plan(makePdf().subarray(0, -40))], "files-damaged", "plan.pdf"],
    ["empty", [plan(Buffer.alloc(0))], "files-damaged", "plan.pdf"],
    ["with a password", [plan(), plan(locked)], "files-encrypted", "plan.pdf"],
    ["with a script", [plan(unsafe)], "files-unsafe", "plan.pdf"],
    ["a PDF that calls itself a picture", [photograph(makePdf())], "files-type", "القاعة.JPG"],
  ])("%s: is named, and nothing is left of any", async (_, files, problem, file) => {
    expect(await submit({ files })).toEqual({
      outcome: "refused",
      lang: "en",
      problems: [problem],
      file,
    });
    expect(await db.selectFrom("inquiry").selectAll().execute()).toEqual([]);
    expect(await folders.files()).toEqual([]);
  });
});

describe("the answer to the picture", () => {
  test("is asked for before anybody looks into a file", async () => {
    const captcha = { ...(await issue()), code: "WRONG" };
    expect(await submit({ ...captcha, files: [plan(unsafe)] })).toMatchObject({
      problems: ["code"],
    });
    expect(await folders.files()).toEqual([]);
    expect(await captchas()).not.toContainEqual(expect.objectContaining({ vcode: captcha.vcode }));
  });

  test("is used up by a file that cannot be taken, not by one that was never looked into", async () => {
    const captcha = await issue();
    expect(await submit({ ...captcha, files: [plan(), plan(), plan(), plan()] })).toMatchObject({
      problems: ["files-many"],
    });
    expect(await submit({ ...captcha, files: [plan(unsafe)] })).toMatchObject({
      problems: ["files-unsafe"],
    });
    expect(await submit({ ...captcha, files: [plan()] })).toMatchObject({ problems: ["code"] });
  });

  test("sooner than a person can give it is not looked at, nor are the files", async () => {
    const { vcodes, statement } = inventCaptchas({ age: 0 });
    await sql.raw(statement).execute(db);
    const early = { vcode: vcodes[0], files: [plan(unsafe)] };
    expect(await submit(early)).toMatchObject({ problems: ["early"] });
    expect(await folders.files()).toEqual([]);
  });
});
