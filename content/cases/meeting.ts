import type { CaseContent } from "#domain/cases/case-content.ts";

export const meetingCases: CaseContent[] = [
  {
    id: "meeting-dubai-boardroom",
    class: "meeting",
    title: {
      zh: "玻璃幕墙后的董事会会议室",
      en: "A boardroom behind a glass façade",
      ar: "قاعة مجلس إدارة خلف واجهة زجاجية",
    },
    summary: {
      zh: "一面胡桃木格栅墙加一组象牙白云板，让线上参会的董事听清每一句话。",
      en: "One walnut slat wall and an ivory cloud, so that directors on the line follow every sentence.",
      ar: "جدار من شرائح الجوز وغيمة عاجية، ليتابع الأعضاء المتصلون عن بُعد كل جملة.",
    },
    place: {
      zh: "阿联酋迪拜",
      en: "Dubai, United Arab Emirates",
      ar: "دبي، الإمارات العربية المتحدة",
    },
    year: 2023,
    area: 46,
    dimensions: { length: 7, width: 6.6, height: 3 },
    surfaces: {
      floor: "stone",
      walls: "plaster",
      ceiling: "plasterboard-ceiling",
      patches: [{ surface: "glass", area: 18, on: "walls" }],
    },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "8 席，另设视频会议终端",
          en: "8, plus a video link",
          ar: "8 مقاعد مع وصلة مرئية",
        },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: { zh: "灰色石材", en: "grey stone", ar: "حجر رمادي" },
      },
      {
        label: { zh: "木墙构造", en: "Wall build-up", ar: "تركيبة الجدار" },
        value: {
          zh: "50 mm龙骨空腔，不填棉",
          en: "50 mm battens, no wool",
          ar: "عوارض 50 مم بلا صوف",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 21, unit: "m2", mounting: "battens-50" },
      { id: "pet-cloud-rectangle", quantity: 3, unit: "piece" },
      { id: "corner-profile", quantity: 4, unit: "piece" },
    ],
    problem: {
      zh: "这家投资机构的董事会用英语和阿拉伯语交替进行，常有一半成员从海外接入。房间一侧是落地玻璃，地面是石材，顶面是抹灰吊顶，几乎没有吸声的表面。远端总说“前半句盖住了后半句”；在场的人于是凑近话筒，声音越来越大，会开得越来越累。",
      en: "The investment office runs its board in English and Arabic by turns, and half the members often join from abroad. Glass along one side, stone underfoot and plaster overhead left hardly a surface that absorbs. The far end kept reporting that one half of a sentence covered the other. Those in the room leaned into the microphones and spoke up, and two-hour meetings became tiring for everyone.",
      ar: "يعقد مكتب الاستثمار هذا جلسات مجلسه بالعربية والإنجليزية بالتناوب، وكثيرًا ما ينضمّ نصف الأعضاء من الخارج. زجاج على امتداد جانب، وحجر تحت الأقدام، وجصّ في السقف: لا يكاد يوجد سطح يمتصّ الصوت. كان الطرف البعيد يشكو أن نصف الجملة يغطّي نصفها الآخر، فيميل الحاضرون نحو الميكروفونات ويرفعون أصواتهم حتى صارت جلسة الساعتين مرهقة للجميع.",
    },
    solution: {
      zh: "屏幕所在的端墙满铺 21 m²胡桃木格栅板，装在 50 mm龙骨上，发言者的声音正好朝向这面墙。长桌上方并排吊三片象牙白云板，拼成一条连续的顶面，中间嵌线性灯。格栅条在屏幕四周对缝，屏幕支架在龙骨阶段预埋，完成后看不到任何走线。",
      en: "The end wall that carries the screen, and that every speaker faces, took 21 m² of walnut slats on 50 mm battens. Above the table three ivory clouds were butted into one long island around a linear light. The slat joints were set out from the edges of the screen, and its bracket went in with the battens, so no cable shows.",
      ar: "كُسي الجدار الذي يحمل الشاشة، وهو الذي يقابله كل متحدّث، بمساحة 21 م² من ألواح شرائح الجوز على عوارض بعمق 50 مم. وفوق الطاولة تلاصقت ثلاث غيمات عاجية في جزيرة واحدة طويلة حول مصباح خطّي. وُزّعت فواصل الألواح ابتداءً من حافتي الشاشة، ورُكّب حاملها مع العوارض فلا يظهر أي سلك.",
    },
    result: {
      zh: "只算木墙，500 Hz 混响时间的赛宾计算值由约 2.9 秒降到约 1.0 秒（空房间，不计家具与人员，格栅取文献曲线；云板没有可引用的曲线，未计入）。低频下降较少，方案阶段就向业主说明过。远端不再要求重复，秘书说现在可以直接按录音整理纪要。",
      en: "For the slat wall alone, Sabine's formula and a literature curve give a calculated reverberation time at 500 Hz of about 1.0 s in place of 2.9 s for the empty room; the cloud, which has no curve to quote, comes on top. The bass falls less, and the client knew it beforehand. In use, the far end has stopped asking for repeats, and the secretary now writes the minutes straight from the recording.",
      ar: "لجدار الشرائح وحده تعطي معادلة سابين مع منحنى منشور زمنَ ارتداد صوتي محسوبًا عند 500 هرتز يقارب 1.0 ثانية بدل 2.9 ثانية للغرفة الخالية؛ أما الغيمة فلا منحنى منشورًا لها فتأتي زيادةً على ذلك. والتحسّن في الترددات المنخفضة أقل، وقد عرف العميل ذلك سلفًا. لم يعد الطرف البعيد يطلب الإعادة، وصارت السكرتيرة تكتب المحضر من التسجيل مباشرة.",
    },
    pictures: ["case-meeting-dubai-boardroom-1", "case-meeting-dubai-boardroom-2"],
    points: [
      { product: "slat-walnut", x: 36, y: 44 },
      { product: "pet-cloud-rectangle", x: 46, y: 19 },
    ],
  },
  {
    id: "meeting-beijing-review-room",
    class: "meeting",
    title: {
      zh: "设计院的图纸评审室",
      en: "A drawing-review room at a design institute",
      ar: "قاعة مراجعة المخططات في معهد تصميم",
    },
    summary: {
      zh: "原有大理石墙不能打孔，格栅墙改为自立龙骨，日后可以完整拆走。",
      en: "The marble could not be drilled, so the slat wall stands on its own frame and can leave as it came.",
      ar: "لم يكن ثقب الرخام جائزًا، فوقف جدار الشرائح على هيكله الخاص ويمكن فكّه كاملًا.",
    },
    place: { zh: "北京", en: "Beijing, China", ar: "بكين، الصين" },
    year: 2017,
    area: 58,
    dimensions: { length: 8.4, width: 6.9, height: 2.8 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" },
      },
      {
        label: { zh: "桌边座位", en: "Seats at the table", ar: "المقاعد حول الطاولة" },
        value: {
          zh: "8 席，靠墙旁听若干",
          en: "8, with listeners along the wall",
          ar: "8 مقاعد، ومستمعون بمحاذاة الجدار",
        },
      },
      {
        label: { zh: "原墙面", en: "Existing wall", ar: "الجدار القائم" },
        value: {
          zh: "保留的大理石饰面",
          en: "marble facing, to be kept",
          ar: "كسوة رخام يجب الحفاظ عليها",
        },
      },
      {
        label: { zh: "现场工期", en: "Time on site", ar: "مدة التركيب" },
        value: { zh: "4 天", en: "4 days", ar: "4 أيام" },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 23, unit: "m2" },
      { id: "wool-infill-30", quantity: 23, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 4, unit: "piece" },
    ],
    problem: {
      zh: "评审会上常有三四个人同时对着图纸说话，楼里出租的这层又保留了前租户的整面大理石墙。石材把人声原样送回长桌，坐在另一头的结构工程师听到的是两遍。租约写明石材不得损坏，凡是需要打膨胀螺栓的做法都被物业否决。",
      en: "At reviews three or four people talk over the same drawing at once, and the rented floor had kept an earlier tenant's full wall of marble. It sent every voice straight back down the table, and the structural engineers at the far end heard everything twice. The lease forbade any damage to the stone, so the building manager turned down each proposal that needed an anchor.",
      ar: "في جلسات المراجعة يتحدّث ثلاثة أو أربعة في آن واحد فوق المخطط نفسه، وكان الطابق المستأجَر يحتفظ بجدار رخامي كامل من مستأجر سابق. كان الرخام يردّ كل صوت على امتداد الطاولة، فيسمع مهندسو الإنشاء في الطرف الآخر الكلام مرتين. ومنع عقد الإيجار المساس بالحجر، فرفضت إدارة المبنى كل حلّ يحتاج إلى براغي تثبيت.",
    },
    solution: {
      zh: "我们把木墙做成一榀自立框架：竖龙骨上顶楼板、下落地面，离石材 20 mm，中间不接触。框架内填 30 mm玻璃棉，外挂胡桃木格栅，屏幕重量由框架承担。桌面上方另吊四片象牙白云板。所有板件在工厂按现场尺寸裁好编号，进场只需组装。",
      en: "The timber wall became a frame of its own, braced between floor and slab and standing 20 mm clear of the stone. The frame holds 30 mm wool behind walnut slats and carries the weight of the screen. Four ivory clouds hang above the table. Every board was cut to the site dimensions and numbered at the factory, so only assembly was left for the building.",
      ar: "جعلنا الجدار الخشبي هيكلًا قائمًا بذاته، مشدودًا بين الأرضية والبلاطة ومبتعدًا 20 مم عن الحجر. يملأ الهيكلَ صوفٌ بسماكة 30 مم خلف شرائح الجوز، ويحمل الهيكل وزن الشاشة أيضًا. وعُلّقت أربع غيمات عاجية فوق الطاولة. قُصّت الألواح ورُقّمت في المصنع بمقاسات الموقع، فلم يبقَ في المبنى سوى التجميع.",
    },
    result: {
      zh: "桌子两头对话不必再提高声音，几个人同时发言时也分得清是谁在说。大理石仍完好地留在后面，物业验收时用手电从缝里看过。业主后来续租，木墙没有拆；如果哪天搬走，它可以按编号原样装到下一处。",
      en: "People at the two ends of the table now talk without raising their voices, and when several speak at once it is clear who is who. The marble is untouched behind: the manager checked through the gap with a torch at handover. The institute has since renewed its lease and kept the wall. Should it move, the numbered boards can go along.",
      ar: "صار الحديث بين طرفي الطاولة ممكنًا من غير رفع الصوت، وإذا تكلّم عدّة أشخاص معًا عُرف من المتكلّم. بقي الرخام سليمًا في الخلف، وقد فحصه مدير المبنى من الفجوة بمصباح يدوي عند التسليم. جدّد المعهد عقده لاحقًا وأبقى الجدار، وإن انتقل يومًا فالألواح المرقّمة تنتقل معه.",
    },
    pictures: ["case-meeting-beijing-review-room-1"],
    points: [
      { product: "slat-walnut", x: 70, y: 45 },
      { product: "pet-cloud-rectangle", x: 46, y: 27 },
    ],
  },
  {
    id: "meeting-hangzhou-stand-up",
    class: "meeting",
    title: {
      zh: "软件公司的每日站会室",
      en: "The stand-up room of a software company",
      ar: "قاعة الاجتماع اليومي في شركة برمجيات",
    },
    summary: {
      zh: "墨绿 V 槽毡包住两面墙，绿色垂片压住顶面，三个小组前后脚开会也不串。",
      en: "Moss V-groove felt on two walls and green baffles overhead for a room that never empties.",
      ar: "لبّاد أخضر بحزوز V على جدارين وألواح معلّقة خضراء لقاعة لا تخلو.",
    },
    place: { zh: "浙江杭州", en: "Hangzhou, China", ar: "هانغتشو، الصين" },
    year: 2019,
    area: 44,
    dimensions: { length: 7.3, width: 6, height: 3.2 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: {
          zh: "3.2 米，裸顶喷白",
          en: "3.2 m, exposed slab painted white",
          ar: "3.2 م، بلاطة مكشوفة مطلية بالأبيض",
        },
      },
      {
        label: { zh: "使用", en: "Use", ar: "الاستخدام" },
        value: {
          zh: "每天 9 到 11 场短会",
          en: "9 to 11 short meetings a day",
          ar: "من 9 إلى 11 اجتماعًا قصيرًا يوميًا",
        },
      },
      {
        label: { zh: "毡墙面积", en: "Felt on the walls", ar: "اللبّاد على الجدران" },
        value: { zh: "36 平方米", en: "36 m²", ar: "36 م²" },
      },
    ],
    products: [
      { id: "pet-groove", quantity: 36, unit: "m2" },
      { id: "pet-baffle", quantity: 26, unit: "piece" },
    ],
    problem: {
      zh: "站会、评审、复盘排满一天，同一张桌子前常有十几个人站着说话。原来的白墙裸顶让每一句话都拖着尾巴，笑声尤其刺耳。行政最初想买移动屏风，但屏风一挪动就挡住投影，也没有地方收。",
      en: "Stand-ups, reviews and retrospectives fill the day, often with a dozen people on their feet around one table. White walls and a bare slab gave each sentence a tail, and laughter in particular cut through the room. The office manager first thought of movable screens, but wherever they stood they blocked the display, and there was no place to store them.",
      ar: "تملأ الاجتماعات الواقفة والمراجعات يوم العمل، وكثيرًا ما يقف اثنا عشر شخصًا حول طاولة واحدة. كانت الجدران البيضاء والسقف المكشوف تترك لكل جملة ذيلًا، وكان الضحك على وجه الخصوص حادًّا. فكّر مدير المكتب أولًا في قواطع متحركة، لكنها كانت تحجب الشاشة أينما وُضعت، ولا مكان لتخزينها.",
    },
    solution: {
      zh: "屏幕墙与右侧墙改成整面墨绿 V 槽毡，槽距与板缝对齐，远看是一块完整的颜色。裸顶下挂 26 片绿色与沙色垂片，顺着长桌方向排列，管线和喷淋头都留在片与片之间。窗前不做处理，留住日光。毡面可以直接用图钉，便签墙也就不用另做了。",
      en: "The screen wall and the wall to its right were lined with moss V-groove felt, the grooves aligned with the board joints so that the colour reads as one plane. Under the slab 26 baffles in green and sand run along the table, with services and sprinkler heads left free between them. Nothing was placed near the window. The felt takes drawing pins, which made a separate pin board unnecessary.",
      ar: "كُسي جدار الشاشة والجدار الأيمن بلبّاد أخضر طحلبي ذي حزوز V، وتطابقت الحزوز مع فواصل الألواح فبدا اللون سطحًا واحدًا. وتحت البلاطة يمتدّ 26 لوحًا معلّقًا بالأخضر والرملي على طول الطاولة، وبقيت التمديدات ورؤوس رشّاشات الحريق حرّة بينها. تُركت النافذة بلا معالجة. ويقبل اللبّاد الدبابيس، فلم تعد هناك حاجة إلى لوحة تعليق.",
    },
    result: {
      zh: "第一周就有人说“房间好像变小了”，指的是声音近了。会与会之间不再有人先喊一声“安静”。毡面上现在钉着三个项目的流程图，换季时取下来，针孔合上，看不出痕迹。垂片颜色后来也用到了前台。",
      en: "In the first week people said the room felt smaller, and meant that voices had come closer. Nobody now has to call for quiet before the next group begins. Three project flow charts are pinned to the felt; when they come down the fibres close over the pinholes. The colours of the baffles were later repeated at the reception.",
      ar: "في الأسبوع الأول قال الموظفون إن القاعة صارت أصغر، وكانوا يقصدون أن الأصوات صارت أقرب. لم يعد أحد ينادي بالصمت قبل أن تبدأ المجموعة التالية. على اللبّاد الآن مخططات ثلاثة مشاريع، وحين تُرفع تنغلق الألياف على أثر الدبابيس. ثم تكرّرت ألوان الألواح المعلّقة في ركن الاستقبال.",
    },
    pictures: ["case-meeting-hangzhou-stand-up-1"],
    points: [
      { product: "pet-groove", x: 22, y: 40 },
      { product: "pet-baffle", x: 78, y: 10 },
    ],
  },
  {
    id: "meeting-singapore-divisible-room",
    class: "meeting",
    title: {
      zh: "可以一分为二的培训会议室",
      en: "A training room that splits in two",
      ar: "قاعة تدريب تنقسم إلى اثنتين",
    },
    summary: {
      zh: "隔断拉上还是打开，两种状态都要好用：吸声面必须留在不动的墙和顶上。",
      en: "Partition open or closed, both must work, so the absorption sits on the parts that never move.",
      ar: "يجب أن تصلح القاعة والقاطع مفتوح أو مغلق، فوُضع الامتصاص على ما لا يتحرّك.",
    },
    place: { zh: "新加坡", en: "Singapore", ar: "سنغافورة" },
    year: 2022,
    area: 72,
    dimensions: { length: 12, width: 6, height: 2.9 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "2.9 米", en: "2.9 m", ar: "2.9 م" },
      },
      {
        label: { zh: "分隔", en: "Division", ar: "التقسيم" },
        value: {
          zh: "36 + 36 m²，活动隔断",
          en: "36 + 36 m², folding partition",
          ar: "36 + 36 م² بقاطع قابل للطي",
        },
      },
      {
        label: { zh: "空调", en: "Air conditioning", ar: "التكييف" },
        value: {
          zh: "下班后关闭，夜间潮湿",
          en: "off after hours, humid at night",
          ar: "يُطفأ بعد الدوام، والليل رطب",
        },
      },
      {
        label: { zh: "毡板安装", en: "Fixing of the felt", ar: "تثبيت اللبّاد" },
        value: {
          zh: "直接上墙，踢脚上留 100 mm",
          en: "direct to wall, 100 mm above the floor",
          ar: "مباشرة على الجدار بارتفاع 100 مم عن الأرض",
        },
      },
    ],
    products: [
      { id: "pet-groove", quantity: 48, unit: "m2" },
      { id: "pet-baffle", quantity: 40, unit: "piece" },
      { id: "corner-profile", quantity: 8, unit: "piece" },
    ],
    problem: {
      zh: "物流企业的培训室白天合成一间上大课，下午拉上隔断开两个小会。合起来时讲师的声音散，分开后每半间只剩一面硬墙对着活动隔断，拍一下手能听到一串回声。业主还担心木质板材受不住夜里停空调之后的湿气。",
      en: "A logistics company uses the room as one for morning courses and as two for afternoon meetings. Joined, the trainer's voice scattered. Divided, each half had a hard wall facing the hard partition, and a single clap came back as a rattle. The client also feared for timber panels in the damp that settles once the air conditioning goes off at night.",
      ar: "تستعمل شركة خدمات لوجستية القاعة مفتوحةً لدورات الصباح، ومقسومةً لاجتماعات بعد الظهر. في الحالة الأولى يتبعثر صوت المدرّب، وفي الثانية يواجه جدار صلب قاطعًا صلبًا في كل نصف، فتعود التصفيقة الواحدة سلسلة متلاحقة. وخشي العميل أيضًا على الألواح الخشبية من رطوبة الليل بعد إطفاء التكييف.",
    },
    solution: {
      zh: "活动隔断保持原样。我们把与它相对的两面端墙都做成墨绿 V 槽毡，这样无论开合，每个空间里总有一面吸声墙对着硬面；各自的侧墙再补一段。顶面垂片按半间一组排列，隔断轨道两侧对称留空。聚酯毡几乎不吸湿，也不会翘曲，离地 100 mm起铺，避开拖地的水。",
      en: "The partition stayed as it was. Both end walls facing it were lined with moss V-groove felt, so that in either state each space has one absorbing wall opposite a hard one, and each half gained a stretch of side wall. The baffles form two groups, held back evenly from the partition track. Polyester felt takes up hardly any moisture and does not warp; it starts 100 mm above the floor, out of reach of the mop.",
      ar: "بقي القاطع كما هو. كُسي الجداران الطرفيان المقابلان له بلبّاد أخضر ذي حزوز V، فيكون في كل فضاء، مفتوحًا كان أو مقسومًا، جدار ماصّ يواجه سطحًا صلبًا، وأُضيف جزء من الجدار الجانبي في كل نصف. ووُزّعت الألواح المعلّقة في مجموعتين تبتعدان بالتساوي عن سكّة القاطع. لا يكاد لبّاد البوليستر يتشرّب الرطوبة ولا يلتوي، ويبدأ على ارتفاع 100 مم بعيدًا عن ماء التنظيف.",
    },
    result: {
      zh: "两种用法下回声串都消失了。讲师合班授课时不再自带扩音器。需要说明的是：毡板没有提高隔断的隔声量，隔壁大笑仍听得见；业主为此把两间的重要会议错开排期，这是事先谈好的分工。",
      en: "The rattle is gone in both layouts, and trainers have stopped bringing a portable amplifier to the joint sessions. One limit was agreed from the start: felt does nothing for the sound insulation of the partition, and loud laughter next door can still be heard. The company schedules its confidential meetings so that the other half is empty.",
      ar: "اختفت سلسلة الأصداء في الوضعين، ولم يعد المدرّبون يحملون مكبّر صوت إلى الدورات المشتركة. وثمة حدّ اتُّفق عليه منذ البداية: اللبّاد يمتصّ الصوت ولا يزيد عزل القاطع، فما زال الضحك العالي مسموعًا من النصف الآخر، ولذلك تُجدول الشركة اجتماعاتها السرّية حين يكون النصف المجاور خاليًا.",
    },
    pictures: ["case-meeting-singapore-divisible-room-1"],
    points: [
      { product: "pet-groove", x: 79, y: 41 },
      { product: "pet-baffle", x: 56, y: 16 },
    ],
  },
  {
    id: "meeting-shanghai-night-calls",
    class: "meeting",
    title: {
      zh: "留给夜间越洋电话的会议室",
      en: "A room for late calls across the ocean",
      ar: "قاعة للمكالمات الليلية عبر المحيط",
    },
    summary: {
      zh: "烟熏橡木、深色圆云板与压低的灯光：晚上九点以后才真正热闹的一间。",
      en: "Smoked oak, dark round clouds and low light for a room that is busiest after nine in the evening.",
      ar: "بلوط مدخّن وغيمات داكنة وضوء خافت لقاعة يبدأ ازدحامها بعد التاسعة مساءً.",
    },
    place: { zh: "上海", en: "Shanghai, China", ar: "شنغهاي، الصين" },
    year: 2021,
    area: 40,
    dimensions: { length: 7, width: 5.7, height: 2.9 },
    surfaces: {
      floor: "carpet",
      walls: "plaster",
      ceiling: "plasterboard-ceiling",
      patches: [{ surface: "glass", area: 12, on: "walls" }],
    },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "2.9 米", en: "2.9 m", ar: "2.9 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "8 席", en: "8", ar: "8 مقاعد" },
      },
      {
        label: { zh: "主要使用时段", en: "Main hours of use", ar: "ساعات الاستخدام الرئيسية" },
        value: { zh: "20:30 至 23:30", en: "20:30 to 23:30", ar: "من 20:30 إلى 23:30" },
      },
      {
        label: { zh: "云板吊高", en: "Height of the clouds", ar: "ارتفاع الغيمات" },
        value: {
          zh: "距地 2.4 至 2.6 米",
          en: "2.4 to 2.6 m above the floor",
          ar: "من 2.4 إلى 2.6 م فوق الأرض",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 20, unit: "m2", mounting: "battens-50" },
      { id: "pet-cloud-round", quantity: 3, unit: "piece" },
      { id: "pet-flat-12", quantity: 15, unit: "m2", mounting: "direct" },
    ],
    problem: {
      zh: "贸易公司与美洲客户的电话集中在深夜。楼里安静下来之后，房间自己的毛病反而明显：桌上扬声器的声音在两面硬墙之间来回弹，人累的时候尤其难忍。白天用的冷白灯把窗外的夜景也照没了，屏幕里的人脸发青。",
      en: "The trading firm's calls with the Americas fall late in the evening. Once the building is quiet the room's own faults stand out: the desk speaker bounced between two hard walls, hard to bear at the end of a long day. The cold white lighting meant for daytime also turned faces blue on screen and washed out the city outside.",
      ar: "تقع مكالمات الشركة التجارية مع الأمريكتين في وقت متأخر من المساء. وحين يهدأ المبنى تبرز عيوب القاعة نفسها: صوت مكبّر الطاولة يرتدّ بين جدارين صلبين، وهو أمر ثقيل في آخر يوم طويل. وكانت الإضاءة البيضاء الباردة المخصّصة للنهار تجعل الوجوه مزرقّة على الشاشة وتمحو مشهد المدينة في الخارج.",
    },
    solution: {
      zh: "声与光一起做。端墙用烟熏橡木格栅，顶部藏一道洗墙灯带，木纹的凹凸在低照度下也看得清。右侧墙贴 15 m²深灰平面毡，正对窗面，打断来回反射。三片深色圆云板错开高度吊在桌上，边缘透出一圈柔光，代替了原来的格栅灯。",
      en: "Sound and light were handled together. The end wall took smoked oak slats with a concealed strip washing down from the top, which brings out the relief at low light levels. On the right, 15 m² of dark flat felt faces the window and breaks the path between glass and wall. Three dark round clouds at staggered heights, each with a soft halo, replaced the old luminaires.",
      ar: "عولج الصوت والضوء معًا. كُسي الجدار الطرفي بشرائح البلوط المدخّن مع شريط إضاءة مخفيّ يغسله من الأعلى فيُظهر بروز الشرائح حتى في الضوء الخافت. وعلى اليمين 15 م² من اللبّاد المسطّح الداكن تقابل النافذة وتقطع المسار بين الزجاج والجدار. وحلّت ثلاث غيمات مستديرة داكنة متفاوتة الارتفاع، تحفّ بكل منها هالة ناعمة، محلّ المصابيح القديمة.",
    },
    result: {
      zh: "扬声器音量比以前调低了两格还听得清。同事形容夜里进这间房“像关上了一扇门”。镜头里的背景变成安静的深木色，客户问过两次这是哪家酒店。白天它照样开会，只是要把灯调亮。",
      en: "The desk speaker now stands two steps lower and is still easy to follow. Colleagues say that entering at night feels like a door closing behind them. On camera the background is a calm dark timber, and customers have twice asked which hotel the team was calling from. By day it serves as an ordinary meeting room with the lights turned up.",
      ar: "صار مكبّر الطاولة مضبوطًا أخفض بدرجتين وما زال واضحًا. ويقول الموظفون إن دخول القاعة ليلًا يشبه إغلاق باب خلفهم. أما الكاميرا فترى خلفية هادئة من الخشب الداكن، وقد سأل العملاء مرتين عن اسم الفندق الذي يتصل منه الفريق. وفي النهار تعود قاعة اجتماعات عادية بإضاءة أقوى.",
    },
    pictures: ["case-meeting-shanghai-night-calls-1"],
    points: [
      { product: "slat-smoked-oak", x: 75, y: 46 },
      { product: "pet-cloud-round", x: 33, y: 20.5 },
      { product: "pet-flat-12", x: 93, y: 50 },
    ],
  },
  {
    id: "meeting-sao-paulo-law-firm",
    class: "meeting",
    title: {
      zh: "律师事务所：先分清隔声与吸声",
      en: "A law firm: first, insulation and absorption told apart",
      ar: "مكتب محاماة: التمييز أولًا بين العزل والامتصاص",
    },
    summary: {
      zh: "客户要的是“隔音板”，最后得到的是一份分工：隔墙归隔墙，木墙归木墙，密谈归静音舱。",
      en: "They asked for soundproof panels and got a division of labour between partition, slats and booth.",
      ar: "طلبوا ألواحًا عازلة، فحصلوا على توزيع واضح للأدوار بين القاطع والشرائح والكابينة.",
    },
    place: { zh: "巴西圣保罗", en: "São Paulo, Brazil", ar: "ساو باولو، البرازيل" },
    year: 2026,
    area: 38,
    dimensions: { length: 6.5, width: 5.85, height: 2.8 },
    surfaces: {
      floor: "carpet",
      walls: "plaster",
      ceiling: "plasterboard-ceiling",
      patches: [{ surface: "glass", area: 10, on: "walls" }],
    },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "8 席", en: "8", ar: "8 مقاعد" },
      },
      {
        label: { zh: "走廊隔墙", en: "Corridor partition", ar: "القاطع نحو الممر" },
        value: {
          zh: "由业主方加封至楼板",
          en: "sealed up to the slab by the client's contractor",
          ar: "أغلقه مقاول العميل حتى البلاطة",
        },
      },
      {
        label: { zh: "密谈空间", en: "Confidential calls", ar: "المكالمات السرّية" },
        value: {
          zh: "门外单人静音舱 1 间",
          en: "one single booth outside the door",
          ar: "كابينة مكالمات فردية عند الباب",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 18, unit: "m2", mounting: "battens-50" },
      { id: "pet-cloud-round", quantity: 3, unit: "piece" },
      { id: "pet-flat-9", quantity: 13, unit: "m2", mounting: "direct" },
      { id: "booth-s", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "律师在走廊里能听见会议室的谈话，于是来询价时开口就要“隔音板”。看过现场视频才发现是两个问题：吊顶以上的隔墙没有封到楼板，声音从那里漏出去；而房间里面又太响，客户紧张时声音一高，谁都听不清谁。板材只能解决后一个。",
      en: "Conversations could be followed from the corridor, so the first inquiry asked for soundproof panels. A video of the site showed two separate faults. The partition stopped at the suspended ceiling, and speech escaped over the top. Inside, the room was so live that a nervous client with a raised voice drowned everyone else. Panels can cure only the second.",
      ar: "كان الحديث يُفهم من الممر، فجاء الاستفسار الأول يطلب ألواحًا عازلة للصوت. وأظهر تصوير الموقع عيبين منفصلين: القاطع يتوقّف عند السقف المستعار فيتسرّب الكلام من فوقه، والقاعة من الداخل شديدة الرنين، حتى إن موكّلًا متوتّرًا يرفع صوته يطغى على الجميع. والألواح لا تعالج إلا العيب الثاني.",
    },
    solution: {
      zh: "我们把话说在报价之前：隔墙由当地施工方加高并密封，门换成带密封条的；这些不在我们的供货里。室内端墙用烟熏橡木格栅，侧墙贴深灰薄毡，桌上吊三片深色圆云板。只需一个人打的保密电话，另在门外放一间 S 型静音舱，不占会议室的时段。",
      en: "We said so before quoting. The local contractor carried the partition up to the slab and fitted a door with seals; none of that was our supply. Inside, the end wall took smoked oak slats, the side wall thin dark felt, and three dark round clouds hang above the table. For calls that need one person and discretion, a booth S stands outside, so that the room itself is not blocked.",
      ar: "أوضحنا ذلك قبل التسعير: يرفع المقاول المحلي القاطع حتى البلاطة ويركّب بابًا بحواشٍ محكمة، وهذا خارج توريدنا. في الداخل كُسي الجدار الطرفي بشرائح البلوط المدخّن، والجدار الجانبي بلبّاد رقيق داكن، وعُلّقت ثلاث غيمات مستديرة داكنة فوق الطاولة. أما المكالمات السرّية لشخص واحد فلها كابينة مكالمات S عند الباب كي لا تُحجز القاعة.",
    },
    result: {
      zh: "走廊安静了，功劳主要在封好的隔墙；屋里听得清了，才是木墙与云板的作用。合伙人说，这是第一次有供应商劝他们少买一样东西。傍晚的会见如今在暖光下进行，当事人说话也不自觉地放低了声音。",
      en: "The corridor is quiet, chiefly thanks to the sealed partition. That people inside understand one another is the work of slats and clouds. A partner remarked that no supplier had ever advised them to buy less. Evening consultations now take place in warm light, and clients lower their voices without being asked.",
      ar: "هدأ الممر بفضل القاطع المُحكم أساسًا، أما وضوح الكلام في الداخل فمن عمل الشرائح والغيمات. قال أحد الشركاء إنها المرة الأولى التي ينصحهم فيها مورّد بشراء أقل. وتجري لقاءات المساء اليوم في ضوء دافئ، ويخفض الموكّلون أصواتهم من غير أن يُطلب منهم.",
    },
    pictures: ["case-meeting-sao-paulo-law-firm-1", "case-meeting-sao-paulo-law-firm-2"],
    points: [
      { product: "slat-smoked-oak", x: 27, y: 43 },
      { product: "pet-cloud-round", x: 41, y: 21 },
      { product: "pet-flat-9", x: 15, y: 24 },
      { product: "booth-s", x: 67, y: 51 },
    ],
  },
  {
    id: "meeting-jakarta-telemedicine",
    class: "meeting",
    title: {
      zh: "医院的远程会诊室",
      en: "A consulting room for telemedicine",
      ar: "غرفة استشارات طبية عن بُعد",
    },
    summary: {
      zh: "房间小，闷声重：用带空腔和玻璃棉的橡木圆孔板，先把 250 Hz 压下来。",
      en: "A small room with a boom, tamed at 250 Hz by perforated oak over a deep, wool-filled cavity.",
      ar: "غرفة صغيرة ذات طنين، عولجت عند 250 هرتز بألواح بلوط مثقّبة فوق فراغ عميق وصوف.",
    },
    place: { zh: "印度尼西亚雅加达", en: "Jakarta, Indonesia", ar: "جاكرتا، إندونيسيا" },
    year: 2021,
    area: 15,
    dimensions: { length: 4.1, width: 3.65, height: 2.7 },
    surfaces: {
      floor: "stone",
      walls: "plaster",
      ceiling: "plasterboard-ceiling",
      patches: [{ surface: "glass", area: 3, on: "walls" }],
    },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "2.7 米", en: "2.7 m", ar: "2.7 م" },
      },
      {
        label: { zh: "体积", en: "Volume", ar: "الحجم" },
        value: { zh: "约 40 m³", en: "about 40 m³", ar: "نحو 40 م³" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "4 席", en: "4", ar: "4 مقاعد" },
      },
      {
        label: { zh: "木墙总厚", en: "Depth of the wall", ar: "عمق الجدار" },
        value: {
          zh: "约 170 mm，含 150 mm空腔",
          en: "about 170 mm, with a 150 mm cavity",
          ar: "نحو 170 مم مع فراغ 150 مم",
        },
      },
    ],
    products: [
      { id: "perforated-oak-16", quantity: 11, unit: "m2", mounting: "cavity-150-wool-30" },
      { id: "wool-infill-30", quantity: 11, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "外岛的乡镇医生每天通过视频向这里的专科医生请教。四个人一坐下，房间就发“嗡”，男声像从桶里传出来，药名和剂量偏偏是最不能听错的内容。之前贴过一层薄海绵，高音没了，闷声还在，反倒更不清楚。",
      en: "Doctors on outlying islands consult the specialists here by video every day. With four people seated the room boomed, men's voices seemed to come out of a barrel, and drug names and doses are the last things anyone should mishear. A layer of thin foam had been tried. It removed the treble, left the boom, and made speech less clear than before.",
      ar: "يستشير أطباء الجزر النائية المختصّين هنا بالفيديو كل يوم. وما إن يجلس أربعة أشخاص حتى تطنّ الغرفة، فتبدو أصوات الرجال كأنها خارجة من برميل، وأسماء الأدوية وجرعاتها آخر ما يجوز أن يُساء سماعه. جُرّبت من قبل طبقة رقيقة من الإسفنج، فذهبت الترددات العالية وبقي الطنين وصار الكلام أقل وضوحًا.",
    },
    solution: {
      zh: "薄材料管不到低中频，所以我们向业主要了 170 mm厚度：150 mm空腔，内填 30 mm玻璃棉，面层是孔径 5.5 mm、孔距 16 mm的橡木圆孔板，整面 11 m²。房间因此窄了一点，换来一面从 125 Hz 起就起作用的墙。桌上再吊一片象牙白云板收高频。海绵全部拆除。",
      en: "Thin layers do not reach the low mid-range, so we asked for 170 mm of the room: a 150 mm cavity with 30 mm wool behind perforated oak, 5.5 mm holes at 16 mm centres, over a full wall of 11 m². The room lost a little width and gained a surface that works from 125 Hz upwards. One ivory cloud with the light takes the treble over the table. The foam was stripped out.",
      ar: "الطبقات الرقيقة لا تبلغ الترددات المتوسطة المنخفضة، فطلبنا من الغرفة 170 مم: فراغ 150 مم فيه صوف بسماكة 30 مم خلف ألواح بلوط مثقّبة، ثقوبها 5.5 مم بتباعد 16 مم، على جدار كامل بمساحة 11 م². خسرت الغرفة قليلًا من عرضها وكسبت سطحًا يعمل من 125 هرتز فصاعدًا. وتتولّى غيمة عاجية مع الإضاءة الترددات العالية فوق الطاولة. وأُزيل الإسفنج كله.",
    },
    result: {
      zh: "只计木墙，赛宾公式计算 250 Hz 混响时间由约 1.9 秒降到约 0.6 秒，500 Hz 由约 2.4 秒降到约 0.7 秒（空房间，文献曲线；房间只有 40 m³，约 270 Hz 以下的计算值只供参考）。使用中最直接的变化：对方不再让医生把药名拼读一遍。",
      en: "Counting the wall alone, Sabine's formula gives about 1.9 s before and 0.6 s after at 250 Hz, and about 2.4 s and 0.7 s at 500 Hz: calculated from a literature curve for the empty room, and in 40 m³ only a guide below roughly 270 Hz. What the doctors notice is simpler. Nobody asks them to spell out drug names any more.",
      ar: "باحتساب الجدار وحده تعطي معادلة سابين نحو 1.9 ثانية قبل المعالجة و0.6 ثانية بعدها عند 250 هرتز، ونحو 2.4 و0.7 ثانية عند 500 هرتز: قيم محسوبة من منحنى منشور للغرفة الخالية، وهي في حجم 40 م³ إرشادية فقط دون 270 هرتز تقريبًا. أما ما يلاحظه الأطباء فأبسط: لم يعد أحد يطلب منهم تهجئة أسماء الأدوية.",
    },
    pictures: ["case-meeting-jakarta-telemedicine-1"],
    points: [
      { product: "perforated-oak-16", x: 71, y: 43 },
      { product: "pet-cloud-rectangle", x: 46, y: 16.5 },
    ],
  },
  {
    id: "meeting-toronto-library",
    class: "meeting",
    title: {
      zh: "图书馆里照顾助听器使用者的小会议室",
      en: "A library meeting room for people with hearing aids",
      ar: "قاعة صغيرة في مكتبة عامة لمستعملي المعينات السمعية",
    },
    summary: {
      zh: "橡木圆孔墙、无玻璃桌面、看得清口型的灯光：一间按听障读者意见改出来的房间。",
      en: "Perforated oak, a matt table and light on faces: a room changed at the word of its users.",
      ar: "بلوط مثقّب وطاولة غير لامعة وضوء على الوجوه: قاعة تغيّرت بكلمة من روّادها.",
    },
    place: { zh: "加拿大多伦多", en: "Toronto, Canada", ar: "تورونتو، كندا" },
    year: 2020,
    area: 20,
    dimensions: { length: 4.7, width: 4.25, height: 2.8 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "4 席，轮椅可就位",
          en: "4, with room for a wheelchair",
          ar: "4 مقاعد مع مكان لكرسي متحرّك",
        },
      },
      {
        label: { zh: "使用者", en: "Users", ar: "المستعملون" },
        value: {
          zh: "读书会、社区咨询、听障互助小组",
          en: "book groups, advice hours, a hearing-loss circle",
          ar: "حلقات قراءة واستشارات ومجموعة لضعاف السمع",
        },
      },
      {
        label: { zh: "照明", en: "Lighting", ar: "الإضاءة" },
        value: {
          zh: "云板内嵌线性灯",
          en: "linear light within the cloud",
          ar: "مصباح خطّي ضمن الغيمة",
        },
      },
    ],
    products: [
      { id: "perforated-oak-8", quantity: 13, unit: "m2" },
      { id: "wool-infill-30", quantity: 13, unit: "m2" },
      { id: "pet-cloud-rectangle", quantity: 2, unit: "piece" },
    ],
    problem: {
      zh: "听障互助小组每周在这里聚会，却总有人提前离开。助听器把人声和房间的回声一起放大，翻纸、拖椅子的声音也一样。房间很小，看上去不像有问题，以前的改造只换了家具和墙面颜色，没有人想到问题出在墙上。",
      en: "A hearing-loss circle met here every week, and some members always left early. A hearing aid amplifies the reverberation of a room along with the voice, and with it the rustle of paper and the scrape of chairs. Because the room is small it never looked like a problem. Earlier refits had changed furniture and paint and left the walls as hard as ever.",
      ar: "كانت مجموعة لضعاف السمع تلتقي هنا أسبوعيًا، ويغادر بعض أفرادها باكرًا دائمًا. فالمعين السمعي يضخّم ارتداد الغرفة مع الصوت، ويضخّم معه حفيف الورق واحتكاك الكراسي. ولأن القاعة صغيرة لم تبدُ يومًا مشكلة، واقتصرت التجديدات السابقة على الأثاث والطلاء وبقيت الجدران صلبة كما كانت.",
    },
    solution: {
      zh: "方案是和小组一起坐在房间里谈出来的。端墙做 8 mm孔距的橡木圆孔板，背填玻璃棉；桌上吊两片拼合的象牙白云板，线性灯从中间照下来，让脸部没有阴影，便于看口型。桌面换成无反光的白蜡木，椅子换软脚轮。窗户保留，背光座位改放绿植。",
      en: "The design came out of an hour spent in the room with the group. The end wall took perforated oak at 8 mm centres over wool. Two ivory clouds joined above the table carry a linear light that leaves faces free of shadow, for those who lip-read. The table became matt ash, the chairs gained soft castors, and a plant took the place nobody should sit in, against the window.",
      ar: "خرج التصميم من ساعة قضيناها في القاعة مع المجموعة. كُسي الجدار الطرفي بألواح بلوط مثقّبة بتباعد 8 مم فوق صوف، والتقت غيمتان عاجيتان فوق الطاولة تحملان ضوءًا خطّيًا لا يترك ظلًّا على الوجوه، عونًا لمن يقرأ الشفاه. صارت الطاولة من دردار غير لامع، وحملت الكراسي عجلات ليّنة، ووُضعت نبتة في المكان المعاكس للضوء حيث لا ينبغي أن يجلس أحد.",
    },
    result: {
      zh: "小组现在会坐满预约的两个小时。一位成员说，她第一次不必在“听”和“看口型”之间二选一。图书馆随后把这间房优先排给需要清楚听话的活动，比如法律援助与语言考试口试。",
      en: "The circle now stays for the full two hours. One member said that, for the first time, she did not have to choose between listening and watching lips. The library has since given the room first to activities in which every word counts, such as legal advice and spoken language tests.",
      ar: "تبقى المجموعة الآن الساعتين كاملتين. قالت إحدى العضوات إنها للمرة الأولى لا تختار بين السمع ومراقبة الشفاه. ومنذ ذلك الحين تخصّص المكتبة القاعة أولًا للأنشطة التي تُحسب فيها كل كلمة، كالاستشارات القانونية واختبارات المحادثة.",
    },
    pictures: ["case-meeting-toronto-library-1"],
    points: [
      { product: "perforated-oak-8", x: 64, y: 43 },
      { product: "pet-cloud-rectangle", x: 47, y: 19 },
    ],
  },
  {
    id: "meeting-casablanca-agency",
    class: "meeting",
    title: {
      zh: "广告公司的提案室：一半展板，一半木墙",
      en: "A pitch room, half pin-board, half timber",
      ar: "قاعة عروض، نصفها للتعليق ونصفها خشب",
    },
    summary: {
      zh: "陶土色毡墙钉稿子，橡木格栅墙放屏幕，两半各有各的工作。",
      en: "Terracotta felt takes the sketches, oak slats take the screen: each half has its own work.",
      ar: "اللبّاد الطيني للرسوم، وشرائح البلوط للشاشة: لكل نصف عمله.",
    },
    place: { zh: "摩洛哥卡萨布兰卡", en: "Casablanca, Morocco", ar: "الدار البيضاء، المغرب" },
    year: 2023,
    area: 50,
    dimensions: { length: 7.2, width: 6.95, height: 3.1 },
    surfaces: {
      floor: "stone",
      walls: "plaster",
      ceiling: "plaster",
      patches: [
        { surface: "glass", area: 8, on: "walls" },
        { surface: "door", area: 4, on: "walls" },
      ],
    },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.1 米", en: "3.1 m", ar: "3.1 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "10 席", en: "10", ar: "10 مقاعد" },
      },
      {
        label: { zh: "配色", en: "Colours", ar: "الألوان" },
        value: {
          zh: "陶土、沙色、天然橡木",
          en: "terracotta, sand, natural oak",
          ar: "طيني ورملي وبلوط طبيعي",
        },
      },
      {
        label: { zh: "施工", en: "Installation", ar: "التركيب" },
        value: {
          zh: "当地木工按我方图纸安装",
          en: "local joiners, to our drawings",
          ar: "نجّارون محليون وفق مخططاتنا",
        },
      },
    ],
    products: [
      { id: "slat-oak", quantity: 12, unit: "m2", mounting: "battens-50" },
      { id: "pet-flat-24", quantity: 10, unit: "m2", mounting: "direct" },
      { id: "pet-flat-12", quantity: 17, unit: "m2", mounting: "direct" },
      { id: "pet-cloud-round", quantity: 3, unit: "piece" },
      { id: "batten-kit", quantity: 3, unit: "piece" },
    ],
    problem: {
      zh: "创意总监要一面能钉满草图的墙，客户经理要一面挂屏幕、看着体面的墙，财务只批了一面墙的预算。老房间抹灰厚实，提案时背景音乐和人声叠在一起，短片的旁白总要放两遍。",
      en: "The creative director wanted a wall to cover with sketches, the account team a wall that does a screen credit, and finance approved money for one. The old room has thick plaster all round. In pitches music and voices piled up on each other, and the voice-over of a film usually had to be played a second time before the client could comment.",
      ar: "أراد المدير الإبداعي جدارًا يملؤه بالرسوم، وأراد فريق العملاء جدارًا يليق بالشاشة، ووافقت المالية على ميزانية جدار واحد. والقاعة القديمة مكسوّة بجصّ سميك من كل جانب، فكانت الموسيقى والأصوات تتراكم في العروض، ويُعاد التعليق الصوتي للفيلم مرة ثانية قبل أن يبدي العميل رأيه.",
    },
    solution: {
      zh: "同一面墙从中间分开：左半用 24 mm陶土色平面毡，厚到图钉可以按到底；右半是装在龙骨上的橡木格栅，屏幕居中跨在两种材料的交界上。右侧墙贴沙色毡。顶上两片陶土色、一片沙色圆云板与座椅同色。板材与龙骨装进同一批拼箱，随货附法文、阿文安装图。",
      en: "One wall was divided down its middle. On the left is terracotta felt, at 24 mm thick enough to push a pin home; on the right, oak slats on battens, with the screen hung across the seam. Sand felt lines the right-hand wall. Of the three round clouds two repeat the terracotta of the chairs and one the sand. Panels and battens shipped together, with fitting drawings in French and Arabic.",
      ar: "قُسم الجدار الواحد من منتصفه: على اليسار لبّاد طيني بسماكة 24 مم تكفي لغرز الدبوس كاملًا، وعلى اليمين شرائح بلوط على عوارض، والشاشة معلّقة فوق خط الالتقاء. ويكسو لبّاد رملي الجدار الأيمن. واثنتان من الغيمات المستديرة الثلاث بلون الكراسي الطيني والثالثة رملية. شُحنت الألواح والعوارض معًا مع رسومات تركيب بالفرنسية والعربية.",
    },
    result: {
      zh: "旁白放一遍就够了。毡墙在提案前夜钉满，第二天清空，留下的针孔只有贴近才看得见。两种材料的交界原本是预算妥协，现在成了他们视频会议里最容易被认出的背景。",
      en: "Films are now played once. The felt fills up on the eve of a pitch and is bare again the day after, and the pinholes show only from close up. The seam between the two materials began as a compromise over money; it has become the background by which the agency is recognised on video calls.",
      ar: "تُعرض الأفلام الآن مرة واحدة. يمتلئ اللبّاد عشية العرض ويخلو في اليوم التالي، ولا تُرى آثار الدبابيس إلا عن قرب. وخط الالتقاء بين المادتين، الذي بدأ تسوية في الميزانية، صار الخلفية التي تُعرف بها الوكالة في المكالمات المرئية.",
    },
    pictures: ["case-meeting-casablanca-agency-1", "case-meeting-casablanca-agency-2"],
    points: [
      { product: "slat-oak", x: 69, y: 43 },
      { product: "pet-flat-24", x: 46, y: 35.5 },
      { product: "pet-cloud-round", x: 31, y: 19 },
    ],
  },
  {
    id: "meeting-frankfurt-hearing-room",
    class: "meeting",
    title: {
      zh: "带同声传译的仲裁听证室",
      en: "An arbitration room with interpreters",
      ar: "قاعة تحكيم مع ترجمة فورية",
    },
    summary: {
      zh: "译员和速记员听的是话筒里的声音：槽木墙、蓝毡侧墙与垂片一起收住回声。",
      en: "Interpreters and stenographers hear only the microphones; grooved walnut, blue felt and baffles keep those clean.",
      ar: "لا يسمع المترجمون والمختزلون إلا الميكروفونات، وقد نقّاها جوز محزّز ولبّاد أزرق وألواح معلّقة.",
    },
    place: { zh: "德国法兰克福", en: "Frankfurt, Germany", ar: "فرانكفورت، ألمانيا" },
    year: 2021,
    area: 64,
    dimensions: { length: 9.6, width: 6.7, height: 3.3 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.3 米", en: "3.3 m", ar: "3.3 م" },
      },
      {
        label: { zh: "体积", en: "Volume", ar: "الحجم" },
        value: { zh: "约 210 m³", en: "about 210 m³", ar: "نحو 210 م³" },
      },
      {
        label: { zh: "席位", en: "Places", ar: "الأماكن" },
        value: {
          zh: "桌边 10 席，门外译员间 1 间",
          en: "10 at the table, one interpreters' booth beyond the door",
          ar: "10 حول الطاولة وكابينة مترجمين خلف الباب",
        },
      },
      {
        label: { zh: "设计参照", en: "Design reference", ar: "مرجع التصميم" },
        value: {
          zh: "DIN 18041 A3 类（语言交流）",
          en: "DIN 18041, group A3 (communication)",
          ar: "المعيار DIN 18041، الفئة A3 (التواصل)",
        },
      },
    ],
    products: [
      { id: "grooved-walnut-28-4", quantity: 26, unit: "m2" },
      { id: "wool-infill-30", quantity: 26, unit: "m2" },
      { id: "pet-groove", quantity: 22, unit: "m2" },
      { id: "pet-baffle", quantity: 32, unit: "piece" },
    ],
    problem: {
      zh: "开庭常到傍晚，一天六七个小时，同传轮班全靠耳机里的话筒信号。话筒离人半米，收到的却有一大半是房间。速记员的笔录里“听不清”的标记集中在几个固定座位，都在平行的玻璃窗与白墙之间。仲裁员不愿意房间看上去像录音棚。",
      en: "Hearings run six or seven hours, often into dusk, and the interpreters work from the microphone signal alone. Half a metre from a speaker the microphones were picking up more room than voice. In the transcripts the word “inaudible” clustered at a few seats, all between the window and the bare wall opposite. The arbitrators did not want a room that looked like a studio.",
      ar: "تمتدّ الجلسات ست أو سبع ساعات وكثيرًا ما تبلغ الغسق، ويعمل المترجمون من إشارة الميكروفون وحدها. وعلى بُعد نصف متر من المتحدّث كانت الميكروفونات تلتقط من القاعة أكثر مما تلتقط من الصوت. وفي المحاضر تكاثرت كلمة «غير مسموع» عند مقاعد بعينها، كلها بين النافذة والجدار العاري المقابل. ولم يُرد المحكّمون قاعة تشبه الاستوديو.",
    },
    solution: {
      zh: "屏幕墙用 28/4 胡桃木槽木板，背后是玻璃棉，宽木面保住了正式的观感。与窗相对的侧墙整面做蓝色 V 槽毡，正好打断那几个座位上的来回反射。灰蓝与沙色垂片顺长桌排布，黑色筒灯从片间垂下，只照桌面文件，不在话筒上方留灯具。",
      en: "The screen wall is 28/4 grooved walnut over wool, whose broad faces keep the formality the arbitrators asked for. The wall opposite the window is blue V-groove felt from end to end, which breaks the path across those seats. Baffles in grey-blue and sand follow the table, and black pendants drop between them onto the papers, well clear of the microphones.",
      ar: "جدار الشاشة من ألواح الجوز المحزّزة 28/4 فوق الصوف، وتحفظ أوجهها العريضة الطابع الرسمي المطلوب. والجدار المقابل للنافذة لبّاد أزرق بحزوز V من طرفه إلى طرفه، فيقطع مسار الارتداد فوق تلك المقاعد. وتمتدّ الألواح المعلّقة بالرمادي المزرقّ والرملي مع الطاولة، وتنزل بينها مصابيح سوداء تضيء الأوراق بعيدًا عن الميكروفونات.",
    },
    result: {
      zh: "译员说换班时不再头疼，话筒增益比从前低，耳机里的底噪也随之小了。笔录中“听不清”只剩两人抢话的时候。至于墙面，第一次来的律师以为是原来就有的护墙板。",
      en: "Interpreters report that they end a shift without a headache: the microphones run at lower gain and the hiss in the headphones went down with it. “Inaudible” now appears in the record only where two people talk at once. As for the walls, counsel coming for the first time take them for old panelling.",
      ar: "يقول المترجمون إنهم ينهون نوبتهم بلا صداع، فقد انخفض كسب الميكروفونات وانخفض معه الهسيس في السمّاعات. ولم تعد «غير مسموع» تظهر في المحضر إلا حين يتكلّم اثنان معًا. أما الجدران فيحسبها المحامون القادمون أول مرة كسوة خشبية قديمة.",
    },
    pictures: ["case-meeting-frankfurt-hearing-room-1"],
    points: [
      { product: "grooved-walnut-28-4", x: 22, y: 48 },
      { product: "pet-groove", x: 92, y: 44 },
      { product: "pet-baffle", x: 76, y: 13 },
    ],
  },
  {
    id: "meeting-riyadh-evening-council",
    class: "meeting",
    title: {
      zh: "家族企业的晚间议事厅",
      en: "The evening council of a family business",
      ar: "مجلس المساء في شركة عائلية",
    },
    summary: {
      zh: "三代人同桌，长辈说话轻，年轻人说话快：胡桃木槽木墙让轻声也能传到桌尾。",
      en: "Three generations at one table, the eldest soft-spoken: grooved walnut lets a low voice reach the end of it.",
      ar: "ثلاثة أجيال حول طاولة واحدة، وأكبرهم خافت الصوت: جوز محزّز يوصل الصوت الهادئ إلى آخرها.",
    },
    place: {
      zh: "沙特阿拉伯利雅得",
      en: "Riyadh, Saudi Arabia",
      ar: "الرياض، المملكة العربية السعودية",
    },
    year: 2025,
    area: 60,
    dimensions: { length: 8, width: 7.5, height: 3.6 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.6 米", en: "3.6 m", ar: "3.6 م" },
      },
      {
        label: { zh: "桌长", en: "Length of the table", ar: "طول الطاولة" },
        value: { zh: "5.4 米", en: "5.4 m", ar: "5.4 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "10 席", en: "10", ar: "10 مقاعد" },
      },
      {
        label: { zh: "扩声", en: "Amplification", ar: "تضخيم الصوت" },
        value: { zh: "不设", en: "none, by wish of the family", ar: "لا يوجد، برغبة العائلة" },
      },
    ],
    products: [
      { id: "grooved-walnut-13-3", quantity: 27, unit: "m2" },
      { id: "wool-infill-30", quantity: 27, unit: "m2" },
      { id: "pet-groove", quantity: 21, unit: "m2" },
      { id: "pet-baffle", quantity: 28, unit: "piece" },
    ],
    problem: {
      zh: "斋月里和平日一样，家族的重要决定都在日落之后谈。祖父说话声音很轻，又不愿用话筒；孙辈围坐另一端，只能看他的表情。旧厅高 3.6 米，抹灰墙配大面玻璃，几个人一开口，轻声就淹没在余响里，最后总是嗓门大的人说了算。",
      en: "In Ramadan and outside it, the family takes its decisions after sunset. The grandfather speaks very softly and will not use a microphone; at the far end the grandchildren could only watch his face. Under a 3.6 m ceiling, between plaster and large panes, a few voices were enough to bury a quiet one, and the loudest speaker carried the evening.",
      ar: "في رمضان وفي غيره تتّخذ العائلة قراراتها بعد الغروب. الجدّ خافت الصوت ولا يرضى بالميكروفون، وكان الأحفاد في الطرف البعيد يكتفون بمراقبة ملامحه. تحت سقف بارتفاع 3.6 م، بين الجصّ والزجاج الواسع، كانت بضعة أصوات تكفي لتغرق صوتًا هادئًا، فيغلب الأعلى صوتًا في آخر السهرة.",
    },
    solution: {
      zh: "我们没有把房间做得“越吸越好”。屏幕墙用 13/3 胡桃木槽木板加玻璃棉，右侧墙用蓝色 V 槽毡，吸收都放在桌子周边；桌面正上方的垂片留出一条空档，抹灰顶在那里仍把轻声反射到桌尾。黑色筒灯压到桌面上方，入夜后人的注意力自然落在说话的人身上。",
      en: "We did not set out to absorb as much as possible. Grooved walnut, 13/3 over wool, lines the screen wall and blue V-groove felt the wall on the right, so the absorption lies around the table. Above its middle the baffles leave a strip of plaster ceiling free, which still passes a quiet voice to the far end. Black pendants hang low and draw the eye to whoever is speaking.",
      ar: "لم نسعَ إلى أقصى امتصاص ممكن. يكسو الجوز المحزّز 13/3 فوق الصوف جدار الشاشة، ويكسو اللبّاد الأزرق ذو حزوز V الجدار الأيمن، فيبقى الامتصاص حول الطاولة. أما فوق وسطها فتترك الألواح المعلّقة شريطًا من سقف الجصّ حرًّا، يوصل الصوت الخافت إلى الطرف البعيد. وتتدلّى المصابيح السوداء منخفضة فتشدّ النظر إلى المتكلّم.",
    },
    result: {
      zh: "祖父照旧轻声说话，桌尾的孙女说她终于能听见他讲笑话了。会议没有变短，但打断别人的次数明显少了。家里后来照同样的思路改了男客厅，只是颜色换成了沙色。",
      en: "The grandfather speaks as softly as ever, and a granddaughter at the far end says she can hear his jokes at last. The meetings have not become shorter, but people interrupt one another far less. The family has since treated the men's sitting room on the same principle, with sand in place of blue.",
      ar: "ما زال الجدّ يتكلّم بالخفوت نفسه، وتقول حفيدة في آخر الطاولة إنها صارت تسمع نكاته أخيرًا. لم تقصر الاجتماعات، لكن المقاطعة قلّت كثيرًا. ثم عالجت العائلة مجلس الرجال بالفكرة نفسها، بلون رملي بدل الأزرق.",
    },
    pictures: ["case-meeting-riyadh-evening-council-1", "case-meeting-riyadh-evening-council-2"],
    points: [
      { product: "grooved-walnut-13-3", x: 33, y: 42 },
      { product: "pet-groove", x: 86, y: 45 },
      { product: "pet-baffle", x: 38, y: 14 },
    ],
  },
  {
    id: "meeting-guangzhou-loft-table",
    class: "meeting",
    title: {
      zh: "厂房阁楼里的长桌会议区",
      en: "A long table in a converted mill",
      ar: "طاولة طويلة في مصنع قديم",
    },
    summary: {
      zh: "层高 4.8 米的旧纺织厂：不吊平顶，只用波浪排列的垂片和一面橡木格栅墙。",
      en: "An old textile mill 4.8 m high, kept open: a wave of baffles and one wall of oak slats.",
      ar: "مصنع نسيج قديم بارتفاع 4.8 م بقي مكشوفًا: موجة من الألواح المعلّقة وجدار من شرائح البلوط.",
    },
    place: { zh: "广东广州", en: "Guangzhou, China", ar: "قوانغتشو، الصين" },
    year: 2018,
    area: 96,
    dimensions: { length: 13.7, width: 7, height: 4.8 },
    room: [
      {
        label: { zh: "层高", en: "Height to the slab", ar: "الارتفاع حتى البلاطة" },
        value: { zh: "4.8 米", en: "4.8 m", ar: "4.8 م" },
      },
      {
        label: { zh: "垂片底标高", en: "Underside of the baffles", ar: "أسفل الألواح المعلّقة" },
        value: { zh: "2.9 至 3.2 米", en: "2.9 to 3.2 m", ar: "من 2.9 إلى 3.2 م" },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: { zh: "打磨混凝土", en: "polished concrete", ar: "خرسانة مصقولة" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "8 席，可加到 14 席", en: "8, up to 14", ar: "8 مقاعد وحتى 14" },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 72, unit: "piece" },
      { id: "slat-oak", quantity: 30, unit: "m2" },
      { id: "batten-kit", quantity: 6, unit: "piece" },
    ],
    problem: {
      zh: "服装设计公司看中的是旧纺织厂的高和空，搬进来才知道这份高和空会说话：混凝土地、砖柱、裸露楼板，长桌上放下一把剪刀都要响半天。房东不许封顶，设计师自己也不肯。看版会上大家围着布料，声音却像在车站大厅里。",
      en: "The fashion house had chosen the mill for its height and emptiness, and learned after moving in that both talk back. With a concrete floor, brick piers and a bare slab, a pair of scissors laid on the table rang on. The landlord would not have the ceiling closed, nor would the designers. At sample reviews people stood close over the cloth and sounded as though they were in a station hall.",
      ar: "اختارت دار الأزياء المصنع لارتفاعه وفراغه، ثم اكتشفت بعد الانتقال أن كليهما يجيب. مع أرضية خرسانية ودعامات من الطوب وبلاطة مكشوفة كان المقصّ الموضوع على الطاولة يرنّ طويلًا. ولم يقبل المالك إغلاق السقف، ولا المصمّمون. وفي مراجعة العيّنات كانوا يتقاربون فوق القماش وأصواتهم كأنها في بهو محطة قطار.",
    },
    solution: {
      zh: "墨绿、灰绿与象牙白的垂片用钢索吊到接近人的高度，底边做成缓缓的波浪，楼板和风管从片间照样看得见。片距按桌子的位置加密，过道处放疏。端墙上三十平方米橡木格栅，装在龙骨上。三盏黑色吊灯从垂片之间穿下来，照亮布样。",
      en: "Baffles in dark green, sage and ivory hang on wires down to human height, their lower edges drawn in a slow wave; slab and ducts stay visible between them. The spacing is close above the table and opens over the walkways. On the end wall are 30 m² of oak slats on battens, and three black lamps drop between the baffles to light the cloth.",
      ar: "تتدلّى الألواح المعلّقة بالأخضر الداكن والأخضر الهادئ والعاجي على أسلاك حتى مستوى الناس، وترسم حوافها السفلى موجة بطيئة، وتبقى البلاطة ومجاري الهواء ظاهرة بينها. يتقارب التباعد فوق الطاولة ويتّسع فوق الممرات. وعلى الجدار الطرفي 30 م² من شرائح البلوط على عوارض، وتنزل ثلاثة مصابيح سوداء بين الألواح لتضيء القماش.",
    },
    result: {
      zh: "站在桌边说话像在一间普通房间里，走出垂片的范围，厂房的空旷感又回来了。两者之间没有门也没有墙。摄影师现在直接在这里录看版视频，不再把人请到楼下的会议室。",
      en: "At the table one speaks as in a room of ordinary size; a few steps beyond the baffles the mill is a mill again, with no door or wall between the two. The photographer now records sample reviews on the spot and no longer sends people down to the meeting room.",
      ar: "عند الطاولة يتحدّث المرء كأنه في غرفة عادية، وعلى بُعد خطوات من الألواح يعود المصنع مصنعًا، بلا باب ولا جدار بينهما. ويسجّل المصوّر الآن مراجعات العيّنات في المكان نفسه، ولم يعد يرسل الناس إلى قاعة الاجتماعات في الأسفل.",
    },
    pictures: ["case-meeting-guangzhou-loft-table-1"],
    points: [
      { product: "pet-baffle", x: 39, y: 17 },
      { product: "slat-oak", x: 57, y: 51 },
    ],
  },
  {
    id: "meeting-cairo-villa-weekend",
    class: "meeting",
    title: {
      zh: "两个周末改完的别墅会议室",
      en: "A villa meeting room refitted in two weekends",
      ar: "قاعة اجتماعات في فيلا جُدّدت في عطلتين",
    },
    summary: {
      zh: "沙色 V 槽毡墙、三片圆云板，工作日照常办公，一天都没停。",
      en: "A sand V-groove wall and three round clouds, fitted without losing a working day.",
      ar: "جدار لبّاد رملي بحزوز V وثلاث غيمات مستديرة، من غير أن يضيع يوم عمل واحد.",
    },
    place: { zh: "埃及开罗", en: "Cairo, Egypt", ar: "القاهرة، مصر" },
    year: 2020,
    area: 34,
    dimensions: { length: 6.4, width: 5.3, height: 3 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "6 席", en: "6", ar: "6 مقاعد" },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: {
          zh: "木地板，桌下一块地毯",
          en: "timber, a rug under the table",
          ar: "خشب مع سجادة تحت الطاولة",
        },
      },
      {
        label: { zh: "施工时间", en: "Working time", ar: "وقت العمل" },
        value: { zh: "两个周五加周六", en: "two Fridays and Saturdays", ar: "يوما جمعة ويوما سبت" },
      },
    ],
    products: [
      { id: "pet-groove", quantity: 19, unit: "m2" },
      { id: "pet-cloud-round", quantity: 3, unit: "piece" },
      { id: "panel-clips", quantity: 1, unit: "piece" },
    ],
    problem: {
      zh: "工程咨询公司租了一栋花园别墅，原来的客厅改作会议室。房间方正、墙面空，六个人谈合同时总像隔着一层水。公司只有这一间能待客，工作日每天都排满；业主的条件是：不能停用，不能有胶水味，周日早上客人照样进门。",
      en: "The engineering consultants rent a villa with a garden, and its former sitting room became their meeting room. Square and bare, it put a veil over every contract talk. It is also the only room fit for visitors and is booked each working day. Their terms were plain: no closure, no smell of glue, and guests through the door as usual on Sunday morning.",
      ar: "يستأجر مكتب استشارات هندسية فيلا ذات حديقة، وصارت غرفة المعيشة القديمة قاعة اجتماعاته. مربّعة وعارية الجدران، كانت تلقي حجابًا على كل حديث عن العقود. وهي القاعة الوحيدة اللائقة بالزوّار ومحجوزة كل يوم عمل. فكانت الشروط واضحة: لا إغلاق، ولا رائحة غراء، ويدخل الضيوف صباح الأحد كالمعتاد.",
    },
    solution: {
      zh: "全部做干法。沙色 V 槽毡板在工厂按墙面展开图裁切、开好插座孔，现场用扣件卡在轨条上，不用胶。第一个周末装墙；第二个周末吊顶，象牙白、赭黄、灰绿三片圆云板分三个高度，每片四根钢索，膨胀螺栓的位置预先由业主的电工避开暗管。",
      en: "Everything was fixed dry. The sand V-groove boards were cut at the factory from an elevation of the wall, socket holes included, and clipped to rails on site. The wall went up on the first weekend. On the second came the three round clouds, ivory, ochre and sage at three heights, each on four wires whose anchors the client's electrician had set out clear of buried conduits.",
      ar: "ثُبّت كل شيء على الجاف. قُصّت ألواح اللبّاد الرملية ذات حزوز V في المصنع وفق مسقط الجدار مع فتحات المقابس، ثم ثُبّتت بمشابك على سكك في الموقع. أُنجز الجدار في العطلة الأولى، وفي الثانية عُلّقت ثلاث غيمات مستديرة، عاجية ومغرية وخضراء هادئة، على ثلاثة ارتفاعات، كلٌّ بأربعة أسلاك حدّد كهربائي العميل مواضعها بعيدًا عن المواسير المدفونة.",
    },
    result: {
      zh: "周日早上客人来时，只有一股新布料的味道。谈判的声音落在桌面上，不再往墙角跑。几个月后公司换了一次投影位置，自己把两块板取下来又卡了回去，没有再叫人。",
      en: "On the Sunday visitors found a faint smell of new cloth and nothing else. Talk now stays at the table and no longer runs off into the corners. Some months later the firm moved its projector: two boards were unclipped, a cable was passed behind, and the same boards went back without a call to anyone.",
      ar: "صباح الأحد لم يجد الزوّار سوى رائحة خفيفة كرائحة قماش جديد. وصار الحديث يبقى عند الطاولة ولا يهرب إلى الزوايا. وبعد أشهر نقل المكتب جهاز العرض، ففُكّ لوحان ومُرّر السلك خلفهما وأُعيدا إلى مكانهما من غير استدعاء أحد.",
    },
    pictures: ["case-meeting-cairo-villa-weekend-1"],
    points: [
      { product: "pet-groove", x: 58, y: 43 },
      { product: "pet-cloud-round", x: 44, y: 25 },
    ],
  },
  {
    id: "meeting-shenzhen-booths",
    class: "meeting",
    title: {
      zh: "不砌墙的四间小会议室",
      en: "Four meeting rooms without building a wall",
      ar: "أربع قاعات اجتماع بلا جدار واحد",
    },
    summary: {
      zh: "租期只剩三年，XL 型静音舱代替砌筑的小会议室，搬家时一起带走。",
      en: "With three years left on the lease, XL booths stand in for built rooms and will move with the firm.",
      ar: "بقي في الإيجار ثلاث سنوات، فحلّت كبائن XL محلّ القاعات المبنية، وسترحل مع الشركة.",
    },
    place: { zh: "广东深圳", en: "Shenzhen, China", ar: "شنتشن، الصين" },
    year: 2023,
    area: 210,
    dimensions: { length: 17.5, width: 12, height: 3.5 },
    room: [
      {
        label: { zh: "层高", en: "Height to the slab", ar: "الارتفاع حتى البلاطة" },
        value: { zh: "3.5 米", en: "3.5 m", ar: "3.5 م" },
      },
      {
        label: { zh: "静音舱", en: "Booths", ar: "الكبائن" },
        value: {
          zh: "XL 型 4 间，每间 4 人",
          en: "4 of size XL, four people each",
          ar: "4 بمقاس XL، لأربعة أشخاص لكل منها",
        },
      },
      {
        label: { zh: "换气", en: "Ventilation", ar: "التهوية" },
        value: {
          zh: "舱内空气约 3 分钟更换一次",
          en: "cabin air changed every three minutes",
          ar: "تجديد هواء الكابينة كل 3 دقائق",
        },
      },
      {
        label: { zh: "照明", en: "Lighting", ar: "الإضاءة" },
        value: {
          zh: "4000K LED 灯，150 lx",
          en: "4000K LED, 150 lx",
          ar: "مصباح LED بحرارة لون 4000K وشدة 150 lx",
        },
      },
      {
        label: { zh: "供电", en: "Power", ar: "الطاقة" },
        value: {
          zh: "100–240V 插座，另有 USB",
          en: "100–240V socket and USB",
          ar: "مقبس 100–240V ومنفذ USB",
        },
      },
    ],
    products: [{ id: "booth-xl", quantity: 4, unit: "piece" }],
    problem: {
      zh: "硬件公司两年里人数翻了一番，整层开放办公没有一间四人会议室，讨论只能在工位上进行，周围的人戴着耳机干活。砌隔墙要改喷淋、改空调、重新报建，而租约只剩三年；算下来墙还没折旧完，公司就该搬走了。",
      en: "The hardware company had doubled in two years and its open floor had no room for four. Discussions took place at desks while the neighbours worked in headphones. Built partitions would have meant altering sprinklers and air conditioning and applying for a permit, with three years left on the lease: the firm would be gone before the walls were written off.",
      ar: "تضاعف عدد موظفي شركة الأجهزة في سنتين، وليس في طابقها المفتوح غرفة تتّسع لأربعة. كانت النقاشات تجري عند المكاتب والجيران يعملون بسمّاعات. أما القواطع المبنية فتعني تعديل رشّاشات الحريق والتكييف واستصدار رخصة، ولم يبقَ في الإيجار إلا ثلاث سنوات، فترحل الشركة قبل استهلاك ثمن الجدران.",
    },
    solution: {
      zh: "四间 XL 型静音舱沿核心筒一侧排开，舱壁是 38 mm双层铝蜂窝板，内衬蓝色毡，里面一张橡木桌、四把白椅。每间只占一个普通插座，三个开关分管一盏灯和两台排风扇。摆放位置先用胶带在地上画了一周，同事走顺了再定，并请物业确认不遮挡喷淋与疏散指示。",
      en: "Four XL booths stand along the core. Their walls are 38 mm double-layer aluminium honeycomb panels, lined with blue felt, with an oak table and four white chairs inside. Each needs one ordinary socket; three switches serve one lamp and two exhaust fans. The positions were taped on the floor for a week until people walked round them without thinking, and the building manager checked sprinklers and exit signs.",
      ar: "تصطفّ أربع كبائن مكالمات XL بمحاذاة نواة المبنى. جدرانها ألواح مزدوجة من الألمنيوم بقلب خلية النحل بسماكة 38 مم، مبطّنة بلبّاد أزرق، وفي كلٍّ طاولة بلوط وأربعة كراسٍ بيضاء. يكفي كل كابينة قابس كهرباء عادي واحد، وثلاثة مفاتيح لمصباح ومروحتي شفط. رُسمت المواضع بشريط لاصق على الأرض أسبوعًا حتى ألفها الناس، وراجعت إدارة المبنى رشّاشات الحريق وإشارات المخارج.",
    },
    result: {
      zh: "工位上的讨论搬进了舱里，耳机少了一半。预订系统显示四间舱从早上十点到下午六点基本排满。舱不是录音室，贴着门仍能听出有人在说话；但隔几步就听不清内容，对日常会议足够。租约到期时，它们会拆成板件跟着走。",
      en: "Discussions have moved from the desks into the booths and half of the headphones are gone; the booking system shows all four nearly full from ten to six. A booth is not a studio. Close to the door one can tell that people are talking, a few steps away no longer what about, which is enough for everyday meetings. When the lease ends they will be taken apart and go along.",
      ar: "انتقلت النقاشات من المكاتب إلى الكبائن واختفت نصف السمّاعات، ويُظهر نظام الحجز أن الأربع شبه ممتلئة من العاشرة إلى السادسة. الكابينة ليست استوديو: قرب الباب يُدرك المرء أن في الداخل حديثًا، وعلى بُعد خطوات لا يميّز مضمونه، وهذا يكفي للاجتماعات اليومية. وعند انتهاء الإيجار تُفكّ وترحل مع الشركة.",
    },
    pictures: ["case-meeting-shenzhen-booths-1"],
    points: [{ product: "booth-xl", x: 63, y: 47 }],
  },
  {
    id: "meeting-xiamen-game-studio",
    class: "meeting",
    title: {
      zh: "游戏工作室的试玩长桌",
      en: "The play-test table of a game studio",
      ar: "طاولة تجربة الألعاب في استوديو",
    },
    summary: {
      zh: "要允许大家喊出声来，又不让喊声在房间里打转：陶土与赭黄垂片加橡木格栅墙。",
      en: "Shouting is allowed here, lingering is not: terracotta and ochre baffles with an oak slat wall.",
      ar: "الصراخ هنا مسموح، أما بقاؤه فلا: ألواح معلّقة طينية ومغرية وجدار شرائح بلوط.",
    },
    place: { zh: "福建厦门", en: "Xiamen, China", ar: "شيامن، الصين" },
    year: 2024,
    area: 68,
    dimensions: { length: 9.6, width: 7.1, height: 3.4 },
    room: [
      {
        label: { zh: "净高", en: "Clear height", ar: "الارتفاع الصافي" },
        value: { zh: "3.4 米", en: "3.4 m", ar: "3.4 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: { zh: "8 席", en: "8", ar: "8 مقاعد" },
      },
      {
        label: { zh: "用途", en: "Use", ar: "الاستخدام" },
        value: {
          zh: "试玩、评审、午餐",
          en: "play tests, reviews, lunch",
          ar: "تجارب لعب ومراجعات وغداء",
        },
      },
      {
        label: { zh: "垂片配色", en: "Baffle colours", ar: "ألوان الألواح المعلّقة" },
        value: { zh: "陶土、赭黄、沙色", en: "terracotta, ochre, sand", ar: "طيني ومغري ورملي" },
      },
    ],
    products: [
      { id: "pet-baffle", quantity: 54, unit: "piece" },
      { id: "slat-oak", quantity: 24, unit: "m2" },
    ],
    problem: {
      zh: "试玩会要看人的第一反应，喊叫、大笑、拍桌子都是有用的记录。可是旧会议室一喊就炸，主持人只好提醒大家小声，反应也就假了。中午同一张桌子吃饭，八个人的说话声加上餐具声，隔着走廊都嫌吵。",
      en: "A play test lives on first reactions, and shouts, laughter and a fist on the table are data. In the old room one shout was enough to make everybody wince, so the host asked for quiet and the reactions turned polite. At noon the same table serves for lunch, and eight voices over cutlery were as loud as any test.",
      ar: "تجربة اللعب تقوم على ردّة الفعل الأولى، فالصياح والضحك وضرب الطاولة كلها بيانات. لكن صيحة واحدة في القاعة القديمة كانت تجعل الجميع ينكمشون، فيطلب المضيف الهدوء وتصير ردود الفعل مجاملة. وعند الظهر تصبح الطاولة نفسها للغداء، فتعلو ثمانية أصوات مع أدوات المائدة كأنها تجربة أخرى.",
    },
    solution: {
      zh: "人多、声大、硬地面，吸声量主要放在头顶：54 片垂片顺着桌子密排，陶土、赭黄、沙色按随机序列编号，现场照号挂。端墙用橡木格栅，接住朝墙去的喊声；地面保留自流平，方便清扫。黑色圆顶灯挂在片底以下，灯光不被遮挡。",
      en: "With many people, loud voices and a hard floor, most of the absorption went overhead. Fifty-four baffles run close together along the table, terracotta, ochre and sand in an irregular order that was numbered at the factory and hung by number. Oak slats line the end wall. The floor stayed bare for easy cleaning, and black dome lamps hang just below the felt so that nothing shades them.",
      ar: "مع كثرة الناس وارتفاع الأصوات وصلابة الأرض وُضع معظم الامتصاص فوق الرؤوس: 54 لوحًا معلّقًا متقاربًا على طول الطاولة، بالطيني والمغري والرملي في ترتيب غير منتظم رُقّم في المصنع وعُلّق بحسب الأرقام. وتكسو شرائح البلوط الجدار الطرفي. بقيت الأرض عارية لسهولة التنظيف، وتتدلّى مصابيح القبة السوداء أسفل اللبّاد مباشرة فلا يحجبها شيء.",
    },
    result: {
      zh: "喊声照样响，但喊完就停，不再满屋子转。主持人把“请小声”从开场白里删掉了，录像里的对话也能直接转成文字。午饭时间延长了十来分钟，因为有人愿意留下来聊天。",
      en: "A shout is still a shout, but it ends when the player ends it. The host has struck “please keep it down” from the introduction, and the talk on the recordings can be transcribed as it stands. Lunch has grown by ten minutes or so, because people now stay to chat.",
      ar: "الصيحة ما زالت صيحة، لكنها تنتهي حين ينتهي صاحبها. حذف المضيف عبارة «اخفضوا أصواتكم» من كلمته الافتتاحية، وصار الحديث في التسجيلات يُفرَّغ كما هو. وطال الغداء نحو عشر دقائق، لأن بعضهم صار يبقى للحديث.",
    },
    pictures: ["case-meeting-xiamen-game-studio-1", "case-meeting-xiamen-game-studio-2"],
    points: [
      { product: "pet-baffle", x: 78, y: 16 },
      { product: "slat-oak", x: 26, y: 45 },
    ],
  },
];
