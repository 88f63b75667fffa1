import { type Kysely, sql } from "kysely";

/** Jobs and topics as content, and the applications that people send in. */
export async function up(db: Kysely<unknown>) {
  await sql`
    call create_content_table('job', $$content ->> 'type'$$);
    call create_content_table('topic', 'null::text');
    call track_search('job');
    call track_search('topic');
    create index on job using gin (pictures_in(content));
    create index on topic using gin (pictures_in(content));
    create index job_unfinished on job (updated_at desc)
      where status <> 'trashed' and is_unfinished(content);
    create index topic_unfinished on topic (updated_at desc)
      where status <> 'trashed' and is_unfinished(content);

    -- The newest jobs first, within their type as well.
    alter table job add column date text generated always as (content ->> 'date') stored;
    create index on job (date desc, id) where status = 'published';
    create index on job (class, date desc, id) where status = 'published';

    create table job_application (
      id uuid primary key default gen_random_uuid(),
      -- What the applicant is told, and by which they can ask after it.
      number text not null unique,
      -- Names one press of the button, as that of an inquiry does.
      submission text unique,
      -- The job as it was called then: an application outlives it.
      job_id text not null,
      job_title jsonb not null,
      member_id text references member on delete cascade,
      lang text not null,
      name text not null,
      phone text not null,
      email text not null,
      message text not null,
      -- A member's résumé as it was when they applied.
      resume jsonb,
      -- The file in the private folder; what its sender called it is only ever shown.
      file text unique,
      file_name text,
      file_bytes integer,
      status text not null default 'new'
        check (status in ('new', 'in-review', 'interview', 'offer', 'hired', 'refused')),
      assignee text references auth_user on delete set null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      -- When it last got on: what nobody has touched for long is deleted.
      moved_at timestamptz not null default now(),
      check (resume is not null or file is not null)
    );
    create index on job_application (created_at desc, id);
    create index on job_application (status, created_at desc, id);
    create index on job_application (job_id, created_at desc);
    create index on job_application (assignee, created_at desc);
    create index on job_application (member_id, created_at desc);
    create index on job_application (moved_at);
    create index on job_application (lower(email), created_at) where email <> '';

    -- Private files that nothing refers to any more, or not yet: whatever became of the process that
    -- wrote them or of the rows that named them, they are removed when their time has come.
    create table file_removal (
      file text primary key,
      due_at timestamptz not null default now()
    );
    create index on file_removal (due_at);

    create function remove_application_file() returns trigger language plpgsql as $$
    begin
      insert into file_removal (file) values (old.file) on conflict (file) do nothing;
      return null;
    end $$;
    create trigger file_left_behind after delete on job_application
      for each row when (old.file is not null) execute function remove_application_file();

    create table job_application_note (
      id bigint generated always as identity primary key,
      application_id uuid not null references job_application on delete cascade,
      author text references auth_user on delete set null,
      text text not null,
      created_at timestamptz not null default now()
    );
    create index on job_application_note (application_id, id);

    alter table mail_outbox
      add column job_application_id uuid references job_application on delete cascade,
      drop constraint mail_outbox_kind_check,
      drop constraint mail_outbox_about_check,
      add constraint mail_outbox_kind_check check (kind in (
        'inquiry-notification', 'inquiry-receipt', 'inquiry-reply', 'inquiry-assignment',
        'staff-link', 'member-registration', 'application-receipt'
      )),
      add constraint mail_outbox_about_check check (num_nonnulls(
        inquiry_id, staff_link_id, member_registration_id, job_application_id) = 1);
    create index on mail_outbox (job_application_id);
  `.execute(db);
}
