import type { ShippingRouteContent } from "#domain/export-desk/route-content.ts";

const ningbo = { zh: "宁波", en: "Ningbo", ar: "نينغبو" };
const shanghai = { zh: "上海", en: "Shanghai", ar: "شنغهاي" };

const note = {
  zh: "演示值，仅供参考，请向货代确认。",
  en: "A demonstration value, indicative only: to be confirmed by your forwarder.",
  ar: "قيمة توضيحية استرشادية، يؤكدها وكيل الشحن.",
};

/** Made up for the demonstration, in the order of magnitude that forwarders quote. */
export const shippingRoutes: ShippingRouteContent[] = [
  {
    id: "ningbo-jebel-ali",
    title: { zh: "杰贝阿里", en: "Jebel Ali", ar: "جبل علي" },
    ...{ from: ningbo, country: "AE", days: { from: 18, to: 26 }, note },
  },
  {
    id: "ningbo-dammam",
    title: { zh: "达曼", en: "Dammam", ar: "الدمام" },
    ...{ from: ningbo, country: "SA", days: { from: 22, to: 30 }, note },
  },
  {
    id: "ningbo-jeddah",
    title: { zh: "吉达", en: "Jeddah", ar: "جدة" },
    ...{ from: ningbo, country: "SA", days: { from: 20, to: 32 }, note },
  },
  {
    id: "ningbo-hamad",
    title: { zh: "哈马德港", en: "Hamad Port", ar: "ميناء حمد" },
    ...{ from: ningbo, country: "QA", days: { from: 22, to: 30 }, note },
  },
  {
    id: "shanghai-singapore",
    title: { zh: "新加坡", en: "Singapore", ar: "سنغافورة" },
    ...{ from: shanghai, country: "SG", days: { from: 7, to: 12 }, note },
  },
  {
    id: "ningbo-rotterdam",
    title: { zh: "鹿特丹", en: "Rotterdam", ar: "روتردام" },
    ...{ from: ningbo, country: "NL", days: { from: 32, to: 48 }, note },
  },
  {
    id: "shanghai-los-angeles",
    title: { zh: "洛杉矶", en: "Los Angeles", ar: "لوس أنجلوس" },
    ...{ from: shanghai, country: "US", days: { from: 14, to: 22 }, note },
  },
];
