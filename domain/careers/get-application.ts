import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { locatePrivateFile } from "../files/private-files.ts";
import { type Lang, readLang } from "../language/language.ts";
import type { Resume } from "../members/get-resume.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import type { ApplicationStatus } from "./application-status.ts";
import { selectApplicationLines, toApplicationLine } from "./list-applications.ts";

/** One application with everything its recruiter needs. */
export async function getApplication({ id, lang }: { id: string; lang: Lang }) {
  requireUuid(id);
  const [line, row, notes, history] = await Promise.all([
    selectApplicationLines().where("job_application.id", "=", id).executeTakeFirst(),
    db
      .selectFrom("job_application")
      .where("id", "=", id)
      .select(["phone", "email", "message", "lang", "file_name", "file_bytes"])
      .select(sql<Resume | null>`resume`.as("resume"))
      .executeTakeFirst(),
    listNotes({ id }),
    listHistory({ id }),
  ]);
  if (!line || !row) throw new AppError("not-found");
  return {
    ...toApplicationLine({ row: line, lang }),
    phone: row.phone,
    email: row.email,
    message: row.message,
    lang: readLang(row.lang),
    resume: row.resume,
    file: row.file_name === null ? null : { name: row.file_name, bytes: row.file_bytes ?? 0 },
    notes,
    history,
  };
}

function listNotes({ id }: { id: string }) {
  return db
    .selectFrom("job_application_note")
    .leftJoin("auth_user", "auth_user.id", "job_application_note.author")
    .where("application_id", "=", id)
    .orderBy("job_application_note.id")
    .select(({ cast }) => [
      cast<string>("job_application_note.id", "text").as("id"),
      "author",
      "auth_user.name as authorName",
      "text",
      "job_application_note.created_at as at",
    ])
    .execute();
}

/** What was done with it, from the log. */
function listHistory({ id }: { id: string }) {
  return db
    .selectFrom("audit_entry")
    .leftJoin("auth_user", "auth_user.id", "audit_entry.actor")
    .where("kind", "=", "application")
    .where("record_id", "=", id)
    .orderBy("audit_entry.id")
    .select(({ cast }) => [
      cast<string>("audit_entry.id", "text").as("id"),
      "at",
      "auth_user.name as actorName",
      "action",
      sql<{ status?: ApplicationStatus } | null>`after`.as("after"),
    ])
    .execute();
}

/** The file of an application for a recruiter; that it was taken is noted. */
export async function openApplicationFile({ id, actor }: { id: string; actor: Actor }) {
  requireUuid(id);
  return db.transaction().execute(async (on) => {
    const row = await on
      .selectFrom("job_application")
      .where("id", "=", id)
      .select(["file", "number"])
      .executeTakeFirst();
    if (!row?.file) throw new AppError("not-found");
    await writeAudit({ on, actor, action: "downloaded", kind: "application", id });
    return { path: locatePrivateFile(row.file), name: `application-${row.number}` };
  });
}
