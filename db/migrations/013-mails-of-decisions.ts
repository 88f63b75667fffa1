import { type Kysely, sql } from "kysely";

/** Mails that tell applicants and members what the staff decided, and the company who applied. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- A refused registration stays for some days, without its password, so that its owner is told.
    alter table member_registration add column refused_at timestamptz;

    alter table mail_outbox
      add column member_id text references member on delete cascade,
      add column member_article_id uuid references member_article on delete cascade,
      drop constraint mail_outbox_kind_check,
      drop constraint mail_outbox_about_check,
      add constraint mail_outbox_kind_check check (kind in (
        'inquiry-notification', 'inquiry-receipt', 'inquiry-reply', 'inquiry-assignment',
        'staff-link',
        'application-notification', 'application-receipt', 'application-decision',
        'member-registration', 'registration-refusal', 'member-welcome', 'profile-decision',
        'article-decision'
      )),
      add constraint mail_outbox_about_check check (num_nonnulls(
        inquiry_id, staff_link_id, member_registration_id, job_application_id, member_id,
        member_article_id) = 1);
    create index on mail_outbox (member_id);
    create index on mail_outbox (member_article_id);
  `.execute(db);
}
