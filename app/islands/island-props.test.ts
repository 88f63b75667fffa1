import { expect, test } from "vitest";
import type { Json } from "./island-props.ts";

/** As an island gets its props. */
function handOver<Value>(value: Json<Value>): unknown {
  return JSON.parse(JSON.stringify(value));
}

test("what is JSON is handed over as it is, however deep", () => {
  const cards = [{ label: "Oak", sizes: [600, 1200], picture: undefined, note: null }];
  expect(handOver<typeof cards>(cards)).toEqual(cards);
});

test("what JSON would change is no prop of an island: the types refuse it", () => {
  type Written = { rooms: { built: Date }[] };
  const rooms = [{ built: new Date(0) }];
  // @ts-expect-error a day would come as a text
  expect(handOver<Written>({ rooms })).toEqual({ rooms: [{ built: "1970-01-01T00:00:00.000Z" }] });

  type Named = { names: { by: Map<string, string> } };
  const by = new Map([["en", "Oak"]]);
  // @ts-expect-error a map would come empty
  expect(handOver<Named>({ names: { by } })).toEqual({ names: { by: {} } });

  type Pressed = { buttons: { press: () => void }[] };
  const press = () => {};
  // @ts-expect-error a function would be missing
  expect(handOver<Pressed>({ buttons: [{ press }] })).toEqual({ buttons: [{}] });
});
