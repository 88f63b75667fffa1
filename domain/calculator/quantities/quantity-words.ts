import { m } from "#text";
import type { Lang } from "../../language/language.ts";
import { plain } from "../../language/text.ts";
import { writeNumber } from "../../text/write-number.ts";
import type { Absorber } from "../absorber.ts";
import type { Accessory, NotCounted } from "./accessories.ts";
import type { Quantities } from "./list-quantities.ts";

export function accessoryName(accessory: Accessory, lang: Lang): string {
  const locale = { locale: lang };
  if (accessory.kind === "wool") return m.calculator_quantities_wool(accessory, locale);
  if (accessory.kind === "battens") return m.calculator_quantities_battens(accessory, locale);
  return m.calculator_quantities_edge({}, locale);
}

export function accessoryQuantity(accessory: Accessory, lang: Lang): string {
  const locale = { locale: lang };
  if (accessory.kind === "edge-profile") {
    return m.calculator_quantities_metres(
      { value: writeNumber(accessory.length, { most: 1 }) },
      locale,
    );
  }
  const value = writeNumber(accessory.area, { most: 1 });
  return m.calculator_quantities_square_metres({ value }, locale);
}

const notCountedNames: Record<NotCounted, typeof m.calculator_quantities_not_fixings> = {
  fixings: m.calculator_quantities_not_fixings,
  "batten-spacing": m.calculator_quantities_not_battens,
  suspension: m.calculator_quantities_not_suspension,
  corners: m.calculator_quantities_not_corners,
  unpacked: m.calculator_quantities_not_unpacked,
  "pallet-weight": m.calculator_quantities_not_pallets,
};

export function notCountedName(kind: NotCounted, lang: Lang): string {
  return notCountedNames[kind]({}, { locale: lang });
}

/** How goods travel, in one sentence. */
export function transportText({
  quantities: { transport, tooLarge },
  absorbers,
  lang,
}: {
  quantities: Pick<Quantities, "transport" | "tooLarge">;
  absorbers: readonly Absorber[];
  lang: Lang;
}): string {
  const locale = { locale: lang };
  if (transport.by === "nothing") return m.calculator_quantities_unknown({}, locale);
  if (transport.by === "shared-container") {
    const volume = writeNumber(transport.cubicMetres, { most: 1 });
    return m.calculator_quantities_by_shared({ volume }, locale);
  }
  if (transport.by === "no-container") {
    const titles = absorbers.flatMap(({ id, title }) =>
      tooLarge.includes(id) ? [plain(title)] : [],
    );
    const products = new Intl.ListFormat(lang).format(titles);
    return m.calculator_quantities_by_none({ products }, locale);
  }
  const [floor, payload] = [transport.floor, transport.payload].map((share) =>
    String(Math.ceil(100 * share)),
  );
  const shares = { floor: floor ?? "", payload: payload ?? "" };
  return transport.by === "20ft"
    ? m.calculator_quantities_by_20(shares, locale)
    : m.calculator_quantities_by_40({ ...shares, count: transport.containers }, locale);
}
