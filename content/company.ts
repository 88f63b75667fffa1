import type {
  BaseContent,
  HonourContent,
  MilestoneContent,
  PatentContent,
} from "#domain/company/company-content.ts";

export const honours: HonourContent[] = [
  {
    id: "iso-9001",
    title: {
      zh: "质量管理体系 ISO 9001",
      en: "Quality management, ISO 9001",
      ar: "إدارة الجودة ISO 9001",
    },
    text: {
      zh: "2013 年首次认证，如今覆盖木质板、聚酯毡与静音舱的设计、生产和交付。每箱货都能从箱号追到原料。",
      en: "First certified in 2013; today it covers the design, making and delivery of wood panels, polyester felt and booths. Any carton can be traced back to its raw material.",
      ar: "اعتُمد أول مرة عام 2013، ويشمل اليوم تصميم الألواح الخشبية ولبّاد البوليستر والكبائن وإنتاجها وتسليمها. ويمكن تتبّع كل صندوق إلى مادته الخام.",
    },
    year: 2013,
  },
  {
    id: "iso-14001",
    title: {
      zh: "环境管理体系 ISO 14001",
      en: "Environmental management, ISO 14001",
      ar: "الإدارة البيئية ISO 14001",
    },
    text: {
      zh: "管到粉尘、溶剂、边角料和用电；目标每年复查，结果在厂区公示。",
      en: "Dust, solvents, offcuts and electricity: targets are reviewed each year and posted at both sites.",
      ar: "الغبار والمذيبات والقصاصات والكهرباء: تُراجع الأهداف كل عام وتُعلن نتائجها في الموقعين.",
    },
    year: 2018,
  },
  {
    id: "trade-association",
    title: {
      zh: "建筑声学材料行业协会会员",
      en: "Member of the trade association for acoustic materials",
      ar: "عضوية جمعية صانعي المواد الصوتية",
    },
    text: {
      zh: "参加同行的技术交流，一起讨论测试方法与安装细节。",
      en: "Where makers of acoustic building materials compare test methods and details of fixing.",
      ar: "ملتقى صانعي مواد البناء الصوتية لمقارنة طرق الاختبار وتفاصيل التثبيت.",
    },
    year: 2014,
  },
  {
    id: "design-prize-slat",
    title: {
      zh: "墙面材料设计奖",
      en: "Design prize for wall surfaces",
      ar: "جائزة تصميم لأسطح الجدران",
    },
    text: {
      zh: "获奖的是窄条橡木格栅，评语是“让吸音面看起来不像吸音面”。",
      en: "For the narrow oak slat, “an absorber that does not look like one”.",
      ar: "لشرائح البلوط الضيقة: «سطح ماصّ للصوت لا يبدو كذلك».",
    },
    year: 2017,
  },
  {
    id: "export-partner",
    title: {
      zh: "年度出口合作单位",
      en: "Export partner of the year",
      ar: "شريك تصدير العام",
    },
    text: {
      zh: "因装箱标签清楚、单证齐全，由一位海外经销商提名。",
      en: "Named by a distributor abroad, for clear carton labels and complete papers.",
      ar: "ترشيح من موزّع في الخارج لوضوح ملصقات الكراتين واكتمال المستندات.",
    },
    year: 2021,
  },
  {
    id: "school-acoustics",
    title: {
      zh: "校园声环境优秀案例",
      en: "Commended school project",
      ar: "مشروع مدرسي مُشاد به",
    },
    text: {
      zh: "一组教室的墙面改造，后排学生听课更轻松。",
      en: "A row of classrooms with new walls, where the back row listens with less effort.",
      ar: "صفّ من الفصول جُدّدت جدرانها فصار الإصغاء أيسر في المقاعد الخلفية.",
    },
    year: 2020,
  },
  {
    id: "booth-design",
    title: {
      zh: "办公产品设计提名",
      en: "Nominated for office product design",
      ar: "ترشيح لتصميم منتج مكتبي",
    },
    text: {
      zh: "静音舱的可拆装结构：整舱拆开后，平放就能进货梯。",
      en: "For the knock-down frame of the silence booth, which goes into a goods lift in flat parts.",
      ar: "للهيكل القابل للفكّ في كابينة المكالمات، إذ تدخل أجزاؤه مسطّحة إلى مصعد البضائع.",
    },
    year: 2022,
  },
  {
    id: "safe-workplace",
    title: {
      zh: "安全生产示范车间",
      en: "Model workshop for safety",
      ar: "ورشة نموذجية في السلامة",
    },
    text: {
      zh: "锯切工位的吸尘与防护改造。",
      en: "Extraction and guards rebuilt at the sawing stations.",
      ar: "تجديد شفط الغبار ووسائل الحماية عند محطات النشر.",
    },
    year: 2023,
  },
  {
    id: "apprentices",
    title: {
      zh: "工匠培养合作企业",
      en: "Training company for joiners",
      ar: "شركة مدرِّبة للنجّارين",
    },
    text: {
      zh: "每年接收木工学徒，从认识木皮开始学。",
      en: "Apprentices come each year and begin by learning to read veneer.",
      ar: "يلتحق متدرّبون كل عام ويبدؤون بتعلّم قراءة القشرة.",
    },
    year: 2025,
  },
];

export const patents: PatentContent[] = [
  {
    id: "hidden-clip",
    title: {
      zh: "可拆卸的吸音板隐藏卡件",
      en: "Hidden clip for removable panels",
      ar: "مشبك مخفيّ لألواح قابلة للفكّ",
    },
    text: {
      zh: "保护一种弹性卡件：板推上去自动卡住，向上提起即可取下，正面没有钉眼。",
      en: "Protects a sprung clip: push the panel home and it holds, lift it and it comes away. No screw shows in front.",
      ar: "يحمي مشبكًا مرنًا: ادفع اللوح فيثبت، وارفعه فينفكّ، ولا يظهر برغي في الواجهة.",
    },
    kind: "utility",
  },
  {
    id: "groove-hole-link",
    title: {
      zh: "槽与背孔错位连通的木质板",
      en: "Wooden board with grooves linked to offset holes",
      ar: "لوح خشبي تتّصل حزوزه بثقوب خلفية مزاحة",
    },
    text: {
      zh: "保护正面窄槽与背面圆孔的错位排列：从正面看不透，空气却走得通。",
      en: "Protects the way narrow grooves in front meet round holes behind, offset so that the eye is stopped and the air is not.",
      ar: "يحمي طريقة التقاء الحزوز الأمامية الضيقة بثقوب خلفية مزاحة، فلا ينفذ البصر وينفذ الهواء.",
    },
    kind: "invention",
  },
  {
    id: "two-pitch-perforation",
    title: {
      zh: "双孔距吸音板",
      en: "Panel with two hole pitches",
      ar: "لوح بتباعدين للثقوب",
    },
    text: {
      zh: "保护在同一块板上交替使用两种孔距的排列，使共振频带展宽。",
      en: "Protects a layout that alternates two pitches on one board, to spread the resonance over a wider range.",
      ar: "يحمي ترتيبًا يتناوب فيه تباعدان على لوح واحد، ليتّسع نطاق الرنين.",
    },
    kind: "invention",
  },
  {
    id: "quiet-duct",
    title: {
      zh: "静音舱折返式风道",
      en: "Folded air duct for a booth",
      ar: "مجرى هواء مطويّ لكابينة",
    },
    text: {
      zh: "保护顶部的折返风道：空气绕行三次，内壁贴毡，让风进得来、话少出去。",
      en: "Protects the folded duct in the roof. Air turns three times along felt-lined walls: it gets through, and speech gets through less.",
      ar: "يحمي المجرى المطويّ في السقف: ينعطف الهواء ثلاث مرّات بين جدران مبطّنة باللبّاد، فيمرّ الهواء ويقلّ مرور الكلام.",
    },
    kind: "invention",
  },
  {
    id: "honeycomb-joint",
    title: {
      zh: "铝蜂窝舱壁的拼接型材",
      en: "Joint profile for honeycomb walls",
      ar: "مقطع وصل لجدران الألمنيوم الخلوية",
    },
    text: {
      zh: "保护一种双唇密封型材，板件插入即密合，拆装后仍可重复使用。",
      en: "Protects a two-lipped sealing profile into which panels are slid, and which can be used again after taking apart.",
      ar: "يحمي مقطع إحكام بشفتين تنزلق فيه الألواح، ويمكن استعماله ثانية بعد الفكّ.",
    },
    kind: "utility",
  },
  {
    id: "baffle-hanger",
    title: {
      zh: "毡垂片无工具吊件",
      en: "Tool-free hanger for felt baffles",
      ar: "حامل لألواح اللبّاد المعلّقة بلا أدوات",
    },
    text: {
      zh: "保护一种夹持吊件，单手即可调高低，垂片不打孔。",
      en: "Protects a clamp that one hand can set to height, and that needs no hole in the baffle.",
      ar: "يحمي حاملًا ماسكًا يُضبط ارتفاعه بيد واحدة دون ثقب اللوح.",
    },
    kind: "utility",
  },
  {
    id: "slat-wrap",
    title: {
      zh: "木条三面连续包覆方法",
      en: "Wrapping a slat on three sides in one pass",
      ar: "تغليف الشريحة من ثلاثة وجوه في تمريرة واحدة",
    },
    text: {
      zh: "保护木皮在转角处的预处理与压合顺序，使木纹越过棱边而不开裂。",
      en: "Protects the order in which veneer is prepared and pressed round the corner, so that the grain crosses the edge unbroken.",
      ar: "يحمي ترتيب تهيئة القشرة وكبسها حول الزاوية، لتعبر العروق الحافة دون تشقّق.",
    },
    kind: "invention",
  },
  {
    id: "felt-fold",
    title: {
      zh: "聚酯毡折叠成型的角部结构",
      en: "Folded corner in polyester felt",
      ar: "زاوية مطويّة من لبّاد البوليستر",
    },
    text: {
      zh: "保护背面铣槽、折起后自锁的转角，不需要胶水和型材。",
      en: "Protects a corner that is milled from behind, folded and locks by itself, without glue or profile.",
      ar: "يحمي زاوية تُحفر من الخلف وتُطوى فتُقفل بنفسها، بلا غراء ولا مقطع.",
    },
    kind: "utility",
  },
  {
    id: "hexagon-design",
    title: {
      zh: "三种厚度的六边形毡砖",
      en: "Hexagonal felt tile in three depths",
      ar: "بلاطة لبّاد سداسية بثلاث سماكات",
    },
    text: {
      zh: "保护六边形毡砖的倒角边缘与高低组合的外观。",
      en: "Protects the look of the tile: its bevelled edge and the play of depths.",
      ar: "يحمي مظهر البلاطة: حافتها المشطوفة وتفاوت سماكاتها.",
    },
    kind: "design",
  },
  {
    id: "booth-design",
    title: {
      zh: "静音舱（外观）",
      en: "Silence booth, its appearance",
      ar: "كابينة مكالمات (المظهر)",
    },
    text: {
      zh: "保护舱体比例、门框线条与顶部灯带的整体外观。",
      en: "Protects the whole appearance: its proportions, the line of the door frame, the light in the roof.",
      ar: "يحمي المظهر العام: النسب وخطّ إطار الباب وضوء السقف.",
    },
    kind: "design",
  },
];

export const bases: BaseContent[] = [
  {
    id: "wood-works",
    name: {
      zh: "木质板工厂",
      en: "Wood panel factory",
      ar: "مصنع الألواح الخشبية",
    },
    place: {
      zh: "中国华东",
      en: "Eastern China",
      ar: "شرق الصين",
    },
    text: {
      zh: "木格栅、穿孔板、微孔板与槽木板都在这里完成：木皮仓恒温恒湿，贴皮、格栅、开孔开槽、涂装四条线依次排开，终检区靠北窗，光线整天不变。一间硬表面的试验间用来比较构造，它帮我们做决定，不出检测报告。",
      en: "Slats, perforated, micro-perforated and grooved boards are all made here. Veneer rests in a room of steady climate; four lines follow one another, for veneering, slatting, drilling and grooving, and finishing; the last inspection stands by a north window where the light does not change. In a trial room of hard surfaces we compare build-ups. It helps us decide and issues no test reports.",
      ar: "هنا تُصنع الشرائح والألواح المثقّبة ودقيقة الثقوب والمحزّزة. تستريح القشرة في مخزن ثابت الحرارة والرطوبة، وتتوالى أربعة خطوط للقشرة والشرائح والتثقيب والتحزيز والتشطيب، ويقع الفحص الأخير عند نافذة شمالية لا يتبدّل ضوؤها. وفي غرفة تجارب صلبة الأسطح نقارن التراكيب؛ تعيننا على القرار ولا تُصدر تقارير اختبار.",
    },
    figures: [
      {
        value: { zh: "4 条", en: "4 lines", ar: "4 خطوط" },
        label: {
          zh: "贴皮、格栅、开孔开槽、涂装",
          en: "veneering, slatting, drilling and grooving, finishing",
          ar: "للقشرة والشرائح والتثقيب والتحزيز والتشطيب",
        },
      },
      {
        value: { zh: "100+ 款", en: "100+ designs", ar: "أكثر من 100 تصميم" },
        label: {
          zh: "木质板现成设计",
          en: "of wood panel, ready to make",
          ar: "للألواح الخشبية جاهزة للإنتاج",
        },
      },
      {
        value: { zh: "5 道", en: "5 checks", ar: "5 فحوص" },
        label: {
          zh: "从来料到留样的检查",
          en: "from incoming boards to the kept piece",
          ar: "من المواد الواردة إلى العيّنة المحفوظة",
        },
      },
    ],
    pictures: ["factory-1", "lab-1"],
  },
  {
    id: "felt-and-booth-works",
    name: {
      zh: "聚酯毡与静音舱工厂",
      en: "Felt and booth factory",
      ar: "مصنع اللبّاد والكبائن",
    },
    place: {
      zh: "中国华南",
      en: "Southern China",
      ar: "جنوب الصين",
    },
    text: {
      zh: "一半厂房做毡：针刺热合，再裁切、刻槽、折型；另一半装舱：每间舱在出厂前先整体拼一遍，试灯、试风扇、关门听一听，再拆开平装。成品仓与装柜月台也在这里，两厂的货常常拼在一个柜里走。",
      en: "Half of the hall makes felt: needled and heat-bonded, then cut, grooved and folded. The other half builds booths. Each is put together once, the lamp and fans are tried, the door is shut and somebody listens; then it is taken apart and packed flat. Finished goods and the loading dock are here too, and goods from both factories often share a container.",
      ar: "نصف القاعة للّبّاد: يُلبَّد بالإبر ويُثبَّت بالحرارة ثم يُقصّ ويُحزَّز ويُطوى. والنصف الآخر للكبائن: تُجمع كل كابينة مرّة كاملة، ويُجرَّب مصباحها ومروحتاها، ويُغلق بابها ويُصغى إليها، ثم تُفكّ وتُغلَّف مسطّحة. وهنا أيضًا مخزن البضاعة الجاهزة ورصيف التحميل، وكثيرًا ما تتشارك بضائع المصنعين حاوية واحدة.",
    },
    figures: [
      {
        value: { zh: "3 条", en: "3 lines", ar: "3 خطوط" },
        label: {
          zh: "制毡、裁切成型、静音舱装配",
          en: "felt making, cutting and forming, booth assembly",
          ar: "لصنع اللبّاد والقصّ والتشكيل وتجميع الكبائن",
        },
      },
      {
        value: { zh: "4 种", en: "4 sizes", ar: "4 مقاسات" },
        label: {
          zh: "静音舱，出厂前全部试装",
          en: "of booth, each assembled once before it leaves",
          ar: "من الكبائن، تُجمع كل منها مرّة قبل خروجها",
        },
      },
      {
        value: { zh: "约 2 柜", en: "About 2", ar: "نحو حاويتين" },
        label: {
          zh: "每月出运，两厂合计",
          en: "containers a month, both factories together",
          ar: "شهريًا من المصنعين معًا",
        },
      },
    ],
    pictures: ["factory-2"],
  },
];

export const milestones: MilestoneContent[] = [
  {
    id: "piano-room",
    year: 2010,
    title: { zh: "一间琴房", en: "A piano room", ar: "غرفة بيانو" },
    text: {
      zh: "为一间小琴房做了第一面木墙，听禾由此开始。",
      en: "The first wooden wall, for a small piano room. Tinghe begins.",
      ar: "أول جدار خشبي لغرفة بيانو صغيرة، ومنها بدأت تينغخه.",
    },
  },
  {
    id: "first-drilling-line",
    year: 2012,
    title: { zh: "第一条开孔线", en: "The first drilling line", ar: "أول خط تثقيب" },
    text: {
      zh: "手工钻孔换成数控钻排，孔距从此不再靠眼力。",
      en: "Computer-guided drill heads take over from the hand, and the pitch no longer depends on a good eye.",
      ar: "حلّت رؤوس تثقيب يقودها الحاسوب محلّ اليد، فلم يعد التباعد رهنًا بدقّة العين.",
    },
    begins: { classes: ["perforated", "micro-perforated", "grooved"], exports: false },
  },
  {
    id: "quality-system",
    year: 2013,
    title: { zh: "ISO 9001 质量体系", en: "ISO 9001", ar: "نظام ISO 9001" },
    text: {
      zh: "把师傅脑子里的做法写成文件，新人也能做出同样的板。",
      en: "What the master joiners carried in their heads is written down, so that a newcomer can make the same panel.",
      ar: "كُتب ما كان في رؤوس المعلّمين، فصار المبتدئ يصنع اللوح نفسه.",
    },
  },
  {
    id: "felt",
    year: 2014,
    title: { zh: "开始做毡", en: "Felt", ar: "بداية اللبّاد" },
    text: {
      zh: "教室需要颜色，天花需要轻，聚酯毡进入产品线。",
      en: "Classrooms want colour and ceilings want lightness: polyester felt joins the range.",
      ar: "أرادت الفصول لونًا والأسقف خفّة، فدخل لبّاد البوليستر المجموعة.",
    },
    begins: { classes: ["polyester", "ceiling"], exports: false },
  },
  {
    id: "slat-panel",
    year: 2016,
    title: { zh: "格栅板", en: "The slat panel", ar: "لوح الشرائح" },
    text: {
      zh: "木条压在毡上，两种材料合成一块板。",
      en: "Slats on felt: the two materials become one panel.",
      ar: "شرائح على لبّاد: تصير المادتان لوحًا واحدًا.",
    },
    begins: { classes: ["wood-slat"], exports: false },
  },
  {
    id: "second-factory",
    year: 2017,
    title: { zh: "第二座工厂", en: "The second factory", ar: "المصنع الثاني" },
    text: {
      zh: "木与毡分开生产，各有各的空气。",
      en: "Wood and felt are made apart, each in clean air of its own.",
      ar: "افترق الخشب واللبّاد، ولكل منهما هواؤه النظيف.",
    },
  },
  {
    id: "environment-system",
    year: 2018,
    title: { zh: "ISO 14001 环境体系", en: "ISO 14001", ar: "نظام ISO 14001" },
    text: {
      zh: "粉尘、溶剂和边角料有了目标和账本。",
      en: "Dust, solvents and offcuts get targets, and somebody keeps the books.",
      ar: "صارت للغبار والمذيبات والقصاصات أهداف وسجلّات.",
    },
  },
  {
    id: "first-container",
    year: 2019,
    title: { zh: "第一个出口货柜", en: "The first container abroad", ar: "أول حاوية إلى الخارج" },
    text: {
      zh: "装柜那天全厂的人都来看；从那以后，每只箱子都写上房间和墙面编号。",
      en: "Everyone came out to watch it being loaded. Since then each carton has carried a room and a wall number.",
      ar: "خرج الجميع لمشاهدة تحميلها، ومنذ ذلك اليوم يحمل كل صندوق رقم الغرفة والجدار.",
    },
    begins: { classes: [], exports: true },
  },
  {
    id: "first-booth",
    year: 2021,
    title: { zh: "第一间静音舱", en: "The first booth", ar: "أول كابينة" },
    text: {
      zh: "先在自己的办公室里用了半年，再拿出来卖。",
      en: "We used it in our own office for half a year before we sold one.",
      ar: "استعملناها في مكتبنا نصف عام قبل أن نبيع واحدة.",
    },
    begins: { classes: ["silence-booth"], exports: false },
  },
  {
    id: "design-service",
    year: 2022,
    title: { zh: "声学设计成为服务", en: "Design becomes a service", ar: "التصميم يصير خدمة" },
    text: {
      zh: "过去随货附送的计算，整理成四项可以单独委托的设计服务。",
      en: "The sums that used to come along with the goods become four services one can commission.",
      ar: "الحسابات التي كانت تُرفق بالبضاعة صارت أربع خدمات يمكن التكليف بها.",
    },
  },
  {
    id: "hundred-designs",
    year: 2024,
    title: { zh: "木质板设计过百", en: "Past a hundred designs", ar: "أكثر من مئة تصميم" },
    text: {
      zh: "木质板设计超过 100 款；每一款都还留着第一块样板。",
      en: "More than 100 wood panel designs, and the first sample of every one is still on the shelf.",
      ar: "أكثر من 100 تصميم للألواح الخشبية، وما زالت العيّنة الأولى من كل منها على الرفّ.",
    },
  },
  {
    id: "sixteen-years",
    year: 2026,
    title: { zh: "第 16 年", en: "The sixteenth year", ar: "السنة السادسة عشرة" },
    text: {
      zh: "网站上的每个声学数值都标上了来源，用三种语言。",
      en: "Every acoustic number on our site carries its source, in three languages.",
      ar: "صار كل رقم صوتي في موقعنا يحمل مصدره بثلاث لغات.",
    },
  },
];
