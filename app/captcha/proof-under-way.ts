type Proof = { vcode: string; code: string };

let underWay: Promise<Proof> | undefined;

/** Notes work of the visitor's device, for a form that is sent before it is done. */
export function trackProof(work: Promise<Proof>): Promise<Proof> {
  underWay = work;
  const forget = () => {
    if (underWay === work) underWay = undefined;
  };
  work.then(forget, forget);
  return work;
}

/** Waits for what the device is about to prove; false when it could not, which its field has said. */
export async function addProof(form: FormData): Promise<boolean> {
  if (!underWay) return true;
  try {
    for (const [name, value] of Object.entries(await underWay)) form.set(name, value);
    return true;
  } catch {
    return false;
  }
}
