import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../../app-error.ts";
import { type Lang, languages } from "../../language/language.ts";
import type { Localized } from "../../language/localized.ts";
import { pictureBase, widthsFor } from "../picture.ts";

/** A picture as the back office shows it. */
export type OfficePicture = {
  id: string;
  /** What the file was called where it came from. */
  name: string;
  alt: Localized;
  /** Languages without an alternative text. */
  missing: Lang[];
  width: number;
  height: number;
  bytes: number | null;
  focal: { x: number; y: number };
  /** Addresses of a small and of a larger variant; they change with the picture. */
  thumb: string;
  preview: string;
  placeholder: string;
  createdAt: Date;
  createdBy: string | null;
  version: number;
};

export function selectPictures({ on = db }: { on?: Kysely<DB> } = {}) {
  return on
    .selectFrom("picture")
    .leftJoin("auth_user", "auth_user.id", "picture.created_by")
    .select([
      "picture.id",
      "picture.name",
      sql<Localized>`picture.alt`.as("alt"),
      "picture.width",
      "picture.height",
      "picture.bytes",
      "picture.hash",
      "picture.file",
      "picture.focal_x",
      "picture.focal_y",
      "picture.placeholder",
      "picture.created_at as createdAt",
      "auth_user.name as createdBy",
      "picture.version",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPictures>["execute"]>>[number];

export function toOfficePicture({ hash, file, focal_x, focal_y, ...row }: Row): OfficePicture {
  return {
    ...row,
    name: row.name || file,
    missing: languages.map(({ code }) => code).filter((code) => row.alt[code].trim() === ""),
    focal: { x: round(focal_x), y: round(focal_y) },
    thumb: variant({ ...row, hash }, 320),
    preview: variant({ ...row, hash }, 1080),
  };
}

export async function getOfficePicture({ id, on }: { id: string; on?: Kysely<DB> }) {
  const row = await selectPictures(on && { on })
    .where("picture.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return toOfficePicture(row);
}

/** What of a picture is told in the log. */
export function loggedPicture({ name, alt, focal, width, height }: OfficePicture) {
  return { name, alt, focal, width, height };
}

function variant(picture: { id: string; hash: string; width: number }, wanted: number): string {
  const widths = widthsFor(picture);
  const width = widths.find((offered) => offered >= wanted) ?? widths.at(-1);
  return `${pictureBase(picture)}/${width}.webp`;
}

/** The column keeps single precision, in which 0.3 is not quite 0.3. */
function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
