import type { PageBlock } from "#domain/company/company-content.ts";

export const about: PageBlock[] = [
  {
    page: "about",
    block: "hero.title",
    text: {
      zh: "关于听禾",
      en: "About Tinghe",
      ar: "عن تينغخه",
    },
  },
  {
    page: "about",
    block: "hero.lead",
    text: {
      zh: "听禾，听庄稼拔节的声音。要听见这么轻的东西，先得安静下来。",
      en: "Tinghe means listening to the grain grow. To hear something that faint, a place must first be quiet.",
      ar: "تينغخه تعني الإصغاء إلى الزرع وهو ينمو. ولكي يُسمع صوت بهذا الخفوت لا بدّ من الهدوء أولًا.",
    },
  },
  {
    page: "about",
    block: "intro.title",
    text: {
      zh: "我们做什么",
      en: "What we do",
      ar: "ماذا نفعل",
    },
  },
  {
    page: "about",
    block: "intro.1.text",
    text: {
      zh: "我们设计、生产并发运室内声学材料：木格栅、聚酯毡、穿孔与槽木吸音板，还有静音舱。",
      en: "We design, make and ship materials for room acoustics: wood slats, polyester felt, perforated and grooved panels, and silence booths.",
      ar: "نصمّم وننتج ونشحن مواد صوتيات الغرف: شرائح خشبية ولبّاد بوليستر وألواحًا مثقّبة ومحزّزة وكبائن مكالمات.",
    },
  },
  {
    page: "about",
    block: "intro.2.text",
    text: {
      zh: "客户是建筑师、设计师、采购与经销商。他们要的不是“效果很好”四个字，而是构造、厚度、曲线和交期。",
      en: "Our clients are architects, designers, buyers and distributors. They have no use for “excellent performance”; they need a build-up, a depth, a curve and a date.",
      ar: "عملاؤنا معماريون ومصمّمون ومشترون وموزّعون. لا تنفعهم عبارة «أداء ممتاز»، بل يحتاجون إلى تركيب وعمق ومنحنى وموعد.",
    },
  },
  {
    page: "about",
    block: "values.title",
    text: {
      zh: "三条规矩",
      en: "Three rules",
      ar: "ثلاث قواعد",
    },
  },
  {
    page: "about",
    block: "values.1.title",
    text: {
      zh: "数字有出处",
      en: "Numbers have sources",
      ar: "لكل رقم مصدر",
    },
  },
  {
    page: "about",
    block: "values.1.text",
    text: {
      zh: "检测、文献、参考，分开写；没有的就空着。",
      en: "Tested, published, indicative: we keep them apart, and leave a blank where we have none.",
      ar: "المختبَر والمنشور والاسترشادي، كلٌّ على حدة؛ وما لا نملكه نتركه فارغًا.",
    },
  },
  {
    page: "about",
    block: "values.2.title",
    text: {
      zh: "吸声不说成隔声",
      en: "Absorbing is not insulating",
      ar: "الامتصاص غير العزل",
    },
  },
  {
    page: "about",
    block: "values.2.text",
    text: {
      zh: "该加墙的地方，我们会劝您加墙，而不是多卖几块板。",
      en: "Where a room needs a better wall, we say so, rather than sell a few more panels.",
      ar: "حيث تحتاج الغرفة إلى جدار أفضل نقول ذلك، ولا نبيع ألواحًا أكثر.",
    },
  },
  {
    page: "about",
    block: "values.3.title",
    text: {
      zh: "好看，也要好拆",
      en: "Handsome, and removable",
      ar: "جميل وقابل للفكّ",
    },
  },
  {
    page: "about",
    block: "values.3.text",
    text: {
      zh: "能修、能换、能搬走的东西，才用得久。",
      en: "What can be mended, changed and moved is what lasts.",
      ar: "ما يُصلَح ويُبدَّل ويُنقل هو ما يدوم.",
    },
  },
  {
    page: "about",
    block: "line.title",
    text: {
      zh: "从木皮到货柜",
      en: "From veneer to container",
      ar: "من القشرة إلى الحاوية",
    },
  },
  {
    page: "about",
    block: "line.lead",
    text: {
      zh: "两座工厂，两条线，在装柜月台并成一条。",
      en: "Two factories, two lines, and one dock where they meet.",
      ar: "مصنعان وخطّان يلتقيان عند رصيف تحميل واحد.",
    },
  },
  {
    page: "about",
    block: "line.wood.title",
    text: {
      zh: "木质板工厂，华东",
      en: "Wood panel factory, Eastern China",
      ar: "مصنع الألواح الخشبية، شرق الصين",
    },
  },
  {
    page: "about",
    block: "line.felt.title",
    text: {
      zh: "聚酯毡与静音舱工厂，华南",
      en: "Felt and booth factory, Southern China",
      ar: "مصنع اللبّاد والكبائن، جنوب الصين",
    },
  },
  {
    page: "about",
    block: "line.dock.title",
    text: {
      zh: "装柜月台",
      en: "The dock",
      ar: "رصيف التحميل",
    },
  },
  {
    page: "about",
    block: "line.1.title",
    text: {
      zh: "木皮",
      en: "Veneer",
      ar: "القشرة",
    },
  },
  {
    page: "about",
    block: "line.1.text",
    text: {
      zh: "在恒温恒湿的仓里静置，再摊开在灯下配色。",
      en: "It rests in a room of steady climate, then every lot is spread out under the lamps and matched.",
      ar: "تستريح في مخزن ثابت الحرارة والرطوبة، ثم تُفرش كل دفعة تحت المصابيح وتُطابَق ألوانها.",
    },
  },
  {
    page: "about",
    block: "line.2.title",
    text: {
      zh: "热压",
      en: "Pressing",
      ar: "الكبس",
    },
  },
  {
    page: "about",
    block: "line.2.text",
    text: {
      zh: "木皮上胶，热压到板上。",
      en: "Glued and hot-pressed on to the board.",
      ar: "تُغرّى وتُكبس على اللوح بالحرارة.",
    },
  },
  {
    page: "about",
    block: "line.3.title",
    text: {
      zh: "格栅、开孔、开槽",
      en: "Slats, holes, grooves",
      ar: "شرائح وثقوب وحزوز",
    },
  },
  {
    page: "about",
    block: "line.3.text",
    text: {
      zh: "木条按固定间距装到毡上；孔距和槽距由程序给定。",
      en: "Slats are fixed to the felt at a set pitch; holes and grooves are guided by computer.",
      ar: "تُثبَّت الشرائح على اللبّاد بتباعد محدّد، ويقود الحاسوب التثقيب والتحزيز.",
    },
  },
  {
    page: "about",
    block: "line.4.title",
    text: {
      zh: "涂装与终检",
      en: "Finish and inspection",
      ar: "التشطيب والفحص",
    },
  },
  {
    page: "about",
    block: "line.4.text",
    text: {
      zh: "砂光、上漆或上油，最后在北窗下看一遍。",
      en: "Sanded, lacquered or oiled, and looked at once more by the north window.",
      ar: "صنفرة وورنيش أو زيت، ثم نظرة أخيرة عند النافذة الشمالية.",
    },
  },
  {
    page: "about",
    block: "line.5.title",
    text: {
      zh: "制毡",
      en: "Felt",
      ar: "اللبّاد",
    },
  },
  {
    page: "about",
    block: "line.5.text",
    text: {
      zh: "聚酯纤维针刺成片，再热合定型。",
      en: "Polyester fibre, needled into a sheet and bonded by heat.",
      ar: "ألياف بوليستر تُلبَّد بالإبر ثم تُثبَّت بالحرارة.",
    },
  },
  {
    page: "about",
    block: "line.6.title",
    text: {
      zh: "裁切成型",
      en: "Cutting and forming",
      ar: "القصّ والتشكيل",
    },
  },
  {
    page: "about",
    block: "line.6.text",
    text: {
      zh: "裁切、刻槽、折型。",
      en: "Cut, grooved and folded.",
      ar: "يُقصّ ويُحزَّز ويُطوى.",
    },
  },
  {
    page: "about",
    block: "line.7.title",
    text: {
      zh: "静音舱试装",
      en: "Booths, put together once",
      ar: "الكبائن تُجمع مرّة",
    },
  },
  {
    page: "about",
    block: "line.7.text",
    text: {
      zh: "每间舱先整体拼一遍，试灯、试风扇、关门听一听，再拆开平装。",
      en: "Each is built once. Lamp and fans are tried, the door is shut and somebody listens; then it is taken apart and packed flat.",
      ar: "تُجمع كل كابينة مرّة، ويُجرَّب مصباحها ومروحتاها، ويُغلق بابها ويُصغى إليها، ثم تُفكّ وتُغلَّف مسطّحة.",
    },
  },
  {
    page: "about",
    block: "line.8.title",
    text: {
      zh: "包装",
      en: "Packing",
      ar: "التغليف",
    },
  },
  {
    page: "about",
    block: "line.8.text",
    text: {
      zh: "面对面装箱，托盘按货柜内尺寸设计。",
      en: "Face to face in cartons, on pallets sized to the container.",
      ar: "وجهًا لوجه في الكراتين، على منصّات بقياس الحاوية.",
    },
  },
  {
    page: "about",
    block: "line.9.title",
    text: {
      zh: "装柜",
      en: "Container",
      ar: "الحاوية",
    },
  },
  {
    page: "about",
    block: "line.9.text",
    text: {
      zh: "两厂的货常常拼在一个柜里走。",
      en: "Goods from both factories often leave in one.",
      ar: "كثيرًا ما تخرج بضائع المصنعين في حاوية واحدة.",
    },
  },
  {
    page: "about",
    block: "parts.title",
    text: {
      zh: "再多了解一点",
      en: "Read on",
      ar: "اقرأ المزيد",
    },
  },
  {
    page: "about",
    block: "parts.company.title",
    text: {
      zh: "公司简介",
      en: "The company",
      ar: "الشركة",
    },
  },
  {
    page: "about",
    block: "parts.company.lead",
    text: {
      zh: "16 年，从一间木工房到两座工厂。",
      en: "16 years, from a joiner’s shop to two factories.",
      ar: "16 سنة، من ورشة نجارة إلى مصنعين.",
    },
  },
  {
    page: "about",
    block: "parts.honours.title",
    text: {
      zh: "资质荣誉",
      en: "Certificates and honours",
      ar: "الشهادات والتكريم",
    },
  },
  {
    page: "about",
    block: "parts.honours.lead",
    text: {
      zh: "ISO 9001、ISO 14001，以及一路上的认可。",
      en: "ISO 9001, ISO 14001, and recognition along the way.",
      ar: "شهادتا ISO 9001 وISO 14001، وما نلناه من تقدير.",
    },
  },
  {
    page: "about",
    block: "parts.base.title",
    text: {
      zh: "生产基地",
      en: "Factories",
      ar: "مواقع الإنتاج",
    },
  },
  {
    page: "about",
    block: "parts.base.lead",
    text: {
      zh: "一座做木，一座做毡与舱。",
      en: "One for wood, one for felt and booths.",
      ar: "موقع للخشب، وموقع للّبّاد والكبائن.",
    },
  },
  {
    page: "about",
    block: "parts.patents.title",
    text: {
      zh: "专利技术",
      en: "Patents",
      ar: "براءات الاختراع",
    },
  },
  {
    page: "about",
    block: "parts.patents.lead",
    text: {
      zh: "大多是小发明：一个卡扣，一道槽，一种更安静的风道。",
      en: "Small inventions mostly: a clip, a groove, a quieter air duct.",
      ar: "ابتكارات صغيرة في معظمها: مشبك وحزّ ومجرى هواء أهدأ.",
    },
  },
  {
    page: "about",
    block: "parts.contact.title",
    text: {
      zh: "联系我们",
      en: "Contact",
      ar: "تواصل معنا",
    },
  },
  {
    page: "about",
    block: "parts.contact.lead",
    text: {
      zh: "周一至周五 9:00–18:00，有人接电话。",
      en: "Monday to Friday, 9:00–18:00, someone picks up.",
      ar: "من الاثنين إلى الجمعة، 9:00–18:00، هناك من يردّ عليك.",
    },
  },
  {
    page: "about",
    block: "ask.title",
    text: {
      zh: "想认识我们？",
      en: "Would you like to meet?",
      ar: "أتودّ أن نتعارف؟",
    },
  },
  {
    page: "about",
    block: "ask.lead",
    text: {
      zh: "来工厂走一圈，或者先通一次电话。",
      en: "Come and walk through the factory, or begin with a call.",
      ar: "تجوّل في المصنع، أو ابدأ بمكالمة.",
    },
  },
  {
    page: "about",
    block: "ask.action",
    text: {
      zh: "联系我们",
      en: "Get in touch",
      ar: "تواصل معنا",
    },
  },
  {
    page: "about",
    block: "seo.title",
    text: {
      zh: "关于听禾声学：两座工厂、16 年声学经验",
      en: "About Tinghe Acoustics: two factories, 16 years of experience",
      ar: "عن تينغخه للصوتيات: مصنعان و16 سنة من الخبرة",
    },
  },
  {
    page: "about",
    block: "seo.description",
    text: {
      zh: "听禾声学设计、生产并发运室内吸音材料与静音舱。了解公司历程、资质荣誉、两座生产基地、专利技术与联系方式。",
      en: "Tinghe Acoustics designs, makes and ships absorbing materials and silence booths. The company, its certificates, two factories, patents and how to reach us.",
      ar: "تصمّم تينغخه للصوتيات المواد الماصّة للصوت وكبائن المكالمات وتنتجها وتشحنها. تعرّف إلى الشركة وشهاداتها ومصنعيها وبراءاتها.",
    },
  },
  {
    page: "about",
    block: "seo.keywords",
    text: {
      zh: "听禾声学，吸音材料厂家，声学公司，ISO 9001，ISO 14001，生产基地",
      en: "Tinghe Acoustics, acoustic manufacturer, about us, ISO 9001, ISO 14001, factories",
      ar: "تينغخه للصوتيات، مُصنّع مواد صوتية، من نحن، ISO 9001، ISO 14001، مواقع الإنتاج",
    },
  },
];
