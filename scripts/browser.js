// Browser tests use the system's Chromium: Playwright's own download is not needed. The one without
// windows does the same work in two thirds of the time. The fonts are there so that Chinese and
// Arabic are set with real glyphs, and Latin letters as wide as they are for nearly all visitors.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./prepare.js";

const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** By the package of Debian and a file of it. */
const fonts = {
  "fonts-noto-core": "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
  "fonts-noto-cjk": "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  "fonts-liberation": "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
};

export function findBrowser() {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

/** Installs Chromium and fonts through the system's package manager when they are missing. */
export function prepareBrowser() {
  const hasPackages = existsSync("/usr/bin/apt-get");
  const missing = Object.keys(fonts).filter((name) => hasPackages && !existsSync(fonts[name]));
  if (!findBrowser()) missing.unshift("chromium-headless-shell");
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() === 0 && hasPackages) return install({ missing, command });
  if (findBrowser()) {
    process.stdout.write(`Some tests look at letters and need fonts. As root run:\n  ${command}\n`);
    return;
  }
  fail(
    `The browser tests need Chromium. As root run:\n  ${command}\nor set CHROMIUM_PATH to an installed one.`,
  );
}

function install({ missing, command }) {
  process.stdout.write(`Installing ${missing.join(", ")} for the browser tests…\n`);
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  const { status } = spawnSync("sh", ["-c", `${command} -qq`], quiet);
  if (!findBrowser()) fail(`Chromium could not be installed. Try:\n  ${command}`);
  if (status !== 0) process.stdout.write(`Some fonts could not be installed. Try:\n  ${command}\n`);
}
