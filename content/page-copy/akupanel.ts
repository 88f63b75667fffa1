import type { PageBlock } from "#domain/company/company-content.ts";

export const akupanel: PageBlock[] = [
  {
    page: "akupanel",
    block: "hero.title",
    text: {
      zh: "木格栅吸音板",
      en: "Wood slat panels",
      ar: "ألواح الشرائح الخشبية",
    },
  },
  {
    page: "akupanel",
    block: "hero.lead",
    text: {
      zh: "看见的是一道道木条，干活的是木条之间露出的毡。",
      en: "You see the wood. The work is done by the felt between the slats.",
      ar: "ما تراه هو الخشب، وما يعمل هو اللبّاد الظاهر بين الشرائح.",
    },
  },
  {
    page: "akupanel",
    block: "hero.primary",
    text: {
      zh: "选一种木色",
      en: "Choose a wood",
      ar: "اختر لون الخشب",
    },
  },
  {
    page: "akupanel",
    block: "hero.secondary",
    text: {
      zh: "索取样板",
      en: "Ask for samples",
      ar: "اطلب عيّنات",
    },
  },
  {
    page: "akupanel",
    block: "made.title",
    text: {
      zh: "一块板由什么组成",
      en: "What a panel is made of",
      ar: "ممّ يتكوّن اللوح",
    },
  },
  {
    page: "akupanel",
    block: "made.lead",
    text: {
      zh: "三样东西，各有分工：面皮好看，芯材平直，毡负责吸声。",
      en: "Three things, each with its own task: a face to look at, a core to keep it straight, a felt to take the sound.",
      ar: "ثلاثة أجزاء لكل منها دوره: وجه يُنظر إليه، ولبّ يحفظ الاستقامة، ولبّاد يلتقط الصوت.",
    },
  },
  {
    page: "akupanel",
    block: "made.1.title",
    text: {
      zh: "木皮",
      en: "The veneer",
      ar: "القشرة",
    },
  },
  {
    page: "akupanel",
    block: "made.1.text",
    text: {
      zh: "天然木皮或染色饰面，沿木条的三面包覆，转角处木纹不断。",
      en: "Natural or stained wood, wrapped round three sides of the slat so that the grain runs on over the edge.",
      ar: "خشب طبيعي أو مصبوغ يلفّ ثلاثة وجوه من الشريحة، فتمتدّ العروق فوق الحافة بلا انقطاع.",
    },
  },
  {
    page: "akupanel",
    block: "made.2.title",
    text: {
      zh: "木条",
      en: "The slat",
      ar: "الشريحة",
    },
  },
  {
    page: "akupanel",
    block: "made.2.text",
    text: {
      zh: "中密度纤维板芯，尺寸稳定，边角略作倒棱，手摸上去不割手。",
      en: "A medium-density fibreboard core that keeps its shape, with edges eased just enough to be kind to the hand.",
      ar: "لبّ من ألواح الألياف متوسطة الكثافة يحافظ على شكله، وحواف مخفّفة بما يكفي لتكون لطيفة على اليد.",
    },
  },
  {
    page: "akupanel",
    block: "made.3.title",
    text: {
      zh: "毡底",
      en: "The felt",
      ar: "اللبّاد",
    },
  },
  {
    page: "akupanel",
    block: "made.3.text",
    text: {
      zh: "聚酯毡（通常是黑色）把木条连成一块板，既是底板，也是吸声层；美工刀就能裁开。",
      en: "Polyester felt, black as a rule, holds the slats together. It is the backing and the absorber at once, and a knife cuts it.",
      ar: "لبّاد بوليستر، أسود في الغالب، يجمع الشرائح في لوح واحد؛ هو الظهر والمادة الماصّة معًا، ويُقصّ بالسكين.",
    },
  },
  {
    page: "akupanel",
    block: "benefits.title",
    text: {
      zh: "为什么用它",
      en: "Why architects use it",
      ar: "لماذا يختاره المعماريون",
    },
  },
  {
    page: "akupanel",
    block: "benefits.1.title",
    text: {
      zh: "说话听得清",
      en: "Speech becomes clear",
      ar: "كلام أوضح",
    },
  },
  {
    page: "akupanel",
    block: "benefits.1.text",
    text: {
      zh: "它最擅长 500 Hz 以上，恰好是辅音所在的范围，一句话的尾巴不再糊在下一句的开头。",
      en: "It works best from about 500 Hz upwards, where the consonants are, so one sentence no longer runs into the next.",
      ar: "أفضل عمله من نحو 500 هرتز فصاعدًا، حيث تقع الحروف الصامتة، فلا تختلط نهاية جملة ببداية التي تليها.",
    },
  },
  {
    page: "akupanel",
    block: "benefits.2.title",
    text: {
      zh: "一步完成饰面",
      en: "It is the finish as well",
      ar: "تشطيب ومعالجة معًا",
    },
  },
  {
    page: "akupanel",
    block: "benefits.2.text",
    text: {
      zh: "吸音层和完成面是同一块板，上墙之后不必再批灰、刷漆或蒙布。",
      en: "Absorber and surface arrive as one panel. Once it is up there is nothing left to plaster, paint or cover.",
      ar: "الطبقة الماصّة والوجه النهائي لوح واحد، فلا حاجة بعد التركيب إلى تلييس أو دهان أو كسوة.",
    },
  },
  {
    page: "akupanel",
    block: "benefits.3.title",
    text: {
      zh: "工期短",
      en: "Quick on site",
      ar: "سريع في الموقع",
    },
  },
  {
    page: "akupanel",
    block: "benefits.3.text",
    text: {
      zh: "两个人、一把电锯、一盒黑色螺钉，普通会议室的一面墙一天就能装完。",
      en: "Two people, a saw and a box of black screws can finish the wall of an ordinary meeting room within a day.",
      ar: "شخصان ومنشار وعلبة براغٍ سوداء تكفي لإنهاء جدار قاعة اجتماعات عادية في يوم واحد.",
    },
  },
  {
    page: "akupanel",
    block: "benefits.4.title",
    text: {
      zh: "可以拆",
      en: "It can come down again",
      ar: "يمكن فكّه",
    },
  },
  {
    page: "akupanel",
    block: "benefits.4.text",
    text: {
      zh: "用螺钉固定的板能完整拆下，搬家、检修线路或换色都不必砸墙。",
      en: "Screwed panels come off whole, for a move, for cables behind them, or for another colour.",
      ar: "الألواح المثبّتة بالبراغي تُفكّ سليمة، عند الانتقال أو صيانة التمديدات أو تغيير اللون.",
    },
  },
  {
    page: "akupanel",
    block: "buildup.title",
    text: {
      zh: "从墙面往外数",
      en: "From the wall outwards",
      ar: "من الجدار إلى الخارج",
    },
  },
  {
    page: "akupanel",
    block: "buildup.lead",
    text: {
      zh: "背后的空间是吸声构造的一部分。图纸上请把整个厚度留出来。",
      en: "The space behind belongs to the absorber. Allow for the overall depth on your drawings.",
      ar: "الفراغ الخلفي جزء من الماصّ. احسب العمق كله في رسوماتك.",
    },
  },
  {
    page: "akupanel",
    block: "buildup.1.title",
    text: {
      zh: "基层墙",
      en: "The wall",
      ar: "الجدار الأساس",
    },
  },
  {
    page: "akupanel",
    block: "buildup.1.text",
    text: {
      zh: "混凝土、砖或石膏板，干燥、平整，电线盒位置先定好。",
      en: "Concrete, brick or plasterboard: dry, level, with the boxes for cables already placed.",
      ar: "خرسانة أو طوب أو ألواح جبس، جاف ومستوٍ، وقد حُدّدت فيه علب الكهرباء.",
    },
  },
  {
    page: "akupanel",
    block: "buildup.2.title",
    text: {
      zh: "木龙骨",
      en: "Battens",
      ar: "العوارض",
    },
  },
  {
    page: "akupanel",
    block: "buildup.2.text",
    text: {
      zh: "把板架离墙面，留出空腔；50 mm 是一个常见的深度。",
      en: "They hold the panel off the wall and make the cavity; 50 mm is a common depth.",
      ar: "تُبعد اللوح عن الجدار وتصنع الفراغ؛ و50 مم عمق شائع.",
    },
  },
  {
    page: "akupanel",
    block: "buildup.3.title",
    text: {
      zh: "岩棉",
      en: "Rock wool",
      ar: "الصوف الصخري",
    },
  },
  {
    page: "akupanel",
    block: "buildup.3.text",
    text: {
      zh: "填在龙骨之间，松松放满即可，不要压实。",
      en: "Laid between the battens, filling the space without being pressed.",
      ar: "يوضع بين العوارض فيملأ الفراغ دون أن يُضغط.",
    },
  },
  {
    page: "akupanel",
    block: "buildup.4.title",
    text: {
      zh: "毡底",
      en: "Felt backing",
      ar: "ظهر اللبّاد",
    },
  },
  {
    page: "akupanel",
    block: "buildup.4.text",
    text: {
      zh: "声音穿过木条间的缝隙进入毡和空腔，在纤维里变成极少量的热。",
      en: "Sound passes the gaps into felt and cavity, and ends among the fibres as a trace of heat.",
      ar: "يعبر الصوت الفواصل إلى اللبّاد والفراغ، وينتهي بين الألياف أثرًا يسيرًا من الحرارة.",
    },
  },
  {
    page: "akupanel",
    block: "buildup.5.title",
    text: {
      zh: "木条",
      en: "Slats",
      ar: "الشرائح",
    },
  },
  {
    page: "akupanel",
    block: "buildup.5.text",
    text: {
      zh: "留在最外面，给人看，也给人摸。",
      en: "Outermost, for the eye and the hand.",
      ar: "في الواجهة، للعين ولليد.",
    },
  },
  {
    page: "akupanel",
    block: "mountings.title",
    text: {
      zh: "三种装法，三种结果",
      en: "Three mountings, three results",
      ar: "ثلاث طرق تركيب، ثلاث نتائج",
    },
  },
  {
    page: "akupanel",
    block: "mountings.lead",
    text: {
      zh: "下面的等级是别家公开的说法，不是我们的检测结果；产品页按装法给出计算值和可比构造的曲线。",
      en: "The classes below are what other makers have published, not tests of ours. Product pages show, mounting by mounting, what we calculate and what was published of comparable constructions.",
      ar: "الفئات أدناه مما نشره مصنّعون آخرون، وليست نتائج اختبارنا. وتعرض صفحات المنتجات لكل طريقة تركيب ما نحسبه وما نُشر لتركيبات مشابهة.",
    },
  },
  {
    page: "akupanel",
    block: "mountings.direct.title",
    text: {
      zh: "直接固定在墙上",
      en: "Straight on the wall",
      ar: "على الجدار مباشرة",
    },
  },
  {
    page: "akupanel",
    block: "mountings.direct.text",
    text: {
      zh: "最薄、最快。背后没有空腔，主要作用在高频；公开资料给出的等级是 D。适合以装饰为主、回声不重的房间。",
      en: "Thinnest and quickest. With no cavity it acts mostly on high frequencies; class D is the published figure. Right where looks come first and the room is not very lively.",
      ar: "الأقل سماكة والأسرع. من دون فراغ خلفي يعمل أساسًا على الترددات العالية، والفئة المنشورة D. يناسب غرفة صداها خفيف ويُطلب فيها المظهر أولًا.",
    },
  },
  {
    page: "akupanel",
    block: "mountings.battens.title",
    text: {
      zh: "架在龙骨上",
      en: "On battens",
      ar: "على عوارض",
    },
  },
  {
    page: "akupanel",
    block: "mountings.battens.text",
    text: {
      zh: "50 mm 空腔、不填棉：一条公开的可比曲线（原资料未说明做法，我们按这一种理解）在 1000 Hz 附近达到峰值，别家对这种装法公开的等级是 C。办公室与会议室常用这一种。",
      en: "A 50 mm cavity, no wool. The published curve of a comparable panel, which we read as this mounting since its sheet does not say, peaks near 1000 Hz, and class C is what another maker states for this mounting. The usual choice for offices and meeting rooms.",
      ar: "فراغ 50 مم بلا صوف. يبلغ المنحنى المنشور للوح مشابه، ونقرؤه لهذا التركيب لأن نشرته لا تذكر تركيبًا، ذروته قرب 1000 هرتز، ويذكر مصنّع آخر الفئة C لهذا التركيب. هو الاختيار المعتاد للمكاتب وقاعات الاجتماعات.",
    },
  },
  {
    page: "akupanel",
    block: "mountings.wool.title",
    text: {
      zh: "龙骨加岩棉",
      en: "On battens, with wool",
      ar: "على عوارض مع صوف صخري",
    },
  },
  {
    page: "akupanel",
    block: "mountings.wool.text",
    text: {
      zh: "空腔里填岩棉，吸声向低频伸展；同类产品的公开资料称可达 A 级。影音室、琴房、音乐教室值得多花这一点厚度。",
      en: "Wool in the cavity carries the absorption further down the scale; a published sheet for this type claims class A. Worth the depth in home cinemas, piano rooms and music rooms.",
      ar: "الصوف في الفراغ يمدّ الامتصاص نحو الترددات الأخفض، وتذكر نشرة منشورة لهذا النوع الفئة A. يستحق العمق الإضافي في السينما المنزلية وغرف البيانو والموسيقى.",
    },
  },
  {
    page: "akupanel",
    block: "finishes.title",
    text: {
      zh: "六种木色",
      en: "Six woods",
      ar: "ستة ألوان خشب",
    },
  },
  {
    page: "akupanel",
    block: "finishes.lead",
    text: {
      zh: "橡木、胡桃木、烟熏橡木、黑色、白蜡木、柚木；橡木另有窄条版本。木皮是天然的，批次之间会有差别，大面积请一次订齐。",
      en: "Oak, walnut, smoked oak, black, ash and teak, and oak again in a narrow slat. Veneer is a natural thing and varies from batch to batch: order a large wall in one go.",
      ar: "بلوط وجوز وبلوط مدخّن وأسود ودردار وساج، والبلوط أيضًا بشرائح ضيقة. القشرة مادة طبيعية تتفاوت من دفعة إلى أخرى، فاطلب الجدار الكبير دفعة واحدة.",
    },
  },
  {
    page: "akupanel",
    block: "install.title",
    text: {
      zh: "五步上墙",
      en: "Up in five steps",
      ar: "التركيب في خمس خطوات",
    },
  },
  {
    page: "akupanel",
    block: "install.1.title",
    text: {
      zh: "让板适应房间",
      en: "Let it settle",
      ar: "دعه يتأقلم",
    },
  },
  {
    page: "akupanel",
    block: "install.1.text",
    text: {
      zh: "拆开包装，平放在要安装的房间里两天，让木材适应温度和湿度。",
      en: "Unpack the panels and lay them flat in the room for two days, until the wood has met the climate it will live in.",
      ar: "افتح العبوات وضع الألواح مسطّحة في الغرفة يومين حتى يعتاد الخشب حرارتها ورطوبتها.",
    },
  },
  {
    page: "akupanel",
    block: "install.2.title",
    text: {
      zh: "弹线分格",
      en: "Set out",
      ar: "خطّط",
    },
  },
  {
    page: "akupanel",
    block: "install.2.text",
    text: {
      zh: "从墙的中线往两边排，让两端裁切的板一样宽；插座和门套先画上。",
      en: "Start from the middle of the wall so that the cut panels at both ends are equal. Mark sockets and door frames first.",
      ar: "ابدأ من منتصف الجدار ليتساوى اللوحان المقصوصان في الطرفين، وعلّم أولًا مواضع المقابس وإطارات الأبواب.",
    },
  },
  {
    page: "akupanel",
    block: "install.3.title",
    text: {
      zh: "固定龙骨",
      en: "Fix the battens",
      ar: "ثبّت العوارض",
    },
  },
  {
    page: "akupanel",
    block: "install.3.text",
    text: {
      zh: "龙骨与木条方向垂直，用水平尺找平；需要填棉的，这时放好。",
      en: "Run them across the slats and pack them level. If there is to be wool, it goes in now.",
      ar: "اجعلها متعامدة مع اتجاه الشرائح واضبط استواءها، وإن كان هناك صوف فهذا وقته.",
    },
  },
  {
    page: "akupanel",
    block: "install.4.title",
    text: {
      zh: "裁切与安装",
      en: "Cut and screw",
      ar: "قصّ وثبّت",
    },
  },
  {
    page: "akupanel",
    block: "install.4.text",
    text: {
      zh: "细齿锯裁木条，美工刀裁毡；黑色螺钉从两根木条之间穿过毡拧进龙骨，退后一步就看不见。",
      en: "A fine saw for the slats, a knife for the felt. Black screws go through the felt between two slats, and are lost to the eye from a step away.",
      ar: "منشار ناعم للشرائح وسكين للّبّاد. تمرّ البراغي السوداء عبر اللبّاد بين شريحتين إلى العوارض، فلا تُرى من على بُعد خطوة.",
    },
  },
  {
    page: "akupanel",
    block: "install.5.title",
    text: {
      zh: "收边",
      en: "Finish the edges",
      ar: "أنهِ الحواف",
    },
  },
  {
    page: "akupanel",
    block: "install.5.text",
    text: {
      zh: "外露的端头用转角型材收口，或者停在一根完整的木条上。",
      en: "Close open ends with the corner profile, or stop on a whole slat.",
      ar: "أغلق الأطراف المكشوفة بقطعة الزاوية، أو توقّف عند شريحة كاملة.",
    },
  },
  {
    page: "akupanel",
    block: "faq.title",
    text: {
      zh: "常被问到的",
      en: "Often asked",
      ar: "أسئلة متكررة",
    },
  },
  {
    page: "akupanel",
    block: "faq.1.question",
    text: {
      zh: "装多少面积才有效果？",
      en: "How much do I need?",
      ar: "كم أحتاج من المساحة؟",
    },
  },
  {
    page: "akupanel",
    block: "faq.1.answer",
    text: {
      zh: "常用的经验值是地面面积的 25–30%。要更准，请把房间的长宽高和表面材料告诉我们，我们按频段计算。",
      en: "A common rule of thumb is 25–30% of the floor area. For something better, give us the room’s dimensions and surfaces and we calculate it band by band.",
      ar: "القاعدة الشائعة 25–30% من مساحة الأرضية. ولتقدير أدقّ أعطنا أبعاد الغرفة ومواد أسطحها لنحسبها نطاقًا نطاقًا.",
    },
  },
  {
    page: "akupanel",
    block: "faq.2.question",
    text: {
      zh: "它能挡住隔壁的声音吗？",
      en: "Will it keep the neighbours out?",
      ar: "هل يحجب صوت الجيران؟",
    },
  },
  {
    page: "akupanel",
    block: "faq.2.answer",
    text: {
      zh: "不能。它吸收的是房间里的回声，叫吸声；挡住隔壁要靠墙体的重量和密闭，叫隔声。两件事可以一起做，但不能互相代替。",
      en: "No. It absorbs echo inside the room. Stopping sound from next door takes mass and airtight joints in the wall itself. Both can be done together, but one never replaces the other.",
      ar: "لا. إنه يمتصّ الصدى داخل الغرفة، أما حجب صوت الجيران فعزل يحتاج إلى كتلة الجدار وإحكام فواصله. يمكن الجمع بينهما، لكن أحدهما لا يغني عن الآخر.",
    },
  },
  {
    page: "akupanel",
    block: "faq.3.question",
    text: {
      zh: "低音也能处理吗？",
      en: "Does it help with bass?",
      ar: "هل يفيد مع الأصوات المنخفضة؟",
    },
  },
  {
    page: "akupanel",
    block: "faq.3.answer",
    text: {
      zh: "单靠格栅，低频改善有限：文献曲线在 125 Hz 只有 0.12。低音重的房间请填岩棉、加深空腔，或配合穿孔木板。",
      en: "Slats alone do little there: the published curve stands at only 0.12 at 125 Hz. For a boomy room add wool, deepen the cavity, or combine slats with perforated wood.",
      ar: "الشرائح وحدها أثرها محدود هناك، فالمنحنى المنشور لا يتجاوز 0.12 عند 125 هرتز. إن كانت الترددات المنخفضة طاغية فأضف الصوف أو زد عمق الفراغ أو ادمجها مع ألواح مثقّبة.",
    },
  },
  {
    page: "akupanel",
    block: "faq.4.question",
    text: {
      zh: "可以装在天花上吗？",
      en: "Can it go on a ceiling?",
      ar: "هل يصلح للأسقف؟",
    },
  },
  {
    page: "akupanel",
    block: "faq.4.answer",
    text: {
      zh: "可以，固定在龙骨上，每根龙骨都要打螺钉，不能只用胶。天花的固定方案请先和我们的工程师核对。",
      en: "Yes, on battens, with a screw at every batten and never with glue alone. Please go through the fixing with our engineers first.",
      ar: "نعم، على عوارض وببرغي عند كل عارضة، ولا يُكتفى بالغراء أبدًا. راجع طريقة التركيب مع مهندسينا أولًا.",
    },
  },
  {
    page: "akupanel",
    block: "faq.5.question",
    text: {
      zh: "浴室或室外能用吗？",
      en: "What about bathrooms, or outdoors?",
      ar: "ماذا عن الحمّامات أو الخارج؟",
    },
  },
  {
    page: "akupanel",
    block: "faq.5.answer",
    text: {
      zh: "不建议。木皮和纤维板怕长期潮湿，请只用在干燥的室内。",
      en: "Better not. Veneer and fibreboard dislike lasting damp; keep them to dry rooms indoors.",
      ar: "لا ننصح بذلك. القشرة ولوح الألياف لا يحتملان الرطوبة الدائمة، فاستعملهما في غرف داخلية جافة.",
    },
  },
  {
    page: "akupanel",
    block: "faq.6.question",
    text: {
      zh: "燃烧性能等级是多少？",
      en: "What is its reaction-to-fire class?",
      ar: "ما فئته في التفاعل مع الحريق؟",
    },
  },
  {
    page: "akupanel",
    block: "faq.6.answer",
    text: {
      zh: "各国标准的试验方法不同，结果不能互换。请告诉我们项目所在地和适用标准，我们按它确认材料版本和所需报告。",
      en: "Standards test in different ways and their results cannot be exchanged. Name the country and the standard, and we confirm which version and which report the project needs.",
      ar: "تختلف طرق الاختبار بين المعايير ولا تُستبدل نتائجها بعضها ببعض. اذكر البلد والمعيار المطبّق لنؤكّد النسخة والتقرير المطلوبين لمشروعك.",
    },
  },
  {
    page: "akupanel",
    block: "ask.title",
    text: {
      zh: "给我们一面墙的尺寸",
      en: "Send us the size of a wall",
      ar: "أرسل إلينا قياس جدار",
    },
  },
  {
    page: "akupanel",
    block: "ask.lead",
    text: {
      zh: "回复里会有：需要几块板、几种装法的比较，以及可以寄出的样板。",
      en: "You get back the number of panels, the mountings compared, and the samples we can send.",
      ar: "يصلك عدد الألواح، ومقارنة بين طرق التركيب، والعيّنات المتاحة للإرسال.",
    },
  },
  {
    page: "akupanel",
    block: "ask.action",
    text: {
      zh: "询价或要样板",
      en: "Ask for a quote or samples",
      ar: "اطلب عرض سعر أو عيّنات",
    },
  },
  {
    page: "akupanel",
    block: "seo.title",
    text: {
      zh: "木格栅吸音板：构造、安装方式与吸声等级｜听禾声学",
      en: "Wood slat acoustic panels: build-up, mounting, class | Tinghe",
      ar: "ألواح الشرائح الخشبية: التركيب وطرق التركيب وفئة الامتصاص",
    },
  },
  {
    page: "akupanel",
    block: "seo.description",
    text: {
      zh: "木格栅吸音板由木皮、纤维板木条与聚酯毡构成。六种木色，三种安装方式的吸声差别，五步上墙，常见问题一页说清。",
      en: "Veneered slats on polyester felt, in six woods. What they are made of, how direct, batten and wool mountings differ, and how they go up in five steps.",
      ar: "شرائح مكسوّة بالقشرة على لبّاد بوليستر في ستة ألوان: مكوّناتها، والفرق بين طرق التركيب الثلاث، وخطوات التثبيت الخمس.",
    },
  },
  {
    page: "akupanel",
    block: "seo.keywords",
    text: {
      zh: "木格栅吸音板，格栅板，橡木吸音板，胡桃木格栅，聚酯毡，龙骨安装，吸声系数",
      en: "wood slat panel, acoustic slat wall, oak slats, walnut slats, felt backing, batten mounting, absorption class",
      ar: "ألواح الشرائح الخشبية، جدار شرائح، شرائح بلوط، شرائح جوز، ظهر لبّاد، تركيب على عوارض، فئة الامتصاص",
    },
  },
];
