import { z } from "zod";

export type ImapAddress = {
  host: string;
  port: number;
  /** Encrypted from the first word; otherwise after STARTTLS, without which nothing is said. */
  secure: boolean;
  /** The server is this machine: there nobody listens in between. */
  isLocal: boolean;
  user: string;
  password: string;
  folder: string;
};

/** `imaps://user:password@host:993/INBOX`; what is special in user or password is percent-encoded. */
export const imapAddress = z
  .url({ protocol: /^imaps?$/ })
  .transform((written, context): ImapAddress => {
    const { protocol, hostname, port, username, password, pathname } = new URL(written);
    const secure = protocol === "imaps:";
    const read = {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port) || (secure ? 993 : 143),
      secure,
      isLocal: /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
      user: decode(username),
      password: decode(password),
      folder: decode(pathname.slice(1)) || "INBOX",
    };
    if (read.user !== "" && read.password !== "") return read;
    // The address is not repeated: it may hold half a password.
    context.addIssue({ code: "custom", message: "names no user and password" });
    return z.NEVER;
  });

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
