import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { countryList } from "../countries/countries.ts";
import { type Lang, language, readLang } from "../language/language.ts";
import { spokenLanguages, type Trade, trades } from "./profile-fields.ts";

/** A member as everybody may see them: nothing that leads to them past us. */
export type Profile = {
  id: string;
  name: string;
  trade: Trade;
  /** Names in the reader's language; empty when not said. */
  country: string;
  languages: string;
  about: string;
  /** The language the member wrote in. */
  lang: Lang;
  /** Address of the picture. */
  avatar: string | undefined;
};

export type ProfileArticle = { id: string; title: string; lang: Lang };

export type ProfileFilter = {
  trade?: string | undefined;
  country?: string | undefined;
  language?: string | undefined;
};

export const profilesPerPage = 24;

const columns = ["id", "name", "trade", "country", "languages", "about", "lang", "avatar"] as const;

type Row = {
  id: string;
  name: string;
  trade: string;
  country: string;
  languages: string[];
  about: string;
  lang: string;
  avatar: string | null;
};

function toProfile({ row, lang }: { row: Row; lang: Lang }): Profile {
  const { avatar, country, languages, trade } = row;
  return {
    ...row,
    trade: trades.find((known) => known === trade) ?? "other",
    lang: readLang(row.lang),
    country: nameCountry({ code: country, lang }),
    languages: listLanguages({ codes: languages, lang }),
    avatar: avatar ? `/api/profiles/${row.id}/${avatar}.webp` : undefined,
  };
}

export function nameCountry({ code, lang }: { code: string; lang: Lang }): string {
  return countryList.find((country) => country.code === code)?.label[lang] ?? "";
}

export function nameLanguage({ code, lang }: { code: string; lang: Lang }): string {
  const names = new Intl.DisplayNames(language(lang).intl, { type: "language" });
  return names.of(code) ?? code;
}

/** As one says them one after the other: `العربية والإنجليزية`, not with another script's comma. */
function listLanguages({ codes, lang }: { codes: string[]; lang: Lang }): string {
  const names = codes.map((code) => nameLanguage({ code, lang }));
  return new Intl.ListFormat(language(lang).intl, { style: "narrow" }).format(names);
}

/** A page of the directory, by name; undefined when there is no such page. */
export async function listProfiles({
  filter: { trade, country, language: spoken },
  page,
  lang,
}: {
  filter: ProfileFilter;
  page: number;
  lang: Lang;
}): Promise<{ profiles: Profile[]; total: number; pages: number } | undefined> {
  const wanted = db
    .selectFrom("member_profile")
    .$if(trade !== undefined, (query) => query.where("trade", "=", trade ?? ""))
    .$if(country !== undefined, (query) => query.where("country", "=", country ?? ""))
    .$if(spoken !== undefined, (query) =>
      query.where(sql<boolean>`languages @> array[${spoken ?? ""}]`),
    );
  const [{ total }, rows] = await Promise.all([
    wanted.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    wanted
      .orderBy("name")
      .orderBy("id")
      .offset((page - 1) * profilesPerPage)
      .limit(profilesPerPage)
      .select(columns)
      .execute(),
  ]);
  const pages = Math.max(1, Math.ceil(total / profilesPerPage));
  if (page > pages) return undefined;
  return { profiles: rows.map((row) => toProfile({ row, lang })), total, pages };
}

/** What the directory can be narrowed down by: only what somebody in it has. */
export async function listProfileChoices({ lang }: { lang: Lang }) {
  const { rows } = await sql<{ kind: string; code: string }>`
    select distinct 'trade' as kind, trade as code from member_profile
    union select 'country', country from member_profile where country <> ''
    union select 'language', unnest(languages) from member_profile`.execute(db);
  const { compare } = new Intl.Collator(language(lang).intl);
  const of = (wanted: string, name: (code: string) => string) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ code }) => ({ value: code, label: name(code) }))
      .sort((a, b) => compare(a.label, b.label));
  return {
    trades: trades.filter((trade) => rows.some(({ code }) => code === trade)),
    countries: of("country", (code) => nameCountry({ code, lang })),
    languages: of("language", (code) => nameLanguage({ code, lang })),
  };
}

/** One public profile with what its owner has published here. */
export async function getProfile({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<(Profile & { articles: ProfileArticle[] }) | undefined> {
  const row = await db
    .selectFrom("member_profile")
    .where("id", "=", id)
    .select(columns)
    .executeTakeFirst();
  if (!row) return undefined;
  const articles = await db
    .selectFrom("article_author")
    .innerJoin("article", "article.id", "article_id")
    .innerJoin("member_article", "member_article.article_id", "article.id")
    .where("article_author.member_id", "=", id)
    .where("article.status", "=", "published")
    .orderBy("article.date", "desc")
    .select(["article.id", "member_article.title", sql<Lang>`member_article.lang`.as("lang")])
    .execute();
  return { ...toProfile({ row, lang }), articles };
}

/** What the form for one's own profile offers, by names in the reader's language. */
export function listProfileOptions({ lang }: { lang: Lang }) {
  const { compare } = new Intl.Collator(language(lang).intl);
  return {
    countries: countryList
      .map(({ code, label }) => ({ value: code as string, label: label[lang] }))
      .sort((a, b) => compare(a.label, b.label)),
    languages: spokenLanguages.map((code) => ({
      value: code as string,
      label: nameLanguage({ code, lang }),
    })),
  };
}
