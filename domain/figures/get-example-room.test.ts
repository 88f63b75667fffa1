import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { listAbsorbers } from "../calculator/list-absorbers.ts";
import { readLink } from "../calculator/read-link.ts";
import { runCalculation } from "../calculator/run-calculation.ts";
import { languages } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { roomTime } from "./example-room.ts";
import { getExampleRoom } from "./get-example-room.ts";

giveOwnDatabase();

test("the example is the room of the articles, and opens in the calculator as it is shown", async () => {
  for (const { code: lang } of languages) {
    const { before, treated, wanted, link } = await getExampleRoom({ lang });
    const opened = readLink(link.replace("/calculator.html#", ""));
    if (!opened || !treated) throw new Error("Nothing to open");
    const result = runCalculation({
      calculation: opened,
      absorbers: await listAbsorbers({ lang }),
    });
    expect(result).toMatchObject({ before, after: treated.after, wanted });
    expect(plain(treated.product)).not.toBe("");
    // What the articles work out by hand, with the slats of another maker.
    expect(before.sabine[500]?.toFixed(2)).toBe(roomTime({ panels: 0, band: 500 }).toFixed(2));
    expect(treated.after.sabine[500]).toBeCloseTo(roomTime({ panels: 20, band: 500 }), 1);
  }
});
