import { Hono } from "hono";
import { z } from "zod";
import { password } from "#domain/staff/password.ts";
import { readLink, spendLink } from "#domain/staff/spend-link.ts";
import { deviceOf } from "../device-of.ts";
import type { StaffEnvironment } from "./environment.ts";
import { openToAnybody } from "./guard.ts";
import { personName } from "./people-input.ts";
import { readJson } from "./read-input.ts";

const token = z.string().min(1).max(100);

/** For whoever was given a link: whom it is for, and the account or the new password it gives. */
export const links = new Hono<StaffEnvironment>()
  .post("/read", openToAnybody(), async (context) => {
    const ip = context.get("ip");
    return context.json(await readLink({ ...(await readJson(context, z.object({ token }))), ip }));
  })
  .post("/spend", openToAnybody(), async (context) => {
    const spent = await readJson(context, z.object({ token, name: personName, password }));
    return context.json(await spendLink({ ...spent, device: deviceOf(context) }));
  });
