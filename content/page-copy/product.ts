import type { PageBlock } from "#domain/company/company-content.ts";

export const product: PageBlock[] = [
  {
    page: "product",
    block: "hero.title",
    text: {
      zh: "产品中心",
      en: "Products",
      ar: "المنتجات",
    },
  },
  {
    page: "product",
    block: "hero.lead",
    text: {
      zh: "墙面、天花与一间可以搬动的小房间：产品页列出尺寸、饰面和安装方式；吸声数值按安装方式给出，并写明来历。",
      en: "For walls, for ceilings, and a small room you can move. Product pages give sizes, finishes and mountings, and absorption values say where they come from.",
      ar: "للجدران وللأسقف، وغرفة صغيرة يمكن نقلها. تعرض صفحات المنتجات المقاسات والتشطيبات وطرق التركيب، وقيم الامتصاص مذكور مصدرها.",
    },
  },
  {
    page: "product",
    block: "filters.title",
    text: {
      zh: "缩小范围",
      en: "Narrow it down",
      ar: "حدّد اختيارك",
    },
  },
  {
    page: "product",
    block: "filters.lead",
    text: {
      zh: "先选类别，再看饰面与安装方式。每个筛选结果都有自己的网址，可以直接发给同事。",
      en: "Pick a family first, then finish and mounting. Every selection has its own address, so you can send it to a colleague.",
      ar: "اختر الفئة أولًا، ثم التشطيب وطريقة التركيب. لكل اختيار رابط خاص به يمكنك إرساله إلى زميلك.",
    },
  },
  {
    page: "product",
    block: "filters.all",
    text: {
      zh: "全部产品",
      en: "All products",
      ar: "كل المنتجات",
    },
  },
  {
    page: "product",
    block: "count.label",
    text: {
      zh: "件产品",
      en: "products",
      ar: "عدد المنتجات",
    },
  },
  {
    page: "product",
    block: "classes.title",
    text: {
      zh: "产品类别",
      en: "The families",
      ar: "فئات المنتجات",
    },
  },
  {
    page: "product",
    block: "classes.lead",
    text: {
      zh: "木格栅、聚酯毡、天花吊件、穿孔板、微孔板、槽木板、静音舱，还有让它们平整上墙的配件。",
      en: "Wood slats, polyester felt, ceiling pieces, perforated, micro-perforated and grooved boards, silence booths, and the parts that put them up straight.",
      ar: "شرائح خشبية، ولبّاد بوليستر، وعناصر سقفية، وألواح مثقّبة ودقيقة الثقوب ومحزّزة، وكبائن مكالمات، وما يلزم لتثبيتها باستقامة.",
    },
  },
  {
    page: "product",
    block: "mounting.title",
    text: {
      zh: "同一块板，不同的墙",
      en: "The same panel, another wall",
      ar: "اللوح نفسه، وجدار آخر",
    },
  },
  {
    page: "product",
    block: "mounting.lead",
    text: {
      zh: "直接粘贴、架龙骨、龙骨内填棉，吸声效果各不相同。产品页上切换安装方式，构造、曲线和单值会一起变化。",
      en: "Glued flat, on battens, or on battens with wool behind: each absorbs differently. Switch the mounting on a product page and build-up, curve and ratings change together.",
      ar: "اللصق المباشر غير التركيب على عوارض، وغير العوارض المحشوّة بالصوف. بدّل طريقة التركيب في صفحة المنتج، فتتبدّل تركيبة الطبقات والمنحنى والتقييم معًا.",
    },
  },
  {
    page: "product",
    block: "evidence.title",
    text: {
      zh: "数字从哪里来",
      en: "Where the numbers come from",
      ar: "من أين تأتي الأرقام",
    },
  },
  {
    page: "product",
    block: "evidence.lead",
    text: {
      zh: "每个声学数值旁都有标签：检测报告、可比构造、计算值或仅供参考。αw、NRC 和等级只由检测报告得出。",
      en: "Each acoustic value carries a label: laboratory report, comparable construction, calculated or indicative. αw, NRC and class come from laboratory reports only.",
      ar: "إلى جانب كل قيمة صوتية وسم يبيّن أصلها: تقرير مختبر أو تركيبة مشابهة أو قيمة محسوبة أو استرشادية. أما αw وNRC والفئة فمن تقارير المختبرات وحدها.",
    },
  },
  {
    page: "product",
    block: "empty.title",
    text: {
      zh: "没有符合条件的产品",
      en: "Nothing matches this selection",
      ar: "لا منتج يطابق هذا الاختيار",
    },
  },
  {
    page: "product",
    block: "empty.lead",
    text: {
      zh: "去掉一个条件再试，或者告诉我们您要的尺寸和饰面：木质板有 100+ 款设计，网站上只放了一部分。",
      en: "Remove one filter, or tell us the size and finish you have in mind. Of our 100+ wood panel designs only some are shown here.",
      ar: "احذف أحد الشروط وأعد المحاولة، أو اذكر لنا المقاس والتشطيب المطلوبين؛ فلدينا أكثر من 100 تصميم خشبي لا يظهر هنا إلا بعضها.",
    },
  },
  {
    page: "product",
    block: "empty.action",
    text: {
      zh: "清除筛选",
      en: "Clear the filters",
      ar: "امسح الشروط",
    },
  },
  {
    page: "product",
    block: "sample.title",
    text: {
      zh: "先摸手感，再决定",
      en: "Touch it before you decide",
      ar: "المسه قبل أن تقرّر",
    },
  },
  {
    page: "product",
    block: "sample.lead",
    text: {
      zh: "屏幕上的木色只能当参考。挑几种饰面，我们把小样寄到您的桌上。",
      en: "A screen can only hint at the colour of wood. Choose a few finishes and we send pieces to your desk.",
      ar: "الشاشة لا تنقل لون الخشب إلا تقريبًا. اختر بعض التشطيبات ونرسل قطعًا منها إلى مكتبك.",
    },
  },
  {
    page: "product",
    block: "sample.action",
    text: {
      zh: "索取样板",
      en: "Ask for samples",
      ar: "اطلب عيّنات",
    },
  },
  {
    page: "product",
    block: "seo.title",
    text: {
      zh: "产品中心：木格栅、聚酯毡、穿孔与槽木吸音板、静音舱",
      en: "Products: slat, felt, perforated and grooved panels, booths | Tinghe",
      ar: "المنتجات: ألواح شرائح ولبّاد ومثقّبة ومحزّزة وكبائن مكالمات",
    },
  },
  {
    page: "product",
    block: "seo.description",
    text: {
      zh: "听禾声学全部产品：木格栅、聚酯毡、天花吊件、穿孔、微孔与槽木吸音板、静音舱和配件，附尺寸、饰面、安装方式，并注明声学数据的来源。",
      en: "All Tinghe products: wood slats, polyester felt, ceiling pieces, perforated, micro-perforated and grooved panels, booths and parts, with sizes, finishes and the sources of acoustic data.",
      ar: "كل منتجات تينغخه: شرائح خشبية ولبّاد بوليستر وعناصر سقفية وألواح مثقّبة ومحزّزة وكبائن مكالمات وملحقات، مع المقاسات والتشطيبات ومصادر البيانات الصوتية.",
    },
  },
  {
    page: "product",
    block: "seo.keywords",
    text: {
      zh: "吸音板产品，木格栅，聚酯毡，吸音天花，穿孔板，微孔板，槽木板，静音舱",
      en: "acoustic products, wood slats, polyester felt, acoustic ceiling, perforated panel, micro-perforated panel, grooved panel, booth",
      ar: "منتجات صوتية، شرائح خشبية، لبّاد بوليستر، سقف صوتي، لوح مثقّب، ثقوب دقيقة، لوح محزّز، كابينة مكالمات",
    },
  },
];
