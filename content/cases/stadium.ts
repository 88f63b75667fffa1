import type { CaseContent } from "#domain/cases/case-content.ts";

export const stadiumCases: CaseContent[] = [
  {
    id: "stadium-qingdao-school-hall",
    class: "stadium",
    title: {
      zh: "四个班同时上体育课",
      en: "Four classes of PE under one roof",
      ar: "أربعة صفوف رياضة تحت سقف واحد",
    },
    summary: {
      zh: "橡木槽木墙裙加象牙白、灰绿垂片，四位老师的口令不再互相盖过。",
      en: "Grooved oak and ivory and sage baffles, so that four teachers stop shouting over one another.",
      ar: "بلوط محزّز وألواح معلّقة عاجية وخضراء، فلا يعلو صوت معلّم على ثلاثة آخرين.",
    },
    place: { zh: "山东青岛", en: "Qingdao, China", ar: "تشينغداو، الصين" },
    year: 2016,
    area: 680,
    dimensions: { length: 34, width: 20, height: 8 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "8.0 米", en: "8.0 m", ar: "8.0 م" },
      },
      {
        label: { zh: "场地", en: "Court", ar: "الملعب" },
        value: {
          zh: "1 片篮球场，可分 4 组",
          en: "one basketball court, divided for four groups",
          ar: "ملعب سلة واحد يُقسم لأربع مجموعات",
        },
      },
      {
        label: { zh: "木墙高度", en: "Height of the timber", ar: "ارتفاع الكسوة الخشبية" },
        value: { zh: "0.8 至 4.0 米", en: "from 0.8 to 4.0 m", ar: "من 0.8 إلى 4.0 م" },
      },
      {
        label: { zh: "防撞带", en: "Impact strip", ar: "شريط الحماية" },
        value: {
          zh: "底部墨绿软包",
          en: "dark green padding at the foot",
          ar: "حشوة خضراء داكنة في الأسفل",
        },
      },
    ],
    products: [
      { id: "grooved-oak-28-4", quantity: 260, unit: "m2" },
      { id: "wool-infill-30", quantity: 260, unit: "m2" },
      { id: "pet-baffle", quantity: 220, unit: "piece" },
    ],
    problem: {
      zh: "冬天风大，四个班都挤进馆里。一位老师喊“停”，四个班一起停；哨子吹过之后，声音在屋顶下还要转好一会儿。体育组排了手势和颜色旗，仍有孩子因为没听见而撞到一起。校方最担心的是安全，其次才是吵。",
      en: "In the windy winter months four classes share the hall. One teacher called “stop” and all four stopped; after a whistle the sound went on circling under the roof. The staff worked out hand signs and coloured flags, yet pupils who had not heard still ran into each other. Safety worried the school more than noise.",
      ar: "في أشهر الشتاء العاصفة تتقاسم القاعة أربعة صفوف. يقول معلّم «قفوا» فتقف الأربعة، وبعد الصفّارة يبقى الصوت يدور تحت السقف. وضع المعلّمون إشارات باليد وأعلامًا ملوّنة، وظلّ تلاميذ لم يسمعوا يتصادمون. وكانت السلامة تشغل المدرسة أكثر من الضجيج.",
    },
    solution: {
      zh: "墙面从 0.8 米做到 4 米，28/4 橡木槽木板，背后填玻璃棉；龙骨间距加密到 300 mm，板面没有凸出的边角，球打上去只是弹开。0.8 米以下是墨绿防撞软包。屋架下按场地纵向吊 220 片象牙白与灰绿垂片，灯和片平行，避免打球时眩光。",
      en: "Grooved oak, 28/4 over wool, covers the walls from 0.8 m to 4 m. The battens stand at 300 mm to stiffen the panels, and no edge projects, so a ball simply comes back. Below runs dark green padding. Under the trusses 220 baffles in ivory and sage follow the length of the court, with the lights parallel to them so that nobody looks up into glare.",
      ar: "تغطّي ألواح البلوط المحزّزة 28/4 فوق الصوف الجدران من ارتفاع 0.8 م إلى 4 م. وتقاربت العوارض إلى 300 مم لتقوية الألواح، ولا حافة بارزة، فالكرة ترتدّ وحسب. وفي الأسفل حشوة خضراء داكنة. وتحت الجمالونات 220 لوحًا معلّقًا بالعاجي والأخضر الهادئ على طول الملعب، والمصابيح موازية لها فلا يُبهر اللاعب حين ينظر إلى أعلى.",
    },
    result: {
      zh: "现在喊“停”，停下来的是自己那个班。颜色旗收进了器材室。体育老师说，从前一天五节课下来要含着润喉糖吃晚饭。第一年里换过两块被器材车磕伤的板，按编号从备板里取，半小时装好。",
      en: "“Stop” now stops the class it was meant for, and the flags are back in the store. One teacher recalls eating supper with a throat lozenge after five lessons. In the first year two panels were dented by a trolley; spares of the same number replaced them in half an hour.",
      ar: "صارت كلمة «قفوا» توقف الصف المقصود وحده، وعادت الأعلام إلى المخزن. ويذكر أحد المعلّمين أنه كان يتعشّى وفي فمه قرص للحلق بعد خمس حصص. وفي السنة الأولى انبعج لوحان من عربة أدوات، فاستُبدلا في نصف ساعة بلوحين احتياطيين يحملان الرقم نفسه.",
    },
    pictures: ["case-stadium-qingdao-school-hall-1"],
    points: [
      { product: "grooved-oak-28-4", x: 12, y: 43 },
      { product: "pet-baffle", x: 83, y: 14 },
    ],
  },
  {
    id: "stadium-kunming-university",
    class: "stadium",
    title: {
      zh: "也要办毕业典礼的大学体育馆",
      en: "A university hall that also holds graduations",
      ar: "صالة جامعية تُقام فيها حفلات التخرّج أيضًا",
    },
    summary: {
      zh: "平时打球，六月讲话：槽木墙藏进柱子的厚度里，音响一件没换。",
      en: "Ball games all year, speeches in June: grooved oak within the depth of the columns, and not one new loudspeaker.",
      ar: "كرة طوال السنة وخطب في يونيو: بلوط محزّز ضمن عمق الأعمدة، ولا مكبّر صوت جديدًا.",
    },
    place: { zh: "云南昆明", en: "Kunming, China", ar: "كونمينغ، الصين" },
    year: 2015,
    area: 792,
    dimensions: { length: 36, width: 22, height: 8.5 },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: { zh: "36 × 22 × 8.5 米", en: "36 × 22 × 8.5 m", ar: "36 × 22 × 8.5 م" },
      },
      {
        label: { zh: "体积", en: "Volume", ar: "الحجم" },
        value: { zh: "约 6700 m³", en: "about 6,700 m³", ar: "نحو 6700 م³" },
      },
      {
        label: { zh: "看台", en: "Stand", ar: "المدرّج" },
        value: {
          zh: "约 300 席，典礼时场内加座",
          en: "about 300 seats, chairs on the court for ceremonies",
          ar: "نحو 300 مقعد، وكراسي في الملعب للحفلات",
        },
      },
      {
        label: { zh: "木墙构造", en: "Wall build-up", ar: "تركيبة الجدار" },
        value: {
          zh: "100 mm空腔，30 mm玻璃棉",
          en: "100 mm cavity, 30 mm wool",
          ar: "فراغ 100 مم وصوف 30 مم",
        },
      },
    ],
    products: [
      { id: "grooved-oak-28-4", quantity: 380, unit: "m2" },
      { id: "wool-infill-30", quantity: 380, unit: "m2" },
      { id: "pet-baffle", quantity: 300, unit: "piece" },
    ],
    problem: {
      zh: "毕业典礼上，校长的讲话传到看台只剩下语调。学校先后换过两次音响，喇叭越大，话越糊。学生会在场内铺过地毯、挂过横幅，都只有一天的用处。体育部同时提了条件：任何改造不能占边线以外的缓冲区，也不能怕球。",
      en: "At graduation the president's speech reached the stand as melody without words. The sound system had been replaced twice, and the larger the loudspeakers, the more blurred the speech. Carpets and banners helped for a day. The sports department had terms of its own: nothing may take up the run-off beyond the lines, and nothing may mind a ball.",
      ar: "في حفل التخرّج كانت كلمة رئيس الجامعة تصل إلى المدرّج لحنًا بلا كلمات. بُدّل نظام الصوت مرتين، وكلّما كبرت المكبّرات ازداد الكلام ضبابية. ونفع السجاد والرايات يومًا واحدًا. وكان للقسم الرياضي شرطان: ألا يُقتطع من مساحة الأمان خارج الخطوط، وألا يتأثّر شيء بالكرة.",
    },
    solution: {
      zh: "墙面做 380 m² 28/4 橡木槽木板，空腔全部落在原有柱子的厚度之内，缓冲区一寸未占。看台对面的墙优先，因为喇叭正对着它。顶面 300 片象牙白与灰绿垂片，长度方向与边线一致。音响没有再换，只把角度压低，对准座位。",
      en: "The walls took 380 m² of 28/4 grooved oak, the whole cavity kept within the depth of the existing columns, so the run-off lost nothing. The wall opposite the stand came first, because the loudspeakers point at it. Overhead hang 300 baffles in ivory and sage, parallel to the side lines. The sound system stayed; its loudspeakers were only tilted down onto the seats.",
      ar: "كُسيت الجدران بمساحة 380 م² من البلوط المحزّز 28/4، وبقي الفراغ كله ضمن عمق الأعمدة القائمة فلم تخسر مساحة الأمان شيئًا. وبدأنا بالجدار المقابل للمدرّج لأن المكبّرات تتّجه إليه. وفي الأعلى 300 لوح معلّق بالعاجي والأخضر الهادئ موازية لخطوط الملعب. بقي نظام الصوت، وأُميلت مكبّراته فقط نحو المقاعد.",
    },
    result: {
      zh: "那年六月，坐在最高一排的家长第一次跟着笑话笑了出来。音响师把功放关小了一截，讲话反而更清楚。平时训练的感受更平淡：教练说，从前隔着半场要跑过去讲战术，现在站在边线喊一声就行。有两支校外球队来打过友谊赛，问能不能常来。",
      en: "That June the parents in the top row laughed at the jokes in time. The technician had turned the amplifiers down, and the speeches were clearer for it. In everyday training the effect is plainer: coaches who used to walk half the court to explain a move now call it from the side line. Two visiting teams have asked whether they may come more often.",
      ar: "في يونيو ذاك ضحك الأهل في أعلى صف مع النكتة في وقتها. كان الفنّي قد خفض المضخّمات فازدادت الخطب وضوحًا. وفي التدريب اليومي الأثر أبسط: المدرّب الذي كان يقطع نصف الملعب ليشرح خطة صار ينادي بها من الخط الجانبي. وسأل فريقان زائران إن كان بإمكانهما المجيء أكثر.",
    },
    pictures: ["case-stadium-kunming-university-1"],
    points: [
      { product: "grooved-oak-28-4", x: 76, y: 49 },
      { product: "pet-baffle", x: 34, y: 13 },
    ],
  },
  {
    id: "stadium-lyon-exam-hall",
    class: "stadium",
    title: {
      zh: "两周变成考场的球馆",
      en: "A court that becomes an exam hall for two weeks",
      ar: "ملعب يصير قاعة امتحان أسبوعين",
    },
    summary: {
      zh: "平行墙之间的颤动回声，在安静的考场里比在球赛中更恼人。",
      en: "Flutter between parallel walls, a nuisance in a match, is worse in a silent examination.",
      ar: "صدى مرتجف بين جدارين متوازيين، مزعج في المباراة وأشدّ إزعاجًا في امتحان صامت.",
    },
    place: { zh: "法国里昂", en: "Lyon, France", ar: "ليون، فرنسا" },
    year: 2020,
    area: 860,
    dimensions: { length: 40, width: 21.5, height: 7.6 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "7.6 米", en: "7.6 m", ar: "7.6 م" },
      },
      {
        label: { zh: "考试座位", en: "Exam places", ar: "مقاعد الامتحان" },
        value: { zh: "240 席", en: "240", ar: "240 مقعدًا" },
      },
      {
        label: { zh: "采光", en: "Daylight", ar: "ضوء النهار" },
        value: { zh: "单侧高窗", en: "high windows on one side", ar: "نوافذ علوية من جانب واحد" },
      },
      {
        label: { zh: "施工窗口", en: "Time slot", ar: "فترة التنفيذ" },
        value: { zh: "暑期 5 周", en: "five summer weeks", ar: "5 أسابيع في الصيف" },
      },
    ],
    products: [
      { id: "grooved-oak-14-2", quantity: 310, unit: "m2" },
      { id: "wool-infill-30", quantity: 310, unit: "m2" },
      { id: "pet-baffle", quantity: 240, unit: "piece" },
    ],
    problem: {
      zh: "高中每年六月把球馆腾出来考试。两百多人鸦雀无声，掉一支笔却能从东墙弹到西墙，又弹回来，一声变成七八声。监考的脚步也一样。学生抱怨的不是吵，是“吓一跳”。平时打球声音杂，谁也没留意过这个毛病。",
      en: "Each June the lycée clears its court for examinations. Two hundred and forty people sit in silence, and a dropped pen travels from the east wall to the west and back until one click has become seven or eight. The invigilators' steps do the same. Pupils complained of being startled rather than of noise. During matches nobody had noticed.",
      ar: "في كل يونيو تُخلي الثانوية ملعبها للامتحانات. يجلس 240 شخصًا في صمت، ويسقط قلم فينتقل صوته من الجدار الشرقي إلى الغربي ويعود حتى تصير النقرة سبعًا أو ثمانيًا. وكذلك خطوات المراقبين. لم يشكُ الطلاب الضجيج بل الفزع. أما في المباريات فلم ينتبه إليه أحد.",
    },
    solution: {
      zh: "颤动回声来自两面平行硬墙，就把力气用在墙上：四面 14/2 橡木槽木板，自防撞带以上做到 3.6 米，填玻璃棉；高窗对面的一段特意加高，与窗下沿错开，不留下相对的光墙。垂片按场地方向成排，与线性灯交替，转角处斜看过去仍是连续的木面。",
      en: "Flutter needs two parallel hard walls, so the effort went there: 14/2 grooved oak over wool on all four sides, from the padding up to 3.6 m, and carried higher opposite the windows so that no bare strip faces another. Rows of baffles alternate with linear lights along the court. Seen from the corner the timber runs on without a break.",
      ar: "يحتاج الصدى المرتجف إلى جدارين صلبين متوازيين، فتركّز الجهد هناك: بلوط محزّز 14/2 فوق الصوف على الجوانب الأربعة من فوق الحشوة إلى 3.6 م، ويرتفع أكثر قبالة النوافذ كي لا يواجه شريطٌ عارٍ شريطًا آخر. وتتناوب صفوف الألواح المعلّقة مع المصابيح الخطّية على طول الملعب. ومن الزاوية يبدو الخشب متّصلًا بلا انقطاع.",
    },
    result: {
      zh: "笔照样会掉，但只响一声。监考换回了普通鞋子，以前发的是软底鞋套。校长说这项改造最难解释，因为成效就是“没有事情发生”。赛季里观众的鼓声也不再把裁判的哨子盖掉。",
      en: "Pens still fall, and click once. The invigilators are back in their own shoes after years of felt overshoes. The head finds the work hard to explain to visitors, since its effect is that nothing happens. In the season, the drums of the supporters no longer cover the referee's whistle.",
      ar: "ما زالت الأقلام تسقط، لكنها تنقر مرة واحدة. وعاد المراقبون إلى أحذيتهم بعد سنوات من أغطية اللبّاد. ويجد المدير صعوبة في شرح العمل للزوّار، فأثره أن لا شيء يحدث. وفي الموسم لم تعد طبول المشجّعين تغطّي صفّارة الحكم.",
    },
    pictures: ["case-stadium-lyon-exam-hall-1"],
    points: [
      { product: "grooved-oak-14-2", x: 11, y: 47 },
      { product: "pet-baffle", x: 40, y: 18 },
    ],
  },
  {
    id: "stadium-kuala-lumpur-badminton",
    class: "stadium",
    title: {
      zh: "社区羽毛球馆：白墙里的浅色木",
      en: "A community badminton hall in pale timber",
      ar: "صالة ريشة في حيّ سكني بخشب فاتح",
    },
    summary: {
      zh: "隔壁就是住宅，馆里得自己先静下来：白蜡木墙，蓝、灰、象牙白垂片。",
      en: "Families live next door, so the hall itself had to calm down: ash walls, blue, grey and ivory baffles.",
      ar: "يجاورها سكان، فكان على الصالة أن تهدأ من داخلها: جدران دردار وألواح زرقاء ورمادية وعاجية.",
    },
    place: { zh: "马来西亚吉隆坡", en: "Kuala Lumpur, Malaysia", ar: "كوالالمبور، ماليزيا" },
    year: 2019,
    area: 640,
    dimensions: { length: 32, width: 20, height: 9 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "9.0 米", en: "9.0 m", ar: "9.0 م" },
      },
      {
        label: { zh: "场地", en: "Courts", ar: "الملاعب" },
        value: {
          zh: "4 片羽毛球场，周末打篮球",
          en: "four badminton courts, basketball at weekends",
          ar: "4 ملاعب ريشة، وكرة سلة في العطلة",
        },
      },
      {
        label: { zh: "开放时间", en: "Opening hours", ar: "ساعات الفتح" },
        value: { zh: "7:00 至 22:00", en: "7:00 to 22:00", ar: "من 7:00 إلى 22:00" },
      },
      {
        label: {
          zh: "垂片下净空",
          en: "Clear below the baffles",
          ar: "الفراغ تحت الألواح المعلّقة",
        },
        value: { zh: "7.6 米", en: "7.6 m", ar: "7.6 م" },
      },
    ],
    products: [
      { id: "slat-ash", quantity: 240, unit: "m2" },
      { id: "pet-baffle", quantity: 210, unit: "piece" },
      { id: "batten-kit", quantity: 42, unit: "piece" },
    ],
    problem: {
      zh: "社区馆晚上最热闹，球鞋声、喊声、报分声混在一起，打球的人越喊越大，邻居的投诉也越来越多。管委会原想把窗户全部封死，可馆里靠这排高窗采光和通风。还有一条硬条件：羽毛球要看得清，墙面颜色不能太花，顶上不能有晃眼的东西。",
      en: "The hall is busiest in the evening. Shoes, shouts and scores ran together, players shouted louder to be heard, and the neighbours complained. The committee thought of sealing the windows, but light and air come through that high row. There was a firm condition too: a shuttlecock must be seen, so no busy walls and nothing dazzling overhead.",
      ar: "تزدحم الصالة مساءً، فتختلط الأحذية والصيحات وإعلان النقاط، ويعلو صياح اللاعبين ليُسمعوا، ويشتكي الجيران. فكّرت اللجنة في سدّ النوافذ، لكن الضوء والهواء يأتيان من ذلك الصف العالي. وثمة شرط ثابت: يجب أن تُرى الريشة، فلا جدران مزدحمة ولا شيء يبهر في الأعلى.",
    },
    solution: {
      zh: "墙面用浅色白蜡木格栅，上龙骨，颜色接近原来的米白，球路看得清。底部是蓝色防撞带。垂片只用蓝、灰、象牙白三色，与边线平行，片底离地 7.6 米，球碰不到；灯具装在片间，光源从场内看不见。窗户照旧能开，我们只建议八点后关上朝住宅的三扇。",
      en: "Pale ash slats on battens keep close to the former cream of the walls, so the shuttle stands out; a blue strip protects the foot. The baffles, in blue, grey and ivory only, run parallel to the side lines 7.6 m up, out of play, with the lamps between them. The windows still open. Our one piece of advice was to shut the three facing the flats after eight.",
      ar: "تبقى شرائح الدردار الفاتحة على العوارض قريبة من لون الجدران الكريمي السابق، فتبرز الريشة، ويحمي الأسفلَ شريط أزرق. والألواح المعلّقة بالأزرق والرمادي والعاجي فقط، موازية للخطوط الجانبية على ارتفاع 7.6 م بعيدًا عن اللعب، والمصابيح بينها. وما زالت النوافذ تُفتح، ونصيحتنا الوحيدة إغلاق الثلاث المطلّة على المساكن بعد الثامنة.",
    },
    result: {
      zh: "馆里的人说话自然小了，因为不喊也听得见，传出去的声音也就少了；这不是隔声，是少制造一点。投诉从每周几起变成偶尔一起。球友们倒是更喜欢另一件事：能听清击球那一下的脆响。",
      en: "Players speak lower because they can be heard without shouting, and less therefore reaches the flats. That is not insulation, only less noise made. Complaints have gone from several a week to the odd one. What the regulars like best is something else: the crisp sound of the racket, which they can hear at last.",
      ar: "صار اللاعبون أخفض صوتًا لأنهم يُسمَعون بلا صياح، فيقلّ ما يصل إلى المساكن. ليس هذا عزلًا للصوت، بل ضجيج أقل من منبعه. وتراجعت الشكاوى من عدّة شكاوى في الأسبوع إلى واحدة بين حين وآخر. أما أحبّ الأمور إلى الروّاد فغير ذلك: نقرة المضرب الصافية التي صاروا يسمعونها.",
    },
    pictures: ["case-stadium-kuala-lumpur-badminton-1"],
    points: [
      { product: "slat-ash", x: 90, y: 40 },
      { product: "pet-baffle", x: 26, y: 14 },
    ],
  },
  {
    id: "stadium-doha-club-hall",
    class: "stadium",
    title: {
      zh: "听得清广播的俱乐部比赛馆",
      en: "A club hall where announcements are understood",
      ar: "صالة نادٍ تُفهم فيها الإعلانات",
    },
    summary: {
      zh: "疏散广播必须听得懂：胡桃木槽木墙与陶土色垂片，再配合分区扬声器。",
      en: "An evacuation call has to be understood: grooved walnut, terracotta baffles and loudspeakers in zones.",
      ar: "نداء الإخلاء يجب أن يُفهم: جوز محزّز وألواح معلّقة طينية ومكبّرات موزّعة على مناطق.",
    },
    place: { zh: "卡塔尔多哈", en: "Doha, Qatar", ar: "الدوحة، قطر" },
    year: 2022,
    area: 1040,
    dimensions: { length: 40, width: 26, height: 10 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "10 米", en: "10 m", ar: "10 م" },
      },
      {
        label: { zh: "看台", en: "Stand", ar: "المدرّج" },
        value: { zh: "420 席", en: "420 seats", ar: "420 مقعدًا" },
      },
      {
        label: { zh: "播音语言", en: "Announcements in", ar: "لغات الإعلان" },
        value: { zh: "阿拉伯语与英语", en: "Arabic and English", ar: "العربية والإنجليزية" },
      },
      {
        label: { zh: "扩声", en: "Sound system", ar: "نظام الصوت" },
        value: {
          zh: "业主另行采购，按 6 区布置",
          en: "by others, in six zones",
          ar: "من جهة أخرى، في 6 مناطق",
        },
      },
    ],
    products: [
      { id: "grooved-walnut-28-4", quantity: 410, unit: "m2" },
      { id: "wool-infill-30", quantity: 410, unit: "m2" },
      { id: "pet-baffle", quantity: 360, unit: "piece" },
    ],
    problem: {
      zh: "开馆前的疏散演练暴露了问题：广播响起，看台上的人互相望望，没有一个起身，因为谁也没听懂。两种语言轮流播报，前一句的尾音压着后一句。音响公司提出加大功率，安全顾问不同意，他认为该先减掉房间里的回声。",
      en: "A drill before the opening showed the fault. The evacuation message played, people in the stand looked at one another, and nobody rose, because nobody had understood it. With two languages in turn, the end of one sentence lay over the next. The audio firm proposed more power. The safety adviser disagreed and wanted the reverberation dealt with first.",
      ar: "كشف تمرينٌ قبل الافتتاح موضع الخلل: شُغّل نداء الإخلاء فنظر الجالسون في المدرّج بعضهم إلى بعض ولم ينهض أحد، لأن أحدًا لم يفهم. ومع لغتين بالتناوب كان آخر الجملة يقع فوق أول التي تليها. اقترحت شركة الصوتيات زيادة القدرة، وخالفها مستشار السلامة ورأى معالجة الارتداد أولًا.",
    },
    solution: {
      zh: "三面墙做 410 m² 28/4 胡桃木槽木板，填玻璃棉，看台背后的墙同样处理，免得声音从观众脑后弹回。垂片沙色为主、间以陶土色，顺场地方向满铺。扬声器由别家供货，改成六区、低挂、对着座位；我们与对方共用一张顶面图，垂片给每只音箱让出投射角。",
      en: "Three walls took 410 m² of 28/4 grooved walnut over wool, including the one behind the stand, from which sound used to return to the back of people's heads. Sand baffles with terracotta between them cover the length of the court. The loudspeakers, supplied by others, hang lower in six zones. Both trades worked from one ceiling plan, and the baffles leave each loudspeaker its angle.",
      ar: "كُسيت ثلاثة جدران بمساحة 410 م² من الجوز المحزّز 28/4 فوق الصوف، ومنها الجدار خلف المدرّج الذي كان يردّ الصوت إلى أقفية الجالسين. وتغطّي ألواح معلّقة رملية تتخلّلها الطينية طول الملعب. أما المكبّرات، وهي من مورّد آخر، فعُلّقت أخفض في ست مناطق. وعمل الفريقان على مخطط سقف واحد، وتترك الألواح لكل مكبّر زاويته.",
    },
    result: {
      zh: "第二次演练，广播第一遍没播完就有人站起来了。比赛日的报分、换人也不再靠大屏幕猜。功放留着原来的功率，音量反而调低。最终的语言清晰度由业主的音响顾问负责核定，那不是板材厂可以承诺的数字。",
      en: "At the second drill people were on their feet before the message had ended. On match days scores and substitutions are followed by ear and no longer guessed from the screen. The amplifiers stayed and run lower than before. Speech intelligibility was for the client's audio consultant to verify; it is not a figure a panel maker can promise.",
      ar: "في التمرين الثاني نهض الناس قبل أن ينتهي النداء. وفي أيام المباريات تُتابَع النقاط والتبديلات بالسمع ولا تُخمَّن من الشاشة. بقيت المضخّمات على حالها وتعمل الآن بمستوى أخفض. أما التحقّق من وضوح الكلام فمن شأن استشاري الصوت لدى العميل، وليس رقمًا يعد به صانع ألواح.",
    },
    pictures: ["case-stadium-doha-club-hall-1"],
    points: [
      { product: "grooved-walnut-28-4", x: 12, y: 45 },
      { product: "pet-baffle", x: 70, y: 24 },
    ],
  },
  {
    id: "stadium-bogota-goalball",
    class: "stadium",
    title: {
      zh: "靠耳朵打球的盲人门球馆",
      en: "A hall for players who follow the ball by ear",
      ar: "صالة للاعبين يتبعون الكرة بالسمع",
    },
    summary: {
      zh: "盲人门球的球里有铃，房间不能替它多响一声。",
      en: "In goalball the ball carries bells, and the room must not ring along with them.",
      ar: "في كرة الهدف تحمل الكرة أجراسًا، ويجب ألا ترنّ الصالة معها.",
    },
    place: { zh: "哥伦比亚波哥大", en: "Bogotá, Colombia", ar: "بوغوتا، كولومبيا" },
    year: 2024,
    area: 570,
    dimensions: { length: 30, width: 19, height: 8.2 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "8.2 米", en: "8.2 m", ar: "8.2 م" },
      },
      {
        label: { zh: "用途", en: "Use", ar: "الاستخدام" },
        value: {
          zh: "盲人门球、轮椅篮球、社区活动",
          en: "goalball, wheelchair basketball, local clubs",
          ar: "كرة الهدف وسلة الكراسي المتحرّكة وأنشطة الحيّ",
        },
      },
      {
        label: { zh: "看台", en: "Stand", ar: "المدرّج" },
        value: { zh: "180 席", en: "180 seats", ar: "180 مقعدًا" },
      },
      {
        label: { zh: "墙面处理", en: "Wall treatment", ar: "معالجة الجدران" },
        value: { zh: "左右对称", en: "the same on both sides", ar: "متماثلة يمينًا ويسارًا" },
      },
    ],
    products: [
      { id: "grooved-walnut-28-4", quantity: 230, unit: "m2" },
      { id: "wool-infill-30", quantity: 230, unit: "m2" },
      { id: "pet-baffle", quantity: 200, unit: "piece" },
      { id: "pet-flat-24", quantity: 40, unit: "m2" },
    ],
    problem: {
      zh: "市立中心的门球队训练时要求全场安静，队员蒙着眼罩，凭铃声判断球从哪边来。旧馆两侧墙一边是玻璃一边是混凝土，回声不一样强，球明明在右，铃声却像从左来。教练只好让队员往“相反的方向”扑，这种习惯到了客场就全错。",
      en: "The municipal centre's goalball team trains in silence: players wear eyeshades and judge the ball by its bells. One side wall of the old hall was glass and the other concrete, so the echoes were unequal, and a ball on the right could seem to come from the left. Players learned to dive the wrong way on purpose, a habit that cost them every away match.",
      ar: "يتدرّب فريق كرة الهدف في المركز البلدي بصمت: يضع اللاعبون عصابات على أعينهم ويقدّرون الكرة من أجراسها. كان أحد جداري الصالة القديمة زجاجًا والآخر خرسانة، فاختلف الصدى وبدت الكرة القادمة من اليمين كأنها من اليسار. تعلّم اللاعبون أن يرتموا في الجهة المعاكسة عمدًا، وهي عادة كلّفتهم كل مباراة خارج أرضهم.",
    },
    solution: {
      zh: "关键是对称。左右两墙用同样面积、同样高度的 28/4 胡桃木槽木板加玻璃棉；高窗无法移动，就在对面墙的同一高度留出等宽的硬带。两端墙多贴 40 m²厚毡，减少球门后方的反射。顶上沙色与陶土色垂片以中线为轴排布。安装顺序也左右同时推进，队员每周来听一次。",
      en: "Symmetry was the point. Both side walls took 28/4 grooved walnut over wool in equal area and at equal height; as the high windows could not move, a hard band of the same width was left opposite them. Thick felt, 40 m² in all, quiets the walls behind the goals. Sand and terracotta baffles mirror each other about the centre line. The team came to listen every week as the work advanced.",
      ar: "كان التماثل جوهر العمل. كُسي الجداران الجانبيان بالجوز المحزّز 28/4 فوق الصوف بمساحة واحدة وارتفاع واحد، ولأن النوافذ العلوية لا تُنقل تُرك مقابلها شريط صلب بالعرض نفسه. ويهدّئ لبّاد سميك، بمجموع 40 م²، الجدارين خلف المرميين. وتتناظر الألواح المعلّقة الرملية والطينية حول خط المنتصف. وكان الفريق يأتي كل أسبوع ليصغي مع تقدّم العمل.",
    },
    result: {
      zh: "队长说，现在球在哪边，铃就在哪边。头一个月他们反而丢了不少球，因为要改掉旧习惯。轮椅篮球队也搬了进来，轮子与地板的摩擦声不再盖住队友的喊话。训练时那句“请安静”，还是照样要说，观众毕竟是观众。",
      en: "The captain says the bells are now where the ball is. In the first month the team conceded more goals than before, while the old habit wore off. A wheelchair basketball side has moved in as well, since calls can be heard over the wheels. “Quiet, please” still has to be said; spectators remain spectators.",
      ar: "يقول قائد الفريق إن الأجراس صارت حيث الكرة. وفي الشهر الأول دخلت مرماهم أهداف أكثر من قبل ريثما زالت العادة القديمة. وانتقل إلى الصالة فريق سلة على الكراسي المتحرّكة، إذ صار النداء يُسمع فوق صوت العجلات. أما «الهدوء من فضلكم» فما زالت تُقال، فالجمهور يبقى جمهورًا.",
    },
    pictures: ["case-stadium-bogota-goalball-1", "case-stadium-bogota-goalball-2"],
    points: [
      { product: "grooved-walnut-28-4", x: 9, y: 50 },
      { product: "pet-flat-24", x: 46, y: 49.5 },
      { product: "pet-baffle", x: 76, y: 10 },
    ],
  },
];
