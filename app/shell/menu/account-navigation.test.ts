import { expect, test } from "vitest";
import { accountNavigation, currentIn } from "./account-navigation.ts";

test.each([
  ["/users", { "/users": "page" }],
  ["/users/projects", { "/users/projects": "page" }],
  ["/users/projects/0a1b", { "/users/projects": "true" }],
  ["/users/projects-of-others", {}],
  ["/users/keep", {}],
])("%s is marked in the menu", (path, marked) => {
  const marks = accountNavigation.map(({ url }) => [url, currentIn({ url, path })] as const);
  expect(Object.fromEntries(marks.filter(([, mark]) => mark))).toEqual(marked);
});
