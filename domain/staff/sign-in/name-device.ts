const browsers: [string, RegExp][] = [
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["WeChat", /MicroMessenger/],
  ["Firefox", /Firefox\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
];

const systems: [string, RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
];

/** A browser and its system by the names people know; empty for what is neither. */
export function nameDevice(userAgent: string): string {
  const known = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [known(browsers), known(systems)].filter((part) => part !== undefined).join(" · ");
}
