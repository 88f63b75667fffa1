import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { malware, startScanner } from "../../tests/support/start-scanner.ts";
import { refuseMalware, setScanner } from "./scan-file.ts";

afterEach(() => setScanner({ address: undefined }));

async function scanWith(options: Parameters<typeof startScanner>[0] = {}) {
  const scanner = await startScanner(options);
  onTestFinished(async () => void (await scanner.close()));
  const findings: object[] = [];
  setScanner({ address: scanner.address, onFinding: (finding) => findings.push(finding) });
  return { ...scanner, findings };
}

const infected = [Buffer.from("a letter with "), Buffer.from(malware)];

test("without a scanner every file is let through", async () => {
  await refuseMalware(infected);
});

test("a clean file is seen whole and let through", async () => {
  const { seen } = await scanWith();
  const large = Buffer.alloc(3_000_000, "words ");
  await refuseMalware([large.subarray(0, 7), Buffer.alloc(0), large.subarray(7)]);
  expect(seen[0]?.equals(large)).toBe(true);
});

test("an infected file is refused, and what it is called is reported", async () => {
  const { findings } = await scanWith();
  await expect(refuseMalware(infected)).rejects.toMatchObject({ code: "infected-file" });
  expect(findings).toEqual([{ found: "Test.Malware-1" }]);
});

test("a scanner may listen on a socket of the file system", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-scanner-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { seen } = await scanWith({ address: { path: join(folder, "clamd.ctl") } });
  await expect(refuseMalware(infected)).rejects.toMatchObject({ code: "infected-file" });
  expect(seen).toHaveLength(1);
});

test.each([
  ["says that the file is too long", "INSTREAM size limit exceeded. ERROR"],
  ["says something else", "UNKNOWN COMMAND"],
  ["hangs up", undefined],
])("a scanner that %s has not seen the file, which is put off", async (_, says) => {
  const { findings } = await scanWith({ answer: { says } });
  await expect(refuseMalware(infected)).rejects.toMatchObject({
    code: "unscanned-file",
    retryAfter: 60,
  });
  expect(findings).toEqual([{ error: expect.any(Error) }]);
});

test("so is a file when no scanner is there, and one that breaks off", async () => {
  const { close } = await scanWith();
  const half = (async function* () {
    yield Buffer.from("half");
    throw new Error("The sender is gone");
  })();
  await expect(refuseMalware(half)).rejects.toMatchObject({ code: "unscanned-file" });
  await close();
  await expect(refuseMalware(infected)).rejects.toMatchObject({ code: "unscanned-file" });
});
