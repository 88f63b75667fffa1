import type { PageBlock } from "#domain/company/company-content.ts";

export const programme: PageBlock[] = [
  {
    page: "programme",
    block: "hero.title",
    text: {
      zh: "声学设计服务",
      en: "Acoustic design",
      ar: "التصميم الصوتي",
    },
  },
  {
    page: "programme",
    block: "hero.lead",
    text: {
      zh: "材料只是答案的一半，另一半是放在哪里、放多少、背后留多深。",
      en: "The material is half the answer. The other half is where it goes, how much of it, and how deep the space behind.",
      ar: "المادة نصف الجواب، ونصفه الآخر أين توضع وكم منها وكم يكون الفراغ خلفها.",
    },
  },
  {
    page: "programme",
    block: "hero.primary",
    text: {
      zh: "看四项服务",
      en: "See the four services",
      ar: "الخدمات الأربع",
    },
  },
  {
    page: "programme",
    block: "hero.secondary",
    text: {
      zh: "说说您的房间",
      en: "Tell us about your room",
      ar: "حدّثنا عن غرفتك",
    },
  },
  {
    page: "programme",
    block: "list.title",
    text: {
      zh: "四项服务",
      en: "Four services",
      ar: "أربع خدمات",
    },
  },
  {
    page: "programme",
    block: "list.lead",
    text: {
      zh: "从一间客厅到一座体育馆，范围和深度不同，方法是同一套。",
      en: "From a living room to a sports hall: scope and depth differ, the method does not.",
      ar: "من غرفة معيشة إلى صالة رياضية: يختلف النطاق والعمق ولا يختلف المنهج.",
    },
  },
  {
    page: "programme",
    block: "method.title",
    text: {
      zh: "我们怎么做",
      en: "Our method",
      ar: "منهجنا",
    },
  },
  {
    page: "programme",
    block: "method.1.title",
    text: {
      zh: "听",
      en: "Listen",
      ar: "الاستماع",
    },
  },
  {
    page: "programme",
    block: "method.1.text",
    text: {
      zh: "先问使用者：哪里吵，什么时候吵，哪些话听不清。",
      en: "First we ask the people who use it: where it is loud, when, and which words get lost.",
      ar: "نسأل مستعملي المكان أولًا: أين الضجيج ومتى، وأيّ الكلام يضيع.",
    },
  },
  {
    page: "programme",
    block: "method.2.title",
    text: {
      zh: "算",
      en: "Calculate",
      ar: "الحساب",
    },
  },
  {
    page: "programme",
    block: "method.2.text",
    text: {
      zh: "按 125–4000 Hz 六个频段计算混响时间，同时给出赛宾与艾润两种结果，让您看到区间而不是一个孤零零的数字。",
      en: "We calculate the reverberation time in six bands from 125 to 4000 Hz, by Sabine and by Eyring, so that you see a range and not one lonely number.",
      ar: "نحسب زمن الارتداد الصوتي في ستة نطاقات من 125 إلى 4000 هرتز بمعادلتي سابين وآيرنغ، لترى مجالًا لا رقمًا وحيدًا.",
    },
  },
  {
    page: "programme",
    block: "method.3.title",
    text: {
      zh: "画",
      en: "Draw",
      ar: "الرسم",
    },
  },
  {
    page: "programme",
    block: "method.3.text",
    text: {
      zh: "吸音面、反射面和构造厚度落到平面、立面与节点图上。",
      en: "Absorbing and reflecting surfaces and their depths go onto plan, elevation and detail.",
      ar: "تُوقَّع الأسطح الماصّة والعاكسة وأعماقها على المساقط والواجهات والتفاصيل.",
    },
  },
  {
    page: "programme",
    block: "method.4.title",
    text: {
      zh: "对",
      en: "Check",
      ar: "المراجعة",
    },
  },
  {
    page: "programme",
    block: "method.4.text",
    text: {
      zh: "到场对照图纸，听一听完成的房间；需要检测报告的，请独立机构来测。",
      en: "We compare the finished room with the drawings and listen to it. Where a test report is needed, an independent body should measure.",
      ar: "نقارن المكان المنجز بالرسوم ونستمع إليه. وإن لزم تقرير قياس فلتُجرِه جهة مستقلة.",
    },
  },
  {
    page: "programme",
    block: "honest.title",
    text: {
      zh: "计算的边界",
      en: "The limits of calculation",
      ar: "حدود الحساب",
    },
  },
  {
    page: "programme",
    block: "honest.text",
    text: {
      zh: "公式假定声音在房间里均匀分布，真实房间并不总是如此；低频尤其要留余地。报告里会写明假设、数据来源和不确定的地方。",
      en: "The formulas assume that sound spreads evenly, which real rooms do not always grant; low frequencies in particular need a margin. Our report states its assumptions, its sources and what remains uncertain.",
      ar: "تفترض المعادلات توزّعًا متجانسًا للصوت، وهذا لا يتحقّق دائمًا؛ والترددات المنخفضة خاصة تحتاج إلى هامش. ويذكر تقريرنا افتراضاته ومصادره وما يبقى غير مؤكد.",
    },
  },
  {
    page: "programme",
    block: "ask.title",
    text: {
      zh: "从一张平面图开始",
      en: "Start with a plan",
      ar: "ابدأ بمخطط",
    },
  },
  {
    page: "programme",
    block: "ask.lead",
    text: {
      zh: "手绘也可以，标上尺寸、层高和用途就行。",
      en: "A sketch will do, with dimensions, height and use written on it.",
      ar: "يكفي رسم باليد عليه الأبعاد والارتفاع ووجه الاستعمال.",
    },
  },
  {
    page: "programme",
    block: "ask.action",
    text: {
      zh: "发送资料",
      en: "Send your plan",
      ar: "أرسل مخططك",
    },
  },
  {
    page: "programme",
    block: "seo.title",
    text: {
      zh: "声学设计服务：办公、学校、场馆与家庭影音｜听禾声学",
      en: "Acoustic design for offices, schools, halls and homes | Tinghe",
      ar: "التصميم الصوتي للمكاتب والمدارس والقاعات والمنازل | تينغخه",
    },
  },
  {
    page: "programme",
    block: "seo.description",
    text: {
      zh: "听禾声学设计服务：房间声学设计、办公声学、学校与场馆、家庭影音。分频段计算混响时间，给出图纸、用量和依据。",
      en: "Room acoustic design, office acoustics, schools and halls, listening at home: reverberation times band by band, with drawings, quantities and sources.",
      ar: "تصميم صوتي للغرف والمكاتب والمدارس والقاعات والاستماع المنزلي: حساب زمن الارتداد نطاقًا نطاقًا مع الرسوم والكميات والمصادر.",
    },
  },
  {
    page: "programme",
    block: "seo.keywords",
    text: {
      zh: "声学设计，混响时间计算，办公室声学，教室声学，家庭影院声学，声学顾问",
      en: "acoustic design, reverberation time calculation, office acoustics, classroom acoustics, home cinema acoustics, acoustic consulting",
      ar: "تصميم صوتي، حساب زمن الارتداد، صوتيات المكاتب، صوتيات الفصول، صوتيات السينما المنزلية، استشارات صوتية",
    },
  },
];
