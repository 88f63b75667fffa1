import { expect, test } from "vitest";
import { kinds } from "#domain/records/kinds.ts";
import { permissionsOf, roles } from "#domain/staff/permissions.ts";
import { forms } from "../admin/src/content/forms.ts";
import { visibleResources } from "../admin/src/office/visible-resources.ts";
import { resources } from "../admin/src/resources.tsx";
import {
  type Caller,
  expectedForJobs,
  expectedForTexts,
  expectedPermissions,
} from "../server/api/backoffice/expected-permissions.ts";

/** Written down by hand, so that a slip in either table is seen: who sees what beside their account. */
const expected: Record<(typeof roles)[number], string[]> = {
  administrator: [
    ...["dashboard", "inquiries", "reply-templates", "offers", "prices", "applications"],
    ...["content", "translation", "recipients"],
    ...["media", "import", "members", "registrations", "profiles", "member-articles"],
    ...["people", "invitations", "roles", "audit"],
  ],
  editor: ["dashboard", "content", "translation", "media", "import", "profiles", "member-articles"],
  sales: ["dashboard", "inquiries", "reply-templates", "offers", "prices"],
  personnel: ["dashboard", "applications", "content"],
  viewer: ["dashboard", "content", "media"],
  translator: ["dashboard", "content", "translation"],
};

const seenBy = (role: string) =>
  visibleResources({ resources, permissions: permissionsOf(role) }).map(({ name }) => name);

test.each(roles)("the menu of the role %s", (role) => {
  const parts = seenBy(role).map((name) => name.replace(/^content\/.*/, "content"));
  expect([...new Set(parts)]).toEqual([...expected[role], "account"]);
});

test("those who hire see jobs and no other content", () => {
  expect(seenBy("personnel").filter((name) => name.startsWith("content/"))).toEqual([
    "content/job",
  ]);
});

test("translators see what they translate: no settings, redirects or rules of the search", () => {
  const seen = seenBy("translator").filter((name) => name.startsWith("content/"));
  expect(seen).toEqual(expect.arrayContaining(["content/article", "content/page_copy"]));
  const others = Object.keys(kinds).filter((kind) => !seen.includes(`content/${kind}`));
  expect(others).toEqual(["site_settings", "redirect", "synonym", "shortcut"]);
  expect(seen.filter((name) => !(name.replace("content/", "") in kinds))).toEqual([]);
});

test("a member sees nothing of the back office", () => {
  expect(seenBy("member")).toEqual([]);
});

/** Pictures beside texts are seen by translators too, the library is not. */
const filledBy: Record<string, string> = { dashboard: "dashboard/waiting", media: "media/:id" };

test("whoever sees a resource may make the call that fills it, and nobody else", () => {
  for (const { name } of resources) {
    const path = filledBy[name] ?? name;
    const kind = path.replace(/^content\//, "");
    const call = kind in kinds ? "GET /content/:kind" : `GET /${path}`;
    const allowed: Caller[] = roles.filter((role) => seenBy(role).includes(name));
    const isText = kind in kinds && seenBy("translator").includes(name);
    const ofKind = isText ? expectedForTexts : expectedPermissions;
    const table = kind === "job" ? expectedForJobs : ofKind;
    expect([call, allowed]).toEqual([call, table[call]]);
  }
});

test("every kind of record has a form and a place in the menu", () => {
  expect(Object.keys(forms).sort()).toEqual(Object.keys(kinds).sort());
  const names = resources.map(({ name }) => name);
  for (const kind of Object.keys(kinds)) expect(names).toContain(`content/${kind}`);
});
