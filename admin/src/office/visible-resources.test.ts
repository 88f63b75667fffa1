import { expect, test } from "vitest";
import { resources } from "../resources.tsx";
import { groupResources, resourcesNamed, visibleResources } from "./visible-resources.ts";

const named = (found: { name: string }[]) => found.map(({ name }) => name);

test("nobody sees what they have no permission for", () => {
  expect(visibleResources({ resources, permissions: [] })).toEqual([]);
  expect(named(visibleResources({ resources, permissions: ["account", "audit.read"] }))).toEqual([
    "audit",
    "account",
  ]);
});

test("every resource has a path of its own, a screen, and a name in both languages", () => {
  expect(named(resources)).toEqual([...new Set(named(resources))]);
  for (const { name, title, screens, page } of resources) {
    expect([name, Boolean(page) !== Boolean(screens?.list)]).toEqual([name, true]);
    expect(title.zh).toMatch(/\p{Script=Han}/u);
    expect(title.en).not.toMatch(/\p{Script=Han}/u);
  }
});

test("the menu has its headings in their order, and none over nothing", () => {
  expect(groupResources(resources).map(({ group }) => group)).toEqual([
    ...["work", "content", "site", "members", "staff"],
  ]);
  const few = visibleResources({ resources, permissions: ["dashboard.read", "people.read"] });
  expect(groupResources(few).map(({ group, resources: all }) => [group, named(all)])).toEqual([
    ["work", ["dashboard"]],
    ["staff", ["people", "invitations", "roles"]],
  ]);
});

test("a screen is found by a part of its name in either language", () => {
  expect(named(resourcesNamed(resources, " AUDIT "))).toEqual(["audit"]);
  expect(named(resourcesNamed(resources, "操作"))).toEqual(["audit"]);
  expect(resourcesNamed(resources, "")).toEqual(resources);
});
