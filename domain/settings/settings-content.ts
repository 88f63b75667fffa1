import { z } from "zod";
import { localized } from "../localized.ts";

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
  serviceTime: localized,
  yearsOfExperience: z.number().int(),
  factories: z.number().int(),
  containersPerMonth: z.number().int(),
  woodPanelDesigns: z.number().int(),
  certificates: z.array(z.string()),
  /** Shown in the footer of a site whose company is made up; a real one leaves it out. */
  demonstrationNote: localized.optional(),
});
export type SettingsContent = z.infer<typeof settingsContent>;
