import { airflowIn, doorWidthIn, floorLoad } from "#domain/booth-chooser/booth-figures.ts";
import { placeBooth } from "#domain/booth-chooser/place-booth.ts";
import type { Wishes } from "#domain/booth-chooser/read-wishes.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { plain } from "#domain/language/text.ts";

/** Where the door's width is not stated. */
export const assumedDoor = 850;

/** A booth as far as this visitor's people and room are concerned. */
export function toSeated({ product, wishes }: { product: Product; wishes: Wishes }) {
  const { id, title, booth, weight } = product;
  if (!booth) return [];
  const { outer, inner, persons: seats, power } = booth;
  const persons = Math.min(wishes.persons, seats);
  const air = airflowIn(plain(booth.ventilation));
  const door = doorWidthIn(plain(booth.door));
  return [
    {
      ...{ id, title, outer, inner, seats, power, door, persons },
      isTooSmall: seats < wishes.persons,
      airPerPerson: air === undefined ? undefined : air / persons,
      load:
        weight?.per === "piece" ? floorLoad({ weight: weight.value, persons, outer }) : undefined,
      fit: placeBooth({
        ...{ outer, door: door ?? assumedDoor, place: wishes.place },
        room: {
          length: wishes.length * 1000,
          width: wishes.width * 1000,
          height: wishes.height * 1000,
        },
      }),
    },
  ];
}

export type SeatedBooth = ReturnType<typeof toSeated>[number];
