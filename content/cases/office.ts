import type { CaseContent } from "#domain/cases/case-content.ts";

const height = { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" };
const people = { zh: "使用人数", en: "People", ar: "عدد المستخدمين" };
const ceiling = { zh: "顶面", en: "Ceiling", ar: "السقف" };
const floor = { zh: "地面", en: "Floor", ar: "الأرضية" };
const treated = { zh: "吸声面积", en: "Treated surface", ar: "المساحة المعالَجة" };

export const officeCases: CaseContent[] = [
  {
    id: "office-berlin-startup-loft",
    class: "office",
    title: {
      zh: "旧厂房里的创业公司：混凝土之下的绿色垂片",
      en: "A start-up loft with its concrete left visible",
      ar: "مكتب شركة ناشئة في مصنع قديم بخرسانته المكشوفة",
    },
    summary: {
      zh: "租约不允许吊顶封梁。顺梁方向悬挂的毡垂片、端墙的橡木格栅和一间静音舱，让 38 人的大空间重新能开口说话。",
      en: "The lease forbade a closed ceiling. Felt baffles along the beams, an oak slat end wall and one booth made a floor for 38 people usable again.",
      ar: "منع عقد الإيجار إغلاق السقف، فعُلّقت ألواح اللبّاد بمحاذاة الجسور وكُسي الجدار الخلفي بشرائح البلوط وأُضيفت كابينة مكالمات واحدة، فعاد المكان صالحًا لعمل 38 شخصًا.",
    },
    place: { zh: "德国柏林", en: "Berlin, Germany", ar: "برلين، ألمانيا" },
    year: 2023,
    area: 290,
    dimensions: { length: 20.7, width: 14, height: 3.9 },
    room: [
      {
        label: height,
        value: {
          zh: "3.9 米（梁底 3.5 米）",
          en: "3.9 m, 3.5 m under the beams",
          ar: "3.9 م، و3.5 م تحت الجسور",
        },
      },
      { label: people, value: { zh: "38 人", en: "38", ar: "38 شخصًا" } },
      {
        label: ceiling,
        value: {
          zh: "混凝土梁板，刷深色涂料",
          en: "Concrete slab and beams, painted dark",
          ar: "بلاطة وجسور خرسانية مطلية بلون داكن",
        },
      },
      {
        label: floor,
        value: {
          zh: "找平层上铺方块地毯",
          en: "Carpet tiles on screed",
          ar: "مربعات سجاد فوق طبقة تسوية",
        },
      },
      {
        label: treated,
        value: {
          zh: "垂片 180 m²，墙面 58 m²",
          en: "180 m² of baffles, 58 m² of wall",
          ar: "180 م² من الألواح المعلّقة و58 م² من الجدران",
        },
      },
    ],
    products: [
      { id: "slat-oak", quantity: 52, unit: "m2", mounting: "battens-50" },
      { id: "pet-baffle", quantity: 180, unit: "m2" },
      { id: "pet-hexagon", quantity: 6, unit: "m2" },
      { id: "pet-desk-screen", quantity: 19, unit: "piece" },
      { id: "booth-m", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "团队看中的正是裸露的混凝土，搬进来三周后却开始躲着它。销售一通电话，整层都听得见；有人掉一支笔，所有人抬头。视频会议里，对方总以为他们在车库。租约写明：梁板不得封闭，承重墙不得开槽。",
      en: "The founders rented the floor for its concrete and were avoiding it three weeks later. One sales call carried from end to end, a dropped pen made everyone look up, and people on video calls asked whether they were in a garage. The lease was strict: no closed ceiling, no chasing into the structural walls.",
      ar: "استأجر المؤسسون الطابق من أجل خرسانته، وبعد ثلاثة أسابيع صاروا يتجنبونه. مكالمة مبيعات واحدة تُسمع من أوله إلى آخره، وقلم يسقط فيرفع الجميع رؤوسهم، ومن يتحدث معهم بالفيديو يسأل إن كانوا في مرأب. أما العقد فصريح: لا سقف مغلق ولا حفر في الجدران الحاملة.",
    },
    solution: {
      zh: "垂片沿梁的方向排布，墨绿、灰绿与象牙白相间，只用细钢索吊在原有预埋件上，喷淋和灯带都不必改。端墙以 50 mm 木龙骨架起橡木格栅，正对销售区。需要长谈的人走进角落里的 M 型静音舱；侧墙的六边形毡砖收住最后一处平行反射。",
      en: "The baffles follow the beams in moss, sage and ivory and hang on thin cables from existing anchors, so sprinklers and lights stayed where they were. The end wall facing the sales desks took oak slats on 50 mm battens. Long conversations go into booth M in the corner, and a patch of felt hexagons breaks the last pair of parallel walls.",
      ar: "صُفّت ألواح اللبّاد بمحاذاة الجسور بالأخضر الداكن والفاتح والعاجي، وعُلّقت بأسلاك رفيعة من مثبّتات قائمة، فبقيت رشّاشات الحريق والإنارة في أماكنها. وكُسي الجدار المقابل لمكاتب المبيعات بشرائح البلوط على عوارض 50 مم. للأحاديث الطويلة كابينة مكالمات مقاس M في الركن، وعلى الجدار الجانبي سداسيات لبّاد تكسر آخر انعكاس بين جدارين متوازيين.",
    },
    result: {
      zh: "混凝土仍然看得见，却不再听得见。按赛宾公式计算（格栅取文献曲线，毡材取偏保守的值），1000 Hz 混响时间由约 1.9 s 降至约 0.8 s，500 Hz 由约 3.0 s 降至约 1.4 s。大家不再为了打电话跑到楼梯间，视频会议也改回在工位上开。",
      en: "The concrete is still seen but no longer heard. Calculated with Sabine's formula (literature curve for the slats, a cautious one for the felt), reverberation falls from about 1.9 s to about 0.8 s at 1000 Hz and from about 3.0 s to about 1.4 s at 500 Hz. Nobody walks to the stairwell to telephone any more, and video calls have moved back to the desks.",
      ar: "ما زالت الخرسانة تُرى لكنها لم تعد تُسمع. بالحساب وفق معادلة سابين (منحنى منشور للشرائح وقيم متحفّظة للّبّاد) ينخفض زمن الارتداد الصوتي عند 1000 هرتز من نحو 1.9 ث إلى نحو 0.8 ث، وعند 500 هرتز من نحو 3.0 ث إلى نحو 1.4 ث. لم يعد أحد يخرج إلى بيت الدرج ليهاتف، وعادت مكالمات الفيديو إلى المكاتب.",
    },
    pictures: ["case-office-berlin-startup-loft-1"],
    points: [
      { product: "slat-oak", x: 46, y: 47 },
      { product: "pet-baffle", x: 45, y: 24 },
      { product: "pet-hexagon", x: 95, y: 47 },
      { product: "pet-desk-screen", x: 30.5, y: 61.5 },
      { product: "booth-m", x: 76, y: 54 },
    ],
  },
  {
    id: "office-hangzhou-software-lab",
    class: "office",
    title: {
      zh: "软件研发区：让四个小组的晨会互不打架",
      en: "Four stand-ups at once in a software lab",
      ar: "أربعة اجتماعات صباحية في قاعة برمجة واحدة",
    },
    summary: {
      zh: "56 名工程师共用一层，每天同一时刻四组晨会。灰绿垂片、橡木端墙和一间单人舱，把声音留在各自的小组里。",
      en: "56 engineers share one floor and four teams meet at the same minute. Grey and sage baffles, an oak end wall and a phone booth keep each voice with its own team.",
      ar: "يتقاسم 56 مهندسًا طابقًا واحدًا وتجتمع أربع فرق في اللحظة نفسها. ألواح معلّقة رمادية وخضراء وجدار بلوط وكابينة هاتف تُبقي كل صوت مع فريقه.",
    },
    place: { zh: "浙江杭州", en: "Hangzhou, China", ar: "هانغتشو، الصين" },
    year: 2022,
    area: 320,
    dimensions: { length: 21.3, width: 15, height: 3.4 },
    room: [
      { label: height, value: { zh: "3.4 米", en: "3.4 m", ar: "3.4 م" } },
      { label: people, value: { zh: "56 个工位", en: "56 workplaces", ar: "56 مكتب عمل" } },
      {
        label: ceiling,
        value: {
          zh: "裸顶，管线喷深灰",
          en: "Open soffit, services sprayed dark grey",
          ar: "سقف مكشوف وتمديدات مطلية بالرمادي الداكن",
        },
      },
      {
        label: treated,
        value: {
          zh: "垂片 150 m²，格栅 50 m²",
          en: "150 m² of baffles, 50 m² of slats",
          ar: "150 م² من الألواح المعلّقة و50 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "slat-oak", quantity: 50, unit: "m2" },
      { id: "pet-baffle", quantity: 150, unit: "m2" },
      { id: "pet-desk-screen", quantity: 28, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "上午 9:30，四个小组同时开晨会，彼此隔着两排桌子。谁的进度都听得清，唯独自己组的听不清，于是越说越响。晨会之后是另一种难受：有人评审代码，旁边写代码的人只好整天戴耳机，叫也叫不应。",
      en: "At 9:30 four teams held their stand-ups two desk rows apart. Everyone could follow every team except their own, so all of them spoke up. The rest of the day brought the opposite trouble: code reviews beside people writing code, who put on headphones and could not be reached until evening.",
      ar: "عند الساعة 9:30 تعقد أربع فرق اجتماعها الصباحي ولا يفصل بينها سوى صفّي مكاتب. يسمع كل فرد أخبار الفرق كلها إلا فريقه، فترتفع الأصوات جميعًا. ثم يأتي باقي النهار بمشكلة معاكسة: مراجعات الشيفرة بجوار من يكتبونها، فيضع هؤلاء السماعات على آذانهم ولا يجيبون أحدًا حتى المساء.",
    },
    solution: {
      zh: "我们没有加隔墙，而是按小组的边界调整垂片的疏密：晨会站立处加密，工位上方放疏。橡木格栅只做端墙一面，因为那是四组共同的反射面。每张双人桌加一块毡屏风，挡住坐姿高度的直达声；单人静音舱放在沙发旁，专收一对一的语音。",
      en: "No partitions were added. Instead the baffle spacing follows the teams: closer where they stand, wider above the desks. Oak slats cover only the end wall, the one surface that sent all four voices back. Each pair of desks got a felt screen against direct sound at seated height, and one booth S by the sofa takes the one-to-one calls.",
      ar: "لم نُضف قواطع، بل جعلنا تباعد الألواح المعلّقة يتبع حدود الفرق: متقارب حيث يقفون ومتباعد فوق المكاتب. واقتصرت شرائح البلوط على الجدار الخلفي لأنه السطح الذي يعيد الأصوات الأربعة معًا. ولكل مكتبين متقابلين حاجز لبّاد يحدّ من الصوت المباشر على مستوى الجلوس، وبجانب الأريكة كابينة مكالمات مقاس S للمكالمات الفردية.",
    },
    result: {
      zh: "晨会还在同一时刻开，但讲话的人站在原处、用平常的音量就够了。耳机变成了选择，不再是必需。项目经理提到一个没料到的变化：大家开始愿意走到对方桌边当面问，因为知道不会打扰旁边一整排。",
      en: "The stand-ups still share their minute, but an ordinary voice now reaches the circle and little beyond it. Headphones have become a choice. The project lead mentions one thing nobody planned: people walk over and ask in person again, because they no longer feel they are disturbing a whole row.",
      ar: "ما زالت الاجتماعات في الدقيقة نفسها، لكن الصوت العادي يكفي الواقفين في الحلقة ولا يكاد يتجاوزهم. وصارت السماعات خيارًا لا ضرورة. ويذكر مدير المشروع أمرًا لم يخطَّط له: عاد الزملاء يمشون إلى مكاتب بعضهم ويسألون مباشرة، إذ لم يعودوا يشعرون بأنهم يزعجون صفًّا كاملًا.",
    },
    pictures: ["case-office-hangzhou-software-lab-1"],
    points: [
      { product: "slat-oak", x: 21, y: 47 },
      { product: "pet-baffle", x: 55, y: 16 },
      { product: "booth-s", x: 47, y: 52 },
    ],
  },
  {
    id: "office-dubai-bank-branch",
    class: "office",
    title: {
      zh: "银行网点的贷款洽谈角：两间 M 型静音舱",
      en: "Two booths for mortgage talks in a bank branch",
      ar: "كابينتان لأحاديث التمويل في فرع مصرف",
    },
    summary: {
      zh: "客户不愿在排队的人旁边报出自己的收入。白蜡木墙前的两间玻璃舱，看得见、却听不清。",
      en: "Customers did not want to name their income beside a queue. Two glass booths before an ash wall can be seen into, yet not followed by ear.",
      ar: "لم يرغب العملاء في ذكر دخلهم بجوار طابور الانتظار. كابينتان زجاجيتان أمام جدار من خشب الدردار: يُرى من فيهما ولا يُتابَع حديثه.",
    },
    place: {
      zh: "阿联酋迪拜",
      en: "Dubai, United Arab Emirates",
      ar: "دبي، الإمارات العربية المتحدة",
    },
    year: 2024,
    area: 92,
    dimensions: { length: 10.2, width: 9, height: 3.3 },
    room: [
      { label: height, value: { zh: "3.3 米", en: "3.3 m", ar: "3.3 م" } },
      {
        label: people,
        value: {
          zh: "2 名顾问，约 10 位等候客户",
          en: "2 advisers, some 10 people waiting",
          ar: "مستشاران ونحو 10 منتظرين",
        },
      },
      {
        label: floor,
        value: {
          zh: "浅色木地板，接石材大堂",
          en: "Pale timber, stone hall adjoining",
          ar: "خشب فاتح يتصل بقاعة حجرية",
        },
      },
      {
        label: treated,
        value: {
          zh: "格栅 32 m²，云板 24 m²",
          en: "32 m² of slats, 24 m² of clouds",
          ar: "32 م² من الشرائح و24 م² من غيمات السقف",
        },
      },
    ],
    products: [
      { id: "booth-m", quantity: 2, unit: "piece" },
      { id: "slat-ash", quantity: 32, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 24, unit: "m2" },
    ],
    problem: {
      zh: "洽谈桌离叫号机只有几步远。客户谈到工资、家人、欠款时会压低声音，顾问听不清又得请他再说一遍，反而更多人听见。大堂是石材地面和通高玻璃，叫号声在里面拖得很长。行方要求顾问必须留在视线之内，不能关进后区。",
      en: "The advice desk stood a few steps from the ticket machine. Customers lowered their voices when salaries, family or debts came up, the adviser had to ask again, and then more people heard. Stone and full-height glass made every announcement linger. Advisers had to remain in sight, so a back room was out of the question.",
      ar: "كان مكتب الاستشارة على خطوات من جهاز الأرقام. يخفض العميل صوته عند ذكر الراتب أو الأسرة أو الديون، فيطلب المستشار الإعادة، فيسمع عدد أكبر. والقاعة حجر وزجاج بكامل الارتفاع يطيلان كل نداء. واشترط المصرف أن يبقى المستشارون في مجال الرؤية، فلم تكن الغرفة الخلفية حلًّا.",
    },
    solution: {
      zh: "两间深绿色 M 型舱并排立在白蜡木格栅墙前，玻璃面朝大堂，舱内 1340 mm 宽的桌板放得下两人并看的屏幕。格栅墙和灰绿、象牙白云板处理等候区本身：舱外越安静，人越不会抬高声音。行方另问过报警能否听见，我们建议舱内加装与消防联动的警报器，由当地承包商完成。",
      en: "Two dark green booths M stand side by side before an ash slat wall, glass towards the hall; the 1340 mm table holds a screen both parties can read. The slats and the sage and ivory clouds treat the waiting area itself, since calmer surroundings keep voices down. When the bank asked about alarms, we advised a sounder inside each booth linked to the fire system, fitted by the local contractor.",
      ar: "وُضعت كابينتان مقاس M بالأخضر الداكن جنبًا إلى جنب أمام جدار شرائح الدردار وزجاجهما نحو القاعة، وطاولة بعرض 1340 مم تتسع لشاشة يراها الطرفان. أما الشرائح وغيمات اللبّاد الخضراء والعاجية فتعالج منطقة الانتظار نفسها، فكلما هدأ المحيط انخفضت الأصوات. وحين سأل المصرف عن الإنذار نصحنا بصافرة داخل كل كابينة مرتبطة بنظام الحريق يركّبها المقاول المحلي.",
    },
    result: {
      zh: "等候的人看得到顾问在忙，听到的只是含混的人声。谈话一次就能说清，客户不再凑近桌面。排队区的变化同样明显：叫号不必再重复第二遍。网点把午后最难谈的预约都排进了这两间舱。",
      en: "People waiting can see that an adviser is busy and hear no more than a murmur. Facts are stated once, and customers have stopped leaning over the table. The queue gained too: numbers no longer need calling twice. The branch now books its most delicate afternoon appointments into the two booths.",
      ar: "يرى المنتظرون أن المستشار مشغول ولا يصلهم سوى همهمة. تُقال المعلومة مرة واحدة، ولم يعد العملاء ينحنون فوق الطاولة. واستفاد الطابور كذلك، فلم تعد الأرقام تُنادى مرتين. وصار الفرع يحجز أدقّ مواعيد بعد الظهر في هاتين الكابينتين.",
    },
    pictures: ["case-office-dubai-bank-branch-1", "case-office-dubai-bank-branch-2"],
    points: [
      { product: "booth-m", x: 41, y: 52 },
      { product: "slat-ash", x: 26.5, y: 42 },
      { product: "pet-cloud-rectangle", x: 31, y: 9 },
    ],
  },
  {
    id: "office-copenhagen-architects-studio",
    class: "office",
    title: {
      zh: "建筑师事务所：与模型台同处一室",
      en: "An architects' studio that shares its room with the model bench",
      ar: "مرسم معماري يشارك طاولة المجسّمات غرفتها",
    },
    summary: {
      zh: "22 位建筑师、一张模型台、没有隔墙。沙色 V 槽毡墙与赭黄云板收住切割声，图纸还能直接钉上墙。",
      en: "22 architects, one model bench, no partition. A sand V-groove felt wall and ochre clouds take the edge off the cutting, and drawings can be pinned straight to it.",
      ar: "22 معماريًا وطاولة مجسّمات واحدة بلا قاطع. جدار لبّاد رملي محزّز وغيمات سقف بلون المغرة تخفف حدّة القصّ، والرسومات تُثبَّت عليه بالدبابيس.",
    },
    place: { zh: "丹麦哥本哈根", en: "Copenhagen, Denmark", ar: "كوبنهاغن، الدنمارك" },
    year: 2022,
    area: 180,
    dimensions: { length: 15, width: 12, height: 3.5 },
    room: [
      { label: height, value: { zh: "3.5 米", en: "3.5 m", ar: "3.5 م" } },
      { label: people, value: { zh: "22 人", en: "22", ar: "22 شخصًا" } },
      {
        label: ceiling,
        value: {
          zh: "深灰裸顶，云板吊低 500 mm",
          en: "Dark soffit, clouds hung 500 mm below",
          ar: "سقف داكن والغيمات أخفض منه بـ500 مم",
        },
      },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
    ],
    products: [
      { id: "pet-groove", quantity: 42, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 58, unit: "m2" },
      { id: "pet-hexagon", quantity: 5, unit: "m2" },
      { id: "pet-desk-screen", quantity: 11, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "事务所坚持模型与图纸放在同一个房间，思考才不断线。代价是刀片刮过卡纸、亚克力在台锯上尖叫的声音，正好落在人耳最敏感的高频，坐得最远的人也会皱眉。评图时十来个人围着墙站，又只听得见离得最近的那位。",
      en: "The practice insists on models and drawings in one room so that thinking is not interrupted. The price was the scrape of knives on card and the squeal of acrylic on the small saw, high-pitched and heard in the farthest corner. At reviews, with a dozen people standing along the wall, only the nearest speaker was intelligible.",
      ar: "يصرّ المكتب على أن تبقى المجسّمات والرسومات في غرفة واحدة كي لا ينقطع التفكير. والثمن صرير الشفرات على الكرتون وصفير الأكريليك على المنشار الصغير، أصوات حادّة تُسمع في أبعد زاوية. وفي جلسات النقد، حين يقف نحو اثني عشر شخصًا عند الجدار، لا يُفهم إلا كلام الأقرب.",
    },
    solution: {
      zh: "建筑师自己画了布置图，我们只改了两处。端墙做整面沙色 V 槽毡板，刻槽顺着图纸的钉挂高度走；毡材对高频最有效，而这里要对付的正是高频。象牙白与赭黄云板不均匀排布，集中压在模型台和评图墙前。打电话的人进单人舱，台锯则换到靠门的位置。",
      en: "The architects drew the layout themselves and we changed two things. The end wall became sand V-groove felt from side to side, its joints set to the height at which drawings hang; felt works best at high frequencies, and those were the nuisance. The ivory and ochre clouds crowd above the bench and the review wall. Callers use the booth, and the saw moved next to the door.",
      ar: "رسم المعماريون المخطط بأنفسهم ولم نغيّر فيه إلا أمرين. كُسي الجدار الخلفي كله بلبّاد رملي محزّز على شكل V تتبع فواصله ارتفاع تعليق الرسومات، فاللبّاد أنفع ما يكون عند الترددات العالية وهي مصدر الإزعاج هنا. وتجمّعت غيمات اللبّاد العاجية والمغرية فوق طاولة المجسّمات وجدار النقد. للهاتف كابينة مكالمات، أما المنشار فانتقل إلى جوار الباب.",
    },
    result: {
      zh: "切割声还在，但不再刺耳，几步之外就退成背景。评图时站在第二圈的人也能插上话。毡墙很快钉满了平面图，事务所说这是他们第一面“既听得进声音、又留得住图钉”的墙，后来又补了一批桌面屏风。",
      en: "Cutting is still audible but has lost its edge, and a few steps away it sinks into the background. Reviews now reach the second ring of listeners. The felt filled up with plans within days; the partners call it their first wall that holds both sound and pins, and ordered desk screens for the remaining tables later.",
      ar: "ما زال القصّ مسموعًا لكنه فقد حدّته، وعلى بعد خطوات يذوب في الخلفية. وصارت جلسات النقد تصل إلى الصف الثاني من الواقفين. امتلأ اللبّاد بالمخططات خلال أيام، ويقول الشركاء إنه أول جدار عندهم يمسك الصوت والدبابيس معًا، ثم طلبوا لاحقًا حواجز لبّاد لبقية المكاتب.",
    },
    pictures: ["case-office-copenhagen-architects-studio-1"],
    points: [
      { product: "pet-groove", x: 54, y: 37 },
      { product: "pet-cloud-rectangle", x: 61, y: 11 },
      { product: "pet-desk-screen", x: 34, y: 62 },
      { product: "booth-s", x: 73, y: 52 },
    ],
  },
  {
    id: "office-london-trading-floor",
    class: "office",
    title: {
      zh: "交易大厅：喊价可以响，但不必响两遍",
      en: "A trading floor where a shout is heard once",
      ar: "قاعة تداول تُسمع فيها الصيحة مرة واحدة",
    },
    summary: {
      zh: "交易员需要彼此听见，不需要听见回声。胡桃木端墙与深灰垂片只去掉房间多给的那一份声音。",
      en: "Traders need to hear each other, not the room. A walnut end wall and anthracite baffles remove only what the room added.",
      ar: "يحتاج المتداولون إلى سماع بعضهم لا إلى سماع الغرفة. جدار جوز وألواح معلّقة داكنة تزيل ما تضيفه الغرفة وحدها.",
    },
    place: { zh: "英国伦敦", en: "London, United Kingdom", ar: "لندن، المملكة المتحدة" },
    year: 2023,
    area: 360,
    dimensions: { length: 22.5, width: 16, height: 3 },
    room: [
      { label: height, value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" } },
      {
        label: people,
        value: {
          zh: "54 人，高峰在开盘后一小时",
          en: "54, busiest in the first hour of trading",
          ar: "54 شخصًا والذروة في الساعة الأولى من التداول",
        },
      },
      {
        label: floor,
        value: {
          zh: "架空地板，方块地毯",
          en: "Raised floor with carpet tiles",
          ar: "أرضية مرفوعة بمربعات سجاد",
        },
      },
      {
        label: treated,
        value: {
          zh: "垂片 170 m²，格栅 48 m²",
          en: "170 m² of baffles, 48 m² of slats",
          ar: "170 م² من الألواح المعلّقة و48 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 48, unit: "m2", mounting: "battens-50" },
      { id: "pet-baffle", quantity: 170, unit: "m2" },
      { id: "pet-desk-screen", quantity: 27, unit: "piece" },
      { id: "booth-m", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "主管一开始就说明：不要把交易厅做成图书馆，隔两排听到同事报出价格是工作的一部分。真正的麻烦是开盘后那一小时，端墙把每一句喊话再送回来一次，数字听成两遍，要靠手势确认。到了傍晚与海外对接，回声又进了录音线路。",
      en: "The head of desk said it at once: this must not become a library, because overhearing a price two rows away is part of the job. The trouble was the first hour, when the end wall returned every shout a moment later and figures had to be confirmed by hand signs. Towards evening the same echo crept into recorded lines overseas.",
      ar: "قالها رئيس القسم من البداية: لا نريد مكتبة، فسماع سعر من صفّين جزء من العمل. المشكلة في الساعة الأولى، إذ يعيد الجدار الخلفي كل صيحة بعد لحظة فتُؤكَّد الأرقام بإشارات اليد. وعند المساء كان الصدى نفسه يتسلل إلى الخطوط المسجَّلة مع الخارج.",
    },
    solution: {
      zh: "方案因此有所节制。桌面屏风保持低矮，不挡视线也不挡近处的人声；吸声集中在远处：胡桃木格栅满铺端墙，龙骨后留 50 mm 空腔，深灰与灰褐垂片顺着灯带排列。合规部门要的私密通话另设一间黑色 M 型舱，内衬赭黄毡，晚班时一眼就能看出是否有人。",
      en: "The design holds back on purpose. Desk screens stay low so that near voices and sight lines survive; absorption sits far away instead, as walnut slats over the whole end wall with a 50 mm void and baffles in anthracite and taupe along the lights. Compliance wanted one place for private calls: a black booth M lined in ochre felt, easy to see as taken during the late shift.",
      ar: "جاء الحل متحفّظًا عن قصد. بقيت حواجز المكاتب منخفضة حفاظًا على الرؤية والأصوات القريبة، وتركّز الامتصاص بعيدًا: شرائح جوز على كامل الجدار الخلفي بفراغ 50 مم، وألواح معلّقة بالرمادي الداكن والبنّي الرمادي بمحاذاة الإنارة. وطلب قسم الامتثال مكانًا للمكالمات الخاصة، فكانت كابينة سوداء مقاس M مبطّنة بلبّاد مغري يسهل تمييز انشغالها في نوبة المساء.",
    },
    result: {
      zh: "大厅依旧热闹，却是有方向的热闹：听得出声音从哪一排来。手势只在真正拥挤的几分钟里才用。对端的人不再抱怨线路里有回声。一位在这里干了多年的交易员说，下班时嗓子不哑了。",
      en: "The floor is as lively as before, but the noise now has a direction: one can tell which row a voice comes from. Hand signs are kept for the truly crowded minutes. Counterparties have stopped asking about the echo on the line, and one long-serving trader noticed that he goes home with his voice intact.",
      ar: "بقيت القاعة صاخبة كما كانت، لكنه صخب له اتجاه: يُعرف من أي صف يأتي الصوت. ولم تعد إشارات اليد تُستعمل إلا في دقائق الزحام الحقيقي. توقّف المتعاملون في الطرف الآخر عن السؤال عن صدى الخط، ولاحظ متداول قديم أنه يعود إلى بيته بصوت غير مبحوح.",
    },
    pictures: ["case-office-london-trading-floor-1"],
    points: [
      { product: "slat-walnut", x: 73, y: 47 },
      { product: "pet-baffle", x: 40, y: 22 },
      { product: "booth-m", x: 86, y: 53 },
    ],
  },
  {
    id: "office-beijing-phone-booth-corner",
    class: "office",
    title: {
      zh: "电话角：三间静音舱换掉一间会议室",
      en: "Three booths in place of one meeting room",
      ar: "ثلاث كبائن بدل غرفة اجتماعات واحدة",
    },
    summary: {
      zh: "八人会议室里常常只坐着一个打电话的人。拆掉它，换成 S、M、S 三间舱，同样的面积同时容下三场谈话。",
      en: "The eight-seat room was mostly used by one person on the telephone. Removing it made space for booths S, M and S: three conversations where there had been one.",
      ar: "كانت غرفة الثمانية مقاعد يشغلها غالبًا شخص واحد على الهاتف. أُزيلت وحلّت محلها كبائن S وM وS: ثلاث محادثات حيث كانت واحدة.",
    },
    place: { zh: "北京", en: "Beijing, China", ar: "بكين، الصين" },
    year: 2024,
    area: 110,
    dimensions: { length: 12, width: 9.2, height: 3.2 },
    room: [
      { label: height, value: { zh: "3.2 米", en: "3.2 m", ar: "3.2 م" } },
      {
        label: people,
        value: { zh: "服务约 45 名员工", en: "Serves about 45 staff", ar: "يخدم نحو 45 موظفًا" },
      },
      {
        label: floor,
        value: {
          zh: "浅色自流平，局部地毯",
          en: "Pale screed with one rug",
          ar: "أرضية إسمنتية فاتحة مع سجادة",
        },
      },
      {
        label: treated,
        value: {
          zh: "格栅 38 m²，垂片 44 m²",
          en: "38 m² of slats, 44 m² of baffles",
          ar: "38 م² من الشرائح و44 م² من الألواح المعلّقة",
        },
      },
    ],
    products: [
      { id: "booth-s", quantity: 2, unit: "piece" },
      { id: "booth-m", quantity: 1, unit: "piece" },
      { id: "slat-oak", quantity: 38, unit: "m2" },
      { id: "pet-baffle", quantity: 44, unit: "m2" },
    ],
    problem: {
      zh: "这家咨询公司的预订系统里，会议室永远是满的，推门进去却多半是一个人对着屏幕讲话。订不到房间的人站在窗边、茶水间、消防门后打电话。行政部最初想再隔一间会议室，可是那要动喷淋、动空调，物业审批至少两个月。",
      en: "In the booking system of this consultancy the meeting room was always full; behind the door sat one person talking to a screen. Those who found no slot telephoned at the window, in the tea kitchen or behind the fire door. Building a second room would have meant new sprinklers and ducts and at least two months of landlord's approvals.",
      ar: "في نظام الحجز لدى هذه الشركة الاستشارية كانت غرفة الاجتماعات محجوزة دائمًا، ووراء بابها شخص واحد يخاطب شاشة. ومن لم يجد موعدًا هاتف عند النافذة أو في ركن الشاي أو خلف باب الحريق. أما بناء غرفة ثانية فكان يعني رشّاشات ومجاري هواء جديدة وشهرين على الأقل من موافقات المالك.",
    },
    solution: {
      zh: "于是反过来做减法：拆掉旧隔墙，在橡木格栅墙前放三间独立舱。灰绿内衬的 S 型给短电话，陶土色 M 型给需要摊开资料的人，蓝色 S 型留给视频面试。颜色就是说明书，不必贴标签。舱体自带照明和换气，只接插座；上方墨绿与灰色垂片照顾舱外的沙发区。",
      en: "So we subtracted. The old partition came out and three free-standing booths went in before an oak slat wall: a sage-lined S for short calls, a terracotta M for people with papers to spread, a blue S for video interviews. The colour is the sign. Each booth brings its own light and ventilation and needs only a socket; green and grey baffles look after the sofa area outside.",
      ar: "فكان الحل بالحذف: أُزيل القاطع القديم ووُضعت أمام جدار شرائح البلوط ثلاث كبائن قائمة بذاتها: S ببطانة خضراء للمكالمات القصيرة، وM بلون الطين لمن يفرد أوراقه، وS زرقاء لمقابلات الفيديو. اللون هو اللافتة. لكل كابينة إنارتها وتهويتها ولا تحتاج سوى مقبس كهرباء، وفوق منطقة الأريكة ألواح معلّقة خضراء ورمادية.",
    },
    result: {
      zh: "现在大家不再预订，走过去看一眼哪间空着就行。茶水间恢复成茶水间。面试官喜欢蓝色那间，因为背景干净、对方听得清楚。公司搬家时三间舱会一起带走，这一点财务部门尤其满意。",
      en: "Nobody books any more; one walks over and looks which booth is free. The tea kitchen is a tea kitchen again. Interviewers prefer the blue one for its plain background and for being understood the first time. When the company moves, the booths will move with it, which pleased the finance department most of all.",
      ar: "لم يعد أحد يحجز، يكفي أن يمشي المرء وينظر أيّها شاغرة. وعاد ركن الشاي ركنًا للشاي. ويفضّل من يجرون المقابلات الكابينة الزرقاء لخلفيتها البسيطة ولأن كلامهم يُفهم من المرة الأولى. وإذا انتقلت الشركة انتقلت الكبائن معها، وهذا أكثر ما أعجب الإدارة المالية.",
    },
    pictures: [
      "case-office-beijing-phone-booth-corner-1",
      "case-office-beijing-phone-booth-corner-2",
    ],
    points: [
      { product: "booth-s", x: 27, y: 53 },
      { product: "booth-m", x: 48, y: 53 },
      { product: "slat-oak", x: 14, y: 42 },
      { product: "pet-baffle", x: 65, y: 13 },
    ],
  },
  {
    id: "office-chengdu-coworking",
    class: "office",
    title: {
      zh: "共享办公：一面六边形墙划出的安静",
      en: "Coworking with a hexagon wall",
      ar: "مساحة عمل مشتركة بجدار من السداسيات",
    },
    summary: {
      zh: "会员每月都在换，家具每周都在挪。不靠隔断，靠端墙的六边形毡砖和高低错落的圆形云板。",
      en: "Members change monthly and furniture weekly. Instead of partitions, felt hexagons cover the end wall and round clouds hang at changing heights.",
      ar: "يتبدّل الأعضاء كل شهر والأثاث كل أسبوع. لا قواطع هنا، بل سداسيات لبّاد على الجدار الخلفي وغيمات مستديرة على ارتفاعات متفاوتة.",
    },
    place: { zh: "四川成都", en: "Chengdu, China", ar: "تشنغدو، الصين" },
    year: 2022,
    area: 260,
    dimensions: { length: 20, width: 13, height: 3.6 },
    room: [
      { label: height, value: { zh: "3.6 米", en: "3.6 m", ar: "3.6 م" } },
      {
        label: people,
        value: { zh: "44 个会员席位", en: "44 member seats", ar: "44 مقعدًا للأعضاء" },
      },
      {
        label: ceiling,
        value: {
          zh: "深灰裸顶，圆形云板分三种高度",
          en: "Dark soffit, round clouds at three heights",
          ar: "سقف داكن وغيمات مستديرة على ثلاثة ارتفاعات",
        },
      },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
      {
        label: treated,
        value: {
          zh: "毡砖 46 m²，云板 62 m²",
          en: "46 m² of hexagons, 62 m² of clouds",
          ar: "46 م² من السداسيات و62 م² من الغيمات",
        },
      },
    ],
    products: [
      { id: "pet-hexagon", quantity: 46, unit: "m2" },
      { id: "pet-cloud-round", quantity: 62, unit: "m2" },
      { id: "pet-desk-screen", quantity: 18, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "运营者收到的退租理由里，“太吵”排第一，可没人说得清吵在哪里。我们待了一个下午：主播在角落试麦，设计师放音乐，三个陌生人隔着桌子聊装修。问题不在某一个人，而在白墙和玻璃之间，每个声音都活得太久。",
      en: "“Too noisy” led the list of reasons for leaving, yet nobody could say what was noisy. We spent an afternoon there: a streamer testing a microphone, a designer with music, three strangers discussing a renovation across the tables. No single person was the problem. Between white walls and glass every sound simply lived too long.",
      ar: "تصدّرت عبارة «صاخب جدًا» أسباب المغادرة، ولم يستطع أحد أن يحدد مصدر الصخب. قضينا هناك بعد ظهر كاملًا: صانع محتوى يجرّب ميكروفونه، ومصممة تسمع الموسيقى، وثلاثة غرباء يتحدثون عن ترميم بيت. لم تكن المشكلة في شخص بعينه، بل في أن كل صوت بين الجدران البيضاء والزجاج يعيش أطول مما ينبغي.",
    },
    solution: {
      zh: "家具既然一直要挪，吸声就不能跟着家具走。端墙满贴墨绿、灰绿、象牙白与沙色的六边形毡砖，三种厚度，坏一片换一片。圆形云板避开风口和灯带，在长桌上方吊低，在通道上方吊高。靠沙发的单人舱按半小时免费使用。",
      en: "Since the furniture keeps moving, absorption could not depend on it. The end wall is covered in felt hexagons in moss, sage, ivory and sand and three thicknesses; a damaged tile is replaced alone. Round clouds avoid vents and lights and hang low above the long tables, higher over the paths. The booth by the sofa is free for half an hour at a time.",
      ar: "ما دام الأثاث يتحرك فلا يصح أن يعتمد الامتصاص عليه. كُسي الجدار الخلفي بسداسيات لبّاد بالأخضر الداكن والهادئ والعاجي والرملي وبثلاث سماكات، وإن تلفت قطعة استُبدلت وحدها. وتتجنب الغيمات المستديرة فتحات الهواء والإنارة، فتنخفض فوق الطاولات الطويلة وترتفع فوق الممرات. والكابينة عند الأريكة مجانية نصف ساعة في كل مرة.",
    },
    result: {
      zh: "下午三点仍有人放音乐，隔两张桌子就只剩节奏。会员之间的纸条从“请小声”变成了“谁的耳机落下了”。这面绿墙还成了大家拍照的背景，运营者在下一处空间沿用了同一套毡砖配色。",
      en: "Music still plays at three in the afternoon, but two tables away only the beat is left. Notes between members have changed from “please be quiet” to “who left these earphones”. The green wall has become the background of everyone's photographs, and the operator used the same mix of tiles in his next space.",
      ar: "ما زالت الموسيقى تُسمع عند الثالثة عصرًا، لكن على بعد طاولتين لا يبقى منها إلا الإيقاع. وتبدّلت الأوراق التي يتركها الأعضاء لبعضهم من «اخفض صوتك» إلى «من نسي سماعته؟». وصار الجدار الأخضر خلفية لصور الجميع، ثم استعمل المشغّل تشكيلة الألوان نفسها في مقرّه التالي.",
    },
    pictures: ["case-office-chengdu-coworking-1"],
    points: [
      { product: "pet-hexagon", x: 33, y: 47 },
      { product: "pet-cloud-round", x: 22, y: 12 },
      { product: "booth-s", x: 77, y: 54 },
    ],
  },
  {
    id: "office-shenzhen-call-centre",
    class: "office",
    title: {
      zh: "客服中心：84 个座席，听筒里只有一个人",
      en: "A call centre where the customer hears one agent",
      ar: "مركز اتصال يسمع فيه العميل موظفًا واحدًا",
    },
    summary: {
      zh: "座席之间互相抬高音量，客户在电话里听见邻座。蓝、灰、象牙白垂片横贯全场，每席一块毡屏风。",
      en: "Agents talked each other louder and customers heard the next desk. Blue, grey and ivory baffles cross the room and every desk has a felt screen.",
      ar: "كان الموظفون يرفعون أصوات بعضهم بعضًا ويسمع العميل المكتب المجاور. ألواح معلّقة زرقاء ورمادية وعاجية تعبر القاعة، ولكل مكتب حاجز لبّاد.",
    },
    place: { zh: "广东深圳", en: "Shenzhen, China", ar: "شنتشن، الصين" },
    year: 2016,
    area: 480,
    dimensions: { length: 26.7, width: 18, height: 3 },
    room: [
      { label: height, value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" } },
      {
        label: people,
        value: { zh: "84 个座席，两班", en: "84 agents, two shifts", ar: "84 موظفًا في نوبتين" },
      },
      {
        label: floor,
        value: {
          zh: "架空地板，方块地毯",
          en: "Raised floor, carpet tiles",
          ar: "أرضية مرفوعة ومربعات سجاد",
        },
      },
      {
        label: treated,
        value: {
          zh: "垂片 230 m²，格栅 60 m²",
          en: "230 m² of baffles, 60 m² of slats",
          ar: "230 م² من الألواح المعلّقة و60 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 230, unit: "m2" },
      { id: "slat-ash", quantity: 60, unit: "m2", mounting: "battens-50" },
      { id: "pet-desk-screen", quantity: 84, unit: "piece" },
    ],
    problem: {
      zh: "早高峰的录音抽检最能说明问题：质检员在客户的声音背后，听得出邻座正在报哪个订单号。座席听不清就提高嗓门，一个带一排，到中午人人口干。长窗对着长墙，两面都是硬的，声音在中间来回走，坐在中段的人投诉最多。",
      en: "Quality checks told the story: behind the customer's voice the listener could make out which order number the neighbour was reading. Agents who could not hear spoke up, one pulled the whole row along, and by noon everyone was hoarse. A long window faced an equally long hard wall, and the seats halfway between them drew most complaints.",
      ar: "كشفت مراجعات الجودة الحكاية: خلف صوت العميل كان المدقّق يميّز رقم الطلب الذي يقرؤه الموظف المجاور. من لا يسمع يرفع صوته فيجرّ معه الصف كله، وعند الظهر يُبحّ الجميع. تقابل النافذة الطويلة جدارًا صلبًا بطولها، وأكثر الشكاوى ممن يجلسون في المنتصف بينهما.",
    },
    solution: {
      zh: "垂片的走向是关键：不顺着窗，而是垂直于座席排列，横切声音沿长轴传播的路。蓝、灰、象牙白按班组分色，找人也方便。长墙换成白蜡木格栅，50 mm 龙骨，窗面保持不动，光线照旧。屏风高度只到坐姿视线以上，组长站着仍能看到整排。",
      en: "Direction mattered most. The baffles run across the desk rows, not along the window, and so cut the path that sound took down the long axis. Blue, grey and ivory mark the teams. Ash slats on 50 mm battens replaced the hard face opposite the glass, and daylight was left alone. Screens end just above seated eye level, so a standing supervisor still sees every row.",
      ar: "كان الاتجاه هو الأهم: تمتد الألواح المعلّقة عموديًا على صفوف المكاتب لا بموازاة النافذة، فتقطع طريق الصوت على المحور الطويل. وتدل الألوان الأزرق والرمادي والعاجي على الفرق. وحلّت شرائح الدردار على عوارض 50 مم محل الوجه الصلب المقابل للزجاج، وبقي ضوء النهار كما هو. وتنتهي الحواجز فوق مستوى نظر الجالس بقليل، فيرى المشرف الواقف كل الصفوف.",
    },
    result: {
      zh: "质检员如今要费劲才能听出背后有人，听清内容就谈不上了。座席自己把耳麦音量调低了一档。班长说，最大的区别在下午四点：以前那时整间屋子都在嗡嗡响，现在还能听出是谁在笑。",
      en: "Quality staff now have to strain to notice a second voice on a recording, and can no longer follow it. Agents have turned their headsets down by themselves. The shift leader says four in the afternoon shows it best: the room used to hum as one, and now you can tell who is laughing.",
      ar: "صار على مدقّقي الجودة أن يجهدوا أسماعهم ليلاحظوا صوتًا ثانيًا في التسجيل، أما فهمه فلم يعد ممكنًا. وخفض الموظفون من تلقاء أنفسهم صوت سماعاتهم. وتقول رئيسة النوبة إن الفرق أوضح ما يكون عند الرابعة عصرًا: كانت القاعة كلها تطنّ، والآن يُعرف من الذي يضحك.",
    },
    pictures: ["case-office-shenzhen-call-centre-1"],
    points: [
      { product: "pet-baffle", x: 47, y: 21 },
      { product: "slat-ash", x: 11, y: 41 },
      { product: "pet-desk-screen", x: 25, y: 66 },
    ],
  },
  {
    id: "office-shanghai-advertising-agency",
    class: "office",
    title: {
      zh: "广告公司：吵闹是工作，回声不是",
      en: "An advertising agency under terracotta baffles",
      ar: "وكالة إعلانات تحت ألواح بلون الطين",
    },
    summary: {
      zh: "提案前夜人人都在说话。橡木槽木墙、暖色垂片和两间单人舱，让创意区可以吵、客户电话可以静。",
      en: "The night before a pitch everyone talks at once. A grooved oak wall, warm baffles and two booths let the creatives be loud and the client calls quiet.",
      ar: "ليلة العرض يتكلم الجميع معًا. جدار بلوط محزّز وألواح معلّقة دافئة وكابينتان: للمبدعين ضجيجهم ولمكالمات العملاء هدوؤها.",
    },
    place: { zh: "上海", en: "Shanghai, China", ar: "شنغهاي، الصين" },
    year: 2022,
    area: 210,
    dimensions: { length: 17.5, width: 12, height: 3.4 },
    room: [
      { label: height, value: { zh: "3.4 米", en: "3.4 m", ar: "3.4 م" } },
      {
        label: people,
        value: {
          zh: "30 人，含客户部 9 人",
          en: "30, nine of them account managers",
          ar: "30 شخصًا، منهم تسعة لإدارة العملاء",
        },
      },
      {
        label: ceiling,
        value: { zh: "深棕裸顶", en: "Open soffit, dark brown", ar: "سقف مكشوف بنّي داكن" },
      },
      {
        label: treated,
        value: {
          zh: "槽木墙 40 m²，垂片 92 m²",
          en: "40 m² of grooved wall, 92 m² of baffles",
          ar: "40 م² من الجدار المحزّز و92 م² من الألواح المعلّقة",
        },
      },
    ],
    products: [
      { id: "grooved-oak-28-4", quantity: 40, unit: "m2" },
      { id: "wool-infill-30", quantity: 40, unit: "m2" },
      { id: "pet-baffle", quantity: 92, unit: "m2" },
      { id: "pet-hexagon", quantity: 4, unit: "m2" },
      { id: "pet-desk-screen", quantity: 12, unit: "piece" },
      { id: "booth-s", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "创意部和客户部只隔一张沙发。一边在为一句广告语拍桌子，一边在电话里向客户解释预算，后者常被问“您那边在开派对吗”。老板不想让创意部安静下来，也不想再租一层。设计师另有一条：不要一看就是“办公室隔音材料”的样子。",
      en: "One sofa separated creatives from account managers. On one side a slogan was being argued over with fists on the table, on the other a budget was explained to a client who asked whether there was a party. The owner wanted neither a silent creative team nor a second floor, and the designer wanted nothing that looked like office acoustics.",
      ar: "لا يفصل بين المبدعين ومديري العملاء سوى أريكة. في جهة جدال حول شعار تُضرب له الطاولة، وفي الأخرى شرح ميزانية لعميل يسأل إن كان عندهم حفل. لم يرد صاحب الوكالة إسكات المبدعين ولا استئجار طابق ثانٍ، ولم يرد المصمم شيئًا يوحي بمواد المكاتب الصوتية.",
    },
    solution: {
      zh: "端墙选了 28/4 橡木槽木板：远看是一面木墙，槽后的穿孔与 30 mm 岩棉负责吸声，对人声的中低频也够得着。陶土、玫瑰与沙色垂片压住沙发区上空。客户部旁并排放两间白壳单人舱，内衬陶土色毡；规矩只有一条，报价的电话进舱打。",
      en: "The end wall is grooved oak 28/4. From a distance it is simply timber; the perforations behind the grooves and 30 mm of wool do the work and reach down into the lower part of the voice. Baffles in terracotta, rose and sand cover the lounge. Two white booths S lined in terracotta stand next to the account managers, with one house rule: prices are discussed inside.",
      ar: "اختير للجدار الخلفي لوح بلوط محزّز 28/4: يبدو من بعيد خشبًا خالصًا، بينما يعمل التثقيب خلف الحزوز مع صوف بسماكة 30 مم ويصل تأثيره إلى الجزء الأخفض من الصوت البشري. وتغطي منطقة الجلوس ألواح معلّقة بلون الطين والورد والرمل. وبجوار مديري العملاء كابينتان بيضاوان مقاس S ببطانة طينية، والقاعدة واحدة: الأسعار تُناقش في الداخل.",
    },
    result: {
      zh: "提案前夜依然热闹，只是热闹停在沙发那一圈。客户部的人说，现在能一边接电话、一边看到同事在争什么，却不必替他们道歉。墙面常被访客夸，多数人没发现那是吸声板，设计师对此十分满意。",
      en: "The night before a pitch is as loud as ever, but the loudness stays around the sofa. Account managers can watch the argument while on the telephone and need not apologise for it. Visitors praise the timber wall, and most never notice that it absorbs, which is exactly what the designer had asked for.",
      ar: "ما زالت ليلة العرض صاخبة، لكن الصخب يبقى حول الأريكة. يستطيع مديرو العملاء أن يروا الجدال وهم على الهاتف دون أن يعتذروا عنه. ويمتدح الزوار الجدار الخشبي ولا ينتبه معظمهم إلى أنه يمتص الصوت، وهذا بالضبط ما أراده المصمم.",
    },
    pictures: ["case-office-shanghai-advertising-agency-1"],
    points: [
      { product: "grooved-oak-28-4", x: 36, y: 43 },
      { product: "pet-baffle", x: 73, y: 12 },
      { product: "pet-desk-screen", x: 8, y: 58.5 },
      { product: "booth-s", x: 92, y: 55 },
    ],
  },
  {
    id: "office-nairobi-newsroom",
    class: "office",
    title: {
      zh: "夜班编辑部：截稿前的最后两小时",
      en: "A newsroom in the last two hours before print",
      ar: "غرفة أخبار في الساعتين الأخيرتين قبل الطباعة",
    },
    summary: {
      zh: "晚上九点后，电视墙、电话和争论同时在场。烟熏橡木墙与墨绿云板，让编辑听得见该听的那一个。",
      en: "After nine in the evening, televisions, telephones and arguments compete. A smoked oak wall and moss clouds let an editor hear the one that matters.",
      ar: "بعد التاسعة مساءً تتزاحم الشاشات والهواتف والجدالات. جدار بلوط مدخّن وغيمات طحلبية اللون تتيح للمحرر أن يسمع ما يهمّه منها.",
    },
    place: { zh: "肯尼亚内罗毕", en: "Nairobi, Kenya", ar: "نيروبي، كينيا" },
    year: 2022,
    area: 240,
    dimensions: { length: 19.5, width: 12.3, height: 3.1 },
    room: [
      { label: height, value: { zh: "3.1 米", en: "3.1 m", ar: "3.1 م" } },
      {
        label: people,
        value: { zh: "晚班 34 人", en: "34 on the late shift", ar: "34 شخصًا في نوبة المساء" },
      },
      {
        label: ceiling,
        value: {
          zh: "深色裸顶，嵌入线形灯",
          en: "Dark soffit with linear lights",
          ar: "سقف داكن بإنارة خطية",
        },
      },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
      {
        label: treated,
        value: {
          zh: "格栅 38 m²，云板 74 m²，毡砖 8 m²",
          en: "38 m² of slats, 74 m² of clouds, 8 m² of hexagons",
          ar: "38 م² شرائح و74 م² غيمات و8 م² سداسيات",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 38, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 74, unit: "m2" },
      { id: "pet-hexagon", quantity: 8, unit: "m2" },
      { id: "pet-desk-screen", quantity: 14, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "白天这里不算吵，麻烦从傍晚开始。值班主编要同时盯电视、接记者从现场打来的电话、跟版面编辑争头条。现场电话线路本来就差，房间再添一层混响，地名和人名最容易听错，而那恰恰是最不能错的。",
      en: "By day the room was tolerable; the trouble began at dusk. The night editor followed the televisions, took calls from reporters in the field and argued over the front page, all at once. Those lines were poor to begin with, and the room's own reverberation blurred names of people and places, the very words that must not be wrong.",
      ar: "كانت القاعة محتملة نهارًا، وتبدأ المتاعب عند الغروب. يتابع محرر الليل الشاشات ويتلقى مكالمات المراسلين من الميدان ويجادل في الصفحة الأولى في وقت واحد. الخطوط رديئة أصلًا، ثم يزيدها ارتداد الصوت في القاعة غموضًا فتضيع أسماء الأشخاص والأماكن، وهي ما لا يحتمل الخطأ.",
    },
    solution: {
      zh: "电视不能关，就从它们正对的墙下手：整面烟熏橡木格栅，屏幕的声音到这里为止。墨绿与深灰云板分别挂在编辑台与通道上方，深色在灯下不反光，适合长时间看屏幕。侧墙点缀六边形毡砖。接现场电话有一间单人静音舱，门口就是主编的座位。",
      en: "The televisions had to stay on, so we began with the wall they face: smoked oak slats from end to end, where their sound now stops. Moss and anthracite clouds hang above the desks and the aisle; dark felt throws no glare at people who read screens all night. Hexagons dot the side wall, and a booth S for field calls stands a few steps from the editor's chair.",
      ar: "لا بد أن تبقى الشاشات عاملة، فبدأنا بالجدار الذي تقابله: شرائح بلوط مدخّن من طرفه إلى طرفه ينتهي عندها صوتها. وعُلّقت غيمات طحلبية ورمادية داكنة فوق المكاتب والممر، فاللبّاد الداكن لا يبهر من يقرأ الشاشات طوال الليل. وعلى الجدار الجانبي سداسيات متفرقة، ولمكالمات الميدان كابينة مكالمات مقاس S على خطوات من مقعد المحرر.",
    },
    result: {
      zh: "截稿前的两小时没有变慢，只是少了许多“你再说一遍”。记者的电话进舱接，名字当场拼写核对。电视音量被大家自觉调低，因为低了也听得见。有编辑说，最明显的感觉在凌晨下班时：脑袋不再嗡嗡响。",
      en: "The last two hours are no slower, there is merely less “say that again”. Field calls are taken in the booth and names spelled back on the spot. The televisions were turned down by common consent because they can be followed at a lower level. What one editor notices most is leaving after midnight without a ringing head.",
      ar: "لم تتباطأ الساعتان الأخيرتان، إنما قلّت عبارة «أعد ما قلت». تُستقبل مكالمات الميدان في الكابينة وتُتهجّى الأسماء فورًا للتحقق. وخُفض صوت الشاشات برضا الجميع لأنها تُفهم بصوت أخفض. وأكثر ما لاحظته إحدى المحررات أنها تغادر بعد منتصف الليل من غير طنين في رأسها.",
    },
    pictures: ["case-office-nairobi-newsroom-1"],
    points: [
      { product: "slat-smoked-oak", x: 30, y: 45 },
      { product: "pet-cloud-rectangle", x: 73, y: 10 },
      { product: "pet-hexagon", x: 5, y: 45 },
      { product: "pet-desk-screen", x: 60, y: 61 },
      { product: "booth-s", x: 88, y: 49 },
    ],
  },
  {
    id: "office-singapore-law-firm",
    class: "office",
    title: {
      zh: "律师事务所：开放区里的两种保密",
      en: "Two kinds of privacy at a law firm",
      ar: "نوعان من الخصوصية في مكتب محاماة",
    },
    summary: {
      zh: "合伙人有独立办公室，助理律师没有。胡桃木墙前的 L 型与 S 型静音舱，分别给面谈和通话。",
      en: "Partners have rooms, associates do not. Booths L and S before a walnut wall serve face-to-face talks and calls.",
      ar: "للشركاء غرفهم وليس للمحامين المساعدين غرف. كابينتا L وS أمام جدار الجوز: الأولى للقاءات والثانية للمكالمات.",
    },
    place: { zh: "新加坡", en: "Singapore", ar: "سنغافورة" },
    year: 2023,
    area: 130,
    dimensions: { length: 13, width: 10, height: 2.9 },
    room: [
      { label: height, value: { zh: "2.9 米", en: "2.9 m", ar: "2.9 م" } },
      {
        label: people,
        value: {
          zh: "16 名助理律师与文员",
          en: "16 associates and clerks",
          ar: "16 بين محامين مساعدين وكتبة",
        },
      },
      { label: floor, value: { zh: "浅色木地板", en: "Pale timber", ar: "خشب فاتح" } },
      {
        label: treated,
        value: {
          zh: "格栅 36 m²，云板 30 m²",
          en: "36 m² of slats, 30 m² of clouds",
          ar: "36 م² من الشرائح و30 م² من الغيمات",
        },
      },
    ],
    products: [
      { id: "booth-l", quantity: 1, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
      { id: "slat-walnut", quantity: 36, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 30, unit: "m2" },
    ],
    problem: {
      zh: "案卷可以锁进柜子，谈话锁不住。助理律师在工位上核对证人陈述，来访的另一方当事人就坐在十步外的沙发上。文员开始用便签传话，一份材料要写三张纸条。再砌一间小会议室，等于堵掉这层唯一的自然采光。",
      en: "Files can be locked away, talk cannot. Associates checked witness statements at their desks while visitors from the other side waited on a sofa ten steps off. Clerks took to passing notes, three slips of paper for one document. Building another small meeting room would have blocked the only daylight on the floor.",
      ar: "الملفات تُقفل في الخزائن أما الكلام فلا. كان المحامون المساعدون يراجعون إفادات الشهود على مكاتبهم وزائرون من الطرف الآخر ينتظرون على أريكة تبعد عشر خطوات. فصار الكتبة يتبادلون القصاصات، ثلاثًا للوثيقة الواحدة. وكان بناء غرفة اجتماعات صغيرة أخرى يحجب ضوء النهار الوحيد في الطابق.",
    },
    solution: {
      zh: "保密分两种，就用两种舱。L 型舱两张卡座相对，中间一张窄桌，内衬赭黄毡，给助理与当事人或同事面谈；S 型舱给法院和对方律师的来电。两舱都是整面玻璃，光线穿得过去。胡桃木格栅与象牙白、沙色云板则让开放区本身变“钝”，漏出的只言片语传不远。",
      en: "Two kinds of privacy called for two booths. In L, two benches face each other across a narrow table under ochre felt, for a talk with a client or a colleague; S takes calls from courts and opposing counsel. Both have full glass fronts, so daylight passes. Walnut slats and ivory and sand clouds dull the open area itself, and whatever escapes does not travel.",
      ar: "نوعان من الخصوصية اقتضيا كابينتين. في L مقعدان متقابلان بينهما طاولة ضيقة وبطانة بلون المغرة، للحديث مع موكّل أو زميل، وS لمكالمات المحاكم ومحامي الخصم. واجهتاهما زجاج كامل فيمرّ ضوء النهار. أما شرائح الجوز والغيمات العاجية والرملية فتُخمد المنطقة المفتوحة نفسها، فلا يبتعد ما يفلت من الكلام.",
    },
    result: {
      zh: "便签传话停了。来访者坐在沙发上，看得到舱里有人，听到的只是一点起伏。事务所没有把静音舱当作隔声室，最敏感的谈判仍在合伙人房间里进行；但日常核对如今不必再等哪间房空出来。",
      en: "The paper slips are gone. A visitor on the sofa sees that a booth is occupied and hears no more than a rise and fall. The firm does not mistake the booths for sealed rooms: the most sensitive negotiations remain behind the partners' doors. The everyday checking, however, no longer waits for a room to fall free.",
      ar: "اختفت القصاصات. يرى الجالس على الأريكة أن الكابينة مشغولة ولا يسمع أكثر من صعود الصوت وهبوطه. ولا يخلط المكتب بين الكابينتين والغرف المعزولة: أدقّ المفاوضات ما زالت خلف أبواب الشركاء. أما المراجعات اليومية فلم تعد تنتظر فراغ غرفة.",
    },
    pictures: ["case-office-singapore-law-firm-1"],
    points: [
      { product: "booth-l", x: 50, y: 51 },
      { product: "booth-s", x: 67, y: 50 },
      { product: "slat-walnut", x: 25, y: 42 },
      { product: "pet-cloud-rectangle", x: 58, y: 21 },
    ],
  },
  {
    id: "office-guangzhou-canteen-corner",
    class: "office",
    title: {
      zh: "员工餐角：午饭时终于能聊天",
      en: "A canteen corner where lunch can be talked over",
      ar: "ركن طعام يمكن الحديث فيه وقت الغداء",
    },
    summary: {
      zh: "24 个座位、硬地、硬顶、一面玻璃。陶土、赭黄与沙色垂片和一面橡木格栅墙，把餐盘声降下来。",
      en: "24 seats, hard floor, hard ceiling, one glass side. Baffles in terracotta, ochre and sand and an oak slat wall bring the clatter down.",
      ar: "24 مقعدًا وأرضية صلبة وسقف صلب وجهة زجاجية. ألواح معلّقة بألوان الطين والمغرة والرمل وجدار شرائح بلوط تخفض جلبة الأطباق.",
    },
    place: { zh: "广东广州", en: "Guangzhou, China", ar: "قوانغتشو، الصين" },
    year: 2017,
    area: 96,
    dimensions: { length: 12, width: 8, height: 3.2 },
    room: [
      { label: height, value: { zh: "3.2 米", en: "3.2 m", ar: "3.2 م" } },
      {
        label: people,
        value: {
          zh: "24 个座位，午间翻台三轮",
          en: "24 seats, three sittings at noon",
          ar: "24 مقعدًا وثلاث دفعات ظهرًا",
        },
      },
      {
        label: floor,
        value: { zh: "浅色自流平", en: "Pale polished screed", ar: "أرضية إسمنتية فاتحة مصقولة" },
      },
      {
        label: treated,
        value: {
          zh: "垂片 48 m²，格栅 25 m²",
          en: "48 m² of baffles, 25 m² of slats",
          ar: "48 م² من الألواح المعلّقة و25 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 48, unit: "m2" },
      { id: "slat-oak", quantity: 25, unit: "m2", mounting: "battens-50" },
    ],
    problem: {
      zh: "这家贸易公司把办公区尽头改成餐角，想让各部门坐在一起。结果大家端着饭回工位吃：椅脚刮地、勺子碰盘，加上二十来人说话，坐对面都得喊。更糟的是餐角没有门，声音一直传到财务部。",
      en: "A trading company turned the end of its office into a canteen corner so that departments would sit together. People carried their trays back to their desks instead. Chair legs scraped, spoons rang, twenty voices rose over both, and neighbours at one table had to shout. With no door, all of it reached the accounts department.",
      ar: "حوّلت شركة تجارية آخر مكتبها إلى ركن طعام لتجمع الأقسام على مائدة واحدة، فإذا بالموظفين يحملون صوانيهم عائدين إلى مكاتبهم. أرجل الكراسي تحتك والملاعق ترنّ وعشرون صوتًا تعلو فوقها، فيصرخ الجالسون إلى الطاولة نفسها. وبلا باب كان كل ذلك يصل إلى قسم المحاسبة.",
    },
    solution: {
      zh: "先改最便宜的：椅脚套上毡垫。然后处理上方，陶土、赭黄、沙色垂片满布长桌上空，垂片两面都吸声，清洁只需吸尘器。最后是长桌背后的墙，橡木格栅架在 50 mm 龙骨上，正好挡在通往财务部的方向。地面一天要拖三遍，保留硬质。",
      en: "The cheapest step came first: felt pads under the chairs. Next came the space above the long table, filled with baffles in terracotta, ochre and sand, which absorb on both faces and need only a vacuum cleaner. Last was the wall behind the table, in oak slats on 50 mm battens, on the side towards accounts. The floor stayed hard because it is mopped three times a day.",
      ar: "بدأنا بأرخص خطوة: لبّادات تحت أرجل الكراسي. ثم الفراغ فوق الطاولة الطويلة، فمُلئ بألواح معلّقة بألوان الطين والمغرة والرمل تمتص بوجهيها وتكفيها المكنسة الكهربائية. وأخيرًا الجدار خلف الطاولة، كُسي بشرائح البلوط على عوارض 50 مم من جهة المحاسبة. وبقيت الأرضية صلبة لأنها تُمسح ثلاث مرات يوميًا.",
    },
    result: {
      zh: "按赛宾公式计算，1000 Hz 混响时间由约 2.7 s 降到约 0.8 s，500 Hz 由约 2.8 s 降到约 1.1 s（毡材按偏保守的文献值计入）。落到饭桌上，就是对面的人不用喊。没人再端着餐盘回工位，财务部也打开了常年关着的百叶。",
      en: "Calculated with Sabine's formula, reverberation falls from about 2.7 s to about 0.8 s at 1000 Hz and from about 2.8 s to about 1.1 s at 500 Hz, with the felt taken at a cautious literature value. At the table this means talking across without shouting. Trays no longer travel back to the desks, and accounts has opened the blinds it kept shut.",
      ar: "بالحساب وفق معادلة سابين ينخفض زمن الارتداد الصوتي من نحو 2.7 ث إلى نحو 0.8 ث عند 1000 هرتز، ومن نحو 2.8 ث إلى نحو 1.1 ث عند 500 هرتز، بقيم منشورة متحفّظة للّبّاد. ومعناه على المائدة حديث مع الجالس قبالتك بلا صراخ. لم تعد الصواني تعود إلى المكاتب، وفتح قسم المحاسبة ستائره التي ظلت مغلقة.",
    },
    pictures: ["case-office-guangzhou-canteen-corner-1"],
    points: [
      { product: "pet-baffle", x: 35, y: 16 },
      { product: "slat-oak", x: 74, y: 47 },
    ],
  },
  {
    id: "office-riyadh-reception",
    class: "office",
    title: {
      zh: "总部接待厅：4.2 米高处的回声",
      en: "A reception lounge with too much air above it",
      ar: "صالة استقبال يعلوها فراغ كبير",
    },
    summary: {
      zh: "接待厅高大体面，却让寒暄变成广播。三片绿色大云板与一面白蜡木格栅墙，把谈话拉回沙发的尺度。",
      en: "Tall and dignified, the lounge turned greetings into announcements. Three large green clouds and an ash slat wall bring talk back to the scale of a sofa.",
      ar: "صالة عالية مهيبة تجعل التحية إعلانًا. ثلاث غيمات خضراء كبيرة وجدار شرائح دردار تعيد الحديث إلى مقياس الأريكة.",
    },
    place: {
      zh: "沙特阿拉伯利雅得",
      en: "Riyadh, Saudi Arabia",
      ar: "الرياض، المملكة العربية السعودية",
    },
    year: 2023,
    area: 88,
    dimensions: { length: 11, width: 8, height: 4.2 },
    room: [
      { label: height, value: { zh: "4.2 米", en: "4.2 m", ar: "4.2 م" } },
      {
        label: people,
        value: { zh: "来宾 8 至 12 人", en: "8 to 12 guests", ar: "من 8 إلى 12 ضيفًا" },
      },
      {
        label: ceiling,
        value: {
          zh: "白色石膏板平顶",
          en: "Flat white plasterboard",
          ar: "ألواح جبس بيضاء مستوية",
        },
      },
      {
        label: floor,
        value: {
          zh: "橡木地板，沙发区铺地毯",
          en: "Oak boards, rug under the seating",
          ar: "ألواح بلوط وسجادة تحت المجلس",
        },
      },
      {
        label: treated,
        value: {
          zh: "格栅 30 m²，云板 18 m²",
          en: "30 m² of slats, 18 m² of clouds",
          ar: "30 م² من الشرائح و18 م² من الغيمات",
        },
      },
    ],
    products: [
      { id: "slat-ash", quantity: 30, unit: "m2", mounting: "battens-50" },
      { id: "pet-cloud-rectangle", quantity: 18, unit: "m2" },
    ],
    problem: {
      zh: "在这里，接待不是等人，而是正式会面的一部分：先喝咖啡，再谈事情。可房间又高又空，一侧是落地玻璃，年长的客人常常侧过耳朵，主人只好一句话说两次。前台也听得一清二楚，谈话因此拘谨，大家都等着进会议室才开口。",
      en: "Here reception is not waiting; coffee is the first part of the meeting. The room was tall and bare with glass from floor to ceiling on one side. Older guests turned an ear, hosts repeated themselves, and since the front desk could follow every word, talk stayed stiff until everyone had moved to the meeting room.",
      ar: "الاستقبال هنا ليس انتظارًا، فالقهوة أول اللقاء. لكن الصالة عالية وخالية وإحدى جهاتها زجاج من الأرض إلى السقف. يميل كبار السن بآذانهم ويعيد المضيف كلامه، ولأن موظف الاستقبال يسمع كل كلمة يبقى الحديث متحفّظًا حتى ينتقل الجميع إلى قاعة الاجتماع.",
    },
    solution: {
      zh: "业主不愿降低吊顶，高度是这间厅的体面。于是用三片墨绿与灰绿矩形云板吊在沙发正上方，只在谈话处“降”一层顶，四周仍是通高。背墙整面白蜡木格栅，50 mm 龙骨，浅木色与地面相接。玻璃不动，坐席转了个角度，让客人背对木墙而不是背对玻璃。",
      en: "Lowering the ceiling was refused, for height is the dignity of the room. Three rectangular clouds in moss and sage therefore hang above the seating only and make a lower ceiling where people talk, with full height around it. The rear wall is ash slats on 50 mm battens. The glass stayed as it was, but the seats were turned so that guests sit against timber.",
      ar: "رفض المالك خفض السقف، فالارتفاع هيبة المكان. لذلك عُلّقت ثلاث غيمات مستطيلة بالطحلبي والأخضر الهادئ فوق المجلس وحده، فصنعت سقفًا أدنى حيث يجري الحديث وبقي ما حولها بكامل ارتفاعه. والجدار الخلفي شرائح دردار على عوارض 50 مم. لم يُمسّ الزجاج، لكن المقاعد أُديرت ليجلس الضيوف وظهورهم إلى الخشب.",
    },
    result: {
      zh: "计算值（赛宾公式，毡材取偏保守的文献曲线）：500 Hz 混响时间由约 3.2 s 降至约 1.4 s，1000 Hz 由约 3.3 s 降至约 1.1 s。厅依旧高，仍有接待空间该有的余韵。主人注意到的是另一件事：咖啡喝得久了，许多事在沙发上就谈定了。",
      en: "Calculated with Sabine's formula and a cautious literature curve for the felt, reverberation falls from about 3.2 s to about 1.4 s at 500 Hz and from about 3.3 s to about 1.1 s at 1000 Hz. The room still sounds tall, as a reception may. The hosts noticed something else: coffee takes longer, and much is settled on the sofa.",
      ar: "بالحساب وفق معادلة سابين ومنحنى منشور متحفّظ للّبّاد ينخفض زمن الارتداد الصوتي من نحو 3.2 ث إلى نحو 1.4 ث عند 500 هرتز، ومن نحو 3.3 ث إلى نحو 1.1 ث عند 1000 هرتز. ما زالت الصالة توحي بعلوّها كما يليق بالاستقبال. ولاحظ المضيفون أمرًا آخر: طالت القهوة وحُسم كثير من الأمور على الأريكة.",
    },
    pictures: ["case-office-riyadh-reception-1", "case-office-riyadh-reception-2"],
    points: [
      { product: "slat-ash", x: 50, y: 46 },
      { product: "pet-cloud-rectangle", x: 32, y: 29 },
    ],
  },
  {
    id: "office-lisbon-heritage-house",
    class: "office",
    title: {
      zh: "老宅里的翻译社：一颗钉子也不能打",
      en: "A translation bureau in a listed house, without one new hole",
      ar: "مكتب ترجمة في بيت تراثي بلا ثقب جديد",
    },
    summary: {
      zh: "文保建筑，灰泥线脚、木地板、4.1 米净高。自立框架上的 V 槽毡墙和三片圆形云板，随时可以完整撤走。",
      en: "Stucco mouldings, old boards and 4.1 m of height under protection. A V-groove felt wall on its own frame and three round clouds can be taken away without trace.",
      ar: "زخارف جصّية وأرضية خشب قديمة وارتفاع 4.1 م تحت الحماية. جدار لبّاد محزّز على إطار مستقل وثلاث غيمات مستديرة يمكن رفعها بلا أثر.",
    },
    place: { zh: "葡萄牙里斯本", en: "Lisbon, Portugal", ar: "لشبونة، البرتغال" },
    year: 2021,
    area: 64,
    dimensions: { length: 9, width: 7.1, height: 4.1 },
    room: [
      { label: height, value: { zh: "4.1 米", en: "4.1 m", ar: "4.1 م" } },
      {
        label: people,
        value: {
          zh: "8 人围坐一张大桌",
          en: "8 at one large table",
          ar: "8 أشخاص حول طاولة كبيرة",
        },
      },
      {
        label: floor,
        value: {
          zh: "旧木地板，桌下铺地毯",
          en: "Old boards, rug under the table",
          ar: "ألواح خشب قديمة وسجادة تحت الطاولة",
        },
      },
      {
        label: treated,
        value: {
          zh: "V 槽毡 24 m²，圆形云板 8 m²",
          en: "24 m² of V-groove felt, 8 m² of round clouds",
          ar: "24 م² من اللبّاد المحزّز و8 م² من الغيمات",
        },
      },
    ],
    products: [
      { id: "pet-groove", quantity: 24, unit: "m2" },
      { id: "pet-cloud-round", quantity: 8, unit: "m2" },
    ],
    problem: {
      zh: "译员的工作要反复默念、偶尔出声推敲。八个人围一张桌子，任何一句都会在灰泥顶下转一圈再回来，打断所有人的语感。文保部门的批复只有一页：墙面不得钻孔，顶面不得新增吊点，任何构件须可逆。前任租户的办法是全员轮流在家办公。",
      en: "Translators mutter; now and then they try a sentence aloud. With eight at one table, each sentence circled under the stucco and broke everyone else's rhythm. The conservation office had answered in one page: no drilling in walls, no new fixings in the ceiling, everything reversible. The previous tenants had simply taken turns to stay at home.",
      ar: "المترجمون يهمسون لأنفسهم ويجرّبون الجملة أحيانًا بصوت مسموع. ومع ثمانية حول طاولة واحدة تدور كل جملة تحت الجصّ ثم تعود فتقطع إيقاع الجميع. وجاء ردّ جهة حماية التراث في صفحة واحدة: لا ثقب في الجدران ولا نقاط تعليق جديدة في السقف وكل شيء قابل للإزالة. أما المستأجرون السابقون فكانوا يتناوبون العمل من البيت.",
    },
    solution: {
      zh: "毡墙不贴墙：沙色 V 槽毡板装在自立木框上，靠地面压重，与老墙留出缝隙，踢脚线完好。象牙白、赭黄、灰绿三片圆形云板挂在两根横跨房间的细钢索上，钢索拉在旧有的窗洞铁件之间，受力由当地结构工程师复核。能做的面积有限，我们事先讲明了上限。",
      en: "The felt wall does not touch the wall. Sand V-groove boards sit on a free-standing timber frame, weighted at its foot, with a gap that leaves the skirting intact. Three round clouds in ivory, ochre and sage hang from two thin cables stretched between old ironwork at the windows, checked by a local structural engineer. The possible area was small, and we said beforehand what it could not do.",
      ar: "لا يلامس جدار اللبّاد الجدار القديم: ألواح رملية محزّزة على إطار خشبي قائم بذاته مثقل عند قاعدته، وبينهما فراغ يحفظ الوزرة كما هي. وعُلّقت ثلاث غيمات مستديرة بالعاجي والمغرة والأخضر الهادئ على سلكين رفيعين مشدودين بين حديد النوافذ القديم، راجع أحمالهما مهندس إنشائي محلي. كانت المساحة المتاحة محدودة، وقد بيّنّا سلفًا ما لن تحققه.",
    },
    result: {
      zh: "计算（赛宾公式，毡材按偏保守的文献值）：1000 Hz 由约 2.8 s 降至约 1.5 s，500 Hz 由约 2.8 s 降至约 2.0 s。房间仍听得出是一座老宅，低频没有太大变化，但辅音清楚了，推敲一句话不再打断一桌人。撤场时拧开六颗螺栓，就什么都没发生过。",
      en: "Calculated with Sabine's formula, felt at a cautious literature value: from about 2.8 s to about 1.5 s at 1000 Hz, and from about 2.8 s to about 2.0 s at 500 Hz. It still sounds like an old house and the low notes have changed little, but consonants are clear and a sentence tried aloud no longer stops the table. Six bolts undone, and it never happened.",
      ar: "بالحساب وفق معادلة سابين وقيم متحفّظة للّبّاد: من نحو 2.8 ث إلى نحو 1.5 ث عند 1000 هرتز، ومن نحو 2.8 ث إلى نحو 2.0 ث عند 500 هرتز. ما زال المكان يُسمع بيتًا قديمًا ولم تتغير النغمات المنخفضة كثيرًا، لكن الحروف الساكنة اتضحت ولم تعد جملة تُجرَّب بصوت مسموع توقف الطاولة كلها. وبفكّ ستة براغٍ يعود كل شيء كما كان.",
    },
    pictures: ["case-office-lisbon-heritage-house-1", "case-office-lisbon-heritage-house-2"],
    points: [
      { product: "pet-groove", x: 41, y: 49 },
      { product: "pet-cloud-round", x: 66, y: 27 },
    ],
  },
  {
    id: "office-kuala-lumpur-insurance-claims",
    class: "office",
    title: {
      zh: "保险理赔部：坏消息要说得轻",
      en: "A claims department that gives bad news quietly",
      ar: "قسم تعويضات يُبلغ الأخبار السيئة بهدوء",
    },
    summary: {
      zh: "48 名理赔员整天与情绪激动的客户通话。先降混响，再谈隐私：灰绿垂片、橡木墙和一间备用的静音舱。",
      en: "48 handlers speak all day with upset callers. Reverberation first, privacy second: grey and sage baffles, an oak wall and one booth in reserve.",
      ar: "48 موظفًا يحادثون طوال اليوم متصلين منفعلين. خفض الارتداد أولًا ثم الخصوصية: ألواح معلّقة رمادية وخضراء وجدار بلوط وكابينة للحالات الصعبة.",
    },
    place: { zh: "马来西亚吉隆坡", en: "Kuala Lumpur, Malaysia", ar: "كوالالمبور، ماليزيا" },
    year: 2024,
    area: 306,
    dimensions: { length: 20.4, width: 15, height: 3.1 },
    room: [
      { label: height, value: { zh: "3.1 米", en: "3.1 m", ar: "3.1 م" } },
      {
        label: people,
        value: { zh: "48 名理赔员", en: "48 claims handlers", ar: "48 موظف تعويضات" },
      },
      {
        label: ceiling,
        value: {
          zh: "裸顶，空调管道外露",
          en: "Open soffit with visible ducts",
          ar: "سقف مكشوف بمجاري هواء ظاهرة",
        },
      },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
    ],
    products: [
      { id: "slat-oak", quantity: 44, unit: "m2", mounting: "battens-50" },
      { id: "pet-baffle", quantity: 140, unit: "m2" },
      { id: "pet-desk-screen", quantity: 24, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "来电的人往往刚出事故。理赔员想放低声音，可背景里总有同事在大声核对保单号，对方听了更急：“你到底有没有在听我说？”新人尤其难，一边安慰人，一边努力分辨听筒里的字。主管原本想要全封闭座席，预算只够三分之一。",
      en: "Callers have often just had an accident. Handlers wished to speak low, but behind them someone was always reading out a policy number, and the caller grew angrier: “Are you listening to me at all?” New staff struggled most, consoling and straining to hear at once. The manager had asked for closed cubicles; the budget covered a third of them.",
      ar: "كثيرًا ما يكون المتصل خارجًا لتوّه من حادث. يودّ الموظف أن يخفض صوته، لكن خلفه دائمًا من يقرأ رقم وثيقة بصوت عالٍ، فيزداد المتصل غضبًا: «هل تسمعني أصلًا؟». والجدد أكثرهم معاناة، يواسون ويجهدون أسماعهم معًا. طلب المدير مكاتب مغلقة، والميزانية لا تكفي إلا ثلثها.",
    },
    solution: {
      zh: "我们算给主管看：同样的钱，先花在顶和端墙上，48 个人都受益；花在隔间上，只有 16 个人受益。于是垂片满布，分深灰、浅灰、灰绿三色；橡木格栅以 50 mm 龙骨做端墙；相对而坐的工位之间加毡屏风。剩下的预算买了一间 S 型舱，留给最难的那通电话。",
      en: "We put two sums side by side: spent on ceiling and end wall, the money helps all 48; spent on cubicles, it helps 16. So baffles in dark grey, light grey and sage fill the ceiling, oak slats on 50 mm battens cover the end wall, and felt screens stand between facing desks. What was left bought one booth S, kept for the hardest call of the day.",
      ar: "وضعنا حسابين جنبًا إلى جنب: إن صُرف المال على السقف والجدار الخلفي أفاد الجميع وعددهم 48، وإن صُرف على المكاتب المغلقة أفاد 16 منهم. فغطّت السقف ألواح معلّقة بالرمادي الداكن والفاتح والأخضر الهادئ، وكست الجدار الخلفي شرائح بلوط على عوارض 50 مم، ووقفت حواجز لبّاد بين المكاتب المتقابلة. واشتُريت بما تبقّى كابينة مقاس S لأصعب مكالمة في اليوم.",
    },
    result: {
      zh: "按赛宾公式计算，1000 Hz 混响时间由约 1.5 s 降到约 0.7 s，500 Hz 由约 2.3 s 降到约 1.2 s。理赔员说，现在可以真的小声说话，对方反而安静下来听。静音舱并不常满，但每个人都知道它在那里，这本身就让人踏实。",
      en: "Calculated with Sabine's formula, reverberation falls from about 1.5 s to about 0.7 s at 1000 Hz and from about 2.3 s to about 1.2 s at 500 Hz. Handlers say they can speak low at last, and that callers then calm down and listen. The booth is not always in use, but everyone knows it is there, which is a comfort in itself.",
      ar: "بالحساب وفق معادلة سابين ينخفض زمن الارتداد الصوتي من نحو 1.5 ث إلى نحو 0.7 ث عند 1000 هرتز، ومن نحو 2.3 ث إلى نحو 1.2 ث عند 500 هرتز. يقول الموظفون إنهم صاروا يخفضون أصواتهم حقًّا فيهدأ المتصل ويصغي. والكابينة ليست مشغولة دائمًا، لكن الجميع يعلم أنها هناك، وفي ذلك طمأنينة.",
    },
    pictures: ["case-office-kuala-lumpur-insurance-claims-1"],
    points: [
      { product: "slat-oak", x: 34, y: 43 },
      { product: "pet-baffle", x: 65, y: 16 },
      { product: "pet-desk-screen", x: 20, y: 54 },
      { product: "booth-s", x: 69, y: 47 },
    ],
  },
  {
    id: "office-doha-project-site-office",
    class: "office",
    title: {
      zh: "工地项目部：金属箱体里的计划室",
      en: "A planners' room inside a metal site building",
      ar: "غرفة مخططين داخل مبنى موقع معدني",
    },
    summary: {
      zh: "模块化活动房，四壁是金属夹芯板。板材整箱运到，螺丝固定，项目结束后拆走再用。",
      en: "A modular building with walls of metal sandwich panel. Everything arrived flat, was screwed on and will leave for the next site.",
      ar: "مبنى جاهز جدرانه ألواح معدنية محشوّة. وصل كل شيء مسطّحًا وثُبّت بالبراغي وسيغادر إلى الموقع التالي.",
    },
    place: { zh: "卡塔尔多哈", en: "Doha, Qatar", ar: "الدوحة، قطر" },
    year: 2020,
    area: 168,
    dimensions: { length: 24, width: 7, height: 2.8 },
    room: [
      { label: height, value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" } },
      {
        label: people,
        value: {
          zh: "28 名计划与造价工程师",
          en: "28 planners and cost engineers",
          ar: "28 مهندس تخطيط وتكلفة",
        },
      },
      {
        label: ceiling,
        value: {
          zh: "白色金属夹芯板",
          en: "White metal sandwich panel",
          ar: "ألواح معدنية محشوّة بيضاء",
        },
      },
      {
        label: floor,
        value: {
          zh: "胶合板基层，方块地毯",
          en: "Carpet tiles on plywood",
          ar: "مربعات سجاد فوق خشب رقائقي",
        },
      },
      {
        label: treated,
        value: {
          zh: "垂片 72 m²，格栅 30 m²",
          en: "72 m² of baffles, 30 m² of slats",
          ar: "72 م² من الألواح المعلّقة و30 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 72, unit: "m2" },
      { id: "slat-ash", quantity: 30, unit: "m2" },
      { id: "pet-desk-screen", quantity: 14, unit: "piece" },
    ],
    problem: {
      zh: "项目部要在这排活动房里待三年。金属墙又薄又硬，对讲机一响满屋都是，空调机的吹风声垫在底下，谁说话都得盖过它。总承包方不肯为临时建筑花装修的钱，工程师们于是把纸箱板钉在墙上，既不好看，也不顶用。",
      en: "The project team was to spend three years in this row of cabins. Thin hard metal threw every two-way radio round the room, and the blowing of the air conditioners lay beneath it, so everybody spoke over both. The contractor would not pay for fitting out a temporary building, and the engineers had begun to pin cardboard to the walls.",
      ar: "كان على فريق المشروع أن يقضي ثلاث سنوات في هذا الصف من المباني الجاهزة. معدن رقيق صلب يردّد كل جهاز لاسلكي في أنحاء الغرفة، وتحته هدير المكيّفات، فيرفع الجميع أصواتهم فوقهما. ورفض المقاول الإنفاق على تشطيب مبنى مؤقت، فأخذ المهندسون يثبّتون الكرتون على الجدران.",
    },
    solution: {
      zh: "说服业主的是一个“可带走”的方案。蓝、灰、象牙白垂片卡在自带的轻轨上，横跨窗与墙，每根四颗螺丝。一侧长墙装白蜡木格栅，龙骨打在箱体的竖向钢梁上，不伤防水层。屏风夹在桌沿。我们同时提醒：空调的噪声要从风口和减振垫解决，吸声板管不了它的来源。",
      en: "What persuaded the client was that all of it can be taken along. Blue, grey and ivory baffles clip to light rails from window to wall, four screws to a rail. Ash slats cover one long wall on battens screwed to the cabin's steel studs, clear of the weather skin. Screens clamp to the desks. We also said that fan noise must be cured at the outlets and mounts; absorbers do not remove a source.",
      ar: "ما أقنع العميل أن كل شيء يمكن أخذه معه. ألواح معلّقة زرقاء ورمادية وعاجية تُشبك في قضبان خفيفة من النافذة إلى الجدار، لكل قضيب أربعة براغٍ. وشرائح دردار على جدار طويل بعوارض مثبّتة في القوائم الفولاذية بعيدًا عن طبقة العزل المائي. والحواجز تُقمط على حافة المكاتب. ونبّهنا إلى أن ضجيج المكيّفات يُعالج عند الفتحات والقواعد، فالمواد الماصّة لا تزيل المصدر.",
    },
    result: {
      zh: "两天装完，周末没占用工期。对讲机放在桌上，隔一排已听不出内容；风口换了软接之后，打电话不再需要站到门外的热浪里。项目结束时，垂片和格栅装回原来的纸箱，去了下一个工地。",
      en: "Installation took a weekend and no working time. A radio on one desk can no longer be followed a row away, and once the outlets had been given flexible collars, nobody stepped out into the heat to telephone. When the project closed, baffles and slats went back into their cartons and on to the next site.",
      ar: "استغرق التركيب عطلة نهاية أسبوع ولم يأخذ من وقت العمل شيئًا. لم يعد الجهاز اللاسلكي على مكتب يُفهم من الصف التالي، وبعد تركيب وصلات مرنة على فتحات الهواء لم يعد أحد يخرج إلى الحرّ ليهاتف. وعند انتهاء المشروع عادت الألواح والشرائح إلى صناديقها ومضت إلى الموقع التالي.",
    },
    pictures: ["case-office-doha-project-site-office-1"],
    points: [
      { product: "pet-baffle", x: 24, y: 14 },
      { product: "slat-ash", x: 86, y: 54 },
      { product: "pet-desk-screen", x: 28, y: 59 },
    ],
  },
  {
    id: "office-rotterdam-ship-broker",
    class: "office",
    title: {
      zh: "船舶经纪行：横跨时区的两班电话",
      en: "A ship-broker on the telephone across time zones",
      ar: "وسيط سفن على الهاتف بين المناطق الزمنية",
    },
    summary: {
      zh: "清早对东亚，傍晚对美洲，办公室一天有两个高峰。胡桃木墙和深灰垂片应付傍晚那一个。",
      en: "East Asia at dawn, the Americas at dusk: two rush hours a day in one room. Walnut and anthracite felt take care of the evening one.",
      ar: "شرق آسيا فجرًا والأمريكتان مساءً: ذروتان يوميًا في غرفة واحدة. الجوز واللبّاد الداكن يتكفلان بذروة المساء.",
    },
    place: { zh: "荷兰鹿特丹", en: "Rotterdam, Netherlands", ar: "روتردام، هولندا" },
    year: 2024,
    area: 165,
    dimensions: { length: 14.7, width: 11.2, height: 2.9 },
    room: [
      { label: height, value: { zh: "2.9 米", en: "2.9 m", ar: "2.9 م" } },
      { label: people, value: { zh: "20 名经纪人", en: "20 brokers", ar: "20 وسيطًا" } },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
      {
        label: treated,
        value: {
          zh: "垂片 78 m²，格栅 32 m²",
          en: "78 m² of baffles, 32 m² of slats",
          ar: "78 م² من الألواح المعلّقة و32 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 32, unit: "m2" },
      { id: "pet-baffle", quantity: 78, unit: "m2" },
      { id: "pet-desk-screen", quantity: 10, unit: "piece" },
      { id: "booth-m", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "租船谈的是小数点：每吨运费差几分，装港差一天。傍晚六点，一半人在和南美谈粮食，另一半在整理当天的合同，两边互相听成一锅粥。有位经纪人把“fifty”听成了“sixty”，幸好书面确认时改了回来。从那天起，老板开始找人看房间。",
      en: "Chartering is about decimals: a few cents a tonne, a day at the loading port. At six in the evening half the desks were fixing grain out of South America while the other half wrote up the day, and each talked through the other. After a “fifty” was heard as “sixty” and caught only in the written recap, the owner asked for help with the room.",
      ar: "تأجير السفن مسألة كسور: سنتات في الطن ويوم في ميناء التحميل. عند السادسة مساءً يتفاوض نصف المكاتب على حبوب أمريكا الجنوبية ويدوّن النصف الآخر عقود اليوم، فيختلط كلام الفريقين. وبعد أن سُمعت كلمة «fifty» كأنها «sixty» ولم يُكتشف الخطأ إلا في التأكيد المكتوب، طلب صاحب المكتب من ينظر في أمر الغرفة.",
    },
    solution: {
      zh: "这两个词的差别在几个擦音，又轻、又在高频，最容易被拖长的混响盖住。所以重点放在对中高频有效的材料上：正对谈判桌的端墙做胡桃木格栅，深灰与灰褐垂片顺着桌列悬挂。另设一间黑色 M 型舱，给需要摊开海图和合同的长谈，入夜后亮着灯，像窗外的泊船。",
      en: "The two words differ in their hissing consonants, high in frequency, faint, and easily buried under a long decay. We therefore chose materials that act on the middle and upper range: walnut slats on the end wall facing the desks and baffles in anthracite and taupe along the rows. A black booth M takes the long talks that need contracts spread out; lit after dark, it looks like one more vessel at berth.",
      ar: "تختلف الكلمتان في حروفهما الاحتكاكية، وهي خافتة عالية التردد يسهل أن يدفنها الارتداد الطويل. لذلك اخترنا مواد تعمل في المدى المتوسط والعالي: شرائح جوز على الجدار المقابل للمكاتب وألواح معلّقة بالرمادي الداكن والبنّي الرمادي على امتداد الصفوف. وللمحادثات الطويلة التي تُفرد فيها العقود كابينة سوداء مقاس M، تبدو مضاءة بعد الغروب كسفينة أخرى راسية.",
    },
    result: {
      zh: "傍晚的高峰没有消失，但两拨人可以同时存在。数字读一遍、复述一遍，就够了。老经纪人承认，他们原以为木墙是给客户看的装饰，现在反倒最在意它旁边的座位归谁。早晨那一班人少，效果一样，只是没人再提。",
      en: "The evening rush is still there, but both halves of the office can exist in it. A figure is read once and repeated once, and that is enough. The older brokers admit they took the walnut for decoration; now they care who gets the desks beside it. The dawn shift is smaller and has simply stopped mentioning the subject.",
      ar: "لم تختف ذروة المساء، لكن نصفي المكتب صارا يتعايشان فيها. يُقرأ الرقم مرة ويُعاد مرة وذلك كافٍ. ويعترف قدامى الوسطاء بأنهم ظنوا الجوز زينة، وهم اليوم يهتمون بمن يأخذ المكاتب المجاورة له. أما نوبة الفجر فأقل عددًا ولم تعد تذكر الموضوع أصلًا.",
    },
    pictures: ["case-office-rotterdam-ship-broker-1"],
    points: [
      { product: "slat-walnut", x: 90, y: 46 },
      { product: "pet-baffle", x: 37, y: 18 },
      { product: "pet-desk-screen", x: 29, y: 62 },
      { product: "booth-m", x: 73, y: 51 },
    ],
  },
  {
    id: "office-johannesburg-engineering-consultancy",
    class: "office",
    title: {
      zh: "工程顾问公司：半屋子人在视频里",
      en: "Half the team on screen at an engineering consultancy",
      ar: "نصف الفريق على الشاشة في مكتب استشارات هندسية",
    },
    summary: {
      zh: "混合办公之后，工位上的人反而更吵。沙色毡墙、赭黄云板与桌面屏风，让每个人都能在原位开会。",
      en: "Hybrid work made the office louder, not emptier. A sand felt wall, ochre clouds and desk screens let people join calls where they sit.",
      ar: "جعل العمل الهجين المكتب أعلى صوتًا لا أقل ازدحامًا. جدار لبّاد رملي وغيمات مغرية وحواجز مكاتب تتيح لكل شخص أن يشارك من مكانه.",
    },
    place: {
      zh: "南非约翰内斯堡",
      en: "Johannesburg, South Africa",
      ar: "جوهانسبرغ، جنوب أفريقيا",
    },
    year: 2023,
    area: 225,
    dimensions: { length: 16, width: 14, height: 3.2 },
    room: [
      { label: height, value: { zh: "3.2 米", en: "3.2 m", ar: "3.2 م" } },
      {
        label: people,
        value: {
          zh: "30 个工位，日均到岗一半",
          en: "30 desks, about half taken on a given day",
          ar: "30 مكتبًا يُشغل نصفها تقريبًا كل يوم",
        },
      },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
      {
        label: treated,
        value: {
          zh: "V 槽毡墙 44 m²，云板 64 m²，毡砖 5 m²",
          en: "44 m² of felt wall, 64 m² of clouds, 5 m² of hexagons",
          ar: "44 م² جدار لبّاد و64 م² غيمات و5 م² سداسيات",
        },
      },
    ],
    products: [
      { id: "pet-groove", quantity: 44, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 64, unit: "m2" },
      { id: "pet-hexagon", quantity: 5, unit: "m2" },
      { id: "pet-desk-screen", quantity: 16, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "来办公室的人只有一半，会议却一个没少：留在家里的那一半都在屏幕上。过去六个人围着桌子谈，现在六个人各自对着屏幕讲同一件事，同一个会议在房间里错着半秒响六遍。有人索性又回家去了。",
      en: "Only half the staff came in, but no meeting had been cancelled; the other half was on screen. Where six people used to sit round a table, six people now spoke to six monitors about the same bridge, and the one meeting sounded through the room six times, half a second apart. Some gave up and went home again.",
      ar: "لم يعد يحضر سوى نصف الموظفين، لكن اجتماعًا واحدًا لم يُلغَ: النصف الآخر على الشاشات. كان ستة يجلسون حول طاولة، فصار ستة يخاطبون ست شاشات عن الجسر نفسه، ويُسمع الاجتماع الواحد في القاعة ست مرات بفارق نصف ثانية. فاستسلم بعضهم وعاد إلى بيته.",
    },
    solution: {
      zh: "先定规矩：同一场会，坐在一起、共用一个麦克风。再改房间：讲话的人正前方必须软，所以长桌都转向沙色 V 槽毡墙，声音离开嘴就遇上毡面。象牙白与赭黄云板按桌组悬挂，不铺满。侧墙几组六边形毡砖挡住对面玻璃的回跳，单人舱留给不便公开的电话。",
      en: "A rule came first: one meeting, one place, one microphone. Then the room. What lies in front of a speaker must be soft, so the desks were turned to face the sand V-groove wall and the voice meets felt directly. Ivory and ochre clouds hang group by group, not all over. A few hexagons stop the return from the glass opposite, and the booth is for calls that are nobody's business.",
      ar: "بدأنا بقاعدة: اجتماع واحد ومكان واحد وميكروفون واحد. ثم جاء دور القاعة. ما يقابل المتكلم ينبغي أن يكون ليّنًا، فأُديرت المكاتب نحو جدار اللبّاد الرملي المحزّز ليلقى الصوت اللبّاد مباشرة. وعُلّقت غيمات عاجية ومغرية لكل مجموعة مكاتب دون تغطية السقف كله. وبضع سداسيات على الجدار الجانبي توقف ما يرتد من الزجاج، والكابينة لما لا يخصّ غير صاحبه.",
    },
    result: {
      zh: "远程的同事最先察觉：他们问办公室是不是换了麦克风，其实没有。到岗的人愿意在原位开会，不再满楼找空房间。每周到办公室的天数没有规定，但桌子坐得比以前满，人事部门说这是最好的答复。",
      en: "Colleagues at home noticed first and asked whether the office had bought new microphones. It had not. Those who come in take calls at their desks instead of hunting for an empty room. Attendance is still voluntary, yet the desks are fuller than before, and the personnel department regards that as the best answer it could get.",
      ar: "كان الزملاء في بيوتهم أول من لاحظ، فسألوا إن كان المكتب قد اشترى ميكروفونات جديدة، ولم يشترِ. ومن يحضر يشارك من مكتبه ولا يبحث عن غرفة خالية. وما زال الحضور اختياريًا، لكن المكاتب أكثر امتلاءً مما كانت، وترى إدارة الموظفين في ذلك أفضل جواب.",
    },
    pictures: ["case-office-johannesburg-engineering-consultancy-1"],
    points: [
      { product: "pet-groove", x: 37, y: 43 },
      { product: "pet-cloud-rectangle", x: 81, y: 13 },
      { product: "booth-s", x: 87, y: 55 },
    ],
  },
  {
    id: "office-warsaw-shared-service-centre",
    class: "office",
    title: {
      zh: "共享服务中心：六种语言的财务部",
      en: "Six languages in one accounting centre",
      ar: "ست لغات في مركز محاسبة واحد",
    },
    summary: {
      zh: "听不懂的话最容易当耳旁风，听得懂的最分心。按语言分区，六边形绿墙与圆形云板隔开它们。",
      en: "A language you do not know is easily ignored; your own is not. Desks were grouped by language, with a green hexagon wall and round clouds between them.",
      ar: "اللغة التي لا تفهمها يسهل تجاهلها، أما لغتك فلا. وُزّعت المكاتب بحسب اللغة، وبينها جدار سداسيات أخضر وغيمات مستديرة.",
    },
    place: { zh: "波兰华沙", en: "Warsaw, Poland", ar: "وارسو، بولندا" },
    year: 2026,
    area: 340,
    dimensions: { length: 20.6, width: 16.5, height: 3.2 },
    room: [
      { label: height, value: { zh: "3.2 米", en: "3.2 m", ar: "3.2 م" } },
      {
        label: people,
        value: {
          zh: "60 人，6 种工作语言",
          en: "60, in 6 working languages",
          ar: "60 شخصًا بـ6 لغات عمل",
        },
      },
      {
        label: ceiling,
        value: { zh: "深灰裸顶", en: "Dark grey soffit", ar: "سقف مكشوف رمادي داكن" },
      },
      {
        label: treated,
        value: {
          zh: "毡砖 52 m²，云板 88 m²",
          en: "52 m² of hexagons, 88 m² of clouds",
          ar: "52 م² من السداسيات و88 م² من الغيمات",
        },
      },
    ],
    products: [
      { id: "pet-hexagon", quantity: 52, unit: "m2" },
      { id: "pet-cloud-round", quantity: 88, unit: "m2" },
      { id: "pet-desk-screen", quantity: 30, unit: "piece" },
      { id: "booth-s", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "月末关账那几天，六国同事的电话同时响。员工问卷里有条意外的意见：外语吵闹不碍事，本国话哪怕轻声也让人停笔。可座位是按职能排的，讲德语的散在四个角，每个人身边总有一个“听得懂”的声音。",
      en: "In the closing days of the month, calls from six countries come together. A staff survey held a surprise: foreign chatter hardly disturbs, while one's own language stops the pen even when spoken softly. Yet seats had been arranged by function. German speakers sat in four corners, so everybody had an intelligible voice close by.",
      ar: "في أيام إقفال الشهر تتزاحم مكالمات ستة بلدان. وحمل استبيان الموظفين مفاجأة: الكلام الأجنبي لا يكاد يزعج، أما لغة المرء فتوقف قلمه ولو كانت همسًا. لكن المقاعد رُتّبت بحسب الوظيفة، فتوزّع الناطقون بالألمانية على أربع زوايا، وصار بقرب كل شخص صوت يفهمه.",
    },
    solution: {
      zh: "第一步不花钱：按语言重排座位，让听得懂的人坐在一起，本来就要互相问话。第二步才是材料，圆形云板成组悬在各语言区上方，区与区之间留空，暗示边界；端墙满铺深浅绿与象牙白六边形毡砖。两端各一间单人舱，供跨区通话，也供需要大声说话的人。",
      en: "The first step cost nothing: desks were regrouped by language, so that people who understand each other, and need to ask each other things anyway, sit together. Then came material. Round clouds hang in clusters above each group and leave gaps that suggest a border; felt hexagons in greens and ivory fill the end wall. A booth S at either end serves calls across groups.",
      ar: "لم تكلّف الخطوة الأولى شيئًا: أُعيد توزيع المكاتب بحسب اللغة ليجلس معًا من يفهم بعضهم بعضًا، وهم محتاجون إلى التشاور أصلًا. ثم جاءت المواد: غيمات مستديرة في مجموعات فوق كل لغة تفصل بينها فراغات توحي بالحدود، وسداسيات لبّاد بدرجات الأخضر والعاجي تملأ الجدار الخلفي. وفي كل طرف كابينة مقاس S للمكالمات بين المجموعات.",
    },
    result: {
      zh: "关账周不再有人申请在家办公。讲意大利语的一组天生嗓门大，如今在自己的云板底下热闹，邻区只当背景。管理者说，这是他们第一次发现座位表也是声学材料，下一层装修前会先问清楚谁听得懂谁。",
      en: "Closing week no longer brings requests to work from home. The Italian group, loud by nature, is lively under its own clouds and mere background next door. The managers say they learned that a seating plan is an acoustic material too. Before the next floor is fitted out, they will ask who understands whom.",
      ar: "لم يعد أسبوع الإقفال يأتي بطلبات العمل من البيت. والمجموعة الإيطالية العالية الصوت بطبعها تضجّ تحت غيماتها وهي عند جيرانها مجرد خلفية. ويقول المديرون إنهم تعلموا أن مخطط المقاعد مادة صوتية أيضًا، وقبل تجهيز الطابق التالي سيسألون أولًا: من يفهم من؟",
    },
    pictures: [
      "case-office-warsaw-shared-service-centre-1",
      "case-office-warsaw-shared-service-centre-2",
    ],
    points: [
      { product: "pet-hexagon", x: 54, y: 45 },
      { product: "pet-cloud-round", x: 83, y: 21 },
      { product: "pet-desk-screen", x: 93, y: 60 },
      { product: "booth-s", x: 25, y: 46 },
    ],
  },
  {
    id: "office-xian-structural-engineers-room",
    class: "office",
    title: {
      zh: "设计院的计算小组：一间 42 m²的旧办公室",
      en: "A small room for structural engineers",
      ar: "غرفة صغيرة لمهندسي الإنشاءات",
    },
    summary: {
      zh: "四张桌子、一位爱念数字的组长。每张桌后 16 块毡方，没有吊顶，没有停工。",
      en: "Four desks and a team leader who reads numbers aloud. Sixteen felt squares behind each desk, no ceiling works, no day lost.",
      ar: "أربعة مكاتب ورئيس فريق يقرأ الأرقام بصوت عالٍ. ستة عشر مربّع لبّاد خلف كل مكتب، بلا أعمال سقف ولا يوم توقّف.",
    },
    place: { zh: "陕西西安", en: "Xi'an, China", ar: "شيآن، الصين" },
    year: 2015,
    area: 42,
    dimensions: { length: 7, width: 6, height: 3 },
    surfaces: {
      floor: "parquet",
      walls: "plaster",
      ceiling: "plaster",
      patches: [
        { surface: "glass", area: 4, on: "walls" },
        { surface: "door", area: 2, on: "walls" },
      ],
    },
    room: [
      { label: height, value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" } },
      { label: people, value: { zh: "4 人", en: "4", ar: "4 أشخاص" } },
      { label: floor, value: { zh: "强化木地板", en: "Laminate boards", ar: "أرضية خشب مصنّع" } },
      {
        label: treated,
        value: {
          zh: "毡板 23 m²（64 块 600 × 600 mm）",
          en: "23 m² of felt, 64 squares of 600 × 600 mm",
          ar: "23 م² من اللبّاد في 64 مربّعًا 600 × 600 مم",
        },
      },
    ],
    products: [{ id: "pet-flat-12", quantity: 23, unit: "m2", mounting: "direct" }],
    problem: {
      zh: "一间老式双开门办公室，水泥抹灰墙，四个结构工程师面壁而坐。组长核对内力时习惯念出声，另外三人手里的数字就乱了。打印机每响一次，小房间便颤一回。院里没有装修指标，也不可能让一个在算高层的小组搬出去两周。",
      en: "An old office with plastered walls, four structural engineers each facing one of them. The leader checks forces by reading them aloud, and the figures in the other three heads fell over. Every print-out set the small room ringing. The institute had no refurbishment budget, and a team busy with a high-rise could not move out for two weeks.",
      ar: "مكتب قديم بجدران مليّسة يجلس فيه أربعة مهندسين وجه كل منهم إلى جدار. يراجع رئيسهم القوى بقراءتها جهرًا فتختلط الأرقام في رؤوس الثلاثة الآخرين. وكلما عملت الطابعة رنّت الغرفة الصغيرة. لا ميزانية للترميم عند المعهد، ولا يمكن إخراج فريق منشغل ببرج عالٍ أسبوعين كاملين.",
    },
    solution: {
      zh: "只动人脸正对的那块墙。每张桌后贴 16 块 12 mm 毡方，墨绿、灰绿、象牙白、沙色，夹一块赭黄，用可撕胶条固定，一个中午贴完一面。薄毡直贴对低频作用有限，我们没有承诺更多；好在他们的困扰主要来自说话和打印的中高频。打印机挪到了走廊。",
      en: "Only the wall in front of each face was touched. Sixteen felt squares of 12 mm went up behind every desk in moss, sage, ivory and sand with one in ochre, on removable strips, one wall per lunch break. Thin felt fixed direct does little at low frequencies and we promised no more; speech and printer lie higher. The printer itself moved to the corridor.",
      ar: "لم نمسّ إلا الجدار المقابل لكل وجه. ثُبّت خلف كل مكتب ستة عشر مربّع لبّاد بسماكة 12 مم بالطحلبي والأخضر الهادئ والعاجي والرملي وبينها واحد مغري، بأشرطة قابلة للنزع، جدار في كل استراحة غداء. اللبّاد الرقيق الملصق مباشرة قليل الأثر عند الترددات المنخفضة ولم نعد بأكثر من ذلك، أما الكلام والطابعة فأعلى ترددًا. وانتقلت الطابعة إلى الممر.",
    },
    result: {
      zh: "组长照旧念数字，只是不必再道歉。面壁的人说，声音像被墙收走了一层，自己说话也不觉得刺耳。毡方后来成了钉板，计算简图贴得到处都是。第二年另外两间办公室照着原样贴了一遍，连赭黄那块的位置都没变。",
      en: "The leader still reads aloud and no longer apologises. Those who face the wall say it takes a layer off the sound, their own voices included. The squares soon served as pinboards and are covered in sketches. A year later two more rooms copied the arrangement square by square, down to the place of the ochre one.",
      ar: "ما زال رئيس الفريق يقرأ جهرًا لكنه لم يعد يعتذر. ويقول من يجلسون وجوههم إلى الجدار إنه يأخذ من الصوت طبقة، أصواتهم هم أيضًا. وسرعان ما صارت المربّعات لوحات تثبيت امتلأت بالرسوم. وبعد عام نقلت غرفتان أخريان الترتيب مربّعًا مربّعًا، حتى موضع المربّع المغري.",
    },
    pictures: ["case-office-xian-structural-engineers-room-1"],
    points: [{ product: "pet-flat-12", x: 30, y: 33 }],
  },
  {
    id: "office-sao-paulo-textile-buying-house",
    class: "office",
    title: {
      zh: "面料采购行：样衣之间的两间电话舱",
      en: "A textile buying house with two telephone booths",
      ar: "مكتب شراء أقمشة وكابينتا هاتف",
    },
    summary: {
      zh: "采购员一半时间摸料子，一半时间讲价。暖色垂片与窄槽橡木墙，颜色取自他们自己的色卡。",
      en: "Buyers spend half the day touching cloth and half haggling. Warm baffles and finely grooved oak, in colours from their own swatch book.",
      ar: "يمضي المشترون نصف يومهم في لمس الأقمشة ونصفه في المساومة. ألواح معلّقة دافئة وبلوط دقيق الحزوز بألوان من دفتر عيّناتهم.",
    },
    place: { zh: "巴西圣保罗", en: "São Paulo, Brazil", ar: "ساو باولو، البرازيل" },
    year: 2025,
    area: 195,
    dimensions: { length: 17.7, width: 11, height: 3.3 },
    room: [
      { label: height, value: { zh: "3.3 米", en: "3.3 m", ar: "3.3 م" } },
      {
        label: people,
        value: {
          zh: "26 人，旺季加 6 名临时工",
          en: "26, and 6 temporary staff in season",
          ar: "26 شخصًا و6 موسميين",
        },
      },
      { label: floor, value: { zh: "方块地毯", en: "Carpet tiles", ar: "مربعات سجاد" } },
      {
        label: treated,
        value: {
          zh: "槽木墙 36 m²，垂片 80 m²",
          en: "36 m² of grooved wall, 80 m² of baffles",
          ar: "36 م² من الجدار المحزّز و80 م² من الألواح المعلّقة",
        },
      },
    ],
    products: [
      { id: "grooved-oak-14-2", quantity: 36, unit: "m2" },
      { id: "wool-infill-30", quantity: 36, unit: "m2" },
      { id: "pet-baffle", quantity: 80, unit: "m2" },
      { id: "pet-hexagon", quantity: 4, unit: "m2" },
      { id: "pet-desk-screen", quantity: 10, unit: "piece" },
      { id: "booth-s", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "讲价是一场表演，声音大是其中一部分。一位采购员跟工厂较劲时，旁边正有客户坐在沙发上看样布，进货价听得清清楚楚。团队试过写在手机上给对方看，又慢又失了气势。布料挂满时房间倒还柔和，换季撤走样衣，回声就全回来了。",
      en: "Haggling is a performance and volume is part of it. While one buyer fought with a mill over the telephone, a customer on the sofa looked at swatches and heard the purchase price. Typing numbers on a screen was slow and lost the drama. As long as samples filled the rails the room was soft; when the season ended and they left, the echo came back.",
      ar: "المساومة عرض مسرحي وعلوّ الصوت جزء منه. بينما كان مشترٍ يجادل مصنعًا على الهاتف كان عميل على الأريكة يقلّب العيّنات ويسمع سعر الشراء. جرّبوا كتابة الأرقام على الشاشة فكانت بطيئة تُضيع الحماسة. وما دامت العيّنات تملأ الحوامل فالقاعة ليّنة، فإذا انتهى الموسم ورُفعت عاد الصدى كله.",
    },
    solution: {
      zh: "房间的柔软不该取决于库存。端墙换成 14/2 窄槽橡木板，背后填 30 mm 岩棉；顶上陶土、玫瑰、沙色垂片，颜色由他们的配色师从当季色卡里挑出。两间单人舱贴着通往样品间的路放，白壳、陶土内衬，舱里可以尽情拍桌子；两只换气风扇分开控制，讲久了也不闷。",
      en: "A room's softness should not depend on stock. The end wall became finely grooved oak 14/2 with 30 mm of wool behind it, and the terracotta, rose and sand of the baffles were picked by the house colourist from the season's card. Two white booths S stand on the way to the sample store. Inside, one may thump the table; two separately switched fans keep a long bargain bearable.",
      ar: "لا يصح أن يتوقف لين القاعة على المخزون. كُسي الجدار الخلفي ببلوط دقيق الحزوز 14/2 خلفه صوف بسماكة 30 مم، واختارت مسؤولة الألوان لديهم الطيني والوردي والرملي للألواح المعلّقة من بطاقة الموسم. وعلى الطريق إلى مخزن العيّنات كابينتان بيضاوان مقاس S يُسمح فيهما بالضرب على الطاولة، ولكل منهما مروحتان بمفتاحين مستقلين تجعلان المساومة الطويلة محتملة.",
    },
    result: {
      zh: "讲价照样精彩，只是观众少了。客户坐在沙发上，看见舱里的人手舞足蹈，一个数字也听不到，有人说这是最好的广告。换季那周样衣撤空，房间没有再“变硬”，这正是他们最初没想到要提的要求。",
      en: "The performance continues with a smaller audience. Customers on the sofa watch arms waving behind the glass and catch not one figure; one of them called it the best advertisement. In the week when the rails stood empty the room did not turn hard again, a wish they had never thought to put into words.",
      ar: "ما زال العرض مستمرًا وإن قلّ جمهوره. يرى العملاء على الأريكة أذرعًا تلوّح خلف الزجاج ولا يلتقطون رقمًا واحدًا، وقال أحدهم إنها أفضل دعاية. وفي الأسبوع الذي خلت فيه الحوامل لم تعد القاعة قاسية كما كانت، وهو طلب لم يخطر لهم أن يصوغوه.",
    },
    pictures: [
      "case-office-sao-paulo-textile-buying-house-1",
      "case-office-sao-paulo-textile-buying-house-2",
    ],
    points: [
      { product: "grooved-oak-14-2", x: 76, y: 45 },
      { product: "pet-baffle", x: 32, y: 19 },
      { product: "booth-s", x: 41, y: 51 },
    ],
  },
  {
    id: "office-bangkok-game-studio",
    class: "office",
    title: {
      zh: "游戏工作室：夜里才热闹的一层楼",
      en: "A game studio that wakes up at night",
      ar: "استوديو ألعاب يستيقظ ليلًا",
    },
    summary: {
      zh: "32 人、深色房间、几十台主机的风扇声。烟熏橡木、墨绿云板与六边形毡砖，给试玩者一个不刺眼也不刺耳的夜晚。",
      en: "32 people, a dark room and the fans of as many machines. Smoked oak, moss clouds and hexagons make a night that is easy on eyes and ears.",
      ar: "32 شخصًا وقاعة معتمة ومراوح بعددهم من الأجهزة. بلوط مدخّن وغيمات طحلبية وسداسيات تصنع ليلًا مريحًا للعين والأذن.",
    },
    place: { zh: "泰国曼谷", en: "Bangkok, Thailand", ar: "بانكوك، تايلاند" },
    year: 2023,
    area: 220,
    dimensions: { length: 18.3, width: 12, height: 3 },
    room: [
      { label: height, value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" } },
      {
        label: people,
        value: {
          zh: "32 人，集中在晚 7 点之后",
          en: "32, mostly after 7 pm",
          ar: "32 شخصًا، معظمهم بعد 7 مساءً",
        },
      },
      { label: ceiling, value: { zh: "深色裸顶", en: "Dark open soffit", ar: "سقف مكشوف داكن" } },
      {
        label: treated,
        value: {
          zh: "格栅 36 m²，云板 66 m²，毡砖 8 m²",
          en: "36 m² of slats, 66 m² of clouds, 8 m² of hexagons",
          ar: "36 م² شرائح و66 م² غيمات و8 م² سداسيات",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 36, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 66, unit: "m2" },
      { id: "pet-hexagon", quantity: 8, unit: "m2" },
      { id: "pet-desk-screen", quantity: 14, unit: "piece" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "白天程序员安静干活，夜里试玩开始：欢呼、哀嚎、手柄砸在桌上。音效师尤其痛苦，他要判断一段脚步声够不够远，可这间屋子给什么都加了一圈尾巴。美术同事只有一个条件：工位背后和头顶不要浅色表面，屏幕会反光。",
      en: "Programmers work quietly by day; at night play-testing begins, with cheers, groans and controllers dropped on tables. The sound designer suffered most: he must judge whether a footstep seems far enough away, and the room hung a tail on everything. The artists had a single condition: nothing pale behind or above the desks, because screens pick it up.",
      ar: "يعمل المبرمجون بهدوء نهارًا، وفي الليل تبدأ تجربة اللعب: هتاف وأنين وأذرع تحكم تسقط على الطاولات. أكثرهم معاناة مصمم الصوت، فعليه أن يحكم هل تبدو الخطوة بعيدة بما يكفي، والقاعة تعلّق بكل صوت ذيلًا. وللفنانين شرط واحد: لا سطح فاتحًا خلف المكاتب ولا فوقها، لأن الشاشات تعكسه.",
    },
    solution: {
      zh: "深色恰好是毡与木的长项。烟熏橡木格栅做正墙，墨绿与深灰云板压在试玩桌上方，几乎隐进天花。侧墙的六边形毡砖由美术组自己排，多出来的几片留着改版。音效师的精细活仍在耳机里做，那间 S 型舱供他临时核对，也供配音试读。",
      en: "Dark suits felt and timber well. Smoked oak slats form the main wall; moss and anthracite clouds hang over the testing tables and almost vanish into the ceiling. The artists arranged the hexagons on the side wall themselves and kept spare tiles for revisions. Fine sound work stays on headphones; booth S serves a quick check, or an actor reading a line for the first time.",
      ar: "اللون الداكن يليق باللبّاد والخشب. الجدار الرئيس شرائح بلوط مدخّن، وفوق طاولات التجربة غيمات طحلبية ورمادية داكنة تكاد تختفي في السقف. ورتّب الفنانون بأنفسهم سداسيات الجدار الجانبي واحتفظوا بقطع إضافية للتعديل. أما العمل الصوتي الدقيق فيبقى في السماعات، وكابينة S لمراجعة سريعة أو لممثل يقرأ جملته أول مرة.",
    },
    result: {
      zh: "试玩夜仍有人尖叫，但尖叫完就完了，旁边改代码的人抬头笑一下，又低下头。音效师把监听音量调小了。唯一的新烦恼是静音舱太舒服，凌晨常有人在里面打盹，工作室只好贴了一张“此处不是存档点”。",
      en: "There is still screaming on test nights, but a scream ends when it ends; people fixing code beside it look up, smile and look down again. The sound designer monitors at a lower level. The one new trouble is that the booth is comfortable enough to doze in, so a sign now says: this is not a save point.",
      ar: "ما زال الصراخ يُسمع في ليالي التجربة، لكنه ينتهي حين ينتهي، فيرفع من يصلح الشيفرة بجواره رأسه ويبتسم ثم يعود إلى عمله. وصار مصمم الصوت يستمع بمستوى أخفض. والمشكلة الجديدة الوحيدة أن الكابينة مريحة إلى حد النعاس، فعُلّقت عليها لافتة: ليست هذه نقطة حفظ.",
    },
    pictures: ["case-office-bangkok-game-studio-1"],
    points: [
      { product: "slat-smoked-oak", x: 42, y: 44 },
      { product: "pet-cloud-rectangle", x: 71, y: 13 },
      { product: "booth-s", x: 90, y: 52 },
    ],
  },
  {
    id: "office-toronto-publishing-house",
    class: "office",
    title: {
      zh: "出版社：太安静，也是一种问题",
      en: "A publishing house that was too quiet",
      ar: "دار نشر كانت أهدأ مما ينبغي",
    },
    summary: {
      zh: "编辑部静得翻页可闻，于是一通电话惊动所有人。这里缺的不是吸声，而是一个能说话的地方：两间 M 型舱。",
      en: "Among editors a turning page can be heard, so one call disturbs all. What was missing was less absorption than a place to speak: two booths M.",
      ar: "بين المحررين يُسمع تقليب الصفحة، فتزعج المكالمة الواحدة الجميع. لم يكن ينقص المكان امتصاص للصوت بقدر ما ينقصه موضع للكلام: كابينتان مقاس M.",
    },
    place: { zh: "加拿大多伦多", en: "Toronto, Canada", ar: "تورونتو، كندا" },
    year: 2022,
    area: 120,
    dimensions: { length: 12, width: 10, height: 3 },
    room: [
      { label: height, value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" } },
      { label: people, value: { zh: "14 名编辑", en: "14 editors", ar: "14 محررًا" } },
      {
        label: floor,
        value: { zh: "浅色木地板", en: "Pale timber boards", ar: "ألواح خشب فاتحة" },
      },
      {
        label: treated,
        value: {
          zh: "格栅 30 m²，云板 26 m²",
          en: "30 m² of slats, 26 m² of clouds",
          ar: "30 م² من الشرائح و26 م² من الغيمات",
        },
      },
    ],
    products: [
      { id: "booth-m", quantity: 2, unit: "piece" },
      { id: "slat-ash", quantity: 30, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 26, unit: "m2" },
    ],
    problem: {
      zh: "出版社来信时要的是“更多吸音板”。到现场一听，这里已经很静：三面书架，十四个低头看稿的人。正因为没有任何背景声，十米外一句“您好，我是编辑部”就足以让所有人停在同一个逗号上。再加板，只会让那句话更清楚。",
      en: "The letter asked for more panels. On site we found a room that was quiet already: shelves of books along three sides and fourteen people bent over manuscripts. With no background sound at all, a “good morning” into a telephone ten metres away stopped everyone at the same comma. More panels alone would only have made that sentence clearer.",
      ar: "طلبت الرسالة مزيدًا من الألواح. وفي الموقع وجدنا قاعة هادئة أصلًا: رفوف كتب على ثلاث جهات وأربعة عشر شخصًا منكبّين على المخطوطات. ولأنه لا خلفية صوتية على الإطلاق، كانت تحية في هاتف على بعد عشرة أمتار توقف الجميع عند الفاصلة نفسها. ومزيد من الألواح وحدها كان سيجعل تلك الجملة أوضح لا غير.",
    },
    solution: {
      zh: "我们把订单改小，把用途改对。两间深绿 M 型舱立在白蜡木格栅墙前，1340 mm 的桌板摊得开校样；规则是：电话、作者来访、超过一分钟的讨论，都进舱。格栅与灰绿、象牙白云板只围绕舱前的小客厅布置，那里是新添的谈话处。阅稿区一块板也没有加。",
      en: "We made the order smaller and aimed it elsewhere. Two dark green booths M stand before an ash slat wall, their 1340 mm tables wide enough for proofs. Calls, visiting authors and anything longer than a minute go inside. Slats and sage and ivory clouds treat only the small lounge in front, the new place for talk. The reading area received not a single panel.",
      ar: "صغّرنا الطلبية ووجّهناها إلى موضعها. كابينتان خضراوان داكنتان مقاس M أمام جدار شرائح دردار، وطاولة كل منهما بعرض 1340 مم تتسع لتجارب الطباعة. المكالمات وزيارات المؤلفين وكل ما يتجاوز دقيقة مكانها الداخل. أما الشرائح والغيمات الخضراء والعاجية فتعالج ركن الجلوس الصغير أمامهما وحده، وهو موضع الحديث الجديد. ولم تنل منطقة القراءة لوحًا واحدًا.",
    },
    result: {
      zh: "阅稿区还是那么静，区别是没有人再为此提心吊胆。作者来访时可以放声笑。社长说，他们原本准备买三倍的材料；我们宁可少卖一些，换一个对症的房间。两间舱的预约本上，占得最满的是上午十点。",
      en: "The reading area is as silent as before, and nobody walks on tiptoe because of it. Visiting authors may laugh aloud. The director had been prepared to buy three times the material; we would rather sell less and have the room right. Of all hours, ten in the morning fills the booths' diary first.",
      ar: "بقيت منطقة القراءة صامتة كما كانت، ولم يعد أحد يمشي فيها على أطراف أصابعه. وللمؤلفين الزائرين أن يضحكوا بصوت عالٍ. كانت المديرة مستعدة لشراء ثلاثة أضعاف المواد، ونحن نفضّل أن نبيع أقل وأن يستقيم حال القاعة. وأول ما يمتلئ في دفتر الكابينتين العاشرة صباحًا.",
    },
    pictures: ["case-office-toronto-publishing-house-1"],
    points: [
      { product: "booth-m", x: 52, y: 51 },
      { product: "slat-ash", x: 78, y: 39 },
      { product: "pet-cloud-rectangle", x: 59, y: 26 },
    ],
  },
  {
    id: "office-nanjing-project-table",
    class: "office",
    title: {
      zh: "规划团队的长桌：在开放区里开会",
      en: "A project table in the open",
      ar: "طاولة مشروع في فضاء مفتوح",
    },
    summary: {
      zh: "没有会议室的小公司，一张长桌就是会议室。头顶一片起伏的绿色毡垂片，背后一面橡木格栅墙。",
      en: "In a small firm without a meeting room, a long table is the meeting room. A wave of green felt overhead and oak slats behind make it one.",
      ar: "في مكتب صغير بلا غرفة اجتماعات تقوم الطاولة الطويلة مقامها. موجة من اللبّاد الأخضر فوقها وشرائح بلوط خلفها تجعلها كذلك.",
    },
    place: { zh: "江苏南京", en: "Nanjing, China", ar: "نانجينغ، الصين" },
    year: 2016,
    area: 72,
    dimensions: { length: 9.6, width: 7.5, height: 3.3 },
    room: [
      { label: height, value: { zh: "3.3 米", en: "3.3 m", ar: "3.3 م" } },
      {
        label: people,
        value: { zh: "8 至 10 人围桌", en: "8 to 10 at the table", ar: "من 8 إلى 10 حول الطاولة" },
      },
      { label: floor, value: { zh: "浅色自流平", en: "Pale screed", ar: "أرضية إسمنتية فاتحة" } },
      {
        label: treated,
        value: {
          zh: "垂片 40 m²，格栅 24 m²",
          en: "40 m² of baffles, 24 m² of slats",
          ar: "40 م² من الألواح المعلّقة و24 م² من الشرائح",
        },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 40, unit: "m2" },
      { id: "slat-oak", quantity: 24, unit: "m2", mounting: "battens-50" },
    ],
    problem: {
      zh: "城市规划团队刚创业，租下一处带大窗的底层空间，钱都花在了长桌上。讨论方案时八九个人同时开口，自流平地面和抹灰顶把话搅在一起，坐在两端的人像在两个房间。客户来听汇报，最常说的一句是“刚才那个数再报一下”。",
      en: "A young planning practice had rented a ground floor with large windows and spent its money on the table. In discussion eight or nine people spoke at once, screed and plaster stirred their words together, and those at the two ends might as well have been in different rooms. What clients said most often was: could you give me that figure again?",
      ar: "استأجر مكتب تخطيط ناشئ طابقًا أرضيًا بنوافذ كبيرة وأنفق ماله على الطاولة. في النقاش يتكلم ثمانية أو تسعة معًا، فتخلط الأرضية الإسمنتية والسقف المليّس كلماتهم، ويبدو الجالسان عند الطرفين كأنهما في غرفتين. وأكثر ما كان يردده العملاء: هل تعيد ذلك الرقم من فضلك؟",
    },
    solution: {
      zh: "一面墙、一片顶，够了。垂片正对桌面悬挂，墨绿、灰绿、象牙白排成缓缓的波浪，低处在两端，让坐在桌头的人也在它的覆盖之内；三盏黑色吊灯穿过波谷。背墙用橡木格栅，50 mm 龙骨，不填棉，留作以后加强的余地。地面没动，创业公司要精打细算。",
      en: "One wall and one piece of ceiling had to do. The baffles hang square above the table in moss, sage and ivory, cut to a slow wave that dips at both ends so that the heads of the table are covered too; three black lamps pass through its troughs. Behind, oak slats stand on 50 mm battens without wool, leaving room to add some later. The floor stayed, for money was counted.",
      ar: "كان لا بد من الاكتفاء بجدار وقطعة من السقف. عُلّقت الألواح فوق الطاولة تمامًا بالطحلبي والأخضر الهادئ والعاجي في موجة هادئة تنخفض عند الطرفين لتشمل من يجلسون على رأس الطاولة، وتنفذ منها ثلاثة مصابيح سوداء. والجدار الخلفي شرائح بلوط على عوارض 50 مم بلا صوف، مع إمكان إضافته لاحقًا. وبقيت الأرضية كما هي فالمال محسوب.",
    },
    result: {
      zh: "按赛宾公式计算：500 Hz 混响时间由约 3.1 s 降到约 1.0 s，1000 Hz 由约 3.0 s 降到约 0.7 s，毡材用的是偏保守的文献曲线。桌子两端从此是同一场讨论。团队后来搬过两次家，垂片和格栅每次都拆下带走，长桌也是。",
      en: "Calculated with Sabine's formula and a cautious literature curve for the felt: from about 3.1 s to about 1.0 s at 500 Hz, from about 3.0 s to about 0.7 s at 1000 Hz. Both ends of the table now belong to one discussion. The practice has moved twice since, and each time baffles and slats came along with the table.",
      ar: "بالحساب وفق معادلة سابين ومنحنى منشور متحفّظ للّبّاد: من نحو 3.1 ث إلى نحو 1.0 ث عند 500 هرتز، ومن نحو 3.0 ث إلى نحو 0.7 ث عند 1000 هرتز. صار طرفا الطاولة في نقاش واحد. وانتقل المكتب بعدها مرتين، وفي كل مرة رافقته الألواح والشرائح مع الطاولة.",
    },
    pictures: ["case-office-nanjing-project-table-1"],
    points: [
      { product: "pet-baffle", x: 30, y: 17.5 },
      { product: "slat-oak", x: 72, y: 47 },
    ],
  },
  {
    id: "office-suzhou-lab-write-up-room",
    class: "office",
    title: {
      zh: "研发实验室的写作区：隔壁是真空泵",
      en: "A write-up room next to the vacuum pumps",
      ar: "غرفة كتابة بجوار مضخات التفريغ",
    },
    summary: {
      zh: "泵的嗡鸣要靠门和减振，人声才归吸声板管。先分清两件事，再动手。",
      en: "Pump hum is a matter of doors and mounts; voices are a matter of absorption. The two were told apart before anything was ordered.",
      ar: "أزيز المضخات شأن الأبواب وقواعد الاهتزاز، والأصوات شأن الامتصاص. فُصل بين الأمرين قبل أي طلبية.",
    },
    place: { zh: "江苏苏州", en: "Suzhou, China", ar: "سوتشو، الصين" },
    year: 2018,
    area: 210,
    dimensions: { length: 17.5, width: 12, height: 3 },
    room: [
      { label: height, value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" } },
      { label: people, value: { zh: "26 名研究员", en: "26 researchers", ar: "26 باحثًا" } },
      {
        label: floor,
        value: {
          zh: "架空地板，方块地毯",
          en: "Raised floor with carpet tiles",
          ar: "أرضية مرفوعة بمربعات سجاد",
        },
      },
      {
        label: treated,
        value: {
          zh: "格栅 50 m²，垂片 90 m²",
          en: "50 m² of slats, 90 m² of baffles",
          ar: "50 م² من الشرائح و90 م² من الألواح المعلّقة",
        },
      },
    ],
    products: [
      { id: "slat-ash", quantity: 50, unit: "m2" },
      { id: "wool-infill-30", quantity: 50, unit: "m2" },
      { id: "pet-baffle", quantity: 90, unit: "m2" },
      { id: "pet-desk-screen", quantity: 13, unit: "piece" },
    ],
    problem: {
      zh: "实验做完，研究员到隔壁写报告，两处只隔一扇玻璃门。抱怨写的是“泵太吵”，可午休泵停的时候，同样有人抱怨。我们把一天分成两段来听：开泵时是持续的低沉嗡声，停泵时才露出真正的对手，二十几个人的说话和键盘。",
      en: "Researchers write their reports beside the laboratory, one glass door away. The complaint said the pumps were too loud, yet it was made during the lunch break too, when they stand still. So we listened to the day in two parts. With pumps there was a steady low hum; without them the other opponent showed itself, two dozen voices and keyboards.",
      ar: "يكتب الباحثون تقاريرهم بجوار المختبر ولا يفصلهم عنه إلا باب زجاجي. قالت الشكوى إن المضخات عالية، لكنها كانت تُقال وقت الغداء أيضًا والمضخات متوقفة. فأصغينا إلى اليوم في جزأين: مع المضخات أزيز منخفض متصل، ومن دونها ظهر الخصم الآخر، أكثر من عشرين صوتًا ولوحة مفاتيح.",
    },
    solution: {
      zh: "第一张清单里没有我们的产品：玻璃门加密封条和自动闭门器，泵座垫减振块，由实验室自己完成。第二张才是吸声：长墙白蜡木格栅，龙骨间填 30 mm 岩棉，让吸声往低处多走一段；蓝、灰、象牙白垂片横过全室；对坐的桌子加屏风。我们写明，格栅不会消掉泵的嗡声。",
      en: "The first list held nothing of ours: seals and a closer for the glass door and resilient pads under the pumps, both done by the laboratory. The second was absorption. Ash slats on the long wall with 30 mm of wool between the battens, to reach a little lower; blue, grey and ivory baffles across the room; screens between facing desks. We stated in writing that slats would not remove the hum.",
      ar: "لم تضمّ القائمة الأولى شيئًا من منتجاتنا: حشوات وغالق تلقائي للباب الزجاجي ووسائد مرنة تحت المضخات، نفّذها المختبر بنفسه. والثانية للامتصاص: شرائح دردار على الجدار الطويل وصوف صخري بسماكة 30 مم بين العوارض ليمتد الأثر قليلًا نحو الترددات الأدنى، وألواح معلّقة زرقاء ورمادية وعاجية بعرض القاعة، وحواجز بين المكاتب المتقابلة. وكتبنا صراحة أن الشرائح لن تزيل الأزيز.",
    },
    result: {
      zh: "门关上以后，嗡声退到需要留心才听得见；垂片装好以后，说话的人也退远了一步。两项工程隔了一个月，研究员因此清楚地知道各是谁的功劳。这份“先分清”的清单，后来成了他们给新实验室的标准流程。",
      en: "Once the door closed tightly, the hum sank to something one has to listen for; once the baffles were up, the talkers too moved a step away. A month lay between the two works, so the researchers know exactly which did what. The pair of lists has since become their routine for every new laboratory.",
      ar: "حين صار الباب يُغلق بإحكام تراجع الأزيز حتى لا يُسمع إلا بالإصغاء، وحين عُلّقت الألواح ابتعد المتكلمون أيضًا خطوة. فصل بين العملين شهر، فعرف الباحثون تمامًا فضل كل منهما. وصارت القائمتان منذ ذلك الحين إجراءهم المعتاد لكل مختبر جديد.",
    },
    pictures: ["case-office-suzhou-lab-write-up-room-1"],
    points: [
      { product: "slat-ash", x: 9, y: 45 },
      { product: "pet-baffle", x: 46, y: 17 },
      { product: "pet-desk-screen", x: 33, y: 63 },
    ],
  },
  {
    id: "office-wuhan-freight-dispatch",
    class: "office",
    title: {
      zh: "货运调度室：24 小时不熄灯",
      en: "A freight dispatch room that never closes",
      ar: "غرفة توزيع شحن لا تُغلق",
    },
    summary: {
      zh: "三班倒、22 个席位、对讲与电话交织。胡桃木墙和深灰垂片照顾夜班，静音舱留给事故通话。",
      en: "Three shifts, 22 positions, radios and telephones together. Walnut and anthracite felt look after the night shift, and a booth is kept for incident calls.",
      ar: "ثلاث نوبات و22 موقعًا وأجهزة لاسلكية وهواتف معًا. الجوز واللبّاد الداكن لنوبة الليل، وكابينة لمكالمات الحوادث.",
    },
    place: { zh: "湖北武汉", en: "Wuhan, China", ar: "ووهان، الصين" },
    year: 2022,
    area: 190,
    dimensions: { length: 16, width: 11.9, height: 3.3 },
    room: [
      { label: height, value: { zh: "3.3 米", en: "3.3 m", ar: "3.3 م" } },
      { label: people, value: { zh: "每班 22 人", en: "22 per shift", ar: "22 في كل نوبة" } },
      {
        label: ceiling,
        value: {
          zh: "深色裸顶，线形灯可调光",
          en: "Dark soffit, dimmable linear lights",
          ar: "سقف داكن وإنارة خطية قابلة للخفت",
        },
      },
      {
        label: floor,
        value: {
          zh: "架空地板，方块地毯",
          en: "Raised floor with carpet tiles",
          ar: "أرضية مرفوعة بمربعات سجاد",
        },
      },
      {
        label: treated,
        value: {
          zh: "格栅 38 m²，垂片 86 m²",
          en: "38 m² of slats, 86 m² of baffles",
          ar: "38 م² من الشرائح و86 م² من الألواح المعلّقة",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 38, unit: "m2" },
      { id: "pet-baffle", quantity: 86, unit: "m2" },
      { id: "pet-desk-screen", quantity: 11, unit: "piece" },
      { id: "booth-m", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "司机在高速上用对讲报位置，背景是发动机；调度员再隔着一屋子人复述。凌晨两三点人最困，车牌号念错一位，货就进了别的园区。出事故时更难：一边要安抚司机，一边要联系保险和路政，周围十几双耳朵都在听，又都帮不上忙。",
      en: "Drivers report by radio with an engine behind them, and the dispatcher repeats it across a full room. Around three in the morning, when everyone is tired, one wrong character in a number plate sends a load to the wrong depot. Accidents were worse: calming a driver and calling the insurer with a dozen colleagues listening who could not help.",
      ar: "يبلّغ السائقون مواقعهم باللاسلكي وهدير المحرك خلفهم، ثم يعيدها الموزّع وسط قاعة ممتلئة. وقرب الثالثة فجرًا حين يشتد التعب يكفي حرف خاطئ في لوحة مركبة لتصل الحمولة إلى مستودع آخر. وأصعب من ذلك الحوادث: تهدئة سائق والاتصال بشركة التأمين، ومن حولك زملاء يسمعون ولا يملكون المساعدة.",
    },
    solution: {
      zh: "房间不能停工，一夜也不行，所以分三段在白天低峰施工，每次只腾出三分之一的席位。胡桃木格栅装在大屏对面，免得扬声器的声音再打回来；深灰垂片顺着灯列，不遮大屏。黑色 M 型舱放在值班长身后，内装一部专线：事故通话进舱，其余的人继续调度。",
      en: "The room cannot stop for a single night, so work went in three stages by day, a third of the positions cleared each time. Walnut slats cover the wall opposite the large display, where the loudspeakers used to bounce back; anthracite baffles follow the lights and keep the display in view. A black booth M behind the shift leader holds a dedicated line for incidents while the others go on.",
      ar: "لا يمكن أن تتوقف الغرفة ليلة واحدة، فنُفّذ العمل نهارًا على ثلاث مراحل يُخلى في كل منها ثلث المواقع. شرائح الجوز على الجدار المقابل للشاشة الكبيرة حيث كان صوت المكبرات يرتد، وألواح معلّقة داكنة بمحاذاة الإنارة لا تحجب الشاشة. وخلف رئيس النوبة كابينة سوداء مقاس M فيها خط مخصص للحوادث بينما يواصل الآخرون عملهم.",
    },
    result: {
      zh: "夜班说，现在后半夜累的是眼睛，不再是耳朵。车牌复述一遍就对，扬声器的音量调低了，再没调回去。静音舱一个月用不了几次，值班长却认为它最值：亮灯的时候，全场都知道出了事，也知道有人在处理。",
      en: "The night crew says that in the small hours its eyes get tired now, no longer its ears. A plate repeated once is right, and the loudspeakers were turned down and stayed down. The booth is used a few times a month; the shift leader values it most all the same. When its light is on, everybody knows something has happened and that someone is dealing with it.",
      ar: "تقول نوبة الليل إن ما يتعب في آخر الليل صار العيون لا الآذان. تُعاد لوحة المركبة مرة واحدة فتصح، وخُفض صوت المكبرات وبقي منخفضًا. لا تُستعمل الكابينة سوى مرات قليلة في الشهر، ومع ذلك يراها رئيس النوبة أثمن ما في الغرفة: حين تُضاء يعلم الجميع أن أمرًا قد وقع وأن هناك من يتولاه.",
    },
    pictures: ["case-office-wuhan-freight-dispatch-1"],
    points: [
      { product: "slat-walnut", x: 14, y: 47 },
      { product: "pet-baffle", x: 28, y: 17 },
      { product: "booth-m", x: 95, y: 55 },
    ],
  },
];
