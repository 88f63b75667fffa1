import type { PageBlock } from "#domain/company/company-content.ts";

export const polyester: PageBlock[] = [
  {
    page: "polyester",
    block: "hero.title",
    text: {
      zh: "聚酯毡吸音板",
      en: "Polyester felt panels",
      ar: "ألواح لبّاد البوليستر",
    },
  },
  {
    page: "polyester",
    block: "hero.lead",
    text: {
      zh: "一种可以裁、可以折、可以挂的吸音材料，颜色由房间来定。",
      en: "An absorber you can cut, fold and hang, in the colour the room asks for.",
      ar: "مادة ماصّة للصوت تُقصّ وتُطوى وتُعلّق، باللون الذي يطلبه المكان.",
    },
  },
  {
    page: "polyester",
    block: "hero.primary",
    text: {
      zh: "看聚酯产品",
      en: "See the felt range",
      ar: "تصفّح منتجات اللبّاد",
    },
  },
  {
    page: "polyester",
    block: "hero.secondary",
    text: {
      zh: "索取色卡",
      en: "Ask for a colour card",
      ar: "اطلب بطاقة الألوان",
    },
  },
  {
    page: "polyester",
    block: "made.title",
    text: {
      zh: "从纤维到板",
      en: "From fibre to board",
      ar: "من الألياف إلى اللوح",
    },
  },
  {
    page: "polyester",
    block: "made.lead",
    text: {
      zh: "没有玻璃纤维，没有胶水层；把纤维缠在一起、再用热定住。",
      en: "No glass fibre and no layer of glue: fibres are tangled together and then fixed by heat.",
      ar: "لا ألياف زجاجية ولا طبقة غراء: ألياف تُشبَك معًا ثم تُثبَّت بالحرارة.",
    },
  },
  {
    page: "polyester",
    block: "made.1.title",
    text: {
      zh: "纤维",
      en: "Fibre",
      ar: "الألياف",
    },
  },
  {
    page: "polyester",
    block: "made.1.text",
    text: {
      zh: "聚酯短纤按颜色混合，色在纤维里，不在表面。",
      en: "Short polyester fibres are blended by colour, so the colour lies in the board and not on it.",
      ar: "تُمزج ألياف البوليستر القصيرة بحسب اللون، فيكون اللون في اللوح لا على سطحه.",
    },
  },
  {
    page: "polyester",
    block: "made.2.title",
    text: {
      zh: "针刺",
      en: "Needling",
      ar: "التلبيد بالإبر",
    },
  },
  {
    page: "polyester",
    block: "made.2.text",
    text: {
      zh: "成千上万根针反复穿过纤维层，让它们彼此抓住，厚薄均匀。",
      en: "Thousands of needles pass through the layers until the fibres hold one another and the thickness is even.",
      ar: "تمرّ آلاف الإبر عبر الطبقات حتى تتماسك الألياف وتستوي السماكة.",
    },
  },
  {
    page: "polyester",
    block: "made.3.title",
    text: {
      zh: "热合",
      en: "Heat",
      ar: "التثبيت الحراري",
    },
  },
  {
    page: "polyester",
    block: "made.3.text",
    text: {
      zh: "低熔点的纤维在热风里软化，把其余的粘住；冷却后就是一块挺括的板：9、12 或 24 mm 厚。",
      en: "Fibres with a lower melting point soften in hot air and bind the rest. What cools down is a firm board, 9, 12 or 24 mm thick.",
      ar: "تلين في الهواء الساخن ألياف أخفض انصهارًا فتربط ما حولها، وحين تبرد نحصل على لوح متماسك بسماكة 9 أو 12 أو 24 مم.",
    },
  },
  {
    page: "polyester",
    block: "benefits.title",
    text: {
      zh: "它好在哪里",
      en: "What it is good at",
      ar: "ما الذي يجيده",
    },
  },
  {
    page: "polyester",
    block: "benefits.1.title",
    text: {
      zh: "轻",
      en: "Light",
      ar: "خفيف",
    },
  },
  {
    page: "polyester",
    block: "benefits.1.text",
    text: {
      zh: "一个人能举起一整块板，薄隔墙和吊顶也承得住。",
      en: "One person can lift a full board, and thin partitions or a suspended ceiling can carry it.",
      ar: "يرفع شخص واحد لوحًا كاملًا، وتحمله القواطع الرقيقة والأسقف المعلّقة.",
    },
  },
  {
    page: "polyester",
    block: "benefits.2.title",
    text: {
      zh: "好裁",
      en: "Easy to cut",
      ar: "سهل القصّ",
    },
  },
  {
    page: "polyester",
    block: "benefits.2.text",
    text: {
      zh: "工地上一把美工刀就够；在工厂里，数控刀可以刻 V 槽、切六边形、裁出任何轮廓。",
      en: "A knife will do on site. In the factory a computer-guided blade cuts V-grooves, hexagons or any outline you draw.",
      ar: "تكفي السكين في الموقع، وفي المصنع تحفر شفرة يقودها الحاسوب حزوز V والأشكال السداسية وأي حدود ترسمها.",
    },
  },
  {
    page: "polyester",
    block: "benefits.3.title",
    text: {
      zh: "能钉图钉",
      en: "Takes a pin",
      ar: "يقبل الدبوس",
    },
  },
  {
    page: "polyester",
    block: "benefits.3.text",
    text: {
      zh: "图纸、便签、孩子的画都能直接钉上去，拔掉后针孔自己合拢。",
      en: "Drawings, notes and children’s pictures go straight onto it, and the hole closes when the pin comes out.",
      ar: "تُعلّق عليه الرسوم والملاحظات ولوحات الأطفال، وينغلق الثقب حين يُنزع الدبوس.",
    },
  },
  {
    page: "polyester",
    block: "benefits.4.title",
    text: {
      zh: "颜色多",
      en: "Full of colour",
      ar: "غنيّ بالألوان",
    },
  },
  {
    page: "polyester",
    block: "benefits.4.text",
    text: {
      zh: "从象牙白、沙色到墨绿、赭黄，可以整面同色，也可以拼出图案或导视。",
      en: "From ivory and sand to moss and ochre: one colour for a calm wall, several for a pattern or a sign.",
      ar: "من العاجي والرملي إلى الأخضر الداكن والمغرة: لون واحد لجدار هادئ، أو عدّة ألوان لنقش أو لوحة إرشاد.",
    },
  },
  {
    page: "polyester",
    block: "buildup.title",
    text: {
      zh: "背后留一点空",
      en: "Leave a little room behind",
      ar: "اترك فراغًا خلفه",
    },
  },
  {
    page: "polyester",
    block: "buildup.lead",
    text: {
      zh: "纤维材料越薄，越只管高频。离墙远一点，等于免费加厚。",
      en: "The thinner a fibre absorber, the more it serves the high frequencies only. Distance from the wall is thickness that costs nothing.",
      ar: "كلما رقّت المادة الليفية اقتصر عملها على الترددات العالية، والمسافة عن الجدار سماكة بلا كلفة.",
    },
  },
  {
    page: "polyester",
    block: "buildup.1.title",
    text: {
      zh: "墙或楼板",
      en: "Wall or slab",
      ar: "الجدار أو السقف",
    },
  },
  {
    page: "polyester",
    block: "buildup.1.text",
    text: {
      zh: "干净、牢固、干燥即可。",
      en: "Clean, sound and dry is enough.",
      ar: "يكفي أن يكون نظيفًا ومتينًا وجافًا.",
    },
  },
  {
    page: "polyester",
    block: "buildup.2.title",
    text: {
      zh: "空腔",
      en: "Cavity",
      ar: "الفراغ",
    },
  },
  {
    page: "polyester",
    block: "buildup.2.text",
    text: {
      zh: "木条、型材或吊索把板带离表面，声音从前后两面都能进入纤维。",
      en: "Battens, profiles or cables bring the board off the surface, so that sound can enter it from both sides.",
      ar: "تُبعد العوارض أو المقاطع أو الأسلاك اللوح عن السطح، فيدخله الصوت من الجهتين.",
    },
  },
  {
    page: "polyester",
    block: "buildup.3.title",
    text: {
      zh: "聚酯毡",
      en: "The felt",
      ar: "اللبّاد",
    },
  },
  {
    page: "polyester",
    block: "buildup.3.text",
    text: {
      zh: "空气在纤维之间来回摩擦，声能在这里耗掉。",
      en: "Air rubs to and fro among the fibres; this is where the energy of the sound is spent.",
      ar: "يحتكّ الهواء بالألياف جيئة وذهابًا، وهنا تُستهلك طاقة الصوت.",
    },
  },
  {
    page: "polyester",
    block: "buildup.4.title",
    text: {
      zh: "表面",
      en: "The surface",
      ar: "الوجه",
    },
  },
  {
    page: "polyester",
    block: "buildup.4.text",
    text: {
      zh: "平板、刻槽或拼块；不要再刷漆，漆膜会封住纤维的孔。",
      en: "Flat, grooved or tiled. Do not paint it: a film of paint closes the pores.",
      ar: "مسطّح أو محزّز أو قطع متجاورة. لا تدهنه، فطبقة الدهان تسدّ مسامه.",
    },
  },
  {
    page: "polyester",
    block: "mountings.title",
    text: {
      zh: "四种用法",
      en: "Four ways to use it",
      ar: "أربع طرق لاستعماله",
    },
  },
  {
    page: "polyester",
    block: "mountings.direct.title",
    text: {
      zh: "贴墙",
      en: "Flat on the wall",
      ar: "ملصقًا على الجدار",
    },
  },
  {
    page: "polyester",
    block: "mountings.direct.text",
    text: {
      zh: "最省空间。文献中同类纤维毡紧贴硬背面时，500 Hz 约 0.20，4000 Hz 约 0.97：对尖锐的声音很有效，对低沉的声音几乎没有作用。",
      en: "It takes the least space. Published values for fibre mats on a hard backing run from about 0.20 at 500 Hz to 0.97 at 4000 Hz: strong on sharp sounds, weak on low ones.",
      ar: "الأقل حيّزًا. القيم المنشورة لحصائر ليفية على ظهر صلب تتدرّج من نحو 0.20 عند 500 هرتز إلى 0.97 عند 4000 هرتز: قوية مع الأصوات الحادّة، ضعيفة مع المنخفضة.",
    },
  },
  {
    page: "polyester",
    block: "mountings.battens.title",
    text: {
      zh: "离墙",
      en: "Off the wall",
      ar: "مبتعدًا عن الجدار",
    },
  },
  {
    page: "polyester",
    block: "mountings.battens.text",
    text: {
      zh: "架在木条上，中频明显改善。文献中 20 mm 纤维板加 50 mm 空腔，500 Hz 达到 0.82；那是矿物纤维，供参考趋势，不代表本产品。",
      en: "On battens the middle frequencies gain clearly. A published 20 mm fibre board over a 50 mm cavity reaches 0.82 at 500 Hz; that board was mineral fibre, so read it as a trend and not as our value.",
      ar: "على العوارض تتحسّن الترددات الوسطى بوضوح. لوح ليفي منشور بسماكة 20 مم أمام فراغ 50 مم يبلغ 0.82 عند 500 هرتز؛ وهو من ألياف معدنية، فاقرأه اتجاهًا عامًا لا قيمة لمنتجنا.",
    },
  },
  {
    page: "polyester",
    block: "mountings.baffle.title",
    text: {
      zh: "垂片",
      en: "As baffles",
      ar: "ألواح معلّقة (بافل)",
    },
  },
  {
    page: "polyester",
    block: "mountings.baffle.text",
    text: {
      zh: "竖着挂，两面都吸声，光和风从片间通过，楼板也可以保持裸露。与喷淋头的距离请由消防专业确认。",
      en: "Hung on edge they absorb on both faces, and light and air pass between them. The slab can stay bare. Have the distance to sprinkler heads checked by the fire engineer.",
      ar: "تُعلّق رأسيًا فتمتصّ بوجهيها ويمرّ الضوء والهواء بينها، ويبقى السقف مكشوفًا. أما بُعدها عن رشّاشات الحريق فيراجعه مهندس الحريق.",
    },
  },
  {
    page: "polyester",
    block: "mountings.cloud.title",
    text: {
      zh: "云板",
      en: "As clouds",
      ar: "غيمات سقف",
    },
  },
  {
    page: "polyester",
    block: "mountings.cloud.text",
    text: {
      zh: "水平吊在桌子上方，把人声接在最近的地方；圆形或矩形都可以。",
      en: "Hung level over a table, round or rectangular, they catch voices close to where they start.",
      ar: "تُعلّق أفقيًا فوق الطاولة، مستديرة أو مستطيلة، فتلتقط الأصوات قرب مصدرها.",
    },
  },
  {
    page: "polyester",
    block: "finishes.title",
    text: {
      zh: "颜色与形状",
      en: "Colours and shapes",
      ar: "الألوان والأشكال",
    },
  },
  {
    page: "polyester",
    block: "finishes.lead",
    text: {
      zh: "平板、V 槽、六边形、桌屏、垂片、云板，用的是同一套颜色，一间房里可以任意搭配。",
      en: "Flat boards, V-grooves, hexagons, desk screens, baffles and clouds all share one range of colours, so a room can mix them freely.",
      ar: "الألواح المسطّحة وذات حزوز V والسداسيات وحواجز المكاتب والألواح المعلّقة وغيمات السقف تشترك في مجموعة ألوان واحدة، فتُمزج في الغرفة كما تشاء.",
    },
  },
  {
    page: "polyester",
    block: "install.title",
    text: {
      zh: "五步装好",
      en: "Fitted in five steps",
      ar: "التركيب في خمس خطوات",
    },
  },
  {
    page: "polyester",
    block: "install.1.title",
    text: {
      zh: "核对色批",
      en: "Check the batch",
      ar: "طابق الدفعة",
    },
  },
  {
    page: "polyester",
    block: "install.1.text",
    text: {
      zh: "同一面墙用同一批号的板，并让背面的箭头朝同一方向。",
      en: "Use one batch for one wall, and keep the arrows on the back pointing the same way.",
      ar: "استعمل دفعة واحدة للجدار الواحد، واجعل الأسهم على الظهر في اتجاه واحد.",
    },
  },
  {
    page: "polyester",
    block: "install.2.title",
    text: {
      zh: "排版",
      en: "Lay it out",
      ar: "وزّع الألواح",
    },
  },
  {
    page: "polyester",
    block: "install.2.text",
    text: {
      zh: "先在地上摆一遍，图案和接缝都看清楚再动刀。",
      en: "Lay everything on the floor first, and look at pattern and joints before you cut.",
      ar: "افرش القطع على الأرض أولًا، وانظر إلى النقش والفواصل قبل القصّ.",
    },
  },
  {
    page: "polyester",
    block: "install.3.title",
    text: {
      zh: "裁切",
      en: "Cut",
      ar: "قصّ",
    },
  },
  {
    page: "polyester",
    block: "install.3.text",
    text: {
      zh: "锋利的刀、钢尺、两三刀走完，别想一刀切透。",
      en: "A sharp blade, a steel rule, and two or three passes rather than one.",
      ar: "شفرة حادّة ومسطرة فولاذية، وعلى مرّتين أو ثلاث لا مرّة واحدة.",
    },
  },
  {
    page: "polyester",
    block: "install.4.title",
    text: {
      zh: "固定",
      en: "Fix",
      ar: "ثبّت",
    },
  },
  {
    page: "polyester",
    block: "install.4.text",
    text: {
      zh: "平板用板夹或免钉胶，重的板加几颗螺钉；吊件按图上的吊点走，每片不少于图示数量。",
      en: "Clips or assembly adhesive for flat boards, a few screws for heavy ones. Hanging pieces use every suspension point shown on the drawing.",
      ar: "مشابك أو لاصق تركيب للألواح المسطّحة، وبضعة براغٍ للثقيلة. أما القطع المعلّقة فتُستعمل لها نقاط التعليق المرسومة كلها.",
    },
  },
  {
    page: "polyester",
    block: "install.5.title",
    text: {
      zh: "清理",
      en: "Brush down",
      ar: "نظّف",
    },
  },
  {
    page: "polyester",
    block: "install.5.text",
    text: {
      zh: "软刷吸尘器过一遍，留下的粉尘和线头就没有了。",
      en: "A vacuum cleaner with a soft brush takes away the dust and loose fibres that are left.",
      ar: "مكنسة كهربائية بفرشاة ناعمة تزيل ما بقي من غبار وخيوط.",
    },
  },
  {
    page: "polyester",
    block: "faq.title",
    text: {
      zh: "常被问到的",
      en: "Often asked",
      ar: "أسئلة متكررة",
    },
  },
  {
    page: "polyester",
    block: "faq.1.question",
    text: {
      zh: "9、12、24 mm 怎么选？",
      en: "9, 12 or 24 mm: which one?",
      ar: "كيف أختار بين 9 و12 و24 مم؟",
    },
  },
  {
    page: "polyester",
    block: "faq.1.answer",
    text: {
      zh: "9 mm 适合拼块和钉板；12 mm 是墙面的常用厚度，V 槽也用它；桌屏、垂片，以及贴墙又希望照顾中频的地方，选 24 mm。能离墙安装时，薄一点也够。",
      en: "9 mm for tiles and pinboards; 12 mm as the usual wall board and for V-grooves; 24 mm for desk screens and baffles, and where it must lie flat and still reach the middle frequencies. With a gap behind it, a thinner one will often do.",
      ar: "9 مم للقطع ولوحات الدبابيس، و12 مم هو المعتاد للجدران وللحزوز V، و24 مم لحواجز المكاتب والألواح المعلّقة، وحين يُلصق مباشرة ويُراد أن يبلغ الترددات الوسطى. وإن تُرك خلفه فراغ فكثيرًا ما يكفي الأرقّ.",
    },
  },
  {
    page: "polyester",
    block: "faq.2.question",
    text: {
      zh: "怎么清洁？",
      en: "How is it cleaned?",
      ar: "كيف يُنظّف؟",
    },
  },
  {
    page: "polyester",
    block: "faq.2.answer",
    text: {
      zh: "平时吸尘；有污渍时用微湿的布轻按，不要来回擦，也不要用溶剂。",
      en: "Vacuum it now and then. Dab a stain with a damp cloth; do not rub, and use no solvents.",
      ar: "بالمكنسة من حين إلى آخر. واضغط على البقعة بقطعة قماش رطبة دون فرك ودون مذيبات.",
    },
  },
  {
    page: "polyester",
    block: "faq.3.question",
    text: {
      zh: "会掉纤维、有味道吗？",
      en: "Does it shed fibres or smell?",
      ar: "هل تتساقط أليافه أو له رائحة؟",
    },
  },
  {
    page: "polyester",
    block: "faq.3.answer",
    text: {
      zh: "热合后的纤维彼此粘牢，正常使用不掉屑。新板开箱时可能有轻微的气味，通风一两天即散；需要释放量报告的项目请提前说明。",
      en: "Once bonded, the fibres hold. A new board may smell faintly when unpacked and loses it in a day or two of airing. If the project needs an emission report, tell us early.",
      ar: "بعد التثبيت الحراري تتماسك الألياف. قد تكون للوح الجديد رائحة خفيفة تزول بتهوية يوم أو يومين. وإن احتاج المشروع إلى تقرير انبعاثات فأخبرنا مبكرًا.",
    },
  },
  {
    page: "polyester",
    block: "faq.4.question",
    text: {
      zh: "燃烧性能怎么说？",
      en: "What about reaction to fire?",
      ar: "وماذا عن التفاعل مع الحريق؟",
    },
  },
  {
    page: "polyester",
    block: "faq.4.answer",
    text: {
      zh: "聚酯毡通常可以做阻燃配方，但 EN 13501-1、GB 8624 与 ASTM E84 的结果不能互相换算。请给我们适用的标准，我们确认对应版本和报告后再报价。",
      en: "Felt can be made flame-retardant, but results under EN 13501-1, GB 8624 and ASTM E84 cannot be converted into one another. Name the standard; we confirm version and report before we quote.",
      ar: "يمكن إنتاج اللبّاد مقاومًا للهب، لكن نتائج EN 13501-1 وGB 8624 وASTM E84 لا تُحوَّل من معيار إلى آخر. اذكر المعيار المطلوب لنؤكّد النسخة والتقرير قبل التسعير.",
    },
  },
  {
    page: "polyester",
    block: "faq.5.question",
    text: {
      zh: "能做我们公司的颜色和图案吗？",
      en: "Can you make our colours and our pattern?",
      ar: "هل تنفّذون ألواننا ونقشنا؟",
    },
  },
  {
    page: "polyester",
    block: "faq.5.answer",
    text: {
      zh: "图案可以，发来矢量文件即可排刀。定制颜色要重新混纤维，有起订量，先做小样确认。",
      en: "Patterns, yes: send a vector file and we set the cutter. A colour of your own means blending fibre afresh, with a minimum order and a sample first.",
      ar: "النقش نعم: أرسل ملفًّا متّجهيًا ونضبط القاطع. أما اللون الخاص فيعني مزج ألياف جديدة، وله حدّ أدنى للطلب وعيّنة تُعتمد أولًا.",
    },
  },
  {
    page: "polyester",
    block: "faq.6.question",
    text: {
      zh: "哪里不适合用？",
      en: "Where should it not be used?",
      ar: "أين لا يصلح؟",
    },
  },
  {
    page: "polyester",
    block: "faq.6.answer",
    text: {
      zh: "厨房灶台旁、淋浴间、室外，以及会被经常撞到的走廊下半墙。以低频为主的噪声，也请换成带空腔的木质板。",
      en: "Beside a cooker, in a shower, outdoors, or on the lower part of a corridor that takes knocks. And where the trouble is low-pitched, choose wood panels over a cavity instead.",
      ar: "بجوار الموقد، وفي حجرة الاستحمام، وفي الخارج، وعلى الجزء السفلي من ممرّ كثير الاصطدام. وإن كانت المشكلة ترددات منخفضة فاختر ألواحًا خشبية أمام فراغ.",
    },
  },
  {
    page: "polyester",
    block: "ask.title",
    text: {
      zh: "把想要的颜色告诉我们",
      en: "Tell us your colours",
      ar: "أخبرنا بألوانك",
    },
  },
  {
    page: "polyester",
    block: "ask.lead",
    text: {
      zh: "一张效果图或几个色号就够了，我们配出最接近的毡色，连同小样一起寄出。",
      en: "A rendering or a few colour codes are enough. We find the nearest felts and send them with the samples.",
      ar: "تكفي صورة للتصميم أو بضعة أرقام ألوان، فنختار أقرب اللبّاد إليها ونرسله مع العيّنات.",
    },
  },
  {
    page: "polyester",
    block: "ask.action",
    text: {
      zh: "索取色卡与报价",
      en: "Ask for colours and a quote",
      ar: "اطلب الألوان وعرض السعر",
    },
  },
  {
    page: "polyester",
    block: "seo.title",
    text: {
      zh: "聚酯毡吸音板：平板、V 槽、六边形、垂片与云板｜听禾声学",
      en: "Polyester felt acoustic panels, baffles and clouds | Tinghe",
      ar: "ألواح لبّاد البوليستر: مسطّحة ومحزّزة وسداسية ومعلّقة وغيمات",
    },
  },
  {
    page: "polyester",
    block: "seo.description",
    text: {
      zh: "聚酯毡吸音板有 9、12、24 mm 三种厚度，可裁切、刻槽、悬挂。材料、四种用法、五步安装、颜色与常见问题，一页看全。",
      en: "Polyester felt in 9, 12 and 24 mm: flat, grooved, hexagon, baffle and cloud. How it is made, four ways to use it, fitting in five steps, questions answered.",
      ar: "لبّاد بوليستر بسماكة 9 و12 و24 مم: مسطّح ومحزّز وسداسي ومعلّق وغيمات سقف. صناعته، وأربع طرق لاستعماله، وخمس خطوات لتركيبه.",
    },
  },
  {
    page: "polyester",
    block: "seo.keywords",
    text: {
      zh: "聚酯纤维吸音板，聚酯毡，PET 吸音板，吸音垂片，吸音云板，六边形吸音板，桌面屏风",
      en: "polyester felt panel, PET acoustic panel, felt baffle, acoustic cloud, hexagon tile, desk screen, V-groove felt",
      ar: "لبّاد البوليستر، ألواح PET صوتية، ألواح لبّاد معلّقة، بافل، غيمات صوتية، قطع سداسية، حاجز مكتب، حزوز V",
    },
  },
];
