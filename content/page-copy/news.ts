import type { PageBlock } from "#domain/company/company-content.ts";

export const news: PageBlock[] = [
  {
    page: "news",
    block: "hero.title",
    text: {
      zh: "集团新闻",
      en: "News",
      ar: "الأخبار",
    },
  },
  {
    page: "news",
    block: "hero.lead",
    text: {
      zh: "公司里发生了什么，行业在谈什么，以及一些我们觉得该讲明白的声学常识。",
      en: "What happens here, what the trade talks about, and some acoustics that deserve to be explained well.",
      ar: "ما يجري عندنا، وما يشغل المهنة، وشيء من علم الصوت يستحقّ شرحًا جيدًا.",
    },
  },
  {
    page: "news",
    block: "class.company.title",
    text: {
      zh: "公司动态",
      en: "Company news",
      ar: "أخبار الشركة",
    },
  },
  {
    page: "news",
    block: "class.company.lead",
    text: {
      zh: "新产品、新产线、新落成的房间。",
      en: "New products, new lines, rooms newly finished.",
      ar: "منتجات جديدة وخطوط جديدة وأماكن اكتملت حديثًا.",
    },
  },
  {
    page: "news",
    block: "class.industry.title",
    text: {
      zh: "行业资讯",
      en: "Industry",
      ar: "أخبار القطاع",
    },
  },
  {
    page: "news",
    block: "class.industry.lead",
    text: {
      zh: "标准、展会与材料的变化，挑与设计有关的说。",
      en: "Standards, fairs and materials, as far as they matter to design.",
      ar: "معايير ومعارض ومواد، بقدر ما تهمّ المصمّم.",
    },
  },
  {
    page: "news",
    block: "class.knowledge.title",
    text: {
      zh: "声学知识",
      en: "Acoustic knowledge",
      ar: "معرفة صوتية",
    },
  },
  {
    page: "news",
    block: "class.knowledge.lead",
    text: {
      zh: "不背公式也能看懂：混响、吸声系数、空腔、低频。",
      en: "Reverberation, absorption, cavities and bass, without formulas to learn by heart.",
      ar: "الارتداد والامتصاص والفراغات والترددات المنخفضة، بلا معادلات تُحفظ.",
    },
  },
  {
    page: "news",
    block: "class.notice.title",
    text: {
      zh: "公告",
      en: "Notices",
      ar: "إعلانات",
    },
  },
  {
    page: "news",
    block: "class.notice.lead",
    text: {
      zh: "假期安排、发货时间，以及网站上的更新。",
      en: "Holidays, shipping dates and changes to this site.",
      ar: "العطلات ومواعيد الشحن وتحديثات الموقع.",
    },
  },
  {
    page: "news",
    block: "list.more",
    text: {
      zh: "阅读全文",
      en: "Read on",
      ar: "تابع القراءة",
    },
  },
  {
    page: "news",
    block: "empty.title",
    text: {
      zh: "这里还没有文章",
      en: "Nothing here yet",
      ar: "لا مقالات هنا بعد",
    },
  },
  {
    page: "news",
    block: "empty.lead",
    text: {
      zh: "换个栏目看看，或者告诉我们您想读什么。",
      en: "Try another section, or tell us what you would like to read.",
      ar: "جرّب قسمًا آخر، أو أخبرنا بما تودّ قراءته.",
    },
  },
  {
    page: "news",
    block: "seo.title",
    text: {
      zh: "新闻与声学知识｜听禾声学",
      en: "News and acoustic knowledge | Tinghe Acoustics",
      ar: "أخبار ومعرفة صوتية | تينغخه للصوتيات",
    },
  },
  {
    page: "news",
    block: "seo.description",
    text: {
      zh: "听禾声学的公司动态、行业资讯、公告，以及混响时间、NRC、空腔与低频等声学知识文章。",
      en: "Company news, industry notes and notices from Tinghe Acoustics, and articles on reverberation time, NRC, cavities and low frequencies.",
      ar: "أخبار تينغخه للصوتيات وأخبار القطاع والإعلانات، ومقالات عن زمن الارتداد الصوتي وNRC والفراغات والترددات المنخفضة.",
    },
  },
  {
    page: "news",
    block: "seo.keywords",
    text: {
      zh: "声学新闻，声学知识，混响时间，NRC，吸声系数，行业资讯",
      en: "acoustic news, acoustic knowledge, reverberation time, NRC, absorption coefficient, industry",
      ar: "أخبار الصوتيات، معرفة صوتية، زمن الارتداد الصوتي، NRC، معامل امتصاص الصوت، القطاع",
    },
  },
];
