import type { CaseContent } from "#domain/cases/case-content.ts";

export const pianoCases: CaseContent[] = [
  {
    id: "piano-vienna-practice-room",
    class: "piano",
    title: {
      zh: "一天六小时的练琴房",
      en: "A practice room for six hours a day",
      ar: "غرفة تمرين لست ساعات في اليوم",
    },
    summary: {
      zh: "钢琴老师傍晚耳朵发胀。六块橡木格栅板就够了，第七块我们劝她退掉。",
      en: "By evening the teacher's ears were full. Six oak panels were enough, and we advised her to send back the seventh.",
      ar: "كانت أذنا المعلّمة تمتلئان مع المساء. كفتها ستة ألواح بلوط، ونصحناها بردّ السابع.",
    },
    place: { zh: "奥地利维也纳", en: "Vienna, Austria", ar: "فيينا، النمسا" },
    year: 2021,
    area: 30,
    dimensions: { length: 6, width: 5, height: 3.2 },
    surfaces: {
      floor: "parquet",
      walls: "plaster",
      ceiling: "plaster",
      patches: [
        { surface: "rug", area: 6, on: "floor" },
        { surface: "glass", area: 5, on: "walls" },
        { surface: "curtain", area: 7, on: "walls" },
      ],
    },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: { zh: "6.0 × 5.0 × 3.2 米", en: "6.0 × 5.0 × 3.2 m", ar: "6.0 × 5.0 × 3.2 م" },
      },
      {
        label: { zh: "体积", en: "Volume", ar: "الحجم" },
        value: { zh: "96 立方米", en: "96 m³", ar: "96 م³" },
      },
      {
        label: { zh: "乐器", en: "Instrument", ar: "الآلة" },
        value: { zh: "一架三角钢琴", en: "One grand piano", ar: "بيانو كبير واحد" },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: {
          zh: "拼花木地板，琴下地毯 6 m²",
          en: "Parquet, a 6 m² rug under the piano",
          ar: "باركيه، وسجادة 6 م² تحت البيانو",
        },
      },
      {
        label: { zh: "处理面积", en: "Treated surface", ar: "المساحة المعالَجة" },
        value: {
          zh: "格栅 10.8 m²，50 mm 空腔",
          en: "10.8 m² of slats over a 50 mm void",
          ar: "10.8 م² من الشرائح فوق فراغ 50 مم",
        },
      },
    ],
    products: [
      { id: "slat-oak", quantity: 10.8, unit: "m2", mounting: "battens-50" },
      { id: "batten-kit", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "老公寓的房间高、墙硬，窗帘和地毯她都已经有了。学生弹强音时，声音先到，房间再补一遍；踏板稍多，和声就糊成一团，她只好不断喊“少踩”。问题是换到考场，同一个学生又踩得太少。到傍晚六点，她会先在厨房里静坐十分钟再做饭。",
      en: "The room is high and hard, as in most old flats here, and she already had a curtain and a rug. When a pupil played loudly the room said everything again; with a little pedal the harmony ran together, and all day she called out “less”. In the examination hall the same pupil then used too little. At six she would sit in the kitchen for ten minutes before she could cook.",
      ar: "الغرفة عالية صلبة ككثير من الشقق القديمة هنا، وفيها أصلًا ستارة وسجادة. إذا عزف التلميذ بقوة أعادت الغرفة كل شيء، وبقليل من الدوّاسة تختلط الأنغام، فتقول طوال اليوم «أقلّ». ثم في قاعة الامتحان يستعمل التلميذ نفسه أقلّ مما يجب. وفي السادسة كانت تجلس في المطبخ عشر دقائق قبل أن تقدر على الطبخ.",
    },
    solution: {
      zh: "在琴背后的墙上装六块 600 × 3000 mm 橡木格栅板，居中，两侧留出原来的抹灰；50 mm 龙骨，不填棉。她起初订了七块，还想把对面墙也做了。我们算给她看：再加下去，中频会比钢琴需要的更干，弹琴的人会不自觉地使劲。顶面和窗帘都不动。",
      en: "Behind the instrument we fixed six oak panels of 600 × 3000 mm in the middle of the wall, with plain plaster left on both sides, on 50 mm battens without wool. She had ordered seven and thought of the opposite wall as well. We showed her the calculation: more would make the room drier than a piano wants, and players answer that by striking harder. Ceiling and curtain stayed.",
      ar: "خلف الآلة ثبّتنا ستة ألواح بلوط 600 × 3000 مم في وسط الجدار، وبقي الجصّ على الجانبين، على عوارض 50 مم بلا صوف. كانت قد طلبت سبعة وفكّرت في الجدار المقابل أيضًا. فعرضنا عليها الحساب: الزيادة تجعل الغرفة أجفّ مما يحتاجه البيانو، فيردّ العازف بضرب أشدّ. وبقي السقف والستارة كما هما.",
    },
    result: {
      zh: "按赛宾公式和格栅的文献曲线计算（未计家具），500 Hz 混响时间由约 1.9 s 降到约 1.0 s，1000 Hz 由约 1.3 s 降到约 0.7 s；DIN 18041 对这一体积的音乐房给出约 1.0 s。低音几乎没变，她喜欢这样。“少踩”还是要说，不过每节课只说一两次。",
      en: "Calculated with Sabine's formula and the literature curve of the slats, furniture not counted: from about 1.9 s to 1.0 s at 500 Hz, from about 1.3 s to 0.7 s at 1000 Hz. For music in this volume DIN 18041 gives about 1.0 s. The bass has hardly changed, and she likes it so. “Less” is still said, once or twice a lesson.",
      ar: "بالحساب وفق معادلة سابين ومنحنى منشور للشرائح ومن دون الأثاث: من نحو 1.9 ث إلى 1.0 ث عند 500 هرتز، ومن نحو 1.3 ث إلى 0.7 ث عند 1000 هرتز. ويعطي DIN 18041 للموسيقى في هذا الحجم نحو 1.0 ث. ولم تكد الترددات المنخفضة تتغيّر، وهي تحبّها هكذا. وما زالت تقول «أقلّ»، مرة أو مرتين في الدرس.",
    },
    pictures: ["case-piano-vienna-practice-room-1"],
    points: [{ product: "slat-oak", x: 40, y: 45 }],
  },
  {
    id: "piano-harbin-recording-room",
    class: "piano",
    title: {
      zh: "录音琴房：前面打散，后面吸收",
      en: "A recording room: scattered in front, absorbed behind",
      ar: "غرفة تسجيل: تشتيت في الأمام وامتصاص في الخلف",
    },
    summary: {
      zh: "录网课的钢琴听起来像在纸箱里。木工做的胡桃木扩散墙管琴声的层次，我们的格栅管话筒背后。",
      en: "Recorded for online lessons, the piano sounded boxed in. A joiner's walnut diffuser gives it depth; our slats look after the wall behind the microphone.",
      ar: "كان البيانو في دروس الإنترنت كأنه داخل صندوق. جدار مشتّت من الجوز صنعه نجّار يمنحه العمق، وشرائحنا تتولى ما خلف الميكروفون.",
    },
    place: { zh: "黑龙江哈尔滨", en: "Harbin, China", ar: "هاربين، الصين" },
    year: 2023,
    area: 36,
    dimensions: { length: 7.2, width: 5, height: 3 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" },
      },
      {
        label: { zh: "用途", en: "Use", ar: "الاستعمال" },
        value: {
          zh: "网课录制、作品小样",
          en: "Online lessons and demo recordings",
          ar: "دروس عبر الإنترنت وتسجيلات تجريبية",
        },
      },
      {
        label: { zh: "扩散墙", en: "Diffuser wall", ar: "الجدار المشتّت" },
        value: {
          zh: "胡桃木方块，由当地木工制作",
          en: "Walnut blocks, made by a local joiner",
          ar: "كتل جوز من صنع نجّار محلي",
        },
      },
      {
        label: { zh: "话筒背后", en: "Behind the microphone", ar: "خلف الميكروفون" },
        value: {
          zh: "胡桃木格栅，50 mm 龙骨加玻璃棉",
          en: "Walnut slats, 50 mm battens with glass wool",
          ar: "شرائح جوز على عوارض 50 مم مع صوف زجاجي",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 11, unit: "m2" },
      { id: "wool-infill-30", quantity: 11, unit: "m2" },
      { id: "batten-kit", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "他先后在墙上贴过三种泡沫，录出来的琴一次比一次闷：高音没了光泽，低音照旧轰。学员留言说“像隔着棉被”。他以为是话筒不够好，换了更贵的，闷得更清楚了。薄泡沫只吃掉高频，把房间的毛病全留了下来。",
      en: "Three kinds of foam had gone up on the walls, and each made the recordings duller: no shine in the treble, the bass booming as before. Pupils wrote that it sounded like a piano under a quilt. He blamed the microphone and bought a better one, which recorded the quilt in more detail. Thin foam eats only the high notes and leaves the faults of the room where they were.",
      ar: "جرّب على جدرانه ثلاثة أنواع من الإسفنج، وكل منها زاد التسجيل انطفاءً: لا بريق في الترددات العالية، والمنخفضة تدوّي كما كانت. كتب طلابه أن الصوت كأنه من تحت لحاف. فاتّهم الميكروفون واشترى أفضل منه، فسجّل اللحاف بتفصيل أدق. فالإسفنج الرقيق لا يأكل إلا الترددات العالية ويترك عيوب الغرفة في مكانها.",
    },
    solution: {
      zh: "泡沫全部拆掉。琴后的墙不该吸，应该打散：我们出图，当地木工用深浅不一的胡桃木方块拼成扩散墙，顶灯从上面洗下来，高低一目了然。吸声放在画面以外，话筒背后的墙，胡桃木格栅配玻璃棉，正好接住琴盖送过去的声音。地上一块砖红色地毯，其余木地板露着。",
      en: "All foam came off. The wall behind a piano should scatter sound rather than swallow it, so we drew a diffuser that a local joiner built from walnut blocks of different depths, washed by light from above. Absorption went out of the picture, to the wall behind the microphone: walnut slats with glass wool, where the open lid sends the sound. One brick-red rug lies under the instrument; the other boards stay bare.",
      ar: "أُزيل الإسفنج كله. فالجدار خلف البيانو ينبغي أن يشتّت الصوت لا أن يبتلعه، فرسمنا جدارًا بناه نجّار محلي من كتل جوز متفاوتة العمق يغسلها ضوء من أعلى. أما الامتصاص فخارج الصورة، على الجدار خلف الميكروفون: شرائح جوز مع صوف زجاجي حيث يرسل الغطاء المفتوح صوته. وتحت الآلة سجادة بلون الآجر، وباقي الأرضية خشب مكشوف.",
    },
    result: {
      zh: "他把同一首练习曲用同一支话筒又录了一遍，放在旧视频下面，不加说明。评论里有人问换了什么琴。晚上开着洗墙灯录课，扩散墙成了他的招牌背景；而真正起作用的另一半，镜头里永远看不见。",
      en: "He recorded the same study with the same microphone and posted it below the old one without a word. Someone asked which piano he had bought. Evening lessons, with the wall lit, have made the diffuser his signature. The other half of the remedy never appears before the camera.",
      ar: "سجّل الدراسة الموسيقية نفسها بالميكروفون نفسه ونشرها تحت القديمة بلا تعليق، فسأله أحدهم أي بيانو اشترى. وصار الجدار المشتّت تحت ضوء المساء علامته المعروفة في الدروس. أما النصف الآخر من العلاج فلا يظهر أمام الكاميرا أبدًا.",
    },
    pictures: ["case-piano-harbin-recording-room-1", "case-piano-harbin-recording-room-2"],
  },
  {
    id: "piano-amman-music-school",
    class: "piano",
    title: {
      zh: "左手太响的琴房",
      en: "The room where the left hand was too loud",
      ar: "الغرفة التي تعلو فيها اليد اليسرى",
    },
    summary: {
      zh: "石头房子放大了低音。28/4 橡木槽木板配深空腔和玻璃棉，把力气用在 500 Hz 以下。",
      en: "Stone walls favoured the bass. Grooved oak 28/4 over a deep cavity with wool was aimed below 500 Hz.",
      ar: "الجدران الحجرية تُطيل الترددات المنخفضة. بلوط محزّز 28/4 فوق فراغ عميق مع صوف، موجّه إلى ما دون 500 هرتز.",
    },
    place: { zh: "约旦安曼", en: "Amman, Jordan", ar: "عمّان، الأردن" },
    year: 2021,
    area: 33,
    dimensions: { length: 5.8, width: 5.7, height: 3 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" },
      },
      {
        label: { zh: "墙体", en: "Walls", ar: "الجدران" },
        value: {
          zh: "天然石砌筑，内抹灰",
          en: "Natural stone, plastered inside",
          ar: "حجر طبيعي مليّس من الداخل",
        },
      },
      {
        label: { zh: "主墙构造", en: "Main wall", ar: "الجدار الرئيس" },
        value: {
          zh: "28/4 槽木板，150 mm 空腔，30 mm 玻璃棉",
          en: "Grooved 28/4, 150 mm cavity, 30 mm glass wool",
          ar: "ألواح محزّزة 28/4، فراغ 150 مم، صوف زجاجي 30 مم",
        },
      },
      {
        label: { zh: "学生", en: "Pupils", ar: "التلاميذ" },
        value: { zh: "每周 40 人次", en: "40 lessons a week", ar: "40 درسًا في الأسبوع" },
      },
    ],
    products: [
      { id: "grooved-oak-28-4", quantity: 17, unit: "m2" },
      { id: "grooved-oak-14-2", quantity: 5, unit: "m2" },
      { id: "wool-infill-30", quantity: 22, unit: "m2" },
      { id: "panel-clips", quantity: 3, unit: "piece" },
    ],
    problem: {
      zh: "老师们换过琴、换过调律师，左手还是盖过右手。同一首巴赫在隔壁教室很平衡，搬进这间就头重脚轻。学校在墙上挂了地毯，高音先没了，低音更显得多。石墙几乎不吸低频，房间又小，某几个低音弹下去，整间屋子跟着嗡。",
      en: "Teachers had changed the piano and then the tuner, and still the left hand covered the right. A Bach invention that was balanced next door turned bottom-heavy in here. Rugs hung on the walls took the treble away first, so that the bass stood out more. Stone absorbs next to nothing low down, the room is small, and on a few notes the whole of it hummed along.",
      ar: "بدّل المعلّمون البيانو ثم ضابط الأوتار وبقيت اليد اليسرى تغطي اليمنى. مقطوعة باخ المتوازنة في الغرفة المجاورة تصبح هنا ثقيلة القاع. وحين عُلّق السجاد على الجدران ذهبت الترددات العالية أولًا فازدادت المنخفضة بروزًا. فالحجر لا يكاد يمتصّ الترددات المنخفضة، والغرفة صغيرة، وعند نغمات بعينها كانت تهمهم كلها.",
    },
    solution: {
      zh: "挂毯取下。琴背后整面墙做 28/4 橡木槽木板，背孔选侧重 500 Hz 以下的 T 型，空腔 150 mm，玻璃棉贴着板背。房间因此少了 170 mm 进深，事先用胶带贴在地上给校长看过。对面老师座位后另有一条 14/2，背孔 M 型，收住高音的拍击。其余两面墙和书架保持原样。",
      en: "The rugs came down. The whole wall behind the piano became grooved oak 28/4 with perforation T, the pattern for the range below 500 Hz, over a 150 mm cavity with glass wool against the back of the boards. It costs the room 170 mm of depth, marked with tape on the floor for the head to see first. Opposite, a strip of 14/2 with pattern M catches the upper range. The other walls and the bookcase stayed.",
      ar: "أُنزل السجاد. وصار الجدار خلف البيانو كله بلوطًا محزّزًا 28/4 بتثقيب T المخصص لما دون 500 هرتز، فوق فراغ 150 مم وصوف زجاجي ملاصق لظهر الألواح. كلّف ذلك الغرفة 170 مم من عمقها، حدّدناه بشريط على الأرض لتراه المديرة أولًا. وفي المقابل شريط 14/2 بتثقيب M يتلقى الترددات الأعلى. وبقي الجداران الآخران وخزانة الكتب.",
    },
    result: {
      zh: "两只手又坐回同一架琴前。老师的说法是：“我终于不用教他们怎么对付房间了。”原来嗡得最厉害的两个音还能辨出来，但要故意去找；这么小的房间，最低的一段不会完全听话，我们在图纸上写明了。隔壁那间教室反倒排进了明年的预算。",
      en: "Both hands sit at the same piano again. “At last I need not teach them how to handle the room,” says one teacher. The two worst notes can still be found by anyone who looks for them; in so small a room the lowest range never quite obeys, and the drawing said so. The balanced room next door is now in next year's budget.",
      ar: "عادت اليدان إلى البيانو نفسه. تقول إحدى المعلّمات: «أخيرًا لم أعد أعلّمهم كيف يتعاملون مع الغرفة». وما زال يمكن لمن يفتّش أن يجد أسوأ نغمتين، ففي غرفة بهذا الصغر لا ينقاد أخفض النطاق تمامًا، وقد ذُكر ذلك على المخطط. أما الغرفة المجاورة التي كانت مضرب المثل في التوازن فدخلت ميزانية العام المقبل.",
    },
    pictures: ["case-piano-amman-music-school-1"],
    points: [{ product: "grooved-oak-28-4", x: 75, y: 38 }],
  },
  {
    id: "piano-buenos-aires-rented-flat",
    class: "piano",
    title: {
      zh: "租来的房子里练琴：八块能搬走的墙",
      en: "Eight panels that will move house",
      ar: "ثمانية ألواح سترحل مع صاحبتها",
    },
    summary: {
      zh: "房东只准钻四个孔。象牙白、沙色、灰绿的 V 槽毡板挂在一根横木上，搬家时半小时取下。",
      en: "The landlord allowed four holes. V-groove felt in ivory, sand and sage hangs from one rail and comes down in half an hour.",
      ar: "سمح المؤجّر بأربعة ثقوب. لبّاد محزّز بالعاجي والرملي والأخضر الهادئ معلّق على عارضة واحدة ويُنزل في نصف ساعة.",
    },
    place: {
      zh: "阿根廷布宜诺斯艾利斯",
      en: "Buenos Aires, Argentina",
      ar: "بوينس آيرس، الأرجنتين",
    },
    year: 2022,
    area: 24,
    dimensions: { length: 6.5, width: 3.7, height: 2.9 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.9 米", en: "2.9 m", ar: "2.9 م" },
      },
      {
        label: { zh: "租约", en: "Lease", ar: "عقد الإيجار" },
        value: {
          zh: "两年，墙上最多 4 个孔",
          en: "Two years, at most four holes in the wall",
          ar: "سنتان، وأربعة ثقوب في الجدار على الأكثر",
        },
      },
      {
        label: { zh: "毡板", en: "Panels", ar: "الألواح" },
        value: {
          zh: "8 块，800 × 2400 mm，三种颜色",
          en: "Eight, 800 × 2400 mm, in three colours",
          ar: "8 ألواح 800 × 2400 مم بثلاثة ألوان",
        },
      },
      {
        label: { zh: "悬挂", en: "Hanging", ar: "التعليق" },
        value: {
          zh: "一根横木，离墙 60 mm",
          en: "One rail, 60 mm off the wall",
          ar: "عارضة واحدة على بعد 60 مم من الجدار",
        },
      },
    ],
    products: [{ id: "pet-groove", quantity: 16, unit: "m2" }],
    problem: {
      zh: "年轻的伴奏钢琴师把全部积蓄放进了一架二手三角琴，租来的客厅便只剩下琴、一把椅子和四面白墙。歌手来排练，唱到高音，墙会“叫”：拍一下手，能听见一串细碎的颤音在两墙之间跑。她下一份合同在另一座城市，什么都不想钉死在这里。",
      en: "A young accompanist had put her savings into a second-hand grand, and her rented living room held that, one chair and four white walls. When singers came to rehearse, the walls rang on the high notes; clap once, and a string of small echoes ran from side to side. Her next contract may be in another city, so nothing was to be fixed here for good.",
      ar: "وضعت عازفة مرافقة شابة مدّخراتها في بيانو كبير مستعمل، فلم يبقَ في غرفتها المستأجرة سواه وكرسي وأربعة جدران بيضاء. وحين يأتي المغنّون للتدريب ترنّ الجدران مع النغمات العالية، وتكفي صفقة واحدة ليجري بينها سرب من الأصداء الصغيرة. وقد يكون عقدها التالي في مدينة أخرى، فلم ترد أن تثبّت هنا شيئًا إلى الأبد.",
    },
    solution: {
      zh: "一根松木横木用四颗螺钉固定在砖墙上，八块 V 槽毡板像画一样挂上去，背后空出 60 mm，那层空气也帮着吸声。象牙白占多数，沙色和灰绿隔着放，避免整面墙显得沉。只做琴背后这一面：颤动回声要两面硬墙才跑得起来，收住一面就够。板按电梯轿厢的对角线裁，一个人搬得动。",
      en: "A pine rail went up with four screws, and eight V-groove panels hang from it like pictures, leaving 60 mm behind them, air that helps to absorb. Ivory prevails, with sand and sage between so that the wall stays light. Only the side behind the piano was done: flutter needs two hard walls to run, and stopping one is enough. The size was taken from the diagonal of the lift, so one person can carry a panel.",
      ar: "ثُبّتت عارضة صنوبر بأربعة براغٍ، وعُلّقت عليها ثمانية ألواح محزّزة كما تُعلّق اللوحات، وخلفها 60 مم من الهواء يعين على الامتصاص. يغلب العاجي ويتخلله الرملي والأخضر كي يبقى الجدار خفيفًا. ولم يُعالج سوى الجدار خلف البيانو: فالصدى المرتجف يحتاج إلى جدارين صلبين ليجري، ويكفي إيقاف أحدهما. وأُخذ المقاس من قُطر المصعد ليحمل اللوحَ شخص واحد.",
    },
    result: {
      zh: "再拍手，只有一声。歌手说高音不再扎耳朵，排练可以多坚持一小时。她后来真的搬了家：四个孔用腻子补平，押金全数退回；八块板在新房间里换了次序，中间空出一扇门。",
      en: "Clap now, and there is one clap. Singers find that the top notes no longer sting and stay an hour longer. She has in fact moved since. The four holes were filled, the deposit came back in full, and in the new room the panels hang in another order, with a gap in the middle for a door.",
      ar: "صفّق الآن فلا تسمع إلا صفقة. يقول المغنّون إن النغمات العليا لم تعد تلسع، ويبقون ساعة أطول. وقد انتقلت فعلًا بعدها: سُدّت الثقوب الأربعة وعاد التأمين كاملًا، وفي الغرفة الجديدة عُلّقت الألواح بترتيب آخر وبينها فسحة لباب.",
    },
    pictures: ["case-piano-buenos-aires-rented-flat-1"],
    points: [{ product: "pet-groove", x: 56.5, y: 37 }],
  },
  {
    id: "piano-tianjin-recital-hall",
    class: "piano",
    title: {
      zh: "音乐学院独奏厅：同一张木面，两种性格",
      en: "A recital hall: one timber face, two characters",
      ar: "قاعة عزف منفرد: وجه خشبي واحد وطبعان",
    },
    summary: {
      zh: "靠近舞台的胡桃木槽板不开背孔，把声音送出去；后墙开孔填棉，把它留住。坐在厅里看不出区别。",
      en: "Grooved walnut near the stage is left unperforated and sends the sound on; at the rear it is perforated and keeps it. From a seat nobody can tell which is which.",
      ar: "الجوز المحزّز قرب المسرح بلا تثقيب خلفي فيرسل الصوت، وفي الخلف مثقّب مع صوف فيمسكه. ومن المقعد لا يُعرف هذا من ذاك.",
    },
    place: { zh: "天津", en: "Tianjin, China", ar: "تيانجين، الصين" },
    year: 2013,
    area: 410,
    dimensions: { length: 24, width: 17, height: 9 },
    room: [
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "312 席，酒红色", en: "312, wine red", ar: "312 مقعدًا بلون نبيذي" },
      },
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "9 米", en: "9 m", ar: "9 م" },
      },
      {
        label: { zh: "反射段", en: "Reflecting boards", ar: "ألواح عاكسة" },
        value: { zh: "210 m²，无背孔", en: "210 m², no perforation", ar: "210 م² بلا تثقيب" },
      },
      {
        label: { zh: "吸声段", en: "Absorbing boards", ar: "ألواح ماصّة" },
        value: {
          zh: "300 m²，背孔，30 mm 玻璃棉",
          en: "300 m², perforated, 30 mm glass wool",
          ar: "300 م² مثقّبة مع صوف زجاجي 30 مم",
        },
      },
      {
        label: { zh: "反声板", en: "Reflectors", ar: "العواكس" },
        value: {
          zh: "弧形木板，由舞台承包商制作",
          en: "Curved timber, by the stage contractor",
          ar: "خشب مقوّس من مقاول المسرح",
        },
      },
    ],
    products: [
      { id: "grooved-walnut-28-4", quantity: 510, unit: "m2" },
      { id: "wool-infill-30", quantity: 300, unit: "m2" },
      { id: "panel-clips", quantity: 67, unit: "piece" },
    ],
    problem: {
      zh: "学院的旧厅是报告厅改的，四壁同样的吸声板，讲座很好，独奏很苦：琴声一离开琴盖就没了，学生拼命加力，录音里全是锤子声。院方要建新厅，演奏教授要“活”，行政要能开大会，建筑师只有一条：墙面从台口到后墙必须是同一种木头、同一种线条。",
      en: "The old hall had been a lecture theatre, lined all round with one absorbing panel. Talks went well; recitals were misery. The tone vanished as it left the lid, students forced, and recordings were full of hammers. For the new hall the professors wanted life and the administration a room for assemblies. The architect had one condition: a single timber and a single line from stage to rear wall.",
      ar: "كانت القاعة القديمة مدرّج محاضرات يكسوه لوح ماصّ واحد من كل جهة. المحاضرات بخير، أما العزف فعذاب: يتلاشى الصوت حال مغادرته الغطاء، فيضرب الطلاب بقوة وتمتلئ التسجيلات بصوت المطارق. وللقاعة الجديدة أراد الأساتذة حياةً وأرادت الإدارة مكانًا للاجتماعات، وكان للمعماري شرط واحد: خشب واحد وخط واحد من المسرح إلى الجدار الخلفي.",
    },
    solution: {
      zh: "槽木板若不开背孔，只是一块有线条的木板，基本不吸声。我们就利用这一点：舞台三面和前区折墙用 210 m² 无背孔的 28/4 胡桃木，板后贴实，把声音推向观众；中后区和后墙用 300 m² 开背孔的同款，空腔里放玻璃棉。折面角度由声学顾问定，避免平行。同批木皮按编号连续上墙，过渡处没有接缝可寻。",
      en: "A grooved board without perforation behind is only a board with lines and hardly absorbs. That was put to use: round the stage and on the front pleats, 210 m² of walnut 28/4 unperforated and backed solid, pushing the sound out; from the middle to the rear wall, 300 m² of the same board perforated, over a cavity with glass wool. A consultant set the angles of the pleats. Veneer from one batch was numbered and hung in sequence, and no seam betrays the change.",
      ar: "اللوح المحزّز بلا تثقيب خلفي مجرّد لوح ذي خطوط لا يكاد يمتصّ، فاستُثمر ذلك: حول المسرح وعلى الطيّات الأمامية 210 م² من الجوز 28/4 بلا تثقيب وظهره مصمت ليدفع الصوت، ومن الوسط إلى الجدار الخلفي 300 م² من اللوح نفسه مثقّبًا فوق فراغ فيه صوف زجاجي. وحدّد استشاري زوايا الطيّات. ورُقّمت القشرة وهي من دفعة واحدة وعُلّقت بتسلسلها، فلا وصلة تفضح الانتقال.",
    },
    result: {
      zh: "开幕音乐会后，钢琴系主任说了一句被学生传开的话：“这次是厅在听我，不是我在喊厅。”开大会时后区的吸声把话筒的尾音收住。建筑师每年带学生来，请他们指出哪一块木头在吸声，到现在没有人全部答对。",
      en: "After the opening the head of piano said something that students still repeat: this time the hall listened to her, and she had not had to call out to it. At assemblies the rear keeps the loudspeakers in check. The architect brings students once a year and asks them to point out which boards absorb. Nobody has got them all right yet.",
      ar: "بعد حفل الافتتاح قالت رئيسة قسم البيانو جملة ما زال الطلاب يتناقلونها: هذه المرة أصغت القاعة إليّ ولم أضطر إلى مناداتها. وفي الاجتماعات يضبط القسم الخلفي صوت المكبّرات. ويأتي المعماري كل عام بطلابه ويسألهم أي الألواح يمتصّ، ولم يصب أحد فيها جميعًا بعد.",
    },
    pictures: ["case-piano-tianjin-recital-hall-1"],
    points: [{ product: "grooved-walnut-28-4", x: 78, y: 33 }],
  },
  {
    id: "piano-jakarta-trial-room",
    class: "piano",
    title: {
      zh: "琴行的试琴间：像家，不像展厅",
      en: "A dealer's trial room that sounds like home",
      ar: "غرفة تجربة في متجر بيانو تشبه البيت",
    },
    summary: {
      zh: "店里听着辉煌，回家却说“不是我挑的那架”。试琴间照着客户的客厅来做。",
      en: "Brilliant in the shop, and at home “not the one I chose”. So the trial room was modelled on the customers' living rooms.",
      ar: "متألّق في المتجر، وفي البيت «ليس الذي اخترته». فصُمّمت غرفة التجربة على مثال غرف جلوس الزبائن.",
    },
    place: { zh: "印度尼西亚雅加达", en: "Jakarta, Indonesia", ar: "جاكرتا، إندونيسيا" },
    year: 2024,
    area: 43,
    dimensions: { length: 7.4, width: 5.8, height: 3.2 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "3.2 米", en: "3.2 m", ar: "3.2 م" },
      },
      {
        label: { zh: "陈设", en: "Furnishing", ar: "الأثاث" },
        value: {
          zh: "地毯、书架、单椅、窗帘",
          en: "Rug, bookcase, armchair, curtain",
          ar: "سجادة وخزانة كتب وكرسي وستارة",
        },
      },
      {
        label: { zh: "每次试琴", en: "Pianos at a time", ar: "عدد الآلات" },
        value: { zh: "只放一架", en: "One only", ar: "واحدة فقط" },
      },
      {
        label: { zh: "格栅墙", en: "Slat wall", ar: "جدار الشرائح" },
        value: {
          zh: "12 m²，30 mm 玻璃棉",
          en: "12 m² with 30 mm glass wool",
          ar: "12 م² مع صوف زجاجي 30 مم",
        },
      },
    ],
    products: [
      { id: "slat-oak", quantity: 12, unit: "m2" },
      { id: "wool-infill-30", quantity: 12, unit: "m2" },
      { id: "corner-profile", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "展厅三面玻璃、地面瓷砖，随便弹个和弦都满堂生辉。客户一高兴就下单，琴送到铺着地毯的家里，声音忽然小了一圈，电话就来了。售后的调律师跑一趟又一趟，琴并没有毛病。店主后来明白，他卖的有一半是自己的展厅。",
      en: "The showroom has glass on three sides and a tiled floor, and any chord struck in it is splendid. Delighted customers signed; the piano reached a carpeted house, seemed to have shrunk, and the telephone rang. The shop's tuner drove out again and again to instruments that had nothing wrong with them. In the end the owner saw that half of what he sold was his showroom.",
      ar: "صالة العرض زجاج من ثلاث جهات وأرضها بلاط، وأي تآلف يُعزف فيها بديع. يفرح الزبون فيوقّع، ثم يصل البيانو إلى بيت مفروش بالسجاد فيبدو كأنه صغر، ويرنّ الهاتف. وكان ضابط الأوتار يذهب مرة بعد مرة إلى آلات لا عيب فيها. حتى أدرك المالك أن نصف ما يبيعه هو صالته.",
    },
    solution: {
      zh: "我们没有做录音棚，那样会走到另一个极端。先问了二十位老客户家里有什么，再按答案布置：一块地毯、一面书架、一道窗帘、一把单椅。剩下的差距用一面橡木格栅墙补上，后填玻璃棉，正对试琴人的耳朵；两侧的抹灰墙和顶面故意留硬。琴一次只推进来一架，站位贴了记号，比较才公平。",
      en: "A studio would have been the opposite mistake. We asked twenty past customers what stood in their rooms and furnished accordingly: a rug, a bookcase, a curtain, an armchair. One oak slat wall over glass wool makes up what was missing, facing the player; plaster on either side and the ceiling were left hard on purpose. One instrument is wheeled in at a time, onto marks on the floor, so that comparisons are fair.",
      ar: "لو صنعنا استوديو لوقعنا في الخطأ المعاكس. سألنا عشرين زبونًا سابقًا عمّا في غرفهم وفرشنا الغرفة بحسب أجوبتهم: سجادة وخزانة كتب وستارة وكرسي. وسدّ ما نقص جدار واحد من شرائح البلوط فوق صوف زجاجي في مواجهة العازف، وتُركت جوانبه المليّسة والسقف صلبة عمدًا. ولا تُدخل إلا آلة واحدة في كل مرة على علامات في الأرض، لتكون المقارنة عادلة.",
    },
    result: {
      zh: "成交慢了一些，客户会多坐二十分钟；退换和抱怨的电话却几乎没有了，调律师重新有时间调琴。店主保留着外面的玻璃展厅，用来吸引路人。“外面负责让人爱上钢琴，”他说，“里面负责让人挑对一架。”",
      en: "Sales take longer, since people now sit for twenty minutes more, but the calls afterwards have all but stopped and the tuner is free to tune. The glass showroom is still there to draw people in. “Out there they fall in love with the piano,” the owner says. “In here they choose the right one.”",
      ar: "صار البيع أبطأ لأن الناس يجلسون عشرين دقيقة أطول، لكن المكالمات اللاحقة كادت تنقطع وتفرّغ ضابط الأوتار لعمله. وبقيت الصالة الزجاجية لتجذب المارة. يقول المالك: «هناك يقعون في حب البيانو، وهنا يختارون الأنسب لهم».",
    },
    pictures: ["case-piano-jakarta-trial-room-1"],
    points: [{ product: "slat-oak", x: 37, y: 42 }],
  },
];
