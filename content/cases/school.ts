import type { CaseContent } from "#domain/cases/case-content.ts";

export const schoolCases: CaseContent[] = [
  {
    id: "school-chengdu-primary",
    class: "school",
    title: {
      zh: "一年级教室：听清声母，才读得准",
      en: "A first-year classroom where consonants matter",
      ar: "فصل الصف الأول حيث تُسمَع الحروف",
    },
    summary: {
      zh: "孩子们自己拼的六边形毡砖，加上灰绿云板，让后排也分得清 z 和 zh。",
      en: "Felt hexagons laid out by the pupils and sage clouds overhead, so the back row can tell z from zh.",
      ar: "سداسيات لبّاد رتّبها التلاميذ وغيمات خضراء هادئة، ليميّز الصف الأخير الأصوات المتقاربة.",
    },
    place: { zh: "四川成都", en: "Chengdu, China", ar: "تشنغدو، الصين" },
    year: 2019,
    area: 62,
    dimensions: { length: 8.9, width: 7, height: 3.3 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.3 米", en: "3.3 m", ar: "3.3 م" },
      },
      {
        label: { zh: "学生", en: "Pupils", ar: "التلاميذ" },
        value: { zh: "32 人", en: "32", ar: "32 تلميذًا" },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: { zh: "木纹地板", en: "timber-look boards", ar: "ألواح بمظهر الخشب" },
      },
      {
        label: { zh: "施工", en: "Installed", ar: "التركيب" },
        value: { zh: "国庆假期内完成", en: "within the October holiday", ar: "خلال عطلة أكتوبر" },
      },
    ],
    products: [
      { id: "pet-cloud-rectangle", quantity: 12, unit: "piece" },
      { id: "pet-hexagon", quantity: 10, unit: "m2" },
      { id: "pet-flat-12", quantity: 12, unit: "m2" },
    ],
    problem: {
      zh: "语文老师发现，拼音听写里错得最多的总是后两排。zh、ch、sh 与 z、c、s 的差别全在短短的高频里，被上一个字的余音一盖就没了。家长以为孩子粗心，换了座位，同一个孩子的错字就少了。教室本身是新装修的：白墙、木纹地板、大玻璃窗，样样都亮，也样样都硬。",
      en: "The teacher noticed that mistakes in pinyin dictation gathered in the last two rows. What separates zh, ch and sh from z, c and s is a short burst of high frequency, and the tail of the previous syllable covered it. Parents blamed careless children, yet the same child made fewer mistakes in a front seat. The room was newly finished, bright, and hard on every side.",
      ar: "لاحظت المعلّمة أن أخطاء الإملاء الصوتي تتجمّع في الصفّين الأخيرين. فالفرق بين zh وch وsh من جهة وz وc وs من جهة أخرى ومضة قصيرة عالية التردد، يغطّيها ذيل المقطع السابق. ظنّ الأهل أن الأطفال مهملون، لكن أخطاء الطفل نفسه قلّت حين جلس في الأمام. وكان الفصل مجدّدًا حديثًا، مضيئًا وصلبًا من كل جانب.",
    },
    solution: {
      zh: "顶上吊 12 片云板，灰绿与象牙白相间，避开灯带，后排上方排得更密。黑板两侧贴六边形毡砖：我们提供了一套纸样，由全班在美术课上拼出图案，再照图下单。右墙的灰绿、赭黄毡板换掉了旧布告栏，作业直接钉上去。所有毡面离地 0.9 米以上，小手够不着边。",
      en: "Twelve clouds in sage and ivory hang between the lights, closer together over the back rows. For the felt hexagons on both sides of the board we sent paper shapes; the class arranged them in an art lesson, and the order followed their drawing. Sage and ochre felt on the right-hand wall replaced the old notice board. All edges start 0.9 m up, beyond small fingers.",
      ar: "عُلّقت 12 غيمة بالأخضر الهادئ والعاجي بين المصابيح، وتقاربت فوق الصفوف الأخيرة. أما سداسيات اللبّاد على جانبي السبورة فأرسلنا لها قصاصات ورقية رتّبها الأطفال في حصة الرسم، وجاء الطلب وفق رسمهم. وحلّ لبّاد أخضر ومغري على الجدار الأيمن محلّ لوحة الإعلانات القديمة. وتبدأ الحواف كلها على ارتفاع 0.9 م بعيدًا عن الأصابع الصغيرة.",
    },
    result: {
      zh: "听写的错误不再按排数分布，这是老师自己对着本子数出来的。她说嗓子下午还是好的，也不用再把一个音节念三遍。孩子们最得意的是墙上那块赭黄色，每个人都说是自己拼的。",
      en: "Mistakes in dictation no longer follow the rows, as the teacher found by counting through the exercise books. She says her voice lasts into the afternoon and that she no longer repeats a syllable three times. What the children are proudest of is the ochre patch on the wall, which each of them claims to have made.",
      ar: "لم تعد أخطاء الإملاء تتبع الصفوف، كما وجدت المعلّمة حين عدّتها في الدفاتر. وتقول إن صوتها يبقى سليمًا إلى ما بعد الظهر، وإنها لم تعد تكرّر المقطع ثلاث مرات. وأكثر ما يفخر به الأطفال بقعة المغرة على الجدار، إذ يقول كلٌّ منهم إنه هو من صنعها.",
    },
    pictures: ["case-school-chengdu-primary-1"],
    points: [
      { product: "pet-cloud-rectangle", x: 35, y: 7 },
      { product: "pet-hexagon", x: 75, y: 40 },
      { product: "pet-flat-12", x: 92, y: 46 },
    ],
  },
  {
    id: "school-leipzig-inclusive",
    class: "school",
    title: {
      zh: "融合教育教室：按 DIN 18041 A4 类设计",
      en: "An inclusive classroom to DIN 18041, group A4",
      ar: "فصل دامج وفق المعيار DIN 18041، الفئة A4",
    },
    summary: {
      zh: "班里有两名听障学生，目标混响时间约 0.46 秒，先算后做。",
      en: "Two pupils with hearing loss, a target of about 0.46 s, and a calculation before anything was ordered.",
      ar: "تلميذان ضعيفا السمع وهدف يقارب 0.46 ثانية، وحساب سبق كل طلبية.",
    },
    place: { zh: "德国莱比锡", en: "Leipzig, Germany", ar: "لايبزيغ، ألمانيا" },
    year: 2021,
    area: 63,
    dimensions: { length: 9, width: 7, height: 3.1 },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: { zh: "9.0 × 7.0 × 3.1 米", en: "9.0 × 7.0 × 3.1 m", ar: "9.0 × 7.0 × 3.1 م" },
      },
      {
        label: { zh: "体积", en: "Volume", ar: "الحجم" },
        value: { zh: "约 195 m³", en: "about 195 m³", ar: "نحو 195 م³" },
      },
      {
        label: { zh: "学生", en: "Pupils", ar: "التلاميذ" },
        value: {
          zh: "22 人，其中 2 人佩戴听力设备",
          en: "22, two with hearing devices",
          ar: "22 تلميذًا، اثنان بأجهزة سمعية",
        },
      },
      {
        label: { zh: "目标", en: "Target", ar: "الهدف" },
        value: {
          zh: "DIN 18041 A4 类，约 0.46 秒（使用状态）",
          en: "DIN 18041 A4, about 0.46 s occupied",
          ar: "DIN 18041 A4، نحو 0.46 ثانية والفصل مشغول",
        },
      },
    ],
    products: [
      { id: "pet-cloud-rectangle", quantity: 15, unit: "piece" },
      { id: "pet-flat-24", quantity: 16, unit: "m2", mounting: "battens-50" },
      { id: "pet-hexagon", quantity: 11, unit: "m2", mounting: "direct-12" },
      { id: "batten-kit", quantity: 3, unit: "piece" },
    ],
    problem: {
      zh: "学校接收两名听障学生，主管部门要求教室达到融合教学的混响标准。小组讨论是日常课型，六张桌子同时说话，助听设备分不出该听谁。校方手里只有一份“吸声系数 0.9”的宣传页，没有写安装方式，也没有频带数据，没法拿来算。",
      en: "Two pupils with hearing loss were joining the class, and the authority asked for the reverberation time of inclusive teaching. Group work is the daily form of lesson here, and with six tables talking a hearing device cannot choose. All the school had in hand was a leaflet promising an absorption of 0.9, without mounting or frequency bands, and so of no use for a calculation.",
      ar: "انضمّ إلى الصف تلميذان ضعيفا السمع، وطلبت الجهة المسؤولة زمن ارتداد التعليم الدامج. والعمل في مجموعات هو شكل الدرس اليومي هنا، ومع ستّ طاولات تتكلّم لا يستطيع الجهاز السمعي أن يختار. ولم يكن لدى المدرسة سوى نشرة تعد بمعامل امتصاص 0.9 من غير طريقة تركيب ولا نطاقات تردد، فلا تصلح للحساب.",
    },
    solution: {
      zh: "我们从公式反推所需的吸声量，再分到三个部位：顶面 15 片 2400 × 1200 mm云板，灰绿与沙色交替；右墙 16 m² 24 mm厚毡，垫 50 mm龙骨；黑板两侧 11 m²六边形毡砖，直接粘贴，主要照顾高频。墙面各项用的是哪条文献曲线、哪种安装方式，都写在计算书里；云板没有曲线，只写它需要达到多少。",
      en: "We worked back from the target to the absorption needed and spread it over three places: fifteen clouds of 2400 × 1200 mm in sage and sand overhead, 16 m² of 24 mm felt on 50 mm battens on the right-hand wall, and 11 m² of hexagons glued beside the board, mainly for the high frequencies. For the walls the calculation names curve and mounting; for the clouds, which have no curve, it states what they must achieve.",
      ar: "انطلقنا من الهدف رجوعًا إلى الامتصاص اللازم ووزّعناه على ثلاثة مواضع: 15 غيمة بمقاس 2400×1200 مم بالأخضر الهادئ والرملي في السقف، و16 م² من لبّاد 24 مم على عوارض 50 مم على الجدار الأيمن، و11 م² من السداسيات الملصقة بجانب السبورة للترددات العالية أساسًا. وتذكر ورقة الحساب للجدران المنحنى المنشور وطريقة التركيب، وتذكر للغيمات، إذ لا منحنى لها، ما يجب أن تبلغه.",
    },
    result: {
      zh: "按赛宾公式计算（500 Hz，计入学生与家具）：处理前约 1.5 秒；要到 0.46 秒，吸声量需约 69 m²，房间与人约占 20，墙面毡材约占 15，余下的要求每片云板提供约 2.2 m²。这是设计条件，不是检测结果，现场测量由校方另行委托。课堂上的变化很具体：两个孩子都换到了自己想坐的小组，不必再守着老师。",
      en: "Calculated with Sabine's formula at 500 Hz, pupils and furniture included: about 1.5 s untreated. To reach 0.46 s takes some 69 m² of absorption area; room and people bring about 20, the wall felt about 15, and so each cloud has to contribute about 2.2 m². That is a design condition, not a test result, and the survey on site is the school's to commission. In class, both children now sit with the group they like and no longer next to the teacher.",
      ar: "محسوبًا بمعادلة سابين عند 500 هرتز مع التلاميذ والأثاث: نحو 1.5 ثانية قبل المعالجة. ولبلوغ 0.46 ثانية يلزم نحو 69 م² من مساحة الامتصاص، تأتي الغرفة والناس بنحو 20 منها ولبّاد الجدران بنحو 15، فعلى كل غيمة أن تسهم بنحو 2.2 م². هذا شرط تصميم لا نتيجة اختبار، والقياس في الموقع تكلّف به المدرسة جهة أخرى. وفي الصف صار الطفلان يجلسان مع المجموعة التي يحبّانها لا بجوار المعلّمة.",
    },
    pictures: ["case-school-leipzig-inclusive-1"],
    points: [
      { product: "pet-cloud-rectangle", x: 68, y: 23 },
      { product: "pet-flat-24", x: 6.5, y: 45 },
      { product: "pet-hexagon", x: 20, y: 45 },
    ],
  },
  {
    id: "school-suzhou-choir-room",
    class: "school",
    title: {
      zh: "上午语文，下午合唱",
      en: "Lessons in the morning, choir in the afternoon",
      ar: "دروس في الصباح وجوقة بعد الظهر",
    },
    summary: {
      zh: "橡木圆孔墙照顾低中频，赭黄垂片收高频，一间教室兼顾说与唱。",
      en: "Perforated oak for the low mid-range and ochre baffles for the rest: one room for speech and song.",
      ar: "بلوط مثقّب للترددات المتوسطة المنخفضة وألواح معلّقة مغرية لما فوقها: فصل للكلام والغناء.",
    },
    place: { zh: "江苏苏州", en: "Suzhou, China", ar: "سوتشو، الصين" },
    year: 2017,
    area: 83,
    dimensions: { length: 10.4, width: 8, height: 3.4 },
    surfaces: {
      floor: "timber-floor",
      walls: "plaster",
      ceiling: "plaster",
      patches: [{ surface: "glass", area: 12, on: "walls" }],
    },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: { zh: "10.4 × 8.0 × 3.4 米", en: "10.4 × 8.0 × 3.4 m", ar: "10.4 × 8.0 × 3.4 م" },
      },
      {
        label: { zh: "使用", en: "Use", ar: "الاستخدام" },
        value: {
          zh: "普通课、合唱排练、家长会",
          en: "lessons, choir practice, parents' evenings",
          ar: "دروس وتدريب جوقة ولقاءات أولياء الأمور",
        },
      },
      {
        label: { zh: "合唱人数", en: "Choir", ar: "الجوقة" },
        value: { zh: "36 人", en: "36 voices", ar: "36 صوتًا" },
      },
      {
        label: { zh: "木墙构造", en: "Wall build-up", ar: "تركيبة الجدار" },
        value: {
          zh: "150 mm空腔，30 mm玻璃棉",
          en: "150 mm cavity, 30 mm wool",
          ar: "فراغ 150 مم وصوف 30 مم",
        },
      },
    ],
    products: [
      { id: "perforated-oak-16", quantity: 52, unit: "m2", mounting: "cavity-150-wool-30" },
      { id: "wool-infill-30", quantity: 52, unit: "m2" },
      { id: "pet-baffle", quantity: 36, unit: "piece" },
      { id: "pet-flat-12", quantity: 11, unit: "m2", mounting: "direct" },
    ],
    problem: {
      zh: "学校没有单独的音乐楼，这间教室上午上课、下午排合唱。老师讲课嫌它混，合唱指导却怕吸得太干，孩子们一听不到自己就会喊。更麻烦的是低声部：男孩变声以后，低音在房间里轰成一团，音准根本没法纠。",
      en: "The school has no music building, so this room teaches in the morning and sings in the afternoon. Teachers found it muddy. The choir master feared the opposite, a room so dry that children who cannot hear themselves begin to shout. Worst was the lower part: once the boys' voices broke, the low notes rolled into one and pitch could not be corrected.",
      ar: "لا مبنى للموسيقى في المدرسة، فهذا الفصل للدرس صباحًا وللغناء بعد الظهر. وجده المعلّمون مشوّشًا، وخشي قائد الجوقة العكس: قاعة جافة لا يسمع فيها الأطفال أنفسهم فيصرخون. وكان الأسوأ في الطبقة المنخفضة، فبعد تغيّر أصوات الأولاد صارت النغمات المنخفضة كتلة واحدة لا يمكن معها تصحيح النغمة.",
    },
    solution: {
      zh: "问题偏低频，就不能只贴软材料。黑板墙与对面墙的上半段用 16 mm孔距的橡木圆孔板，150 mm空腔加玻璃棉，共 52 m²。顶上沙色与赭黄垂片拉开间距，只收一部分高频，片与片之间留着硬顶，给合唱一点回应。右墙三块毡板是谱架背景，也用来贴歌词。",
      en: "A fault in the lower range cannot be cured with soft stuff alone. The board wall and the upper half of the wall facing it took perforated oak over a 150 mm cavity with wool, 52 m² in all. The sand and ochre baffles are spaced widely: they take some of the treble and leave bare ceiling between them to answer the singers. Felt panels on the right hold the words of the songs.",
      ar: "عيب في الترددات المنخفضة لا تعالجه المواد الليّنة وحدها. كُسي جدار السبورة والنصف العلوي من الجدار المقابل بألواح بلوط مثقّبة فوق فراغ 150 مم مع صوف، بمجموع 52 م². وتتباعد الألواح المعلّقة الرملية والمغرية فتأخذ بعض الترددات العالية وتترك بينها سقفًا عاريًا يجيب المنشدين. وعلى ألواح اللبّاد يمينًا تُعلّق كلمات الأناشيد.",
    },
    result: {
      zh: "只算木墙与毡板，空房间 250 Hz 混响时间的赛宾计算值由约 3.2 秒降到约 0.9 秒，500 Hz 由约 3.4 秒降到约 1.0 秒（文献曲线，不计桌椅）；人坐满、加上垂片会更短。合唱指导说，现在低声部跑了音，他站在讲台上就听得出是谁。",
      en: "For timber and wall felt alone, Sabine's formula gives a calculated fall from about 3.2 s to 0.9 s at 250 Hz and from about 3.4 s to 1.0 s at 500 Hz in the empty room, using literature curves; with baffles and a full class it will be shorter. When someone in the lower part drifts, the choir master says, he can now hear from the desk who it is.",
      ar: "للخشب ولبّاد الجدار وحدهما تعطي معادلة سابين انخفاضًا محسوبًا من نحو 3.2 إلى 0.9 ثانية عند 250 هرتز، ومن نحو 3.4 إلى 1.0 ثانية عند 500 هرتز في الغرفة الخالية، بمنحنيات منشورة؛ وتقصر القيم أكثر مع الألواح المعلّقة وامتلاء الفصل. ويقول قائد الجوقة إنه صار يعرف من مكانه مَن انحرف في الطبقة المنخفضة.",
    },
    pictures: ["case-school-suzhou-choir-room-1"],
    points: [
      { product: "perforated-oak-16", x: 65.5, y: 43 },
      { product: "pet-baffle", x: 17, y: 14 },
      { product: "pet-flat-12", x: 87, y: 46 },
    ],
  },
  {
    id: "school-muscat-listening-tests",
    class: "school",
    title: {
      zh: "考听力的教室",
      en: "A classroom for listening tests",
      ar: "فصل لاختبارات الاستماع",
    },
    summary: {
      zh: "同一段录音，前排和后排要听到同样的内容：白蜡木格栅墙与蓝白云板。",
      en: "One recording must reach the front and the back row alike: ash slats with blue and ivory clouds.",
      ar: "تسجيل واحد يجب أن يصل إلى أول صف وآخره سواءً: شرائح دردار وغيمات زرقاء وعاجية.",
    },
    place: { zh: "阿曼马斯喀特", en: "Muscat, Oman", ar: "مسقط، عُمان" },
    year: 2022,
    area: 70,
    dimensions: { length: 9, width: 7.8, height: 3.2 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.2 米", en: "3.2 m", ar: "3.2 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "28 席", en: "28", ar: "28 مقعدًا" },
      },
      {
        label: { zh: "音源", en: "Sound source", ar: "مصدر الصوت" },
        value: {
          zh: "讲台两侧各一只音箱",
          en: "two loudspeakers beside the desk",
          ar: "مكبّران على جانبي المكتب",
        },
      },
      {
        label: { zh: "窗", en: "Windows", ar: "النوافذ" },
        value: {
          zh: "单侧长窗，考试时关闭",
          en: "one long window, shut during tests",
          ar: "نافذة طويلة تُغلق أثناء الاختبار",
        },
      },
    ],
    products: [
      { id: "slat-ash", quantity: 25, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 14, unit: "piece" },
      { id: "pet-flat-24", quantity: 12, unit: "m2" },
      { id: "corner-profile", quantity: 4, unit: "piece" },
    ],
    problem: {
      zh: "语言中心每学期在这里考英语和阿拉伯语听力。申诉几乎都来自最后两排：录音开大，前排耳朵疼；开小，后排只听到一片元音。监考曾把音箱搬到教室中间，结果两侧墙的回声叠到一起，更糟。学校一度想给每人配耳机，但考务规定必须用扬声器。",
      en: "The language centre holds its English and Arabic listening tests here, and nearly every appeal came from the last two rows. Turned up, the recording hurt in front; turned down, the back heard little but vowels. Placing the loudspeakers mid-room had only brought both side walls into play. Headphones for all would have been simple, but the test rules require loudspeakers.",
      ar: "يعقد مركز اللغات هنا اختبارات الاستماع بالعربية والإنجليزية، وكانت التظلّمات كلها تقريبًا من الصفّين الأخيرين. إن رُفع الصوت آلم مَن في الأمام، وإن خُفض لم يسمع الخلف إلا حروف المدّ. ونقل المكبّرين إلى الوسط لم يزد على أن أدخل صدى الجدارين معًا. وكانت السمّاعات الفردية حلًّا سهلًا، لكن لوائح الاختبار تشترط المكبّرات.",
    },
    solution: {
      zh: "音箱放回讲台两侧。它们背后的整面墙用白蜡木格栅，龙骨架空，不让音箱贴着硬墙再反射一次。十四片蓝色与象牙白云板铺在前两排之后的顶面，前排上方留白，让直达声先到。右墙象牙白、蓝、赭黄三块厚毡正对长窗。蓝色与课椅取同一色卡。",
      en: "The loudspeakers went back beside the desk. The whole wall behind them became ash slats on battens, so that they no longer fire off a hard surface at their backs. Fourteen clouds in blue and ivory cover the ceiling from the third row on, leaving the front free for the direct sound. Three thick felt panels on the right face the long window, and the blue matches the chairs.",
      ar: "عاد المكبّران إلى جانبي المكتب. وصار الجدار خلفهما كله شرائح دردار على عوارض، فلا ينعكس صوتهما عن سطح صلب في ظهرهما. وتغطّي 14 غيمة زرقاء وعاجية السقف ابتداءً من الصف الثالث، ويبقى الأمام خاليًا ليصل الصوت المباشر أولًا. وعلى اليمين ثلاثة ألواح لبّاد سميكة تقابل النافذة، والأزرق من لون الكراسي نفسه.",
    },
    result: {
      zh: "音量旋钮上贴了一条标记，从此没有再动过。头一个学期只收到一份申诉，原因是空调声，与录音无关。老师平时上课也喜欢用这间，因为学生小声回答也能听见。",
      en: "A strip of tape marks the volume control, which nobody has touched since. In the first term one appeal came in, and it concerned the air conditioning. For ordinary lessons the room has become a favourite too, because a shy answer from the back can be heard at the desk.",
      ar: "على مفتاح الصوت شريط يحدّد موضعه، ولم يلمسه أحد منذئذ. وفي الفصل الدراسي الأول ورد تظلّم واحد، وكان بسبب المكيّف. وصارت القاعة مفضّلة للدروس العادية أيضًا، لأن الجواب الخجول من آخرها يُسمع عند المكتب.",
    },
    pictures: ["case-school-muscat-listening-tests-1"],
    points: [
      { product: "slat-ash", x: 30, y: 41 },
      { product: "pet-cloud-rectangle", x: 50, y: 19 },
      { product: "pet-flat-24", x: 78, y: 46 },
    ],
  },
  {
    id: "school-monterrey-trial-room",
    class: "school",
    title: {
      zh: "先做一间样板，再做十二间",
      en: "One trial classroom, then twelve more",
      ar: "فصل تجريبي واحد، ثم اثنا عشر",
    },
    summary: {
      zh: "双语学校用一个学期比较两间同样的教室，由老师投票决定做不做。",
      en: "A bilingual school compared two equal rooms for a term and let its teachers decide.",
      ar: "قارنت مدرسة ثنائية اللغة بين فصلين متماثلين مدة فصل دراسي وتركت القرار لمعلّميها.",
    },
    place: { zh: "墨西哥蒙特雷", en: "Monterrey, Mexico", ar: "مونتيري، المكسيك" },
    year: 2025,
    area: 58,
    dimensions: { length: 8.3, width: 7, height: 3 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" },
      },
      {
        label: { zh: "学生", en: "Pupils", ar: "التلاميذ" },
        value: { zh: "26 人", en: "26", ar: "26 تلميذًا" },
      },
      {
        label: { zh: "授课语言", en: "Languages", ar: "لغتا التدريس" },
        value: { zh: "西班牙语与英语", en: "Spanish and English", ar: "الإسبانية والإنجليزية" },
      },
      {
        label: { zh: "规模", en: "Extent", ar: "النطاق" },
        value: {
          zh: "样板 1 间（本页数量），随后 12 间",
          en: "1 trial room (quantities here), then 12",
          ar: "فصل تجريبي (كمياته هنا) ثم 12 فصلًا",
        },
      },
    ],
    products: [
      { id: "slat-ash", quantity: 20, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 10, unit: "piece" },
      { id: "pet-flat-12", quantity: 10, unit: "m2" },
      { id: "batten-kit", quantity: 4, unit: "piece" },
    ],
    problem: {
      zh: "双语课上，孩子用第二语言听讲，漏掉一个词尾就接不上。每到周四，几位老师的嗓子都哑了。校董会愿意花钱，但见过太多“装完就好”的承诺，要求先有证据；而在职教师没有人相信几块板子能救嗓子。",
      en: "Half of each day is taught in the pupils' second language, in which one lost word-ending is enough to lose the thread. By Thursdays several teachers were hoarse. The board was willing to spend but had heard too many promises, and wanted evidence first. The teachers, for their part, did not believe that a few panels could save anybody's voice.",
      ar: "يُدرَّس نصف اليوم بلغة التلاميذ الثانية، وفيها تكفي نهاية كلمة ضائعة ليضيع المعنى. ومع حلول الخميس كان صوت عدد من المعلّمين مبحوحًا. كان مجلس المدرسة مستعدًّا للإنفاق، لكنه سمع وعودًا كثيرة فطلب دليلًا أولًا. أما المعلّمون فلم يصدّقوا أن بضعة ألواح تنقذ صوت أحد.",
    },
    solution: {
      zh: "于是只做一间。黑板墙为白蜡木格栅，顶面十片蓝色与象牙白云板，左墙三块彩色毡。隔壁同样大小的教室保持原样。六位老师每两周轮换一次，各自在本子上记嗓子、重复次数和学生的插话。我们只供货、出图，不参与评价。",
      en: "So one room was done. Ash slats went on the board wall, ten clouds in blue and ivory overhead, three coloured felt panels on the left. The equal room next door stayed as it was. Six teachers changed places every two weeks and kept their own notes on voice, repetitions and interruptions. We supplied panels and drawings and kept out of the judging.",
      ar: "فنُفّذ فصل واحد: شرائح دردار على جدار السبورة، وعشر غيمات زرقاء وعاجية في السقف، وثلاثة ألواح لبّاد ملوّنة يسارًا. وبقي الفصل المجاور المماثل على حاله. تبادل ستة معلّمين المكانين كل أسبوعين، ودوّن كلٌّ منهم ملاحظاته عن صوته وعدد مرات الإعادة والمقاطعة. اقتصر دورنا على التوريد والرسومات ولم نشارك في الحكم.",
    },
    result: {
      zh: "学期末六票全数赞成。理由各不相同：有人说嗓子，有人说孩子敢抢答，有人只说“周四不难熬了”。其余十二间随后用同一套图纸下单，板材一次装箱，暑假里装完。对照的那间留到最后，因为老师都不愿意先去。",
      en: "At the end of term all six voted in favour, for different reasons: the voice, bolder answers, or simply that Thursdays had become bearable. The other twelve rooms were ordered from the same drawings, packed together and fitted during the summer. The untreated room came last, since nobody wanted to be the one still teaching in it.",
      ar: "في نهاية الفصل الدراسي صوّت الستة بالموافقة، ولكلٍّ سببه: الصوت، أو جرأة الأجوبة، أو أن الخميس صار محتملًا وحسب. طُلبت الفصول الاثنا عشر الأخرى بالرسومات نفسها، وعُبّئت معًا ورُكّبت في الصيف. وجاء الفصل غير المعالج أخيرًا، إذ لم يرد أحد أن يكون آخر من يدرّس فيه.",
    },
    pictures: ["case-school-monterrey-trial-room-1", "case-school-monterrey-trial-room-2"],
    points: [
      { product: "slat-ash", x: 71, y: 41 },
      { product: "pet-cloud-rectangle", x: 57, y: 19 },
      { product: "pet-flat-12", x: 10, y: 36 },
    ],
  },
  {
    id: "school-hanoi-open-windows",
    class: "school",
    title: {
      zh: "开窗上课的大班教室",
      en: "A large class with its windows open",
      ar: "صفّ كبير بنوافذ مفتوحة",
    },
    summary: {
      zh: "四十四名学生，没有空调：玫瑰与灰绿垂片顺着穿堂风挂，灰绿毡墙接住余音。",
      en: "Forty-four pupils and no air conditioning: rose and sage baffles hang with the draught, a sage felt wall does the rest.",
      ar: "44 تلميذًا بلا تكييف: ألواح معلّقة وردية وخضراء باتجاه مجرى الهواء وجدار لبّاد أخضر هادئ.",
    },
    place: { zh: "越南河内", en: "Hanoi, Vietnam", ar: "هانوي، فيتنام" },
    year: 2023,
    area: 66,
    dimensions: { length: 9.4, width: 7, height: 3.5 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.5 米", en: "3.5 m", ar: "3.5 م" },
      },
      {
        label: { zh: "学生", en: "Pupils", ar: "التلاميذ" },
        value: { zh: "44 人", en: "44", ar: "44 تلميذًا" },
      },
      {
        label: { zh: "通风", en: "Ventilation", ar: "التهوية" },
        value: {
          zh: "开窗，后墙装风扇",
          en: "open windows, fans on the rear wall",
          ar: "نوافذ مفتوحة ومراوح على الجدار الخلفي",
        },
      },
      {
        label: { zh: "垂片排距", en: "Spacing of the baffles", ar: "تباعد الألواح المعلّقة" },
        value: {
          zh: "300 mm，顺风向",
          en: "300 mm, in line with the draught",
          ar: "300 مم باتجاه مجرى الهواء",
        },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 60, unit: "piece" },
      { id: "pet-groove", quantity: 24, unit: "m2" },
      { id: "pet-flat-9", quantity: 9, unit: "m2" },
    ],
    problem: {
      zh: "热季要开窗，街上的摩托车声进得来，老师只能提高嗓门；嗓门一高，硬墙又把它变成另一种噪声。四十多个孩子翻书、挪椅子的声音也都留在屋里。校长很清楚窗不能关，他问的是：既然外面的声音挡不住，屋里自己的能不能少一点。",
      en: "In the hot months the windows stay open, motorbikes are heard from the street, and the teacher has to raise her voice, which the hard walls then turn into a noise of its own. Forty-four pupils add their pages and chairs. The head knew that the windows could not be shut. His question was whether, if the street must come in, the room might at least add less.",
      ar: "في الأشهر الحارّة تبقى النوافذ مفتوحة فتدخل أصوات الدرّاجات من الشارع وترفع المعلّمة صوتها، ثم تحوّله الجدران الصلبة إلى ضجيج آخر. ويضيف 44 تلميذًا صفحاتهم وكراسيهم. كان المدير يعلم أن إغلاق النوافذ غير ممكن، فكان سؤاله: إن كان لا بدّ من دخول الشارع، فهل يمكن للغرفة أن تضيف أقل؟",
    },
    solution: {
      zh: "我们事先讲明：吸声材料不能挡街上的声音，只能缩短屋里的余音。玫瑰色与灰绿垂片顺着风向挂，气流从片间走；后墙风扇前留出 600 mm净空。黑板墙满铺灰绿 V 槽毡，侧墙补几块薄毡。垂片两端是挂钩，学校的工友站在梯子上就能取下来除尘。",
      en: "We said at the outset that absorption does not keep the street out; it only shortens what the room adds. Rose and sage baffles hang in line with the draught so that air passes between them, with 600 mm kept clear in front of the fans on the rear wall. Sage V-groove felt covers the board wall, thin felt parts of the side wall. The caretaker can unhook a baffle from a ladder to dust it.",
      ar: "قلنا منذ البداية إن الامتصاص لا يمنع صوت الشارع، وإنما يقصّر ما تضيفه الغرفة. عُلّقت الألواح الوردية والخضراء الهادئة باتجاه مجرى الهواء ليمرّ بينها، مع فراغ 600 مم أمام مراوح الجدار الخلفي. ويغطّي لبّاد أخضر هادئ بحزوز V جدار السبورة، ولبّاد رقيق أجزاء من الجدار الجانبي. ويستطيع العامل فكّ اللوح من فوق سلّم لتنظيفه من الغبار.",
    },
    result: {
      zh: "街声还在，但老师说它“留在了窗边”。她现在用讲话的音量上课，下课铃响时孩子们的喧闹也散得快。夏天过去，垂片取下来掸过一次灰，颜色没有变。隔壁班已经开始打听。",
      en: "The street is still there, but it stays by the window, as the teacher puts it. She teaches at the level of conversation, and the uproar after the bell dies away quickly. After the summer the baffles were taken down once for dusting and hung again, their colours unchanged. The class next door has begun to ask questions.",
      ar: "ما زال الشارع موجودًا، لكنه «يبقى عند النافذة» كما تقول المعلّمة. تدرّس الآن بمستوى صوت المحادثة، وضجّة ما بعد الجرس تخبو سريعًا. وبعد الصيف أُنزلت الألواح مرة لنفض الغبار ثم أُعيدت وألوانها كما هي. وبدأ الصف المجاور يسأل عنها.",
    },
    pictures: ["case-school-hanoi-open-windows-1"],
    points: [
      { product: "pet-baffle", x: 55, y: 18 },
      { product: "pet-groove", x: 36, y: 46 },
      { product: "pet-flat-9", x: 78, y: 41 },
    ],
  },
];
