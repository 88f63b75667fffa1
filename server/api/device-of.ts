import type { Device } from "#domain/staff/sign-in/device.ts";
import { getLocale } from "#text/runtime";

/** What a call says about the browser it comes from, once `deviceCookie` has read it. */
type Call = {
  get(name: "ip" | "device"): string;
  req: { header(name: string): string | undefined };
};

export function deviceOf(context: Call): Device {
  return {
    token: context.get("device"),
    ip: context.get("ip"),
    userAgent: context.req.header("User-Agent") ?? "",
    lang: getLocale(),
  };
}
