import { m } from "#text";
import { octaveBands } from "../acoustics/octave-bands.ts";
import type { Lang } from "../language/language.ts";
import { boxSides } from "./box-sides.ts";
import type { Calculation } from "./calculation.ts";
import { materialName, placeName, type RoomWords } from "./part-names.ts";
import type { RoomMaterial } from "./room.ts";
import { roomTitle } from "./room-title.ts";
import { sideNames, targetName } from "./room-words.ts";

/** What is other in a room than it was before, in plain words. */
export function roomDifferences({
  before,
  after,
  ...words
}: RoomWords & { before: Calculation; after: Calculation }): string[] {
  const { lang } = words;
  const locale = { locale: lang };
  const compare = (what: string, write: (room: Calculation) => string) => {
    const [from, to] = [write(before), write(after)];
    // What one of them does not have at all is said by its shape.
    if (from === to || !from || !to) return [];
    return [m.room_diff_changed({ what, from, to }, locale)];
  };
  return [
    ...compare(m.calculator_name({}, locale), ({ name }) => name || "–"),
    ...compare(m.room_diff_size({}, locale), (room) => roomTitle({ ...room, name: "" })),
    ...boxSides.flatMap((side) =>
      compare(sideNames[side]({}, locale), ({ room }) =>
        room.shape === "box" ? nameOf({ material: room.sides[side], ...words }) : "",
      ),
    ),
    ...comparePieces({
      old: piecesOf({ calculation: before, ...words }),
      now: piecesOf({ calculation: after, ...words }),
      lang,
    }),
    ...compare(m.calculator_target({}, locale), ({ target }) => targetName(target, lang)),
    ...compare(
      m.room_diff_air({}, locale),
      ({ room: { air } }) => `${air.temperature}\u00a0°C, ${air.humidity}\u00a0%`,
    ),
    ...compare(m.calculator_furniture({}, locale), ({ room: { furniture } }) =>
      furniture ? `${furniture.share}\u00a0% · ${furniture.pieces}` : "–",
    ),
    ...compare(m.calculator_noise({}, locale), ({ noise }) =>
      noise === undefined ? "–" : `${noise}\u00a0dB(A)`,
    ),
    ...(restOf(before) === restOf(after) ? [] : [m.room_diff_other({}, locale)]),
  ];
}

/** Values of one's own all have one name: their numbers tell them apart. */
function nameOf({ material, ...words }: RoomWords & { material: RoomMaterial }): string {
  const name = materialName({ material, ...words });
  if (material.kind !== "own") return name;
  return `${name} (${octaveBands.map((band) => material.absorption[band]).join(" / ")})`;
}

type Piece = { name: string; area: number };
/** Windows, surfaces and panels, by what they are and where. */
type Pieces = Map<string, Piece>;

function piecesOf({
  calculation: { room, treatments },
  ...words
}: RoomWords & { calculation: Calculation }): Pieces {
  const { lang } = words;
  const pieces: Pieces = new Map();
  function add({ key, names, area }: { key: unknown; names: string[]; area: number }) {
    const at = JSON.stringify(key);
    const name = names.filter(Boolean).join(" · ");
    pieces.set(at, { name, area: (pieces.get(at)?.area ?? 0) + area });
  }
  const patches = room.shape === "box" ? room.patches : [];
  for (const { on, area, material } of patches) {
    const names = [nameOf({ material, ...words }), placeName({ on, room, lang })];
    add({ key: [on, material], names, area });
  }
  const surfaces = room.shape === "surfaces" ? room.surfaces : [];
  for (const { name = "", area, material } of surfaces) {
    add({ key: [name, material], names: [nameOf({ material, ...words }), name], area });
  }
  for (const { on, area, material, finish } of treatments) {
    const names = [materialName({ material, finish, ...words }), placeName({ on, room, lang })];
    add({ key: ["panels", on, material, finish], names, area });
  }
  return pieces;
}

function comparePieces({ old, now, lang }: { old: Pieces; now: Pieces; lang: Lang }): string[] {
  const locale = { locale: lang };
  const areaOf = ({ area }: Piece) =>
    m.square_metres_value({ value: twoPlaces.format(area) }, locale);
  const write = (piece: Piece) => ({ what: `${piece.name} · ${areaOf(piece)}` });
  const onlyIn = (one: Pieces, other: Pieces) =>
    [...one].flatMap(([key, piece]) => (other.has(key) ? [] : [piece]));
  const resized = [...now].flatMap(([key, piece]) => {
    const was = old.get(key);
    if (!was || areaOf(was) === areaOf(piece)) return [];
    return [{ what: piece.name, from: areaOf(was), to: areaOf(piece) }];
  });
  return [
    ...onlyIn(now, old).map((piece) => m.room_diff_added(write(piece), locale)),
    ...onlyIn(old, now).map((piece) => m.room_diff_removed(write(piece), locale)),
    ...resized.map((change) => m.room_diff_changed(change, locale)),
  ];
}

const twoPlaces = new Intl.NumberFormat("en", { maximumFractionDigits: 2, useGrouping: false });

const said = new Set([
  ...["name", "room", "target", "treatments", "air", "furniture", "noise"],
  ...["shape", "length", "width", "height", "sides", "patches", "volume", "surfaces"],
]);

/** Whatever a calculation has besides, so that no difference goes unsaid. */
function restOf(calculation: Calculation): string {
  const fields = Object.entries({ ...calculation, ...calculation.room });
  return JSON.stringify(fields.filter(([field]) => !said.has(field)));
}
