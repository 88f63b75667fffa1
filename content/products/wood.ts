import type { BuildUpLayer } from "#domain/acoustics/build-up.ts";
import type { ProductContent } from "#domain/catalogue/product-content.ts";
import { comparableTo, perforatedChipboard } from "../literature.ts";

type Fire = ProductContent["fire"];
type Finish = ProductContent["finishes"][number];

/** Holes of 5.5 mm on a grid of 16 mm. */
const drilled: BuildUpLayer = { kind: "holes", thickness: 16, diameter: 5.5, spacing: 16 };
const wool30: BuildUpLayer = { kind: "wool", thickness: 30 };
const air = (thickness: number): BuildUpLayer => ({ kind: "air", thickness });

const flameRetardantCore: Fire = [
  {
    code: "EN 13501-1",
    class: "B-s2,d0",
    evidence: {
      kind: "indicative",
      note: {
        zh: "阻燃芯材的预期等级，本板尚无检测报告，写入规范前请先咨询。",
        en: "Expected of the flame-retardant core; no report on this panel yet. Ask before you specify.",
        ar: "متوقَّعة من اللبّ المقاوم للهب، ولا تقرير لهذا اللوح بعد. اسأل قبل أن تدرجه في المواصفات.",
      },
    },
  },
  {
    code: "GB 8624",
    class: "B1 (B-s2,d0)",
    evidence: {
      kind: "indicative",
      note: {
        zh: "阻燃芯材的预期等级，本板尚无检测报告，写入规范前请先咨询。",
        en: "Expected of the flame-retardant core; no report on this panel yet. Ask before you specify.",
        ar: "متوقَّعة من اللبّ المقاوم للهب، ولا تقرير لهذا اللوح بعد. اسأل قبل أن تدرجه في المواصفات.",
      },
    },
  },
];

const standardCore: Fire = [
  {
    code: "EN 13501-1",
    class: "D-s2,d0",
    evidence: {
      kind: "indicative",
      note: {
        zh: "标准 MDF 芯材的预期等级，本板尚无检测报告。要求更高时请选阻燃芯材。",
        en: "Expected of the standard MDF core; no report on this panel yet. Ask for the flame-retardant core where more is required.",
        ar: "متوقَّعة من لبّ MDF القياسي، ولا تقرير لهذا اللوح بعد. واطلب اللبّ المقاوم للهب حيث يُشترط أكثر.",
      },
    },
  },
  {
    code: "GB 8624",
    class: "B2 (D-s2,d0)",
    evidence: {
      kind: "indicative",
      note: {
        zh: "标准 MDF 芯材的预期等级，本板尚无检测报告。要求更高时请选阻燃芯材。",
        en: "Expected of the standard MDF core; no report on this panel yet. Ask for the flame-retardant core where more is required.",
        ar: "متوقَّعة من لبّ MDF القياسي، ولا تقرير لهذا اللوح بعد. واطلب اللبّ المقاوم للهب حيث يُشترط أكثر.",
      },
    },
  },
];

const naturalOak: Finish = {
  id: "natural-oak",
  name: { zh: "天然橡木", en: "Natural oak", ar: "بلوط طبيعي" },
  colour: "#c39a68",
};
const whiteOiledOak: Finish = {
  id: "white-oiled-oak",
  name: { zh: "白油橡木", en: "White-oiled oak", ar: "بلوط مزيّت بالأبيض" },
  colour: "#d8c3a2",
};
const smokedOak: Finish = {
  id: "smoked-oak",
  name: { zh: "烟熏橡木", en: "Smoked oak", ar: "بلوط مدخّن" },
  colour: "#6b533e",
};
const walnut: Finish = {
  id: "walnut",
  name: { zh: "胡桃木", en: "Walnut", ar: "جوز" },
  colour: "#6f4a32",
};
const darkWalnut: Finish = {
  id: "dark-walnut",
  name: { zh: "深色胡桃木", en: "Dark walnut", ar: "جوز داكن" },
  colour: "#4a3226",
};

export const woodProducts: ProductContent[] = [
  {
    id: "perforated-oak-16",
    code: "TH-PF-OAK16",
    classId: "perforated",
    material: "perforated-wood",
    title: {
      zh: "橡木穿孔吸音板 16 mm 孔距",
      en: "Perforated oak panel, 16 mm grid",
      ar: "لوح بلوط مثقّب بشبكة 16 مم",
    },
    summary: {
      zh: "16 mm 板厚，孔径 5.5 mm、孔距 16 mm，穿孔率 9.3%。背后留足空腔并加棉层，中低频也能吸声。",
      en: "A 16 mm board with 5.5 mm holes on a 16 mm grid, 9.3% open. Over a deep cavity with wool it works on low frequencies as well.",
      ar: "لوح بسماكة 16 مم وثقوب قطرها 5.5 مم على شبكة 16 مم، بنسبة تثقيب 9.3%. وفوق فراغ عميق مع صوف يعمل على الترددات المنخفضة أيضًا.",
    },
    description: {
      zh: `<p>穿孔板里最朴素的一款：16 mm 阻燃中纤板双面贴橡木皮，每平方米约 3900 个孔，孔列横平竖直。远看是一面安静的木墙，走近才看见孔。板背满贴黑色吸声无纺布，孔内不露底色，也挡住棉絮。</p>
<h2>两种钻孔</h2>
<table><thead><tr><th>孔径 / 孔距</th><th>穿孔率（按几何计算）</th><th>说明</th></tr></thead><tbody><tr><td>5.5 / 16 mm</td><td>9.3%</td><td>标准钻孔</td></tr><tr><td>8 / 16 mm</td><td>19.6%</td><td>可定制，如特写图所示；尚未测量</td></tr></tbody></table>
<h2>曲线从哪里来</h2>
<p>150 mm 空腔内铺 30 mm 棉层的做法，引用公开文献中一块贴皮刨花板作<strong>可比构造</strong>：空腔和穿孔率（9%）相同，但它厚 50 mm、孔径 1 mm，与本板的 16 mm、5.5 mm 相差很大，数值不能当作本板的。吊顶做法棉层贴着板背，可以由尺寸计算，页面画出结果与误差。棉与板之间隔着空气的做法取决于无纺布的流阻，没有人测过，我们不算。需要数字请<a href="/aboutUs/lianxi.html">与我们联系</a>。</p>
<p>常用于会议室端墙、教室后墙和走廊。配套的 <a href="/productdetail/wool-infill-30.html">30 mm 玻璃棉</a>与<a href="/productdetail/batten-kit.html">龙骨套件</a>可同批发货。</p>`,
      en: `<p>The plainest of our drilled boards: 16 mm flame-retardant MDF, oak veneer on both faces, about 3,900 holes to the square metre in a strict grid. From across the room it is a quiet timber wall; the holes appear as you walk up to it. A black acoustic fleece covers the whole back, so nothing pale shows through and no fibre comes out.</p>
<h2>Two drillings</h2>
<table><thead><tr><th>Hole / centres</th><th>Open area (from geometry)</th><th>Remark</th></tr></thead><tbody><tr><td>5.5 / 16 mm</td><td>9.3 %</td><td>Standard</td></tr><tr><td>8 / 16 mm</td><td>19.6 %</td><td>To order, as in the close-up; not measured yet</td></tr></tbody></table>
<h2>Where the curve comes from</h2>
<p>For a 150 mm cavity with 30 mm of wool we quote a veneered chipboard from the literature as a <strong>comparable construction</strong>. Its cavity and open area (9 %) are like ours, but it is 50 mm thick with holes of 1 mm, where this board has 16 mm and 5.5 mm: its values are not those of this board. Under a ceiling the wool lies on the back of the board; that can be calculated from the sizes, and the page shows the result with its margin. With air between board and wool the fleece decides, whose flow resistance nobody has measured, and we do not calculate it. For figures, <a href="/aboutUs/lianxi.html">ask us</a>.</p>
<p>Typical places are the end wall of a meeting room, the rear wall of a classroom, a corridor. <a href="/productdetail/wool-infill-30.html">Glass wool, 30 mm</a>, and the <a href="/productdetail/batten-kit.html">batten kit</a> can travel in the same shipment.</p>`,
      ar: `<p>أبسط ألواحنا المثقّبة: لوح ألياف متوسط الكثافة (MDF) مقاوم للهب بسماكة 16 مم، مكسوّ بقشرة البلوط من الوجهين، وفيه نحو 3900 ثقب في المتر المربع على شبكة منتظمة. يبدو من بعيد جدارًا خشبيًا هادئًا، ولا تظهر الثقوب إلا عند الاقتراب منه. ويغطي ظهرَه كاملًا نسيج صوتي أسود غير منسوج، فلا يظهر لون فاتح خلف الثقوب ولا تتسرّب منها الألياف.</p>
<h2>نوعان من التثقيب</h2>
<table><thead><tr><th>القطر / التباعد</th><th>نسبة التثقيب (محسوبة هندسيًا)</th><th>ملاحظة</th></tr></thead><tbody><tr><td>5.5 / 16 مم</td><td>9.3 %</td><td>قياسي</td></tr><tr><td>8 / 16 مم</td><td>19.6 %</td><td>حسب الطلب كما في اللقطة القريبة، ولم يُقَس بعد</td></tr></tbody></table>
<h2>مصدر المنحنى</h2>
<p>للفراغ 150 مم مع صوف 30 مم نستشهد بقيم منشورة للوح خشب حبيبي مقشور <strong>تركيبةً مشابهة</strong>: فراغه ونسبة تثقيبه (9 %) كما لدينا، لكن سماكته 50 مم وثقوبه 1 مم، وهذا اللوح 16 مم و5.5 مم، فليست قيمه قيم هذا اللوح. وفي السقف يلاصق الصوف ظهر اللوح فيمكن الحساب من المقاسات، وتعرض الصفحة النتيجة وهامشها. أما حين يفصل الهواء بين اللوح والصوف فالحكم لمقاومة النسيج التي لم يقسها أحد، فلا نحسبها. ولطلب الأرقام <a href="/aboutUs/lianxi.html">اسألنا</a>.</p>
<p>يناسب الجدار الطرفي في غرف الاجتماعات، والجدار الخلفي في الفصول، والممرات. ويمكن شحن <a href="/productdetail/wool-infill-30.html">الصوف الزجاجي 30 مم</a> و<a href="/productdetail/batten-kit.html">طقم العوارض</a> معه في الإرسالية نفسها.</p>`,
    },
    // Its holes are too small for a picture of the whole board on a card.
    pictures: [
      "macro-perforated-oak-16-natural-oak",
      "finish-perforated-oak-16-natural-oak",
      "perforated-oak-1",
    ],
    finishes: [naturalOak, whiteOiledOak, smokedOak],
    sizes: [
      { width: 600, height: 2400, depth: 16 },
      { width: 1200, height: 2400, depth: 16 },
      { width: 600, height: 1200, depth: 16 },
    ],
    weight: { value: 11.6, per: "m2" },
    core: {
      zh: "阻燃中密度纤维板，16 mm，双面 0.6 mm 橡木皮",
      en: "Flame-retardant MDF, 16 mm, oak veneer 0.6 mm on both faces",
      ar: "لوح MDF مقاوم للهب بسماكة 16 مم، وقشرة بلوط 0.6 مم على الوجهين",
    },
    edge: {
      zh: "直边，微倒角，同色木皮封边。600 mm 宽板边孔中心距长边 12 mm；1200 mm 宽板为 8 mm，孔列可跨缝连续",
      en: "Square, eased, edged in the same veneer. On 600 mm boards the first hole centres lie 12 mm from the long edge; on 1200 mm boards 8 mm, so the grid runs across the joint",
      ar: "حافة مستقيمة ملطّفة ومكسوّة بالقشرة نفسها. في عرض 600 مم تبعد مراكز الثقوب الأولى 12 مم عن الحافة الطويلة، وفي عرض 1200 مم تبعد 8 مم فتستمرّ الشبكة عبر الفاصل",
    },
    backing: {
      zh: "黑色吸声无纺布，满贴",
      en: "Black acoustic fleece, bonded over the whole back",
      ar: "نسيج صوتي أسود غير منسوج ملصق على كامل الظهر",
    },
    installation: [
      {
        zh: "板材拆箱后在安装房间平放 48 小时，使含水率与室内一致。",
        en: "Lay the boards flat, unpacked, in the room for 48 hours so that they take on its humidity.",
        ar: "تُفرد الألواح مسطّحة خارج كراتينها في الغرفة 48 ساعة حتى تتوازن مع رطوبتها.",
      },
      {
        zh: "弹线，从墙面中线向两侧排板，避免边上出现窄条。",
        en: "Set out from the centre line of the wall to both sides, so that no narrow strip is left at an edge.",
        ar: "يُبدأ التخطيط من محور الجدار نحو الجانبين حتى لا يبقى شريط ضيّق عند الطرف.",
      },
      {
        zh: "按设计深度固定龙骨，中距 600 mm 以内，板缝处必须有龙骨。",
        en: "Fix the battens at the depth designed, at most 600 mm apart, one behind every joint.",
        ar: "تُثبّت العوارض بالعمق المصمَّم وبتباعد لا يزيد على 600 مم، مع عارضة خلف كل فاصل.",
      },
      {
        zh: "棉层贴墙铺设，不要压实，棉与板之间保留空腔。",
        en: "Place the wool against the wall without compressing it; the rest of the cavity stays free.",
        ar: "يوضع الصوف على الجدار من دون ضغط، ويبقى باقي الفراغ خاليًا.",
      },
      {
        zh: "用板背暗扣或同色螺钉固定，螺钉落在孔列之间，板缝留 2 mm。",
        en: "Fix with clips at the back or with coloured screws between the rows of holes; leave 2 mm at the joints.",
        ar: "يُثبّت اللوح بمشابك خلفية أو ببراغٍ بلون الخشب بين صفوف الثقوب، ويُترك فاصل 2 مم.",
      },
    ],
    mountings: [
      {
        id: "battens-50",
        kind: "battens",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔（无棉），16 mm 穿孔板",
          en: "Wall, 50 mm battens with empty cavity, 16 mm perforated board",
          ar: "جدار، عوارض 50 مم بفراغ خالٍ، لوح مثقّب 16 مم",
        },
        depth: 66,
      },
      {
        id: "battens-50-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔内贴墙铺 30 mm 玻璃棉，16 mm 穿孔板",
          en: "Wall, 50 mm battens with 30 mm glass wool against the wall, 16 mm perforated board",
          ar: "جدار، عوارض 50 مم وفيها صوف زجاجي 30 مم ملاصق للجدار، لوح مثقّب 16 مم",
        },
        depth: 66,
      },
      {
        id: "cavity-150-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，150 mm 空腔内铺 30 mm 矿物棉，16 mm 穿孔板（穿孔率 9.3%）",
          en: "Wall, 150 mm cavity with 30 mm mineral wool, 16 mm perforated board (9.3% open)",
          ar: "جدار، فراغ 150 مم فيه صوف معدني 30 مم، لوح مثقّب 16 مم (تثقيب 9.3%)",
        },
        depth: 166,
        comparable: [
          comparableTo(perforatedChipboard, {
            zh: "板厚 50 mm 而非 16 mm，孔径 1 mm 而非 5.5 mm；穿孔率（9.3%）与空腔相近",
            en: "Board 50 mm thick instead of 16 mm, holes of 1 mm instead of 5.5 mm; open area (9.3 %) and cavity alike",
            ar: "سماكة اللوح 50 مم بدل 16 مم، والثقوب 1 مم بدل 5.5 مم؛ ونسبة التثقيب (9.3 %) والفراغ متقاربان",
          }),
        ],
      },
      {
        id: "ceiling-200-wool-30",
        kind: "ceiling-void-wool",
        buildUp: {
          zh: "楼板，200 mm 吊顶空腔，板背铺 30 mm 玻璃棉，16 mm 穿孔板",
          en: "Slab, 200 mm ceiling void, 30 mm glass wool laid on the back of the board, 16 mm perforated board",
          ar: "بلاطة السقف، فراغ 200 مم، صوف زجاجي 30 مم على ظهر اللوح، لوح مثقّب 16 مم",
        },
        depth: 216,
        layers: [drilled, wool30, air(170)],
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 2,
      carton: { width: 650, height: 2450, depth: 45 },
      grossWeight: 36,
      squareMetresPerPallet: 69.12,
    },
    minimumOrder: {
      zh: "每种饰面 100 m²；样板可单独寄送",
      en: "100 m² per finish; samples are sent separately",
      ar: "100 م² لكل تشطيب، وتُرسل العيّنات على حدة",
    },
    price: { from: 38, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "4418",
    related: ["perforated-oak-8", "perforated-white-16", "wool-infill-30", "batten-kit"],
    seo: {
      title: {
        zh: "橡木穿孔吸音板 5.5/16，穿孔率 9.3%",
        en: "Perforated oak acoustic panel, 5.5 mm holes at 16 mm",
        ar: "لوح بلوط مثقّب ماصّ للصوت، ثقوب 5.5 مم بتباعد 16 مم",
      },
      description: {
        zh: "16 mm 阻燃中纤板贴橡木皮，孔径 5.5 mm、孔距 16 mm。含四种安装做法、系统深度、标明来历的吸声数值、包装与交期。",
        en: "16 mm flame-retardant MDF with oak veneer, 5.5 mm holes on a 16 mm grid. Four build-ups with depth, absorption values with their origin, packing and lead time.",
        ar: "لوح MDF مقاوم للهب 16 مم بقشرة بلوط وثقوب 5.5 مم على شبكة 16 مم، مع أربعة تركيبات وعمق كلٍّ منها وقيم امتصاص بمصادرها وبيانات التعبئة والتسليم.",
      },
      keywords: {
        zh: "穿孔吸音板，橡木穿孔板，穿孔率，木质吸声墙",
        en: "perforated oak panel, perforated acoustic board, open area, timber wall lining",
        ar: "لوح مثقّب، بلوط مثقّب، ألواح ماصّة للصوت، نسبة التثقيب",
      },
    },
  },
  {
    id: "perforated-oak-8",
    code: "TH-PF-OAK8",
    classId: "perforated",
    material: "perforated-wood",
    title: {
      zh: "橡木穿孔吸音板 8 mm 密孔",
      en: "Perforated oak panel, 8 mm grid",
      ar: "لوح بلوط مثقّب بشبكة 8 مم",
    },
    summary: {
      zh: "孔径 3 mm、孔距 8 mm，孔列跨板缝连续，隔几步看近似一块完整的橡木面。",
      en: "3 mm holes at 8 mm centres, running on across the joints: a few steps back the wall reads as plain oak.",
      ar: "ثقوب 3 مم بتباعد 8 مم تستمرّ عبر الفواصل، فيبدو الجدار على بعد خطوات سطحَ بلوط متصلًا.",
    },
    description: {
      zh: `<p>孔越小越密，木纹就越完整。8 mm 孔距恰好能整除 600 mm 板宽：每块板 75 列孔，边孔距板边 4 mm，两块板拼在一起，缝两侧仍是 8 mm，孔阵看不出断点。</p>
<p>每平方米 15625 个孔，孔径 3 mm，按几何计算穿孔率 11.0%。孔壁打磨后统一喷黑，侧光下不会出现一圈浅色毛边。</p>
<h2>关于吸声数据</h2>
<p>这款板还没有分频带的测量值。公开文献中那条 9% 穿孔率的曲线，孔率和孔型都与它不同，我们没有借用。需要数据的项目，可先与我们确定空腔与棉层，再安排按 ISO 354 送检。</p>
<ul><li>同一块板，空腔深度不同，结果就不同：报价时请注明系统总深度。</li><li>空腔里加 <a href="/productdetail/wool-infill-30.html">30 mm 玻璃棉</a>，是深度受限时首先考虑的做法。</li></ul>`,
      en: `<p>The finer the drilling, the more of the grain is left to look at. An 8 mm grid divides the 600 mm board exactly: 75 columns, the outer ones 4 mm from the edge, so that two boards side by side keep the same 8 mm across their joint and the pattern has no seam.</p>
<p>There are 15,625 holes to the square metre, 3 mm wide, which makes 11.0% open area by geometry. The bores are sanded and sprayed black, and show no pale rim in raking light.</p>
<h2>About its absorption</h2>
<p>No measurement by frequency band exists for this board. The published curve for 9% open area belongs to another drilling, and we have not borrowed it. Where a project needs figures, settle cavity and wool with us first; a test to ISO 354 can then be arranged.</p>
<ul><li>One board over two cavities is two different absorbers, so please name the overall depth when you ask for a price.</li><li>Where depth is short, <a href="/productdetail/wool-infill-30.html">30 mm of glass wool</a> in the cavity is the first thing to consider.</li></ul>`,
      ar: `<p>كلما صغرت الثقوب بقي من عروق الخشب ما يُرى. وتقسم شبكة 8 مم عرض اللوح 600 مم قسمة تامة: 75 صفًا، أقربها إلى الحافة على بعد 4 مم، فإذا تجاور لوحان بقي التباعد 8 مم عبر الفاصل ولم ينقطع النمط.</p>
<p>في المتر المربع 15,625 ثقبًا قطر كلٍّ منها 3 مم، أي نسبة تثقيب 11.0% بالحساب الهندسي. وتُصنفر جدران الثقوب وتُرشّ بالأسود، فلا تظهر حافة فاتحة تحت الضوء الجانبي.</p>
<h2>عن امتصاصه للصوت</h2>
<p>لا توجد لهذا اللوح قياسات بحسب نطاقات التردد حتى الآن. والمنحنى المنشور لنسبة 9% يخصّ تثقيبًا آخر، فلم نستعره. وإذا احتاج المشروع إلى أرقام فلنحدّد معًا الفراغ والصوف أولًا، ثم يمكن ترتيب اختبار وفق ISO 354.</p>
<ul><li>اللوح الواحد فوق فراغين مختلفين ماصّان مختلفان، فاذكر العمق الكلي عند طلب السعر.</li><li>حين يضيق العمق، يكون <a href="/productdetail/wool-infill-30.html">الصوف الزجاجي 30 مم</a> داخل الفراغ أول ما يُنظر فيه.</li></ul>`,
    },
    // Its holes are too small for a picture of the whole board on a card.
    pictures: [
      "macro-perforated-oak-8-natural-oak",
      "finish-perforated-oak-8-natural-oak",
      "product-perforated-oak-8-1",
    ],
    finishes: [
      naturalOak,
      {
        id: "honey-oak",
        name: { zh: "蜜色橡木", en: "Honey oak", ar: "بلوط عسلي" },
        colour: "#b5803f",
      },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 16 },
      { width: 600, height: 1200, depth: 16 },
    ],
    weight: { value: 11.4, per: "m2" },
    core: {
      zh: "阻燃中密度纤维板，16 mm，双面橡木皮",
      en: "Flame-retardant MDF, 16 mm, oak veneer on both faces",
      ar: "لوح MDF مقاوم للهب بسماكة 16 مم، بقشرة بلوط على الوجهين",
    },
    edge: {
      zh: "直边，0.5 mm 倒棱，孔阵跨缝连续",
      en: "Square with a 0.5 mm arris; the grid continues over the joint",
      ar: "حافة مستقيمة بشطفة 0.5 مم، والشبكة متصلة عبر الفاصل",
    },
    backing: { zh: "黑色吸声无纺布", en: "Black acoustic fleece", ar: "نسيج صوتي أسود غير منسوج" },
    installation: [
      {
        zh: "核对同一墙面的板号与木皮批次，按编号顺序排开看一遍再上墙。",
        en: "Check board numbers and veneer batch for one wall, and lay them out once in order before fixing.",
        ar: "تُراجع أرقام الألواح ودفعة القشرة للجدار الواحد، وتُفرد مرة بترتيبها قبل التثبيت.",
      },
      {
        zh: "龙骨找平，2 m 靠尺误差不超过 2 mm：密孔板对不平很敏感。",
        en: "Level the battens to within 2 mm under a 2 m straightedge; a fine grid betrays every step.",
        ar: "تُسوّى العوارض بحيث لا يزيد الفرق على 2 مم تحت مسطرة 2 م، فالشبكة الدقيقة تكشف كل نتوء.",
      },
      {
        zh: "棉层入腔，黑面朝外。",
        en: "Put the wool in the cavity with its black face outwards.",
        ar: "يوضع الصوف في الفراغ ووجهه الأسود إلى الخارج.",
      },
      {
        zh: "第一块板用水平仪定位，其余以定位销对孔，保证孔阵对齐。",
        en: "Set the first board with a level, then align the others with pins through the holes.",
        ar: "يُضبط اللوح الأول بالميزان، ثم تُحاذى البقية بأوتاد تمرّ في الثقوب.",
      },
      {
        zh: "从板背挂扣固定，正面不打钉；完工后用软刷除尘，不要湿擦孔面。",
        en: "Hang from the back, no nails in the face; dust with a soft brush and do not wipe the holes wet.",
        ar: "يُعلّق اللوح من ظهره بلا مسامير في الوجه، ويُنظّف بفرشاة ناعمة من دون مسح رطب.",
      },
    ],
    mountings: [
      {
        id: "battens-30",
        kind: "battens",
        buildUp: {
          zh: "墙体，30 mm 龙骨空腔，16 mm 密孔板",
          en: "Wall, 30 mm battens with empty cavity, 16 mm finely perforated board",
          ar: "جدار، عوارض 30 مم بفراغ خالٍ، لوح دقيق الشبكة 16 مم",
        },
        depth: 46,
      },
      {
        id: "battens-50-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔内含 30 mm 玻璃棉，16 mm 密孔板",
          en: "Wall, 50 mm battens holding 30 mm glass wool, 16 mm finely perforated board",
          ar: "جدار، عوارض 50 مم بداخلها صوف زجاجي 30 مم، لوح دقيق الشبكة 16 مم",
        },
        depth: 66,
      },
      {
        id: "cavity-150-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，150 mm 空腔，靠墙 30 mm 玻璃棉，16 mm 密孔板",
          en: "Wall, 150 mm cavity with 30 mm glass wool at the wall, 16 mm finely perforated board",
          ar: "جدار، فراغ 150 مم وصوف زجاجي 30 مم عند الجدار، لوح دقيق الشبكة 16 مم",
        },
        depth: 166,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 2,
      carton: { width: 650, height: 2450, depth: 45 },
      grossWeight: 35.5,
      squareMetresPerPallet: 69.12,
    },
    minimumOrder: {
      zh: "80 m²，可与 16 mm 孔距款拼单",
      en: "80 m², may be combined with the 16 mm grid",
      ar: "80 م²، ويمكن جمعها مع شبكة 16 مم",
    },
    price: { from: 42, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 25, to: 35 },
    hsHeading: "4418",
    related: ["perforated-oak-16", "micro-perforated-oak", "wool-infill-30"],
    seo: {
      title: {
        zh: "橡木密孔吸音板 3/8，孔阵跨缝连续",
        en: "Finely perforated oak panel, 3 mm holes at 8 mm",
        ar: "لوح بلوط دقيق الشبكة، ثقوب 3 مم بتباعد 8 مم",
      },
      description: {
        zh: "每平方米 15625 孔，穿孔率 11.0%，孔距整除板宽。三种安装做法与系统深度，吸声可按项目构造送检（ISO 354）。",
        en: "15,625 holes to the square metre, 11.0% open, a grid that divides the board exactly. Three build-ups with depth; absorption tested to ISO 354 for your project.",
        ar: "15,625 ثقبًا في المتر المربع بنسبة 11.0%، وشبكة تقسم عرض اللوح بلا باقٍ، وثلاثة تركيبات بأعماقها، واختبار الامتصاص وفق ISO 354 لمشروعك عند الطلب.",
      },
      keywords: {
        zh: "密孔吸音板，橡木穿孔板，8 mm 孔距，木饰面吸声",
        en: "fine perforation, oak acoustic panel, 8 mm grid, veneered acoustic board",
        ar: "تثقيب دقيق، بلوط مثقّب، شبكة 8 مم، كسوة جدران صوتية",
      },
    },
  },
  {
    id: "perforated-white-16",
    code: "TH-PF-WHT16",
    classId: "perforated",
    material: "perforated-wood",
    title: {
      zh: "白色穿孔吸音板 16 mm 孔距",
      en: "Perforated white panel, 16 mm grid",
      ar: "لوح أبيض مثقّب بشبكة 16 مم",
    },
    summary: {
      zh: "哑光白漆面，5.5/16 钻孔，主要为吊顶与明亮的公共空间准备；板幅 600 × 1200 mm，两个人就能举上去。",
      en: "Matt white lacquer over the 5.5/16 drilling, made first of all for ceilings and bright public rooms, in boards two people can lift.",
      ar: "طلاء أبيض مطفأ فوق تثقيب 5.5/16، صُنع أساسًا للأسقف والأماكن العامة المضيئة، بمقاس يرفعه شخصان.",
    },
    description: {
      zh: `<p>天花要亮，也要吸声。白色穿孔板用与<a href="/productdetail/perforated-oak-16.html">橡木 16 mm 孔距款</a>相同的钻孔（5.5 mm 孔径，穿孔率 9.3%），表面换成三道哑光白漆，反光柔和，灯带下不见眩光斑。</p>
<figure><img src="media:perforated-oak-2" alt=""><figcaption>钻孔排列示意：此图为橡木面、8 mm 孔径；白色款标准孔径为 5.5 mm，孔距相同。</figcaption></figure>
<h2>吊顶里的 150 mm</h2>
<p>吊顶空腔 150 mm、板背铺 30 mm 矿物棉时，页面画出由尺寸计算的曲线（到 1 kHz，附误差），旁边是文献中一块贴皮刨花板的曲线作可比构造：空腔和穿孔率相同，但它厚 50 mm、孔径 1 mm。我们的白漆款没有送检。</p>
<p>日后补漆请用辊筒薄涂，不要喷涂堵孔；先在边角试一小块。</p>`,
      en: `<p>A ceiling should give light back and take sound away. This board has the drilling of the <a href="/productdetail/perforated-oak-16.html">oak panel on the 16 mm grid</a> (5.5 mm holes, 9.3% open) under three coats of matt white lacquer, soft enough that a light line leaves no glare on it.</p>
<figure><img src="media:perforated-oak-2" alt=""><figcaption>How the holes are set out. The picture shows oak with 8 mm holes; the white board has 5.5 mm holes as standard, on the same grid.</figcaption></figure>
<h2>150 mm above the ceiling</h2>
<p>For a 150 mm void with 30 mm of mineral wool on the back of the board the page shows a curve calculated from the sizes (up to 1 kHz, with its margin), and beside it a veneered chipboard from the literature as a comparable construction: cavity and open area are alike, but it is 50 mm thick with holes of 1 mm. Our lacquered board has not been tested.</p>
<p>To repaint later, roll on a thin coat and never spray the holes shut; try a corner first.</p>`,
      ar: `<p>على السقف أن يعكس الضوء ويمتصّ الصوت معًا. لهذا اللوح تثقيب <a href="/productdetail/perforated-oak-16.html">لوح البلوط بشبكة 16 مم</a> نفسه (ثقوب 5.5 مم ونسبة 9.3%)، تعلوه ثلاث طبقات من طلاء أبيض مطفأ لا يترك شريط الإضاءة عليه وهجًا.</p>
<figure><img src="media:perforated-oak-2" alt=""><figcaption>ترتيب الثقوب. الصورة للوح بلوط بثقوب 8 مم، أما الأبيض فثقوبه القياسية 5.5 مم على الشبكة ذاتها.</figcaption></figure>
<h2>150 مم فوق السقف</h2>
<p>لفراغ 150 مم مع صوف معدني 30 مم على ظهر اللوح تعرض الصفحة منحنى محسوبًا من المقاسات (حتى 1 كيلوهرتز مع هامشه)، وبجانبه قيم منشورة للوح خشب حبيبي مقشور تركيبةً مشابهة: الفراغ ونسبة التثقيب متماثلان، لكن سماكته 50 مم وثقوبه 1 مم. ولم يُختبر لوحنا المطلي.</p>
<p>عند إعادة الطلاء تُستعمل الأسطوانة بطبقة رقيقة ولا يُرشّ الطلاء فيسدّ الثقوب، ويُجرَّب ركن صغير أولًا.</p>`,
    },
    // Its holes are too small for a picture of the whole board on a card.
    pictures: [
      "macro-perforated-white-16-matt-white",
      "finish-perforated-white-16-matt-white",
      "product-perforated-white-16-1",
    ],
    finishes: [
      {
        id: "matt-white",
        name: { zh: "哑光白", en: "Matt white", ar: "أبيض مطفأ" },
        colour: "#f2f0ea",
      },
      {
        id: "warm-white",
        name: { zh: "暖白", en: "Warm white", ar: "أبيض دافئ" },
        colour: "#ece4d6",
      },
      {
        id: "light-grey",
        name: { zh: "浅灰", en: "Light grey", ar: "رمادي فاتح" },
        colour: "#cfcdc8",
      },
    ],
    sizes: [
      { width: 600, height: 1200, depth: 16 },
      { width: 600, height: 600, depth: 16 },
      { width: 600, height: 2400, depth: 16 },
    ],
    weight: { value: 11.2, per: "m2" },
    core: {
      zh: "阻燃中密度纤维板，16 mm",
      en: "Flame-retardant MDF, 16 mm",
      ar: "لوح MDF مقاوم للهب، 16 مم",
    },
    edge: {
      zh: "四边 2 mm 倒角并同色涂装，拼缝成细 V 形阴影",
      en: "2 mm bevel on all four sides, lacquered; joints show as a fine V",
      ar: "شطفة 2 مم مطلية على الأضلاع الأربعة، فيظهر الفاصل خطًّا دقيقًا على شكل V",
    },
    backing: {
      zh: "白色吸声无纺布（墙面可选黑色）",
      en: "White acoustic fleece (black for walls on request)",
      ar: "نسيج صوتي أبيض غير منسوج (وأسود للجدران عند الطلب)",
    },
    installation: [
      {
        zh: "确认吊杆与主龙骨能承受约 13 kg/m² 的板与棉重，并由结构或机电专业核对灯具荷载。",
        en: "Make sure hangers and main channels carry about 13 kg/m² of board and wool, and have the loads of luminaires checked.",
        ar: "يُتأكد أن التعاليق والمقاطع الرئيسية تحمل نحو 13 كغ/م² من اللوح والصوف، وتُراجع أحمال وحدات الإضاءة.",
      },
      {
        zh: "龙骨标高按空腔 150 mm 或设计值调平。",
        en: "Set the grid level for a 150 mm void, or as designed.",
        ar: "يُضبط منسوب الهيكل لفراغ 150 مم أو بحسب التصميم.",
      },
      {
        zh: "在龙骨上铺 30 mm 棉层，遇灯具、喷淋和检修口处裁出净空。",
        en: "Lay 30 mm of wool over the grid and cut it clear of lights, sprinklers and hatches.",
        ar: "يُفرش الصوف 30 مم فوق الهيكل ويُقصّ حول الإضاءة ورشّاشات الحريق وفتحات الصيانة.",
      },
      {
        zh: "从房间中线起装，戴干净的白手套，防止漆面留下手印。",
        en: "Begin at the centre line of the room and wear clean white gloves: lacquer keeps fingerprints.",
        ar: "يُبدأ من محور الغرفة بقفازات بيضاء نظيفة، فالطلاء يحفظ آثار الأصابع.",
      },
      {
        zh: "螺钉沉入 1 mm，用配套漆点补。",
        en: "Sink screws by 1 mm and touch them in with the lacquer supplied.",
        ar: "تُغرَس البراغي 1 مم وتُغطّى بالطلاء المرفق.",
      },
    ],
    mountings: [
      {
        id: "ceiling-150-wool-30",
        kind: "ceiling-void-wool",
        buildUp: {
          zh: "楼板，150 mm 吊顶空腔内铺 30 mm 矿物棉，16 mm 白色穿孔板（穿孔率 9.3%）",
          en: "Slab, 150 mm ceiling void with 30 mm mineral wool, 16 mm white perforated board (9.3% open)",
          ar: "بلاطة السقف، فراغ 150 مم فيه صوف معدني 30 مم، لوح أبيض مثقّب 16 مم (تثقيب 9.3%)",
        },
        depth: 166,
        comparable: [
          comparableTo(perforatedChipboard, {
            zh: "板厚 50 mm 而非 16 mm，孔径 1 mm 而非 5.5 mm；穿孔率（9.3%）与空腔相近",
            en: "Board 50 mm thick instead of 16 mm, holes of 1 mm instead of 5.5 mm; open area (9.3 %) and cavity alike",
            ar: "سماكة اللوح 50 مم بدل 16 مم، والثقوب 1 مم بدل 5.5 مم؛ ونسبة التثقيب (9.3 %) والفراغ متقاربان",
          }),
        ],
        layers: [drilled, wool30, air(120)],
      },
      {
        id: "ceiling-300",
        kind: "ceiling-void",
        buildUp: {
          zh: "楼板，300 mm 吊顶空腔（无棉），16 mm 白色穿孔板",
          en: "Slab, 300 mm ceiling void without wool, 16 mm white perforated board",
          ar: "بلاطة السقف، فراغ 300 مم بلا صوف، لوح أبيض مثقّب 16 مم",
        },
        depth: 316,
      },
      {
        id: "battens-50-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔内含 30 mm 玻璃棉，16 mm 白色穿孔板",
          en: "Wall, 50 mm battens with 30 mm glass wool, 16 mm white perforated board",
          ar: "جدار، عوارض 50 مم مع صوف زجاجي 30 مم، لوح أبيض مثقّب 16 مم",
        },
        depth: 66,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 4,
      carton: { width: 650, height: 1250, depth: 80 },
      grossWeight: 35,
      squareMetresPerPallet: 57.6,
    },
    minimumOrder: {
      zh: "100 m²；指定色卡颜色 200 m² 起",
      en: "100 m²; 200 m² for a colour to your chart",
      ar: "100 م²، و200 م² للون بحسب دليل ألوانك",
    },
    price: { from: 31, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    related: [
      "perforated-oak-16",
      "micro-perforated-white",
      "wool-infill-30",
      "pet-cloud-rectangle",
    ],
    seo: {
      title: {
        zh: "白色穿孔吸音板，吊顶与墙面，16 mm 孔距",
        en: "White perforated acoustic board for ceilings and walls",
        ar: "لوح أبيض مثقّب ماصّ للصوت للأسقف والجدران",
      },
      description: {
        zh: "哑光白漆穿孔板，600 × 1200 mm 吊顶规格，孔径 5.5 mm、孔距 16 mm。含吊顶与墙面三种做法、标明来历的吸声数值和包装数据。",
        en: "Matt white lacquered board, 600 × 1200 mm for ceilings, 5.5 mm holes at 16 mm. Three ceiling and wall build-ups, absorption values with their origin and packing data.",
        ar: "لوح مثقّب بطلاء أبيض مطفأ بمقاس 600×1200 مم للأسقف وثقوب 5.5 مم بتباعد 16 مم، مع ثلاثة تركيبات وقيم امتصاص بمصادرها وبيانات التعبئة.",
      },
      keywords: {
        zh: "白色穿孔板，吸音吊顶，穿孔吸声天花，阻燃中纤板",
        en: "white perforated board, acoustic ceiling board, lacquered MDF panel",
        ar: "لوح أبيض مثقّب، سقف ماصّ للصوت، ألواح MDF مطلية",
      },
    },
  },
  {
    id: "micro-perforated-white",
    code: "TH-MP-WHT",
    classId: "micro-perforated",
    material: "perforated-wood",
    title: { zh: "白色微孔吸音板", en: "Micro-perforated white panel", ar: "لوح أبيض دقيق الثقوب" },
    summary: {
      zh: "0.5 mm 微孔、2 mm 孔距，正常距离下几乎看不见孔；8.2 kg/m²，比同厚度的穿孔板轻四分之一。",
      en: "Holes of 0.5 mm at 2 mm centres all but vanish at normal distance. At 8.2 kg/m² it is a quarter lighter than drilled board of the same thickness.",
      ar: "ثقوب 0.5 مم بتباعد 2 مم تكاد تختفي من مسافة معتادة. ووزنه 8.2 كغ/م²، أي أخفّ بالربع من اللوح المثقّب بالسماكة نفسها.",
    },
    description: {
      zh: `<p>有些墙不希望被看出是“吸声墙”：展厅、样板间、只挂一幅画的接待室。微孔板就是为它们做的。3 mm 高密度面层上每平方米 25 万个 0.5 mm 小孔，站在一米开外，眼睛读到的只是一面细腻的哑光白。</p>
<h2>两层做成一块</h2>
<p>面层负责外观，背后是 13 mm 中纤板芯，钻 12 mm 大孔、孔距 16 mm，让声音从微孔继续进入空腔。面层的孔占表面 4.9%（几何计算）。芯板去掉了近一半材料，板也因此变轻。</p>
<h2>数据的现状</h2>
<p>本品尚无分频带吸声测量，我们不给出单值 NRC。若项目需要，可制作试件，按设计的空腔深度与棉层依 ISO 354 送检。</p>
<p>清洁用软毛刷吸尘，禁止使用腻子与厚涂料：填上孔，它就只剩一块白板。</p>`,
      en: `<p>Some walls should not look like acoustic walls: a showroom, a model flat, a reception with a single picture on it. The micro-perforated board is for them. Its 3 mm high-density face carries 250,000 holes of 0.5 mm to the square metre; from a metre away the eye reads a fine matt white and nothing else.</p>
<h2>Two layers, one board</h2>
<p>The face is for looking at. Behind it a 13 mm MDF core is drilled with 12 mm holes at 16 mm centres, so that sound passing the small holes goes on into the cavity. The holes take up 4.9% of the face, by geometry. Nearly half of the core is drilled away, which is why the board weighs so little.</p>
<h2>Where the data stand</h2>
<p>There is no absorption measurement by band yet, and we quote no NRC in its place. For a project that needs one we can make a specimen and have it tested to ISO 354 over the cavity and wool you intend to use.</p>
<p>Clean with a soft brush and a vacuum cleaner. No filler, no thick paint: with the holes closed it is only a white board.</p>`,
      ar: `<p>ثمة جدران لا يُراد لها أن تبدو جدرانًا صوتية: صالة عرض، أو شقة نموذجية، أو استقبال تُعلَّق فيه لوحة واحدة. لها صُنع اللوح دقيق الثقوب. في وجهه عالي الكثافة بسماكة 3 مم 250,000 ثقب قطرها 0.5 مم في كل متر مربع، فلا ترى العين من مسافة متر إلا بياضًا مطفأ ناعمًا.</p>
<h2>طبقتان في لوح واحد</h2>
<p>الوجه للنظر، وخلفه لبّ MDF بسماكة 13 مم مثقوب بقطر 12 مم وتباعد 16 مم، فيمضي الصوت العابر من الثقوب الدقيقة إلى الفراغ. تشغل الثقوب 4.9% من الوجه بالحساب الهندسي، وقد أزيل بالتثقيب قرابة نصف اللبّ، ومن هنا خفّة اللوح.</p>
<h2>حال البيانات</h2>
<p>لا يوجد بعد قياس للامتصاص بحسب النطاقات، ولا نضع مكانه رقم NRC. وللمشروع الذي يحتاجه يمكن صنع عيّنة واختبارها وفق ISO 354 فوق الفراغ والصوف المنويّين.</p>
<p>يُنظّف بفرشاة ناعمة ومكنسة. لا معجون ولا طلاء سميك، فإذا سُدّت الثقوب لم يبقَ سوى لوح أبيض.</p>`,
    },
    // Its holes are too small for a picture of the whole board on a card.
    pictures: [
      "macro-micro-perforated-white-matt-white",
      "finish-micro-perforated-white-matt-white",
      "product-micro-perforated-white-1",
    ],
    finishes: [
      {
        id: "matt-white",
        name: { zh: "哑光白", en: "Matt white", ar: "أبيض مطفأ" },
        colour: "#f3f1ec",
      },
      { id: "ivory", name: { zh: "象牙白", en: "Ivory", ar: "عاجي" }, colour: "#ebe2cf" },
    ],
    sizes: [
      { width: 600, height: 2400, depth: 16 },
      { width: 1200, height: 2400, depth: 16 },
      { width: 600, height: 600, depth: 16 },
    ],
    weight: { value: 8.2, per: "m2" },
    core: {
      zh: "3 mm 高密度微孔面层 + 13 mm 阻燃中纤板芯（12/16 钻孔）",
      en: "3 mm micro-perforated HDF face on a 13 mm flame-retardant MDF core, drilled 12/16",
      ar: "وجه HDF دقيق الثقوب 3 مم على لبّ MDF مقاوم للهب 13 مم مثقوب 12/16",
    },
    edge: {
      zh: "直边，边缘 6 mm 不开孔，白漆封边",
      en: "Square, 6 mm without holes along the edge, lacquered",
      ar: "حافة مستقيمة مطلية، مع 6 مم بلا ثقوب على امتدادها",
    },
    backing: {
      zh: "浅灰吸声无纺布",
      en: "Light grey acoustic fleece",
      ar: "نسيج صوتي رمادي فاتح غير منسوج",
    },
    installation: [
      {
        zh: "开箱检查面层有无堵孔：对着光，孔应均匀透亮。",
        en: "Hold each board against the light on unpacking: the holes should glow evenly.",
        ar: "يُرفع كل لوح نحو الضوء عند فتح الكرتونة، ويجب أن تضيء الثقوب بانتظام.",
      },
      {
        zh: "龙骨中距不大于 400 mm，因面层较薄，板边须全长有支承。",
        en: "Space battens at 400 mm or less and support every edge over its full length, since the face is thin.",
        ar: "لا يزيد تباعد العوارض على 400 مم، وتُسند كل حافة بطولها كاملًا لأن الوجه رقيق.",
      },
      {
        zh: "按设计填入棉层，铺平，不顶板背。",
        en: "Lay in the wool as designed, flat and not pressing against the board.",
        ar: "يُفرش الصوف بحسب التصميم مستويًا من غير أن يضغط على اللوح.",
      },
      {
        zh: "以挂件固定，胶点只打在龙骨上，不碰孔区。",
        en: "Hang on the clips with dabs of adhesive on the battens only.",
        ar: "يُعلّق على المشابك مع نقاط لاصق فوق العوارض وحدها.",
      },
      {
        zh: "现场切割用细齿锯，面层朝上，切口用配套漆封闭。",
        en: "Cut on site with a fine saw, face up, and seal the cut with the lacquer supplied.",
        ar: "يُقصّ في الموقع بمنشار دقيق والوجه إلى الأعلى، ثم تُختم القصّة بالطلاء المرفق.",
      },
    ],
    mountings: [
      {
        id: "battens-50",
        kind: "battens",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔（无棉），16 mm 微孔板",
          en: "Wall, 50 mm battens with empty cavity, 16 mm micro-perforated board",
          ar: "جدار، عوارض 50 مم بفراغ خالٍ، لوح دقيق الثقوب 16 مم",
        },
        depth: 66,
      },
      {
        id: "battens-50-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔内含 30 mm 玻璃棉，16 mm 微孔板",
          en: "Wall, 50 mm battens with 30 mm glass wool, 16 mm micro-perforated board",
          ar: "جدار، عوارض 50 مم مع صوف زجاجي 30 مم، لوح دقيق الثقوب 16 مم",
        },
        depth: 66,
      },
      {
        id: "ceiling-200-wool-30",
        kind: "ceiling-void-wool",
        buildUp: {
          zh: "楼板，200 mm 吊顶空腔，30 mm 玻璃棉，16 mm 微孔板",
          en: "Slab, 200 mm ceiling void, 30 mm glass wool, 16 mm micro-perforated board",
          ar: "بلاطة السقف، فراغ 200 مم، صوف زجاجي 30 مم، لوح دقيق الثقوب 16 مم",
        },
        depth: 216,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 3,
      carton: { width: 650, height: 2450, depth: 65 },
      grossWeight: 38,
      squareMetresPerPallet: 69.12,
    },
    minimumOrder: { zh: "60 m² 起订", en: "From 60 m²", ar: "ابتداءً من 60 م²" },
    price: { from: 52, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 30, to: 40 },
    related: ["micro-perforated-oak", "perforated-white-16", "panel-clips"],
    seo: {
      title: {
        zh: "白色微孔吸音板，0.5 mm 微孔近乎隐形",
        en: "Micro-perforated white panel with nearly invisible holes",
        ar: "لوح أبيض دقيق الثقوب يكاد لا يُرى تثقيبه",
      },
      description: {
        zh: "0.5 mm 孔径、2 mm 孔距的白色微孔板，8.2 kg/m²，适合展厅、接待与样板间。三种安装做法、系统深度、包装与交期。",
        en: "White board with 0.5 mm holes at 2 mm centres, 8.2 kg/m², for showrooms and receptions. Three build-ups with depth, packing and lead time.",
        ar: "لوح أبيض بثقوب 0.5 مم وتباعد 2 مم ووزن 8.2 كغ/م² لصالات العرض والاستقبال، مع ثلاثة تركيبات بأعماقها وبيانات التعبئة والتسليم.",
      },
      keywords: {
        zh: "微孔吸音板，隐形吸音墙，白色微孔板，轻质吸声板",
        en: "micro-perforated panel, invisible acoustic wall, white acoustic board",
        ar: "ألواح دقيقة الثقوب، جدار صوتي غير ظاهر، لوح أبيض ماصّ للصوت",
      },
    },
  },
  {
    id: "micro-perforated-oak",
    code: "TH-MP-OAK",
    classId: "micro-perforated",
    material: "perforated-wood",
    title: { zh: "橡木微孔吸音板", en: "Micro-perforated oak panel", ar: "لوح بلوط دقيق الثقوب" },
    summary: {
      zh: "真橡木皮上打 0.5 mm 微孔，木纹完整连续。适合与平板木饰面拼在同一面墙上。",
      en: "Real oak veneer pierced with 0.5 mm holes and its figure left whole, made to sit in one wall with plain veneered panelling.",
      ar: "قشرة بلوط طبيعية بثقوب 0.5 مم تُبقي رسم العروق كاملًا، ليتجاور في جدار واحد مع كسوة خشبية مصمتة.",
    },
    description: {
      zh: `<p>设计师常问：能不能让吸声板和旁边的柜门、门套看起来是同一种木头？橡木微孔板可以与不开孔的同批木皮平板一起下单，编号配纹，一面墙里哪几块吸声，只有贴近了才分得出来。</p>
<p>结构与<a href="/productdetail/micro-perforated-white.html">白色微孔板</a>相同：3 mm 面层、13 mm 大孔芯板、背贴黑色无纺布。橡木本身有导管细孔，0.5 mm 的钻孔混在其中，很难辨认。</p>
<h2>下单前需要定的三件事</h2>
<ol><li>吸声区与平板区的分界，最好落在柜体或门洞的线上。</li><li>空腔深度：30 mm 起，越深占用的房间越多，请与平面一起考虑。</li><li>木皮拼法：顺纹拼、书页拼，或随机拼。</li></ol>
<p>吸声系数尚未测量，欢迎把它与孔距更大的 <a href="/productdetail/perforated-oak-8.html">8 mm 密孔款</a>一起要样比较手感与观感。</p>`,
      en: `<p>Designers often ask whether the acoustic panels can look like the cupboard doors beside them. These can be ordered with plain boards of the same veneer batch, numbered and matched, and only at arm's length does anyone see which parts of the wall are drilled.</p>
<p>The make-up is that of the <a href="/productdetail/micro-perforated-white.html">white micro-perforated board</a>: 3 mm face, 13 mm core with large bores, black fleece behind. Oak has open pores of its own, and holes of 0.5 mm lose themselves among them.</p>
<h2>Three things to settle before ordering</h2>
<ol><li>Where drilled boards end and plain ones begin; a cupboard or door line is the best place.</li><li>The depth of the cavity, from 30 mm up. It comes out of the room, so decide it together with the plan.</li><li>How the veneer is matched: slip, book or random.</li></ol>
<p>Its absorption has not been measured yet. Ask for a sample together with the coarser <a href="/productdetail/perforated-oak-8.html">8 mm grid</a> and compare the two by hand and eye.</p>`,
      ar: `<p>كثيرًا ما يسأل المصممون: هل يمكن أن تبدو الألواح الصوتية من خشب أبواب الخزائن المجاورة نفسه؟ يُطلب هذا اللوح مع ألواح مصمتة من دفعة القشرة ذاتها، مرقّمة ومتطابقة العروق، فلا يميّز أحد الأجزاء المثقّبة من الجدار إلا على مسافة ذراع.</p>
<p>تركيبه كتركيب <a href="/productdetail/micro-perforated-white.html">اللوح الأبيض دقيق الثقوب</a>: وجه 3 مم، ولبّ 13 مم بثقوب واسعة، ونسيج أسود خلفهما. وللبلوط مسامّ مفتوحة بطبعه، فتضيع بينها ثقوب قطرها 0.5 مم.</p>
<h2>ثلاثة أمور تُحسم قبل الطلب</h2>
<ol><li>أين تنتهي الألواح المثقّبة وتبدأ المصمتة، وأفضل موضع لذلك خط خزانة أو باب.</li><li>عمق الفراغ، ابتداءً من 30 مم، وهو يُقتطع من الغرفة فيُقرَّر مع المخطط.</li><li>طريقة مطابقة القشرة: متتابعة أو كصفحتي كتاب أو عشوائية.</li></ol>
<p>لم يُقَس معامل امتصاصه للصوت بعد. اطلب عيّنة منه مع <a href="/productdetail/perforated-oak-8.html">شبكة 8 مم</a> الأوسع، وقارن بينهما باليد والعين.</p>`,
    },
    // Its holes are too small for a picture of the whole board on a card.
    pictures: [
      "macro-micro-perforated-oak-natural-oak",
      "finish-micro-perforated-oak-natural-oak",
      "product-micro-perforated-oak-1",
    ],
    finishes: [naturalOak, whiteOiledOak],
    sizes: [
      { width: 600, height: 2400, depth: 16 },
      { width: 600, height: 2800, depth: 16 },
    ],
    weight: { value: 8.6, per: "m2" },
    core: {
      zh: "3 mm 高密度面层贴橡木皮 + 13 mm 阻燃中纤板芯（12/16 钻孔）",
      en: "3 mm HDF face with oak veneer on a 13 mm flame-retardant MDF core, drilled 12/16",
      ar: "وجه HDF 3 مم بقشرة بلوط على لبّ MDF مقاوم للهب 13 مم مثقوب 12/16",
    },
    edge: {
      zh: "直边，同色木皮封边，可按平板木饰面的缝宽加工",
      en: "Square, veneered; joints can be worked to match the plain panelling",
      ar: "حافة مستقيمة مقشورة، وتُشغَّل الفواصل لتطابق الكسوة المصمتة",
    },
    backing: { zh: "黑色吸声无纺布", en: "Black acoustic fleece", ar: "نسيج صوتي أسود غير منسوج" },
    installation: [
      {
        zh: "按配纹图核对编号，微孔板与平板交错处先试拼。",
        en: "Check the numbers against the matching plan and dry-fit where drilled and plain boards meet.",
        ar: "تُراجع الأرقام على مخطط المطابقة، ويُجرَّب التقاء المثقّب بالمصمت قبل التثبيت.",
      },
      {
        zh: "微孔板与平板后的龙骨取同一平面，平板区可用薄龙骨加垫片。",
        en: "Bring the battens behind both kinds of board into one plane, packing out the plain areas.",
        ar: "تُجعل العوارض خلف النوعين في مستوى واحد، مع حشوات في مناطق الألواح المصمتة.",
      },
      {
        zh: "吸声区空腔填棉，平板区不必填。",
        en: "Fill wool behind the drilled boards only.",
        ar: "يوضع الصوف خلف الألواح المثقّبة وحدها.",
      },
      {
        zh: "自下而上挂装，踢脚上方留 5 mm 缝。",
        en: "Hang from the bottom up, leaving 5 mm above the skirting.",
        ar: "يُعلّق من الأسفل إلى الأعلى مع ترك 5 مم فوق الوزرة.",
      },
    ],
    mountings: [
      {
        id: "battens-30",
        kind: "battens",
        buildUp: {
          zh: "墙体，30 mm 龙骨空腔，16 mm 橡木微孔板",
          en: "Wall, 30 mm battens with empty cavity, 16 mm micro-perforated oak board",
          ar: "جدار، عوارض 30 مم بفراغ خالٍ، لوح بلوط دقيق الثقوب 16 مم",
        },
        depth: 46,
      },
      {
        id: "battens-50-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔内含 30 mm 玻璃棉，16 mm 橡木微孔板",
          en: "Wall, 50 mm battens with 30 mm glass wool, 16 mm micro-perforated oak board",
          ar: "جدار، عوارض 50 مم مع صوف زجاجي 30 مم، لوح بلوط دقيق الثقوب 16 مم",
        },
        depth: 66,
      },
      {
        id: "cavity-100-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，100 mm 空腔，靠墙 30 mm 玻璃棉，16 mm 橡木微孔板",
          en: "Wall, 100 mm cavity with 30 mm glass wool at the wall, 16 mm micro-perforated oak board",
          ar: "جدار، فراغ 100 مم وصوف زجاجي 30 مم عند الجدار، لوح بلوط دقيق الثقوب 16 مم",
        },
        depth: 116,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 3,
      carton: { width: 650, height: 2450, depth: 65 },
      grossWeight: 40,
      squareMetresPerPallet: 69.12,
    },
    minimumOrder: {
      zh: "60 m²，同批木皮的平板可另加",
      en: "60 m², plain boards of the same veneer in addition",
      ar: "60 م²، ويُضاف إليها ما يلزم من ألواح مصمتة بالقشرة نفسها",
    },
    price: { from: 58, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 30, to: 45 },
    hsHeading: "4418",
    related: ["micro-perforated-white", "perforated-oak-8", "grooved-oak-14-2"],
    seo: {
      title: {
        zh: "橡木微孔吸音板，与平板木饰面同纹配套",
        en: "Micro-perforated oak panel, matched with plain veneer",
        ar: "لوح بلوط دقيق الثقوب متطابق مع كسوة القشرة المصمتة",
      },
      description: {
        zh: "真橡木皮微孔板，0.5 mm 孔径，可与同批木皮平板编号配纹。介绍结构、下单要点、三种做法与系统深度。",
        en: "Real oak veneer with 0.5 mm holes, numbered and matched with plain boards of the same batch. Make-up, what to settle before ordering, three build-ups.",
        ar: "قشرة بلوط طبيعية بثقوب 0.5 مم تُرقّم وتُطابق مع ألواح مصمتة من الدفعة نفسها، مع التركيب وما يُحسم قبل الطلب وثلاثة أوضاع تثبيت.",
      },
      keywords: {
        zh: "橡木微孔板，木饰面吸音，配纹木皮，隐形吸声",
        en: "micro-perforated oak, veneer matching, discreet acoustic panelling",
        ar: "بلوط دقيق الثقوب، مطابقة القشرة، كسوة خشبية ماصّة للصوت",
      },
    },
  },
  {
    id: "grooved-oak-14-2",
    code: "TH-GR-OAK-14-2",
    classId: "grooved",
    material: "grooved-wood",
    title: { zh: "橡木槽木吸音板 14/2", en: "Grooved oak panel 14/2", ar: "لوح بلوط محزّز 14/2" },
    summary: {
      zh: "14 mm 面、2 mm 槽，细密的竖线条；板背 M 型穿孔，侧重 500 Hz 以上的频段。",
      en: "Faces of 14 mm, grooves of 2 mm, a close vertical line. Perforated at the back in pattern M, for the range above 500 Hz.",
      ar: "أوجه 14 مم وحزوز 2 مم في خطوط رأسية متقاربة، وتثقيب خلفي من النمط M لما فوق 500 هرتز.",
    },
    description: {
      zh: `<p>“14/2”读作：14 mm 宽的木面，2 mm 宽的槽，16 mm 一个循环。槽占正面 12.5%。线条细，光从侧面来的时候，墙像一块拉紧的织物。</p>
<h2>真正吸声的是背面</h2>
<p>槽只是入口。声音要进入空腔，板背必须另有与槽相通的穿孔；<strong>只开槽、不打背孔的板不吸声</strong>。市面上有外观相同而背面完好的装饰板，比价时请翻过来看。</p>
<p>对同类槽木系统，声学顾问 <a href="https://ateliercrescendo.ac/product/topakustik-acoustic-systems">Atelier Crescendo</a> 的产品库写明：M 型背孔在 500 Hz 以上更好，T 型在 500 Hz 以下更好；板厚 16 mm，空腔 30–210 mm，配 30 mm、40–60 kg/m³ 的玻璃棉。14/2 标准供货为 M 型。我们自己的板尚未分频带测量，以上规律只用来选型，不代替数据。</p>
<h2>适合的房间</h2>
<p>说话为主的地方：小会议室、报告厅侧墙、琴房背墙。低频需求突出时请看 <a href="/productdetail/grooved-oak-28-4.html">28/4（T 型）</a>。</p>`,
      en: `<p>Read ‘14/2’ as 14 mm of wood and 2 mm of groove, repeating every 16 mm; the grooves make up 12.5% of the face. The line is fine, and in side light the wall looks like a taut cloth.</p>
<h2>It is the back that absorbs</h2>
<p>A groove is only the way in. For sound to reach the cavity, the back of the board must be perforated through to it: <strong>grooves without perforation behind do not absorb</strong>. Decorative boards with the same face and an untouched back are sold everywhere, so turn a sample over before you compare prices.</p>
<p>For grooved systems of this kind the product library of the consultants <a href="https://ateliercrescendo.ac/product/topakustik-acoustic-systems">Atelier Crescendo</a> notes that perforation M does better above 500 Hz and perforation T below it, with 16 mm board, a cavity of 30 to 210 mm and 30 mm of glass wool at 40–60 kg/m³. We supply 14/2 with pattern M. Our own board has not been measured by band; use this to choose, not as data.</p>
<h2>Rooms it suits</h2>
<p>Places where people talk: small meeting rooms, the side walls of a lecture room, the wall behind a piano. Where the low end matters more, look at <a href="/productdetail/grooved-oak-28-4.html">28/4 with pattern T</a>.</p>`,
      ar: `<p>يُقرأ «14/2» هكذا: 14 مم من الخشب و2 مم للحزّ، تتكرر كل 16 مم، وتشغل الحزوز 12.5% من الوجه. الخط دقيق، فيبدو الجدار تحت الضوء الجانبي كأنه نسيج مشدود.</p>
<h2>الظهر هو الذي يمتصّ</h2>
<p>الحزّ مدخل فحسب. ولكي يبلغ الصوت الفراغ لا بدّ من تثقيب في ظهر اللوح ينفذ إليه: <strong>فالحزوز التي لا تثقيب خلفها لا تمتصّ الصوت</strong>. وتُباع ألواح زخرفية بالوجه نفسه وظهرها مصمت، فاقلب العيّنة قبل مقارنة الأسعار.</p>
<p>وتذكر مكتبة المنتجات لدى استشاريي الصوتيات <a href="https://ateliercrescendo.ac/product/topakustik-acoustic-systems">Atelier Crescendo</a> عن هذا النوع من الأنظمة أن التثقيب M أفضل فوق 500 هرتز والتثقيب T أفضل دونها، مع لوح 16 مم وفراغ من 30 إلى 210 مم وصوف زجاجي 30 مم بكثافة 40–60 كغ/م³. نورّد 14/2 بالنمط M. ولوحنا لم يُقَس بعد بحسب النطاقات، فهذه قاعدة للاختيار لا بديل عن البيانات.</p>
<h2>الغرف المناسبة</h2>
<p>حيث يتحدث الناس: غرف الاجتماعات الصغيرة، وجوانب قاعات المحاضرات، والجدار خلف البيانو. وإذا كانت الترددات المنخفضة هي الأهم فانظر <a href="/productdetail/grooved-oak-28-4.html">28/4 بالنمط T</a>.</p>`,
    },
    pictures: [
      "macro-grooved-oak-14-2-natural-oak",
      "finish-grooved-oak-14-2-natural-oak",
      "grooved-oak-1",
    ],
    finishes: [naturalOak, whiteOiledOak, smokedOak],
    sizes: [
      { width: 192, height: 2400, depth: 16 },
      { width: 128, height: 2400, depth: 16 },
      { width: 576, height: 2400, depth: 16 },
    ],
    weight: { value: 11, per: "m2" },
    core: {
      zh: "阻燃中密度纤维板，16 mm，面贴橡木皮，背贴平衡皮",
      en: "Flame-retardant MDF, 16 mm, oak veneer in front and a balancing veneer behind",
      ar: "لوح MDF مقاوم للهب 16 مم، بقشرة بلوط أمامية وقشرة موازنة خلفية",
    },
    edge: {
      zh: "长边企口，拼缝落在槽内，看不出板宽",
      en: "Tongue and groove on the long sides; the joint falls in a groove and disappears",
      ar: "لسان ومجرى على الضلعين الطويلين، ويقع الفاصل داخل حزّ فيختفي",
    },
    backing: {
      zh: "M 型背孔，黑色吸声无纺布",
      en: "Perforation M, black acoustic fleece",
      ar: "تثقيب خلفي M ونسيج صوتي أسود غير منسوج",
    },
    installation: [
      {
        zh: "水平龙骨中距 400 mm，竖向板条垂直于龙骨。",
        en: "Run battens horizontally at 400 mm centres, at right angles to the planks.",
        ar: "تُمدّ العوارض أفقيًا بتباعد 400 مم، متعامدة مع الألواح.",
      },
      {
        zh: "龙骨间满铺 30 mm 玻璃棉，黑色面朝向板背。",
        en: "Fill between the battens with 30 mm glass wool, black tissue towards the planks.",
        ar: "يُملأ ما بين العوارض بصوف زجاجي 30 مم ووجهه الأسود نحو الألواح.",
      },
      {
        zh: "起始板吊线垂直，用扣件压住企口舌边并拧紧。",
        en: "Plumb the first plank, set clips over its tongue and screw them home.",
        ar: "يُوزن اللوح الأول رأسيًا، وتُركّب المشابك على لسانه وتُشدّ براغيها.",
      },
      {
        zh: "逐块扣入，每五块复核一次垂直度。",
        en: "Push plank into plank and check the plumb at every fifth.",
        ar: "تُدخل الألواح واحدًا في الآخر، ويُراجع الاستواء الرأسي كل خمسة ألواح.",
      },
      {
        zh: "收边用转角型材，与天地各留 5 mm。",
        en: "Finish with the corner profile and keep 5 mm free at floor and ceiling.",
        ar: "تُنهى الأطراف بزاوية الإنهاء، مع ترك 5 مم عند الأرض والسقف.",
      },
    ],
    mountings: [
      {
        id: "battens-30",
        kind: "battens",
        buildUp: {
          zh: "墙体，30 mm 龙骨空腔（无棉），16 mm 槽木板 14/2 M",
          en: "Wall, 30 mm battens with empty cavity, 16 mm grooved board 14/2 M",
          ar: "جدار، عوارض 30 مم بفراغ خالٍ، لوح محزّز 14/2 M بسماكة 16 مم",
        },
        depth: 46,
      },
      {
        id: "battens-30-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，30 mm 龙骨间满填 30 mm 玻璃棉，16 mm 槽木板 14/2 M",
          en: "Wall, 30 mm battens filled with 30 mm glass wool, 16 mm grooved board 14/2 M",
          ar: "جدار، عوارض 30 مم مملوءة بصوف زجاجي 30 مم، لوح محزّز 14/2 M بسماكة 16 مم",
        },
        depth: 46,
      },
      {
        id: "cavity-100-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，100 mm 空腔，板背 30 mm 玻璃棉，16 mm 槽木板 14/2 M",
          en: "Wall, 100 mm cavity, 30 mm glass wool behind the board, 16 mm grooved board 14/2 M",
          ar: "جدار، فراغ 100 مم، صوف زجاجي 30 مم خلف اللوح، لوح محزّز 14/2 M بسماكة 16 مم",
        },
        depth: 116,
      },
      {
        id: "ceiling-210-wool-30",
        kind: "ceiling-void-wool",
        buildUp: {
          zh: "楼板，210 mm 吊顶空腔，30 mm 玻璃棉，16 mm 槽木板 14/2 M",
          en: "Slab, 210 mm ceiling void, 30 mm glass wool, 16 mm grooved board 14/2 M",
          ar: "بلاطة السقف، فراغ 210 مم، صوف زجاجي 30 مم، لوح محزّز 14/2 M بسماكة 16 مم",
        },
        depth: 226,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 6,
      carton: { width: 210, height: 2450, depth: 110 },
      grossWeight: 32.5,
      squareMetresPerPallet: 110.592,
    },
    minimumOrder: { zh: "每种饰面 80 m²", en: "80 m² per finish", ar: "80 م² لكل تشطيب" },
    price: { from: 40, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "4411",
    related: [
      "grooved-oak-28-4",
      "grooved-walnut-13-3",
      "panel-clips",
      "wool-infill-30",
      "corner-profile",
    ],
    seo: {
      title: {
        zh: "橡木槽木吸音板 14/2，M 型背孔",
        en: "Grooved oak acoustic panel 14/2 with perforated back",
        ar: "لوح بلوط محزّز 14/2 بتثقيب خلفي ماصّ للصوت",
      },
      description: {
        zh: "14 mm 面、2 mm 槽的橡木槽木板，背面 M 型穿孔。说明为何没有背孔的槽木不吸声，并列出四种做法与系统深度。",
        en: "Oak planks with 14 mm faces and 2 mm grooves, perforation M behind. Why grooves without a perforated back do not absorb, and four build-ups with depth.",
        ar: "ألواح بلوط بأوجه 14 مم وحزوز 2 مم وتثقيب خلفي M. لماذا لا تمتصّ الحزوز بلا تثقيب خلفها، وأربعة تركيبات بأعماقها.",
      },
      keywords: {
        zh: "槽木吸音板，14/2 槽木，橡木吸音板，木质槽条",
        en: "grooved acoustic panel, 14/2 panel, oak grooved board, slotted timber",
        ar: "ألواح محزّزة، لوح 14/2، بلوط محزّز، كسوة خشبية صوتية",
      },
    },
  },
  {
    id: "grooved-oak-28-4",
    code: "TH-GR-OAK-28-4",
    classId: "grooved",
    material: "grooved-wood",
    title: { zh: "橡木槽木吸音板 28/4", en: "Grooved oak panel 28/4", ar: "لوح بلوط محزّز 28/4" },
    summary: {
      zh: "28 mm 宽面、4 mm 宽槽，尺度适合大房间；板背 T 型穿孔，侧重 500 Hz 以下。",
      en: "Broad 28 mm faces and 4 mm grooves in the scale of a large room, with perforation T behind for the range below 500 Hz.",
      ar: "أوجه عريضة 28 مم وحزوز 4 مم بمقياس القاعات الكبيرة، وتثقيب خلفي T لما دون 500 هرتز.",
    },
    description: {
      zh: `<p>体育馆、多功能厅的墙动辄四五米高，细槽在那里会糊成一片。28/4 把节奏放大一倍：32 mm 一个循环，站在场地另一头，线条依然清楚。</p>
<h2>为何配 T 型背孔</h2>
<p>如果房间的混响拖在低频，背面的选择就要紧了。顾问公司对同类槽木系统的<a href="https://ateliercrescendo.ac/product/topakustik-acoustic-systems">公开说明</a>指出，T 型背孔在 500 Hz 以下优于 M 型。因此 28/4 橡木款标准配 T 型，也可改为 M 型。两种都还没有我们自己的分频带数据，请按做法询问。</p>
<table><thead><tr><th></th><th>14/2</th><th>28/4</th></tr></thead><tbody><tr><td>循环宽度</td><td>16 mm</td><td>32 mm</td></tr><tr><td>槽占正面</td><td>12.5%</td><td>12.5%</td></tr><tr><td>标准背孔</td><td>M 型</td><td>T 型</td></tr></tbody></table>
<p>两款槽的占比相同，外观疏密不同；吸声差别主要来自背孔与空腔，不能凭正面判断。板幅 576 mm 的大板适合快速铺装，球类场地下部请另设防撞层。</p>`,
      en: `<p>The walls of a sports or assembly hall are soon four or five metres high, and a fine groove blurs on them. 28/4 doubles the rhythm: one line every 32 mm, still legible from the far side of the court.</p>
<h2>Why perforation T</h2>
<p>Where it is the low end that lingers, the back matters. A consultants' <a href="https://ateliercrescendo.ac/product/topakustik-acoustic-systems">public note</a> on grooved systems of this kind says that perforation T does better than M below 500 Hz, so this board has T as standard and M to order. We have no figures by band of our own for either; ask us with your build-up in hand.</p>
<table><thead><tr><th></th><th>14/2</th><th>28/4</th></tr></thead><tbody><tr><td>Repeat</td><td>16 mm</td><td>32 mm</td></tr><tr><td>Groove share of the face</td><td>12.5%</td><td>12.5%</td></tr><tr><td>Standard perforation</td><td>M</td><td>T</td></tr></tbody></table>
<p>Both have the same share of groove and look quite different. What they do to sound is decided by the back and the cavity, and cannot be read off the front. The 576 mm board covers a wall quickly; where balls are played, protect the lower part with an impact layer.</p>`,
      ar: `<p>ترتفع جدران الصالات الرياضية وقاعات الاحتفال إلى أربعة أمتار أو خمسة، فتتلاشى عليها الحزوز الدقيقة. أما 28/4 فيضاعف الإيقاع: خطّ كل 32 مم يبقى واضحًا من الطرف الآخر للملعب.</p>
<h2>لماذا التثقيب T</h2>
<p>حين تكون الترددات المنخفضة هي التي تطول يصبح اختيار الظهر مهمًّا. وتقول <a href="https://ateliercrescendo.ac/product/topakustik-acoustic-systems">ملاحظة منشورة</a> لاستشاريين عن هذا النوع من الأنظمة إن التثقيب T أفضل من M دون 500 هرتز، ولذلك يأتي اللوح به قياسيًا وبالنمط M عند الطلب. وليست لدينا أرقام خاصة بنا بحسب النطاقات لأيٍّ منهما، فاسألنا ومعك التركيب المقصود.</p>
<table><thead><tr><th></th><th>14/2</th><th>28/4</th></tr></thead><tbody><tr><td>وحدة التكرار</td><td>16 مم</td><td>32 مم</td></tr><tr><td>حصّة الحزوز من الوجه</td><td>12.5%</td><td>12.5%</td></tr><tr><td>التثقيب القياسي</td><td>M</td><td>T</td></tr></tbody></table>
<p>حصّة الحزوز واحدة والمظهر مختلف تمامًا. أما أثرهما في الصوت فيحدده الظهر والفراغ ولا يُقرأ من الوجه. ويغطي لوح 576 مم الجدار بسرعة، وحيث تُلعب الكرة تُحمى المنطقة السفلى بطبقة مقاومة للصدم.</p>`,
    },
    pictures: [
      "macro-grooved-oak-28-4-natural-oak",
      "finish-grooved-oak-28-4-natural-oak",
      "product-grooved-oak-28-4-1",
    ],
    finishes: [naturalOak, whiteOiledOak],
    sizes: [
      { width: 576, height: 2400, depth: 16 },
      { width: 192, height: 2400, depth: 16 },
      { width: 192, height: 3000, depth: 16 },
    ],
    weight: { value: 11, per: "m2" },
    core: {
      zh: "阻燃中密度纤维板，16 mm，面贴橡木皮",
      en: "Flame-retardant MDF, 16 mm, oak-veneered face",
      ar: "لوح MDF مقاوم للهب 16 مم بوجه من قشرة البلوط",
    },
    edge: {
      zh: "长边企口；短边直切，横缝宜错开或设通长分缝",
      en: "Tongue and groove on the long sides, square ends; stagger end joints or make one continuous line of them",
      ar: "لسان ومجرى على الطول ونهايات مستقيمة، وتُخالَف فواصل النهايات أو تُجعل خطًّا واحدًا متصلًا",
    },
    backing: {
      zh: "T 型背孔（可选 M 型），黑色吸声无纺布",
      en: "Perforation T (M to order), black acoustic fleece",
      ar: "تثقيب خلفي T (وM عند الطلب) ونسيج صوتي أسود غير منسوج",
    },
    installation: [
      {
        zh: "高度超过 3 m 的墙面先由结构专业确认龙骨固定方式。",
        en: "Above 3 m have the fixing of the battens confirmed by the structural engineer.",
        ar: "فوق ارتفاع 3 م يُعتمد تثبيت العوارض من المهندس الإنشائي.",
      },
      {
        zh: "放线时把横缝统一在门楣或看台线上。",
        en: "Set out so that end joints meet the line of a door head or a stand.",
        ar: "يُخطَّط الجدار بحيث تقع فواصل النهايات على خط أعلى الباب أو المدرّج.",
      },
      {
        zh: "龙骨中距 400 mm，空腔内按设计铺棉并用网或钉固定，防止下滑。",
        en: "Battens at 400 mm; pin or net the wool so that it cannot slide down a tall cavity.",
        ar: "عوارض بتباعد 400 مم، ويُثبّت الصوف بدبابيس أو شبكة حتى لا ينزلق في الفراغ العالي.",
      },
      {
        zh: "大板两人配合上墙，扣件固定在舌边，每块板与每道龙骨相交处一个。",
        en: "Two people lift each board; one clip on the tongue at every batten.",
        ar: "يرفع اللوحَ شخصان، ومشبك على اللسان عند كل عارضة.",
      },
      {
        zh: "地面以上 1.2 m 范围按使用情况加装防护。",
        en: "Protect the lowest 1.2 m to suit the use of the hall.",
        ar: "تُحمى أول 1.2 م من الأرض بحسب استعمال القاعة.",
      },
    ],
    mountings: [
      {
        id: "battens-50-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，50 mm 龙骨空腔内含 30 mm 玻璃棉，16 mm 槽木板 28/4 T",
          en: "Wall, 50 mm battens with 30 mm glass wool, 16 mm grooved board 28/4 T",
          ar: "جدار، عوارض 50 مم مع صوف زجاجي 30 مم، لوح محزّز 28/4 T بسماكة 16 مم",
        },
        depth: 66,
      },
      {
        id: "cavity-100-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，100 mm 空腔，30 mm 玻璃棉，16 mm 槽木板 28/4 T",
          en: "Wall, 100 mm cavity, 30 mm glass wool, 16 mm grooved board 28/4 T",
          ar: "جدار، فراغ 100 مم، صوف زجاجي 30 مم، لوح محزّز 28/4 T بسماكة 16 مم",
        },
        depth: 116,
      },
      {
        id: "cavity-200-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，200 mm 空腔，30 mm 玻璃棉，16 mm 槽木板 28/4 T",
          en: "Wall, 200 mm cavity, 30 mm glass wool, 16 mm grooved board 28/4 T",
          ar: "جدار، فراغ 200 مم، صوف زجاجي 30 مم، لوح محزّز 28/4 T بسماكة 16 مم",
        },
        depth: 216,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 2,
      carton: { width: 620, height: 2450, depth: 45 },
      grossWeight: 33,
      squareMetresPerPallet: 66.3552,
    },
    minimumOrder: {
      zh: "100 m²，3000 mm 长板 200 m² 起",
      en: "100 m²; 200 m² for 3000 mm lengths",
      ar: "100 م²، و200 م² لطول 3000 مم",
    },
    price: { from: 36, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "4411",
    related: ["grooved-oak-14-2", "grooved-walnut-28-4", "wool-infill-30", "pet-baffle"],
    seo: {
      title: {
        zh: "橡木槽木吸音板 28/4，适合大空间墙面",
        en: "Grooved oak panel 28/4 for halls and large rooms",
        ar: "لوح بلوط محزّز 28/4 للقاعات والأماكن الكبيرة",
      },
      description: {
        zh: "28 mm 面、4 mm 槽、T 型背孔的橡木槽木板，576 mm 大板与 3000 mm 长板，用于体育馆与多功能厅。三种空腔做法与深度。",
        en: "Oak board with 28 mm faces, 4 mm grooves and perforation T, 576 mm wide or 3000 mm long, for sports and assembly halls. Three cavities with depth.",
        ar: "لوح بلوط بأوجه 28 مم وحزوز 4 مم وتثقيب T، بعرض 576 مم أو طول 3000 مم للصالات الرياضية وقاعات الاحتفال، وثلاثة فراغات بأعماقها.",
      },
      keywords: {
        zh: "槽木吸音板 28/4，体育馆吸音墙，T 型背孔，橡木槽板",
        en: "grooved panel 28/4, sports hall acoustic wall, perforation T",
        ar: "لوح محزّز 28/4، جدران صالات رياضية، تثقيب خلفي T",
      },
    },
  },
  {
    id: "grooved-walnut-28-4",
    code: "TH-GR-WAL-28-4",
    classId: "grooved",
    material: "grooved-wood",
    title: {
      zh: "胡桃木槽木吸音板 28/4",
      en: "Grooved walnut panel 28/4",
      ar: "لوح جوز محزّز 28/4",
    },
    summary: {
      zh: "深沉的胡桃木宽面线条，背孔 M、T 两型可选；同一面墙可混排吸声板与不开背孔的反射板。",
      en: "Walnut in broad, dark lines, with perforation M or T; absorbing and reflecting boards can share one wall and look alike.",
      ar: "جوز بخطوط عريضة داكنة وتثقيب خلفي M أو T، ويمكن أن تتجاور في جدار واحد ألواح ماصّة وأخرى عاكسة بمظهر واحد.",
    },
    description: {
      zh: `<p>报告厅和小音乐厅的墙并不要求处处吸声：靠近讲台的一段常常希望把声音送出去，后墙则要收住。胡桃木 28/4 让这两件事用同一张脸完成。</p>
<h2>一张脸，三种背</h2>
<ul><li><strong>M 型背孔</strong>：按同类系统的公开说明，500 Hz 以上较好。</li><li><strong>T 型背孔</strong>：500 Hz 以下较好。</li><li><strong>无背孔</strong>：不吸声，用作外观一致的反射面。订货单上会单独编号，避免装错位置。</li></ul>
<h2>请把分区画在图上</h2>
<p>三种板从正面分辨不出，施工靠编号。我们的<a href="/programme/school-and-hall">学校与厅堂声学方案</a>会在立面图上标出每一块板的背型、空腔和棉层，再据此下料。分频带吸声系数尚未测量，计算阶段请以经过核实的数据为准。</p>
<p>木皮来自同一批次时色差最小，整厅用料建议一次订齐。</p>`,
      en: `<p>A lecture hall or small concert room does not want absorption everywhere. Near the platform the wall should often send sound on; the rear wall should keep it. Walnut 28/4 does both with one face.</p>
<h2>One face, three backs</h2>
<ul><li><strong>Perforation M</strong>: by the published note on such systems, better above 500 Hz.</li><li><strong>Perforation T</strong>: better below 500 Hz.</li><li><strong>No perforation</strong>: does not absorb, and serves as a reflecting surface of the same look. It is numbered apart in the order so that nothing is fixed in the wrong place.</li></ul>
<h2>Draw the zones</h2>
<p>From the front the three cannot be told apart; the fitter goes by numbers. In our <a href="/programme/school-and-hall">school and hall programme</a> every board is marked on the elevation with its back, cavity and wool, and cut from that drawing. Absorption by band has not been measured yet, so calculate with figures that have been verified.</p>
<p>Veneer varies least within one batch. Order the whole hall at once.</p>`,
      ar: `<p>لا تحتاج قاعة المحاضرات أو الموسيقى الصغيرة إلى الامتصاص في كل موضع. فقرب المنصّة يُراد للجدار غالبًا أن يرسل الصوت، وعلى الجدار الخلفي أن يُمسكه. ويؤدي الجوز 28/4 المهمتين بوجه واحد.</p>
<h2>وجه واحد وثلاثة ظهور</h2>
<ul><li><strong>التثقيب M</strong>: أفضل فوق 500 هرتز بحسب الملاحظة المنشورة عن هذه الأنظمة.</li><li><strong>التثقيب T</strong>: أفضل دون 500 هرتز.</li><li><strong>بلا تثقيب</strong>: لا يمتصّ الصوت، ويُستعمل سطحًا عاكسًا بالمظهر نفسه، ويُرقَّم في الطلبية على حدة حتى لا يُركَّب في غير موضعه.</li></ul>
<h2>ارسم المناطق</h2>
<p>لا تُميَّز الأنواع الثلاثة من الأمام، فالفنّي يعتمد على الأرقام. وفي <a href="/programme/school-and-hall">برنامج المدارس والقاعات</a> يُعلَّم كل لوح على الواجهة بظهره وفراغه وصوفه، ثم يُقصّ على هذا الرسم. ولم يُقَس معامل الامتصاص بحسب النطاقات بعد، فليكن الحساب بأرقام موثّقة.</p>
<p>يقلّ تفاوت القشرة داخل الدفعة الواحدة، فالأفضل طلب كمية القاعة كاملة مرة واحدة.</p>`,
    },
    pictures: [
      "macro-grooved-walnut-28-4-walnut",
      "finish-grooved-walnut-28-4-walnut",
      "grooved-walnut-1",
    ],
    finishes: [walnut, darkWalnut],
    sizes: [
      { width: 192, height: 2400, depth: 16 },
      { width: 576, height: 2400, depth: 16 },
      { width: 192, height: 3000, depth: 16 },
    ],
    weight: { value: 11.2, per: "m2" },
    core: {
      zh: "阻燃中密度纤维板，16 mm，面贴胡桃木皮",
      en: "Flame-retardant MDF, 16 mm, walnut-veneered face",
      ar: "لوح MDF مقاوم للهب 16 مم بوجه من قشرة الجوز",
    },
    edge: {
      zh: "长边企口，拼缝藏于 4 mm 槽内",
      en: "Tongue and groove, the joint hidden in a 4 mm groove",
      ar: "لسان ومجرى، والفاصل مخفيّ داخل حزّ 4 مم",
    },
    backing: {
      zh: "M 型、T 型或无背孔；带背孔者贴黑色吸声无纺布",
      en: "Perforation M, T or none; perforated boards carry a black acoustic fleece",
      ar: "تثقيب M أو T أو بلا تثقيب، وعلى ظهر المثقّب نسيج صوتي أسود غير منسوج",
    },
    installation: [
      {
        zh: "开箱后按背型分垛，逐块对照立面编号。",
        en: "Sort the boards by their backs on unpacking and check each number against the elevation.",
        ar: "تُفرز الألواح بحسب ظهورها عند الفتح، ويُطابق رقم كل لوح مع الواجهة.",
      },
      {
        zh: "反射区可用薄龙骨直接贴近墙体，吸声区按设计空腔立龙骨，两区面层找平。",
        en: "Reflecting areas may sit close to the wall; in absorbing areas set the battens to the designed cavity, and bring both faces into one plane.",
        ar: "يمكن أن تلاصق مناطق الانعكاس الجدار، وتُنصب العوارض في مناطق الامتصاص بعمق الفراغ المصمَّم، ويُوحَّد مستوى الوجهين.",
      },
      {
        zh: "仅在带背孔的区域铺 30 mm 玻璃棉。",
        en: "Lay 30 mm glass wool only behind perforated boards.",
        ar: "يُفرش الصوف الزجاجي 30 مم خلف الألواح المثقّبة فقط.",
      },
      {
        zh: "用扣件逐条安装，转角处以型材或斜切收口。",
        en: "Clip plank after plank; turn corners with the profile or a mitre.",
        ar: "تُثبّت الألواح بالمشابك تباعًا، وتُنهى الزوايا بالمقطع أو بقصّ مائل.",
      },
      {
        zh: "完工前请声学负责人按图抽查背型位置。",
        en: "Before handing over, let whoever is in charge of the acoustics spot-check the positions.",
        ar: "قبل التسليم يراجع المسؤول عن الصوتيات عيّنة من المواضع على الرسم.",
      },
    ],
    mountings: [
      {
        id: "direct",
        kind: "direct",
        buildUp: {
          zh: "墙体，薄龙骨或胶贴，16 mm 无背孔板：反射面，不作吸声使用",
          en: "Wall, 16 mm board without perforation fixed close to it: a reflecting surface, not an absorber",
          ar: "جدار، لوح 16 مم بلا تثقيب مثبّت قريبًا منه: سطح عاكس لا ماصّ",
        },
        depth: 16,
      },
      {
        id: "battens-60-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，60 mm 空腔内含 30 mm 玻璃棉，16 mm 槽木板 28/4 M",
          en: "Wall, 60 mm cavity with 30 mm glass wool, 16 mm grooved board 28/4 M",
          ar: "جدار، فراغ 60 مم مع صوف زجاجي 30 مم، لوح محزّز 28/4 M بسماكة 16 مم",
        },
        depth: 76,
      },
      {
        id: "cavity-120-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，120 mm 空腔内含 30 mm 玻璃棉，16 mm 槽木板 28/4 T",
          en: "Wall, 120 mm cavity with 30 mm glass wool, 16 mm grooved board 28/4 T",
          ar: "جدار، فراغ 120 مم مع صوف زجاجي 30 مم، لوح محزّز 28/4 T بسماكة 16 مم",
        },
        depth: 136,
      },
      {
        id: "ceiling-200-wool-30",
        kind: "ceiling-void-wool",
        buildUp: {
          zh: "楼板，200 mm 吊顶空腔，30 mm 玻璃棉，16 mm 槽木板 28/4 T",
          en: "Slab, 200 mm ceiling void, 30 mm glass wool, 16 mm grooved board 28/4 T",
          ar: "بلاطة السقف، فراغ 200 مم، صوف زجاجي 30 مم، لوح محزّز 28/4 T بسماكة 16 مم",
        },
        depth: 216,
      },
    ],
    fire: flameRetardantCore,
    packing: {
      piecesPerCarton: 6,
      carton: { width: 210, height: 2450, depth: 110 },
      grossWeight: 33,
      squareMetresPerPallet: 110.592,
    },
    minimumOrder: {
      zh: "80 m²，三种背型可合计",
      en: "80 m², the three backs counted together",
      ar: "80 م² تُجمع فيها الظهور الثلاثة",
    },
    price: { from: 41, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 25, to: 35 },
    hsHeading: "4411",
    related: ["grooved-walnut-13-3", "grooved-oak-28-4", "slat-walnut", "panel-clips"],
    seo: {
      title: {
        zh: "胡桃木槽木吸音板 28/4，吸声与反射同一外观",
        en: "Grooved walnut panel 28/4, absorbing or reflecting",
        ar: "لوح جوز محزّز 28/4، ماصّ أو عاكس بوجه واحد",
      },
      description: {
        zh: "胡桃木 28/4 槽木板，M 型、T 型或无背孔三种背面，适合报告厅与音乐厅分区布置。附四种做法与系统深度。",
        en: "Walnut grooved board 28/4 with perforation M, T or none, for lecture and concert rooms laid out in zones. Four build-ups with depth.",
        ar: "لوح جوز محزّز 28/4 بتثقيب M أو T أو بلا تثقيب، لقاعات المحاضرات والموسيقى المقسّمة مناطق، مع أربعة تركيبات بأعماقها.",
      },
      keywords: {
        zh: "胡桃木槽木板，报告厅吸音，音乐厅墙面，28/4 槽木",
        en: "grooved walnut panel, lecture hall wall, concert room panelling",
        ar: "جوز محزّز، جدران قاعات المحاضرات، كسوة قاعات الموسيقى",
      },
    },
  },
  {
    id: "grooved-walnut-13-3",
    code: "TH-GR-WAL-13-3",
    classId: "grooved",
    material: "grooved-wood",
    title: {
      zh: "胡桃木槽木吸音板 13/3",
      en: "Grooved walnut panel 13/3",
      ar: "لوح جوز محزّز 13/3",
    },
    summary: {
      zh: "13 mm 面、3 mm 槽，槽占正面 18.75%，阴影比 14/2 更深，面向住宅影音室与书房。",
      en: "13 mm faces, 3 mm grooves: 18.75% of the front is shadow, deeper than on 14/2. Made with listening rooms and studies in mind.",
      ar: "أوجه 13 مم وحزوز 3 مم تشغل 18.75% من الوجه، فظلّها أعمق من 14/2، وهو موجّه لغرف الاستماع والمكاتب المنزلية.",
    },
    description: {
      zh: `<p>槽只宽了 1 mm，墙的表情却变了：胡桃木本就偏深，3 mm 的槽在侧光里变成一排清楚的黑线，适合灯光压低的房间。（图片为同种木皮的 28/4，供看色泽。）</p>
<p>循环仍是 16 mm，所以 13/3 可以与同为 16 mm 循环的 14/2 上下衔接，槽中心对得齐。背孔为 M 型，依公开说明侧重 500 Hz 以上；低频另做打算，例如在墙角加深空腔或配合其他吸声体。只靠一面薄薄的槽木墙，低音不会变干净，这一点我们宁愿先讲。</p>
<h2>芯材与燃烧性能</h2>
<p>本款首先面向住宅，标准芯材为普通中纤板；公共场所请改订阻燃芯。页面上的燃烧等级只是对芯材的预期值，没有检测报告，采购前请确认当地要求。</p>
<p>想知道一间听音室该铺多少，可从<a href="/programme/home-listening">家庭聆听空间方案</a>开始。</p>`,
      en: `<p>One millimetre more groove, and the wall has another face. Walnut is dark to begin with; a 3 mm slot draws clear black lines on it in side light, which suits rooms that are kept dim. (The pictures show 28/4 in the same veneer, for its colour.)</p>
<p>The repeat is still 16 mm, so 13/3 can stand above or below 14/2 with groove centres in line. Its back has perforation M, which by the published note favours the range above 500 Hz. The bass needs a plan of its own, such as a deeper cavity in the corners or another kind of absorber: one shallow grooved wall does not tidy up the low end, and we would rather say so first.</p>
<h2>Core and fire</h2>
<p>It was drawn for homes first, so the standard core is plain MDF; for public rooms order the flame-retardant one. The classes on this page are what the core lets us expect. There is no test report behind them, and local rules should be checked before buying.</p>
<p>How much does a listening room need? Start with the <a href="/programme/home-listening">home listening programme</a>.</p>`,
      ar: `<p>مليمتر واحد زيادة في الحزّ، فيتغيّر وجه الجدار. الجوز داكن في أصله، وحزّ 3 مم يرسم عليه تحت الضوء الجانبي خطوطًا سوداء واضحة تلائم الغرف خافتة الإنارة. (الصور للوح 28/4 بالقشرة نفسها لبيان اللون.)</p>
<p>وحدة التكرار ما زالت 16 مم، فيمكن وضع 13/3 فوق 14/2 أو تحته ومراكز الحزوز على استقامة واحدة. والتثقيب الخلفي من النمط M الذي تميل به الملاحظة المنشورة إلى ما فوق 500 هرتز. أما الترددات المنخفضة فتحتاج إلى خطة خاصة، كفراغ أعمق في الأركان أو ماصّ من نوع آخر، فجدار محزّز ضحل وحده لا يضبطها، ونفضّل أن نقول ذلك من البداية.</p>
<h2>اللبّ والحريق</h2>
<p>صُمّم هذا اللوح للبيوت أولًا، فلبّه القياسي MDF عادي، وللأماكن العامة يُطلب اللبّ المقاوم للهب. والتصنيفات في هذه الصفحة هي ما يُتوقَّع من اللبّ، لا يسندها تقرير اختبار، فراجع الاشتراطات المحلية قبل الشراء.</p>
<p>كم تحتاج غرفة الاستماع منه؟ ابدأ من <a href="/programme/home-listening">برنامج الاستماع المنزلي</a>.</p>`,
    },
    pictures: [
      "macro-grooved-walnut-13-3-walnut",
      "finish-grooved-walnut-13-3-walnut",
      "product-grooved-walnut-13-3-1",
    ],
    finishes: [walnut, darkWalnut],
    sizes: [
      { width: 192, height: 2400, depth: 16 },
      { width: 128, height: 2400, depth: 16 },
    ],
    weight: { value: 10.8, per: "m2" },
    core: {
      zh: "中密度纤维板，16 mm，面贴胡桃木皮；可改阻燃芯",
      en: "MDF, 16 mm, walnut-veneered face; flame-retardant core to order",
      ar: "لوح MDF بسماكة 16 مم بوجه من قشرة الجوز، واللبّ المقاوم للهب عند الطلب",
    },
    edge: {
      zh: "长边企口，端头同色木皮",
      en: "Tongue and groove, ends veneered",
      ar: "لسان ومجرى، والنهايات مكسوّة بالقشرة",
    },
    backing: {
      zh: "M 型背孔，黑色吸声无纺布",
      en: "Perforation M, black acoustic fleece",
      ar: "تثقيب خلفي M ونسيج صوتي أسود غير منسوج",
    },
    installation: [
      {
        zh: "清点插座与音箱线位置，在龙骨阶段预留。",
        en: "Note sockets and loudspeaker cables, and leave room for them while setting the battens.",
        ar: "تُحدَّد مواضع المقابس وكابلات السماعات ويُترك لها مكان عند تركيب العوارض.",
      },
      {
        zh: "龙骨与墙体之间垫薄毡条，防止大音量时共振异响。",
        en: "Put a thin felt strip between batten and wall, against rattle at high levels.",
        ar: "يوضع شريط لبّاد رقيق بين العارضة والجدار منعًا للطقطقة عند المستويات العالية.",
      },
      {
        zh: "空腔内铺 30 mm 玻璃棉。",
        en: "Line the cavity with 30 mm glass wool.",
        ar: "يُبطَّن الفراغ بصوف زجاجي 30 مم.",
      },
      {
        zh: "从视线最集中的一角起装，末端裁条放在幕布或书柜后面。",
        en: "Start in the corner most looked at, and let the cut plank end behind a screen or bookcase.",
        ar: "يُبدأ من الركن الأظهر للعين، ويُترك اللوح المقصوص خلف شاشة أو مكتبة.",
      },
    ],
    mountings: [
      {
        id: "battens-40",
        kind: "battens",
        buildUp: {
          zh: "墙体，40 mm 龙骨空腔（无棉），16 mm 槽木板 13/3 M",
          en: "Wall, 40 mm battens with empty cavity, 16 mm grooved board 13/3 M",
          ar: "جدار، عوارض 40 مم بفراغ خالٍ، لوح محزّز 13/3 M بسماكة 16 مم",
        },
        depth: 56,
      },
      {
        id: "battens-40-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，40 mm 龙骨空腔内含 30 mm 玻璃棉，16 mm 槽木板 13/3 M",
          en: "Wall, 40 mm battens with 30 mm glass wool, 16 mm grooved board 13/3 M",
          ar: "جدار، عوارض 40 مم مع صوف زجاجي 30 مم، لوح محزّز 13/3 M بسماكة 16 مم",
        },
        depth: 56,
      },
      {
        id: "cavity-90-wool-30",
        kind: "battens-wool",
        buildUp: {
          zh: "墙体，90 mm 空腔内含 30 mm 玻璃棉，16 mm 槽木板 13/3 M",
          en: "Wall, 90 mm cavity with 30 mm glass wool, 16 mm grooved board 13/3 M",
          ar: "جدار، فراغ 90 مم مع صوف زجاجي 30 مم، لوح محزّز 13/3 M بسماكة 16 مم",
        },
        depth: 106,
      },
    ],
    fire: standardCore,
    packing: {
      piecesPerCarton: 6,
      carton: { width: 210, height: 2450, depth: 110 },
      grossWeight: 32,
      squareMetresPerPallet: 110.592,
    },
    minimumOrder: {
      zh: "30 m²（约 11 箱），阻燃芯 80 m²",
      en: "30 m² (about 11 cartons); 80 m² with the flame-retardant core",
      ar: "30 م² (نحو 11 كرتونة)، و80 م² مع اللبّ المقاوم للهب",
    },
    price: { from: 44, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 20, to: 30 },
    hsHeading: "4411",
    related: ["grooved-walnut-28-4", "grooved-oak-14-2", "slat-walnut", "corner-profile"],
    seo: {
      title: {
        zh: "胡桃木槽木吸音板 13/3，影音室与书房",
        en: "Grooved walnut panel 13/3 for listening rooms",
        ar: "لوح جوز محزّز 13/3 لغرف الاستماع والمكاتب المنزلية",
      },
      description: {
        zh: "13 mm 面、3 mm 槽的胡桃木槽木板，M 型背孔，16 mm 循环。含低频提示、芯材与燃烧性能说明、三种安装做法。",
        en: "Walnut board with 13 mm faces, 3 mm grooves and perforation M on a 16 mm repeat. A word on bass, core and fire, and three build-ups.",
        ar: "لوح جوز بأوجه 13 مم وحزوز 3 مم وتثقيب M على وحدة 16 مم، مع ملاحظة عن الترددات المنخفضة واللبّ والحريق وثلاثة تركيبات.",
      },
      keywords: {
        zh: "胡桃木吸音板，家庭影院墙面，13/3 槽木，听音室",
        en: "grooved walnut, home cinema wall, listening room panelling, 13/3",
        ar: "جوز محزّز، جدار سينما منزلية، غرفة استماع، لوح 13/3",
      },
    },
  },
];
