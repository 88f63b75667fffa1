import type { PageBlock } from "#domain/company/company-content.ts";

export const home: PageBlock[] = [
  {
    page: "home",
    block: "hero.title",
    text: {
      zh: "一面木墙，收住满屋回声",
      en: "Wood that takes the echo away",
      ar: "ألواح خشبية تقلّل الصدى في الغرف",
    },
  },
  {
    page: "home",
    block: "hero.lead",
    text: {
      zh: "听禾声学在自己的两座工厂里制作木格栅、聚酯毡与开孔木质吸音板，让房间听起来和看上去一样妥帖。",
      en: "In two factories of our own we make slatted, felt and perforated panels, so that a room sounds as good as it looks.",
      ar: "في مصنعينا نصنع ألواح الشرائح الخشبية واللبّاد والألواح المثقّبة، لتكون الغرفة مريحة للسمع كما هي جميلة للنظر.",
    },
  },
  {
    page: "home",
    block: "hero.primary",
    text: {
      zh: "看产品",
      en: "See the products",
      ar: "تصفّح المنتجات",
    },
  },
  {
    page: "home",
    block: "hero.secondary",
    text: {
      zh: "问问我们",
      en: "Ask us",
      ar: "اسألنا",
    },
  },
  {
    page: "home",
    block: "families.title",
    text: {
      zh: "按材料挑选",
      en: "Choose by material",
      ar: "اختر بحسب المادة",
    },
  },
  {
    page: "home",
    block: "families.lead",
    text: {
      zh: "木格栅温润，聚酯毡轻软，开孔木板能照顾更低的频率。先摸手感，再看曲线。",
      en: "Slats bring warmth, felt brings lightness, perforated wood reaches lower in the scale. Feel the material first, then check the curve.",
      ar: "الشرائح دافئة، واللبّاد خفيف ليّن، والخشب المثقّب يبلغ ترددات أخفض. ابدأ بالملمس، ثم راجع المنحنى.",
    },
  },
  {
    page: "home",
    block: "room.title",
    text: {
      zh: "它对房间做了什么",
      en: "What it does to a room",
      ar: "ماذا يفعل بالغرفة",
    },
  },
  {
    page: "home",
    block: "room.lead",
    text: {
      zh: "用手指或鼠标沿曲线滑动：从 125 Hz 到 4000 Hz，看每个频段有多少声音被留下，又有多少回到房间。",
      en: "Run a finger along the curve, from 125 Hz to 4000 Hz: it shows how much sound the wall keeps in each band, and how much it gives back.",
      ar: "مرّر إصبعك على المنحنى من 125 هرتز إلى 4000 هرتز، وانظر كم يحتفظ الجدار من الصوت عند كل تردد، وكم يعيد منه إلى الغرفة.",
    },
  },
  {
    page: "home",
    block: "room.note",
    text: {
      zh: "曲线是公开文献中可比构造的数据，试件与我们的产品不同，下面写明；不是我们的检测结果，换一种安装方式，数值就会不同。",
      en: "The curves were published for comparable constructions; below stands what was measured. They are no tests of ours, and another mounting gives another curve.",
      ar: "المنحنيات منشورة لتركيبات مشابهة، وأدناه ما قيس فعلًا؛ وليست نتائج اختبار أجريناه، وإذا تغيّرت طريقة التركيب تغيّر المنحنى.",
    },
  },
  {
    page: "home",
    block: "booth.title",
    text: {
      zh: "关上门，静下来",
      en: "Close the door, hear yourself think",
      ar: "أغلق الباب وركّز",
    },
  },
  {
    page: "home",
    block: "booth.lead",
    text: {
      zh: "静音舱用 38 mm 双层铝蜂窝板围合，舱内空气每三分钟更换一次；四种尺寸，从一通电话到一场小会都合适。",
      en: "The silence booth, an acoustic pod for phone calls and small meetings, is built of 38 mm double-layer aluminium honeycomb panels and changes its air every three minutes. Four sizes, from one phone call to a small meeting.",
      ar: "كبائن المكالمات للمكتب: جدرانها من ألواح ألمنيوم مزدوجة بقلب خلوي سماكتها 38 مم، ويتجدّد هواؤها كل ثلاث دقائق. أربعة مقاسات، من مكالمة واحدة إلى اجتماع صغير.",
    },
  },
  {
    page: "home",
    block: "booth.action",
    text: {
      zh: "走进静音舱",
      en: "Step inside",
      ar: "ادخل الكابينة",
    },
  },
  {
    page: "home",
    block: "cases.title",
    text: {
      zh: "按房间类型看案例",
      en: "Cases, room by room",
      ar: "مشاريعنا بحسب نوع المكان",
    },
  },
  {
    page: "home",
    block: "cases.lead",
    text: {
      zh: "每个案例都写明房间的问题、我们的做法，以及使用者后来听到的变化。",
      en: "Each one says what was wrong with the room, what we built, and what people notice now.",
      ar: "يذكر كل مشروع ما كان يعيب المكان، وما نفّذناه فيه، وما صار الناس يلاحظونه.",
    },
  },
  {
    page: "home",
    block: "work.title",
    text: {
      zh: "我们怎样合作",
      en: "How we work",
      ar: "كيف نعمل معك",
    },
  },
  {
    page: "home",
    block: "work.1.title",
    text: {
      zh: "设计",
      en: "Design",
      ar: "التصميم",
    },
  },
  {
    page: "home",
    block: "work.1.text",
    text: {
      zh: "把平面图、层高和用途发给我们，我们算出混响时间，并建议吸音面放在哪里、做多大。",
      en: "Send us the plan, the height and the use. We calculate the reverberation time and propose where absorption should go, and how much.",
      ar: "أرسل إلينا المخطط والارتفاع ووجه الاستعمال، فنحسب زمن الارتداد الصوتي ونقترح موضع المواد الماصّة ومساحتها.",
    },
  },
  {
    page: "home",
    block: "work.2.title",
    text: {
      zh: "样板",
      en: "Sample",
      ar: "العيّنة",
    },
  },
  {
    page: "home",
    block: "work.2.text",
    text: {
      zh: "实物样板寄到您桌上：颜色、木纹、边角，在您自己的光线里看。",
      en: "Real samples come to your desk: colour, grain and edge, seen in your own light.",
      ar: "تصل العيّنات إلى مكتبك: اللون والعروق والحواف، تراها في ضوئك أنت.",
    },
  },
  {
    page: "home",
    block: "work.3.title",
    text: {
      zh: "生产",
      en: "Production",
      ar: "الإنتاج",
    },
  },
  {
    page: "home",
    block: "work.3.text",
    text: {
      zh: "签字的样板留在产线旁，出厂前逐批与它对照。",
      en: "The sample you signed stays beside the line, and every batch is held against it before it is packed.",
      ar: "تبقى العيّنة التي وقّعتها إلى جوار خط الإنتاج، وتُقارَن بها كل دفعة قبل تغليفها.",
    },
  },
  {
    page: "home",
    block: "work.4.title",
    text: {
      zh: "发运",
      en: "Shipping",
      ar: "الشحن",
    },
  },
  {
    page: "home",
    block: "work.4.text",
    text: {
      zh: "护角、防潮、整托装箱，每箱贴上房间与墙面编号，到工地就能按图上墙。",
      en: "Edges guarded, wrapped against damp, palletised, and each carton marked by room and wall, so the site can start at once.",
      ar: "حواف محميّة وتغليف يقي من الرطوبة ومنصّات محكمة، وعلى كل صندوق رقم الغرفة والجدار، ليبدأ الموقع التركيب فور الوصول.",
    },
  },
  {
    page: "home",
    block: "figures.title",
    text: {
      zh: "几个数字",
      en: "A few figures",
      ar: "أرقامنا",
    },
  },
  {
    page: "home",
    block: "figures.years",
    text: {
      zh: "年声学经验",
      en: "years of acoustic experience",
      ar: "سنة من الخبرة في الصوتيات",
    },
  },
  {
    page: "home",
    block: "figures.factories",
    text: {
      zh: "座工厂",
      en: "factories",
      ar: "عدد المصانع",
    },
  },
  {
    page: "home",
    block: "figures.containers",
    text: {
      zh: "个货柜／月（约）",
      en: "containers shipped a month (about)",
      ar: "عدد الحاويات المشحونة شهريًا (تقريبًا)",
    },
  },
  {
    page: "home",
    block: "figures.designs",
    text: {
      zh: "款木质板设计",
      en: "wood panel designs",
      ar: "تصميم للألواح الخشبية",
    },
  },
  {
    page: "home",
    block: "certificates.title",
    text: {
      zh: "有据可查",
      en: "Held to a standard",
      ar: "وفق معايير معلنة",
    },
  },
  {
    page: "home",
    block: "certificates.lead",
    text: {
      zh: "质量与环境管理按 ISO 9001 和 ISO 14001 运行；网站上的每个声学数值都标明出处。",
      en: "Quality and environment are managed to ISO 9001 and ISO 14001, and every acoustic number on this site says where it comes from.",
      ar: "ندير الجودة والبيئة وفق ISO 9001 وISO 14001، وكل رقم صوتي في هذا الموقع يذكر مصدره.",
    },
  },
  {
    page: "home",
    block: "knowledge.title",
    text: {
      zh: "声学，说得明白",
      en: "Acoustics in plain words",
      ar: "الصوتيات بكلام واضح",
    },
  },
  {
    page: "home",
    block: "knowledge.lead",
    text: {
      zh: "NRC 是什么，空腔留多深，吸音和隔音差在哪：写给要做决定的人。",
      en: "What NRC means, how deep a cavity should be, why absorbing is not insulating: written for people who have to decide.",
      ar: "ما معنى NRC، وكم يكون عمق الفراغ، ولماذا يختلف امتصاص الصوت عن عزله: كتبناه لمن عليه أن يقرّر.",
    },
  },
  {
    page: "home",
    block: "ask.title",
    text: {
      zh: "说说您的房间",
      en: "Tell us about your room",
      ar: "حدّثنا عن غرفتك",
    },
  },
  {
    page: "home",
    block: "ask.lead",
    text: {
      zh: "一张平面图、一张照片，或者只是一个问题。热线周一至周五 9:00–18:00（北京时间）。",
      en: "A plan, a photograph, or just a question. The hotline is open Monday to Friday, 9:00–18:00 (UTC+8).",
      ar: "مخطط أو صورة أو مجرّد سؤال. الخط الساخن متاح من الاثنين إلى الجمعة، 9:00–18:00 بتوقيت بكين (UTC+8).",
    },
  },
  {
    page: "home",
    block: "ask.action",
    text: {
      zh: "写信给我们",
      en: "Write to us",
      ar: "راسلنا",
    },
  },
  {
    page: "home",
    block: "seo.title",
    text: {
      zh: "听禾声学｜木格栅、聚酯毡、木质吸音板与静音舱",
      en: "Tinghe Acoustics: slat, felt and wood acoustic panels, silence booths",
      ar: "تينغخه للصوتيات: ألواح خشبية ولبّاد ماصّة للصوت وكبائن مكالمات",
    },
  },
  {
    page: "home",
    block: "seo.description",
    text: {
      zh: "听禾声学生产木格栅吸音板、聚酯毡、穿孔与槽木吸音板及静音舱，提供声学设计。16 年经验，两座工厂，100+ 款木质板设计。",
      en: "Slatted wood, polyester felt, perforated and grooved acoustic panels, silence booths and acoustic design. 16 years, two factories, 100+ wood panel designs.",
      ar: "ألواح شرائح خشبية ولبّاد بوليستر وألواح مثقّبة ومحزّزة وكبائن مكالمات، مع خدمة التصميم الصوتي. خبرة 16 سنة ومصنعان وأكثر من 100 تصميم خشبي.",
    },
  },
  {
    page: "home",
    block: "seo.keywords",
    text: {
      zh: "吸音板，木格栅吸音板，聚酯纤维吸音板，穿孔吸音板，槽木吸音板，静音舱，声学设计",
      en: "acoustic panels, wood slat panels, polyester felt panels, perforated wood panels, grooved panels, silence booth, acoustic design",
      ar: "ألواح امتصاص الصوت، ألواح الشرائح الخشبية، لبّاد البوليستر، ألواح مثقّبة، ألواح محزّزة، كابينة المكالمات، التصميم الصوتي",
    },
  },
];
