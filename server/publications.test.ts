import { sql } from "kysely";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "#db/connect.ts";
import { companyDay } from "#domain/company/company-day.ts";
import { addDocument } from "#domain/documents/testing/add-document.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { startPublishing } from "./publications.ts";

giveOwnDatabase();

test("when a document is over, what this node has kept of pages is outdated", async () => {
  await addDocument({ id: "certificate", validUntil: companyDay() });
  const onEnd = vi.fn();
  const publications = startPublishing({ log: pino({ level: "silent" }), onEnd });
  onTestFinished(publications.close);
  // Nobody knows how many were over before the start.
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  const yesterday = companyDay(new Date(Date.now() - 86_400_000));
  await sql`update document
    set content = content || ${JSON.stringify({ validUntil: yesterday })}::jsonb`.execute(db);
  publications.contentChanged();
  await expect.poll(() => onEnd.mock.calls.length).toBe(2);
});
