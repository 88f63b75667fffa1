import { Hono } from "hono";
import { z } from "zod";
import { localized } from "#domain/language/localized.ts";
import { changePicture } from "#domain/media/library/change-picture.ts";
import { deletePicture } from "#domain/media/library/delete-picture.ts";
import {
  listPictures,
  type PictureFilter,
  pictureSorts,
} from "#domain/media/library/list-pictures.ts";
import { getOfficePicture } from "#domain/media/library/office-picture.ts";
import { replacePicture } from "#domain/media/library/replace-picture.ts";
import { uploadPicture } from "#domain/media/library/upload-picture.ts";
import { whereUsed } from "#domain/media/library/where-used.ts";
import { largestFile } from "#domain/media/upload/limits.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { readFileOf } from "./read-file.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const filter: z.ZodType<PictureFilter> = z.strictObject({
  id: ids.optional(),
  missing: z.enum(["any", "zh", "en", "ar"]).optional(),
});

const altText = z.string().trim().max(500);
const share = z.number().min(0).max(1);
const change = z.object({
  alt: localized.extend({ zh: altText, en: altText, ar: altText }),
  focal: z.object({ x: share, y: share }),
  version: z.int(),
});

/** Far above what is taken, so that the refusal can say how much that is. */
const upload = { bodyUpTo: 110 * 1024 * 1024 };
const picture = { largest: largestFile, refusal: "picture-too-large" } as const;

/** The media library. A picture is sent as the body itself, its name beside it. */
export const media = new Hono<StaffEnvironment>()
  // The pictures of a record are seen by whoever sees its texts.
  .get("/", requirePermission("texts.read"), async (context) =>
    context.json(await listPictures(readList(context, { sorts: pictureSorts, filter }))),
  )
  .post("/", requirePermission("media.change", upload), async (context) =>
    context.json(
      await uploadPicture({ ...readFileOf(context, picture), actor: context.get("staff") }),
    ),
  )
  .get("/:id", requirePermission("media.read"), async (context) => {
    const id = context.req.param("id");
    return context.json({ ...(await getOfficePicture({ id })), uses: await whereUsed({ id }) });
  })
  .put("/:id", requirePermission("media.change"), jsonBody(change), async (context) => {
    const id = context.req.param("id");
    const changed = context.req.valid("json");
    const saved = await changePicture({ id, ...changed, actor: context.get("staff") });
    return context.json({ ...saved, uses: await whereUsed({ id }) });
  })
  .put("/:id/file", requirePermission("media.change", upload), async (context) =>
    context.json(
      await replacePicture({
        id: context.req.param("id"),
        ...readFileOf(context, picture),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id", requirePermission("media.change"), async (context) =>
    context.json(await deletePicture({ id: context.req.param("id"), actor: context.get("staff") })),
  );
