import { type Context, Hono } from "hono";
import type { z } from "zod";
import { rateAbsorption } from "#domain/acoustics/ratings.ts";
import { AppError } from "#domain/app-error.ts";
import { findingSorts, listFindings } from "#domain/content-check/list-findings.ts";
import { addRecord, changeRecord } from "#domain/records/change-record.ts";
import { changeStatus } from "#domain/records/change-status.ts";
import { checkRecord } from "#domain/records/check-record.ts";
import { getRecord } from "#domain/records/get-record.ts";
import { dropKept, keepBack } from "#domain/records/keep-back.ts";
import { claimSorts, listClaims } from "#domain/records/list-claims.ts";
import { findRecords, listRecords, recordSorts } from "#domain/records/list-records.ts";
import { orderRecords } from "#domain/records/order-records.ts";
import { savePreview } from "#domain/records/preview.ts";
import { getRevision, listRevisions, restoreRevision } from "#domain/records/revisions.ts";
import { suggestId } from "#domain/records/suggest-id.ts";
import { isTranslated, translatedKinds } from "#domain/records/translated-kinds.ts";
import { type Permission, roleHasPermission } from "#domain/staff/permissions.ts";
import { notePresence, removePresence } from "#domain/staff/presence.ts";
import { helpTranslate } from "#domain/translation/help-translate.ts";
import { saveTranslation } from "#domain/translation/save-translation.ts";
import {
  bandsToRate,
  bulkChange,
  changedRecord,
  claimFilter,
  findingFilter,
  keptChange,
  kindIn,
  recordFilter,
  recordToCheck,
  recordToName,
  recordToPreview,
  restoring,
  revisionIn,
  translatedTexts,
  translationAsked,
  wantedOrder,
  writtenRecord,
} from "./content-input.ts";
import type { StaffEnvironment } from "./environment.ts";
import { type Needed, requirePermission } from "./guard.ts";
import { jsonBody, readList } from "./read-input.ts";

/** Jobs are for those who hire as well, and texts for those who translate them. */
const reading: Needed = { usual: "content.read", of: (context) => readingOf(context) };
function readingOf(context: Context): Permission {
  const kind = context.req.param("kind") ?? "";
  if (kind === "job") return "jobs.read";
  return isTranslated(kind) ? "texts.read" : "content.read";
}
/** Jobs are written by those who hire as well; everything else by those who write. */
const changing: Needed = {
  usual: "content.change",
  of: (context) => (context.req.param("kind") === "job" ? "jobs.change" : "content.change"),
};

/** What is sent for something that is no kind of content is not even looked at. */
function ofKind<Schema extends z.ZodType>(schema: Schema) {
  return jsonBody((context) => {
    kindIn(context);
    return schema;
  });
}

/** Which record whoever calls has open. */
function presenceIn(context: Context<StaffEnvironment>) {
  const id = context.req.param("id") ?? "";
  return { kind: kindIn(context), id, person: context.get("staff").id };
}

/** Everything staff write: one set of calls for all kinds of record. */
export const content = new Hono<StaffEnvironment>()
  .get("/claims", requirePermission("content.read"), async (context) =>
    context.json(await listClaims(readList(context, { sorts: claimSorts, filter: claimFilter }))),
  )
  .get("/findings", requirePermission("content.read"), async (context) =>
    context.json(
      await listFindings(readList(context, { sorts: findingSorts, filter: findingFilter })),
    ),
  )
  .get("/find", requirePermission("texts.read"), async (context) => {
    const q = (context.req.query("q") ?? "").slice(0, 200);
    const { role } = context.get("staff");
    const readsAll = roleHasPermission({ role, permission: "content.read" });
    return context.json(await findRecords({ q, ...(!readsAll && { kinds: translatedKinds }) }));
  })
  .post("/ratings", requirePermission("texts.read"), jsonBody(bandsToRate), async (context) => {
    return context.json(rateAbsorption(context.req.valid("json")));
  })
  .get("/:kind", requirePermission(reading), async (context) => {
    const kind = kindIn(context);
    const asked = readList(context, { sorts: recordSorts, filter: recordFilter });
    return context.json(await listRecords({ kind, ...asked }));
  })
  .post("/:kind", requirePermission(changing), ofKind(writtenRecord), async (context) => {
    const kind = kindIn(context);
    const written = context.req.valid("json");
    return context.json(await addRecord({ kind, ...written, actor: context.get("staff") }));
  })
  .post("/:kind/bulk", requirePermission(changing), ofKind(bulkChange), async (context) => {
    const kind = kindIn(context);
    const change = context.req.valid("json");
    return context.json(await changeStatus({ kind, ...change, actor: context.get("staff") }));
  })
  .post("/:kind/order", requirePermission(changing), ofKind(wantedOrder), async (context) => {
    const kind = kindIn(context);
    const order = context.req.valid("json");
    return context.json(await orderRecords({ kind, ...order, actor: context.get("staff") }));
  })
  .post("/:kind/check", requirePermission(changing), ofKind(recordToCheck), async (context) => {
    const kind = kindIn(context);
    return context.json(await checkRecord({ kind, ...context.req.valid("json") }));
  })
  .post("/:kind/id", requirePermission(changing), ofKind(recordToName), async (context) => {
    const kind = kindIn(context);
    return context.json({ id: await suggestId({ kind, ...context.req.valid("json") }) });
  })
  .post(
    "/:kind/translation",
    requirePermission(reading),
    ofKind(translationAsked),
    async (context) => context.json(await helpTranslate(context.req.valid("json"))),
  )
  .post(
    "/:kind/preview",
    requirePermission(changing),
    jsonBody((context) => recordToPreview(kindIn(context))),
    async (context) => {
      const kind = kindIn(context);
      return context.json(await savePreview({ kind, ...context.req.valid("json") }));
    },
  )
  .get("/:kind/:id", requirePermission(reading), async (context) =>
    context.json(await getRecord({ kind: kindIn(context), id: context.req.param("id") })),
  )
  .put("/:kind/:id", requirePermission(changing), ofKind(changedRecord), async (context) => {
    const kind = kindIn(context);
    const changed = context.req.valid("json");
    return context.json(
      await changeRecord({
        kind,
        id: context.req.param("id"),
        ...changed,
        actor: context.get("staff"),
      }),
    );
  })
  .put("/:kind/:id/kept", requirePermission(changing), ofKind(keptChange), async (context) => {
    const of = { kind: kindIn(context), id: context.req.param("id") };
    const change = context.req.valid("json");
    return context.json(await keepBack({ ...of, ...change, actor: context.get("staff") }));
  })
  .put(
    "/:kind/:id/texts",
    requirePermission("texts.translate"),
    ofKind(translatedTexts),
    async (context) => {
      const kind = kindIn(context);
      if (!isTranslated(kind)) throw new AppError("forbidden");
      const { lang, ...written } = context.req.valid("json");
      const actor = context.get("staff");
      if (lang !== actor.translates) throw new AppError("other-language");
      const id = context.req.param("id");
      return context.json(await saveTranslation({ kind, id, lang, ...written, actor }));
    },
  )
  .delete("/:kind/:id/kept", requirePermission(changing), async (context) =>
    context.json(await dropKept({ kind: kindIn(context), id: context.req.param("id") })),
  )
  .put("/:kind/:id/presence", requirePermission(reading), async (context) =>
    context.json(await notePresence(presenceIn(context))),
  )
  .delete("/:kind/:id/presence", requirePermission(reading), async (context) =>
    context.json(await removePresence(presenceIn(context))),
  )
  .get("/:kind/:id/revisions", requirePermission(reading), async (context) => {
    const kind = kindIn(context);
    const rows = await listRevisions({ kind, id: context.req.param("id") });
    return context.json({ rows, total: rows.length });
  })
  .get("/:kind/:id/revisions/:revision", requirePermission(reading), async (context) =>
    context.json(
      await getRevision({
        kind: kindIn(context),
        id: context.req.param("id"),
        revision: revisionIn(context),
      }),
    ),
  )
  .post(
    "/:kind/:id/revisions/:revision/restore",
    requirePermission(changing),
    jsonBody(restoring),
    async (context) => {
      const of = { kind: kindIn(context), id: context.req.param("id") };
      const { version } = context.req.valid("json");
      const actor = context.get("staff");
      await restoreRevision({ revision: revisionIn(context), of, version, actor });
      return context.json(await getRecord(of));
    },
  );
