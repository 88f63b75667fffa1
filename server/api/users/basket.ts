import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { getAccountBasket, keptLines, saveAccountBasket } from "#domain/basket/account-basket.ts";
import { readFields } from "../backoffice/read-input.ts";
import type { MemberEnvironment } from "./environment.ts";
import { membersOnly } from "./members-only.ts";

const change = z.object({
  /** Whose list the device takes it for: somebody else may have signed in meanwhile. */
  owner: z.string().max(100),
  version: z.int().min(0),
  lines: keptLines,
});

/** The request list that a member has on every device. */
export const ownBasket = new Hono<MemberEnvironment>()
  .get("/", membersOnly, async (context) =>
    context.json({
      code: 1000,
      data: await getAccountBasket({ memberId: context.get("member").id }),
    }),
  )
  .post("/", membersOnly, async (context) => {
    const memberId = context.get("member").id;
    const { owner, ...list } = readFields(change, context.get("body"));
    if (owner !== memberId) throw new AppError("conflict");
    return context.json({ code: 1000, data: await saveAccountBasket({ memberId, ...list }) });
  });
