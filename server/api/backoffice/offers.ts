import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { changeOffer, copyOffer, removeOffer } from "#domain/offers/change-offer.ts";
import { draftOffer } from "#domain/offers/draft-offer.ts";
import { getOffer } from "#domain/offers/get-offer.ts";
import { listOfferable } from "#domain/offers/list-offerable.ts";
import { listOffers, offerSorts } from "#domain/offers/list-offers.ts";
import { makeLink } from "#domain/offers/make-link.ts";
import { makeOfferPdf } from "#domain/offers/make-offer-pdf.ts";
import { writtenOffer } from "#domain/offers/offer-draft.ts";
import { nameOffer } from "#domain/offers/offer-name.ts";
import { readSentOffer } from "#domain/offers/open-offer.ts";
import { sendOffer } from "#domain/offers/send-offer.ts";
import { withdrawOffer } from "#domain/offers/withdraw-offer.ts";
import { getLocale } from "#text/runtime";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const offerFilter = z.strictObject({
  id: ids.optional(),
  inquiry: z.string().max(20).optional(),
});
const productFilter = z.strictObject({ id: ids.optional() });
const seen = z.object({ version: z.int() });

/** Priced offers to those who asked. */
export const offers = new Hono<StaffEnvironment>()
  .get("/", requirePermission("offers.read"), async (context) => {
    const asked = readList(context, { sorts: offerSorts, filter: offerFilter });
    return context.json(await listOffers({ ...asked, lang: getLocale() }));
  })
  .get("/products", requirePermission("offers.read"), async (context) => {
    const asked = readList(context, { sorts: ["title"], filter: productFilter });
    return context.json(await listOfferable({ ...asked, lang: getLocale() }));
  })
  .post(
    "/",
    requirePermission("offers.change"),
    jsonBody(z.object({ inquiryId: z.string().max(20) })),
    async (context) =>
      context.json(await draftOffer({ ...context.req.valid("json"), actor: context.get("staff") })),
  )
  .get("/:id", requirePermission("offers.read"), async (context) =>
    context.json(await getOffer({ id: context.req.param("id"), lang: getLocale() })),
  )
  .put("/:id", requirePermission("offers.change"), jsonBody(writtenOffer), async (context) => {
    const id = context.req.param("id");
    await changeOffer({ id, ...context.req.valid("json"), actor: context.get("staff") });
    return context.json(await getOffer({ id, lang: getLocale() }));
  })
  .delete("/:id", requirePermission("offers.change"), async (context) =>
    context.json(await removeOffer({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .post("/:id/send", requirePermission("offers.change"), jsonBody(seen), async (context) =>
    context.json(
      await sendOffer({
        id: context.req.param("id"),
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  )
  .post("/:id/withdraw", requirePermission("offers.change"), async (context) =>
    context.json(await withdrawOffer({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .post("/:id/copy", requirePermission("offers.change"), async (context) =>
    context.json(await copyOffer({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .post("/:id/link", requirePermission("offers.change"), async (context) =>
    context.json(await makeLink({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .get("/:id/offer.pdf", requirePermission("offers.read"), async (context) => {
    const found = await readSentOffer({ id: context.req.param("id") });
    if (!found) throw new AppError("not-found");
    const pdf = await makeOfferPdf(found);
    const name = nameOffer(found.offer).replace("/", "-");
    return context.body(new Uint8Array(pdf), 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name}.pdf"`,
    });
  });
