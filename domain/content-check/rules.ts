import type { Rule } from "./rule.ts";
import { boothLight } from "./rules/booth-light.ts";
import { capacities } from "./rules/capacities.ts";
import { caseRooms } from "./rules/case-rooms.ts";
import { evidenceOfClaims } from "./rules/evidence-of-claims.ts";
import { fireSubdivision } from "./rules/fire-subdivision.ts";
import { languagesComplete } from "./rules/languages-complete.ts";
import { links } from "./rules/links.ts";
import { loading } from "./rules/loading.ts";
import { picturesOnce } from "./rules/pictures-once.ts";
import { priceAndTime } from "./rules/price-and-time.ts";
import { punctuation } from "./rules/punctuation.ts";
import { serviceHours } from "./rules/service-hours.ts";
import { oneTerm } from "./rules/terms.ts";
import { timeline } from "./rules/timeline.ts";
import { units } from "./rules/units.ts";

/** What must be true of everything the site says, one line each. A new rule is a file and a line. */
export const rules: Rule[] = [
  timeline,
  capacities,
  boothLight,
  loading,
  serviceHours,
  priceAndTime,
  caseRooms,
  evidenceOfClaims,
  fireSubdivision,
  units,
  oneTerm,
  punctuation,
  languagesComplete,
  links,
  picturesOnce,
];
