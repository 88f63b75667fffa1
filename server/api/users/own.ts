import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { AppError } from "#domain/app-error.ts";
import { largestFile } from "#domain/media/upload/limits.ts";
import { readAvatar, removeAvatar, setAvatar } from "#domain/members/avatar.ts";
import { changeProfile } from "#domain/members/change-profile.ts";
import { deleteOwnAccount } from "#domain/members/delete-member.ts";
import { exportMember } from "#domain/members/export-member.ts";
import { getMember } from "#domain/members/get-member.ts";
import { issueMemberToken } from "#domain/members/member-token.ts";
import { profileFields } from "#domain/members/profile-fields.ts";
import { readFileOf } from "../backoffice/read-file.ts";
import { readFields } from "../backoffice/read-input.ts";
import type { MemberEnvironment } from "./environment.ts";
import { membersOnly } from "./members-only.ts";

const limitPicture = bodyLimit({
  maxSize: largestFile,
  onError: () => {
    throw new AppError("picture-too-large");
  },
});
const picture = { largest: largestFile, refusal: "picture-too-large" } as const;
const profileChange = profileFields.extend({ version: z.int() });

/** A member's own account: profile, picture, and what the law calls their rights. */
export const own = new Hono<MemberEnvironment>()
  .post("/token", membersOnly, async (context) => {
    const { sessionId } = context.get("member");
    // A token must not prolong itself.
    if (sessionId === undefined) throw new AppError("unauthenticated");
    return context.json({ code: 1000, data: await issueMemberToken({ sessionId }) });
  })
  .get("/me", membersOnly, async (context) =>
    context.json({ code: 1000, data: await getMember(context.get("member")) }),
  )
  .post("/profile", membersOnly, async (context) => {
    const { version, ...fields } = readFields(profileChange, context.get("body"));
    const memberId = context.get("member").id;
    return context.json({ code: 1000, data: await changeProfile({ memberId, fields, version }) });
  })
  .get("/avatar", membersOnly, async (context) => {
    const avatar = await readAvatar({ memberId: context.get("member").id });
    if (!avatar) throw new AppError("not-found");
    return context.body(Uint8Array.from(avatar), 200, { "Content-Type": "image/webp" });
  })
  .post("/avatar", membersOnly, limitPicture, async (context) => {
    const { file } = readFileOf(context, picture);
    const memberId = context.get("member").id;
    const data = await setAvatar({ memberId, file, ip: context.get("ip") });
    return context.json({ code: 1000, data });
  })
  .post("/avatar/remove", membersOnly, async (context) =>
    context.json({
      code: 1000,
      data: await removeAvatar({ memberId: context.get("member").id }),
    }),
  )
  .get("/export", membersOnly, async (context) => {
    context.header("Content-Disposition", 'attachment; filename="my-data.json"');
    return context.json(await exportMember({ memberId: context.get("member").id }));
  })
  .post("/delete", membersOnly, async (context) => {
    const { password } = readFields(
      z.object({ password: z.string().min(1).max(200) }),
      context.get("body"),
    );
    const memberId = context.get("member").id;
    const caller = { ip: context.get("ip"), device: context.get("device") };
    await deleteOwnAccount({ memberId, password, ...caller });
    return context.json({ code: 1000, data: null });
  });
