import { createHash, randomBytes } from "node:crypto";

/** What the person is given, and the only thing of it that is kept. */
export function makeToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token stands behind the hash sign: browsers send it to nobody, so no log ever has it. */
export function linkPath(token: string): string {
  return `/admin/welcome#${token}`;
}

/** Where somebody chooses a new password: staff in the back office, members on the site. */
export function passwordPath({
  token,
  role,
  lang,
}: {
  token: string;
  role: string;
  lang: string;
}): string {
  return role === "member" ? `/${lang}/login/password#${token}` : linkPath(token);
}
