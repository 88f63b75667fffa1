import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { readLink, writeLink } from "#domain/calculator/room-link.ts";
import { expect, test } from "./support/back-office.ts";
import { hydrated } from "./support/journey.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";

test("staff open the room of an inquiry, and what they change is another link", async ({
  page,
  enter,
  query,
  request,
}) => {
  const name = `Ro${process.pid % 1000}`;
  const { vcodes, statement } = inventCaptchas();
  await query(statement);
  const material = { kind: "product" as const, id: "slat-oak", mounting: "battens-50" };
  const room = {
    ...{ ...presetRooms.meeting, name: "Level 3" },
    treatments: [{ material, on: "back" as const, area: 8.64 }],
  };
  const response = await request.post("/api/admin/addMessage", {
    data: {
      ...{ name, phone: "+971 50 000 0000", country: "Oman", conts: "How much?", lang: "en" },
      ...{ vcode: String(vcodes[0]), code: knownAnswer, room: writeLink(room) },
    },
  });
  expect(await response.json()).toMatchObject({ code: 1000 });

  await enter({ role: "sales", at: "inquiries" });
  await page.getByRole("row").filter({ hasText: name }).getByText("How much?").click();
  const link = page.getByRole("link", { name: "Level 3 · 6 × 4.5 × 2.8 m" });
  const address = (await link.getAttribute("href")) ?? "";
  expect(readLink(address.split("#")[1] ?? "")).toEqual(room);

  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Name of the room" })).toHaveValue("Level 3");
  await page.getByRole("textbox", { name: /^Height/ }).fill("3.2");
  await expect
    .poll(() => readLink(new URL(page.url()).hash.slice(1))?.room)
    .toMatchObject({ height: 3.2 });
});
