// Browser tests use the system's Chromium: Playwright's own download is not needed. The one without
// windows does the same work in two thirds of the time. The fonts are there so that Chinese and
// Arabic are set with real glyphs.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./prepare.js";

const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const packages = ["chromium-headless-shell", "fonts-noto-core", "fonts-noto-cjk"];

export function findBrowser() {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

/** Installs Chromium and fonts through the system's package manager when they are missing. */
export function prepareBrowser() {
  if (findBrowser()) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    fail(
      `The browser tests need Chromium. As root run:\n  ${command}\nor set CHROMIUM_PATH to an installed one.`,
    );
  }
  process.stdout.write("Installing Chromium for the browser tests…\n");
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  const { status } = spawnSync("sh", ["-c", `${command} -qq`], quiet);
  if (status !== 0 || !findBrowser()) fail(`Chromium could not be installed. Try:\n  ${command}`);
}
