import type { SettingsContent } from "#domain/settings/settings-content.ts";

export const settings: SettingsContent = {
  id: "site",
  name: { zh: "听禾声学", en: "Tinghe Acoustics", ar: "تينغخه للصوتيات" },
  telphone: "+86 400 000 0000",
  address: {
    zh: "浙江省杭州市听禾路 1 号",
    en: "1 Tinghe Road, Hangzhou, Zhejiang, China",
    ar: "1 طريق تينغخه، هانغتشو، تشجيانغ، الصين",
  },
  webSite: "www.example.com",
  whatsapp: "+86 400 000 0000",
  email: "hello@example.com",
  wechat: "tinghe-example",
  wechatImg: "wechat-qr",
  siteRight: {
    zh: "© 2026 听禾声学 版权所有",
    en: "© 2026 Tinghe Acoustics. All rights reserved.",
    ar: "© 2026 تينغخه للصوتيات. جميع الحقوق محفوظة.",
  },
  siteIcp: "浙ICP备00000000号",
  serviceTime: {
    zh: "周一至周五 9:00–18:00（北京时间）",
    en: "Monday to Friday, 9:00–18:00 (UTC+8)",
    ar: "من الاثنين إلى الجمعة، 9:00–18:00 بتوقيت بكين (UTC+8)",
  },
  officeHours: {
    firstDay: "monday",
    lastDay: "friday",
    from: "9:00",
    to: "18:00",
    zone: "Asia/Shanghai",
  },
  yearsOfExperience: 16,
  factories: 2,
  containersPerMonth: 2,
  woodPanelDesigns: 100,
  certificates: ["ISO 9001", "ISO 14001"],
  demonstrationNote: {
    zh: "演示网站：公司、人物、案例、荣誉与价格均为虚构。",
    en: "A demonstration: company, people, projects, awards and prices are made up.",
    ar: "موقع توضيحي: الشركة والأشخاص والمشاريع والجوائز والأسعار من نسج الخيال.",
  },
};
