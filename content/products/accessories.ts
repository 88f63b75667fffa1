import type { ProductContent } from "#domain/catalogue/product-content.ts";

export const accessoryProducts: ProductContent[] = [
  {
    id: "batten-kit",
    code: "TH-AC-BAT",
    classId: "accessories",
    material: "accessory",
    title: { zh: "龙骨套件", en: "Batten kit", ar: "طقم عوارض التثبيت" },
    summary: {
      zh: "七根黑面龙骨、膨胀螺钉和调平垫片，一套正好做 2400 × 2400 mm 的墙面。",
      en: "Seven black-faced battens with fixings and packers: one kit does a field of wall 2400 × 2400 mm.",
      ar: "سبع عوارض سوداء الوجه مع براغيها وحشوات الضبط: طقم واحد لمساحة جدار 2400×2400 مم.",
    },
    description: {
      zh: `<p>面板背后有没有空腔、空腔多深，决定了它能吸多少声。龙骨套件把这一步变成一箱现成的东西：按 400 mm 中距，七根龙骨、六个档，覆盖 5.76 m²。</p>
<h2>一箱里有</h2>
<ul><li>2400 mm 龙骨 7 根（杨木单板层积材，正面涂黑，缝里看不见木色）。</li><li>螺钉与胀塞各 40 套，每根 5 处，余 5 套备用。</li><li>1 mm、2 mm、5 mm 垫片共 60 片。</li></ul>
<h2>30 还是 50</h2>
<p>50 mm 深的一款，用于<a href="/productdetail/slat-oak.html">木格栅板</a>页面上“50 mm 龙骨”的做法；30 mm 的一款恰好容下一层 <a href="/productdetail/wool-infill-30.html">30 mm 玻璃棉</a>。选哪一种，请先看该产品的安装做法，不要只看墙厚。</p>`,
      en: `<p>Whether there is a cavity behind a panel, and how deep, decides what the panel absorbs. The kit turns that step into one carton: at 400 mm centres, seven battens make six bays and carry 5.76 m².</p>
<h2>In the carton</h2>
<ul><li>7 battens of 2400 mm, laminated poplar veneer, the face painted black so that no pale wood shows in a gap.</li><li>40 screws with plugs: five to a batten and five to spare.</li><li>60 packers of 1, 2 and 5 mm.</li></ul>
<h2>30 or 50?</h2>
<p>The 50 mm batten gives the void of the batten mounting shown with our <a href="/productdetail/slat-oak.html">slat panels</a>. The 30 mm one holds exactly one layer of <a href="/productdetail/wool-infill-30.html">30 mm glass wool</a>. Choose by the build-ups listed for your panel, not only by the space you can spare.</p>`,
      ar: `<p>وجود فراغ خلف اللوح ومقدار عمقه هو ما يحدد كم يمتصّ. ويجعل هذا الطقم تلك الخطوة كرتونة جاهزة: بتباعد 400 مم تصنع سبع عوارض ست حجرات وتحمل 5.76 م².</p>
<h2>في الكرتونة</h2>
<ul><li>7 عوارض بطول 2400 مم من قشور الحور المصفّحة، وجهها أسود فلا يظهر خشب فاتح في الفواصل.</li><li>40 برغيًا مع خوابيرها: خمسة لكل عارضة وخمسة احتياطية.</li><li>60 حشوة بسماكات 1 و2 و5 مم.</li></ul>
<h2>30 أم 50؟</h2>
<p>تعطي عارضة 50 مم فراغ التثبيت على العوارض المعروض مع <a href="/productdetail/slat-oak.html">ألواح الشرائح الخشبية</a>. وتتّسع عارضة 30 مم لطبقة واحدة تمامًا من <a href="/productdetail/wool-infill-30.html">الصوف الزجاجي 30 مم</a>. فليكن الاختيار بحسب التركيبات المذكورة للوح لا بحسب المساحة المتاحة وحدها.</p>`,
    },
    pictures: ["finish-batten-kit-black-face", "product-batten-kit-1"],
    finishes: [
      {
        id: "black-face",
        name: { zh: "正面黑色", en: "Black face", ar: "وجه أسود" },
        colour: "#1f1d1b",
      },
    ],
    sizes: [
      { width: 40, height: 2400, depth: 50 },
      { width: 40, height: 2400, depth: 30 },
    ],
    weight: { value: 19.7, per: "piece" },
    core: { zh: "杨木单板层积材", en: "Laminated poplar veneer (LVL)", ar: "قشور حور مصفّحة (LVL)" },
    installation: [
      {
        zh: "探明墙内管线后弹出 400 mm 中距线，首尾两根贴齐墙面边界。",
        en: "Locate cables and pipes, then mark lines 400 mm apart, the first and last on the edges of the field.",
        ar: "تُحدَّد الأسلاك والأنابيب في الجدار، ثم تُرسم خطوط بتباعد 400 مم أولها وآخرها على حدّي المساحة.",
      },
      {
        zh: "方向与面板长边垂直：竖装面板用水平龙骨。",
        en: "Run the battens across the panels: horizontal battens for upright panels.",
        ar: "تُمدّ العوارض متعامدة مع الألواح، فتكون أفقية للألواح الرأسية.",
      },
      {
        zh: "每根五点钻孔固定，端点距龙骨头 100 mm。",
        en: "Fix each at five points, the outer ones 100 mm from the ends.",
        ar: "تُثبّت كل عارضة في خمس نقاط، تبعد الطرفيتان 100 مم عن النهايتين.",
      },
      {
        zh: "用靠尺检查，低处垫片找平后再拧紧。",
        en: "Lay a straightedge across, pack the hollows, then tighten.",
        ar: "توضع مسطرة مستقيمة فوقها وتُحشى المواضع المنخفضة ثم تُشدّ البراغي.",
      },
    ],
    mountings: [],
    fire: [],
    packing: {
      piecesPerCarton: 1,
      carton: { width: 220, height: 2450, depth: 110 },
      grossWeight: 21.5,
    },
    minimumOrder: {
      zh: "10 套，可随面板同柜",
      en: "10 kits, shipped with panels",
      ar: "10 أطقم تُشحن مع الألواح",
    },
    leadTimeDays: { from: 7, to: 15 },
    related: ["wool-infill-30", "panel-clips", "slat-oak", "perforated-oak-16"],
    seo: {
      title: {
        zh: "吸音板龙骨套件，30 与 50 mm 空腔",
        en: "Batten kit for acoustic panels, 30 and 50 mm cavity",
        ar: "طقم عوارض للألواح الصوتية، فراغ 30 و50 مم",
      },
      description: {
        zh: "每套七根 2400 mm 黑面龙骨及全部紧固件，覆盖 5.76 m²。说明 30 mm 与 50 mm 空腔如何选择及安装四步。",
        en: "Seven black-faced battens of 2400 mm and all fixings for 5.76 m² of wall. How to choose between 30 and 50 mm, and four steps to fix them.",
        ar: "سبع عوارض سوداء الوجه بطول 2400 مم وكل أدوات التثبيت لمساحة 5.76 م²، مع كيفية الاختيار بين 30 و50 مم وأربع خطوات للتركيب.",
      },
      keywords: {
        zh: "吸音板龙骨，安装龙骨，空腔，调平垫片",
        en: "acoustic panel battens, fixing kit, cavity, packers",
        ar: "عوارض ألواح صوتية، طقم تثبيت، فراغ هوائي",
      },
    },
  },
  {
    id: "corner-profile",
    code: "TH-AC-COR",
    classId: "accessories",
    material: "accessory",
    title: { zh: "转角收边型材", en: "Corner profile", ar: "مقطع إنهاء الزوايا" },
    summary: {
      zh: "1.5 mm 铝角型材，阳角、阴角与收头通用，三种表面，长 2400 mm。",
      en: "A 1.5 mm aluminium angle for outside corners, inside corners and ends alike, 2400 mm long, in three finishes.",
      ar: "زاوية ألمنيوم بسماكة 1.5 مم للزوايا الخارجية والداخلية والنهايات، بطول 2400 مم وثلاثة تشطيبات.",
    },
    description: {
      zh: `<p>一面木墙做得细不细，先看它怎样结束。型材把板边和中纤板芯一并盖住，留下一条笔直的金属线，也保护阳角不被推车碰损。</p>
<p>两种边宽：20 mm 用于 16 mm 厚的穿孔板、微孔板和槽木板；25 mm 用于厚度不超过 22 mm 的面板。厚板请先量总厚再订。</p>
<blockquote>型材只收面板的边，不封空腔。空腔侧面外露时，请用同色木条或布面封口条另行处理。</blockquote>
<p>切口建议用细齿铝锯，斜接角修到不刮手；黑色款随货附补色笔。</p>`,
      en: `<p>You can tell how carefully a timber wall was made by the way it ends. This angle covers the edge of the board together with its core, leaves one straight line of metal, and saves an outside corner from passing trolleys.</p>
<p>There are two legs: 20 mm for the perforated, micro-perforated and grooved boards, which are 16 mm thick, and 25 mm for panels of up to 22 mm. Measure the full thickness before ordering for anything else.</p>
<blockquote>The profile finishes the edge of the panel; it does not close the cavity. Where the side of a cavity is in view, use a strip of the same veneer or a fabric-faced closer.</blockquote>
<p>Cut with a fine saw for aluminium and dress mitres until they are smooth to the finger. Black lengths come with a touch-up pen.</p>`,
      ar: `<p>تُعرف عناية الصانع بالجدار الخشبي من طريقة انتهائه. يغطي هذا المقطع حافة اللوح ولبّه معًا، ويترك خطًّا معدنيًا واحدًا مستقيمًا، ويحمي الزاوية الخارجية من صدمات العربات.</p>
<p>للمقطع قياسان: 20 مم للألواح المثقّبة ودقيقة الثقوب والمحزّزة وسماكتها 16 مم، و25 مم للألواح حتى 22 مم. ولغير ذلك تُقاس السماكة الكلية قبل الطلب.</p>
<blockquote>ينهي المقطع حافة اللوح ولا يغلق الفراغ. فإذا كان جانب الفراغ ظاهرًا فليُغلق بشريط من القشرة نفسها أو بقطعة مكسوّة بالقماش.</blockquote>
<p>يُقصّ بمنشار ألمنيوم دقيق وتُنعَّم القصّات المائلة حتى لا تخدش اليد. ويُرفق قلم تصحيح لون مع القطع السوداء.</p>`,
    },
    pictures: ["finish-corner-profile-anodised-black", "product-corner-profile-1"],
    finishes: [
      {
        id: "anodised-black",
        name: { zh: "阳极氧化黑", en: "Anodised black", ar: "أسود بأكسدة أنودية" },
        colour: "#2a2927",
      },
      {
        id: "natural-aluminium",
        name: { zh: "本色铝", en: "Natural aluminium", ar: "ألمنيوم طبيعي" },
        colour: "#b9b8b4",
      },
      { id: "bronze", name: { zh: "古铜", en: "Bronze", ar: "برونزي" }, colour: "#6a5440" },
    ],
    sizes: [
      { width: 20, height: 2400, depth: 20 },
      { width: 25, height: 2400, depth: 25 },
    ],
    weight: { value: 0.37, per: "piece" },
    core: {
      zh: "挤压铝型材，壁厚 1.5 mm",
      en: "Extruded aluminium, 1.5 mm thick",
      ar: "ألمنيوم مبثوق بسماكة 1.5 مم",
    },
    installation: [
      {
        zh: "板端裁平，距转角线留 2 mm。",
        en: "Trim the panel ends and stay 2 mm short of the corner line.",
        ar: "تُقصّ نهايات الألواح على بعد 2 مم من خط الزاوية.",
      },
      {
        zh: "试放型材，端头斜接处做记号后切割。",
        en: "Offer up the profile, mark the mitres and cut.",
        ar: "يُجرَّب المقطع في موضعه وتُعلَّم القصّات المائلة ثم تُقصّ.",
      },
      {
        zh: "内侧打两道中性结构胶，压紧并用美纹纸固定 12 小时。",
        en: "Run two beads of neutral adhesive inside, press home and hold with tape for 12 hours.",
        ar: "يُوضع خطّان من لاصق متعادل في الداخل ويُضغط ويُثبّت بشريط 12 ساعة.",
      },
    ],
    mountings: [],
    fire: [],
    packing: {
      piecesPerCarton: 10,
      carton: { width: 90, height: 2450, depth: 70 },
      grossWeight: 4.4,
    },
    minimumOrder: { zh: "每色 20 支", en: "20 lengths per finish", ar: "20 قطعة لكل تشطيب" },
    leadTimeDays: { from: 7, to: 15 },
    related: ["panel-clips", "grooved-oak-14-2", "slat-oak", "grooved-walnut-13-3"],
    seo: {
      title: {
        zh: "吸音板转角收边铝型材",
        en: "Aluminium corner profile for acoustic panels",
        ar: "مقطع ألمنيوم لإنهاء زوايا الألواح الصوتية",
      },
      description: {
        zh: "2400 mm 铝角收边，20 与 25 mm 两种边宽，黑、本色、古铜三色，适配 16 至 22 mm 厚面板，附切割与粘贴方法。",
        en: "Aluminium angle of 2400 mm with 20 or 25 mm legs in black, natural and bronze, for panels from 16 to 22 mm, with cutting and bonding notes.",
        ar: "زاوية ألمنيوم بطول 2400 مم وضلع 20 أو 25 مم بالأسود والطبيعي والبرونزي لألواح من 16 إلى 22 مم، مع طريقة القصّ واللصق.",
      },
      keywords: {
        zh: "收边条，转角型材，铝收边，吸音板配件",
        en: "corner trim, aluminium angle, panel edge profile",
        ar: "زاوية إنهاء، مقطع ألمنيوم، ملحقات الألواح",
      },
    },
  },
  {
    id: "wool-infill-30",
    code: "TH-AC-GW30",
    classId: "accessories",
    material: "accessory",
    title: { zh: "玻璃棉填充板 30 mm", en: "Glass wool infill, 30 mm", ar: "حشوة صوف زجاجي 30 مم" },
    summary: {
      zh: "48 kg/m³ 玻璃棉，一面复黑色玻纤薄毡，600 × 1200 mm，放在穿孔板、槽木板和格栅板后面。",
      en: "Glass wool of 48 kg/m³ faced with black tissue, in slabs of 600 × 1200 mm, to go behind perforated, grooved and slatted panels.",
      ar: "صوف زجاجي بكثافة 48 كغ/م³ ووجه من نسيج أسود، بألواح 600×1200 مم توضع خلف الألواح المثقّبة والمحزّزة وألواح الشرائح.",
    },
    description: {
      zh: `<p>孔和槽让声音进去，真正消耗它的是里面的棉。同类槽木系统的公开说明建议使用 30 mm 厚、40–60 kg/m³ 的玻璃棉，本品取其中的 48 kg/m³。</p>
<h2>不单独标系数</h2>
<p>棉层总是与面板、空腔一起工作，离开做法谈数值没有意义。网上常见的 50 mm 岩棉系数不适用于本品，请不要套用。需要数值时，以整套系统的检测为准。</p>
<h2>用量</h2>
<ul><li>每包 12 片，合 8.64 m²；按净面积加 5% 损耗备料。</li><li>600 mm 片宽可裁成 400 mm 龙骨档所需的 360 mm，余料竖向拼用。</li></ul>
<p>裁切时会有纤维飞散，请戴手套、口罩和护目镜，完工后吸尘。仓储保持干燥，受潮的棉片不要上墙。</p>`,
      en: `<p>Holes and grooves let the sound in; it is the wool that wears it down. Published guidance on grooved systems asks for 30 mm of glass wool at 40–60 kg/m³, and ours has 48.</p>
<h2>No coefficient of its own</h2>
<p>The wool always works together with a panel and a cavity, and a number without its build-up means nothing. Coefficients for 50 mm rock wool are easy to find and do not apply here; please do not use them. When a figure is needed, test the whole system.</p>
<h2>How much</h2>
<ul><li>A pack of 12 slabs makes 8.64 m². Allow 5% for waste on the net area.</li><li>Cut the 600 mm width down to the 360 mm that fits between battens at 400 mm, and use the offcuts on end.</li></ul>
<p>Cutting frees fibres: wear gloves, mask and goggles, and vacuum afterwards. Store dry, and do not build in a slab that has been wet.</p>`,
      ar: `<p>الثقوب والحزوز تُدخل الصوت، أما الذي يبدّده فهو الصوف. وتطلب الإرشادات المنشورة للأنظمة المحزّزة صوفًا زجاجيًا 30 مم بكثافة 40–60 كغ/م³، وكثافة صوفنا 48.</p>
<h2>لا معامل له وحده</h2>
<p>يعمل الصوف دائمًا مع لوح وفراغ، والرقم بلا تركيبه لا معنى له. ومعاملات الصوف الصخري 50 مم سهلة المنال ولا تنطبق هنا، فلا تستعملها. وحين يلزم رقم فليُختبر النظام كاملًا.</p>
<h2>كم يلزم</h2>
<ul><li>العبوة 12 لوحًا وتساوي 8.64 م²، ويُزاد 5% للفاقد على المساحة الصافية.</li><li>يُقصّ عرض 600 مم إلى 360 مم ليدخل بين عوارض بتباعد 400 مم، وتُستعمل البقايا رأسيًا.</li></ul>
<p>يُطلق القصّ أليافًا، فالبس القفازات والكمامة والنظارات واستعمل المكنسة بعد العمل. ويُخزَّن جافًا، ولا يُركَّب لوح أصابه البلل.</p>`,
    },
    pictures: ["finish-wool-infill-30-black-tissue", "product-wool-infill-30-1"],
    finishes: [
      {
        id: "black-tissue",
        name: { zh: "黑色玻纤薄毡面", en: "Black tissue face", ar: "وجه بنسيج زجاجي أسود" },
        colour: "#2b2a29",
      },
    ],
    sizes: [{ width: 600, height: 1200, depth: 30 }],
    weight: { value: 1.5, per: "m2" },
    core: { zh: "玻璃棉，48 kg/m³", en: "Glass wool, 48 kg/m³", ar: "صوف زجاجي بكثافة 48 كغ/م³" },
    backing: {
      zh: "一面黑色玻纤薄毡，朝向面板",
      en: "Black glass tissue on one face, towards the panel",
      ar: "نسيج زجاجي أسود على وجه واحد يُوجَّه نحو اللوح",
    },
    installation: [
      {
        zh: "量龙骨净距，裁片宽度多留 5 mm，靠自身弹性卡住。",
        en: "Measure between the battens and cut 5 mm over, so that the slab holds by its own spring.",
        ar: "يُقاس ما بين العوارض ويُقصّ اللوح بزيادة 5 مم ليثبت بمرونته.",
      },
      {
        zh: "黑面朝外塞入，不折、不压、不留缝。",
        en: "Put it in black side out, without folds, pressure or gaps.",
        ar: "يُوضع ووجهه الأسود إلى الخارج بلا طيّ ولا ضغط ولا فجوات.",
      },
      {
        zh: "空腔大于 50 mm 或墙高超过 3 m 时，用保温钉固定，每片四枚。",
        en: "In cavities over 50 mm, or walls over 3 m, hold each slab with four insulation pins.",
        ar: "في الفراغات فوق 50 مم أو الجدران فوق 3 م يُثبّت كل لوح بأربعة دبابيس عزل.",
      },
      {
        zh: "与灯具、发热设备保持其说明书要求的距离。",
        en: "Keep the distance from lamps and warm equipment that their instructions ask for.",
        ar: "تُترك المسافة التي تطلبها تعليمات وحدات الإضاءة والأجهزة الساخنة.",
      },
    ],
    mountings: [],
    fire: [
      {
        code: "EN 13501-1",
        class: "A2-s1,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "玻璃棉覆玻纤毡的预期等级，本板尚无检测报告，写入规范前请先咨询。",
            en: "Expected of glass wool with glass tissue; no report on this slab yet. Ask before you specify.",
            ar: "متوقَّعة من الصوف الزجاجي المكسوّ بنسيج زجاجي، ولا تقرير لهذا اللوح بعد. اسأل قبل أن تدرجه في المواصفات.",
          },
        },
      },
      {
        code: "GB 8624",
        class: "A (A2-s1,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "玻璃棉覆玻纤毡的预期等级，本板尚无检测报告，写入规范前请先咨询。",
            en: "Expected of glass wool with glass tissue; no report on this slab yet. Ask before you specify.",
            ar: "متوقَّعة من الصوف الزجاجي المكسوّ بنسيج زجاجي، ولا تقرير لهذا اللوح بعد. اسأل قبل أن تدرجه في المواصفات.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 12,
      carton: { width: 610, height: 1210, depth: 370 },
      grossWeight: 14,
      squareMetresPerPallet: 103.68,
    },
    minimumOrder: { zh: "10 包（86.4 m²）", en: "10 packs (86.4 m²)", ar: "10 عبوات (86.4 م²)" },
    price: { from: 4, to: 6, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 7, to: 12 },
    related: ["batten-kit", "perforated-oak-16", "grooved-oak-14-2", "perforated-white-16"],
    seo: {
      title: {
        zh: "30 mm 玻璃棉填充板，吸音板背后专用",
        en: "30 mm glass wool infill behind acoustic panels",
        ar: "حشوة صوف زجاجي 30 مم خلف الألواح الصوتية",
      },
      description: {
        zh: "48 kg/m³ 玻璃棉，30 mm 厚，黑色薄毡面，每包 8.64 m²。为何不单独标吸声系数、如何裁切与固定、用量计算。",
        en: "Glass wool, 48 kg/m³, 30 mm, black tissue face, 8.64 m² a pack. Why it has no coefficient of its own, how to cut and hold it, how much to order.",
        ar: "صوف زجاجي 48 كغ/م³ بسماكة 30 مم ووجه أسود، 8.64 م² في العبوة. لماذا لا معامل له وحده، وكيف يُقصّ ويُثبّت، وكم يُطلب منه.",
      },
      keywords: {
        zh: "玻璃棉，吸音棉，空腔填充，30 mm 吸声棉",
        en: "glass wool infill, cavity wool, acoustic infill 30 mm",
        ar: "صوف زجاجي، حشوة فراغ، صوف امتصاص الصوت",
      },
    },
  },
  {
    id: "panel-clips",
    code: "TH-AC-CLIP",
    classId: "accessories",
    material: "accessory",
    title: { zh: "面板安装扣件", en: "Panel clips", ar: "مشابك تثبيت الألواح" },
    summary: {
      zh: "镀锌钢扣件压住企口舌边，正面不见钉；每袋 100 只，含螺钉。",
      en: "Galvanised steel clips grip the tongue, and no screw shows on the face. Bags of 100, screws included.",
      ar: "مشابك فولاذ مجلفن تمسك لسان اللوح فلا يظهر برغي على الوجه. أكياس من 100 مشبك مع براغيها.",
    },
    description: {
      zh: `<p>扣件只有 0.8 mm 厚，夹在企口里不撑缝。下一块板插上来，扣件和螺钉就都藏住了。若日后要检修墙内管线，从末端逐块退出即可，板不受损。</p>
<h2>需要多少</h2>
<table><thead><tr><th>板宽</th><th>龙骨中距</th><th>每平方米（计算）</th><th>一袋可装</th></tr></thead><tbody><tr><td>192 mm</td><td>400 mm</td><td>13 只</td><td>约 7.7 m²</td></tr><tr><td>576 mm</td><td>400 mm</td><td>4.3 只</td><td>约 23 m²</td></tr></tbody></table>
<p>直边的穿孔板与微孔板可用同袋内的挂件配合板背开槽，下单时请注明，我们会在工厂把槽铣好。</p>`,
      en: `<p>At 0.8 mm the clip sits in the joint without forcing it open. Push in the next plank, and clip and screw are both out of sight. Should pipes in the wall need attention later, the planks come out one by one from the far end, unharmed.</p>
<h2>How many</h2>
<table><thead><tr><th>Board width</th><th>Batten centres</th><th>Per m² (calculated)</th><th>One bag fixes</th></tr></thead><tbody><tr><td>192 mm</td><td>400 mm</td><td>13</td><td>about 7.7 m²</td></tr><tr><td>576 mm</td><td>400 mm</td><td>4.3</td><td>about 23 m²</td></tr></tbody></table>
<p>Square-edged boards, perforated or micro-perforated, hang on the same clips by a slot in the back. Say so when you order, and the slots are milled at the factory.</p>`,
      ar: `<p>سماكة المشبك 0.8 مم، فيستقرّ في الفاصل من غير أن يوسّعه. يُدفع اللوح التالي فيختفي المشبك وبرغيه معًا. وإذا احتاجت أنابيب الجدار إلى صيانة لاحقًا خرجت الألواح واحدًا واحدًا من الطرف الآخر سليمة.</p>
<h2>كم يلزم</h2>
<table><thead><tr><th>عرض اللوح</th><th>تباعد العوارض</th><th>لكل م² (محسوب)</th><th>يكفي الكيس</th></tr></thead><tbody><tr><td>192 مم</td><td>400 مم</td><td>13</td><td>نحو 7.7 م²</td></tr><tr><td>576 مم</td><td>400 مم</td><td>4.3</td><td>نحو 23 م²</td></tr></tbody></table>
<p>أما الألواح مستقيمة الحافة، المثقّبة ودقيقة الثقوب، فتُعلَّق على المشابك نفسها بمجرى في ظهرها. اذكر ذلك عند الطلب لتُحفر المجاري في المصنع.</p>`,
    },
    pictures: ["finish-panel-clips-galvanised", "product-panel-clips-1"],
    finishes: [
      { id: "galvanised", name: { zh: "镀锌", en: "Galvanised", ar: "مجلفن" }, colour: "#a9abab" },
    ],
    sizes: [{ width: 32, height: 45, depth: 8 }],
    weight: { value: 1.7, per: "piece" },
    core: {
      zh: "镀锌钢板，0.8 mm",
      en: "Galvanised steel sheet, 0.8 mm",
      ar: "صاج فولاذ مجلفن 0.8 مم",
    },
    installation: [
      {
        zh: "首块板按垂线就位，槽边朝起始端用明钉固定，之后由收边遮住。",
        en: "Plumb the first plank and screw it through on the side the trim will hide.",
        ar: "يُوزن اللوح الأول رأسيًا ويُثبّت ببراغٍ ظاهرة من الجهة التي سيغطيها مقطع الإنهاء.",
      },
      {
        zh: "在每道龙骨处把扣件套上舌边，贴紧后拧一颗螺钉。",
        en: "At each batten slip a clip over the tongue, push it tight and drive one screw.",
        ar: "عند كل عارضة يُدخل مشبك على اللسان ويُدفع حتى يلتصق ثم يُشدّ ببرغي واحد.",
      },
      {
        zh: "插入下一块板，用垫木轻敲，不直接敲舌边。",
        en: "Push in the next plank, tapping on a block and never on the tongue.",
        ar: "يُدفع اللوح التالي بطرق خفيف على قطعة خشب لا على اللسان.",
      },
      {
        zh: "末块板量尺裁切，以胶与型材收口。",
        en: "Cut the last plank to measure and close with adhesive and the profile.",
        ar: "يُقصّ اللوح الأخير على القياس ويُختم باللاصق ومقطع الإنهاء.",
      },
    ],
    mountings: [],
    fire: [],
    packing: {
      piecesPerCarton: 10,
      carton: { width: 400, height: 250, depth: 300 },
      grossWeight: 17.8,
    },
    minimumOrder: { zh: "5 袋", en: "5 bags", ar: "5 أكياس" },
    leadTimeDays: { from: 5, to: 10 },
    related: ["batten-kit", "corner-profile", "grooved-oak-14-2", "grooved-walnut-28-4"],
    seo: {
      title: {
        zh: "槽木吸音板安装扣件，每袋 100 只",
        en: "Hidden clips for grooved acoustic panels, bag of 100",
        ar: "مشابك مخفية للألواح المحزّزة، كيس من 100",
      },
      description: {
        zh: "0.8 mm 镀锌钢扣件，企口暗装、正面无钉。按板宽与龙骨中距给出每平方米用量，附四步安装说明。",
        en: "Galvanised clips, 0.8 mm, that hide in the tongue and groove. Quantities per m² by board width and batten spacing, and four steps to fix them.",
        ar: "مشابك مجلفنة 0.8 مم تختفي في اللسان والمجرى، مع الكمية لكل م² بحسب عرض اللوح وتباعد العوارض وأربع خطوات للتركيب.",
      },
      keywords: {
        zh: "吸音板扣件，暗装扣件，企口卡扣，镀锌挂件",
        en: "panel clips, hidden fixing, tongue and groove clip",
        ar: "مشابك ألواح، تثبيت مخفي، مشبك لسان ومجرى",
      },
    },
  },
];
