import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { type Answer, readAnswer, startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { call, post, logged } = startApi({
  env: { INQUIRY_LIMIT_PER_IP: "100000", INQUIRY_LIMIT_PER_NETWORK: "100000" },
});

const calls = [
  "/api/ideas/classMenu",
  "/api/admin/menuProductList",
  "/api/admin/getIcode",
  "/api/admin/getProof",
  "/api/admin/addMessage",
  "/api/posts/addVisitor",
];

const refusals = {
  400: "The request is not valid",
  413: "The request is too large",
  415: "Please send the request as JSON or as a form",
};

function refused(status: keyof typeof refusals): Answer {
  return { status, body: { code: status, msg: refusals[status] } };
}

function send(path: string, type: string, body: string | Uint8Array<ArrayBuffer>) {
  const headers = { "Content-Type": type };
  return readAnswer(call(`${path}?lang=en`, { method: "POST", headers, body }));
}

describe.each(calls)("%s", (path) => {
  test("a megabyte", async () => {
    const body = JSON.stringify({ conts: "x".repeat(1024 * 1024) });
    expect(await send(path, "application/json", body)).toEqual(refused(413));
    expect(await send(path, "application/x-www-form-urlencoded", `conts=${body}`)).toEqual(
      refused(413),
    );
  });

  test.each(["{", "", "undefined", '{"a":}', "\u0000", '"text"', "[]", "null", "7"])(
    "JSON that is %j",
    async (body) => {
      const answer = await send(path, "application/json", body);
      if (body === "") expect([200, 400]).toContain(answer.status);
      else expect(answer).toEqual(refused(400));
    },
  );

  test("bytes that are no text", async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x00, 0x7b]);
    expect(await send(path, "application/json", bytes)).toEqual(refused(400));
  });

  test.each(["text/plain", "text/xml", "application/octet-stream", "nonsense"])(
    "the type %s",
    async (type) => {
      expect(await send(path, type, '{"tag":"news"}')).toEqual(refused(415));
    },
  );

  test("a form in parts that is cut off", async () => {
    const answer = await send(path, "multipart/form-data; boundary=x", "--x\r\nContent-Disp");
    expect([200, 400]).toContain(answer.status);
    expect((await send(path, "multipart/form-data", "x")).status).toBe(400);
  });

  test("very deep JSON", async () => {
    const answer = await send(
      path,
      "application/json",
      `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    );
    expect(answer.status).toBeLessThan(500);
  });
});

describe("parameters", () => {
  test.each([{}, { tag: "other" }, { tag: 7 }, { tag: ["news"] }])(
    "classMenu with %j",
    async (body) => {
      expect(await readAnswer(post("/api/ideas/classMenu?lang=en", body))).toEqual(refused(400));
    },
  );

  test.each([
    {},
    { _id: "" },
    { _id: 7 },
    { _id: { $gt: "" } },
    { _id: "x".repeat(101) },
    { _id: "wood-slat", num: -1 },
    { _id: "wood-slat", num: 1e9 },
    { _id: "wood-slat", num: "x" },
    { _id: "wood-slat", pageNum: 0 },
    { _id: "wood-slat", pageNum: 51 },
    { _id: "wood-slat", pageNum: 1.5 },
  ])("menuProductList with %j", async (body) => {
    const answer = await readAnswer(post("/api/admin/menuProductList?lang=en", body));
    expect(answer).toEqual(refused(400));
  });

  test.each([
    "products?pageNum=51",
    "products?num=-1",
    "products?num=1e99",
    "cases?className=castle",
    "articles?className=",
    "product",
    `product?_id=${"x".repeat(101)}`,
  ])("%s", async (path) => {
    const separator = path.includes("?") ? "&" : "?";
    const answer = await readAnswer(call(`/api/ideas/${path}${separator}lang=en`));
    expect(answer).toEqual(refused(400));
  });

  test("an id with a zero byte is no id", async () => {
    expect((await call("/api/ideas/product?_id=%00")).status).toBe(400);
    const inBody = await post("/api/admin/menuProductList", { _id: "a\u0000b" });
    expect(inBody.status).toBe(400);
  });

  test("a language that is none is as good as none", async () => {
    for (const lang of ["fr", "", "__proto__", "zh-CN"]) {
      const answer = await readAnswer(call(`/api/ideas/product?_id=none&lang=${lang}`));
      expect(answer.body).toEqual({ code: 404, msg: "未找到" });
    }
    const inBody = await readAnswer(post("/api/ideas/classMenu", { lang: { a: 1 } }));
    expect(inBody).toEqual({ status: 400, body: { code: 400, msg: "请求内容有误" } });
  });
});

describe("addMessage", () => {
  const payload = {
    name: "Ann",
    phone: "1",
    email: "ann@example.com",
    conts: "Hello",
    lang: "en",
    address: "Cairo",
    country: "Egypt",
    page: "/en",
    referrer: "https://example.com/",
    product: "slat-oak",
    finish: "oak",
    mounting: "direct",
    quantity: "1",
    utm_source: "x",
  };

  async function submit(changes: Record<string, unknown>) {
    const { vcodes, statement } = inventCaptchas();
    await sql.raw(statement).execute(db);
    const captcha = { vcode: vcodes[0], code: knownAnswer };
    return readAnswer(post("/api/admin/addMessage", { ...payload, ...captcha, ...changes }));
  }

  test.each(
    [null, true, {}, [], { toString: "x" }, "\u0001", "\ufffd", 1e300, -0].map((value) => ({
      value,
    })),
  )("every field as $value gets a sentence or is let through, never a fault", async ({ value }) => {
    for (const field of [...Object.keys(payload), "code", "vcode", "key", "faxNumber"]) {
      const { status, body } = await submit({ [field]: value });
      expect({ field, status }).toEqual({ field, status: 200 });
      expect((body as { code: number }).code).toBeOneOf([1000, 400]);
    }
  });

  test("lengths are counted as people see them", async () => {
    const family = "👨‍👩‍👧‍👦";
    for (const [changes, code] of [
      [{ name: family.repeat(10) }, 1000],
      [{ name: family.repeat(11) }, 400],
      [{ conts: "e\u0301".repeat(200) }, 1000],
      [{ conts: "e\u0301".repeat(201) }, 400],
      [{ conts: `x${"\u0301".repeat(100_000)}` }, 400],
    ] as const) {
      expect((await submit(changes)).body).toMatchObject({ code });
    }
  });

  const hostile = [
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    '=HYPERLINK("http://evil.example")',
    "a\r\nBcc: everybody@example.com",
    "\u202Eevil\u202C",
    "'; drop table inquiry; --",
    "{{7*7}}%s%n",
    "../../etc/passwd",
    "__proto__",
  ];

  test.each(hostile)("%j in every field comes back in no answer and no log line", async (words) => {
    for (const field of Object.keys(payload).filter((name) => name !== "lang")) {
      const { status, body } = await submit({ [field]: words });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(JSON.stringify(words).slice(1, -1));
    }
    expect(logged()).not.toContain(words);
  });

  test("what is stored cannot steer anything", async () => {
    await db.deleteFrom("inquiry").execute();
    await submit({ name: "a\r\nb", email: "x@example.com\r\nBcc: y", conts: "a\r\nb\u202E\u0001" });
    const [row] = await db.selectFrom("inquiry").selectAll().execute();
    expect(row).toMatchObject({ name: "a b", email: "x@example.com Bcc: y", message: "a\nb" });
  });
});

test("addVisitor stores what it can and refuses nothing for a wrong field", async () => {
  for (const page of [undefined, 7, {}, "\u0001", "x".repeat(10_000)]) {
    const answer = await readAnswer(post("/api/posts/addVisitor", { page, referrer: [] }));
    expect(answer).toEqual({ status: 200, body: { code: 1000, data: null } });
  }
});

test("nothing of all this was a fault of ours", () => {
  expect(logged()).toBe("");
});
