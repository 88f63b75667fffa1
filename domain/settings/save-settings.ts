import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { type SettingsContent, settingsContent } from "./settings-content.ts";

export async function saveSettings({
  settings: input,
  on = db,
}: {
  settings: SettingsContent;
  on?: Kysely<DB>;
}) {
  const settings = settingsContent.parse(input);
  const row = {
    name: JSON.stringify(settings.name),
    telphone: settings.telphone,
    address: JSON.stringify(settings.address),
    web_site: settings.webSite,
    whatsapp: settings.whatsapp,
    email: settings.email,
    wechat: settings.wechat,
    wechat_img: settings.wechatImg,
    site_right: JSON.stringify(settings.siteRight),
    site_icp: settings.siteIcp,
    service_time: JSON.stringify(settings.serviceTime),
    years_of_experience: settings.yearsOfExperience,
    factories: settings.factories,
    containers_per_month: settings.containersPerMonth,
    wood_panel_designs: settings.woodPanelDesigns,
    certificates: settings.certificates,
  };
  await on
    .insertInto("site_settings")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
