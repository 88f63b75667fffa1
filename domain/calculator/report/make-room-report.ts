import { fileURLToPath } from "node:url";
import type { Lang } from "../../language/language.ts";
import { getSettings } from "../../settings/get-settings.ts";
import { typeset } from "../../typesetting/typeset.ts";
import { calculate } from "../calculate.ts";
import type { Calculation } from "../calculation.ts";
import { listAbsorbers } from "../list-absorbers.ts";
import { listQuantities } from "../quantities/list-quantities.ts";
import { writeLink } from "../room-link.ts";
import { describeReport } from "./describe-report.ts";

const template = fileURLToPath(new URL("./room-report.typ", import.meta.url));

/** A calculation as PDF of A4 pages, with what it was made of and a way back to it. */
export async function makeRoomReport({
  calculation,
  origin,
  lang,
}: {
  calculation: Calculation;
  /** Of the public site. */
  origin: string;
  lang: Lang;
}): Promise<Uint8Array> {
  const [absorbers, company] = await Promise.all([listAbsorbers({ lang }), getSettings({ lang })]);
  const data = describeReport({
    ...{ calculation, absorbers, company, origin, lang },
    result: calculate({ calculation, absorbers }),
    quantities: listQuantities({ calculation, absorbers }),
    link: `${origin}/${lang}/calculator.html#${writeLink(calculation)}`,
    day: new Date(),
  });
  return typeset({ template, data });
}
