import { expect, test } from "vitest";
import { changeCall } from "./change-call.ts";

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
