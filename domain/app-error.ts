/** What can go wrong for a visitor or a caller; turned into HTTP in one place of the server. */
export type AppErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "other-language"
  | "password-change-due"
  | "second-factor-due"
  | "last-administrator"
  | "link-spent"
  | "not-found"
  | "conflict"
  | "too-large"
  | "wrong-type"
  | "too-many"
  | "not-a-picture"
  | "svg-refused"
  | "hidden-file"
  | "broken-picture"
  | "too-many-pixels"
  | "picture-too-large"
  | "picture-in-use"
  | "empty-file"
  | "not-a-pdf"
  | "pdf-encrypted"
  | "pdf-unsafe"
  | "document-too-large"
  | "infected-file"
  | "unscanned-file"
  | "sheet-unreadable"
  | "sheet-too-large"
  | "sheet-empty"
  | "import-wrong"
  | "xliff-unreadable"
  | "xliff-too-large"
  | "nothing-to-translate"
  | "offer-sent"
  | "offer-accepted"
  | "busy"
  | "unavailable";

export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;
  /** What is wrong with which field of a form, in a word: `{ email: "taken" }`. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: AppErrorCode,
    message: string = code,
    {
      retryAfter = 5,
      fields,
      ...options
    }: ErrorOptions & { retryAfter?: number; fields?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}
