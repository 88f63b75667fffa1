import { afterEach, expect, test, vi } from "vitest";
import { locateIp, setLocations } from "./locate-ip.ts";

afterEach(() => setLocations({ file: undefined, onFailure() {} }));

test.each([
  ["8.8.8.8", "US"],
  ["212.58.244.1", "GB"],
  ["41.234.0.1", "EG"],
  ["240e:1::1", "CN"],
])("%s is in %s", async (ip, country) => {
  expect(await locateIp(ip)).toEqual({ country });
});

test.each(["192.168.0.1", "::1", "unknown", ""])("%j is nowhere", async (ip) => {
  expect(await locateIp(ip)).toEqual({});
});

test("a file that cannot be read is told and does not stop anybody", async () => {
  const onFailure = vi.fn();
  setLocations({ file: "/no/such/file.mmdb", onFailure });
  expect(await locateIp("8.8.8.8")).toEqual({});
  expect(await locateIp("8.8.8.8")).toEqual({});
  expect(onFailure).toHaveBeenCalledTimes(1);
});
