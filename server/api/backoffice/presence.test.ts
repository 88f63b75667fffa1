import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { forgetPresence } from "#domain/staff/presence.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
const otherNode = startStaffApi();
const inquiry = "/inquiries/7/presence";
const job = "/content/job/office-accountant/presence";
let ann: SignedIn;
let bo: SignedIn;

beforeAll(async () => {
  ann = await api.signIn("sales", { name: "Ann" });
  const elsewhere = await api.signIn("sales", { name: "Bo" });
  bo = otherNode.as(elsewhere, elsewhere.token);
});
beforeEach(async () => {
  await db.deleteFrom("presence").execute();
});

async function open(person: SignedIn, path: string) {
  const { status, body } = await person.put(path);
  expect(status).toBe(200);
  return (body as { others: string[] }).others;
}

describe("who has the same record open", () => {
  test("is told on every node, and not of oneself or of another record", async () => {
    expect(await open(ann, inquiry)).toEqual([]);
    expect(await open(bo, inquiry)).toEqual(["Ann"]);
    expect(await open(ann, inquiry)).toEqual(["Bo"]);
    expect(await open(ann, "/inquiries/8/presence")).toEqual([]);
    const administrator = await api.signIn("administrator", { name: "Cy" });
    expect(await open(administrator, inquiry)).toEqual(["Ann", "Bo"]);
    // A kind of content may have a record of that id.
    expect(await open(administrator, "/content/job/7/presence")).toEqual([]);
  });

  test("is forgotten when they leave, and by itself when they say nothing any more", async () => {
    await open(bo, inquiry);
    expect((await bo.delete(inquiry)).status).toBe(200);
    expect(await open(ann, inquiry)).toEqual([]);

    await open(bo, inquiry);
    await sql`update presence set seen_at = now() - interval '91 seconds' where person = ${bo.id}`.execute(
      db,
    );
    expect(await open(ann, inquiry)).toEqual([]);
    await forgetPresence();
    const left = await db.selectFrom("presence").select("person").execute();
    expect(left).toEqual([{ person: ann.id }]);
    // Heard of again, they are there again.
    await open(bo, inquiry);
    expect(await open(ann, inquiry)).toEqual(["Bo"]);
  });

  test("is a matter of those who may read it", async () => {
    const people = new Map<string, SignedIn>();
    for (const role of ["editor", "sales", "personnel", "viewer"]) {
      people.set(role, await api.signIn(role, { name: role }));
    }
    const answersTo = async (path: string) => {
      const answers: Record<string, number> = {};
      for (const [role, person] of people) answers[role] = (await person.put(path)).status;
      return answers;
    };
    expect(await answersTo(inquiry)).toEqual({
      ...{ editor: 403, sales: 200, personnel: 403, viewer: 403 },
    });
    expect(await answersTo(job)).toEqual({
      ...{ editor: 200, sales: 403, personnel: 200, viewer: 200 },
    });
    expect(await answersTo("/content/product/slat-oak/presence")).toEqual({
      ...{ editor: 200, sales: 403, personnel: 403, viewer: 200 },
    });
    const noted = await db.selectFrom("presence").select(["kind", "record_id"]).execute();
    expect(noted).toHaveLength(6);
    expect((await ann.put("/content/none-such/7/presence")).status).toBe(403);
    const administrator = await api.signIn("administrator");
    expect((await administrator.put("/content/none-such/7/presence")).status).toBe(404);
  });
});
