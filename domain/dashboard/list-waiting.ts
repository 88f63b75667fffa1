import { type RawBuilder, sql } from "kysely";
import { db } from "#db/connect.ts";
import { hasFollowUp } from "../inquiries/select-inquiries.ts";
import type { Lang } from "../language/language.ts";
import { type Kind, kindNames } from "../records/kinds.ts";
import { translatedKinds } from "../records/translated-kinds.ts";
import { type Permission, permissionsOf } from "../staff/permissions.ts";

/** What somebody of a role has to see to. */
export const waitingSorts = [
  "inquiries",
  "follow-ups",
  "applications",
  "registrations",
  "profiles",
  "member-articles",
  "untranslated",
  "outdated",
  "drafts",
  "kept",
] as const;
export type WaitingSort = (typeof waitingSorts)[number];

export type Waiting = {
  what: WaitingSort;
  count: number;
  /** Of which kind of content, where it is content. */
  kind: Kind | null;
};

type Source = {
  what: WaitingSort;
  permission: Permission;
  count: RawBuilder<unknown>;
  kind?: Kind;
};

const shared: Source[] = [
  {
    what: "inquiries",
    permission: "inquiries.read",
    count: sql`select count(*) from inquiry where read_at is null and status <> 'spam'`,
  },
  {
    what: "applications",
    permission: "applications.read",
    count: sql`select count(*) from job_application where status = 'new'`,
  },
  {
    what: "registrations",
    permission: "members.change",
    count: sql`select count(*) from member_registration registration
      where expires_at > now() and refused_at is null
        and not exists (select from auth_user where auth_user.email = registration.email)`,
  },
  {
    what: "profiles",
    permission: "profiles.review",
    count: sql`select count(*) from member where profile_state = 'waiting'`,
  },
  {
    what: "member-articles",
    permission: "memberArticles.review",
    count: sql`select count(*) from member_article where state = 'submitted'`,
  },
  ...kindNames.flatMap(ofContent),
];

/** What somebody wanted to see to by now; of other people's plans nobody is reminded. */
function ownOf(person: string): Source[] {
  return [
    {
      what: "follow-ups",
      permission: "inquiries.change",
      count: sql`select count(*) from inquiry
        where assignee = ${person} and ${hasFollowUp("due")}`,
    },
  ];
}

/** Drafts to finish, changes to publish and texts to translate, of those kinds that one writes. */
function ofContent(kind: Kind): Source[] {
  const permission = kind === "job" ? "jobs.change" : "content.change";
  const table = sql.table(kind);
  return [
    {
      ...{ what: "untranslated", permission, kind },
      count: sql`select count(*) from ${table}
        where status <> 'trashed' and unfinished && '{missing:zh,missing:en,missing:ar}'`,
    },
    {
      ...{ what: "drafts", permission, kind },
      count: sql`select count(*) from ${table} where status = 'draft'`,
    },
    {
      ...{ what: "kept", permission, kind },
      count: sql`select count(*) from content_kept where kind = ${sql.lit(kind)}`,
    },
  ];
}

/** Texts that a translator's language lacks, or has of an older wording. */
function ofTranslator(lang: Lang): Source[] {
  const permission = "texts.translate";
  return translatedKinds.flatMap((kind): Source[] => {
    const count = (mark: string) => sql`select count(*) from ${sql.table(kind)}
      where status <> 'trashed' and unfinished @> array[${`${mark}:${lang}`}]`;
    return [
      { what: "untranslated", permission, kind, count: count("missing") },
      { what: "outdated", permission, kind, count: count("outdated") },
    ];
  });
}

/** What waits for somebody of this role, and nothing that others have to see to. */
export async function listWaiting({
  person,
  role,
  translates = null,
}: {
  person: string;
  role: string;
  /** The language of a translator. */
  translates?: Lang | null;
}): Promise<Waiting[]> {
  const permissions = permissionsOf(role);
  const own = [...shared, ...ownOf(person), ...(translates ? ofTranslator(translates) : [])].filter(
    ({ permission }) => permissions.includes(permission),
  );
  if (own.length === 0) return [];
  const counts = own.map(
    ({ what, kind, count }, place) => sql`
      select ${sql.lit(place)} as place, ${sql.lit(what)} as what,
        ${kind ? sql.lit<string>(kind) : sql`null::text`} as kind, (${count})::int as count`,
  );
  const { rows } = await sql<Waiting>`
    select what, count, kind from (${sql.join(counts, sql` union all `)}) waiting
    where count > 0 order by place`.execute(db);
  const order = (what: WaitingSort) => waitingSorts.indexOf(what);
  return rows.toSorted((one, other) => order(one.what) - order(other.what));
}
