import type { PageBlock } from "#domain/company/company-content.ts";

export const boothChooser: PageBlock[] = [
  {
    page: "boothChooser",
    block: "hero.title",
    text: { zh: "静音舱选型", en: "Booth chooser", ar: "اختيار كابينة المكالمات" },
  },
  {
    page: "boothChooser",
    block: "hero.lead",
    text: {
      zh: "几个人用、办公室多吵、邻座多远：算出需要的语声级降低量和 ISO 23351-1 等级，看看哪一款放得进您的房间。",
      en: "How many people, how loud the office, how near the neighbours: work out the speech level reduction and the ISO 23351-1 class it takes, and see which booth fits into your room.",
      ar: "كم شخصًا، وكم يبلغ صوت المكتب، وكم يبعد الجيران: احسب خفض مستوى الكلام والفئة اللازمة وفق ISO 23351-1، وانظر أي كابينة تتّسع لها غرفتك.",
    },
  },
  {
    page: "boothChooser",
    block: "seo.title",
    text: {
      zh: "静音舱选型：需要 ISO 23351-1 哪一级｜听禾声学",
      en: "Booth chooser: which ISO 23351-1 class? | Tinghe",
      ar: "اختيار كابينة المكالمات: أي فئة ISO 23351-1؟ | تينغخه",
    },
  },
  {
    page: "boothChooser",
    block: "seo.description",
    text: {
      zh: "按背景声级、距离和私密要求计算静音舱需要的语声级降低量 DS,A 与等级，并给出人均新风、电源、楼面荷载和房间平面图。",
      en: "Speech level reduction DS,A and class of an office booth from background level, distance and privacy, with air per person, power, floor load and a plan of your room.",
      ar: "خفض مستوى الكلام DS,A وفئة كابينة المكتب من مستوى الخلفية والمسافة والخصوصية، مع الهواء لكل شخص والكهرباء وحمل الأرضية ومخطط غرفتك.",
    },
  },
  {
    page: "boothChooser",
    block: "seo.keywords",
    text: {
      zh: "静音舱选型，静音舱等级，ISO 23351-1，DS,A，语声级降低量，办公电话亭，静音舱尺寸",
      en: "office booth chooser, which phone booth, booth class, ISO 23351-1, DS,A, speech level reduction, speech privacy, booth floor plan",
      ar: "اختيار كابينة مكتبية، فئة كابينة المكالمات، ISO 23351-1، DS,A، خفض مستوى الكلام، خصوصية الكلام، مخطط الكابينة",
    },
  },
];
