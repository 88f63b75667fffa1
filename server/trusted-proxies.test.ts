import { expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { warnOfOpenHost } from "./trusted-proxies.ts";

test.each([
  [{}, 0],
  [{ TRUSTED_PROXIES: "1" }, 1],
  [{ TRUSTED_PROXIES: "2", HOST: "::" }, 1],
  [{ TRUSTED_PROXIES: "1", HOST: "127.0.0.1" }, 0],
  [{ TRUSTED_PROXIES: "1", HOST: "10.0.0.11" }, 0],
])("with %j there are %i warnings", (environment, warnings) => {
  const log = { warn: vi.fn() };
  warnOfOpenHost({ config: readConfig(environment), log });
  expect(log.warn).toHaveBeenCalledTimes(warnings);
});
