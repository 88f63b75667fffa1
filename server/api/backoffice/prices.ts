import { Hono } from "hono";
import { z } from "zod";
import { addPrice } from "#domain/offers/add-price.ts";
import { changePrice } from "#domain/offers/change-price.ts";
import { getPrice } from "#domain/offers/get-price.ts";
import { listPrices, priceSorts } from "#domain/offers/list-prices.ts";
import { removePrice } from "#domain/offers/remove-price.ts";
import { writtenPrice } from "#domain/offers/written-price.ts";
import { getLocale } from "#text/runtime";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const filter = z.strictObject({ id: ids.optional() });

/** What products cost. Visitors never see any of it. */
export const prices = new Hono<StaffEnvironment>()
  .get("/", requirePermission("offers.read"), async (context) => {
    const asked = readList(context, { sorts: priceSorts, filter });
    return context.json(await listPrices({ ...asked, lang: getLocale() }));
  })
  .post("/", requirePermission("offers.change"), jsonBody(writtenPrice), async (context) => {
    const { price } = context.req.valid("json");
    const { id } = await addPrice({ price, actor: context.get("staff") });
    return context.json(await getPrice({ id, lang: getLocale() }));
  })
  .get("/:id", requirePermission("offers.read"), async (context) =>
    context.json(await getPrice({ id: context.req.param("id"), lang: getLocale() })),
  )
  .put("/:id", requirePermission("offers.change"), jsonBody(writtenPrice), async (context) => {
    const id = context.req.param("id");
    await changePrice({ id, ...context.req.valid("json"), actor: context.get("staff") });
    return context.json(await getPrice({ id, lang: getLocale() }));
  })
  .delete("/:id", requirePermission("offers.change"), async (context) =>
    context.json(await removePrice({ id: context.req.param("id"), actor: context.get("staff") })),
  );
