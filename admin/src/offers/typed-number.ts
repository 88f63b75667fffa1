/** A number as it is typed: the server reads it, in whatever digits. */
export const typedNumber = {
  htmlInput: { inputMode: "decimal", dir: "ltr", maxLength: 40 },
} as const;
