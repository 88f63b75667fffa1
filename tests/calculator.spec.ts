import { readFileSync } from "node:fs";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { readLink } from "#domain/calculator/read-link.ts";
import { writeLink } from "#domain/calculator/room-link.ts";
import { heardLevel, watchAudio } from "./support/audio.ts";
import { answerInquiries, drawPictures, send, write } from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import {
  awake,
  expect,
  expectAccessible,
  hydrated,
  languages,
  older,
  test,
  widthBeyondWindow,
} from "./support/journey.ts";

const words = {
  zh: {
    length: /^长/,
    width: /^宽/,
    height: /^高/,
    solve: "计算面积",
    before: /处理前，赛宾/,
    after: /处理后，赛宾/,
    number: "请输入数字",
    keep: "保存在此设备",
    open: "打开",
    compare: "对比",
    solved: /250 至 2000 Hz 都在范围内/,
    within: /偏长|在推荐范围内/,
  },
  en: {
    length: /^Length/,
    width: /^Width/,
    height: /^Height/,
    solve: "Work out the areas",
    before: /Before, Sabine/,
    after: /After, Sabine/,
    number: "Enter a number",
    keep: "Keep on this device",
    open: "Open",
    compare: "Compare",
    solved: /From 250 to 2000 Hz the room lies in the range/,
    within: /Too long at|lie in the recommended range/,
  },
  ar: {
    length: /^الطول/,
    width: /^العرض/,
    height: /^الارتفاع/,
    solve: "حساب المساحات",
    before: /قبل، سابين/,
    after: /بعد، سابين/,
    number: "أدخل رقمًا",
    keep: "حفظ على هذا الجهاز",
    open: "فتح",
    compare: "مقارنة",
    solved: /تقع الغرفة ضمن النطاق/,
    within: /أطول من اللازم|ضمن النطاق الموصى به/,
  },
};

/** The note that the result rests on own values. */
function ownEvidence(texts: Record<string, string>): RegExp {
  const [start = ""] = (texts.calculator_evidence ?? "").split("{evidence}");
  return new RegExp(`${start}${texts.calculator_evidence_own}`);
}

for (const lang of languages) {
  const { [lang]: w } = words;
  const texts = JSON.parse(readFileSync(`messages/${lang}.json`, "utf8"));

  test(`in ${lang} a room is sized, solved, linked and kept`, older, async ({ page }) => {
    await page.goto(`/${lang}/calculator.html`);
    await hydrated(page);
    const cells = (name: RegExp) => page.getByRole("row", { name }).getByRole("cell");
    await expect(cells(w.before)).toHaveText(["1.91", "2.16", "2.78", "2.87", "3.43", "2.71"]);

    // Digits and decimals as they are typed elsewhere, and what is no number keeps the last result.
    await page.getByRole("textbox", { name: w.length }).fill("٨٫٥");
    await expect(cells(w.before).nth(2)).not.toHaveText("2.78");
    const shorter = await cells(w.before).allTextContents();
    await page.getByRole("textbox", { name: w.width }).fill("seven");
    await expect(page.getByText(w.number)).toBeVisible();
    await expect(page.getByRole("textbox", { name: w.width })).toHaveValue("seven");
    await expect(cells(w.before)).toHaveText(shorter);
    await page.getByRole("textbox", { name: w.width }).fill("7,0");
    await expect(page.getByText(w.number)).toBeHidden();

    await page.getByRole("button", { name: w.solve }).click();
    await expect(page.getByText(w.solved)).toBeVisible();
    await expect(page.getByText(w.within)).toBeVisible();
    await expect(cells(w.after)).toHaveCount(6);
    const after = await cells(w.after).allTextContents();
    expect(Number(after[2])).toBeLessThan(Number(shorter[2]));
    await expect(page.locator("[data-panel]")).not.toHaveCount(0);

    // What to order, in whole cartons.
    const order = page.getByRole("region", { name: texts.calculator_quantities_title });
    await expect(order.getByRole("table")).toContainText(/\d/);

    // The address holds all of it.
    await expect
      .poll(() => readLink(new URL(page.url()).hash.slice(1))?.treatments)
      .not.toHaveLength(0);
    await page.reload();
    await hydrated(page);
    await expect(cells(w.after)).toHaveText(after);

    // Kept on the device, changed, held against each other, and opened again.
    await page.getByRole("button", { name: w.keep }).click();
    await page.getByRole("textbox", { name: w.height }).fill("4");
    await expect(cells(w.after)).not.toHaveText(after);
    await page.getByRole("button", { name: w.compare }).click();
    await expect(page.getByRole("row", { name: /^B / }).last().getByRole("cell")).toHaveText(after);
    await page.getByRole("button", { name: w.open, exact: true }).click();
    await expect(cells(w.after).first()).toHaveText(after[0] ?? "");
  });

  test(`in ${lang} what is typed before the script is there counts`, async ({ page }) => {
    const { promise: fetched, resolve: fetch } = Promise.withResolvers<void>();
    await page.route(/calculator-island/, async (route) => {
      await fetched;
      await route.continue();
    });
    await page.goto(`/${lang}/calculator.html`);
    await page.getByRole("textbox", { name: w.length }).fill("12");
    const floor = page.locator("main select").nth(1);
    await floor.selectOption({ index: 1 });
    const chosen = await floor.inputValue();
    await page.getByRole("textbox", { name: w.width }).fill("8");
    fetch();
    await hydrated(page);
    await page.getByRole("textbox", { name: w.height }).fill("4");
    await expect
      .poll(() => readLink(new URL(page.url()).hash.slice(1))?.room)
      .toMatchObject({ length: 12, width: 8, height: 4 });
    await expect(floor).toHaveValue(chosen);
  });

  test(`in ${lang} own values, people, furniture and noise count`, older, async ({ page }) => {
    await page.goto(`/${lang}/calculator.html`);
    await hydrated(page);
    const before = page.getByRole("row", { name: w.before }).getByRole("cell");
    const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
    const at500 = async () => Number(await before.nth(2).textContent());
    await expect(before.first()).toHaveText("1.91");

    // They begin with those of what was there; what is wrong is said where it is.
    const floor = page.getByRole("combobox", { name: texts.side_floor, exact: true });
    await floor.focus();
    await floor.selectOption("own");
    await expect(floor).toBeFocused();
    const own = page.getByRole("group", {
      name: texts.calculator_own_legend.replace("{name}", texts.side_floor),
    });
    await expect(own.getByRole("textbox").first()).toHaveValue("0.02");
    await own.getByRole("textbox").first().fill("35");
    await expect(own.getByText(texts.calculator_problem_coefficient)).toBeVisible();
    await expect(own.getByRole("textbox").first()).toHaveAttribute("aria-invalid", "true");
    await expect(before.first()).toHaveText("1.91");
    await own.getByRole("textbox").first().fill("٠٫٣٥");
    await expect(own.getByText(texts.calculator_problem_coefficient)).toBeHidden();
    await expect(before.first()).toHaveText("0.83");
    await expect(before.nth(1)).toHaveText("2.16");
    await expect(page.getByText(ownEvidence(texts))).toBeVisible();

    const empty = await at500();
    await page.getByRole("button", { name: texts.calculator_furniture_example }).click();
    await expect(field(texts.calculator_furniture_share)).toHaveValue("7.2");
    await expect(field(texts.calculator_furniture_pieces)).toHaveValue("38");
    await expect.poll(at500).toBeLessThan(empty / 2);
    const furnished = await at500();
    await field(texts.calculator_furniture_pieces).fill("1.5");
    await expect(page.getByText(texts.calculator_problem_whole)).toBeVisible();
    await field(texts.calculator_furniture_pieces).fill("38");

    await page.getByRole("button", { name: texts.calculator_add_people }).click();
    await field(texts.calculator_people).fill("24");
    const areas = field(texts.calculator_area);
    await expect(areas.last()).toHaveValue("24");
    await expect.poll(at500).toBeLessThan(furnished);
    const material = page.getByRole("combobox", { name: texts.calculator_material }).last();
    await material.selectOption("audience-dense");
    await field(texts.calculator_people).fill("24");
    await expect(areas.last()).toHaveValue("12");

    const index = page.locator("dt", { hasText: texts.calculator_sti }).locator("+ dd");
    const silent = Number(await index.textContent());
    await field(texts.calculator_noise).fill("55");
    await expect(page.getByText(/55\s?dB\(A\)/)).toBeVisible();
    expect(Number(await index.textContent())).toBeLessThan(silent - 0.05);

    // The address holds all of it.
    await expect
      .poll(() => readLink(new URL(page.url()).hash.slice(1)))
      .toMatchObject({
        room: {
          sides: { floor: { kind: "own", absorption: { 125: 0.35, 250: 0.03 } } },
          furniture: { share: 7.2, pieces: 38 },
        },
        noise: 55,
      });
    const times = await before.allTextContents();
    await page.reload();
    await hydrated(page);
    await expect(before).toHaveText(times);
    await expect(field(texts.calculator_noise)).toHaveValue("55");
    await expect(field(texts.calculator_people)).toHaveValue("24");
    await expect(own.getByRole("textbox").first()).toHaveValue("0.35");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 400 });
    expect(await widthBeyondWindow(page)).toBe(0);
  });

  test(`in ${lang} a product leads to three rooms with it`, async ({ page }) => {
    for (const preset of ["classroom", "meeting", "office"] as const) {
      await page.goto(`/${lang}/productdetail/slat-oak.html`);
      const line = page.locator("p", { hasText: texts.calculator_in_your_room });
      const name = texts[`calculator_preset_${preset}`];
      await line.getByRole("link", { name, exact: true }).click();
      await hydrated(page);
      await expect(page.getByRole("row", { name: w.after })).toBeVisible();
      await expect(page.locator("[data-panel]")).toHaveCount(1);
    }
  });

  test(`in ${lang} a room is heard before and after`, async ({ page }) => {
    await watchAudio(page);
    await page.goto(
      `/${lang}/calculator.html?room=meeting&product=pet-flat-24&mounting=battens-50`,
    );
    await hydrated(page);
    const hear = page.getByRole("region", { name: texts.calculator_hear_title });
    await hear.getByRole("button", { name: texts.calculator_hear_play }).click();
    await expect(hear.getByRole("button", { name: texts.calculator_hear_stop })).toBeVisible();
    // A telephone lets nothing sound that is not begun within the press itself.
    expect(await page.evaluate(() => (window as { begunBy?: string }).begunBy)).toBe("click");
    await expect.poll(() => heardLevel(page)).toBeGreaterThan(0.0001);
    await hear.getByText(texts.calculator_hear_after, { exact: true }).click();
    await expect(hear.getByRole("radio", { name: texts.calculator_hear_after })).toBeChecked();
    await expect(hear.getByRole("alert")).toHaveCount(0);
  });

  test(`in ${lang} the room goes with the inquiry`, older, async ({ page }) => {
    const t = inquiryTexts[lang];
    await drawPictures(page);
    const sent = await answerInquiries(page, { json: { code: 1000 } });
    await page.goto(`/${lang}/calculator.html?room=meeting&product=slat-oak&mounting=battens-50`);
    await hydrated(page);
    await page.getByRole("textbox", { name: w.height }).fill("3");
    await expect(page.getByRole("slider", { name: w.height })).toHaveAttribute(
      "aria-valuenow",
      "3",
    );
    const ask = page.getByRole("link", { name: texts.calculator_quote_ask });
    await ask.scrollIntoViewIfNeeded();
    await ask.click();
    const form = page.getByRole("dialog").locator("form[method=post]");
    await awake(form, async () => {});
    await write(form, t);
    await form.locator("[name=code]").fill("abcde");
    await send(form, t);
    await expect(page.getByRole("alertdialog", { name: t.received })).toBeVisible();
    expect(sent[0]).toMatchObject({ purpose: "quote", product: "slat-oak" });
    expect(readLink(sent[0]?.room ?? "")).toMatchObject({
      room: { length: 6, height: 3 },
      treatments: [{ material: { id: "slat-oak", mounting: "battens-50" }, on: "back" }],
    });
  });

  test(`in ${lang} the calculator is accessible and fits every window`, async ({ page }) => {
    await page.goto(`/${lang}/calculator.html?room=meeting&product=slat-oak&mounting=battens-50`);
    await hydrated(page);
    await expect(page.getByRole("row", { name: w.after })).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 390, 768, 1080, 1440, 1920]) {
      await page.setViewportSize({ width, height: 400 });
      expect(await widthBeyondWindow(page), `${width} px`).toBe(0);
    }
  });
}

test("a wall is moved by its handle, by pointer and by keys", async ({ page }) => {
  await page.goto("/en/calculator.html");
  await hydrated(page);
  const handle = page.getByRole("slider", { name: "Height" });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("textbox", { name: "Height" })).toHaveValue("3.1");
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("textbox", { name: "Height" })).toHaveValue("2.1");
  const box = await handle.boundingBox();
  if (!box) throw new Error("no handle");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 60, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await page.getByRole("textbox", { name: "Height" }).inputValue()))
    .toBeGreaterThan(2.5);
});

test("what is wrong is said, nothing is worked out with it, and its field stays open", async ({
  page,
}) => {
  await page.goto("/en/calculator.html?room=meeting&product=slat-oak&mounting=battens-50");
  await hydrated(page);
  const solve = page.getByRole("button", { name: "Work out the areas" });
  const most = page.getByRole("textbox", { name: /^At most/ });
  for (const wrong of ["0", "ten"]) {
    await most.fill(wrong);
    await expect(most).toHaveAttribute("aria-invalid", "true");
    await expect(solve).toBeDisabled();
    await expect(page.getByText("First put right the field")).toBeVisible();
  }
  await most.fill("٢٠");
  await expect(solve).toBeEnabled();

  const former = page.getByText("these figures are of the last valid entries");
  await page.getByText("Air: temperature and humidity").click();
  const temperature = page.getByRole("textbox", { name: /^Temperature/ });
  await temperature.fill("");
  await expect(former).toBeVisible();
  await temperature.fill("-5");
  await expect(former).toHaveCount(0);
  await expect(temperature).toBeVisible();
});

test("a link whose product is gone opens, with all else that it holds", async ({ page }) => {
  const gone = { kind: "product" as const, id: "slat-gone", mounting: "battens-50" };
  const { room, target } = presetRooms.meeting;
  const link = writeLink({
    ...{ name: "Old room", room, target },
    treatments: [{ material: gone, on: "back", area: 10 }],
  });
  await page.goto(`/en/calculator.html#${link}`);
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: /^Name of the room/ })).toHaveValue("Old room");
  await expect(page.getByRole("textbox", { name: "Length" })).toHaveValue("6");
  await expect(page.getByText("This product is no longer made. Choose another.")).toBeVisible();
  const before = page.getByRole("row", { name: "Before, Sabine" }).getByRole("cell");
  const linked = await before.allTextContents();
  await expect(page.getByRole("textbox", { name: /^Area/ }).last()).toHaveValue("10");
  // The address goes on naming the room as it was linked.
  expect(new URL(page.url()).hash).toBe(`#${link}`);
  await page.goto("/en/calculator.html?room=meeting");
  await hydrated(page);
  await expect(before).toHaveText(linked);
});

test("a link that is none, and one to a product that is gone, still open", async ({ page }) => {
  await page.goto("/en/calculator.html#nonsense");
  await hydrated(page);
  await expect(page.getByRole("alert")).toContainText("could not be read");
  await page.goto("/en/calculator.html?room=office&product=slat-gone");
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Length" })).toHaveValue("14");
});

test("any shape by its surfaces has the times of the box it was", async ({ page }) => {
  await page.goto("/en/calculator.html?room=office");
  await hydrated(page);
  const before = page.getByRole("row", { name: "Before, Sabine" }).getByRole("cell");
  await page.getByRole("button", { name: "Remove" }).click();
  const box = await before.allTextContents();
  await page.getByLabel("Shape").selectOption("surfaces");
  await expect(page.getByRole("textbox", { name: /^Volume/ })).toHaveValue("378");
  await expect(before).toHaveText(box);
});

test("page and API agree to the last digit shown", async ({ page, request }) => {
  await page.goto("/en/calculator.html?room=meeting&product=pet-flat-24&mounting=ceiling-200");
  await hydrated(page);
  const shown = await page
    .getByRole("row", { name: "After, Sabine" })
    .getByRole("cell")
    .allTextContents();
  const surface = (id: string) => ({ kind: "surface", id });
  const wall = surface("plasterboard");
  const answer = await request.post("/api/acoustics/reverberation", {
    data: {
      ...{ shape: "box", length: 6, width: 4.5, height: 2.8 },
      sides: {
        ...{ front: wall, back: wall, left: wall, right: wall },
        ...{ floor: surface("carpet"), ceiling: surface("plasterboard-ceiling") },
      },
      patches: [
        { on: "front", area: 10, material: surface("glass") },
        { on: "back", area: 2, material: surface("door") },
        {
          ...{ on: "ceiling", area: 13.5 },
          material: { kind: "product", id: "pet-flat-24", mounting: "ceiling-200" },
        },
      ],
    },
  });
  const { data } = await answer.json();
  const times = [125, 250, 500, 1000, 2000, 4000].map((band) => data.sabine[band].toFixed(2));
  expect(shown).toEqual(times);
});
