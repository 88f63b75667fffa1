import { expect, test } from "vitest";
import { subjects } from "../subjects.tsx";
import { groupSubjects, subjectsNamed, visibleSubjects } from "./visible-subjects.ts";

const named = (found: { name: string }[]) => found.map(({ name }) => name);

test("nobody sees what they have no permission for", () => {
  expect(visibleSubjects({ subjects, permissions: [] })).toEqual([]);
  expect(named(visibleSubjects({ subjects, permissions: ["account", "audit.read"] }))).toEqual([
    "audit",
    "account",
  ]);
});

test("every subject has a path of its own, a screen, and a name in both languages", () => {
  expect(named(subjects)).toEqual([...new Set(named(subjects))]);
  for (const { name, title, screens, page } of subjects) {
    expect([name, Boolean(page) !== Boolean(screens?.list)]).toEqual([name, true]);
    expect(title.zh).toMatch(/\p{Script=Han}/u);
    expect(title.en).not.toMatch(/\p{Script=Han}/u);
  }
});

test("the menu has its headings in their order, and none over nothing", () => {
  expect(groupSubjects(subjects).map(({ group }) => group)).toEqual([
    ...["work", "content", "site", "members", "staff"],
  ]);
  const few = visibleSubjects({ subjects, permissions: ["dashboard.read", "people.read"] });
  expect(groupSubjects(few).map(({ group, subjects: all }) => [group, named(all)])).toEqual([
    ["work", ["dashboard"]],
    ["staff", ["people", "invitations", "roles"]],
  ]);
});

test("a screen is found by a part of its name in either language", () => {
  expect(named(subjectsNamed(subjects, " AUDIT "))).toEqual(["audit"]);
  expect(named(subjectsNamed(subjects, "操作"))).toEqual(["audit"]);
  expect(subjectsNamed(subjects, "")).toEqual(subjects);
});
