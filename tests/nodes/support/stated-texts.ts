/** What the specification states, as each language says it, and the pages that owe it. */
export const statedTexts = [
  {
    what: "the booth's values",
    paths: ["/silencebooth.html", "/productdetail/booth-s.html"],
    zh: ["38 mm 双层铝蜂窝板", "12V USB", "每三分钟"],
    en: ["38 mm double-layer aluminium honeycomb panels", "12V USB", "every three minutes"],
    ar: ["38 مم", "12V", "كل ثلاث دقائق"],
    all: ["4000K", "150 lx", "100–240V", "50–60Hz", "1340", "400", "30"],
  },
  {
    what: "the booth's three switches in the table",
    paths: ["/silencebooth.html"],
    zh: ["开关三个：一个控制灯，两个控制排风扇"],
    en: ["SwitchesThree: one for the lamp, two for the exhaust fans"],
    ar: ["المفاتيحثلاثة: واحد للمصباح واثنان لمروحتي الشفط"],
    all: [],
  },
  {
    what: "four sizes for more than ten uses",
    paths: ["/silencebooth.html"],
    zh: ["4 种", "10 种以上"],
    en: ["Sizes4: S, M, L and XL", "more than 10"],
    ar: ["4 مقاسات", "أكثر من 10"],
    all: [],
  },
  {
    what: "the certificates",
    paths: ["/", "/aboutUs/honor"],
    zh: [],
    en: [],
    ar: [],
    all: ["ISO 9001", "ISO 14001"],
  },
  {
    what: "the hours of the hotline",
    paths: ["/", "/aboutUs/lianxi.html", "/news.html", "/cmpProductdetail/slat-oak.html"],
    zh: ["周一至周五 9:00–18:00"],
    en: ["Monday to Friday, 9:00–18:00"],
    ar: ["من الاثنين إلى الجمعة، 9:00–18:00"],
    all: [],
  },
  {
    what: "in one line of the footer that it is a demonstration",
    paths: ["/", "/aboutUs/honor", "/aboutUs/zhuanli"],
    zh: ["演示网站"],
    en: ["A demonstration: company"],
    ar: ["موقع توضيحي"],
    all: [],
  },
];

/** The page for an address that is none: its heading and its line. */
export const notFoundTexts = {
  zh: { heading: "页面出现错误：404", text: "找不到您要访问的页面" },
  en: { heading: "Page error: 404", text: "This page could not be found" },
  ar: { heading: "حدث خطأ في الصفحة: 404", text: "تعذّر العثور على هذه الصفحة" },
};
