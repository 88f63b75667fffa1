import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { requireFewAttempts } from "../rate-limit/limit-attempts.ts";
import { hashToken } from "../staff/link-token.ts";
import { openAccount } from "./open-account.ts";

const limits = { perIp: 60, perNetwork: 240, seconds: 600 };

/** Spends the link of the mail that a registration caused; however often it is opened, it works once. */
export async function confirmRegistration({ token, ip }: { token: string; ip: string }) {
  await requireFewAttempts({ what: "confirm", ip, limits });
  const id = await db
    .transaction()
    .execute((on) =>
      openAccount({ registration: { tokenHash: hashToken(token) }, verified: true, on }),
    );
  if (id === undefined) throw new AppError("link-spent");
}
