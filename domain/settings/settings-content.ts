import { z } from "zod";
import { localized } from "../language/localized.ts";
import { weekdays } from "./office-hours.ts";

const time = z.string().regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/);

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** The company as every page shows it. Field names of the contact part are the public API's. */
export const settingsContent = z.object({
  /** There is one. */
  id: z.literal("site"),
  name: localized,
  telphone: z.string(),
  address: localized,
  webSite: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  wechat: z.string(),
  wechatImg: z.string(),
  siteRight: localized,
  siteIcp: z.string(),
  /** Where the company is on maps, as GPS counts; without it maps look for the address. */
  position: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  serviceTime: localized,
  /** The same for reckoning: the contact page tells visitors elsewhere what it means for them. */
  officeHours: z
    .object({
      firstDay: z.enum(weekdays),
      lastDay: z.enum(weekdays),
      from: time,
      to: time,
      zone: z.string().refine(isZone),
    })
    .optional(),
  yearsOfExperience: z.number().int(),
  factories: z.number().int(),
  containersPerMonth: z.number().int(),
  woodPanelDesigns: z.number().int(),
  certificates: z.array(z.string()),
  /** Shown in the footer of a site whose company is made up; a real one leaves it out. */
  demonstrationNote: localized.optional(),
});
export type SettingsContent = z.infer<typeof settingsContent>;
