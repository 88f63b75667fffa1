import type { PageBlock } from "#domain/company/company-content.ts";

export const silencebooth: PageBlock[] = [
  {
    page: "silencebooth",
    block: "hero.title",
    text: {
      zh: "静音舱",
      en: "Silence booths",
      ar: "كبائن المكالمات",
    },
  },
  {
    page: "silencebooth",
    block: "hero.lead",
    text: {
      zh: "一间可以搬动的小房间：打电话、开视频会，或者只是安静地想一会儿。",
      en: "Acoustic pods and phone booths: a small room you can move, for a call, for a meeting on screen, or to think for a while.",
      ar: "غرفة صغيرة يمكن نقلها: لمكالمة، أو اجتماع على الشاشة، أو لحظة تفكير هادئة.",
    },
  },
  {
    page: "silencebooth",
    block: "hero.primary",
    text: {
      zh: "看四种尺寸",
      en: "See the four sizes",
      ar: "المقاسات الأربعة",
    },
  },
  {
    page: "silencebooth",
    block: "hero.secondary",
    text: {
      zh: "询价",
      en: "Ask for a quote",
      ar: "اطلب عرض سعر",
    },
  },
  {
    page: "silencebooth",
    block: "why.title",
    text: {
      zh: "开放办公缺的那扇门",
      en: "The door an open office lacks",
      ar: "الباب الذي ينقص المكتب المفتوح",
    },
  },
  {
    page: "silencebooth",
    block: "why.lead",
    text: {
      zh: "开放办公室里最打扰人的往往不是机器，而是听得懂的话。静音舱让里面的人放心说，外面的人专心做。",
      en: "In an open office it is seldom machines that disturb, but words one can follow. The booth lets those inside talk and those outside get on.",
      ar: "ما يُزعج في المكتب المفتوح ليس الآلات غالبًا، بل الكلام الذي يُفهم. تتيح الكابينة لمن في الداخل أن يتحدّث ولمن في الخارج أن يعمل.",
    },
  },
  {
    page: "silencebooth",
    block: "why.1.title",
    text: {
      zh: "里面不闷",
      en: "Fresh inside",
      ar: "هواء متجدّد",
    },
  },
  {
    page: "silencebooth",
    block: "why.1.text",
    text: {
      zh: "两台排风扇安静地换气，舱内空气每三分钟更换一次。",
      en: "Two exhaust fans change the air in the cabin every three minutes.",
      ar: "مروحتا شفط تجدّدان هواء الكابينة كل ثلاث دقائق.",
    },
  },
  {
    page: "silencebooth",
    block: "why.2.title",
    text: {
      zh: "里面不吵",
      en: "Calm inside",
      ar: "هدوء في الداخل",
    },
  },
  {
    page: "silencebooth",
    block: "why.2.text",
    text: {
      zh: "舱壁内侧是毡，自己的声音不会在玻璃之间来回跳。",
      en: "Felt lines the walls, so your own voice does not bounce between panes of glass.",
      ar: "الجدران مبطّنة باللبّاد، فلا يتردد صوتك بين ألواح الزجاج.",
    },
  },
  {
    page: "silencebooth",
    block: "why.3.title",
    text: {
      zh: "搬得走",
      en: "It moves with you",
      ar: "تنتقل معك",
    },
  },
  {
    page: "silencebooth",
    block: "why.3.text",
    text: {
      zh: "由板件拼装，拆开即可换楼层、换城市，不动原有的墙和地面。",
      en: "It is assembled from panels and comes apart for another floor or another city. Walls and floors stay as they are.",
      ar: "تُجمع من ألواح وتُفكّ لتنتقل إلى طابق آخر أو مدينة أخرى، دون مساس بالجدران والأرضيات.",
    },
  },
  {
    page: "silencebooth",
    block: "spec.title",
    text: {
      zh: "规格",
      en: "Specification",
      ar: "المواصفات",
    },
  },
  {
    page: "silencebooth",
    block: "spec.lead",
    text: {
      zh: "四种尺寸共用同一套舱壁、灯光、电源与通风；外形和内部尺寸见各产品页。",
      en: "All four sizes share walls, light, power and ventilation. Outer and inner dimensions stand on the product pages.",
      ar: "تشترك المقاسات الأربعة في الجدران والإضاءة والكهرباء والتهوية. أما الأبعاد الخارجية والداخلية ففي صفحات المنتجات.",
    },
  },
  {
    page: "silencebooth",
    block: "spec.wall.label",
    text: {
      zh: "舱壁",
      en: "Walls",
      ar: "الجدران",
    },
  },
  {
    page: "silencebooth",
    block: "spec.wall.value",
    text: {
      zh: "38 mm 双层铝蜂窝板",
      en: "38 mm double-layer aluminium honeycomb panels",
      ar: "ألواح ألمنيوم خلوية مزدوجة الطبقة بسماكة 38 مم",
    },
  },
  {
    page: "silencebooth",
    block: "spec.light.label",
    text: {
      zh: "照明",
      en: "Light",
      ar: "الإضاءة",
    },
  },
  {
    page: "silencebooth",
    block: "spec.light.value",
    text: {
      zh: "LED 灯，色温 4000K，桌面照度 150 lx（设计值），为通话与交谈而设",
      en: "LED lamp, 4000K, 150 lx at the table (design value), meant for calls and talks",
      ar: "مصباح LED بحرارة لون 4000K وشدّة 150 lx على الطاولة (قيمة تصميمية)، للمكالمات والأحاديث",
    },
  },
  {
    page: "silencebooth",
    block: "spec.power.label",
    text: {
      zh: "电源",
      en: "Power",
      ar: "الكهرباء",
    },
  },
  {
    page: "silencebooth",
    block: "spec.power.value",
    text: {
      zh: "100–240V / 50–60Hz，另有 12V USB",
      en: "100–240V / 50–60Hz, plus 12V USB",
      ar: "100–240V / 50–60Hz مع منفذ USB بجهد 12V",
    },
  },
  {
    page: "silencebooth",
    block: "spec.switches.label",
    text: {
      zh: "开关",
      en: "Switches",
      ar: "المفاتيح",
    },
  },
  {
    page: "silencebooth",
    block: "spec.switches.value",
    text: {
      zh: "三个：一个控制灯，两个控制排风扇",
      en: "Three: one for the lamp, two for the exhaust fans",
      ar: "ثلاثة: واحد للمصباح واثنان لمروحتي الشفط",
    },
  },
  {
    page: "silencebooth",
    block: "spec.air.label",
    text: {
      zh: "换气",
      en: "Air change",
      ar: "تجديد الهواء",
    },
  },
  {
    page: "silencebooth",
    block: "spec.air.value",
    text: {
      zh: "舱内空气每三分钟更换一次",
      en: "The air in the cabin is changed every three minutes",
      ar: "يتجدّد هواء الكابينة كل ثلاث دقائق",
    },
  },
  {
    page: "silencebooth",
    block: "spec.table.label",
    text: {
      zh: "桌板",
      en: "Table",
      ar: "الطاولة",
    },
  },
  {
    page: "silencebooth",
    block: "spec.table.value",
    text: {
      zh: "宽 1340 mm × 深 400 mm × 厚 30 mm",
      en: "1340 mm wide × 400 mm deep × 30 mm thick",
      ar: "العرض 1340 مم × العمق 400 مم × السماكة 30 مم",
    },
  },
  {
    page: "silencebooth",
    block: "spec.sizes.label",
    text: {
      zh: "尺寸",
      en: "Sizes",
      ar: "المقاسات",
    },
  },
  {
    page: "silencebooth",
    block: "spec.sizes.value",
    text: {
      zh: "4 种：S、M、L、XL",
      en: "4: S, M, L and XL",
      ar: "4 مقاسات: S وM وL وXL",
    },
  },
  {
    page: "silencebooth",
    block: "spec.scenarios.label",
    text: {
      zh: "使用场景",
      en: "Uses",
      ar: "مجالات الاستعمال",
    },
  },
  {
    page: "silencebooth",
    block: "spec.scenarios.value",
    text: {
      zh: "10 种以上",
      en: "more than 10",
      ar: "أكثر من 10",
    },
  },
  {
    page: "silencebooth",
    block: "sizes.title",
    text: {
      zh: "四种尺寸",
      en: "Four sizes",
      ar: "أربعة مقاسات",
    },
  },
  {
    page: "silencebooth",
    block: "sizes.lead",
    text: {
      zh: "先问自己：里面几个人，待多久，要不要摊开东西。",
      en: "Ask first how many people, for how long, and whether they need to spread things out.",
      ar: "اسأل أولًا: كم شخصًا، وكم من الوقت، وهل يحتاجون إلى فرش أوراقهم؟",
    },
  },
  {
    page: "silencebooth",
    block: "size.s.title",
    text: {
      zh: "S：一个人，坐高凳或站着",
      en: "S: one person, on a stool or standing",
      ar: "S: شخص واحد، على مقعد عالٍ أو واقفًا",
    },
  },
  {
    page: "silencebooth",
    block: "size.s.text",
    text: {
      zh: "电话与短时视频会，桌板在站立高度，配一只高凳。",
      en: "For calls and short meetings on screen, with a standing-height table and a stool.",
      ar: "للمكالمات والاجتماعات المرئية القصيرة، بطاولة بارتفاع الوقوف وكرسي عالٍ.",
    },
  },
  {
    page: "silencebooth",
    block: "size.m.title",
    text: {
      zh: "M：两人并肩",
      en: "M: two people, side by side",
      ar: "M: لشخصين جنبًا إلى جنب",
    },
  },
  {
    page: "silencebooth",
    block: "size.m.text",
    text: {
      zh: "1340 mm 宽的桌面，一个人宽裕，两个人每人 670 mm。适合通话、面谈和视频会；要伏案工作，请加一盏台灯。",
      en: "The 1340 mm table is ample for one and gives two people 670 mm each. For calls, talks and video meetings; add a desk lamp for work at the table.",
      ar: "طاولة بعرض 1340 مم رحبة لواحد، وتعطي لشخصين 670 مم لكلٍّ منهما. للمكالمات واللقاءات والاجتماعات المرئية، ويُضاف مصباح مكتب للعمل على الطاولة.",
    },
  },
  {
    page: "silencebooth",
    block: "size.l.title",
    text: {
      zh: "L：四人面对面",
      en: "L: four people, face to face",
      ar: "L: لأربعة أشخاص وجهًا لوجه",
    },
  },
  {
    page: "silencebooth",
    block: "size.l.text",
    text: {
      zh: "两张卡座相对，中间一张窄桌：四个人的短会，或一次面谈、辅导。",
      en: "Two benches facing each other across a narrow table: a short meeting of four people, an interview, a coaching hour.",
      ar: "مقعدان متقابلان بينهما طاولة ضيّقة: اجتماع قصير لأربعة أشخاص، أو مقابلة، أو جلسة إرشاد.",
    },
  },
  {
    page: "silencebooth",
    block: "size.xl.title",
    text: {
      zh: "XL：六人围桌",
      en: "XL: six people at a table",
      ar: "XL: لستة أشخاص حول طاولة",
    },
  },
  {
    page: "silencebooth",
    block: "size.xl.text",
    text: {
      zh: "标准配一张四人桌，加一张并拢可坐六人：一间不用隔墙的会议室。",
      en: "It comes with a table for four; a second one beside it seats six people. A meeting room that needed no partition.",
      ar: "تأتي بطاولة لأربعة، وبثانية إلى جانبها تتّسع لستة أشخاص: قاعة اجتماع بلا قواطع.",
    },
  },
  {
    page: "silencebooth",
    block: "colours.title",
    text: {
      zh: "外壳与内衬，各选一色",
      en: "One colour outside, one inside",
      ar: "لون للغلاف ولون للبطانة",
    },
  },
  {
    page: "silencebooth",
    block: "colours.lead",
    text: {
      zh: "外壳喷涂，内衬为聚酯毡。图为 M 型的四种搭配，其余毡色见聚酯毡页面。",
      en: "The shell is lacquered, the lining is polyester felt. Four pairs on booth M; the other felt colours are on the felt pages.",
      ar: "الغلاف مطلي والبطانة من لبّاد البوليستر. أربع توليفات على الكابينة M، وبقية ألوان اللبّاد في صفحات اللبّاد.",
    },
  },
  {
    page: "silencebooth",
    block: "colour.1.title",
    text: {
      zh: "白色外壳，陶土色毡",
      en: "White shell, terracotta felt",
      ar: "غلاف أبيض ولبّاد طيني",
    },
  },
  {
    page: "silencebooth",
    block: "colour.2.title",
    text: {
      zh: "墨绿外壳，赭黄毡",
      en: "Dark green shell, ochre felt",
      ar: "غلاف أخضر داكن ولبّاد مغرة",
    },
  },
  {
    page: "silencebooth",
    block: "colour.3.title",
    text: {
      zh: "米色外壳，墨绿毡",
      en: "Cream shell, moss felt",
      ar: "غلاف كريمي ولبّاد طحلبي",
    },
  },
  {
    page: "silencebooth",
    block: "colour.4.title",
    text: {
      zh: "黑色外壳，雾蓝毡",
      en: "Black shell, mist blue felt",
      ar: "غلاف أسود ولبّاد أزرق ضبابي",
    },
  },
  {
    page: "silencebooth",
    block: "scenarios.title",
    text: {
      zh: "可以用在哪里",
      en: "Where it is used",
      ar: "أين تُستعمل",
    },
  },
  {
    page: "silencebooth",
    block: "scenarios.lead",
    text: {
      zh: "下面这些，都是我们设计时想到的场景。",
      en: "These are the uses we had in mind when we drew it.",
      ar: "هذه استعمالات فكّرنا فيها ونحن نرسمها.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.1.title",
    text: {
      zh: "电话间",
      en: "Phone call",
      ar: "مكالمة هاتفية",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.1.text",
    text: {
      zh: "不必再走到楼梯间去接电话。",
      en: "No more walking out to the stairwell to take a call.",
      ar: "لا حاجة بعد اليوم إلى الخروج إلى الدرج للردّ على الهاتف.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.2.title",
    text: {
      zh: "视频会议",
      en: "Video meeting",
      ar: "اجتماع مرئي",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.2.text",
    text: {
      zh: "顶灯柔和，毡面不反光，麦克风里少了办公室的底噪。",
      en: "Soft light, felt that does not glare, and less of the office in the microphone.",
      ar: "ضوء ليّن ولبّاد لا يعكس الوهج، وضجيج مكتب أقلّ في الميكروفون.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.3.title",
    text: {
      zh: "专注工作",
      en: "Focused work",
      ar: "عمل مركّز",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.3.text",
    text: {
      zh: "写方案、改合同、读代码，给自己一个小时不被打断；桌上加一盏台灯。",
      en: "An hour without interruption for a proposal, a contract or a piece of code, with a desk lamp on the table.",
      ar: "ساعة بلا مقاطعة لمقترح أو عقد أو شيفرة برمجية، ومصباح مكتب على الطاولة.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.4.title",
    text: {
      zh: "面试",
      en: "Interview",
      ar: "مقابلة توظيف",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.4.text",
    text: {
      zh: "候选人坐得自在，话也只说给该听的人。",
      en: "The candidate is at ease, and speaks only to those who should hear.",
      ar: "يجلس المرشّح مرتاحًا، ولا يسمعه إلا من يعنيه الأمر.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.5.title",
    text: {
      zh: "一对一谈话",
      en: "One-to-one talk",
      ar: "حديث ثنائي",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.5.text",
    text: {
      zh: "绩效、薪酬、难开口的事，关上门再谈。",
      en: "Reviews, pay and other hard subjects are better with a door closed.",
      ar: "التقييم والراتب وما يصعب قوله، الأفضل أن يُقال خلف باب مغلق.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.6.title",
    text: {
      zh: "小组短会",
      en: "Short team meeting",
      ar: "اجتماع قصير للفريق",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.6.text",
    text: {
      zh: "三四个人碰一碰，不用抢大会议室。",
      en: "Three or four people can settle something without booking the big room.",
      ar: "ثلاثة أو أربعة ينجزون أمرًا دون حجز القاعة الكبيرة.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.7.title",
    text: {
      zh: "客服坐席",
      en: "Customer service desk",
      ar: "مقعد خدمة العملاء",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.7.text",
    text: {
      zh: "对方先听见的是您，旁边的电话声小了许多。",
      en: "The caller hears you first, and much less of the calls beside you.",
      ar: "يسمعك المتصل أنت أولًا، وأقلّ ما يكون من المكالمات حولك.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.8.title",
    text: {
      zh: "录音与播客",
      en: "Voice recording",
      ar: "تسجيل صوتي",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.8.text",
    text: {
      zh: "舱内回声短，录课程旁白或播客初稿都够用。",
      en: "It is dry enough inside for the narration of a lesson or the draft of a podcast.",
      ar: "الارتداد في الداخل قصير، يكفي لتسجيل درس أو مسودة بودكاست.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.9.title",
    text: {
      zh: "在线学习",
      en: "Online lessons",
      ar: "تعلّم عن بُعد",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.9.text",
    text: {
      zh: "语言培训和网课，跟读也不怕吵到别人。",
      en: "For language courses and classes on screen, where one has to speak aloud.",
      ar: "لدروس اللغات والصفوف المرئية حيث يلزم النطق بصوت عالٍ.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.10.title",
    text: {
      zh: "图书馆与自习室",
      en: "Library",
      ar: "مكتبة عامة",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.10.text",
    text: {
      zh: "小组讨论有去处，阅览区照样翻得到书页声。",
      en: "A place for group discussion, while the reading room keeps its hush.",
      ar: "مكان لنقاش المجموعات، فيما تحتفظ قاعة القراءة بسكونها.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.11.title",
    text: {
      zh: "医院与诊所",
      en: "Clinic",
      ar: "عيادة",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.11.text",
    text: {
      zh: "导诊台旁多一处可以小声问诊的地方。",
      en: "A spot beside reception where a patient can ask quietly.",
      ar: "ركن بجوار الاستقبال يسأل فيه المريض بصوت خافت.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.12.title",
    text: {
      zh: "银行与政务大厅",
      en: "Bank or public hall",
      ar: "مصرف أو صالة خدمات",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.12.text",
    text: {
      zh: "谈到金额和身份证号时，不必当着整个大厅。",
      en: "Sums and identity numbers need not be spoken before the whole hall.",
      ar: "لا داعي لذكر المبالغ وأرقام الهوية أمام الصالة كلها.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.13.title",
    text: {
      zh: "机场与酒店大堂",
      en: "Airport or hotel lobby",
      ar: "مطار أو بهو فندق",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.13.text",
    text: {
      zh: "等候的一小时，变成一场像样的会议。",
      en: "An hour of waiting turns into a proper meeting.",
      ar: "تتحوّل ساعة الانتظار إلى اجتماع حقيقي.",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.14.title",
    text: {
      zh: "家里",
      en: "At home",
      ar: "في المنزل",
    },
  },
  {
    page: "silencebooth",
    block: "scenario.14.text",
    text: {
      zh: "孩子练琴之外，大人也有一处可以开会的角落。",
      en: "A corner for meetings in a flat where someone is always practising the piano.",
      ar: "ركن للاجتماعات في بيت لا ينقطع فيه التمرّن على البيانو.",
    },
  },
  {
    page: "silencebooth",
    block: "honest.title",
    text: {
      zh: "它能做到什么",
      en: "What it can do, and what it cannot",
      ar: "ما تستطيعه وما لا تستطيعه",
    },
  },
  {
    page: "silencebooth",
    block: "honest.text",
    text: {
      zh: "静音舱降低传出和传入的说话声，让内容更难听清；它不是绝对的寂静。国际上用 ISO 23351-1 的语声级降低量 DS,A 来比较整间舱体，请不要拿它和墙体的 Rw、STC 相比。我们没有检测报告时，就不写数字。",
      en: "The booth lowers speech on its way out and on its way in, so that words are harder to follow. It does not make perfect silence. Whole booths are compared by their speech level reduction DS,A under ISO 23351-1; do not set that beside a wall’s Rw or STC. Where we have no test report, we print no number.",
      ar: "تخفض الكابينة الكلام الخارج منها والداخل إليها فيصعب تتبّع الكلمات، لكنها لا تصنع صمتًا تامًّا. تُقارَن الكبائن الكاملة بمقدار خفض مستوى الكلام DS,A وفق ISO 23351-1، فلا تقارنه بقيمة Rw أو STC للجدران. وحيث لا تقرير اختبار لدينا لا نكتب رقمًا.",
    },
  },
  {
    page: "silencebooth",
    block: "install.title",
    text: {
      zh: "从到货到坐进去",
      en: "From delivery to the first call",
      ar: "من التسليم إلى أول مكالمة",
    },
  },
  {
    page: "silencebooth",
    block: "install.1.text",
    text: {
      zh: "地面平整、净高足够、旁边有一个插座，就可以开始。",
      en: "A level floor, enough headroom and one socket nearby are all it takes to begin.",
      ar: "أرضية مستوية وارتفاع كافٍ ومقبس قريب، وهذا كل ما يلزم للبدء.",
    },
  },
  {
    page: "silencebooth",
    block: "install.2.text",
    text: {
      zh: "底座找平，板件按编号拼接，合页和玻璃门最后装。",
      en: "The base is levelled, the numbered panels are joined, hinges and glass door come last.",
      ar: "تُسوّى القاعدة وتُجمع الألواح المرقّمة، وتأتي المفصّلات والباب الزجاجي آخرًا.",
    },
  },
  {
    page: "silencebooth",
    block: "install.3.text",
    text: {
      zh: "接上电源，试灯、试两台风扇，确认门缝贴合。",
      en: "Plug it in, try the lamp and both fans, and see that the door closes snugly.",
      ar: "صِل الكهرباء وجرّب المصباح والمروحتين، وتأكّد من إحكام إغلاق الباب.",
    },
  },
  {
    page: "silencebooth",
    block: "faq.title",
    text: {
      zh: "常被问到的",
      en: "Often asked",
      ar: "أسئلة متكررة",
    },
  },
  {
    page: "silencebooth",
    block: "faq.1.question",
    text: {
      zh: "外面就完全听不见了吗？",
      en: "Can nothing be heard outside?",
      ar: "ألا يُسمع شيء في الخارج؟",
    },
  },
  {
    page: "silencebooth",
    block: "faq.1.answer",
    text: {
      zh: "不会。静音舱的目的是让内容难以听清，而不是让声音消失。效果取决于您说话的响度和办公室的背景声：背景越安静，越容易被听见。大声喊叫仍然听得到。",
      en: "No. The booth is meant to make words hard to follow, not to make a voice vanish. How well it does so depends on how loudly you speak and on the background sound: the quieter the office, the more is heard. Shouting will always be heard.",
      ar: "بل يُسمع. غاية الكابينة أن يصعب تتبّع الكلام، لا أن يختفي الصوت. ويتوقف ذلك على علوّ صوتك وعلى صوت الخلفية: كلما هدأ المكتب سُمع أكثر. أما الصراخ فيبقى مسموعًا.",
    },
  },
  {
    page: "silencebooth",
    block: "faq.2.question",
    text: {
      zh: "待久了会闷吗？",
      en: "Does it get stuffy?",
      ar: "هل يصبح الجوّ خانقًا؟",
    },
  },
  {
    page: "silencebooth",
    block: "faq.2.answer",
    text: {
      zh: "两台排风扇按每三分钟更换一次舱内空气设计；它们各有开关，怕风的人可以只开一台。",
      en: "Two fans are laid out to change the air every three minutes. Each has its own switch, so one can run alone.",
      ar: "صُمّمت المروحتان لتجديد الهواء كل ثلاث دقائق، ولكل منهما مفتاح فيمكن تشغيل واحدة فقط.",
    },
  },
  {
    page: "silencebooth",
    block: "faq.3.question",
    text: {
      zh: "国外的电压能用吗？",
      en: "Will it work with our mains?",
      ar: "هل تعمل على شبكتنا الكهربائية؟",
    },
  },
  {
    page: "silencebooth",
    block: "faq.3.answer",
    text: {
      zh: "电源适应 100–240V、50–60Hz，插头按目的国配；另有 12V USB 可以给设备充电。",
      en: "It accepts 100–240V at 50–60Hz, with the plug of your country, and there is a 12V USB outlet for devices.",
      ar: "تقبل 100–240V عند 50–60Hz مع قابس بلدك، وفيها منفذ USB بجهد 12V للأجهزة.",
    },
  },
  {
    page: "silencebooth",
    block: "faq.4.question",
    text: {
      zh: "消防喷淋和报警怎么办？",
      en: "What about sprinklers and alarms?",
      ar: "ماذا عن رشّاشات الحريق والإنذار؟",
    },
  },
  {
    page: "silencebooth",
    block: "faq.4.answer",
    text: {
      zh: "各地规定不同，请先问当地的消防顾问：舱内是否要喷头，警报在舱内能否听到。我们按他的意见预留孔位。",
      en: "Rules differ from place to place. Ask your local fire consultant whether a sprinkler head is needed inside and whether the alarm can be heard there; we leave openings to suit.",
      ar: "تختلف الأنظمة من بلد إلى آخر. اسأل استشاري الحريق لديك: هل يلزم رشّاش في الداخل وهل يُسمع الإنذار فيها؟ ونترك الفتحات وفق رأيه.",
    },
  },
  {
    page: "silencebooth",
    block: "faq.5.question",
    text: {
      zh: "能换颜色和内饰吗？",
      en: "Can we choose colour and lining?",
      ar: "هل نختار اللون والبطانة؟",
    },
  },
  {
    page: "silencebooth",
    block: "faq.5.answer",
    text: {
      zh: "外壳与内毡都有多种颜色，项目量大时可以按色号定制。桌板和座椅也可以不装。",
      en: "Shell and felt come in several colours, and larger orders can follow a colour code. Table and seats may be left out.",
      ar: "للهيكل واللبّاد ألوان عدّة، ويمكن للطلبات الكبيرة اعتماد رقم لون محدّد، كما يمكن الاستغناء عن الطاولة والمقاعد.",
    },
  },
  {
    page: "silencebooth",
    block: "faq.6.question",
    text: {
      zh: "怎么运输，谁来装？",
      en: "How is it shipped, and who assembles it?",
      ar: "كيف تُشحن ومن يركّبها؟",
    },
  },
  {
    page: "silencebooth",
    block: "faq.6.answer",
    text: {
      zh: "板件平装入箱，连同编号图和视频说明一起发出；当地安装队可以完成，需要时我们在线指导。",
      en: "It travels flat in cartons with numbered drawings and a film. A local fitter can put it up, and we guide online when asked.",
      ar: "تُشحن ألواحًا مسطّحة في صناديق مع رسوم مرقّمة ومقطع إرشادي. يركّبها فنّي محلي، ونرشده عبر الإنترنت عند الحاجة.",
    },
  },
  {
    page: "silencebooth",
    block: "ask.title",
    text: {
      zh: "想试坐一下？",
      en: "Would you like to sit in one?",
      ar: "أتودّ الجلوس في واحدة؟",
    },
  },
  {
    page: "silencebooth",
    block: "ask.lead",
    text: {
      zh: "告诉我们放在哪里、给几个人用，我们回复尺寸建议、平面摆放图和报价。",
      en: "Tell us where it will stand and for how many. We answer with a size, a plan and a price.",
      ar: "قل لنا أين ستوضع ولكم شخص، فنردّ عليك بالمقاس المناسب ومخطط الموضع والسعر.",
    },
  },
  {
    page: "silencebooth",
    block: "ask.action",
    text: {
      zh: "询问静音舱",
      en: "Ask about the booth",
      ar: "اسأل عن الكابينة",
    },
  },
  {
    page: "silencebooth",
    block: "seo.title",
    text: {
      zh: "静音舱：四种尺寸、规格与使用场景｜听禾声学",
      en: "Silence booths: acoustic pods and phone booths | Tinghe",
      ar: "كبائن المكالمات: أربعة مقاسات ومواصفات | تينغخه",
    },
  },
  {
    page: "silencebooth",
    block: "seo.description",
    text: {
      zh: "静音舱采用 38 mm 双层铝蜂窝板，4000K LED 照明，100–240V 电源，每三分钟换一次气。四种尺寸，十多种使用场景，常见问题解答。",
      en: "38 mm double-layer aluminium honeycomb walls, 4000K LED, 100–240V, an air change every three minutes. Four sizes and more than ten uses, with questions answered.",
      ar: "جدران ألمنيوم خلوية مزدوجة 38 مم وإضاءة LED 4000K وكهرباء 100–240V وهواء يتجدّد كل ثلاث دقائق. أربعة مقاسات وأكثر من عشرة استعمالات.",
    },
  },
  {
    page: "silencebooth",
    block: "seo.keywords",
    text: {
      zh: "静音舱，电话亭，办公静音仓，视频会议舱，铝蜂窝板，移动会议室",
      en: "silence booth, office phone booth, acoustic pod, video call booth, honeycomb panel, meeting pod",
      ar: "كابينة مكالمات، كابينة هاتف للمكتب، كابينة صوتية، كابينة اجتماع مرئي، ألواح خلوية، قاعة اجتماع متنقلة",
    },
  },
];
