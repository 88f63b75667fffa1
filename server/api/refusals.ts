import { ZodError } from "zod";
import { isDatabaseAway } from "#db/connect.ts";
import { AppError, type AppErrorCode } from "#domain/app-error.ts";
import type { Lang } from "#domain/language/language.ts";
import { m } from "#text";

type ErrorAnswer = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  headers: Record<string, string>;
  /** Fields only where a form of the back office can show them. */
  body: { code: number; msg: string; fields?: Record<string, string> };
};

type Text = (inputs: object, options: { locale: Lang }) => string;

const refusals: Record<AppErrorCode, { status: ErrorAnswer["status"]; text: Text }> = {
  invalid: { status: 400, text: m.api_invalid },
  unauthenticated: { status: 401, text: m.api_unauthenticated },
  forbidden: { status: 403, text: m.api_forbidden },
  "other-language": { status: 403, text: m.api_other_language },
  "password-change-due": { status: 403, text: m.api_password_change_due },
  "second-factor-due": { status: 403, text: m.api_second_factor_due },
  "last-administrator": { status: 400, text: m.api_last_administrator },
  "link-spent": { status: 404, text: m.api_link_spent },
  "not-found": { status: 404, text: m.api_not_found },
  conflict: { status: 409, text: m.api_conflict },
  "too-large": { status: 413, text: m.api_too_large },
  "wrong-type": { status: 415, text: m.api_wrong_type },
  "too-many": { status: 429, text: m.api_too_many },
  "not-a-picture": { status: 415, text: m.api_not_a_picture },
  "svg-refused": { status: 415, text: m.api_svg_refused },
  "hidden-file": { status: 415, text: m.api_hidden_file },
  "broken-picture": { status: 400, text: m.api_broken_picture },
  "too-many-pixels": { status: 413, text: m.api_too_many_pixels },
  "picture-too-large": { status: 413, text: m.api_picture_too_large },
  "picture-in-use": { status: 400, text: m.api_picture_in_use },
  "empty-file": { status: 400, text: m.api_empty_file },
  "not-a-pdf": { status: 415, text: m.apply_problem_file_type },
  "pdf-encrypted": { status: 400, text: m.apply_problem_file_encrypted },
  "pdf-unsafe": { status: 400, text: m.apply_problem_file_unsafe },
  "document-too-large": { status: 413, text: m.api_document_too_large },
  "infected-file": { status: 400, text: m.api_infected_file },
  "unscanned-file": { status: 503, text: m.api_unscanned_file },
  "sheet-unreadable": { status: 400, text: m.api_sheet_unreadable },
  "sheet-too-large": { status: 413, text: m.api_sheet_too_large },
  "xliff-unreadable": { status: 400, text: m.api_xliff_unreadable },
  "xliff-too-large": { status: 413, text: m.api_xliff_too_large },
  "nothing-to-translate": { status: 404, text: m.api_nothing_to_translate },
  "sheet-empty": { status: 400, text: m.api_sheet_empty },
  "import-wrong": { status: 400, text: m.api_import_wrong },
  "offer-sent": { status: 400, text: m.api_offer_sent },
  "offer-accepted": { status: 400, text: m.api_offer_accepted },
  busy: { status: 503, text: m.api_busy },
  unavailable: { status: 503, text: m.error_unavailable },
};

/**
 * How an error is told to a caller: always a code and a sentence in their language. Whatever is
 * not their doing and not the database's is a fault of ours, 500, and tells nothing else.
 */
export function toErrorAnswer({ error, lang }: { error: unknown; lang: Lang }): ErrorAnswer {
  const refused = refusalOf(error);
  if (!refused) {
    const msg = m.error_unexpected({}, { locale: lang });
    return { status: 500, headers: {}, body: { code: 500, msg } };
  }
  const { status, text } = refusals[refused.code];
  return {
    status,
    headers: {
      ...((status === 429 || status === 503) && { "Retry-After": `${refused.retryAfter}` }),
      // The rest of the body is not read, and would be taken for the next request.
      ...(status === 413 && { Connection: "close" }),
    },
    body: {
      code: status,
      msg: text({}, { locale: lang }),
      ...(refused.fields && { fields: refused.fields }),
    },
  };
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return new AppError("invalid");
  return isDatabaseAway(error) ? new AppError("unavailable") : undefined;
}
