import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
/** Another node on the same database. */
const otherNode = startStaffApi();

let administrator: SignedIn;

beforeEach(async () => {
  await db.deleteFrom("auth_user").execute();
  administrator = await api.signIn("administrator", { name: "Ann" });
});

const elsewhere = (person: SignedIn) => otherNode.as(person, person.token);

describe("the list", () => {
  test("is searched, filtered, sorted and paged", async () => {
    await api.signIn("editor", { name: "Bo" });
    await api.signIn("editor", { name: "Cleo" });
    await api.addStaff({ role: "member", name: "A visitor" });
    const names = async (query: string) => {
      const { body } = await administrator.get(`/people?${query}`);
      const { rows, total } = body as { rows: { name: string }[]; total: number };
      return { names: rows.map(({ name }) => name), total };
    };
    expect(await names("sort=name")).toEqual({ names: ["Ann", "Bo", "Cleo"], total: 3 });
    expect(await names("sort=name&order=desc&perPage=2&page=2")).toEqual({
      names: ["Ann"],
      total: 3,
    });
    expect(await names("q=cle")).toEqual({ names: ["Cleo"], total: 1 });
    expect(await names("q=%25")).toEqual({ names: [], total: 0 });
    const editors = encodeURIComponent(JSON.stringify({ role: "editor" }));
    expect(await names(`sort=name&filter=${editors}`)).toEqual({ names: ["Bo", "Cleo"], total: 2 });
  });

  test.each(["sort=password", "perPage=1000", "filter=1", 'filter={"x":1}', "page=0"])(
    "refuses %s",
    async (query) => expect((await administrator.get(`/people?${query}`)).status).toBe(400),
  );
});

describe("a change", () => {
  const change = { name: "Bo Li", role: "sales", version: 1 };

  test("of name and role counts with the next call, on every node", async () => {
    const editor = await api.signIn("editor");
    expect((await elsewhere(editor).get("/account")).body).toMatchObject({ role: "editor" });
    const changed = await administrator.put(`/people/${editor.id}`, change);
    expect(changed.body).toMatchObject({ name: "Bo Li", role: "sales", version: 2 });
    expect((await elsewhere(editor).get("/account")).body).toMatchObject({ role: "sales" });
  });

  test("of a version that is gone is refused, and overwrites nothing", async () => {
    const { id } = await api.signIn("editor");
    await administrator.put(`/people/${id}`, change);
    const late = await administrator.put(`/people/${id}`, { ...change, name: "Late" });
    expect(late).toEqual({
      status: 409,
      body: { code: 409, msg: "Somebody else has changed this meanwhile" },
    });
    expect((await administrator.get(`/people/${id}`)).body).toMatchObject({ name: "Bo Li" });
  });

  test("that makes no sense is told field by field", async () => {
    const { id } = await api.signIn("editor");
    expect(await administrator.put(`/people/${id}`, { name: " ", role: "king" })).toMatchObject({
      status: 400,
      body: { code: 400, fields: { name: "required", role: "choice", version: "required" } },
    });
  });

  test("is in the log, with who, from where, before and after", async () => {
    const { id } = await api.signIn("editor", { name: "Bo" });
    await administrator.put(`/people/${id}`, change);
    const filter = encodeURIComponent(JSON.stringify({ kind: "person", recordId: id }));
    const { body } = await administrator.get(`/audit?filter=${filter}`);
    const { rows } = body as { rows: { id: string }[] };
    expect(rows).toMatchObject([
      { action: "changed", ip: "192.0.2.1", actor: { id: administrator.id, name: "Ann" } },
    ]);
    expect((await administrator.get(`/audit/${rows[0]?.id}`)).body).toMatchObject({
      before: { name: "Bo", role: "editor" },
      after: { name: "Bo Li", role: "sales" },
    });
  });
});

describe("a disabled account", () => {
  test("is out with its next call, on every node, and cannot come back in", async () => {
    const editor = await api.signIn("editor");
    expect((await elsewhere(editor).get("/account")).status).toBe(200);
    await administrator.post(`/people/${editor.id}/disable`);
    expect((await editor.get("/account")).status).toBe(401);
    expect((await elsewhere(editor).get("/account")).status).toBe(401);

    const credentials = { email: editor.email, password: editor.password };
    const refused = await otherNode.post("/api/auth/sign-in/email", credentials);
    const wrong = { ...credentials, password: "not the password" };
    const mistaken = await otherNode.post("/api/auth/sign-in/email", wrong);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual(await mistaken.json());
  });

  test("is out even when its session outlived the change", async () => {
    const editor = await api.signIn("editor");
    await administrator.post(`/people/${editor.id}/disable`);
    const token = await api.addSession({ userId: editor.id });
    expect((await api.ask({ path: "/account", token })).status).toBe(401);
  });

  test("can be enabled again", async () => {
    const editor = await api.signIn("editor");
    await administrator.post(`/people/${editor.id}/disable`);
    await administrator.post(`/people/${editor.id}/enable`);
    const { email, password } = editor;
    expect((await api.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  });
});

describe("the last administrator", () => {
  const refusal = { status: 400, body: { code: 400, msg: "One administrator must remain" } };
  const demotion = { name: "Ann", role: "viewer", version: 1 };

  test("cannot be disabled or given another role", async () => {
    const { id } = administrator;
    expect(await administrator.post(`/people/${id}/disable`)).toEqual(refusal);
    expect(await administrator.put(`/people/${id}`, demotion)).toEqual(refusal);
    expect((await administrator.get("/account")).body).toMatchObject({ role: "administrator" });
  });

  test("is the last one also when others are disabled", async () => {
    const second = await api.signIn("administrator");
    await administrator.post(`/people/${second.id}/disable`);
    expect(await administrator.post(`/people/${administrator.id}/disable`)).toEqual(refusal);
  });

  test("remains when two remove each other at the same moment", async () => {
    const second = await api.signIn("administrator");
    const answers = await Promise.all([
      administrator.post(`/people/${second.id}/disable`),
      elsewhere(second).put(`/people/${administrator.id}`, demotion),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const left = await db
      .selectFrom("auth_user")
      .where("role", "=", "administrator")
      .where("disabled_at", "is", null)
      .select("id")
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe("sessions", () => {
  const rowsOf = async (person: SignedIn, path: string) =>
    ((await person.get(path)).body as { rows: { id: string; current: boolean }[] }).rows;

  test("are listed without their tokens, the own one marked", async () => {
    await api.addSession({ userId: administrator.id });
    const rows = await rowsOf(administrator, "/account/sessions");
    expect(rows.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const [token = ""] = administrator.token.split(".");
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('"token"');
  });

  test("are ended one by one, or all others at once", async () => {
    const token = await api.addSession({ userId: administrator.id });
    const other = (await rowsOf(administrator, "/account/sessions")).find((row) => !row.current);
    expect((await administrator.delete(`/account/sessions/${other?.id}`)).status).toBe(200);
    expect((await otherNode.ask({ path: "/account", token })).status).toBe(401);

    await api.addSession({ userId: administrator.id });
    await api.addSession({ userId: administrator.id });
    expect((await administrator.delete("/account/sessions")).body).toEqual({ ended: 2 });
    expect((await administrator.get("/account")).status).toBe(200);
  });

  test("of somebody else are no business of an editor, and are an administrator's", async () => {
    const editor = await api.signIn("editor");
    const sales = await api.signIn("sales");
    const [session] = await rowsOf(administrator, `/people/${sales.id}/sessions`);
    expect((await editor.delete(`/account/sessions/${session?.id}`)).status).toBe(404);
    expect((await sales.get("/account")).status).toBe(200);
    await administrator.delete(`/people/${sales.id}/sessions/${session?.id}`);
    expect((await sales.get("/account")).status).toBe(401);
  });
});
