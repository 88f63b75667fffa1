/** What can go wrong for a visitor or a caller; turned into HTTP in one place of the server. */
export type AppErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "wrong-type"
  | "too-many"
  | "unavailable";

export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;

  constructor(
    code: AppErrorCode,
    message: string = code,
    { retryAfter = 5, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
