import { expect, test } from "vitest";
import { mailtoOf } from "./mailto-of.ts";

test("a mail program gets the words as they are written", () => {
  const address = mailtoOf({ to: "a+b@c.example", subject: "50 % & more", text: "one\ntwo" });
  expect(address).toBe("mailto:a%2Bb%40c.example?subject=50%20%25%20%26%20more&body=one%0D%0Atwo");
});
