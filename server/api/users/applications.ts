import { Hono } from "hono";
import { findOwnFile, listOwnApplications } from "#domain/careers/list-own-applications.ts";
import { getLocale } from "#text/runtime";
import { sendPrivateFile } from "../send-private-file.ts";
import type { MemberEnvironment } from "./environment.ts";
import { membersOnly } from "./members-only.ts";

/** What a member applied for; another's applications do not exist here. */
export const ownApplications = new Hono<MemberEnvironment>()
  .get("/", membersOnly, async (context) =>
    context.json({
      code: 1000,
      data: await listOwnApplications({ memberId: context.get("member").id, lang: getLocale() }),
    }),
  )
  .get("/:id/file", membersOnly, async (context) =>
    sendPrivateFile(
      context,
      await findOwnFile({ id: context.req.param("id"), memberId: context.get("member").id }),
    ),
  );
