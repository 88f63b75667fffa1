import { expect, test } from "vitest";
import { changeCall } from "./change-call.ts";
import { isPath } from "./is-path.ts";
import { mailtoOf } from "./mailto-of.ts";

test("an inquiry that is looked at is changed only as the version that was seen", () => {
  const asked = { ids: ["7"], change: { status: "won" as const }, tellAssignee: true };
  expect(changeCall({ ...asked, version: 0 })).toEqual({
    method: "PUT",
    path: "inquiries/7",
    body: { status: "won", version: 0, tellAssignee: true },
  });
});

test("several are changed in one call, whatever their versions", () => {
  expect(changeCall({ ids: ["7", "8"], change: { assignee: null } })).toEqual({
    method: "POST",
    path: "inquiries/bulk",
    body: { ids: ["7", "8"], change: { assignee: null }, tellAssignee: undefined },
  });
});

test.each([
  ["/en/products?page=2", true],
  ["/", true],
  ["//evil.example/x", false],
  ["/\\evil.example", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
  ["", false],
])("a visitor's page %s becomes a link: %s", (page, isLink) => {
  expect(isPath(page)).toBe(isLink);
});

test("a mail program gets the words as they are written", () => {
  const address = mailtoOf({ to: "a+b@c.example", subject: "50 % & more", text: "one\ntwo" });
  expect(address).toBe("mailto:a%2Bb%40c.example?subject=50%20%25%20%26%20more&body=one%0D%0Atwo");
});
