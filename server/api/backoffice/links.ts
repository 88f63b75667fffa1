import { Hono } from "hono";
import { z } from "zod";
import { password } from "#domain/staff/passwords/password.ts";
import { consumeLink, readLink } from "#domain/staff/people/consume-link.ts";
import { deviceOf } from "../device-of.ts";
import type { StaffEnvironment } from "./environment.ts";
import { allowAnyone } from "./guard.ts";
import { personName } from "./people-input.ts";
import { jsonBody } from "./read-input.ts";

const token = z.string().min(1).max(100);

/** For whoever was given a link: whom it is for, and the account or the new password it gives. */
export const links = new Hono<StaffEnvironment>()
  .post("/read", allowAnyone(), jsonBody(z.object({ token })), async (context) => {
    const ip = context.get("ip");
    return context.json(await readLink({ ...context.req.valid("json"), ip }));
  })
  .post(
    "/spend",
    allowAnyone(),
    jsonBody(z.object({ token, name: personName, password })),
    async (context) => {
      const spent = context.req.valid("json");
      return context.json(await consumeLink({ ...spent, device: deviceOf(context) }));
    },
  );
