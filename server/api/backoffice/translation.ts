import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { type Lang, languages } from "#domain/language/language.ts";
import { type Kind, kindNames } from "#domain/records/kinds.ts";
import { translatedKinds } from "#domain/records/translated-kinds.ts";
import type { Staff } from "#domain/staff/authorize.ts";
import { roleHasPermission } from "#domain/staff/permissions.ts";
import { exportTexts } from "#domain/translation/exchange/export-texts.ts";
import { importTranslations } from "#domain/translation/exchange/import-translations.ts";
import { xliffLimits } from "#domain/translation/exchange/xliff-limits.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { streamOf } from "./inquiries-export.ts";
import { readFileOf } from "./read-file.ts";

const upload = { bodyUpTo: 2 * xliffLimits.bytes };
const xliff = { largest: xliffLimits.bytes, refusal: "xliff-too-large" } as const;

const lang = z.enum(languages.map(({ code }) => code));
const wanted = z
  .strictObject({
    from: lang,
    to: lang,
    /** Separated by commas. */
    kinds: z
      .string()
      .transform((names) => names.split(","))
      .pipe(z.array(z.enum(kindNames as [Kind, ...Kind[]])).min(1)),
    /** In which language a refusal is said. */
    lang: z.string().optional(),
  })
  .refine(({ from, to }) => from !== to);

/** What a translator may have and write; undefined for those who may all. */
function limitsOf({ role, translates }: Staff): { lang: Lang; kinds: Kind[] } | undefined {
  if (roleHasPermission({ role, permission: "content.change" })) return undefined;
  if (!translates) throw new AppError("other-language");
  return { lang: translates, kinds: translatedKinds };
}

function writerOf(context: Context<StaffEnvironment>) {
  const actor = context.get("staff");
  return { only: limitsOf(actor), actor };
}

/** Texts that go to an agency and come back: a file is compared first, and saved as drafts. */
export const translation = new Hono<StaffEnvironment>()
  .get("/", requirePermission("translation.exchange"), async (context) => {
    const { data, error } = wanted.safeParse(context.req.query());
    if (!data) throw new AppError("invalid", error.message);
    const { from, to, kinds } = data;
    const own = limitsOf(context.get("staff"));
    if (own && to !== own.lang) throw new AppError("other-language");
    if (own && !kinds.every((kind) => own.kinds.includes(kind))) throw new AppError("forbidden");
    return context.body(streamOf(await exportTexts({ kinds, from, to })), 200, {
      "Content-Type": "application/xliff+xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="texts-${from}-${to}.xlf"`,
    });
  })
  .post("/check", requirePermission("translation.exchange", upload), async (context) => {
    const { file } = readFileOf(context, xliff);
    return context.json(await importTranslations({ file, save: false, ...writerOf(context) }));
  })
  .post("/", requirePermission("translation.exchange", upload), async (context) => {
    const { file } = readFileOf(context, xliff);
    return context.json(await importTranslations({ file, save: true, ...writerOf(context) }));
  });
