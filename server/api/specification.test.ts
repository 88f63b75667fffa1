import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { call } = startApi();

const base = "/api/specification/slat-oak";
const chosen = "mounting=battens-50&finish=oiled&lang=en";

test("every file has its type and a name in Latin letters", async () => {
  for (const [file, type] of [
    ["clause-ar.txt", "text/plain; charset=utf-8"],
    ["absorption.csv", "text/csv; charset=utf-8"],
    ["section.svg", "image/svg+xml"],
    ["section.dxf", "image/vnd.dxf"],
    ["covering.ifc", "application/x-step"],
    ["data-sheet.pdf", "application/pdf"],
    ["README.txt", "text/plain; charset=utf-8"],
  ]) {
    const response = await call(`${base}/${file}?${chosen}`);
    expect(response.status, file).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Content-Disposition")).toMatch(
      new RegExp(`filename="TH-SL-OAK-battens-50-oiled-${file}"$`),
    );
  }
});

test("the archive has every file, and is not sent again to whoever has it", async () => {
  const response = await call(`${base}/pack.zip?${chosen}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    "README.txt",
    "absorption.csv",
    "clause-ar.txt",
    "clause-en.txt",
    "clause-zh.txt",
    "covering.ifc",
    "data-sheet.pdf",
    "finish.jpg",
    "section.dxf",
    "section.svg",
    "surface.jpg",
  ]);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const again = await call(`${base}/covering.ifc?${chosen}`);
  const unchanged = await call(`${base}/covering.ifc?${chosen}`, {
    headers: { "If-None-Match": again.headers.get("ETag") ?? "" },
  });
  expect(unchanged.status).toBe(304);
});

test("what is not there is refused with a sentence in the caller's language", async () => {
  await db.updateTable("product").where("id", "=", "slat-teak").set({ status: "draft" }).execute();
  for (const [path, status] of [
    ["/api/specification/none-such/pack.zip?lang=en", 404],
    ["/api/specification/slat-teak/pack.zip?lang=en", 404],
    ["/api/specification/booth-s/pack.zip?lang=en", 404],
    [`${base}/pack.zip?mounting=nailed&lang=en`, 404],
    [`${base}/pack.zip?finish=polka-dots&lang=en`, 404],
    [`${base}/secrets.txt?lang=en`, 404],
    ["/api/specification/pet-baffle/section.dxf?mounting=rail&lang=en", 404],
    [`${base}/pack.zip?mounting=${"x".repeat(200)}&lang=en`, 400],
    [`${base}/pack.zip?finish=%3Cb%3E&lang=en`, 400],
    ["/api/specification/a%20b/pack.zip?lang=en", 400],
  ] as const) {
    const response = await call(path);
    expect(response.status, path).toBe(status);
    const { code, msg } = await response.json();
    expect(code).toBe(status);
    expect(msg).toMatch(/^[A-Z][a-z].+/);
  }
});
