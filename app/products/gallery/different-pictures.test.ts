import { expect, test } from "vitest";
import type { Picture } from "#domain/media/picture.ts";
import { differentPictures } from "./different-pictures.ts";

const shown = (name: string, id: string) => {
  const picture: Picture = { id, base: "", width: 4, height: 3, alt: "", placeholder: "" };
  return { name, picture };
};

test("what looks alike comes last", () => {
  const cases = [shown("a", "oak"), shown("b", "oak"), shown("c", "felt"), shown("d", "booth")];
  const names = (count: number) => differentPictures({ of: cases, count }).map(({ name }) => name);
  expect(names(3)).toEqual(["a", "c", "d"]);
  expect(names(9)).toEqual(["a", "c", "d", "b"]);
});
