import { db } from "#db/connect.ts";
import type { Lang } from "../language.ts";
import { inLang } from "../localized.ts";
import type { Text } from "../text.ts";

export type Settings = {
  name: Text;
  telphone: string;
  address: Text;
  webSite: string;
  whatsapp: string;
  email: string;
  wechat: string;
  wechatImg: string;
  siteRight: Text;
  siteIcp: string;
  serviceTime: Text;
  yearsOfExperience: number;
  factories: number;
  containersPerMonth: number;
  woodPanelDesigns: number;
  certificates: string[];
};

/** The company's contact data and facts in the reader's language. */
export async function getSettings({ lang }: { lang: Lang }): Promise<Settings> {
  return db
    .selectFrom("site_settings")
    .select([
      inLang("name", lang).as("name"),
      "telphone",
      inLang("address", lang).as("address"),
      "web_site as webSite",
      "whatsapp",
      "email",
      "wechat",
      "wechat_img as wechatImg",
      inLang("site_right", lang).as("siteRight"),
      "site_icp as siteIcp",
      inLang("service_time", lang).as("serviceTime"),
      "years_of_experience as yearsOfExperience",
      "factories",
      "containers_per_month as containersPerMonth",
      "wood_panel_designs as woodPanelDesigns",
      "certificates",
    ])
    .executeTakeFirstOrThrow();
}
