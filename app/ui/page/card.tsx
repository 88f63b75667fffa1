import type { ReactNode } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { Link } from "../controls/link.tsx";
import { Picture } from "../pictures/picture.tsx";
import { Headline } from "../text/headline.tsx";
import { Text } from "../text/text.tsx";

/** An entry of a grid without gaps between its rows, and the card in it: their parts share its rows. */
export const alignedEntry = "row-span-5 grid grid-rows-subgrid";

const shapes = { square: "aspect-square", landscape: "aspect-[4/3]", wide: "aspect-[3/2]" };

/** A picture that leads somewhere. The whole card is the link's target; the title is its name. */
export function Card({
  to,
  picture,
  title,
  text,
  note,
  shape = "landscape",
  sizes = "(min-width: 1080px) 25vw, (min-width: 470px) 50vw, 100vw",
  heading: Heading = "h3",
  newTab = false,
  aligned = false,
  children,
}: {
  to: string;
  picture: PictureValue | undefined;
  title: TextValue;
  text?: TextValue | undefined;
  /** A short line above the title: a class, a place and year, a date. */
  note?: ReactNode;
  shape?: keyof typeof shapes;
  sizes?: string;
  heading?: "h2" | "h3";
  newTab?: boolean;
  /** Its parts, five at most, stand in line with those of its neighbours, in a list of `alignedEntry`. */
  aligned?: boolean;
  children?: ReactNode;
}) {
  return (
    <article className={`group relative ${aligned ? alignedEntry : "flex flex-col"}`}>
      <div className={`w-full self-start overflow-hidden bg-sand ${shapes[shape]}`}>
        {picture && (
          <Picture
            picture={picture}
            sizes={sizes}
            className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]"
          />
        )}
      </div>
      {note && <p className="mt-4 text-sm text-felt">{note}</p>}
      <Heading className={`${note ? "mt-1" : "mt-4"} text-lg leading-snug`}>
        <Link
          to={to}
          {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
          className="underline-offset-4 group-hover:underline before:absolute before:inset-0"
        >
          <Headline>{title}</Headline>
        </Link>
      </Heading>
      {text && (
        <p className="mt-1.5 text-felt">
          <Text>{text}</Text>
        </p>
      )}
      {children}
    </article>
  );
}

/** Cards side by side: one, two, three or four a row as the width allows. */
export function CardGrid({
  children,
  columns = 4,
  pairs = false,
}: {
  children: ReactNode;
  columns?: 3 | 4;
  /** Two a row on a phone, four on a tablet: for small squares. */
  pairs?: boolean;
}) {
  const wide = columns === 4 ? "desktop:grid-cols-4" : "desktop:grid-cols-3";
  const narrow = pairs
    ? "grid-cols-2 gap-x-4 phone:gap-x-6 tablet:grid-cols-4"
    : "gap-x-6 phone:grid-cols-2 tablet:grid-cols-3";
  return (
    <div data-entries className={`grid gap-y-12 ${narrow} ${wide}`}>
      {children}
    </div>
  );
}
