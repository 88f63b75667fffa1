import { presetNames } from "#domain/calculator/preset-rooms.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import { hasValues } from "#domain/catalogue/rate-mounting.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";

const names = {
  classroom: m.calculator_preset_classroom,
  meeting: m.calculator_preset_meeting,
  office: m.calculator_preset_office,
};

/** From the product to a room with half a side of it. */
export function YourRoom({ product: { id, mountings, material } }: { product: Product }) {
  const mounting = mountings.find(hasValues);
  if (!mounting || material === "accessory") return null;
  return (
    <p className="mt-5 border-t border-line pt-3 print:hidden">
      {m.calculator_in_your_room()}{" "}
      {presetNames.map((room) => (
        <Link
          key={room}
          to={`/calculator.html?room=${room}&product=${id}&mounting=${mounting.id}`}
          className="me-4 inline-flex min-h-11 items-center text-oak-deep underline underline-offset-4"
        >
          {names[room]()}
        </Link>
      ))}
    </p>
  );
}
