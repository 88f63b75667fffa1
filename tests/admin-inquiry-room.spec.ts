import type { APIRequestContext } from "@playwright/test";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { readLink } from "#domain/calculator/read-link.ts";
import { writeLink } from "#domain/calculator/room-link.ts";
import { expect, expectAccessible, test } from "./support/back-office.ts";
import { hydrated } from "./support/journey.ts";
import { inventCaptchas, knownAnswer } from "./support/known-captchas.ts";
import { receivedMails } from "./support/mailbox.ts";

const material = { kind: "product" as const, id: "slat-oak", mounting: "battens-50" };
const room: Calculation = {
  ...{ ...presetRooms.meeting, name: "Level 3" },
  treatments: [{ material, on: "back", area: 8.64 }],
};

type Query = (statement: string, values?: unknown[]) => Promise<unknown>;

/** Sends a room with an inquiry, as the calculator does. */
async function ask({
  query,
  request,
  ...changes
}: { query: Query; request: APIRequestContext; room: Calculation; name: string } & Record<
  string,
  unknown
>) {
  const { vcodes, statement } = inventCaptchas();
  await query(statement);
  const response = await request.post("/api/admin/addMessage", {
    data: {
      ...{ phone: "+971 50 000 0000", country: "Oman", conts: "How much?", lang: "en" },
      ...{ vcode: String(vcodes[0]), code: knownAnswer },
      ...{ ...changes, room: writeLink(changes.room) },
    },
  });
  expect(await response.json()).toMatchObject({ code: 1000 });
}

test("staff open the room of an inquiry, and what they change is another link", async ({
  page,
  enter,
  query,
  request,
}) => {
  const name = `Ro${process.pid % 1000}`;
  await ask({ query, request, name, room });

  await enter({ role: "sales", at: "inquiries" });
  await page.getByRole("row").filter({ hasText: name }).getByText("How much?").click();
  const link = page.getByRole("link", { name: "Level 3 · 6 × 4.5 × 2.8 m" }).first();
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

test("a room is changed, sent back with a reply, and comes again changed", async ({
  page,
  context,
  hire,
  query,
  request,
}) => {
  const node = process.env.MAILING_NODE_UNDER_TEST ?? "";
  const name = `Rb${process.pid % 1000}`;
  const visitor = `${name.toLowerCase()}@example.com`;
  const sender = { name, email: visitor, phone: "+971 50 111 1111" };
  await ask({ query, request, ...sender, room, lang: "ar" });
  const { email, password } = await hire({ role: "sales", name: "Ann" });
  await page.request.post(`${node}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { Origin: node },
  });
  await page.goto(`${node}/admin/inquiries`);
  await page.getByRole("row").filter({ hasText: name }).getByText("How much?").click();

  // What is no room is said at the field, and keeps the reply from leaving.
  const field = page.getByLabel("Link of the room");
  const send = page.getByRole("button", { name: "Send", exact: true });
  await page.getByLabel("Subject").fill("غرفتك");
  await page.getByLabel("Text", { exact: true }).fill("هذا اقتراحنا.");
  await field.fill("https://www.example.com/");
  await expect(page.getByText("This is no link to a room.")).toBeVisible();
  await expect(send).toBeDisabled();

  // Changed in the calculator beside it, and brought back.
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Open the room in the calculator" }).click();
  const calculator = await opening;
  await hydrated(calculator);
  await calculator.getByRole("textbox", { name: /^Height/ }).fill("3.2");
  await expect
    .poll(() => readLink(new URL(calculator.url()).hash.slice(1))?.room)
    .toMatchObject({ height: 3.2 });
  await field.fill(calculator.url());
  await calculator.close();
  const table = page.getByRole("table", { name: "Both rooms compared" });
  const volumes = table.getByRole("row", { name: /^Volume/ }).getByRole("cell");
  await expect(volumes).toHaveText(["75.6", "86.4"]);
  await expect(page.getByText("Size: 6 × 4.5 × 2.8 m → 6 × 4.5 × 3.2 m")).toBeVisible();
  await expectAccessible(page);
  await send.click();

  // The history has both, and the mail one link of ours in the visitor's language.
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").filter({ hasText: "received" })).toContainText(
    "Level 3 · 6 × 4.5 × 2.8 m",
  );
  await expect(
    history.getByRole("table").getByRole("row", { name: /^500 Hz after/ }),
  ).toBeVisible();
  await expect(history.getByText("Size: 6 × 4.5 × 2.8 m → 6 × 4.5 × 3.2 m")).toBeVisible();
  let link = "";
  await expect
    .poll(async () => {
      const mails = (await receivedMails()).filter(({ to }) => to.includes(visitor));
      for (const { raw } of mails)
        link ||= /\/ar\/calculator\.html#s=[\w-]{22}/.exec(unfold(raw))?.[0] ?? "";
      return link;
    })
    .not.toBe("");

  // The visitor opens it, and asks again with a room that is changed once more.
  await page.goto(node + link);
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "اسم الغرفة" })).toHaveValue("Level 3");
  await expect(page.getByRole("textbox", { name: /^الارتفاع/ })).toHaveValue("3.2");
  const again = { ...room, name: "Level 4" };
  await ask({ query, request, ...sender, room: again, conts: "And like this?" });
  await page.goto(`${node}/admin/inquiries`);
  await page.getByRole("row").filter({ hasText: name }).getByText("And like this?").click();
  const others = page.getByRole("region", { name: "Other inquiries of this person" });
  await expect(others.getByRole("link", { name: "Level 3 · 6 × 4.5 × 2.8 m" })).toBeVisible();
  const comparing = context.waitForEvent("page");
  await others.getByRole("link", { name: "Compare in the calculator" }).click();
  const compared = await comparing;
  await hydrated(compared);
  await expect(compared.getByText(/^A Level 3/)).toBeVisible();
  await expect(compared.getByText(/^B Level 4/)).toBeVisible();
  await compared.close();
});

/** Lines of a mail end in = where they go on, and have =3D for an equals sign. */
function unfold(raw: string): string {
  return raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
}
