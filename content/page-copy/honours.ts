import type { PageBlock } from "#domain/company/company-content.ts";

export const honours: PageBlock[] = [
  {
    page: "honours",
    block: "hero.title",
    text: {
      zh: "资质荣誉",
      en: "Certificates and honours",
      ar: "الشهادات والتكريم",
    },
  },
  {
    page: "honours",
    block: "hero.lead",
    text: {
      zh: "两套管理体系撑着日常，其余是同行的鼓励。",
      en: "Two management systems carry the daily work. The rest is encouragement.",
      ar: "نظاما إدارة يحملان العمل اليومي، وما عداهما تشجيع.",
    },
  },
  {
    page: "honours",
    block: "systems.title",
    text: {
      zh: "管理体系",
      en: "Management systems",
      ar: "أنظمة الإدارة",
    },
  },
  {
    page: "honours",
    block: "systems.lead",
    text: {
      zh: "ISO 9001 管质量，ISO 14001 管环境。证书副本可随报价一并索取。",
      en: "ISO 9001 for quality, ISO 14001 for the environment. Copies are sent with a quotation on request.",
      ar: "ISO 9001 للجودة وISO 14001 للبيئة. تُرسل النسخ مع عرض السعر عند الطلب.",
    },
  },
  {
    page: "honours",
    block: "list.title",
    text: {
      zh: "历年记录",
      en: "Over the years",
      ar: "على مرّ السنين",
    },
  },
  {
    page: "honours",
    block: "note.text",
    text: {
      zh: "证书与获奖文件的复印件可随报价一并提供。",
      en: "Copies of the certificates come with a quotation.",
      ar: "تُرسل نسخ الشهادات مع عرض السعر.",
    },
  },
  {
    page: "honours",
    block: "products.title",
    text: {
      zh: "产品文件呢？",
      en: "And product documents?",
      ar: "وماذا عن وثائق المنتجات؟",
    },
  },
  {
    page: "honours",
    block: "products.lead",
    text: {
      zh: "有检测报告的数值，产品页写明实验室和报告编号；没有报告的，注明是可比构造、计算值还是设计目标。",
      en: "Where there is a report, the product page names the laboratory and its number. Where there is none, the value is marked as that of a comparable construction, as calculated or as a design target.",
      ar: "حيث يوجد تقرير تذكر صفحة المنتج المختبر ورقم التقرير، وحيث لا يوجد تُوسم القيمة بأنها لتركيبة مشابهة أو محسوبة أو هدف تصميمي.",
    },
  },
  {
    page: "honours",
    block: "seo.title",
    text: {
      zh: "资质荣誉：ISO 9001 与 ISO 14001｜听禾声学",
      en: "Certificates and honours: ISO 9001, ISO 14001 | Tinghe",
      ar: "الشهادات والتكريم: ISO 9001 وISO 14001 | تينغخه",
    },
  },
  {
    page: "honours",
    block: "seo.description",
    text: {
      zh: "听禾声学的质量管理体系 ISO 9001、环境管理体系 ISO 14001，以及历年资质与荣誉记录。",
      en: "The quality and environmental management systems of Tinghe Acoustics, ISO 9001 and ISO 14001, and its record over the years.",
      ar: "نظاما إدارة الجودة والبيئة في تينغخه للصوتيات، ISO 9001 وISO 14001، وسجلّ التكريم عبر السنين.",
    },
  },
  {
    page: "honours",
    block: "seo.keywords",
    text: {
      zh: "ISO 9001，ISO 14001，资质证书，荣誉，听禾声学",
      en: "ISO 9001, ISO 14001, certificates, honours, Tinghe Acoustics",
      ar: "ISO 9001، ISO 14001، شهادات، تكريم، تينغخه للصوتيات",
    },
  },
];
