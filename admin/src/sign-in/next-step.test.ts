import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const through = {
  ...{ mustChangePassword: false, gaveSecondFactor: false, secondFactorRequired: false },
  ...{ hasApp: false, passkeys: 0 },
};
const required = { ...through, secondFactorRequired: true };

test.each([
  ["nothing", through, undefined],
  ["nothing, even with an app that was not asked for", { ...through, hasApp: true }, undefined],
  [
    "nothing after a second factor",
    { ...required, hasApp: true, gaveSecondFactor: true },
    undefined,
  ],
  ["a new password", { ...through, mustChangePassword: true }, "change-password"],
  [
    "a new password before anything else",
    { ...required, mustChangePassword: true },
    "change-password",
  ],
  ["a code of the app", { ...required, hasApp: true }, "prove-again"],
  ["a passkey", { ...required, passkeys: 1 }, "prove-again"],
  ["to get a second factor", required, "enrol"],
] as const)("%s is due", (_, account, step) => {
  expect(nextStep(account)).toBe(step);
});
