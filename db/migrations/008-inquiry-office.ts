import { type Kysely, sql } from "kysely";

/** What staff do with inquiries: their state, notes, replies, and what each person keeps for it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Every two neighbouring characters of a text, and those of Chinese by themselves, once each.
    -- An index over them finds any part of a text, in Chinese as well, where words are that short.
    -- Said to be costly, as it is: it is meant for the index, not for row after row.
    create function text_pieces(content text) returns text[] immutable parallel safe strict
      cost 5000 language sql
      return array(
        select distinct piece
        from (
          select character, lead(character) over (order by place) as next
          from string_to_table(content, null) with ordinality as characters (character, place)
        ) neighbours,
        lateral (values
          (character || next), (case when character >= U&'\\2E80' collate "C" then character end)
        ) pieces (piece)
        where piece is not null
      );

    -- The last ten digits, by which a number is the same with and without its country's.
    create function phone_key(phone text) returns text immutable parallel safe strict language sql
      return right(regexp_replace(phone, '\\D', '', 'g'), 10);

    -- Whether some text is there in one language and lacking in another.
    create function is_unfinished(content jsonb) returns boolean immutable parallel safe language sql
      return content @? '$.** ? ((@.zh == "" || @.en == "" || @.ar == "")
        && (@.zh != "" || @.en != "" || @.ar != ""))';

    alter table inquiry
      add column status text not null default 'new'
        check (status in ('new', 'contacted', 'quoted', 'won', 'lost', 'spam')),
      add column assignee text references auth_user on delete set null,
      -- Of the whole company: what one has opened, the others need not open again.
      add column read_at timestamptz,
      add column version integer not null default 1,
      add column searched text not null generated always as (lower(
        name || E'\\n' || phone || E'\\n' || regexp_replace(phone, '\\D', '', 'g') || E'\\n' || email
        || E'\\n' || address || E'\\n' || country || E'\\n' || message
        || E'\\n' || coalesce(product_id, '')
      )) stored;

    create index on inquiry (status, created_at desc, id desc);
    create index on inquiry (assignee, created_at desc, id desc);
    create index on inquiry (lang, created_at desc, id desc);
    create index on inquiry (country, created_at desc, id desc);
    create index on inquiry (product_id, created_at desc, id desc);
    create index on inquiry (purpose, created_at desc, id desc);
    create index inquiry_unread on inquiry (created_at desc, id desc) where read_at is null;
    create index on inquiry (phone_key(phone), created_at);
    create index inquiry_searched on inquiry using gin (text_pieces(searched));

    create table inquiry_note (
      id bigint generated always as identity primary key,
      inquiry_id bigint not null references inquiry on delete cascade,
      author text references auth_user on delete set null,
      text text not null,
      created_at timestamptz not null default now()
    );
    create index on inquiry_note (inquiry_id, id);

    create table inquiry_reply (
      id bigint generated always as identity primary key,
      inquiry_id bigint not null references inquiry on delete cascade,
      author text references auth_user on delete set null,
      lang text not null,
      sent_to text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null default now()
    );
    create index on inquiry_reply (inquiry_id, id);

    alter table mail_outbox
      add column inquiry_reply_id bigint unique references inquiry_reply on delete cascade,
      -- Whom of the staff the mail is for.
      add column staff_id text references auth_user on delete cascade,
      drop constraint mail_outbox_kind_check,
      add constraint mail_outbox_kind_check check (kind in (
        'inquiry-notification', 'inquiry-receipt', 'inquiry-reply', 'inquiry-assignment', 'staff-link'
      )),
      add constraint mail_outbox_reply_check
        check ((kind = 'inquiry-reply') = (inquiry_reply_id is not null)),
      add constraint mail_outbox_staff_check
        check ((kind = 'inquiry-assignment') = (staff_id is not null));
    create index on mail_outbox (staff_id);

    -- One press of a button, over however many inquiries, with what they were before: to be undone.
    create table inquiry_change (
      id uuid primary key default gen_random_uuid(),
      actor text not null references auth_user on delete cascade,
      before jsonb not null,
      created_at timestamptz not null default now(),
      undone_at timestamptz
    );
    create index on inquiry_change (actor);
    create index on inquiry_change (created_at);

    create table reply_template (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      subject jsonb not null,
      body jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );

    create table saved_filter (
      id uuid primary key default gen_random_uuid(),
      owner text not null references auth_user on delete cascade,
      name text not null,
      filter jsonb not null,
      created_at timestamptz not null default now(),
      unique (owner, name)
    );
  `.execute(db);
  await addTemplates(db);
  await indexUnfinished(db);
}

/** The few records with texts to finish must be found without reading all others. */
async function indexUnfinished(db: Kysely<unknown>) {
  for (const kind of [
    "site_settings",
    "page_copy",
    "product_class",
    "product",
    "project_case",
    "article",
    "programme",
    "honour",
    "patent",
    "production_base",
    "milestone",
  ]) {
    await sql`
      create index ${sql.ref(`${kind}_unfinished`)} on ${sql.table(kind)} (updated_at desc)
      where status <> 'trashed' and is_unfinished(content)`.execute(db);
  }
}

async function addTemplates(db: Kysely<unknown>) {
  for (const { name, subject, body } of templates) {
    await sql`
      insert into reply_template (name, subject, body)
      values (${name}, ${JSON.stringify(subject)}, ${JSON.stringify(body)})`.execute(db);
  }
}

const templates = [
  {
    name: "感谢询盘 · Thank you",
    subject: {
      zh: "感谢您的咨询（{company}）",
      en: "Thank you for your inquiry – {company}",
      ar: "شكرًا على استفساركم – {company}",
    },
    body: {
      zh: "{name}，您好：\n\n感谢您对{company}的关注，您的留言我们已收到。\n\n为了给您准确的建议，请告诉我们项目的面积、使用场所和希望的交货时间。\n\n此致\n{sender}\n{company}",
      en: "Dear {name},\n\nThank you for your interest in {company}. We have received your message.\n\nSo that we can advise you precisely, please tell us the area of the project, what the room is used for and when you need the material.\n\nKind regards,\n{sender}\n{company}",
      ar: "السيد/السيدة {name}،\n\nتحية طيبة وبعد،\n\nنشكركم على اهتمامكم بـ{company}، وقد وصلتنا رسالتكم.\n\nلنقدّم لكم المشورة الدقيقة، نرجو إفادتنا بمساحة المشروع واستخدام المكان وموعد التسليم المطلوب.\n\nمع أطيب التحيات،\n{sender}\n{company}",
    },
  },
  {
    name: "报价 · Quotation",
    subject: {
      zh: "报价：{product}",
      en: "Quotation: {product}",
      ar: "عرض سعر: {product}",
    },
    body: {
      zh: "{name}，您好：\n\n根据您的询盘，我们对{product}的报价如下：\n\n单价：\n最小起订量：\n交货期：\n报价有效期：30 天\n\n如需样品或技术资料，请直接回复本邮件。\n\n此致\n{sender}\n{company}",
      en: "Dear {name},\n\nAs you asked, here is our quotation for {product}:\n\nUnit price:\nMinimum order:\nLead time:\nValid for: 30 days\n\nIf you would like samples or technical documents, simply reply to this mail.\n\nKind regards,\n{sender}\n{company}",
      ar: "السيد/السيدة {name}،\n\nتحية طيبة وبعد،\n\nبناءً على طلبكم، إليكم عرض السعر الخاص بـ{product}:\n\nسعر الوحدة:\nالحد الأدنى للطلب:\nمدة التسليم:\nصلاحية العرض: 30 يومًا\n\nإذا رغبتم في عينات أو وثائق فنية، يكفي الرد على هذه الرسالة.\n\nمع أطيب التحيات،\n{sender}\n{company}",
    },
  },
  {
    name: "寄送样品 · Samples",
    subject: {
      zh: "样品寄送：{product}",
      en: "Samples of {product}",
      ar: "عينات من {product}",
    },
    body: {
      zh: "{name}，您好：\n\n我们很乐意为您寄送{product}的样品。请回复收件人、详细地址和联系电话，我们将在两个工作日内寄出。\n\n此致\n{sender}\n{company}",
      en: "Dear {name},\n\nWe are glad to send you samples of {product}. Please reply with the recipient, the full address and a phone number for the courier; we ship within two working days.\n\nKind regards,\n{sender}\n{company}",
      ar: "السيد/السيدة {name}،\n\nتحية طيبة وبعد،\n\nيسعدنا إرسال عينات من {product} إليكم. نرجو الرد باسم المستلم والعنوان الكامل ورقم هاتف لشركة الشحن، وسنرسلها خلال يومي عمل.\n\nمع أطيب التحيات،\n{sender}\n{company}",
    },
  },
];
