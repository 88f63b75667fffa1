import type { Lang } from "../language/language.ts";
import { findForbidden, type Term } from "./find-forbidden.ts";

/** A row of the term base: its words as Chinese, English, Arabic; then what they replace. */
type Row = [
  key: string,
  preferred: [zh: string, en: string, ar: string],
  forbidden: [zh: string[], en: string[], ar: string[]],
  note?: string,
];

const rows: Row[] = [
  [
    "absorption-coefficient",
    ["吸声系数", "absorption coefficient", "معامل الامتصاص"],
    [["吸音系数"], ["absorption factor", "absorbtion coefficient"], ["معامل امتصاصية"]],
  ],
  [
    "weighted-absorption",
    ["计权吸声系数", "weighted absorption coefficient", "معامل الامتصاص الموزون"],
    [["加权吸声系数"], ["weighed absorption"], ["معامل الامتصاص المرجّح"]],
    "αw, ISO 11654",
  ],
  [
    "practical-absorption",
    ["实用吸声系数", "practical absorption coefficient", "معامل الامتصاص العملي"],
    [["实际吸声系数"], ["practical absorption factor"], ["معامل الامتصاص التطبيقي"]],
    "αp",
  ],
  [
    "nrc",
    ["降噪系数", "noise reduction coefficient", "معامل خفض الضوضاء"],
    [["减噪系数"], ["noise reduction factor"], ["معامل تقليل الضوضاء"]],
    "NRC, ASTM C423",
  ],
  [
    "absorption-class",
    ["吸声等级", "absorption class", "فئة الامتصاص"],
    [["吸音等级", "吸声级别"], ["absorption grade"], ["درجة الامتصاص", "درجات الامتصاص"]],
    "Grades I to IV are the Chinese ones of 1997.",
  ],
  [
    "reverberation-time",
    ["混响时间", "reverberation time", "زمن الارتداد"],
    [["余响时间", "回响时间"], ["reverb time"], ["زمن الصدى"]],
  ],
  [
    "octave-band",
    ["倍频带", "octave band", "نطاق الأوكتاف"],
    [["八度音带", "倍频程值"], ["octave range"], ["النطاق الثماني", "نطاق ثماني"]],
    "倍频程 is the interval, not the band.",
  ],
  [
    "third-octave",
    ["1/3 倍频带", "third-octave", "ثلث الأوكتاف"],
    [["1/3 八度", "三分之一倍频程"], ["one-third octave", "1/3 octave"], ["ثلث الثماني"]],
  ],
  [
    "mounting",
    ["安装方式", "mounting", "طريقة التركيب"],
    [["装配方式"], ["installation type"], ["طريقة التثبيت", "طرق التثبيت"]],
    "تثبيت is the fixing itself.",
  ],
  [
    "build-up",
    ["构造", "build-up", "تركيبة الطبقات"],
    [
      ["构造层次表"],
      ["buildup", "layer structure"],
      [
        ...["لبنائكم", "لبناء المشروع", "بالبناء نفسه", "بناء مشابه", "بناء مماثل"],
        ...["بنائك", "لبنائه", "هذا البناء", "لكل بناء", "يتبدّل البناء", "ببناء المشروع"],
      ],
    ],
    "بناء is a building.",
  ],
  ["cavity", ["空腔", "cavity", "فراغ"], [["空腔体", "腔室"], ["air chamber"], ["تجويف"]]],
  [
    "overall-depth",
    ["总深度", "overall depth", "العمق الكلي"],
    [["总进深"], ["whole depth"], ["العمق الإجمالي"]],
    "From the wall to the face.",
  ],
  [
    "perforated-panel",
    ["穿孔板", "perforated panel", "لوح مثقّب"],
    [["冲孔板", "打孔板"], ["punched panel"], ["لوح مخرّم", "ألواح مخرّمة"]],
  ],
  [
    "micro-perforated",
    ["微孔板", "micro-perforated panel", "لوح دقيق الثقوب"],
    [["细孔板"], ["microperforated"], ["لوح مايكرو مثقّب"]],
  ],
  [
    "grooved-panel",
    ["槽木板", "grooved panel", "لوح محزّز"],
    [["开槽木板", "条形槽板"], ["slotted panel"], ["لوح مخدّد", "ألواح مخدّدة"]],
  ],
  ["groove", ["槽", "groove", "حزّ"], [["凹槽线"], ["furrow"], ["أخدود", "أخاديد", "تخديد"]]],
  [
    "slat",
    ["格栅", "slat", "شريحة"],
    [["木条栅"], ["lath", "lamella", "lamellas"], ["سدائب", "قضبان خشبية"]],
  ],
  ["felt", ["毡", "felt", "لبّاد"], [["毡布"], ["felt cloth"], ["جوخ"]]],
  ["polyester", ["聚酯纤维", "polyester", "بوليستر"], [["涤纶"], ["poly-ester"], ["بولي استر"]]],
  [
    "baffle",
    ["垂片", "baffle", "لوح معلّق"],
    [
      ["挂片", "吊片"],
      ["hanging fin"],
      ["ستائر عمودية", "ستائر معلّقة", "ستارة معلّقة", "ستائر لبّاد"],
    ],
    "With بافل beside it where people first meet it.",
  ],
  [
    "ceiling-cloud",
    ["云板", "ceiling cloud", "غيمة سقف"],
    [["浮云板"], ["ceiling island"], ["سحابة سقف", "غيوم سقفية", "غيوم صوتية"]],
  ],
  [
    "desk-screen",
    ["桌屏", "desk screen", "حاجز مكتب"],
    [["桌面隔板"], ["desk divider"], ["فاصل مكتبي", "فواصل المكاتب"]],
  ],
  [
    "mineral-wool",
    ["矿物棉", "mineral wool", "صوف معدني"],
    [["矿棉"], ["mineralwool"], ["صوف المعدن"]],
    "Rock wool and glass wool alike; say which where it is known.",
  ],
  [
    "rock-wool",
    ["岩棉", "rock wool", "صوف صخري"],
    [["岩石棉"], ["rockwool", "stone wool"], ["صوف حجري"]],
  ],
  [
    "glass-wool",
    ["玻璃棉", "glass wool", "صوف زجاجي"],
    [["玻纤棉"], ["fibreglass wool", "glasswool"], ["صوف الزجاج"]],
  ],
  [
    "booth",
    ["静音舱", "silence booth", "كابينة مكالمات"],
    [
      ["静音间", "静音亭"],
      ["quiet booth", "soundproof booth", "silent booth"],
      ["كشك", "بوكس صوتي", "مقصورة", "مقصورات"],
    ],
    "“Acoustic pod” and “phone booth” stand beside it.",
  ],
  [
    "exhaust-fan",
    ["排风扇", "exhaust fan", "مروحة شفط"],
    [
      ["排气扇", "抽风机"],
      ["extractor fan", "extract fan"],
      ["مروحة طرد", "مروحة عادم", "مروحتي الطرد", "مروحتي طرد"],
    ],
  ],
  [
    "air-change",
    ["换气", "air change", "تجديد الهواء"],
    [["空气置换"], ["air replacement"], ["تبديل الهواء"]],
  ],
  [
    "speech-level-reduction",
    ["语声级降低量", "speech level reduction", "خفض مستوى الكلام"],
    [
      ["语音降低量", "语声降低量", "语声声级降低量", "语言声级降低量"],
      ["speech reduction level"],
      ["تخفيض الكلام"],
    ],
    "DS,A, ISO 23351-1",
  ],
  [
    "speech-privacy",
    ["语音私密", "speech privacy", "خصوصية الكلام"],
    [["语言私密"], ["conversation privacy"], ["سرية الكلام"]],
  ],
  [
    "sound-insulation",
    ["隔声", "sound insulation", "عزل الصوت"],
    [["隔绝声音"], ["sound isolation"], ["عزل صوتي كامل"]],
  ],
  [
    "flutter-echo",
    ["颤动回声", "flutter echo", "صدى مرتجف"],
    [["震颤回声"], ["fluttering echo"], ["صدى رفرفة", "صدى مرتعش"]],
  ],
  [
    "diffusion",
    ["扩散", "diffusion", "تشتيت"],
    [["漫射板"], ["diffusing effect"], ["بعثرة الصوت"]],
  ],
  [
    "low-frequencies",
    ["低频", "low frequencies", "ترددات منخفضة"],
    [["低频率段"], ["bass frequencies"], ["ترددات خفيضة", "الجهير"]],
  ],
  ["sabine", ["赛宾", "Sabine", "سابين"], [["萨宾", "塞宾"], ["Sabin formula"], ["سابيين"]]],
  [
    "eyring",
    ["艾润", "Eyring", "آيرنغ"],
    [["伊林公式", "艾林", "依林公式"], ["Eyering"], ["إيرنغ", "آيرينغ"]],
  ],
  [
    "reverberation-formula",
    ["公式", "formula", "معادلة"],
    [[], [], ["صيغة سابين", "صيغة آيرنغ", "صيغتي سابين", "صيغتي آيرنغ"]],
    "صيغة is the format of a file.",
  ],
  [
    "schroeder-frequency",
    ["施罗德频率", "Schroeder frequency", "تردد شرودر"],
    [["施勒德频率"], ["Schröder frequency"], ["تردد شرويدر"]],
  ],
  [
    "edge-effect",
    ["边缘效应", "edge effect", "أثر الحافة"],
    [["边界效应"], ["border effect"], ["تأثير الحواف"]],
  ],
  [
    "shape-indicator",
    ["形状指示", "shape indicator", "مؤشر الشكل"],
    [["形状标识符"], ["shape letter"], ["دليل الشكل"]],
  ],
  [
    "impedance-tube",
    ["阻抗管", "impedance tube", "أنبوب المعاوقة"],
    [[], ["Kundt tube"], ["أنبوب الممانعة"]],
  ],
  [
    "reverberation-room",
    ["混响室", "reverberation room", "غرفة الارتداد"],
    [["回声室"], ["echo chamber"], ["غرفة الصدى"]],
  ],
  [
    "reaction-to-fire",
    ["燃烧性能", "reaction to fire", "التفاعل مع الحريق"],
    [
      ["防火等级", "防火性能", "阻燃等级"],
      ["fire rating", "fire-resistance class"],
      ["السلوك عند الحريق", "سلوك الحريق", "مقاومته للحريق"],
    ],
    "Not fire resistance, which belongs to a whole wall.",
  ],
  [
    "flame-retardant",
    ["阻燃", "flame-retardant", "مقاوم للهب"],
    [["难燃芯"], ["fire-retardant", "fire retardant"], ["مثبّط للاشتعال", "مؤخّر للّهب"]],
  ],
  [
    "sprinkler",
    ["喷淋", "sprinkler", "رشّاش حريق"],
    [["洒水喷头"], ["fire sprayer"], ["مرشّات", "مرشّ"]],
  ],
  ["civil-defence", ["民防", "civil defence", "الدفاع المدني"], [[], ["civil defense"], []]],
  [
    "standard",
    ["标准", "standard", "معيار"],
    [
      ["标准规格号"],
      ["Chinese code", "for each code", "the code that applies"],
      ["مواصفة", "أرقام المواصفات", "كود"],
    ],
    "In English a standard is no code; مواصفات are specifications.",
  ],
  [
    "test-report",
    ["检测报告", "test report", "تقرير اختبار"],
    [["测试报告书"], ["testing report"], ["تقرير فحص مختبري"]],
  ],
  ["laboratory", ["实验室", "laboratory", "مختبر"], [["试验所"], [], ["معمل", "مخبري", "مخبرية"]]],
  [
    "published-value",
    ["文献值", "published value", "قيمة منشورة"],
    [["文献数据值"], [], ["أدبيات", "الأدبيات", "من المراجع", "في المراجع"]],
  ],
  [
    "indicative",
    ["参考值", "indicative", "استرشادي"],
    [["仅供参考值"], ["guide value"], ["تأشيري"]],
  ],
  ["sample", ["样板", "sample", "عيّنة"], [[], ["specimen swatch"], ["نموذج عيّنة"]]],
  ["finish", ["饰面", "finish", "تشطيب"], [[], ["surface finishing type"], ["فنش"]]],
  [
    "veneer",
    ["木皮", "veneer", "قشرة"],
    [["薄木片"], ["veneering sheet"], ["فينير", "قشرة لامينيت"]],
  ],
  [
    "batten",
    ["龙骨", "batten", "عارضة"],
    [["木方条"], ["furring strip"], ["مورينة", "مرابيع خشب"]],
  ],
  [
    "tongue-and-groove",
    ["企口", "tongue and groove", "لسان ومجرى"],
    [["榫槽口"], ["tongue-in-groove"], ["لسان وأخدود", "لسان وحزّ"]],
  ],
  ["clip", ["扣件", "clip", "مشبك"], [["夹扣子"], ["clamp clip"], ["كليبس"]]],
  [
    "honeycomb",
    ["铝蜂窝板", "aluminium honeycomb", "خلية نحل"],
    [["蜂巢铝板"], ["honey-comb"], ["قرص العسل"]],
  ],
  [
    "linoleum",
    ["亚麻地板", "linoleum", "لينوليوم"],
    [["油毡", "油地毡"], ["lino floor"], ["مشمّع الأرضية"]],
  ],
  [
    "plasterboard",
    ["石膏板", "plasterboard", "ألواح الجبس"],
    [["纸面石膏墙板"], ["drywall", "gypsum board"], ["جبسن بورد"]],
  ],
  ["fleece", ["无纺布", "fleece", "نسيج"], [["不织布"], ["non-woven tissue"], ["قماش فليس"]]],
  [
    "minimum-order",
    ["起订量", "minimum order", "الحد الأدنى للطلب"],
    [["最小订单量", "最低订量"], ["minimum quantity order"], ["أدنى كمية طلب"]],
    "MOQ",
  ],
  [
    "lead-time",
    ["交货期", "lead time", "مدة التسليم"],
    [["供货周期"], ["delivery lead"], ["مدة التوريد", "زمن التوريد"]],
  ],
  ["quotation", ["报价", "quotation", "عرض سعر"], [[], ["price offer"], ["تسعيرة"]]],
  ["carton", ["箱", "carton", "كرتونة"], [["纸盒箱"], ["cardboard box"], ["كرتون مقوّى"]]],
  ["pallet", ["托盘", "pallet", "منصّة"], [["栈板"], ["skid"], ["بالتة", "طبلية"]]],
  ["container", ["货柜", "container", "حاوية"], [["集装货箱"], ["shipping box"], ["كونتينر"]]],
  [
    "incoterms",
    ["价格条款", "price term", "شرط السعر"],
    [["贸易术语条款"], ["trade clause"], ["شرط تجاري دولي"]],
    "EXW, FOB, CFR, CIF stay as they are.",
  ],
  [
    "hs-heading",
    ["HS 品目", "HS heading", "بند النظام المنسّق"],
    [["HS 税号码"], ["HS number"], ["رمز الجمارك"]],
  ],
  [
    "forwarder",
    ["货代", "forwarder", "وكيل الشحن"],
    [["货运公司代理"], ["shipping agent"], ["مكتب الشحن"]],
  ],
  [
    "customs-broker",
    ["报关行", "broker", "مخلّص جمركي"],
    [["清关公司"], ["customs agent"], ["وكيل جمركي"]],
  ],
  [
    "bill-of-quantities",
    ["用量清单", "bill of quantities", "جدول الكميات"],
    [["工程量单"], ["quantity bill"], ["مقايسة"]],
  ],
  [
    "reflected-ceiling-plan",
    ["天花综合图", "reflected ceiling plan", "مخطط السقف"],
    [["天花反射图"], ["ceiling reflection plan"], ["مخطط انعكاس السقف"]],
  ],
  [
    "illuminance",
    ["lx", "lx", "lx"],
    [["150lx", "勒克斯"], ["150lx"], ["150lx", "لوكس", "لكس"]],
    "A space before it, small letters.",
  ],
  [
    "home-page",
    ["首页", "home page", "الصفحة الرئيسية"],
    [["主页面"], ["homepage"], ["الصفحة الرئيسة"]],
  ],
  [
    "english-spelling",
    ["", "colour, fibre, aluminium", ""],
    [[], ["color", "colors", "fiber", "fibers", "aluminum", "gray", "center", "centers"], []],
    "The site writes British English.",
  ],
  [
    "inquiry",
    ["询盘", "inquiry", "استفسار"],
    [[], ["enquiry", "enquiries"], []],
    "“Ask” and “message” are other things.",
  ],
  [
    "reader",
    ["您", "you", "المخاطب المفرد: انظر، مشروعك"],
    [
      [],
      [],
      [
        ...["انظروا", "اطلبوا", "اكتبوا", "اذكروا", "اسألوا", "اسألونا", "اقرؤوا", "اتركوا"],
        ...["ابدؤوا", "افتحوا", "راسلونا", "قارنوا", "مشروعكم", "مشروعاتكم", "غرفتكم"],
        ...["جداركم", "طلبكم", "رسالتكم", "استفساركم", "لديكم", "إليكم", "يمكنكم"],
      ],
    ],
    "Whoever reads is one person, as on every button. Imperatives that are also “they did” are left out.",
  ],
  ["pieces", ["件", "pcs", "قطعة"], [[], ["1 pcs"], []]],
];

/** What the things of the trade are called on this site, and what they are not called. */
export const terms: Term[] = rows.map(([key, preferred, forbidden, note]) => ({
  key,
  preferred: byLanguage(preferred),
  forbidden: byLanguage(forbidden),
  ...(note && { note }),
}));

function byLanguage<Words>([zh, en, ar]: [Words, Words, Words]): Record<Lang, Words> {
  return { zh, en, ar };
}

/** The words of one text that the term base forbids. */
export function checkTerms({ language, text }: { language: Lang; text: string }) {
  return findForbidden({ terms, language, text });
}
