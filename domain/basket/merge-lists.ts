import type { KeptLine } from "./basket-rules.ts";

/**
 * One list of what a device has, what the account has, and what both had when they last agreed
 * (nothing, the first time). What one side added, changed or took out since is so in the result;
 * a line that one side changed and the other took out stays.
 */
export function mergeLists({
  base,
  device,
  account,
}: {
  base: readonly KeptLine[];
  device: readonly KeptLine[];
  account: readonly KeptLine[];
}): KeptLine[] {
  const [then, here, there] = [base, device, account].map(byChoice);
  const choices = new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])]);
  return [...choices].flatMap((choice) => {
    const line = mergeLine({
      base: then?.get(choice),
      device: here?.get(choice),
      account: there?.get(choice),
    });
    return line ? [line] : [];
  });
}

/** By what was chosen; should a list have the same choice twice, both count. */
function byChoice(lines: readonly KeptLine[]): Map<string, KeptLine> {
  const found = new Map<string, KeptLine>();
  for (const line of lines) {
    const choice = JSON.stringify([line.product, line.finish || "", line.mounting || ""]);
    let place = choice;
    for (let at = 2; found.has(place); at++) place = `${choice}${at}`;
    found.set(place, line);
  }
  return found;
}

function mergeLine({
  base,
  device,
  account,
}: Record<"base" | "device" | "account", KeptLine | undefined>): KeptLine | undefined {
  if (isSameLine(device, base)) return account;
  if (isSameLine(account, base)) return device;
  if (!device || !account) return device ?? account;
  return {
    ...account,
    sample: base
      ? changed(base.sample, device.sample, account.sample)
      : device.sample || account.sample,
    amount: base
      ? changed(base.amount, device.amount, account.amount)
      : device.amount || account.amount,
    note: base
      ? changed(base.note ?? "", device.note ?? "", account.note ?? "")
      : device.note || account.note,
  };
}

/** Where both changed it, what the device says: it is the one that is being used. */
function changed<T>(base: T, device: T, account: T): T {
  return device === base ? account : device;
}

function isSameLine(one: KeptLine | undefined, other: KeptLine | undefined): boolean {
  if (!one || !other) return one === other;
  return writtenOut(one) === writtenOut(other);
}

/** What is left out and what is empty is the same. The title only helps where there is no network. */
function writtenOut({ product, finish, mounting, sample, amount, unit, note }: KeptLine): string {
  return JSON.stringify([
    ...[product, finish || "", mounting || "", sample, amount, unit, note || ""],
  ]);
}

/** Whether two lists say the same, in whatever order. */
export function isSameList(one: readonly KeptLine[], other: readonly KeptLine[]): boolean {
  const [here, there] = [byChoice(one), byChoice(other)];
  return (
    here.size === there.size &&
    [...here].every(([choice, line]) => isSameLine(line, there.get(choice)))
  );
}
