import type { TopicContent } from "#domain/topics/topic-content.ts";

export const topics: TopicContent[] = [
  {
    id: "absorption",
    tag: "absorption",
    picture: "slat-smoked-2",
    title: { zh: "吸声", en: "Sound absorption", ar: "امتصاص الصوت" },
    summary: {
      zh: "多孔材料、空腔与穿孔板怎样把声音留下，系数又该怎么读。",
      en: "How porous materials, cavities and perforated boards keep sound, and how to read the coefficients.",
      ar: "كيف تحتجز المواد المسامية والفراغات والألواح المثقّبة الصوت، وكيف تُقرأ معاملاتها.",
    },
    intro: {
      zh: "<p>吸声不是把声音关在门外，而是让屋里的声音少反射几次。决定它的有三件事：材料有多厚、离墙有多远、要对付的频率有多低。</p><p>下面的文章从概念讲到安装，先读“为什么”，再看“用什么”。</p>",
      en: "<p>To absorb sound is not to shut it out, but to let it bounce less often within the room. Three things decide how well that works: how thick the material is, how far it stands from the wall, and how low the sound is that troubles you.</p><p>The articles below lead from the idea to the mounting: first why, then what.</p>",
      ar: "<p>امتصاص الصوت لا يعني حجبه عن المكان، بل تقليل انعكاسه فيه. وتحكم ذلك ثلاثة أمور: سماكة المادة، وبُعدها عن الجدار، وانخفاض التردد الذي يزعجك.</p><p>تمضي المقالات أدناه من الفكرة إلى التركيب: السبب أولًا ثم الوسيلة.</p>",
    },
    products: ["slat-oak", "pet-flat-24", "perforated-oak-16", "grooved-oak-28-4"],
    cases: [
      "office-hangzhou-software-lab",
      "school-chengdu-primary",
      "stadium-qingdao-school-hall",
    ],
  },
  {
    id: "reverberation",
    tag: "reverberation",
    picture: "pair-classroom-treated",
    title: { zh: "混响", en: "Reverberation", ar: "الارتداد" },
    summary: {
      zh: "为什么教室听不清、会议室发闷，以及该把混响时间降到多少。",
      en: "Why words blur in a classroom and a meeting room booms, and how short reverberation should be.",
      ar: "لماذا يضيع الكلام في الصف وتطنّ قاعة الاجتماع، وكم ينبغي أن يقصر زمن الارتداد.",
    },
    intro: {
      zh: "<p>拍一下手，听声音多久才散去，那就是混响。太长，前一个字盖住后一个字；太短，房间又显得发干。合适的数值取决于房间用来做什么。</p><p>这里收集了估算、测量与改善混响的文章。</p>",
      en: "<p>Clap your hands and listen how long the sound stays: that is reverberation. Too long, and one word covers the next; too short, and the room feels dry. What is right depends on what the room is for.</p><p>Here are the articles on estimating, measuring and mending it.</p>",
      ar: "<p>صفّق بيديك وأنصت إلى مدّة بقاء الصوت: ذلك هو الارتداد. إن طال غطّت كل كلمة أختها، وإن قصر بدا المكان جافًا. والمناسب منه يتبع وظيفة المكان.</p><p>هنا مقالات في تقديره وقياسه وعلاجه.</p>",
    },
    products: ["pet-baffle", "pet-cloud-round", "perforated-white-16"],
    cases: [
      "school-leipzig-inclusive",
      "meeting-frankfurt-hearing-room",
      "stadium-kunming-university",
    ],
  },
  {
    id: "ratings-and-testing",
    tag: "ratings",
    picture: "lab-1",
    title: { zh: "评价指标与检测", en: "Ratings and testing", ar: "التصنيفات والاختبارات" },
    summary: {
      zh: "NRC、αw 与吸声等级各说明什么，报告里哪些地方要多看一眼。",
      en: "What NRC, αw and the absorption classes say, and where a report deserves a second look.",
      ar: "ماذا تقول NRC وαw وفئات الامتصاص، وأين يستحق التقرير نظرة ثانية.",
    },
    intro: {
      zh: "<p>一个数字概括不了一条曲线。单值评价方便比较，却也最容易被误用：安装方式不同、空腔不同，同一块板可以差出一倍。</p><p>这些文章教您看懂报告，也说明我们自己的数据从哪里来。</p>",
      en: "<p>One number cannot tell a whole curve. Single ratings make comparing easy and misusing easier still: with another mounting or another cavity the same board may differ by a factor of two.</p><p>These articles show how to read a report, and where our own figures come from.</p>",
      ar: "<p>رقم واحد لا يختصر منحنى كاملًا. فالقيم المفردة تيسّر المقارنة، وسوء الاستخدام أيضًا: قد تختلف نتيجة اللوح نفسه إلى الضعف باختلاف التركيب أو الفراغ خلفه.</p><p>تعلّمك هذه المقالات قراءة التقرير، وتبيّن مصدر أرقامنا.</p>",
    },
    products: ["slat-oak", "micro-perforated-white", "grooved-walnut-28-4"],
    cases: ["office-suzhou-lab-write-up-room", "cinema-doha-four-screens"],
  },
  {
    id: "low-frequencies",
    tag: "low-frequency",
    picture: "case-cinema-lanzhou-described-films-2",
    title: { zh: "低频", en: "Low frequencies", ar: "الترددات المنخفضة" },
    summary: {
      zh: "轰鸣从哪里来，为什么薄板拿它没办法，空腔和共振又能做什么。",
      en: "Where booming comes from, why thin boards do not help, and what cavities and resonators do.",
      ar: "من أين يأتي الطنين، ولماذا لا تنفع معه الألواح الرقيقة، وما دور الفراغات والرنّانات.",
    },
    intro: {
      zh: "<p>低音的波长以米计，两厘米的材料对它几乎是透明的。要对付低频，靠的是深度、空腔和经过计算的共振，还有音箱与座位的位置。</p><p>影音室、琴房和录音间的读者，可以从这里开始。</p>",
      en: "<p>Bass is measured in metres: to it, two centimetres of material are hardly there. What helps is depth, cavities and resonance that has been calculated, and where loudspeakers and seats stand.</p><p>For home cinemas, practice rooms and studios this is the place to begin.</p>",
      ar: "<p>تُقاس موجات الترددات المنخفضة بالأمتار، فسنتيمتران من المادة لا يكادان يعنيان لها شيئًا. وما ينفع هو العمق والفراغ والرنين المحسوب، ومواضع السمّاعات والمقاعد.</p><p>من هنا يبدأ من يعنيه أمر السينما المنزلية وغرف التدريب والاستوديوهات.</p>",
    },
    products: ["perforated-oak-8", "grooved-oak-14-2", "wool-infill-30"],
    cases: [
      "homecinema-shanghai-basement",
      "piano-vienna-practice-room",
      "piano-harbin-recording-room",
    ],
  },
  {
    id: "offices-and-booths",
    tag: "office",
    picture: "pair-office-treated",
    title: { zh: "办公室与静音舱", en: "Offices and booths", ar: "المكاتب والكبائن" },
    summary: {
      zh: "开放办公怎样既能交谈又能专注，什么时候该放一台静音舱。",
      en: "How an open office allows both talk and concentration, and when it takes a booth.",
      ar: "كيف يتّسع المكتب المفتوح للحديث والتركيز معًا، ومتى يلزم وضع كابينة.",
    },
    intro: {
      zh: "<p>办公室里最吵的往往不是声音大，而是听得太清楚。吸声降低整体声级，屏风打断直达声，静音舱则把一通电话完整地收进去。</p><p>三样东西各管一段，这里的文章讲怎样搭配。</p>",
      en: "<p>What disturbs in an office is seldom loudness; it is speech that can be understood. Absorption lowers the level, screens break the direct path, and a booth takes a whole telephone call out of the room.</p><p>Each does its part, and these articles show how they go together.</p>",
      ar: "<p>ما يزعج في المكتب قلّما يكون علوّ الصوت، بل وضوح الكلام. فالامتصاص يخفض المستوى، والحواجز تقطع المسار المباشر، والكابينة تُخرج المكالمة كلها من القاعة.</p><p>لكلٍّ نصيبه، وتبيّن المقالات كيف تجتمع.</p>",
    },
    products: ["booth-s", "booth-m", "pet-desk-screen", "pet-baffle"],
    cases: [
      "office-berlin-startup-loft",
      "office-beijing-phone-booth-corner",
      "office-shenzhen-call-centre",
    ],
  },
  {
    id: "installation",
    tag: "installation",
    picture: "factory-2",
    title: { zh: "安装与构造", en: "Installation and build-ups", ar: "التركيب والطبقات" },
    summary: {
      zh: "龙骨、空腔、收口与检修：图纸上的一毫米，现场的一整天。",
      en: "Battens, cavities, edges and access: a millimetre on the drawing, a day on site.",
      ar: "العوارض والفراغات والحواف والوصول للصيانة: مليمتر على الرسم ويوم في الموقع.",
    },
    intro: {
      zh: "<p>同一块板，直接贴墙与留出五厘米空腔，是两种吸声体。安装方式不只是施工的事，它本身就是声学设计的一部分。</p><p>这里有分步骤的做法，也有我们在工地上踩过的坑。</p>",
      en: "<p>Fixed straight to the wall or with five centimetres behind it, the same board is two different absorbers. Mounting is not only the fitter's business; it is part of the acoustic design.</p><p>Here you find how it is done step by step, and mistakes we have made ourselves.</p>",
      ar: "<p>اللوح نفسه ملصقًا بالجدار أو بفراغ خمسة سنتيمترات خلفه ماصّان مختلفان. فالتركيب ليس شأن المركّب وحده، بل جزء من التصميم الصوتي.</p><p>هنا الخطوات واحدةً واحدة، وأخطاء وقعنا فيها بأنفسنا.</p>",
    },
    products: ["batten-kit", "corner-profile", "panel-clips", "slat-walnut"],
    cases: ["office-riyadh-reception", "jiazhuang-suzhou-courtyard-house"],
  },
];
