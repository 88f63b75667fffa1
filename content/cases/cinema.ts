import type { CaseContent } from "#domain/cases/case-content.ts";

export const cinemaCases: CaseContent[] = [
  {
    id: "cinema-doha-four-screens",
    class: "cinema",
    title: {
      zh: "商场里的四个影厅，一套图纸",
      en: "Four screens in a mall from one drawing",
      ar: "أربع قاعات عرض في مجمّع تجاري بمخطط واحد",
    },
    summary: {
      zh: "四个同样大小的影厅，毡板在工厂按编号裁好，锈红、象牙白与胡桃木格栅一次配齐，调音参数也能照搬。",
      en: "Four rooms of one size, their felt cut and numbered at the factory: rust, ivory and walnut slats in one set, and one set of sound settings to match.",
      ar: "أربع قاعات بمقاس واحد، قُصّ لبّادها ورُقّم في المصنع: صدئي وعاجي وشرائح جوز في طقم واحد، وضبط صوتي واحد يصلح لها جميعًا.",
    },
    place: { zh: "卡塔尔多哈", en: "Doha, Qatar", ar: "الدوحة، قطر" },
    year: 2021,
    area: 840,
    room: [
      {
        label: { zh: "影厅", en: "Screens", ar: "القاعات" },
        value: { zh: "4 个，每个 210 m²", en: "four, 210 m² each", ar: "4 قاعات، كل منها 210 م²" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "每厅 132 席", en: "132 in each room", ar: "132 مقعدًا في كل قاعة" },
      },
      {
        label: { zh: "银幕前净高", en: "Height at the screen", ar: "الارتفاع عند الشاشة" },
        value: { zh: "5.6 米", en: "5.6 m", ar: "5.6 م" },
      },
      {
        label: { zh: "墙面构造", en: "Wall build-up", ar: "تركيبة الجدار" },
        value: {
          zh: "50 mm 龙骨，30 mm 玻璃棉，24 mm 毡板",
          en: "50 mm battens, 30 mm glass wool, 24 mm felt",
          ar: "عوارض 50 مم وصوف زجاجي 30 مم ولبّاد 24 مم",
        },
      },
      {
        label: { zh: "运输", en: "Shipping", ar: "الشحن" },
        value: {
          zh: "2 个货柜，每柜两厅",
          en: "two containers, two rooms in each",
          ar: "حاويتان، في كل منهما قاعتان",
        },
      },
    ],
    products: [
      { id: "pet-flat-24", quantity: 600, unit: "m2" },
      { id: "slat-walnut", quantity: 128, unit: "m2" },
      { id: "wool-infill-30", quantity: 600, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 440, unit: "m2" },
    ],
    problem: {
      zh: "院线在另一座城市吃过亏：几个影厅由不同的班组现场下料，尺寸、接缝、背后填没填棉都各凭手艺。结果是每个厅一种颜色、一种声音，放映工程师只好逐厅从头调起，补货的板永远对不上色。新店四个厅大小相同，业主只提一个要求：它们听起来也得相同。",
      en: "The operator had learnt from an earlier site, where several crews cut panels in place and each decided for itself about joints and filling. Every room ended with its own colour and its own sound; the engineer tuned each from nothing, and spare panels never matched. Here the four rooms were the same size. The brief asked for one thing: that they should sound the same too.",
      ar: "كان المشغّل قد تعلّم من موقع سابق، حيث قصّت فرق عدّة الألواح في مكانها وقرّر كل فريق وحده أمر الوصلات والحشو. فخرجت كل قاعة بلون وبصوت، وضبط المهندس كلًّا منها من الصفر، ولم تطابق الألواح الاحتياطية شيئًا. أما هنا فالقاعات الأربع بمقاس واحد، والمطلوب أمر واحد: أن يكون صوتها واحدًا أيضًا.",
    },
    solution: {
      zh: "只画一个厅，其余三个照抄或镜像。每块毡板在工厂裁好，背面写明厅号、墙面和位置，装箱顺序就是上墙顺序。锈红与象牙白分段，中间夹一条胡桃木格栅；两段之间留灯槽，灯带既照墙，也吃掉现场的尺寸误差。玻璃棉满铺在毡后，四个厅同一批次。顶面用浅灰云板，避开喷淋。",
      en: "We drew one room and copied or mirrored it three times. Each felt board was cut at the factory and marked with room, wall and position, and packed in the order of fixing. Rust and ivory alternate with a strip of walnut slats; a light line runs in every gap and takes up the tolerances of the site. The glass wool behind came from one batch. Pale clouds hang clear of the sprinklers.",
      ar: "رسمنا قاعة واحدة ثم نسخناها أو عكسناها ثلاث مرات. قُصّ كل لوح لبّاد في المصنع وكُتب عليه رقم القاعة والجدار والموضع، وعُبّئت الألواح بترتيب تركيبها. يتناوب الصدئي والعاجي مع شريط من شرائح الجوز، وفي كل فاصل خط ضوء يستوعب فروق الموقع. والصوف الزجاجي خلفها من دفعة واحدة، والغيمات الفاتحة معلّقة بعيدًا عن رشّاشات الحريق.",
    },
    result: {
      zh: "第一个厅装了九个工作日，第四个厅五个。放映工程师把一号厅的参数拷到其余三厅，只做了小修。安装队后来说，最省心的是不用带锯进场。观众当然不知道这些，他们订票时只看片子，不再挑厅。",
      en: "The first room took nine working days, the fourth five. The engineer copied his settings from screen one to the others and corrected little. What the fitters liked best was not having to bring a saw. The audience knows nothing of this: people book by film now and have stopped asking which room it is in.",
      ar: "استغرقت القاعة الأولى تسعة أيام عمل والرابعة خمسة. نقل المهندس ضبط القاعة الأولى إلى الأخريات ولم يصحّح إلا قليلًا. وأكثر ما سرّ المركّبين أنهم لم يحملوا منشارًا إلى الموقع. أما الجمهور فلا يعلم شيئًا من هذا: صار يحجز بحسب الفيلم ولم يعد يسأل عن القاعة.",
    },
    pictures: ["case-cinema-doha-four-screens-1"],
    points: [
      { product: "pet-flat-24", x: 77, y: 42 },
      { product: "slat-walnut", x: 96, y: 42 },
      { product: "pet-cloud-rectangle", x: 64, y: 9 },
    ],
  },
  {
    id: "cinema-tunis-film-club",
    class: "cinema",
    title: {
      zh: "受保护的旧礼堂里开一家电影俱乐部",
      en: "A film club inside protected walls",
      ar: "نادي سينما بين جدران محميّة",
    },
    summary: {
      zh: "老墙一个孔也不能钻。墨绿毡板装在自立木框上，映后讨论不用话筒。",
      en: "Not one hole was allowed in the old walls. Green felt stands on its own frames, and the debate after the film needs no microphone.",
      ar: "لا ثقب واحدًا في الجدران القديمة. لبّاد أخضر على إطارات قائمة بذاتها، ونقاش بعد الفيلم بلا ميكروفون.",
    },
    place: { zh: "突尼斯突尼斯市", en: "Tunis, Tunisia", ar: "تونس العاصمة، تونس" },
    year: 2021,
    area: 150,
    dimensions: { length: 15, width: 10, height: 5.2 },
    room: [
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "96 席，中间过道", en: "96, central aisle", ar: "96 مقعدًا بممر أوسط" },
      },
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "5.2 米", en: "5.2 m", ar: "5.2 م" },
      },
      {
        label: { zh: "墙体", en: "Walls", ar: "الجدران" },
        value: {
          zh: "受保护的老抹灰，不得钻孔",
          en: "Listed plaster, no drilling",
          ar: "جصّ قديم محميّ لا يُثقب",
        },
      },
      {
        label: { zh: "毡板离墙", en: "Felt stands off the wall by", ar: "بُعد اللبّاد عن الجدار" },
        value: { zh: "100 mm，由木框支撑", en: "100 mm, on frames", ar: "100 مم على إطارات" },
      },
    ],
    products: [
      { id: "pet-flat-12", quantity: 72, unit: "m2" },
      { id: "wool-infill-30", quantity: 72, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 58, unit: "m2" },
    ],
    problem: {
      zh: "电影俱乐部每周放一部老片，放完留下来争论，这才是大家来的原因。可在这间从前开大会的礼堂里，第三排的人说话，第八排只听见一团声音；递话筒又把争论变成了排队发言。文物部门的条件很清楚：抹灰墙不许钉、不许粘，将来要能完整地还回去。",
      en: "The club shows one old film a week and stays to argue about it, which is why people come. In this former assembly hall a remark from the third row reached the eighth as a blur, and passing a microphone turned argument into a queue. The heritage office was clear: nothing nailed or glued to the plaster, and the room to be handed back whole one day.",
      ar: "يعرض النادي فيلمًا قديمًا كل أسبوع ثم يبقى أعضاؤه يتجادلون فيه، ولهذا يأتون. لكن القاعة كانت للاجتماعات العامة، فالملاحظة من الصف الثالث تصل إلى الثامن ضبابًا، وتمرير الميكروفون يحوّل الجدل إلى طابور. وشرط دائرة التراث واضح: لا مسمار ولا لصق على الجصّ، وأن تعود القاعة يومًا كما كانت.",
    },
    solution: {
      zh: "我们把吸声做成家具。松木框立在地面，上端靠原有的挂镜线顶住，离墙 100 mm；框里放玻璃棉，外面蒙墨绿和灰色毡板，灯条夹在框与框之间。老墙在后面照常透气。顶面云板吊在旧吊灯留下的钩子上。座椅沿用中间过道，绿色取自礼堂旧门的油漆。",
      en: "Absorption became furniture. Pine frames stand on the floor and lean against the existing picture rail, 100 mm off the wall, so the plaster behind still breathes. They hold glass wool and carry green and grey felt, with a strip of light between one frame and the next. The clouds hang from hooks left by former chandeliers. The green was matched to the old doors, and the central aisle stayed.",
      ar: "صار الامتصاص أثاثًا. إطارات صنوبر تقف على الأرض وتستند إلى إفريز الصور القائم، مبتعدة 100 مم عن الجدار ليبقى الجصّ خلفها يتنفّس. فيها صوف زجاجي وعليها لبّاد أخضر ورمادي، وبين إطار وآخر شريط ضوء. وعُلّقت الغيمات من خطاطيف ثريات قديمة. أُخذ الأخضر من لون الأبواب الأصلية، وبقي الممر الأوسط.",
    },
    result: {
      zh: "第一次映后讨论持续到灯都关了一半。主持人说，他最早注意到的是沉默：有人想一想再开口，而全场等得住，因为知道会听清。文物部门来验收时拆下一只框，看过墙面，又装了回去，前后二十分钟。",
      en: "The first debate went on until half the lights were out. What the host noticed was silence: somebody thinks before speaking, and the room waits, sure of hearing the answer. When the heritage office came, one frame was taken down, the wall behind it looked at, and the frame put back. It took twenty minutes.",
      ar: "استمر النقاش الأول حتى أُطفئ نصف الأضواء. وأول ما لاحظه المضيف هو الصمت: يفكّر أحدهم قبل أن يتكلم، فتنتظره القاعة واثقة من أنها ستسمع. وحين جاءت دائرة التراث أُنزل إطار واحد وفُحص الجدار خلفه ثم أُعيد، ولم يستغرق ذلك سوى عشرين دقيقة.",
    },
    pictures: ["case-cinema-tunis-film-club-1"],
    points: [
      { product: "pet-flat-12", x: 6.5, y: 48 },
      { product: "pet-cloud-rectangle", x: 17, y: 8 },
    ],
  },
  {
    id: "cinema-chongqing-loud-neighbour",
    class: "cinema",
    title: {
      zh: "隔壁在打仗，这边在告白",
      en: "A war next door to a love scene",
      ar: "حرب في القاعة المجاورة ومشهد حب هنا",
    },
    summary: {
      zh: "隔壁厅的低频穿墙而来，吸声板解决不了。先补隔声，再用深蓝毡与烟熏橡木收拾本厅的声音。",
      en: "Bass from the next screen came through the wall, and no absorber stops that. The wall was rebuilt first; navy felt and smoked oak then settled the room itself.",
      ar: "صوت منخفض من القاعة المجاورة ينفذ من الجدار، ولا يوقفه لوح ماصّ. عولج العزل أولًا، ثم هدّأ اللبّاد الكحلي والبلوط المدخّن القاعة نفسها.",
    },
    place: { zh: "重庆", en: "Chongqing, China", ar: "تشونغتشينغ، الصين" },
    year: 2017,
    area: 260,
    dimensions: { length: 20, width: 13, height: 5.6 },
    room: [
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "168 席，深蓝布面",
          en: "168, dark blue fabric",
          ar: "168 مقعدًا بقماش أزرق داكن",
        },
      },
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "4.8 至 6.4 米", en: "4.8 to 6.4 m", ar: "من 4.8 إلى 6.4 م" },
      },
      {
        label: { zh: "隔墙", en: "Party wall", ar: "الجدار الفاصل" },
        value: {
          zh: "由总包改为双层独立墙",
          en: "Rebuilt by the contractor as two separate leaves",
          ar: "أعاد المقاول بناءه طبقتين منفصلتين",
        },
      },
      {
        label: { zh: "吸声面积", en: "Treated surface", ar: "المساحة المعالَجة" },
        value: {
          zh: "墙面 172 m²，顶面 120 m²",
          en: "172 m² of wall, 120 m² of ceiling",
          ar: "172 م² من الجدران و120 م² من السقف",
        },
      },
    ],
    products: [
      { id: "pet-flat-24", quantity: 142, unit: "m2" },
      { id: "slat-smoked-oak", quantity: 30, unit: "m2" },
      { id: "wool-infill-30", quantity: 142, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 120, unit: "m2" },
    ],
    problem: {
      zh: "影城开业第二年收到的差评几乎是同一句：看文艺片，听隔壁打仗。业主已经请人在墙上贴过两遍“隔音棉”，没有变化，于是来问有没有更厚的。我们到现场把隔壁的片子放到爆破一段，手按在墙上能感觉到震动，那是整面墙在响。",
      en: "In its second year the cinema's bad reviews said much the same: quiet film, war next door. The owner had twice had “soundproof foam” glued to the wall, without effect, and wrote to ask for something thicker. On site we ran an explosion on the other screen and laid a hand on the wall. It trembled. The wall itself was the loudspeaker.",
      ar: "في السنة الثانية تكاد التعليقات السلبية تقول الجملة نفسها: فيلم هادئ وحرب في الجوار. كان المالك قد ألصق «إسفنجًا عازلًا» على الجدار مرتين بلا أثر، فكتب يسأل عمّا هو أسمك. في الموقع شغّلنا مشهد انفجار في القاعة الأخرى ووضعنا اليد على الجدار فإذا هو يرتجف. كان الجدار نفسه هو مكبّر الصوت.",
    },
    solution: {
      zh: "第一步不是我们的活：总包在隔墙本厅一侧另起一道独立轻墙，与原墙不相连，缝隙和穿墙管全部封严。我们负责说明为什么必须先做这一步。第二步才是吸声：24 mm 深蓝毡板配玻璃棉，两侧嵌烟熏橡木格栅与灯带，顶面云板。毡板的龙骨只固定在新墙上，不碰老墙。",
      en: "The first step was not ours. The contractor built a second, independent leaf on this side, touching the old wall nowhere, and sealed every gap and pipe. Our part was to explain why that had to come first. Absorption followed: navy felt of 24 mm over glass wool, strips of smoked oak with light lines, clouds overhead. The battens are fixed to the new leaf only.",
      ar: "لم تكن الخطوة الأولى من عملنا: بنى المقاول من هذه الجهة طبقة ثانية مستقلة لا تلامس الجدار القديم، وأحكم سدّ كل شق وأنبوب، وكان دورنا أن نشرح لماذا يجب أن يسبق هذا كل شيء. ثم جاء الامتصاص: لبّاد كحلي 24 مم فوق صوف زجاجي، وأشرطة بلوط مدخّن مع خطوط ضوء، وغيمات في الأعلى. والعوارض مثبّتة في الطبقة الجديدة وحدها.",
    },
    result: {
      zh: "隔壁的爆炸现在要专心去听才找得到，这是新墙的功劳；对白变得干净，是毡和格栅的功劳。业主把两件事分开写进了验收单。此后他们再装新厅，招标文件里“隔声”和“吸声”是两个标段。",
      en: "The explosions next door now have to be searched for, and that is the wall's doing. Dialogue has become clean, and that is the felt's and the slats'. The owner put the two down separately in his acceptance report. For later screens, insulation and absorption have been two lots in the tender.",
      ar: "صارت انفجارات الجوار لا تُسمع إلا لمن يفتّش عنها، وذلك فضل الجدار. وصار الحوار نقيًا، وذلك فضل اللبّاد والشرائح. وقد دوّن المالك الأمرين منفصلين في محضر الاستلام. وفي القاعات التالية صار عزل الصوت وامتصاص الصوت بندين مستقلين في المناقصة.",
    },
    pictures: ["case-cinema-chongqing-loud-neighbour-1"],
    points: [
      { product: "pet-flat-24", x: 94.5, y: 45 },
      { product: "slat-smoked-oak", x: 18.5, y: 45 },
      { product: "pet-cloud-rectangle", x: 33, y: 9 },
    ],
  },
  {
    id: "cinema-guadalajara-rear-wall",
    class: "cinema",
    title: {
      zh: "后墙还回来的第二句台词",
      en: "The line the rear wall said again",
      ar: "الجملة التي يعيدها الجدار الخلفي",
    },
    summary: {
      zh: "24 米长的影厅，前排总听到一句台词两遍。锈红与灰色厚毡铺满后墙，回声才停下来。",
      en: "In a room 24 m long the front rows heard every line twice. Thick felt in rust and grey across the rear wall put an end to the echo.",
      ar: "في قاعة طولها 24 م كانت الصفوف الأمامية تسمع كل جملة مرتين. لبّاد سميك بالصدئي والرمادي على كامل الجدار الخلفي أنهى الصدى.",
    },
    place: { zh: "墨西哥瓜达拉哈拉", en: "Guadalajara, Mexico", ar: "غوادالاخارا، المكسيك" },
    year: 2019,
    area: 264,
    dimensions: { length: 24, width: 11, height: 6 },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: {
          zh: "24 × 11 米，平均高 6 米",
          en: "24 × 11 m, 6 m high on average",
          ar: "24 × 11 م، بمتوسط ارتفاع 6 م",
        },
      },
      {
        label: { zh: "体积", en: "Volume", ar: "الحجم" },
        value: { zh: "约 1580 m³", en: "about 1,580 m³", ar: "نحو 1580 م³" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "154 席，红色软座", en: "154, red upholstery", ar: "154 مقعدًا منجّدًا بالأحمر" },
      },
      {
        label: { zh: "后墙构造", en: "Rear wall", ar: "الجدار الخلفي" },
        value: {
          zh: "50 mm 空腔，24 mm 毡板",
          en: "24 mm felt over a 50 mm void",
          ar: "لبّاد 24 مم فوق فراغ 50 مم",
        },
      },
    ],
    products: [
      { id: "pet-flat-24", quantity: 168, unit: "m2", mounting: "battens-50" },
      { id: "slat-walnut", quantity: 36, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 90, unit: "m2" },
      { id: "batten-kit", quantity: 36, unit: "piece" },
    ],
    problem: {
      zh: "后排一切正常，前四排却总有人退票。我们坐到第二排听：银幕的声音走到光秃的后墙再折回来，路程约四十米，迟了十分之一秒还多，正好是一句台词的第二遍。座椅和地毯吸掉了周围的声音，反而让这一下显得更突出。",
      en: "At the back all was well; in the first four rows people asked for their money back. From the second row the reason was plain. Sound left the screen, met the bare rear wall and returned after some forty metres, more than a tenth of a second late, as the same line spoken again. Seats and carpet had quietened everything else and so made this one reflection stand out.",
      ar: "في الخلف كل شيء بخير، وفي الصفوف الأربعة الأولى من يطلب استرداد ثمن تذكرته. ومن الصف الثاني بان السبب: يخرج الصوت من الشاشة ويلقى الجدار الخلفي العاري ويعود بعد نحو أربعين مترًا، متأخرًا أكثر من عُشر ثانية، كأن الجملة تُقال ثانية. وقد هدّأت المقاعد والسجاد ما عداه فبرز هذا الانعكاس وحده.",
    },
    solution: {
      zh: "力气先用在后墙：24 mm 毡板架在 50 mm 空腔上，锈红、深灰、浅灰相间，从最后一排椅背铺到顶。放映窗两侧的板略微外倾，不让玻璃再正对银幕。侧墙后半段沿用同样的毡，前半段嵌胡桃木格栅和灯带；深色云板吊在中区。银幕附近的墙面没有处理。",
      en: "The rear wall came first: 24 mm felt over a 50 mm void in rust, dark and pale grey, from the last seat-back to the ceiling. Beside the projection port the boards lean out a little, so that the glass no longer faces the screen squarely. The same felt lines the rear of the side walls, walnut slats and light lines the part before it, and dark clouds hang in the middle. The walls next to the screen were left alone.",
      ar: "بدأنا بالجدار الخلفي: لبّاد 24 مم فوق فراغ 50 مم بالصدئي والرمادي الداكن والفاتح، من ظهر آخر مقعد إلى السقف. وعلى جانبي نافذة العرض تميل الألواح قليلًا كي لا يواجه الزجاج الشاشة مباشرة. ويكسو اللبّاد نفسه مؤخرة الجدارين الجانبيين، وقبله شرائح جوز وخطوط ضوء، وفي الوسط غيمات داكنة. أما الجدران المجاورة للشاشة فتُركت.",
    },
    result: {
      zh: "台词只剩一遍。按赛宾公式计算（空座，毡板取可比纤维板的文献曲线，云板取更保守的一条），500 Hz 混响时间由约 1.7 s 降到约 0.8 s，1000 Hz 由约 1.4 s 降到约 0.7 s。这些数字说明整间厅变干净了，却说不出回声的消失；那要坐在第二排才知道。",
      en: "The line is spoken once. Calculated with Sabine's formula for empty seats (literature curve of a comparable fibre board for the felt, a more cautious one for the clouds), reverberation goes from about 1.7 s to 0.8 s at 500 Hz and from about 1.4 s to 0.7 s at 1000 Hz. Such figures describe the room as a whole. That the echo is gone one learns only in row two.",
      ar: "صارت الجملة تُقال مرة واحدة. بالحساب وفق معادلة سابين والمقاعد خالية (منحنى منشور للوح ألياف مشابه، وآخر أشد تحفّظًا للغيمات) ينخفض زمن الارتداد الصوتي من نحو 1.7 ث إلى 0.8 ث عند 500 هرتز، ومن نحو 1.4 ث إلى 0.7 ث عند 1000 هرتز. تصف هذه الأرقام القاعة كلها، أما اختفاء الصدى فلا يُعرف إلا من الصف الثاني.",
    },
    pictures: ["case-cinema-guadalajara-rear-wall-1"],
    points: [
      { product: "pet-flat-24", x: 29.5, y: 38 },
      { product: "pet-cloud-rectangle", x: 80, y: 22 },
    ],
  },
  {
    id: "cinema-ho-chi-minh-black-levels",
    class: "cinema",
    title: {
      zh: "换了放映机，黑还是不够黑",
      en: "A new projector and still no black",
      ar: "جهاز عرض جديد، والأسود ما زال رماديًا",
    },
    summary: {
      zh: "亮面墙板把银幕的光又照回银幕。哑光深蓝毡一次解决两件事：光和声。",
      en: "Glossy walls threw the picture's light back at the picture. Matt navy felt dealt with light and sound in one go.",
      ar: "جدران لامعة تعيد ضوء الصورة إلى الصورة. لبّاد كحلي مطفأ عالج الضوء والصوت معًا.",
    },
    place: { zh: "越南胡志明市", en: "Ho Chi Minh City, Vietnam", ar: "مدينة هو تشي منه، فيتنام" },
    year: 2023,
    area: 196,
    room: [
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "118 席", en: "118", ar: "118 مقعدًا" },
      },
      {
        label: { zh: "原墙面", en: "Former walls", ar: "الجدران سابقًا" },
        value: {
          zh: "浅蓝亮光烤漆板",
          en: "Pale blue glossy lacquered board",
          ar: "ألواح مطلية بالأزرق الفاتح اللامع",
        },
      },
      {
        label: { zh: "现墙面", en: "Walls now", ar: "الجدران الآن" },
        value: {
          zh: "深蓝与灰色毡，烟熏橡木格栅",
          en: "Navy and grey felt, smoked oak slats",
          ar: "لبّاد كحلي ورمادي وشرائح بلوط مدخّن",
        },
      },
      {
        label: { zh: "停业时间", en: "Closed for", ar: "مدة الإغلاق" },
        value: { zh: "11 天", en: "11 days", ar: "11 يومًا" },
      },
    ],
    products: [
      { id: "pet-flat-12", quantity: 118, unit: "m2" },
      { id: "slat-smoked-oak", quantity: 24, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 88, unit: "m2" },
      { id: "batten-kit", quantity: 25, unit: "piece" },
    ],
    problem: {
      zh: "影城换了新的激光放映机，暗场戏却还是灰蒙蒙的，厂家来了两次也没查出毛病。技术员拿一块黑布挂在墙上，那一侧的画面立刻沉了下去，原因找到了：亮光烤漆板像一面模糊的镜子，把银幕的光送回银幕。同样是这面墙，把左右环绕声也弹得到处都是。",
      en: "The house had bought a laser projector, yet night scenes stayed grey, and two visits from the maker found no fault. Then a technician hung a black cloth on one wall, and on that side the picture sank at once. The glossy lacquer was a dim mirror returning the screen's light to the screen. The same walls scattered the surround channels until nobody could say where a sound came from.",
      ar: "اشترت الدار جهاز عرض ليزريًا وبقيت مشاهد الليل رمادية، وزارها المصنّع مرتين ولم يجد عطلًا. ثم علّق فني قماشة سوداء على أحد الجدارين فغمقت الصورة من تلك الجهة فورًا. كان الطلاء اللامع مرآة باهتة تعيد ضوء الشاشة إليها. والجدران نفسها كانت تبعثر قنوات الصوت المحيطي حتى لا يُعرف مصدر الصوت.",
    },
    solution: {
      zh: "烤漆板拆掉，原龙骨修平后加到 50 mm 深。紧挨银幕的一段全用深蓝毡，毡面没有光泽；灰色毡和烟熏橡木格栅往后退，木面用超哑漆。灯带朝墙、可调光，开片即暗。环绕音箱藏在毡板之间的缝里，面罩也染成同色。白色矿物棉板吊顶换成了灰色云板。",
      en: "The lacquered boards came off and their battens were trued and deepened to 50 mm. Beside the screen there is nothing but navy felt, which has no sheen; grey felt and smoked oak in a dead-matt lacquer keep further back. The light lines face the wall and dim with the film. Surround loudspeakers sit in the joints behind grilles dyed to match, and clouds in grey replace the white ceiling tiles.",
      ar: "نُزعت الألواح المطلية وسُوّيت عوارضها وزيد عمقها إلى 50 مم. فبجوار الشاشة لا شيء سوى لبّاد كحلي بلا لمعة، ويتراجع عنها اللبّاد الرمادي والبلوط المدخّن بورنيش شديد الانطفاء. وخطوط الضوء متجهة إلى الجدار وتخفت مع بدء الفيلم. ومكبّرات الصوت المحيطي في الفواصل خلف شبكات بلونها، وحلّت غيمات رمادية محلّ بلاطات السقف البيضاء.",
    },
    result: {
      zh: "夜景终于是夜，放映机的亮度反而调低了一档。声音的变化观众说得更直白：“飞机真的从头顶过去了。”清洁组也有一条意见，是好的：从前每天擦墙上的手印，现在每周吸一次尘。",
      en: "Night is night at last, and the projector runs a step lower than before. Of the sound, one visitor said that the plane had really gone over his head. The cleaners have their own remark, a friendly one: they used to wipe fingerprints off the lacquer every day and now vacuum the felt once a week.",
      ar: "صار الليل ليلًا أخيرًا، وخُفضت إضاءة الجهاز درجة عمّا كانت. وعن الصوت قال أحد الزوار إن الطائرة مرّت فوق رأسه حقًّا. ولعمّال النظافة ملاحظة طيبة: كانوا يمسحون آثار الأصابع عن الطلاء كل يوم، وصاروا يمرّرون المكنسة على اللبّاد مرة في الأسبوع.",
    },
    pictures: ["case-cinema-ho-chi-minh-black-levels-1", "case-cinema-ho-chi-minh-black-levels-2"],
    points: [
      { product: "pet-flat-12", x: 15.5, y: 42 },
      { product: "pet-cloud-rectangle", x: 67, y: 18 },
    ],
  },
  {
    id: "cinema-lanzhou-described-films",
    class: "cinema",
    title: {
      zh: "为盲人观众讲电影的影厅",
      en: "A screen where films are told to blind visitors",
      ar: "قاعة تُروى فيها الأفلام للمكفوفين",
    },
    summary: {
      zh: "每周六，一位讲述人在台词的空隙里说出画面。影片声和人声要同时听得清，房间就不能添话。",
      en: "On Saturdays a describer speaks between the lines. Film and voice must both be followed, so the room itself may add nothing.",
      ar: "كل سبت يصف راوٍ ما تعرضه الشاشة بين جملة وأخرى. ولا بد أن يُفهم الفيلم والراوي معًا، فليس للقاعة أن تضيف شيئًا.",
    },
    place: { zh: "甘肃兰州", en: "Lanzhou, China", ar: "لانتشو، الصين" },
    year: 2024,
    area: 172,
    dimensions: { length: 16.4, width: 10.5, height: 5 },
    room: [
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "104 席，首排留出导盲犬位",
          en: "104, with room for guide dogs in the first row",
          ar: "104 مقاعد، مع متّسع لكلاب الإرشاد في الصف الأول",
        },
      },
      {
        label: { zh: "讲述席", en: "Describer's place", ar: "موضع الراوي" },
        value: {
          zh: "末排左侧，桌屏围合",
          en: "Last row on the left, behind a felt screen",
          ar: "يسار الصف الأخير خلف حاجز لبّاد",
        },
      },
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "5.0 米", en: "5.0 m", ar: "5.0 م" },
      },
      {
        label: { zh: "使用", en: "Use", ar: "الاستعمال" },
        value: {
          zh: "平日商业放映，周六上午口述专场",
          en: "Ordinary programme, described films on Saturday mornings",
          ar: "عروض عادية، وعروض موصوفة صباح السبت",
        },
      },
    ],
    products: [
      { id: "pet-flat-24", quantity: 96, unit: "m2" },
      { id: "slat-walnut", quantity: 26, unit: "m2" },
      { id: "wool-infill-30", quantity: 96, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 74, unit: "m2" },
      { id: "pet-desk-screen", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "口述影像的功夫全在空隙里：上一句台词落下，下一句还没起，讲述人要用两三秒说出谁推开了门。可在这间厅里，空隙被余音填满了，讲述人只能压着台词说。盲人观众比谁都听得细，散场后他们告诉影城：听得见两个人在说话，听不清任何一个。",
      en: "Describing a film is done in the gaps: one line has ended, the next not begun, and there are two seconds to say who has opened the door. Here the gaps were full of the room's own sound, so the describer had to talk over the actors. Blind visitors listen more closely than anyone. They told the manager that they could hear two people speaking and understand neither.",
      ar: "وصف الأفلام فنّ الفجوات: انتهت جملة ولم تبدأ الأخرى، وأمام الراوي ثانيتان ليقول من فتح الباب. لكن الفجوات هنا كانت ملأى بصوت القاعة نفسها، فاضطر الراوي إلى الكلام فوق الممثلين. والمكفوفون أدقّ الناس إصغاءً، وقد قالوا للمدير: نسمع شخصين يتكلمان ولا نفهم أيًا منهما.",
    },
    solution: {
      zh: "两面侧墙用锈红与象牙白毡板，后衬玻璃棉，靠银幕处嵌一段胡桃木格栅；顶面云板连成一片。讲述席放在末排左侧，两片毡桌屏挡住讲述人的直达声，免得旁边的人听到“两次”。他的声音只从银幕右侧一只独立音箱出来，与影片的中置声道分开方位，耳朵自己就能分清谁是谁。",
      en: "Rust and ivory felt over glass wool lines both side walls, with walnut slats towards the screen and clouds across the ceiling. The describer sits at the left of the last row between two felt desk screens, so that neighbours do not hear him directly as well. His voice comes from one loudspeaker of its own to the right of the screen. Being in another place than the dialogue, it can be told apart without effort.",
      ar: "يكسو الجدارين الجانبيين لبّاد صدئي وعاجي فوق صوف زجاجي، وقرب الشاشة شرائح جوز، والغيمات تمتد على السقف. ويجلس الراوي في يسار الصف الأخير بين حاجزي مكتب من اللبّاد كي لا يسمعه جيرانه مباشرة أيضًا. ويخرج صوته من مكبّر مستقل إلى يمين الشاشة، فاختلاف موضعه عن الحوار يكفي الأذن لتمييز هذا من ذاك بلا عناء.",
    },
    result: {
      zh: "空隙空出来了，讲述人的语速慢了下来，因为不用抢。一位老观众说，他第一次听出主角转身时换了一双鞋。平日的商业场也受益，不过影城经理承认，明眼的观众没有一个人提起过。",
      en: "The gaps are gaps again, and the describer speaks more slowly because he need not hurry. One old visitor noticed for the first time that the hero had changed his shoes before turning round. The ordinary programme gains as well, although, as the manager admits, not one sighted visitor has ever mentioned it.",
      ar: "عادت الفجوات فجوات، وصار الراوي أبطأ كلامًا إذ لم يعد مضطرًا إلى السباق. ولاحظ زائر مسنّ لأول مرة أن البطل بدّل حذاءه قبل أن يلتفت. وتستفيد العروض العادية أيضًا، وإن اعترف المدير بأن أحدًا من المبصرين لم يذكر ذلك قط.",
    },
    pictures: ["case-cinema-lanzhou-described-films-1", "case-cinema-lanzhou-described-films-2"],
    points: [
      { product: "pet-flat-24", x: 94, y: 42 },
      { product: "slat-walnut", x: 72, y: 41 },
      { product: "pet-cloud-rectangle", x: 55, y: 16 },
      { product: "pet-desk-screen", x: 58, y: 70 },
    ],
  },
];
