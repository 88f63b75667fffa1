import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { type Copy, listBlocks } from "../page-copy/page-copy.ts";
import { Colour } from "../ui/pictures/colour.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Shell and felt of each pictured pair, and how the style sheet finds the chosen one. */
const pairs = [
  {
    picture: "booth-m-colour-1",
    ...{ shell: "#f1f0eb", felt: "#b5654a" },
    chosen:
      "group-has-[[value='1']:checked]/colours:visible group-has-[[value='1']:checked]/colours:opacity-100",
  },
  {
    picture: "booth-m-colour-2",
    ...{ shell: "#2f4a3c", felt: "#c8952f" },
    chosen:
      "group-has-[[value='2']:checked]/colours:visible group-has-[[value='2']:checked]/colours:opacity-100",
  },
  {
    picture: "booth-m-colour-3",
    ...{ shell: "#e8e0cd", felt: "#2f4a3c" },
    chosen:
      "group-has-[[value='3']:checked]/colours:visible group-has-[[value='3']:checked]/colours:opacity-100",
  },
  {
    picture: "booth-m-colour-4",
    ...{ shell: "#1f1f1f", felt: "#7c8fa0" },
    chosen:
      "group-has-[[value='4']:checked]/colours:visible group-has-[[value='4']:checked]/colours:opacity-100",
  },
];
export const colourPictures = pairs.map(({ picture }) => picture);

/**
 * One booth in several pairs of colours, by the same camera: the chosen one fades in. The browser's
 * own radio buttons do it, so it works without JavaScript.
 */
export function Colours({ copy, pictures }: { copy: Copy; pictures: PictureValue[] }) {
  const shown = listBlocks({ copy, name: "colour" }).flatMap(({ number, title }) => {
    const pair = pairs[number - 1];
    const picture = pictures.find(({ id }) => id === pair?.picture);
    return title && pair && picture ? [{ ...pair, number, title, picture }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className="page-width section-space">
      <fieldset className="group/colours grid min-w-0 items-center gap-x-16 gap-y-8 desktop:grid-cols-[7fr_4fr]">
        <legend className="sr-only">
          <Text>{copy["colours.title"]}</Text>
        </legend>
        <div className="grid bg-sand">
          {shown.map(({ number, picture, chosen }) => (
            <Picture
              key={number}
              picture={picture}
              sizes="(min-width: 1376px) 815px, (min-width: 1080px) 60vw, 92vw"
              className={`invisible col-start-1 row-start-1 aspect-square w-full opacity-0 duration-250 ease-calm motion-safe:transition-[opacity,visibility] ${chosen}`}
            />
          ))}
        </div>
        <div>
          <h2 className="text-title">
            <Headline>{copy["colours.title"]}</Headline>
          </h2>
          <p className="mt-4 text-lead text-felt">
            <Text>{copy["colours.lead"]}</Text>
          </p>
          <ul className="mt-8 grid gap-2 phone:grid-cols-2 desktop:grid-cols-1">
            {shown.map(({ number, title, shell, felt }, position) => (
              <li key={number}>
                <label className="flex min-h-14 cursor-pointer items-center gap-4 border border-line px-4 py-2 hover:border-ink has-checked:border-ink has-checked:bg-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-oak">
                  <input
                    type="radio"
                    name="booth-colour"
                    value={number}
                    defaultChecked={position === 0}
                    className="sr-only"
                  />
                  <span aria-hidden="true" className="flex shrink-0 outline outline-ink/15">
                    <Colour colour={shell} className="h-8 w-5" />
                    <Colour colour={felt} className="h-8 w-5" />
                  </span>
                  <Text>{title}</Text>
                </label>
              </li>
            ))}
          </ul>
        </div>
      </fieldset>
    </section>
  );
}
