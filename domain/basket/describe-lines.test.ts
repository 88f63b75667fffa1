import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { BasketLine } from "./basket-rules.ts";
import { describeLines, writeLine } from "./describe-lines.ts";
import { listRequestable } from "./list-requestable.ts";

giveOwnDatabase();

const oak: BasketLine = {
  ...{ product: "slat-oak", finish: "oak", mounting: "battens-50" },
  ...{ sample: true, amount: 1234.5, unit: "m2", note: "lobby" },
};
const booth: BasketLine = { product: "booth-s", sample: false, amount: 2, unit: "piece" };

test("names stand in place of ids, in the reader's language", async () => {
  const [line] = await describeLines({ lines: [oak], lang: "en" });
  expect(line).toMatchObject({ sample: true, amount: 1234.5, note: "lobby", isOffered: true });
  expect(line?.product.title).toMatch(/oak.*\(TH-/i);
  expect(line?.finish).not.toBe("");
  expect(line?.mounting).toMatch(/50/);
  const [chinese] = await describeLines({ lines: [oak], lang: "zh" });
  expect(chinese?.product.title).toMatch(/\p{Script=Han}/u);
});

test.each(["zh", "en", "ar"] as const)("in %s a line is written with its amount", async (lang) => {
  const lines = await describeLines({ lines: [oak, booth], lang });
  const [first, second] = lines.map((line) => writeLine({ line, lang }));
  expect(first).toMatch(/1,234\.5\u00a0(?:m²|م²) · lobby$/);
  expect(second).toMatch(/2\u00a0(?:件|pcs|قطعة)$/);
});

test("what is withdrawn, or was never there, keeps the name it had", async () => {
  await db.updateTable("product").set({ status: "draft" }).where("id", "=", "booth-s").execute();
  const unknown = { ...booth, product: "booth-9" };
  const lines = await describeLines({ lines: [booth, unknown], lang: "en" });
  expect(lines.map(({ isOffered }) => isOffered)).toEqual([false, false]);
  expect(lines[0]?.product.title).toMatch(/booth/i);
  expect(lines[1]?.product.title).toBe("booth-9");
  expect(await listRequestable({ ids: ["booth-s", "booth-9"], lang: "en" })).toEqual([]);
});
