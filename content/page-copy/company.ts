import type { PageBlock } from "#domain/company/company-content.ts";

export const company: PageBlock[] = [
  {
    page: "company",
    block: "hero.title",
    text: {
      zh: "公司简介",
      en: "The company",
      ar: "الشركة",
    },
  },
  {
    page: "company",
    block: "hero.lead",
    text: {
      zh: "从一间太吵的琴房开始。",
      en: "It began with a piano room that was too loud.",
      ar: "بدأنا من غرفة بيانو صاخبة.",
    },
  },
  {
    page: "company",
    block: "story.title",
    text: {
      zh: "我们的故事",
      en: "Our story",
      ar: "حكايتنا",
    },
  },
  {
    page: "company",
    block: "story.1.title",
    text: {
      zh: "一间琴房",
      en: "A piano room",
      ar: "غرفة بيانو",
    },
  },
  {
    page: "company",
    block: "story.1.text",
    text: {
      zh: "2010 年，几个木匠和一位学建筑声学的朋友，替一间小琴房做了一面木墙。弹琴的孩子说，终于听得见自己弹错的地方了。这句话后来成了我们判断工作好坏的标准：房间里的人，能不能听清他们想听的东西。",
      en: "In 2010 a few joiners and a friend who had studied architectural acoustics built a wooden wall for a small piano room. The child who practised there said she could at last hear her wrong notes. That remark became our measure: can the people in a room hear what they want to hear?",
      ar: "في عام 2010 بنى بضعة نجّارين وصديق درس صوتيات العمارة جدارًا خشبيًا لغرفة بيانو صغيرة. قالت الطفلة التي تتمرّن فيها إنها صارت أخيرًا تسمع أخطاءها. صارت تلك الجملة معيارنا: هل يسمع من في الغرفة ما يريد سماعه؟",
    },
  },
  {
    page: "company",
    block: "story.2.title",
    text: {
      zh: "先学会做木头",
      en: "Wood came first",
      ar: "البداية مع الخشب",
    },
  },
  {
    page: "company",
    block: "story.2.text",
    text: {
      zh: "头几年，我们只做穿孔板和槽木板。孔打得直不直，槽开得匀不匀，木皮接得顺不顺，这些事没有捷径。今天积累下来的 100+ 款木质板设计，多数就是在那时的车间里一张一张试出来的。",
      en: "For the first years we made perforated and grooved boards and nothing else. There is no short cut to a straight hole, an even groove or a veneer joint that runs on. Many of today’s 100+ wood panel designs were tried out then, sheet by sheet.",
      ar: "في السنوات الأولى لم نصنع سوى الألواح المثقّبة والمحزّزة. لا طريق مختصرًا إلى ثقب مستقيم وحزّ متساوٍ ووصلة قشرة متّصلة العروق. ومعظم تصاميمنا الخشبية اليوم، وهي 100+ تصميم، جُرّبت آنذاك لوحًا لوحًا.",
    },
  },
  {
    page: "company",
    block: "story.3.title",
    text: {
      zh: "毡的加入",
      en: "Then felt",
      ar: "ثم جاء اللبّاد",
    },
  },
  {
    page: "company",
    block: "story.3.text",
    text: {
      zh: "有些房间不需要木头：教室要颜色，办公室要轻，天花要能挂。于是有了聚酯毡，也有了把木条压在毡上的格栅板。两种材料在一起，比各自单独用更好。",
      en: "Some rooms do not ask for wood. Classrooms want colour, offices want lightness, ceilings want something that hangs. So we took up polyester felt, and with it the panel that joins slats and felt and makes each of them better.",
      ar: "بعض الغرف لا يطلب خشبًا: الفصول تريد لونًا، والمكاتب خفّة، والأسقف شيئًا يُعلَّق. فأضفنا لبّاد البوليستر، ومعه اللوح الذي يجمع الشرائح واللبّاد فيحسّن أحدهما الآخر.",
    },
  },
  {
    page: "company",
    block: "story.4.title",
    text: {
      zh: "两座工厂",
      en: "Two factories",
      ar: "مصنعان",
    },
  },
  {
    page: "company",
    block: "story.4.text",
    text: {
      zh: "第二座工厂投产后，木与毡分开生产：木屑不进毡，纤维不落漆。质量与环境按 ISO 9001、ISO 14001 管理，不是为了墙上那张纸，而是为了下一批货和上一批一样。",
      en: "When the second factory opened, wood and felt were parted: no sawdust in the felt, no fibre in the lacquer. Quality and environment are managed to ISO 9001 and ISO 14001, less for the paper on the wall than for the next batch to be like the last.",
      ar: "حين افتُتح المصنع الثاني انفصل الخشب عن اللبّاد: لا نشارة في اللبّاد ولا ألياف في الورنيش. نتبع ISO 9001 وISO 14001 لا من أجل ورقة على الجدار، بل لتشبه الدفعة التالية سابقتها.",
    },
  },
  {
    page: "company",
    block: "story.5.title",
    text: {
      zh: "走出去",
      en: "Going abroad",
      ar: "إلى الخارج",
    },
  },
  {
    page: "company",
    block: "story.5.text",
    text: {
      zh: "如今每月约有 2 个货柜从我们的月台出发。远方的客户看不到车间，所以我们把能写清的都写清：每箱的编号、每块板的批号、每个数值的来源，用中文、英文和阿拉伯文。",
      en: "Today about 2 containers a month leave our dock. A client far away cannot see the shop floor, so we write down what we can: a number on each carton, a batch on each panel, a source for each value, in Chinese, English and Arabic.",
      ar: "تغادر رصيفنا اليوم نحو حاويتين كل شهر. والعميل البعيد لا يرى الورشة، لذلك نكتب كل ما يمكن كتابته: رقمًا على كل صندوق، ودفعة على كل لوح، ومصدرًا لكل قيمة، بالصينية والإنجليزية والعربية.",
    },
  },
  {
    page: "company",
    block: "story.6.title",
    text: {
      zh: "静音舱",
      en: "The booth",
      ar: "الكابينة",
    },
  },
  {
    page: "company",
    block: "story.6.text",
    text: {
      zh: "墙能让房间变好，却给不了一扇门。开放办公越来越多，我们便做了静音舱：四种尺寸，搬得动，里面有灯、有风、有一张桌子。",
      en: "A wall can better a room, but it cannot give it a door. As offices opened up we built the silence booth: four sizes, movable, with light, air and a table inside.",
      ar: "يستطيع الجدار أن يحسّن الغرفة، لكنه لا يمنحها بابًا. ومع انتشار المكاتب المفتوحة صنعنا كابينة المكالمات: أربعة مقاسات قابلة للنقل، فيها ضوء وهواء وطاولة.",
    },
  },
  {
    page: "company",
    block: "story.7.title",
    text: {
      zh: "第 16 年",
      en: "The sixteenth year",
      ar: "السنة السادسة عشرة",
    },
  },
  {
    page: "company",
    block: "story.7.text",
    text: {
      zh: "2026 年，我们仍旧从同一个问题开始每个项目：这个房间里的人想听见什么？然后才是材料、面积和价格。",
      en: "In 2026 we still open every project with the same question: what do the people in this room want to hear? Material, area and price come after.",
      ar: "في عام 2026 ما زلنا نبدأ كل مشروع بالسؤال نفسه: ماذا يريد من في هذه الغرفة أن يسمع؟ ثم تأتي المادة والمساحة والسعر.",
    },
  },
  {
    page: "company",
    block: "milestones.title",
    text: {
      zh: "走过的年份",
      en: "Year by year",
      ar: "عامًا بعد عام",
    },
  },
  {
    page: "company",
    block: "milestones.lead",
    text: {
      zh: "慢一点，但每一步都还在用。",
      en: "Slowly, but every step is still in use.",
      ar: "ببطء، لكن كل خطوة ما زالت حاضرة.",
    },
  },
  {
    page: "company",
    block: "figures.years",
    text: {
      zh: "年声学经验",
      en: "years of acoustic experience",
      ar: "سنة من الخبرة في الصوتيات",
    },
  },
  {
    page: "company",
    block: "figures.factories",
    text: {
      zh: "座工厂",
      en: "factories",
      ar: "عدد المصانع",
    },
  },
  {
    page: "company",
    block: "figures.containers",
    text: {
      zh: "个货柜／月（约）",
      en: "containers shipped a month (about)",
      ar: "عدد الحاويات المشحونة شهريًا (تقريبًا)",
    },
  },
  {
    page: "company",
    block: "figures.designs",
    text: {
      zh: "款木质板设计",
      en: "wood panel designs",
      ar: "تصميم للألواح الخشبية",
    },
  },
  {
    page: "company",
    block: "seo.title",
    text: {
      zh: "公司简介：听禾声学的 16 年",
      en: "The company: sixteen years of Tinghe Acoustics",
      ar: "الشركة: ستة عشر عامًا من تينغخه للصوتيات",
    },
  },
  {
    page: "company",
    block: "seo.description",
    text: {
      zh: "从一间琴房到两座工厂：听禾声学 16 年的历程，木质吸音板、聚酯毡与静音舱是怎样一步步做出来的。",
      en: "From one piano room to two factories: sixteen years of Tinghe Acoustics, and how wood panels, polyester felt and the silence booth came about.",
      ar: "من غرفة بيانو إلى مصنعين: ستة عشر عامًا من تينغخه للصوتيات، وكيف ظهرت الألواح الخشبية واللبّاد وكابينة المكالمات.",
    },
  },
  {
    page: "company",
    block: "seo.keywords",
    text: {
      zh: "听禾声学简介，公司历程，吸音板制造商，声学材料企业",
      en: "Tinghe Acoustics, company history, acoustic panel maker, acoustic materials",
      ar: "تينغخه للصوتيات، تاريخ الشركة، مُصنّع ألواح صوتية، مواد صوتية",
    },
  },
];
