import { expect, test } from "vitest";
import { isKnownPassword } from "./known-password.ts";

test.each([
  "1qaz2wsx3edc",
  "Administrator",
  "password1234",
  "Password!!!!",
  "2026-dragon-2026",
  "...qwerty123456...",
  "monkeymonkeymonkey",
  "aaaaaaaaaaaa",
  // Between the 97,000th and the 100,000th most common, and one beyond.
  "ABEatle-2026",
  "1302alex1994",
  "123456654321a",
  "parolasuperspeciala123",
  "121212121212",
])("%s is one that guessers try first", async (password) => {
  expect(await isKnownPassword(password)).toBe(true);
});

test.each([
  "twelve letters",
  "a quiet walnut wall",
  "correct horse battery staple",
  "8fK-2q_LwZ0xPd3m",
  "静音房间里的十二个字符密码",
  "كلمة سر طويلة جدا",
])("%s is not", async (password) => {
  expect(await isKnownPassword(password)).toBe(false);
});
