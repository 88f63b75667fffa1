import type { CaseContent } from "#domain/cases/case-content.ts";

export const homeCinemaCases: CaseContent[] = [
  {
    id: "homecinema-shanghai-basement",
    class: "homeCinema",
    title: {
      zh: "梅雨季也能开机的地下影音室",
      en: "A basement cinema that survives the plum rains",
      ar: "سينما في قبو لا تخاف موسم الأمطار",
    },
    summary: {
      zh: "地下室先治潮，再谈声学。烟熏橡木格栅离开外墙，毡代替棉，焦糖色沙发才放得下去。",
      en: "Damp came before acoustics: smoked oak kept clear of the outer wall, felt in place of wool, and only then the leather sofa.",
      ar: "الرطوبة قبل الصوتيات: بلوط مدخّن مبتعد عن الجدار الخارجي، ولبّاد بدل الصوف، ثم الأريكة الجلدية.",
    },
    place: { zh: "上海", en: "Shanghai, China", ar: "شنغهاي، الصين" },
    year: 2020,
    area: 34,
    dimensions: { length: 7, width: 4.85, height: 2.6 },
    surfaces: {
      floor: "stone",
      walls: "concrete",
      ceiling: "plasterboard-ceiling",
      patches: [
        { surface: "door", area: 2, on: "walls" },
        { surface: "rug", area: 6, on: "floor" },
      ],
    },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.6 米", en: "2.6 m", ar: "2.6 م" },
      },
      {
        label: { zh: "位置", en: "Position", ar: "الموقع" },
        value: {
          zh: "地下一层，两面为挡土外墙",
          en: "Below ground, two walls against soil",
          ar: "تحت الأرض، وجداران ملاصقان للتربة",
        },
      },
      {
        label: { zh: "除湿", en: "Dehumidifying", ar: "إزالة الرطوبة" },
        value: {
          zh: "全屋新风加独立除湿机，由业主安装",
          en: "Fresh-air system and a separate dehumidifier, by the owner",
          ar: "نظام هواء نقي وجهاز إزالة رطوبة مستقل من المالك",
        },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "三人皮沙发加一把扶手椅",
          en: "A three-seat leather sofa and an armchair",
          ar: "أريكة جلدية لثلاثة وكرسي",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 25, unit: "m2", mounting: "battens-50" },
      { id: "pet-flat-12", quantity: 18, unit: "m2", mounting: "battens-50" },
      { id: "batten-kit", quantity: 8, unit: "piece" },
    ],
    problem: {
      zh: "前一任装修留下的软包，第三个梅雨季就长了霉，拆开一看，海绵和后面的棉都是湿的。房主只想知道一件事：这次会不会再来一遍。声音的问题其实不复杂，水泥盒子里低音发闷、高音发刺；难的是任何吸声材料都怕水，而外墙会凝露。",
      en: "Upholstered panels left by an earlier fit-out had gone mouldy in their third rainy season; behind them foam and wool were wet. The owner wanted to know only whether it would happen again. The sound was a simple matter, boomy low down and harsh above, as in any concrete box. The hard part was that absorbers dislike water and the outer walls sweat.",
      ar: "تعفّنت ألواح منجّدة من تجهيز سابق في موسمها المطير الثالث، وكان الإسفنج والصوف خلفها مبتلّين. لم يسأل المالك إلا عن شيء واحد: هل يتكرر ذلك؟ أما الصوت فأمره بسيط: دويّ في الأسفل وحدّة في الأعلى كأي صندوق خرساني. والصعب أن المواد الماصّة تكره الماء، وأن الجدران الخارجية تتعرّق.",
    },
    solution: {
      zh: "开工前先跑了一个月除湿机，墙面干透才量尺。两面外墙用龙骨架空，上下留缝，空气能从踢脚走到顶线，背后不填棉；格栅和深灰、墨绿毡板本身就是吸声层。两面内墙照常。板材拆箱后在房间里静置 48 小时再装。银幕墙四周藏一圈暖光，格栅的阴影因此显得更深。",
      en: "The dehumidifier ran for a month before anyone took dimensions. On the two outer walls battens hold the panels off with gaps at foot and head, so that air passes behind, and no wool was put there: slats and felt in grey and dark green do the absorbing. Inner walls were built as usual. The panels lay in the room for 48 hours before fixing. A warm light round the screen deepens the shadow between the slats.",
      ar: "عمل جهاز إزالة الرطوبة شهرًا قبل أخذ أي قياس. وعلى الجدارين الخارجيين تُبعد العوارض الألواح مع فتحات في الأسفل والأعلى ليمرّ الهواء خلفها، ولم يوضع صوف هناك: الشرائح واللبّاد الرمادي والأخضر الداكن هي الماصّة. أما الجداران الداخليان فكالمعتاد. وتُركت الألواح في الغرفة 48 ساعة قبل التثبيت. وحول الشاشة ضوء دافئ يعمّق الظل بين الشرائح.",
    },
    result: {
      zh: "到第二个夏天，我们请房主拆下一块靠外墙的板：背面干燥，木条没有变形。声音上，对白和弦乐都顺了；最低的一段仍会在墙角聚起来，这一点事先写在方案里，他后来买了两只低频陷阱放在银幕后面。",
      en: "In the second summer we asked the owner to take down one panel from an outer wall. Its back was dry and the slats were straight. Dialogue and strings run smoothly now. The very lowest notes still gather in the corners, as our proposal had said they would; he has since put two bass traps behind the screen.",
      ar: "في الصيف الثاني طلبنا من المالك أن يفكّ لوحًا من جدار خارجي: ظهره جاف وشرائحه مستقيمة. وصار الحوار والوتريات سلسين. أما أخفض النغمات فما زالت تتجمع في الأركان كما ذكر عرضنا مسبقًا، وقد وضع بعدها مصيدتي ترددات منخفضة خلف الشاشة.",
    },
    pictures: ["case-homecinema-shanghai-basement-1"],
    points: [
      { product: "slat-smoked-oak", x: 77, y: 45 },
      { product: "pet-flat-12", x: 17.5, y: 45 },
    ],
  },
  {
    id: "homecinema-kuwait-match-nights",
    class: "homeCinema",
    title: {
      zh: "看球之夜：十二个人一起喊",
      en: "Match nights with twelve voices at once",
      ar: "ليالي المباريات واثنا عشر صوتًا معًا",
    },
    summary: {
      zh: "这间影音室真正的音源是客人。锈红毡与胡桃木交替铺满侧墙，进球之后还能听见解说。",
      en: "The loudest source in this room is the guests. Rust felt and walnut slats by turns, and after a goal one can hear the commentator again.",
      ar: "أعلى مصدر صوت في هذه القاعة هم الضيوف. لبّاد صدئي وشرائح جوز بالتناوب، فيُسمع المعلّق بعد الهدف.",
    },
    place: { zh: "科威特科威特城", en: "Kuwait City, Kuwait", ar: "مدينة الكويت، الكويت" },
    year: 2022,
    area: 52,
    dimensions: { length: 8, width: 6.5, height: 3 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "3.0 米", en: "3.0 m", ar: "3.0 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "两排绿色沙发，球赛时 12 人",
          en: "Two rows of green sofas, 12 guests on match nights",
          ar: "صفّان من الأرائك الخضراء، و12 ضيفًا في المباريات",
        },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: {
          zh: "石材，沙发下铺地毯",
          en: "Stone, a rug under the sofas",
          ar: "حجر، وسجادة تحت الأرائك",
        },
      },
      {
        label: { zh: "墙面构造", en: "Wall build-up", ar: "تركيبة الجدار" },
        value: {
          zh: "毡板后填 30 mm 玻璃棉",
          en: "Felt over 30 mm glass wool",
          ar: "لبّاد فوق صوف زجاجي 30 مم",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 28, unit: "m2" },
      { id: "pet-flat-24", quantity: 30, unit: "m2" },
      { id: "wool-infill-30", quantity: 30, unit: "m2" },
    ],
    problem: {
      zh: "主人一个人试片时，器材店的音响无可挑剔；一到周末来客，房间就散了。进球的那一声在石地和抹灰墙之间要转好几秒，解说全被盖住，有人便把音量再加一格，于是更吵。几位长辈看到半场就客气地告辞，其实是头疼。",
      en: "Alone with a test disc the owner could find no fault with his system. When guests came the room fell apart. The shout after a goal went on between stone and plaster for seconds and buried the commentary; somebody would turn the volume up, and it grew louder still. The older men left at half-time with polite excuses and headaches.",
      ar: "حين يجرّب المالك نظامه وحده لا يجد فيه عيبًا، فإذا جاء الضيوف انفرط الأمر. صيحة الهدف تدور بين الحجر والجصّ ثواني وتدفن صوت المعلّق، فيرفع أحدهم الصوت فيزداد الصخب. وكان كبار السن يغادرون بين الشوطين بأعذار لطيفة وصداع.",
    },
    solution: {
      zh: "按“满座”而不是“空房”来做。锈红与灰色厚毡配玻璃棉，同胡桃木格栅一段隔一段排在两面侧墙，竖向灯带压在交接处；银幕墙整面胡桃木。毡的位置对着人的肩和头，因为声音从那里发出。石地不换，只把地毯加大到两排沙发之下。音响一件没动。",
      en: "We designed for the full room, not the empty one. On the side walls thick felt in rust and grey over glass wool takes turns with walnut slats, and upright light lines cover the joints; the screen wall is walnut throughout. The felt sits level with shoulders and heads, where the shouting starts. The stone stayed, under a rug enlarged to reach both sofas. Not one piece of equipment was changed.",
      ar: "صمّمنا للقاعة ممتلئة لا خالية. على الجدارين الجانبيين يتناوب لبّاد سميك صدئي ورمادي فوق صوف زجاجي مع شرائح الجوز، وخطوط ضوء رأسية تغطي الوصلات، وجدار الشاشة جوز كله. واللبّاد على مستوى الأكتاف والرؤوس حيث تبدأ الصيحات. بقي الحجر تحت سجادة كُبّرت لتشمل الأريكتين، ولم تُبدَّل قطعة واحدة من الأجهزة.",
    },
    result: {
      zh: "喊声还是喊声，但喊完就完了，回放的解说一字不漏。主人说，音量比从前低，气氛反而更高。最有说服力的证据是两位叔父：他们现在看完全场，还留下来喝茶，把刚才那粒越位再争一遍。",
      en: "A shout is still a shout, but when it is over it is over, and not a word of the replay is lost. The volume is lower than before and the mood, says the owner, higher. The best evidence is two uncles who now stay to the end, and then for tea, to argue about the offside once more.",
      ar: "الصيحة ما زالت صيحة، لكنها تنتهي حين تنتهي، ولا تضيع كلمة من تعليق الإعادة. يقول المالك إن الصوت أخفض من قبل والحماسة أعلى. وأصدق دليل عمّاه اللذان صارا يبقيان حتى النهاية ثم لشرب الشاي، ليتجادلا في التسلل مرة أخرى.",
    },
    pictures: ["case-homecinema-kuwait-match-nights-1"],
    points: [
      { product: "slat-walnut", x: 63, y: 42 },
      { product: "pet-flat-24", x: 89, y: 40 },
    ],
  },
  {
    id: "homecinema-manila-star-ceiling",
    class: "homeCinema",
    title: {
      zh: "星空顶占了顶面，吸声只能上墙",
      en: "When the stars have taken the ceiling",
      ar: "حين تأخذ النجوم السقف كله",
    },
    summary: {
      zh: "业主要一整面光纤星空顶，顶上便不能再装吸声。黑色格栅与灰蓝毡把这份工作全部接到墙上。",
      en: "The client wanted a whole ceiling of fibre-optic stars, which left no room overhead for absorption. Black slats and grey and blue felt took the work over.",
      ar: "أراد المالك سقفًا كاملًا من نجوم الألياف الضوئية، فلم يبقَ فوق مكان للامتصاص. تولّت الجدران العمل بشرائح سوداء ولبّاد رمادي وأزرق.",
    },
    place: { zh: "菲律宾马尼拉", en: "Manila, Philippines", ar: "مانيلا، الفلبين" },
    year: 2022,
    area: 28.5,
    dimensions: { length: 6.2, width: 4.6, height: 2.7 },
    surfaces: { floor: "rug", walls: "plaster", ceiling: "plasterboard-ceiling" },
    room: [
      {
        label: { zh: "尺寸", en: "Dimensions", ar: "الأبعاد" },
        value: { zh: "6.2 × 4.6 × 2.7 米", en: "6.2 × 4.6 × 2.7 m", ar: "6.2 × 4.6 × 2.7 م" },
      },
      {
        label: { zh: "顶面", en: "Ceiling", ar: "السقف" },
        value: {
          zh: "石膏板，嵌光纤星点",
          en: "Plasterboard with fibre-optic points",
          ar: "ألواح جبس فيها نقاط ألياف ضوئية",
        },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: { zh: "满铺地毯", en: "Fitted carpet", ar: "سجاد ممدود" },
      },
      {
        label: { zh: "墙面", en: "Walls", ar: "الجدران" },
        value: {
          zh: "格栅 26 m²，毡板 14 m²，均有 50 mm 空腔",
          en: "26 m² of slats, 14 m² of felt, both over a 50 mm void",
          ar: "26 م² شرائح و14 م² لبّاد، كلاهما فوق فراغ 50 مم",
        },
      },
    ],
    products: [
      { id: "slat-black", quantity: 26, unit: "m2", mounting: "battens-50" },
      { id: "pet-flat-24", quantity: 14, unit: "m2", mounting: "battens-50" },
      { id: "batten-kit", quantity: 7, unit: "piece" },
    ],
    problem: {
      zh: "星空顶是女儿的生日礼物，没有商量余地。数百个光点穿过石膏板，上面是灯箱和线束，任何挂件都会挡星。设计师担心的是：声学教科书都从顶面做起，这间房偏偏少了最大的一块。客户另有一条要求，除了星星，关灯之后什么都不该看见。",
      en: "The stars were a daughter's birthday present and not open to discussion. Hundreds of points come through the plasterboard, with light boxes and cables above, and anything hung below would hide some. The designer was uneasy, for textbooks begin with the ceiling and here it was missing from the list. There was a second wish: with the lamps off, nothing but stars should be seen.",
      ar: "كانت النجوم هدية عيد ميلاد للابنة ولا مجال لنقاشها. مئات النقاط تنفذ من ألواح الجبس وفوقها صناديق ضوء وأسلاك، وكل ما يُعلَّق تحتها يحجب بعضها. قلقت المصممة، فكتب الصوتيات تبدأ بالسقف وهو هنا خارج الحساب. وثمة رغبة ثانية: إذا أُطفئت المصابيح فلا يُرى غير النجوم.",
    },
    solution: {
      zh: "少掉的顶面从墙上补。银幕墙整面用黑色格栅，木条、芯材、毡底全黑，关灯就消失。两面侧墙各一半格栅、一半毡板，次序相反：右墙格栅靠银幕、灰毡在后，左墙深蓝毡靠银幕、格栅在后，于是处处是毡对着木条，声音不会在同一对表面之间来回。全部架在 50 mm 龙骨上，地毯保留。",
      en: "What the ceiling could not give, the walls had to. The screen wall is all black slats with black core and felt, which vanish in the dark. Each side wall is half slats, half felt, in opposite order: on the right the slats are next to the screen and grey felt behind, on the left blue felt comes first and slats follow. So felt faces slats everywhere, and sound finds no matching pair to travel between. All stands on 50 mm battens; the carpet stayed.",
      ar: "ما عجز عنه السقف طُلب من الجدران. جدار الشاشة كله شرائح سوداء بلبّ ولبّاد أسودين تختفي في الظلام. وكل جدار جانبي نصفه شرائح ونصفه لبّاد بترتيب متعاكس: في اليمين الشرائح قرب الشاشة يليها لبّاد رمادي، وفي اليسار لبّاد أزرق أولًا ثم الشرائح. فاللبّاد يقابل الشرائح في كل موضع، ولا يجد الصوت سطحين متماثلين يتردد بينهما. وكلها على عوارض 50 مم، وبقي السجاد.",
    },
    result: {
      zh: "按赛宾公式计算，石膏板顶面不动，500 Hz 混响时间由约 1.5 s 降到约 0.3 s，1000 Hz 由约 0.8 s 降到约 0.2 s，曲线取自文献。约 130 Hz 以下，这么小的房间由单个共振主导，数字说明不了什么。女儿对声音没有评价，她说现在星星下面“很安静”。",
      en: "Calculated with Sabine's formula and literature curves, the plasterboard left as it is: from about 1.5 s to 0.3 s at 500 Hz and from about 0.8 s to 0.2 s at 1000 Hz. Below some 130 Hz single resonances take over in so small a room, and a figure says little. The daughter has no opinion on sound; she says that it is quiet under the stars now.",
      ar: "بالحساب وفق معادلة سابين ومنحنيات منشورة، ومع بقاء الجبس كما هو: من نحو 1.5 ث إلى 0.3 ث عند 500 هرتز، ومن نحو 0.8 ث إلى 0.2 ث عند 1000 هرتز. ودون نحو 130 هرتز تغلب الرنّات المنفردة في غرفة بهذا الصغر فلا يكاد الرقم يدلّ على شيء. أما الابنة فلا رأي لها في الصوت، وتقول إن المكان تحت النجوم صار هادئًا.",
    },
    pictures: ["case-homecinema-manila-star-ceiling-1"],
    points: [
      { product: "slat-black", x: 11, y: 45 },
      { product: "pet-flat-24", x: 88, y: 40 },
    ],
  },
  {
    id: "homecinema-montreal-dialogue-editor",
    class: "homeCinema",
    title: {
      zh: "对白剪辑师的客厅，也是她的工作间",
      en: "A dialogue editor's living room, also her workplace",
      ar: "غرفة جلوس محرّرة حوار سينمائي، وهي مكان عملها أيضًا",
    },
    summary: {
      zh: "一边是窗，一边是墙，声像总往窗那边偏。用一面小镜子找到反射点，胡桃木与灰毡各就各位。",
      en: "A window on one side, a wall on the other, and every voice leaning towards the glass. A hand mirror found the spots; walnut and grey felt went there and nowhere else.",
      ar: "نافذة من جهة وجدار من أخرى، وكل صوت يميل نحو الزجاج. دلّت مرآة صغيرة على المواضع، فوُضع الجوز واللبّاد الرمادي فيها دون سواها.",
    },
    place: { zh: "加拿大蒙特利尔", en: "Montréal, Canada", ar: "مونتريال، كندا" },
    year: 2024,
    area: 26,
    dimensions: { length: 5.8, width: 4.5, height: 2.7 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.7 米", en: "2.7 m", ar: "2.7 م" },
      },
      {
        label: { zh: "用途", en: "Use", ar: "الاستعمال" },
        value: {
          zh: "白天剪对白，晚上看电影",
          en: "Dialogue editing by day, films in the evening",
          ar: "تحرير الحوار نهارًا ومشاهدة الأفلام مساءً",
        },
      },
      {
        label: { zh: "窗", en: "Window", ar: "النافذة" },
        value: {
          zh: "右墙，改为可推拉毡屏",
          en: "On the right, behind a sliding felt screen",
          ar: "في اليمين خلف حاجز لبّاد منزلق",
        },
      },
      {
        label: { zh: "听音位", en: "Listening position", ar: "موضع الاستماع" },
        value: {
          zh: "沙发中位，距银幕 3.2 米",
          en: "Middle of the sofa, 3.2 m from the screen",
          ar: "وسط الأريكة، على 3.2 م من الشاشة",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 21, unit: "m2" },
      { id: "pet-flat-24", quantity: 9, unit: "m2" },
      { id: "wool-infill-30", quantity: 6, unit: "m2" },
    ],
    problem: {
      zh: "她的工作是判断一句话该不该再干净一点。公司要求在家交片以后，她发现自己总把对白往左推，到了录音棚一放，人物全站错了位置。耳朵没有问题，是房间：右边一扇大窗，左边一面挂画的墙，同一个声音从两边回来的样子不一样。",
      en: "Her work is to decide whether a sentence should be cleaner still. When the company moved delivery to her home, she began to pan voices to the left, and in the dubbing stage every character stood in the wrong place. Her ears were sound; the room was not. With a large window on the right and a wall of pictures on the left, one and the same voice came back differently from each side.",
      ar: "عملها أن تقرر هل تحتاج جملة إلى مزيد من النقاء. وحين صار التسليم من بيتها أخذت تدفع الأصوات نحو اليسار، وفي استوديو المزج وقف كل ممثل في غير مكانه. لم يكن العيب في أذنيها بل في الغرفة: نافذة كبيرة في اليمين وجدار صور في اليسار، فيعود الصوت الواحد من كل جهة على نحو مختلف.",
    },
    solution: {
      zh: "她坐在沙发上，我们沿墙移动一面镜子：镜中看得见音箱的位置，就是第一次反射点。两侧的灰色毡板就落在那里：左边的后填玻璃棉，右边的装在滑轨上，工作时遮窗，休息时推开。银幕墙与侧墙后段用胡桃木格栅，让两边的材质对称。顶面没有动，地毯往前移了半米。",
      en: "She sat on the sofa while a mirror was slid along the walls; wherever it showed her a loudspeaker, the first reflection came from. Grey felt went to those spots on both sides, over glass wool on the left and, on the right, on a sliding screen that covers the window for work and opens for leisure. Walnut slats line the screen wall and the rear of both sides alike. The ceiling was left, and the rug moved forward by half a metre.",
      ar: "جلست على الأريكة ومُرّرت مرآة على الجدران، فحيث رأت فيها مكبّر الصوت فهناك موضع الانعكاس الأول. وُضع لبّاد رمادي في تلك المواضع من الجهتين: في اليسار فوق صوف زجاجي، وفي اليمين على حاجز منزلق يغطي النافذة وقت العمل ويُفتح وقت الراحة. وتكسو شرائح الجوز جدار الشاشة ومؤخرة الجدارين على حدّ سواء. تُرك السقف، وقُدّمت السجادة نصف متر.",
    },
    result: {
      zh: "人物回到了画面中间，她送去的片子不再被退回来改声像。毡屏推上的时候，家里人就知道她在上班，这成了比门还管用的信号。晚上推开，窗外是雪，房间又是客厅。",
      en: "The characters have returned to the middle of the picture, and her reels no longer come back for panning. When the felt screen is shut the family knows that she is at work, a better sign than any door. In the evening it slides away, there is snow outside, and the room is a living room again.",
      ar: "عادت الشخصيات إلى وسط الصورة، ولم تعد أعمالها تُردّ لتصحيح موضع الصوت. وحين يُغلق حاجز اللبّاد يعرف أهل البيت أنها تعمل، فهو علامة أصدق من أي باب. وفي المساء ينزاح جانبًا، والثلج في الخارج، وتعود الغرفة غرفة جلوس.",
    },
    pictures: [
      "case-homecinema-montreal-dialogue-editor-1",
      "case-homecinema-montreal-dialogue-editor-2",
    ],
    points: [
      { product: "slat-walnut", x: 28, y: 36 },
      { product: "pet-flat-24", x: 14, y: 45 },
    ],
  },
  {
    id: "homecinema-changsha-private-rooms",
    class: "homeCinema",
    title: {
      zh: "按小时出租的私人影院：六个包间",
      en: "Six cinema rooms let by the hour",
      ar: "ست غرف سينما خاصة تُؤجَّر بالساعة",
    },
    summary: {
      zh: "包间一天换八拨客人，墙面难免受伤。一切按 600 mm 宽的单元做，坏哪块换哪块。",
      en: "Eight parties a day are hard on walls. Everything is made in units 600 mm wide, so that only the damaged one is changed.",
      ar: "ثماني مجموعات في اليوم قاسية على الجدران. كل شيء وحدات بعرض 600 مم، فلا تُبدَّل إلا المتضررة.",
    },
    place: { zh: "湖南长沙", en: "Changsha, China", ar: "تشانغشا، الصين" },
    year: 2017,
    area: 126,
    room: [
      {
        label: { zh: "包间", en: "Rooms", ar: "الغرف" },
        value: {
          zh: "6 间，每间约 21 m²",
          en: "six, about 21 m² each",
          ar: "6 غرف، نحو 21 م² لكل منها",
        },
      },
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" },
      },
      {
        label: { zh: "座位", en: "Seats", ar: "المقاعد" },
        value: {
          zh: "每间两排沙发，6 至 8 人",
          en: "Two rows of sofas each, 6 to 8 people",
          ar: "صفّا أرائك في كل غرفة، من 6 إلى 8 أشخاص",
        },
      },
      {
        label: { zh: "板材单元", en: "Panel unit", ar: "وحدة الألواح" },
        value: {
          zh: "宽 600 mm，可单独拆下",
          en: "600 mm wide, each removable on its own",
          ar: "بعرض 600 مم، تُفكّ كل وحدة وحدها",
        },
      },
    ],
    products: [
      { id: "slat-walnut", quantity: 78, unit: "m2" },
      { id: "pet-flat-12", quantity: 96, unit: "m2" },
      { id: "batten-kit", quantity: 31, unit: "piece" },
      { id: "corner-profile", quantity: 48, unit: "piece" },
    ],
    problem: {
      zh: "店主开第一家店时用的是整面布艺软包，好看了三个月：饮料、火锅味、鞋印，布面一处脏就得整墙拆。停业一天少收八场的钱，他索性不修，评分便一路往下掉。第二家店他列的要求里，“声音好”排在第三，前两条是“坏了能马上换”和“不用停业”。",
      en: "In his first shop the owner had whole walls upholstered in fabric, and they looked well for three months. Then came drinks, hotpot and shoe marks, and one stain meant a whole wall. Closing for a day costs eight bookings, so he repaired nothing and his ratings slid. On his list for the second shop good sound came third, after “replaced at once” and “without closing”.",
      ar: "كسا المالك جدران متجره الأول كلها بالقماش المنجّد، فبقيت جميلة ثلاثة أشهر. ثم جاءت المشروبات وروائح الطعام وآثار الأحذية، وكانت البقعة الواحدة تعني جدارًا كاملًا. وإغلاق يوم يضيّع ثمانية حجوزات، فلم يُصلح شيئًا وهبط تقييمه. وفي قائمة المتجر الثاني جاء الصوت الجيد ثالثًا بعد «يُستبدل فورًا» و«بلا إغلاق».",
    },
    solution: {
      zh: "六间用同一张图。锈红、灰色毡板与胡桃木格栅都裁成 600 mm 宽，竖向灯带压住每道缝；拧下灯带的两颗螺钉，那一块就能抽出来，左右不动。沙发背后最易脏的一段用胡桃木而不用毡，擦得掉。阳角全部包铝型材。每种颜色多订八块存在库房。隔壁串音归土建：门和隔墙在我们进场前已做好。",
      en: "One drawing serves all six. Rust and grey felt and walnut slats are cut to 600 mm, and an upright light line covers each joint: undo its two screws and that panel draws out, leaving its neighbours alone. Behind the sofas, where stains happen, there is walnut, which can be wiped, in place of felt. Outside corners wear aluminium. Eight spares of each colour lie in the store. Sound between rooms was the builder's matter and settled before we came.",
      ar: "مخطط واحد للغرف الست. قُصّ اللبّاد الصدئي والرمادي وشرائح الجوز بعرض 600 مم، وخط ضوء رأسي يغطي كل وصلة: يُفكّ برغيّاه فيُسحب ذلك اللوح وحده ويبقى جاراه. وخلف الأرائك حيث تقع البقع جوز يُمسح بدل اللبّاد. وكُسيت الزوايا الخارجية بالألمنيوم. وفي المخزن ثماني قطع احتياطية من كل لون. أما انتقال الصوت بين الغرف فشأن المقاول وقد أنجزه قبل مجيئنا.",
    },
    result: {
      zh: "店员自己换板，最快一次在两场之间的二十分钟里完成。库存用到第四年才补过一次货。评论里提到声音的人不多，提到“干净”的很多；店主认为这是一回事，因为脏的房间没有人肯多待。",
      en: "The staff change panels themselves; the quickest was done in the twenty minutes between two parties. The spares lasted into the fourth year. Few reviews mention the sound and many say “clean”. To the owner that is the same thing, since nobody stays to listen in a dirty room.",
      ar: "يبدّل العاملون الألواح بأنفسهم، وأسرع مرة كانت في عشرين دقيقة بين مجموعتين. وكفت القطع الاحتياطية حتى السنة الرابعة. قليل من التعليقات يذكر الصوت وكثير منها يقول «نظيف». والأمران عند المالك واحد، فلا أحد يبقى ليستمع في غرفة متّسخة.",
    },
    pictures: ["case-homecinema-changsha-private-rooms-1"],
    points: [
      { product: "slat-walnut", x: 45, y: 38 },
      { product: "pet-flat-12", x: 11, y: 47 },
    ],
  },
  {
    id: "homecinema-algiers-three-generations",
    class: "homeCinema",
    title: {
      zh: "祖父的助听器与孙辈的动画片",
      en: "Grandfather's hearing aids and the children's cartoons",
      ar: "سماعات الجد ورسوم الأحفاد",
    },
    summary: {
      zh: "一家三代对音量从来谈不拢。先让对白清楚，音量自己就降了下来。",
      en: "Three generations never agreed on the volume. Once the words were clear, it went down by itself.",
      ar: "ثلاثة أجيال لم تتفق يومًا على مستوى الصوت. وحين وضحت الكلمات انخفض من تلقاء نفسه.",
    },
    place: { zh: "阿尔及利亚阿尔及尔", en: "Algiers, Algeria", ar: "الجزائر العاصمة، الجزائر" },
    year: 2025,
    area: 30,
    dimensions: { length: 6.4, width: 4.7, height: 2.8 },
    room: [
      {
        label: { zh: "净高", en: "Ceiling height", ar: "ارتفاع السقف" },
        value: { zh: "2.8 米", en: "2.8 m", ar: "2.8 م" },
      },
      {
        label: { zh: "使用者", en: "Users", ar: "المستعملون" },
        value: {
          zh: "祖父母、父母与四个孩子",
          en: "Grandparents, parents and four children",
          ar: "الجدّان والوالدان وأربعة أطفال",
        },
      },
      {
        label: { zh: "地面", en: "Floor", ar: "الأرضية" },
        value: { zh: "水磨石，局部地毯", en: "Terrazzo with a rug", ar: "تيرازو مع سجادة" },
      },
      {
        label: { zh: "吸声面积", en: "Treated surface", ar: "المساحة المعالَجة" },
        value: {
          zh: "格栅 20 m²，毡板 16 m²",
          en: "20 m² of slats, 16 m² of felt",
          ar: "20 م² شرائح و16 م² لبّاد",
        },
      },
    ],
    products: [
      { id: "slat-smoked-oak", quantity: 20, unit: "m2" },
      { id: "pet-flat-24", quantity: 16, unit: "m2" },
      { id: "wool-infill-30", quantity: 16, unit: "m2" },
    ],
    problem: {
      zh: "祖父戴两只助听器，最怕的不是声音小，而是声音“糊”：助听器把台词和墙上的回响一起放大。他要开到很响才跟得上，孩子们捂耳朵，母亲便关门，最后各看各的屏幕。家里买这间影音室，本来是为了让大家坐在一起。",
      en: "With two hearing aids, the grandfather suffers less from faint sound than from blurred sound, for the aids amplify the words and the room's reflections alike. To follow at all he turned the volume far up; the children covered their ears, their mother shut the door, and in the end everyone watched a screen of his own. The room had been made so that the family would sit together.",
      ar: "يضع الجد سماعتين، ولا يشقّ عليه الصوت الخافت بقدر الصوت المشوّش، فالسماعة تكبّر الكلمات وانعكاسات الغرفة معًا. كان يرفع الصوت كثيرًا ليتابع، فيسدّ الأطفال آذانهم وتغلق الأم الباب، ثم ينصرف كلّ إلى شاشته. وما أُنشئت الغرفة إلا ليجتمع أهل البيت فيها.",
    },
    solution: {
      zh: "祖父的位置定为沙发右端，靠近银幕，方案从那个座位倒推：离他最近的右墙整段用墨绿厚毡，后填玻璃棉，左墙近银幕处用灰毡；其余是烟熏橡木格栅，银幕墙也一样，暖光从幕后透出来，省得开顶灯。中置音箱抬高到耳朵的高度。地毯加厚，一直铺到沙发脚下。",
      en: "His place is the right end of the sofa, and the plan was drawn backwards from that seat. The wall beside him took thick green felt over glass wool, with grey felt on the left near the screen; the rest, screen wall included, is smoked oak, with a warm glow behind the picture instead of a ceiling lamp. The centre loudspeaker was raised to ear level. A thicker rug reaches to the foot of the sofa.",
      ar: "مكانه في الطرف الأيمن من الأريكة، ومن ذلك المقعد رُسم الحل عكسيًا. نال الجدار المجاور له لبّادًا أخضر سميكًا فوق صوف زجاجي، وفي اليسار قرب الشاشة لبّاد رمادي، وما عدا ذلك بلوط مدخّن ومنه جدار الشاشة، وخلف الصورة ضوء دافئ يغني عن مصباح السقف. ورُفع المكبّر الأوسط إلى مستوى الأذن، ومُدّت سجادة أسمك حتى قدم الأريكة.",
    },
    result: {
      zh: "遥控器上的数字从四十几回到二十几，没有人规定，是祖父自己调的。他说现在能分出谁在说话。孩子们最近的发现是，爷爷其实一直觉得那部动画片很好笑，只是以前没听清。",
      en: "The figure on the remote control has come down from the forties to the twenties. Nobody asked for it; the grandfather did it himself. He can tell, he says, who is speaking. The children's latest discovery is that he finds their cartoon very funny and had simply never caught the jokes.",
      ar: "نزل الرقم على جهاز التحكم من الأربعينات إلى العشرينات، ولم يطلب ذلك أحد، بل فعله الجد بنفسه. يقول إنه صار يميّز من يتكلم. وآخر ما اكتشفه الأطفال أن جدهم يجد رسومهم مضحكة جدًا، لكنه لم يكن يلتقط النكات.",
    },
    pictures: [
      "case-homecinema-algiers-three-generations-1",
      "case-homecinema-algiers-three-generations-2",
    ],
    points: [
      { product: "slat-smoked-oak", x: 74, y: 43 },
      { product: "pet-flat-24", x: 92, y: 46 },
    ],
  },
];
