import { type Kysely, sql } from "kysely";

/**
 * A mail that waits is its sort and what it is about, as domain/mail/queued-mail.ts reads it: a sort
 * of mail needs no column any more. Columns are left for whatever takes its mails with it when it is
 * deleted, for a mail server's answer may name an address; the database derives them.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table mail_outbox add column payload jsonb;
    alter table mail_outbox drop constraint mail_outbox_kind_check;
    update mail_outbox set
      kind = coalesce((select kind from staff_link where id = staff_link_id), kind),
      payload = jsonb_strip_nulls(jsonb_build_object(
        'inquiryId', inquiry_id,
        'replyId', inquiry_reply_id,
        'applicationId', job_application_id,
        'registrationId', member_registration_id,
        'linkId', staff_link_id,
        'deviceId', known_device_id,
        'articleId', member_article_id,
        'userId', coalesce(staff_id, member_id,
          (select user_id from staff_link where id = staff_link_id),
          (select user_id from known_device where id = known_device_id),
          (select member_article.member_id from member_article where id = member_article_id))));

    alter table mail_outbox
      alter payload set not null,
      drop column inquiry_id,
      drop column inquiry_reply_id,
      drop column job_application_id,
      drop column member_registration_id,
      drop column staff_link_id,
      drop column known_device_id,
      drop column member_article_id,
      drop column member_id,
      drop column staff_id;
    alter table mail_outbox
      add column inquiry_id bigint generated always as ((payload ->> 'inquiryId')::bigint) stored
        references inquiry on delete cascade,
      add column application_id uuid generated always as ((payload ->> 'applicationId')::uuid) stored
        references job_application on delete cascade,
      add column registration_id uuid
        generated always as ((payload ->> 'registrationId')::uuid) stored
        references member_registration on delete cascade,
      -- Whose account it is about.
      add column user_id text generated always as (payload ->> 'userId') stored
        references auth_user on delete cascade;
    create index on mail_outbox (inquiry_id);
    create index on mail_outbox (application_id);
    create index on mail_outbox (registration_id);
    create index on mail_outbox (user_id);
    create index on mail_outbox (kind, payload);
    create unique index on mail_outbox (payload) where kind = 'inquiry-reply';
  `.execute(db);
}
