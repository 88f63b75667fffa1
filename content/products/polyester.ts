import type { BuildUpLayer } from "#domain/acoustics/build-up.ts";
import type { FinishContent, ProductContent } from "#domain/catalogue/product-content.ts";
import { comparableTo, fibreMats, mineralBoardOverCavity } from "../literature.ts";

/** Pressed felt of about 190 kg/m³. */
const felt = (thickness: number): BuildUpLayer => ({ kind: "felt", thickness });
const air = (thickness: number): BuildUpLayer => ({ kind: "air", thickness });
const wool = (thickness: number): BuildUpLayer => ({ kind: "wool", thickness });

const ivory: FinishContent = {
  id: "ivory",
  name: { zh: "象牙白", en: "Ivory", ar: "عاجي" },
  colour: "#efe9dc",
};
const sand: FinishContent = {
  id: "sand",
  name: { zh: "沙色", en: "Sand", ar: "رملي" },
  colour: "#cbb89d",
};
const ochre: FinishContent = {
  id: "ochre",
  name: { zh: "赭黄", en: "Ochre", ar: "مغرة" },
  colour: "#c8952f",
};
const terracotta: FinishContent = {
  id: "terracotta",
  name: { zh: "陶土", en: "Terracotta", ar: "طيني" },
  colour: "#b5654a",
};
const rose: FinishContent = {
  id: "rose",
  name: { zh: "灰玫瑰", en: "Dusty rose", ar: "وردي مغبرّ" },
  colour: "#c99a94",
};
const rust: FinishContent = {
  id: "rust",
  name: { zh: "锈红", en: "Rust", ar: "صدئ" },
  colour: "#8f4630",
};
const sage: FinishContent = {
  id: "sage",
  name: { zh: "灰绿", en: "Sage", ar: "أخضر هادئ" },
  colour: "#8fa58f",
};
const moss: FinishContent = {
  id: "moss",
  name: { zh: "墨绿", en: "Moss", ar: "طحلبي" },
  colour: "#2f4a3c",
};
const mist: FinishContent = {
  id: "mist",
  name: { zh: "雾蓝", en: "Mist blue", ar: "أزرق ضبابي" },
  colour: "#7c8fa0",
};
const navy: FinishContent = {
  id: "navy",
  name: { zh: "藏蓝", en: "Navy", ar: "كحلي" },
  colour: "#2b3a55",
};
const lightGrey: FinishContent = {
  id: "light-grey",
  name: { zh: "浅灰", en: "Light grey", ar: "رمادي فاتح" },
  colour: "#bdbab4",
};
const feltGrey: FinishContent = {
  id: "felt-grey",
  name: { zh: "毡灰", en: "Felt grey", ar: "رمادي لبّادي" },
  colour: "#6f6a64",
};
const charcoal: FinishContent = {
  id: "charcoal",
  name: { zh: "炭灰", en: "Charcoal", ar: "فحمي" },
  colour: "#3a3a3b",
};
const black: FinishContent = {
  id: "black",
  name: { zh: "黑色", en: "Black", ar: "أسود" },
  colour: "#1f1f20",
};

export const polyesterProducts: ProductContent[] = [
  {
    id: "pet-flat-9",
    code: "TH-PF-09",
    classId: "polyester",
    material: "polyester",
    title: {
      zh: "聚酯纤维吸音板 9 mm",
      en: "Polyester felt board, 9 mm",
      ar: "لوح لبّاد بوليستر 9 مم",
    },
    summary: {
      zh: "最薄、最轻的一款，整板上墙、包门、做钉板。主要改善说话声里的高频刺耳感。",
      en: "The thinnest and lightest board, for lining walls, doors and pinboards. It takes the edge off the high frequencies of speech.",
      ar: "أرقّ الألواح وأخفّها، لتكسية الجدران والأبواب ولوحات التعليق. يخفّف حدّة الترددات العالية في الكلام.",
    },
    description: {
      zh: `<p>9 mm 板适合“顺手就能改”的场合：茶水间的一面墙、走廊转角、工位背后的钉板。美工刀三刀裁断，双面胶或点胶就能固定，撤场时也容易取下。</p>
<p>先说清它做不到什么。薄板紧贴硬墙，只有波长较短的声音才会在它里面损耗，所以 250 Hz 以下几乎没有作用。市面上有把 9–12 mm 板标成 NRC 0.75 以上的，多半是带空腔测的；贴墙使用时不要按那个数算。</p>
<h3>本页的数字</h3>
<p>四种做法都画出由板厚<strong>计算</strong>的曲线，毡的流阻率为假设值，附误差范围。直贴一栏另引 Vorländer《Auralization》中“多孔柔性纤维网毡”一行作<strong>可比构造</strong>：来源没有说厚度和安装方式。都不是本产品的检测，因此不给 NRC。可为项目构造安排实验室报告。</p>
<h3>什么时候换厚一点</h3>
<ul><li>房间以人声会议为主：看 <a href="/productdetail/pet-flat-12.html">12 mm</a>，手感更挺。</li><li>要求低到 250 Hz：看 <a href="/productdetail/pet-flat-24.html">24 mm</a> 加空腔。</li></ul>`,
      en: `<p>The 9 mm board is for changes made in an afternoon: one wall of a tea kitchen, the corner of a corridor, a pinboard behind a desk. Three strokes of a knife cut it, tape or dabs of adhesive hold it, and it comes off again when the tenant leaves.</p>
<p>First, what it does not do. In a thin board tight against a hard wall only short wavelengths lose energy, so below 250 Hz it does next to nothing. Boards of 9 to 12 mm are sold with an NRC of 0.75 and more; most likely they were tested with a void behind. Do not count on such a figure for a board glued to the wall.</p>
<h3>The numbers on this page</h3>
<p>All four mountings show a curve <strong>calculated</strong> from the thickness of the board; the flow resistivity of the felt is assumed, and the margin of error is drawn. Direct fixing also quotes the row for porous, flexible fibre mats in Vorländer's <em>Auralization</em> as a <strong>comparable construction</strong>, though the table states neither thickness nor mounting. None of it is a test of this board, so there is no NRC. A laboratory report for the project's build-up can be arranged.</p>
<h3>When to go thicker</h3>
<ul><li>Rooms for talk: <a href="/productdetail/pet-flat-12.html">12 mm</a>, which is also stiffer in the hand.</li><li>A demand down to 250 Hz: <a href="/productdetail/pet-flat-24.html">24 mm</a> with a void.</li></ul>`,
      ar: `<p>لوح 9 مم للتعديلات السريعة التي تُنجز في نصف يوم: جدار في ركن القهوة، أو زاوية ممر، أو لوحة دبابيس خلف المكتب. تكفيه ثلاث جرّات بالسكين ويُثبّت بشريط لاصق أو نقاط لاصق، ويُنزع بسهولة عند إخلاء المكان.</p>
<p>ونبدأ بما لا يفعله: في لوح رقيق ملتصق بجدار صلب لا تفقد طاقتها إلا الموجات القصيرة، فلا يكاد يعمل دون 250 هرتز. وتُباع ألواح 9–12 مم بقيمة NRC تبلغ 0.75 فأكثر، والأرجح أنها اختُبرت بفراغ خلفها؛ فلا تعتمد هذه القيمة للوح ملصق بالجدار.</p>
<h3>أرقام هذه الصفحة</h3>
<p>لطرق التركيب الأربع منحنى <strong>محسوب</strong> من سماكة اللوح، ومقاومية اللبّاد للتدفق مفترضة، وهامش الخطأ مرسوم. ويستشهد التثبيت المباشر كذلك ببند حصائر الألياف المسامية المرنة من كتاب Vorländer المعنون <em>Auralization</em> <strong>تركيبةً مشابهة</strong>، ولا يذكر الجدول السماكة ولا طريقة التركيب. وليس شيء منها اختبارًا لهذا اللوح، فلا NRC. ويمكن ترتيب تقرير مختبري لتركيبة الطبقات في المشروع.</p>
<h3>متى تُختار سماكة أكبر</h3>
<ul><li>لغرف الحديث: <a href="/productdetail/pet-flat-12.html">12 مم</a>، وهو أصلب في اليد أيضًا.</li><li>لمتطلّب يصل إلى 250 هرتز: <a href="/productdetail/pet-flat-24.html">24 مم</a> مع فراغ.</li></ul>`,
    },
    pictures: ["finish-pet-flat-9-ivory", "product-pet-flat-9-1"],
    finishes: [
      ivory,
      sand,
      ochre,
      terracotta,
      rose,
      rust,
      sage,
      moss,
      mist,
      navy,
      lightGrey,
      feltGrey,
      charcoal,
      black,
    ],
    sizes: [
      { width: 1220, height: 2440, depth: 9 },
      { width: 600, height: 1200, depth: 9 },
      { width: 600, height: 600, depth: 9 },
    ],
    weight: { value: 1.8, per: "m2" },
    core: {
      zh: "100% 聚酯纤维，针刺后热压定型，整体染色",
      en: "100% polyester fibre, needle-punched and heat-set, dyed through",
      ar: "ألياف بوليستر 100% مثقوبة بالإبر ومثبّتة بالحرارة ومصبوغة في كامل السماكة",
    },
    edge: {
      zh: "直切边；可订 45° 倒角边",
      en: "Square cut; 45° bevel to order",
      ar: "حافة مستقيمة؛ وحافة مشطوفة 45° حسب الطلب",
    },
    backing: {
      zh: "无背衬；可带背胶",
      en: "None; self-adhesive back on request",
      ar: "بلا ظهر؛ وبظهر لاصق عند الطلب",
    },
    installation: [
      {
        zh: "墙面清洁、干燥、无浮灰，旧乳胶漆先试贴 24 小时。",
        en: "The wall must be clean, dry and free of dust; on old paint make a trial for 24 hours.",
        ar: "يكون الجدار نظيفًا جافًا خاليًا من الغبار، وعلى الطلاء القديم تُجرى تجربة مدة 24 ساعة.",
      },
      {
        zh: "弹线定位，从上沿开始，每块板检查两对角线。",
        en: "Snap lines and start at the upper edge; check both diagonals of each board.",
        ar: "تُرسم خطوط التوزيع ويُبدأ من الأعلى مع فحص قطري كل لوح.",
      },
      {
        zh: "板背按 300 mm 间距打点胶，四周距边 30 mm 连续打胶。",
        en: "Dab adhesive at 300 mm on the back with a continuous bead 30 mm from the edges.",
        ar: "توضع نقاط لاصق كل 300 مم على الظهر مع خط متصل على بعد 30 مم من الحواف.",
      },
      {
        zh: "对缝压实，接缝处可用气动枪打 18 mm 细钉临时固定。",
        en: "Press joints tight; 18 mm fine pins can hold them until the adhesive sets.",
        ar: "تُضغط الوصلات جيدًا ويمكن تثبيتها مؤقتًا بدبابيس دقيقة 18 مم حتى يجفّ اللاصق.",
      },
    ],
    mountings: [
      {
        id: "direct",
        kind: "direct",
        buildUp: {
          zh: "实墙，9 mm 板满贴",
          en: "Solid wall, 9 mm board glued flat",
          ar: "جدار مصمت، لوح 9 مم ملصق مباشرة",
        },
        depth: 9,
        comparable: [
          comparableTo(fibreMats, {
            zh: "厚度与安装方式未知；本品为 9 mm 压制毡，约 200 kg/m³，满贴实墙",
            en: "Thickness and mounting unknown; ours is pressed felt of 9 mm and about 200 kg/m³, glued to a solid wall",
            ar: "السماكة وطريقة التركيب مجهولتان؛ ومنتجنا لبّاد مكبوس 9 مم بنحو 200 كغ/م³ ملصق بجدار مصمت",
          }),
        ],
        layers: [felt(9)],
      },
      {
        id: "battens-50",
        kind: "battens",
        buildUp: {
          zh: "实墙，50 mm 龙骨（中距 400 mm），空腔，9 mm 板",
          en: "Solid wall, 50 mm battens at 400 mm, empty void, 9 mm board",
          ar: "جدار مصمت، عوارض 50 مم كل 400 مم، فراغ هوائي، لوح 9 مم",
        },
        depth: 59,
        layers: [felt(9), air(50)],
      },
      {
        id: "battens-50-wool",
        kind: "battens-wool",
        buildUp: {
          zh: "实墙，50 mm 龙骨，填 50 mm 岩棉，9 mm 板",
          en: "Solid wall, 50 mm battens with 50 mm rock wool, 9 mm board",
          ar: "جدار مصمت، عوارض 50 مم بصوف صخري 50 مم، لوح 9 مم",
        },
        depth: 59,
        layers: [felt(9), wool(50)],
      },
      {
        id: "ceiling-200",
        kind: "ceiling-void",
        buildUp: {
          zh: "楼板，200 mm 空腔，9 mm 板放在 T 型龙骨上",
          en: "Slab, 200 mm void, 9 mm board laid in a T-grid",
          ar: "بلاطة السقف، فراغ 200 مم، لوح 9 مم على شبكة T",
        },
        depth: 209,
        layers: [felt(9), air(200)],
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s1,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "国内厂家对这类聚酯板标称 B1，我们的板按此设计，未经我们检测。",
            en: "Chinese makers claim B1 for polyester boards of this kind; our board is designed for it. Not tested by us.",
            ar: "يذكر المصنّعون الصينيون B1 لألواح البوليستر من هذا النوع، ولوحنا مصمَّم لها. لم نختبره.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s1,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "粘贴于矿物基层时的设计目标，无检测报告。",
            en: "Design target when glued to a mineral substrate; no report.",
            ar: "هدف تصميمي عند اللصق على سطح من مواد معدنية كالخرسانة والجصّ، بلا تقرير.",
          },
        },
      },
      {
        code: "ASTM E84",
        class: "Class A",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，无检测报告。",
            en: "Design target; no report.",
            ar: "هدف تصميمي، بلا تقرير.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 8,
      carton: { width: 1240, height: 2460, depth: 90 },
      grossWeight: 46,
      squareMetresPerPallet: 285.8,
    },
    minimumOrder: {
      zh: "每色 50 张；常备色 10 张起",
      en: "50 boards per colour; stock colours from 10",
      ar: "50 لوحًا لكل لون؛ والألوان المتوفرة من 10 ألواح",
    },
    price: { from: 7, to: 10, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 12, to: 20 },
    hsHeading: "5603",
    related: ["pet-flat-12", "pet-flat-24", "pet-hexagon"],
    seo: {
      title: {
        zh: "9 mm 聚酯纤维吸音板 1220×2440 mm",
        en: "9 mm polyester felt acoustic board, 1220 × 2440 mm",
        ar: "لوح لبّاد بوليستر 9 مم ماصّ للصوت 1220×2440 مم",
      },
      description: {
        zh: "9 mm 聚酯纤维吸音板，14 色，1.8 kg/m²；吸声为计算值并附误差，说明薄板的频率限制。",
        en: "9 mm felt board in 14 colours, 1.8 kg/m². Absorption calculated with its margin of error, and the limits of thin boards explained.",
        ar: "لوح لبّاد 9 مم بأربعة عشر لونًا ووزن 1.8 كغ/م². امتصاص محسوب مع هامش الخطأ وشرح حدود الألواح الرقيقة.",
      },
      keywords: {
        zh: "9 mm 聚酯吸音板，薄型吸音板，钉板墙，聚酯毡板",
        en: "9 mm PET board, thin acoustic board, pinboard wall, felt lining",
        ar: "لوح PET 9 مم، لوح صوتي رقيق، جدار دبابيس، تكسية لبّاد",
      },
    },
  },
  {
    id: "pet-flat-12",
    code: "TH-PF-12",
    classId: "polyester",
    material: "polyester",
    title: {
      zh: "聚酯纤维吸音板 12 mm",
      en: "Polyester felt board, 12 mm",
      ar: "لوح لبّاد بوليستر 12 مم",
    },
    summary: {
      zh: "通用厚度：够挺、可铣槽、可开异形，2.4 kg/m²。办公室、教室和培训室的墙面用料。",
      en: "The all-round thickness: stiff enough to rout and shape, 2.4 kg/m². For walls in offices, classrooms and training rooms.",
      ar: "السماكة العملية لكل غرض: صلابة تسمح بالحفر والتشكيل ووزن 2.4 كغ/م²، لجدران المكاتب والفصول وقاعات التدريب.",
    },
    description: {
      zh: `<p>很多项目最后都会落到 12 mm：比 9 mm 平整，接缝不易起翘；比 24 mm 省材料，又能上数控机切字、切弧、铣 V 槽。</p>
<h3>30 m² 能做到多少</h3>
<p>拿一间 9×7×3 m、硬地硬顶的房间试算。墙上直贴 30 m² 毡板，采用文献中一种纤维毡（厚度未说明）的系数，用赛宾公式<strong>计算</strong>（非实测），只看趋势：</p>
<table><thead><tr><th>频率</th><th>未处理</th><th>直贴 30 m²</th></tr></thead><tbody><tr><td>500 Hz</td><td>2.8 s</td><td>1.9 s</td></tr><tr><td>1000 Hz</td><td>2.9 s</td><td>1.4 s</td></tr><tr><td>2000 Hz</td><td>3.4 s</td><td>1.0 s</td></tr></tbody></table>
<p>频率越高，下降越多，房间会变“柔”，但 500 Hz 仍偏长。要把 500 Hz 一起拉下来，靠加贴面积不如留空腔；与空腔做法的计算比较见 <a href="/productdetail/pet-flat-24.html">24 mm 板</a>一页。</p>
<p>所用系数出自 Vorländer《Auralization》的纤维毡条目，不代表本产品检测值。各种做法的曲线由板厚计算，注明假设与误差；可安排实验室按项目构造检测。</p>`,
      en: `<p>Many projects end with 12 mm. It lies flatter than 9 mm and its joints do not lift; it needs less material than 24 mm and still goes on the router for lettering, curves and V-grooves.</p>
<h3>What 30 m² will do</h3>
<p>Take a room of 9 × 7 × 3 m with a hard floor and a hard ceiling, and glue 30 m² of felt to its walls. With the coefficients of a fibre mat from the literature, thickness not stated, Sabine's formula gives these <strong>calculated</strong>, not measured, reverberation times, to show the trend:</p>
<table><thead><tr><th>Frequency</th><th>Untreated</th><th>30 m² glued on</th></tr></thead><tbody><tr><td>500 Hz</td><td>2.8 s</td><td>1.9 s</td></tr><tr><td>1000 Hz</td><td>2.9 s</td><td>1.4 s</td></tr><tr><td>2000 Hz</td><td>3.4 s</td><td>1.0 s</td></tr></tbody></table>
<p>The higher the frequency, the more it drops: the room becomes softer, while 500 Hz stays long. To bring that down too, think of a void rather than of more area; the page of the <a href="/productdetail/pet-flat-24.html">24 mm board</a> has a calculated comparison.</p>
<p>The coefficients are those of the fibre mats in Vorländer's <em>Auralization</em> and no test of this board. The curves of all mountings are calculated from its thickness, with assumptions and margin stated; a laboratory report for the project's build-up can be arranged.</p>`,
      ar: `<p>تنتهي مشاريع كثيرة إلى 12 مم: أكثر استواءً من 9 مم ولا ترتفع وصلاته، وأوفر مادةً من 24 مم، ويقبل مع ذلك القصّ الآلي للحروف والأقواس والحزوز.</p>
<h3>ماذا تفعل 30 م²</h3>
<p>لنأخذ غرفة 9×7×3 م بأرضية وسقف صلبين، ونلصق على جدرانها 30 م² من اللبّاد. بمعاملات حصيرة ألياف من قيم منشورة لم تُذكر سماكتها تعطي معادلة سابين أزمنة ارتداد <strong>محسوبة</strong> لا مقيسة، لبيان الاتجاه:</p>
<table><thead><tr><th>التردد</th><th>دون معالجة</th><th>30 م² ملصقة</th></tr></thead><tbody><tr><td>500 هرتز</td><td>2.8 ث</td><td>1.9 ث</td></tr><tr><td>1000 هرتز</td><td>2.9 ث</td><td>1.4 ث</td></tr><tr><td>2000 هرتز</td><td>3.4 ث</td><td>1.0 ث</td></tr></tbody></table>
<p>كلما علا التردد زاد الانخفاض، فتصير الغرفة ألطف بينما يبقى 500 هرتز طويلًا. ولخفضه أيضًا فكّر في الفراغ قبل زيادة المساحة؛ وفي صفحة <a href="/productdetail/pet-flat-24.html">لوح 24 مم</a> مقارنة محسوبة.</p>
<p>المعاملات لحصائر الألياف في كتاب Vorländer المعنون <em>Auralization</em> وليست اختبارًا لهذا اللوح. ومنحنيات طرق التركيب كلها محسوبة من سماكته مع ذكر الفرضيات والهامش، ويمكن ترتيب تقرير مختبري لتركيبة الطبقات في المشروع.</p>`,
    },
    pictures: ["finish-pet-flat-12-ivory", "product-pet-flat-12-1", "pet-flat-1", "pet-flat-2"],
    finishes: [
      ivory,
      sand,
      ochre,
      terracotta,
      rose,
      rust,
      sage,
      moss,
      mist,
      navy,
      lightGrey,
      feltGrey,
      charcoal,
      black,
    ],
    sizes: [
      { width: 1220, height: 2440, depth: 12 },
      { width: 1220, height: 2800, depth: 12 },
      { width: 600, height: 1200, depth: 12 },
      { width: 600, height: 600, depth: 12 },
    ],
    weight: { value: 2.4, per: "m2" },
    core: {
      zh: "聚酯纤维，针刺加热粘合，表里同色",
      en: "Polyester fibre, needle-punched and thermally bonded, one colour throughout",
      ar: "ألياف بوليستر مثقوبة بالإبر ومترابطة حراريًا بلون واحد في العمق",
    },
    edge: {
      zh: "直边、45° 倒角或 6 mm 圆边",
      en: "Square, 45° bevel or 6 mm radius",
      ar: "مستقيمة أو مشطوفة 45° أو مدوّرة 6 مم",
    },
    backing: {
      zh: "无背衬；可复无纺布或背胶",
      en: "None; fleece or self-adhesive on request",
      ar: "بلا ظهر؛ ونسيج أو ظهر لاصق عند الطلب",
    },
    installation: [
      {
        zh: "核对色号与批号，同一墙面使用同一批次，纤维方向一致。",
        en: "Check colour and batch; use one batch per wall with the fibre running the same way.",
        ar: "يُراجع اللون ورقم الدفعة، وتُستعمل دفعة واحدة للجدار مع توحيد اتجاه الألياف.",
      },
      {
        zh: "用直尺与美工刀分两三刀切透，异形交由工厂数控裁切。",
        en: "Cut with a knife along a rule in two or three passes; leave shapes to our CNC cutter.",
        ar: "يُقصّ بسكين ومسطرة على مرتين أو ثلاث، وتُترك الأشكال الخاصة لآلة CNC في المصنع.",
      },
      {
        zh: "直贴：板背条形打胶，间距 250 mm；留空腔：钉在中距 600 mm 的龙骨上。",
        en: "Direct: beads of adhesive at 250 mm. With void: pin to battens at 600 mm centres.",
        ar: "للتثبيت المباشر: خطوط لاصق كل 250 مم؛ ومع الفراغ: يُثبّت على عوارض كل 600 مم.",
      },
      {
        zh: "插座位置量准后用电动刀开孔，孔边小 2 mm 卡住面板。",
        en: "Cut sockets with a power knife 2 mm tight so that the cover plate hides the edge.",
        ar: "تُفتح المقابس بسكين كهربائية بنقص 2 مم لتغطي اللوحة الحافة.",
      },
      {
        zh: "清除表面浮纤，用低吸力吸尘器即可。",
        en: "Remove loose fibre with a vacuum cleaner at low power.",
        ar: "تُزال الألياف السائبة بمكنسة على قوة منخفضة.",
      },
    ],
    mountings: [
      {
        id: "direct",
        kind: "direct",
        buildUp: {
          zh: "实墙，12 mm 板条形打胶直贴",
          en: "Solid wall, 12 mm board on beads of adhesive",
          ar: "جدار مصمت، لوح 12 مم على خطوط لاصق",
        },
        depth: 12,
        comparable: [
          comparableTo(fibreMats, {
            zh: "厚度与安装方式未知；本品为 12 mm 压制毡，约 200 kg/m³，满贴实墙",
            en: "Thickness and mounting unknown; ours is pressed felt of 12 mm and about 200 kg/m³, glued to a solid wall",
            ar: "السماكة وطريقة التركيب مجهولتان؛ ومنتجنا لبّاد مكبوس 12 مم بنحو 200 كغ/م³ ملصق بجدار مصمت",
          }),
        ],
        layers: [felt(12)],
      },
      {
        id: "battens-50",
        kind: "battens",
        buildUp: {
          zh: "实墙，50 mm 龙骨（中距 600 mm），空腔，12 mm 板",
          en: "Solid wall, 50 mm battens at 600 mm, empty void, 12 mm board",
          ar: "جدار مصمت، عوارض 50 مم كل 600 مم، فراغ هوائي، لوح 12 مم",
        },
        depth: 62,
        layers: [felt(12), air(50)],
      },
      {
        id: "battens-50-wool",
        kind: "battens-wool",
        buildUp: {
          zh: "实墙，50 mm 龙骨，满填 50 mm 岩棉，12 mm 板",
          en: "Solid wall, 50 mm battens filled with 50 mm rock wool, 12 mm board",
          ar: "جدار مصمت، عوارض 50 مم محشوّة بصوف صخري 50 مم، لوح 12 مم",
        },
        depth: 62,
        layers: [felt(12), wool(50)],
      },
      {
        id: "ceiling-200",
        kind: "ceiling-void",
        buildUp: {
          zh: "楼板，200 mm 空腔，12 mm 板用卡件固定于龙骨",
          en: "Slab, 200 mm void, 12 mm board clipped to a ceiling frame",
          ar: "بلاطة السقف، فراغ 200 مم، لوح 12 مم مثبّت بمشابك على إطار السقف",
        },
        depth: 212,
        layers: [felt(12), air(200)],
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s1,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "B1 是厂家对这类板的标称，也是本板的设计等级，未经我们检测。",
            en: "B1 is what makers claim for such boards and what this one is designed for; not tested by us.",
            ar: "B1 هي ما يذكره المصنّعون لمثل هذه الألواح وما صُمّم له هذا اللوح، ولم نختبره.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s1,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，板粘贴于矿物基层；背后留空腔须另行检测。",
            en: "Design target, board glued to a mineral substrate; a void behind is a different test.",
            ar: "هدف تصميمي للوح ملصوق على سطح من مواد معدنية كالخرسانة والجصّ، أما الفراغ خلفه فاختبار آخر.",
          },
        },
      },
      {
        code: "ASTM E84",
        class: "Class A",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，无检测报告。不同标准的等级不能互换。",
            en: "Design target; no report. Classes of different standards cannot be exchanged.",
            ar: "هدف تصميمي، بلا تقرير. ولا تُستبدل فئات معيار بفئات معيار آخر.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 6,
      carton: { width: 1240, height: 2460, depth: 90 },
      grossWeight: 46,
      squareMetresPerPallet: 214.3,
    },
    minimumOrder: {
      zh: "每色 40 张；常备色 6 张（1 箱）起",
      en: "40 boards per colour; stock colours from one carton of 6",
      ar: "40 لوحًا لكل لون؛ والألوان المتوفرة من كرتونة واحدة (6 ألواح)",
    },
    price: { from: 9, to: 13, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 12, to: 20 },
    hsHeading: "5603",
    related: ["pet-groove", "pet-flat-9", "pet-flat-24", "batten-kit"],
    seo: {
      title: {
        zh: "12 mm 聚酯纤维吸音板：办公与教室墙面",
        en: "12 mm polyester felt acoustic board for offices and classrooms",
        ar: "لوح لبّاد بوليستر 12 مم للمكاتب والفصول",
      },
      description: {
        zh: "12 mm 聚酯纤维吸音板，2.4 kg/m²，可铣槽切异形；附 30 m² 直贴的混响时间计算示例，吸声为计算值并附误差。",
        en: "12 mm felt board, 2.4 kg/m², for routing and shaping. With a calculated example of 30 m² glued on; absorption calculated with its margin of error.",
        ar: "لوح لبّاد 12 مم بوزن 2.4 كغ/م² قابل للحفر والتشكيل، مع مثال محسوب لزمن الارتداد الصوتي بمساحة 30 م² وامتصاص محسوب مع هامش الخطأ.",
      },
      keywords: {
        zh: "12 mm 聚酯纤维板，办公室吸音板，教室吸音板，聚酯板裁切",
        en: "12 mm PET felt, office acoustic board, classroom felt wall, CNC felt",
        ar: "لبّاد 12 مم، ألواح مكاتب صوتية، جدران فصول لبّاد، قصّ CNC",
      },
    },
  },
  {
    id: "pet-flat-24",
    code: "TH-PF-24",
    classId: "polyester",
    material: "polyester",
    title: {
      zh: "聚酯纤维吸音板 24 mm",
      en: "Polyester felt board, 24 mm",
      ar: "لوح لبّاد بوليستر 24 مم",
    },
    summary: {
      zh: "厚板，能自己立住。留 50 mm 空腔，吸声比直贴往低频延伸得多。",
      en: "A thick board that holds itself upright. In front of 50 mm of air its absorption reaches far lower than when glued to the wall.",
      ar: "لوح سميك يقف بذاته. وأمام فراغ 50 مم يمتد امتصاصه إلى ترددات أدنى بكثير مما لو أُلصق بالجدار.",
    },
    description: {
      zh: `<p>厚度翻倍，有两个好处：材料本身对更低的频率起作用；板够硬，跨 600 mm 龙骨不塌，可以真正把空腔用起来。</p>
<h3>空腔一侧的比较</h3>
<p>同一间 9×7×3 m 硬质房间，30 m² 墙面，赛宾公式计算，均为<strong>计算值</strong>：</p>
<table><thead><tr><th>频率</th><th>未处理</th><th>12 mm 直贴</th><th>24 mm + 50 mm 空腔</th></tr></thead><tbody><tr><td>250 Hz</td><td>2.2 s</td><td>2.0 s</td><td>1.0 s</td></tr><tr><td>500 Hz</td><td>2.8 s</td><td>1.9 s</td><td>0.9 s</td></tr><tr><td>1000 Hz</td><td>2.9 s</td><td>1.4 s</td><td>0.8 s</td></tr></tbody></table>
<p>两列都用文献系数：直贴取纤维毡条目；空腔列取 20 mm <em>矿物纤维板</em>、50 mm 空腔的条目（Vorländer《Auralization》）。它的材料和厚度都与本板不同，用来看趋势可以，用来验收不行。</p>
<p>四种做法的曲线都由板厚计算，附误差范围。我们可以替项目安排实验室检测，测什么构造就报什么构造。</p>
<p>设计上，24 mm 的切边可以直接外露，适合做有厚度感的字形、挂件和桌屏；成型件见<a href="/productdetail/pet-desk-screen.html">桌屏</a>与<a href="/productdetail/pet-baffle.html">垂片</a>。</p>`,
      en: `<p>Twice the thickness has two benefits. The material itself reaches lower, and the board is stiff enough to span battens at 600 mm without sagging, so that a void can really be used.</p>
<h3>Side by side with the void</h3>
<p>The same hard room of 9 × 7 × 3 m with 30 m² on the walls; Sabine, all figures <strong>calculated</strong>:</p>
<table><thead><tr><th>Frequency</th><th>Untreated</th><th>12 mm glued on</th><th>24 mm + 50 mm void</th></tr></thead><tbody><tr><td>250 Hz</td><td>2.2 s</td><td>2.0 s</td><td>1.0 s</td></tr><tr><td>500 Hz</td><td>2.8 s</td><td>1.9 s</td><td>0.9 s</td></tr><tr><td>1000 Hz</td><td>2.9 s</td><td>1.4 s</td><td>0.8 s</td></tr></tbody></table>
<p>Both columns use literature. Glued on: the entry for fibre mats. With the void: a 20 mm <em>mineral fibre</em> board before 50 mm of air (Vorländer, <em>Auralization</em>). Its material and thickness are not those of this board: good enough to see a trend, not to accept a job.</p>
<p>The curves of all four mountings are calculated from the thickness of the board, with their margin of error. We can arrange a laboratory test for the project; the report then speaks for the build-up that was tested.</p>
<p>For the designer: the cut edge of 24 mm can stay visible and gives letters, hangings and screens some body. For shaped pieces see the <a href="/productdetail/pet-desk-screen.html">desk screen</a> and the <a href="/productdetail/pet-baffle.html">baffle</a>.</p>`,
      ar: `<p>لمضاعفة السماكة فائدتان: المادة نفسها تبلغ ترددات أدنى، واللوح يصلب بما يكفي ليمتد بين عوارض متباعدة 600 مم دون ارتخاء، فيُستفاد من الفراغ فعلًا.</p>
<h3>مقارنة مع الفراغ</h3>
<p>الغرفة الصلبة نفسها 9×7×3 م وعلى جدرانها 30 م²، بمعادلة سابين، وكل الأرقام <strong>محسوبة</strong>:</p>
<table><thead><tr><th>التردد</th><th>دون معالجة</th><th>12 مم ملصق</th><th>24 مم + فراغ 50 مم</th></tr></thead><tbody><tr><td>250 هرتز</td><td>2.2 ث</td><td>2.0 ث</td><td>1.0 ث</td></tr><tr><td>500 هرتز</td><td>2.8 ث</td><td>1.9 ث</td><td>0.9 ث</td></tr><tr><td>1000 هرتز</td><td>2.9 ث</td><td>1.4 ث</td><td>0.8 ث</td></tr></tbody></table>
<p>العمودان من قيم منشورة: الملصق من بند حصائر الألياف، وذو الفراغ من بند لوح <em>ألياف معدنية</em> 20 مم أمام فراغ 50 مم (Vorländer, <em>Auralization</em>). وتختلف مادته وسماكته عن هذا اللوح؛ فيصلح لبيان الاتجاه لا للاستلام.</p>
<p>ومنحنيات طرق التركيب الأربع محسوبة من سماكة اللوح مع هامش الخطأ. ويمكننا ترتيب اختبار مختبري للمشروع، فيتحدث التقرير عن التركيبة التي اختُبرت.</p>
<p>وللمصمّم: حافة القطع بسماكة 24 مم تبقى ظاهرة وتمنح الحروف والمعلّقات والحواجز جسمًا. وللقطع المشكّلة انظر <a href="/productdetail/pet-desk-screen.html">حاجز المكتب</a> و<a href="/productdetail/pet-baffle.html">اللوح المعلّق</a>.</p>`,
    },
    pictures: ["finish-pet-flat-24-ivory", "product-pet-flat-24-1"],
    finishes: [
      ivory,
      sand,
      ochre,
      terracotta,
      rust,
      sage,
      moss,
      mist,
      navy,
      lightGrey,
      feltGrey,
      charcoal,
    ],
    sizes: [
      { width: 1220, height: 2440, depth: 24 },
      { width: 1200, height: 1200, depth: 24 },
      { width: 600, height: 1200, depth: 24 },
    ],
    weight: { value: 4.3, per: "m2" },
    core: {
      zh: "聚酯纤维，多层热压复合为 24 mm 整板",
      en: "Polyester fibre, several layers heat-pressed into one 24 mm board",
      ar: "ألياف بوليستر بطبقات مكبوسة حراريًا في لوح واحد 24 مم",
    },
    edge: {
      zh: "直切外露边；可倒 45° 或铣半圆",
      en: "Square exposed edge; 45° bevel or half-round to order",
      ar: "حافة مستقيمة ظاهرة؛ ومشطوفة 45° أو نصف دائرية حسب الطلب",
    },
    backing: { zh: "无背衬", en: "None", ar: "بلا ظهر" },
    installation: [
      {
        zh: "先决定是否留空腔：这一步比颜色更影响效果。",
        en: "Decide first whether there will be a void; it matters more than the colour.",
        ar: "يُقرَّر أولًا وجود الفراغ من عدمه، فهو أهم من اللون.",
      },
      {
        zh: "安装 50 mm 龙骨，中距 600 mm，周边封闭，避免空腔漏风。",
        en: "Set 50 mm battens at 600 mm and close the perimeter so that no draught runs behind.",
        ar: "تُركّب عوارض 50 مم كل 600 مم مع إغلاق المحيط منعًا لتيار الهواء.",
      },
      {
        zh: "板边落在龙骨中线，用 40 mm 直钉斜向入钉，钉头埋入毡面。",
        en: "Land the edges on the centre of a batten and drive 40 mm pins at an angle, heads buried in the felt.",
        ar: "تقع الحواف على محور العارضة وتُدفع مسامير 40 مم مائلةً حتى تغوص رؤوسها في اللبّاد.",
      },
      {
        zh: "大于 2.4 m 的高度，在水平接缝后加横撑。",
        en: "Above 2.4 m put a cross batten behind horizontal joints.",
        ar: "فوق 2.4 م توضع عارضة عرضية خلف الوصلات الأفقية.",
      },
      {
        zh: "裁切用振动刀或热线，手刀需多次走刀。",
        en: "Cut with an oscillating knife or hot wire; by hand it takes several passes.",
        ar: "يُقصّ بسكين ترددية أو بسلك ساخن، واليدوي يحتاج عدة مرات.",
      },
    ],
    mountings: [
      {
        id: "direct",
        kind: "direct",
        buildUp: {
          zh: "实墙，24 mm 板直贴",
          en: "Solid wall, 24 mm board fixed flat",
          ar: "جدار مصمت، لوح 24 مم مباشرة",
        },
        depth: 24,
        layers: [felt(24)],
      },
      {
        id: "battens-50",
        kind: "battens",
        buildUp: {
          zh: "实墙，50 mm 龙骨（中距 600 mm），周边封闭的空腔，24 mm 板",
          en: "Solid wall, 50 mm battens at 600 mm, void closed at the perimeter, 24 mm board",
          ar: "جدار مصمت، عوارض 50 مم كل 600 مم، فراغ مغلق المحيط، لوح 24 مم",
        },
        depth: 74,
        comparable: [
          comparableTo(mineralBoardOverCavity, {
            zh: "矿物纤维而非聚酯；20 mm 而非 24 mm；空腔同为 50 mm",
            en: "Mineral fibre instead of polyester, 20 mm instead of 24 mm; the cavity of 50 mm is alike",
            ar: "ألياف معدنية بدل البوليستر، و20 مم بدل 24 مم؛ والفراغ 50 مم مماثل",
          }),
        ],
        layers: [felt(24), air(50)],
      },
      {
        id: "battens-50-wool",
        kind: "battens-wool",
        buildUp: {
          zh: "实墙，50 mm 龙骨，满填岩棉，24 mm 板",
          en: "Solid wall, 50 mm battens filled with rock wool, 24 mm board",
          ar: "جدار مصمت، عوارض 50 مم محشوّة بالصوف الصخري، لوح 24 مم",
        },
        depth: 74,
        layers: [felt(24), wool(50)],
      },
      {
        id: "ceiling-200",
        kind: "ceiling-void",
        buildUp: {
          zh: "楼板，200 mm 空腔，24 mm 板平铺于龙骨",
          en: "Slab, 200 mm void, 24 mm board laid flat on the ceiling frame",
          ar: "بلاطة السقف، فراغ 200 مم، لوح 24 مم ممدود على إطار السقف",
        },
        depth: 224,
        layers: [felt(24), air(200)],
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "国内厂家对聚酯板标称 B1，也是我们的设计等级。24 mm 须单独检测。",
            en: "B1 is claimed by Chinese makers for polyester boards; design class of ours. At 24 mm the result must be tested on its own.",
            ar: "يذكر المصنّعون الصينيون B1 لألواح البوليستر، وهي فئة تصميم لوحنا. وعند 24 مم يلزم اختبار مستقلّ.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "背后留空腔时的设计目标，无检测报告。",
            en: "Design target with a void behind; no report.",
            ar: "هدف تصميمي مع فراغ خلف اللوح، بلا تقرير.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 3,
      carton: { width: 1240, height: 2460, depth: 90 },
      grossWeight: 41,
      squareMetresPerPallet: 107.2,
    },
    minimumOrder: { zh: "每色 30 张", en: "30 boards per colour", ar: "30 لوحًا لكل لون" },
    price: { from: 17, to: 23, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 15, to: 25 },
    hsHeading: "5603",
    related: ["pet-flat-12", "pet-baffle", "pet-desk-screen", "batten-kit"],
    seo: {
      title: {
        zh: "24 mm 聚酯纤维吸音板：厚板与 50 mm 空腔",
        en: "24 mm polyester felt board over a 50 mm void",
        ar: "لوح لبّاد بوليستر 24 مم أمام فراغ 50 مم",
      },
      description: {
        zh: "24 mm 聚酯纤维吸音板，4.3 kg/m²；附留 50 mm 空腔与直贴的计算比较，曲线为计算值，可比构造另行标明。",
        en: "24 mm felt board, 4.3 kg/m², with a calculated comparison of void and direct fixing. Curves calculated, a comparable construction marked apart.",
        ar: "لوح لبّاد 24 مم بوزن 4.3 كغ/م² مع مقارنة محسوبة بين الفراغ والتثبيت المباشر، ومنحنيات محسوبة وتركيبة مشابهة مبيَّنة على حدة.",
      },
      keywords: {
        zh: "24 mm 聚酯板，厚吸音板，空腔吸声，聚酯纤维厚板",
        en: "24 mm PET board, thick acoustic felt, void absorber, stiff felt panel",
        ar: "لبّاد 24 مم، لوح صوتي سميك، ماصّ بفراغ، لبّاد صلب",
      },
    },
  },
  {
    id: "pet-groove",
    code: "TH-PF-GRV",
    classId: "polyester",
    material: "polyester",
    title: { zh: "V 槽聚酯纤维吸音板", en: "V-groove felt panel", ar: "لوح لبّاد محزّز بشكل V" },
    summary: {
      zh: "12 mm 毡板铣出竖向 V 槽，拼缝藏在槽里，整面墙看不到接头。",
      en: "12 mm felt with upright V-grooves. The joints sit inside a groove, so a whole wall shows none.",
      ar: "لبّاد 12 مم بحزوز V رأسية، تختبئ الوصلات في الحزّ فلا تظهر على جدار كامل.",
    },
    description: {
      zh: `<p>平板毡墙最难看的地方是接缝。V 槽板把板边做成半个槽，两块一对，接缝就成了又一道槽，线条连续地从墙角走到墙角。</p>
<h3>三种槽距</h3>
<ul><li><strong>50 mm</strong>：密，近看有布纹感，适合琴房与书房。</li><li><strong>75 mm</strong>：最常用，远近都清楚。</li><li><strong>100 mm</strong>：疏朗，适合 3 m 以上的高墙。</li></ul>
<p>板宽 1200 mm，可被三种槽距整除，中途换槽距也对得上缝。槽深 5 mm，底部仍保留 7 mm 毡。也可以一半平板、一半 V 槽，做出深浅。</p>
<p>刻槽是为了好看。它对吸声的影响没有检测，我们的计算模型也只适用于平板，所以这里不画曲线；未开槽的同厚板见<a href="/productdetail/pet-flat-12.html">12 mm 平板</a>。如项目需要，可安排实验室按实际槽距和构造出报告。</p>
<p>深色在侧光下槽影更清楚，浅色更柔。琴房中常把它放在<a href="/productdetail/slat-oak.html">橡木格栅</a>旁，一软一硬。</p>`,
      en: `<p>The weak spot of a plain felt wall is the joint. Here each edge is cut to half a groove; two boards make a whole one, and the joint becomes one more line running from corner to corner.</p>
<h3>Three spacings</h3>
<ul><li><strong>50 mm</strong>: close, with the feel of cloth from near by; for piano rooms and studies.</li><li><strong>75 mm</strong>: clear from near and far.</li><li><strong>100 mm</strong>: calm, for walls above 3 m.</li></ul>
<p>The board is 1200 mm wide and all three divide it, so the spacing may change along a wall and still meet at the joint. The groove is 5 mm deep and leaves 7 mm of felt. Plain and grooved boards can also be mixed.</p>
<p>The groove is there for the eye. Nobody has tested what it does to absorption, and our model knows flat boards only, so no curve is drawn here; the plain board of this thickness is the <a href="/productdetail/pet-flat-12.html">12 mm board</a>. A laboratory report with the real spacing and build-up can be arranged.</p>
<p>Dark colours draw the groove sharper in side light, pale ones softer. In piano rooms it is often set beside <a href="/productdetail/slat-oak.html">oak slats</a>, one soft and one firm.</p>`,
      ar: `<p>أضعف ما في جدار اللبّاد الأملس وصلاته. هنا تُقصّ كل حافة نصف حزّ، فإذا التقى لوحان اكتمل حزّ وصارت الوصلة خطًا آخر يمتد من زاوية إلى زاوية.</p>
<h3>ثلاثة تباعدات</h3>
<ul><li><strong>50 مم</strong>: كثيف يشبه النسيج من قرب، لغرف البيانو والمكتبات.</li><li><strong>75 مم</strong>: واضح من قرب ومن بعد.</li><li><strong>100 مم</strong>: هادئ للجدران فوق 3 م.</li></ul>
<p>عرض اللوح 1200 مم ويقبل القسمة على التباعدات الثلاثة، فيمكن تغيير التباعد على امتداد الجدار وتبقى الوصلات متطابقة. عمق الحزّ 5 مم ويبقى تحته 7 مم من اللبّاد. كما يمكن مزج الأملس بالمحزّز.</p>
<p>الحزّ للعين. ولم يُختبر أثره في الامتصاص، ونموذج حسابنا للألواح المستوية فقط، فلا منحنى هنا؛ واللوح الأملس بالسماكة نفسها هو <a href="/productdetail/pet-flat-12.html">لوح 12 مم</a>. ويمكن ترتيب تقرير مختبري بالتباعد وتركيبة الطبقات الفعليين.</p>
<p>الألوان الداكنة ترسم الحزّ أوضح تحت ضوء جانبي، والفاتحة ألطف. وكثيرًا ما يوضع في غرف البيانو بجوار <a href="/productdetail/slat-oak.html">شرائح البلوط</a>، ليّن بجانب صلب.</p>`,
    },
    pictures: ["finish-pet-groove-ivory", "pet-groove-1", "pet-groove-2"],
    finishes: [ivory, sand, ochre, terracotta, sage, moss, mist, navy, lightGrey, charcoal],
    sizes: [
      { width: 1200, height: 2400, depth: 12 },
      { width: 1200, height: 2700, depth: 12 },
      { width: 600, height: 2400, depth: 12 },
    ],
    weight: { value: 2.3, per: "m2" },
    core: {
      zh: "12 mm 聚酯纤维板，数控铣 V 槽（深 5 mm）",
      en: "12 mm polyester board, V-grooves cut 5 mm deep by CNC",
      ar: "لوح بوليستر 12 مم بحزوز V عمقها 5 مم محفورة بآلة CNC",
    },
    edge: {
      zh: "长边为半槽，短边直切",
      en: "Half a groove on the long sides, square on the short",
      ar: "نصف حزّ على الجانبين الطويلين وحافة مستقيمة على القصيرين",
    },
    backing: {
      zh: "无背衬；可复无纺布增强",
      en: "None; fleece reinforcement on request",
      ar: "بلا ظهر؛ وتقوية بنسيج عند الطلب",
    },
    installation: [
      {
        zh: "量墙宽，算出两端收口槽，避免窄于半个槽距。",
        en: "Measure the wall and work out the end boards so that neither is narrower than half a spacing.",
        ar: "يُقاس الجدار وتُحسب الألواح الطرفية كي لا يقلّ أيّها عن نصف التباعد.",
      },
      {
        zh: "弹出垂直线，板的第一道槽与线重合。",
        en: "Snap a plumb line and lay the first groove on it.",
        ar: "يُرسم خط شاقولي ويُطابق معه الحزّ الأول.",
      },
      {
        zh: "板背按槽位之间打胶，避免胶从槽底渗出。",
        en: "Put adhesive behind the ridges, not behind the grooves, so that it cannot show through.",
        ar: "يوضع اللاصق خلف الأجزاء البارزة لا خلف الحزوز حتى لا يظهر.",
      },
      {
        zh: "两块对缝时用 75 mm 木块轻拍，检查槽宽一致。",
        en: "Tap two boards together with a wooden block and check that the groove at the joint is as wide as the others.",
        ar: "يُطرق اللوحان برفق بقطعة خشب ويُتأكد من أن حزّ الوصلة بعرض البقية.",
      },
      {
        zh: "转角处沿槽内折弯，无需另切。",
        en: "At an inside corner fold along a groove instead of cutting.",
        ar: "عند الزاوية الداخلية يُثنى اللوح على أحد الحزوز دون قصّ.",
      },
    ],
    mountings: [
      {
        id: "direct",
        kind: "direct",
        buildUp: {
          zh: "实墙，12 mm V 槽板直贴",
          en: "Solid wall, 12 mm grooved board glued on",
          ar: "جدار مصمت، لوح محزّز 12 مم ملصق",
        },
        depth: 12,
      },
      {
        id: "battens-50",
        kind: "battens",
        buildUp: {
          zh: "实墙，50 mm 龙骨，空腔，12 mm V 槽板",
          en: "Solid wall, 50 mm battens, empty void, 12 mm grooved board",
          ar: "جدار مصمت، عوارض 50 مم، فراغ هوائي، لوح محزّز 12 مم",
        },
        depth: 62,
      },
      {
        id: "battens-50-wool",
        kind: "battens-wool",
        buildUp: {
          zh: "实墙，50 mm 龙骨，填岩棉，12 mm V 槽板",
          en: "Solid wall, 50 mm battens with rock wool, 12 mm grooved board",
          ar: "جدار مصمت، عوارض 50 مم مع صوف صخري، لوح محزّز 12 مم",
        },
        depth: 62,
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s1,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "板材的设计等级，依厂家对聚酯的标称；开槽后的板我们没有检测。",
            en: "Design class of the board as claimed by makers for polyester; grooving is not covered by any test of ours.",
            ar: "فئة تصميم اللوح كما يذكرها المصنّعون للبوليستر، ولا يشمل أي اختبار لنا الحزوز.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s1,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，无检测报告。",
            en: "Design target; no report.",
            ar: "هدف تصميمي، بلا تقرير.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 6,
      carton: { width: 1220, height: 2420, depth: 90 },
      grossWeight: 42.5,
      squareMetresPerPallet: 207.4,
    },
    minimumOrder: {
      zh: "100 m²，同一槽距同一颜色",
      en: "100 m² of one colour and spacing",
      ar: "100 م² بلون وتباعد واحدين",
    },
    price: { from: 13, to: 18, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 15, to: 25 },
    hsHeading: "5603",
    related: ["pet-flat-12", "pet-hexagon", "slat-oak"],
    seo: {
      title: {
        zh: "V 槽聚酯纤维吸音板：隐缝毡墙",
        en: "V-groove felt wall panel with hidden joints",
        ar: "لوح لبّاد محزّز بوصلات مخفية",
      },
      description: {
        zh: "12 mm V 槽聚酯吸音板，槽距 50、75、100 mm，半槽对拼，接缝隐藏在槽内；十种颜色，三种安装做法。",
        en: "12 mm grooved felt at 50, 75 or 100 mm spacing with half grooves at the edges, so that a wall shows no joint. Ten colours, three mountings.",
        ar: "لبّاد محزّز 12 مم بتباعد 50 أو 75 أو 100 مم ونصف حزّ عند الحواف فلا تظهر وصلة. عشرة ألوان وثلاث طرق تركيب.",
      },
      keywords: {
        zh: "V 槽吸音板，聚酯雕槽板，隐缝吸音墙，琴房吸音",
        en: "V-groove felt, grooved PET panel, seamless felt wall, piano room panel",
        ar: "لبّاد محزّز، ألواح PET محزّزة، جدار لبّاد بلا وصلات، غرفة بيانو",
      },
    },
  },
  {
    id: "pet-hexagon",
    code: "TH-PF-HEX",
    classId: "polyester",
    material: "polyester",
    title: { zh: "六边形聚酯毡砖", en: "Hexagonal felt tile", ar: "بلاطة لبّاد سداسية" },
    summary: {
      zh: "边长 150 mm 的六边形毡砖，9、12、24 mm 三种厚度可混用，约 17 片一平方米。",
      en: "Hexagons with 150 mm sides in 9, 12 and 24 mm, to mix freely. About 17 to the square metre.",
      ar: "سداسيات بضلع 150 مم وبسماكات 9 و12 و24 مم تُمزج بحرية، ونحو 17 قطعة للمتر المربع.",
    },
    description: {
      zh: `<p>六边形的好处是没有“必须铺满”的压力：三十片能聚成一簇，也能铺满一面墙，还能沿着楼梯往上走。数量不够时随时补，颜色也不必一次定死。</p>
<h3>排布</h3>
<p>每片面积约 0.0585 m²，一平方米约 17 片。厚度混用时建议 24 mm 占两成，放在视线高度附近，其余用 12 mm 和 9 mm，高低差会在侧光里留下影子。边缘倒角 45°，相邻两片之间形成一道细槽，误差不显眼。</p>
<h3>能吸多少</h3>
<p>同样面积的薄毡，拼成六边形不会多吸多少。页面的曲线由毡厚计算，只算正面面积，倒角边不计，附误差范围；不是检测结果。要写进验收的项目，可安排实验室按您的排布检测。</p>
<p>经验：先用纸片 1:1 贴在墙上看三天，再下单。我们也可以按照墙面尺寸出<a href="/aboutUs/lianxi.html">排布图与片数</a>。</p>`,
      en: `<p>Hexagons never insist on filling a wall. Thirty make a cluster, three hundred a surface, and they can climb beside a staircase. More can be added later and the colours need not be settled on day one.</p>
<h3>Layout</h3>
<p>A tile covers about 0.0585 m², roughly 17 to the square metre. When thicknesses are mixed, let 24 mm make up a fifth, near eye level, with 12 and 9 mm around it; in side light the steps cast shadows. Edges are bevelled at 45°, which forms a fine groove between neighbours and forgives small errors.</p>
<h3>How much it absorbs</h3>
<p>The same area of thin felt does not absorb more for being cut into hexagons. The curves are calculated from the thickness of the felt, counting the face only and not the bevelled edges, with their margin of error; they are no test result. For figures to sign against, a laboratory can test your pattern; we arrange it.</p>
<p>A tip from practice: tape paper hexagons to the wall at full size and live with them for three days. We can draw the <a href="/aboutUs/lianxi.html">pattern with its count</a> from your wall dimensions.</p>`,
      ar: `<p>السداسيات لا تُلزمك بملء الجدار: ثلاثون قطعة تصنع مجموعة، وثلاثمئة تغطّي سطحًا، ويمكن أن تصعد بمحاذاة الدرج. وتُضاف قطع لاحقًا ولا يلزم حسم الألوان من اليوم الأول.</p>
<h3>التوزيع</h3>
<p>مساحة القطعة نحو 0.0585 م²، أي قرابة 17 قطعة للمتر المربع. وعند مزج السماكات اجعل 24 مم خُمس العدد قرب مستوى النظر وحوله 12 و9 مم، فيلقي التدرّج ظلالًا تحت الضوء الجانبي. والحواف مشطوفة 45° فتترك بين المتجاورات حزًّا دقيقًا يغفر الفروق الصغيرة.</p>
<h3>كم يمتصّ</h3>
<p>لا تمتصّ مساحة اللبّاد الرقيق نفسها أكثر لأنها قُصّت سداسية. والمنحنيات محسوبة من سماكة اللبّاد باحتساب الوجه فقط دون الحواف المشطوفة ومع هامش الخطأ، وليست نتيجة اختبار. وللأرقام التعاقدية يمكن ترتيب اختبار توزيعك في مختبر.</p>
<p>نصيحة من الممارسة: ألصق سداسيات ورقية بالمقاس الكامل على الجدار ثلاثة أيام قبل الطلب. ويمكننا رسم <a href="/aboutUs/lianxi.html">التوزيع مع عدد القطع</a> من أبعاد جدارك.</p>`,
    },
    pictures: ["finish-pet-hexagon-ivory", "pet-hexagon-1", "pet-hexagon-2"],
    finishes: [ivory, sand, ochre, terracotta, sage, moss, mist, navy, lightGrey, charcoal],
    sizes: [
      { width: 260, height: 300, depth: 12 },
      { width: 260, height: 300, depth: 9 },
      { width: 260, height: 300, depth: 24 },
    ],
    weight: { value: 0.14, per: "piece" },
    core: {
      zh: "聚酯纤维板，数控裁切，重量按 12 mm 计",
      en: "Polyester board cut by CNC; the weight given is for 12 mm",
      ar: "لوح بوليستر مقصوص بآلة CNC، والوزن المذكور لسماكة 12 مم",
    },
    edge: { zh: "四周 45° 倒角", en: "45° bevel all round", ar: "شطف 45° على كامل المحيط" },
    backing: { zh: "自带背胶，或无胶款", en: "Self-adhesive, or plain", ar: "بظهر لاصق أو بدونه" },
    installation: [
      {
        zh: "从图案中心一片开始，先画十字线。",
        en: "Draw a cross and begin with the tile at the centre of the pattern.",
        ar: "يُرسم خطان متعامدان ويُبدأ بقطعة وسط النمط.",
      },
      {
        zh: "用酒精擦净墙面，干后再贴，背胶片需用力压 10 秒。",
        en: "Wipe the wall with alcohol, let it dry, and press each self-adhesive tile for ten seconds.",
        ar: "يُمسح الجدار بالكحول حتى يجفّ ثم تُضغط كل قطعة لاصقة عشر ثوانٍ.",
      },
      {
        zh: "围绕中心一圈一圈向外，始终贴紧上一圈的边。",
        en: "Work outwards ring by ring, always tight to the ring before.",
        ar: "يُتقدّم نحو الخارج حلقة بعد حلقة مع الالتصاق بالحلقة السابقة.",
      },
      {
        zh: "边缘不满整片处用美工刀裁，刀口朝墙角藏起。",
        en: "Trim part tiles with a knife and turn the cut edge to the corner.",
        ar: "تُقصّ القطع الطرفية بسكين وتُدار حافة القصّ نحو الزاوية.",
      },
    ],
    mountings: [
      {
        id: "direct-12",
        kind: "direct",
        buildUp: {
          zh: "实墙，12 mm 毡砖密拼满贴",
          en: "Solid wall, 12 mm tiles glued edge to edge",
          ar: "جدار مصمت، بلاط 12 مم متلاصق وملصق",
        },
        depth: 12,
        layers: [felt(12)],
      },
      {
        id: "direct-24",
        kind: "direct",
        buildUp: {
          zh: "实墙，24 mm 毡砖密拼满贴",
          en: "Solid wall, 24 mm tiles glued edge to edge",
          ar: "جدار مصمت، بلاط 24 مم متلاصق وملصق",
        },
        depth: 24,
        layers: [felt(24)],
      },
      {
        id: "board-battens-50",
        kind: "battens",
        buildUp: {
          zh: "实墙，50 mm 龙骨，9 mm 毡底板，表面粘 12 mm 毡砖",
          en: "Solid wall, 50 mm battens, 9 mm felt carrier, 12 mm tiles glued on",
          ar: "جدار مصمت، عوارض 50 مم، حامل لبّاد 9 مم، بلاط 12 مم ملصق عليه",
        },
        depth: 71,
        layers: [felt(21), air(50)],
      },
      {
        id: "board-battens-50-wool",
        kind: "battens-wool",
        buildUp: {
          zh: "实墙，50 mm 龙骨填岩棉，9 mm 毡底板，12 mm 毡砖",
          en: "Solid wall, 50 mm battens with rock wool, 9 mm felt carrier, 12 mm tiles",
          ar: "جدار مصمت، عوارض 50 مم بصوف صخري، حامل لبّاد 9 مم، بلاط 12 مم",
        },
        depth: 71,
        layers: [felt(21), wool(50)],
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s1,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "厂家对聚酯板的标称，也是本块不含胶时的设计等级，未经我们检测。",
            en: "Class makers claim for polyester boards and design class of this tile, without adhesive. Not tested by us.",
            ar: "الفئة التي يذكرها المصنّعون لألواح البوليستر وفئة تصميم هذه البلاطة من دون لاصق. لم نختبرها.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s1,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "不带背胶时的设计目标，无检测报告。",
            en: "Design target without self-adhesive back; no report.",
            ar: "هدف تصميمي من دون ظهر لاصق، بلا تقرير.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 48,
      carton: { width: 620, height: 275, depth: 310 },
      grossWeight: 7.6,
      squareMetresPerPallet: 112.2,
    },
    minimumOrder: {
      zh: "每色 96 片（2 箱），可混厚度",
      en: "96 tiles per colour (two cartons), thicknesses mixed",
      ar: "96 قطعة لكل لون (كرتونتان) مع مزج السماكات",
    },
    price: { from: 16, to: 22, currency: "USD", per: "m2", date: "2026-10-01" },
    leadTimeDays: { from: 10, to: 18 },
    related: ["pet-flat-12", "pet-groove", "pet-cloud-round"],
    seo: {
      title: {
        zh: "六边形吸音毡砖：边长 150 mm，三种厚度",
        en: "Hexagonal acoustic felt tiles, 150 mm sides, three thicknesses",
        ar: "بلاطات لبّاد سداسية بضلع 150 مم وثلاث سماكات",
      },
      description: {
        zh: "聚酯六边形毡砖，每平方米约 17 片，45° 倒角，9 / 12 / 24 mm 混用；吸声为计算值并附误差。",
        en: "Felt hexagons, about 17 to the square metre, bevelled, in 9, 12 and 24 mm. Absorption calculated with its margin of error.",
        ar: "سداسيات لبّاد بنحو 17 قطعة للمتر المربع وحواف مشطوفة وسماكات 9 و12 و24 مم، وامتصاص محسوب مع هامش الخطأ.",
      },
      keywords: {
        zh: "六边形吸音板，毡砖，自粘吸音片，教室装饰吸音",
        en: "hexagon acoustic tiles, felt hexagons, self-adhesive sound tiles, decorative absorber",
        ar: "سداسيات صوتية، بلاط لبّاد، بلاط لاصق ماصّ للصوت، ماصّ زخرفي",
      },
    },
  },
  {
    id: "pet-desk-screen",
    code: "TH-PF-DSK",
    classId: "polyester",
    material: "polyester",
    title: { zh: "聚酯毡桌面屏风", en: "Felt desk screen", ar: "حاجز مكتب من اللبّاد" },
    summary: {
      zh: "24 mm 毡屏，夹装或固定在桌沿，遮视线、吸近场语声，也能钉便签。",
      en: "A 24 mm felt screen clamped or fixed to the desk. It blocks the view, absorbs nearby speech and takes notes and pins.",
      ar: "حاجز لبّاد 24 مم يُثبّت على المكتب بمشابك أو مباشرة، يحجب النظر ويمتصّ الكلام القريب ويقبل الأوراق والدبابيس.",
    },
    description: {
      zh: `<p>桌屏先解决的是视线：对面同事的表情不再分散注意力。声学上，它吸掉一部分从桌面两侧散开的语声，但它<strong>不隔声</strong>。声音会从上方绕过去，500 mm 高的屏不能让相邻的通话听不见。</p>
<p>需要让一段对话不被旁人听到，请看<a href="/silencebooth.html">静音舱</a>；需要整个房间更静，请看顶上的垂片或云板。三件事各有各的工具。</p>
<h3>怎样评价桌屏</h3>
<p>自由放置的吸声体，不适用按墙面面积计的吸声系数，通常用每件的等效吸声面积表示。我们手上没有本款的数据，因此各种安装方式都只写构造。选定高度和排布后，可安排实验室按 ISO 354 对一组屏风检测。</p>
<h3>尺寸与五金</h3>
<ul><li>高 500 mm，长 1200、1400、1600、1800 mm。</li><li>桌夹适配 18–30 mm 台面，每件两个，另箱包装。</li><li>两端可做圆角，转角两件用磁扣连接。</li></ul>`,
      en: `<p>What a desk screen settles first is the eye: the face across the table no longer distracts. For sound, it absorbs part of the speech that spreads at desk height, but it is <strong>no sound insulation</strong>. Sound goes over the top, and a screen 500 mm high will not make the call next door inaudible.</p>
<p>If a conversation must stay private, look at the <a href="/silencebooth.html">silence booth</a>. If the whole room should be calmer, look at baffles or clouds. Three tasks, three tools.</p>
<h3>How a screen is rated</h3>
<p>A free-standing absorber is not described by a coefficient per square metre of wall but, as a rule, by the equivalent absorption area of one piece. We have no such data for this screen, so every mounting is listed as a build-up only. Once height and layout are chosen, a laboratory test of a group of screens to ISO 354 can be arranged.</p>
<h3>Sizes and hardware</h3>
<ul><li>500 mm high, 1200, 1400, 1600 and 1800 mm long.</li><li>Clamps for desktops of 18 to 30 mm, two to a screen, packed in their own box.</li><li>Ends can be rounded; two screens meet at a corner with magnetic catches.</li></ul>`,
      ar: `<p>أول ما يحلّه حاجز المكتب هو النظر: لا يشتّت وجه الزميل المقابل الانتباه. وصوتيًا يمتصّ جزءًا من الكلام المنتشر على ارتفاع المكتب، لكنه <strong>لا يعزل الصوت</strong>؛ فالصوت يمرّ من فوقه، وحاجز بارتفاع 500 مم لا يجعل المكالمة المجاورة غير مسموعة.</p>
<p>إن وجب أن تبقى المحادثة خاصة فانظر <a href="/silencebooth.html">كابينة المكالمات</a>، وإن أردت الغرفة كلها أهدأ فانظر الألواح المعلّقة أو الغيمات. ثلاث مهام وثلاث أدوات.</p>
<h3>كيف يُقيَّم الحاجز</h3>
<p>الماصّ القائم بذاته لا يوصف بمعامل لكل متر مربع من الجدار، بل عادةً بمساحة الامتصاص المكافئة للقطعة الواحدة. وليست لدينا بيانات كهذه لهذا الحاجز، فنذكر لكل طريقة تركيب طبقاتها فقط. وبعد اختيار الارتفاع والتوزيع يمكن ترتيب اختبار مختبري لمجموعة حواجز وفق ISO 354.</p>
<h3>المقاسات والتثبيت</h3>
<ul><li>ارتفاع 500 مم وطول 1200 و1400 و1600 و1800 مم.</li><li>مشابك لأسطح بسماكة 18–30 مم، اثنان لكل حاجز، في علبة مستقلة.</li><li>يمكن تدوير الأطراف، ويلتقي حاجزان عند الزاوية بمغناطيس.</li></ul>`,
    },
    pictures: ["finish-pet-desk-screen-ivory", "product-pet-desk-screen-1"],
    finishes: [ivory, sand, terracotta, rose, sage, moss, mist, lightGrey, feltGrey, charcoal],
    sizes: [
      { width: 1200, height: 500, depth: 24 },
      { width: 1400, height: 500, depth: 24 },
      { width: 1600, height: 500, depth: 24 },
      { width: 1800, height: 500, depth: 24 },
    ],
    weight: { value: 4.3, per: "m2" },
    core: {
      zh: "24 mm 聚酯纤维板",
      en: "24 mm polyester felt board",
      ar: "لوح لبّاد بوليستر 24 مم",
    },
    edge: {
      zh: "上沿半圆，下沿直切；四角可圆",
      en: "Half-round at the top, square at the foot; corners rounded on request",
      ar: "الحافة العليا نصف دائرية والسفلى مستقيمة؛ ويمكن تدوير الزوايا",
    },
    backing: {
      zh: "双面同色，无背面",
      en: "Same face on both sides",
      ar: "وجهان متماثلان بلا ظهر",
    },
    installation: [
      {
        zh: "桌面上标出两个夹位，距端头 200 mm。",
        en: "Mark the two clamp positions, 200 mm from the ends.",
        ar: "يُعلَّم موضعا المشبكين على بعد 200 مم من الطرفين.",
      },
      {
        zh: "把屏插入桌夹，先手紧，校直后再拧紧。",
        en: "Slide the screen into the clamps, tighten by hand, align, then tighten fully.",
        ar: "يُدخل الحاجز في المشبكين ويُشدّ باليد ثم يُضبط ويُشدّ تمامًا.",
      },
      {
        zh: "线缆从桌夹上的线槽走，不要压在屏下。",
        en: "Run cables through the clamps' channel, not under the screen.",
        ar: "تُمرَّر الكابلات في مجرى المشبك لا تحت الحاجز.",
      },
      {
        zh: "每半年检查一次夹具是否松动。",
        en: "Check the clamps for play twice a year.",
        ar: "تُفحص المشابك مرتين في السنة للتأكد من ثباتها.",
      },
    ],
    mountings: [
      {
        id: "desk-clamp",
        kind: "suspended",
        buildUp: {
          zh: "双面开放，用桌夹立于桌面，高出台面 500 mm",
          en: "Free on both faces, held above the desktop by clamps, 500 mm high",
          ar: "مفتوح من الوجهين، قائم على سطح المكتب بمشابك بارتفاع 500 مم",
        },
        depth: 24,
      },
      {
        id: "desk-edge",
        kind: "direct",
        buildUp: {
          zh: "后沿固定：屏背贴住桌沿立板，螺钉穿过支架",
          en: "Fixed to the rear edge of the desk, back against the upright, screws through the bracket",
          ar: "مثبّت على الحافة الخلفية للمكتب، ظهره ملاصق للوح القائم والبراغي عبر الحامل",
        },
        depth: 30,
      },
      {
        id: "hanging",
        kind: "suspended",
        buildUp: {
          zh: "顶部两根钢丝悬吊，作座位之间的分隔",
          en: "Hung on two wires as a divider between seats",
          ar: "معلّق بسلكين حاجزًا بين المقاعد",
        },
        depth: 24,
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "聚酯毡的设计等级，依厂家标称。家具可能适用其他规定，未经我们检测。",
            en: "Design class of the felt as claimed by makers for polyester. Furniture may fall under other rules; not tested by us.",
            ar: "فئة تصميم اللبّاد كما يذكرها المصنّعون للبوليستر. وقد يخضع الأثاث لقواعد أخرى. لم نختبره.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "裸板的设计目标，桌屏无检测报告。",
            en: "Design target of the bare board; no report for a screen.",
            ar: "هدف تصميمي للوح وحده، ولا تقرير للحاجز.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 6,
      carton: { width: 520, height: 1220, depth: 160 },
      grossWeight: 17,
    },
    minimumOrder: {
      zh: "20 件；标准色 6 件",
      en: "20 screens; 6 in standard colours",
      ar: "20 حاجزًا؛ و6 بالألوان القياسية",
    },
    price: { from: 28, to: 44, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 12, to: 20 },
    hsHeading: "5603",
    related: ["pet-flat-24", "booth-s", "pet-baffle"],
    seo: {
      title: {
        zh: "聚酯毡桌面屏风：吸声、遮视线、可钉",
        en: "Felt desk screen for open-plan offices",
        ar: "حاجز مكتب من اللبّاد للمكاتب المفتوحة",
      },
      description: {
        zh: "24 mm 聚酯毡桌屏，高 500 mm，长 1200–1800 mm，桌夹安装；说明它吸声但不隔声，何时应选静音舱。",
        en: "24 mm felt screen, 500 mm high and 1200 to 1800 mm long, on clamps. It absorbs but does not insulate: when to choose a booth instead.",
        ar: "حاجز لبّاد 24 مم بارتفاع 500 مم وطول 1200–1800 مم بمشابك. يمتصّ الصوت ولا يعزله، ومتى تُختار كابينة بدلًا منه.",
      },
      keywords: {
        zh: "桌面屏风，办公隔断，毡屏风，工位吸音",
        en: "desk screen, office divider, felt screen, workstation acoustics",
        ar: "حاجز مكتب، حاجز لبّاد، صوتيات محطات العمل",
      },
    },
  },
  {
    id: "pet-baffle",
    code: "TH-PC-BAF",
    classId: "ceiling",
    material: "polyester",
    title: { zh: "聚酯毡垂片", en: "Felt baffle", ar: "لوح لبّاد معلّق" },
    summary: {
      zh: "1200×300×24 mm 毡片竖向悬挂，两面都吸声，风和光从片间通过；与喷淋头的净距须由消防专业确认。",
      en: "Felt blades of 1200 × 300 × 24 mm hung upright. Both faces absorb, and air and light pass between them; the clearance to sprinkler heads is for the fire engineer to confirm.",
      ar: "ألواح لبّاد 1200×300×24 مم تُعلّق رأسيًا، يمتصّ وجهاها، ويمرّ بينها الهواء والضوء؛ أما المسافة إلى رشّاشات الحريق فيعتمدها مهندس الحريق.",
    },
    description: {
      zh: `<p>开放办公室的天花通常已被风管、桥架和喷淋占满，整面封闭吊顶既挡检修也费层高。垂片从管线之间挂下来，片与片的间隙让机电照常工作。</p>
<h3>间距怎么定</h3>
<ul><li><strong>300 mm</strong>：密排，视觉上像顶，吸声面积最大，片间会互相“遮声”，再密收益递减。</li><li><strong>600 mm</strong>：常用，机电检修方便。</li><li><strong>波浪排布</strong>：高低错落，片高 200 与 300 mm 交替。</li></ul>
<p>同一间房，垂片总面积按两面计，与贴墙毡的单面不能直接比较。实验室对这类悬挂件通常给出每件的等效吸声面积，且会随间距变化。本款没有检测数据，故只列挂法；方案定下后，可安排按实际间距的检测。</p>
<h3>画图时注意</h3>
<p>喷淋头与片顶、片侧的净距以当地消防规范为准，请由消防专业确认。垂片与灯具不要正对，以免遮光成条。用<a href="/programme/office-acoustics.html">办公声学服务</a>可把吊点图与机电图叠在一起核。</p>`,
      en: `<p>The ceiling of an open office is usually full of ducts, trays and pipes. A closed ceiling blocks maintenance and costs height; baffles hang down between the services and leave them working.</p>
<h3>Choosing the spacing</h3>
<ul><li><strong>300 mm</strong>: dense, reads as a ceiling, with the most surface; neighbours begin to shade each other, and closer brings less and less.</li><li><strong>600 mm</strong>: the usual choice, easy to service through.</li><li><strong>Waves</strong>: blades of 200 and 300 mm in turn, at staggered heights.</li></ul>
<p>The area of a baffle counts on both faces and cannot be set against felt on a wall, which has one. Laboratories usually state the equivalent absorption area of each piece, and it changes with the spacing. There is no test of this baffle, so the list shows only ways of hanging; once the layout is fixed, a test at the real spacing can be arranged.</p>
<h3>When drawing</h3>
<p>Clearances from sprinkler heads to the top and side of a blade follow the local fire regulations; let your fire engineer confirm them. Keep blades out of line with the lamps, or the light will fall in stripes. Our <a href="/programme/office-acoustics.html">office acoustics service</a> overlays the hanging plan with the services.</p>`,
      ar: `<p>سقف المكتب المفتوح مشغول عادةً بالمجاري وحوامل الكابلات والأنابيب، والسقف المغلق يعوق الصيانة ويأخذ من الارتفاع. أما الألواح المعلّقة فتتدلّى بين الخدمات وتتركها تعمل.</p>
<h3>اختيار التباعد</h3>
<ul><li><strong>300 مم</strong>: كثيف يبدو سقفًا وبأكبر سطح؛ وتبدأ الألواح بحجب بعضها عن بعض، فيقلّ العائد مع زيادة الكثافة.</li><li><strong>600 مم</strong>: الاختيار المعتاد مع سهولة الصيانة.</li><li><strong>موجات</strong>: ألواح بارتفاع 200 و300 مم بالتناوب وبمناسيب متدرّجة.</li></ul>
<p>تُحتسب مساحة اللوح المعلّق بوجهين ولا تُقارن باللبّاد على الجدار ذي الوجه الواحد. وتذكر المختبرات عادةً مساحة الامتصاص المكافئة للقطعة، وهي تتغيّر مع التباعد. وليس لهذا اللوح اختبار، فنعرض طرق التعليق فقط؛ وبعد تثبيت التوزيع يمكن ترتيب اختبار بالتباعد الفعلي.</p>
<h3>عند الرسم</h3>
<p>المسافات بين رؤوس رشّاشات الحريق وأعلى اللوح وجانبه تحدّدها اشتراطات الدفاع المدني المحلية، فليعتمدها مهندس الحريق لديك. ولا تُجعل الألواح بمحاذاة المصابيح لئلا يسقط الضوء خطوطًا. و<a href="/programme/office-acoustics.html">خدمة صوتيات المكاتب</a> لدينا تطابق مخطط التعليق مع مخططات الخدمات.</p>`,
    },
    pictures: ["finish-pet-baffle-ivory", "pet-baffle-1", "pet-baffle-2"],
    finishes: [ivory, sand, ochre, terracotta, rose, sage, moss, mist, lightGrey, charcoal],
    sizes: [
      { width: 1200, height: 300, depth: 24 },
      { width: 1200, height: 200, depth: 24 },
      { width: 2400, height: 300, depth: 24 },
      { width: 2400, height: 400, depth: 24 },
    ],
    weight: { value: 4.3, per: "m2" },
    core: {
      zh: "24 mm 聚酯纤维板，顶边内埋铝条",
      en: "24 mm polyester board with an aluminium strip set into the top edge",
      ar: "لوح بوليستر 24 مم بشريط ألمنيوم مدمج في الحافة العليا",
    },
    edge: {
      zh: "四边直切，可倒 3 mm 圆",
      en: "Square, 3 mm radius on request",
      ar: "حواف مستقيمة، وتدوير 3 مم عند الطلب",
    },
    backing: {
      zh: "双面暴露，无背衬",
      en: "Open on both faces, no backing",
      ar: "مفتوح من الوجهين بلا ظهر",
    },
    installation: [
      {
        zh: "按吊点图在楼板上放线，打膨胀螺栓，单点承重不小于 5 kg。",
        en: "Set out the hanging points on the slab and fix anchors good for at least 5 kg each.",
        ar: "تُعلَّم نقاط التعليق على البلاطة وتُثبّت خوابير تحمل كل منها 5 كغ على الأقل.",
      },
      {
        zh: "安装可调钢丝，初调到设计标高以上 20 mm。",
        en: "Hang adjustable wires and set them 20 mm above the final level.",
        ar: "تُركّب أسلاك قابلة للضبط على ارتفاع 20 مم فوق المنسوب النهائي.",
      },
      {
        zh: "把铝条卡入吊件，两人抬片，先挂一端再挂另一端。",
        en: "Two people lift each blade and clip the aluminium strip, one end first.",
        ar: "يرفع شخصان اللوح ويُشبك شريط الألمنيوم من طرف ثم من الآخر.",
      },
      {
        zh: "用激光水平仪统一标高，片间距用定距杆复核。",
        en: "Level with a laser and check spacing with a gauge rod.",
        ar: "يُضبط المنسوب بالليزر ويُراجع التباعد بقضيب قياس.",
      },
      {
        zh: "检查喷淋、烟感与应急灯不被遮挡后验收。",
        en: "Check that sprinklers, detectors and emergency lights are clear before handover.",
        ar: "يُتأكد قبل التسليم من عدم حجب رشّاشات الحريق وكواشف الدخان وإنارة الطوارئ.",
      },
    ],
    mountings: [
      {
        id: "suspended-600",
        kind: "suspended",
        buildUp: {
          zh: "楼板下悬吊，片顶距楼板 200 mm，片距 600 mm",
          en: "Hung below the slab, top of blade 200 mm down, 600 mm between blades",
          ar: "معلّق تحت البلاطة، أعلى اللوح على بعد 200 مم، وتباعد 600 مم",
        },
        depth: 500,
      },
      {
        id: "suspended-300",
        kind: "suspended",
        buildUp: {
          zh: "楼板下悬吊，片顶距楼板 200 mm，片距 300 mm 密排",
          en: "Hung below the slab, top of blade 200 mm down, dense at 300 mm",
          ar: "معلّق تحت البلاطة، أعلى اللوح على بعد 200 مم، بتباعد كثيف 300 مم",
        },
        depth: 500,
      },
      {
        id: "rail",
        kind: "direct",
        buildUp: {
          zh: "导轨直接固定在楼板下，片顶紧贴导轨，片距 600 mm",
          en: "Rail fixed straight under the slab, top of blade in the rail, 600 mm between blades",
          ar: "سكة مثبّتة مباشرة تحت البلاطة، أعلى اللوح داخلها، وتباعد 600 مم",
        },
        depth: 340,
      },
      {
        id: "suspended-600-500",
        kind: "suspended",
        buildUp: {
          zh: "层高充裕时，片顶距楼板 500 mm，片距 600 mm",
          en: "In high rooms: top of blade 500 mm below the slab, 600 mm between blades",
          ar: "في الغرف العالية: أعلى اللوح على بعد 500 مم من البلاطة، وتباعد 600 مم",
        },
        depth: 800,
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "厂家对聚酯毡的标称，也是本垂片的设计等级；悬挂件须单独检测。未经我们检测。",
            en: "Class makers claim for polyester felt and design class of this blade; free-hanging pieces need their own test. Not tested by us.",
            ar: "الفئة التي يذكرها المصنّعون للبّاد البوليستر وفئة تصميم هذا اللوح. والقطع المعلّقة تحتاج إلى اختبار خاص بها. لم نختبرها.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，悬挂垂片无检测报告。",
            en: "Design target; no report for a hanging blade.",
            ar: "هدف تصميمي، ولا تقرير للوح معلّق.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 12,
      carton: { width: 320, height: 1220, depth: 310 },
      grossWeight: 20.2,
      squareMetresPerPallet: 51.8,
    },
    minimumOrder: {
      zh: "100 件；颜色可混，每色 24 件起",
      en: "100 pieces; colours mixed from 24 each",
      ar: "100 قطعة مع مزج الألوان من 24 لكل لون",
    },
    price: { from: 15, to: 24, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 15, to: 25 },
    hsHeading: "5603",
    related: ["pet-cloud-rectangle", "pet-cloud-round", "pet-flat-24", "pet-desk-screen"],
    seo: {
      title: {
        zh: "聚酯毡吸音垂片 1200×300×24 mm",
        en: "Acoustic felt baffle 1200 × 300 × 24 mm",
        ar: "لوح لبّاد معلّق ماصّ للصوت 1200×300×24 مم",
      },
      description: {
        zh: "24 mm 聚酯毡垂片，300 与 600 mm 两种片距的挂法、吊点与机电配合要点；未检测的构造不列数值，可安排检测。",
        en: "24 mm felt baffle: hanging at 300 and 600 mm, hanging points and coordination with services. No value where there is no test; a test can be arranged.",
        ar: "لوح لبّاد معلّق 24 مم بتباعد 300 و600 مم مع نقاط التعليق والتنسيق مع الخدمات. لا قيمة حيث لا اختبار، ويمكن ترتيبه.",
      },
      keywords: {
        zh: "吸音垂片，开放办公吊顶，毡垂片，悬挂吸声片",
        en: "felt baffle, acoustic baffle ceiling, hanging absorber, open office baffle",
        ar: "ألواح لبّاد معلّقة، سقف ألواح معلّقة، ماصّ معلّق، مكتب مفتوح",
      },
    },
  },
  {
    id: "pet-cloud-round",
    code: "TH-PC-RND",
    classId: "ceiling",
    material: "polyester",
    title: { zh: "圆形吸音云板", en: "Round ceiling cloud", ar: "غيمة سقف مستديرة" },
    summary: {
      zh: "直径 800、1000、1200 mm 的 24 mm 毡盘，三点钢丝悬吊，可高低错落。",
      en: "Felt discs of 800, 1000 and 1200 mm in 24 mm board on three wires, at one height or several.",
      ar: "أقراص لبّاد 24 مم بأقطار 800 و1000 و1200 مم تُعلّق بثلاثة أسلاك على ارتفاع واحد أو متدرّج.",
    },
    description: {
      zh: `<p>圆形没有方向，不必和墙或灯具对齐，因此后加也不别扭。会议桌上方三片一组、餐厅卡座上方一桌一片，是最常见的两种用法。</p>
<p>同样的毡板，悬空后正反两面都面对房间，声音绕过边缘也会从背面进入。所以云板比直接贴顶更有效，但具体多少取决于吊高、片距和房间，不能拿贴墙的系数去乘面积。</p>
<h3>直径与数量</h3>
<ul><li>800 mm：单面约 0.50 m²</li><li>1000 mm：单面约 0.79 m²</li><li>1200 mm：单面约 1.13 m²</li></ul>
<p>本款没有检测曲线，安装方式一栏只写悬吊方法。可以安排实验室按您的吊高和组合，以 ISO 354 测等效吸声面积。若顶面空间足够、面积需求更大，<a href="/productdetail/pet-cloud-rectangle.html">矩形云板</a>的覆盖率更高，圆形则更松。</p>
<p>直接贴顶的用法要加一圈 20 mm 支撑，不然边缘会因重力下垂。</p>`,
      en: `<p>A circle has no direction. It need not line up with walls or lamps, so it does not look like an afterthought when it comes later. Three over a meeting table, or one to each booth in a restaurant, are the two common arrangements.</p>
<p>The same felt, hung free, faces the room with both sides, and sound going round the rim enters from behind. A cloud therefore does more than felt fixed to the ceiling. How much depends on drop, spacing and room, and a coefficient for a wall must not be multiplied with its area.</p>
<h3>Diameter and area</h3>
<ul><li>800 mm: about 0.50 m² a side</li><li>1000 mm: about 0.79 m² a side</li><li>1200 mm: about 1.13 m² a side</li></ul>
<p>There is no test curve for this cloud, and the mountings say only how it hangs. A laboratory can measure the equivalent absorption area to ISO 354 with your drop and grouping; we arrange it. Where there is space and more area is needed, <a href="/productdetail/pet-cloud-rectangle.html">rectangular clouds</a> cover better; the round ones look lighter.</p>
<p>Fixed straight to the ceiling it needs a 20 mm spacer ring, or the rim will sag.</p>`,
      ar: `<p>الدائرة بلا اتجاه، فلا يلزم أن تحاذي جدارًا أو مصباحًا، ولهذا لا تبدو دخيلة إن أُضيفت لاحقًا. وأكثر الترتيبات شيوعًا ثلاث فوق طاولة الاجتماع، أو واحدة لكل ركن جلوس في مطعم.</p>
<p>اللبّاد نفسه معلّقًا يواجه الغرفة بوجهيه، والصوت الملتفّ حول الحافة يدخل من الخلف، فالغيمة أفعل من لبّاد ملصق بالسقف. أما المقدار فيتوقف على مسافة التعليق والتباعد والغرفة، ولا يصحّ ضرب معامل جدار في مساحتها.</p>
<h3>القطر والمساحة</h3>
<ul><li>800 مم: نحو 0.50 م² للوجه</li><li>1000 مم: نحو 0.79 م² للوجه</li><li>1200 مم: نحو 1.13 م² للوجه</li></ul>
<p>لا منحنى اختبار لهذه الغيمة، وخانات التثبيت تصف التعليق فقط. ويمكن ترتيب قياس مختبري لمساحة الامتصاص المكافئة وفق ISO 354 بمسافة التعليق والتجميع في مشروعك. وحيث يتسع السقف وتلزم مساحة أكبر فإن <a href="/productdetail/pet-cloud-rectangle.html">الغيمات المستطيلة</a> أوفى تغطيةً، والمستديرة أخفّ مظهرًا.</p>
<p>وإن ثُبّتت في السقف مباشرة لزمتها حلقة مباعدة 20 مم وإلا ارتخت الحافة.</p>`,
    },
    pictures: ["finish-pet-cloud-round-ivory", "pet-cloud-1"],
    finishes: [ivory, sand, ochre, terracotta, rose, sage, moss, mist, lightGrey, charcoal],
    sizes: [
      { width: 1200, height: 1200, depth: 24 },
      { width: 1000, height: 1000, depth: 24 },
      { width: 800, height: 800, depth: 24 },
    ],
    weight: { value: 4.3, per: "m2" },
    core: {
      zh: "24 mm 聚酯纤维板，数控切圆",
      en: "24 mm polyester board, cut to a circle by CNC",
      ar: "لوح بوليستر 24 مم مقصوص دائرةً بآلة CNC",
    },
    edge: { zh: "直切或 45° 倒角", en: "Square or 45° bevel", ar: "مستقيمة أو مشطوفة 45°" },
    backing: {
      zh: "背面三处预埋吊座",
      en: "Three hanging sockets set into the back",
      ar: "ثلاث قواعد تعليق مدمجة في الظهر",
    },
    installation: [
      {
        zh: "在楼板上画出圆心，三吊点均布于 0.7 倍半径处。",
        en: "Mark the centre on the slab; the three points lie at 0.7 of the radius, evenly spaced.",
        ar: "يُعلَّم المركز على البلاطة، وتقع النقاط الثلاث على 0.7 من نصف القطر بتوزيع متساوٍ.",
      },
      {
        zh: "固定吊座与可调钢丝，统一下放到设计高度。",
        en: "Fix anchors and adjustable wires and drop them to the planned height.",
        ar: "تُثبّت القواعد والأسلاك القابلة للضبط وتُنزل إلى الارتفاع المطلوب.",
      },
      {
        zh: "两人抬起圆板，逐点旋入吊座。",
        en: "Two people lift the disc and screw in the sockets one by one.",
        ar: "يرفع شخصان القرص وتُربط القواعد واحدة بعد أخرى.",
      },
      {
        zh: "用水平尺调平，倾斜设计时按图控制高差。",
        en: "Level it; for a deliberate tilt follow the difference on the drawing.",
        ar: "يُسوَّى القرص، وعند الإمالة المقصودة يُتبع فرق الارتفاع في المخطط.",
      },
    ],
    mountings: [
      {
        id: "suspended-200",
        kind: "suspended",
        buildUp: {
          zh: "三点悬吊，板背距楼板 200 mm",
          en: "Three wires, back of disc 200 mm below the slab",
          ar: "ثلاثة أسلاك، ظهر القرص على بعد 200 مم من البلاطة",
        },
        depth: 224,
      },
      {
        id: "suspended-400",
        kind: "suspended",
        buildUp: {
          zh: "三点悬吊，板背距楼板 400 mm，可倾斜",
          en: "Three wires, back of disc 400 mm below the slab, tilt possible",
          ar: "ثلاثة أسلاك، ظهر القرص على بعد 400 مم من البلاطة مع إمكان الإمالة",
        },
        depth: 424,
      },
      {
        id: "spacer-20",
        kind: "direct",
        buildUp: {
          zh: "楼板，20 mm 支撑环，毡盘直接固定",
          en: "Slab, 20 mm spacer ring, disc fixed to it",
          ar: "بلاطة السقف، حلقة مباعدة 20 مم، والقرص مثبّت عليها",
        },
        depth: 44,
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "厂家对聚酯毡的标称，也是本圆板的设计等级，未经我们检测。",
            en: "Class makers claim for polyester felt and design class of this disc. Not tested by us.",
            ar: "الفئة التي يذكرها المصنّعون للبّاد البوليستر وفئة تصميم هذا القرص. لم نختبرها.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，悬吊圆板无检测报告。",
            en: "Design target; no report for a suspended disc.",
            ar: "هدف تصميمي، ولا تقرير لقرص معلّق.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 4,
      carton: { width: 1220, height: 1220, depth: 120 },
      grossWeight: 21.7,
    },
    minimumOrder: {
      zh: "20 片，尺寸与颜色可混",
      en: "20 discs, sizes and colours mixed",
      ar: "20 قرصًا مع مزج المقاسات والألوان",
    },
    price: { from: 42, to: 68, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 12, to: 20 },
    related: ["pet-cloud-rectangle", "pet-baffle", "pet-hexagon"],
    seo: {
      title: {
        zh: "圆形吸音云板：直径 800–1200 mm",
        en: "Round acoustic ceiling cloud, 800 to 1200 mm",
        ar: "غيمة سقف مستديرة ماصّة للصوت بقطر 800–1200 مم",
      },
      description: {
        zh: "24 mm 聚酯毡圆形云板，三点悬吊，可倾斜；会议桌与餐厅卡座的排布建议，未检测不列曲线。",
        en: "24 mm felt ceiling disc on three wires, level or tilted. Layout advice for meeting tables and restaurant booths; no curve where there is no test.",
        ar: "قرص سقف من اللبّاد 24 مم بثلاثة أسلاك، مستويًا أو مائلًا، مع نصائح لطاولات الاجتماع وأركان المطاعم؛ ولا منحنى حيث لا اختبار.",
      },
      keywords: {
        zh: "圆形吸音板，吸音云板，会议室吊顶，悬吊吸音盘",
        en: "round acoustic cloud, felt ceiling disc, meeting table acoustics, hanging disc",
        ar: "غيمة مستديرة، قرص سقف لبّاد، صوتيات طاولة اجتماع، قرص معلّق",
      },
    },
  },
  {
    id: "pet-cloud-rectangle",
    code: "TH-PC-REC",
    classId: "ceiling",
    material: "polyester",
    title: { zh: "矩形吸音云板", en: "Rectangular ceiling cloud", ar: "غيمة سقف مستطيلة" },
    summary: {
      zh: "12 mm 毡板折成 50 mm 高的浅盒，四点悬吊，盒内可加玻璃棉。",
      en: "12 mm felt folded into a tray 50 mm deep, hung at four points, with room for wool inside.",
      ar: "لبّاد 12 مم مطويّ على شكل صينية بعمق 50 مم، معلّقة بأربع نقاط وتتسع للصوف.",
    },
    description: {
      zh: `<p>平板挂大了会下垂。矩形云板沿四边铣出 V 槽，折起 50 mm 高的围边，成为一只浅盒：看起来厚实，重量却只有 3.7 kg/m²，1200 mm 宽度不需要额外框架。</p>
<h3>盒子里的 50 mm</h3>
<p>朝上的空间可以空着，也可以放一层 30 mm 的<a href="/productdetail/wool-infill-30.html">玻璃棉填充</a>，用薄无纺布包好，从下面看不见。也可以先空着安装，日后觉得不够再加。</p>
<p>空盒与填充后的吸声我们都没有检测，页面因此不画曲线。云板的效果与吊高、间隔和数量有关，请把它当作构件来谈，不要按单一系数乘面积；项目需要数字时，可安排实验室以 ISO 354 对一组云板检测。</p>
<h3>与灯具的配合</h3>
<p>云板下表面可开灯槽或圆孔，孔边离折边不少于 80 mm。灯具自重要另行吊挂，不得压在毡上。配合<a href="/productdetail/slat-walnut.html">胡桃木格栅墙</a>时，顶上一片、墙上一面，常比单做一处均衡。</p>`,
      en: `<p>A large flat board sags. This cloud has V-cuts along its four sides and folds up into a tray 50 mm deep: it looks solid, weighs only 3.7 kg/m², and a width of 1200 mm needs no frame.</p>
<h3>The 50 mm inside</h3>
<p>The open side faces up. Leave it empty, or lay in 30 mm of <a href="/productdetail/wool-infill-30.html">wool infill</a> wrapped in thin fleece, which cannot be seen from below. It is quite possible to start empty and add the wool later if it is missed.</p>
<p>We have tested neither, and so this page draws no curve. What a cloud does depends on drop, spacing and number; treat it as a piece and do not multiply one coefficient by its area. If the project needs figures, a laboratory can test a group of clouds to ISO 354, and we arrange it.</p>
<h3>Together with lamps</h3>
<p>Slots and round holes can be cut in the face, at least 80 mm from the fold. Lamps need hangers of their own and may not rest on the felt. With a <a href="/productdetail/slat-walnut.html">walnut slat wall</a>, one cloud above and one wall beside are often more even than either alone.</p>`,
      ar: `<p>اللوح الكبير المستوي يرتخي. لهذه الغيمة حزوز V على جوانبها الأربعة تُطوى بها صينيةً بعمق 50 مم: تبدو متينة ووزنها 3.7 كغ/م² فقط، ولا يحتاج عرض 1200 مم إلى إطار.</p>
<h3>الخمسون مليمترًا في الداخل</h3>
<p>الجهة المفتوحة إلى الأعلى، فتُترك فارغة أو تُفرش بـ 30 مم من <a href="/productdetail/wool-infill-30.html">حشوة الصوف</a> ملفوفة بنسيج رقيق لا يُرى من الأسفل. ويمكن البدء بها فارغة ثم إضافة الصوف لاحقًا إن احتيج إليه.</p>
<p>لم نختبر هذه ولا تلك، ولهذا لا ترسم الصفحة منحنى. وأداء الغيمة يتبع مسافة التعليق والتباعد والعدد، فتُعامل قطعةً ولا يُضرب معامل واحد في مساحتها. وإن احتاج المشروع أرقامًا فيمكن ترتيب اختبار مجموعة غيمات وفق ISO 354.</p>
<h3>مع المصابيح</h3>
<p>يمكن فتح شقوق وثقوب دائرية في الوجه على بعد 80 مم على الأقل من الطيّة. وللمصابيح تعليق مستقل ولا تُحمَّل على اللبّاد. ومع <a href="/productdetail/slat-walnut.html">جدار شرائح الجوز</a> تكون غيمة في الأعلى وجدار بجانبها أكثر توازنًا من أيّهما وحده.</p>`,
    },
    pictures: ["finish-pet-cloud-rectangle-ivory", "pet-cloud-2"],
    finishes: [ivory, sand, ochre, terracotta, sage, moss, mist, navy, lightGrey, charcoal],
    sizes: [
      { width: 1200, height: 600, depth: 50 },
      { width: 1800, height: 900, depth: 50 },
      { width: 2400, height: 1200, depth: 50 },
    ],
    weight: { value: 3.7, per: "m2" },
    core: {
      zh: "12 mm 聚酯纤维板，四边折成 50 mm 围边",
      en: "12 mm polyester board with four sides folded up to 50 mm",
      ar: "لوح بوليستر 12 مم بأربعة جوانب مطويّة إلى 50 مم",
    },
    edge: {
      zh: "V 槽折边，转角对接",
      en: "V-cut fold, mitred at the corners",
      ar: "طيّة على حزّ V مع التقاء مشطوف عند الزوايا",
    },
    backing: {
      zh: "上表面开放，内置两根铝撑",
      en: "Open at the top, two aluminium stays inside",
      ar: "مفتوحة من الأعلى مع دعامتي ألمنيوم في الداخل",
    },
    installation: [
      {
        zh: "地面上把盒体折好，插入铝撑，检查对角线。",
        en: "Fold the tray on the floor, slide in the stays, check the diagonals.",
        ar: "تُطوى الصينية على الأرض وتُدخل الدعامتان ويُفحص القطران.",
      },
      {
        zh: "按吊点图固定四个可调吊件，离边 150 mm。",
        en: "Fix four adjustable hangers from the plan, 150 mm from the edges.",
        ar: "تُثبّت أربع علّاقات قابلة للضبط وفق المخطط على بعد 150 مم من الحواف.",
      },
      {
        zh: "需要玻璃棉时先放入并用无纺布罩住，再抬升。",
        en: "Lay in the wool and cover it with fleece before lifting, if it is used.",
        ar: "يوضع الصوف ويُغطّى بالنسيج قبل الرفع عند استخدامه.",
      },
      {
        zh: "四点同步提升，用激光水平仪校平。",
        en: "Raise all four points together and level with a laser.",
        ar: "تُرفع النقاط الأربع معًا وتُسوَّى بالليزر.",
      },
      {
        zh: "灯具单独吊挂，电缆从云板背面引出。",
        en: "Hang lamps separately and lead the cable off above the tray.",
        ar: "تُعلّق المصابيح على حدة ويُخرج الكابل من فوق الصينية.",
      },
    ],
    mountings: [
      {
        id: "suspended-200",
        kind: "suspended",
        buildUp: {
          zh: "四点悬吊，盒体上沿距楼板 200 mm，盒内空",
          en: "Four points, top of tray 200 mm below the slab, tray empty",
          ar: "أربع نقاط، أعلى الصينية على بعد 200 مم من البلاطة، فارغة",
        },
        depth: 250,
      },
      {
        id: "suspended-200-wool",
        kind: "ceiling-void-wool",
        buildUp: {
          zh: "四点悬吊，上沿距楼板 200 mm，盒内铺 30 mm 玻璃棉",
          en: "Four points, top of tray 200 mm below the slab, 30 mm glass wool in the tray",
          ar: "أربع نقاط، أعلى الصينية على بعد 200 مم من البلاطة، وفيها صوف زجاجي 30 مم",
        },
        depth: 250,
      },
      {
        id: "suspended-400",
        kind: "suspended",
        buildUp: {
          zh: "四点悬吊，上沿距楼板 400 mm，盒内空",
          en: "Four points, top of tray 400 mm below the slab, tray empty",
          ar: "أربع نقاط، أعلى الصينية على بعد 400 مم من البلاطة، فارغة",
        },
        depth: 450,
      },
      {
        id: "direct",
        kind: "direct",
        buildUp: {
          zh: "楼板下直接卡装，围边贴住楼板",
          en: "Clipped straight under the slab, rim against it",
          ar: "مثبّتة بمشابك تحت البلاطة مباشرة والحافة ملاصقة لها",
        },
        depth: 50,
      },
    ],
    fire: [
      {
        code: "GB 8624",
        class: "B1 (B-s2,d0)",
        evidence: {
          kind: "indicative",
          note: {
            zh: "厂家对聚酯毡的标称，也是不含棉的托盘的设计等级，未经我们检测。",
            en: "Class makers claim for polyester felt and design class of the tray without wool. Not tested by us.",
            ar: "الفئة التي يذكرها المصنّعون للبّاد البوليستر وفئة تصميم الصينية من دون صوف. لم نختبرها.",
          },
        },
      },
      {
        code: "EN 13501-1",
        class: "B-s2,d0",
        evidence: {
          kind: "indicative",
          note: {
            zh: "设计目标，悬吊托盘无检测报告。",
            en: "Design target; no report for a suspended tray.",
            ar: "هدف تصميمي، ولا تقرير لصينية معلّقة.",
          },
        },
      },
    ],
    packing: {
      piecesPerCarton: 4,
      carton: { width: 620, height: 1220, depth: 230 },
      grossWeight: 12,
    },
    minimumOrder: {
      zh: "20 片，可混色",
      en: "20 pieces, colours mixed",
      ar: "20 قطعة مع مزج الألوان",
    },
    price: { from: 48, to: 79, currency: "USD", per: "piece", date: "2026-10-01" },
    leadTimeDays: { from: 15, to: 25 },
    hsHeading: "5603",
    related: ["pet-cloud-round", "pet-baffle", "wool-infill-30", "slat-walnut"],
    seo: {
      title: {
        zh: "矩形吸音云板：50 mm 折边毡盒",
        en: "Rectangular acoustic cloud, 50 mm felt tray",
        ar: "غيمة سقف مستطيلة بصينية لبّاد 50 مم",
      },
      description: {
        zh: "12 mm 毡板折成 50 mm 浅盒的矩形云板，3.7 kg/m²，可内填 30 mm 玻璃棉、可开灯孔；构造分列，未检测不给曲线。",
        en: "Rectangular cloud of 12 mm felt folded to a 50 mm tray, 3.7 kg/m², with optional wool and lamp cut-outs. Build-ups listed; no curve without a test.",
        ar: "غيمة مستطيلة من لبّاد 12 مم بصينية 50 مم ووزن 3.7 كغ/م² مع صوف وفتحات إنارة اختيارية. تركيبة الطبقات مذكورة ولا منحنى دون اختبار.",
      },
      keywords: {
        zh: "矩形吸音板，吊顶云板，折边毡盒，会议室顶面吸声",
        en: "rectangular acoustic cloud, folded felt tray, ceiling absorber, meeting room ceiling",
        ar: "غيمة مستطيلة، صينية لبّاد، ماصّ سقفي، سقف قاعة اجتماعات",
      },
    },
  },
];
