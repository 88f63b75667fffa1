import { expect, test } from "vitest";
import { createLoadLimit } from "./limit-load.ts";

function limit() {
  const clock = { now: 0 };
  const limitLoad = createLoadLimit({ burst: 3, perSecond: 2, now: () => clock.now });
  const times = (address: string, count: number) =>
    Array.from({ length: count }, () => limitLoad(address)).filter((refusal) => !refusal).length;
  return { clock, times };
}

test("so much at once, and more with time", () => {
  const { clock, times } = limit();
  expect(times("203.0.113.1", 10)).toBe(3);
  clock.now = 1000;
  expect(times("203.0.113.1", 10)).toBe(2);
  clock.now = 60_000;
  expect(times("203.0.113.1", 10)).toBe(3);
});

test("one address does not count for another", () => {
  const { times } = limit();
  expect(times("203.0.113.1", 10)).toBe(3);
  expect(times("2001:db8::1", 10)).toBe(3);
});

test("whoever has a network of IPv6 addresses counts as one, whichever they use", () => {
  const { times } = limit();
  expect(times("2001:db8:1:2::1", 2) + times("2001:db8:1:2:9:8:7:6", 2)).toBe(3);
  expect(times("2001:db8:1:3::1", 2)).toBe(2);
});

test.each(["127.0.0.1", "::1", "10.1.2.3", "172.20.0.5", "192.168.1.1", "fd00::1", ""])(
  "%s may be a proxy with everybody behind it: it is not counted",
  (address) => {
    expect(limit().times(address, 100)).toBe(100);
  },
);

test("those who were quiet longest are forgotten, so that memory has an end", () => {
  const { times } = limit();
  expect(times("203.0.113.1", 3)).toBe(3);
  for (let host = 0; host < 20_001; host++)
    times(`198.${host >> 16}.${(host >> 8) & 255}.${host & 255}`, 1);
  expect(times("203.0.113.1", 3)).toBe(3);
});
