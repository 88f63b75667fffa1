import type { PageBlock } from "#domain/company/company-content.ts";

export const panelFactory: PageBlock[] = [
  {
    page: "panelFactory",
    block: "hero.title",
    text: {
      zh: "做木板的工厂",
      en: "Where the wooden panels are made",
      ar: "حيث تُصنع الألواح الخشبية",
    },
  },
  {
    page: "panelFactory",
    block: "hero.lead",
    text: {
      zh: "从一张木皮到装柜，全程在自己的厂房里；您看到的样板和收到的货，出自同一条产线。",
      en: "From a leaf of veneer to a loaded container, all under our own roof. The sample you see and the goods you get come off the same line.",
      ar: "من ورقة القشرة إلى الحاوية المحمّلة، كل شيء تحت سقفنا. العيّنة التي تراها والبضاعة التي تستلمها من خط واحد.",
    },
  },
  {
    page: "panelFactory",
    block: "hero.primary",
    text: {
      zh: "预约参观",
      en: "Plan a visit",
      ar: "رتّب زيارة",
    },
  },
  {
    page: "panelFactory",
    block: "hero.secondary",
    text: {
      zh: "索取样板",
      en: "Ask for samples",
      ar: "اطلب عيّنات",
    },
  },
  {
    page: "panelFactory",
    block: "lines.title",
    text: {
      zh: "四条产线",
      en: "Four lines",
      ar: "أربعة خطوط",
    },
  },
  {
    page: "panelFactory",
    block: "lines.lead",
    text: {
      zh: "每条线只做一类事，换型少，尺寸稳。",
      en: "Each line does one kind of work. Fewer changeovers, steadier dimensions.",
      ar: "لكل خط عمل واحد؛ فتقلّ مرّات الضبط وتثبت المقاسات.",
    },
  },
  {
    page: "panelFactory",
    block: "lines.1.title",
    text: {
      zh: "贴皮",
      en: "Veneering",
      ar: "كسوة القشرة",
    },
  },
  {
    page: "panelFactory",
    block: "lines.1.text",
    text: {
      zh: "选皮、拼花、热压。每一批木皮先摊开在灯下配色，再上胶。",
      en: "Sorting, matching and hot pressing. Every lot of veneer is spread out under the lamps and matched before any glue is laid.",
      ar: "فرز ومطابقة وكبس حراري. تُفرش كل دفعة من القشرة تحت المصابيح وتُطابَق ألوانها قبل الغراء.",
    },
  },
  {
    page: "panelFactory",
    block: "lines.2.title",
    text: {
      zh: "格栅",
      en: "Slatting",
      ar: "الشرائح",
    },
  },
  {
    page: "panelFactory",
    block: "lines.2.text",
    text: {
      zh: "开条、包覆、倒棱，再按固定间距压装到毡上。",
      en: "Ripping, wrapping, easing the edges, then fixing the slats to the felt at a set pitch.",
      ar: "شقّ وتغليف وتخفيف للحواف، ثم تثبيت الشرائح على اللبّاد بتباعد محدّد.",
    },
  },
  {
    page: "panelFactory",
    block: "lines.3.title",
    text: {
      zh: "开孔与开槽",
      en: "Drilling and grooving",
      ar: "التثقيب والتحزيز",
    },
  },
  {
    page: "panelFactory",
    block: "lines.3.text",
    text: {
      zh: "数控钻排与多片锯，孔距和槽距由程序给定；微孔板另设工位，刀具按米数更换。",
      en: "Computer-guided drill heads and gang saws keep the pitch. Micro-perforation has its own station, where tools are changed by the metre and not by the week.",
      ar: "رؤوس تثقيب ومناشير متعدّدة يقودها الحاسوب تضبط التباعد. وللثقوب الدقيقة محطة خاصة تُستبدل أدواتها بحسب الأمتار المنجزة.",
    },
  },
  {
    page: "panelFactory",
    block: "lines.4.title",
    text: {
      zh: "涂装",
      en: "Finishing",
      ar: "الطلاء والتشطيب",
    },
  },
  {
    page: "panelFactory",
    block: "lines.4.text",
    text: {
      zh: "砂光、底漆、面漆或清油，光泽度与封样板对照。",
      en: "Sanding, primer, lacquer or oil, with the gloss compared to the sealed sample.",
      ar: "صنفرة وأساس وورنيش أو زيت، وتُقارَن درجة اللمعان بالعيّنة المختومة.",
    },
  },
  {
    page: "panelFactory",
    block: "quality.title",
    text: {
      zh: "质量，一步一查",
      en: "Quality, checked step by step",
      ar: "الجودة خطوة خطوة",
    },
  },
  {
    page: "panelFactory",
    block: "quality.lead",
    text: {
      zh: "体系按 ISO 9001 运行；下面是它在车间里的样子。",
      en: "The system follows ISO 9001. This is what it looks like on the shop floor.",
      ar: "يتبع النظام ISO 9001، وهذه صورته في أرض المصنع.",
    },
  },
  {
    page: "panelFactory",
    block: "quality.1.title",
    text: {
      zh: "来料",
      en: "Incoming",
      ar: "المواد الواردة",
    },
  },
  {
    page: "panelFactory",
    block: "quality.1.text",
    text: {
      zh: "基材测厚度和含水率，木皮看色差与缺陷，毡称克重；不合格的当天退回。",
      en: "Boards are checked for thickness and moisture, veneer for colour and faults, felt for weight. What fails goes back the same day.",
      ar: "تُفحص الألواح سماكةً ورطوبة، والقشرة لونًا وعيوبًا، ويُوزن اللبّاد. وما لا يطابق يُردّ في يومه.",
    },
  },
  {
    page: "panelFactory",
    block: "quality.2.title",
    text: {
      zh: "首件",
      en: "First piece",
      ar: "القطعة الأولى",
    },
  },
  {
    page: "panelFactory",
    block: "quality.2.text",
    text: {
      zh: "每次换型的第一块板由质检签字，产线才开动。",
      en: "After every changeover the line waits until the first panel has been signed.",
      ar: "بعد كل تغيير ينتظر الخط حتى يوقّع الفاحص على اللوح الأول.",
    },
  },
  {
    page: "panelFactory",
    block: "quality.3.title",
    text: {
      zh: "过程",
      en: "In the run",
      ar: "أثناء التشغيل",
    },
  },
  {
    page: "panelFactory",
    block: "quality.3.text",
    text: {
      zh: "按固定间隔抽检孔距、槽宽、对角线和胶合强度，记录跟着批号走。",
      en: "Pitch, groove width, diagonals and bond are checked at set intervals, and the record travels with the batch number.",
      ar: "يُفحص التباعد وعرض الحزّ والأقطار وقوة اللصق على فترات محدّدة، ويرافق السجلّ رقم الدفعة.",
    },
  },
  {
    page: "panelFactory",
    block: "quality.4.title",
    text: {
      zh: "终检",
      en: "Last look",
      ar: "الفحص الأخير",
    },
  },
  {
    page: "panelFactory",
    block: "quality.4.text",
    text: {
      zh: "在侧光下逐块看表面，与封样板并排放；同一面墙的板按编号预排。",
      en: "Each panel is looked at in raking light beside the sealed sample. Panels for one wall are laid out in order.",
      ar: "يُنظر إلى كل لوح تحت ضوء جانبي بجوار العيّنة المختومة، وتُرتّب ألواح الجدار الواحد بأرقامها.",
    },
  },
  {
    page: "panelFactory",
    block: "quality.5.title",
    text: {
      zh: "留样",
      en: "Kept piece",
      ar: "العيّنة المحفوظة",
    },
  },
  {
    page: "panelFactory",
    block: "quality.5.text",
    text: {
      zh: "每批留一块，补货或有疑问时拿出来对照。",
      en: "One piece of every batch is kept, for repeat orders and for questions.",
      ar: "تُحفظ قطعة من كل دفعة، لإعادة الطلب وللرجوع إليها عند السؤال.",
    },
  },
  {
    page: "panelFactory",
    block: "packing.title",
    text: {
      zh: "怎样包装",
      en: "How it is packed",
      ar: "كيف يُغلَّف",
    },
  },
  {
    page: "panelFactory",
    block: "packing.1.text",
    text: {
      zh: "两块一组面对面，中间垫软纸，四角加护角，整箱套防潮膜。",
      en: "Face to face in pairs with soft paper between, corners guarded, the carton sealed against damp.",
      ar: "لوحان وجهًا لوجه بينهما ورق ليّن، وزوايا محميّة، وصندوق مختوم ضدّ الرطوبة.",
    },
  },
  {
    page: "panelFactory",
    block: "packing.2.text",
    text: {
      zh: "托盘按货柜内尺寸设计，木托盘经过处理并加盖出口用标识。",
      en: "Pallets are sized to the container. Wooden ones are treated and marked for export.",
      ar: "تُصمَّم المنصّات على قياس الحاوية، والخشبية منها معالَجة وموسومة للتصدير.",
    },
  },
  {
    page: "panelFactory",
    block: "packing.3.text",
    text: {
      zh: "箱外写明型号、饰面、批号，以及房间和墙面编号；装柜过程拍照存档。",
      en: "Each carton names type, finish, batch, room and wall. Loading is photographed and filed.",
      ar: "يُكتب على كل صندوق الطراز والتشطيب والدفعة ورقم الغرفة والجدار، ويُصوَّر التحميل ويُحفظ.",
    },
  },
  {
    page: "panelFactory",
    block: "oem.title",
    text: {
      zh: "代工与定制",
      en: "OEM and custom work",
      ar: "التصنيع باسمك والتصميم الخاص",
    },
  },
  {
    page: "panelFactory",
    block: "oem.lead",
    text: {
      zh: "经销商可以用自己的品牌和包装；设计师可以用自己的孔型、槽型和木皮。",
      en: "Distributors may use their own brand and cartons. Designers may bring their own hole pattern, groove or veneer.",
      ar: "للموزّعين علامتهم وتغليفهم، وللمصمّمين نمط ثقوبهم وحزوزهم وقشرتهم.",
    },
  },
  {
    page: "panelFactory",
    block: "oem.1.text",
    text: {
      zh: "100+ 款现成设计可以直接选用，不收开版费。",
      en: "100+ designs are ready to use without tooling costs.",
      ar: "100+ تصميم جاهز للاستعمال دون رسوم تجهيز.",
    },
  },
  {
    page: "panelFactory",
    block: "oem.2.text",
    text: {
      zh: "新图案先出排版图，再做一块实样，您签字之后才投产。",
      en: "A new pattern begins with a drawing, then one real panel. Production starts when you have signed it.",
      ar: "يبدأ النقش الجديد برسم، ثم بلوح حقيقي واحد، ولا يبدأ الإنتاج إلا بعد توقيعك.",
    },
  },
  {
    page: "panelFactory",
    block: "oem.3.text",
    text: {
      zh: "标签、说明书与外箱可用中文、英文或阿拉伯文，也可以中性包装。",
      en: "Labels, instructions and cartons come in Chinese, English or Arabic, or neutral if you prefer.",
      ar: "تتوافر الملصقات والتعليمات والصناديق بالصينية أو الإنجليزية أو العربية، أو من دون علامة إن شئت.",
    },
  },
  {
    page: "panelFactory",
    block: "lead.title",
    text: {
      zh: "交期怎么算",
      en: "How lead times are counted",
      ar: "كيف تُحسب مدّة التسليم",
    },
  },
  {
    page: "panelFactory",
    block: "lead.lead",
    text: {
      zh: "从样板签字、定金到账的那天开始算。每个产品页写明天数，报价单上给出具体日期。",
      en: "The clock starts when the sample is signed and the deposit has arrived. Product pages give the days; the quotation gives the date.",
      ar: "يبدأ العدّ من يوم توقيع العيّنة ووصول الدفعة الأولى. تذكر صفحة المنتج عدد الأيام، ويذكر عرض السعر التاريخ.",
    },
  },
  {
    page: "panelFactory",
    block: "lead.1.text",
    text: {
      zh: "常备饰面一般 20–30 天；染色、微孔、定制图案或特殊木皮最长约 45 天。",
      en: "Stock finishes usually take 20–30 days. Stains, micro-perforation, special patterns and rare veneers may need up to about 45.",
      ar: "التشطيبات المتوافرة تستغرق عادة 20–30 يومًا، أما الصبغات والثقوب الدقيقة والأنماط الخاصة والقشور النادرة فقد تبلغ نحو 45 يومًا.",
    },
  },
  {
    page: "panelFactory",
    block: "lead.2.text",
    text: {
      zh: "春节、五一和国庆假期会计入排期，提前写在合同里。",
      en: "Chinese New Year, May Day and the National Day week are counted in and written into the contract.",
      ar: "تُحتسب عطلات رأس السنة الصينية وعيد العمّال والعيد الوطني في الجدول وتُكتب في العقد.",
    },
  },
  {
    page: "panelFactory",
    block: "lead.3.text",
    text: {
      zh: "两座工厂每月合计约出 2 个货柜；大项目请早一点预订产能。",
      en: "The two factories together ship about 2 containers a month, so book capacity early for a large project.",
      ar: "يشحن المصنعان معًا نحو حاويتين شهريًا، فاحجز الطاقة الإنتاجية مبكرًا للمشاريع الكبيرة.",
    },
  },
  {
    page: "panelFactory",
    block: "ask.title",
    text: {
      zh: "来看看，或者先寄一块",
      en: "Come and look, or have a piece sent",
      ar: "زُرنا، أو اطلب قطعة أولًا",
    },
  },
  {
    page: "panelFactory",
    block: "ask.lead",
    text: {
      zh: "参观请提前一周约定；来不了的话，视频带您走一遍产线。",
      en: "Please arrange a visit a week ahead. If you cannot come, we walk the line with you on video.",
      ar: "نرجو ترتيب الزيارة قبل أسبوع، وإن تعذّر الحضور نجول معك على الخط عبر الفيديو.",
    },
  },
  {
    page: "panelFactory",
    block: "ask.action",
    text: {
      zh: "联系工厂",
      en: "Contact the factory",
      ar: "تواصل مع المصنع",
    },
  },
  {
    page: "panelFactory",
    block: "seo.title",
    text: {
      zh: "木质吸音板工厂：产线、质检、包装与代工｜听禾声学",
      en: "Wooden panel factory: lines, quality, packing, OEM | Tinghe",
      ar: "مصنع الألواح الخشبية: الخطوط والجودة والتغليف والتصنيع لك",
    },
  },
  {
    page: "panelFactory",
    block: "seo.description",
    text: {
      zh: "听禾木质吸音板工厂：贴皮、格栅、开孔开槽、涂装四条产线，五步质检，出口包装，接受代工与定制，交期算法公开。",
      en: "Four lines for veneering, slatting, drilling and finishing, five quality checks, export packing, OEM and custom work, and how lead times are counted.",
      ar: "أربعة خطوط للقشرة والشرائح والتثقيب والتشطيب، وخمسة فحوص للجودة، وتغليف للتصدير، وتصنيع بعلامتك، وطريقة حساب المدّة.",
    },
  },
  {
    page: "panelFactory",
    block: "seo.keywords",
    text: {
      zh: "木质吸音板工厂，吸音板厂家，槽木板生产，穿孔板加工，吸音板代工，出口包装",
      en: "wooden panel factory, acoustic panel manufacturer, grooved panel production, perforated panel OEM, export packing, lead time",
      ar: "مصنع ألواح خشبية، مُصنّع ألواح صوتية، إنتاج ألواح محزّزة، تثقيب الألواح، تصنيع للغير، تغليف للتصدير",
    },
  },
];
