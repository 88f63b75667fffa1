import { expect, test } from "vitest";
import { clientIp } from "./client-ip.ts";

const from = (peer: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as Parameters<typeof clientIp>[0];

test("without proxies nothing a visitor writes is believed", () => {
  expect(clientIp(from("::ffff:198.51.100.7", "1.2.3.4"), { trustedProxies: 0 })).toBe(
    "198.51.100.7",
  );
});

test("with one proxy its entry, the last, is the visitor", () => {
  expect(clientIp(from("10.0.0.1", "6.6.6.6, 198.51.100.7"), { trustedProxies: 1 })).toBe(
    "198.51.100.7",
  );
});

test("with two proxies the last but one", () => {
  const request = from("10.0.0.1", "6.6.6.6, 198.51.100.7, 10.0.0.2");
  expect(clientIp(request, { trustedProxies: 2 })).toBe("198.51.100.7");
});

test("a shorter list than there are proxies gives its first entry", () => {
  expect(clientIp(from("10.0.0.1", "198.51.100.7"), { trustedProxies: 3 })).toBe("198.51.100.7");
});

test("IPv6 stays as it is", () => {
  expect(clientIp(from("2001:db8::1"), { trustedProxies: 1 })).toBe("2001:db8::1");
});
