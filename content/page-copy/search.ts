import type { PageBlock } from "#domain/company/company-content.ts";

export const search: PageBlock[] = [
  {
    page: "search",
    block: "hero.title",
    text: {
      zh: "搜索",
      en: "Search",
      ar: "البحث",
    },
  },
  {
    page: "search",
    block: "hero.lead",
    text: {
      zh: "产品、案例、文章和设计服务，一起找。",
      en: "Products, projects, articles and design services, all at once.",
      ar: "المنتجات والمشاريع والمقالات وخدمات التصميم معًا.",
    },
  },
  {
    page: "search",
    block: "field.label",
    text: {
      zh: "想找什么？",
      en: "What are you looking for?",
      ar: "عمّ تبحث؟",
    },
  },
  {
    page: "search",
    block: "field.placeholder",
    text: {
      zh: "例如：橡木格栅、会议室、NRC",
      en: "For example: oak slats, meeting room, NRC",
      ar: "مثال: شرائح بلوط، قاعة اجتماعات، NRC",
    },
  },
  {
    page: "search",
    block: "results.title",
    text: {
      zh: "搜索结果",
      en: "Results",
      ar: "نتائج البحث",
    },
  },
  {
    page: "search",
    block: "start.title",
    text: {
      zh: "从一个词开始",
      en: "Begin with a word",
      ar: "ابدأ بكلمة",
    },
  },
  {
    page: "search",
    block: "start.lead",
    text: {
      zh: "输入材料、房间或一个看不懂的术语。",
      en: "Type a material, a room, or a term you have stumbled over.",
      ar: "اكتب مادة أو مكانًا أو مصطلحًا استوقفك.",
    },
  },
  {
    page: "search",
    block: "empty.title",
    text: {
      zh: "没有找到",
      en: "Nothing found",
      ar: "لم نجد شيئًا",
    },
  },
  {
    page: "search",
    block: "empty.lead",
    text: {
      zh: "我们翻遍了全站，没有与这个词相符的内容。",
      en: "We looked through the whole site and nothing matches these words.",
      ar: "بحثنا في الموقع كله ولم نجد ما يطابق هذه الكلمات.",
    },
  },
  {
    page: "search",
    block: "empty.action",
    text: {
      zh: "问问我们",
      en: "Ask us instead",
      ar: "اسألنا بدلًا من ذلك",
    },
  },
  {
    page: "search",
    block: "hints.title",
    text: {
      zh: "可以试试",
      en: "You might try",
      ar: "جرّب",
    },
  },
  {
    page: "search",
    block: "hints.1.text",
    text: {
      zh: "换一个更短的词：“格栅”比“格栅吸音板价格”更容易找到。",
      en: "A shorter word: “slat” finds more than “slat panel price list”.",
      ar: "كلمة أقصر: «شرائح» تجد أكثر من «أسعار ألواح الشرائح الخشبية».",
    },
  },
  {
    page: "search",
    block: "hints.2.text",
    text: {
      zh: "检查有没有错字，或用产品编号来找。",
      en: "Check the spelling, or search by product code.",
      ar: "راجع الإملاء، أو ابحث برمز المنتج.",
    },
  },
  {
    page: "search",
    block: "hints.3.text",
    text: {
      zh: "按房间找：办公室、教室、琴房、客厅。",
      en: "Search by room: office, classroom, piano room, living room.",
      ar: "ابحث بالمكان: مكتب، فصل، غرفة بيانو، غرفة معيشة.",
    },
  },
  {
    page: "search",
    block: "seo.title",
    text: {
      zh: "站内搜索｜听禾声学",
      en: "Search | Tinghe Acoustics",
      ar: "البحث في الموقع | تينغخه للصوتيات",
    },
  },
  {
    page: "search",
    block: "seo.description",
    text: {
      zh: "在听禾声学网站中搜索产品、案例、文章与声学设计服务。",
      en: "Search the products, projects, articles and design services of Tinghe Acoustics.",
      ar: "ابحث في منتجات تينغخه للصوتيات ومشاريعها ومقالاتها وخدمات التصميم.",
    },
  },
  {
    page: "search",
    block: "seo.keywords",
    text: {
      zh: "站内搜索，吸音板查询，案例搜索",
      en: "site search, find acoustic panels, find projects",
      ar: "بحث في الموقع، البحث عن ألواح صوتية، البحث عن مشاريع",
    },
  },
];
