import { expect, test } from "vitest";
import { isReadable } from "./read-form.ts";

const type = "application/x-www-form-urlencoded";
const bytes = (text: string) => new TextEncoder().encode(text);

test("what can be taken apart and kept is readable", async () => {
  expect(await isReadable({ body: bytes("name=%E7%8E%8B"), type })).toBe(true);
  const parts = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n王\r\n--x--\r\n';
  const inParts = { body: bytes(parts), type: "multipart/form-data; boundary=x" };
  expect(await isReadable(inParts)).toBe(true);
});

test.each([
  ["a NUL in a value", "name=a%00b", type],
  ["a NUL in a name", "na%00me=a", type],
  ["parts without a boundary", "--x\r\n", "multipart/form-data"],
  ["parts that are none", "name=x", "multipart/form-data; boundary=x"],
])("%s is not", async (_, text, sent) => {
  expect(await isReadable({ body: bytes(text), type: sent })).toBe(false);
});
