import { fileURLToPath } from "node:url";
import type { Lang } from "../../language/language.ts";
import { getSettings } from "../../settings/get-settings.ts";
import { typeset } from "../../typesetting/typeset.ts";
import type { Calculation } from "../calculation.ts";
import { listAbsorbers } from "../list-absorbers.ts";
import { listQuantities } from "../quantities/list-quantities.ts";
import { writeLink, writeStoredLink } from "../room-link.ts";
import { runCalculation } from "../run-calculation.ts";
import { storeRoom } from "../store-room.ts";
import { describeReport } from "./describe-report.ts";

const template = fileURLToPath(new URL("./room-report.typ", import.meta.url));

/** A calculation as PDF of A4 pages, with what it was made of and a way back to it. */
export async function makeRoomReport({
  calculation,
  origin,
  ip,
  lang,
}: {
  calculation: Calculation;
  /** Of the public site. */
  origin: string;
  ip: string;
  lang: Lang;
}): Promise<Uint8Array> {
  const [absorbers, company] = await Promise.all([listAbsorbers({ lang }), getSettings({ lang })]);
  const data = describeReport({
    ...{ calculation, absorbers, company, origin, lang },
    result: runCalculation({ calculation, absorbers }),
    quantities: listQuantities({ calculation, absorbers }),
    link: `${origin}/${lang}/calculator.html#${await shortLink({ calculation, ip })}`,
    day: new Date(),
  });
  return typeset({ template, data });
}

/** With more signs than this the squares of a printed code are too small for the camera of a phone. */
const mostSigns = 600;

/** A room that is too large for the code is stored; where it cannot be, the code is dense. */
async function shortLink({ calculation, ip }: { calculation: Calculation; ip: string }) {
  const whole = writeLink(calculation);
  if (whole.length <= mostSigns) return whole;
  const stored = await storeRoom({ room: calculation, ip }).catch(() => undefined);
  return stored ? writeStoredLink(stored.id) : whole;
}
