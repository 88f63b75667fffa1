import { expect, test } from "vitest";
import { networkOf, realIp, subscriberOf } from "./network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:DB8::1", "2001:db8:0::"],
  ["2001:db8:0042::", "2001:db8:42::"],
  ["::1", "0:0:0::"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["unknown", "unknown"],
])("%s belongs to %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ["203.0.113.77", "203.0.113.77"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::"],
  ["2001:db8::1", "2001:db8:0:0::"],
  ["unknown", "unknown"],
])("%s is somebody of %s", (ip, subscriber) => {
  expect(subscriberOf(ip)).toBe(subscriber);
});

test("a word is no address", () => {
  expect(realIp("unknown")).toBeUndefined();
  expect(realIp("192.0.2.1:4711")).toBeUndefined();
  expect(realIp("192.0.2.1")).toBe("192.0.2.1");
});
