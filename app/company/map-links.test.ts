import { expect, test } from "vitest";
import { mapLinks } from "./map-links.ts";

const company = { name: "听禾声学", address: "浙江省杭州市听禾路 1 号" };
const position = { latitude: 30.25, longitude: 120.125 };

/** Host, path and what they are asked for. */
function read(href: string) {
  const { host, pathname, searchParams } = new URL(href);
  return { at: host + pathname, ...Object.fromEntries(searchParams) };
}

test("maps look for the address when nobody has entered a position", () => {
  expect(mapLinks({ lang: "zh", ...company }).map(({ href }) => read(href))).toMatchObject([
    { at: "uri.amap.com/search", keyword: company.address },
    { at: "api.map.baidu.com/geocoder", address: company.address },
  ]);
  const address = "1 Tinghe Road, Hangzhou";
  for (const lang of ["en", "ar"] as const) {
    const links = mapLinks({ lang, name: "Tinghe", address });
    expect(links.map(({ href }) => read(href))).toMatchObject([
      { at: "www.google.com/maps/dir/", api: "1", destination: address },
      { at: "maps.apple.com/", daddr: address },
    ]);
  }
});

test("with a position each is given it in its own order", () => {
  expect(
    mapLinks({ lang: "zh", ...company, position }).map(({ href }) => read(href)),
  ).toMatchObject([
    { at: "uri.amap.com/navigation", to: "120.125,30.25,听禾声学", coordinate: "wgs84" },
    { at: "api.map.baidu.com/marker", location: "30.25,120.125", coord_type: "wgs84" },
  ]);
  const links = mapLinks({ lang: "en", ...company, position });
  expect(links.map(({ href }) => read(href))).toMatchObject([
    { destination: "30.25,120.125" },
    { daddr: "30.25,120.125" },
  ]);
});
