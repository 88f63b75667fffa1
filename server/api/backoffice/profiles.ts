import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { readAvatar } from "#domain/members/avatar.ts";
import {
  approveProfile,
  getOfferedProfile,
  listOfferedProfiles,
  type ReviewFilter,
  refuseProfile,
  reviewSorts,
} from "#domain/members/review-profile.ts";
import { paragraphs } from "#domain/members/written.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { jsonBody, readList } from "./read-input.ts";

const filter: z.ZodType<ReviewFilter> = z.strictObject({
  state: z.enum(["waiting", "approved", "refused"]).optional(),
});
const seen = z.object({ version: z.int() });

/** Profiles that members want to be seen in the directory. */
export const profiles = new Hono<StaffEnvironment>()
  .get("/", requirePermission("profiles.review"), async (context) =>
    context.json(await listOfferedProfiles(readList(context, { sorts: reviewSorts, filter }))),
  )
  .get("/:id", requirePermission("profiles.review"), async (context) =>
    context.json(await getOfferedProfile({ id: context.req.param("id") })),
  )
  .get("/:id/avatar", requirePermission("profiles.review"), async (context) => {
    const { id } = await getOfferedProfile({ id: context.req.param("id") });
    const avatar = await readAvatar({ memberId: id });
    if (!avatar) throw new AppError("not-found");
    return context.body(Uint8Array.from(avatar), 200, { "Content-Type": "image/webp" });
  })
  .post("/:id/approve", requirePermission("profiles.review"), jsonBody(seen), async (context) => {
    const { version } = context.req.valid("json");
    const id = context.req.param("id");
    return context.json(await approveProfile({ id, version, actor: context.get("staff") }));
  })
  .post(
    "/:id/refuse",
    requirePermission("profiles.review"),
    jsonBody(seen.extend({ note: paragraphs({ least: 1, most: 500 }) })),
    async (context) => {
      const judged = context.req.valid("json");
      const id = context.req.param("id");
      return context.json(await refuseProfile({ id, ...judged, actor: context.get("staff") }));
    },
  );
