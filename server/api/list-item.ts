import { z } from "zod";
import { plain, type Text } from "#domain/language/text.ts";
import { type Picture, widthsFor } from "#domain/media/picture.ts";

/** The id of anything; what else is sent never reaches the database. */
export const recordId = z.string().regex(/^[\w-]{1,100}$/);

/** An entry of any list, with the contract's names. */
export const listItem = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    imgs: z.array(z.string()).describe("Addresses of pictures, without the host"),
  })
  .meta({ id: "ListItem" });

export const listing = z.object({
  code: z.literal(1000),
  data: z.array(listItem),
  total: z.int().describe("How many there are on all pages together"),
});

export function toItem({
  id,
  title,
  description,
  pictures,
}: {
  id: string;
  title: Text;
  description: Text;
  pictures: (Picture | undefined)[];
}): z.infer<typeof listItem> {
  return {
    _id: id,
    title: plain(title),
    description: plain(description),
    imgs: pictures.flatMap((picture) => (picture ? [pictureAddress(picture)] : [])),
  };
}

/** A width that does for most uses, in the format that everything can show by now. */
export function pictureAddress(picture: Picture): string {
  const widths = widthsFor(picture);
  return `${picture.base}/${widths.find((width) => width >= 800) ?? widths.at(-1)}.webp`;
}
