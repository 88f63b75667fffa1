import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { AppError } from "#domain/app-error.ts";
import { setSiteFiles, siteFiles } from "#domain/files/site-files.ts";
import { handleInquiryForm } from "../app/inquiry/handle-inquiry-form.ts";
import en from "../messages/en.json" with { type: "json" };
import { inLanguage } from "./support/in-language.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";
import { makePdf } from "./support/make-pdf.ts";
import { giveOwnDatabase } from "./support/own-database.ts";
import { givePrivateFolders } from "./support/private-folders.ts";

// What somebody without JavaScript sees while files cannot be kept.

giveOwnDatabase();
givePrivateFolders();

let usual = siteFiles;
beforeEach(() => {
  usual = siteFiles;
  setSiteFiles({
    ...usual,
    write: () => Promise.reject(new AppError("unavailable", "away", { retryAfter: 30 })),
  });
});
afterEach(() => setSiteFiles(usual));

async function fillIn(typed: Record<string, string>, field: string) {
  const { vcodes, statement } = inventCaptchas();
  await sql.raw(statement).execute(db);
  const form = new FormData();
  const answer = { vcode: vcodes[0] ?? "", code: knownAnswer };
  for (const [name, value] of Object.entries({ ...typed, ...answer })) form.append(name, value);
  const pdf = new Uint8Array(makePdf({ text: "Plan" }));
  form.append(field, new File([pdf], "plan.pdf", { type: "application/pdf" }));
  return form;
}

test("an inquiry with a file is put off, what was typed stays, and it is taken afterwards", async () => {
  const typed = { name: "Ann", phone: "+20 2 2345 6789", country: "Egypt", conts: "A hall" };
  const send = async () => {
    const form = await fillIn(typed, "files");
    return inLanguage("en", () => handleInquiryForm({ form, lang: "en", ip: "8.8.8.8" }));
  };
  expect(await send()).toMatchObject({
    ...{ status: 503, retryAfter: 30 },
    given: {
      typed,
      captcha: expect.anything(),
      problems: [
        { field: "", msg: en.error_unavailable },
        { field: "files", msg: en.inquiry_files_again },
      ],
    },
  });
  setSiteFiles(usual);
  expect(await send()).toBeUndefined();
});
