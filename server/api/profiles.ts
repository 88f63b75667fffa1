import { Hono } from "hono";
import { AppError } from "#domain/app-error.ts";
import { readPublicAvatar } from "#domain/members/avatar.ts";
import type { ApiEnvironment } from "./environment.ts";

/** Pictures of public profiles. Kept for an hour only: a member may take theirs down. */
export const profiles = new Hono<ApiEnvironment>().get(
  "/:id/:file{[0-9a-f]{64}\\.webp}",
  async (context) => {
    const { id, file } = context.req.param();
    const avatar = await readPublicAvatar({ id, hash: file.slice(0, 64) });
    if (!avatar) throw new AppError("not-found");
    return context.body(Uint8Array.from(avatar), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=3600",
    });
  },
);
