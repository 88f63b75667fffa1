import { beforeAll, describe, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { getArticle } from "#domain/articles/get-article.ts";
import { getProfile, listProfiles } from "#domain/members/profiles.ts";
import { inventCaptchas, knownAnswer } from "../../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedInMember, startMemberApi } from "../testing/member-api.ts";
import type { SignedIn } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startMemberApi();
const otherNode = startMemberApi();
let administrator: SignedIn;
let editor: SignedIn;
let sales: SignedIn;
let viewer: SignedIn;

beforeAll(async () => {
  administrator = await api.signIn("administrator");
  editor = await api.signIn("editor");
  sales = await api.signIn("sales");
  viewer = await api.signIn("viewer");
});

type Own = { data: { version: number; profileState: string } };

/** A member who wants to be listed. */
async function offer(name: string, fields: object = {}): Promise<SignedInMember> {
  const member = await api.join({ name });
  await change(member, { name, ...fields });
  return member;
}

async function change(member: SignedInMember, fields: object) {
  const { version } = ((await member.get("me")).body as Own).data;
  const own = { trade: "designer", country: "AE", languages: ["ar"], about: "Halls", listed: true };
  return (await member.post("profile", { name: "x", ...own, ...fields, version })).body as Own;
}

const isPublic = async ({ id }: { id: string }) =>
  (await getProfile({ id, lang: "en" })) !== undefined;

async function approve({ id }: { id: string }) {
  const { body } = await editor.get(`/profiles/${id}`);
  return editor.post(`/profiles/${id}/approve`, body as object);
}

const actionsOn = async (id: string) => {
  const { rows } = await pool.query<{ kind: string; action: string; actor: string }>(
    "select kind, action, actor from audit_entry where record_id = $1 order by id",
    [id],
  );
  return rows;
};

describe("a profile", () => {
  test("is seen by everybody when an editor has approved it, and not before", async () => {
    const member = await offer("Aya");
    expect(await isPublic(member)).toBe(false);
    expect(await approve(member)).toMatchObject({ status: 200, body: { state: "approved" } });
    expect(await getProfile({ id: member.id, lang: "en" })).toMatchObject({
      ...{ name: "Aya", trade: "designer", country: "United Arab Emirates" },
      ...{ languages: "Arabic", about: "Halls" },
    });
    expect(await actionsOn(member.id)).toEqual([
      { kind: "profile", action: "approved", actor: editor.id },
    ]);
  });

  test("stays as it was approved while a change waits, and goes at once when unlisted", async () => {
    const member = await offer("Bushra");
    await approve(member);
    const waiting = await change(member, { name: "Bushra", about: "Something else" });
    expect(waiting.data.profileState).toBe("waiting");
    expect(await getProfile({ id: member.id, lang: "en" })).toMatchObject({ about: "Halls" });
    const back = await change(member, { name: "Bushra" });
    expect(back.data.profileState).toBe("approved");
    await change(member, { name: "Bushra", listed: false });
    expect(await isPublic(member)).toBe(false);
    expect((await editor.get(`/profiles/${member.id}`)).status).toBe(404);
  });

  test("that changed while the editor read it is not approved", async () => {
    const member = await offer("Chen");
    const { body } = await editor.get(`/profiles/${member.id}`);
    await change(member, { name: "Chen", about: "Buy cheap watches" });
    expect((await editor.post(`/profiles/${member.id}/approve`, body as object)).status).toBe(409);
    expect(await isPublic(member)).toBe(false);
  });

  test("is refused with a word, which its owner reads", async () => {
    const member = await offer("Dana");
    await approve(member);
    const { body } = await editor.get(`/profiles/${member.id}`);
    const refusal = { ...(body as object), note: "Please use your own name." };
    expect((await editor.post(`/profiles/${member.id}/refuse`, refusal)).status).toBe(200);
    expect(await isPublic(member)).toBe(false);
    expect((await member.get("me")).body).toMatchObject({
      data: { profileState: "refused", profileNote: "Please use your own name." },
    });
  });

  test("shows editors what would be public, and no address", async () => {
    const member = await offer("Elif");
    for (const path of ["/profiles", `/profiles/${member.id}`]) {
      expect(JSON.stringify((await editor.get(path)).body)).not.toContain("@");
    }
    for (const reader of [sales, viewer]) {
      expect((await reader.get("/profiles")).status).toBe(403);
      expect((await reader.get(`/profiles/${member.id}`)).status).toBe(403);
    }
  });
});

test("the directory is narrowed down by trade, country and language", async () => {
  const installer = await offer("Farid", { trade: "other", country: "EG", languages: ["tr"] });
  await approve(installer);
  const find = async (filter: object) =>
    (await listProfiles({ filter, page: 1, lang: "zh" }))?.profiles.map(({ id }) => id);
  for (const filter of [{ trade: "other" }, { country: "EG" }, { language: "tr" }]) {
    expect(await find(filter)).toEqual([installer.id]);
  }
  expect(await find({ trade: "other", country: "AE" })).toEqual([]);
  expect(await find({})).toContain(installer.id);
  expect(await listProfiles({ filter: {}, page: 2, lang: "zh" })).toBeUndefined();
});

test("an inquiry names the member it is for, as long as they are in the directory", async () => {
  const listed = await offer("Idris");
  await approve(listed);
  const hidden = await offer("Jamila");
  const told: unknown[] = [];
  for (const member of [listed, hidden]) {
    const { vcodes, statement } = inventCaptchas();
    await pool.query(statement);
    const sent = await api.post("/api/admin/addMessage", {
      ...{ name: "Ken", phone: "+44 20 0000 0000", country: "Japan", conts: "Hello", lang: "en" },
      ...{ code: knownAnswer, vcode: vcodes[0], member: member.id },
    });
    expect(await sent.json()).toMatchObject({ code: 1000 });
    const { rows } = await pool.query("select id from inquiry order by id desc limit 1");
    const { body } = await sales.get(`/inquiries/${rows[0].id}`);
    told.push((body as { member: string }).member);
    expect(JSON.stringify(body)).not.toContain(member.email);
  }
  expect(told).toEqual(["Idris", ""]);
});

describe("accounts", () => {
  test("are for administrators alone", async () => {
    const member = await api.join();
    for (const reader of [editor, sales, viewer]) {
      for (const path of ["/members", `/members/${member.id}`, "/registrations"]) {
        expect((await reader.get(path)).status, path).toBe(403);
      }
    }
    expect(await administrator.get(`/members?q=${member.email}`)).toMatchObject({
      body: { total: 1, rows: [{ id: member.id, email: member.email, disabled: false }] },
    });
  });

  test("that are disabled are out on every node with the next call, and off the site", async () => {
    const member = await offer("Ghada");
    await approve(member);
    const there = () => otherNode.askAsMember({ path: "me", token: member.token });
    expect((await there()).status).toBe(200);
    await administrator.post(`/members/${member.id}/disable`, { disabled: true });
    expect((await there()).status).toBe(401);
    expect(await isPublic(member)).toBe(false);
    const { email, password } = member;
    const enter = () => api.post("/api/auth/sign-in/email", { email, password });
    expect((await enter()).status).toBe(401);
    await administrator.post(`/members/${member.id}/disable`, { disabled: false });
    expect((await enter()).status).toBe(200);
    expect(await isPublic(member)).toBe(false);
    expect((await actionsOn(member.id)).map(({ action }) => action)).toEqual([
      ...["approved", "disabled", "enabled"],
    ]);
  });

  test("get a link for a new password from an administrator", async () => {
    const member = await api.join();
    const { body } = await administrator.post(`/members/${member.id}/password-link`);
    const { path } = body as { path: string };
    expect(path).toMatch(/^\/en\/login\/password#/);
    const token = path.split("#")[1];
    const spent = { token, password: "quite a new one" };
    const answer = await api.askAsMember({ method: "POST", path: "password", body: spent });
    expect(answer.status).toBe(200);
  });

  test("of staff are none of the members, nor the other way round", async () => {
    const member = await api.join();
    expect((await administrator.get(`/members/${editor.id}`)).status).toBe(404);
    expect((await administrator.delete(`/members/${editor.id}`)).status).toBe(404);
    const disable = await administrator.post(`/members/${editor.id}/disable`, { disabled: true });
    expect(disable.status).toBe(404);
    expect((await administrator.get(`/people/${member.id}`)).status).toBe(404);
    expect((await editor.get("/account")).status).toBe(200);
  });

  test("are deleted by an administrator as by their owner", async () => {
    const member = await api.join();
    expect((await administrator.delete(`/members/${member.id}`)).status).toBe(200);
    expect((await member.get("me")).status).toBe(401);
    expect(await actionsOn(member.id)).toEqual([
      { kind: "member", action: "deleted", actor: administrator.id },
    ]);
  });
});

const piece = { title: "Rooms for strings", summary: "In short", body: "<h2>One</h2><p>Two</p>" };

async function submit(member: SignedInMember, fields: object = {}) {
  const saved = await member.post("articles/save", { ...piece, ...fields, lang: "ar" });
  const { id } = (saved.body as { data: { id: string } }).data;
  await member.post("articles/submit", { id });
  const { body } = await editor.get(`/member-articles/${id}`);
  return { id, seen: body as { version: number; suggestedId: string } };
}

describe("an article", () => {
  test("becomes one of the site, with its author and a link to a public profile only", async () => {
    const member = await offer("Hana");
    const { id, seen } = await submit(member);
    expect(seen.suggestedId).toBe("rooms-for-strings");
    const published = await editor.post(`/member-articles/${id}/publish`, {
      ...seen,
      articleId: seen.suggestedId,
    });
    expect(published).toMatchObject({ status: 200, body: { state: "published" } });
    const read = () => getArticle({ id: "rooms-for-strings", lang: "zh" });
    expect(await read()).toMatchObject({
      title: { text: "Rooms for strings", lang: "ar" },
      class: "knowledge",
      author: { name: "Hana", profileId: null },
    });
    await approve(member);
    expect((await read())?.author).toEqual({ name: "Hana", profileId: member.id });
    expect(await getProfile({ id: member.id, lang: "en" })).toMatchObject({
      articles: [{ id: "rooms-for-strings", title: "Rooms for strings", lang: "ar" }],
    });
    expect((await member.get("articles")).body).toMatchObject({
      data: [{ id, state: "published", articleId: "rooms-for-strings" }],
    });
    expect(await actionsOn(id)).toEqual([
      { kind: "member-article", action: "published", actor: editor.id },
    ]);
    expect((await member.post("delete", { password: member.password })).status).toBe(200);
    expect(await read()).toMatchObject({ author: undefined });
  });

  test("never replaces another one", async () => {
    const member = await api.join();
    const { id, seen } = await submit(member);
    const taken = await editor.post(`/member-articles/${id}/publish`, {
      ...seen,
      articleId: "what-is-nrc",
    });
    expect(taken).toMatchObject({ status: 400, body: { fields: { articleId: "taken" } } });
    expect(await getArticle({ id: "what-is-nrc", lang: "en" })).toMatchObject({
      author: undefined,
    });
    expect((await editor.get(`/member-articles/${id}`)).body).toMatchObject({ state: "submitted" });
  });

  test("that its author took back meanwhile is not published", async () => {
    const member = await api.join();
    const { id, seen } = await submit(member, { title: "Second thoughts" });
    await member.post("articles/withdraw", { id });
    const wanted = { ...seen, articleId: "second-thoughts" };
    expect((await editor.post(`/member-articles/${id}/publish`, wanted)).status).toBe(404);
    await member.post("articles/save", { ...piece, id });
    await member.post("articles/submit", { id });
    expect((await editor.post(`/member-articles/${id}/publish`, wanted)).status).toBe(409);
    expect(await getArticle({ id: "second-thoughts", lang: "en" })).toBeUndefined();
  });

  test("is returned with a note, mended and handed in again", async () => {
    const member = await api.join();
    const { id, seen } = await submit(member);
    const note = "Where are the sources?";
    expect((await editor.post(`/member-articles/${id}/return`, { ...seen, note })).status).toBe(
      200,
    );
    expect((await member.get(`articles/${id}`)).body).toMatchObject({
      data: { state: "returned", note },
    });
    await member.post("articles/save", { ...piece, id, body: "<p>Here.</p>" });
    expect((await editor.get(`/member-articles/${id}`)).status).toBe(404);
    await member.post("articles/submit", { id });
    expect((await editor.get(`/member-articles/${id}`)).body).toMatchObject({
      ...{ state: "submitted", note: "", body: "<p>Here.</p>" },
    });
  });

  test("is read by administrators and editors alone", async () => {
    for (const reader of [sales, viewer]) {
      expect((await reader.get("/member-articles")).status).toBe(403);
    }
    expect((await administrator.get("/member-articles")).status).toBe(200);
  });
});
