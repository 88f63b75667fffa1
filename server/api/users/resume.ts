import { Hono } from "hono";
import { z } from "zod";
import { getResume } from "#domain/members/get-resume.ts";
import {
  deleteResumeEntry,
  orderResume,
  resumeFields,
  saveResumeEntry,
} from "#domain/members/save-resume-entry.ts";
import { readFields } from "../backoffice/read-input.ts";
import type { MemberEnvironment } from "./environment.ts";
import { membersOnly } from "./members-only.ts";

const id = z.string().max(100);

/** A member's résumé. Whatever ids are sent, only what belongs to the caller is touched. */
export const resume = new Hono<MemberEnvironment>()
  .get("/", membersOnly, async (context) =>
    context.json({ code: 1000, data: await getResume({ memberId: context.get("member").id }) }),
  )
  .post("/save", membersOnly, async (context) => {
    const body = context.get("body");
    const { id: entry } = readFields(z.object({ id: id.optional() }), body);
    const fields = readFields(resumeFields, body);
    const memberId = context.get("member").id;
    return context.json({
      code: 1000,
      data: await saveResumeEntry({ memberId, id: entry, fields }),
    });
  })
  .post("/remove", membersOnly, async (context) => {
    const entry = readFields(z.object({ id }), context.get("body"));
    const memberId = context.get("member").id;
    return context.json({ code: 1000, data: await deleteResumeEntry({ memberId, ...entry }) });
  })
  .post("/order", membersOnly, async (context) => {
    const order = readFields(z.object({ ids: z.array(id).max(100) }), context.get("body"));
    const memberId = context.get("member").id;
    return context.json({ code: 1000, data: await orderResume({ memberId, ...order }) });
  });
