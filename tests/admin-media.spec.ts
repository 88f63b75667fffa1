import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { forgive } from "./support/journey.ts";

type DroppedFile = { name: string; type: string; content: Buffer };

async function drawing({ name, shade }: { name: string; shade: number }): Promise<DroppedFile> {
  const background = { r: shade, g: (shade * 5) % 256, b: Math.floor(Math.random() * 256) };
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const noise = { create: { width: 64, height: 64, channels: 3 as const, background: "#fff" } };
  const mark = await sharp({
    ...noise,
    create: { ...noise.create, noise: { type: "gaussian", mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  const content = await image
    .composite([{ input: mark }])
    .jpeg()
    .toBuffer();
  return { name, type: "image/jpeg", content };
}

/** Drops files where a person would let go of them. */
async function drop({ page, files }: { page: Page; files: DroppedFile[] }) {
  const sent = files.map(({ content, ...file }) => ({
    ...file,
    base64: content.toString("base64"),
  }));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
    }
    return data;
  }, sent);
  await page
    .getByRole("region", { name: "Drop pictures here" })
    .dispatchEvent("drop", { dataTransfer: transfer });
}

test("from a drop of several pictures to one that a page shows", async ({
  page,
  enter,
  query,
  problems,
}) => {
  const tag = randomUUID().slice(0, 8);
  await enter({ role: "editor", at: "media" });
  const svg = {
    name: "logo.svg",
    type: "image/svg+xml",
    content: Buffer.from("<svg onload='alert(1)'/>"),
  };
  await drop({
    page,
    files: [
      await drawing({ name: `wall ${tag}.jpg`, shade: 40 }),
      await drawing({ name: `ceiling ${tag}.jpg`, shade: 90 }),
      svg,
      await drawing({ name: `desk ${tag}.jpg`, shade: 140 }),
    ],
  });
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByRole("status")).toHaveText("3 of 4 done");
  await expect(uploads.getByText("SVG files are not taken")).toBeVisible();
  await expect(uploads.getByRole("button", { name: "Try again" })).toBeVisible();
  forgive(problems, /status of 415/);
  await expectAccessible(page);

  await uploads.getByRole("link", { name: `wall ${tag}.jpg` }).click();
  await page.getByLabel("Alt text (Chinese)").fill(`吸音墙 ${tag}`);
  await page.getByLabel("Alt text (English)").fill(`An acoustic wall ${tag}`);
  await page.getByLabel("Alt text (Arabic)").fill("جدار ماصّ للصوت");
  await page.getByRole("img", { name: `wall-${tag}` }).click({ position: { x: 12, y: 200 } });
  await expect(page.getByText("across,")).not.toContainText("50% across");
  await expect(page.getByText("Nothing shows this picture yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();

  const { rows } = await query("select id from production_base order by position, id limit 1");
  await query(
    `update production_base set content = jsonb_set(content, '{pictures}', $1::jsonb) where id = $2`,
    [JSON.stringify([`wall-${tag}`]), rows[0]?.id],
  );
  await expect(async () => {
    await page.goto("/en/aboutUs/jidi.html");
    await expect(page.getByRole("img", { name: `An acoustic wall ${tag}` })).toHaveCount(1);
  }).toPass();
  await page.goto(`/admin/media/wall-${tag}`);
  const uses = page.getByRole("region", { name: "Where it is used" });
  await expect(uses.getByText("Production base")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete picture" })).toBeDisabled();

  await page.goto(
    `/admin/media?filter=${encodeURIComponent(JSON.stringify({ q: tag, missing: "any" }))}`,
  );
  await expect(page.getByRole("listitem").getByText(tag)).toHaveCount(2);
  await page.getByRole("link", { name: `desk-${tag}` }).click();
  await page.getByRole("button", { name: "Delete picture" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The picture is deleted", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/media(\?|$)/);
});

test("an upload that fails on the way is sent again", async ({ page, enter, problems }) => {
  const name = `again-${randomUUID().slice(0, 8)}.jpg`;
  await enter({ role: "editor", at: "media" });
  await page.route("**/api/backoffice/media?*name=*", (route) => route.abort());
  await drop({ page, files: [await drawing({ name, shade: 200 })] });
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByText("cannot be reached")).toBeVisible();
  await page.unroute("**/api/backoffice/media?*name=*");
  await uploads.getByRole("button", { name: "Try again" }).click();
  await expect(uploads.getByText("In the library")).toBeVisible();
  // The browser notes the broken connection by itself.
  forgive(problems, /ERR_FAILED/);
});
