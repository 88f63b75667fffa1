import { expect, test } from "vitest";
import { sharedFile, widthsFor } from "./picture.ts";

test.each([
  [4000, "/media/x/1080.jpg"],
  [1080, "/media/x/1080.jpg"],
  [1079, "/media/x/800.jpg"],
  [400, "/media/x/320.jpg"],
  [90, "/media/x/160.jpg"],
])("of a picture %i wide, %s is handed out: a width that is offered", (width, file) => {
  expect(sharedFile({ base: "/media/x", width })).toBe(file);
  expect(widthsFor({ width }).map((offered) => `/media/x/${offered}.jpg`)).toContain(file);
});
