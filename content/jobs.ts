import type { JobContent } from "#domain/careers/job-content.ts";

const hangzhou = { zh: "杭州", en: "Hangzhou", ar: "هانغتشو" };
const woodFactory = {
  zh: "华东木质板工厂",
  en: "Wood panel factory, Eastern China",
  ar: "مصنع الألواح الخشبية، شرق الصين",
};
const feltFactory = {
  zh: "华南聚酯毡与静音舱工厂",
  en: "Felt and booth factory, Southern China",
  ar: "مصنع اللبّاد والكبائن، جنوب الصين",
};

const insurance = {
  zh: "五险一金，按实际工资缴纳",
  en: "Social insurance and housing fund, paid on your full salary",
  ar: "تأمينات اجتماعية وصندوق سكن تُحتسب على الراتب كاملًا",
};
const mentor = {
  zh: "头三个月有一位固定的师傅带",
  en: "One colleague at your side for the first three months",
  ar: "زميل واحد يرافقك في الأشهر الثلاثة الأولى",
};
const twoShifts = {
  zh: "两班制，排班提前一个月公布，没有夜班",
  en: "Two shifts, published a month ahead; no nights",
  ar: "ورديّتان يُعلن جدولهما قبل شهر، وبلا عمل ليلي",
};
const flexible = {
  zh: "早上八点到十点之间到岗即可，每周可在家办公一天",
  en: "Start between eight and ten, one day a week from home",
  ar: "بدء الدوام بين الثامنة والعاشرة، ويوم عمل من المنزل كل أسبوع",
};

export const jobs: JobContent[] = [
  {
    id: "cnc-operator-wood-panels",
    type: "production",
    kind: "full-time",
    title: {
      zh: "数控加工操作员（木质板）",
      en: "CNC operator, wood panels",
      ar: "مشغّل آلات CNC للألواح الخشبية",
    },
    summary: {
      zh: "负责穿孔与开槽两条线上的数控设备：上料、换刀、首件检查，把孔距做准。",
      en: "You run the CNC machines of the perforating and grooving lines: loading, tool changes, first-piece checks, and holes that sit where the drawing says.",
      ar: "تشغّل آلات خطّي التثقيب والتحزيز: التحميل وتبديل العُدد وفحص القطعة الأولى، لتقع الثقوب حيث يقول المخطط.",
    },
    place: woodFactory,
    tasks: [
      {
        zh: "按工单调用程序、装夹板材，完成穿孔、开槽与修边",
        en: "Call up the program of each order, clamp the boards, and perforate, groove and trim them",
        ar: "استدعاء برنامج كل أمر تشغيل وتثبيت الألواح ثم تثقيبها وتحزيزها وتشذيبها",
      },
      {
        zh: "每批首件测量孔径、孔距与槽深，并填写记录",
        en: "Measure hole diameter, spacing and groove depth on the first piece of each batch, and write it down",
        ar: "قياس قطر الثقوب وتباعدها وعمق الحزوز في القطعة الأولى من كل دفعة وتدوينها",
      },
      {
        zh: "更换刀具，做好设备的日常清洁与点检",
        en: "Change tools, keep the machine clean and do the daily checks",
        ar: "تبديل العُدد وتنظيف الآلة وإجراء الفحص اليومي",
      },
      {
        zh: "发现崩边、色差等问题及时停机反馈",
        en: "Stop the machine and speak up when edges chip or colours do not match",
        ar: "إيقاف الآلة والإبلاغ عند تشظّي الحواف أو اختلاف اللون",
      },
    ],
    profile: [
      {
        zh: "中专或技校以上，木工、机械或数控相关专业；有经验者不限学历",
        en: "Vocational training in woodworking, mechanics or CNC; experience counts as much as a certificate",
        ar: "تأهيل مهني في النجارة أو الميكانيكا أو آلات CNC، والخبرة تُغني عن الشهادة",
      },
      {
        zh: "看得懂零件图，会用卡尺和千分尺",
        en: "You read part drawings and are at home with calipers and micrometers",
        ar: "قراءة رسومات القطع والتمكّن من القدمة والميكرومتر",
      },
      {
        zh: "做事仔细，能接受两班倒",
        en: "A careful hand, and two shifts suit you",
        ar: "دقّة في العمل وقبول نظام الورديّتين",
      },
    ],
    offer: [
      twoShifts,
      mentor,
      insurance,
      {
        zh: "厂区有食堂，外地同事可申请宿舍",
        en: "A canteen on site, and rooms for colleagues from out of town",
        ar: "مطعم في الموقع وسكن للزملاء القادمين من مدن أخرى",
      },
    ],
    date: "2026-10-12",
  },
  {
    id: "veneer-finisher",
    type: "production",
    kind: "full-time",
    title: { zh: "饰面与涂装技工", en: "Veneer and finishing technician", ar: "فنّي قشرة وتشطيب" },
    summary: {
      zh: "木皮拼花、砂光、上油和上漆，让同一面墙上的板子看起来出自同一棵树。",
      en: "Matching veneer, sanding, oiling and lacquering, so that the panels of one wall look as if they came from one tree.",
      ar: "تنسيق القشرة والصنفرة والتزييت والطلاء، حتى تبدو ألواح الجدار الواحد كأنها من شجرة واحدة.",
    },
    place: woodFactory,
    tasks: [
      {
        zh: "挑选并拼配木皮，控制纹理走向与色差",
        en: "Select and match veneers for grain and colour",
        ar: "اختيار القشرة وتنسيق تعريقها ولونها",
      },
      {
        zh: "砂光、打底、上水性漆或木蜡油",
        en: "Sand, prime, and apply water-based lacquer or hard-wax oil",
        ar: "الصنفرة والتأسيس وتطبيق الطلاء المائي أو زيت الشمع",
      },
      {
        zh: "按封样检查每批成品，不合格的返工或报废",
        en: "Check each batch against the sealed sample; rework or reject what does not match",
        ar: "مطابقة كل دفعة بالعيّنة المعتمدة، وإعادة العمل على ما يخالفها أو رفضه",
      },
    ],
    profile: [
      {
        zh: "两年以上木器涂装或木皮贴面经验",
        en: "Two years or more in wood finishing or veneering",
        ar: "خبرة سنتين فأكثر في تشطيب الخشب أو كسوته بالقشرة",
      },
      {
        zh: "对颜色敏感，无色觉障碍",
        en: "A good eye for colour",
        ar: "عين تميّز الألوان",
      },
      {
        zh: "了解水性涂料的施工条件，懂得防护",
        en: "You know how water-based coatings behave and how to protect yourself",
        ar: "معرفة سلوك الطلاءات المائية وقواعد الوقاية منها",
      },
    ],
    offer: [
      {
        zh: "恒温恒湿的涂装车间，除尘与换气达标",
        en: "A finishing shop with steady temperature and humidity and proper extraction",
        ar: "ورشة تشطيب بحرارة ورطوبة ثابتتين وشفط سليم للغبار",
      },
      twoShifts,
      insurance,
      {
        zh: "每年一次职业健康体检",
        en: "An occupational health check every year",
        ar: "فحص صحي مهني كل عام",
      },
    ],
    date: "2026-09-28",
  },
  {
    id: "booth-assembly-intern",
    type: "production",
    kind: "internship",
    title: {
      zh: "静音舱装配实习生",
      en: "Intern, booth assembly",
      ar: "متدرّب في تجميع الكبائن",
    },
    summary: {
      zh: "六个月里跟完一台静音舱的全过程：蜂窝板、密封、风机、灯与电，最后关上门，亲耳听一听。",
      en: "Six months along the whole life of a booth: honeycomb panels, seals, fans, light and power, and in the end you close the door and listen.",
      ar: "ستة أشهر مع الكابينة من أولها إلى آخرها: ألواح خلية النحل والعزل والمراوح والإضاءة والكهرباء، ثم تغلق بابها وتصغي بنفسك.",
    },
    place: feltFactory,
    tasks: [
      {
        zh: "参与舱体、门与密封条的装配",
        en: "Help to assemble shells, doors and seals",
        ar: "المشاركة في تجميع الهيكل والأبواب وشرائط الإحكام",
      },
      {
        zh: "学习风机、照明与开关的接线，并做通电检查",
        en: "Learn to wire fans, lights and switches, and test them",
        ar: "تعلّم توصيل المراوح والإضاءة والمفاتيح وفحصها",
      },
      {
        zh: "协助质检做隔声与换气测试",
        en: "Assist quality control with insulation and ventilation tests",
        ar: "مساعدة مراقبة الجودة في اختبارات العزل والتهوية",
      },
    ],
    profile: [
      {
        zh: "机电、机械、建筑环境等专业在读，可连续实习六个月",
        en: "You study mechatronics, mechanics or building services and can stay for six months",
        ar: "طالب في الميكاترونكس أو الميكانيكا أو خدمات المباني، ومتفرّغ ستة أشهر",
      },
      {
        zh: "喜欢动手，也愿意把步骤记下来",
        en: "You like working with your hands, and writing down how it was done",
        ar: "يحبّ العمل بيديه ويدوّن خطواته",
      },
    ],
    offer: [
      mentor,
      {
        zh: "实习津贴、食宿，以及实习证明",
        en: "An allowance, board and lodging, and a certificate",
        ar: "مكافأة شهرية وسكن ووجبات وشهادة تدريب",
      },
      {
        zh: "表现好的同学毕业后优先留用",
        en: "Those who do well are the first we ask when they graduate",
        ar: "الأولوية في التوظيف بعد التخرّج لمن أحسن العمل",
      },
    ],
    date: "2026-10-26",
  },
  {
    id: "acoustic-design-engineer",
    type: "design-and-engineering",
    kind: "full-time",
    title: { zh: "声学设计工程师", en: "Acoustic design engineer", ar: "مهندس تصميم صوتي" },
    summary: {
      zh: "给办公、学校和影院算混响、选构造、出图纸，项目完工后回去测一遍。",
      en: "You calculate reverberation for offices, schools and cinemas, choose the build-ups, draw them, and go back to measure once they are built.",
      ar: "تحسب زمن الارتداد للمكاتب والمدارس ودور السينما، وتختار التركيبات وترسمها، ثم تعود لتقيس بعد التنفيذ.",
    },
    place: hangzhou,
    tasks: [
      {
        zh: "建立房间声学模型，估算混响时间与语言清晰度",
        en: "Model rooms and estimate reverberation time and speech clarity",
        ar: "نمذجة الغرف وتقدير زمن الارتداد ووضوح الكلام",
      },
      {
        zh: "按功能、燃烧性能与预算选择板材与安装构造",
        en: "Choose panels and mountings by use, fire class and budget",
        ar: "اختيار الألواح وطرق التركيب وفق الاستخدام وفئة التفاعل مع الحريق والميزانية",
      },
      {
        zh: "编写方案，向建筑师和业主讲清楚“为什么”",
        en: "Write the proposal and explain the why to architects and clients",
        ar: "كتابة المقترح وشرح أسبابه للمعماريين والعملاء",
      },
      {
        zh: "现场测量，整理成可公开的案例数据",
        en: "Measure on site and turn the results into figures we can publish",
        ar: "القياس في الموقع وتحويل النتائج إلى أرقام قابلة للنشر",
      },
    ],
    profile: [
      {
        zh: "建筑物理、声学或相近专业本科以上，三年以上设计经验",
        en: "A degree in building physics, acoustics or a related field, and three years of design work",
        ar: "شهادة جامعية في فيزياء المباني أو الصوتيات أو ما يقاربها، وثلاث سنوات في التصميم",
      },
      {
        zh: "熟悉 ISO 354、ISO 3382 及相应国家标准",
        en: "You know ISO 354, ISO 3382 and the Chinese standards that go with them",
        ar: "إلمام بالمعيارين ISO 354 وISO 3382 وما يقابلهما من معايير صينية",
      },
      {
        zh: "英语能读能写；会阿拉伯语者优先",
        en: "You read and write English; Arabic is a plus",
        ar: "قراءة الإنجليزية وكتابتها، والعربية ميزة",
      },
    ],
    offer: [
      flexible,
      {
        zh: "自有测量设备，每年两次外部培训",
        en: "Measuring equipment of our own, and two outside courses a year",
        ar: "أجهزة قياس نملكها ودورتان خارجيتان كل عام",
      },
      insurance,
      {
        zh: "项目奖金按季度结算，规则公开",
        en: "Project bonuses each quarter, by rules everybody can read",
        ar: "مكافآت مشاريع كل ربع سنة بقواعد معلنة للجميع",
      },
    ],
    date: "2026-11-02",
    seo: {
      title: {
        zh: "招聘声学设计工程师（杭州）｜听禾声学",
        en: "Acoustic design engineer in Hangzhou | Tinghe Acoustics",
        ar: "وظيفة مهندس تصميم صوتي في هانغتشو | تينغخه للصوتيات",
      },
      description: {
        zh: "听禾声学在杭州招聘声学设计工程师：房间声学计算、构造选型、方案与现场测量。可直接上传 PDF 简历申请。",
        en: "Tinghe Acoustics is looking for an acoustic design engineer in Hangzhou: room calculations, build-ups, proposals and measurements on site. Apply with a PDF.",
        ar: "تبحث تينغخه للصوتيات عن مهندس تصميم صوتي في هانغتشو: حسابات الغرف والتركيبات والمقترحات والقياس في الموقع. قدّم بملف PDF.",
      },
      keywords: {
        zh: "声学设计工程师，建筑声学招聘，杭州，听禾声学",
        en: "acoustic design engineer, room acoustics job, Hangzhou, Tinghe Acoustics",
        ar: "مهندس تصميم صوتي، وظائف صوتيات، هانغتشو، تينغخه للصوتيات",
      },
    },
  },
  {
    id: "structural-detail-designer",
    type: "design-and-engineering",
    kind: "full-time",
    title: { zh: "节点深化设计师", en: "Detail designer", ar: "مصمّم تفاصيل تنفيذية" },
    summary: {
      zh: "把方案变成工人看得懂的图：龙骨、收口、检修口、灯具与喷淋的避让。",
      en: "You turn proposals into drawings that fitters can read: battens, edges, access panels, and where lights and sprinklers go.",
      ar: "تحوّل المقترحات إلى رسومات يفهمها المركّبون: العوارض والحواف وفتحات الصيانة ومواضع الإنارة ورشّاشات الحريق.",
    },
    place: hangzhou,
    tasks: [
      {
        zh: "绘制墙面与吊顶的排版图、节点图与下料单",
        en: "Draw layouts, details and cutting lists for walls and ceilings",
        ar: "رسم مخططات التوزيع والتفاصيل وقوائم القصّ للجدران والأسقف",
      },
      {
        zh: "与机电、装饰单位核对标高与预留",
        en: "Agree levels and openings with the other trades",
        ar: "الاتفاق مع المهن الأخرى على المناسيب والفتحات",
      },
      {
        zh: "处理现场反馈，修订标准节点库",
        en: "Take in what comes back from site and keep our library of details up to date",
        ar: "معالجة ملاحظات الموقع وتحديث مكتبة التفاصيل",
      },
    ],
    profile: [
      {
        zh: "两年以上装饰深化经验，熟练使用 CAD，会 Revit 更好",
        en: "Two years in fit-out detailing; fluent in CAD, Revit is a plus",
        ar: "سنتان في الرسومات التنفيذية للتشطيبات، وإتقان CAD، وRevit ميزة",
      },
      {
        zh: "去过工地，知道图纸在哪儿会出错",
        en: "You have been on site and know where drawings go wrong",
        ar: "عرفت المواقع وتعرف أين تخطئ الرسومات",
      },
    ],
    offer: [
      flexible,
      insurance,
      {
        zh: "双屏工作站，正版软件",
        en: "A proper workstation with two screens and licensed software",
        ar: "محطة عمل بشاشتين وبرامج مرخّصة",
      },
    ],
    date: "2026-09-15",
  },
  {
    id: "laboratory-working-student",
    type: "design-and-engineering",
    kind: "part-time",
    title: {
      zh: "声学实验室兼职助理",
      en: "Laboratory assistant, part time",
      ar: "مساعد مختبر صوتي بدوام جزئي",
    },
    summary: {
      zh: "每周两到三天，准备试件、布置传声器、整理数据，让每个数字都有出处。",
      en: "Two or three days a week you prepare specimens, place microphones and keep the data, so that every number can say where it comes from.",
      ar: "يومان أو ثلاثة في الأسبوع لتجهيز العيّنات وتوزيع الميكروفونات وترتيب البيانات، ليعرف كل رقم مصدره.",
    },
    place: hangzhou,
    tasks: [
      {
        zh: "裁切并安装阻抗管与混响室试件",
        en: "Cut and mount specimens for the impedance tube and the reverberation room",
        ar: "قصّ العيّنات وتركيبها لأنبوب المعاوقة وغرفة الارتداد",
      },
      {
        zh: "按规程测量，记录温湿度与安装方式",
        en: "Measure by the procedure; record temperature, humidity and mounting",
        ar: "القياس وفق الإجراء وتدوين الحرارة والرطوبة وطريقة التركيب",
      },
      {
        zh: "整理原始数据与照片，归档备查",
        en: "File raw data and photographs so that others can check them",
        ar: "حفظ البيانات الأولية والصور ليتسنى للآخرين مراجعتها",
      },
    ],
    profile: [
      {
        zh: "物理、声学或材料专业在读，研究生优先",
        en: "You study physics, acoustics or materials, preferably as a postgraduate",
        ar: "طالب فيزياء أو صوتيات أو مواد، ويُفضّل الدراسات العليا",
      },
      {
        zh: "会用 Python 或 MATLAB 处理数据",
        en: "You handle data in Python or MATLAB",
        ar: "معالجة البيانات بـ Python أو MATLAB",
      },
    ],
    offer: [
      {
        zh: "时间按课表安排，考试周可停工",
        en: "Hours that follow your timetable, and none in examination weeks",
        ar: "ساعات تراعي جدولك الدراسي ولا عمل في أسابيع الامتحانات",
      },
      {
        zh: "可与毕业论文结合，数据经同意可发表",
        en: "It can become your thesis; data may be published by agreement",
        ar: "يمكن أن يصبح موضوع رسالتك، وتُنشر البيانات بالاتفاق",
      },
    ],
    date: "2026-10-19",
  },
  {
    id: "export-sales-arabic",
    type: "sales",
    kind: "full-time",
    title: {
      zh: "海外销售（阿拉伯语区）",
      en: "Export sales, Arabic-speaking markets",
      ar: "مندوب مبيعات للأسواق العربية",
    },
    summary: {
      zh: "与海湾和北非的设计师、经销商打交道：从样品到货柜，用对方的语言把事情说清楚。",
      en: "You look after designers and distributors in the Gulf and North Africa, from the sample to the container, in their own language.",
      ar: "ترعى المصمّمين والموزّعين في الخليج وشمال أفريقيا، من العيّنة إلى الحاوية، وبلغتهم.",
    },
    place: hangzhou,
    tasks: [
      {
        zh: "回复阿语区询盘，安排样品与报价",
        en: "Answer inquiries from the region, arrange samples and quotations",
        ar: "الردّ على استفسارات المنطقة وترتيب العيّنات وعروض الأسعار",
      },
      {
        zh: "跟进订单、单证与装柜，直到货到现场",
        en: "Follow orders, papers and loading until the goods are on site",
        ar: "متابعة الطلبات والمستندات والتحميل حتى وصول البضاعة إلى الموقع",
      },
      {
        zh: "每年两到三次出差，参加展会、拜访客户",
        en: "Travel two or three times a year to fairs and clients",
        ar: "السفر مرتين أو ثلاثًا في السنة إلى المعارض والعملاء",
      },
    ],
    profile: [
      {
        zh: "阿拉伯语流利，英语能商务沟通；中文可来了再学",
        en: "Fluent Arabic and business English; Chinese can be learnt here",
        ar: "عربية طليقة وإنجليزية للأعمال، والصينية تُتعلّم هنا",
      },
      {
        zh: "有建材或项目型销售经验",
        en: "Experience in building materials or project sales",
        ar: "خبرة في مواد البناء أو مبيعات المشاريع",
      },
      {
        zh: "答应了的事会办到，办不到的会先说",
        en: "You keep promises, and say early when you cannot",
        ar: "يفي بوعده، ويُخبر مبكرًا إن تعذّر",
      },
    ],
    offer: [
      {
        zh: "底薪加提成，提成按回款当月发放",
        en: "A salary and commission, paid in the month the customer pays",
        ar: "راتب وعمولة تُصرف في شهر سداد العميل",
      },
      flexible,
      insurance,
      {
        zh: "协助办理外籍员工工作许可与住处",
        en: "Help with work permits and housing for colleagues from abroad",
        ar: "مساعدة الزملاء القادمين من الخارج في تصريح العمل والسكن",
      },
    ],
    date: "2026-11-05",
  },
  {
    id: "project-sales-east-china",
    type: "sales",
    kind: "full-time",
    title: {
      zh: "项目销售（华东）",
      en: "Project sales, Eastern China",
      ar: "مبيعات مشاريع، شرق الصين",
    },
    summary: {
      zh: "常跑设计院和总包，在图纸阶段就把声学说清楚，而不是等装完再补救。",
      en: "You visit design institutes and contractors and settle the acoustics while the room is still a drawing, not when it has been built.",
      ar: "تزور مكاتب التصميم والمقاولين، وتحسم شأن الصوت والمكان ما زال مخططًا لا بعد بنائه.",
    },
    place: {
      zh: "上海或杭州",
      en: "Shanghai or Hangzhou",
      ar: "شنغهاي أو هانغتشو",
    },
    tasks: [
      {
        zh: "开发并维护设计院、总包与业主客户",
        en: "Win and keep design institutes, contractors and owners as clients",
        ar: "كسب مكاتب التصميم والمقاولين والملّاك والمحافظة عليهم",
      },
      {
        zh: "组织方案汇报与样板间，协调设计与生产",
        en: "Arrange presentations and mock-ups; bring design and production together",
        ar: "تنظيم العروض والنماذج والتنسيق بين التصميم والإنتاج",
      },
      {
        zh: "参与投标，跟进合同、到货与回款",
        en: "Take part in tenders; follow contracts, deliveries and payments",
        ar: "المشاركة في المناقصات ومتابعة العقود والتوريد والسداد",
      },
    ],
    profile: [
      {
        zh: "三年以上工程类建材销售经验，在华东有客户基础",
        en: "Three years of selling building materials to projects, with contacts in the region",
        ar: "ثلاث سنوات في بيع مواد البناء للمشاريع وعلاقات في المنطقة",
      },
      {
        zh: "看得懂平面图与清单，愿意学声学",
        en: "You read plans and bills of quantities and want to learn acoustics",
        ar: "قراءة المخططات وجداول الكميات ورغبة في تعلّم الصوتيات",
      },
    ],
    offer: [
      {
        zh: "底薪加提成，出差实报实销",
        en: "A salary and commission; travel is paid as it costs",
        ar: "راتب وعمولة، ونفقات السفر كما هي",
      },
      {
        zh: "入职先在工厂和实验室各学一周",
        en: "A week in the factory and a week in the laboratory to begin with",
        ar: "أسبوع في المصنع وأسبوع في المختبر في البداية",
      },
      insurance,
    ],
    date: "2026-10-08",
  },
  {
    id: "office-accountant",
    type: "administration",
    kind: "full-time",
    title: { zh: "会计", en: "Accountant", ar: "محاسب" },
    summary: {
      zh: "两家工厂、一个外贸口，账要清楚，月底不慌。",
      en: "Two factories and an export desk: clear books, and calm month ends.",
      ar: "مصنعان ومكتب تصدير: دفاتر واضحة ونهايات شهر هادئة.",
    },
    place: hangzhou,
    tasks: [
      {
        zh: "日常核算、成本归集与月结",
        en: "Daily bookkeeping, costing and the monthly closing",
        ar: "القيود اليومية وحساب التكاليف والإقفال الشهري",
      },
      {
        zh: "增值税申报与出口退税",
        en: "VAT returns and export tax refunds",
        ar: "إقرارات ضريبة القيمة المضافة واسترداد ضريبة التصدير",
      },
      {
        zh: "配合 ISO 9001、ISO 14001 审核提供资料",
        en: "Provide the records for our ISO 9001 and ISO 14001 audits",
        ar: "توفير سجلات تدقيق ISO 9001 وISO 14001",
      },
    ],
    profile: [
      {
        zh: "会计相关专业，初级职称以上，三年以上制造业经验",
        en: "Qualified in accounting, with three years in a manufacturing company",
        ar: "مؤهّل في المحاسبة مع ثلاث سنوات في شركة صناعية",
      },
      {
        zh: "熟悉外贸收付汇与退税流程",
        en: "You know foreign payments and export refunds",
        ar: "معرفة المدفوعات الخارجية واسترداد ضرائب التصدير",
      },
    ],
    offer: [
      flexible,
      insurance,
      {
        zh: "职称考试费用由公司承担",
        en: "We pay for professional examinations",
        ar: "نتحمّل رسوم الاختبارات المهنية",
      },
    ],
    date: "2026-10-15",
  },
  {
    id: "showroom-host-part-time",
    type: "administration",
    kind: "part-time",
    title: {
      zh: "展厅接待（兼职）",
      en: "Showroom host, part time",
      ar: "مضيف صالة العرض بدوام جزئي",
    },
    summary: {
      zh: "工作日和展会期间接待来访者，带他们走一遍展厅，让人亲耳听见差别。",
      en: "On weekdays and during fairs you show visitors round, and let them hear the difference for themselves.",
      ar: "تستقبل الزوّار في أيام العمل وأيام المعارض، وتجول بهم ليسمعوا الفرق بأنفسهم.",
    },
    place: hangzhou,
    tasks: [
      {
        zh: "接待预约来访者，演示静音舱与吸声墙",
        en: "Receive visitors by appointment and demonstrate booths and absorbing walls",
        ar: "استقبال الزوّار بموعد وعرض الكبائن والجدران الماصّة",
      },
      {
        zh: "保管样品盒，登记借出与归还",
        en: "Look after the sample kits and note who has borrowed them",
        ar: "العناية بعلب العيّنات وتدوين إعارتها وإعادتها",
      },
    ],
    profile: [
      {
        zh: "普通话清楚，能用英语简单介绍",
        en: "Clear Mandarin and enough English for a tour",
        ar: "لغة صينية واضحة وإنجليزية تكفي لجولة",
      },
      {
        zh: "耐心，记得住人",
        en: "Patience, and a memory for people",
        ar: "صبر وذاكرة تحفظ الوجوه",
      },
    ],
    offer: [
      {
        zh: "按小时计薪，次月五日前发放",
        en: "Paid by the hour, by the fifth of the following month",
        ar: "أجر بالساعة يُصرف قبل الخامس من الشهر التالي",
      },
      mentor,
    ],
    date: "2026-09-21",
  },
];
