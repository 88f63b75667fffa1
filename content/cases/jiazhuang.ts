import type { CaseContent } from "#domain/cases/case-content.ts";

export const homeCases: CaseContent[] = [
  {
    id: "jiazhuang-suzhou-courtyard-house",
    class: "jiazhuang",
    title: {
      zh: "老宅新客厅：换了落地玻璃之后",
      en: "A courtyard house after the glass went in",
      ar: "بيت بفناء بعد أن دخل الزجاج",
    },
    summary: {
      zh: "院子借进来了，回声也跟着进来。一面橡木格栅墙把话还给说话的人。",
      en: "The courtyard came into the room, and an echo with it. One wall of oak slats gave conversation back.",
      ar: "دخل الفناء إلى الغرفة ودخل معه الصدى. جدار واحد من شرائح البلوط أعاد الحديث إلى أهله.",
    },
    place: { zh: "江苏苏州", en: "Suzhou, China", ar: "سوتشو، الصين" },
    year: 2019,
    area: 44.8,
    dimensions: { length: 8, width: 5.6, height: 3 },
    surfaces: {
      floor: "parquet",
      walls: "plaster",
      ceiling: "plasterboard-ceiling",
      patches: [
        { surface: "glass", area: 16, on: "walls" },
        { surface: "rug", area: 9, on: "floor" },
      ],
    },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: { zh: "8.0 × 5.6 × 3.0 米", en: "8.0 × 5.6 × 3.0 m", ar: "8.0 × 5.6 × 3.0 م" },
      },
      {
        label: { zh: "玻璃", en: "Glass", ar: "الزجاج" },
        value: { zh: "朝院一侧 16 m²", en: "16 m² towards the courtyard", ar: "16 م² نحو الفناء" },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: {
          zh: "木地板，地毯约 9 m²",
          en: "Timber, a rug of about 9 m²",
          ar: "خشب، وسجادة نحو 9 م²",
        },
      },
      {
        label: { zh: "格栅墙", en: "Slat wall", ar: "جدار الشرائح" },
        value: {
          zh: "18 m²，50 mm 空腔",
          en: "18 m² over a 50 mm void",
          ar: "18 م² فوق فراغ 50 مم",
        },
      },
    ],
    products: [
      { id: "slat-oak", quantity: 18, unit: "m2", mounting: "battens-50" },
      { id: "batten-kit", quantity: 4, unit: "piece" },
    ],
    problem: {
      zh: "原来的厅堂是木板壁和格扇窗，说话很稳。翻修时拆了板壁、刷了白墙，朝院一面换成整片玻璃，光线好得出乎意料，声音却散了：外婆在沙发这头讲，女婿在餐桌那头只听见尾音；孩子跑过，木地板和玻璃一起响。全家不约而同地开始关电视、压嗓门。",
      en: "The old hall had timber partitions and lattice windows, and voices stood firm in it. The renovation took out the partitions, whitened the walls and opened the courtyard side with glass. The light was better than anyone had hoped; the sound fell apart. What grandmother said on the sofa reached the dining table as an ending without a beginning, and a running child set floor and glass ringing together.",
      ar: "كان في البهو القديم قواطع خشبية ونوافذ مشبّكة، والكلام فيه ثابت. أزال الترميم القواطع وبيّض الجدران وفتح جهة الفناء بالزجاج، فجاء الضوء فوق ما تمنّوا وتفرّق الصوت: ما تقوله الجدّة على الأريكة يصل إلى طاولة الطعام آخرُه بلا أوله، وطفل يركض فترنّ الأرض والزجاج معًا.",
    },
    solution: {
      zh: "玻璃不能动，顶面是新做的，只剩沙发背后那面长墙，恰好正对玻璃。橡木格栅从地面做到 2.7 米，上方留一道阴影，十一块拼成 6.6 米宽，50 mm 龙骨，不填棉；左端留一段白墙放绿植，让木墙看起来像旧板壁的回来，而不是新添的装饰。清晨的光从院子斜进来，木条的影子一天走一遍。",
      en: "The glass had to stay and the ceiling was new, so the long wall behind the sofa remained, which happens to face the glass. Eleven oak panels cover 6.6 m of it, from the floor to a shadow line at 2.7 m, on 50 mm battens without wool. A stretch of white wall was kept at one end for a plant, so that the timber reads as the old partition come back. In the morning the shadows of the slats travel across it.",
      ar: "الزجاج باقٍ والسقف جديد، فلم يبقَ إلا الجدار الطويل خلف الأريكة، وهو بالمصادفة يواجه الزجاج. غطّى أحد عشر لوح بلوط منه 6.6 م، من الأرض إلى خط ظل على ارتفاع 2.7 م، على عوارض 50 مم بلا صوف. وتُرك في طرفه جزء أبيض لنبتة، فيبدو الخشب كأن القاطع القديم قد عاد. وفي الصباح تعبره ظلال الشرائح.",
    },
    result: {
      zh: "按赛宾公式和格栅的文献曲线计算，前后都算上地毯：500 Hz 混响时间由约 2.0 s 降到约 0.9 s，1000 Hz 由约 1.8 s 降到约 0.7 s。外婆不知道这些，她只说：“你们最近怎么都肯好好讲话了。”",
      en: "Calculated with Sabine's formula and the literature curve of the slats, the rug counted before and after: from about 2.0 s to 0.9 s at 500 Hz and from about 1.8 s to 0.7 s at 1000 Hz. Grandmother knows nothing of that. She only remarked that everybody had lately begun to speak properly again.",
      ar: "بالحساب وفق معادلة سابين ومنحنى منشور للشرائح، والسجادة محسوبة قبلُ وبعدُ: من نحو 2.0 ث إلى 0.9 ث عند 500 هرتز، ومن نحو 1.8 ث إلى 0.7 ث عند 1000 هرتز. والجدّة لا تعرف شيئًا من ذلك، وإنما لاحظت أن الجميع عادوا مؤخرًا يتكلمون كما ينبغي.",
    },
    pictures: ["case-jiazhuang-suzhou-courtyard-house-1"],
    points: [{ product: "slat-oak", x: 91, y: 40 }],
  },
  {
    id: "jiazhuang-beijing-night-shift-bedroom",
    class: "jiazhuang",
    title: {
      zh: "白天睡觉的两个人",
      en: "Two people who sleep by day",
      ar: "زوجان ينامان نهارًا",
    },
    summary: {
      zh: "马路声靠窗，走廊声靠门，格栅管的是房间里剩下的那一点。三件事分清，才不会白花钱。",
      en: "Traffic is the window's business and the corridor the door's; the slats settle what is left inside. Telling the three apart saved money.",
      ar: "ضجيج الشارع شأن النافذة، والممر شأن الباب، والشرائح لما يبقى في الداخل. والتمييز بين الثلاثة وفّر المال.",
    },
    place: { zh: "北京", en: "Beijing, China", ar: "بكين، الصين" },
    year: 2019,
    area: 23,
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.7 米", en: "2.7 m", ar: "2.7 م" },
      },
      {
        label: { zh: "居住者", en: "Occupants", ar: "الساكنان" },
        value: {
          zh: "医院夜班的夫妻",
          en: "A couple on hospital night shifts",
          ar: "زوجان يعملان ليلًا في مستشفى",
        },
      },
      {
        label: { zh: "窗与门", en: "Window and door", ar: "النافذة والباب" },
        value: {
          zh: "先行更换窗扇与门封条，由他人施工",
          en: "New sashes and door seals first, by others",
          ar: "مصاريع جديدة وحشوات للباب أولًا، من جهة أخرى",
        },
      },
      {
        label: { zh: "床头墙", en: "Wall behind the bed", ar: "جدار السرير" },
        value: {
          zh: "胡桃木格栅 10 m²，沙色毡靠背 2 m²",
          en: "10 m² of walnut slats, 2 m² of sand felt",
          ar: "10 م² شرائح جوز و2 م² لبّاد رملي",
        },
      },
      {
        label: { zh: "次卧", en: "Second bedroom", ar: "غرفة النوم الثانية" },
        value: { zh: "格栅 6 m²", en: "6 m² of slats", ar: "6 م² شرائح" },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 16, unit: "m2" },
      { id: "pet-flat-24", quantity: 2, unit: "m2" },
      { id: "batten-kit", quantity: 3, unit: "piece" },
    ],
    problem: {
      zh: "两人早上八点下夜班，城市刚好醒来。他们在网上看中了一面木格栅，问能不能“把马路隔掉”。我们上午十点去听：窗缝里是车流，门下是邻居等电梯的聊天，屋里是空调和自己翻身的声音，在光墙之间显得格外清楚。三种声音，三个来路。",
      en: "They come off the night shift at eight, just as the city wakes. They had seen a slat wall online and asked whether it would keep out the road. We came to listen at ten in the morning. Through the gaps of the window came traffic, under the door the neighbours waiting for the lift, and inside, between bare walls, the fan and one's own turning over. Three sounds, by three ways.",
      ar: "يعودان من نوبة الليل في الثامنة والمدينة تستيقظ. رأيا جدار شرائح على الإنترنت وسألا هل يمنع عنهما الشارع. جئنا لنصغي في العاشرة صباحًا: من شقوق النافذة حركة السيارات، ومن تحت الباب جيران ينتظرون المصعد، وفي الداخل بين جدران عارية صوت المكيّف وتقلّب النائم. ثلاثة أصوات من ثلاث طرق.",
    },
    solution: {
      zh: "我们直说格栅挡不住马路，请他们先换窗扇、给门装封条，把预算的大头花在那里。剩下的钱做床头一面墙：胡桃木格栅上龙骨，床靠处嵌一块沙色厚毡，头靠上去是软的；两盏球形吊灯低低垂下，代替会晃眼的顶灯。地毯加大，盖过床的三面。次卧照同样的做法，小一号。",
      en: "We said plainly that slats would not hold back a road, and had them spend most of the budget on sashes and door seals first. The remainder made the wall behind the bed: walnut slats on battens, with thick sand-coloured felt let in where one leans. Two globe lamps hang low in place of a glaring ceiling light, and a larger rug reaches round three sides of the bed. The second bedroom repeats it on a smaller scale.",
      ar: "قلنا صراحة إن الشرائح لا تصدّ شارعًا، وجعلناهما ينفقان معظم الميزانية أولًا على مصاريع النافذة وحشوات الباب. وما بقي صنع جدار السرير: شرائح جوز على عوارض، ولبّاد رملي سميك حيث يُسند الظهر. ومصباحان كرويان يتدليان منخفضين بدل ضوء السقف المبهر، وسجادة أكبر تحيط بالسرير من ثلاث جهات. وغرفة النوم الثانية تكرّر ذلك بمقياس أصغر.",
    },
    result: {
      zh: "窗换好那天，马路退到了远处；格栅装好以后，屋里自己的声音也松了下来，两人描述成“像下过雪”。妻子说最受用的其实是那块毡：白天睡不着的时候，可以靠着看完一章书。",
      en: "With the new window the road withdrew; with the slats the room's own sounds softened too, and they say that it feels as if it had snowed. What the wife values most is in fact the felt: on days when sleep does not come, she leans on it and reads another chapter.",
      ar: "مع النافذة الجديدة ابتعد الشارع، ومع الشرائح لانت أصوات الغرفة نفسها، ويقولان إنها كأن ثلجًا قد نزل. وأكثر ما تقدّره الزوجة هو اللبّاد: في الأيام التي يجافيها النوم تسند ظهرها إليه وتقرأ فصلًا آخر.",
    },
    pictures: ["case-jiazhuang-beijing-night-shift-bedroom-1"],
    points: [
      { product: "slat-walnut", x: 33, y: 33 },
      { product: "pet-flat-24", x: 53, y: 48.5 },
    ],
  },
  {
    id: "jiazhuang-hefei-show-flats",
    class: "jiazhuang",
    title: {
      zh: "四十八套精装房的同一面墙",
      en: "The same wall forty-eight times",
      ar: "الجدار نفسه ثمانيًا وأربعين مرة",
    },
    summary: {
      zh: "开发商要把格栅墙写进交付标准。每户七块板、两箱龙骨，一个工人一天装完。",
      en: "A developer wrote a slat wall into the standard of delivery: seven panels and two cartons of battens per flat, one fitter, one day.",
      ar: "أدرج مطوّر عقاري جدار الشرائح في مواصفات التسليم: سبعة ألواح وكرتونتا عوارض لكل شقة، وعامل واحد في يوم واحد.",
    },
    place: { zh: "安徽合肥", en: "Hefei, China", ar: "خفي، الصين" },
    year: 2026,
    area: 38,
    dimensions: { length: 6.8, width: 5.6, height: 2.75 },
    surfaces: {
      floor: "parquet",
      walls: "plaster",
      ceiling: "plasterboard-ceiling",
      patches: [{ surface: "glass", area: 6, on: "walls" }],
    },
    room: [
      {
        label: { zh: "套数", en: "Flats", ar: "عدد الشقق" },
        value: {
          zh: "48 套，客厅相同",
          en: "48 with the same living room",
          ar: "48 شقة بغرفة جلوس واحدة التصميم",
        },
      },
      {
        label: { zh: "客厅尺寸", en: "Living room", ar: "غرفة الجلوس" },
        value: { zh: "6.8 × 5.6 × 2.75 米", en: "6.8 × 5.6 × 2.75 m", ar: "6.8 × 5.6 × 2.75 م" },
      },
      {
        label: { zh: "每户用料", en: "Per flat", ar: "لكل شقة" },
        value: {
          zh: "7 块 600 × 2700 mm，合 11.3 m²",
          en: "Seven panels of 600 × 2700 mm, 11.3 m²",
          ar: "7 ألواح 600 × 2700 مم، أي 11.3 م²",
        },
      },
      {
        label: { zh: "本页数量", en: "Quantities here", ar: "الكميات هنا" },
        value: { zh: "按一户计", en: "for one flat", ar: "لشقة واحدة" },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 11.3, unit: "m2", mounting: "battens-50" },
      { id: "batten-kit", quantity: 2, unit: "piece" },
      { id: "corner-profile", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "样板间请设计师单独做，好看；交付的四十八套要同样好看，还要算得清成本，这是另一门手艺。上一个楼盘的木墙由三家分包各自下料，色差、缝宽、插座高度样样不同，交房验收光这一项就记了上百条。开发商的问题很直接：能不能像装冰箱一样装一面墙？",
      en: "A show flat is made once by a designer. Forty-eight flats to the same standard and at a known cost are another craft. On the previous site three subcontractors had cut timber walls to their own ideas; colour, joints and socket heights all differed, and the snag lists ran to over a hundred entries on that item alone. The developer's question was direct: can a wall be fitted like a refrigerator?",
      ar: "شقة العرض يصنعها مصمم مرة واحدة، أما ثمانٍ وأربعون شقة بالمستوى نفسه وبكلفة معلومة فحرفة أخرى. في المشروع السابق قصّ ثلاثة مقاولين جدران الخشب كلٌّ على هواه، فاختلفت الألوان والوصلات وارتفاعات المقابس، وتجاوزت ملاحظات الاستلام في هذا البند وحده المئة. وكان سؤال المطوّر مباشرًا: هل يُركَّب الجدار كما تُركَّب الثلاجة؟",
    },
    solution: {
      zh: "我们把墙宽改成板宽的整数倍：七块正好 4.2 米，不裁竖边。左侧余下的白墙挂画、放边柜，误差都让它吃掉。插座移到板缝的固定位置，工厂预先开孔。每户一托：七块板、两箱龙骨、两根收边，标签写户号。四十八套用同一批木皮，多备三户存在物业仓库。面积约为客厅地面的三成，是按常用经验取的。",
      en: "The wall was drawn to suit the panel: seven make exactly 4.2 m with no upright cut, and the plain wall beside it, with a picture and a sideboard, takes up the tolerance. Sockets moved to fixed positions and are cut at the factory. Each flat is one pallet of seven panels, two cartons of battens and two profiles, labelled with its number. All veneer is of one batch, with three flats in reserve. The area, about three tenths of the floor, follows a common rule of thumb.",
      ar: "رُسم الجدار على قياس اللوح: سبعة ألواح تساوي 4.2 م تمامًا بلا قصّ رأسي، والجدار الأبيض بجانبه بلوحته وخزانته يستوعب الفروق. ونُقلت المقابس إلى مواضع ثابتة تُفتح في المصنع. ولكل شقة منصّة: سبعة ألواح وكرتونتا عوارض ومقطعا إنهاء، وعليها رقم الشقة. والقشرة كلها من دفعة واحدة مع احتياطي لثلاث شقق. والمساحة نحو ثلاثة أعشار الأرضية وفق قاعدة تقريبية شائعة.",
    },
    result: {
      zh: "按赛宾公式计算，空房未放家具，500 Hz 混响时间由约 2.0 s 降到约 1.0 s，1000 Hz 由约 2.2 s 降到约 0.9 s；摆上沙发地毯还会更短。一个工人一天一户，验收单上这一项多数是空白。销售说，看房的人站在厅里，会不自觉地放低声音。",
      en: "Calculated with Sabine's formula for the empty, unfurnished room: from about 2.0 s to 1.0 s at 500 Hz and from about 2.2 s to 0.9 s at 1000 Hz; sofa and rug will shorten it further. One fitter does a flat a day, and on most acceptance sheets the item is blank. The sales staff notice that people viewing a flat lower their voices without knowing why.",
      ar: "بالحساب وفق معادلة سابين والغرفة خالية من الأثاث: من نحو 2.0 ث إلى 1.0 ث عند 500 هرتز، ومن نحو 2.2 ث إلى 0.9 ث عند 1000 هرتز، وستقصّره الأريكة والسجادة أكثر. ينجز عامل واحد شقة في اليوم، وخانة هذا البند فارغة في معظم المحاضر. ويلاحظ موظفو البيع أن من يعاين الشقة يخفض صوته دون أن يدري لماذا.",
    },
    pictures: ["case-jiazhuang-hefei-show-flats-1", "case-jiazhuang-hefei-show-flats-2"],
    points: [{ product: "slat-walnut", x: 48, y: 39 }],
  },
  {
    id: "jiazhuang-jeddah-family-majlis",
    class: "jiazhuang",
    title: {
      zh: "周四晚上的家庭会客厅",
      en: "A family majlis on Thursday evenings",
      ar: "مجلس العائلة مساء الخميس",
    },
    summary: {
      zh: "十几位客人、四五场谈话同时进行。烟熏橡木墙和一盏压低的吊灯，让每一圈人各说各的。",
      en: "A dozen guests and four conversations at once. Smoked oak and a low lamp let each circle keep its own.",
      ar: "اثنا عشر ضيفًا وأربعة أحاديث معًا. بلوط مدخّن ومصباح منخفض يحفظان لكل حلقة حديثها.",
    },
    place: {
      zh: "沙特阿拉伯吉达",
      en: "Jeddah, Saudi Arabia",
      ar: "جدة، المملكة العربية السعودية",
    },
    year: 2023,
    area: 48,
    dimensions: { length: 7.9, width: 6.1, height: 2.8 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" },
      },
      {
        label: { zh: "客人", en: "Guests", ar: "الضيوف" },
        value: {
          zh: "平日 6 人，周四约 12 人",
          en: "6 on most days, about 12 on Thursdays",
          ar: "6 عادة، ونحو 12 يوم الخميس",
        },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: {
          zh: "木地板，大块羊毛毯",
          en: "Timber with a large wool rug",
          ar: "خشب وسجادة صوف كبيرة",
        },
      },
      {
        label: { zh: "主墙", en: "Main wall", ar: "الجدار الرئيس" },
        value: {
          zh: "烟熏橡木格栅 17 m²，填 30 mm 玻璃棉",
          en: "17 m² of smoked oak slats with 30 mm glass wool",
          ar: "17 م² من شرائح البلوط المدخّن مع صوف زجاجي 30 مم",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 17, unit: "m2" },
      { id: "wool-infill-30", quantity: 17, unit: "m2" },
      { id: "batten-kit", quantity: 3, unit: "piece" },
    ],
    problem: {
      zh: "这间厅是用来听人说话的。父亲与老友谈旧事，儿子们谈生意，孩子在门口进进出出。人到十二位，谈话就互相顶撞，每一圈都得比旁边那圈响一点。父亲渐渐只点头不接话，儿子们以为他累了，其实他是听不清，又不愿意让客人再说一遍。",
      en: "This room exists for talk. The father recalls old days with his friends, the sons speak of business, children come and go at the door. With twelve people the conversations pushed against one another, each circle a little louder than the next. The father took to nodding without answering. His sons thought him tired; in truth he could not follow, and would not ask a guest to repeat himself.",
      ar: "هذه الغرفة للحديث. الأب يستعيد مع أصدقائه أيامًا مضت، والأبناء يتحدثون في التجارة، والأطفال يدخلون ويخرجون من الباب. فإذا بلغوا اثني عشر تدافعت الأحاديث وعلت كل حلقة على جارتها. وصار الأب يومئ برأسه ولا يجيب. ظنّه أبناؤه متعبًا، والحق أنه لم يكن يتابع، ويأبى أن يطلب من ضيف أن يعيد كلامه.",
    },
    solution: {
      zh: "沙发背后一整面烟熏橡木格栅，龙骨间填玻璃棉，坐着的人耳朵离它不到一米，吸声就在该在的地方。座位从沿墙一长排改成两组相对，圈与圈之间隔开一张边几。圆盘吊灯压到坐姿视线之上，光圈把人收拢，谈话也跟着收拢。另一端白墙保留边柜和挂画，没有做满。",
      en: "The whole wall behind the sofa is smoked oak, with glass wool between the battens, so the absorption sits within a metre of the listeners' heads. The seats, once a single line along the walls, became two groups facing each other. A disc lamp hangs just above the eye level of those seated; its circle of light draws people together, and their talk with them. The far wall keeps its sideboard and picture and was left plain.",
      ar: "الجدار خلف الأريكة كله بلوط مدخّن وبين عوارضه صوف زجاجي، فالامتصاص على أقل من متر من رؤوس الجالسين. وتحوّلت المقاعد من صف واحد بمحاذاة الجدران إلى مجموعتين متقابلتين. ويتدلى مصباح قرصي فوق مستوى نظر الجالس بقليل، فتجمع دائرته الناس ويجتمع معهم حديثهم. وبقي الجدار الآخر بخزانته ولوحته بلا كسوة.",
    },
    result: {
      zh: "第一个周四，父亲讲了一个谁都没听过的故事，讲了四十分钟。儿子们注意到另一件事：以前客人走后，屋里要安静很久才觉得静；现在热闹的时候，也不觉得吵。咖啡还是续了又续，散得比从前更晚。",
      en: "On the first Thursday the father told a story that none of them had heard, and told it for forty minutes. The sons noticed something else. They used to need the silence after the guests had gone; now the room is lively and does not feel loud. Coffee is poured as often as before, and people leave later.",
      ar: "في الخميس الأول روى الأب حكاية لم يسمعها أحد منهم من قبل، واستمر أربعين دقيقة. ولاحظ الأبناء أمرًا آخر: كانوا يحتاجون إلى الصمت بعد انصراف الضيوف، والآن يكون المجلس عامرًا ولا يبدو صاخبًا. وما زالت القهوة تُصبّ كما كانت، والناس ينصرفون في وقت أبعد.",
    },
    pictures: ["case-jiazhuang-jeddah-family-majlis-1", "case-jiazhuang-jeddah-family-majlis-2"],
    points: [{ product: "slat-smoked-oak", x: 37, y: 41 }],
  },
  {
    id: "jiazhuang-helsinki-winter-children",
    class: "jiazhuang",
    title: {
      zh: "孩子在屋里过的冬天",
      en: "A winter with the children indoors",
      ar: "شتاء والأطفال داخل البيت",
    },
    summary: {
      zh: "五个月的室内生活，两个孩子，一地木头玩具。浅色白蜡木墙让客厅亮着，也让它松下来。",
      en: "Five months indoors, two children and a floor of wooden toys. Pale ash keeps the room light and takes its edge off.",
      ar: "خمسة أشهر في الداخل وطفلان وأرض من الألعاب الخشبية. دردار فاتح يُبقي الغرفة مضيئة ويخفّف حدّتها.",
    },
    place: { zh: "芬兰赫尔辛基", en: "Helsinki, Finland", ar: "هلسنكي، فنلندا" },
    year: 2025,
    area: 36,
    dimensions: { length: 6.4, width: 5.6, height: 2.7 },
    surfaces: {
      floor: "timber-floor",
      walls: "plaster",
      ceiling: "plaster",
      patches: [
        { surface: "glass", area: 5, on: "walls" },
        { surface: "rug", area: 6, on: "floor" },
      ],
    },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.7 米", en: "2.7 m", ar: "2.7 م" },
      },
      {
        label: { zh: "居住者", en: "Family", ar: "الأسرة" },
        value: {
          zh: "父母与 2 岁、5 岁的孩子",
          en: "Parents and children of 2 and 5",
          ar: "الوالدان وطفلان في الثانية والخامسة",
        },
      },
      {
        label: { zh: "格栅墙", en: "Slat wall", ar: "جدار الشرائح" },
        value: {
          zh: "白蜡木 15 m²，50 mm 龙骨",
          en: "15 m² of ash on 50 mm battens",
          ar: "15 م² من الدردار على عوارض 50 مم",
        },
      },
      {
        label: { zh: "玩耍角", en: "Play corner", ar: "ركن اللعب" },
        value: { zh: "六边形毡砖约 50 片", en: "About 50 felt hexagons", ar: "نحو 50 سداسية لبّاد" },
      },
    ],
    products: [
      { id: "slat-ash", quantity: 15, unit: "m2", mounting: "battens-50" },
      { id: "pet-hexagon", quantity: 3, unit: "m2", mounting: "direct-12" },
      { id: "batten-kit", quantity: 3, unit: "piece" },
    ],
    problem: {
      zh: "夏天没有人注意，因为孩子都在外面。十一月一到，积木倒下的声音、推车的轮子、两个孩子抢同一只木鸭，全在三十几平方米里发生。父母下班后只剩一个念头：小声一点。他们不想整天喊这句话，也不肯把客厅铺成灰扑扑的泡沫垫，冬天本来就够暗了。",
      en: "In summer nobody noticed, since the children were out of doors. From November falling blocks, rolling carts and two voices wanting the same wooden duck all happened in thirty-six square metres. The parents came home with one word on their lips: quieter. They disliked saying it, and they would not cover the room in grey foam either. Winter is dark enough.",
      ar: "في الصيف لم ينتبه أحد لأن الأطفال في الخارج. ومنذ نوفمبر صار سقوط المكعّبات وعجلات العربات وصوتان يريدان البطة الخشبية نفسها يحدث كله في ستة وثلاثين مترًا مربعًا. ويعود الوالدان وعلى لسانيهما كلمة واحدة: أهدأ. لم يحبّا تكرارها، ولم يرضيا أيضًا بتغطية الغرفة بإسفنج رمادي، فالشتاء معتم بما يكفي.",
    },
    solution: {
      zh: "沙发墙选白蜡木，颜色最浅的一款，上 50 mm 龙骨；墨绿沙发和奶白扶手椅原样放回。地毯铺在积木真正倒下的地方，而不是茶几下面。边柜上方贴一簇六边形毡砖，绿、象牙白、沙色，高度由五岁的孩子决定，颜色由两岁的孩子“选”。低处不用木条，免得小手指去抠。",
      en: "Behind the sofa went ash, the palest of the slats, on 50 mm battens; the dark green sofa and cream armchairs came back as they were. The rug moved to where blocks really fall. Above a sideboard a cluster of felt hexagons in green, ivory and sand was laid out by the five-year-old, in colours pointed at by the two-year-old. In the play corner there is only felt low down, nothing for small fingers to pick at.",
      ar: "خلف الأريكة دردار، وهو أفتح الشرائح لونًا، على عوارض 50 مم، وعادت الأريكة الخضراء الداكنة والكراسي الكريمية كما كانت. ونُقلت السجادة إلى حيث تسقط المكعّبات حقًّا. وفوق خزانة منخفضة عنقود سداسيات لبّاد بالأخضر والعاجي والرملي، رتّبه ابن الخامسة واختار ألوانه ابن الثانية بإصبعه. وفي ركن اللعب لبّاد فقط في الأسفل، فلا شيء تنبشه الأصابع الصغيرة.",
    },
    result: {
      zh: "积木照样倒，只是不再像打碎了什么。父母发现自己整个十二月没有说过那句话，也许说过一次。有一个没料到的用处：孩子把毡砖当成了钉板，画和枫叶用大头针别上去，取下来不留痕迹。",
      en: "Blocks still fall, but no longer as though something had broken. In the whole of December the parents did not say the word, or perhaps once. One use nobody had planned: the children pin drawings and leaves to the hexagons, and the felt shows no mark when they come off.",
      ar: "ما زالت المكعّبات تسقط، لكن ليس كأن شيئًا قد انكسر. ولم يقل الوالدان تلك الكلمة طوال ديسمبر، أو لعلّها مرة واحدة. وظهر استعمال لم يخطَّط له: يعلّق الطفلان رسومًا وأوراق شجر على السداسيات بالدبابيس، ولا يبقى في اللبّاد أثر بعد نزعها.",
    },
    pictures: ["case-jiazhuang-helsinki-winter-children-1"],
    points: [
      { product: "slat-ash", x: 53, y: 42 },
      { product: "pet-hexagon", x: 31, y: 38 },
    ],
  },
  {
    id: "jiazhuang-penang-round-table",
    class: "jiazhuang",
    title: {
      zh: "一张圆桌，四块柚木板",
      en: "One round table, four teak panels",
      ar: "طاولة مستديرة وأربعة ألواح ساج",
    },
    summary: {
      zh: "最小的一单：5.76 m²，一箱龙骨。餐桌旁三种语言的闲谈终于跟得上。",
      en: "Our smallest order: 5.76 m² and one carton of battens. Table talk in three languages can be followed at last.",
      ar: "أصغر طلبياتنا: 5.76 م² وكرتونة عوارض واحدة. وصار حديث المائدة بثلاث لغات يُتابَع أخيرًا.",
    },
    place: { zh: "马来西亚槟城", en: "Penang, Malaysia", ar: "بينانغ، ماليزيا" },
    year: 2020,
    area: 14,
    dimensions: { length: 4, width: 3.5, height: 2.7 },
    surfaces: {
      floor: "stone",
      walls: "plaster",
      ceiling: "plaster",
      patches: [
        { surface: "glass", area: 3, on: "walls" },
        { surface: "door", area: 2, on: "walls" },
      ],
    },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.7 米", en: "2.7 m", ar: "2.7 م" },
      },
      {
        label: { zh: "餐桌", en: "Table", ar: "الطاولة" },
        value: {
          zh: "圆桌，常坐 3 至 5 人",
          en: "Round, for 3 to 5 people",
          ar: "مستديرة، لثلاثة إلى خمسة أشخاص",
        },
      },
      {
        label: { zh: "用料", en: "Material", ar: "المواد" },
        value: {
          zh: "4 块 600 × 2400 mm 柚木格栅",
          en: "Four teak panels of 600 × 2400 mm",
          ar: "4 ألواح ساج 600 × 2400 مم",
        },
      },
      {
        label: { zh: "气候", en: "Climate", ar: "المناخ" },
        value: {
          zh: "湿热，室内常开空调",
          en: "Hot and humid, air-conditioned inside",
          ar: "حار رطب، والداخل مكيّف",
        },
      },
    ],
    products: [
      { id: "slat-teak", quantity: 5.76, unit: "m2", mounting: "battens-50" },
      { id: "batten-kit", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "外婆说闽南话，女儿说英语，小孙子两样掺着说，还夹马来语。餐厅是两面墙的一个夹角，硬得很，空调一开，谁说的话都裹着一层嗡嗡声。外婆跟不上时就低头夹菜。女儿来信问：只有这么小一个角，你们接不接？",
      en: "Grandmother speaks Hokkien, her daughter English, the small grandson a mixture of both with Malay in between. The dining place is a corner of two hard walls, and with the air conditioning on every sentence came wrapped in a hum. When the old lady lost the thread, she looked down and served the food. Her daughter wrote to ask whether we would take on anything so small.",
      ar: "تتكلم الجدّة لهجة هوكين، وابنتها الإنجليزية، والحفيد الصغير يخلطهما ويزيد الملايوية. وركن الطعام زاوية بين جدارين صلبين، فإذا عمل المكيّف جاءت كل جملة ملفوفة بطنين. وحين يفلت الخيط من الجدّة تنظر إلى صحنها وتغرف الطعام. كتبت الابنة تسأل: هل نقبل عملًا بهذا الصغر؟",
    },
    solution: {
      zh: "接。四块柚木格栅板正好拼成 2.4 米见方，一箱龙骨恰好够用，没有一刀裁切；女婿照着说明书周末自己装上。我们只多写了两条：外墙一侧先看有没有渗潮，装好后的头一个月别让画框遮住其中一块，柚木见光才会匀色。餐桌上方的灯换成毡质灯罩，是他们自己挑的，我们很赞成。",
      en: "We would. Four teak panels make a square of 2.4 m, one carton of battens fits it to the millimetre, and nothing had to be cut; the son-in-law put it up in a weekend. We added two notes. Look for damp on the outer wall first, and hang no picture over the teak in its first month, since light evens its colour. The lamp with the felt shade was the family's own idea, and a good one.",
      ar: "نقبل. تصنع أربعة ألواح ساج مربعًا ضلعه 2.4 م، وكرتونة عوارض واحدة تكفيه بالتمام، ولم يُقصّ شيء؛ ركّبه الصهر في عطلة أسبوع. وأضفنا ملاحظتين: تُفحص رطوبة الجدار الخارجي أولًا، ولا تُعلَّق صورة فوق الساج في شهره الأول فالضوء يوحّد لونه. أما المصباح ذو غطاء اللبّاد ففكرة الأسرة نفسها، ونِعمت الفكرة.",
    },
    result: {
      zh: "空调的嗡声当然还在，但它不再粘在话上。外婆开始插嘴了，全家说这是最好的验收。柚木起初深浅不一，女儿有些担心；两个月后寄来照片，墙面匀成一片金褐色，外婆坐在前面，正在说话。",
      en: "The hum is still there, of course, but it no longer clings to the words. Grandmother has begun to interrupt, which the family considers the best of acceptance tests. At first the teak was patchy and the daughter worried. Two months later she sent a photograph: an even golden brown, with grandmother before it in the middle of a sentence.",
      ar: "الطنين باقٍ بالطبع، لكنه لم يعد يلتصق بالكلمات. وصارت الجدّة تقاطع المتحدثين، وهذا عند الأسرة أفضل محضر استلام. كان الساج في البداية متفاوت اللون فقلقت الابنة. وبعد شهرين أرسلت صورة: بنّي ذهبي متّسق، والجدّة أمامه في منتصف جملة.",
    },
    pictures: ["case-jiazhuang-penang-round-table-1"],
    points: [{ product: "slat-teak", x: 65, y: 36 }],
  },
  {
    id: "jiazhuang-chengdu-online-teacher",
    class: "jiazhuang",
    title: {
      zh: "在次卧里上网课的老师",
      en: "Teaching online from the spare room",
      ar: "معلّمة تدرّس عبر الإنترنت من الغرفة الصغيرة",
    },
    summary: {
      zh: "嘴对着的那面墙最要紧。黑色格栅装在书桌前，侧墙补一片毡砖，学生不再问“老师你在浴室吗”。",
      en: "The wall that matters is the one the mouth faces. Black slats before the desk and some felt at the side, and nobody asks about a bathroom any more.",
      ar: "الجدار المهم هو الذي يواجهه الفم. شرائح سوداء أمام المكتب وبعض اللبّاد على الجانب، فلم يعد أحد يسأل عن الحمّام.",
    },
    place: { zh: "四川成都", en: "Chengdu, China", ar: "تشنغدو، الصين" },
    year: 2022,
    area: 10,
    dimensions: { length: 3.6, width: 2.8, height: 2.6 },
    surfaces: {
      floor: "parquet",
      walls: "plaster",
      ceiling: "plaster",
      patches: [
        { surface: "glass", area: 2, on: "walls" },
        { surface: "curtain", area: 3, on: "walls" },
        { surface: "door", area: 2, on: "walls" },
        { surface: "rug", area: 3, on: "floor" },
      ],
    },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.6 米", en: "2.6 m", ar: "2.6 م" },
      },
      {
        label: { zh: "书桌位置", en: "Desk", ar: "المكتب" },
        value: {
          zh: "面墙，距格栅 0.4 米",
          en: "Facing the wall, 0.4 m from the slats",
          ar: "مواجه للجدار، على 0.4 م من الشرائح",
        },
      },
      {
        label: { zh: "用途", en: "Use", ar: "الاستعمال" },
        value: {
          zh: "每天 4 小时网课",
          en: "Four hours of lessons a day",
          ar: "أربع ساعات من الدروس يوميًا",
        },
      },
      {
        label: { zh: "处理面积", en: "Treated surface", ar: "المساحة المعالَجة" },
        value: {
          zh: "格栅 5.8 m²，毡砖 2 m²",
          en: "5.8 m² of slats, 2 m² of felt tiles",
          ar: "5.8 م² شرائح و2 م² بلاطات لبّاد",
        },
      },
    ],
    products: [
      { id: "slat-black", quantity: 5.8, unit: "m2", mounting: "battens-50" },
      { id: "pet-hexagon", quantity: 2, unit: "m2", mounting: "direct-12" },
      { id: "batten-kit", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "语文老师把次卧改成了直播间：一张桌、一面白墙、十平方米。话筒离嘴近，离墙也近，她的每个字先撞到面前的墙，再弹回话筒，听起来像在浴室。她按网上的教程在背后挂了厚毯子，没有用，因为毯子在她身后，声音却是往前去的。",
      en: "A teacher of Chinese had turned the spare room into her studio: one desk, one white wall, ten square metres. The microphone was close to her mouth and close to the wall, so every word struck the plaster in front and bounced straight back into it, as in a bathroom. Following advice from the internet she hung a thick blanket behind her. It did nothing. Her voice goes forwards.",
      ar: "حوّلت معلّمة لغة صينية الغرفة الصغيرة إلى استوديو: مكتب وجدار أبيض وعشرة أمتار مربعة. الميكروفون قريب من فمها ومن الجدار معًا، فتصطدم كل كلمة بالجصّ أمامها وترتدّ إليه كما في حمّام. وعملًا بنصيحة من الإنترنت علّقت بطانية سميكة خلفها بلا فائدة، فصوتها يمضي إلى الأمام.",
    },
    solution: {
      zh: "毯子取下，吸声装到她面前。四块黑色格栅板从地到 2.4 米，一箱龙骨，空腔 50 mm；黑色是她要的，屏幕旁边不反光，久看不累。一层橡木搁板穿过缝隙固定在龙骨上，放书和花瓶，也把平面打断。右手侧墙贴一簇毡砖，窗帘换厚。背后的白墙反而留着，学生看到的画面干净。",
      en: "The blanket came down and absorption went up in front. Four black slat panels rise to 2.4 m on one carton of battens with a 50 mm void. Black was her wish: nothing shines beside the monitor. An oak shelf, screwed through the gaps into a batten, holds books and a vase and breaks up the plane. Some felt tiles went on the wall at her right, and a heavier curtain. Behind her the plain white wall stays, since that is what pupils see.",
      ar: "أُنزلت البطانية وصعد الامتصاص إلى الأمام. أربعة ألواح سوداء حتى ارتفاع 2.4 م على كرتونة عوارض واحدة بفراغ 50 مم. والأسود رغبتها: لا شيء يلمع قرب الشاشة. ورفّ بلوط مثبّت عبر الفواصل في عارضة يحمل كتبًا ومزهرية ويكسر استواء السطح. وعلى الجدار إلى يمينها بلاطات لبّاد مع ستارة أثقل. وبقي خلفها الجدار الأبيض، فهو ما يراه التلاميذ.",
    },
    result: {
      zh: "第一节课就有学生打字问：“老师换话筒了？”没有换。她自己的感受是嗓子：以前听见回声会不自觉地抬高声音，四节课下来要哑；现在说完还能给女儿读睡前故事。楼上的脚步声照旧，那不归格栅管，她也没有指望。",
      en: "In the first lesson a pupil typed: new microphone? It was the old one. She notices it in her throat. Hearing her own echo she used to raise her voice, and after four hours it was gone; now there is enough left for a bedtime story. Footsteps from above are as before. Slats do not deal with those, and she had not been told that they would.",
      ar: "في أول درس كتب تلميذ: ميكروفون جديد؟ وهو القديم نفسه. أما هي فتلمس الفرق في حنجرتها: كانت تسمع صداها فترفع صوتها، وبعد أربع ساعات يُبَحّ، والآن يبقى منه ما يكفي لحكاية قبل النوم. ووقع الأقدام من الطابق الأعلى كما كان، فليس من شأن الشرائح، ولم يعدها أحد بذلك.",
    },
    pictures: ["case-jiazhuang-chengdu-online-teacher-1"],
    points: [
      { product: "slat-black", x: 67.5, y: 46 },
      { product: "pet-hexagon", x: 84.5, y: 37 },
    ],
  },
];
