import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { readAnswer, startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { call, post, postForm } = startApi();
const read = (path: string) => readAnswer(call(path));
const send = (path: string, body: unknown = undefined) => readAnswer(post(path, body));

const text = expect.any(String);
const languages = [
  ["zh", /[\u4e00-\u9fff]/],
  ["en", /[a-z]/],
  ["ar", /[\u0600-\u06ff]/],
] as const;

test("config.json names the API's base for each language", async () => {
  expect(await read("/js/config.json")).toEqual({ status: 200, body: { zh: "", en: "", ar: "" } });
  const elsewhere = startApi({
    env: { API_BASE_AR: "https://ar.example.com/", API_BASE_INQUIRIES: "https://in.example.com" },
  });
  expect((await readAnswer(elsewhere.call("/js/config.json"))).body).toEqual({
    zh: "",
    en: "",
    ar: "https://ar.example.com",
    inquiries: "https://in.example.com",
  });
});

describe("menus", () => {
  test.each(languages)("classMenu gives the classes of news in %s", async (lang, letters) => {
    const { status, body } = await send(`/api/ideas/classMenu?lang=${lang}`, { tag: "news" });
    const { code, data } = body as { code: number; data: { subjectName: string }[] };
    expect([status, code]).toEqual([200, 1000]);
    expect(data.map((menuClass) => ({ ...menuClass, subjectName: "" }))).toEqual(
      ["company", "industry", "knowledge", "notice"].map((name) => ({
        _id: name,
        className: name,
        subjectName: "",
        status: "1",
        child: [],
      })),
    );
    for (const { subjectName } of data) expect(subjectName).toMatch(letters);
  });

  test.each(languages)(
    "listMenuProduct gives the classes of products in %s",
    async (lang, letters) => {
      const { body } = await read(`/api/admin/listMenuProduct?lang=${lang}`);
      const { code, data } = body as { code: number; data: { subjectName: string }[] };
      expect(code).toBe(1000);
      expect(data.length).toBeGreaterThan(3);
      for (const menuClass of data) {
        expect(menuClass).toEqual({
          _id: text,
          className: expect.stringMatching(/^[A-Za-z]+$/),
          subjectName: expect.stringMatching(letters),
          status: "1",
          child: [],
        });
      }
    },
  );

  test("menuProductList gives a page of a class, ten unless said", async () => {
    const path = "/api/admin/menuProductList?lang=en";
    const { body } = await send(path, { _id: "wood-slat", num: 0, pageNum: 10 });
    const { code, data } = body as { code: number; data: object[] };
    expect(code).toBe(1000);
    expect(data.length).toBeGreaterThan(2);
    for (const product of data) expect(product).toEqual({ _id: text, title: text });
    expect((await send(path, { _id: "wood-slat" })).body).toEqual(body);
    const second = await send(path, { _id: "wood-slat", num: 1, pageNum: 1 });
    expect(second.body).toEqual({ code: 1000, data: [data[1]] });
    expect((await send(path, { _id: "no-such" })).body).toEqual({ code: 1000, data: [] });
  });

  test.each(languages)("notices answers with datas in %s", async (lang, letters) => {
    const { body } = await read(`/api/ideas/notices?lang=${lang}`);
    const { code, datas } = body as { code: number; datas: object[] };
    expect(code).toBe(1000);
    expect(datas.length).toBeGreaterThan(2);
    for (const notice of datas) {
      expect(notice).toEqual({ _id: text, title: expect.stringMatching(letters) });
    }
  });
});

describe("content", () => {
  const item = { _id: text, title: text, description: text, imgs: expect.any(Array) };

  test.each([
    ["products", "classId=wood-slat"],
    ["cases", "className=office"],
    ["articles", "className=knowledge"],
  ])("%s is a list of items with its total, by class or of all", async (name, query) => {
    const all = (await read(`/api/ideas/${name}?lang=en`)).body as {
      data: object[];
      total: number;
    };
    expect(all).toEqual({ code: 1000, data: all.data.map(() => item), total: expect.any(Number) });
    expect(all.data).toHaveLength(10);
    const some = (await read(`/api/ideas/${name}?lang=en&${query}&pageNum=50`)).body as typeof all;
    expect(some.data).toHaveLength(some.total);
    expect(some.total).toBeLessThan(all.total);
    const second = (await read(`/api/ideas/${name}?lang=en&${query}&num=1&pageNum=1`))
      .body as typeof all;
    expect(second.data).toEqual([some.data[1]]);
  });

  test("pictures in a list are there to be fetched", async () => {
    const { data } = (await read("/api/ideas/products?pageNum=1")).body as {
      data: { imgs: string[] }[];
    };
    expect(data[0]?.imgs).toEqual([
      expect.stringMatching(/^\/media\/[a-z0-9-]+\.[0-9a-f]{10}\/\d+\.webp$/),
    ]);
  });

  test("product gives one with its facts, each acoustic number with its evidence", async () => {
    const { data } = (await read("/api/ideas/product?_id=slat-oak&lang=en")).body as {
      data: { mountings: { comparable: object[]; calculated: object | null }[] };
    };
    expect(data).toMatchObject({
      ...item,
      _id: "slat-oak",
      code: text,
      classId: "wood-slat",
      html: expect.stringContaining("<p>"),
      minimumOrder: text,
    });
    const comparable = data.mountings.flatMap((mounting) => mounting.comparable);
    expect(comparable).toHaveLength(1);
    expect(comparable[0]).toMatchObject({
      ...{ specimen: expect.stringContaining("not stated"), differs: text },
      evidence: { kind: "literature", source: text, standard: "ISO 354" },
    });
    const calculated = data.mountings.flatMap((mounting) => mounting.calculated ?? []);
    expect(calculated).toHaveLength(4);
    expect(calculated[0]).toMatchObject({
      absorption: { 125: expect.any(Number), 1000: expect.any(Number) },
      assumed: [{ fibre: "felt", value: 80 }],
    });
    expect(JSON.stringify(data)).not.toContain('"alphaW"');
  });

  test("case and article give one", async () => {
    const { data: cases } = (await read("/api/ideas/cases?pageNum=1")).body as {
      data: { _id: string }[];
    };
    expect((await read(`/api/ideas/case?_id=${cases[0]?._id}&lang=en`)).body).toMatchObject({
      code: 1000,
      data: { ...item, className: text, place: text, year: expect.any(Number), result: text },
    });
    const { data: articles } = (await read("/api/ideas/articles?num=1&pageNum=1")).body as {
      data: { _id: string }[];
    };
    expect((await read(`/api/ideas/article?_id=${articles[0]?._id}&lang=en`)).body).toMatchObject({
      code: 1000,
      data: { ...item, className: text, date: text, html: expect.stringContaining("<p>") },
    });
  });

  test.each(["product", "case", "article"])("%s that does not exist is 404", async (name) => {
    expect(await read(`/api/ideas/${name}?_id=no-such&lang=en`)).toEqual({
      status: 404,
      body: { code: 404, msg: "Not found" },
    });
  });
});

describe("inquiries", () => {
  async function solve() {
    const { vcodes, statement } = inventCaptchas();
    await sql.raw(statement).execute(db);
    return { code: knownAnswer, vcode: vcodes[0] ?? "" };
  }
  const payload = {
    name: "Ann",
    phone: "+20 2 2345 6789",
    email: "",
    conts: "Hello",
    lang: "en",
    address: "Cairo",
    country: "Egypt",
  };

  test("getIcode gives a code and a picture", async () => {
    const { body } = await send("/api/admin/getIcode");
    expect(body).toEqual({
      code: 1000,
      vcode: expect.stringMatching(/^[\w-]{22}$/),
      data: { content: expect.stringMatching(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/) },
    });
  });

  test("getIcode wants no body and no type", async () => {
    const answer = await readAnswer(call("/api/admin/getIcode", { method: "POST" }));
    expect(answer).toMatchObject({ status: 200, body: { code: 1000 } });
  });

  test("getProof gives work to do instead", async () => {
    const { body } = await send("/api/admin/getProof");
    expect(body).toEqual({
      code: 1000,
      vcode: text,
      data: {
        challenge: {
          parameters: expect.objectContaining({ algorithm: "PBKDF2/SHA-256" }),
          signature: text,
        },
      },
    });
  });

  test.each([
    ["zh", "咨询已收到尽快给您回复"],
    ["en", "Message received. I will reply to you as soon as possible"],
    ["ar", "وصلتنا رسالتك، وسنردّ عليك في أقرب وقت ممكن"],
  ])("addMessage answers 1000 in %s", async (lang, msg) => {
    const phone = lang === "zh" ? "13800138000" : payload.phone;
    const { body } = await send("/api/admin/addMessage", {
      ...payload,
      phone,
      lang,
      ...(await solve()),
    });
    expect(body).toEqual({ code: 1000, data: null, msg });
  });

  test("addMessage answers 400 with what to mend, each with its field", async () => {
    const wrong = { ...payload, name: "", country: "", conts: "", ...(await solve()) };
    expect(await send("/api/admin/addMessage", wrong)).toEqual({
      status: 200,
      body: {
        code: 400,
        msg: "Nickname between 1-10 characters",
        data: {
          problems: [
            { reason: "name", field: "name", msg: "Nickname between 1-10 characters" },
            { reason: "country", field: "country", msg: "Please select a country" },
            { reason: "message", field: "conts", msg: "Leave a message between 1-200 words" },
          ],
        },
      },
    });
  });

  test("addMessage takes a plain form as well, and its answer is in the form's language", async () => {
    const wrong = await readAnswer(postForm("/api/admin/addMessage", { ...payload, lang: "ar" }));
    expect(wrong.body).toMatchObject({
      code: 400,
      msg: "رمز التحقق خاطئ أو انتهت صلاحيته، يُرجى إدخال الرمز الجديد",
    });
    const fields = { ...payload, ...(await solve()) };
    const right = await readAnswer(postForm("/api/admin/addMessage", fields));
    expect(right.body).toMatchObject({ code: 1000 });
  });

  test("the key may stand in a header", async () => {
    const message = { ...payload, conts: "Once" };
    const headers = { "Idempotency-Key": "0123456789" };
    for (let again = 0; again < 3; again++) {
      const body = { ...message, ...(await solve()) };
      const answer = await readAnswer(post("/api/admin/addMessage", body, { headers }));
      expect(answer.body).toMatchObject({ code: 1000 });
    }
    const stored = db.selectFrom("inquiry").where("message", "=", "Once").selectAll();
    expect(await stored.execute()).toHaveLength(1);
  });

  test("too many are told so with 429 and a time", async () => {
    const few = startApi();
    const from = { ip: "198.51.100.9" };
    const statuses = new Set<number>();
    for (let n = 0; n < 31; n++) {
      const body = { ...payload, code: "x", vcode: "x" };
      const response = await few.post("/api/admin/addMessage", body, from);
      statuses.add(response.status);
      if (response.status !== 429) continue;
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(500);
      expect(await response.json()).toEqual({
        code: 429,
        msg: "Too many requests, please try again later",
      });
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe("visitors", () => {
  test("getip gives the plain address", async () => {
    const answer = await readAnswer(call("/api/posts/getip", {}, { ip: "::ffff:203.0.113.9" }));
    expect(answer).toEqual({ status: 200, body: { ip: "203.0.113.9" } });
  });

  test("addVisitor believes neither address nor time of the caller", async () => {
    const visit = {
      ip: "6.6.6.6",
      address: "Atlantis",
      page: "/en/news.html",
      date: "1999-01-01",
      author: "",
      user: "",
    };
    const answer = await readAnswer(
      post("/api/posts/addVisitor?lang=en", visit, { ip: "212.58.244.1" }),
    );
    expect(answer).toEqual({ status: 200, body: { code: 1000, data: null } });
    const [row] = await db.selectFrom("visit").selectAll().execute();
    expect(row).toMatchObject({ page: "/en/news.html", ip: "212.58.244.0", country: "GB" });
    expect(Math.abs((row?.visited_at.getTime() ?? 0) - Date.now())).toBeLessThan(5000);
  });

  test.each([["DNT"], ["Sec-GPC"]])("%s is respected", async (header) => {
    const visit = { page: `/not-logged-${header}` };
    const answer = await readAnswer(
      post("/api/posts/addVisitor", visit, { headers: { [header]: "1" } }),
    );
    expect(answer.body).toEqual({ code: 1000, data: null });
    const rows = db.selectFrom("visit").where("page", "=", visit.page).selectAll();
    expect(await rows.execute()).toEqual([]);
  });
});

describe("users/flg", () => {
  test("has a code for a visitor", async () => {
    expect(await read("/api/users/flg")).toEqual({ status: 200, body: { code: 1000, data: null } });
  });

  test("says in the caller's language that a token is no longer good", async () => {
    const headers = { Authorization: "Bearer an-old-token" };
    expect(await readAnswer(call("/api/users/flg?lang=zh", { headers }))).toEqual({
      status: 401,
      body: { code: 401, msg: "登录时间到期，请重新登录" },
    });
  });
});

describe("reads can be asked after", () => {
  test.each([
    "/js/config.json",
    "/api/admin/getWebSite",
    "/api/admin/listMenuProduct",
    "/api/ideas/notices",
    "/api/ideas/products",
    "/api/ideas/product?_id=slat-oak",
    "/api/ideas/cases",
    "/api/ideas/articles",
  ])("%s", async (path) => {
    const first = await call(path);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("Vary")).toContain("Accept-Language");
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    const again = await call(path, { headers });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });
});
