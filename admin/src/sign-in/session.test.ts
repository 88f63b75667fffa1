import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { attempt, consumeLink, giveCode, readAccount, readLink } from "./session.ts";

const fetched = vi.fn<typeof fetch>();
const replace = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { replace });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200, headers = {}) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status, headers }));

describe("an attempt to sign in", () => {
  test.each([
    [401, { code: "INVALID_EMAIL_OR_PASSWORD" }, "wrong"],
    [400, { code: "PASSWORD_KNOWN" }, "known"],
    [403, { code: "SESSION_NOT_FRESH" }, "stale"],
    [401, { code: "INVALID_TWO_FACTOR_COOKIE" }, "over"],
    [400, {}, "wrong"],
    [503, {}, "unreachable"],
  ])("that is answered %s %o is %s", async (status, body, reason) => {
    answer(body, status);
    expect(await attempt("sign-in/email", {})).toEqual({ ok: false, reason });
  });

  test("too many say how long to wait", async () => {
    answer({}, 429, { "Retry-After": "120" });
    expect(await attempt("sign-in/email", {})).toEqual({
      ...{ ok: false, reason: "locked", seconds: 120 },
    });
  });

  test("without an answer, or with one that is no JSON, is not called wrong", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await attempt("sign-in/email", {})).toMatchObject({ reason: "unreachable" });
    fetched.mockResolvedValueOnce(new Response("<h1>", { status: 400 }));
    expect(await attempt("sign-in/email", {})).toMatchObject({ reason: "unreachable" });
  });
});

test.each([
  ["123 456", "two-factor/verify-totp", "123456"],
  ["abcde-fghij", "two-factor/verify-backup-code", "abcde-fghij"],
  ["1234567", "two-factor/verify-backup-code", "1234567"],
])("the code %s goes to %s", async (typed, path, code) => {
  answer({});
  await giveCode(typed);
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/auth/${path}`);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ code }));
});

describe("the account", () => {
  test("of nobody is asked for no further", async () => {
    answer(null);
    expect(await readAccount()).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("is nobody's when the session has ended in between", async () => {
    answer({ session: {} });
    answer({}, 401);
    expect(await readAccount()).toBeUndefined();
  });

  test("is not taken for nobody's when the server does not answer", async () => {
    answer({}, 500);
    await expect(readAccount()).rejects.toThrow("500");
    answer({ session: {} });
    answer({}, 503);
    await expect(readAccount()).rejects.toThrow("503");
  });

  test("of a member is none of the back office: they are led to their own pages", async () => {
    answer({ session: {} });
    answer({}, 403);
    void readAccount();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith("/users"));
  });
});

describe("a link", () => {
  test("is spent, or cannot be read at the moment", async () => {
    answer({}, 404);
    expect(await readLink("x")).toBeUndefined();
    for (const status of [429, 500]) {
      answer({}, status);
      await expect(readLink("x")).rejects.toThrow();
    }
  });

  test("tells a password that guessers know from a link that is spent", async () => {
    const wanted = { token: "x", name: "Ann", password: "12345678" };
    answer({ fields: { password: "known" } }, 400);
    expect(await consumeLink(wanted)).toBe("known");
    answer({ fields: { name: "required" } }, 400);
    expect(await consumeLink(wanted)).toBe("refused");
    answer({ msg: "spent" }, 404);
    expect(await consumeLink(wanted)).toBe("refused");
    answer({ id: "7" });
    expect(await consumeLink(wanted)).toBe("spent");
  });
});
