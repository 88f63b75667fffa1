import type { PageBlock } from "#domain/company/company-content.ts";

export const woodenPanel: PageBlock[] = [
  {
    page: "woodenPanel",
    block: "hero.title",
    text: {
      zh: "穿孔与槽木吸音板",
      en: "Perforated and grooved panels",
      ar: "ألواح خشبية مثقّبة ومحزّزة",
    },
  },
  {
    page: "woodenPanel",
    block: "hero.lead",
    text: {
      zh: "看上去是一块好木板，其实是成百上千个小小的共鸣器。",
      en: "It looks like a fine sheet of wood. It is hundreds of small resonators.",
      ar: "يبدو لوح خشب أنيقًا، وهو في الحقيقة مئات من الرنّانات الصغيرة.",
    },
  },
  {
    page: "woodenPanel",
    block: "hero.primary",
    text: {
      zh: "看穿孔板",
      en: "See perforated panels",
      ar: "الألواح المثقّبة",
    },
  },
  {
    page: "woodenPanel",
    block: "hero.secondary",
    text: {
      zh: "看槽木板",
      en: "See grooved panels",
      ar: "الألواح المحزّزة",
    },
  },
  {
    page: "woodenPanel",
    block: "how.title",
    text: {
      zh: "它怎样工作",
      en: "How it works",
      ar: "كيف تعمل",
    },
  },
  {
    page: "woodenPanel",
    block: "how.lead",
    text: {
      zh: "对着空瓶口吹气，瓶子会响：瓶颈里的空气在动，瓶肚里的空气像弹簧。声学里把它叫作亥姆霍兹共振。",
      en: "Blow across an empty bottle and it hums: the air in the neck moves, the air in the belly is its spring. In acoustics this is called Helmholtz resonance.",
      ar: "انفخ عبر فوهة قارورة فارغة تسمعها ترنّ: هواء العنق يتحرّك، وهواء الجوف زنبركه. يسمّى هذا في الصوتيات رنين هلمهولتز.",
    },
  },
  {
    page: "woodenPanel",
    block: "how.1.title",
    text: {
      zh: "孔是瓶颈",
      en: "The hole is the neck",
      ar: "الثقب هو العنق",
    },
  },
  {
    page: "woodenPanel",
    block: "how.1.text",
    text: {
      zh: "每个孔、每道槽里都有一小截空气，像一个塞子，能进能出。",
      en: "In every hole or slot sits a little plug of air that can move in and out.",
      ar: "في كل ثقب أو شقّ سدادة صغيرة من الهواء تتحرّك دخولًا وخروجًا.",
    },
  },
  {
    page: "woodenPanel",
    block: "how.2.title",
    text: {
      zh: "空腔是瓶肚",
      en: "The cavity is the belly",
      ar: "الفراغ هو الجوف",
    },
  },
  {
    page: "woodenPanel",
    block: "how.2.text",
    text: {
      zh: "板与墙之间的空气被压缩又弹回；空腔越深，弹簧越软，能响应的频率越低。",
      en: "The air between board and wall is squeezed and springs back. A deeper cavity is a softer spring, tuned to a lower frequency.",
      ar: "ينضغط الهواء بين اللوح والجدار ثم يرتدّ؛ وكلما زاد العمق لان الزنبرك وانخفض التردد الذي يستجيب له.",
    },
  },
  {
    page: "woodenPanel",
    block: "how.3.title",
    text: {
      zh: "棉和无纺布是刹车",
      en: "Fleece and wool are the brake",
      ar: "النسيج والصوف هما المكبح",
    },
  },
  {
    page: "woodenPanel",
    block: "how.3.text",
    text: {
      zh: "板背的吸音无纺布和腔内的岩棉让来回运动的空气生出摩擦，声能就在这里消掉，响应的频带也变宽。",
      en: "The fleece on the back and wool in the cavity put friction on that moving air. There the energy goes, and the range it answers to grows wider.",
      ar: "النسيج الخلفي والصوف في الفراغ يُحدثان احتكاكًا في الهواء المتحرّك، فتتبدّد الطاقة ويتّسع النطاق الذي يستجيب له اللوح.",
    },
  },
  {
    page: "woodenPanel",
    block: "how.note",
    text: {
      zh: "只在正面开槽、背面不通的板不吸声。我们的槽木板背后都有与槽相通的孔。",
      en: "A groove that does not open to the back absorbs nothing. Behind the grooves of our panels there are holes that lead through.",
      ar: "الحزّ الذي لا ينفذ إلى الخلف لا يمتصّ شيئًا. وخلف حزوز ألواحنا ثقوب نافذة.",
    },
  },
  {
    page: "woodenPanel",
    block: "types.title",
    text: {
      zh: "三种开孔",
      en: "Three kinds of opening",
      ar: "ثلاثة أنواع من الفتحات",
    },
  },
  {
    page: "woodenPanel",
    block: "types.perforated.title",
    text: {
      zh: "圆孔",
      en: "Round holes",
      ar: "ثقوب مستديرة",
    },
  },
  {
    page: "woodenPanel",
    block: "types.perforated.text",
    text: {
      zh: "5.5 mm 孔、16 mm 孔距的一类，图案清楚，老老实实。空腔加棉，低频比格栅好；文献中一块 50 mm 厚、1 mm 孔、穿孔率 9% 的木板在 150 mm 空腔上 250 Hz 为 0.67。",
      en: "Such as 5.5 mm holes at 16 mm centres: a clear, honest pattern. Over a cavity with wool it reaches lower than slats; a published board, though 50 mm thick with 1 mm holes at 9% open area, has 0.67 at 250 Hz over 150 mm.",
      ar: "مثل ثقوب 5.5 مم بتباعد 16 مم: نمط واضح صريح. وأمام فراغ محشوّ بالصوف يبلغ ترددات أدنى من الشرائح؛ ولوح منشور بسماكة 50 مم وثقوب 1 مم ونسبة فتح 9% يبلغ 0.67 عند 250 هرتز أمام 150 مم.",
    },
  },
  {
    page: "woodenPanel",
    block: "types.micro.title",
    text: {
      zh: "微孔",
      en: "Micro-perforation",
      ar: "ثقوب دقيقة",
    },
  },
  {
    page: "woodenPanel",
    block: "types.micro.text",
    text: {
      zh: "两步之外看不见孔，只剩一面安静的白墙或木墙。孔小到空气自己就会摩擦，适合不想让人看出“声学处理”的地方。",
      en: "From two steps away the holes are gone and a plain white or wooden wall is left. They are so fine that the air rubs against their own edges. For rooms that should not look treated.",
      ar: "على بُعد خطوتين تختفي الثقوب ويبقى جدار هادئ أبيض أو خشبي. وهي من الدقّة بحيث يحتكّ الهواء بحوافها نفسها. للأماكن التي لا يُراد أن تبدو معالَجة.",
    },
  },
  {
    page: "woodenPanel",
    block: "types.grooved.title",
    text: {
      zh: "槽木",
      en: "Grooves",
      ar: "حزوز",
    },
  },
  {
    page: "woodenPanel",
    block: "types.grooved.text",
    text: {
      zh: "14/2 表示 14 mm 木面、2 mm 槽；28/4、13/3 以此类推。正面是细线，背面是孔，远看是木纹，近看是节奏。",
      en: "14/2 means 14 mm of wood and a 2 mm groove, and so on for 28/4 and 13/3. Lines in front, holes behind: grain from afar, rhythm from near.",
      ar: "تعني 14/2 وجهًا خشبيًا 14 مم وحزًّا 2 مم، ومثلها 28/4 و13/3. خطوط في الأمام وثقوب في الخلف: عروق من بعيد، وإيقاع من قريب.",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.title",
    text: {
      zh: "怎么选",
      en: "How to choose",
      ar: "كيف تختار",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.lead",
    text: {
      zh: "先听房间的毛病，再定开孔、空腔和饰面。",
      en: "Listen to what is wrong with the room first. Opening, cavity and finish follow.",
      ar: "استمع أولًا إلى علّة الغرفة، ثم حدّد الفتحة والفراغ والتشطيب.",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.1.title",
    text: {
      zh: "声音尖、嘈杂",
      en: "Sharp and noisy",
      ar: "صوت حادّ وضجيج",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.1.text",
    text: {
      zh: "问题在中高频。选穿孔率较高的板，浅空腔加棉通常就够。",
      en: "The trouble lies in the middle and high range. Take a board with more open area; a shallow cavity with wool is usually enough.",
      ar: "العلّة في الترددات الوسطى والعالية. اختر لوحًا أكثر انفتاحًا، وعادة ما يكفي فراغ قليل العمق مع الصوف.",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.2.title",
    text: {
      zh: "声音闷、嗡嗡响",
      en: "Dull and booming",
      ar: "صوت مكتوم ودويّ",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.2.text",
    text: {
      zh: "问题在低频。开孔少一些，空腔深一些；同类系统的空腔常在 30–210 mm 之间调节。",
      en: "The trouble is low down. Fewer openings, a deeper cavity; systems of this kind are commonly tuned between 30 and 210 mm.",
      ar: "العلّة في الترددات المنخفضة. فتحات أقل وفراغ أعمق؛ وأنظمة من هذا النوع تُضبط عادة بين 30 و210 مم.",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.3.title",
    text: {
      zh: "有音乐",
      en: "There is music",
      ar: "ثمّة موسيقى",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.3.text",
    text: {
      zh: "不要把所有墙都做成吸声面。吸声、反射、扩散要按位置分配，请从设计服务开始。",
      en: "Do not make every wall absorb. Absorbing, reflecting and scattering surfaces each have their place: start with the design service.",
      ar: "لا تجعل الجدران كلها ماصّة. للامتصاص والانعكاس والتشتيت مواضعها، فابدأ بخدمة التصميم.",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.4.title",
    text: {
      zh: "容易碰撞",
      en: "It will be knocked",
      ar: "جدار معرّض للصدم",
    },
  },
  {
    page: "woodenPanel",
    block: "choose.4.text",
    text: {
      zh: "体育馆和走廊的下半墙用圆孔板，背后龙骨加密；槽口朝竖向，不积灰。",
      en: "On the lower walls of sports halls and corridors use round holes with closer battens. Let grooves run upright so that they gather no dust.",
      ar: "للأجزاء السفلية في الصالات الرياضية والممرّات اختر الثقوب المستديرة مع عوارض متقاربة، واجعل الحزوز عمودية كي لا يتجمّع الغبار.",
    },
  },
  {
    page: "woodenPanel",
    block: "buildup.title",
    text: {
      zh: "典型构造",
      en: "A typical build-up",
      ar: "تركيب نموذجي",
    },
  },
  {
    page: "woodenPanel",
    block: "buildup.text",
    text: {
      zh: "从墙往外：墙体、龙骨、岩棉、板背吸音无纺布、开孔木板。图纸上标注的厚度请算到板面，不要只写板厚。",
      en: "From the wall outwards: wall, battens, rock wool, the fleece on the back of the board, the perforated board. On drawings give the depth to the face, not just the thickness of the board.",
      ar: "من الجدار إلى الخارج: الجدار، فالعوارض، فالصوف الصخري، فالنسيج الصوتي على ظهر اللوح، فاللوح المثقّب. اكتب في الرسوم العمق حتى الوجه لا سماكة اللوح وحدها.",
    },
  },
  {
    page: "woodenPanel",
    block: "note.text",
    text: {
      zh: "本页数值均为文献值，用来说明规律，不是听禾产品的检测结果。",
      en: "All values on this page are published values that show how such panels behave. They are not tests of our products.",
      ar: "كل القيم في هذه الصفحة قيم منشورة لبيان سلوك هذه الألواح، وليست نتائج اختبار منتجاتنا.",
    },
  },
  {
    page: "woodenPanel",
    block: "ask.title",
    text: {
      zh: "不确定该用哪一种？",
      en: "Not sure which one?",
      ar: "لست متأكدًا أيّها تختار؟",
    },
  },
  {
    page: "woodenPanel",
    block: "ask.lead",
    text: {
      zh: "告诉我们房间的用途、体积，以及您听到了什么；剩下的由我们来算。",
      en: "Tell us what the room is for, how big it is and what you hear in it. We do the sums.",
      ar: "قل لنا فيمَ تُستعمل الغرفة وكم حجمها وماذا تسمع فيها، وعلينا الحساب.",
    },
  },
  {
    page: "woodenPanel",
    block: "ask.action",
    text: {
      zh: "请工程师帮忙",
      en: "Ask an engineer",
      ar: "اسأل مهندسًا",
    },
  },
  {
    page: "woodenPanel",
    block: "seo.title",
    text: {
      zh: "穿孔与槽木吸音板：原理、开孔类型与选择方法｜听禾声学",
      en: "Perforated and grooved wood panels: how they work | Tinghe",
      ar: "الألواح الخشبية المثقّبة والمحزّزة: كيف تعمل وكيف تختارها",
    },
  },
  {
    page: "woodenPanel",
    block: "seo.description",
    text: {
      zh: "穿孔、微孔与槽木吸音板利用亥姆霍兹共振吸声。用大白话讲清孔、空腔、岩棉各管什么，以及不同房间该怎么选。",
      en: "Perforated, micro-perforated and grooved wood panels absorb by Helmholtz resonance. In plain words: what holes, cavity and wool do, and how to choose.",
      ar: "تمتصّ الألواح المثقّبة والمحزّزة الصوت برنين هلمهولتز. شرح واضح لدور الثقوب والفراغ والصوف، وكيف تختار ما يناسب غرفتك.",
    },
  },
  {
    page: "woodenPanel",
    block: "seo.keywords",
    text: {
      zh: "穿孔吸音板，槽木吸音板，微孔吸音板，木质吸音板，亥姆霍兹共振，穿孔率，空腔",
      en: "perforated wood panel, grooved acoustic panel, micro-perforated panel, wooden acoustic panel, Helmholtz resonance, open area, cavity",
      ar: "ألواح خشبية مثقّبة، ألواح محزّزة، ثقوب دقيقة، ألواح خشبية صوتية، رنين هلمهولتز، نسبة الفتح، فراغ خلفي",
    },
  },
];
