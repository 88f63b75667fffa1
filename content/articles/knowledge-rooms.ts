import type { ArticleContent } from "#domain/articles/article-content.ts";

/** Figures that keep their left-to-right order inside Arabic text. */
const ltr = (figures: string) => `\u2066${figures}\u2069`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => (cell === "" ? "<td></td>" : `<th>${cell}</th>`)).join("")}</tr></thead><tbody>${rows
    .map(
      ([name, ...cells]) =>
        `<tr><th>${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table>`;

const octaves = ["125", "250", "500", "1000", "2000", "4000"];
const thirds = [
  ...["100", "125", "160", "200", "250", "315", "400", "500", "630"],
  ...["800", "1000", "1250", "1600", "2000", "2500", "3150", "4000", "5000"],
];

/** Absorption coefficients per octave band, as published by the sources below. */
const alpha = {
  slatOnBattens: ["0.12", "0.30", "0.75", "1.09", "0.85", "0.81"],
  perforatedOverWool: ["0.41", "0.67", "0.58", "0.59", "0.68", "0.35"],
  gypsumCeiling: ["0.45", "0.55", "0.60", "0.90", "0.86", "0.75"],
  fibreBoardOverCavity: ["0.20", "0.56", "0.82", "0.87", "0.70", "0.53"],
  fibreMat: ["0.07", "0.07", "0.20", "0.41", "0.75", "0.97"],
  gluedFelt: ["0.02", "0.02", "0.05", "0.15", "0.30", "0.40"],
  rockWool: ["0.22", "0.60", "0.92", "0.90", "0.88", "0.88"],
  plasterboardOnStuds: ["0.29", "0.10", "0.06", "0.05", "0.04", "0.04"],
};

/** Reverberation times of the example room, 9 × 7 × 3 m, in seconds: Sabine with air absorption. */
const exampleRoom = {
  bare: ["1.90", "2.16", "2.78", "2.86", "3.42", "2.70"],
  slats20: ["1.67", "1.55", "1.19", "1.01", "1.20", "1.15"],
  slats30: ["1.58", "1.35", "0.93", "0.77", "0.91", "0.89"],
  slats40: ["1.49", "1.20", "0.76", "0.62", "0.73", "0.73"],
};

const source = {
  vorlaender: {
    title: {
      zh: "M. Vorländer《Auralization》：吸声系数表（pyroomacoustics，data/materials.json）",
      en: "M. Vorländer, Auralization: table of absorption coefficients (pyroomacoustics, data/materials.json)",
      ar: "م. فورلندر، Auralization: جدول معاملات الامتصاص (pyroomacoustics، data/materials.json)",
    },
    url: "https://github.com/LCAV/pyroomacoustics",
  },
  surfaces: {
    title: {
      zh: "Sengpielaudio：建筑材料与饰面的吸声系数",
      en: "Sengpielaudio: absorption coefficients of building materials and finishes",
      ar: "Sengpielaudio: معاملات امتصاص مواد البناء والتشطيبات",
    },
    url: "http://www.sengpielaudio.com/calculator-RT60Coeff.htm",
  },
  plasterboard: {
    title: {
      zh: "Calculla：吸声系数表",
      en: "Calculla: table of sound absorption coefficients",
      ar: "Calculla: جدول معاملات امتصاص الصوت",
    },
    url: "https://calculla.com/sound_alpha_coefficients",
  },
  slatSheet: {
    title: {
      zh: "公开的木格栅板技术资料，ISO 354；做法未说明，按 50 mm 空腔、不填棉理解",
      en: "Published technical sheet of a wood slat panel, ISO 354; fixing not stated, read as a 50 mm void without wool",
      ar: "نشرة فنية منشورة للوح شرائح خشبية، ISO 354؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف",
    },
    url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
  },
  slatMountings: {
    title: {
      zh: "荷兰《电讯报》：墙上的木板（按安装方式分级；地面面积的 25–30%）",
      en: "De Telegraaf: wood panels on the wall (classes by mounting; 25–30% of the floor area)",
      ar: "صحيفة De Telegraaf: الألواح الخشبية على الجدار (الفئات بحسب التركيب؛ 25–30% من مساحة الأرضية)",
    },
    url: "https://www.telegraaf.nl/lifestyle/980409703/om-deze-redenen-zijn-houten-panelen-op-de-muur-hartstikke-hot",
  },
  slatTheory: {
    title: {
      zh: "英国声学学会关于格栅板的论文",
      en: "Institute of Acoustics paper on slat panels",
      ar: "ورقة معهد الصوتيات البريطاني عن ألواح الشرائح",
    },
    url: "https://scribd.com/document/593588917/slat-panels",
  },
  nrc: {
    title: {
      zh: "Unisoar：NRC 解说与格栅吸音板检测标准",
      en: "Unisoar: NRC explained and test standards for acoustic slat panels",
      ar: "Unisoar: شرح NRC ومعايير اختبار ألواح الشرائح الصوتية",
    },
    url: "https://unisoarshop.com/blogs/new/nrc-explained-test-standards-for-acoustic-slat-panels",
  },
  alphaW: {
    title: {
      zh: "Rockfon：计权吸声系数 αw",
      en: "Rockfon: weighted sound absorption coefficient αw",
      ar: "Rockfon: معامل امتصاص الصوت الموزون αw",
    },
    url: "http://www.rockfon.co.uk/acoustics/comparing+ceilings/sound+absorption/alpha+w",
  },
  ratingRules: {
    title: {
      zh: "phonometry：吸声的测量与评定（ISO 354、ISO 11654）",
      en: "phonometry: sound absorption measurement and rating (ISO 354, ISO 11654)",
      ar: "phonometry: قياس امتصاص الصوت وتقييمه (ISO 354 وISO 11654)",
    },
    url: "https://github.com/jmrplens/phonometry/blob/main/docs/materials/absorbers/absorption-measurement.md",
  },
  ratingExample: {
    title: {
      zh: "phonometry：ISO 11654 评定算例",
      en: "phonometry: worked example of an ISO 11654 rating",
      ar: "phonometry: مثال محسوب لتقييم وفق ISO 11654",
    },
    url: "https://raw.githubusercontent.com/jmrplens/phonometry/main/.github/reports/iso11654_absorption_example.pdf",
  },
  ratingScope: {
    title: {
      zh: "EN ISO 11654：标准适用范围",
      en: "EN ISO 11654: scope of the standard",
      ar: "EN ISO 11654: مجال تطبيق المعيار",
    },
    url: "https://catalogue.normdocs.ru/catalog/com.normdocs.onorm.card.onorm.en.iso.11654.1997-09/Standard-NORM-EN-ISO-11654-1997-09",
  },
  chineseRating: {
    title: {
      zh: "GB/T 16731-2023：前言及与 1997 年版的差异",
      en: "GB/T 16731-2023: foreword and changes against the 1997 edition",
      ar: "GB/T 16731-2023: المقدمة والتغييرات عن طبعة 1997",
    },
    url: "https://www.ydd17.com/college/article-77301.html",
  },
  depthOfSystem: {
    title: {
      zh: "Ecophon：吸声数值与系统总深度",
      en: "Ecophon: sound absorption values and the overall depth of system",
      ar: "Ecophon: قيم امتصاص الصوت والعمق الكلي للنظام",
    },
    url: "http://ecophon-corporate.com/templates/webnormalpage_83893.html",
  },
  absorbentCeilings: {
    title: {
      zh: "Ecophon：吸声顶棚房间",
      en: "Ecophon: rooms with absorbent ceilings",
      ar: "Ecophon: غرف ذات أسقف ماصّة",
    },
    url: "http://ecophon-corporate.com/templates/webpuffpage_100017.html",
  },
  constructions: {
    title: {
      zh: "Troldtekt：良好的声学，以及构造为何重要",
      en: "Troldtekt: good acoustics, and why the construction matters",
      ar: "Troldtekt: الصوتيات الجيدة ولماذا تهمّ التركيبة",
    },
    url: "https://www.troldtekt.se/produktfoerdelar/bra-akustik/bra-akustik-med-troldtekt/",
  },
  groovedSystems: {
    title: {
      zh: "Atelier Crescendo：Topakustik 声学系统",
      en: "Atelier Crescendo: Topakustik acoustic systems",
      ar: "Atelier Crescendo: أنظمة Topakustik الصوتية",
    },
    url: "https://ateliercrescendo.ac/product/topakustik-acoustic-systems",
  },
  formulas: {
    title: {
      zh: "COMSOL：混响时间与施罗德频率",
      en: "COMSOL: reverberation time and the Schroeder frequency",
      ar: "COMSOL: زمن الارتداد وتردد شرودر",
    },
    url: "https://doc.comsol.com/6.4/doc/com.comsol.help.aco/aco_ug_geometrical_aco.11.74.html",
  },
  fiveModels: {
    title: {
      zh: "phonometry：五种模型的混响预测",
      en: "phonometry: reverberation prediction by five models",
      ar: "phonometry: التنبؤ بزمن الارتداد بخمسة نماذج",
    },
    url: "https://raw.githubusercontent.com/jmrplens/phonometry/main/.github/reports/reverberation_prediction_example.pdf",
  },
  din18041: {
    title: {
      zh: "Rigips 建筑物理手册：DIN 18041:2016",
      en: "Rigips, building physics handbook: DIN 18041:2016",
      ar: "دليل Rigips لفيزياء المباني: DIN 18041:2016",
    },
    url: "https://medien.rigips.de/downloads/0bb374f4-748a-4566-a0cc-def7905cebf0/flipbook_bauphysik.zip",
  },
  dinGroupB: {
    title: {
      zh: "C. Ruhe：教育建筑声学，DIN 18041 B 组房间",
      en: "C. Ruhe, acoustics in educational buildings: DIN 18041, room group B",
      ar: "C. Ruhe: صوتيات المباني التعليمية، DIN 18041، غرف المجموعة B",
    },
    url: "https://carsten-ruhe.de/downloads/akustik-in-bildungsbauten/5-3-raumgruppe-b",
  },
  guidance: {
    title: {
      zh: "Creatif：混响时间与声舒适（按房间类型的建议值）",
      en: "Creatif: reverberation time and acoustic comfort (guidance by room type)",
      ar: "Creatif: زمن الارتداد والراحة الصوتية (إرشادات بحسب نوع الغرفة)",
    },
    url: "https://creatifacoustics.com/knowledge-base-reverberation-time-and-acoustic-comfort/",
  },
};

export const roomArticles: ArticleContent[] = [
  {
    id: "reverberation-explained",
    class: "knowledge",
    title: {
      zh: "混响时间：一个房间最先要问的数",
      en: "Reverberation time: the first number to ask of a room",
      ar: "زمن الارتداد الصوتي: أول رقم نسأل عنه في أي غرفة",
    },
    summary: {
      zh: "声音停下之后，房间还要“响”多久？这篇文章讲清混响时间的含义、赛宾公式怎么算、公式在哪里失效，并用一间 9 × 7 × 3 m 的房间逐项算给您看。",
      en: "How long does a room go on sounding after the source stops? What reverberation time means, how Sabine's formula works, where it stops working, and every term worked through for one 9 × 7 × 3 m room.",
      ar: `كم يستمر صوت الغرفة بعد أن يسكت مصدره؟ نشرح معنى زمن الارتداد الصوتي، وطريقة الحساب بمعادلة سابين، والحدود التي تتوقف عندها المعادلة، مع حساب مفصّل لغرفة أبعادها ${ltr("9 × 7 × 3")} م.`,
    },
    body: {
      zh: `<p>在一间还没搬进家具的屋子里拍一下手，手已经停了，声音还在。那条拖尾就是混响。它消失得快还是慢，几乎决定了人们对房间的第一印象：谈话省不省力，餐厅会不会越坐越吵，视频会议里的人像不像坐在浴室里。</p>
<h2>这个数说的是什么</h2>
<p>混响时间 T，是声源停止之后，室内平均声压级下降 60 dB 所用的时间。60 dB 意味着声能只剩百万分之一，大致相当于从清楚的说话声一直衰减到听不见。T 不是一个数，而是一组数：通常按倍频带给出，从 125 Hz 到 4000 Hz，因为同一个表面对低音和高音的吸收往往相差很多倍。只说“混响 0.8 秒”而不说频率，等于只说了一半。</p>
<figure data-figure="reverberation-decay"><figcaption>虚线是空房间，实线是装了木格栅板的同一间房。线越陡，60 dB 越早走完；吸声面积加倍，时间减半。</figcaption></figure>
<h2>赛宾公式</h2>
<p>赛宾的做法非常朴素：房间越大，声音碰到墙面之前走得越久；墙面越吸声，每碰一次损失越多。于是</p>
<blockquote><p>T = 0.161 × V ÷ A</p></blockquote>
<p>V 是房间体积（m³），A 是等效吸声面积（m²）：每个表面的面积乘以它的吸声系数，再全部相加，最后加上空气本身的吸收。一扇 1 m² 的敞开的窗户，声音有去无回，A 正好是 1 m²。</p>
<p>以下是一间 9 × 7 × 3 m 的空房间（V = 189 m³），频率取 500 Hz：</p>
${table(
  ["表面", "面积 m²", "吸声系数", "A m²"],
  [
    ["地面，亚麻地板", "63", "0.03", "1.89"],
    ["吊顶，石膏板，上有大空腔", "63", "0.10", "6.30"],
    ["墙面，抹灰", "84", "0.02", "1.68"],
    ["窗，双层玻璃", "12", "0.05", "0.60"],
    ["空气", "–", "–", "0.47"],
    ["合计", "", "", "10.94"],
  ],
)}
<p>代入公式：0.161 × 189 ÷ 10.94 = 2.78 s。两秒多的混响，谈话已经很吃力了。</p>
<h2>从这张表能读出什么</h2>
<ul>
<li><strong>最大的一块不一定是您以为的那块。</strong>这里石膏板吊顶一项就占了 58%，因为它是一张会振动的薄板；墙和地面几乎不起作用。</li>
<li><strong>A 加倍，T 减半，所以头几块板最值钱。</strong>在抹灰墙上换成 20 m² 架空安装的木格栅板（公开文献曲线），计算值从 2.78 s 降到 1.19 s；再加 20 m²，只降到 0.76 s。</li>
<li><strong>房间同时会变安静，但幅度有限。</strong>室内混响声级的变化是 10 lg(A₂ ÷ A₁)。装 30 m² 后 A 从 10.9 变成 32.8 m²，即降低约 4.8 dB。这是房间内部的变化，与隔壁听到多少是两回事，见<a href="/article/absorption-is-not-insulation.html">吸声不等于隔声</a>。</li>
<li><strong>层高在分子上。</strong>同样的饰面，层高加大，混响就加长。</li>
</ul>
<figure data-figure="example-room"><figcaption>表中这间房，在本站计算器里的样子。打开它，换成您自己的尺寸和材料，看看哪一项最大。</figcaption></figure>
<h2>公式在哪里失效</h2>
<p>赛宾公式假定声场是扩散的：声音从各个方向均匀到达每个表面。当吸声材料全部集中在一个面上，或房间又扁又长时，这个假定就站不住了。有人用五种公开模型计算同一间 120 m³、只有一面墙吸声的房间，中频结果如下：</p>
${table(
  ["模型", "混响时间 s"],
  [
    ["Sabine 赛宾", "0.74"],
    ["Eyring 艾润", "0.68"],
    ["Millington", "0.65"],
    ["Fitzroy", "0.85"],
    ["Arau-Puchades", "0.77"],
  ],
)}
<p>同一个房间，0.65 到 0.85 s。所以诚实的报告给的是一个区间，而不是小数点后两位。只有顶面吸声的房间更要小心：墙面平行、家具又少时，实际混响往往长于计算值，因为声音可以在四面墙之间水平往返，很少碰到顶棚。能打散声音的家具、书架和墙面吸声板，在这里起的作用比公式里写的大。</p>
<p>另一道边界在低频。低于施罗德频率 2000 × √(T ÷ V) 时，房间由少数几个驻波主导，“平均混响”不再有明确含义。上面的房间在空场时（125 Hz，1.90 s）这道边界约为 200 Hz；一间 30 m³、0.6 s 的小房间则约为 283 Hz。低于边界的数字，只能当作趋势看。</p>
<h2>多长才合适</h2>
<p>没有“越短越好”。语言要短，音乐要长，大房间可以比小房间长。德国标准 DIN 18041:2016 把这一点写成了随体积变化的公式，以下由公式算出（有人使用时，中频）：</p>
${table(
  ["体积 m³", "A1 音乐", "A2 讲演", "A3 教学与交流", "A4 融合教学"],
  [
    ["50", "0.83 s", "0.49 s", "0.37 s", "0.30 s"],
    ["100", "0.97 s", "0.60 s", "0.47 s", "0.38 s"],
    ["250", "1.15 s", "0.75 s", "0.60 s", "0.48 s"],
    ["500", "1.28 s", "0.86 s", "0.69 s", "0.56 s"],
    ["1000", "1.42 s", "0.97 s", "0.79 s", "–"],
  ],
)}
<p>定下目标之后，下一个问题就是要多少平方米：见<a href="/article/how-much-panel-do-i-need.html">我需要多少吸声板</a>。低频为什么总是最难，见<a href="/article/bass-and-wool.html">低频与岩棉</a>。如果您手上只有一个 NRC，请先读<a href="/article/what-is-nrc.html">什么是 NRC</a>。</p>`,
      en: `<p>Clap once in a flat before the furniture arrives and the sound stays on after your hands have stopped. That tail is reverberation. How fast it dies decides most of what people feel about a room: whether talk is easy, whether a restaurant grows louder as it fills, whether a caller seems to be sitting in a bathroom.</p>
<h2>What the number says</h2>
<p>Reverberation time T is the time in which the average sound pressure level in a room falls by 60 decibels once the source has stopped. Sixty decibels leave a millionth of the energy: roughly the way from clear speech to nothing audible. T is not one number but a row of them, usually given per octave band from 125 Hz to 4000 Hz, because the same surface may absorb bass and treble very differently. “0.8 seconds” without a frequency is half a statement.</p>
<figure data-figure="reverberation-decay"><figcaption>Dashed, the bare room; solid, the same room with slats. The steeper the line, the sooner the 60 dB are gone: twice the absorption area, half the time.</figcaption></figure>
<h2>Sabine's sum</h2>
<p>Sabine's reasoning is plain. In a larger room sound travels longer before it meets a wall; at a more absorbing wall it loses more each time. Hence</p>
<blockquote><p>T = 0.161 × V ÷ A</p></blockquote>
<p>V is the volume in cubic metres. A is the equivalent absorption area in square metres: each surface multiplied by its absorption coefficient, all added up, plus what the air itself takes. An open window of 1 m² returns nothing, so its A is exactly 1 m².</p>
<p>Here is an empty room of 9 × 7 × 3 m (V = 189 m³) at 500 Hz:</p>
${table(
  ["Surface", "Area m²", "Coefficient", "A m²"],
  [
    ["Floor, linoleum", "63", "0.03", "1.89"],
    ["Ceiling, plasterboard below a large void", "63", "0.10", "6.30"],
    ["Walls, plaster", "84", "0.02", "1.68"],
    ["Windows, double glazing", "12", "0.05", "0.60"],
    ["Air", "–", "–", "0.47"],
    ["Sum", "", "", "10.94"],
  ],
)}
<p>0.161 × 189 ÷ 10.94 = 2.78 s. At well over two seconds, conversation is hard work.</p>
<h2>What the table teaches</h2>
<ul>
<li><strong>The largest term is not always the one you expect.</strong> The plasterboard ceiling alone supplies 58% of the absorption, because it is a thin sheet that can vibrate. Walls and floor hardly count.</li>
<li><strong>Double A and T halves, so the first panels do the most.</strong> Replace 20 m² of plaster by wood slats on battens (published curve) and the calculated time drops from 2.78 s to 1.19 s. Another 20 m² brings it only to 0.76 s.</li>
<li><strong>The room also becomes quieter, within limits.</strong> The reverberant level changes by 10 lg(A₂ ÷ A₁). With 30 m² of slats A rises from 10.9 to 32.8 m², a drop of about 4.8 dB. That is inside the room; what the neighbours hear is another matter, see <a href="/article/absorption-is-not-insulation.html">absorption is not insulation</a>.</li>
<li><strong>Height stands above the line.</strong> With the same finishes, a higher room rings longer.</li>
</ul>
<figure data-figure="example-room"><figcaption>The room from the table, as our calculator has it. Open it, enter your own dimensions and surfaces, and see which term is the largest in yours.</figcaption></figure>
<h2>Where the formula stops</h2>
<p>Sabine assumes a diffuse field: sound arriving evenly, from everywhere, at every surface. Put all the absorption on one plane, or make the room long and flat, and the assumption fails. Five published models, applied to one 120 m³ room with a single absorbing wall, gave these mid-frequency times:</p>
${table(
  ["Model", "Reverberation time s"],
  [
    ["Sabine", "0.74"],
    ["Eyring", "0.68"],
    ["Millington", "0.65"],
    ["Fitzroy", "0.85"],
    ["Arau-Puchades", "0.77"],
  ],
)}
<p>One room, 0.65 to 0.85 s. An honest report therefore gives a band, not two decimals. Rooms with an absorbing ceiling and nothing else deserve special care: between bare parallel walls sound can travel to and fro horizontally and rarely meet the ceiling, so the real time is often longer than the calculated one. Furniture and shelves that scatter sound, and some absorption on the walls, do more here than the formula credits them with.</p>
<p>The other border lies in the bass. Below the Schroeder frequency, 2000 × √(T ÷ V), a few standing waves rule the room and an average decay loses its meaning. For the bare room above (1.90 s at 125 Hz) that border is about 200 Hz; for a small room of 30 m³ and 0.6 s it is about 283 Hz. Treat figures below it as a tendency.</p>
<h2>How long is right</h2>
<p>Shorter is not always better. Speech wants a short room, music a longer one, and a large room may ring longer than a small one. The German standard DIN 18041:2016 writes this as formulas of the volume; the values below are calculated from them (mid frequencies, room in use):</p>
${table(
  ["Volume m³", "A1 music", "A2 lecture", "A3 teaching, communication", "A4 inclusive teaching"],
  [
    ["50", "0.83 s", "0.49 s", "0.37 s", "0.30 s"],
    ["100", "0.97 s", "0.60 s", "0.47 s", "0.38 s"],
    ["250", "1.15 s", "0.75 s", "0.60 s", "0.48 s"],
    ["500", "1.28 s", "0.86 s", "0.69 s", "0.56 s"],
    ["1000", "1.42 s", "0.97 s", "0.79 s", "–"],
  ],
)}
<p>Once the target is set, the next question is how many square metres it takes: see <a href="/article/how-much-panel-do-i-need.html">how much panel do I need</a>. Why the bass is always the hardest part is told in <a href="/article/bass-and-wool.html">bass and wool</a>; and if all you were given is an NRC, start with <a href="/article/what-is-nrc.html">what NRC is</a>.</p>`,
      ar: `<p>صفّق مرة واحدة في شقة لم يدخلها الأثاث بعد، وستجد أن الصوت باقٍ بعد أن سكنت يداك. هذا الذيل هو الارتداد الصوتي. وسرعة تلاشيه تحدد معظم ما يشعر به الناس في المكان: هل الحديث مريح؟ هل يزداد المطعم ضجيجًا كلما امتلأ؟ هل يبدو المتحدث في مكالمة الفيديو كأنه جالس في حمّام؟</p>
<h2>ماذا يقول هذا الرقم</h2>
<p>زمن الارتداد الصوتي T هو الزمن الذي ينخفض فيه متوسط مستوى ضغط الصوت في الغرفة بمقدار 60 ديسيبل بعد توقف المصدر. وهذا يعني أن ما تبقّى من الطاقة جزء من مليون، أي تقريبًا المسافة بين كلام واضح وما لا يُسمع. وليس T رقمًا واحدًا بل صفًّا من الأرقام يُعطى عادةً لكل نطاق أوكتاف من 125 إلى 4000 هرتز، لأن السطح نفسه قد يمتص النغمات المنخفضة والعالية بمقادير شديدة التباين. فعبارة «0.8 ثانية» من دون تردد نصفُ معلومة.</p>
<figure data-figure="reverberation-decay"><figcaption>الخط المتقطع للغرفة الخالية، والمتصل للغرفة نفسها مع الشرائح. كلما اشتدّ الانحدار انقضت الستون ديسيبل أسرع: ضعف مساحة الامتصاص ونصف الزمن.</figcaption></figure>
<h2>معادلة سابين</h2>
<p>منطق سابين بسيط: في الغرفة الأكبر يقطع الصوت مسافة أطول قبل أن يلقى جدارًا، وعند الجدار الأكثر امتصاصًا يخسر أكثر في كل مرة. ومن هنا:</p>
<blockquote><p>${ltr("T = 0.161 × V ÷ A")}</p></blockquote>
<p>حيث V حجم الغرفة بالمتر المكعب، وA مساحة الامتصاص المكافئة بالمتر المربع: مساحة كل سطح مضروبة في معامل امتصاصه، ثم يُجمع الكل ويُضاف إليه ما يمتصه الهواء نفسه. والنافذة المفتوحة التي مساحتها 1 م² لا تعيد شيئًا، فقيمة A لها 1 م² تمامًا.</p>
<p>وهذه غرفة خالية أبعادها ${ltr("9 × 7 × 3")} م (الحجم 189 م³) عند 500 هرتز:</p>
${table(
  ["السطح", "المساحة م²", "المعامل", "A م²"],
  [
    ["الأرضية، لينوليوم", "63", "0.03", "1.89"],
    ["السقف، ألواح جبس تحت فراغ كبير", "63", "0.10", "6.30"],
    ["الجدران، لياسة", "84", "0.02", "1.68"],
    ["النوافذ، زجاج مزدوج", "12", "0.05", "0.60"],
    ["الهواء", "–", "–", "0.47"],
    ["المجموع", "", "", "10.94"],
  ],
)}
<p>${ltr("0.161 × 189 ÷ 10.94 = 2.78")} ثانية. وبأكثر من ثانيتين يصبح الحديث مُجهدًا.</p>
<h2>ما الذي نتعلمه من الجدول</h2>
<ul>
<li><strong>أكبر البنود ليس دائمًا ما نتوقعه.</strong> سقف ألواح الجبس وحده يقدّم 58% من الامتصاص لأنه صفيحة رقيقة قابلة للاهتزاز، أما الجدران والأرضية فلا تكاد تُذكر.</li>
<li><strong>إذا تضاعفت A انتصف T، فأول الألواح أكثرها أثرًا.</strong> باستبدال 20 م² من اللياسة بألواح الشرائح الخشبية على عوارض (وفق منحنى منشور) ينخفض الزمن المحسوب من 2.78 إلى 1.19 ثانية، أما العشرون مترًا مربعًا التالية فلا تُنزله إلا إلى 0.76 ثانية.</li>
<li><strong>وتصبح الغرفة أهدأ أيضًا، ولكن بحدود.</strong> يتغير مستوى الصوت المرتد بمقدار ${ltr("10 lg(A₂ ÷ A₁)")}. مع 30 م² من الشرائح ترتفع A من 10.9 إلى 32.8 م²، أي انخفاض يقارب 4.8 ديسيبل. هذا داخل الغرفة، أما ما يسمعه الجيران فمسألة أخرى: انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>.</li>
<li><strong>الارتفاع في بسط الكسر.</strong> بالتشطيبات نفسها يطول الارتداد كلما علا السقف.</li>
</ul>
<figure data-figure="example-room"><figcaption>غرفة الجدول كما تحسبها حاسبتنا. افتحها وأدخل أبعاد غرفتك وأسطحها، وانظر أي بند هو الأكبر عندك.</figcaption></figure>
<h2>أين تتوقف المعادلة</h2>
<p>تفترض معادلة سابين مجالًا صوتيًا منتشرًا يصل فيه الصوت إلى كل سطح من كل الجهات بالتساوي. فإذا جُمع الامتصاص كله على سطح واحد، أو كانت الغرفة طويلة منخفضة السقف، سقط هذا الافتراض. وقد طُبّقت خمسة نماذج منشورة على غرفة واحدة حجمها 120 م³ فيها جدار ماصّ وحيد، فأعطت هذه الأزمنة عند الترددات المتوسطة:</p>
${table(
  ["النموذج", "زمن الارتداد بالثانية"],
  [
    ["سابين Sabine", "0.74"],
    ["آيرنغ Eyring", "0.68"],
    ["ميلنغتون Millington", "0.65"],
    ["فيتزروي Fitzroy", "0.85"],
    ["أراو-بوتشاديس Arau-Puchades", "0.77"],
  ],
)}
<p>غرفة واحدة، والنتيجة من 0.65 إلى 0.85 ثانية. لذلك يعطي التقرير الأمين مجالًا لا رقمًا بخانتين عشريتين. والغرف التي لا امتصاص فيها إلا في السقف تحتاج إلى عناية خاصة: فبين جدران متوازية عارية يذهب الصوت ويجيء أفقيًا ونادرًا ما يلقى السقف، فيكون الزمن الفعلي غالبًا أطول من المحسوب. والأثاث والرفوف التي تبعثر الصوت، ومعها بعض الامتصاص على الجدران، تؤدي هنا أكثر مما تنسبه إليها المعادلة.</p>
<p>أما الحد الآخر فعند النغمات المنخفضة. فتحت تردد شرودر، ${ltr("2000 × √(T ÷ V)")}، تحكم الغرفةَ بضعُ موجات موقوفة ويفقد متوسط التلاشي معناه. في الغرفة الخالية أعلاه (1.90 ثانية عند 125 هرتز) يقع هذا الحد عند نحو 200 هرتز، وفي غرفة صغيرة حجمها 30 م³ وزمنها 0.6 ثانية عند نحو 283 هرتز. فاقرأ الأرقام التي دونه على أنها اتجاه عام.</p>
<h2>كم هو الزمن المناسب</h2>
<p>ليس الأقصر هو الأفضل دائمًا. فالكلام يريد غرفة قصيرة الارتداد، والموسيقى تريد أطول، وللغرفة الكبيرة أن يطول ارتدادها عن الصغيرة. وقد صاغ المعيار الألماني DIN 18041:2016 ذلك في معادلات تتبع الحجم، والقيم التالية محسوبة منها (الترددات المتوسطة، والغرفة مستعملة):</p>
${table(
  ["الحجم م³", "A1 موسيقى", "A2 محاضرات", "A3 تدريس وتواصل", "A4 تعليم دامج"],
  [
    ["50", "0.83 ث", "0.49 ث", "0.37 ث", "0.30 ث"],
    ["100", "0.97 ث", "0.60 ث", "0.47 ث", "0.38 ث"],
    ["250", "1.15 ث", "0.75 ث", "0.60 ث", "0.48 ث"],
    ["500", "1.28 ث", "0.86 ث", "0.69 ث", "0.56 ث"],
    ["1000", "1.42 ث", "0.97 ث", "0.79 ث", "–"],
  ],
)}
<p>بعد تحديد الهدف يأتي سؤال الكمية: انظر <a href="/article/how-much-panel-do-i-need.html">كم أحتاج من الألواح</a>. ولماذا تكون النغمات المنخفضة أصعب الأجزاء دائمًا؟ الجواب في <a href="/article/bass-and-wool.html">النغمات المنخفضة والصوف الصخري</a>. وإن كان كل ما لديك رقم NRC واحدًا فابدأ من <a href="/article/what-is-nrc.html">ما هو NRC</a>.</p>`,
    },
    cover: "hero-3",
    date: "2024-03-12",
    tags: ["reverberation", "absorption"],
    questions: [
      {
        question: {
          zh: "混响时间是怎么定义的？",
          en: "How is reverberation time defined?",
          ar: "كيف يُعرَّف زمن الارتداد الصوتي؟",
        },
        answer: {
          zh: "声源停止后，室内平均声压级下降 60 dB 所用的时间，按倍频带分别给出。",
          en: "As the time in which the average sound pressure level in a room falls by 60 dB after the source stops, stated per octave band.",
          ar: "هو الزمن الذي ينخفض فيه متوسط مستوى ضغط الصوت في الغرفة 60 ديسيبل بعد توقف المصدر، ويُعطى لكل نطاق أوكتاف على حدة.",
        },
      },
      {
        question: {
          zh: "吸声量加倍，混响时间会怎样？",
          en: "What happens to the reverberation time when absorption is doubled?",
          ar: "ماذا يحدث لزمن الارتداد إذا تضاعف الامتصاص؟",
        },
        answer: {
          zh: "按赛宾公式，等效吸声面积加倍，混响时间减半，室内混响声级约降低 3 dB。",
          en: "By Sabine's formula, twice the equivalent absorption area halves the time and lowers the reverberant level by about 3 dB.",
          ar: "بحسب معادلة سابين، مضاعفة مساحة الامتصاص المكافئة تُنصّف الزمن وتخفض مستوى الصوت المرتد نحو 3 ديسيبل.",
        },
      },
      {
        question: {
          zh: "为什么计算值要给区间？",
          en: "Why should a calculated time be given as a range?",
          ar: "لماذا يُعطى الزمن المحسوب على شكل مجال؟",
        },
        answer: {
          zh: "各种公式对声场的假定不同。同一间只有一面墙吸声的 120 m³ 房间，五种模型的中频结果在 0.65 到 0.85 s 之间。",
          en: "Because each formula assumes a different sound field. For one 120 m³ room with a single absorbing wall, five models gave 0.65 to 0.85 s at mid frequencies.",
          ar: "لأن كل معادلة تفترض مجالًا صوتيًا مختلفًا. ففي غرفة حجمها 120 م³ بجدار ماصّ واحد أعطت خمسة نماذج من 0.65 إلى 0.85 ثانية عند الترددات المتوسطة.",
        },
      },
    ],
    sources: [
      source.guidance,
      source.vorlaender,
      source.slatSheet,
      source.fiveModels,
      source.absorbentCeilings,
      source.formulas,
      source.din18041,
    ],
  },
  {
    id: "what-is-nrc",
    class: "knowledge",
    title: {
      zh: "什么是 NRC，它没有告诉您什么",
      en: "What NRC is, and what it leaves out",
      ar: "ما هو NRC، وما الذي لا يقوله",
    },
    summary: {
      zh: "NRC 是四个频带的平均值，取整到 0.05。三种构造同为 NRC 0.75，125 Hz 的吸声系数却可以从 0.12 到 0.45：我们把数字摊开来看。",
      en: "NRC is the mean of four bands, rounded to 0.05. Three constructions share an NRC of 0.75 while their absorption at 125 Hz runs from 0.12 to 0.45: the figures, laid open.",
      ar: "NRC متوسط أربعة نطاقات مقرَّب إلى 0.05. ثلاثة تراكيب قيمتها جميعًا 0.75، بينما يتراوح امتصاصها عند 125 هرتز من 0.12 إلى 0.45: نعرض الأرقام كما هي.",
    },
    body: {
      zh: `<p>几乎每一份吸声板样本的第一行都写着 NRC。它好记，好比较，也因此最容易被误用。要用好它，先看它是怎么来的。</p>
<h2>怎么算</h2>
<p>NRC（Noise Reduction Coefficient，降噪系数）出自美国标准 ASTM C423：取 250、500、1000、2000 Hz 四个 1/3 倍频带的吸声系数求平均，再取整到最接近的 0.05。以一块公开发表过检测数据的木格栅板为例（ISO 354；做法未说明，按 50 mm 空腔、不填棉理解）：</p>
<blockquote><p>(0.30 + 0.74 + 1.09 + 0.85) ÷ 4 = 0.745 → NRC 0.75</p></blockquote>
<p>取整的一步值得留意：真实平均值从 0.725 到 0.774 之间的材料，样本上印的都是 0.75。两块板 NRC 相差 0.05，可能只是取整的运气。同一标准里还有一个更细的指标 SAA，取 200 到 2500 Hz 共 12 个三分之一倍频带平均，取整到 0.01。</p>
<figure data-figure="nrc-average"><figcaption>四根实心柱的平均值，再靠到最近的 0.05。平均 0.7275 和 0.7375 的两种构造，印出来都是 0.75。</figcaption></figure>
<figure><img src="media:lab-1" alt=""><figcaption>混响室：试件放进去之前和之后各测一次混响时间，差值换算成吸声系数。</figcaption></figure>
<h2>NRC 不是什么</h2>
<ul>
<li><strong>不是“降低多少噪声”。</strong>NRC 0.75 不表示噪声减少 75%，更不能换算成分贝。它只说：在这四个频带里，打到这个面上的声能平均约四分之三不再返回。</li>
<li><strong>不是隔声。</strong>吸声板挡不住隔壁的声音，隔声看的是另外的指标（Rw、STC）。详见<a href="/article/absorption-is-not-insulation.html">吸声不等于隔声</a>。</li>
<li><strong>不是材料的属性。</strong>它属于“材料加安装方式”。同一块板贴墙、架空、填棉，会得到不同的 NRC；没有写明安装方式的 NRC 无法比较。</li>
<li><strong>不包括低音，也不包括最高音。</strong>125 Hz 和 4000 Hz 根本没有参加平均。</li>
</ul>
<h2>三个 0.75</h2>
<p>下面三种构造，NRC 都是 0.75。第一种来自公开的格栅板技术资料（250 Hz 一格是 1/3 倍频带的值），后两种来自 Vorländer《Auralization》一书的材料表。按标准，NRC 由 1/3 倍频带值得出；后两种只有倍频带值，可能相差一级步长。</p>
${table(
  ["频率 Hz", ...octaves, "NRC"],
  [
    ["木格栅板，50 mm 空腔", ...alpha.slatOnBattens, "0.75"],
    ["20 mm 纤维板，50 mm 空腔", ...alpha.fibreBoardOverCavity, "0.75"],
    ["穿孔石膏板吊顶，300 mm 空腔", ...alpha.gypsumCeiling, "0.75"],
  ],
)}
<p>125 Hz 的差别接近四倍。把它们放进同一间房，差别就听得见了。取 9 × 7 × 3 m 的房间，用 30 m² 替换抹灰墙面，按赛宾公式计算（吸声系数以 1.00 封顶）：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["未处理", ...exampleRoom.bare],
    ["30 m² 木格栅板", ...exampleRoom.slats30],
    ["30 m² 纤维板", "1.40", "1.00", "0.87", "0.85", "1.05", "1.17"],
    ["30 m² 穿孔石膏板构造", "1.04", "1.01", "1.07", "0.83", "0.90", "0.93"],
  ],
)}
<p>单位为秒，均为计算值。在 500 到 2000 Hz，三者不相上下，这正是 NRC 能告诉您的部分；在 125 Hz，一个是 1.58 s，一个是 1.04 s，NRC 对此一字未提。前者的人声清晰，低音仍在“嗡”；后者从上到下比较均匀。哪一个合适，要看房间用来做什么，而不是看 0.75。</p>
<h2>大于 1 的系数</h2>
<p>您会在检测报告里看到 1.09 这样的数。它不是笔误，也不是板子“吸了 109% 的声音”：混响室法把声能的损失除以试件的平面面积，而试件边缘也在吸声，于是得数略高于 1，称为边缘效应。做计算时应按 1.00 封顶；国际标准 ISO 11654 换算时也这样处理。看到 NRC 1.05 或 1.10 的宣传，请先查安装方式和空腔深度。</p>
<h2>拿到一个 NRC，追问四件事</h2>
<ol>
<li><strong>怎样安装？</strong>ASTM E795 中，A 型是直接贴在刚性面上，E-400 是背后约 400 mm 空腔。用 E-400 测出的值，不能写在贴墙的板上。</li>
<li><strong>整个系统多厚？</strong>从墙面到板面。Ecophon 的说法很直接：不写系统总深度的吸声数据没有结论，不能用来比较。</li>
<li><strong>逐频带的数据在哪里？</strong>至少六个倍频带，最好是十八个三分之一倍频带。读法见<a href="/article/reading-an-absorption-curve.html">怎样读吸声曲线</a>。</li>
<li><strong>谁测的，依据什么标准，什么时候？</strong>见<a href="/article/reading-a-test-report.html">怎样读检测报告</a>。</li>
</ol>
<p>欧洲常用的 αw 与 NRC 的算法不同，同一块板会得到不同的数，请看<a href="/article/nrc-versus-alpha-w.html">NRC 与 αw</a>。在我们的产品页上，例如<a href="/productdetail/slat-oak.html">橡木格栅板</a>，每个吸声数字都标明安装方式与出处；在别的试件上测的，就写“可比构造”，不写成我们的数值。</p>`,
      en: `<p>NRC stands in the first line of nearly every panel brochure. It is easy to remember and easy to compare, and for that reason easy to misuse. To use it well, look first at how it is made.</p>
<h2>How it is calculated</h2>
<p>NRC, the noise reduction coefficient, comes from the American standard ASTM C423: the mean of the third-octave absorption coefficients at 250, 500, 1000 and 2000 Hz, rounded to the nearest 0.05. Take a wood slat panel whose test data have been published (ISO 354; fixing not stated, read as a 50 mm void without wool):</p>
<blockquote><p>(0.30 + 0.74 + 1.09 + 0.85) ÷ 4 = 0.745 → NRC 0.75</p></blockquote>
<p>The rounding deserves a thought. Every material with a true mean from 0.725 to 0.774 is printed as 0.75, so a difference of 0.05 between two brochures may be nothing but luck. The same standard knows a finer figure, SAA: the mean of twelve third-octave bands from 200 to 2500 Hz, rounded to 0.01.</p>
<figure data-figure="nrc-average"><figcaption>The mean of the four solid bars, moved to the nearest 0.05. Two constructions with means of 0.7275 and 0.7375 are both printed as 0.75.</figcaption></figure>
<figure><img src="media:lab-1" alt=""><figcaption>A reverberation chamber: the decay is measured without and with the sample, and the difference becomes an absorption coefficient.</figcaption></figure>
<h2>What NRC is not</h2>
<ul>
<li><strong>It is not the noise removed.</strong> NRC 0.75 does not mean 75% less noise, and it cannot be turned into decibels. It says that in these four bands, on average, about three quarters of the energy striking the surface does not come back.</li>
<li><strong>It is not insulation.</strong> An absorber does not keep out the neighbours; that has its own quantities (Rw, STC). See <a href="/article/absorption-is-not-insulation.html">absorption is not insulation</a>.</li>
<li><strong>It is not a property of the material.</strong> It belongs to material plus mounting. The same panel glued, on battens, or on battens with wool has different NRC values; an NRC without its mounting cannot be compared with anything.</li>
<li><strong>It contains no bass, and not the top treble either.</strong> 125 Hz and 4000 Hz take no part in the mean.</li>
</ul>
<h2>Three times 0.75</h2>
<p>The three constructions below all have NRC 0.75. The first is from a published slat panel sheet (at 250 Hz stands the third-octave value), the other two from the table of materials in Vorländer's <em>Auralization</em>. By its standard NRC starts from third-octave values. Of the last two only octave values are known, so theirs may be a step off.</p>
${table(
  ["Frequency Hz", ...octaves, "NRC"],
  [
    ["Wood slats, 50 mm void", ...alpha.slatOnBattens, "0.75"],
    ["Fibre board 20 mm, 50 mm void", ...alpha.fibreBoardOverCavity, "0.75"],
    ["Perforated gypsum ceiling, 300 mm void", ...alpha.gypsumCeiling, "0.75"],
  ],
)}
<p>At 125 Hz they differ nearly fourfold. Put them into the same room and the difference can be heard. In a room of 9 × 7 × 3 m, let 30 m² replace plaster on the walls; calculated with Sabine's formula, coefficients capped at 1.00:</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Untreated", ...exampleRoom.bare],
    ["30 m² wood slats", ...exampleRoom.slats30],
    ["30 m² fibre board", "1.40", "1.00", "0.87", "0.85", "1.05", "1.17"],
    ["30 m² perforated gypsum construction", "1.04", "1.01", "1.07", "0.83", "0.90", "0.93"],
  ],
)}
<p>Seconds, all calculated. From 500 to 2000 Hz there is little to choose between them: that is the part NRC tells you. At 125 Hz one room stands at 1.58 s, another at 1.04 s, and NRC has not said a word about it. In the first, voices are clear while the bass still booms; the second is more even from top to bottom. Which is right depends on what the room is for, not on 0.75.</p>
<h2>Coefficients above one</h2>
<p>Test reports show figures such as 1.09. That is no misprint, nor does the panel take “109% of the sound”. The chamber method divides the energy lost by the plan area of the sample, but the edges of the sample absorb too, and the result comes out a little above one: the edge effect. Cap it at 1.00 in calculations; ISO 11654 does the same. When you meet an advertised NRC of 1.05 or 1.10, ask first about mounting and depth of cavity.</p>
<h2>Four questions to any NRC</h2>
<ol>
<li><strong>How was it mounted?</strong> In ASTM E795, Type A means directly on a hard surface, E-400 a cavity of about 400 mm. A value measured on E-400 has no place on a panel that will be glued to a wall.</li>
<li><strong>How deep is the whole system?</strong> From wall to face. Ecophon puts it plainly: absorption figures without the overall depth of system are inconclusive and cannot be used for comparison.</li>
<li><strong>Where are the bands?</strong> At least six octaves, better eighteen third-octaves; <a href="/article/reading-an-absorption-curve.html">reading an absorption curve</a> shows what to look for.</li>
<li><strong>Who measured it, by which standard, when?</strong> See <a href="/article/reading-a-test-report.html">reading a test report</a>.</li>
</ol>
<p>Europe's αw is built differently and gives another number for the same panel: see <a href="/article/nrc-versus-alpha-w.html">NRC versus αw</a>. On our product pages, <a href="/productdetail/slat-oak.html">oak slats</a> for instance, every acoustic figure carries its mounting and its origin; what was measured on something else is called a comparable construction and never shown as a value of ours.</p>`,
      ar: `<p>يتصدّر NRC السطر الأول في كل كتيّب ألواح تقريبًا. سهل الحفظ وسهل المقارنة، ولذلك يسهل أن يُساء استعماله. ولكي نُحسن استعماله ننظر أولًا كيف يُحسب.</p>
<h2>طريقة الحساب</h2>
<p>مصدر NRC، معامل خفض الضوضاء، المعيارُ الأمريكي ASTM C423: متوسط معاملات امتصاص الصوت لأثلاث الأوكتاف عند 250 و500 و1000 و2000 هرتز، مقرَّبًا إلى أقرب 0.05. ولنأخذ لوح شرائح خشبية نُشرت بيانات اختباره (وفق ISO 354؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف):</p>
<blockquote><p>${ltr("(0.30 + 0.74 + 1.09 + 0.85) ÷ 4 = 0.745 → NRC 0.75")}</p></blockquote>
<p>والتقريب جدير بالانتباه: فكل مادة متوسطها الحقيقي من 0.725 إلى 0.774 تُطبع قيمتها 0.75، وقد لا يكون فرق 0.05 بين كتيّبين سوى حظّ في التقريب. وفي المعيار نفسه رقم أدق هو SAA: متوسط 12 نطاقًا من أثلاث الأوكتاف من 200 إلى 2500 هرتز، مقرَّبًا إلى 0.01.</p>
<figure data-figure="nrc-average"><figcaption>متوسط الأعمدة الأربعة المصمتة، ثم يُنقل إلى أقرب 0.05. تركيبتان متوسطاهما 0.7275 و0.7375 تُطبعان كلتاهما 0.75.</figcaption></figure>
<figure><img src="media:lab-1" alt=""><figcaption>غرفة الارتداد: يُقاس تلاشي الصوت من دون العيّنة ثم معها، ويُحوَّل الفرق إلى معامل امتصاص.</figcaption></figure>
<h2>ما ليس NRC</h2>
<ul>
<li><strong>ليس مقدار الضوضاء المُزالة.</strong> فقيمة 0.75 لا تعني ضوضاء أقل بنسبة 75%، ولا تُحوَّل إلى ديسيبل. بل تقول إن نحو ثلاثة أرباع الطاقة الساقطة على السطح لا تعود، في المتوسط، ضمن هذه النطاقات الأربعة.</li>
<li><strong>وليس عزلًا.</strong> اللوح الماصّ لا يمنع صوت الجيران، فلذلك مقادير أخرى (Rw وSTC). انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>.</li>
<li><strong>وليس خاصية للمادة.</strong> بل للمادة مع طريقة تركيبها. فاللوح نفسه ملصقًا، أو على عوارض، أو على عوارض مع صوف، له قيم مختلفة، وقيمة لم تُذكر طريقة تركيبها لا تُقارن بشيء.</li>
<li><strong>ولا يشمل النغمات المنخفضة ولا أعلى الحادّة.</strong> فنطاقا 125 و4000 هرتز لا يدخلان في المتوسط أصلًا.</li>
</ul>
<h2>0.75 ثلاث مرات</h2>
<p>التراكيب الثلاثة التالية قيمة NRC لها جميعًا 0.75. الأول من نشرة فنية منشورة للوح شرائح (وعند 250 هرتز قيمة ثلث الأوكتاف)، والآخران من جدول المواد في كتاب فورلندر <em>Auralization</em>. يبدأ NRC بحسب معياره من قيم ثلث الأوكتاف، وليس للأخيرين إلا قيم الأوكتاف، فقد تختلف قيمتاهما درجة واحدة.</p>
${table(
  ["التردد (هرتز)", ...octaves, "NRC"],
  [
    ["شرائح خشبية، فراغ 50 مم", ...alpha.slatOnBattens, "0.75"],
    ["لوح ألياف 20 مم، فراغ 50 مم", ...alpha.fibreBoardOverCavity, "0.75"],
    ["سقف جبس مثقّب، فراغ 300 مم", ...alpha.gypsumCeiling, "0.75"],
  ],
)}
<p>عند 125 هرتز يقارب الفرق أربعة أضعاف، وإذا وُضعت في غرفة واحدة سُمع الفرق. لنأخذ غرفة أبعادها ${ltr("9 × 7 × 3")} م، ونستبدل 30 م² من لياسة الجدران، ونحسب بمعادلة سابين مع حدّ أعلى للمعاملات قدره 1.00:</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["من دون معالجة", ...exampleRoom.bare],
    ["30 م² شرائح خشبية", ...exampleRoom.slats30],
    ["30 م² لوح ألياف", "1.40", "1.00", "0.87", "0.85", "1.05", "1.17"],
    ["30 م² تركيب جبس مثقّب", "1.04", "1.01", "1.07", "0.83", "0.90", "0.93"],
  ],
)}
<p>القيم بالثواني وكلها محسوبة. من 500 إلى 2000 هرتز تتقارب الثلاثة، وهذا هو الجزء الذي يخبرك به NRC. أما عند 125 هرتز فغرفة عند 1.58 ثانية وأخرى عند 1.04 ثانية، ولم يقل NRC عن ذلك كلمة. في الأولى يكون الكلام واضحًا والنغمات المنخفضة ما زالت تدوّي، وفي الثانية توازن أكبر من أعلى الطيف إلى أسفله. وأيّهما الصواب يحدده استعمال الغرفة لا الرقم 0.75.</p>
<h2>معاملات تزيد على الواحد</h2>
<p>في تقارير الاختبار أرقام مثل 1.09. ليس هذا خطأ مطبعيًا، واللوح لا يأخذ «109% من الصوت». فطريقة غرفة الارتداد تقسم الطاقة المفقودة على المساحة المستوية للعيّنة، غير أن حوافها تمتص أيضًا فتخرج النتيجة أعلى من الواحد قليلًا، وهذا هو أثر الحافة. في الحساب يُجعل الحد الأعلى 1.00، وكذلك تفعل ISO 11654. وإذا صادفت إعلانًا بقيمة 1.05 أو 1.10 فاسأل أولًا عن طريقة التركيب وعمق الفراغ.</p>
<h2>أربعة أسئلة لكل NRC</h2>
<ol>
<li><strong>كيف رُكّبت العيّنة؟</strong> في ASTM E795 يعني النوع A التثبيتَ مباشرة على سطح صلب، ويعني E-400 فراغًا نحو 400 مم. وقيمة قيست على E-400 لا مكان لها على لوح سيُلصق بالجدار.</li>
<li><strong>ما العمق الكلي للنظام؟</strong> من الجدار إلى وجه اللوح. وعبارة Ecophon صريحة: أرقام الامتصاص من دون العمق الكلي للنظام غير حاسمة ولا تصلح للمقارنة.</li>
<li><strong>أين القيم لكل نطاق؟</strong> ستة نطاقات أوكتاف على الأقل، والأفضل 18 نطاقًا من أثلاث الأوكتاف. انظر <a href="/article/reading-an-absorption-curve.html">قراءة منحنى الامتصاص</a>.</li>
<li><strong>من قاس، ووفق أي معيار، ومتى؟</strong> انظر <a href="/article/reading-a-test-report.html">قراءة تقرير الاختبار</a>.</li>
</ol>
<p>أما αw الأوروبي فبناؤه مختلف ويعطي رقمًا آخر للوح نفسه: انظر <a href="/article/nrc-versus-alpha-w.html">NRC مقابل αw</a>. وفي صفحات منتجاتنا، مثل <a href="/productdetail/slat-oak.html">شرائح البلوط</a>، يحمل كل رقم صوتي طريقة تركيبه ومصدره، وما قيس على عيّنة أخرى نسمّيه تركيبةً مشابهة ولا نعرضه قيمةً لنا.</p>`,
    },
    cover: "perforated-white-2",
    date: "2024-05-21",
    tags: ["ratings", "absorption", "testing"],
    questions: [
      {
        question: {
          zh: "NRC 0.75 是什么意思？",
          en: "What does NRC 0.75 mean?",
          ar: "ماذا تعني قيمة NRC تساوي 0.75؟",
        },
        answer: {
          zh: "在 250、500、1000、2000 Hz 四个频带里，该构造的吸声系数平均约为 0.75（取整到 0.05）。它不表示噪声降低 75%。",
          en: "That the construction's absorption coefficients at 250, 500, 1000 and 2000 Hz average about 0.75, rounded to 0.05. It does not mean 75% less noise.",
          ar: "أن متوسط معاملات امتصاص التركيب عند 250 و500 و1000 و2000 هرتز نحو 0.75 بعد التقريب إلى 0.05، ولا تعني ضوضاء أقل بنسبة 75%.",
        },
      },
      {
        question: {
          zh: "NRC 相同的板可以互换吗？",
          en: "Are panels of equal NRC interchangeable?",
          ar: "هل الألواح المتساوية في NRC قابلة للتبادل؟",
        },
        answer: {
          zh: "不一定。NRC 不含 125 Hz 和 4000 Hz，三种 NRC 0.75 的构造在 125 Hz 的系数分别是 0.12、0.20 和 0.45。应比较逐频带数据与安装方式。",
          en: "Not necessarily. NRC contains neither 125 Hz nor 4000 Hz; three constructions of NRC 0.75 have 0.12, 0.20 and 0.45 at 125 Hz. Compare the bands and the mounting.",
          ar: "ليس بالضرورة. فلا يدخل في NRC نطاقا 125 و4000 هرتز، وثلاثة تراكيب قيمتها 0.75 معاملاتها عند 125 هرتز 0.12 و0.20 و0.45. قارن النطاقات وطريقة التركيب.",
        },
      },
      {
        question: {
          zh: "吸声系数为什么会大于 1？",
          en: "Why can an absorption coefficient exceed one?",
          ar: "لماذا قد يزيد معامل الامتصاص على الواحد؟",
        },
        answer: {
          zh: "这是混响室法的边缘效应：试件边缘也吸声，而计算只除以平面面积。计算时按 1.00 封顶。",
          en: "It is the edge effect of the chamber method: the edges absorb too, while the result is divided by the plan area alone. Cap it at 1.00 in calculations.",
          ar: "هو أثر الحافة في طريقة غرفة الارتداد: الحواف تمتص أيضًا بينما تُقسم النتيجة على المساحة المستوية وحدها. يُجعل الحد الأعلى في الحساب 1.00.",
        },
      },
    ],
    sources: [
      source.nrc,
      source.slatSheet,
      source.vorlaender,
      source.depthOfSystem,
      source.ratingRules,
    ],
  },
  {
    id: "nrc-versus-alpha-w",
    class: "knowledge",
    title: {
      zh: "NRC 与 αw：同一块板，两个数",
      en: "NRC versus αw: one panel, two numbers",
      ar: "NRC مقابل αw: لوح واحد ورقمان",
    },
    summary: {
      zh: "NRC 求平均，αw 看短板。本文用公开数据逐步算出一块木格栅板的 αw，解释 A–E 级与 L、M、H 标记，并说明中国标准 2023 年起的变化。",
      en: "NRC averages; αw looks for the weakest band. The αw of a slat panel worked out step by step from published data, classes A to E and the letters L, M, H explained, and what changed in China in 2023.",
      ar: "NRC يحسب المتوسط، وαw يبحث عن أضعف نطاق. نحسب αw للوح شرائح خطوة خطوة من بيانات منشورة، ونشرح الفئات من A إلى E والحروف L وM وH، وما تغيّر في المعيار الصيني عام 2023.",
    },
    body: {
      zh: `<p>一块木格栅板，由同一份公开的检测数据可以算出 NRC 0.75，也可以算出 αw 0.60(MH)，C 级。两个数都没错，差别在于两个指标对“平均”的看法不同。</p>
<h2>两种算法</h2>
<p><strong>NRC</strong>（ASTM C423）取 250、500、1000、2000 Hz 的算术平均，取整到 0.05。某个频带很强，可以补偿另一个频带的弱。</p>
<p><strong>αw</strong>（ISO 11654）分三步。先把三分之一倍频带数据每三个一组求平均，取整到 0.05，超过 1.00 的按 1.00 计，得到实用吸声系数 αp。再取一条固定的参考曲线：250 Hz 为 0.80，500、1000、2000 Hz 为 1.00，4000 Hz 为 0.90。把它以 0.05 为一步向下平移，直到“不利偏差”（实测低于曲线的部分）之和不超过 0.10。此时曲线在 500 Hz 的值就是 αw。强的频带不加分，弱的频带要扣分。</p>
<h2>动手算一次</h2>
<p>公开发表的木格栅板数据（做法未说明，按 50 mm 空腔、不填棉理解；缺 315 Hz，250 Hz 处用 1/3 倍频带的值）：</p>
${table(
  ["频率 Hz", "250", "500", "1000", "2000", "4000"],
  [
    ["αp", "0.30", "0.75", "1.00", "0.85", "0.80"],
    ["参考曲线", "0.80", "1.00", "1.00", "1.00", "0.90"],
    ["下移 0.35", "0.45", "0.65", "0.65", "0.65", "0.55"],
    ["下移 0.40", "0.40", "0.60", "0.60", "0.60", "0.50"],
  ],
)}
<p>下移 0.35 时，250 Hz 低了 0.15，不合格；下移 0.40 时低 0.10，刚好合格。所以 αw = 0.60。五个频带里有四个远在曲线之上，决定结果的只有 250 Hz 一个。</p>
<figure data-figure="weighted-rating"><figcaption>同一条曲线，参考曲线移到四个位置。只有低于参考曲线的部分才算数：五个频带里，最后只剩 250 Hz 说了算。</figcaption></figure>
<p>括号里的字母叫形状指示符：某个频带的 αp 比平移后的曲线高出 0.25 或更多，就标出来。L 代表 250 Hz，M 代表 500 或 1000 Hz，H 代表 2000 或 4000 Hz。这块板在 1000 Hz 高出 0.40，在 2000 Hz 高出 0.25，在 4000 Hz 高出 0.30，因此写作 0.60(MH)。字母不是装饰，它的意思是：单个数低估了这几个频带，请看曲线。</p>
<h2>级别</h2>
${table(
  ["级别", "αw"],
  [
    ["A", "0.90 · 0.95 · 1.00"],
    ["B", "0.80 · 0.85"],
    ["C", "0.60 · 0.65 · 0.70 · 0.75"],
    ["D", "0.30 … 0.55"],
    ["E", "0.15 · 0.20 · 0.25"],
    ["不分级", "0.00 · 0.05 · 0.10"],
  ],
)}
<p>级别的跨度并不均匀：D 级从 0.30 一直到 0.55。写“C 级”之前，先看它是 0.60 还是 0.75。</p>
<h2>并排比较</h2>
<p>以下由公开的倍频带数据算出（倍频带数值直接取整作为 αp）。按标准，αw、等级和 NRC 由 1/3 倍频带值得出，所以可能相差一级步长：</p>
${table(
  ["构造", "NRC", "αw", "级别"],
  [
    ["木格栅板，50 mm 空腔", "0.75", "0.60(MH)", "C"],
    ["20 mm 纤维板，50 mm 空腔", "0.75", "0.70", "C"],
    ["穿孔石膏板吊顶，300 mm 空腔", "0.75", "0.70", "C"],
    ["穿孔贴皮刨花板，厚 50 mm，孔径 1 mm，150 mm 空腔，内置 30 mm 矿物棉", "0.65", "0.55(L)", "D"],
    ["50 mm 岩棉", "0.85", "0.90", "A"],
    ["柔性纤维毡", "0.35", "0.25(H)", "E"],
  ],
)}
<p>没有任何换算系数能把左列变成中列：同是 NRC 0.75，αw 可以是 0.60，也可以是 0.70；岩棉的 αw 甚至高于 NRC。再看第四行：这块穿孔刨花板在 125 Hz 的吸声系数是 0.41，是表中前四种里仅次于石膏板吊顶的，却只得 D 级，因为 αw 从 250 Hz 才开始看，而它在 4000 Hz 只有 0.35。级别低，不等于不合用。</p>
<p>反过来做一个假想的计算：如果背后填棉能把格栅板 250 Hz 的 αp 从 0.30 提高到 0.60，其余不变，NRC 从 0.75 变为 0.80，αw 却从 0.60 跳到 0.80，升为 B 级。αw 对低频的改善敏感得多，这是它的优点。</p>
<h2>中国的写法已经变了</h2>
<p>GB/T 16731 的 1997 年版按 NRC 分级，许多样本至今仍写“Ⅰ级、Ⅱ级”。该版已被 GB/T 16731-2023 代替，自 2023 年 10 月 1 日实施。新版修改采用 ISO 11654，增加了计权吸声系数和频谱特性标志，并更改了分级所用的参数。读到一个级别时，请先问依据哪一版。</p>
<h2>该写哪一个</h2>
<ul>
<li>面向北美的项目写 NRC，最好同时写 SAA；面向欧洲写 αw 与级别，那里的吊顶 CE 标志采用 αw。</li>
<li>不论写哪一个，都附上安装方式、系统总深度和逐频带数据。没有这三样，两个数都没有意义，见<a href="/article/why-mounting-matters.html">安装方式为什么重要</a>。</li>
<li>不要在同一张表里混用：一款写 NRC，另一款写 αw，读者必然比错。</li>
<li>ISO 11654 自己写明：单值不适用于 250 Hz 以下，也不适用于需要专业声学设计的房间。音乐教室、录音室、影院请直接用<a href="/article/reading-an-absorption-curve.html">曲线</a>。</li>
</ul>
<p>在我们的产品页上，切换安装方式时，构造、曲线和单值会一起变化，例如<a href="/productdetail/perforated-oak-16.html">橡木穿孔板 16</a>。</p>`,
      en: `<p>One wood slat panel: its published test data work out at NRC 0.75, and also at αw 0.60(MH), class C. Neither is wrong. The two ratings merely disagree about what an average is.</p>
<h2>Two ways to a single number</h2>
<p><strong>NRC</strong> (ASTM C423) is the arithmetic mean of 250, 500, 1000 and 2000 Hz, rounded to 0.05. A strong band makes up for a weak one.</p>
<p><strong>αw</strong> (ISO 11654) takes three steps. First the third-octave data are averaged in threes, rounded to 0.05 and limited to 1.00: the practical coefficients αp. Then comes a fixed reference curve, 0.80 at 250 Hz, 1.00 at 500, 1000 and 2000 Hz, 0.90 at 4000 Hz. It is shifted down in steps of 0.05 until the unfavourable deviations, the places where the measurement lies below the curve, add up to no more than 0.10. The value of the shifted curve at 500 Hz is αw. Strong bands earn nothing; weak bands cost.</p>
<h2>Once by hand</h2>
<p>The published slat panel again (fixing not stated, read as a 50 mm void without wool; without a value at 315 Hz, so the third-octave value stands at 250 Hz):</p>
${table(
  ["Frequency Hz", "250", "500", "1000", "2000", "4000"],
  [
    ["αp", "0.30", "0.75", "1.00", "0.85", "0.80"],
    ["Reference curve", "0.80", "1.00", "1.00", "1.00", "0.90"],
    ["Shifted by 0.35", "0.45", "0.65", "0.65", "0.65", "0.55"],
    ["Shifted by 0.40", "0.40", "0.60", "0.60", "0.60", "0.50"],
  ],
)}
<p>Shifted by 0.35, the panel falls short by 0.15 at 250 Hz: too much. Shifted by 0.40 it falls short by 0.10: just allowed. So αw = 0.60. Four of the five bands lie far above the curve; 250 Hz alone decides.</p>
<figure data-figure="weighted-rating"><figcaption>One curve, and the reference curve in four places. Only what lies below the reference counts: of five bands, 250 Hz alone decides in the end.</figcaption></figure>
<p>The letters in brackets are shape indicators. Where αp exceeds the shifted curve by 0.25 or more, the band is named: L for 250 Hz, M for 500 or 1000 Hz, H for 2000 or 4000 Hz. This panel exceeds it by 0.40 at 1000 Hz, by 0.25 at 2000 Hz and by 0.30 at 4000 Hz, hence 0.60(MH). The letters are no ornament. They say that the single number undersells these bands and that the curve should be read.</p>
<h2>The classes</h2>
${table(
  ["Class", "αw"],
  [
    ["A", "0.90 · 0.95 · 1.00"],
    ["B", "0.80 · 0.85"],
    ["C", "0.60 · 0.65 · 0.70 · 0.75"],
    ["D", "0.30 … 0.55"],
    ["E", "0.15 · 0.20 · 0.25"],
    ["Not classified", "0.00 · 0.05 · 0.10"],
  ],
)}
<p>The steps are uneven: class D reaches from 0.30 to 0.55. Before you write “class C”, look whether it is 0.60 or 0.75.</p>
<h2>Side by side</h2>
<p>Calculated from published octave data (the octave values, rounded, taken as αp). By their standards αw, class and NRC start from third-octave values, so they may be a step off:</p>
${table(
  ["Construction", "NRC", "αw", "Class"],
  [
    ["Wood slats, 50 mm void", "0.75", "0.60(MH)", "C"],
    ["Fibre board 20 mm, 50 mm void", "0.75", "0.70", "C"],
    ["Perforated gypsum ceiling, 300 mm void", "0.75", "0.70", "C"],
    [
      "Perforated veneered chipboard 50 mm, 1 mm holes, 150 mm void with 30 mm wool",
      "0.65",
      "0.55(L)",
      "D",
    ],
    ["Rock wool 50 mm", "0.85", "0.90", "A"],
    ["Flexible fibre mat", "0.35", "0.25(H)", "E"],
  ],
)}
<p>No factor turns the first column into the second: with the same NRC of 0.75, αw may be 0.60 or 0.70, and for rock wool αw is even the higher of the two. Look at the fourth row as well. The perforated chipboard absorbs 0.41 at 125 Hz, second only to the gypsum ceiling among the first four, and yet it is class D, because αw begins to look at 250 Hz and the panel has only 0.35 at 4000 Hz. A low class is not the same as the wrong product.</p>
<p>Now a thought experiment in the other direction. If wool in the void lifted the slat panel's αp at 250 Hz from 0.30 to 0.60 and nothing else changed, NRC would go from 0.75 to 0.80, but αw from 0.60 to 0.80, class B. αw is far more sensitive to an improvement in the lower bands. That is its merit.</p>
<h2>China has changed its notation</h2>
<p>The 1997 edition of GB/T 16731 graded products by NRC, and many brochures still say “grade I” or “grade II”. That edition has been replaced by GB/T 16731-2023, in force since 1 October 2023. The new one is a modified adoption of ISO 11654: it adds the weighted coefficient and the spectrum indicators, and changes the quantity by which products are graded. When you read a grade, ask for the edition.</p>
<h2>Which to write</h2>
<ul>
<li>For North America NRC, ideally with SAA beside it; for Europe αw and class, since the CE marking of suspended ceilings there uses αw.</li>
<li>With either, state the mounting, the overall depth of system and the bands. Without these three both numbers are empty: see <a href="/article/why-mounting-matters.html">why mounting matters</a>.</li>
<li>Never mix them in one table. One product by NRC and the next by αw invites a wrong comparison.</li>
<li>ISO 11654 itself says that the single number is not appropriate below 250 Hz, nor for rooms that need careful acoustic design. For music rooms, studios and cinemas go straight to the <a href="/article/reading-an-absorption-curve.html">curve</a>.</li>
</ul>
<p>On our product pages the mounting switch changes build-up, curves and ratings together; try it with <a href="/productdetail/perforated-oak-16.html">perforated oak 16</a>.</p>`,
      ar: `<p>لوح شرائح خشبية واحد: تعطي بيانات اختباره المنشورة NRC بقيمة 0.75، وتعطي أيضًا ${ltr("αw 0.60(MH)")} والفئة C. كلاهما صحيح، غير أن المؤشرين يختلفان في معنى المتوسط.</p>
<h2>طريقان إلى رقم واحد</h2>
<p><strong>NRC</strong> (المعيار ASTM C423) متوسط حسابي لقيم 250 و500 و1000 و2000 هرتز، مقرَّب إلى 0.05. والنطاق القوي فيه يعوّض عن الضعيف.</p>
<p><strong>αw</strong> (المعيار ISO 11654) يُحسب في ثلاث خطوات. تُؤخذ أولًا بيانات أثلاث الأوكتاف ثلاثةً ثلاثة، فتُحسب متوسطاتها وتُقرَّب إلى 0.05 ولا تتجاوز 1.00، وهذه هي معاملات الامتصاص العملية αp. ثم يُؤخذ منحنى مرجعي ثابت: 0.80 عند 250 هرتز، و1.00 عند 500 و1000 و2000 هرتز، و0.90 عند 4000 هرتز. ويُزاح إلى الأسفل بخطوات قدرها 0.05 إلى أن يصبح مجموع الانحرافات غير المواتية، أي المواضع التي يقع فيها القياس تحت المنحنى، لا يزيد على 0.10. وقيمة المنحنى المُزاح عند 500 هرتز هي αw. فالنطاقات القوية لا تكسب شيئًا، والضعيفة تُحسب عليها.</p>
<h2>لنحسبه مرة بأيدينا</h2>
<p>لوح الشرائح المنشورة بياناته (طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف؛ ولا قيمة عند 315 هرتز فوُضعت قيمة ثلث الأوكتاف عند 250 هرتز):</p>
${table(
  ["التردد (هرتز)", "250", "500", "1000", "2000", "4000"],
  [
    ["αp", "0.30", "0.75", "1.00", "0.85", "0.80"],
    ["المنحنى المرجعي", "0.80", "1.00", "1.00", "1.00", "0.90"],
    ["بعد إزاحة 0.35", "0.45", "0.65", "0.65", "0.65", "0.55"],
    ["بعد إزاحة 0.40", "0.40", "0.60", "0.60", "0.60", "0.50"],
  ],
)}
<p>عند إزاحة 0.35 يقصر اللوح بمقدار 0.15 عند 250 هرتز، وهذا كثير. وعند إزاحة 0.40 يقصر بمقدار 0.10، وهو الحد المسموح تمامًا. إذن αw يساوي 0.60. أربعة من النطاقات الخمسة أعلى من المنحنى بكثير، ونطاق 250 هرتز وحده يحسم النتيجة.</p>
<figure data-figure="weighted-rating"><figcaption>منحنى واحد، ومنحنى المرجع في أربعة مواضع. لا يُحسب إلا ما يقصر عن المرجع: ومن خمسة نطاقات لا يحسم في النهاية إلا 250 هرتز.</figcaption></figure>
<p>والحروف بين القوسين مؤشرات الشكل: حيثما زاد αp على المنحنى المُزاح بمقدار 0.25 أو أكثر ذُكر النطاق: L لنطاق 250 هرتز، وM لنطاق 500 أو 1000 هرتز، وH لنطاق 2000 أو 4000 هرتز. وهذا اللوح يزيد 0.40 عند 1000 هرتز، و0.25 عند 2000 هرتز، و0.30 عند 4000 هرتز، فيُكتب ${ltr("0.60(MH)")}. وليست الحروف زينة، بل تقول إن الرقم المفرد يبخس هذه النطاقات حقها وإن المنحنى ينبغي أن يُقرأ.</p>
<h2>الفئات</h2>
${table(
  ["الفئة", "αw"],
  [
    ["A", ltr("0.90 · 0.95 · 1.00")],
    ["B", ltr("0.80 · 0.85")],
    ["C", ltr("0.60 · 0.65 · 0.70 · 0.75")],
    ["D", ltr("0.30 … 0.55")],
    ["E", ltr("0.15 · 0.20 · 0.25")],
    ["غير مصنّف", ltr("0.00 · 0.05 · 0.10")],
  ],
)}
<p>والدرجات غير متساوية: فالفئة D تمتد من 0.30 إلى 0.55. وقبل أن تكتب «الفئة C» انظر أهي 0.60 أم 0.75.</p>
<h2>جنبًا إلى جنب</h2>
<p>محسوبة من بيانات أوكتاف منشورة (أُخذت قيم الأوكتاف بعد تقريبها على أنها αp). تبدأ αw والفئة وNRC بحسب معاييرها من قيم ثلث الأوكتاف، فقد تختلف درجة واحدة:</p>
${table(
  ["التركيب", "NRC", "αw", "الفئة"],
  [
    ["شرائح خشبية، فراغ 50 مم", "0.75", ltr("0.60(MH)"), "C"],
    ["لوح ألياف 20 مم، فراغ 50 مم", "0.75", "0.70", "C"],
    ["سقف جبس مثقّب، فراغ 300 مم", "0.75", "0.70", "C"],
    [
      "خشب حبيبي مقشور ومثقّب 50 مم، ثقوب 1 مم، فراغ 150 مم فيه صوف 30 مم",
      "0.65",
      ltr("0.55(L)"),
      "D",
    ],
    ["صوف صخري 50 مم", "0.85", "0.90", "A"],
    ["بساط ألياف مرن", "0.35", ltr("0.25(H)"), "E"],
  ],
)}
<p>لا يوجد عامل يحوّل العمود الأول إلى الثاني: فمع قيمة NRC واحدة هي 0.75 قد يكون αw بقيمة 0.60 أو 0.70، وفي الصوف الصخري يكون αw هو الأعلى. وانظر إلى الصف الرابع: لوح الخشب الحبيبي المثقّب يمتص 0.41 عند 125 هرتز، فهو الثاني بعد سقف الجبس بين الأربعة الأولى، ومع ذلك هو من الفئة D، لأن αw لا ينظر إلا ابتداءً من 250 هرتز، وليس لهذا اللوح عند 4000 هرتز سوى 0.35. فالفئة المنخفضة لا تعني أن المنتج غير مناسب.</p>
<p>ولنجرّب الاتجاه المعاكس ذهنيًا. لو رفع الصوف داخل الفراغ قيمة αp للوح الشرائح عند 250 هرتز من 0.30 إلى 0.60 ولم يتغير شيء آخر، لانتقل NRC من 0.75 إلى 0.80، أما αw فمن 0.60 إلى 0.80 أي الفئة B. إن αw أشد حساسية لتحسّن النطاقات المنخفضة، وهذه مزيته.</p>
<h2>الصين غيّرت طريقة الكتابة</h2>
<p>كانت طبعة 1997 من GB/T 16731 تصنّف المنتجات بحسب NRC، وما زالت كتيّبات كثيرة تكتب «الدرجة الأولى» أو «الثانية». وقد حلّت محلها GB/T 16731-2023 السارية منذ 1 أكتوبر 2023. وهي اعتماد معدَّل للمعيار ISO 11654: أضافت المعامل الموزون ومؤشرات الطيف، وغيّرت المقدار الذي تُصنَّف به المنتجات. فإذا قرأت درجةً فاسأل عن الطبعة.</p>
<h2>أيّهما نكتب</h2>
<ul>
<li>لأمريكا الشمالية NRC ويُستحسن معه SAA، ولأوروبا αw والفئة، إذ تستعمل علامة CE للأسقف المعلّقة هناك αw.</li>
<li>ومع أيّهما اذكر طريقة التركيب والعمق الكلي للنظام وقيم النطاقات. فمن دون هذه الثلاثة لا معنى للرقمين: انظر <a href="/article/why-mounting-matters.html">لماذا تهمّ طريقة التركيب</a>.</li>
<li>لا تخلط بينهما في جدول واحد. منتج بقيمة NRC وآخر بقيمة αw دعوةٌ إلى مقارنة خاطئة.</li>
<li>وتقول ISO 11654 نفسها إن الرقم المفرد لا يصلح دون 250 هرتز ولا للغرف التي تحتاج إلى تصميم صوتي دقيق. فلغرف الموسيقى والاستوديوهات ودور السينما اذهب مباشرة إلى <a href="/article/reading-an-absorption-curve.html">المنحنى</a>.</li>
</ul>
<p>في صفحات منتجاتنا يغيّر مفتاح التركيب تركيبة الطبقات والمنحنيات والتصنيف معًا. جرّبه في <a href="/productdetail/perforated-oak-16.html">لوح البلوط المثقّب 16</a>.</p>`,
    },
    cover: "slat-walnut-2",
    date: "2025-04-08",
    tags: ["ratings", "absorption", "testing"],
    questions: [
      {
        question: {
          zh: "NRC 能换算成 αw 吗？",
          en: "Can NRC be converted into αw?",
          ar: "هل يمكن تحويل NRC إلى αw؟",
        },
        answer: {
          zh: "不能。同为 NRC 0.75 的三种构造（由倍频带值算得），αw 分别是 0.60、0.70 和 0.70。只有拿到逐频带数据，才能分别算出两个值。",
          en: "No. Three constructions of NRC 0.75 (from octave values) have αw 0.60, 0.70 and 0.70. Only from the band data can both be calculated.",
          ar: "لا. فثلاثة تراكيب قيمة NRC لها 0.75 (من قيم الأوكتاف) قيم αw لها 0.60 و0.70 و0.70. ولا يُحسب الاثنان إلا من قيم النطاقات.",
        },
      },
      {
        question: {
          zh: "αw 后面的 L、M、H 是什么？",
          en: "What do L, M and H after αw mean?",
          ar: "ما معنى L وM وH بعد αw؟",
        },
        answer: {
          zh: "形状指示符：在 250 Hz（L）、500 或 1000 Hz（M）、2000 或 4000 Hz（H），实用吸声系数比平移后的参考曲线高出至少 0.25。",
          en: "They are shape indicators: at 250 Hz (L), 500 or 1000 Hz (M), 2000 or 4000 Hz (H) the practical coefficient exceeds the shifted reference curve by at least 0.25.",
          ar: "هي مؤشرات الشكل: عند 250 هرتز (L) أو 500 أو 1000 هرتز (M) أو 2000 أو 4000 هرتز (H) يزيد المعامل العملي على المنحنى المرجعي المُزاح بمقدار 0.25 على الأقل.",
        },
      },
      {
        question: {
          zh: "吸声 A 级是什么意思？",
          en: "What is absorption class A?",
          ar: "ما هي فئة الامتصاص A؟",
        },
        answer: {
          zh: "αw 为 0.90、0.95 或 1.00。级别只覆盖 250 Hz 以上，并且必须与安装方式和系统深度一起给出。",
          en: "An αw of 0.90, 0.95 or 1.00. The class covers only 250 Hz and above and must be stated with the mounting and the depth of system.",
          ar: "قيمة αw تساوي 0.90 أو 0.95 أو 1.00. ولا تشمل الفئة إلا 250 هرتز فما فوق، ويجب ذكرها مع طريقة التركيب وعمق النظام.",
        },
      },
    ],
    sources: [
      source.nrc,
      source.alphaW,
      source.ratingRules,
      source.ratingExample,
      source.ratingScope,
      source.slatSheet,
      source.vorlaender,
      source.chineseRating,
      {
        title: {
          zh: "GB/T 16731-2023：标准状态与日期",
          en: "GB/T 16731-2023: status and dates",
          ar: "GB/T 16731-2023: حالة المعيار وتواريخه",
        },
        url: "https://www.nbclab.com/s/1186/",
      },
    ],
  },
  {
    id: "reading-an-absorption-curve",
    class: "knowledge",
    title: {
      zh: "怎样读一条吸声曲线",
      en: "How to read an absorption curve",
      ar: "كيف تقرأ منحنى امتصاص الصوت",
    },
    summary: {
      zh: "曲线比任何单值都诚实。认识四种基本形状，逐频带读懂一块木格栅板公开的十七个数，再学会把两条曲线相加，拼出房间需要的那一条。",
      en: "A curve is more honest than any single number. Four basic shapes, the seventeen published figures of a slat panel read one by one, and how to add two curves into the one a room needs.",
      ar: "المنحنى أصدق من أي رقم مفرد. نتعرّف إلى أربعة أشكال أساسية، ونقرأ أرقام لوح شرائح نطاقًا نطاقًا، ونتعلم جمع منحنيين للوصول إلى ما تحتاجه الغرفة.",
    },
    body: {
      zh: `<p>选色卡时没有人只看“平均颜色”。吸声也一样：真正的信息在曲线里，NRC 和 αw 只是它的摘要。读曲线不难，只要先弄清两根轴。</p>
<h2>两根轴</h2>
<p><strong>横轴是频率</strong>，每向右一格翻一倍：125、250、500、1000、2000、4000 Hz，一格就是一个倍频程。把频率换成波长，更容易与建筑尺寸对照（按声速 343 m/s 计算）：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["波长 m", "2.74", "1.37", "0.69", "0.34", "0.17", "0.09"],
    ["四分之一波长 mm", "686", "343", "172", "86", "43", "21"],
  ],
)}
<p>一层 10 mm 的材料面对 0.17 m 的波长，已经有些分量；面对 2.74 m 的波长，几乎等于不存在。吸声曲线的左端为什么总是难以抬高，这张表已经说明了一半。</p>
<p><strong>纵轴是吸声系数</strong>，0 表示全部反射，1 表示有去无回。实验室曲线偶尔会越过 1，那是边缘效应，计算时按 1.00 封顶。</p>
<figure data-figure="absorption-curve"><figcaption>一块公开发表的木格栅板；做法未说明，按 50 mm 空腔、不填棉理解。逐一选择，看图上哪里在说什么；同样的数据在“逐格读一遍”一节列成了表。</figcaption></figure>
<h2>四种形状</h2>
<p>常见构造的曲线大致有四种面孔（文献数据）：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["上坡：柔性纤维毡", ...alpha.fibreMat],
    ["山峰：木格栅板，50 mm 空腔", ...alpha.slatOnBattens],
    [
      "台地：穿孔贴皮刨花板，厚 50 mm，孔径 1 mm，150 mm 空腔，30 mm 矿物棉",
      ...alpha.perforatedOverWool,
    ],
    ["下坡：12 mm 石膏板装于龙骨", ...alpha.plasterboardOnStuds],
  ],
)}
<ul>
<li><strong>上坡</strong>是薄的多孔材料，直接贴在硬面上：高音吸得好，低音几乎不吸。单独大面积使用，房间会发闷，低音却还在。</li>
<li><strong>山峰</strong>是开缝或开孔的面层加空腔：缝里的空气像一个质量，腔里的空气像一根弹簧，两者在某个频率附近最容易动，能量就消耗在毡和缝里。山峰的位置由缝、板厚和腔深决定。</li>
<li><strong>台地</strong>是深空腔加吸声棉：棉把山峰压宽，腔深把它推向低频。代价是厚度。</li>
<li><strong>下坡</strong>是会振动的薄板：它不是吸声产品，却往往是房间里唯一的低频吸收。改造时把整面石膏板墙换成混凝土或砌体，低频混响会变长。</li>
</ul>
<h2>逐格读一遍</h2>
<p>下面是一块木格栅板公开发表的三分之一倍频带数据（ISO 354，试件 15.84 m²；做法未说明，按 50 mm 空腔、不填棉理解；原文缺 315 Hz）：</p>
${table(["Hz", ...thirds.slice(0, 9)], [["α", "0.09", "0.10", "0.17", "0.20", "0.30", "–", "0.59", "0.74", "0.91"]])}
${table(["Hz", ...thirds.slice(9)], [["α", "1.11", "1.09", "1.06", "0.96", "0.85", "0.75", "0.77", "0.85", "0.81"]])}
<p>从左往右：200 Hz 以下不超过 0.20，不要指望它管低音。从 250 到 800 Hz 爬升得很陡，每个 1/3 倍频带都不一样，只给倍频带的样本会把这段坡抹平。800 Hz 到顶，1.11，封顶后是 1.00。2500 Hz 有一个 0.75 的小凹，之后回到 0.8 上下。一句话：语言的中高频很强，低频要另想办法。有关格栅结构的研究也提醒，计算模型只在大约 200 Hz 以上、规则而适中的深度内可靠；曲线要靠测，不能靠推。</p>
<h2>五个容易上当的地方</h2>
<ol>
<li><strong>没有构造说明的曲线。</strong>空腔多深，有没有棉，从墙到面总共多厚？缺一样就不能比。</li>
<li><strong>光滑得可疑的线。</strong>测量值是一串点。没有点的圆滑曲线，多半是模型或美化。</li>
<li><strong>纵轴的把戏。</strong>轴从 0.4 开始，或者到 1.2 结束，平庸的曲线也会显得很高。</li>
<li><strong>别的产品的曲线。</strong>缝宽、孔率、毡厚、板厚变了，曲线就变了。要看报告里的试件照片和说明。</li>
<li><strong>只画到 250 Hz。</strong>没画出来的部分，通常是不好看的部分。</li>
</ol>
<h2>曲线可以相加</h2>
<p>曲线最有用的地方，是它能和别的曲线相加：系数乘以面积，得到各频带的吸声面积。下面各取 20 m²（系数封顶 1.00，单位 m²）：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["20 m² 木格栅板", "2.4", "6.0", "15.0", "20.0", "17.0", "16.2"],
    ["20 m² 上述穿孔刨花板，深腔填棉", "8.2", "13.4", "11.6", "11.8", "13.6", "7.0"],
    ["合计", "10.6", "19.4", "26.6", "31.8", "30.6", "23.2"],
  ],
)}
<p>山峰加台地，最弱与最强频带之比从 8.3 倍降到 3.0 倍。设计房间的音质，说到底就是这样一道加法：看房间缺哪一段，再挑补哪一段的构造。<a href="/productdetail/slat-oak.html">木格栅板</a>、<a href="/productdetail/perforated-oak-16.html">穿孔板</a>和<a href="/productdetail/grooved-oak-28-4.html">槽木板</a>各有所长；把数字代入房间，见<a href="/article/how-much-panel-do-i-need.html">我需要多少吸声板</a>。</p>`,
      en: `<p>Nobody chooses a colour by its average. Absorption is the same: the information is in the curve, and NRC and αw are summaries of it. Reading a curve is not hard once the two axes are clear.</p>
<h2>The two axes</h2>
<p><strong>Across runs frequency</strong>, doubling at every step: 125, 250, 500, 1000, 2000, 4000 Hz. One step is an octave. Turned into wavelengths, frequencies can be held against building dimensions (calculated with a speed of sound of 343 m/s):</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Wavelength m", "2.74", "1.37", "0.69", "0.34", "0.17", "0.09"],
    ["Quarter wavelength mm", "686", "343", "172", "86", "43", "21"],
  ],
)}
<p>A layer of 10 mm is something to a wave of 0.17 m, and next to nothing to a wave of 2.74 m. Half the reason why the left end of every absorption curve is hard to lift stands in this table.</p>
<p><strong>Upwards runs the coefficient</strong>: 0 reflects everything, 1 gives nothing back. Laboratory curves sometimes climb above 1; that is the edge effect, capped at 1.00 in calculations.</p>
<figure data-figure="absorption-curve"><figcaption>A published wood slat panel; fixing not stated, read as a 50 mm void without wool. Choose a part to see where it lies; the same data stand as a table under “Band by band”.</figcaption></figure>
<h2>Four shapes</h2>
<p>Most constructions show one of four faces (values from literature):</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Slope up: flexible fibre mat", ...alpha.fibreMat],
    ["Hill: wood slats, 50 mm void", ...alpha.slatOnBattens],
    [
      "Plateau: perforated veneered chipboard 50 mm, 1 mm holes, 150 mm void, 30 mm wool",
      ...alpha.perforatedOverWool,
    ],
    ["Slope down: 12 mm plasterboard on studs", ...alpha.plasterboardOnStuds],
  ],
)}
<ul>
<li><strong>The slope up</strong> is a thin porous layer on something hard: fine in the treble, almost nothing in the bass. Used alone and in quantity it makes a room dull while the bass stays.</li>
<li><strong>The hill</strong> is a slotted or perforated face before a cavity. The air in the slots acts as a mass, the air behind as a spring; near one frequency the pair moves most easily, and felt and slots take the energy. Slot, thickness and depth decide where the hill stands.</li>
<li><strong>The plateau</strong> is a deep cavity with wool. The wool broadens the hill, the depth pushes it towards the bass. The price is thickness.</li>
<li><strong>The slope down</strong> is a thin board that vibrates. It is not sold as an absorber, yet it is often the only bass absorption a room has. Replace plasterboard walls by concrete or masonry and the low frequencies ring longer.</li>
</ul>
<h2>Band by band</h2>
<p>Here are the published third-octave data of a wood slat panel (ISO 354, sample 15.84 m²; fixing not stated, read as a 50 mm void without wool; 315 Hz is missing in the text of the sheet):</p>
${table(["Hz", ...thirds.slice(0, 9)], [["α", "0.09", "0.10", "0.17", "0.20", "0.30", "–", "0.59", "0.74", "0.91"]])}
${table(["Hz", ...thirds.slice(9)], [["α", "1.11", "1.09", "1.06", "0.96", "0.85", "0.75", "0.77", "0.85", "0.81"]])}
<p>From left to right: up to 200 Hz nothing above 0.20, so do not count on it for bass. From 250 to 800 Hz the climb is steep and every third of an octave differs; a brochure that gives octaves only irons this slope flat. The top is at 800 Hz, 1.11, or 1.00 once capped. At 2500 Hz there is a small dip to 0.75, after which the curve returns to about 0.8. In one sentence: strong where consonants live, and the bass needs something else. Research on slat structures adds a warning: models are reliable only from about 200 Hz up and for regular, moderate depths. Such curves have to be measured, not guessed.</p>
<h2>Five ways to be misled</h2>
<ol>
<li><strong>A curve without a build-up.</strong> How deep is the cavity, is there wool, how thick is the whole? If one of these is missing, it cannot be compared.</li>
<li><strong>A line too smooth.</strong> A measurement is a row of points. A curve without points is usually a model, or flattery.</li>
<li><strong>Tricks with the axis.</strong> Start it at 0.4 or end it at 1.2, and a middling curve looks tall.</li>
<li><strong>Somebody else's curve.</strong> Change the slot, the open area, the felt or the board, and the curve changes. Look at the sample described in the report.</li>
<li><strong>Nothing below 250 Hz.</strong> What is not drawn is usually what does not look good.</li>
</ol>
<h2>Curves add up</h2>
<p>The best thing about a curve is that it can be added to another. Coefficient times area gives square metres of absorption in each band. Here are 20 m² of each (coefficients capped at 1.00, values in m²):</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["20 m² wood slats", "2.4", "6.0", "15.0", "20.0", "17.0", "16.2"],
    [
      "20 m² of that perforated chipboard, deep void with wool",
      "8.2",
      "13.4",
      "11.6",
      "11.8",
      "13.6",
      "7.0",
    ],
    ["Sum", "10.6", "19.4", "26.6", "31.8", "30.6", "23.2"],
  ],
)}
<p>A hill plus a plateau: the strongest band exceeds the weakest by a factor of 3.0 instead of 8.3. Designing the sound of a room is, in the end, this kind of addition: see what the room lacks, then choose the construction that supplies it. <a href="/productdetail/slat-oak.html">Slats</a>, <a href="/productdetail/perforated-oak-16.html">perforated</a> and <a href="/productdetail/grooved-oak-28-4.html">grooved panels</a> each have their own strength; <a href="/article/how-much-panel-do-i-need.html">how much panel do I need</a> puts the figures into a room.</p>`,
      ar: `<p>لا أحد يختار لونًا بمتوسطه. وكذلك الامتصاص: المعلومة في المنحنى، أما NRC وαw فتلخيص له. وقراءة المنحنى ليست صعبة متى اتضح المحوران.</p>
<h2>المحوران</h2>
<p><strong>المحور الأفقي هو التردد</strong>، ويتضاعف في كل خطوة: 125 و250 و500 و1000 و2000 و4000 هرتز، وكل خطوة أوكتاف. وإذا حوّلنا التردد إلى طول موجة سهلت مقارنته بأبعاد البناء (محسوبًا بسرعة صوت 343 م/ث):</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["طول الموجة م", "2.74", "1.37", "0.69", "0.34", "0.17", "0.09"],
    ["ربع طول الموجة مم", "686", "343", "172", "86", "43", "21"],
  ],
)}
<p>طبقة سمكها 10 مم لها شأن أمام موجة طولها 0.17 م، وتكاد تكون معدومة أمام موجة طولها 2.74 م. ونصف السبب في صعوبة رفع الطرف الأدنى من أي منحنى امتصاص موجود في هذا الجدول.</p>
<p><strong>والمحور الرأسي هو معامل الامتصاص</strong>: 0 يعكس كل شيء، و1 لا يعيد شيئًا. وقد تتجاوز منحنيات المختبر 1 أحيانًا، وهذا أثر الحافة، ويُجعل الحد الأعلى في الحساب 1.00.</p>
<figure data-figure="absorption-curve"><figcaption>لوح شرائح خشبية منشورة بياناته؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف. اختر جزءًا لترى موضعه؛ والبيانات نفسها في جدول تحت عنوان «نطاقًا نطاقًا».</figcaption></figure>
<h2>أربعة أشكال</h2>
<p>معظم التراكيب لها أحد أربعة وجوه (قيم منشورة):</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["صاعد: بساط ألياف مرن", ...alpha.fibreMat],
    ["تلّة: شرائح خشبية، فراغ 50 مم", ...alpha.slatOnBattens],
    [
      "هضبة: خشب حبيبي مقشور ومثقّب 50 مم، ثقوب 1 مم، فراغ 150 مم، صوف 30 مم",
      ...alpha.perforatedOverWool,
    ],
    ["نازل: لوح جبس 12 مم على قوائم", ...alpha.plasterboardOnStuds],
  ],
)}
<ul>
<li><strong>الصاعد</strong> طبقة مسامية رقيقة على سطح صلب: جيدة في النغمات الحادّة، ولا تكاد تفعل شيئًا في المنخفضة. وإذا استُعملت وحدها بكميات كبيرة خفتت الغرفة وبقيت النغمات المنخفضة.</li>
<li><strong>التلّة</strong> وجه مشقوق أو مثقّب أمام فراغ. الهواء في الشقوق كالكتلة، والهواء خلفها كالنابض، وعند تردد معيّن يتحرك الاثنان بأيسر ما يكون فيأخذ اللبّاد والشقوق الطاقة. وموضع التلّة يحدده عرض الشق والسماكة والعمق.</li>
<li><strong>الهضبة</strong> فراغ عميق فيه صوف. الصوف يوسّع التلّة، والعمق يدفعها نحو النغمات المنخفضة، والثمن هو السماكة.</li>
<li><strong>النازل</strong> لوح رقيق يهتز. لا يُباع على أنه ماصّ، لكنه كثيرًا ما يكون الامتصاص الوحيد للنغمات المنخفضة في الغرفة. فإذا استُبدلت جدران الجبس بخرسانة أو طوب طال ارتداد الترددات المنخفضة.</li>
</ul>
<h2>نطاقًا نطاقًا</h2>
<p>هذه بيانات منشورة بأثلاث الأوكتاف للوح شرائح خشبية (ISO 354، مساحة العيّنة 15.84 م²؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف؛ ونطاق 315 هرتز غير موجود في نص النشرة):</p>
${table(["هرتز", ...thirds.slice(0, 9)], [["α", "0.09", "0.10", "0.17", "0.20", "0.30", "–", "0.59", "0.74", "0.91"]])}
${table(["هرتز", ...thirds.slice(9)], [["α", "1.11", "1.09", "1.06", "0.96", "0.85", "0.75", "0.77", "0.85", "0.81"]])}
<p>من الأدنى إلى الأعلى: حتى 200 هرتز لا شيء فوق 0.20، فلا تعوّل عليه في النغمات المنخفضة. ومن 250 إلى 800 هرتز صعود حادّ يختلف فيه كل ثلث أوكتاف عن جاره، والكتيّب الذي يكتفي بالأوكتاف يطمس هذا المنحدر. والقمة عند 800 هرتز: 1.11، أي 1.00 بعد وضع الحد. وعند 2500 هرتز انخفاض صغير إلى 0.75 ثم يعود المنحنى إلى نحو 0.8. وفي جملة واحدة: قويّ حيث تعيش حروف الكلام الحادّة، أما النغمات المنخفضة فتحتاج إلى شيء آخر. وتضيف الأبحاث في تراكيب الشرائح تحذيرًا: النماذج الحسابية لا يُعتمد عليها إلا من نحو 200 هرتز فما فوق وللأعماق المنتظمة المعتدلة. فهذه المنحنيات تُقاس ولا تُخمَّن.</p>
<h2>خمسة مواضع للخداع</h2>
<ol>
<li><strong>منحنى بلا وصف للتركيب.</strong> كم عمق الفراغ؟ هل فيه صوف؟ ما السماكة الكلية؟ إذا غاب واحد منها امتنعت المقارنة.</li>
<li><strong>خط أملس أكثر مما ينبغي.</strong> القياس صفّ من النقاط، والمنحنى الذي لا نقاط فيه غالبًا نموذج حسابي أو تجميل.</li>
<li><strong>حيل المحور.</strong> إذا بدأ المحور من 0.4 أو انتهى عند 1.2 بدا المنحنى المتوسط عاليًا.</li>
<li><strong>منحنى منتج آخر.</strong> إذا تغيّر عرض الشق أو نسبة الفتحات أو اللبّاد أو اللوح تغيّر المنحنى. انظر إلى العيّنة الموصوفة في التقرير.</li>
<li><strong>لا شيء دون 250 هرتز.</strong> ما لم يُرسم هو عادةً ما لا يحسن منظره.</li>
</ol>
<h2>المنحنيات تُجمع</h2>
<p>أنفع ما في المنحنى أنه يُجمع مع غيره. فالمعامل في المساحة يعطي أمتار الامتصاص المربعة في كل نطاق. وهذه 20 م² من كل نوع (بحد أعلى للمعاملات 1.00، والقيم بالمتر المربع):</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["20 م² شرائح خشبية", "2.4", "6.0", "15.0", "20.0", "17.0", "16.2"],
    [
      "20 م² من الخشب الحبيبي المثقّب نفسه، فراغ عميق مع صوف",
      "8.2",
      "13.4",
      "11.6",
      "11.8",
      "13.6",
      "7.0",
    ],
    ["المجموع", "10.6", "19.4", "26.6", "31.8", "30.6", "23.2"],
  ],
)}
<p>تلّة مع هضبة: فيصبح أقوى نطاق 3.0 أضعاف أضعفها بدل 8.3 أضعاف. وتصميم صوت الغرفة في نهاية الأمر عملية جمع كهذه: انظر ما ينقص الغرفة ثم اختر التركيب الذي يسدّه. ولكل من <a href="/productdetail/slat-oak.html">ألواح الشرائح</a> و<a href="/productdetail/perforated-oak-16.html">الألواح المثقّبة</a> و<a href="/productdetail/grooved-oak-28-4.html">المحزّزة</a> موضع قوته. ولإدخال الأرقام في غرفة انظر <a href="/article/how-much-panel-do-i-need.html">كم أحتاج من الألواح</a>.</p>`,
    },
    cover: "perforated-oak-2",
    date: "2025-01-14",
    tags: ["absorption", "ratings", "testing", "low-frequency"],
    questions: [
      {
        question: {
          zh: "吸声曲线应该先看哪里？",
          en: "Where should I look first on an absorption curve?",
          ar: "أين أنظر أولًا في منحنى الامتصاص؟",
        },
        answer: {
          zh: "先看构造说明（空腔、填棉、总厚度），再看左端 125 和 250 Hz，最后看山峰的位置是否落在房间需要的频段。",
          en: "At the build-up (cavity, wool, overall depth), then at the left end, 125 and 250 Hz, and last at whether the peak lies where the room needs it.",
          ar: "إلى وصف التركيب أولًا (الفراغ والصوف والسماكة الكلية)، ثم إلى الطرف الأدنى عند 125 و250 هرتز، ثم هل تقع القمة حيث تحتاج الغرفة.",
        },
      },
      {
        question: {
          zh: "为什么薄板吸不了低音？",
          en: "Why can a thin panel not absorb bass?",
          ar: "لماذا لا يمتص اللوح الرقيق النغمات المنخفضة؟",
        },
        answer: {
          zh: "125 Hz 的波长约 2.74 m，四分之一波长约 0.69 m。几毫米的多孔层紧贴硬墙，处在空气几乎不动的位置，没有能量可消耗。",
          en: "At 125 Hz the wave is about 2.74 m long and a quarter of it 0.69 m. A few millimetres against a hard wall sit where the air hardly moves, so there is little to take.",
          ar: "طول الموجة عند 125 هرتز نحو 2.74 م وربعها نحو 0.69 م. وبضعة مليمترات ملاصقة لجدار صلب تقع حيث لا يكاد الهواء يتحرك، فلا طاقة تُؤخذ.",
        },
      },
      {
        question: {
          zh: "两种产品的曲线能相加吗？",
          en: "Can the curves of two products be added?",
          ar: "هل يمكن جمع منحنيي منتجين؟",
        },
        answer: {
          zh: "可以。每个频带里用系数乘以面积，再把各产品的结果相加，得到房间的等效吸声面积；系数按 1.00 封顶。",
          en: "Yes. In each band multiply coefficient by area and add the products: that gives the equivalent absorption area. Cap the coefficients at 1.00.",
          ar: "نعم. في كل نطاق اضرب المعامل في المساحة واجمع النواتج فتحصل على مساحة الامتصاص المكافئة، مع حد أعلى للمعاملات قدره 1.00.",
        },
      },
    ],
    sources: [
      source.slatSheet,
      source.vorlaender,
      source.plasterboard,
      source.slatTheory,
      source.depthOfSystem,
    ],
  },
  {
    id: "why-mounting-matters",
    class: "knowledge",
    title: {
      zh: "同一块板，三种装法，三个结果",
      en: "One panel, three mountings, three results",
      ar: "لوح واحد وثلاث طرق تركيب وثلاث نتائج",
    },
    summary: {
      zh: "贴墙、架空、架空填棉：同一块格栅板可以是 D 级、C 级，也有厂家宣称 A 级。为什么空腔和岩棉改变一切，以及设计说明里该怎样写才不会被偷换。",
      en: "Glued, on battens, on battens with wool: the same kind of slat panel is reported as class D, class C, and by one maker class A. Why cavity and wool change everything, and how to write it so that nobody can swap it.",
      ar: "ملصقًا أو على عوارض أو على عوارض مع صوف: النوع نفسه من ألواح الشرائح يُذكر بالفئة D ثم C، ويعلن أحد الصانعين A. لماذا يغيّر الفراغ والصوف كل شيء، وكيف تكتب ذلك فلا يُستبدل.",
    },
    body: {
      zh: `<p>一位设计师选了“吸声 A 级”的木格栅板，施工单位为了省 50 mm，把它直接用胶粘在墙上。板没有换，价格没有变，结果却不再是 A 级。谁的错？谁都没有撒谎，只是没有人把安装方式写进说明。</p>
<h2>公开资料里的三个级别</h2>
<p>关于“毡底木格栅板”这一类产品，能读到的公开说法是这样的：</p>
${table(
  ["装法", "级别", "出处"],
  [
    ["直接贴墙", "D", "某品牌代表，媒体报道"],
    [
      "装在龙骨上，背后空腔",
      "C",
      "同上；另一厂家公开的检测数据，按 50 mm 空腔、不填棉理解（做法未说明），也算得 C",
    ],
    ["龙骨之间填岩棉", "A", "另一厂家技术资料中的宣称，未附逐频带数据"],
  ],
)}
<p>同一类板，跨了三个级别。有逐频带数据的只有中间一行，我们的计算也只用这一行。最后一行没有曲线，我们就不替它画曲线。</p>
<h2>为什么离墙远一点就不一样</h2>
<p>声波撞上硬墙，紧贴墙面的空气几乎不动：压力最大，速度为零。多孔材料靠摩擦吸声，要有空气在纤维间来回流动才行。空气动得最厉害的地方，离墙四分之一波长。把薄薄一层毡从墙上移开，等于把它送到空气会动的地方。</p>
${table(
  ["离墙距离 mm", "四分之一波长对应的频率 Hz"],
  [
    ["20", "4288"],
    ["50", "1715"],
    ["100", "858"],
    ["200", "429"],
    ["400", "214"],
  ],
)}
<p>按声速 343 m/s 计算。每加深一倍，起作用的频率就低一个倍频程。面层开缝的板还有第二个机制：缝里的空气与腔里的空气构成共振，峰值会低于上表。公开数据里 50 mm 空腔的格栅板，峰值就落在 800 Hz 附近，而不是 1715 Hz。</p>
<p>填棉再起两个作用：给腔里的空气增加阻力，把峰压宽；让声音在腔里走得更慢，相当于腔更深。一套成熟的槽木系统，常规做法是 30 到 210 mm 空腔，内置 30 mm 玻璃棉，密度 40 到 60 kg/m³，16 mm 面板；丹麦木丝板厂家在办公室和学校推荐吊顶离楼板 200 到 300 mm。深度不是浪费，是产品的一部分。</p>
<figure data-figure="mounting-curves"><figcaption>板没有变，变的只是它身后：50 mm 空气就让中频抬起来，填上棉，低频也跟着抬。全部由模型计算，不是检测结果。</figcaption></figure>
<h2>在房间里差多少</h2>
<p>取文献里两种极端：5 mm 针刺毡直接粘在混凝土上；20 mm 纤维板离墙 50 mm。（材料厚度也不同，所以这不是同一块板的对比，而是两种做法的对比。）9 × 7 × 3 m 的房间，各用 30 m² 替换抹灰墙，赛宾公式计算，单位为秒：</p>
${table(
  ["频率 Hz", ...octaves, "NRC"],
  [
    ["未处理", ...exampleRoom.bare, "–"],
    ["30 m² 粘贴的薄毡", "1.87", "2.16", "2.57", "2.14", "1.79", "1.38", "0.15"],
    ["30 m² 架空的纤维板", "1.40", "1.00", "0.87", "0.85", "1.05", "1.17", "0.75"],
  ],
)}
<p>同样的 30 m²，粘贴的薄毡在 500 Hz 只让混响从 2.78 s 降到 2.57 s，人几乎听不出；架空的板降到 0.87 s。看到“12 mm 毡板，NRC 0.75，直接粘贴”这类宣传，请与同业另一家的写法对照：“NRC 0.8，E 型安装，B 级”。后者写明了背后有大空腔，前者没有。</p>
<h2>检测代号</h2>
<ul>
<li><strong>A 型</strong>：直接放在刚性面上。贴墙的产品只应看这个值。</li>
<li><strong>D-50</strong>：装在 50 mm 木龙骨上，背后 50 mm 空气层。</li>
<li><strong>E-400</strong>：背后约 400 mm 空腔，对应吊顶。把它当墙板的数据，是最常见的误用。</li>
</ul>
<p>数字就是毫米。换一个数字，就是另一个结果。</p>
<h2>写进设计说明</h2>
<p>一句可以直接使用的条文：</p>
<blockquote><p>木格栅吸声板，装于 __ mm 龙骨，空腔内满填 __ mm 岩棉，自基层至板面总深度 __ mm；吸声性能须按 ISO 354 在相同安装方式与相同总深度下检测，提供 100–5000 Hz 三分之一倍频带数据。改变安装方式视为改变产品，须重新报审。</p></blockquote>
<p>同时检查细部：龙骨加面板会吃掉插座、踢脚、门套的余量；转角用<a href="/productdetail/corner-profile.html">收边条</a>封住；墙面若有地暖分集水器或检修口，要预留可拆的一跨。材料清单上，龙骨和棉不是“辅料”，请与面板一起订：<a href="/productdetail/batten-kit.html">龙骨套件</a>、<a href="/productdetail/wool-infill-30.html">30 mm 填充棉</a>。做法见<a href="/article/installing-slat-panels.html">木格栅板安装</a>。</p>
<p>如果现场确实只能粘贴，也不是不能用：把它当作削减中高频反射的面层，用更大的面积，再在吊顶里补低频。关键是算的时候用粘贴的数据，而不是架空的数据。</p>`,
      en: `<p>A designer chooses a slat panel of “absorption class A”. To save 50 mm the contractor glues it straight to the wall. The panel is the same, the price is the same, and it is no longer class A. Whose fault is that? Nobody lied; nobody had written the mounting down.</p>
<h2>Three classes in public documents</h2>
<p>For the type of panel known as wood slats on felt, this is what can be read in public:</p>
${table(
  ["Mounting", "Class", "Where it is said"],
  [
    ["Directly on the wall", "D", "Representative of one brand, in the press"],
    [
      "On battens with a void",
      "C",
      "The same; another maker's test data, read as a 50 mm void without wool (fixing not stated), also give C",
    ],
    ["Rock wool between the battens", "A", "Claim in another maker's sheet, without band data"],
  ],
)}
<p>One type of panel, three classes. Only the middle row comes with band data, and only that row enters our calculations. The last has no published curve, so we draw none for it.</p>
<h2>Why distance from the wall matters</h2>
<p>Where a wave meets a hard wall the air next to it hardly moves: pressure is greatest, velocity is nil. A porous material absorbs by friction, so air has to move through its fibres, and it moves most at a quarter of a wavelength from the wall. Lifting a thin layer of felt off the wall carries it to where the air is moving.</p>
${table(
  ["Distance from wall mm", "Frequency of the quarter wave Hz"],
  [
    ["20", "4288"],
    ["50", "1715"],
    ["100", "858"],
    ["200", "429"],
    ["400", "214"],
  ],
)}
<p>Calculated with 343 m/s. Each doubling of the depth reaches one octave lower. A slotted face adds a second mechanism: the air in the slots resonates with the air in the cavity, and the peak lies lower than the table says. In the published data of a slat panel on a 50 mm void it stands near 800 Hz, not at 1715 Hz.</p>
<p>Wool does two more things. It resists the movement of air in the cavity, which broadens the peak, and it slows the sound down inside, which makes the cavity act as if it were deeper. One established grooved system is built with cavities from 30 to 210 mm, 30 mm of glass wool at 40 to 60 kg/m³ and 16 mm boards; a Danish maker of wood-wool boards recommends 200 to 300 mm between ceiling and slab for offices and schools. Depth is not waste. It is part of the product.</p>
<figure data-figure="mounting-curves"><figcaption>The board stays the same; only what lies behind it changes. 50 mm of air lifts the middle, wool lifts the bass as well. All of it is calculated by a model and none of it tested.</figcaption></figure>
<h2>What it means in a room</h2>
<p>Take two extremes from literature: 5 mm needle felt stuck to concrete, and 20 mm fibre board 50 mm off the wall. (The materials differ in thickness too, so this compares two ways of building, not one board.) In a room of 9 × 7 × 3 m, 30 m² of each replace plaster; Sabine, seconds:</p>
${table(
  ["Frequency Hz", ...octaves, "NRC"],
  [
    ["Untreated", ...exampleRoom.bare, "–"],
    ["30 m² thin felt, glued", "1.87", "2.16", "2.57", "2.14", "1.79", "1.38", "0.15"],
    ["30 m² fibre board on a void", "1.40", "1.00", "0.87", "0.85", "1.05", "1.17", "0.75"],
  ],
)}
<p>The same 30 m²: glued felt takes the 500 Hz time from 2.78 s to 2.57 s, which hardly anyone will hear; the board on a void takes it to 0.87 s. When you read “12 mm felt, NRC 0.75, glued directly”, hold it against another supplier's wording: “NRC 0.8, Type E mounting, class B”. The second says that there was a large cavity behind. The first does not.</p>
<h2>The codes in test reports</h2>
<ul>
<li><strong>Type A</strong>: laid directly on a rigid surface. For glued products, the only value that counts.</li>
<li><strong>D-50</strong>: on 50 mm wooden strips, with 50 mm of air behind.</li>
<li><strong>E-400</strong>: a cavity of about 400 mm, as above a suspended ceiling. Taking it for a wall panel is the commonest misuse.</li>
</ul>
<p>The figure is millimetres. Another figure is another result.</p>
<h2>Write it down</h2>
<p>A clause ready for use:</p>
<blockquote><p>Wood slat absorber on battens of __ mm, cavity filled with __ mm rock wool, overall depth from substrate to face __ mm. Sound absorption shall be tested to ISO 354 in the same mounting and at the same overall depth, with third-octave data from 100 to 5000 Hz. A change of mounting is a change of product and shall be submitted anew.</p></blockquote>
<p>Then look at the details. Battens and panel together eat into sockets, skirtings and door linings. Close the ends with a <a href="/productdetail/corner-profile.html">corner profile</a>. Where there is a manifold or an access hatch in the wall, keep one bay removable. In the bill of quantities battens and wool are not sundries; order them with the panels: <a href="/productdetail/batten-kit.html">batten kit</a>, <a href="/productdetail/wool-infill-30.html">30 mm wool infill</a>. The work itself is described in <a href="/article/installing-slat-panels.html">installing slat panels</a>.</p>
<p>And if glue is the only way on site, it can still be right: as a face that tempers reflections in the middle and upper bands, over a larger area, with the bass dealt with in the ceiling. What counts is to calculate with the glued data and not with those of the battens.</p>`,
      ar: `<p>اختار مصمم لوح شرائح «من فئة الامتصاص A»، فألصقه المقاول مباشرة بالجدار ليوفّر 50 مم. اللوح هو نفسه والسعر هو نفسه، لكنه لم يعد من الفئة A. من المخطئ؟ لم يكذب أحد، لكن أحدًا لم يكتب طريقة التركيب.</p>
<h2>ثلاث فئات في وثائق منشورة</h2>
<p>هذا ما يمكن قراءته علنًا عن ألواح الشرائح الخشبية على لبّاد بوصفها نوعًا:</p>
${table(
  ["التركيب", "الفئة", "أين ورد"],
  [
    ["مباشرة على الجدار", "D", "ممثل إحدى العلامات، في الصحافة"],
    [
      "على عوارض مع فراغ",
      "C",
      "المصدر نفسه، وبيانات اختبار لصانع آخر، نقرؤها لفراغ 50 مم من دون صوف (طريقة التركيب غير مذكورة)، تعطي C أيضًا",
    ],
    ["صوف صخري بين العوارض", "A", "إعلان في نشرة صانع آخر من دون قيم للنطاقات"],
  ],
)}
<p>نوع واحد وثلاث فئات. الصف الأوسط وحده له قيم لكل نطاق، وهو وحده الذي يدخل في حساباتنا. أما الأخير فلا منحنى منشورًا له، ولذلك لا نرسم له منحنى.</p>
<h2>لماذا يهم البعد عن الجدار</h2>
<p>حيث تلتقي الموجة بجدار صلب لا يكاد الهواء الملاصق يتحرك: الضغط في أقصاه والسرعة معدومة. والمادة المسامية تمتص بالاحتكاك، فلا بد أن يتحرك الهواء بين أليافها، وأشد حركته على بعد ربع طول الموجة من الجدار. فإبعاد طبقة اللبّاد الرقيقة عن الجدار ينقلها إلى حيث يتحرك الهواء.</p>
${table(
  ["البعد عن الجدار مم", "تردد ربع الموجة هرتز"],
  [
    ["20", "4288"],
    ["50", "1715"],
    ["100", "858"],
    ["200", "429"],
    ["400", "214"],
  ],
)}
<p>محسوبة بسرعة 343 م/ث. وكل مضاعفة للعمق تنزل أوكتافًا كاملًا. والوجه المشقوق يضيف آلية ثانية: هواء الشقوق يرنّ مع هواء الفراغ فتقع القمة أدنى مما في الجدول. ففي البيانات المنشورة للوح شرائح على فراغ 50 مم تقع القمة قرب 800 هرتز لا عند 1715 هرتز.</p>
<p>ويضيف الصوف أمرين: يقاوم حركة الهواء في الفراغ فتتسع القمة، ويبطئ الصوت في داخله فيعمل الفراغ كأنه أعمق. وأحد أنظمة الألواح المحزّزة المعروفة يُبنى بفراغات من 30 إلى 210 مم، وصوف زجاجي 30 مم بكثافة من 40 إلى 60 كغ/م³، وألواح 16 مم. ويوصي صانع دنماركي لألواح صوف الخشب بمسافة من 200 إلى 300 مم بين السقف والبلاطة في المكاتب والمدارس. العمق ليس هدرًا، بل جزء من المنتج.</p>
<figure data-figure="mounting-curves"><figcaption>اللوح لم يتغيّر، بل تغيّر ما خلفه: 50 مم من الهواء ترفع النطاقات الوسطى، والصوف يرفع المنخفضة أيضًا. كل ذلك محسوب بنموذج وليس نتيجة اختبار.</figcaption></figure>
<h2>ماذا يعني ذلك في غرفة</h2>
<p>لنأخذ من القيم المنشورة حالتين متطرفتين: لبّاد إبري 5 مم ملصق بالخرسانة، ولوح ألياف 20 مم يبعد 50 مم عن الجدار. (المادتان مختلفتان في السماكة أيضًا، فهذه مقارنة بين تركيبتي طبقات لا بين وضعين للوح واحد.) في غرفة ${ltr("9 × 7 × 3")} م تحلّ 30 م² من كل منهما محل اللياسة، والحساب بمعادلة سابين بالثواني:</p>
${table(
  ["التردد (هرتز)", ...octaves, "NRC"],
  [
    ["من دون معالجة", ...exampleRoom.bare, "–"],
    ["30 م² لبّاد رقيق ملصق", "1.87", "2.16", "2.57", "2.14", "1.79", "1.38", "0.15"],
    ["30 م² لوح ألياف على فراغ", "1.40", "1.00", "0.87", "0.85", "1.05", "1.17", "0.75"],
  ],
)}
<p>المساحة نفسها، 30 م²: اللبّاد الملصق ينقل الزمن عند 500 هرتز من 2.78 إلى 2.57 ثانية، ولا يكاد أحد يسمع الفرق، أما اللوح على الفراغ فإلى 0.87 ثانية. فإذا قرأت «لبّاد 12 مم، NRC 0.75، لصق مباشر» فقارنه بعبارة مورّد آخر: «NRC 0.8، تركيب من النوع E، الفئة B». الثانية تقول إن خلف اللوح فراغًا كبيرًا، والأولى لا تقول.</p>
<h2>الرموز في تقارير الاختبار</h2>
<ul>
<li><strong>النوع A</strong>: مباشرة على سطح صلب. وهو القيمة الوحيدة التي تُعتمد للمنتجات الملصقة.</li>
<li><strong>D-50</strong>: على عوارض خشبية 50 مم وخلفه 50 مم من الهواء.</li>
<li><strong>E-400</strong>: فراغ نحو 400 مم كما فوق السقف المعلّق. واعتماده للوح جداري أشيع صور سوء الاستعمال.</li>
</ul>
<p>الرقم بالمليمتر، ورقم آخر يعني نتيجة أخرى.</p>
<h2>اكتبها</h2>
<p>بند جاهز للاستعمال:</p>
<blockquote><p>ألواح شرائح خشبية ماصّة للصوت على عوارض __ مم، والفراغ مملوء بصوف صخري __ مم، والعمق الكلي من الأساس إلى وجه اللوح __ مم. يُختبر امتصاص الصوت وفق ISO 354 بطريقة التركيب نفسها والعمق الكلي نفسه، مع قيم أثلاث الأوكتاف من 100 إلى 5000 هرتز. وتغيير طريقة التركيب تغيير للمنتج ويُقدَّم للاعتماد من جديد.</p></blockquote>
<p>ثم انظر إلى التفاصيل: العوارض مع اللوح تأخذ من عمق المقابس والنعلات وحلوق الأبواب. وأغلق الأطراف بـ<a href="/productdetail/corner-profile.html">قطاع الزاوية</a>. وحيث يوجد مجمّع تدفئة أو فتحة صيانة في الجدار اجعل مجازًا واحدًا قابلًا للفك. وفي جدول الكميات ليست العوارض والصوف متفرقات، فاطلبها مع الألواح: <a href="/productdetail/batten-kit.html">طقم العوارض</a> و<a href="/productdetail/wool-infill-30.html">حشوة صوف 30 مم</a>. أما العمل نفسه ففي <a href="/article/installing-slat-panels.html">تركيب ألواح الشرائح</a>.</p>
<p>وإن لم يكن في الموقع سوى اللصق فقد يظل صوابًا: وجهًا يخفف الانعكاسات في النطاقات المتوسطة والعليا، على مساحة أكبر، مع معالجة النغمات المنخفضة في السقف. المهم أن تحسب ببيانات اللصق لا ببيانات العوارض.</p>`,
    },
    cover: "slat-oak-2",
    date: "2024-10-29",
    tags: ["absorption", "installation", "testing", "low-frequency"],
    questions: [
      {
        question: {
          zh: "吸声板可以直接粘在墙上吗？",
          en: "May an acoustic panel be glued straight to the wall?",
          ar: "هل يجوز لصق اللوح الصوتي مباشرة على الجدار؟",
        },
        answer: {
          zh: "可以，但要用粘贴状态（A 型安装）的数据来计算。公开报道里，毡底木格栅板直接贴墙为 D 级，装在龙骨上为 C 级。",
          en: "Yes, but calculate with data for that state (Type A). Slat panels on felt are reported as class D directly on the wall and class C on battens.",
          ar: "نعم، ولكن احسب ببيانات تلك الحالة (النوع A). فألواح الشرائح على لبّاد تُذكر بالفئة D مباشرة على الجدار وبالفئة C على عوارض.",
        },
      },
      {
        question: {
          zh: "空腔越深越好吗？",
          en: "Is a deeper cavity always better?",
          ar: "هل الفراغ الأعمق أفضل دائمًا؟",
        },
        answer: {
          zh: "空腔加深一倍，起作用的频率降低一个倍频程，所以低频会受益。是否值得，看房间缺的是不是低频，以及平面能让出多少厚度。",
          en: "Doubling the depth reaches one octave lower, so the bass gains. Whether it is worth it depends on whether bass is what the room lacks, and on the depth the plan can spare.",
          ar: "مضاعفة العمق تنزل أوكتافًا، فتستفيد النغمات المنخفضة. أما جدوى ذلك فبحسب ما إذا كانت هي ما ينقص الغرفة وبحسب السماكة المتاحة في المسقط.",
        },
      },
      {
        question: {
          zh: "E-400 是什么意思？",
          en: "What does E-400 mean?",
          ar: "ما معنى E-400؟",
        },
        answer: {
          zh: "ASTM E795 的一种检测安装方式，试件背后约有 400 mm 空腔，模拟吊顶。这个值不能用在贴墙的板上。",
          en: "A test mounting of ASTM E795 with a cavity of about 400 mm behind the sample, like a suspended ceiling. It must not be used for a panel glued to a wall.",
          ar: "طريقة تركيب للاختبار في ASTM E795 بفراغ نحو 400 مم خلف العيّنة كما في السقف المعلّق، ولا تُستعمل قيمتها للوح ملصق بالجدار.",
        },
      },
    ],
    sources: [
      source.slatMountings,
      source.slatSheet,
      source.depthOfSystem,
      source.groovedSystems,
      source.constructions,
      source.vorlaender,
      source.nrc,
      {
        title: {
          zh: "Riverbank 声学实验室：PET 毡板 D-50 安装的报告",
          en: "Riverbank Acoustical Laboratories: report on a PET felt board in mounting D-50",
          ar: "مختبرات Riverbank الصوتية: تقرير عن لوح لبّاد PET بالتركيب D-50",
        },
        url: "https://businessdocbox.com/Construction/94926146-Riverbank-acoustical-laboratories.html",
      },
      {
        title: {
          zh: "供应商网页：无纺 PET 毡，“12 mm 直贴 NRC 0.75”",
          en: "Supplier's page: non-woven PET felt, “12 mm direct NRC 0.75”",
          ar: "صفحة مورّد: لبّاد PET غير منسوج، «12 مم مباشرة NRC 0.75»",
        },
        url: "https://www.felt-acousticpanels.com/news/non-woven-pet-felt-for-acoustics-specs-nrc-ratings-and-fire-safety-explained-363464.html",
      },
      {
        title: {
          zh: "供应商网页：PET 板，“NRC 0.8，E 型安装，B 级”",
          en: "Supplier's page: PET panels, “NRC 0.8, Type E mounting, class B”",
          ar: "صفحة مورّد: ألواح PET، «NRC 0.8، تركيب من النوع E، الفئة B»",
        },
        url: "https://www.leedings.com/industry-news/how-density-affects-pet-acoustic-panels-sound-absorption-is-there-a-peak-performance-point",
      },
    ],
  },
  {
    id: "absorption-is-not-insulation",
    class: "knowledge",
    title: {
      zh: "吸声不等于隔声",
      en: "Absorption is not insulation",
      ar: "امتصاص الصوت ليس عزلًا للصوت",
    },
    summary: {
      zh: "“房间太吵”可能是两种完全不同的毛病。一种用吸声板能治，一种治不了。用几道简单的计算说明：什么时候该加板，什么时候该补墙、换门、堵缝。",
      en: "“The room is too loud” can be two quite different complaints. Panels cure one and not the other. A few simple calculations show when to add panels and when to mend the wall, the door or the gap.",
      ar: "«الغرفة صاخبة» شكوى قد تعني أمرين مختلفين تمامًا: أحدهما تعالجه الألواح والآخر لا. حسابات بسيطة تبيّن متى نضيف ألواحًا ومتى نصلح الجدار أو الباب أو الشق.",
    },
    body: {
      zh: `<p>我们常接到两种电话。一种说：“会议室里说话有回声，对方听不清。”另一种说：“隔壁讲什么我都听得见。”两位都要买吸声板。第一位买对了，第二位会失望。</p>
<h2>声音碰到墙之后的三条路</h2>
<p>声能打到一面墙，一部分反射回房间，一部分在材料里变成热，剩下的穿过墙去了隔壁。<strong>吸声系数 α</strong> 只问一件事：有多少没有反射回来。它不管这部分是变成了热，还是跑到了隔壁。一扇敞开的窗，α 等于 1，是完美的“吸声体”，隔声量是零。<strong>隔声量 R</strong> 问的是另一件事：穿过去的比打上来的少多少分贝。</p>
${table(
  ["", "吸声", "隔声"],
  [
    ["回答的问题", "这个房间里声音停得快不快", "那边的声音传过来多少"],
    ["指标", "α、αw、NRC（0 到 1）", "R、Rw、STC（dB）"],
    ["靠什么", "多孔、透气、有厚度、有空腔", "质量、双层分离、气密"],
    ["典型材料", "毡、岩棉、格栅板、穿孔板", "混凝土、砌体、双层石膏板、密封条"],
    ["变化的尺度", "几个分贝", "几十个分贝"],
  ],
)}
<p>两边要的性质几乎相反：吸声要透气，隔声要不透气。所以好的吸声材料本身很少是好的隔声材料。</p>
<h2>加吸声板，邻居能好多少</h2>
<p>拿 9 × 7 × 3 m 的房间算一次（500 Hz）。未处理时 A = 10.9 m²，墙上装 30 m² 架空木格栅板后 A = 32.8 m²。房间里的混响声级降低</p>
<blockquote><p>10 lg(32.8 ÷ 10.9) ≈ 4.8 dB</p></blockquote>
<p>传到隔壁的也就少 4.8 dB。听得出来，但原来听得清每个字的人，多半还是听得清。反过来，如果在<em>接收</em>的那间房里加吸声，道理一样：室内声级 L₂ = L₁ − R + 10 lg(S ÷ A)。设声源室 70 dB，隔墙 R = 45 dB，面积 21 m²，接收室 A 从 10.9 增加到 32.8 m²，声级从 27.8 dB 变为 23.1 dB。起主要作用的始终是那个 45。</p>
<figure data-figure="two-paths"><figcaption>两条路：弹回房间的归吸声管，穿墙而过的归隔声管。柱子是两间房里的声级，同一把尺。</figcaption></figure>
<h2>隔声听短板的</h2>
<p>隔声的规律很朴素：单层墙的质量加倍，隔声量大约提高 6 dB；两层彼此脱开的墙，用少得多的质量就能做得更好。但在真实的墙上，最弱的一处说了算。以下为计算示例：</p>
${table(
  ["构成", "综合隔声量 dB"],
  [
    ["10 m² 墙 45 dB ＋ 2 m² 门 25 dB", "32.6"],
    ["墙提高到 55 dB，门不变", "32.8"],
    ["墙仍为 45 dB，门换成 35 dB", "41.0"],
    ["10 m² 墙 45 dB，其中 0.1 m² 是缝", "20.0"],
    ["10 m² 墙 45 dB，其中 0.01 m² 是缝", "29.9"],
  ],
)}
<p>把墙加强 10 dB，只换来 0.2 dB；把门换掉，得到 8.4 dB；而墙上只要有百分之一的面积漏风，再好的墙也只剩 20 dB。先堵缝，再换门，最后才谈墙。在这样的墙上贴吸声板，短板还是那条缝。</p>
<h2>吸声在隔声里也有一席之地</h2>
<p>双层轻质墙的空腔里填岩棉，隔声会提高：棉吸收了两层板之间来回反射的声音。这时它是墙体构造的一部分，不是贴在表面的装饰板。同样，机房、走廊里做吸声，可以降低噪声源所在空间的声级，是有用的补充，但不能当作主要手段。</p>
<h2>静音舱用的是第三种尺子</h2>
<p>静音舱既要隔（让话传不出去），又要吸（让里面不闷不响）。它的指标叫 DS,A，按 ISO 23351-1 在实验室测：没有舱时说话，有舱时说话，外面的 A 计权语言声功率降低多少分贝。它针对整个舱体，不适用于一块屏风或一片吸声板，也不能与 Rw、STC 互换。英国顾问公司 Sandy Brown 提醒过：标称 40 dB 的舱，可能不如标称 30 dB 的，只因为用的指标不同。我们不用“完全隔音”这个词，也建议您对用这个词的人多问一句。详见<a href="/article/booth-classes-iso-23351.html">静音舱的级别</a>和<a href="/article/choosing-a-booth.html">怎样选静音舱</a>。</p>
<h2>对症</h2>
<ul>
<li><strong>屋里有回声、越说越大声、录音发空</strong>：吸声。<a href="/productdetail/slat-oak.html">木格栅板</a>、<a href="/productdetail/pet-flat-24.html">毡板</a>、<a href="/productdetail/pet-cloud-rectangle.html">吊挂云板</a>。</li>
<li><strong>隔壁、走廊、街上的声音进来</strong>：隔声。查门缝、窗、吊顶上方是否连通，再看墙。吸声板不是答案。</li>
<li><strong>楼上脚步声</strong>：撞击声，要在楼上的地面解决。</li>
<li><strong>开放办公里电话扰人</strong>：两者都要。顶面吸声，屏风遮挡，打电话的人进舱，见<a href="/article/open-plan-offices.html">开放式办公</a>。</li>
<li><strong>设备嗡鸣</strong>：先处理源头和减振。</li>
</ul>
<p>拿不准的时候，做一个不花钱的试验：关上门，站在房间中央拍手。若拖尾长，是吸声的事。再请人在隔壁说话，把耳朵依次贴近墙、门缝、插座、吊顶边。哪里最响，就从哪里开始。</p>`,
      en: `<p>Two kinds of calls reach us. One says: “There is an echo in our meeting room, the other side cannot follow.” The other says: “I can hear every word from next door.” Both want acoustic panels. The first caller is right; the second would be disappointed.</p>
<h2>Three ways for sound at a wall</h2>
<p>Of the energy that strikes a wall, part is reflected into the room, part turns into heat inside the material, and the rest goes through. The <strong>absorption coefficient α</strong> asks one thing only: how much does not come back. Whether that part became heat or went to the neighbours does not interest it. An open window has α = 1; it is a perfect “absorber” and insulates nothing. The <strong>sound reduction index R</strong> asks the other question: by how many decibels is what passes through less than what arrived.</p>
${table(
  ["", "Absorption", "Insulation"],
  [
    [
      "Question answered",
      "How soon does sound stop in this room",
      "How much comes through from over there",
    ],
    ["Quantities", "α, αw, NRC (0 to 1)", "R, Rw, STC (dB)"],
    [
      "What does it",
      "Porous, open to air, thick, with a cavity",
      "Mass, separated leaves, airtightness",
    ],
    [
      "Typical materials",
      "Felt, rock wool, slats, perforated panels",
      "Concrete, masonry, double plasterboard, seals",
    ],
    ["Order of the effect", "A few decibels", "Tens of decibels"],
  ],
)}
<p>The properties are almost opposites: an absorber must let air in, an insulator must not. Good absorbers are for that reason seldom good insulators by themselves.</p>
<h2>What panels do for the neighbour</h2>
<p>Calculate it once for a room of 9 × 7 × 3 m at 500 Hz. Untreated, A = 10.9 m²; with 30 m² of slats on battens A = 32.8 m². The reverberant level in the room falls by</p>
<blockquote><p>10 lg(32.8 ÷ 10.9) ≈ 4.8 dB</p></blockquote>
<p>and next door receives 4.8 dB less. That can be heard, but whoever could follow every word will still follow most of them. Absorption in the <em>receiving</em> room works in the same way: its level is L₂ = L₁ − R + 10 lg(S ÷ A). Let the source room have 70 dB and the partition R = 45 dB over 21 m². Raise A in the receiving room from 10.9 to 32.8 m² and its level goes from 27.8 dB to 23.1 dB. It is the 45 that does the work.</p>
<figure data-figure="two-paths"><figcaption>Two paths: what comes back into the room is a matter of absorption, what goes through the wall one of insulation. The columns show the level in each room on one scale.</figcaption></figure>
<h2>Insulation obeys its weakest part</h2>
<p>The rules of insulation are plain. Doubling the mass of a single wall brings about 6 dB; two leaves that do not touch do better with far less mass. But in a real wall the weakest part decides. Calculated examples:</p>
${table(
  ["Make-up", "Overall reduction dB"],
  [
    ["10 m² wall 45 dB + 2 m² door 25 dB", "32.6"],
    ["Wall raised to 55 dB, same door", "32.8"],
    ["Wall still 45 dB, door changed to 35 dB", "41.0"],
    ["10 m² wall 45 dB, of which 0.1 m² is a gap", "20.0"],
    ["10 m² wall 45 dB, of which 0.01 m² is a gap", "29.9"],
  ],
)}
<p>Ten decibels more in the wall bring 0.2 dB. A better door brings 8.4 dB. And where one hundredth of the area is open, the best of walls is worth 20 dB. Seal the gaps first, then change the door, and only then talk about the wall. Fix absorbers to such a wall and the gap is still the gap.</p>
<h2>Where absorption helps insulation</h2>
<p>Rock wool in the cavity of a double-leaf partition does improve it, by absorbing what travels to and fro between the leaves. There it is part of the construction, not a finish on its face. Absorption in a plant room or a corridor likewise lowers the level where the noise is made. It is a useful addition; it should not be the main means.</p>
<h2>Booths have a yardstick of their own</h2>
<p>A silence booth must insulate, so that talk stays inside, and absorb, so that the inside is neither boxy nor loud. Its quantity is DS,A, measured in the laboratory to ISO 23351-1: how many decibels less A-weighted speech power goes out when the talker is in the booth than when there is none. It belongs to whole enclosures, not to a screen or an absorber, and it cannot be exchanged for Rw or STC. The consultants Sandy Brown point out that a pod said to reach 40 dB may be poorer than one claiming 30 dB, merely because different quantities were used. We do not call a booth soundproof, and suggest a further question to anyone who does. See <a href="/article/booth-classes-iso-23351.html">booth classes</a> and <a href="/article/choosing-a-booth.html">choosing a booth</a>.</p>
<h2>The right remedy</h2>
<ul>
<li><strong>Echo, voices rising, hollow recordings</strong>: absorption. <a href="/productdetail/slat-oak.html">Slat panels</a>, <a href="/productdetail/pet-flat-24.html">felt boards</a>, <a href="/productdetail/pet-cloud-rectangle.html">ceiling clouds</a>.</li>
<li><strong>Sound from next door, the corridor, the street</strong>: insulation. Check door seals, windows and whether the ceiling void runs through; then the wall. Panels are not the answer.</li>
<li><strong>Footsteps from above</strong>: impact sound, to be solved in the floor above.</li>
<li><strong>Telephone calls in an open office</strong>: both. Absorb at the ceiling, screen between desks, let callers use a booth; see <a href="/article/open-plan-offices.html">open-plan offices</a>.</li>
<li><strong>Humming plant</strong>: treat the source and its mounts first.</li>
</ul>
<p>When in doubt, try what costs nothing. Shut the door, stand in the middle of the room and clap. A long tail is a matter of absorption. Then let somebody talk next door and hold your ear to the wall, the door edge, the sockets, the margin of the ceiling. Where it is loudest is where to begin.</p>`,
      ar: `<p>تصلنا مكالمات من نوعين. يقول أحدهم: «في قاعة اجتماعاتنا صدى والطرف الآخر لا يفهمنا». ويقول غيره: «أسمع كل كلمة من الغرفة المجاورة». كلاهما يريد ألواحًا صوتية. الأول محق، والثاني سيخيب ظنه.</p>
<h2>ثلاث طرق للصوت عند الجدار</h2>
<p>من الطاقة التي تصطدم بالجدار جزء ينعكس إلى الغرفة، وجزء يتحول حرارةً داخل المادة، والباقي ينفذ إلى الجهة الأخرى. <strong>معامل امتصاص الصوت α</strong> يسأل عن أمر واحد: كم الذي لم يعد. ولا يعنيه أصار حرارة أم ذهب إلى الجيران. فالنافذة المفتوحة لها α يساوي 1، وهي «ماصّ» كامل ولا تعزل شيئًا. أما <strong>مؤشر خفض الصوت R</strong> فيسأل السؤال الآخر: بكم ديسيبل يقل ما نفذ عمّا وصل.</p>
${table(
  ["", "امتصاص الصوت", "عزل الصوت"],
  [
    ["السؤال الذي يجيب عنه", "متى يسكت الصوت في هذه الغرفة", "كم يصلنا من هناك"],
    ["المقادير", "α وαw وNRC (من 0 إلى 1)", "R وRw وSTC (ديسيبل)"],
    ["ما الذي يحققه", "المسام والنفاذ للهواء والسماكة والفراغ", "الكتلة وفصل الطبقات وإحكام السد"],
    ["مواد معتادة", "لبّاد، صوف صخري، شرائح، ألواح مثقّبة", "خرسانة، طوب، جبس مزدوج، شرائط إحكام"],
    ["حجم الأثر", "بضعة ديسيبل", "عشرات الديسيبل"],
  ],
)}
<p>والصفتان تكادان تتضادان: الماصّ لا بد أن يُدخل الهواء، والعازل لا بد أن يمنعه. ولذلك قلّما تكون المواد الماصّة الجيدة عازلة جيدة بذاتها.</p>
<h2>ماذا تصنع الألواح للجار</h2>
<p>لنحسب مرة لغرفة ${ltr("9 × 7 × 3")} م عند 500 هرتز. من دون معالجة A تساوي 10.9 م²، ومع 30 م² من الشرائح على عوارض تساوي 32.8 م². فينخفض مستوى الصوت المرتد في الغرفة بمقدار</p>
<blockquote><p>${ltr("10 lg(32.8 ÷ 10.9) ≈ 4.8 dB")}</p></blockquote>
<p>ويصل إلى الغرفة المجاورة أقل بمقدار 4.8 ديسيبل. هذا مسموع، لكن من كان يفهم كل كلمة سيظل يفهم معظمها. والامتصاص في الغرفة <em>المستقبِلة</em> يعمل بالطريقة نفسها، فمستواها ${ltr("L₂ = L₁ − R + 10 lg(S ÷ A)")}. لنفرض أن في غرفة المصدر 70 ديسيبل وأن R للقاطع 45 ديسيبل على مساحة 21 م². إذا رفعنا A في الغرفة المستقبِلة من 10.9 إلى 32.8 م² انتقل مستواها من 27.8 إلى 23.1 ديسيبل. والذي يؤدي العمل هو الرقم 45.</p>
<figure data-figure="two-paths"><figcaption>طريقان: ما يرتدّ إلى الغرفة شأن الامتصاص، وما ينفذ من الجدار شأن العزل. والعمودان يبيّنان المستوى في كل غرفة بمقياس واحد.</figcaption></figure>
<h2>العزل يطيع أضعف أجزائه</h2>
<p>قواعد العزل بسيطة: مضاعفة كتلة الجدار المفرد تكسب نحو 6 ديسيبل، وطبقتان لا تتلامسان تفعلان أفضل بكتلة أقل بكثير. لكن أضعف جزء في الجدار الحقيقي هو الذي يحكم. أمثلة محسوبة:</p>
${table(
  ["التكوين", "الخفض الكلي ديسيبل"],
  [
    ["جدار 10 م² بقيمة 45 ديسيبل + باب 2 م² بقيمة 25 ديسيبل", "32.6"],
    ["رفع الجدار إلى 55 ديسيبل والباب نفسه", "32.8"],
    ["الجدار 45 ديسيبل والباب 35 ديسيبل", "41.0"],
    ["جدار 10 م² بقيمة 45 ديسيبل منه 0.1 م² شق", "20.0"],
    ["جدار 10 م² بقيمة 45 ديسيبل منه 0.01 م² شق", "29.9"],
  ],
)}
<p>عشرة ديسيبل إضافية في الجدار تكسب 0.2 ديسيبل، وباب أفضل يكسب 8.4 ديسيبل، وحيث يكون جزء من مئة من المساحة مفتوحًا لا يساوي أحسن الجدران سوى 20 ديسيبل. سدّ الشقوق أولًا، ثم غيّر الباب، وبعد ذلك فقط تحدّث عن الجدار. وإذا ثبّتّ ألواحًا ماصّة على جدار كهذا بقي الشق شقًّا.</p>
<h2>حيث يساعد الامتصاصُ العزلَ</h2>
<p>الصوف الصخري داخل فراغ القاطع المزدوج يحسّن عزله فعلًا لأنه يمتص ما يتردد بين الطبقتين. وهو هنا جزء من التركيب لا كسوة على وجهه. وكذلك الامتصاص في غرفة معدات أو ممر يخفض المستوى حيث تنشأ الضوضاء. إضافة نافعة، لكنها لا ينبغي أن تكون الوسيلة الرئيسية.</p>
<h2>للكبائن مقياس خاص</h2>
<p>كابينة المكالمات لا بد أن تعزل فيبقى الكلام في داخلها، وأن تمتص فلا يكون داخلها مكتومًا ولا صاخبًا. ومقدارها DS,A ويُقاس في المختبر وفق ISO 23351-1: كم ديسيبل تقلّ قدرة الكلام الموزونة A الخارجة حين يكون المتحدث في الكابينة عمّا تكون عليه من دونها. وهو يخص الحيّز المغلق كله لا حاجزًا ولا لوحًا ماصًّا، ولا يُستبدل به Rw أو STC. وينبّه استشاريو Sandy Brown إلى أن كابينة يقال إنها تبلغ 40 ديسيبل قد تكون أسوأ من أخرى تعلن 30 ديسيبل لمجرد اختلاف المقدار المستعمل. نحن لا نصف الكابينة بأنها عازلة تمامًا، وننصح بسؤال إضافي لمن يصفها بذلك. انظر <a href="/article/booth-classes-iso-23351.html">فئات الكبائن</a> و<a href="/article/choosing-a-booth.html">اختيار الكابينة</a>.</p>
<h2>العلاج المناسب</h2>
<ul>
<li><strong>صدى، وأصوات ترتفع، وتسجيلات جوفاء</strong>: امتصاص. <a href="/productdetail/slat-oak.html">ألواح الشرائح</a>، <a href="/productdetail/pet-flat-24.html">ألواح اللبّاد</a>، <a href="/productdetail/pet-cloud-rectangle.html">غيمات السقف</a>.</li>
<li><strong>صوت من الجيران أو الممر أو الشارع</strong>: عزل. افحص إحكام الباب والنوافذ واتصال الفراغ فوق السقف، ثم الجدار. الألواح ليست الجواب.</li>
<li><strong>وقع أقدام من الأعلى</strong>: صوت صدم يُعالَج في أرضية الطابق الأعلى.</li>
<li><strong>مكالمات في مكتب مفتوح</strong>: الاثنان معًا. امتصاص في السقف، وحواجز بين المكاتب، وكابينة للمتصلين: انظر <a href="/article/open-plan-offices.html">المكاتب المفتوحة</a>.</li>
<li><strong>طنين المعدات</strong>: عالج المصدر وقواعده أولًا.</li>
</ul>
<p>وعند الشك جرّب ما لا يكلف شيئًا. أغلق الباب وقف وسط الغرفة وصفّق: الذيل الطويل شأن الامتصاص. ثم ليتحدث أحد في الغرفة المجاورة، وقرّب أذنك من الجدار وحافة الباب والمقابس وأطراف السقف. حيث يكون الصوت أعلى فمن هناك ابدأ.</p>`,
    },
    cover: "case-office-sao-paulo-textile-buying-house-2",
    date: "2024-08-06",
    tags: ["insulation", "absorption", "booth"],
    questions: [
      {
        question: {
          zh: "吸声板能挡住隔壁的声音吗？",
          en: "Do acoustic panels keep out sound from next door?",
          ar: "هل تمنع الألواح الصوتية صوت الغرفة المجاورة؟",
        },
        answer: {
          zh: "基本不能。它们改变本房间的混响，带来的是几个分贝；隔声靠质量、双层构造和气密，以几十个分贝计。",
          en: "Hardly. They shorten the reverberation of their own room, worth a few decibels. Insulation is made by mass, separated leaves and airtightness, and counts in tens of decibels.",
          ar: "لا تكاد. فهي تقصّر ارتداد غرفتها هي بما يساوي بضعة ديسيبل، أما العزل فتصنعه الكتلة وفصل الطبقات وإحكام السد ويُعدّ بعشرات الديسيبل.",
        },
      },
      {
        question: {
          zh: "先换墙还是先换门？",
          en: "Wall first or door first?",
          ar: "الجدار أولًا أم الباب؟",
        },
        answer: {
          zh: "先堵缝，再换门。计算示例：10 m² 的墙从 45 dB 提高到 55 dB，配 25 dB 的门，综合只提高 0.2 dB；换成 35 dB 的门则提高 8.4 dB。",
          en: "Gaps first, then the door. Calculated: raising a 10 m² wall from 45 to 55 dB beside a 25 dB door brings 0.2 dB; changing the door to 35 dB brings 8.4 dB.",
          ar: "الشقوق أولًا ثم الباب. بالحساب: رفع جدار مساحته 10 م² من 45 إلى 55 ديسيبل مع باب 25 ديسيبل يكسب 0.2 ديسيبل، وتغيير الباب إلى 35 ديسيبل يكسب 8.4 ديسيبل.",
        },
      },
      {
        question: {
          zh: "DS,A 可以和 Rw 比较吗？",
          en: "Can DS,A be compared with Rw?",
          ar: "هل يُقارن DS,A بـ Rw؟",
        },
        answer: {
          zh: "不能。DS,A 描述整个舱体让语言声功率降低多少（ISO 23351-1），Rw 描述单个构件的隔声，两者没有换算关系。",
          en: "No. DS,A says by how much a whole enclosure reduces the speech power going out (ISO 23351-1); Rw rates a single building element. There is no conversion.",
          ar: "لا. فـ DS,A يصف مقدار خفض الحيّز المغلق كله لقدرة الكلام الخارجة (ISO 23351-1)، وRw يصف عنصر بناء واحدًا، ولا تحويل بينهما.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "隔声与吸声（指南，第 2.4.13 节）",
          en: "Sound insulation and absorption (guide, section 2.4.13)",
          ar: "عزل الصوت وامتصاصه (دليل، القسم 2.4.13)",
        },
        url: "https://www.ocn.org.au/guide/2413-sound-insulation-and-absorption",
      },
      source.nrc,
      source.vorlaender,
      source.slatSheet,
      {
        title: {
          zh: "ISO 23351-1:2020：适用范围",
          en: "ISO 23351-1:2020: scope",
          ar: "ISO 23351-1:2020: مجال التطبيق",
        },
        url: "https://webstore.ansi.org/standards/iso/iso233512020",
      },
      {
        title: {
          zh: "Sandy Brown：办公舱声学，需要统一的做法",
          en: "Sandy Brown: office pod acoustics, a consistent approach",
          ar: "Sandy Brown: صوتيات الكبائن المكتبية، نهج موحّد",
        },
        url: "https://www.sandybrown.com/news/acoustic-assessment-of-office-pods/",
      },
    ],
  },
  {
    id: "bass-and-wool",
    class: "knowledge",
    title: {
      zh: "低频与岩棉：为什么只装格栅，低音还是长",
      en: "Bass and wool: why slats alone leave the low end long",
      ar: "النغمات المنخفضة والصوف الصخري: لماذا لا تكفي الشرائح وحدها",
    },
    summary: {
      zh: "在同一间房里把木格栅板从 20 m² 加到 60 m²：中高频一路下降，125 Hz 几乎不动。一张计算表、三种补救办法，以及一个常被忘记的低频吸声体。",
      en: "Raise the slats in one room from 20 to 60 m²: the upper bands keep falling while 125 Hz barely moves. One calculated table, three remedies, and a bass absorber that is often forgotten.",
      ar: "ارفع مساحة الشرائح في غرفة واحدة من 20 إلى 60 م²: تنخفض النطاقات العليا ولا يكاد نطاق 125 هرتز يتحرك. جدول محسوب، وثلاثة حلول، وماصّ للنغمات المنخفضة كثيرًا ما يُنسى.",
    },
    body: {
      zh: `<p>客户说：“装完以后人声干净多了，可是关门、挪椅子、音箱一响，还是轰轰的。”这不是施工问题，也不是板子不好，而是曲线早就写明的事：木格栅板在 125 Hz 的吸声系数只有 0.12。</p>
<h2>一间房，一张表</h2>
<p>房间 9 × 7 × 3 m，体积 189 m³：地面亚麻地板 63 m²，石膏板吊顶 63 m²，抹灰墙 84 m²，双层玻璃 12 m²，计入空气吸收。在墙上用架空安装的木格栅板替换抹灰（公开曲线，做法未说明，按 50 mm 空腔、不填棉理解；实用系数 0.12、0.30、0.75、1.00、0.85、0.80）。赛宾公式计算，单位为秒：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["未处理", ...exampleRoom.bare],
    ["20 m² 格栅", ...exampleRoom.slats20],
    ["30 m² 格栅", ...exampleRoom.slats30],
    ["40 m² 格栅", ...exampleRoom.slats40],
    ["60 m² 格栅", "1.35", "0.99", "0.56", "0.44", "0.52", "0.53"],
  ],
)}
<p>装 40 m² 时，1000 Hz 从 2.86 s 降到 0.62 s，减少 78%；125 Hz 从 1.90 s 降到 1.49 s，只减少 22%。未处理时，低频反而是全频段里最短的；处理之后，低频是 1000 Hz 的 2.4 倍。加到 60 m²，几乎铺满可用墙面，比值变成 3.1 倍：高频已经发干，低频还在一秒以上。<strong>继续加同一种板，只会让失衡更严重。</strong></p>
<p>用艾润公式计算，30 m² 时各频带为 1.51、1.28、0.86、0.70、0.85、0.84 s，略短，形状一样。125 Hz 的数字还要打个折扣：这间房的施罗德频率约为 183 Hz（按 T = 1.58 s），低于它的计算值只能当趋势看。趋势很清楚。</p>
<h2>为什么</h2>
<p>125 Hz 的波长是 2.74 m，四分之一波长 0.69 m。一块连空腔约 70 mm 厚的构造，对它来说太薄。要抓住低音，只有几条路：更深的空腔、腔内的棉、会振动的板，或者调谐到低频的共振构造。</p>
<h2>三种补救，同样 40 m²</h2>
<p>仍然用 40 m² 墙面，换一种分配（计算值，秒）：</p>
${table(
  ["频率 Hz", ...octaves, "125 ÷ 1000"],
  [
    ["40 m² 格栅，无棉", ...exampleRoom.slats40, "2.4"],
    [
      "20 m² 格栅 ＋ 20 m² 50 mm 岩棉（布面等透声饰面）",
      "1.36",
      "0.97",
      "0.70",
      "0.64",
      "0.72",
      "0.70",
      "2.1",
    ],
    [
      "20 m² 格栅 ＋ 20 m² 穿孔刨花板（厚 50 mm，孔径 1 mm），150 mm 空腔，30 mm 矿物棉",
      "1.16",
      "0.93",
      "0.83",
      "0.74",
      "0.79",
      "0.93",
      "1.6",
    ],
    ["10 m² 格栅 ＋ 30 m² 同上穿孔刨花板", "1.05", "0.84", "0.87", "0.82", "0.83", "1.08", "1.3"],
  ],
)}
<p>第二行告诉我们：光有棉还不够，50 mm 岩棉主要改善 250 Hz，对 125 Hz 帮助有限。第三、四行把深空腔和棉放在一起，低频才真正降下来，而且整条线变平了。面积没有增加，增加的是深度。<a href="/productdetail/perforated-oak-16.html">橡木穿孔板</a>、<a href="/productdetail/grooved-oak-28-4.html">槽木板</a>配<a href="/productdetail/wool-infill-30.html">30 mm 填充棉</a>走的就是这条路；槽木系统里，背面打孔的形式不同，侧重的频段也不同，选型时请说明您要的是 500 Hz 以下还是以上。</p>
<p>那么，在格栅板的龙骨之间填棉呢？有厂家的技术资料宣称填棉后达到 A 级，但没有公布逐频带数据。原理上填棉会改善 250 Hz 一段；能改善多少，我们没有可引用的曲线，所以不写数字。需要精确计算的项目，请以相同构造的检测报告为准。</p>
<h2>被忘记的吸声体：石膏板</h2>
<p>再看未处理的那一行：为什么 125 Hz 只有 1.90 s？因为石膏板吊顶。它在 125 Hz 的系数是 0.20，63 m² 提供 12.6 m²，占这一频带全部吸收的 79%。如果改成裸露的混凝土顶，按同样方法计算，空房间 125 Hz 会从 1.90 s 变成 7.6 s（没有家具的纸面值）。“工业风”拆掉吊顶之后低音发轰，原因多半在这里。反过来，保留一部分装在龙骨上的薄板墙，是很便宜的低频吸收：12 mm 石膏板装于龙骨，文献值在 125 Hz 为 0.29。</p>
<h2>什么时候值得管低频</h2>
<ul>
<li><strong>一定要管</strong>：音乐教室、琴房、家庭影院、放音乐的餐厅、带低音音箱的会议室。见<a href="/article/home-cinema-and-piano-rooms.html">家庭影院与琴房</a>。</li>
<li><strong>最好管</strong>：教室和视频会议室。低频拖得长，会盖住后面的字音。</li>
<li><strong>可以放一放</strong>：走廊、门厅、主要是人声的小办公室，先把 250 到 2000 Hz 做好。</li>
</ul>
<p>一条实用的顺序：先留出一个深的位置（吊顶，或一面后墙）做宽频构造，再在看得见的墙上用格栅；而不是先铺满格栅，再回头找低音。深度要在方案阶段留，见<a href="/article/why-mounting-matters.html">安装方式为什么重要</a>。</p>`,
      en: `<p>“Voices are clean now,” a client says, “but when a door shuts or the loudspeaker plays, it still booms.” That is no fault of the fitters or of the panel. The curve had said so all along: at 125 Hz the absorption coefficient of slats is 0.12.</p>
<h2>One room, one table</h2>
<p>The room measures 9 × 7 × 3 m, 189 m³: 63 m² of linoleum, 63 m² of plasterboard ceiling, 84 m² of plaster, 12 m² of double glazing, air absorption included. Slats on battens replace plaster on the walls (published curve, fixing not stated, read as a 50 mm void without wool; practical coefficients 0.12, 0.30, 0.75, 1.00, 0.85, 0.80). Calculated with Sabine's formula, in seconds:</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Untreated", ...exampleRoom.bare],
    ["20 m² slats", ...exampleRoom.slats20],
    ["30 m² slats", ...exampleRoom.slats30],
    ["40 m² slats", ...exampleRoom.slats40],
    ["60 m² slats", "1.35", "0.99", "0.56", "0.44", "0.52", "0.53"],
  ],
)}
<p>With 40 m², 1000 Hz falls from 2.86 s to 0.62 s, by 78%. At 125 Hz it falls from 1.90 s to 1.49 s, by 22%. Before treatment the bass was the shortest of all bands; afterwards it is 2.4 times as long as 1000 Hz. At 60 m², with nearly every usable wall covered, the ratio is 3.1: the treble is dry and the bass still over a second. <strong>More of the same panel only makes the imbalance worse.</strong></p>
<p>By Eyring's formula the row for 30 m² reads 1.51, 1.28, 0.86, 0.70, 0.85, 0.84 s: a little shorter, the same shape. The figures at 125 Hz deserve a discount in any case, for the Schroeder frequency of this room is about 183 Hz (with T = 1.58 s) and values below it are tendencies. The tendency is clear.</p>
<h2>Why</h2>
<p>At 125 Hz the wave is 2.74 m long, a quarter of it 0.69 m. A build-up of some 70 mm, void included, is thin by comparison. There are only a few ways to hold bass: a deeper cavity, wool inside it, a board that vibrates, or a resonator tuned low.</p>
<h2>Three remedies on the same 40 m²</h2>
<p>The wall area stays at 40 m² and is divided differently (calculated, seconds):</p>
${table(
  ["Frequency Hz", ...octaves, "125 ÷ 1000"],
  [
    ["40 m² slats, no wool", ...exampleRoom.slats40, "2.4"],
    [
      "20 m² slats + 20 m² rock wool 50 mm behind cloth",
      "1.36",
      "0.97",
      "0.70",
      "0.64",
      "0.72",
      "0.70",
      "2.1",
    ],
    [
      "20 m² slats + 20 m² perforated chipboard (50 mm, 1 mm holes), 150 mm void, 30 mm wool",
      "1.16",
      "0.93",
      "0.83",
      "0.74",
      "0.79",
      "0.93",
      "1.6",
    ],
    [
      "10 m² slats + 30 m² of the same perforated chipboard",
      "1.05",
      "0.84",
      "0.87",
      "0.82",
      "0.83",
      "1.08",
      "1.3",
    ],
  ],
)}
<p>The second row shows that wool by itself is not enough: 50 mm of it improves 250 Hz most and helps 125 Hz only a little. In the third and fourth rows a deep cavity and wool come together; the bass does come down, and the whole line grows level. The area has not increased. The depth has. <a href="/productdetail/perforated-oak-16.html">Perforated oak</a> and <a href="/productdetail/grooved-oak-28-4.html">grooved panels</a> with <a href="/productdetail/wool-infill-30.html">30 mm wool infill</a> go this way. In grooved systems the form of the perforation at the back decides which range is favoured, so say whether you need it below or above 500 Hz.</p>
<p>And wool between the battens of the slat wall itself? One maker's sheet claims class A with wool but publishes no bands. In principle the wool improves the region of 250 Hz. By how much we cannot say from any curve we could quote, and so we print no figure. Where a project needs precision, rely on a test report of the same build-up.</p>
<h2>The absorber people forget: plasterboard</h2>
<p>Look at the untreated row again. Why is 125 Hz as short as 1.90 s? Because of the plasterboard ceiling. Its coefficient there is 0.20; 63 m² of it supply 12.6 m², 79% of all absorption in that band. Take the ceiling away and leave bare concrete, and by the same calculation the empty room goes from 1.90 s to 7.6 s at 125 Hz (on paper, without furniture). When a loft conversion booms after the ceiling has gone, this is usually why. Conversely, a stretch of thin board on studs is cheap bass absorption: 12 mm plasterboard on studs is listed with 0.29 at 125 Hz.</p>
<h2>When the bass is worth the trouble</h2>
<ul>
<li><strong>Always</strong>: music rooms, piano rooms, home cinemas, restaurants with music, meeting rooms with a subwoofer. See <a href="/article/home-cinema-and-piano-rooms.html">home cinema and piano rooms</a>.</li>
<li><strong>Preferably</strong>: classrooms and rooms for video. A long low end covers the syllables that follow.</li>
<li><strong>Later</strong>: corridors, lobbies and small offices where people only talk. First get 250 to 2000 Hz right.</li>
</ul>
<p>A practical order: reserve one deep place first, the ceiling or a rear wall, for a broadband construction, then use slats where they are seen. Not the other way round, slats everywhere and a search for the bass afterwards. Depth has to be kept free at the design stage; <a href="/article/why-mounting-matters.html">why mounting matters</a> tells how.</p>`,
      ar: `<p>يقول العميل: «صار الكلام نقيًا، لكن حين يُغلق باب أو تعمل السماعة يبقى الدويّ». ليس هذا خطأ التركيب ولا عيب اللوح، فقد قاله المنحنى من البداية: معامل امتصاص الشرائح عند 125 هرتز لا يزيد على 0.12.</p>
<h2>غرفة واحدة وجدول واحد</h2>
<p>أبعاد الغرفة ${ltr("9 × 7 × 3")} م وحجمها 189 م³: لينوليوم 63 م²، وسقف ألواح جبس 63 م²، ولياسة 84 م²، وزجاج مزدوج 12 م²، مع احتساب امتصاص الهواء. وتحلّ الشرائح على عوارض محل اللياسة (منحنى منشور، طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف، والمعاملات العملية 0.12 و0.30 و0.75 و1.00 و0.85 و0.80). محسوبة بمعادلة سابين، بالثواني:</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["من دون معالجة", ...exampleRoom.bare],
    ["20 م² شرائح", ...exampleRoom.slats20],
    ["30 م² شرائح", ...exampleRoom.slats30],
    ["40 م² شرائح", ...exampleRoom.slats40],
    ["60 م² شرائح", "1.35", "0.99", "0.56", "0.44", "0.52", "0.53"],
  ],
)}
<p>مع 40 م² ينخفض الزمن عند 1000 هرتز من 2.86 إلى 0.62 ثانية، أي 78%. وعند 125 هرتز من 1.90 إلى 1.49 ثانية، أي 22% فقط. قبل المعالجة كانت النغمات المنخفضة أقصر النطاقات كلها، وبعدها صارت 2.4 ضعف نطاق 1000 هرتز. وعند 60 م²، وقد غُطّي معظم الجدران المتاحة، تصبح النسبة 3.1: جفّت النغمات الحادّة والمنخفضة ما زالت فوق الثانية. <strong>والمزيد من اللوح نفسه لا يزيد إلا الاختلال.</strong></p>
<p>وبمعادلة آيرنغ يصبح صف 30 م² كالآتي: 1.51 و1.28 و0.86 و0.70 و0.85 و0.84 ثانية، أقصر قليلًا وبالشكل نفسه. وأرقام 125 هرتز تستحق التحفظ على أي حال، فتردد شرودر لهذه الغرفة نحو 183 هرتز (بزمن T = 1.58 ثانية) وما دونه اتجاه عام. والاتجاه واضح.</p>
<h2>لماذا</h2>
<p>طول الموجة عند 125 هرتز 2.74 م وربعها 0.69 م. وتركيب سماكته نحو 70 مم مع فراغه رقيق أمامها. والطرق إلى إمساك النغمات المنخفضة قليلة: فراغ أعمق، أو صوف فيه، أو لوح يهتز، أو رنّان مضبوط على تردد منخفض.</p>
<h2>ثلاثة حلول على 40 م² نفسها</h2>
<p>تبقى مساحة الجدار 40 م² ويتغير توزيعها (قيم محسوبة بالثواني):</p>
${table(
  ["التردد (هرتز)", ...octaves, ltr("125 ÷ 1000")],
  [
    ["40 م² شرائح من دون صوف", ...exampleRoom.slats40, "2.4"],
    [
      "20 م² شرائح + 20 م² صوف صخري 50 مم خلف قماش",
      "1.36",
      "0.97",
      "0.70",
      "0.64",
      "0.72",
      "0.70",
      "2.1",
    ],
    [
      "20 م² شرائح + 20 م² خشب حبيبي مثقّب (50 مم، ثقوب 1 مم)، فراغ 150 مم، صوف 30 مم",
      "1.16",
      "0.93",
      "0.83",
      "0.74",
      "0.79",
      "0.93",
      "1.6",
    ],
    [
      "10 م² شرائح + 30 م² من الخشب الحبيبي المثقّب نفسه",
      "1.05",
      "0.84",
      "0.87",
      "0.82",
      "0.83",
      "1.08",
      "1.3",
    ],
  ],
)}
<p>يبيّن الصف الثاني أن الصوف وحده لا يكفي: فسماكة 50 مم تحسّن 250 هرتز أكثر ما تحسّن ولا تنفع 125 هرتز إلا قليلًا. وفي الصفين الثالث والرابع يجتمع الفراغ العميق والصوف فتنخفض النغمات المنخفضة فعلًا ويستوي الخط كله. لم تزد المساحة، بل زاد العمق. وعلى هذا الطريق تسير <a href="/productdetail/perforated-oak-16.html">ألواح البلوط المثقّبة</a> و<a href="/productdetail/grooved-oak-28-4.html">الألواح المحزّزة</a> مع <a href="/productdetail/wool-infill-30.html">حشوة صوف 30 مم</a>. وفي الأنظمة المحزّزة يحدد شكل التثقيب الخلفي أي مجال يُقدَّم، فاذكر إن كنت تريده دون 500 هرتز أم فوقها.</p>
<p>وماذا عن الصوف بين عوارض جدار الشرائح نفسه؟ تعلن نشرة أحد الصانعين الفئة A مع الصوف لكنها لا تنشر قيم النطاقات. من حيث المبدأ يحسّن الصوف ما حول 250 هرتز، أما المقدار فليس لدينا منحنى نستشهد به، ولذلك لا نطبع رقمًا. وحيث يحتاج المشروع إلى دقة فالمعوَّل على تقرير اختبار للتركيب نفسه.</p>
<h2>الماصّ الذي يُنسى: ألواح الجبس</h2>
<p>انظر إلى صف «من دون معالجة» مرة أخرى. لماذا لا يزيد 125 هرتز على 1.90 ثانية؟ بسبب سقف ألواح الجبس. معامله هناك 0.20، فتقدّم 63 م² منه 12.6 م²، أي 79% من كل الامتصاص في هذا النطاق. ولو أُزيل السقف وبقيت الخرسانة عارية لانتقلت الغرفة الخالية بالحساب نفسه من 1.90 إلى 7.6 ثانية عند 125 هرتز (على الورق ومن دون أثاث). وحين يدوّي مكان حديث بعد نزع سقفه على الطراز الصناعي فهذا هو السبب غالبًا. وفي المقابل، جزء من لوح رقيق على قوائم امتصاص رخيص للنغمات المنخفضة: لوح جبس 12 مم على قوائم قيمته المنشورة 0.29 عند 125 هرتز.</p>
<h2>متى تستحق النغمات المنخفضة العناء</h2>
<ul>
<li><strong>دائمًا</strong>: غرف الموسيقى والبيانو، والسينما المنزلية، والمطاعم التي تشغّل الموسيقى، وقاعات الاجتماعات ذات مكبّر النغمات المنخفضة. انظر <a href="/article/home-cinema-and-piano-rooms.html">السينما المنزلية وغرف البيانو</a>.</li>
<li><strong>يُستحسن</strong>: الفصول وغرف الفيديو، فطول النغمات المنخفضة يغطي المقاطع التي تليها.</li>
<li><strong>لاحقًا</strong>: الممرات والردهات والمكاتب الصغيرة التي لا يجري فيها سوى الكلام. أصلح أولًا من 250 إلى 2000 هرتز.</li>
</ul>
<p>والترتيب العملي: احجز أولًا موضعًا عميقًا واحدًا، السقف أو الجدار الخلفي، لتركيب واسع المجال، ثم استعمل الشرائح حيث تُرى. لا العكس: شرائح في كل مكان ثم بحث عن النغمات المنخفضة. والعمق يُحجز في مرحلة التصميم: انظر <a href="/article/why-mounting-matters.html">لماذا تهمّ طريقة التركيب</a>.</p>`,
    },
    cover: "case-jiazhuang-jeddah-family-majlis-2",
    date: "2026-05-19",
    tags: ["low-frequency", "absorption", "reverberation", "music"],
    questions: [
      {
        question: {
          zh: "多装格栅板能解决低音吗？",
          en: "Do more slats solve the bass?",
          ar: "هل تحل زيادة الشرائح مشكلة النغمات المنخفضة؟",
        },
        answer: {
          zh: "不能。计算示例中，木格栅板从 20 m² 加到 60 m²，125 Hz 只从 1.67 s 降到 1.35 s，而 1000 Hz 从 1.01 s 降到 0.44 s，失衡更严重。",
          en: "No. In the calculated example, going from 20 to 60 m² lowers 125 Hz only from 1.67 s to 1.35 s, but 1000 Hz from 1.01 s to 0.44 s. The imbalance grows.",
          ar: "لا. ففي المثال المحسوب تخفض الزيادة من 20 إلى 60 م² زمن 125 هرتز من 1.67 إلى 1.35 ثانية فقط، وزمن 1000 هرتز من 1.01 إلى 0.44 ثانية، فيزداد الاختلال.",
        },
      },
      {
        question: {
          zh: "背后填岩棉有用吗？",
          en: "Does wool behind the panel help?",
          ar: "هل ينفع الصوف خلف اللوح؟",
        },
        answer: {
          zh: "有用，主要在 250 Hz 附近；要影响 125 Hz，还需要更深的空腔。文献中一块 50 mm 厚、孔径 1 mm 的穿孔刨花板，150 mm 空腔内加 30 mm 矿物棉，125 Hz 为 0.41。",
          en: "Yes, mostly around 250 Hz; to reach 125 Hz it needs a deeper cavity as well. A perforated chipboard of 50 mm with 1 mm holes, over a 150 mm void with 30 mm wool, is listed with 0.41 at 125 Hz.",
          ar: "نعم، وأكثره حول 250 هرتز، وللوصول إلى 125 هرتز لا بد من فراغ أعمق. فلوح خشب حبيبي مثقّب بسماكة 50 مم وثقوب 1 مم أمام فراغ 150 مم فيه صوف 30 مم قيمته المنشورة 0.41 عند 125 هرتز.",
        },
      },
      {
        question: {
          zh: "为什么拆掉吊顶以后低音变重？",
          en: "Why does the bass grow after a ceiling is removed?",
          ar: "لماذا تقوى النغمات المنخفضة بعد نزع السقف؟",
        },
        answer: {
          zh: "石膏板吊顶是会振动的薄板，往往是房间主要的低频吸收。示例房间里它占 125 Hz 全部吸收的 79%。",
          en: "A plasterboard ceiling is a thin board that vibrates and is often the main bass absorber. In the example room it supplies 79% of the absorption at 125 Hz.",
          ar: "سقف ألواح الجبس صفيحة رقيقة تهتز، وكثيرًا ما يكون الماصّ الرئيس للنغمات المنخفضة. ففي غرفة المثال يقدّم 79% من الامتصاص عند 125 هرتز.",
        },
      },
    ],
    sources: [
      source.slatSheet,
      source.vorlaender,
      source.plasterboard,
      source.groovedSystems,
      source.formulas,
    ],
  },
  {
    id: "how-much-panel-do-i-need",
    class: "knowledge",
    title: {
      zh: "我需要多少平方米吸声板？",
      en: "How much panel do I need?",
      ar: "كم أحتاج من الألواح الصوتية؟",
    },
    summary: {
      zh: "一支铅笔、一个公式、六个步骤。以 9 × 7 × 3 m 的房间为例，从空房算到目标，再检查其他频带、检查坐满人的时候，最后换算成块数。",
      en: "One pencil, one formula, six steps. A room of 9 × 7 × 3 m taken from bare to target, checked in the other bands and with people in it, and turned into a number of panels.",
      ar: `قلم ومعادلة وست خطوات. غرفة ${ltr("9 × 7 × 3")} م ننتقل بها من حالها العارية إلى الهدف، ثم نفحص بقية النطاقات وحال امتلائها بالناس، ونحوّل النتيجة إلى عدد ألواح.`,
    },
    body: {
      zh: `<p>“这间房要装多少？”是我们被问得最多的问题。常听到的答案是“墙面的三分之一”或“地面的四分之一”。经验法则能让您开始谈，但只有算过才知道够不够。计算并不难，手边有平面图和一张吸声系数表就行。</p>
<h2>第一步：量房间</h2>
<p>9 × 7 × 3 m，体积 V = 189 m³。地面亚麻地板 63 m²，石膏板吊顶 63 m²（上有大空腔），抹灰墙 84 m²，双层玻璃 12 m²。</p>
<h2>第二步：算现状</h2>
<p>500 Hz：63 × 0.03 ＋ 63 × 0.10 ＋ 84 × 0.02 ＋ 12 × 0.05 ＋ 空气 0.47 = 10.94 m²。于是 T = 0.161 × 189 ÷ 10.94 = 2.78 s。</p>
<h2>第三步：定目标</h2>
<p>先看标准，再看厂商建议。这间房用作培训兼会议。DIN 18041 对 189 m³、有人使用时给出：讲演（A2）0.70 s，教学与交流（A3）0.56 s。有厂商的建议值是会议室不超过 0.75 s。我们取空场 0.75 s，坐上人之后自然更短。</p>
<h2>第四步：求面积</h2>
<blockquote><p>S = (0.161 × V ÷ T − A) ÷ (α<em>板</em> − α<em>墙</em>)</p></blockquote>
<p>需要的吸声面积是 0.161 × 189 ÷ 0.75 = 40.57 m²，还缺 40.57 − 10.94 = 29.63 m²。每一平方米架空木格栅板（文献值 0.75）替换抹灰（0.02），净增 0.73。所以 S = 29.63 ÷ 0.73 = <strong>40.6 m²</strong>。别忘了减去被遮住的墙面原有的吸收，抹灰可以忽略，地毯墙、软包墙就不能忽略。</p>
<figure data-figure="panel-area"><figcaption>只用木格栅板时的同一间房。500 Hz 很快接近目标，125 Hz 几乎不动：这正是下一步要看其他频带的原因。</figcaption></figure>
<h2>第五步：检查其他频带</h2>
<p>只算 500 Hz 就下单，是最常见的错误。同一目标，各频带需要的格栅面积是：</p>
${table(["频率 Hz", ...octaves], [["需要的格栅 m²", "223.6", "94.6", "40.6", "30.9", "38.6", "38.5"]])}
<p>可用的墙一共只有 84 m²。也就是说，单靠格栅板，250 Hz 以下永远到不了目标。换一个方案：墙上 20 m² 格栅，吊顶里用 30 m² 穿孔木板（按文献中 50 mm 厚、孔径 1 mm 的穿孔刨花板代入，150 mm 空腔，30 mm 矿物棉）替换石膏板。赛宾公式计算，单位为秒：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["未处理", ...exampleRoom.bare],
    ["40.6 m² 格栅", "1.49", "1.20", "0.75", "0.61", "0.72", "0.72"],
    ["20 m² 格栅 ＋ 30 m² 穿孔吊顶", "1.24", "0.86", "0.76", "0.67", "0.68", "0.84"],
  ],
)}
<p>一种常用的判断是：250 到 2000 Hz 各频带落在目标的 0.8 到 1.2 倍之间，这里是 0.60 到 0.90 s。纯格栅方案在 250 Hz 超出（1.20 s）；组合方案四个频带全部落入。用艾润公式，组合方案 500 Hz 为 0.69 s，所以报告里写“0.7 到 0.8 s”比写“0.76 s”更诚实。</p>
<h2>第六步：放人进去</h2>
<p>20 个人坐在木椅上（按每平方米一人），500 Hz 每平方米提供 0.56。同样计算：</p>
${table(
  ["频率 Hz，20 人", ...octaves],
  [
    ["40.6 m² 格栅", "1.31", "1.03", "0.59", "0.48", "0.53", "0.53"],
    ["20 m² 格栅 ＋ 30 m² 穿孔吊顶", "1.12", "0.77", "0.60", "0.52", "0.51", "0.59"],
  ],
)}
<p>人主要吸收中高频，所以满座时低频更显突出。如果房间总是坐满，可以少装一点中高频；如果经常只有三五个人，就按空场算。</p>
<h2>换算成块</h2>
<p>600 × 2400 mm 的板每块 1.44 m²。20 m² 需要 13.9 块，取 14 块；40.6 m² 需要 28.2 块，取 29 块。再按排版加损耗：竖向通高的墙面，损耗取决于层高与板长之差，先画立面再下单。龙骨、收边和棉请一并计入，见<a href="/productdetail/batten-kit.html">龙骨套件</a>与<a href="/productdetail/wool-infill-30.html">填充棉</a>。</p>
<h2>经验法则准不准</h2>
<p>有格栅板品牌的经验法则是：板面积取地面面积的 25–30%。这里就是 15.8 到 18.9 m²，500 Hz 从 2.78 s 降到 1.36 到 1.23 s。听感会有明显改善，对客厅也许够了；对会议和教学，还差一半。经验法则没有错，只是没有问您房间拿来做什么。</p>
<figure data-figure="example-room"><figcaption>同一间房放进本站计算器，先装一半的格栅板。打开它换成您的房间：需要多少块，由计算器按各频带一次算出。</figcaption></figure>
<h2>三条补充</h2>
<ul>
<li><strong>分散比集中好。</strong>同样的面积分布在两个相邻墙面加顶面，比全部堆在一面墙上有效，也更接近公式的假定。</li>
<li><strong>至少打断一对平行面。</strong>两面相对的光墙会产生颤动回声，平均混响达标也听得见。</li>
<li><strong>家具要算，但别高估。</strong>书架、布艺沙发有用，会议桌几乎没用。</li>
</ul>
<p>把房间尺寸和照片发给我们，<a href="/programme/room-acoustic-design">声学设计服务</a>会给您一份逐频带的计算书，每个数字都标明是计算、文献还是检测。也可以先看<a href="/article/bass-and-wool.html">低频与岩棉</a>。</p>`,
      en: `<p>“How much do we need in here?” is the question asked most. The answers one hears are a third of the walls, or a quarter of the floor. A rule of thumb is good for starting a conversation; whether it is enough only a calculation tells. It is not difficult: a plan, a table of coefficients and a pencil will do.</p>
<h2>Step 1: measure</h2>
<p>9 × 7 × 3 m, so V = 189 m³. Floor, 63 m² of linoleum; ceiling, 63 m² of plasterboard below a large void; walls, 84 m² of plaster; windows, 12 m² of double glazing.</p>
<h2>Step 2: the room as it is</h2>
<p>At 500 Hz: 63 × 0.03 + 63 × 0.10 + 84 × 0.02 + 12 × 0.05 + air 0.47 = 10.94 m². Hence T = 0.161 × 189 ÷ 10.94 = 2.78 s.</p>
<h2>Step 3: the target</h2>
<p>Standards first, makers' guidance second. This room is for training and meetings. For 189 m³ in use, DIN 18041 gives 0.70 s for lectures (A2) and 0.56 s for teaching and communication (A3). One supplier's guidance for meeting rooms is 0.75 s at most. Let us take 0.75 s for the empty room; people will shorten it further.</p>
<h2>Step 4: the area</h2>
<blockquote><p>S = (0.161 × V ÷ T − A) ÷ (α<em>panel</em> − α<em>wall</em>)</p></blockquote>
<p>The absorption needed is 0.161 × 189 ÷ 0.75 = 40.57 m². Missing: 40.57 − 10.94 = 29.63 m². Each square metre of slats on battens (0.75, literature) that replaces plaster (0.02) adds 0.73. So S = 29.63 ÷ 0.73 = <strong>40.6 m²</strong>. Always deduct what the covered surface absorbed before: for plaster it is next to nothing, for carpet or upholstery it is not.</p>
<figure data-figure="panel-area"><figcaption>The same room with slats alone. 500 Hz soon comes near the target while 125 Hz hardly moves, which is why the next step looks at the other bands.</figcaption></figure>
<h2>Step 5: the other bands</h2>
<p>To order after 500 Hz alone is the commonest mistake. For the same target the slats needed in each band are:</p>
${table(["Frequency Hz", ...octaves], [["Slats needed m²", "223.6", "94.6", "40.6", "30.9", "38.6", "38.5"]])}
<p>There are 84 m² of wall in all. With slats alone the target is out of reach from 250 Hz down. Another scheme: 20 m² of slats on the walls, and 30 m² of perforated wood (entered as the published chipboard of 50 mm with 1 mm holes; 150 mm void, 30 mm wool) in place of plasterboard in the ceiling. Sabine, seconds:</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Untreated", ...exampleRoom.bare],
    ["40.6 m² slats", "1.49", "1.20", "0.75", "0.61", "0.72", "0.72"],
    ["20 m² slats + 30 m² perforated ceiling", "1.24", "0.86", "0.76", "0.67", "0.68", "0.84"],
  ],
)}
<p>A usual test is that every band from 250 to 2000 Hz lies between 0.8 and 1.2 times the target, here 0.60 to 0.90 s. Slats alone miss it at 250 Hz (1.20 s); the combination meets it in all four. By Eyring's formula the combination has 0.69 s at 500 Hz, so “0.7 to 0.8 s” is a more honest thing to report than “0.76 s”.</p>
<h2>Step 6: let people in</h2>
<p>Twenty people on wooden chairs, one to a square metre, bring 0.56 per square metre at 500 Hz. The same calculation:</p>
${table(
  ["Frequency Hz, 20 people", ...octaves],
  [
    ["40.6 m² slats", "1.31", "1.03", "0.59", "0.48", "0.53", "0.53"],
    ["20 m² slats + 30 m² perforated ceiling", "1.12", "0.77", "0.60", "0.52", "0.51", "0.59"],
  ],
)}
<p>People absorb in the middle and upper bands, and so the bass stands out more in a full room. If the room is always full, a little less treatment there will do; if it often holds three or five people, design for the empty room.</p>
<h2>Into panels</h2>
<p>A panel of 600 × 2400 mm covers 1.44 m². 20 m² take 13.9 panels, so 14; 40.6 m² take 28.2, so 29. Then add waste by the layout: on a full-height wall it depends on the difference between storey height and panel length, so draw the elevation before ordering. Count battens, trims and wool as well: <a href="/productdetail/batten-kit.html">batten kit</a>, <a href="/productdetail/wool-infill-30.html">wool infill</a>.</p>
<h2>How good is the rule of thumb?</h2>
<p>One slat brand recommends a panel area of 25–30% of the floor. Here that is 15.8 to 18.9 m², which takes 500 Hz from 2.78 s to between 1.36 and 1.23 s. The difference will be plain to hear, and for a living room it may be enough. For meetings and teaching it is half the way. The rule is not wrong; it has not asked what the room is for.</p>
<figure data-figure="example-room"><figcaption>The same room in our calculator, with half of the slats. Open it and make it yours: there the panels needed are worked out for all bands at once.</figcaption></figure>
<h2>Three additions</h2>
<ul>
<li><strong>Spread it.</strong> The same area on two adjoining walls and the ceiling works better than on one wall, and comes closer to what the formula assumes.</li>
<li><strong>Break at least one pair of parallel faces.</strong> Two bare walls facing each other give a flutter echo that can be heard even when the average is right.</li>
<li><strong>Count furniture, but do not overrate it.</strong> Shelves and upholstery help; a conference table hardly does.</li>
</ul>
<p>Send us the dimensions and photographs, and our <a href="/programme/room-acoustic-design">room acoustic design</a> returns a calculation by bands in which every figure says whether it is calculated, from literature or tested. Or read on in <a href="/article/bass-and-wool.html">bass and wool</a>.</p>`,
      ar: `<p>«كم نحتاج هنا؟» هو أكثر الأسئلة ورودًا. والأجوبة الشائعة: ثلث الجدران، أو ربع الأرضية. وقاعدة التجربة تصلح لبدء الحديث، أما كفايتها فلا يقولها إلا الحساب. وليس صعبًا: مسقط وجدول معاملات وقلم.</p>
<h2>الخطوة 1: القياس</h2>
<p>${ltr("9 × 7 × 3")} م، فالحجم V يساوي 189 م³. الأرضية لينوليوم 63 م²، والسقف ألواح جبس 63 م² تحت فراغ كبير، والجدران لياسة 84 م²، والنوافذ زجاج مزدوج 12 م².</p>
<h2>الخطوة 2: الغرفة كما هي</h2>
<p>عند 500 هرتز: ${ltr("63 × 0.03 + 63 × 0.10 + 84 × 0.02 + 12 × 0.05 + 0.47 = 10.94")} م²، والحدّ الأخير للهواء. ومنه ${ltr("T = 0.161 × 189 ÷ 10.94 = 2.78")} ثانية.</p>
<h2>الخطوة 3: الهدف</h2>
<p>المعايير أولًا ثم إرشادات الصانعين. هذه الغرفة للتدريب والاجتماعات. وتعطي DIN 18041 لحجم 189 م³ والغرفة مستعملة 0.70 ثانية للمحاضرات (A2) و0.56 ثانية للتدريس والتواصل (A3). وإرشاد أحد الموردين لقاعات الاجتماعات 0.75 ثانية على الأكثر. فلنأخذ 0.75 ثانية للغرفة الخالية، والناس سيقصّرونها أكثر.</p>
<h2>الخطوة 4: المساحة</h2>
<blockquote><p>${ltr("S = (0.161 × V ÷ T − A) ÷ (α₁ − α₂)")} حيث α₁ <em>للوح</em> وα₂ <em>للجدار</em></p></blockquote>
<p>الامتصاص المطلوب ${ltr("0.161 × 189 ÷ 0.75 = 40.57")} م²، والناقص ${ltr("40.57 − 10.94 = 29.63")} م². وكل متر مربع من الشرائح على عوارض (0.75، قيمة منشورة) يحل محل اللياسة (0.02) يضيف 0.73. إذن ${ltr("S = 29.63 ÷ 0.73 =")} <strong>40.6 م²</strong>. واطرح دائمًا ما كان السطح المغطى يمتصه من قبل: في اللياسة لا يُذكر، وفي السجاد والتنجيد يُذكر.</p>
<figure data-figure="panel-area"><figcaption>الغرفة نفسها بالشرائح وحدها. يقترب 500 هرتز من الهدف سريعًا بينما لا يكاد 125 هرتز يتحرك، ولذلك تنظر الخطوة التالية في بقية النطاقات.</figcaption></figure>
<h2>الخطوة 5: بقية النطاقات</h2>
<p>الطلب بناءً على 500 هرتز وحدها أشيع الأخطاء. فللهدف نفسه تكون الشرائح المطلوبة في كل نطاق:</p>
${table(["التردد (هرتز)", ...octaves], [["الشرائح المطلوبة م²", "223.6", "94.6", "40.6", "30.9", "38.6", "38.5"]])}
<p>والجدران كلها 84 م². فبالشرائح وحدها لا يُبلغ الهدف من 250 هرتز فما دون. حلّ آخر: 20 م² من الشرائح على الجدران، و30 م² من الخشب المثقّب (بقيم منشورة لخشب حبيبي 50 مم بثقوب 1 مم؛ فراغ 150 مم، صوف 30 مم) محل ألواح الجبس في السقف. بمعادلة سابين، بالثواني:</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["من دون معالجة", ...exampleRoom.bare],
    ["40.6 م² شرائح", "1.49", "1.20", "0.75", "0.61", "0.72", "0.72"],
    ["20 م² شرائح + 30 م² سقف مثقّب", "1.24", "0.86", "0.76", "0.67", "0.68", "0.84"],
  ],
)}
<p>والاختبار المعتاد أن يقع كل نطاق من 250 إلى 2000 هرتز بين 0.8 و1.2 من الهدف، أي هنا من 0.60 إلى 0.90 ثانية. الشرائح وحدها تخفق عند 250 هرتز (1.20 ثانية)، والحل المركّب ينجح في النطاقات الأربعة. وبمعادلة آيرنغ يعطي المركّب 0.69 ثانية عند 500 هرتز، فعبارة «من 0.7 إلى 0.8 ثانية» أصدق في التقرير من «0.76 ثانية».</p>
<h2>الخطوة 6: أدخل الناس</h2>
<p>20 شخصًا على كراسي خشبية، شخص لكل متر مربع، يضيفون 0.56 لكل متر مربع عند 500 هرتز. وبالحساب نفسه:</p>
${table(
  ["التردد (هرتز)، 20 شخصًا", ...octaves],
  [
    ["40.6 م² شرائح", "1.31", "1.03", "0.59", "0.48", "0.53", "0.53"],
    ["20 م² شرائح + 30 م² سقف مثقّب", "1.12", "0.77", "0.60", "0.52", "0.51", "0.59"],
  ],
)}
<p>الناس يمتصون النطاقات المتوسطة والعليا، ولذلك تبرز النغمات المنخفضة أكثر في الغرفة الممتلئة. فإن كانت تمتلئ دائمًا كفاها أقل قليلًا في تلك النطاقات، وإن كان فيها غالبًا ثلاثة أو خمسة فصمّم للغرفة الخالية.</p>
<h2>إلى عدد الألواح</h2>
<p>لوح ${ltr("600 × 2400")} مم يغطي 1.44 م². فمساحة 20 م² تحتاج إلى 13.9 لوحًا أي 14، و40.6 م² إلى 28.2 أي 29. ثم أضف الهالك بحسب التوزيع: في جدار بكامل الارتفاع يتوقف على الفرق بين ارتفاع الطابق وطول اللوح، فارسم الواجهة الداخلية قبل الطلب. واحسب العوارض والحواف والصوف معها: <a href="/productdetail/batten-kit.html">طقم العوارض</a> و<a href="/productdetail/wool-infill-30.html">حشوة الصوف</a>.</p>
<h2>ما مدى صحة قاعدة التجربة؟</h2>
<p>توصي إحدى علامات الشرائح بمساحة ألواح من 25 إلى 30% من الأرضية. وهي هنا من 15.8 إلى 18.9 م²، فينتقل زمن 500 هرتز من 2.78 ثانية إلى ما بين 1.36 و1.23 ثانية. سيُسمع الفرق بوضوح، وقد يكفي غرفةَ معيشة، أما للاجتماعات والتدريس فهو نصف الطريق. القاعدة ليست خطأ، لكنها لم تسأل فيمَ تُستعمل الغرفة.</p>
<figure data-figure="example-room"><figcaption>الغرفة نفسها في حاسبتنا بنصف الشرائح. افتحها واجعلها غرفتك: فالحاسبة تستخرج الألواح اللازمة لكل النطاقات دفعة واحدة.</figcaption></figure>
<h2>ثلاث إضافات</h2>
<ul>
<li><strong>وزّعها.</strong> المساحة نفسها على جدارين متجاورين والسقف أنفع من جمعها على جدار واحد، وأقرب إلى ما تفترضه المعادلة.</li>
<li><strong>اكسر زوجًا واحدًا على الأقل من الأسطح المتوازية.</strong> جداران عاريان متقابلان يعطيان صدى مرتجفًا يُسمع حتى حين يصح المتوسط.</li>
<li><strong>احسب الأثاث ولا تبالغ فيه.</strong> الرفوف والتنجيد تنفع، وطاولة الاجتماعات لا تكاد.</li>
</ul>
<p>أرسل إلينا الأبعاد والصور، وتعيد إليك خدمة <a href="/programme/room-acoustic-design">التصميم الصوتي للغرف</a> حسابًا لكل نطاق يبيّن في كل رقم أهو محسوب أم قيمة منشورة أم من اختبار. أو تابع القراءة في <a href="/article/bass-and-wool.html">النغمات المنخفضة والصوف الصخري</a>.</p>`,
    },
    cover: "pair-meeting-bare",
    date: "2025-10-21",
    tags: ["reverberation", "absorption", "low-frequency"],
    questions: [
      {
        question: {
          zh: "吸声板面积怎么计算？",
          en: "How is the panel area calculated?",
          ar: "كيف تُحسب مساحة الألواح؟",
        },
        answer: {
          zh: "用 0.161 × 体积 ÷ 目标混响时间得到所需吸声面积，减去现有吸声面积，再除以板与原墙面吸声系数之差。各频带分别计算。",
          en: "0.161 × volume ÷ target time gives the absorption needed; deduct what the room has and divide by the difference between the coefficients of panel and wall. Do it for every band.",
          ar: "حاصل 0.161 × الحجم ÷ الزمن المستهدف هو الامتصاص المطلوب، اطرح منه الموجود ثم اقسم على الفرق بين معاملي اللوح والجدار. ويُعاد ذلك لكل نطاق.",
        },
      },
      {
        question: {
          zh: "“地面面积的 25–30%”够吗？",
          en: "Is 25–30% of the floor area enough?",
          ar: "هل تكفي نسبة من 25 إلى 30% من الأرضية؟",
        },
        answer: {
          zh: "在 9 × 7 × 3 m 的示例房间里，它把 500 Hz 从 2.78 s 降到约 1.36–1.23 s（计算值）：对客厅也许够，对会议室不够。",
          en: "In the example room of 9 × 7 × 3 m it takes 500 Hz from 2.78 s to about 1.36–1.23 s (calculated): perhaps enough for a living room, not for a meeting room.",
          ar: `في غرفة المثال ${ltr("9 × 7 × 3")} م تنقل 500 هرتز من 2.78 إلى ما بين 1.36 و1.23 ثانية (محسوبة): قد تكفي غرفة معيشة ولا تكفي قاعة اجتماعات.`,
        },
      },
      {
        question: {
          zh: "按空场算还是按有人算？",
          en: "Design for the empty or the occupied room?",
          ar: "هل نصمم للغرفة الخالية أم الممتلئة؟",
        },
        answer: {
          zh: "看标准怎么规定：DIN 18041 的 A 组按有人使用，有的规定按空场。人数经常变化的房间，按空场设计更稳妥。",
          en: "As the standard says: group A of DIN 18041 means the room in use, other rules the empty room. Where numbers vary, designing for the empty room is safer.",
          ar: "بحسب المعيار: المجموعة A في DIN 18041 للغرفة مستعملة، وقواعد أخرى للخالية. وحيث يتغير العدد فالتصميم للخالية أسلم.",
        },
      },
    ],
    sources: [
      source.vorlaender,
      source.slatSheet,
      source.din18041,
      source.guidance,
      source.slatMountings,
      {
        title: {
          zh: "RoomAcousticWizard：带容差带的 DIN 18041 工具",
          en: "RoomAcousticWizard: DIN 18041 tool with tolerance band",
          ar: "RoomAcousticWizard: أداة DIN 18041 بنطاق سماح",
        },
        url: "https://github.com/redbluee/Raumakustik-CAD",
      },
    ],
  },
  {
    id: "classroom-acoustics",
    class: "knowledge",
    title: {
      zh: "教室声学：让最后一排也听得懂",
      en: "Classroom acoustics: understood in the last row",
      ar: "صوتيات الفصل الدراسي: أن يُفهم الكلام في الصف الأخير",
    },
    summary: {
      zh: "教室要管两个数：混响时间和背景噪声。各国建议值并排列出，用一间 9 × 7.2 × 3.1 m 的教室算出顶面与后墙各起多大作用，再谈材料放在哪里。",
      en: "A classroom has two numbers to watch: reverberation and background noise. Recommended values side by side, a 9 × 7.2 × 3.1 m room calculated step by step, and where the material should go.",
      ar: `في الفصل رقمان يُراقبان: زمن الارتداد والضوضاء الخلفية. قيم موصى بها جنبًا إلى جنب، وفصل ${ltr("9 × 7.2 × 3.1")} م محسوب خطوة خطوة، ثم أين توضع المواد.`,
    },
    body: {
      zh: `<p>一节课大半时间在听。第一排的孩子听到的主要是老师的嗓音，最后一排听到的，更多是墙和顶棚的回答。两者讲的若不是同一件事，听懂就成了体力活。</p>
<h2>为什么孩子比大人更怕混响</h2>
<p>要听清楚，语言一般要比干扰声高出 10 dB 以上。大人听漏一个音，靠经验就能补上；孩子词汇还少，补不上，外语课和低年级尤其明显。混响在这里起双重的坏作用：前一个字的尾音盖住后一个字，同时把走动、翻书、窃窃私语都放大。老师于是提高嗓门，学生也跟着提高。</p>
<h2>建议值，并排看</h2>
<p>下表前四行出自一篇中文论文的汇总，后两行由 DIN 18041:2016 的公式按 200 m³ 算出。</p>
${table(
  ["来源", "混响时间 s", "背景噪声 dB", "条件"],
  [
    ["WHO", "0.6–1.0，最佳 0.6", "≤ 35", "–"],
    ["美国", "≤ 0.7，最佳 0.6–0.7", "35–40", "ANSI S12.60：空场 0.6"],
    ["英国", "0.6–1.0，最佳 0.6–0.8", "≤ 35", "–"],
    ["日本", "0.4–0.8，最佳 0.6–0.7", "35–45", "–"],
    ["DIN 18041 A3 教学与交流", "0.57", "–", "有人使用"],
    ["DIN 18041 A4 融合教学", "0.46", "–", "有人使用"],
  ],
)}
<p>请特别注意最后一列。“空场 0.6 s”和“有人 0.57 s”不是一回事：坐上学生以后，空场 0.6 s 的教室会短得多。美国标准工作组当年的考虑正是如此：只要空场不超过 0.6 s，坐满之后几乎必然更短，而在实际房间里又做得到；混响接近或低于 0.5 s 时，对听懂语言的不利影响已经很少。</p>
<p>在中国，《民用建筑隔声设计规范》GB 50118-2010 第 5.3.4 条要求各类教室控制空场 500–1000 Hz 的混响时间，限值按教室类型和体积查表；第 5.3.3 条建议封闭走廊、门厅、楼梯间的顶棚采用 NRC 不低于 0.40 的吸声材料。做项目时请以现行有效版本为准。</p>
<h2>算一间教室</h2>
<p>9 × 7.2 × 3.1 m，体积约 201 m³。水磨石一类硬地面以亚麻地板代入，40 m² 为课桌椅区；顶面为刷漆混凝土，窗 16 m²，门 2 m²，其余抹灰。吸声材料两种：顶面 50 m² 穿孔木板（按文献中 50 mm 厚、孔径 1 mm 的穿孔刨花板代入，150 mm 空腔，30 mm 矿物棉，占顶面 77%），后墙 20 m² 架空木格栅板。文献曲线，赛宾公式，单位为秒：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["有桌椅，未处理，空场", "5.46", "4.15", "3.55", "2.99", "2.77", "2.03"],
    ["只做后墙 20 m²", "3.98", "2.41", "1.36", "1.07", "1.15", "1.04"],
    ["只做顶面 50 m²", "1.25", "0.79", "0.87", "0.82", "0.72", "1.00"],
    ["顶面 50 m² ＋ 后墙 20 m²，空场", "1.15", "0.70", "0.63", "0.55", "0.53", "0.68"],
    ["同上，40 名学生", "0.99", "0.61", "0.46", "0.40", "0.36", "0.44"],
  ],
)}
<p>未处理一行是纸面上的极端值，真实教室里有窗帘、挂物和门窗缝隙，会短一些，但次序不变。三点值得记住：只做后墙不够；只做顶面，500–1000 Hz 平均约 0.85 s，还差一口气；两者合起来，空场 500–1000 Hz 平均 0.59 s，达到 0.6 s 的要求，坐满后 500 Hz 为 0.46 s，正好是 A4 的水平。与此同时，500 Hz 的吸声面积从 9.1 m² 增加到 51.7 m²，混响声级约降低 7.5 dB，教室整体安静下来。用艾润公式计算，空场 500 Hz 为 0.55 s。</p>
<h2>放在哪里</h2>
<ul>
<li><strong>后墙</strong>优先：它把老师的声音原路弹回去，迟到的那一下最扰人。</li>
<li><strong>顶面</strong>做周边和后部，讲台前上方留一块硬的。留下的这 15 m² 把老师的声音送到后排，是免费的扩声。针对语言类房间的研究也建议：顶面吸声可绕边布置，中间留反射区，另加后墙和一面侧墙的上部。</li>
<li><strong>侧墙</strong>至少打断一面，避免两面光墙之间的颤动回声。公告栏改用<a href="/productdetail/pet-flat-12.html">毡板</a>，一举两得。</li>
<li><strong>讲台背后</strong>不要吸。</li>
</ul>
<p>过犹不及：全屋铺满软材料，老师的嗓音得不到支持，说一天话更累，后排反而听不清。所以有的规范同时规定上限和下限。</p>
<h2>耐用与安全</h2>
<p>孩子够得着的高度用木质穿孔或<a href="/productdetail/grooved-oak-14-2.html">槽木</a>面板，毡板放在 1.2 m 以上或做成公告栏。燃烧性能按当地规范逐项核对报告，不要用一个国家的级别推另一个国家的，见<a href="/article/fire-classes-explained.html">燃烧级别</a>。</p>
<h2>别忘了另一个数</h2>
<p>吸声解决不了窗外的马路和吊顶里的风机。背景噪声要靠窗、门和设备解决，见<a href="/article/absorption-is-not-insulation.html">吸声不等于隔声</a>。先把噪声源管住，吸声的钱才花得值。完整的做法见<a href="/programme/school-and-hall">学校与厅堂方案</a>，已做的项目见<a href="/project/school/1.html">学校案例</a>。</p>`,
      en: `<p>Most of a lesson is listening. A child in the first row hears mainly the teacher's voice; a child in the last row hears more of what walls and ceiling make of it. When the two tell different stories, understanding becomes physical work.</p>
<h2>Why children mind more than adults</h2>
<p>To be understood well, speech should generally lie at least 10 dB above whatever disturbs it. An adult who misses a sound fills it in from experience. A child with a smaller vocabulary cannot, least of all in a foreign language or in the first years. Reverberation does double harm: the tail of one syllable covers the next, and footsteps, pages and whispers grow louder too. The teacher raises the voice, and the class follows.</p>
<h2>Recommended values, side by side</h2>
<p>The first four rows are from a survey in a Chinese paper; the last two are calculated from the formulas of DIN 18041:2016 for about 200 m³.</p>
${table(
  ["Source", "Reverberation time s", "Background noise dB", "Condition"],
  [
    ["WHO", "0.6–1.0, best 0.6", "≤ 35", "–"],
    ["USA", "≤ 0.7, best 0.6–0.7", "35–40", "ANSI S12.60: 0.6 empty"],
    ["United Kingdom", "0.6–1.0, best 0.6–0.8", "≤ 35", "–"],
    ["Japan", "0.4–0.8, best 0.6–0.7", "35–45", "–"],
    ["DIN 18041 A3 teaching, communication", "0.57", "–", "in use"],
    ["DIN 18041 A4 inclusive teaching", "0.46", "–", "in use"],
  ],
)}
<p>Mind the last column. “0.6 s empty” and “0.57 s in use” are not neighbours: with pupils in it, a room of 0.6 s becomes a good deal shorter. That was the reasoning of the American working group. An empty room of at most 0.6 s would almost certainly be shorter once children and furniture were in place, and it could be achieved in real buildings; with times near 0.5 s or below, few harmful effects on the recognition of speech had been noted.</p>
<p>In China, clause 5.3.4 of GB 50118-2010 limits the reverberation time of empty classrooms at 500–1000 Hz, in a table by type of room and volume; clause 5.3.3 recommends ceilings of NRC 0.40 or more in enclosed corridors, entrance halls and stairs. For a project, check which edition is in force.</p>
<h2>One classroom, calculated</h2>
<p>9 × 7.2 × 3.1 m, about 201 m³. Hard floor (entered as linoleum) with 40 m² of desks and chairs; painted concrete ceiling; 16 m² of windows, 2 m² of door, the rest plaster. Two treatments: 50 m² of perforated wood at the ceiling (entered as the published chipboard of 50 mm with 1 mm holes; 150 mm void, 30 mm wool; 77% of the ceiling) and 20 m² of slats on battens on the rear wall. Curves from literature, Sabine, seconds:</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Furnished, untreated, empty", "5.46", "4.15", "3.55", "2.99", "2.77", "2.03"],
    ["Rear wall only, 20 m²", "3.98", "2.41", "1.36", "1.07", "1.15", "1.04"],
    ["Ceiling only, 50 m²", "1.25", "0.79", "0.87", "0.82", "0.72", "1.00"],
    ["Ceiling 50 m² + rear wall 20 m², empty", "1.15", "0.70", "0.63", "0.55", "0.53", "0.68"],
    ["The same with 40 pupils", "0.99", "0.61", "0.46", "0.40", "0.36", "0.44"],
  ],
)}
<p>The untreated row is a paper extreme; curtains, coats and leaks make a real room shorter, but the order stays. Three things to keep. The rear wall alone is not enough. The ceiling alone leaves a mean of about 0.85 s at 500–1000 Hz, not quite there. Together they bring the empty room to a mean of 0.59 s, inside the 0.6 s, and with the class seated to 0.46 s at 500 Hz, just the level of A4. At the same time the absorption area at 500 Hz grows from 9.1 to 51.7 m², which lowers the reverberant level by about 7.5 dB: the whole room calms down. By Eyring's formula the empty room has 0.55 s at 500 Hz.</p>
<h2>Where it goes</h2>
<ul>
<li><strong>The rear wall</strong> first. It throws the teacher's voice back along its own path, and that late return disturbs most.</li>
<li><strong>The ceiling</strong> along its edges and at the back, with a hard field left above and before the teacher. These 15 m² carry the voice to the rear rows: amplification for nothing. A study of rooms for speech advises the same: absorption on the ceiling or around its border with a reflecting middle, plus the rear wall and the upper part of one side wall.</li>
<li><strong>The side walls</strong>: break at least one, against flutter between two bare faces. Make the pinboard of <a href="/productdetail/pet-flat-12.html">felt</a> and it does both jobs.</li>
<li><strong>Behind the teacher</strong>: nothing.</li>
</ul>
<p>Too much is possible. Line everything with soft material and the voice finds no support; the teacher tires, and the back rows hear less, not more. Some regulations therefore set a lower limit beside the upper one.</p>
<h2>Hard wear and safety</h2>
<p>Within reach of children use perforated or <a href="/productdetail/grooved-oak-14-2.html">grooved</a> wood; keep felt above 1.2 m or make it the pinboard. Check reaction to fire report by report against the local regulations, and never infer one country's class from another's: see <a href="/article/fire-classes-explained.html">fire classes explained</a>.</p>
<h2>The other number</h2>
<p>Absorption does not silence the road outside or the fan in the ceiling. Background noise is a matter of windows, doors and plant; see <a href="/article/absorption-is-not-insulation.html">absorption is not insulation</a>. With the sources under control, money spent on absorption is well spent. The whole procedure is in our <a href="/programme/school-and-hall">school and hall programme</a>, and built examples are among the <a href="/project/school/1.html">school cases</a>.</p>`,
      ar: `<p>معظم الدرس استماع. الطفل في الصف الأول يسمع صوت المعلم أولًا، والطفل في الصف الأخير يسمع أكثر ما تصنعه به الجدران والسقف. فإذا اختلفت الروايتان صار الفهم جهدًا بدنيًا.</p>
<h2>لماذا يتأثر الأطفال أكثر من الكبار</h2>
<p>ليُفهم الكلام جيدًا ينبغي عمومًا أن يعلو على ما يشوّشه بمقدار 10 ديسيبل على الأقل. والكبير إذا فاته صوت أكمله من خبرته، أما الطفل وحصيلته من الكلمات أصغر فلا يستطيع، وأشدّ ما يكون ذلك في اللغة الأجنبية وفي السنوات الأولى. وضرر الارتداد مضاعف: ذيل المقطع يغطي ما بعده، وخطوات الأقدام والأوراق والهمس تعلو أيضًا. فيرفع المعلم صوته ويتبعه الفصل.</p>
<h2>القيم الموصى بها جنبًا إلى جنب</h2>
<p>الصفوف الأربعة الأولى من مسح في بحث صيني، والأخيران محسوبان من معادلات DIN 18041:2016 لنحو 200 م³.</p>
${table(
  ["المصدر", "زمن الارتداد ث", "الضوضاء الخلفية ديسيبل", "الشرط"],
  [
    ["منظمة الصحة العالمية", "من 0.6 إلى 1.0 والأفضل 0.6", ltr("≤ 35"), "–"],
    [
      "الولايات المتحدة",
      `${ltr("≤ 0.7")} والأفضل من 0.6 إلى 0.7`,
      "من 35 إلى 40",
      "ANSI S12.60: خالٍ 0.6",
    ],
    ["المملكة المتحدة", "من 0.6 إلى 1.0 والأفضل من 0.6 إلى 0.8", ltr("≤ 35"), "–"],
    ["اليابان", "من 0.4 إلى 0.8 والأفضل من 0.6 إلى 0.7", "من 35 إلى 45", "–"],
    ["DIN 18041 فئة A3 تدريس وتواصل", "0.57", "–", "مستعمل"],
    ["DIN 18041 فئة A4 تعليم دامج", "0.46", "–", "مستعمل"],
  ],
)}
<p>انتبه إلى العمود الأخير. فعبارة «0.6 ثانية خاليًا» ليست جارة «0.57 ثانية مستعملًا»: إذا جلس التلاميذ في غرفة زمنها 0.6 ثانية صارت أقصر بكثير. وهكذا فكّر فريق المعيار الأمريكي: غرفة خالية لا تزيد على 0.6 ثانية ستكون شبه مؤكدًا أقصر متى حلّ فيها الأطفال والأثاث، وهي قابلة للتحقيق في مبانٍ حقيقية، وعند أزمنة قرب 0.5 ثانية أو دونها لم يُلحظ إلا قليل من الأثر الضار في تمييز الكلام.</p>
<p>وفي الصين يحدّد البند 5.3.4 من GB 50118-2010 زمن ارتداد الفصول الخالية عند 500 إلى 1000 هرتز في جدول بحسب نوع الغرفة وحجمها، ويوصي البند 5.3.3 بأسقف قيمة NRC لها 0.40 فأكثر في الممرات المغلقة والمداخل والأدراج. وعند تنفيذ مشروع تحقّق من الطبعة السارية.</p>
<h2>فصل واحد محسوب</h2>
<p>${ltr("9 × 7.2 × 3.1")} م، نحو 201 م³. أرضية صلبة (أُدخلت على أنها لينوليوم) منها 40 م² طاولات وكراسي، وسقف خرسانة مدهونة، ونوافذ 16 م²، وباب 2 م²، والباقي لياسة. ومعالجتان: 50 م² خشب مثقّب في السقف (بقيم منشورة لخشب حبيبي 50 مم بثقوب 1 مم؛ فراغ 150 مم، صوف 30 مم، أي 77% من السقف) و20 م² شرائح على عوارض على الجدار الخلفي. منحنيات منشورة، معادلة سابين، بالثواني:</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["مفروش من دون معالجة، خالٍ", "5.46", "4.15", "3.55", "2.99", "2.77", "2.03"],
    ["الجدار الخلفي فقط 20 م²", "3.98", "2.41", "1.36", "1.07", "1.15", "1.04"],
    ["السقف فقط 50 م²", "1.25", "0.79", "0.87", "0.82", "0.72", "1.00"],
    ["السقف 50 م² + الجدار الخلفي 20 م²، خالٍ", "1.15", "0.70", "0.63", "0.55", "0.53", "0.68"],
    ["الحالة نفسها مع 40 تلميذًا", "0.99", "0.61", "0.46", "0.40", "0.36", "0.44"],
  ],
)}
<p>صف «من دون معالجة» حدّ أقصى على الورق، فالستائر والمعاطف والشقوق تقصّر الغرفة الحقيقية لكن الترتيب يبقى. وثلاثة أمور تُحفظ: الجدار الخلفي وحده لا يكفي. والسقف وحده يترك متوسطًا نحو 0.85 ثانية عند 500 إلى 1000 هرتز، أي دون الهدف بقليل. وهما معًا ينزلان بالغرفة الخالية إلى متوسط 0.59 ثانية، ضمن حد 0.6 ثانية، وبالفصل الممتلئ إلى 0.46 ثانية عند 500 هرتز، وهو مستوى A4 تمامًا. وفي الوقت نفسه تكبر مساحة الامتصاص عند 500 هرتز من 9.1 إلى 51.7 م² فينخفض مستوى الصوت المرتد نحو 7.5 ديسيبل ويهدأ المكان كله. وبمعادلة آيرنغ يكون زمن الغرفة الخالية 0.55 ثانية عند 500 هرتز.</p>
<h2>أين توضع</h2>
<ul>
<li><strong>الجدار الخلفي</strong> أولًا: فهو يعيد صوت المعلم في طريقه نفسه، وهذه العودة المتأخرة أشد ما يشوّش.</li>
<li><strong>السقف</strong> عند أطرافه وفي مؤخرته، مع ترك مساحة صلبة فوق المعلم وأمامه. هذه 15 م² تحمل الصوت إلى الصفوف الخلفية: تكبير بلا ثمن. وتنصح دراسة عن غرف الكلام بالأمر نفسه: امتصاص على السقف أو حول حافته مع وسط عاكس، ومعه الجدار الخلفي والجزء العلوي من جدار جانبي واحد.</li>
<li><strong>الجدران الجانبية</strong>: اكسر واحدًا على الأقل تجنبًا للصدى المرتجف بين وجهين عاريين. واجعل لوحة الإعلانات من <a href="/productdetail/pet-flat-12.html">اللبّاد</a> فتؤدي العملين.</li>
<li><strong>خلف المعلم</strong>: لا شيء.</li>
</ul>
<p>والإفراط ممكن. فإذا كُسي كل شيء بمادة لينة لم يجد الصوت سندًا، فيتعب المعلم وتسمع الصفوف الخلفية أقل لا أكثر. ولذلك تضع بعض الأنظمة حدًّا أدنى إلى جانب الأعلى.</p>
<h2>المتانة والسلامة</h2>
<p>في متناول أيدي الأطفال استعمل الخشب المثقّب أو <a href="/productdetail/grooved-oak-14-2.html">المحزّز</a>، واجعل اللبّاد فوق 1.2 م أو لوحةَ إعلانات. وتحقّق من التفاعل مع الحريق تقريرًا تقريرًا وفق الاشتراطات المحلية، ولا تستنتج فئة بلد من فئة بلد آخر: انظر <a href="/article/fire-classes-explained.html">فئات الحريق</a>.</p>
<h2>الرقم الآخر</h2>
<p>الامتصاص لا يُسكت الشارع في الخارج ولا المروحة في السقف. فالضوضاء الخلفية شأن النوافذ والأبواب والمعدات: انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>. وإذا ضُبطت المصادر كان ما يُنفق على الامتصاص في محله. الإجراء الكامل في <a href="/programme/school-and-hall">برنامج المدارس والقاعات</a>، والأمثلة المنفذة بين <a href="/project/school/1.html">مشاريع المدارس</a>.</p>`,
    },
    cover: "pair-classroom-treated",
    date: "2025-07-15",
    tags: ["school", "reverberation", "absorption"],
    questions: [
      {
        question: {
          zh: "教室的混响时间应该是多少？",
          en: "What reverberation time should a classroom have?",
          ar: "ما زمن الارتداد المناسب للفصل الدراسي؟",
        },
        answer: {
          zh: "多数建议集中在 0.6 s 附近。ANSI S12.60 要求空场 0.6 s；DIN 18041 对约 200 m³ 有人使用的教室为 0.57 s（A3），融合教学为 0.46 s（A4）。以项目所在地的标准为准。",
          en: "Most recommendations lie near 0.6 s. ANSI S12.60 asks for 0.6 s empty; DIN 18041 gives 0.57 s (A3) or 0.46 s (A4, inclusive) for about 200 m³ in use. The local standard decides.",
          ar: "معظم التوصيات قرب 0.6 ثانية. تطلب ANSI S12.60 قيمة 0.6 ثانية خاليًا، وتعطي DIN 18041 لنحو 200 م³ مستعملًا 0.57 ثانية (A3) أو 0.46 ثانية (A4 للتعليم الدامج). والمعيار المحلي هو الحَكَم.",
        },
      },
      {
        question: {
          zh: "只做吊顶够不够？",
          en: "Is an absorbing ceiling enough?",
          ar: "هل يكفي السقف الماصّ؟",
        },
        answer: {
          zh: "通常还差一点。示例教室只做 50 m² 顶面，500–1000 Hz 平均约 0.85 s；加上后墙 20 m² 才到 0.59 s（计算值）。",
          en: "Usually not quite. In the example 50 m² of ceiling leave a mean of about 0.85 s at 500–1000 Hz; with 20 m² on the rear wall it is 0.59 s (calculated).",
          ar: "غالبًا لا يكفي تمامًا. في المثال تترك 50 م² من السقف متوسطًا نحو 0.85 ثانية عند 500 إلى 1000 هرتز، ومع 20 م² على الجدار الخلفي يصبح 0.59 ثانية (محسوبًا).",
        },
      },
      {
        question: {
          zh: "讲台上方要不要做吸声？",
          en: "Should the ceiling above the teacher absorb?",
          ar: "هل يُجعل السقف فوق المعلم ماصًّا؟",
        },
        answer: {
          zh: "不要。讲台前上方留一块反射面，把老师的声音送到后排；吸声放在顶面周边、后部和后墙。",
          en: "No. Leave a reflecting field above and before the teacher to carry the voice to the back; absorb at the edges and rear of the ceiling and on the rear wall.",
          ar: "لا. اترك مساحة عاكسة فوق المعلم وأمامه تحمل الصوت إلى الخلف، واجعل الامتصاص عند أطراف السقف ومؤخرته وعلى الجدار الخلفي.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "Acoustics Today，2005 年秋：ANSI S12.60 工作组",
          en: "Acoustics Today, fall 2005: the working group behind ANSI S12.60",
          ar: "Acoustics Today، خريف 2005: فريق العمل وراء ANSI S12.60",
        },
        url: "https://acousticstoday.org/issues/2005AT/Oct2005/files/basic-html/page33.html",
      },
      {
        title: {
          zh: "汉斯出版社：各国教室限值汇总",
          en: "Hans Publishers: survey of classroom limits by country",
          ar: "دار Hans للنشر: مسح لحدود الفصول بحسب البلد",
        },
        url: "https://html.hanspub.org/file/_77-1181000_1_hanspub.htm",
      },
      source.din18041,
      {
        title: {
          zh: "GB 50118-2010 第 5.3 节",
          en: "GB 50118-2010, section 5.3",
          ar: "GB 50118-2010، القسم 5.3",
        },
        url: "http://m.jianbiaoku.com/webarbs/book/40/2409066.shtml",
      },
      {
        title: {
          zh: "1st-acoustics：教室声学设计",
          en: "1st-acoustics: acoustic design of classrooms",
          ar: "1st-acoustics: التصميم الصوتي للفصول",
        },
        url: "http://1st-acoustics.com/knowledge/Acoustic_design_classrooms.html",
      },
      {
        title: {
          zh: "教室：吸声、衰减与限值（ebrary）",
          en: "Classrooms: absorption, decay and limits (ebrary)",
          ar: "الفصول: الامتصاص والتلاشي والحدود (ebrary)",
        },
        url: "https://m.ebrary.net/53861/engineering/classrooms",
      },
      {
        title: {
          zh: "L. Labia、L. Shtrepi、A. Astolfi：会议室中吸声体的布置（Acoustics，2020）",
          en: "L. Labia, L. Shtrepi, A. Astolfi: placement of absorbers in meeting rooms (Acoustics, 2020)",
          ar: "L. Labia وL. Shtrepi وA. Astolfi: توزيع الماصّات في قاعات الاجتماعات (Acoustics، 2020)",
        },
        url: "https://scribd.com/document/692450952/labia2020",
      },
      source.vorlaender,
      source.plasterboard,
      source.slatSheet,
    ],
  },
  {
    id: "open-plan-offices",
    class: "knowledge",
    title: {
      zh: "开放式办公：要对付的不是噪声，是听得懂的话",
      en: "Open-plan offices: the enemy is not noise but words",
      ar: "المكاتب المفتوحة: الخصم ليس الضوضاء بل الكلام المفهوم",
    },
    summary: {
      zh: "开放办公只看混响时间会看错方向。本文讲吸收、遮挡、掩蔽三件事怎样配合，用 DIN 18041 的 A/V 值算一间 450 m² 的办公室，并说明静音舱该在哪里出场。",
      en: "In an open office reverberation time points the wrong way. How absorption, screening and masking work together, a 450 m² floor calculated with the A/V values of DIN 18041, and where a booth comes in.",
      ar: "زمن الارتداد وحده يضلل في المكتب المفتوح. كيف يعمل الامتصاص والحجب والتغطية معًا، وحساب مكتب مساحته 450 م² بقيم A/V من DIN 18041، ومتى يأتي دور الكابينة.",
    },
    body: {
      zh: `<p>同一间办公室，空调以 45 dB 的声音吹一整天，没有人抱怨；三张桌子外有人用 45 dB 的声音谈加薪，半个房间都停了手。耳朵在意的不是响度，而是意思。开放办公的声学，说到底是控制“话能传多远还听得懂”。</p>
<h2>量什么</h2>
<p>普通房间看混响时间；开放办公有自己的标准 ISO 3382-3，沿着一排工位测量，得到几个单值：</p>
${table(
  ["量", "含义"],
  [
    ["D2,S", "距离每加倍，语言声级降低多少 dB"],
    ["Lp,A,S,4m", "离说话人 4 m 处的语言声级"],
    ["rD 分心距离", "语言传输指数 STI 降到 0.50 以下的距离"],
    ["rC 舒适距离", "正常说话的声级降到 45 dB 以下的距离"],
  ],
)}
<p>由前两个量就能算出舒适距离：rC = 4 × 2^((L − 45) ÷ D)。假设一间硬朗的办公室 4 m 处为 52 dB、每加倍只降 4 dB，rC = 13.5 m；处理得好的一间 4 m 处为 48 dB、每加倍降 7 dB，rC = 5.4 m。（两组数都是为说明而假设的。）前者一个人说话，半层楼陪听；后者只影响邻座。一项汇总 21 个工作场所、883 人的研究发现，分心距离越长，人们越觉得受噪声打扰，其他几个量单独看则未必有关；结论是吸收、遮挡、掩蔽要同时用。</p>
<h2>第一件：吸收，主要在顶上</h2>
<p>在开放办公里，直达声被屏风挡住以后，越过屏风的主要通道就是顶棚。DIN 18041 对办公室（B 组）不规定混响时间，而规定吸声面积与体积之比 A/V，频率 250 到 2000 Hz，不计人：</p>
${table(
  ["净高 m", "B3 较长停留", "B4 办公", "B5 餐厅等", "B4：每 m² 地面需要的 A"],
  [
    ["2.5", "0.200", "0.250", "0.300", "0.63 m²"],
    ["3.0", "0.186", "0.229", "0.270", "0.69 m²"],
    ["3.5", "0.176", "0.214", "0.249", "0.75 m²"],
    ["4.0", "0.168", "0.202", "0.233", "0.81 m²"],
  ],
)}
<p>由标准公式算出。最后一列好记：办公室每平方米地面，大约要配 0.6 到 0.8 m² 的吸声面积。层高越大，要的越多。</p>
<h2>算一层办公室</h2>
<p>30 × 15 × 3.2 m，地面 450 m²，体积 1440 m³。薄地毯，刷漆混凝土顶，双层玻璃 120 m²，其余抹灰。B4 要求 A ≥ 320 m²。文献曲线，不计家具与空气，单位 m²：</p>
${table(
  ["频率 Hz", "250", "500", "1000", "2000"],
  [
    ["要求", "320", "320", "320", "320"],
    ["只有地毯", "34", "54", "108", "174"],
    ["顶面 360 m² 纤维板，50 mm 空腔", "232", "342", "414", "419"],
    [
      "顶面 360 m² 穿孔刨花板（厚 50 mm，孔径 1 mm，150 mm 空腔，30 mm 矿物棉）＋ 墙面 60 m² 格栅",
      "289",
      "300",
      "371",
      "461",
    ],
    ["顶面 420 m² 同上 ＋ 墙面 60 m² 格栅", "328", "333", "405", "500"],
  ],
)}
<p>地毯管脚步声，对语言频段帮助很小，250 Hz 只有 34 m²。薄板吊顶在 500 Hz 以上轻松达标，卡在 250 Hz。真正决定成败的又是低频和深度。最后一行四个频带全部达标，代价是顶面用掉 93%。若顶面被灯具和风管占去，差额由吊挂的<a href="/productdetail/pet-baffle.html">垂片</a>、<a href="/productdetail/pet-cloud-rectangle.html">云板</a>和屏风补，它们两面都暴露在声场里；具体数值请以检测报告为准。</p>
<h2>第二件：遮挡</h2>
<p>屏风要切断说话人嘴与听者耳朵之间的直线。坐姿看不见对方的脸，才算挡住。屏风本身两面要吸声，例如<a href="/productdetail/pet-desk-screen.html">毡质桌面屏风</a>。没有吸声顶的高屏风作用有限，声音从上面绕过去；没有屏风的吸声顶同样有限，直达声长驱直入。两件事必须成对。</p>
<h2>第三件：背景声</h2>
<p>越安静的办公室，远处的话越清楚。适度而均匀的背景声会缩短分心距离。反过来，把空调做得极静而不做吸收和遮挡，抱怨反而增加。国际标准化组织介绍该标准时列出的三个关键正是：吸声量（通常在顶上）、屏风、背景噪声。</p>
<h2>平面比材料便宜</h2>
<ul>
<li>需要互相说话的人坐在一起，最好都在分心距离之内；不相干的组拉开距离，把打印、储物、走道放在中间。</li>
<li>客服、销售这类整天通话的组，不要与需要专注的组共用一个顶。</li>
<li>茶水间和入口用实墙或书架隔开，墙面做<a href="/productdetail/slat-walnut.html">格栅</a>。</li>
</ul>
<h2>静音舱什么时候出场</h2>
<p>再好的顶棚也不能让电话和谈话在开放空间里变成私密。ISO 23351-1 用 DS,A 衡量整个舱体让语言降低多少：按常见的分级表，25–30 dB 为 B 级，在背景约 40 dB 的普通办公室里能保护谈话内容；30–33 dB 为 A 级。办公室越安静，需要的级别越高。选型见<a href="/article/choosing-a-booth.html">怎样选静音舱</a>与<a href="/article/booth-classes-iso-23351.html">静音舱的级别</a>，产品见<a href="/silencebooth.html">静音舱</a>。</p>
<p>顺序建议：先定平面，再定顶面，然后屏风，最后按通话的人数配舱。反过来先买舱，往往是因为前三件没有做。<a href="/programme/office-acoustics">办公声学方案</a>按这个顺序工作，完成的项目见<a href="/project/office/1.html">办公案例</a>。</p>`,
      en: `<p>In one and the same office the air conditioning blows at 45 dB all day and nobody complains. Three desks away somebody talks about a pay rise at 45 dB, and half the room stops typing. Ears care less for loudness than for meaning. The acoustics of an open office come down to one thing: how far talk travels while it can still be understood.</p>
<h2>What to measure</h2>
<p>Ordinary rooms have their reverberation time. The open office has a standard of its own, ISO 3382-3, measured along a row of desks, with a few single numbers:</p>
${table(
  ["Quantity", "Meaning"],
  [
    ["D2,S", "Fall of the speech level in dB for each doubling of distance"],
    ["Lp,A,S,4m", "Speech level 4 m from the talker"],
    [
      "rD, distraction distance",
      "Distance at which the speech transmission index STI falls below 0.50",
    ],
    ["rC, comfort distance", "Distance at which normal speech falls below 45 dB"],
  ],
)}
<p>From the first two the comfort distance follows: rC = 4 × 2^((L − 45) ÷ D). Suppose a hard office with 52 dB at 4 m and a fall of only 4 dB per doubling: rC = 13.5 m. A well-treated one with 48 dB at 4 m and 7 dB per doubling has rC = 5.4 m. (Both sets are assumed for illustration.) In the first, half the floor listens in; in the second, the neighbours. A synthesis of 21 workplaces and 883 people found that a longer distraction distance goes with more disturbance, while the other quantities alone may not; absorption, blocking and masking are needed together.</p>
<h2>First: absorption, chiefly overhead</h2>
<p>Once a screen has cut the direct sound, the ceiling is the main road over it. For offices DIN 18041 (group B) sets no reverberation time but a ratio of absorption area to volume, A/V, from 250 to 2000 Hz, without people:</p>
${table(
  ["Height m", "B3 longer stay", "B4 offices", "B5 canteens etc.", "B4: A per m² of floor"],
  [
    ["2.5", "0.200", "0.250", "0.300", "0.63 m²"],
    ["3.0", "0.186", "0.229", "0.270", "0.69 m²"],
    ["3.5", "0.176", "0.214", "0.249", "0.75 m²"],
    ["4.0", "0.168", "0.202", "0.233", "0.81 m²"],
  ],
)}
<p>Calculated from the formulas of the standard. The last column is easy to remember: every square metre of office floor asks for about 0.6 to 0.8 m² of absorption, and more where the room is higher.</p>
<h2>One floor, calculated</h2>
<p>30 × 15 × 3.2 m: 450 m² of floor, 1440 m³. Thin carpet, painted concrete overhead, 120 m² of double glazing, the rest plaster. B4 asks for A ≥ 320 m². Curves from literature, without furniture and air, in m²:</p>
${table(
  ["Frequency Hz", "250", "500", "1000", "2000"],
  [
    ["Required", "320", "320", "320", "320"],
    ["Carpet only", "34", "54", "108", "174"],
    ["Ceiling 360 m² fibre board, 50 mm void", "232", "342", "414", "419"],
    [
      "Ceiling 360 m² perforated chipboard (50 mm, 1 mm holes, 150 mm void, 30 mm wool) + 60 m² slats on walls",
      "289",
      "300",
      "371",
      "461",
    ],
    ["Ceiling 420 m² of the same + 60 m² slats on walls", "328", "333", "405", "500"],
  ],
)}
<p>Carpet deals with footsteps and does little for speech; at 250 Hz it leaves 34 m². A thin ceiling passes easily from 500 Hz up and fails at 250 Hz. Once more it is the low end, and so the depth, that decides. The last row passes in all four bands, at the price of 93% of the ceiling. Where lights and ducts take their share, the difference has to come from hanging <a href="/productdetail/pet-baffle.html">baffles</a>, <a href="/productdetail/pet-cloud-rectangle.html">clouds</a> and screens, which offer both faces to the sound; for their values rely on test reports.</p>
<h2>Second: screening</h2>
<p>A screen must cut the straight line from mouth to ear. If seated people can see each other's faces, it does not. Both its sides should absorb, as a <a href="/productdetail/pet-desk-screen.html">felt desk screen</a> does. Tall screens below a hard ceiling achieve little, because sound goes over them; an absorbing ceiling without screens achieves little, because the direct sound walks straight through. The two come as a pair.</p>
<h2>Third: background sound</h2>
<p>The quieter the office, the clearer the distant voice. A moderate, even background shortens the distraction distance. To silence the ventilation and do nothing about absorption and screens may well produce more complaints than before. Introducing the standard, ISO itself named the three things that matter most: the amount of absorption, usually in the ceiling, the screens, and the background noise.</p>
<h2>The plan is cheaper than the material</h2>
<ul>
<li>Seat together those who have to talk to each other, if possible within the distraction distance. Keep unrelated groups apart and put printers, storage and circulation between them.</li>
<li>Teams that are on the telephone all day should not share a ceiling with teams that must concentrate.</li>
<li>Divide the kitchen and the entrance off by a solid wall or by shelves, and face the wall with <a href="/productdetail/slat-walnut.html">slats</a>.</li>
</ul>
<h2>When a booth comes in</h2>
<p>No ceiling makes a call in an open space private. ISO 23351-1 states, as DS,A, by how much a whole enclosure reduces speech. In the usual table of classes 25–30 dB is class B, speech privacy in a normal office with a background of about 40 dB, and 30–33 dB is class A. The quieter the office, the higher the class it needs. See <a href="/article/choosing-a-booth.html">choosing a booth</a>, <a href="/article/booth-classes-iso-23351.html">booth classes</a> and the <a href="/silencebooth.html">silence booths</a> themselves.</p>
<p>The order we suggest: first the plan, then the ceiling, then the screens, and booths last, by the number of people on the telephone. Booths are often bought first because the other three were left undone. Our <a href="/programme/office-acoustics">office acoustics programme</a> works in this order; finished examples are among the <a href="/project/office/1.html">office cases</a>.</p>`,
      ar: `<p>في المكتب نفسه يهبّ المكيّف بمستوى 45 ديسيبل طوال اليوم ولا يشكو أحد. وعلى بعد ثلاث طاولات يتحدث أحدهم عن زيادة راتبه بمستوى 45 ديسيبل فيتوقف نصف القاعة عن الكتابة. الأذن تعنيها الدلالة أكثر من الشدة. وصوتيات المكتب المفتوح مردّها إلى أمر واحد: إلى أي مسافة يصل الكلام وهو مفهوم.</p>
<h2>ماذا نقيس</h2>
<p>للغرف المعتادة زمن ارتدادها. أما المكتب المفتوح فله معيار خاص هو ISO 3382-3، يُقاس فيه على امتداد صف من المكاتب، ويعطي بضعة أرقام مفردة:</p>
${table(
  ["المقدار", "المعنى"],
  [
    ["D2,S", "انخفاض مستوى الكلام بالديسيبل كلما تضاعفت المسافة"],
    ["Lp,A,S,4m", "مستوى الكلام على بعد 4 م من المتحدث"],
    ["rD مسافة التشتيت", "المسافة التي يقل عندها مؤشر نقل الكلام STI عن 0.50"],
    ["rC مسافة الراحة", "المسافة التي يقل عندها الكلام المعتاد عن 45 ديسيبل"],
  ],
)}
<p>ومن الأولين تُحسب مسافة الراحة: ${ltr("rC = 4 × 2^((L − 45) ÷ D)")}. لنفرض مكتبًا صلب الأسطح فيه 52 ديسيبل عند 4 م وانخفاض 4 ديسيبل فقط لكل تضاعف: rC تساوي 13.5 م. ومكتبًا حسن المعالجة فيه 48 ديسيبل عند 4 م و7 ديسيبل لكل تضاعف: rC تساوي 5.4 م. (المجموعتان مفترضتان للتوضيح.) في الأول ينصت نصف الطابق، وفي الثاني الجيران فحسب. ووجدت دراسة جمعت 21 مكان عمل و883 شخصًا أن طول مسافة التشتيت يقترن بمزيد من الإزعاج، أما المقادير الأخرى منفردةً فقد لا تقترن به، وأن الامتصاص والحجب والتغطية لازمة معًا.</p>
<h2>أولًا: الامتصاص، وأكثره فوق الرؤوس</h2>
<p>إذا قطع الحاجز الصوت المباشر بقي السقف طريقه الرئيس من فوقه. ولا تضع DIN 18041 للمكاتب (المجموعة B) زمن ارتداد بل نسبة مساحة الامتصاص إلى الحجم A/V من 250 إلى 2000 هرتز من دون ناس:</p>
${table(
  ["الارتفاع م", "B3 مكوث أطول", "B4 مكاتب", "B5 مطاعم ونحوها", "B4: مساحة A لكل م² أرضية"],
  [
    ["2.5", "0.200", "0.250", "0.300", "0.63 م²"],
    ["3.0", "0.186", "0.229", "0.270", "0.69 م²"],
    ["3.5", "0.176", "0.214", "0.249", "0.75 م²"],
    ["4.0", "0.168", "0.202", "0.233", "0.81 م²"],
  ],
)}
<p>محسوبة من معادلات المعيار. والعمود الأخير سهل الحفظ: كل متر مربع من أرضية المكتب يطلب نحو 0.6 إلى 0.8 م² من الامتصاص، ويزيد كلما علا السقف.</p>
<h2>طابق واحد محسوب</h2>
<p>${ltr("30 × 15 × 3.2")} م: أرضية 450 م² وحجم 1440 م³. سجاد رقيق، وسقف خرسانة مدهونة، وزجاج مزدوج 120 م²، والباقي لياسة. وتطلب B4 أن تكون A ${ltr("≥ 320")} م². منحنيات منشورة، من دون الأثاث والهواء، بالمتر المربع:</p>
${table(
  ["التردد (هرتز)", "250", "500", "1000", "2000"],
  [
    ["المطلوب", "320", "320", "320", "320"],
    ["السجاد فقط", "34", "54", "108", "174"],
    ["سقف 360 م² لوح ألياف، فراغ 50 مم", "232", "342", "414", "419"],
    [
      "سقف 360 م² خشب حبيبي مثقّب (50 مم، ثقوب 1 مم، فراغ 150 مم، صوف 30 مم) + 60 م² شرائح على الجدران",
      "289",
      "300",
      "371",
      "461",
    ],
    ["سقف 420 م² من النوع نفسه + 60 م² شرائح على الجدران", "328", "333", "405", "500"],
  ],
)}
<p>السجاد يعالج وقع الأقدام ولا ينفع الكلام إلا قليلًا، فعند 250 هرتز يترك 34 م². والسقف الرقيق ينجح بسهولة من 500 هرتز فما فوق ويخفق عند 250 هرتز. ومرة أخرى تحسم النغمات المنخفضة، أي العمق. والصف الأخير ينجح في النطاقات الأربعة بثمن هو 93% من السقف. وحيث تأخذ الإنارة والمجاري نصيبها يُسدّ الفرق بـ<a href="/productdetail/pet-baffle.html">الألواح المعلّقة</a> و<a href="/productdetail/pet-cloud-rectangle.html">الغيمات</a> والحواجز، فهي تعرض وجهيها للصوت. أما قيمها فمن تقارير الاختبار.</p>
<h2>ثانيًا: الحجب</h2>
<p>على الحاجز أن يقطع الخط المستقيم من الفم إلى الأذن. فإذا رأى الجالسون وجوه بعضهم فهو لا يحجب. وينبغي أن يمتص وجهاه كما في <a href="/productdetail/pet-desk-screen.html">حاجز المكتب اللبّادي</a>. والحواجز العالية تحت سقف صلب قليلة الأثر لأن الصوت يمر من فوقها، والسقف الماصّ من دون حواجز قليل الأثر لأن الصوت المباشر يعبر بلا عائق. فهما زوج لا يفترق.</p>
<h2>ثالثًا: الصوت الخلفي</h2>
<p>كلما هدأ المكتب وضح الصوت البعيد. والخلفية المعتدلة المنتظمة تقصّر مسافة التشتيت. أما إسكات التهوية مع ترك الامتصاص والحواجز فقد يزيد الشكاوى. وحين قدّمت ISO هذا المعيار سمّت أهم ثلاثة أمور: مقدار الامتصاص، وهو عادةً في السقف، والحواجز، والضوضاء الخلفية.</p>
<h2>المسقط أرخص من المواد</h2>
<ul>
<li>أجلس معًا من يلزمهم أن يتحدثوا، ضمن مسافة التشتيت إن أمكن. وباعد بين المجموعات التي لا صلة بينها، واجعل بينها الطابعات والتخزين والممرات.</li>
<li>الفرق التي تتحدث في الهاتف طوال اليوم لا تشارك سقفًا واحدًا مع فرق تحتاج إلى تركيز.</li>
<li>افصل المطبخ والمدخل بجدار مصمت أو برفوف، واكسُ الجدار <a href="/productdetail/slat-walnut.html">بالشرائح</a>.</li>
</ul>
<h2>متى يأتي دور الكابينة</h2>
<p>لا سقف يجعل المكالمة في فضاء مفتوح سرية. وتبيّن ISO 23351-1 بالمقدار DS,A كم يخفض الحيّز المغلق كله من الكلام. وفي جدول الفئات الشائع تكون الفئة B من 25 إلى 30 ديسيبل، وهي خصوصية كلام في مكتب عادي خلفيته نحو 40 ديسيبل، والفئة A من 30 إلى 33 ديسيبل. وكلما كان المكتب أهدأ احتاج إلى فئة أعلى. انظر <a href="/article/choosing-a-booth.html">اختيار الكابينة</a> و<a href="/article/booth-classes-iso-23351.html">فئات الكبائن</a> و<a href="/silencebooth.html">كبائن المكالمات</a> نفسها.</p>
<p>والترتيب الذي نقترحه: المسقط أولًا، ثم السقف، ثم الحواجز، والكبائن آخرًا بحسب عدد المتحدثين في الهاتف. وكثيرًا ما تُشترى الكبائن أولًا لأن الثلاثة الأخرى لم تُنجز. وعلى هذا الترتيب يعمل <a href="/programme/office-acoustics">برنامج صوتيات المكاتب</a>، والأمثلة المنفذة بين <a href="/project/office/1.html">مشاريع المكاتب</a>.</p>`,
    },
    cover: "case-office-warsaw-shared-service-centre-2",
    date: "2026-09-08",
    tags: ["office", "absorption", "booth"],
    questions: [
      {
        question: {
          zh: "开放办公为什么不只看混响时间？",
          en: "Why is reverberation time not enough for an open office?",
          ar: "لماذا لا يكفي زمن الارتداد في المكتب المفتوح؟",
        },
        answer: {
          zh: "因为困扰人的是听得懂的话。ISO 3382-3 看的是语言随距离衰减多快、多远之外听不懂，这取决于吸收、屏风和背景声三者。",
          en: "Because what disturbs is speech that can be understood. ISO 3382-3 looks at how fast speech falls with distance and where it stops being intelligible, which depends on absorption, screens and background together.",
          ar: "لأن المزعج هو الكلام المفهوم. وتنظر ISO 3382-3 في سرعة تضاؤل الكلام مع المسافة وأين يفقد وضوحه، وذلك رهن بالامتصاص والحواجز والخلفية معًا.",
        },
      },
      {
        question: {
          zh: "办公室需要多少吸声面积？",
          en: "How much absorption does an office need?",
          ar: "كم يحتاج المكتب من الامتصاص؟",
        },
        answer: {
          zh: "按 DIN 18041 B4，净高 2.5 到 4.0 m 时，每平方米地面约需 0.63 到 0.81 m² 等效吸声面积，250 到 2000 Hz 各频带都要达到。",
          en: "By DIN 18041 B4, with heights from 2.5 to 4.0 m, about 0.63 to 0.81 m² of absorption area per square metre of floor, in every band from 250 to 2000 Hz.",
          ar: "وفق DIN 18041 فئة B4، ولارتفاعات من 2.5 إلى 4.0 م، نحو 0.63 إلى 0.81 م² من مساحة الامتصاص لكل متر مربع من الأرضية في كل نطاق من 250 إلى 2000 هرتز.",
        },
      },
      {
        question: {
          zh: "铺地毯能解决办公室的声学吗？",
          en: "Does carpet solve office acoustics?",
          ar: "هل يحل السجاد صوتيات المكتب؟",
        },
        answer: {
          zh: "它减少脚步声，但对语言频段帮助小。示例中 450 m² 薄地毯的房间，250 Hz 的全部吸声面积只有 34 m²，而要求是 320 m²（计算值）。",
          en: "It softens footsteps but does little for speech. In the example, a floor of 450 m² with thin carpet has 34 m² of absorption at 250 Hz, where 320 m² are required (calculated).",
          ar: "يخفف وقع الأقدام ولا ينفع الكلام إلا قليلًا. ففي المثال لا يتجاوز امتصاص طابق مساحته 450 م² بسجاد رقيق 34 م² عند 250 هرتز والمطلوب 320 م² (محسوب).",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "ISO 新闻：开放式办公与 ISO 3382-3",
          en: "ISO news: open-plan offices and ISO 3382-3",
          ar: "أخبار ISO: المكاتب المفتوحة وISO 3382-3",
        },
        url: "https://www.iso.org/news/2013/05/Ref1735.html",
      },
      {
        title: {
          zh: "V. Hongisto、J. Keränen：开放式办公的舒适距离（Applied Sciences，2021）",
          en: "V. Hongisto, J. Keränen: comfort distance in open-plan offices (Applied Sciences, 2021)",
          ar: "V. Hongisto وJ. Keränen: مسافة الراحة في المكاتب المفتوحة (Applied Sciences، 2021)",
        },
        url: "https://www.mdpi.com/2076-3417/11/10/4596/htm",
      },
      {
        title: {
          zh: "A. Haapakangas 等：分心距离与受扰感，21 间办公室（JASA，2017）",
          en: "A. Haapakangas et al.: distraction distance and perceived disturbance, 21 offices (JASA, 2017)",
          ar: "A. Haapakangas وآخرون: مسافة التشتيت والإزعاج المحسوس في 21 مكتبًا (JASA، 2017)",
        },
        url: "https://doi.org/10.1121/1.4973690",
      },
      source.din18041,
      source.dinGroupB,
      source.vorlaender,
      source.plasterboard,
      source.slatSheet,
      {
        title: {
          zh: "ISO 23351-1 分级表（Gregory）",
          en: "Table of ISO 23351-1 classes (Gregory)",
          ar: "جدول فئات ISO 23351-1 (Gregory)",
        },
        url: "https://gregorychairs.com.au/product-category/pods/",
      },
      {
        title: {
          zh: "ISO 23351-1:2020：适用范围",
          en: "ISO 23351-1:2020: scope",
          ar: "ISO 23351-1:2020: مجال التطبيق",
        },
        url: "https://webstore.ansi.org/standards/iso/iso233512020",
      },
    ],
  },
  {
    id: "meeting-rooms-for-video",
    class: "knowledge",
    title: {
      zh: "视频会议室：在房间里不吵，在对面却听不清",
      en: "Meeting rooms for video: fine in the room, poor at the far end",
      ar: "قاعات اجتماعات الفيديو: جيدة في الداخل وضعيفة عند الطرف الآخر",
    },
    summary: {
      zh: "为什么坐在房间里听着还行，远端却抱怨像在浴室？麦克风没有两只耳朵。一间 6 × 4 × 2.8 m 的玻璃会议室，从 1.44 s 算到 0.50 s，再看麦克风该放多近。",
      en: "Why does a room that sounds acceptable inside come across like a bathroom? A microphone has no pair of ears. A glazed 6 × 4 × 2.8 m room calculated from 1.44 s to 0.50 s, and how close the microphone should be.",
      ar: `لماذا تبدو القاعة مقبولة لمن فيها وكأنها حمّام لمن في الطرف الآخر؟ لأن الميكروفون ليس له أذنان. قاعة زجاجية ${ltr("6 × 4 × 2.8")} م محسوبة من 1.44 إلى 0.50 ثانية، وكم ينبغي أن يقترب الميكروفون.`,
    },
    body: {
      zh: `<p>“我们这边听得很清楚啊。”“可是你们说话像在浴室里。”这段对话每天都在发生，两边说的都是实话。坐在房间里的人有两只耳朵，大脑会按方向把说话声从混响里挑出来；到了麦克风这里，直达声和混响合成一路信号，再也分不开。换更贵的麦克风、更聪明的软件，都只能补救一部分；房间的问题还是要在房间里解决。何况视频会议要穿过两个房间，任何一头没做好，都算数。</p>
<h2>目标</h2>
<p>我们没有见到针对视频会议室的统一国际限值，能引用的是顾问和厂商的建议，以及 DIN 18041 对交流类房间的公式：</p>
${table(
  ["来源", "混响时间", "性质"],
  [
    ["厂商建议，视频会议室", "不超过 0.5 s", "建议"],
    ["厂商建议，普通会议室", "不超过 0.75 s", "建议"],
    ["声学顾问，视频会议室", "约 0.5 s；空调噪声低于 30 dBA；麦克风靠近说话人", "建议"],
    ["DIN 18041 A3，67 m³，有人使用", "0.42 s（由公式计算）", "标准"],
  ],
)}
<p>我们取空场 500 Hz 约 0.5 s，250 到 2000 Hz 尽量平直。平直很重要：只把高频吸掉，声音会又闷又糊。</p>
<h2>一间典型的玻璃会议室</h2>
<p>6 × 4 × 2.8 m，体积 67.2 m³。薄地毯，石膏板吊顶，一面长墙是 6 mm 玻璃（16.8 m²），门 2 m²，其余为轻钢龙骨双层石膏板。文献曲线（穿孔木板按 50 mm 厚、孔径 1 mm 的穿孔刨花板代入），赛宾公式，单位为秒：</p>
${table(
  ["频率 Hz", ...octaves],
  [
    ["未处理", "0.76", "1.13", "1.44", "1.18", "0.90", "0.76"],
    ["墙上粘贴 20 m² 薄纤维毡", "0.86", "1.21", "1.05", "0.65", "0.41", "0.33"],
    ["端墙 11 m² 架空木格栅", "0.78", "0.92", "0.72", "0.55", "0.52", "0.48"],
    ["端墙 11 m² 格栅 ＋ 吊顶 14 m² 穿孔木板", "0.64", "0.57", "0.50", "0.40", "0.36", "0.40"],
    ["端墙 11 m² 格栅 ＋ 玻璃前中等厚度的打褶窗帘", "0.90", "0.68", "0.48", "0.34", "0.33", "0.33"],
  ],
)}
<p>逐行看。薄毡铺了 20 m²，4000 Hz 降到 0.33 s，500 Hz 还在 1.05 s：典型的“闷而不清”。一面 11 m² 的格栅端墙，就让 500 Hz 减半。再把吊顶换掉 14 m²（58%），从 250 Hz 到 4000 Hz 都落在 0.36 到 0.57 s，艾润公式下 500 Hz 为 0.44 s，这就是我们要的。窗帘也有效，前提是开会时真的拉上。顺带一提，125 Hz 在有些行里反而略长，因为板面盖住了会吸低频的石膏板墙；改造前后要一起算。</p>
<h2>麦克风该放多近</h2>
<p>离说话人一定距离处，直达声与混响声一样强，这个距离叫临界距离：r = √(A ÷ 16π)。未处理的房间（500 Hz，A = 7.5 m²）r = 0.39 m；处理后（A = 21.8 m²）r = 0.66 m。全指向麦克风的计算结果：</p>
${table(
  ["麦克风距离", "未处理：混响超过直达声", "处理后：混响超过直达声"],
  [
    ["1.5 m", "11.8 dB", "7.1 dB"],
    ["0.75 m", "5.8 dB", "1.1 dB"],
    ["0.4 m", "0.3 dB", "直达声强 4.3 dB"],
  ],
)}
<p>两个结论。处理房间大约等于把麦克风移近了四成。而把距离减半，任何房间都能换来 6 dB。所以长桌中间放一只麦克风，几乎注定失败；要么多点拾音，要么用指向性好的设备，同时处理房间。</p>
<h2>板放在哪里</h2>
<ul>
<li><strong>屏幕对面的端墙</strong>：它把扬声器的声音弹回麦克风。首选<a href="/productdetail/slat-walnut.html">木格栅</a>，在画面里也好看，它就是对方看到的背景。</li>
<li><strong>玻璃对面的墙</strong>：两面平行硬墙相距 4 m，声音每 23 ms 往返一次，形成颤动回声。玻璃动不了，就处理它对面，用<a href="/productdetail/pet-groove.html">V 槽毡板</a>或<a href="/productdetail/micro-perforated-white.html">微孔板</a>，高度以坐姿的嘴和耳为中心。</li>
<li><strong>吊顶</strong>：绕边或大面积做，桌面正上方可留一块反射面。一项针对会议室的研究也建议：吸声放在顶面或其周边，加后墙和一面侧墙上部。</li>
<li><strong>桌面</strong>：硬桌面会把声音反射进桌上的麦克风。皮质或毡质桌垫不贵，有用。</li>
</ul>
<h2>别忘了安静</h2>
<p>空调出风口正对麦克风，再好的吸声也没用。顾问建议视频会议室的空调噪声低于 30 dBA。另外，玻璃隔断上的一条门缝，就足以让走廊里的谈话进入会议，见<a href="/article/absorption-is-not-insulation.html">吸声不等于隔声</a>。</p>
<h2>一个人的视频会议</h2>
<p>如果大多数会议其实只有一个人对着屏幕，为此占用六人会议室并不划算。一间<a href="/productdetail/booth-m.html">M 型静音舱</a>更合适，内部有毡面吸声，见<a href="/article/choosing-a-booth.html">怎样选静音舱</a>。</p>
<p>验收时不必等仪器：站在说话的位置拍一次手，用会议系统录下来，戴耳机回放。能听到明显的“嗒嗒”连声，就还有一对平行面没有处理。案例见<a href="/project/meeting/1.html">会议室案例</a>，面积怎么算见<a href="/article/how-much-panel-do-i-need.html">我需要多少吸声板</a>。</p>`,
      en: `<p>“We hear each other perfectly well in here.” “But you sound as if you sat in a bathroom.” The exchange takes place every day, and both sides tell the truth. People in the room have two ears, and the brain picks the voice out of the reverberation by its direction. In a microphone the direct sound and the reverberation become one signal and can no longer be told apart. Dearer microphones and cleverer software repair part of it; the room has to be solved in the room. And a video meeting passes through two rooms, so that either end can spoil it.</p>
<h2>The target</h2>
<p>We know of no international limit for video rooms. What can be quoted is the guidance of consultants and suppliers, and the formula of DIN 18041 for rooms of communication:</p>
${table(
  ["Source", "Reverberation time", "Kind"],
  [
    ["Supplier, video room", "0.5 s at most", "Guidance"],
    ["Supplier, ordinary meeting room", "0.75 s at most", "Guidance"],
    [
      "Acoustic consultant, video room",
      "About 0.5 s; ventilation below 30 dBA; microphones close to the talkers",
      "Guidance",
    ],
    ["DIN 18041 A3, 67 m³, in use", "0.42 s (calculated from the formula)", "Standard"],
  ],
)}
<p>We aim at about 0.5 s at 500 Hz in the empty room, and as level as possible from 250 to 2000 Hz. Level matters: take out the treble alone and the result is dull and muddy at once.</p>
<h2>A typical glass meeting room</h2>
<p>6 × 4 × 2.8 m, 67.2 m³. Thin carpet, plasterboard ceiling, one long wall of 6 mm glass (16.8 m²), a door of 2 m², the rest double plasterboard on a metal frame. Curves from literature (perforated wood entered as a chipboard of 50 mm with 1 mm holes), Sabine, seconds:</p>
${table(
  ["Frequency Hz", ...octaves],
  [
    ["Untreated", "0.76", "1.13", "1.44", "1.18", "0.90", "0.76"],
    ["20 m² thin fibre mat glued to walls", "0.86", "1.21", "1.05", "0.65", "0.41", "0.33"],
    ["End wall, 11 m² slats on battens", "0.78", "0.92", "0.72", "0.55", "0.52", "0.48"],
    [
      "11 m² slats + 14 m² perforated wood in the ceiling",
      "0.64",
      "0.57",
      "0.50",
      "0.40",
      "0.36",
      "0.40",
    ],
    [
      "11 m² slats + medium-weight curtain in folds before the glass",
      "0.90",
      "0.68",
      "0.48",
      "0.34",
      "0.33",
      "0.33",
    ],
  ],
)}
<p>Row by row. With 20 m² of thin mat 4000 Hz drops to 0.33 s while 500 Hz stays at 1.05 s: dull without being clear. One end wall of 11 m² of slats halves 500 Hz. Exchange 14 m² of the ceiling as well (58%) and every band from 250 to 4000 Hz lies between 0.36 and 0.57 s, with 0.44 s at 500 Hz by Eyring's formula. That is the aim. The curtain works too, provided that somebody draws it. Note that 125 Hz grows a little longer in some rows, because the panels cover plasterboard that had absorbed bass; before and after have to be calculated together.</p>
<h2>How close should the microphone be?</h2>
<p>At a certain distance from a talker the direct sound and the reverberation are equally strong: the critical distance, r = √(A ÷ 16π). In the untreated room (500 Hz, A = 7.5 m²) it is 0.39 m, after treatment (A = 21.8 m²) 0.66 m. Calculated for a microphone without directivity:</p>
${table(
  [
    "Microphone at",
    "Untreated: reverberation above direct sound",
    "Treated: reverberation above direct sound",
  ],
  [
    ["1.5 m", "11.8 dB", "7.1 dB"],
    ["0.75 m", "5.8 dB", "1.1 dB"],
    ["0.4 m", "0.3 dB", "direct sound 4.3 dB stronger"],
  ],
)}
<p>Two conclusions. Treating the room is worth about as much as moving the microphone four tenths closer. And halving the distance brings 6 dB in any room. One microphone in the middle of a long table is therefore bound to disappoint. Use several, or a directional device, and treat the room as well.</p>
<h2>Where the panels go</h2>
<ul>
<li><strong>The end wall facing the screen</strong> throws the loudspeaker back at the microphone. <a href="/productdetail/slat-walnut.html">Slats</a> are the first choice; they are also the background the other side sees.</li>
<li><strong>The wall opposite the glass.</strong> Between two hard parallel walls 4 m apart sound returns every 23 ms: a flutter echo. The glass will stay, so treat what faces it, with <a href="/productdetail/pet-groove.html">grooved felt</a> or <a href="/productdetail/micro-perforated-white.html">micro-perforated panels</a>, centred on mouths and ears of seated people.</li>
<li><strong>The ceiling</strong>, along the edges or over most of its area; a reflecting field may stay above the table. A study of meeting rooms gives the same advice: absorb on the ceiling or around its border, on the rear wall and on the upper part of one side wall.</li>
<li><strong>The table.</strong> A hard top reflects into a microphone standing on it. A desk mat of leather or felt costs little and helps.</li>
</ul>
<h2>Quiet comes first</h2>
<p>With an air outlet aimed at the microphone the best absorption is wasted; consultants ask for ventilation noise below 30 dBA in video rooms. And one gap under a glass door is enough to bring the corridor into the meeting: see <a href="/article/absorption-is-not-insulation.html">absorption is not insulation</a>.</p>
<h2>Meetings of one</h2>
<p>If most meetings are a single person before a screen, a room for six is a dear solution. A <a href="/productdetail/booth-m.html">silence booth M</a>, lined with felt, suits them better: see <a href="/article/choosing-a-booth.html">choosing a booth</a>.</p>
<p>Acceptance does not need instruments. Stand where people talk, clap once, record it through the conference system and listen with headphones. A rattling row of echoes means that one pair of parallel faces is still untreated. Examples are among the <a href="/project/meeting/1.html">meeting-room cases</a>; for the area, see <a href="/article/how-much-panel-do-i-need.html">how much panel do I need</a>.</p>`,
      ar: `<p>«نحن هنا نسمع بعضنا بوضوح تام». «لكنكم تبدون كأنكم في حمّام». يتكرر هذا الحوار كل يوم والطرفان صادقان. فلمن في القاعة أذنان، والدماغ ينتقي الصوت من الارتداد باتجاهه. أما في الميكروفون فيصير الصوت المباشر والارتداد إشارة واحدة لا تُفصل. والميكروفونات الأغلى والبرامج الأذكى تُصلح بعض ذلك، لكن الغرفة تُعالَج في الغرفة. ثم إن اجتماع الفيديو يمر بغرفتين، وأي طرف منهما قادر على إفساده.</p>
<h2>الهدف</h2>
<p>لا نعرف حدًّا دوليًا لغرف الفيديو. وما يمكن الاستشهاد به إرشادات استشاريين وموردين، ومعادلة DIN 18041 لغرف التواصل:</p>
${table(
  ["المصدر", "زمن الارتداد", "طبيعته"],
  [
    ["مورّد، غرفة فيديو", "0.5 ثانية على الأكثر", "إرشاد"],
    ["مورّد، قاعة اجتماعات عادية", "0.75 ثانية على الأكثر", "إرشاد"],
    [
      "استشاري صوتيات، غرفة فيديو",
      "نحو 0.5 ثانية، والتهوية دون 30 ديسيبل (A)، والميكروفونات قريبة من المتحدثين",
      "إرشاد",
    ],
    ["DIN 18041 فئة A3، حجم 67 م³، مستعملة", "0.42 ثانية (محسوبة من المعادلة)", "معيار"],
  ],
)}
<p>نستهدف نحو 0.5 ثانية عند 500 هرتز والغرفة خالية، وخطًّا مستويًا قدر الإمكان من 250 إلى 2000 هرتز. والاستواء مهم: فإذا أُخذت النغمات الحادّة وحدها صار الصوت مكتومًا ومختلطًا معًا.</p>
<h2>قاعة زجاجية معتادة</h2>
<p>${ltr("6 × 4 × 2.8")} م، حجمها 67.2 م³. سجاد رقيق، وسقف ألواح جبس، وجدار طويل من زجاج 6 مم (16.8 م²)، وباب 2 م²، والباقي جبس مزدوج على هيكل معدني. منحنيات منشورة (الخشب المثقّب بقيم خشب حبيبي 50 مم بثقوب 1 مم)، معادلة سابين، بالثواني:</p>
${table(
  ["التردد (هرتز)", ...octaves],
  [
    ["من دون معالجة", "0.76", "1.13", "1.44", "1.18", "0.90", "0.76"],
    ["20 م² بساط ألياف رقيق ملصق بالجدران", "0.86", "1.21", "1.05", "0.65", "0.41", "0.33"],
    ["جدار طرفي، 11 م² شرائح على عوارض", "0.78", "0.92", "0.72", "0.55", "0.52", "0.48"],
    ["11 م² شرائح + 14 م² خشب مثقّب في السقف", "0.64", "0.57", "0.50", "0.40", "0.36", "0.40"],
    [
      "11 م² شرائح + ستارة متوسطة الثقل بثنيات أمام الزجاج",
      "0.90",
      "0.68",
      "0.48",
      "0.34",
      "0.33",
      "0.33",
    ],
  ],
)}
<p>صفًّا صفًّا. مع 20 م² من البساط الرقيق ينزل 4000 هرتز إلى 0.33 ثانية ويبقى 500 هرتز عند 1.05 ثانية: كتمٌ بلا وضوح. وجدار طرفي واحد فيه 11 م² من الشرائح يُنصّف زمن 500 هرتز. وإذا استُبدلت 14 م² من السقف أيضًا (58%) وقع كل نطاق من 250 إلى 4000 هرتز بين 0.36 و0.57 ثانية، وعند 500 هرتز 0.44 ثانية بمعادلة آيرنغ، وهذا هو المطلوب. والستارة تنفع أيضًا بشرط أن يسدلها أحد. ولاحظ أن 125 هرتز يطول قليلًا في بعض الصفوف لأن الألواح غطّت جبسًا كان يمتص النغمات المنخفضة، فلا بد من حساب ما قبل وما بعد معًا.</p>
<h2>كم يقترب الميكروفون؟</h2>
<p>على مسافة معينة من المتحدث يتساوى الصوت المباشر والارتداد، وهي المسافة الحرجة ${ltr("r = √(A ÷ 16π)")}. في القاعة من دون معالجة (500 هرتز، A تساوي 7.5 م²) هي 0.39 م، وبعد المعالجة (A تساوي 21.8 م²) 0.66 م. محسوبة لميكروفون غير موجَّه:</p>
${table(
  [
    "بعد الميكروفون",
    "من دون معالجة: زيادة الارتداد على المباشر",
    "بعد المعالجة: زيادة الارتداد على المباشر",
  ],
  [
    ["1.5 م", "11.8 ديسيبل", "7.1 ديسيبل"],
    ["0.75 م", "5.8 ديسيبل", "1.1 ديسيبل"],
    ["0.4 م", "0.3 ديسيبل", "المباشر أقوى بمقدار 4.3 ديسيبل"],
  ],
)}
<p>ونتيجتان. معالجة الغرفة تساوي تقريبًا تقريب الميكروفون أربعة أعشار المسافة. وتنصيف المسافة يكسب 6 ديسيبل في أي غرفة. ولذلك فميكروفون واحد وسط طاولة طويلة محكوم عليه بالإخفاق. استعمل عدة ميكروفونات أو جهازًا موجَّهًا، وعالج الغرفة معها.</p>
<h2>أين توضع الألواح</h2>
<ul>
<li><strong>الجدار الطرفي المقابل للشاشة</strong> يعيد صوت السماعة إلى الميكروفون. و<a href="/productdetail/slat-walnut.html">الشرائح</a> خياره الأول، وهي أيضًا الخلفية التي يراها الطرف الآخر.</li>
<li><strong>الجدار المقابل للزجاج.</strong> بين جدارين صلبين متوازيين بينهما 4 م يعود الصوت كل 23 ملّي ثانية: صدى مرتجف. الزجاج باقٍ، فعالج ما يقابله <a href="/productdetail/pet-groove.html">بلبّاد محزّز</a> أو <a href="/productdetail/micro-perforated-white.html">بألواح دقيقة الثقوب</a>، على ارتفاع أفواه الجالسين وآذانهم.</li>
<li><strong>السقف</strong> عند أطرافه أو في معظم مساحته، ويجوز ترك مساحة عاكسة فوق الطاولة. وتنصح دراسة عن قاعات الاجتماعات بالأمر نفسه: امتصاص على السقف أو حول حافته، وعلى الجدار الخلفي، وعلى الجزء العلوي من جدار جانبي واحد.</li>
<li><strong>الطاولة.</strong> السطح الصلب يعكس إلى الميكروفون الموضوع عليه. ومفرش من الجلد أو اللبّاد قليل الكلفة ونافع.</li>
</ul>
<h2>الهدوء أولًا</h2>
<p>إذا وُجّه مخرج الهواء إلى الميكروفون ضاع أحسن الامتصاص، ويطلب الاستشاريون أن تكون ضوضاء التهوية دون 30 ديسيبل (A) في غرف الفيديو. وشقّ واحد تحت باب زجاجي يكفي ليدخل الممر في الاجتماع: انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>.</p>
<h2>اجتماعات الشخص الواحد</h2>
<p>إذا كان معظم الاجتماعات شخصًا واحدًا أمام شاشة فغرفة لستة حلّ باهظ. وتناسبها أكثر <a href="/productdetail/booth-m.html">كابينة المكالمات M</a> المبطّنة باللبّاد: انظر <a href="/article/choosing-a-booth.html">اختيار الكابينة</a>.</p>
<p>ولا يحتاج الاستلام إلى أجهزة. قف حيث يتحدث الناس وصفّق مرة، وسجّل ذلك عبر نظام الاجتماعات، واستمع بسماعات الرأس. فإن سمعت سلسلة طرقات متتابعة فهناك زوج من الأسطح المتوازية لم يُعالَج. والأمثلة بين <a href="/project/meeting/1.html">مشاريع قاعات الاجتماعات</a>، ولحساب المساحة انظر <a href="/article/how-much-panel-do-i-need.html">كم أحتاج من الألواح</a>.</p>`,
    },
    cover: "case-meeting-dubai-boardroom-2",
    date: "2026-02-03",
    tags: ["meeting", "office", "reverberation"],
    questions: [
      {
        question: {
          zh: "视频会议室的混响时间多少合适？",
          en: "What reverberation time suits a video room?",
          ar: "ما زمن الارتداد المناسب لغرفة الفيديو؟",
        },
        answer: {
          zh: "顾问和厂商的建议是约 0.5 s 或更短；DIN 18041 A3 对 67 m³、有人使用的房间为 0.42 s。250 到 2000 Hz 要尽量平直。",
          en: "Consultants and suppliers advise about 0.5 s or less; DIN 18041 A3 gives 0.42 s for 67 m³ in use. It should be as level as possible from 250 to 2000 Hz.",
          ar: "ينصح الاستشاريون والموردون بنحو 0.5 ثانية أو أقل، وتعطي DIN 18041 فئة A3 قيمة 0.42 ثانية لحجم 67 م³ مستعملًا. وليكن مستويًا قدر الإمكان من 250 إلى 2000 هرتز.",
        },
      },
      {
        question: {
          zh: "玻璃会议室能做好声学吗？",
          en: "Can a glass meeting room sound good?",
          ar: "هل يمكن أن تكون القاعة الزجاجية جيدة الصوت؟",
        },
        answer: {
          zh: "可以。示例中保留 16.8 m² 玻璃，端墙 11 m² 格栅加吊顶 14 m² 穿孔木板，500 Hz 从 1.44 s 降到 0.50 s（计算值）。玻璃对面的墙应避免光面。",
          en: "Yes. In the example the 16.8 m² of glass stay; 11 m² of slats and 14 m² of perforated ceiling bring 500 Hz from 1.44 s to 0.50 s (calculated). Avoid a bare wall opposite the glass.",
          ar: "نعم. في المثال يبقى الزجاج 16.8 م²، وتنقل 11 م² من الشرائح و14 م² من السقف المثقّب زمن 500 هرتز من 1.44 إلى 0.50 ثانية (محسوبًا). وتجنّب الجدار العاري مقابل الزجاج.",
        },
      },
      {
        question: {
          zh: "换一个好麦克风够不够？",
          en: "Is a better microphone enough?",
          ar: "هل يكفي ميكروفون أفضل؟",
        },
        answer: {
          zh: "通常不够。未处理的示例房间里，1.5 m 处的混响比直达声强 11.8 dB；靠近说话人和处理房间要一起做。",
          en: "Usually not. In the untreated example reverberation exceeds the direct sound by 11.8 dB at 1.5 m. Move closer and treat the room as well.",
          ar: "غالبًا لا. ففي المثال من دون معالجة يزيد الارتداد على الصوت المباشر 11.8 ديسيبل على بعد 1.5 م. قرّب الميكروفون وعالج الغرفة معًا.",
        },
      },
    ],
    sources: [
      source.guidance,
      {
        title: {
          zh: "Wave Engineering：视频会议室声学，第二部分",
          en: "Wave Engineering: video conference room acoustics, part two",
          ar: "Wave Engineering: صوتيات غرف مؤتمرات الفيديو، الجزء الثاني",
        },
        url: "https://waveengineering.us/blog/hd-video-conference-room-acoustics-part-two",
      },
      {
        title: {
          zh: "Acoustic Bulletin：适合视频会议的房间",
          en: "Acoustic Bulletin: rooms fit for video conferencing",
          ar: "Acoustic Bulletin: غرف ملائمة لمؤتمرات الفيديو",
        },
        url: "https://acousticbulletin.com/design-dive-rooms-fit-for-video-conferencing",
      },
      {
        title: {
          zh: "L. Labia、L. Shtrepi、A. Astolfi：会议室中吸声体的布置（Acoustics，2020）",
          en: "L. Labia, L. Shtrepi, A. Astolfi: placement of absorbers in meeting rooms (Acoustics, 2020)",
          ar: "L. Labia وL. Shtrepi وA. Astolfi: توزيع الماصّات في قاعات الاجتماعات (Acoustics، 2020)",
        },
        url: "https://scribd.com/document/692450952/labia2020",
      },
      source.din18041,
      source.vorlaender,
      source.surfaces,
      source.slatSheet,
    ],
  },
];
