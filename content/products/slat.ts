import type { BuildUpLayer } from "#domain/acoustics/build-up.ts";
import type { MountingContent, ProductContent } from "#domain/catalogue/product-content.ts";
import { comparableTo, slatSheet } from "../literature.ts";

/** 27 mm slats 13 mm apart, 12 mm thick, on 9 mm felt. */
const panel: BuildUpLayer[] = [
  { kind: "slots", thickness: 12, width: 13, spacing: 40 },
  { kind: "felt", thickness: 9 },
];

/** 18 mm slats 12 mm apart. */
const narrowPanel: BuildUpLayer[] = [
  { kind: "slots", thickness: 12, width: 12, spacing: 30 },
  { kind: "felt", thickness: 9 },
];

const air = (thickness: number): BuildUpLayer => ({ kind: "air", thickness });
const wool = (thickness: number): BuildUpLayer => ({ kind: "wool", thickness });

const onWall: MountingContent = {
  id: "direct",
  kind: "direct",
  buildUp: {
    zh: "实墙，毡背满贴或螺钉固定，无空腔",
    en: "Solid wall, felt back glued or screwed flat to it, no void",
    ar: "جدار مصمت، يُلصق ظهر اللبّاد أو يُثبّت بالبراغي عليه مباشرة دون فراغ",
  },
  depth: 21,
  layers: panel,
};

const onBattens: MountingContent = {
  id: "battens-50",
  kind: "battens",
  buildUp: {
    zh: "实墙，50 mm 龙骨，空腔不填充，格栅板",
    en: "Solid wall, 50 mm battens with an empty void, slat panel",
    ar: "جدار مصمت، عوارض 50 مم بفراغ هوائي غير محشوّ، ثم لوح الشرائح",
  },
  depth: 71,
  layers: [...panel, air(50)],
  comparable: [
    comparableTo(slatSheet, {
      zh: "另一厂家的板；尺寸未说明，不能确认木条与缝的比例、毡厚和空腔与本品相同",
      en: "Another maker's panel. With its sizes not stated, nobody can say whether slats, gaps, felt and void are like ours",
      ar: "لوح من مصنّع آخر، ومقاساته غير مذكورة، فلا يُعرف هل تماثل شرائحه وفواصله ولبّاده وفراغه ما لدينا",
    }),
  ],
};

const onBattensWithWool: MountingContent = {
  id: "battens-50-wool",
  kind: "battens-wool",
  buildUp: {
    zh: "实墙，50 mm 龙骨，龙骨间满填 50 mm 岩棉，格栅板",
    en: "Solid wall, 50 mm battens with 50 mm rock wool between them, slat panel",
    ar: "جدار مصمت، عوارض 50 مم بينها صوف صخري 50 مم، ثم لوح الشرائح",
  },
  depth: 71,
  layers: [...panel, wool(50)],
};

const underCeiling: MountingContent = {
  id: "ceiling-200",
  kind: "ceiling-void",
  buildUp: {
    zh: "楼板，吊件与龙骨形成 200 mm 空腔，格栅板螺钉固定在龙骨上",
    en: "Slab, hangers and battens leaving a 200 mm void, slat panel screwed to the battens",
    ar: "بلاطة السقف، علّاقات وعوارض تترك فراغًا 200 مم، ثم لوح الشرائح مثبّت بالبراغي",
  },
  depth: 221,
  layers: [...panel, air(200)],
};

const underCeilingWithWool: MountingContent = {
  id: "ceiling-200-wool",
  kind: "ceiling-void-wool",
  buildUp: {
    zh: "楼板，200 mm 空腔，板背铺 30 mm 玻璃棉，格栅板螺钉固定在龙骨上",
    en: "Slab, 200 mm void, 30 mm glass wool laid on the back of the panel, slat panel screwed to battens",
    ar: "بلاطة السقف، فراغ 200 مم، صوف زجاجي 30 مم فوق ظهر اللوح، ثم لوح الشرائح مثبّت على العوارض",
  },
  depth: 221,
  layers: [...panel, wool(30), air(170)],
};

const { comparable: _ofAnotherPanel, ...withoutComparable } = onBattens;

export const slatProducts: ProductContent[] = [
  {
    id: "slat-oak",
    code: "TH-SL-OAK",
    classId: "wood-slat",
    material: "wood-slat",
    title: {
      zh: "天然橡木格栅吸音板",
      en: "Natural oak slat panel",
      ar: "لوح شرائح من البلوط الطبيعي",
    },
    summary: {
      zh: "27 mm 橡木条、13 mm 缝，固定在 9 mm 聚酯毡上。适合客厅、前台与会议室的整面墙。",
      en: "Oak slats 27 mm wide, 13 mm apart, on a 9 mm polyester felt. For whole walls in living rooms, receptions and meeting rooms.",
      ar: "شرائح بلوط بعرض 27 مم وفواصل 13 مم على لبّاد بوليستر 9 مم، لجدران كاملة في غرف المعيشة والاستقبال والاجتماعات.",
    },
    description: {
      zh: `<p>每块板由 15 根橡木皮饰面木条组成，木条宽 27 mm，间距 13 mm，固定在 9 mm 聚酯毡上。木条把一部分声音反射、打散，缝隙让其余声音进入毡层；如果毡后还有空气，声音会继续往里走。决定效果的，正是这层空气。</p>
<h3>50 mm 龙骨改变了什么</h3>
<p>“50 mm 龙骨”一栏并列两条曲线：一条是<strong>可比构造</strong>，取自另一厂家格栅板公开的 ISO 354 资料，试件尺寸与做法未说明；一条由本板自己的尺寸<strong>计算</strong>，附误差范围，只画到 1 kHz。两条都不是本公司产品的检测结果，所以不给 αw 和 NRC。项目需要时，可安排实验室按您的构造检测。</p>
<h3>放进一个房间看</h3>
<p>9×7×3 m 的房间，亚麻地板、石膏板吊顶、抹灰墙，用赛宾公式和那条公开曲线（250 Hz 取 0.30）<strong>计算</strong>（非实测）的混响时间，只看趋势：</p>
<table><thead><tr><th>频率</th><th>无格栅</th><th>20 m²</th><th>40 m²</th></tr></thead><tbody><tr><td>125 Hz</td><td>1.9 s</td><td>1.7 s</td><td>1.5 s</td></tr><tr><td>500 Hz</td><td>2.8 s</td><td>1.2 s</td><td>0.8 s</td></tr><tr><td>2000 Hz</td><td>3.4 s</td><td>1.2 s</td><td>0.7 s</td></tr></tbody></table>
<p>中高频很快安静下来，125 Hz 却变化不大。低频要紧的房间，请加深空腔、填岩棉，或与<a href="/productdetail/perforated-oak-16.html">穿孔板</a>搭配。</p>
<p>木皮是天然材料，批次间纹理和色调会有差异。同一面墙请一次订齐，正式下单前先看样板。</p>`,
      en: `<p>Each panel carries fifteen oak-veneered slats, 27 mm wide and 13 mm apart, on a 9 mm felt of polyester fibre. The slats reflect part of the sound and break it up; the gaps let the rest into the felt and, where there is any, into the air behind. That air decides the result.</p>
<h3>What 50 mm of battens change</h3>
<p>For 50 mm battens two curves stand side by side. One is a <strong>comparable construction</strong>: the published ISO 354 sheet of another maker's slat panel, whose sizes and fixing are not stated. The other is <strong>calculated</strong> from the sizes of this panel, with its margin of error and only up to 1 kHz. Neither is a test of ours, so we give no αw and no NRC. Where a project needs them, a laboratory report for its own build-up can be arranged.</p>
<h3>Put into a room</h3>
<p>A room of 9 × 7 × 3 m with a linoleum floor, a plasterboard ceiling and plastered walls; reverberation time <strong>calculated</strong> with Sabine's formula from that published curve (0.30 taken at 250 Hz), not measured, to show the trend:</p>
<table><thead><tr><th>Frequency</th><th>No panels</th><th>20 m²</th><th>40 m²</th></tr></thead><tbody><tr><td>125 Hz</td><td>1.9 s</td><td>1.7 s</td><td>1.5 s</td></tr><tr><td>500 Hz</td><td>2.8 s</td><td>1.2 s</td><td>0.8 s</td></tr><tr><td>2000 Hz</td><td>3.4 s</td><td>1.2 s</td><td>0.7 s</td></tr></tbody></table>
<p>Speech frequencies settle quickly; 125 Hz hardly moves. Where bass matters, make the void deeper, fill it with wool, or combine the slats with <a href="/productdetail/perforated-oak-16.html">perforated panels</a>.</p>
<p>Veneer is wood, and grain and tone differ from one batch to the next. Order a wall in one go and look at a sample first.</p>`,
      ar: `<p>يحمل كل لوح خمس عشرة شريحة مكسوّة بقشرة البلوط، عرضها 27 مم وبينها 13 مم، على لبّاد من ألياف البوليستر سماكته 9 مم. تعكس الشرائح جزءًا من الصوت وتشتّته، وتُدخل الفواصل بقيّته إلى اللبّاد ثم إلى الهواء خلفه إن وُجد. وهذا الهواء هو ما يحسم النتيجة.</p>
<h3>ما الذي تغيّره عوارض 50 مم</h3>
<p>لعوارض 50 مم منحنيان متجاوران: أحدهما <strong>تركيبة مشابهة</strong> من نشرة منشورة وفق ISO 354 للوح شرائح من مصنّع آخر لا تُذكر مقاساته ولا طريقة تركيبه، والآخر <strong>محسوب</strong> من مقاسات هذا اللوح مع هامش الخطأ وحتى 1 كيلوهرتز فقط. وليس أيّهما اختبارًا لمنتجنا، فلا نذكر αw ولا NRC. وإذا احتاجهما المشروع فيمكن ترتيب تقرير مختبري لتركيبة الطبقات فيه.</p>
<h3>داخل غرفة</h3>
<p>غرفة 9×7×3 م بأرضية لينوليوم وسقف من ألواح الجبس وجدران مليّسة، وزمن الارتداد الصوتي فيها <strong>محسوب</strong> بمعادلة سابين من ذلك المنحنى المنشور (بأخذ 0.30 عند 250 هرتز)، لا مقيس، لبيان الاتجاه:</p>
<table><thead><tr><th>التردد</th><th>بلا ألواح</th><th>20 م²</th><th>40 م²</th></tr></thead><tbody><tr><td>125 هرتز</td><td>1.9 ث</td><td>1.7 ث</td><td>1.5 ث</td></tr><tr><td>500 هرتز</td><td>2.8 ث</td><td>1.2 ث</td><td>0.8 ث</td></tr><tr><td>2000 هرتز</td><td>3.4 ث</td><td>1.2 ث</td><td>0.7 ث</td></tr></tbody></table>
<p>تهدأ ترددات الكلام سريعًا، ولا يكاد تردد 125 هرتز يتغيّر. وحيث تهمّ الترددات المنخفضة يُزاد عمق الفراغ أو يُحشى بالصوف أو تُجمع الشرائح مع <a href="/productdetail/perforated-oak-16.html">الألواح المثقّبة</a>.</p>
<p>القشرة خشب طبيعي تختلف عروقه ودرجته من دفعة إلى أخرى؛ فاطلب الجدار كاملًا دفعة واحدة بعد الاطلاع على عيّنة.</p>`,
    },
    pictures: ["finish-slat-oak-natural-black-felt", "slat-oak-1"],
    finishes: [
      {
        id: "natural-black-felt",
        name: {
          zh: "天然橡木哑光漆，黑毡",
          en: "Natural oak, matt lacquer, black felt",
          ar: "بلوط طبيعي بورنيش مطفأ ولبّاد أسود",
        },
        colour: "#b98f5e",
      },
      {
        id: "natural-grey-felt",
        name: {
          zh: "天然橡木哑光漆，灰毡",
          en: "Natural oak, matt lacquer, grey felt",
          ar: "بلوط طبيعي بورنيش مطفأ ولبّاد رمادي",
        },
        colour: "#bd9768",
      },
      {
        id: "oiled",
        name: { zh: "天然橡木擦油", en: "Natural oak, oiled", ar: "بلوط طبيعي مزيّت" },
        colour: "#a67c4a",
      },
      {
        id: "limed",
        name: { zh: "白洗橡木", en: "White-limed oak", ar: "بلوط مبيّض" },
        colour: "#d6c6ab",
      },
      {
        id: "honey",
        name: { zh: "蜜色橡木", en: "Honey oak", ar: "بلوط عسلي" },
        colour: "#9c6c39",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 600, height: 2700, depth: 21 },
      { width: 600, height: 3000, depth: 21 },
      { width: 300, height: 1200, depth: 21 },
    ],
    weight: { value: 8.5, per: "m2" },
    core: {
      zh: "12 mm 中密度纤维板木条，三面贴 0.5 mm 橡木皮；可选阻燃芯材",
      en: "12 mm MDF slats, three faces in 0.5 mm oak veneer; flame-retardant core on request",
      ar: "شرائح MDF بسماكة 12 مم مكسوّة من ثلاثة أوجه بقشرة بلوط 0.5 مم؛ ولبّ مقاوم للهب عند الطلب",
    },
    edge: {
      zh: "木条棱边倒 0.5 mm 圆角；长边留半缝，两块相拼缝宽一致",
      en: "Slat edges eased to 0.5 mm; half a gap on each long side, so joints keep the rhythm",
      ar: "حواف الشرائح ملطّفة بنصف قطر 0.5 مم؛ ونصف فاصل على كل جانب طويل ليبقى الإيقاع متصلًا عند الوصل",
    },
    backing: {
      zh: "9 mm 聚酯毡，黑色或深灰",
      en: "9 mm polyester felt, black or dark grey",
      ar: "لبّاد بوليستر 9 مم أسود أو رمادي داكن",
    },
    installation: [
      {
        zh: "拆箱平放，在安装房间内静置 48 小时，使含水率与室内平衡。",
        en: "Unpack, lay flat and leave the panels in the room for 48 hours so that they settle to its humidity.",
        ar: "تُخرج الألواح من الكرتون وتُترك ممدّدة في الغرفة نفسها 48 ساعة لتتوازن رطوبتها مع المكان.",
      },
      {
        zh: "横向安装 50 mm 龙骨，中距不大于 600 mm，用 2 m 靠尺检查平整度。",
        en: "Fix 50 mm battens across the wall at no more than 600 mm centres and check them with a 2 m straightedge.",
        ar: "تُثبّت عوارض 50 مم أفقيًا بتباعد لا يزيد على 600 مم ويُفحص استواؤها بمسطرة طولها متران.",
      },
      {
        zh: "从墙面中线或门边开始排板，第一块吊线校正垂直。",
        en: "Set out from the centre line or from a door edge and plumb the first panel.",
        ar: "يبدأ التوزيع من محور الجدار أو من حافة الباب، ويُضبط اللوح الأول بالشاقول.",
      },
      {
        zh: "用黑色自攻螺钉穿过缝隙中的毡固定到龙骨，每根龙骨每板 3 颗。",
        en: "Drive black screws through the felt in the gaps, three to each panel on each batten.",
        ar: "تُثبّت براغٍ سوداء عبر اللبّاد داخل الفواصل، ثلاثة لكل لوح على كل عارضة.",
      },
      {
        zh: "切割用细齿锯片，正面朝上；插座处先裁毡再锯木条，收边用阳角条。",
        en: "Cut face up with a fine blade; at sockets cut the felt first, then the slats, and finish with corner profiles.",
        ar: "يُقصّ اللوح ووجهه إلى الأعلى بشفرة ناعمة؛ وعند المقابس يُقصّ اللبّاد أولًا ثم الشرائح، وتُنهى الحواف بقطع الزوايا.",
      },
    ],
    mountings: [onWall, onBattens, onBattensWithWool, underCeiling],
    fire: [
      {
        code: "GB 8624",
        class: "B2 (D-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准 MDF 芯材的设计等级，非我们的检测结果。阻燃芯材按 B1 设计。",
            en: "Class the standard MDF core is designed for; no test of ours. The flame-retardant core is designed for B1.",
            ar: "الفئة التي صُمّم لها لبّ MDF القياسي، وليست اختبارًا لنا. أما اللبّ المقاوم للهب فمصمَّم لفئة B1.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "D-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准 MDF 芯材的设计等级，非我们的检测结果。可按项目构造安排检测。",
            en: "Class the standard MDF core is designed for; no test of ours. A test of the project's build-up can be arranged.",
            ar: "الفئة التي صُمّم لها لبّ MDF القياسي، وليست اختبارًا لنا. ويمكن ترتيب اختبار لتركيبة المشروع.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 26,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "每种饰面 100 m²；样板 1 块起",
      en: "100 m² per finish; samples from one piece",
      ar: "100 م² لكل تشطيب؛ والعيّنات من قطعة واحدة",
    },
    price: { from: 26, to: 34, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "6307",
    related: ["slat-oak-narrow", "slat-ash", "batten-kit", "wool-infill-30"],
    seo: {
      title: {
        zh: "天然橡木格栅吸音板 600×2400 mm",
        en: "Natural oak acoustic slat panel, 600 × 2400 mm",
        ar: "لوح شرائح بلوط طبيعي ماصّ للصوت 600×2400 مم",
      },
      description: {
        zh: "橡木格栅吸音板，27 mm 木条配 9 mm 聚酯毡；列出直贴、50 mm 龙骨、岩棉与吊顶四种构造，可比构造的公开曲线与计算值分别标明。",
        en: "Oak slat panel with 27 mm slats on 9 mm felt. Four build-ups from direct to ceiling, with calculated absorption and the published curve of a comparable panel, each marked.",
        ar: "لوح شرائح بلوط بعرض 27 مم على لبّاد 9 مم، بأربع تركيبات من المباشر إلى السقف، مع امتصاص محسوب ومنحنى منشور لتركيبة مشابهة، ولكلٍّ بيانه.",
      },
      keywords: {
        zh: "橡木格栅吸音板，橡木格栅墙，客厅吸音墙，木格栅 600×2400",
        en: "oak slat panel, oak acoustic wall, slat wall 600 x 2400, felt backed slats",
        ar: "شرائح بلوط، جدار بلوط ماصّ للصوت، لوح شرائح 600×2400، شرائح على لبّاد",
      },
    },
  },
  {
    id: "slat-walnut",
    code: "TH-SL-WAL",
    classId: "wood-slat",
    material: "wood-slat",
    title: { zh: "胡桃木格栅吸音板", en: "Walnut slat panel", ar: "لوح شرائح من خشب الجوز" },
    summary: {
      zh: "黑胡桃木皮，深浅自然过渡。常用于卧室床头墙、会议室主墙和暖光照明的公共区。",
      en: "American walnut veneer with its own play of light and dark. For bedroom walls, the main wall of a meeting room and lounges lit in warm tones.",
      ar: "قشرة جوز أسود بتدرّجها الطبيعي بين الفاتح والداكن، لجدار السرير والجدار الرئيس في قاعة الاجتماعات وصالات الإضاءة الدافئة.",
    },
    description: {
      zh: `<p>胡桃木在暖光下会显得更红，在日光下偏灰紫。选它之前，建议把样板放到现场灯具下看一个傍晚；2700–3000 K 的洗墙灯从顶部打下来，木条侧面的阴影会让墙面显得更深。</p>
<p>木皮按张拼选，心材与边材的过渡会保留一部分，不追求整墙一色。若设计希望更匀，请在询价时注明“选色”，我们会在饰面前剔除浅色边材。</p>
<h3>构造与数据</h3>
<ul><li>50 mm 龙骨、空腔不填充：公开曲线来自另一厂家的格栅板（ISO 354，尺寸与做法未说明），标为可比构造；旁边是由本板尺寸计算的曲线。</li><li>龙骨间填岩棉：那份资料声称等级更高；我们只画计算值，拿到报告之前不标等级。</li><li>吊顶做法适合 2.8 m 以上净高，200 mm 空腔里可以走灯线。</li></ul>
<p>需要用于验收的数值时，可按项目的龙骨、填充与面积安排实验室检测。</p>
<p>会议室常见的分工是：发言人背后的墙做格栅，顶上再加一片<a href="/productdetail/pet-cloud-rectangle.html">矩形云板</a>，两者互补，比单独铺满一面墙更均衡。</p>`,
      en: `<p>Walnut turns redder under warm lamps and towards grey-violet in daylight. Before deciding, leave a sample for an evening under the lamps of the room. A wall washer of 2700 to 3000 K from above draws the shadow of each slat and makes the wall look deeper than it is.</p>
<p>The leaves are matched by hand and some of the change from heartwood to sapwood is kept; a wall all of one tone is not the aim. If the design asks for it, write "selected colour" in your inquiry and the pale sapwood is sorted out before pressing.</p>
<h3>Build-ups and where the numbers come from</h3>
<ul><li>50 mm battens, empty void: the published curve is that of another maker's slat panel (ISO 354, sizes and fixing not stated) and marked as a comparable construction; beside it stands what we calculate for this panel.</li><li>With wool between the battens, that sheet claims a better class. We draw the calculation and print no class until a report for it is in hand.</li><li>The ceiling version suits rooms of 2.8 m and more; the 200 mm void has space for wiring.</li></ul>
<p>If you need figures for acceptance, a laboratory test can be arranged with the battens, filling and area of the project.</p>
<p>In meeting rooms a good division of labour is slats behind the speaker and a <a href="/productdetail/pet-cloud-rectangle.html">rectangular cloud</a> overhead: more even than one wall covered from end to end.</p>`,
      ar: `<p>يميل الجوز إلى الحمرة تحت المصابيح الدافئة وإلى الرمادي البنفسجي في ضوء النهار. فقبل اختياره اترك العيّنة أمسية كاملة تحت إنارة المكان نفسه. وإنارة علوية تغسل الجدار بحرارة لون 2700–3000 كلفن ترسم ظل كل شريحة فيبدو الجدار أعمق.</p>
<p>تُنتقى أوراق القشرة وتُرتّب يدويًا، ويُترك جزء من الانتقال بين لبّ الخشب وأطرافه، فالغاية ليست لونًا واحدًا. وإن أراد التصميم لونًا أكثر تجانسًا فاكتب «لون منتقى» في الطلب لتُستبعد الأطراف الفاتحة قبل الكبس.</p>
<h3>تركيبة الطبقات ومصدر الأرقام</h3>
<ul><li>عوارض 50 مم بفراغ غير محشوّ: المنحنى المنشور للوح شرائح من مصنّع آخر (ISO 354، ومقاساته وطريقة تركيبه غير مذكورة) وقد عُلّم بأنه تركيبة مشابهة، وبجانبه ما نحسبه لهذا اللوح.</li><li>مع الصوف بين العوارض تدّعي تلك النشرة فئة أعلى؛ نرسم المحسوب ولا نذكر فئة قبل أن يتوفر تقرير.</li><li>تركيب السقف يناسب الغرف بارتفاع 2.8 م فأكثر، وفراغ 200 مم يتسع لأسلاك الإنارة.</li></ul>
<p>وإذا لزمت أرقام للاستلام فيمكن ترتيب اختبار مختبري بعوارض المشروع وحشوته ومساحته.</p>
<p>في قاعات الاجتماعات نوزّع العمل عادةً: شرائح خلف المتحدث و<a href="/productdetail/pet-cloud-rectangle.html">غيمة مستطيلة</a> فوق الطاولة، فالنتيجة أكثر توازنًا من كسوة جدار واحد بأكمله.</p>`,
    },
    pictures: ["finish-slat-walnut-natural-black-felt", "slat-walnut-1", "slat-walnut-2"],
    finishes: [
      {
        id: "natural-black-felt",
        name: {
          zh: "黑胡桃哑光漆，黑毡",
          en: "Walnut, matt lacquer, black felt",
          ar: "جوز بورنيش مطفأ ولبّاد أسود",
        },
        colour: "#6e4a33",
      },
      {
        id: "oiled",
        name: { zh: "黑胡桃擦油", en: "Walnut, oiled", ar: "جوز مزيّت" },
        colour: "#5f3d29",
      },
      {
        id: "selected",
        name: { zh: "黑胡桃选色", en: "Walnut, selected colour", ar: "جوز بلون منتقى" },
        colour: "#674530",
      },
      {
        id: "brown-felt",
        name: {
          zh: "黑胡桃哑光漆，咖啡毡",
          en: "Walnut, matt lacquer, brown felt",
          ar: "جوز بورنيش مطفأ ولبّاد بنّي",
        },
        colour: "#744f38",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 600, height: 2700, depth: 21 },
      { width: 600, height: 3000, depth: 21 },
    ],
    weight: { value: 8.6, per: "m2" },
    core: {
      zh: "12 mm 中密度纤维板木条，三面贴 0.5 mm 黑胡桃木皮；可选阻燃芯材",
      en: "12 mm MDF slats, three faces in 0.5 mm walnut veneer; flame-retardant core on request",
      ar: "شرائح MDF بسماكة 12 مم بقشرة جوز 0.5 مم على ثلاثة أوجه؛ ولبّ مقاوم للهب عند الطلب",
    },
    edge: {
      zh: "木条微倒角；板端可贴同色木皮封边",
      en: "Slats lightly chamfered; panel ends edged in matching veneer on request",
      ar: "شطف خفيف لحواف الشرائح؛ ويمكن إنهاء أطراف اللوح بقشرة مطابقة",
    },
    backing: {
      zh: "9 mm 聚酯毡，黑色或咖啡色",
      en: "9 mm polyester felt, black or brown",
      ar: "لبّاد بوليستر 9 مم أسود أو بنّي",
    },
    installation: [
      {
        zh: "开箱后先按编号把整面墙的板排在地上，调整深浅顺序再上墙。",
        en: "Lay out all panels of the wall on the floor by number and adjust the order of light and dark before fixing any.",
        ar: "تُفرش ألواح الجدار كلها على الأرض بحسب أرقامها ويُضبط ترتيب الفاتح والداكن قبل التثبيت.",
      },
      {
        zh: "龙骨横向安装，中距 400–600 mm；床头墙在插座和壁灯位置加短龙骨。",
        en: "Run battens across at 400 to 600 mm; behind a bed add short battens at sockets and wall lamps.",
        ar: "تُمدّ العوارض أفقيًا بتباعد 400–600 مم، وتُضاف قطع قصيرة خلف السرير عند المقابس ومصابيح الجدار.",
      },
      {
        zh: "加岩棉时，岩棉面层与龙骨齐平，不要压缩，也不要顶住毡背。",
        en: "If wool is used, set it flush with the battens, neither compressed nor pushing against the felt.",
        ar: "عند استخدام الصوف يكون مستويًا مع وجه العوارض دون ضغط ودون أن يدفع اللبّاد.",
      },
      {
        zh: "螺钉穿毡固定，钉头与毡面齐平；不要在木条上打钉。",
        en: "Screw through the felt with the heads flush; never nail through a slat.",
        ar: "تُدفع البراغي عبر اللبّاد حتى يستوي رأسها معه، ولا تُدقّ مسامير في الشرائح.",
      },
      {
        zh: "完工后用软布顺纹除尘，避免湿擦。",
        en: "Dust along the grain with a soft cloth; do not wipe wet.",
        ar: "يُزال الغبار بقطعة قماش ناعمة باتجاه العروق دون مسح رطب.",
      },
    ],
    mountings: [onWall, onBattens, onBattensWithWool, underCeilingWithWool],
    fire: [
      {
        code: "GB 8624",
        class: "B2 (D-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级，未经我们检测。可订按 B1 设计的阻燃芯材。",
            en: "Design class of the standard core, not tested by us. Flame-retardant core, designed for B1, on request.",
            ar: "فئة تصميم اللبّ القياسي، لم نختبرها. ويتوفّر عند الطلب لبّ مقاوم للهب مصمَّم لفئة B1.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "D-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级，无检测报告。每种标准须各自检测。",
            en: "Design class of the standard core; no report. Each standard needs its own test.",
            ar: "فئة تصميم اللبّ القياسي، بلا تقرير. ولكل معيار اختبار خاص به.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 26.4,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "每种饰面 60 m²，可与其他格栅板拼柜",
      en: "60 m² per finish, mixed with other slat panels in one container",
      ar: "60 م² لكل تشطيب، مع إمكان الجمع مع ألواح شرائح أخرى في حاوية واحدة",
    },
    price: { from: 29, to: 38, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 25, to: 35 },
    hsHeading: "6307",
    related: ["slat-smoked-oak", "grooved-walnut-28-4", "pet-cloud-rectangle", "corner-profile"],
    seo: {
      title: {
        zh: "胡桃木格栅吸音板：床头墙与会议室主墙",
        en: "Walnut acoustic slat panel for bedrooms and meeting rooms",
        ar: "لوح شرائح جوز ماصّ للصوت لغرف النوم والاجتماعات",
      },
      description: {
        zh: "黑胡桃木皮格栅吸音板，600 mm 宽，可选色、可配咖啡毡；列出可比构造的公开曲线与计算值，可安排检测。",
        en: "Walnut-veneered slat panel, 600 mm wide, with selected colour or brown felt on request. Published curve of a comparable panel beside calculated values; tests can be arranged.",
        ar: "لوح شرائح بقشرة الجوز بعرض 600 مم، مع لون منتقى أو لبّاد بنّي عند الطلب. منحنى منشور لتركيبة مشابهة بجانب قيم محسوبة، ويمكن ترتيب اختبار.",
      },
      keywords: {
        zh: "胡桃木格栅，黑胡桃吸音板，床头背景墙，会议室吸音墙",
        en: "walnut slat panel, walnut acoustic wall, bedroom slat wall, meeting room panel",
        ar: "شرائح جوز، جدار جوز صوتي، جدار سرير خشبي، ألواح قاعة اجتماعات",
      },
    },
  },
  {
    id: "slat-smoked-oak",
    code: "TH-SL-SMO",
    classId: "wood-slat",
    material: "wood-slat",
    title: {
      zh: "烟熏橡木格栅吸音板",
      en: "Smoked oak slat panel",
      ar: "لوح شرائح من البلوط المدخّن",
    },
    summary: {
      zh: "烟熏橡木皮，灰棕色由里到外。为夜间使用多、灯光低的空间而选：影音室、酒廊、行政会议室。",
      en: "Fumed oak veneer, grey-brown right through. Chosen for rooms used mostly after dark: listening rooms, bars, boardrooms.",
      ar: "قشرة بلوط مدخّن بلون رمادي بنّي في كامل سماكتها، لأماكن تُستعمل مساءً: غرف الاستماع وصالات الجلوس وقاعات الإدارة.",
    },
    description: {
      zh: `<h3>颜色从哪里来</h3>
<p>木皮在压贴之前整张熏制，单宁与氨反应，颜色进入木材而不是浮在表面。日后有浅划痕时，露出来的仍是灰棕色。熏制的深浅取决于每棵树的单宁含量，所以同一面墙上会有两三个层次的明暗，这是它的特点，不是瑕疵。</p>
<h3>为什么适合影音空间</h3>
<p>深色哑光面反光少，银幕旁边不抢光。声学上，格栅板在 50 mm 龙骨上主要工作于 500 Hz 以上，人声和打击乐的尾音会明显收短，而家庭影院最难办的 100 Hz 以下不归它管。我们建议低频另做处理，先把墙面用在第一反射点上。</p>
<p>50 mm 龙骨一栏的公开曲线来自另一厂家的格栅板（ISO 354），标为可比构造；各种做法另有计算值，注明假设与误差。本板没有检测数据，可以安排实验室为项目构造出具报告。也可以先让我们的<a href="/programme/home-listening.html">家庭影音声学服务</a>算一遍。</p>`,
      en: `<h3>Where the colour comes from</h3>
<p>The veneer is fumed in whole leaves before pressing. Ammonia reacts with the tannin of the oak, so the colour is in the wood and not on it, and a light scratch later shows grey-brown again. How dark a leaf turns depends on the tannin of that tree. Two or three shades within one wall are the character of the material, not a defect.</p>
<h3>Why it suits listening rooms</h3>
<p>A dark matt face sends little light back beside a screen. As for sound, the panel on 50 mm battens works mainly above 500 Hz: the tail of voices and percussion gets shorter, while the region below 100 Hz that troubles home cinemas is not its business. Treat the bass separately and spend the slats on the first reflection points.</p>
<p>The published curve for 50 mm battens is that of another maker's slat panel (ISO 354), marked as a comparable construction; every build-up also has a calculated curve with its assumptions and margin. This panel has not been tested; a laboratory report for the project's build-up can be arranged. Our <a href="/programme/home-listening.html">home listening service</a> can also run the numbers first.</p>`,
      ar: `<h3>من أين يأتي اللون</h3>
<p>تُدخَّن القشرة أوراقًا كاملة قبل الكبس؛ فيتفاعل النشادر مع عفص البلوط ويصير اللون في الخشب لا على سطحه، حتى إن الخدش الخفيف يُظهر اللون الرمادي البنّي نفسه. وتتوقف الدرجة على عفص كل شجرة، فوجود درجتين أو ثلاث في جدار واحد من طبيعة المادة وليس عيبًا.</p>
<h3>لماذا يناسب غرف الاستماع</h3>
<p>السطح الداكن المطفأ لا يردّ ضوءًا كثيرًا بجوار الشاشة. أما صوتيًا فيعمل اللوح على عوارض 50 مم فوق 500 هرتز في الغالب، فتقصر ذيول الأصوات البشرية والإيقاع، أما ما دون 100 هرتز الذي يُتعب السينما المنزلية فليس من عمله. عالج الترددات المنخفضة على حدة، واجعل الشرائح عند نقاط الانعكاس الأولى.</p>
<p>المنحنى المنشور لعوارض 50 مم للوح شرائح من مصنّع آخر (ISO 354) وقد عُلّم بأنه تركيبة مشابهة، ولكل تركيبة طبقات منحنى محسوب بفرضياته وهامشه. ولم يُختبر هذا اللوح، ويمكن ترتيب تقرير مختبري لتركيبة الطبقات في المشروع. كما تستطيع <a href="/programme/home-listening.html">خدمة الاستماع المنزلي</a> لدينا إجراء الحساب أولًا.</p>`,
    },
    pictures: ["finish-slat-smoked-oak-smoked-matt", "slat-smoked-1"],
    finishes: [
      {
        id: "smoked-matt",
        name: {
          zh: "烟熏橡木，超哑光漆",
          en: "Smoked oak, extra-matt lacquer",
          ar: "بلوط مدخّن بورنيش شديد الانطفاء",
        },
        colour: "#5c4c41",
      },
      {
        id: "smoked-oiled",
        name: { zh: "烟熏橡木擦油", en: "Smoked oak, oiled", ar: "بلوط مدخّن مزيّت" },
        colour: "#4d3d32",
      },
      {
        id: "smoked-light",
        name: { zh: "浅烟熏橡木", en: "Lightly smoked oak", ar: "بلوط مدخّن فاتح" },
        colour: "#7d6855",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 600, height: 2700, depth: 21 },
    ],
    weight: { value: 8.5, per: "m2" },
    core: {
      zh: "12 mm 中密度纤维板木条，0.6 mm 整张熏制橡木皮；可选黑色阻燃芯材",
      en: "12 mm MDF slats in 0.6 mm fumed oak veneer; black flame-retardant core on request",
      ar: "شرائح MDF بسماكة 12 مم بقشرة بلوط مدخّن 0.6 مم؛ ولبّ أسود مقاوم للهب عند الطلب",
    },
    edge: {
      zh: "直角微倒，木条端头染深色",
      en: "Square, lightly eased; slat ends stained dark",
      ar: "حواف قائمة ملطّفة، وأطراف الشرائح مصبوغة بلون داكن",
    },
    backing: {
      zh: "9 mm 黑色聚酯毡",
      en: "9 mm black polyester felt",
      ar: "لبّاد بوليستر أسود 9 مم",
    },
    installation: [
      {
        zh: "影音室先定扬声器和银幕位置，再确定第一反射点与板的范围。",
        en: "In a listening room fix the places of loudspeakers and screen first, then mark the first reflection points and the extent of the panels.",
        ar: "في غرفة الاستماع تُحدَّد مواضع السماعات والشاشة أولًا، ثم نقاط الانعكاس الأولى ومدى الألواح.",
      },
      {
        zh: "墙面与龙骨刷深色，避免从缝隙里看到浅色底。",
        en: "Paint wall and battens dark so that nothing pale shows through the gaps at the edges.",
        ar: "يُطلى الجدار والعوارض بلون داكن حتى لا يظهر لون فاتح من الفواصل والأطراف.",
      },
      {
        zh: "50 mm 龙骨间按需填岩棉，并用无纺布包覆，防止纤维外露。",
        en: "Fill the 50 mm between battens with wool if planned, faced with fleece to hold the fibres.",
        ar: "يُملأ ما بين عوارض 50 مم بالصوف عند الحاجة مع تغليفه بنسيج يمنع تسرّب الألياف.",
      },
      {
        zh: "黑色螺钉穿毡固定，相邻板半缝对齐。",
        en: "Fix with black screws through the felt and align the half gaps of neighbouring panels.",
        ar: "يُثبّت اللوح ببراغٍ سوداء عبر اللبّاد مع محاذاة أنصاف الفواصل بين الألواح المتجاورة.",
      },
    ],
    mountings: [onWall, onBattens, onBattensWithWool, underCeiling],
    fire: [
      {
        code: "GB 8624",
        class: "B2 (D-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级；采用阻燃芯材时设计等级为 B1。两者都不是我们的检测结果。",
            en: "Design class with the standard core; B1 is the design class with the flame-retardant core. Neither is a test of ours.",
            ar: "فئة التصميم باللبّ القياسي، وB1 فئة التصميم باللبّ المقاوم للهب. وليست أيّ منهما اختبارًا لنا.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "D-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级，本板没有检测报告。",
            en: "Design class with the standard core; no report exists for this panel.",
            ar: "فئة التصميم باللبّ القياسي، ولا تقرير لهذا اللوح.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 26,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "80 m²，同一批木皮",
      en: "80 m², from one batch of veneer",
      ar: "80 م² من دفعة قشرة واحدة",
    },
    price: { from: 31, to: 40, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 30, to: 40 },
    hsHeading: "6307",
    related: ["slat-black", "slat-walnut", "wool-infill-30"],
    seo: {
      title: {
        zh: "烟熏橡木格栅吸音板：影音室与会所墙面",
        en: "Smoked oak slat panel for home cinemas and lounges",
        ar: "لوح شرائح بلوط مدخّن للسينما المنزلية والصالات",
      },
      description: {
        zh: "整张熏制橡木皮格栅板，灰棕色深入木材，超哑光少反光；吸声为计算值与可比构造的公开值，低频请另行处理。",
        en: "Slat panel in fumed oak, grey-brown through the veneer and extra matt. Calculated absorption beside a comparable panel; bass needs separate treatment.",
        ar: "لوح شرائح بقشرة بلوط مدخّن بلون متغلغل وسطح شديد الانطفاء. امتصاص محسوب بجانب تركيبة مشابهة، والترددات المنخفضة تحتاج معالجة مستقلة.",
      },
      keywords: {
        zh: "烟熏橡木格栅，家庭影院吸音板，影音室墙板，深色格栅板",
        en: "smoked oak slats, home cinema panel, dark slat wall, fumed oak acoustic panel",
        ar: "بلوط مدخّن، ألواح سينما منزلية، جدار شرائح داكن، غرفة استماع",
      },
    },
  },
  {
    id: "slat-black",
    code: "TH-SL-BLK",
    classId: "wood-slat",
    material: "wood-slat",
    title: { zh: "黑色格栅吸音板", en: "Black slat panel", ar: "لوح شرائح أسود" },
    summary: {
      zh: "黑染白蜡木皮配黑芯黑毡，拼缝在一米外消失。用于影厅、直播间和需要背景退后的墙面。",
      en: "Black-stained ash veneer on a black core and black felt; joints vanish from a metre away. For cinemas, studios and walls that should step back.",
      ar: "قشرة دردار مصبوغة بالأسود على لبّ ولبّاد أسودين، تختفي فيها الوصلات من مسافة متر، لدور العرض والاستوديوهات وجدران الخلفية.",
    },
    description: {
      zh: `<p>木条、芯材、毡和螺钉全是黑的，所以裁切口不露白，边角不用封边也干净。表面是开放漆，白蜡木的纹理还摸得到；漆面几乎不反光，镜头前不起亮斑。</p>
<p>黑色藏得住拼缝，藏不住灰。低于肩高的位置若常有人倚靠，建议下部换成<a href="/productdetail/pet-flat-12.html">深灰聚酯纤维板</a>，或每季度用静电掸清理一次。</p>
<h3>芯材</h3>
<p>此款标准配置即为黑色阻燃中密度纤维板，按 GB 8624 B1 设计。“按此设计”不等于“已检测”：需要报审的项目，请在下单前与我们确认送检构造和时间。</p>
<h3>100 mm 空腔做法</h3>
<p>影厅侧墙常做 100 mm 龙骨并填岩棉，让吸声往低频延伸。这一构造没有检测数据，页面画的是计算值；50 mm 龙骨另有可比构造的公开曲线（ISO 354，另一厂家的板）。两者都可以安排实验室按项目构造检测。</p>`,
      en: `<p>Slats, core, felt and screws are all black, so a saw cut shows no pale line and a corner stays clean without edging. The lacquer is open-pored, the grain of the ash can still be felt, and the dead-matt surface gives no hot spot to a camera.</p>
<p>Black hides joints but not dust. Where people lean against the wall, change the lower part to <a href="/productdetail/pet-flat-12.html">charcoal felt board</a>, or plan for a dusting every three months.</p>
<h3>The core</h3>
<p>This model comes with black flame-retardant MDF as standard, designed for class B1 of GB 8624. Designed for is not tested: if the project goes to the authority, settle with us before ordering which build-up is to be tested and when.</p>
<h3>With a void of 100 mm</h3>
<p>Side walls of cinemas often get 100 mm battens filled with wool to reach lower. Nobody has tested that build-up; the page shows what we calculate. For 50 mm battens there is also a published curve of a comparable construction (ISO 354, another maker's panel). A laboratory report can be arranged for either.</p>`,
      ar: `<p>الشرائح واللبّ واللبّاد والبراغي كلها سوداء، فلا يظهر خط فاتح عند القصّ وتبقى الزوايا نظيفة دون إنهاء. والورنيش مفتوح المسام يُبقي ملمس عروق الدردار، وسطحه شديد الانطفاء فلا يُحدث بقعًا ساطعة أمام الكاميرا.</p>
<p>الأسود يخفي الوصلات ولا يخفي الغبار. وحيث يستند الناس إلى الجدار يُستحسن أن يكون أسفله من <a href="/productdetail/pet-flat-12.html">ألواح اللبّاد الفحمية</a>، أو أن يُنظَّف من الغبار كل ثلاثة أشهر.</p>
<h3>اللبّ</h3>
<p>يأتي هذا الطراز قياسيًا بلبّ MDF أسود مقاوم للهب مصمَّم لفئة B1 في GB 8624. و«مصمَّم لها» لا تعني «مُختبَر»: فإذا كان المشروع سيُعرض على الجهة المختصة فاتفق معنا قبل الطلب على التركيبة المراد اختبارها وموعد الاختبار.</p>
<h3>بفراغ 100 مم</h3>
<p>كثيرًا ما تُنفّذ جدران السينما الجانبية على عوارض 100 مم محشوّة بالصوف ليمتد الامتصاص إلى ترددات أدنى. لم تُختبر تركيبة الطبقات هذه، وتعرض الصفحة ما نحسبه لها. ولعوارض 50 مم منحنى منشور أيضًا لتركيبة مشابهة (ISO 354، لوح من مصنّع آخر). ويمكن ترتيب تقرير مختبري لأيّ منهما.</p>`,
    },
    pictures: ["finish-slat-black-black-open-pore", "slat-black-1", "slat-black-2"],
    finishes: [
      {
        id: "black-open-pore",
        name: { zh: "黑色开放漆", en: "Black, open-pore lacquer", ar: "أسود بورنيش مفتوح المسام" },
        colour: "#222222",
      },
      {
        id: "black-smooth",
        name: {
          zh: "黑色封闭哑光漆",
          en: "Black, closed matt lacquer",
          ar: "أسود بورنيش مغلق مطفأ",
        },
        colour: "#1b1b1c",
      },
      {
        id: "anthracite",
        name: { zh: "炭灰色", en: "Anthracite", ar: "رمادي فحمي" },
        colour: "#3a3a3b",
      },
      {
        id: "blue-black",
        name: { zh: "蓝黑色", en: "Blue-black", ar: "أسود مزرقّ" },
        colour: "#20262e",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 600, height: 3000, depth: 21 },
      { width: 300, height: 1200, depth: 21 },
    ],
    weight: { value: 8.8, per: "m2" },
    core: {
      zh: "12 mm 黑色阻燃中密度纤维板木条，染黑白蜡木皮",
      en: "12 mm slats of black flame-retardant MDF with black-stained ash veneer",
      ar: "شرائح 12 مم من MDF أسود مقاوم للهب بقشرة دردار مصبوغة بالأسود",
    },
    edge: {
      zh: "裁切即为成品边，不需封边",
      en: "As cut; no edging needed",
      ar: "كما تُقصّ دون حاجة إلى إنهاء",
    },
    backing: {
      zh: "9 mm 黑色聚酯毡",
      en: "9 mm black polyester felt",
      ar: "لبّاد بوليستر أسود بسماكة 9 مم",
    },
    installation: [
      {
        zh: "戴干净的棉手套搬运，深色漆面容易留指印。",
        en: "Carry with clean cotton gloves; dark lacquer takes fingerprints.",
        ar: "تُحمل الألواح بقفازات قطنية نظيفة لأن الورنيش الداكن يُظهر البصمات.",
      },
      {
        zh: "影厅侧墙设 100 mm 龙骨并填岩棉，面层罩黑色无纺布。",
        en: "On cinema side walls set 100 mm battens, fill with wool and cover it with black fleece.",
        ar: "في جدران السينما الجانبية تُركّب عوارض 100 مم وتُحشى بالصوف وتُغطّى بنسيج أسود.",
      },
      {
        zh: "按灯带与疏散指示的位置先开槽，再固定板。",
        en: "Cut the channels for light strips and exit signs before the panels go up.",
        ar: "تُفتح مجاري شرائط الإنارة وعلامات الإخلاء قبل تثبيت الألواح.",
      },
      {
        zh: "用黑色螺钉固定，间距横向 200 mm、纵向 500 mm。",
        en: "Fix with black screws, 200 mm apart across and 500 mm along.",
        ar: "يُثبّت اللوح ببراغٍ سوداء بتباعد 200 مم عرضًا و500 مم طولًا.",
      },
      {
        zh: "阳角可 45° 对拼，切口涂黑色记号漆即可。",
        en: "Outside corners can be mitred at 45°; touch up the cut with black stain.",
        ar: "يمكن شطف الزوايا الخارجية بزاوية 45° مع تلوين القطع بصبغة سوداء.",
      },
    ],
    mountings: [
      onWall,
      onBattens,
      onBattensWithWool,
      {
        id: "battens-100-wool",
        kind: "battens-wool",
        buildUp: {
          zh: "实墙，100 mm 龙骨，满填 100 mm 岩棉，黑色无纺布，格栅板",
          en: "Solid wall, 100 mm battens filled with 100 mm rock wool, black fleece, slat panel",
          ar: "جدار مصمت، عوارض 100 مم محشوّة بصوف صخري 100 مم، نسيج أسود، ثم لوح الشرائح",
        },
        depth: 121,
        layers: [...panel, wool(100)],
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (C-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "阻燃芯材的设计等级，未经检测。送审前请先商定试件。",
            en: "Class the flame-retardant core is designed for; not tested. Agree the specimen before submitting to an authority.",
            ar: "الفئة التي صُمّم لها اللبّ المقاوم للهب، غير مختبرة. اتّفق على العيّنة قبل تقديمها إلى الجهة المختصّة.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "C-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "采用阻燃芯材时的设计目标，无检测报告。",
            en: "Design target with the flame-retardant core; no report.",
            ar: "هدف تصميمي باللبّ المقاوم للهب، بلا تقرير.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 27,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "100 m²；炭灰与蓝黑 150 m²",
      en: "100 m²; anthracite and blue-black 150 m²",
      ar: "100 م²؛ وللفحمي والأسود المزرقّ 150 م²",
    },
    price: { from: 27, to: 35, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "6307",
    related: ["slat-smoked-oak", "pet-flat-12", "wool-infill-30"],
    seo: {
      title: {
        zh: "黑色格栅吸音板：影厅、直播间与背景墙",
        en: "Black acoustic slat panel for cinemas and studios",
        ar: "لوح شرائح أسود ماصّ للصوت لدور العرض والاستوديوهات",
      },
      description: {
        zh: "黑芯黑毡格栅吸音板，裁切不露白，低光泽；标准配阻燃芯材，按 GB 8624 B1 设计，可安排项目送检。",
        en: "Slat panel black through core and felt, low gloss, clean at every cut. Flame-retardant core designed for GB 8624 B1; project tests can be arranged.",
        ar: "لوح شرائح أسود اللبّ واللبّاد، منخفض اللمعان ونظيف القطع. لبّه المقاوم للهب مصمَّم لفئة B1 في GB 8624، ويمكن ترتيب اختبار للمشروع.",
      },
      keywords: {
        zh: "黑色格栅板，影厅吸音板，直播间吸音墙，阻燃格栅板",
        en: "black slat panel, cinema wall panel, studio acoustic panel, flame retardant slats",
        ar: "شرائح سوداء، ألواح سينما، ألواح استوديو، شرائح مقاومة للهب",
      },
    },
  },
  {
    id: "slat-ash",
    code: "TH-SL-ASH",
    classId: "wood-slat",
    material: "wood-slat",
    title: {
      zh: "白蜡木格栅吸音板",
      en: "White ash slat panel",
      ar: "لوح شرائح من الدردار الأبيض",
    },
    summary: {
      zh: "浅色白蜡木，让采光不足的房间保持明亮。教室、培训室和小户型客厅的选择。",
      en: "Pale ash that keeps a room bright. For classrooms, training rooms and small living rooms.",
      ar: "دردار فاتح يُبقي الغرفة مضيئة، للفصول الدراسية وقاعات التدريب وغرف المعيشة الصغيرة.",
    },
    description: {
      zh: `<p>教室后墙是放格栅板的好位置：老师的声音到达这里再弹回去，就成了后排听到的“第二个声音”。白蜡木颜色浅，不会让后半间教室暗下来。</p>
<p>GB 50118 按空场、500–1000 Hz 考核教室的混响时间。可比构造的公开曲线（ISO 354，另一厂家的格栅板）在这一段正好最高，因此面积可以控制；但若只贴墙不留空腔，就不能套用这条曲线。</p>
<h3>给学校的三点提醒</h3>
<ul><li>1.2 m 以下容易被桌椅碰撞，建议下部做实木墙裙，格栅从墙裙上沿开始。</li><li>缝隙宽 13 mm，低年级教室可改用毡面在前的<a href="/productdetail/pet-groove.html">V 槽聚酯板</a>。</li><li>浅色木皮几年后会略微变暖，挂过展板的位置会留下浅印，建议定期移动。</li></ul>
<p>岩棉填充、吊顶等做法的数值是计算值，未经检测。验收需要数字的学校项目，可安排第三方实验室对实际构造检测，也可先由<a href="/programme/school-and-hall.html">学校与厅堂方案</a>做计算。</p>`,
      en: `<p>The rear wall of a classroom is a good place for slats. The teacher's voice arrives there, comes back, and is heard in the last rows as a second voice. Ash is pale enough not to darken that half of the room.</p>
<p>The Chinese standard GB 50118 judges the reverberation time of a classroom empty, at 500 to 1000 Hz. The published curve of a comparable construction (ISO 354, another maker's slats) is at its highest just there, so the area stays reasonable. Panels fixed flat to the wall may not borrow that curve.</p>
<h3>Three things for schools</h3>
<ul><li>Below 1.2 m chairs and tables hit the wall. Build a solid dado and start the slats above it.</li><li>The gaps are 13 mm wide; for the youngest pupils choose <a href="/productdetail/pet-groove.html">V-grooved felt</a> instead.</li><li>Pale veneer warms a little over the years and keeps the outline of whatever hung in front of it. Move displays from time to time.</li></ul>
<p>Values for wool filling and for ceilings are calculated, not measured. Schools that need figures for acceptance can have the actual build-up tested by an independent laboratory, or start with a calculation in our <a href="/programme/school-and-hall.html">school and hall programme</a>.</p>`,
      ar: `<p>الجدار الخلفي في الفصل موضع جيد للشرائح: يصل إليه صوت المعلم ثم يرتدّ فتسمعه الصفوف الأخيرة صوتًا ثانيًا. والدردار فاتح فلا يُعتم ذلك النصف من الغرفة.</p>
<p>يقيّم المعيار الصيني GB 50118 زمن الارتداد الصوتي في الفصل وهو خالٍ عند الترددات من 500 إلى 1000 هرتز. والمنحنى المنشور لتركيبة مشابهة (ISO 354، شرائح من مصنّع آخر) يبلغ ذروته هناك تحديدًا فتبقى المساحة معقولة. أما الألواح المثبّتة على الجدار دون فراغ فلا يصحّ أن يُستعار لها هذا المنحنى.</p>
<h3>ثلاث ملاحظات للمدارس</h3>
<ul><li>ما دون 1.2 م تصدمه الكراسي والطاولات؛ فليكن أسفل الجدار تكسية مصمتة تبدأ الشرائح فوقها.</li><li>عرض الفواصل 13 مم؛ وللصفوف الأولى يُفضَّل <a href="/productdetail/pet-groove.html">اللبّاد المحزّز</a>.</li><li>تدفأ القشرة الفاتحة قليلًا مع السنين وتحتفظ بأثر ما عُلّق أمامها؛ فانقل اللوحات من حين إلى آخر.</li></ul>
<p>أما قيم الحشو بالصوف والسقف فمحسوبة لا مقيسة. ويمكن للمدارس التي تحتاج أرقامًا للاستلام أن تختبر التركيبة الفعلية في مختبر مستقل، أو أن تبدأ بحساب ضمن <a href="/programme/school-and-hall.html">برنامج المدارس والقاعات</a>.</p>`,
    },
    pictures: ["finish-slat-ash-white-matt", "slat-ash-1"],
    finishes: [
      {
        id: "white-matt",
        name: {
          zh: "白蜡木白度漆",
          en: "White ash, whitened matt lacquer",
          ar: "دردار أبيض بورنيش مبيّض مطفأ",
        },
        colour: "#d9cfbf",
      },
      {
        id: "natural",
        name: { zh: "白蜡木本色", en: "Ash, natural", ar: "دردار بلونه الطبيعي" },
        colour: "#d2bd98",
      },
      {
        id: "grey-felt",
        name: {
          zh: "白度漆，浅灰毡",
          en: "Whitened, light grey felt",
          ar: "مبيّض مع لبّاد رمادي فاتح",
        },
        colour: "#d5ccbf",
      },
      {
        id: "sage",
        name: { zh: "灰绿擦色", en: "Sage stain", ar: "صبغة خضراء هادئة" },
        colour: "#9daa98",
      },
      {
        id: "grey",
        name: { zh: "浅灰擦色", en: "Pale grey stain", ar: "صبغة رمادية فاتحة" },
        colour: "#b5b0a8",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 600, height: 2700, depth: 21 },
      { width: 300, height: 1200, depth: 21 },
    ],
    weight: { value: 8.4, per: "m2" },
    core: {
      zh: "12 mm 中密度纤维板木条，0.5 mm 白蜡木皮；学校项目建议选阻燃芯材",
      en: "12 mm MDF slats, 0.5 mm ash veneer; flame-retardant core advised for schools",
      ar: "شرائح MDF بسماكة 12 مم بقشرة دردار 0.5 مم؛ ويُنصح للمدارس بلبّ مقاوم للهب",
    },
    edge: {
      zh: "1 mm 圆角，手摸不刮",
      en: "Rounded to 1 mm, safe to the hand",
      ar: "حواف مدوّرة بنصف قطر 1 مم آمنة للمس",
    },
    backing: {
      zh: "9 mm 聚酯毡，黑色或浅灰",
      en: "9 mm polyester felt, black or light grey",
      ar: "لبّاد بوليستر 9 مم أسود أو رمادي فاتح",
    },
    installation: [
      {
        zh: "确定墙裙高度，墙裙上沿安装一根水平起步龙骨。",
        en: "Settle the height of the dado and fix a level starting batten on its upper edge.",
        ar: "يُحدَّد ارتفاع التكسية السفلية وتُثبّت عارضة بداية أفقية على حافتها العليا.",
      },
      {
        zh: "其余龙骨中距 500 mm，教室后墙挂钩处加密。",
        en: "Continue with battens at 500 mm, closer where hooks or boards will hang.",
        ar: "تُكمل العوارض بتباعد 500 مم وتُكثّف حيث ستُعلّق المشاجب أو السبورات.",
      },
      {
        zh: "板放在起步龙骨上，自下而上打钉，螺钉沉至毡面以下 1 mm。",
        en: "Rest the panel on the starting batten and screw from the bottom up, heads 1 mm below the felt.",
        ar: "يُسند اللوح إلى عارضة البداية ويُثبّت من الأسفل إلى الأعلى مع غوص رؤوس البراغي 1 مم تحت سطح اللبّاد.",
      },
      {
        zh: "顶端留 10 mm 伸缩缝，用压条遮盖。",
        en: "Leave 10 mm at the top for movement and cover it with a trim.",
        ar: "يُترك في الأعلى 10 مم للحركة وتُغطّى بشريط إنهاء.",
      },
      {
        zh: "检查是否有凸出的钉头与毛刺，再交付使用。",
        en: "Feel for proud screws and splinters before handing over.",
        ar: "يُتأكد باللمس من عدم وجود رؤوس بارزة أو شظايا قبل التسليم.",
      },
    ],
    mountings: [onWall, onBattens, onBattensWithWool, underCeilingWithWool],
    fire: [
      {
        code: "GB 8624",
        class: "B2 (D-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级。学校项目请选按 B1 设计的阻燃芯材。未经我们检测。",
            en: "Design class of the standard core. For schools ask for the flame-retardant core, designed for B1. Not tested by us.",
            ar: "فئة تصميم اللبّ القياسي. وللمدارس اطلب اللبّ المقاوم للهب المصمَّم لفئة B1. لم نختبرها.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "D-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级，未经我们检测。",
            en: "Design class of the standard core; not tested by us.",
            ar: "فئة تصميم اللبّ القياسي، لم نختبرها.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 25.8,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "标准色 80 m²；擦色 120 m²",
      en: "80 m² in standard finishes; 120 m² in stains",
      ar: "80 م² للتشطيبات القياسية و120 م² للألوان المصبوغة",
    },
    price: { from: 26, to: 34, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "6307",
    related: ["slat-oak", "pet-groove", "perforated-oak-16", "wool-infill-30"],
    seo: {
      title: {
        zh: "白蜡木格栅吸音板：教室与明亮空间",
        en: "White ash slat panel for classrooms and bright rooms",
        ar: "لوح شرائح دردار أبيض للفصول والغرف المضيئة",
      },
      description: {
        zh: "浅色白蜡木格栅吸音板，1 mm 圆角，适合教室后墙与培训室；说明可比构造曲线的适用范围与学校注意事项。",
        en: "Pale ash slat panel with 1 mm rounded edges for rear walls of classrooms. Says how far the curve of a comparable panel applies, with notes for schools.",
        ar: "لوح شرائح دردار فاتح بحواف مدوّرة 1 مم لجدران الفصول الخلفية، مع بيان حدود منحنى التركيبة المشابهة وملاحظات للمدارس.",
      },
      keywords: {
        zh: "白蜡木格栅，教室吸音板，浅色格栅板，培训室吸声",
        en: "ash slat panel, classroom acoustic panel, pale slat wall, school acoustics",
        ar: "شرائح دردار، ألواح فصول ماصّة للصوت، جدار شرائح فاتح، صوتيات المدارس",
      },
    },
  },
  {
    id: "slat-teak",
    code: "TH-SL-TEA",
    classId: "wood-slat",
    material: "wood-slat",
    title: { zh: "柚木格栅吸音板", en: "Teak slat panel", ar: "لوح شرائح من خشب الساج" },
    summary: {
      zh: "金褐色柚木皮，见光后色泽渐匀。餐厅、酒店大堂和热带气候下的空调室内。",
      en: "Golden-brown teak veneer that evens out in the light. For restaurants, hotel lobbies and air-conditioned interiors in warm climates.",
      ar: "قشرة ساج ذهبية بنّية تتجانس مع الضوء، للمطاعم وردهات الفنادق والمساحات المكيّفة في المناخ الحار.",
    },
    description: {
      zh: `<p>刚拆箱的柚木往往深浅不一，甚至带点绿意，这是正常的。受光几周后颜色会统一成金褐色，所以不要在第一天就换板，也不要在安装后的头一个月用画框或屏风遮住其中一块。</p>
<h3>餐厅里的噪声</h3>
<p>餐厅越吵，人越提高嗓门。墙上的格栅对人声所在的中频有效，但餐桌之间隔着的是空气，墙面往往离声源太远，只做一面墙不够。我们通常建议墙面格栅加天花<a href="/productdetail/pet-baffle.html">垂片</a>，把两种材料的面积一起算。墙面面积可先按楼面的 25–30% 估算，这是行业里流传的经验数，不能代替计算。</p>
<h3>气候与使用范围</h3>
<ul><li>仅限室内，环境相对湿度建议 40–65%，空调停机的湿季也要考虑。</li><li>不适合泳池、桑拿与外墙。</li><li>厨房出菜口两米内，油烟会进入毡层，请改用可擦洗的硬质饰面。</li></ul>
<p>50 mm 龙骨的公开曲线引自另一厂家的格栅板，标为可比构造；各种安装方式另有计算值。本板没有检测，需要时可安排实验室报告。</p>`,
      en: `<p>Fresh from the carton, teak is uneven, sometimes with a green cast. That is normal. After some weeks of light it settles to an even golden brown, so do not exchange panels on the first day, and do not cover part of the wall with a frame or a screen in the first month.</p>
<h3>Noise in restaurants</h3>
<p>The louder the room, the louder the guests. Slats on a wall work at the middle frequencies where voices are, but the wall is often far from the tables, and one wall is seldom enough. We usually propose slats together with <a href="/productdetail/pet-baffle.html">baffles</a> overhead and count both areas. A wall area of 25 to 30% of the floor is a rule of thumb that circulates in the trade; it is a start and not a calculation.</p>
<h3>Climate and limits</h3>
<ul><li>Indoors only; 40 to 65 % relative humidity, including the wet season when the air conditioning is off.</li><li>Not for pools, saunas or façades.</li><li>Within two metres of a kitchen pass grease will enter the felt: use a washable hard finish there.</li></ul>
<p>The published curve for 50 mm battens is that of another maker's slat panel, marked as a comparable construction; every mounting has a calculated curve besides. This panel has not been tested, and a laboratory report can be arranged.</p>`,
      ar: `<p>يكون الساج عند فتح الكرتون متفاوت اللون وقد تشوبه خضرة، وهذا طبيعي. وبعد أسابيع في الضوء يستقرّ على بنّي ذهبي متجانس، فلا تُستبدل الألواح في اليوم الأول، ولا يُغطّى جزء من الجدار بإطار أو حاجز في الشهر الأول.</p>
<h3>الضجيج في المطاعم</h3>
<p>كلما علا صوت المكان رفع الضيوف أصواتهم. تعمل الشرائح على الجدار في الترددات المتوسطة حيث صوت الإنسان، لكن الجدار بعيد عن الطاولات في الغالب وجدار واحد قلّما يكفي. لذلك نقترح شرائح مع <a href="/productdetail/pet-baffle.html">ألواح معلّقة</a> في السقف وتُحسب المساحتان معًا. ومساحة جدارية تعادل 25–30% من الأرضية قاعدة تقريبية متداولة؛ هي بداية وليست حسابًا.</p>
<h3>المناخ وحدود الاستعمال</h3>
<ul><li>للداخل فقط، برطوبة نسبية 40–65%، ويشمل ذلك موسم الرطوبة عند توقف التكييف.</li><li>غير مناسب للمسابح وغرف الساونا والواجهات.</li><li>على مسافة مترين من فتحة المطبخ تتسرب الدهون إلى اللبّاد، فليُستعمل هناك تشطيب صلب قابل للغسل.</li></ul>
<p>المنحنى المنشور لعوارض 50 مم للوح شرائح من مصنّع آخر وقد عُلّم بأنه تركيبة مشابهة، ولكل طريقة تثبيت منحنى محسوب أيضًا. ولم يُختبر هذا اللوح، ويمكن ترتيب تقرير مختبري.</p>`,
    },
    pictures: ["finish-slat-teak-natural-matt", "slat-teak-1", "slat-teak-2"],
    finishes: [
      {
        id: "natural-matt",
        name: {
          zh: "柚木哑光漆，黑毡",
          en: "Teak, matt lacquer, black felt",
          ar: "ساج بورنيش مطفأ ولبّاد أسود",
        },
        colour: "#8f6037",
      },
      {
        id: "oiled",
        name: { zh: "柚木擦油", en: "Teak, oiled", ar: "ساج مزيّت" },
        colour: "#845530",
      },
      {
        id: "brown-felt",
        name: {
          zh: "柚木哑光漆，咖啡毡",
          en: "Teak, matt lacquer, brown felt",
          ar: "ساج بورنيش مطفأ ولبّاد بنّي",
        },
        colour: "#946740",
      },
      {
        id: "weathered",
        name: { zh: "做旧灰柚", en: "Weathered grey teak", ar: "ساج رمادي معتّق" },
        colour: "#9c8a76",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 600, height: 2700, depth: 21 },
      { width: 600, height: 1200, depth: 21 },
    ],
    weight: { value: 8.7, per: "m2" },
    core: {
      zh: "12 mm 防潮中密度纤维板木条，0.6 mm 柚木皮；可选阻燃芯材",
      en: "12 mm moisture-resistant MDF slats, 0.6 mm teak veneer; flame-retardant core on request",
      ar: "شرائح MDF مقاوم للرطوبة بسماكة 12 مم بقشرة ساج 0.6 مم؛ ولبّ مقاوم للهب عند الطلب",
    },
    edge: {
      zh: "木条端头封漆，防止吸潮",
      en: "Slat ends sealed with lacquer against moisture",
      ar: "أطراف الشرائح مختومة بالورنيش ضد الرطوبة",
    },
    backing: {
      zh: "9 mm 聚酯毡，黑色或咖啡色，不易吸潮",
      en: "9 mm polyester felt, black or brown, that takes up little moisture",
      ar: "لبّاد بوليستر 9 مم أسود أو بنّي قليل التشرّب للرطوبة",
    },
    installation: [
      {
        zh: "空调正常运行至少 3 天后再开箱安装。",
        en: "Open the cartons only after the air conditioning has run for at least three days.",
        ar: "لا تُفتح الكراتين إلا بعد تشغيل التكييف ثلاثة أيام على الأقل.",
      },
      {
        zh: "外墙内侧先做防潮层，再装防腐龙骨。",
        en: "On the inside of outer walls put a damp-proof layer behind treated battens.",
        ar: "على الوجه الداخلي للجدران الخارجية تُركّب طبقة عازلة للرطوبة خلف عوارض معالَجة.",
      },
      {
        zh: "板底离地 20 mm，避免拖地时吸水。",
        en: "Keep the lower edge 20 mm off the floor, away from mopping water.",
        ar: "تُرفع الحافة السفلى 20 مم عن الأرض بعيدًا عن ماء التنظيف.",
      },
      {
        zh: "不锈钢螺钉穿毡固定，相邻板预留 1 mm 余量。",
        en: "Fix through the felt with stainless screws and leave 1 mm of play between panels.",
        ar: "يُثبّت اللوح عبر اللبّاد ببراغٍ غير قابلة للصدأ مع ترك 1 مم بين الألواح.",
      },
      {
        zh: "整面墙装完后一次性开灯受光，让颜色同步变化。",
        en: "Expose the whole wall to the same light so that the colour changes evenly.",
        ar: "يُعرَّض الجدار كله للضوء نفسه ليتغيّر اللون بانتظام.",
      },
    ],
    mountings: [onWall, onBattens, onBattensWithWool, underCeiling],
    fire: [
      {
        code: "GB 8624",
        class: "B2 (D-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "防潮芯材的设计等级；阻燃芯材的设计等级为 B1。未经我们检测。",
            en: "Design class of the moisture-resistant core; B1 is the design class of the flame-retardant core. Not tested by us.",
            ar: "فئة تصميم اللبّ المقاوم للرطوبة، وB1 فئة تصميم اللبّ المقاوم للهب. لم نختبرهما.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "D-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "防潮芯材的设计等级，无检测报告。当地民防部门的许可须另行申请。",
            en: "Design class of the moisture-resistant core; no report. Local civil-defence approval must be asked for separately.",
            ar: "فئة تصميم اللبّ المقاوم للرطوبة، بلا تقرير. وتُطلب موافقة الدفاع المدني المحلي على حدة.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 26.7,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "120 m²；海运木箱可选",
      en: "120 m²; wooden crates for sea freight available",
      ar: "120 م²؛ وتتوفر صناديق خشبية للشحن البحري",
    },
    price: { from: 33, to: 43, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 30, to: 40 },
    hsHeading: "6307",
    related: ["slat-walnut", "slat-oak", "pet-baffle", "batten-kit"],
    seo: {
      title: {
        zh: "柚木格栅吸音板：餐厅与酒店室内",
        en: "Teak slat panel for restaurants and hotels",
        ar: "لوح شرائح ساج للمطاعم والفنادق",
      },
      description: {
        zh: "柚木皮格栅吸音板，防潮芯材、封漆端头，适合空调室内；写明湿度范围、不适用场所与吸声数值的来历。",
        en: "Teak-veneered slat panel with moisture-resistant core and sealed ends. States its humidity range, where not to use it and the source of its curve.",
        ar: "لوح شرائح بقشرة الساج ولبّ مقاوم للرطوبة وأطراف مختومة، مع بيان مجال الرطوبة والمواضع غير المناسبة ومصدر المنحنى.",
      },
      keywords: {
        zh: "柚木格栅板，餐厅吸音，酒店大堂墙板，防潮吸音板",
        en: "teak slat panel, restaurant acoustics, hotel lobby wall panel, moisture resistant slats",
        ar: "شرائح ساج، صوتيات المطاعم، ألواح ردهات الفنادق، شرائح مقاومة للرطوبة",
      },
    },
  },
  {
    id: "slat-oak-narrow",
    code: "TH-SL-OKN",
    classId: "wood-slat",
    material: "wood-slat",
    title: {
      zh: "细条橡木格栅吸音板",
      en: "Narrow oak slat panel",
      ar: "لوح شرائح ضيّقة من البلوط",
    },
    summary: {
      zh: "18 mm 细条、12 mm 缝，节奏更密，可绕柱、可做弧墙。",
      en: "Slats of 18 mm with 12 mm gaps: a finer rhythm that also goes round columns and curved walls.",
      ar: "شرائح 18 مم بفواصل 12 مم: إيقاع أدقّ يلتفّ أيضًا حول الأعمدة والجدران المقوّسة.",
    },
    description: {
      zh: `<p>把木条从 27 mm 收到 18 mm，一块 600 mm 的板上就有 20 根，线条接近织物。小房间里的细条不会像宽条那样显得粗重，前台、吧台和柱子的尺度也更合适。</p>
<h3>弯曲</h3>
<p>毡是软的，木条是直的，木条竖放时板可以顺着弧面走。凸面半径从约 600 mm 起，凹面从约 900 mm 起；更小的半径请先用一块 300 mm 宽的样板试弯。绕柱时接缝安排在背光一侧，末根木条单独粘贴。</p>
<h3>数据怎么看</h3>
<p>这里画的是由本款尺寸（18 mm 木条、12 mm 缝、9 mm 毡）<strong>计算</strong>的曲线，只到 1 kHz，附误差范围。公开的格栅板曲线试件尺寸不明，我们没有借用。细条板开缝率为 40%，27 mm 标准款约为 33%，两者实际差多少，只有检测才能回答；项目需要时可安排实验室对本款构造出具报告。</p>
<p>曲面背后的空腔深度是变化的，弧墙请另行咨询，不要直接套用平墙的数字。</p>`,
      en: `<p>Bring the slat down from 27 to 18 mm and a 600 mm panel holds twenty of them; the lines come close to a woven cloth. In a small room fine slats do not look heavy, and they fit the scale of a counter, a bar front or a column.</p>
<h3>Bending</h3>
<p>Felt is soft and slats are straight, so with the slats upright the panel follows a curve: outward from a radius of about 600 mm, inward from about 900 mm. For anything tighter, try a 300 mm sample first. Round a column put the joint on the side away from the light and glue the last slat by itself.</p>
<h3>How to read the curve</h3>
<p>What is drawn is <strong>calculated</strong> from the sizes of this panel (18 mm slats, 12 mm gaps, 9 mm felt), only up to 1 kHz and with its margin of error. The published curve of a slat panel is of a specimen with sizes unknown, and we have not borrowed it here. The gaps make up 40 % of the face against about 33 % in the 27 mm model. How much that changes only a test can tell, and a laboratory report for this panel in the project's build-up can be arranged.</p>
<p>Behind a curved wall the void is not the same depth everywhere. Ask us about it; do not carry over the figures of a flat wall.</p>`,
      ar: `<p>حين تضيق الشريحة من 27 إلى 18 مم يتسع اللوح بعرض 600 مم لعشرين شريحة، فتقترب خطوطه من النسيج. والشرائح الدقيقة لا تُثقل الغرفة الصغيرة، وتلائم مقياس طاولة الاستقبال وواجهة المقصف والعمود.</p>
<h3>الثني</h3>
<p>اللبّاد لين والشرائح مستقيمة، فإذا وُضعت رأسيًا سار اللوح مع المنحنى: محدّبًا من نصف قطر نحو 600 مم ومقعّرًا من نحو 900 مم. ولما هو أضيق جرّب أولًا عيّنة بعرض 300 مم. وحول العمود يُجعل الوصل في الجهة البعيدة عن الضوء وتُلصق الشريحة الأخيرة وحدها.</p>
<h3>كيف يُقرأ المنحنى</h3>
<p>المرسوم هنا <strong>محسوب</strong> من مقاسات هذا اللوح (شرائح 18 مم وفواصل 12 مم ولبّاد 9 مم)، حتى 1 كيلوهرتز فقط ومع هامش الخطأ. والمنحنى المنشور للوح شرائح مقاسات عيّنته مجهولة، فلم نستعره هنا. الفواصل 40% من الوجه مقابل نحو 33% في طراز 27 مم، ومقدار الفرق لا يجيب عنه إلا الاختبار، ويمكن ترتيب تقرير مختبري لهذا اللوح بتركيبة الطبقات في المشروع.</p>
<p>خلف الجدار المقوّس يتغيّر عمق الفراغ من موضع إلى آخر؛ فاسألنا عنه ولا تنقل إليه أرقام الجدار المستوي.</p>`,
    },
    pictures: ["finish-slat-oak-narrow-natural-black-felt", "product-slat-oak-narrow-1"],
    finishes: [
      {
        id: "natural-black-felt",
        name: { zh: "天然橡木，黑毡", en: "Natural oak, black felt", ar: "بلوط طبيعي ولبّاد أسود" },
        colour: "#ba925f",
      },
      {
        id: "natural-oak-felt",
        name: { zh: "天然橡木，沙色毡", en: "Natural oak, sand felt", ar: "بلوط طبيعي ولبّاد رملي" },
        colour: "#c09d70",
      },
      {
        id: "limed",
        name: {
          zh: "白洗橡木，浅灰毡",
          en: "White-limed oak, light grey felt",
          ar: "بلوط مبيّض ولبّاد رمادي فاتح",
        },
        colour: "#d7c8ae",
      },
      {
        id: "tobacco",
        name: { zh: "烟草色橡木", en: "Tobacco oak", ar: "بلوط بلون التبغ" },
        colour: "#7c5633",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 21 },
      { width: 300, height: 2400, depth: 21 },
      { width: 300, height: 1200, depth: 21 },
    ],
    weight: { value: 7.8, per: "m2" },
    core: {
      zh: "12 mm 中密度纤维板细木条，0.5 mm 橡木皮",
      en: "Narrow 12 mm MDF slats, 0.5 mm oak veneer",
      ar: "شرائح MDF ضيّقة بسماكة 12 مم بقشرة بلوط 0.5 مم",
    },
    edge: {
      zh: "0.5 mm 圆角；弧面接缝可补单根木条",
      en: "Eased to 0.5 mm; single slats supplied for curved joints",
      ar: "حواف ملطّفة 0.5 مم؛ وتُورَّد شرائح مفردة لوصلات المنحنيات",
    },
    backing: {
      zh: "9 mm 柔性聚酯毡，木条逐根粘贴并打钉",
      en: "9 mm flexible polyester felt, each slat glued and stapled",
      ar: "لبّاد بوليستر مرن 9 مم تُلصق عليه كل شريحة وتُدبّس",
    },
    installation: [
      {
        zh: "弧墙按弧线放样，竖向龙骨中距 300 mm，切成弧形胶合板更稳。",
        en: "For a curve, mark it on the floor and set upright ribs at 300 mm; plywood ribs cut to the arc hold it best.",
        ar: "للمنحنى يُرسم مساره على الأرض وتُركّب أضلاع رأسية كل 300 مم، والأفضل أضلاع خشب رقائقي مقصوصة على القوس.",
      },
      {
        zh: "在样板上试弯，确认毡面不起皱。",
        en: "Test the bend with a sample and look for creases in the felt.",
        ar: "يُجرَّب الثني بعيّنة ويُتأكد من عدم تجعّد اللبّاد.",
      },
      {
        zh: "从中间向两边固定，每隔一根木条缝打一颗螺钉。",
        en: "Work from the middle outwards, one screw in every second gap.",
        ar: "يُعمل من الوسط إلى الجانبين ببرغي في كل فاصل ثانٍ.",
      },
      {
        zh: "柱面用接触胶满贴，立即用绑带箍紧 30 分钟。",
        en: "On a column glue fully with contact adhesive and hold with straps for 30 minutes.",
        ar: "على العمود يُلصق اللوح كاملًا بلاصق تلامسي ويُشدّ بأحزمة 30 دقيقة.",
      },
      {
        zh: "接缝处补贴单根木条，保持 12 mm 缝宽。",
        en: "Close the joint with a single slat, keeping the 12 mm gap.",
        ar: "يُغلق الوصل بشريحة مفردة مع الحفاظ على فاصل 12 مم.",
      },
    ],
    mountings: [
      { ...onWall, layers: narrowPanel },
      { ...withoutComparable, layers: [...narrowPanel, air(50)] },
      { ...onBattensWithWool, layers: [...narrowPanel, wool(50)] },
      {
        id: "column",
        kind: "direct",
        buildUp: {
          zh: "混凝土柱，找平后以接触胶满贴，无空腔",
          en: "Concrete column, levelled, panel glued all over with contact adhesive, no void",
          ar: "عمود خرساني مسوّى يُلصق عليه اللوح كاملًا بلاصق تلامسي دون فراغ",
        },
        depth: 22,
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B2 (D-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计等级，未经检测。弧形构造自成一种做法，如需等级须单独检测。",
            en: "Design class, not tested. Curved work is a build-up of its own and needs its own test where a class is required.",
            ar: "فئة تصميم غير مختبرة. والأعمال المنحنية تركيبة قائمة بذاتها تحتاج إلى اختبار خاص حيث تُشترط فئة.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "D-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "标准芯材的设计等级，未经我们检测。",
            en: "Design class of the standard core; not tested by us.",
            ar: "فئة تصميم اللبّ القياسي، لم نختبرها.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2420, depth: 55 },
      grossWeight: 24,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "60 m²；弧面项目附放样图",
      en: "60 m²; send a drawing with curved work",
      ar: "60 م²؛ مع مخطط للأعمال المقوّسة",
    },
    price: { from: 30, to: 39, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 25, to: 35 },
    hsHeading: "6307",
    related: ["slat-oak", "grooved-oak-14-2", "corner-profile"],
    seo: {
      title: {
        zh: "细条橡木格栅吸音板：弧墙与包柱",
        en: "Narrow oak slat panel for curves and columns",
        ar: "لوح شرائح بلوط ضيّقة للمنحنيات والأعمدة",
      },
      description: {
        zh: "18 mm 细条橡木格栅板，开缝率 40%，凸面半径约 600 mm 起可弯；吸声为计算值并附误差，可安排检测。",
        en: "Oak slats of 18 mm with 40 % gaps, bending outward from a radius of about 600 mm. Absorption calculated with its margin of error; tests can be arranged.",
        ar: "شرائح بلوط 18 مم بفواصل 40%، تنثني محدّبة من نصف قطر نحو 600 مم. امتصاص محسوب مع هامش الخطأ، ويمكن ترتيب اختبار.",
      },
      keywords: {
        zh: "细条格栅板，弧形格栅墙，包柱格栅，橡木细格栅",
        en: "narrow slat panel, curved slat wall, column cladding, fine oak slats",
        ar: "شرائح ضيّقة، جدار شرائح مقوّس، تكسية أعمدة، شرائح بلوط دقيقة",
      },
    },
  },
];
