import type { PageBlock } from "#domain/company/company-content.ts";

export const project: PageBlock[] = [
  {
    page: "project",
    block: "hero.title",
    text: {
      zh: "工程案例",
      en: "Projects",
      ar: "المشاريع",
    },
  },
  {
    page: "project",
    block: "hero.lead",
    text: {
      zh: "房间各有各的毛病，先看与您的相似的那一间。",
      en: "Every room has troubles of its own. Begin with the one most like yours.",
      ar: "لكل غرفة علّتها. ابدأ بأقربها إلى غرفتك.",
    },
  },
  {
    page: "project",
    block: "classes.title",
    text: {
      zh: "按房间类型",
      en: "By type of room",
      ar: "بحسب نوع المكان",
    },
  },
  {
    page: "project",
    block: "classes.lead",
    text: {
      zh: "每个案例写明面积、层高、用了哪些板、怎么装；凡是计算出来的数字，都注明“计算值”。",
      en: "Each gives area, height, panels and mounting. Any number that was calculated says so.",
      ar: "يذكر كل مشروع المساحة والارتفاع والألواح وطريقة التركيب، وكل رقم محسوب يُشار إلى أنه محسوب.",
    },
  },
  {
    page: "project",
    block: "list.count",
    text: {
      zh: "个案例",
      en: "projects",
      ar: "عدد المشاريع",
    },
  },
  {
    page: "project",
    block: "empty.title",
    text: {
      zh: "这一类还没有案例",
      en: "No project of this kind yet",
      ar: "لا مشاريع من هذا النوع بعد",
    },
  },
  {
    page: "project",
    block: "empty.lead",
    text: {
      zh: "换一类看看，或者让您的房间成为第一个。",
      en: "Look at another kind, or let yours be the first.",
      ar: "اطّلع على نوع آخر، أو اجعل مشروعك أولها.",
    },
  },
  {
    page: "project",
    block: "empty.action",
    text: {
      zh: "查看全部案例",
      en: "See all projects",
      ar: "كل المشاريع",
    },
  },
  {
    page: "project",
    block: "class.office.title",
    text: {
      zh: "办公空间",
      en: "Offices",
      ar: "المكاتب",
    },
  },
  {
    page: "project",
    block: "class.office.lead",
    text: {
      zh: "让人专心，又不必压低嗓子：墙面、天花和静音舱怎样分工。",
      en: "Places to concentrate without whispering: how walls, ceilings and booths share the work.",
      ar: "أماكن للتركيز بلا همس: كيف تتقاسم الجدران والأسقف والكبائن العمل.",
    },
  },
  {
    page: "project",
    block: "class.meeting.title",
    text: {
      zh: "会议室",
      en: "Meeting rooms",
      ar: "قاعات الاجتماعات",
    },
  },
  {
    page: "project",
    block: "class.meeting.lead",
    text: {
      zh: "远程那头听得清，这头也不必重复第二遍。",
      en: "The far end of the call hears every word, and nobody has to repeat it.",
      ar: "يسمع الطرف البعيد كل كلمة، ولا يضطرّ أحد إلى الإعادة.",
    },
  },
  {
    page: "project",
    block: "class.school.title",
    text: {
      zh: "学校与教室",
      en: "Schools",
      ar: "المدارس",
    },
  },
  {
    page: "project",
    block: "class.school.lead",
    text: {
      zh: "最后一排也听得到老师的尾音，老师放学后嗓子还在。",
      en: "The back row hears the ends of words, and the teacher still has a voice after school.",
      ar: "يسمع الصفّ الأخير أواخر الكلمات، ويحتفظ المعلّم بصوته بعد الدوام.",
    },
  },
  {
    page: "project",
    block: "class.stadium.title",
    text: {
      zh: "体育场馆",
      en: "Sports halls",
      ar: "الصالات الرياضية",
    },
  },
  {
    page: "project",
    block: "class.stadium.lead",
    text: {
      zh: "体积大、表面硬、还要经得起球砸：哨声与广播要分得开。",
      en: "Large, hard and hit by balls: a whistle and an announcement must still be told apart.",
      ar: "حجم كبير وأسطح صلبة وكرات ترتطم: ومع ذلك تُميَّز الصافرة من النداء.",
    },
  },
  {
    page: "project",
    block: "class.cinema.title",
    text: {
      zh: "影院",
      en: "Cinemas",
      ar: "دور السينما",
    },
  },
  {
    page: "project",
    block: "class.cinema.lead",
    text: {
      zh: "墙要安静地退到黑暗里，把声音留给银幕。",
      en: "Walls that withdraw into the dark and leave the sound to the screen.",
      ar: "جدران تنسحب إلى العتمة وتترك الصوت للشاشة.",
    },
  },
  {
    page: "project",
    block: "class.homecinema.title",
    text: {
      zh: "家庭影院",
      en: "Home cinemas",
      ar: "السينما المنزلية",
    },
  },
  {
    page: "project",
    block: "class.homecinema.lead",
    text: {
      zh: "小房间的低音最难对付，先处理它，再谈器材。",
      en: "Bass is the hard part of a small room. Tame it first, then talk of equipment.",
      ar: "الترددات المنخفضة أصعب ما في الغرفة الصغيرة؛ عالجها أولًا ثم تحدّث عن الأجهزة.",
    },
  },
  {
    page: "project",
    block: "class.piano.title",
    text: {
      zh: "琴房",
      en: "Piano rooms",
      ar: "غرف البيانو",
    },
  },
  {
    page: "project",
    block: "class.piano.lead",
    text: {
      zh: "吸得太多，琴会发干；吸得太少，手下会糊。分寸在两者之间。",
      en: "Absorb too much and the piano turns dry; too little and it blurs. The measure lies between.",
      ar: "إن زاد الامتصاص جفّ صوت البيانو، وإن قلّ اختلطت نغماته. والمقدار بينهما.",
    },
  },
  {
    page: "project",
    block: "class.jiazhuang.title",
    text: {
      zh: "家装",
      en: "Homes",
      ar: "المنازل",
    },
  },
  {
    page: "project",
    block: "class.jiazhuang.lead",
    text: {
      zh: "客厅、卧室、书房：一面木墙，说话和看电视都轻松一些。",
      en: "Living room, bedroom, study: one wooden wall, and talk and television come easier.",
      ar: "غرفة معيشة ونوم ومكتب: جدار خشبي واحد، فيغدو الحديث والتلفاز أيسر.",
    },
  },
  {
    page: "project",
    block: "ask.title",
    text: {
      zh: "您的房间是哪一种？",
      en: "Which one is yours?",
      ar: "أيّها غرفتك؟",
    },
  },
  {
    page: "project",
    block: "ask.lead",
    text: {
      zh: "说出最像的那个案例，我们就从它的做法开始算起。",
      en: "Name the project that comes closest, and we start our sums from there.",
      ar: "سمِّ أقرب مشروع إليك، ونبدأ حساباتنا منه.",
    },
  },
  {
    page: "project",
    block: "ask.action",
    text: {
      zh: "谈谈我的项目",
      en: "Discuss my project",
      ar: "ناقش مشروعي",
    },
  },
  {
    page: "project",
    block: "seo.title",
    text: {
      zh: "声学工程案例：办公、会议、学校、影院、琴房｜听禾声学",
      en: "Acoustic projects: offices, schools, cinemas, homes | Tinghe",
      ar: "مشاريع صوتية: مكاتب ومدارس وسينما وغرف بيانو ومنازل",
    },
  },
  {
    page: "project",
    block: "seo.description",
    text: {
      zh: "按房间类型查看声学案例：办公、会议室、学校、体育馆、影院、家庭影院、琴房与家装，写明问题、做法、用料和变化。",
      en: "Acoustic projects by type of room: offices, meeting rooms, schools, sports halls, cinemas, piano rooms and homes, each with problem, solution and result.",
      ar: "مشاريع صوتية بحسب المكان: مكاتب وقاعات اجتماع ومدارس وصالات رياضية وسينما وغرف بيانو ومنازل، مع المشكلة والحلّ والنتيجة.",
    },
  },
  {
    page: "project",
    block: "seo.keywords",
    text: {
      zh: "声学案例，办公室吸音，会议室声学，教室吸音，体育馆声学，影院吸音，琴房声学，家装吸音墙",
      en: "acoustic projects, office acoustics, meeting room, classroom, sports hall, cinema, piano room, home slat wall",
      ar: "مشاريع صوتية، صوتيات المكاتب، قاعة اجتماعات، فصل دراسي، صالة رياضية، سينما، غرفة بيانو، جدار شرائح منزلي",
    },
  },
];
