import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readPageRequest } from "./page-request.ts";

function addressOf(url: string): string {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  return readPageRequest(request).address;
}

test.each([
  ["/en/product.html?finish=green&page=2", "/en/product.html?page=2&finish=green"],
  ["/product/woodSlat/2?mounting=direct", "/product/woodSlat/2?mounting=direct"],
  ["/en/product.html.data?rating=C&_routes=x", "/en/product.html.data?rating=C"],
  ["/cmpProductdetail/slat-oak?with=slat-ash", "/cmpProductdetail/slat-oak?with=slat-ash"],
])("%s is known as %s", (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test.each([
  "/en/product.html?finish=gold",
  "/en/product.html?material=polyester%20",
  "/en/product.html?with=slat-ash",
  "/en?finish=green",
  "/en/productdetail/slat-oak.html?mounting=direct",
  "/en/cmpProductdetail/slat-oak.html?with=../x",
  "/en/cmpProductdetail/slat-oak.html?finish=green",
])("%s is the page without a query", (url) => {
  expect(addressOf(url)).toBe(url.split("?")[0]);
});
