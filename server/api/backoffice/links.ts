import { Hono } from "hono";
import { z } from "zod";
import { consumeLink, readLink } from "#domain/staff/consume-link.ts";
import { password } from "#domain/staff/password.ts";
import { deviceOf } from "../device-of.ts";
import type { StaffEnvironment } from "./environment.ts";
import { allowAnyone } from "./guard.ts";
import { personName } from "./people-input.ts";
import { readJson } from "./read-input.ts";

const token = z.string().min(1).max(100);

/** For whoever was given a link: whom it is for, and the account or the new password it gives. */
export const links = new Hono<StaffEnvironment>()
  .post("/read", allowAnyone(), async (context) => {
    const ip = context.get("ip");
    return context.json(await readLink({ ...(await readJson(context, z.object({ token }))), ip }));
  })
  .post("/spend", allowAnyone(), async (context) => {
    const spent = await readJson(context, z.object({ token, name: personName, password }));
    return context.json(await consumeLink({ ...spent, device: deviceOf(context) }));
  });
