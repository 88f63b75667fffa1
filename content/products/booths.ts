import type { ProductContent } from "#domain/catalogue/product-content.ts";

type Booth = NonNullable<ProductContent["booth"]>;
type Finish = ProductContent["finishes"][number];

/** What all four sizes have in common. */
const equipment: Pick<Booth, "wall" | "lighting" | "power" | "switches"> = {
  wall: {
    zh: "38 mm 双层铝蜂窝板，内衬聚酯毡",
    en: "38 mm double-layer aluminium honeycomb panels, lined with polyester felt",
    ar: "ألواح ألمنيوم مزدوجة الطبقة بنواة خلية نحل وسماكة 38 مم، مبطّنة بلبّاد البوليستر",
  },
  lighting: {
    zh: "4000K LED 灯，桌面照度 150 lx（设计值），为通话与交谈而设；舱内插座可接台灯",
    en: "4000K LED light at 150 lx on the table (design value), meant for calls and talks; the socket inside takes a desk lamp",
    ar: "إضاءة LED بحرارة لون 4000K وشدّة 150 lx على الطاولة (قيمة تصميمية) للمكالمات والأحاديث، والمقبس الداخلي يتّسع لمصباح مكتب",
  },
  power: {
    zh: "100–240V/50–60Hz 电源，另设 12V USB",
    en: "100–240V/50–60Hz, plus 12V USB",
    ar: "تغذية 100–240V/50–60Hz، إضافة إلى منفذ 12V USB",
  },
  switches: {
    zh: "三个开关：一路灯，两路排风扇",
    en: "Three switches: one for the lamp, two for the exhaust fans",
    ar: "ثلاثة مفاتيح: واحد للمصباح واثنان لمروحتي الشفط",
  },
};

const feltLining: ProductContent["fire"] = [
  {
    code: "GB 8624",
    class: "B1 (B-s1,d0)",
    evidence: {
      kind: "indicative",
      note: {
        zh: "仅指聚酯毡内衬的预期等级，并非整舱检测。可按项目安排检测。",
        en: "Felt lining only, expected; not a test of the booth. It can be tested for your project.",
        ar: "متوقَّعة لبطانة اللبّاد وحدها، وليست اختبارًا للكابينة. ويمكن اختبارها لمشروعك.",
      },
    },
  },
  {
    code: "EN 13501-1",
    class: "B-s1,d0",
    evidence: {
      kind: "indicative",
      note: {
        zh: "仅指聚酯毡内衬的预期等级，并非整舱检测。可按项目安排检测。",
        en: "Felt lining only, expected; not a test of the booth. It can be tested for your project.",
        ar: "متوقَّعة لبطانة اللبّاد وحدها، وليست اختبارًا للكابينة. ويمكن اختبارها لمشروعك.",
      },
    },
  },
];

const darkGreen: Finish = {
  id: "dark-green",
  name: { zh: "墨绿外壳", en: "Dark green shell", ar: "غلاف أخضر داكن" },
  colour: "#2f4034",
};
const white: Finish = {
  id: "white",
  name: { zh: "白色外壳", en: "White shell", ar: "غلاف أبيض" },
  colour: "#efece6",
};
const black: Finish = {
  id: "black",
  name: { zh: "黑色外壳", en: "Black shell", ar: "غلاف أسود" },
  colour: "#23211f",
};
const cream: Finish = {
  id: "cream",
  name: { zh: "奶油色外壳", en: "Cream shell", ar: "غلاف كريمي" },
  colour: "#e3d8c4",
};

export const boothProducts: ProductContent[] = [
  {
    id: "booth-s",
    code: "TH-BX-S",
    classId: "silence-booth",
    material: "booth",
    title: {
      zh: "静音舱 S（单人）",
      en: "Silence booth S, one person",
      ar: "كابينة المكالمات S لشخص واحد",
    },
    summary: {
      zh: "一个人、一通电话、一张 1340 mm 宽的桌板。占地 1.62 m²，三分钟换一次舱内空气。",
      en: "One person, one call, and a table 1340 mm wide on 1.62 m² of floor. The air inside changes every three minutes.",
      ar: "شخص واحد ومكالمة واحدة وطاولة بعرض 1340 مم على 1.62 م² من الأرض، ويتجدّد هواؤها كل ثلاث دقائق.",
    },
    description: {
      zh: `<p>开放办公里最难安放的，往往是一通二十分钟的电话。S 型把它从工位上移开：关上门，坐下或站着都行，桌板够放一台笔记本、一本摊开的记事本和一杯水。</p>
<h2>舱内有什么</h2>
<ul><li>38 mm 双层铝蜂窝板墙体，内衬灰绿聚酯毡，压低舱内自己的回声。</li><li>4000K LED 灯，照度 150 lx。</li><li>100–240V/50–60Hz 电源与 12V USB。</li><li>三个开关：一个管灯，两个管排风扇。</li></ul>
<h2>隔声怎么说</h2>
<p>我们没有给出 DS,A 数值，因为它还没有测过。需要这一数值的项目，可安排按 ISO 23351-1 测试。毡衬管的是舱内的混响，舱外能听见多少取决于整舱的语声级降低量，两者不是一回事。舱体能降低说话声的干扰，但不等于完全听不见。</p>
<p>舱内体积约 2.8 m³，三分钟换气一次相当于每小时约 57 m³ 的风量（计算值）。风扇噪声尚未测量。</p>`,
      en: `<p>The hardest thing to find a place for in an open office is often a telephone call of twenty minutes. Booth S takes it off the desk: close the door, sit or stand, and there is room for a laptop, an open notebook and a glass of water.</p>
<h2>What is inside</h2>
<ul><li>Walls of 38 mm double-layer aluminium honeycomb panels, lined in sage felt that keeps the booth from ringing.</li><li>A 4000K LED light at 150 lx.</li><li>Power at 100–240V/50–60Hz and 12V USB.</li><li>Three switches: one for the lamp, two for the exhaust fans.</li></ul>
<h2>How quiet is it?</h2>
<p>We state no DS,A value, because none has been measured; where a project needs one, a test to ISO 23351-1 can be arranged. The felt deals with reverberation inside. What is heard outside depends on the speech level reduction of the whole booth, which is another matter. Expect speech to disturb less, not to vanish.</p>
<p>The inside holds about 2.8 m³, so an air change every three minutes means some 57 m³ an hour (calculated). Fan noise has not been measured yet.</p>`,
      ar: `<p>أصعب ما يُبحث له عن مكان في المكتب المفتوح مكالمةٌ من عشرين دقيقة. تنقلها الكابينة S بعيدًا عن المكتب: أغلق الباب واجلس أو قف، فالطاولة تتّسع لحاسوب محمول ودفتر مفتوح وكوب ماء.</p>
<h2>ما في الداخل</h2>
<ul><li>جدران من ألواح ألمنيوم مزدوجة الطبقة بنواة خلية نحل وسماكة 38 مم، مبطّنة بلبّاد أخضر هادئ يحدّ من رنين الكابينة.</li><li>إضاءة LED بحرارة لون 4000K وشدّة 150 lx.</li><li>تغذية 100–240V/50–60Hz ومنفذ 12V USB.</li><li>ثلاثة مفاتيح: واحد للمصباح واثنان لمروحتي الشفط.</li></ul>
<h2>ما مقدار الهدوء؟</h2>
<p>لا نذكر قيمة DS,A لأنها لم تُقَس، ويمكن ترتيب اختبار وفق ISO 23351-1 للمشروع الذي يحتاجها. اللبّاد يعالج الارتداد داخل الكابينة، أما ما يُسمع خارجها فيتوقف على خفضها الكلي لمستوى الكلام، وهما أمران مختلفان. توقّع كلامًا أقل إزعاجًا لا كلامًا يختفي.</p>
<p>حجم الداخل نحو 2.8 م³، فتجديد الهواء كل ثلاث دقائق يعادل قرابة 57 م³ في الساعة (قيمة محسوبة). ولم يُقَس ضجيج المراوح بعد.</p>`,
    },
    pictures: ["finish-booth-s-dark-green", "booth-s-plan-1", "booth-s-inside-1"],
    finishes: [darkGreen, white, black],
    sizes: [{ width: 1500, height: 2260, depth: 1080 }],
    weight: { value: 330, per: "piece" },
    core: {
      zh: "铝蜂窝芯，双层板，38 mm",
      en: "Aluminium honeycomb, double layer, 38 mm",
      ar: "خلية نحل من الألمنيوم، طبقتان، 38 مم",
    },
    installation: [
      {
        zh: "选一块平整地面，四周预留 100 mm，顶部预留 300 mm 供排风。",
        en: "Choose a level floor and keep 100 mm free around the booth and 300 mm above it for the exhaust.",
        ar: "يُختار موضع مستوٍ، ويُترك 100 مم حول الكابينة و300 مم فوقها لخروج الهواء.",
      },
      {
        zh: "组装底座，调节地脚至水平。",
        en: "Put the base together and level it on its feet.",
        ar: "تُجمع القاعدة وتُسوّى بأقدامها القابلة للضبط.",
      },
      {
        zh: "立后墙与侧墙，锁紧连接件，检查密封条连续。",
        en: "Stand the rear and side walls, lock the connectors, see that the seals run through.",
        ar: "يُنصب الجدار الخلفي ثم الجانبيان وتُشدّ الوصلات ويُتأكد من اتصال شرائط الإحكام.",
      },
      {
        zh: "装顶板与风扇，插接线束。",
        en: "Fit the roof with its fans and plug in the loom.",
        ar: "يُركّب السقف بمروحتيه وتوصَّل حزمة الأسلاك.",
      },
      {
        zh: "挂玻璃门，调合页使四边缝隙一致，装桌板。",
        en: "Hang the glass door, adjust its hinges to an even gap, and fix the table.",
        ar: "يُعلّق الباب الزجاجي وتُضبط مفصلاته حتى يتساوى الفراغ، ثم تُثبّت الطاولة.",
      },
      {
        zh: "通电，逐一试三个开关。",
        en: "Switch on and try the three switches one by one.",
        ar: "تُوصَل الكهرباء وتُجرَّب المفاتيح الثلاثة واحدًا واحدًا.",
      },
    ],
    mountings: [],
    fire: feltLining,
    packing: {
      piecesPerCarton: 1,
      carton: { width: 1200, height: 2400, depth: 700 },
      grossWeight: 395,
    },
    minimumOrder: { zh: "1 台", en: "1 booth", ar: "كابينة واحدة" },
    price: { from: 1900, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 25, to: 35 },
    booth: {
      ...equipment,
      outer: { width: 1500, height: 2260, depth: 1080 },
      inner: { width: 1400, height: 2060, depth: 980 },
      persons: 1,
      door: {
        zh: "外开玻璃门，净宽 800 mm，磁性密封条",
        en: "Glass door opening outwards, 800 mm clear, magnetic seal",
        ar: "باب زجاجي يُفتح إلى الخارج بعرض صافٍ 800 مم وشريط إحكام مغناطيسي",
      },
      ventilation: {
        zh: "舱内空气每三分钟更换一次，两台排风扇（计算风量约 57 m³/h）",
        en: "Cabin air change every three minutes by two exhaust fans (about 57 m³/h, calculated)",
        ar: "يتجدّد هواء الكابينة كل ثلاث دقائق بمروحتي شفط (نحو 57 م³/ساعة، محسوبة)",
      },
      table: {
        zh: "宽 1340 mm、深 400 mm、厚 30 mm，装于后墙；舱内净宽 1400 mm",
        en: "1340 mm wide × 400 mm deep × 30 mm thick on the rear wall; clear width inside 1400 mm",
        ar: "العرض 1340 مم والعمق 400 مم والسماكة 30 مم على الجدار الخلفي، والعرض الصافي في الداخل 1400 مم",
      },
      scenarios: [
        { zh: "电话沟通", en: "Telephone calls", ar: "المكالمات الهاتفية" },
        {
          zh: "视频会议（单人接入）",
          en: "Joining a video meeting",
          ar: "الانضمام إلى اجتماع مرئي",
        },
        { zh: "专注写作与审稿", en: "Writing and proof-reading", ar: "الكتابة والمراجعة" },
        { zh: "线上面试", en: "Online interviews", ar: "المقابلات عبر الإنترنت" },
        {
          zh: "图书馆里的朗读与口语练习",
          en: "Reading aloud in a library",
          ar: "القراءة الجهرية في المكتبة",
        },
        { zh: "在线外语课", en: "Language lessons online", ar: "دروس اللغات عن بُعد" },
        { zh: "远程问诊", en: "Remote medical consultation", ar: "الاستشارة الطبية عن بُعد" },
        {
          zh: "银行网点的客户来电",
          en: "Customer calls in a bank branch",
          ar: "مكالمات العملاء في فروع المصارف",
        },
        {
          zh: "机场与车站候乘办公",
          en: "Work while waiting at airports and stations",
          ar: "العمل أثناء الانتظار في المطارات والمحطات",
        },
        {
          zh: "酒店大堂商务角",
          en: "Business corner of a hotel lobby",
          ar: "ركن الأعمال في بهو الفندق",
        },
        { zh: "语音速记与口述", en: "Dictation and voice notes", ar: "الإملاء والملاحظات الصوتية" },
      ],
    },
    related: ["booth-m", "booth-l", "pet-desk-screen", "slat-walnut"],
    seo: {
      title: {
        zh: "静音舱 S：单人电话与视频舱",
        en: "Silence booth S: a one-person phone and video booth",
        ar: "كابينة المكالمات S: هاتف وفيديو لشخص واحد",
      },
      description: {
        zh: "单人静音舱，1500 × 2260 × 1080 mm，38 mm 双层铝蜂窝板，4000K LED，三分钟换气一次，1340 mm 桌板。",
        en: "One-person booth, 1500 × 2260 × 1080 mm, 38 mm double-layer aluminium honeycomb, 4000K LED, air change every three minutes, 1340 mm table.",
        ar: "كابينة مكالمات لشخص واحد 1500×2260×1080 مم بألواح خلية نحل ألمنيوم مزدوجة 38 مم وإضاءة 4000K وهواء يتجدّد كل ثلاث دقائق وطاولة 1340 مم.",
      },
      keywords: {
        zh: "静音舱，电话亭，单人办公舱，铝蜂窝板",
        en: "silence booth, office phone booth, one-person pod, aluminium honeycomb",
        ar: "كابينة مكالمات، كابينة هاتف مكتبية، كابينة فردية",
      },
    },
  },
  {
    id: "booth-m",
    code: "TH-BX-M",
    classId: "silence-booth",
    material: "booth",
    title: {
      zh: "静音舱 M（双人）",
      en: "Silence booth M, two people",
      ar: "كابينة المكالمات M لشخصين",
    },
    summary: {
      zh: "一人宽裕、两人并肩：1340 mm 桌板每人分得 670 mm，适合通话、面谈和视频会。",
      en: "Ample for one, side by side for two: the 1340 mm table gives each 670 mm. For calls, talks and video meetings.",
      ar: "رحبة لشخص، وكافية لاثنين جنبًا إلى جنب: لكلٍّ منهما 670 مم من طاولة عرضها 1340 مم. للمكالمات واللقاءات والاجتماعات المرئية.",
    },
    description: {
      zh: `<p>电话舱坐久了会闷，会议室又总被占用。M 型的进深放得下一把带扶手的办公椅，可以当作一间能搬走的小书房。150 lx 的灯光为通话与交谈而设，书写、打字、阅读按 EN 12464-1 需要 500 lx，请在插座上接一盏台灯；来了同事，加一把椅子就能并排看同一块屏幕。</p>
<h2>尺寸决定舒适</h2>
<table><thead><tr><th>项目</th><th>数值</th></tr></thead><tbody><tr><td>外形（宽 × 高 × 深）</td><td>1560 × 2260 × 1280 mm</td></tr><tr><td>内部（宽 × 高 × 深）</td><td>1460 × 2060 × 1180 mm</td></tr><tr><td>桌前净深</td><td>780 mm</td></tr></tbody></table>
<p>墙体是 38 mm 双层铝蜂窝板，桌板 1340 × 400 × 30 mm 固定在后墙，4000K LED 在桌面上方提供 150 lx。两台排风扇各有开关，一个人时开一台、两个人时开两台，由使用者自己决定；三分钟换气一次对应全部开启的状态。</p>
<p>该舱尚无按 ISO 23351-1 测得的 DS,A，我们可以安排测试。在此之前，选型请先<a href="/aboutUs/lianxi.html">告诉我们</a>办公室的背景噪声与谈话内容的敏感程度。</p>`,
      en: `<p>A phone booth is stuffy after an hour, and the meeting room is taken. Booth M is deep enough for a proper task chair with arms: a small study that can be moved. Its 150 lx are meant for calls and talks. EN 12464-1 asks for 500 lx where people write, type and read, so plug in a desk lamp for that. When a colleague comes, one more chair and both look at the same screen.</p>
<h2>Comfort is a matter of millimetres</h2>
<table><thead><tr><th>Measure</th><th>Value</th></tr></thead><tbody><tr><td>Outside (width × height × depth)</td><td>1560 × 2260 × 1280 mm</td></tr><tr><td>Inside (width × height × depth)</td><td>1460 × 2060 × 1180 mm</td></tr><tr><td>Clear depth before the table</td><td>780 mm</td></tr></tbody></table>
<p>The walls are 38 mm double-layer aluminium honeycomb panels; the table, 1340 × 400 × 30 mm, is fixed to the rear one, and a 4000K LED gives 150 lx. Each of the two exhaust fans has its own switch, so people decide for themselves whether one is enough. The air change every three minutes is with both running.</p>
<p>No DS,A to ISO 23351-1 has been measured for this booth; a test can be arranged. Until then, <a href="/aboutUs/lianxi.html">tell us</a> how loud the office is and how private the talk must be before you choose.</p>`,
      ar: `<p>تضيق كابينة الهاتف بعد ساعة، وغرفة الاجتماعات مشغولة دائمًا. الكابينة M عميقة بما يكفي لكرسي مكتب بذراعين، فهي غرفة مكتب صغيرة قابلة للنقل. وشدّة 150 lx فيها للمكالمات والأحاديث، أما الكتابة والقراءة فتطلب لهما EN 12464-1 شدّة 500 lx، فيُوصل لهما مصباح مكتب. وإذا جاء زميل كفاه كرسي آخر لينظر الاثنان إلى شاشة واحدة.</p>
<h2>الراحة تُحسب بالمليمتر</h2>
<table><thead><tr><th>القياس</th><th>القيمة</th></tr></thead><tbody><tr><td>من الخارج (عرض × ارتفاع × عمق)</td><td>1560 × 2260 × 1280 مم</td></tr><tr><td>من الداخل (عرض × ارتفاع × عمق)</td><td>1460 × 2060 × 1180 مم</td></tr><tr><td>العمق الصافي أمام الطاولة</td><td>780 مم</td></tr></tbody></table>
<p>الجدران ألواح ألمنيوم مزدوجة الطبقة بنواة خلية نحل وسماكة 38 مم، والطاولة 1340 × 400 × 30 مم مثبّتة على الجدار الخلفي، وتعطي إضاءة LED بحرارة لون 4000K شدّة 150 lx. ولكلٍّ من مروحتي الشفط مفتاحها، فيقرر المستخدم هل تكفي واحدة، أما تجديد الهواء كل ثلاث دقائق فبتشغيلهما معًا.</p>
<p>لم تُقَس لهذه الكابينة قيمة DS,A وفق ISO 23351-1، ويمكن ترتيب الاختبار. وإلى ذلك الحين <a href="/aboutUs/lianxi.html">أخبرنا</a> قبل الاختيار بمستوى ضجيج المكتب ومدى خصوصية الحديث المطلوبة.</p>`,
    },
    pictures: ["finish-booth-m-white", "booth-m-plan-1", "booth-m-inside-1"],
    finishes: [white, darkGreen, cream, { ...black, picture: "booth-m-colour-4" }],
    sizes: [{ width: 1560, height: 2260, depth: 1280 }],
    weight: { value: 390, per: "piece" },
    core: {
      zh: "38 mm 双层铝蜂窝板",
      en: "38 mm double-layer aluminium honeycomb panel",
      ar: "لوح خلية نحل ألمنيوم مزدوج الطبقة 38 مم",
    },
    installation: [
      {
        zh: "核对电梯与门洞：最大单件为 1280 × 2260 mm 的侧墙。",
        en: "Check lifts and doorways: the largest piece is a side wall of 1280 × 2260 mm.",
        ar: "تُراجع المصاعد وفتحات الأبواب، فأكبر قطعة جدار جانبي 1280×2260 مم.",
      },
      {
        zh: "与物业确认喷淋覆盖与消防广播是否可闻，再定位置。",
        en: "Settle with the building's fire officer how sprinklers reach the place and whether alarms are heard inside.",
        ar: "يُتفق مع مسؤول السلامة في المبنى على تغطية رشّاشات الحريق للموضع وسماع الإنذار في الداخل.",
      },
      {
        zh: "底座就位调平后立三面墙。",
        en: "Level the base, then raise the three walls.",
        ar: "تُسوّى القاعدة ثم تُرفع الجدران الثلاثة.",
      },
      {
        zh: "顶板含灯与风扇整体吊装，至少三人。",
        en: "Lift the roof on with lamp and fans in it; three people at least.",
        ar: "يُرفع السقف بمصباحه ومروحتيه قطعة واحدة، بثلاثة أشخاص على الأقل.",
      },
      {
        zh: "装固定玻璃与门，调缝。",
        en: "Set the fixed pane and the door, and adjust the gaps.",
        ar: "يُركّب الزجاج الثابت والباب وتُضبط الفراغات.",
      },
      {
        zh: "桌板从前方推入并锁在后墙支架上，承载面朝上检查水平。",
        en: "Slide the table in from the front, lock it on the wall brackets and check it with a level.",
        ar: "تُدخَل الطاولة من الأمام وتُقفل على حوامل الجدار ويُفحص استواؤها.",
      },
    ],
    mountings: [],
    fire: feltLining,
    packing: {
      piecesPerCarton: 1,
      carton: { width: 1350, height: 2400, depth: 750 },
      grossWeight: 465,
    },
    minimumOrder: {
      zh: "1 台；同一外壳色 4 台起可定制毡色",
      en: "1 booth; felt to your colour from 4 booths of one shell",
      ar: "كابينة واحدة، ولون اللبّاد حسب الطلب ابتداءً من 4 كبائن بغلاف واحد",
    },
    price: { from: 2400, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 25, to: 35 },
    booth: {
      ...equipment,
      outer: { width: 1560, height: 2260, depth: 1280 },
      inner: { width: 1460, height: 2060, depth: 1180 },
      persons: 2,
      door: {
        zh: "外开玻璃门，净宽 850 mm，旁设固定玻璃",
        en: "Glass door opening outwards, 850 mm clear, beside a fixed pane",
        ar: "باب زجاجي يُفتح إلى الخارج بعرض صافٍ 850 مم بجوار لوح زجاج ثابت",
      },
      ventilation: {
        zh: "每三分钟完成一次舱内换气，两台排风扇（计算风量约 71 m³/h）",
        en: "A cabin air change every three minutes, two exhaust fans (about 71 m³/h, calculated)",
        ar: "تجديد لهواء الكابينة كل ثلاث دقائق بمروحتي شفط (نحو 71 م³/ساعة، محسوبة)",
      },
      table: {
        zh: "宽 1340 mm、深 400 mm、厚 30 mm，装于后墙，两人并坐",
        en: "1340 mm wide × 400 mm deep × 30 mm thick on the rear wall, for two side by side",
        ar: "العرض 1340 مم والعمق 400 مم والسماكة 30 مم على الجدار الخلفي لشخصين متجاورين",
      },
      scenarios: [
        {
          zh: "加一盏台灯的专注工作",
          en: "Focused work with a desk lamp",
          ar: "العمل المركّز مع مصباح مكتب",
        },
        {
          zh: "两人并肩改图或看代码",
          en: "Two people over one drawing or one screen of code",
          ar: "مراجعة اثنين لرسم أو شيفرة على شاشة واحدة",
        },
        { zh: "视频会议", en: "Video meetings", ar: "الاجتماعات المرئية" },
        { zh: "一对一面谈", en: "One-to-one talks", ar: "اللقاءات الفردية" },
        { zh: "招聘面试", en: "Job interviews", ar: "مقابلات التوظيف" },
        { zh: "在线授课", en: "Teaching online", ar: "التدريس عن بُعد" },
        {
          zh: "客服坐席与回访电话",
          en: "Customer service and follow-up calls",
          ar: "خدمة العملاء واتصالات المتابعة",
        },
        {
          zh: "财务与人事的敏感事务",
          en: "Payroll and personnel matters",
          ar: "شؤون الرواتب والموظفين",
        },
        {
          zh: "高校自习与小组讨论",
          en: "Study in pairs on a campus",
          ar: "المذاكرة الثنائية في الحرم الجامعي",
        },
        { zh: "心理咨询与辅导", en: "Counselling", ar: "الإرشاد النفسي" },
        { zh: "展会洽谈", en: "Conversations at a trade fair", ar: "محادثات المعارض التجارية" },
        {
          zh: "联合办公的按时租用",
          en: "Hire by the hour in a shared office",
          ar: "الإيجار بالساعة في مكاتب العمل المشترك",
        },
      ],
    },
    related: ["booth-s", "booth-l", "slat-ash", "pet-baffle"],
    seo: {
      title: {
        zh: "静音舱 M：双人专注与面谈舱",
        en: "Silence booth M: focus work and talks for two",
        ar: "كابينة المكالمات M: للعمل المركّز ولقاء شخصين",
      },
      description: {
        zh: "M 型静音舱 1560 × 2260 × 1280 mm，可坐两人，38 mm 双层铝蜂窝板、150 lx LED、12V USB、每三分钟换气一次。",
        en: "Booth M, 1560 × 2260 × 1280 mm, seats two: 38 mm double-layer aluminium honeycomb, LED at 150 lx, 12V USB, an air change every three minutes.",
        ar: "كابينة المكالمات M بقياس 1560×2260×1280 مم لشخصين، بألواح خلية نحل ألمنيوم مزدوجة 38 مم وإضاءة 150 lx ومنفذ 12V USB وهواء يتجدّد كل ثلاث دقائق.",
      },
      keywords: {
        zh: "双人静音舱，办公静音仓，面谈舱，移动书房",
        en: "two-person booth, office pod, focus booth, interview booth",
        ar: "كابينة مكالمات لشخصين، كابينة مكتبية، كابينة تركيز",
      },
    },
  },
  {
    id: "booth-l",
    code: "TH-BX-L",
    classId: "silence-booth",
    material: "booth",
    title: {
      zh: "静音舱 L（四人）",
      en: "Silence booth L, four people",
      ar: "كابينة المكالمات L لأربعة أشخاص",
    },
    summary: {
      zh: "两排卡座相对，中间一张 1340 mm 长的窄桌：为四个人的短会而做。",
      en: "Two benches face each other across a narrow table 1340 mm long: a room for four people and a short meeting.",
      ar: "مقعدان متقابلان بينهما طاولة ضيّقة طولها 1340 مم: غرفة لأربعة أشخاص واجتماع قصير.",
    },
    description: {
      zh: `<p>十五分钟的碰头会不值得订会议室，在工位旁站着开，又会打扰一圈人。L 型为这种会准备：拉开门就坐，桌子窄，四个人离得近，不必提高声音。</p>
<p>桌板 1340 mm 宽、400 mm 深、30 mm 厚，顺着卡座方向摆放；舱内净深 1500 mm，两端各余 80 mm。38 mm 双层铝蜂窝板墙，内衬灰色毡；LED 为 4000K、150 lx。电源 100–240V/50–60Hz，另有 12V USB，投屏和充电不用拖线板。</p>
<h2>四个人的空气</h2>
<p>舱内约 6.7 m³，每三分钟换气一次，折合约 135 m³/h，人均约 34 m³/h（均为计算值）。三个开关里有两个是排风扇，满员时请两台都开。</p>
<h2>还没有的数据</h2>
<p>DS,A 与风扇噪声未测。若租户或业主要求分级，可由我们安排 ISO 23351-1 测试，再写入合同。更多关于尺寸的比较见<a href="/silencebooth.html">静音舱总览</a>。</p>`,
      en: `<p>A quarter-hour meeting is not worth booking a room for, and held standing among the desks it disturbs everyone around. Booth L is for that meeting: open the door, sit down. The table is narrow, the four are close, and nobody has to raise a voice.</p>
<p>The table is 1340 mm wide, 400 mm deep and 30 mm thick and stands along the benches; with 1500 mm of depth inside, 80 mm stay free at either end. Walls are 38 mm double-layer aluminium honeycomb panels lined with grey felt, the LED is 4000K at 150 lx. Power at 100–240V/50–60Hz and 12V USB are inside, so screens and chargers need no extension lead.</p>
<h2>Air for four</h2>
<p>The cabin holds about 6.7 m³. One change every three minutes makes about 135 m³ an hour, some 34 m³ for each person (calculated). Two of the three switches are for the exhaust fans: with the booth full, use both.</p>
<h2>What we do not know yet</h2>
<p>Neither DS,A nor fan noise has been measured. If an owner or tenant asks for a class, we can arrange the test to ISO 23351-1 and write the result into the contract. For the other sizes see the <a href="/silencebooth.html">booth overview</a>.</p>`,
      ar: `<p>اجتماع من ربع ساعة لا يستحق حجز غرفة، وعقده وقوفًا بين المكاتب يزعج من حوله. الكابينة L لهذا الاجتماع: افتح الباب واجلس. الطاولة ضيّقة والأربعة متقاربون، فلا يحتاج أحد إلى رفع صوته.</p>
<p>الطاولة بعرض 1340 مم وعمق 400 مم وسماكة 30 مم، وتمتدّ موازية للمقعدين، والعمق الداخلي 1500 مم فيبقى 80 مم عند كل طرف. الجدران ألواح ألمنيوم مزدوجة الطبقة بنواة خلية نحل وسماكة 38 مم مبطّنة بلبّاد رمادي، والإضاءة LED بحرارة لون 4000K وشدّة 150 lx. وفي الداخل تغذية 100–240V/50–60Hz ومنفذ 12V USB، فلا حاجة إلى وصلات للشاشات والشواحن.</p>
<h2>هواء لأربعة</h2>
<p>يتّسع الداخل لنحو 6.7 م³. وتجديد الهواء كل ثلاث دقائق يعني قرابة 135 م³ في الساعة، أي نحو 34 م³ لكل شخص (قيم محسوبة). واثنان من المفاتيح الثلاثة لمروحتي الشفط، فشغّلوهما معًا حين تمتلئ الكابينة.</p>
<h2>ما لا نعرفه بعد</h2>
<p>لم تُقَس DS,A ولا ضجيج المراوح. وإذا طلب المالك أو المستأجر تصنيفًا فيمكننا ترتيب الاختبار وفق ISO 23351-1 وإدراج النتيجة في العقد. وللمقاسات الأخرى انظر <a href="/silencebooth.html">صفحة كبائن المكالمات</a>.</p>`,
    },
    pictures: ["finish-booth-l-black", "booth-l-plan-1", "booth-l-inside-1"],
    finishes: [black, white, darkGreen],
    sizes: [{ width: 2240, height: 2300, depth: 1600 }],
    weight: { value: 600, per: "piece" },
    core: {
      zh: "双层铝蜂窝墙板，厚 38 mm",
      en: "Double-layer aluminium honeycomb wall panels, 38 mm",
      ar: "ألواح جدران من خلية نحل الألمنيوم بطبقتين، 38 مم",
    },
    installation: [
      {
        zh: "确认楼面承载：舱重约 600 kg，另加四人与家具。",
        en: "Confirm the floor load: the booth weighs about 600 kg, people and furniture not counted.",
        ar: "يُتأكد من حمل الأرضية، فوزن الكابينة نحو 600 كغ من دون الأشخاص والأثاث.",
      },
      {
        zh: "底座分两片拼接，螺栓锁紧后统一调平。",
        en: "Bolt the two halves of the base together and level them as one.",
        ar: "تُربط قطعتا القاعدة بالبراغي وتُسوّيان معًا.",
      },
      {
        zh: "先立后墙，再立侧墙，顶部用临时撑杆固定。",
        en: "Raise the rear wall, then the sides, held by temporary struts.",
        ar: "يُرفع الجدار الخلفي ثم الجانبيان مع دعامات مؤقتة.",
      },
      {
        zh: "两块顶板依次就位，接好灯与两台风扇。",
        en: "Set the two roof panels and connect lamp and fans.",
        ar: "يوضع لوحا السقف تباعًا ويوصَل المصباح والمروحتان.",
      },
      {
        zh: "安装玻璃前立面与门。",
        en: "Fit the glazed front and its door.",
        ar: "تُركّب الواجهة الزجاجية وبابها.",
      },
      {
        zh: "卡座先入，桌板后入，桌脚固定在地板预埋件上。",
        en: "Benches go in first, then the table, its foot fixed to the insert in the floor.",
        ar: "يدخل المقعدان أولًا ثم الطاولة، وتُثبّت قدمها في القطعة المغروسة بالأرضية.",
      },
      {
        zh: "满员试用一次：关门、开双风扇、听消防广播。",
        en: "Try it once with four inside: door shut, both fans on, and listen for the alarm.",
        ar: "تُجرَّب مرة بأربعة أشخاص: الباب مغلق والمروحتان تعملان مع الإصغاء لصوت الإنذار.",
      },
    ],
    mountings: [],
    fire: feltLining,
    packing: {
      piecesPerCarton: 1,
      carton: { width: 1700, height: 2450, depth: 900 },
      grossWeight: 700,
    },
    minimumOrder: {
      zh: "1 台（含两排卡座）",
      en: "1 booth, benches included",
      ar: "كابينة واحدة مع مقعديها",
    },
    price: { from: 3900, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 30, to: 40 },
    booth: {
      ...equipment,
      outer: { width: 2240, height: 2300, depth: 1600 },
      inner: { width: 2140, height: 2100, depth: 1500 },
      persons: 4,
      door: {
        zh: "外开玻璃门，净宽 850 mm，前立面整幅玻璃",
        en: "Glass door opening outwards, 850 mm clear, in a fully glazed front",
        ar: "باب زجاجي يُفتح إلى الخارج بعرض صافٍ 850 مم ضمن واجهة زجاجية كاملة",
      },
      ventilation: {
        zh: "舱内空气三分钟更换一次，两台排风扇（计算风量约 135 m³/h）",
        en: "One cabin air change every three minutes, two exhaust fans (about 135 m³/h, calculated)",
        ar: "تجديد واحد لهواء الكابينة كل ثلاث دقائق بمروحتي شفط (نحو 135 م³/ساعة، محسوبة)",
      },
      table: {
        zh: "宽 1340 mm、深 400 mm、厚 30 mm，置于两排卡座之间",
        en: "1340 mm wide × 400 mm deep × 30 mm thick, standing between the benches",
        ar: "العرض 1340 مم والعمق 400 مم والسماكة 30 مم بين المقعدين",
      },
      scenarios: [
        {
          zh: "十五分钟站会改坐会",
          en: "The quarter-hour team meeting",
          ar: "اجتماع الفريق القصير",
        },
        { zh: "四人方案讨论", en: "Design review for four", ar: "مناقشة تصميم بين أربعة" },
        {
          zh: "多人视频会议",
          en: "Video meetings with several at one end",
          ar: "اجتماع مرئي بعدّة مشاركين",
        },
        { zh: "供应商洽谈", en: "Talks with suppliers", ar: "محادثات المورّدين" },
        { zh: "面试小组", en: "Interview panels", ar: "لجان المقابلات" },
        {
          zh: "售楼处与展厅接待",
          en: "Receiving clients in a showroom",
          ar: "استقبال العملاء في صالة العرض",
        },
        {
          zh: "律师、顾问与客户会谈",
          en: "Lawyers and advisers with their clients",
          ar: "لقاء المحامين والمستشارين بموكّليهم",
        },
        { zh: "图书馆小组学习", en: "Group study in a library", ar: "الدراسة الجماعية في المكتبة" },
        {
          zh: "医院家属沟通",
          en: "Talks with families in a hospital",
          ar: "الحديث مع ذوي المرضى في المستشفى",
        },
        {
          zh: "机场贵宾区小会",
          en: "Small meetings in an airport lounge",
          ar: "اجتماعات صغيرة في صالة المطار",
        },
        { zh: "员工培训与带教", en: "Training and mentoring", ar: "التدريب والتوجيه" },
      ],
    },
    related: ["booth-m", "booth-xl", "slat-oak", "pet-cloud-round"],
    seo: {
      title: {
        zh: "静音舱 L：四人卡座短会舱",
        en: "Silence booth L: a four-seat room for short meetings",
        ar: "كابينة المكالمات L: أربعة مقاعد للاجتماعات القصيرة",
      },
      description: {
        zh: "四人静音舱 2240 × 2300 × 1600 mm，双卡座与 1340 mm 窄桌，38 mm 双层铝蜂窝板，三分钟换气一次，附承载与安装说明。",
        en: "Four-seat booth, 2240 × 2300 × 1600 mm, two benches and a 1340 mm table, 38 mm double-layer aluminium honeycomb, an air change every three minutes.",
        ar: "كابينة مكالمات لأربعة 2240×2300×1600 مم بمقعدين وطاولة 1340 مم وألواح خلية نحل ألمنيوم مزدوجة 38 مم وهواء يتجدّد كل ثلاث دقائق.",
      },
      keywords: {
        zh: "四人静音舱，会议舱，卡座办公舱，移动会议室",
        en: "four-person booth, meeting pod, bench booth, movable meeting room",
        ar: "كابينة اجتماعات لأربعة، غرفة اجتماع متنقلة",
      },
    },
  },
  {
    id: "booth-xl",
    code: "TH-BX-XL",
    classId: "silence-booth",
    material: "booth",
    title: {
      zh: "静音舱 XL（六人）",
      en: "Silence booth XL, six people",
      ar: "كابينة المكالمات XL لستة أشخاص",
    },
    summary: {
      zh: "内部 2900 × 2200 mm，一间不用砌墙的会议室：标准配四人桌，加一张桌板坐六人；租约到期，可以拆走再装。",
      en: "2900 × 2200 mm inside: a meeting room without building a wall. Four sit at the table it comes with, six with a second one; it moves when the lease ends.",
      ar: "2900×2200 مم من الداخل: غرفة اجتماعات بلا بناء جدار. يجلس أربعة إلى طاولتها، وستة بطاولة ثانية، وتُفكّ وتُنقل عند انتهاء الإيجار.",
    },
    description: {
      zh: `<p>租来的楼层不便砌墙，六个人的会却天天要开。XL 型以 38 mm 双层铝蜂窝板拼成完整的房间，前立面为玻璃，光线照样穿过办公区。</p>
<h2>桌子怎么摆</h2>
<p>标准配一张 1340 mm 宽、400 mm 深、30 mm 厚的桌板，带独立桌脚，四人使用宽松。六人围坐请加订第二张同规格桌板，两张并拢为 1340 × 800 mm。舱内余下的宽度可放一块屏幕或矮柜。</p>
<h2>设备</h2>
<ol><li>4000K LED 灯，照度 150 lx。</li><li>100–240V/50–60Hz 电源，另有 12V USB。</li><li>三个开关：灯一路，排风扇两路。</li><li>舱内空气每三分钟更换一次；按 13.8 m³ 计算约 276 m³/h，六人时人均约 46 m³/h。</li></ol>
<p>体积接近一间小房间，喷淋、烟感和疏散宽度多半要经当地消防部门确认，请在下单前完成。隔声方面没有 DS,A 数值可引用，可安排 ISO 23351-1 测试；舱外办公区的混响另由<a href="/programme/office-acoustics">办公声学方案</a>处理。</p>`,
      en: `<p>On a leased floor one does not like to build walls, yet six people meet every day. Booth XL is a whole room of 38 mm double-layer aluminium honeycomb panels with a glazed front, and daylight still crosses the office.</p>
<h2>Setting the table</h2>
<p>One table comes as standard, 1340 mm wide, 400 mm deep and 30 mm thick, on its own legs; four sit at it in comfort. For six, order a second of the same size: side by side they make 1340 × 800 mm. The width that is left takes a screen or a low cupboard.</p>
<h2>Equipment</h2>
<ol><li>A 4000K LED light at 150 lx.</li><li>Power at 100–240V/50–60Hz, plus 12V USB.</li><li>Three switches: one for the lamp, two for the exhaust fans.</li><li>A cabin air change every three minutes; for 13.8 m³ that is about 276 m³ an hour, or 46 m³ for each of six (calculated).</li></ol>
<p>It is nearly a small room, so sprinklers, smoke detection and escape widths will probably have to be agreed with the local fire authority. Do so before ordering. There is no DS,A value to quote; a test to ISO 23351-1 can be arranged. Reverberation in the office around it is a separate task, for the <a href="/programme/office-acoustics">office acoustics programme</a>.</p>`,
      ar: `<p>لا يُستحسن بناء الجدران في طابق مستأجر، لكن ستة أشخاص يجتمعون كل يوم. الكابينة XL غرفة كاملة من ألواح ألمنيوم مزدوجة الطبقة بنواة خلية نحل وسماكة 38 مم وواجهة زجاجية، فيبقى ضوء النهار يعبر المكتب.</p>
<h2>ترتيب الطاولة</h2>
<p>تأتي معها طاولة واحدة بعرض 1340 مم وعمق 400 مم وسماكة 30 مم على أرجلها، يجلس إليها أربعة براحة. ولستة أشخاص تُطلب ثانية بالقياس نفسه، فتصيران متجاورتين 1340 × 800 مم. ويتّسع ما بقي من العرض لشاشة أو خزانة منخفضة.</p>
<h2>التجهيز</h2>
<ol><li>إضاءة LED بحرارة لون 4000K وشدّة 150 lx.</li><li>تغذية 100–240V/50–60Hz إضافة إلى منفذ 12V USB.</li><li>ثلاثة مفاتيح: واحد للمصباح واثنان لمروحتي الشفط.</li><li>تجديد لهواء الكابينة كل ثلاث دقائق، أي نحو 276 م³ في الساعة لحجم 13.8 م³، ونحو 46 م³ لكل واحد من ستة (قيم محسوبة).</li></ol>
<p>هي أقرب إلى غرفة صغيرة، فالأرجح أن رشّاشات الحريق وكشف الدخان وعرض مسارات الهروب تحتاج إلى موافقة الدفاع المدني المحلي، وليكن ذلك قبل الطلب. ولا توجد قيمة DS,A نذكرها، ويمكن ترتيب اختبار وفق ISO 23351-1. أما الارتداد في المكتب المحيط فعمل آخر يتولاه <a href="/programme/office-acoustics">برنامج صوتيات المكاتب</a>.</p>`,
    },
    pictures: ["finish-booth-xl-cream", "booth-xl-plan-1", "booth-xl-inside-1"],
    finishes: [cream, white, black],
    sizes: [{ width: 3000, height: 2360, depth: 2300 }],
    weight: { value: 820, per: "piece" },
    core: {
      zh: "38 mm 双层铝蜂窝板，模块化拼装",
      en: "38 mm double-layer aluminium honeycomb panels in modules",
      ar: "ألواح خلية نحل ألمنيوم مزدوجة الطبقة 38 مم بنظام وحدات",
    },
    installation: [
      {
        zh: "下单前提交平面图，由我们核对净高 2660 mm 与进场路线。",
        en: "Send the floor plan before ordering; we check the 2660 mm of room height and the way in.",
        ar: "يُرسل المخطط قبل الطلب لنراجع الارتفاع المطلوب 2660 مم ومسار الإدخال.",
      },
      {
        zh: "与消防专业确认喷淋、烟感与报警可闻度。",
        en: "Agree sprinklers, smoke detection and audible alarms with the fire engineer.",
        ar: "يُتفق مع مهندس الحريق على رشّاشات الحريق وكشف الدخان وسماع الإنذار.",
      },
      {
        zh: "按编号拼装底座四片，激光找平。",
        en: "Assemble the four base parts by number and level them with a laser.",
        ar: "تُجمع قطع القاعدة الأربع بأرقامها وتُسوّى بالليزر.",
      },
      {
        zh: "由后墙开始顺时针立墙板，每道接缝压入密封条。",
        en: "Raise the wall panels clockwise from the rear, pressing a seal into every joint.",
        ar: "تُرفع ألواح الجدران من الخلف باتجاه عقارب الساعة مع شريط إحكام في كل فاصل.",
      },
      {
        zh: "顶板三块，使用升降台，四人作业。",
        en: "Set the three roof panels with a lifting platform and four people.",
        ar: "تُركّب ألواح السقف الثلاثة بمنصّة رفع وأربعة أشخاص.",
      },
      {
        zh: "前立面玻璃与门就位，调试灯与风扇后铺地毯、摆桌。",
        en: "Glaze the front, hang the door, test lamp and fans, then lay the carpet and place the table.",
        ar: "يُركّب زجاج الواجهة والباب، ويُختبر المصباح والمروحتان، ثم يُفرش السجاد وتوضع الطاولة.",
      },
    ],
    mountings: [],
    fire: feltLining,
    packing: {
      piecesPerCarton: 1,
      carton: { width: 2200, height: 2500, depth: 1100 },
      grossWeight: 960,
    },
    minimumOrder: {
      zh: "1 台，发货前核对平面图",
      en: "1 booth, after a check of the floor plan",
      ar: "كابينة واحدة بعد مراجعة المخطط",
    },
    price: { from: 5600, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 35, to: 45 },
    booth: {
      ...equipment,
      outer: { width: 3000, height: 2360, depth: 2300 },
      inner: { width: 2900, height: 2160, depth: 2200 },
      persons: 6,
      door: {
        zh: "外开玻璃门，净宽 900 mm，无高门槛",
        en: "Glass door opening outwards, 900 mm clear, low threshold",
        ar: "باب زجاجي يُفتح إلى الخارج بعرض صافٍ 900 مم وعتبة منخفضة",
      },
      ventilation: {
        zh: "每三分钟舱内换气一次，两台大风量排风扇（计算风量约 276 m³/h）",
        en: "Cabin air change every three minutes, two larger exhaust fans (about 276 m³/h, calculated)",
        ar: "تجديد هواء الكابينة كل ثلاث دقائق بمروحتي شفط أكبر (نحو 276 م³/ساعة، محسوبة)",
      },
      table: {
        zh: "宽 1340 mm、深 400 mm、厚 30 mm，独立桌脚；六人可加订第二张，并为 1340 × 800 mm",
        en: "1340 mm wide × 400 mm deep × 30 mm thick on legs; for six, a second makes 1340 × 800 mm",
        ar: "العرض 1340 مم والعمق 400 مم والسماكة 30 مم على أرجل، وبإضافة ثانية لستة أشخاص تصير 1340 × 800 مم",
      },
      scenarios: [
        { zh: "六人例会", en: "Regular meetings of six", ar: "الاجتماعات الدورية لستة أشخاص" },
        {
          zh: "项目组临时作战室",
          en: "Project room for a few weeks",
          ar: "غرفة مشروع لبضعة أسابيع",
        },
        {
          zh: "混合办公视频会议",
          en: "Hybrid meetings on screen",
          ar: "الاجتماعات الهجينة عبر الشاشة",
        },
        {
          zh: "董事与投资人会谈",
          en: "Talks with directors and investors",
          ar: "لقاءات الإدارة والمستثمرين",
        },
        { zh: "客户提案", en: "Presentations to clients", ar: "العروض أمام العملاء" },
        {
          zh: "小班教学与研讨",
          en: "Seminars and small classes",
          ar: "الحلقات الدراسية والصفوف الصغيرة",
        },
        {
          zh: "联合办公的共享会议室",
          en: "Shared meeting room in a co-working floor",
          ar: "غرفة اجتماعات مشتركة في طوابق العمل التشاركي",
        },
        {
          zh: "工厂车间旁的班前会",
          en: "Shift briefing beside a workshop",
          ar: "إحاطة الورديات بجوار الورشة",
        },
        {
          zh: "医院多学科会诊",
          en: "Case conferences in a hospital",
          ar: "مناقشات الحالات في المستشفى",
        },
        {
          zh: "银行与保险的家庭客户签约",
          en: "Signing with families at a bank or insurer",
          ar: "توقيع العقود مع العائلات في المصارف وشركات التأمين",
        },
        {
          zh: "展会现场会议间",
          en: "Meeting space on an exhibition stand",
          ar: "مساحة اجتماع في جناح معرض",
        },
        { zh: "调解与协商", en: "Mediation", ar: "الوساطة والتفاوض" },
      ],
    },
    related: ["booth-l", "booth-m", "pet-cloud-rectangle", "slat-smoked-oak"],
    seo: {
      title: {
        zh: "静音舱 XL：六人可拆装会议室",
        en: "Silence booth XL: a movable meeting room for six",
        ar: "كابينة المكالمات XL: غرفة اجتماعات متنقلة لستة",
      },
      description: {
        zh: "六人静音舱 3000 × 2360 × 2300 mm，38 mm 双层铝蜂窝板，4000K/150 lx LED，100–240V 电源与 12V USB，三分钟换气一次。",
        en: "Six-person booth, 3000 × 2360 × 2300 mm, 38 mm double-layer aluminium honeycomb, 4000K LED at 150 lx, 100–240V and 12V USB, air changed every three minutes.",
        ar: "كابينة مكالمات لستة أشخاص 3000×2360×2300 مم بألواح خلية نحل ألمنيوم مزدوجة 38 مم وإضاءة 4000K بشدّة 150 lx وتغذية 100–240V ومنفذ 12V USB وهواء يتجدّد كل ثلاث دقائق.",
      },
      keywords: {
        zh: "六人静音舱，可拆装会议室，大型办公舱",
        en: "six-person booth, demountable meeting room, large office pod",
        ar: "كابينة اجتماعات لستة، غرفة اجتماعات قابلة للفكّ، كابينة مكتبية كبيرة",
      },
    },
  },
];
