import { administer } from "./support/databases.ts";
import {
  acknowledge,
  answerInquiries,
  askForLittleWork,
  database,
  drawPictures,
  openForm,
  send,
  storedInquiries,
  type Texts,
  write,
} from "./support/inquiry-form.ts";
import { inquiryTexts } from "./support/inquiry-texts.ts";
import { clockTest, expect, forgive, hydrated, languages, older, test } from "./support/journey.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";
import { hold, texts } from "./support/shell.ts";

// What hangs on no words is tried in one of the languages.
for (const lang of languages) {
  const t = inquiryTexts[lang];

  test.describe(`an inquiry in ${lang}`, () => {
    const mistakes: [
      string,
      Partial<Texts["written"]>,
      "name" | "message" | "phone" | "country",
      string,
    ][] = [
      ["no name", { name: "" }, "name", t.name],
      ["201 characters", { message: "字".repeat(201) }, "message", t.message],
    ];
    if (lang === "zh") {
      mistakes.push(["a landline", { phone: "02112345678" }, "phone", t.phone]);
      mistakes.push(["12345678901", { phone: "12345678901" }, "phone", t.phone]);
    } else {
      mistakes.push(["no phone", { phone: " " }, "phone", t.phone]);
      // First, because a country once chosen stays.
      mistakes.unshift(["no country", { country: "" }, "country", t.country]);
    }
    // The other ways to the same words.
    if (lang === "en") {
      mistakes.push(["a name of eleven characters", { name: "a".repeat(11) }, "name", t.name]);
      mistakes.push(["no message", { message: "" }, "message", t.message]);
    }

    test("every mistake: refused in an alert, and at the field", async ({ page }) => {
      await drawPictures(page);
      const sent = await answerInquiries(page, { json: { code: 1000 } });
      const form = await openForm(page, lang);
      for (const [what, written, problem, label] of mistakes) {
        await test.step(what, async () => {
          await write(form, t, written);
          await send(form, t);
          await acknowledge(page, t, t.error, t.wrong[problem]);
          const field = form.getByLabel(label, { exact: true });
          await expect(field).toBeFocused();
          await expect(field).toHaveAttribute("aria-invalid", "true");
          await expect(field).toHaveAccessibleDescription(new RegExp(t.wrong[problem]));
        });
      }
      expect(sent).toEqual([]);
    });

    // With a country and without: there is no such field in Chinese.
    if (lang !== "ar") {
      test(
        "all right: sent once with every field, thanked for, cleared",
        older,
        async ({ page }) => {
          const pictures = await drawPictures(page);
          const sent = await answerInquiries(page, { json: { code: 1000, data: null } });
          const form = await openForm(page, lang);
          await write(form, t, { name: "👨‍👩‍👧‍👦".repeat(10) });
          await form.getByLabel(t.email, { exact: false }).fill("not checked");
          await form.getByLabel(t.address, { exact: false }).fill("1 Example Road");
          await form.getByLabel(t.code, { exact: true }).fill("abcde");
          const button = form.getByRole("button", { name: t.send, exact: true });
          await button.dblclick();
          await acknowledge(page, t, t.received, t.receivedText);
          expect(sent).toHaveLength(1);
          expect(sent[0]).toMatchObject({
            name: "👨‍👩‍👧‍👦".repeat(10),
            phone: t.written.phone,
            email: "not checked",
            address: "1 Example Road",
            conts: t.written.message,
            code: "abcde",
            vcode: "picture-1",
            lang,
            purpose: "message",
            page: `/${lang}/inquiry`,
          });
          expect(sent[0]?.country).toBe(t.written.country || undefined);
          expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
          for (const label of [t.name, t.phone, t.message, t.code]) {
            await expect(form.getByLabel(label, { exact: true })).toHaveValue("");
          }
          if (lang !== "zh") {
            await expect(form.getByRole("combobox", { name: t.country })).toHaveValue("");
          }
          await expect.poll(() => pictures.count).toBe(2);
          expect(await page.evaluate(() => localStorage.getItem("inquiry-draft"))).toBeNull();
        },
      );
    }

    if (lang === "zh") {
      test("code 400: the server's words under the error title, a new picture, nothing lost", async ({
        page,
      }) => {
        const pictures = await drawPictures(page);
        const msg = t.wrong.code;
        const data = { problems: [{ field: "code", msg }] };
        await answerInquiries(page, { json: { code: 400, msg, data } });
        const form = await openForm(page, lang);
        await write(form, t);
        await form.getByLabel(t.code, { exact: true }).fill("wrong");
        await send(form, t);
        await acknowledge(page, t, t.error, msg);
        await expect.poll(() => pictures.count).toBe(2);
        const code = form.getByLabel(t.code, { exact: true });
        await expect(code).toHaveValue("");
        await expect(code).toHaveAccessibleDescription(msg);
        await expect(form.getByLabel(t.message, { exact: true })).toHaveValue(t.written.message);
        await expect(form.getByLabel(t.phone, { exact: true })).toHaveValue(t.written.phone);
      });

      test("sent too early, a code that was not even looked at counts once more", async ({
        page,
      }) => {
        const pictures = await drawPictures(page);
        const msg = texts[lang].inquiry_problem_early;
        const data = { problems: [{ reason: "early", field: "code", msg }] };
        await answerInquiries(page, { json: { code: 400, msg, data } });
        const form = await openForm(page, lang);
        await write(form, t);
        const code = form.getByLabel(t.code, { exact: true });
        await code.fill("right");
        await send(form, t);
        await acknowledge(page, t, t.error, msg);
        await expect(code).toHaveValue("right");
        expect(pictures.count).toBe(1);
      });
    }

    if (lang === "en") {
      test("an HTTP error: the server's words in a toast, nothing lost", async ({
        page,
        problems,
      }) => {
        await drawPictures(page);
        const json = { code: 429, msg: `${lang}: enough for today` };
        const sent = await answerInquiries(page, { status: 429, json });
        const form = await openForm(page, lang);
        await write(form, t);
        await send(form, t);
        await expect(page.locator("[aria-live] [data-toast=error]")).toHaveText(json.msg);
        await expect(form.getByLabel(t.message, { exact: true })).toHaveValue(t.written.message);
        await send(form, t);
        await expect.poll(() => sent.length).toBe(2);
        expect(sent[1]?.key).toBe(sent[0]?.key);
        forgive(problems, /status of 429/);
      });
    }

    if (lang === "ar") {
      test("no network: said plainly, and sent again under the same key", async ({
        page,
        problems,
      }) => {
        await drawPictures(page);
        const keys: string[] = [];
        await page.route("**/api/admin/addMessage*", (route) => {
          keys.push(route.request().postDataJSON().key);
          return keys.length === 1 ? route.abort() : route.fulfill({ json: { code: 1000 } });
        });
        const form = await openForm(page, lang);
        await write(form, t);
        await send(form, t);
        await expect(page.locator("[data-toast=error]")).toHaveText(t.offline);
        await send(form, t);
        await acknowledge(page, t, t.received, t.receivedText);
        expect(keys[1]).toBe(keys[0]);
        forgive(problems, /ERR_FAILED/);
      });
    }

    if (lang === "en") {
      clockTest(
        "401: the stated words for 1.5 s, the token gone, to the sign-in",
        async ({ page, problems }) => {
          await drawPictures(page);
          await page.addInitScript(() => {
            if (!location.pathname.endsWith("/login")) localStorage.setItem("token", "secret");
          });
          await page.route("**/login", (route) => route.fulfill({ body: "sign in" }));
          const authorization: (string | undefined)[] = [];
          await page.route("**/api/admin/addMessage*", (route) => {
            authorization.push(route.request().headers().authorization);
            return route.fulfill({ status: 401, json: { code: 401, msg: "other words" } });
          });
          const form = await openForm(page, lang);
          await write(form, t);
          await page.clock.install({ time: "2026-01-01T08:00:00Z" });
          await page.clock.pauseAt("2026-01-01T09:00:00Z");
          await send(form, t);
          const toast = page.locator("[data-toast=error]");
          await expect(toast).toHaveText(t.expired);
          expect(authorization).toEqual(["Bearer secret"]);
          expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
          await page.clock.runFor(1499);
          await expect(toast).toBeVisible();
          await page.clock.runFor(1);
          await expect(page).toHaveURL(new RegExp(`/${lang}/login$`));
          forgive(problems, /status of 401/);
        },
      );
    }

    if (lang === "zh") {
      clockTest(
        "a slow call: the veil after 200 ms, one send however often the button is pressed",
        async ({ page }) => {
          await drawPictures(page);
          let sent = 0;
          let answer = () => {};
          const answered = new Promise<void>((resolve) => {
            answer = resolve;
          });
          await page.route("**/api/admin/addMessage*", async (route) => {
            sent++;
            await answered;
            await route.fulfill({ json: { code: 1000 } });
          });
          const form = await openForm(page, lang);
          await write(form, t);
          await page.clock.install({ time: "2026-01-01T08:00:00Z" });
          await page.clock.pauseAt("2026-01-01T09:00:00Z");
          await send(form, t);
          await page.clock.runFor(199);
          await expect(page.locator("[data-overlay]")).toHaveCount(0);
          await page.clock.runFor(1);
          await expect(page.locator("[data-overlay]")).toBeVisible();
          await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
          answer();
          await page.clock.runFor(200);
          await acknowledge(page, t, t.received, t.receivedText);
          await expect(page.locator("[data-overlay]")).toHaveCount(0);
          expect(sent).toBe(1);
        },
      );
    }

    if (lang === "en") {
      test("what was typed survives a reload and another language", async ({ page }) => {
        await drawPictures(page);
        let form = await openForm(page, lang);
        await write(form, t);
        await page.reload();
        await hydrated(page);
        await expect(form.getByLabel(t.message, { exact: true })).toHaveValue(t.written.message);
        await expect(form.getByLabel(t.phone, { exact: true })).toHaveValue(t.written.phone);

        for (const other of languages) {
          form = await openForm(page, other);
          const o = inquiryTexts[other];
          await expect(form.getByLabel(o.name, { exact: true })).toHaveValue(t.written.name);
          await expect(form.getByLabel(o.message, { exact: true })).toHaveValue(t.written.message);
          if (other !== "zh" && t.written.country) {
            await expect(form.locator("[name=country]")).toHaveValue(t.written.country);
          }
        }
      });
    }

    if (lang === "ar") {
      test("the picture: 70 by 26, labelled, another one when pressed", async ({ page }) => {
        const form = await openForm(page, lang);
        const picture = form.getByRole("button", { name: t.picture });
        const image = picture.locator("img");
        await expect(image).toHaveAttribute("src", /^data:image\/png;base64,/);
        expect(await image.boundingBox()).toMatchObject({ width: 70, height: 26 });
        const [before, vcode] = [await image.getAttribute("src"), form.locator("[name=vcode]")];
        const first = await vcode.inputValue();
        await picture.click();
        await expect(image).not.toHaveAttribute("src", before ?? "");
        await expect(vcode).not.toHaveValue(first);
      });
    }

    test("without the picture: the device works, and the real server takes it", async ({
      page,
    }) => {
      // Some seconds of arithmetic are asked for once, a thousandth of it otherwise.
      if (lang !== "en") await askForLittleWork(page);
      const form = await openForm(page, lang);
      const text = `${t.written.message} ${Date.now()}`;
      await write(form, t, { message: text });
      const proof = form.getByRole("button", { name: t.prove });
      await proof.press("Enter");
      // Arithmetic takes as long as the machine has other things to do.
      await expect(form.getByText(t.proved)).toBeVisible({ timeout: 150_000 });
      await send(form, t);
      await acknowledge(page, t, t.received, t.receivedText);
      expect(await storedInquiries(text)).toMatchObject([
        { lang, name: t.written.name, country: t.written.country, purpose: "message" },
      ]);
    });

    test("sent while the device is still at work, the form waits for it", async ({ page }) => {
      await drawPictures(page);
      await askForLittleWork(page);
      const sent = await answerInquiries(page, { json: { code: 1000 } });
      const work = await hold(page, /\/assets\/prove-by-work[^/]*\.js$/);
      const form = await openForm(page, lang);
      await write(form, t);
      await form.getByRole("button", { name: t.prove }).click();
      await send(form, t);
      await expect(form).toHaveAttribute("aria-busy", "true");
      expect(sent).toEqual([]);
      work();
      await acknowledge(page, t, t.received, t.receivedText);
      const proof = {
        vcode: expect.stringMatching(/\S/),
        code: expect.stringContaining("counter"),
      };
      expect(sent).toEqual([expect.objectContaining(proof)]);
    });
  });
}

test("the country begins the phone number, unless one has been begun", async ({ page }) => {
  await drawPictures(page);
  const form = await openForm(page, "en");
  const country = form.getByRole("combobox", { name: "Country" });
  const phone = form.getByLabel("Phone");
  const choose = async (name: string) => {
    await country.fill(name);
    await form.getByRole("option", { name }).first().click();
  };
  await choose("Egypt");
  await expect(phone).toHaveValue("+20 ");
  await choose("Germany");
  await expect(phone).toHaveValue("+49 ");
  await phone.fill("+49 30 1");
  await choose("Egypt");
  await expect(phone).toHaveValue("+49 30 1");
});

test("the same form sent twice by hand is stored once", async ({ request, baseURL }) => {
  const { vcodes, statement } = inventCaptchas({ count: 2 });
  await administer(database(), statement);
  const text = `Sent twice ${Date.now()}`;
  for (const vcode of vcodes) {
    const response = await request.post(`${baseURL}/en/inquiry`, {
      form: {
        name: "Ann",
        phone: "+49 1",
        country: "Germany",
        conts: text,
        key: "one-press-of-the-button",
        code: knownAnswer,
        vcode,
      },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toBe("/en/inquiry/sent");
    expect(response.headers()["cache-control"]).toContain("no-store");
  }
  expect(await storedInquiries(text)).toHaveLength(1);
});

test("a form of another site is refused", async ({ request, baseURL }) => {
  const response = await request.post(`${baseURL}/en/inquiry`, {
    form: { name: "Ann" },
    headers: { Origin: "https://evil.example" },
  });
  expect(response.status()).toBe(403);
});
