import { z } from "zod";

const inquiry = z.object({ inquiryId: z.int() });
const application = z.object({ applicationId: z.string() });
const registration = z.object({ registrationId: z.string() });
const user = z.object({ userId: z.string() });

/**
 * The sorts of mail, and what each is about. Names only: a mail is worded when it leaves, so that
 * only how things stand then is told. What belongs to an account names it as `userId`, and goes
 * with it.
 */
export const queuedMail = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("inquiry-notification"), payload: inquiry }),
  z.object({ kind: z.literal("inquiry-receipt"), payload: inquiry }),
  z.object({ kind: z.literal("inquiry-reply"), payload: inquiry.extend({ replyId: z.int() }) }),
  z.object({ kind: z.literal("inquiry-assignment"), payload: inquiry.extend(user.shape) }),
  z.object({ kind: z.literal("offer"), payload: inquiry.extend({ offerId: z.string() }) }),
  z.object({ kind: z.literal("inquiry-answer"), payload: inquiry.extend({ answerId: z.int() }) }),
  z.object({ kind: z.literal("offer-answer"), payload: inquiry.extend({ answerId: z.int() }) }),
  z.object({ kind: z.literal("application-notification"), payload: application }),
  z.object({ kind: z.literal("application-receipt"), payload: application }),
  z.object({ kind: z.literal("application-decision"), payload: application }),
  z.object({ kind: z.literal("member-registration"), payload: registration }),
  z.object({ kind: z.literal("registration-refusal"), payload: registration }),
  z.object({ kind: z.literal("member-welcome"), payload: user }),
  z.object({ kind: z.literal("profile-decision"), payload: user }),
  z.object({
    kind: z.literal("article-decision"),
    payload: user.extend({ articleId: z.string() }),
  }),
  z.object({ kind: z.literal("invitation"), payload: z.object({ linkId: z.string() }) }),
  z.object({ kind: z.literal("new-password"), payload: user.extend({ linkId: z.string() }) }),
  z.object({ kind: z.literal("new-device"), payload: user.extend({ deviceId: z.string() }) }),
]);

export type QueuedMail = z.infer<typeof queuedMail>;
