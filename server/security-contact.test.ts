import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { createSecurityContact } from "./security-contact.ts";

giveOwnDatabase();

async function readContact({ recipients, to }: { recipients: string[]; to?: string }) {
  const find = createSecurityContact({ origin: "https://www.example.com", sender: { to } });
  await db.updateTable("mail_recipients").set({ addresses: recipients }).execute();
  const made = await find("/.well-known/security.txt", "en")?.();
  const text = made && "answer" in made ? made.answer.body.toString() : "";
  return /^Contact: mailto:(.*)$/m.exec(text)?.[1];
}

test("weaknesses are told to the first who is told of inquiries", async () => {
  const recipients = ["office@example.com", "other@example.com"];
  expect(await readContact({ recipients })).toBe("office@example.com");
});

test("or to the first whom the environment names instead of them", async () => {
  const to = '"Sales, Europe" <sales@example.com>, other@example.com';
  expect(await readContact({ recipients: ["office@example.com"], to })).toBe("sales@example.com");
});

test("where administrators have named nobody, to the address that pages show", async () => {
  const { email } = await getSettings({ lang: "en" });
  expect(await readContact({ recipients: [] })).toBe(email);
});
