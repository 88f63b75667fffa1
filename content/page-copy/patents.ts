import type { PageBlock } from "#domain/company/company-content.ts";

export const patents: PageBlock[] = [
  {
    page: "patents",
    block: "hero.title",
    text: {
      zh: "专利技术",
      en: "Patents",
      ar: "براءات الاختراع",
    },
  },
  {
    page: "patents",
    block: "hero.lead",
    text: {
      zh: "好装、好拆、更安静：每一项都从一个具体的麻烦开始。",
      en: "Easier to fit, easier to take down, quieter. Each began with a particular nuisance.",
      ar: "أسهل تركيبًا، أيسر فكًّا، أهدأ صوتًا. كل واحدة بدأت من مشكلة بعينها.",
    },
  },
  {
    page: "patents",
    block: "list.title",
    text: {
      zh: "技术清单",
      en: "The list",
      ar: "القائمة",
    },
  },
  {
    page: "patents",
    block: "list.lead",
    text: {
      zh: "分发明、实用新型与外观设计三类，只说它保护什么。",
      en: "Inventions, utility models and designs, each with what it protects.",
      ar: "اختراعات ونماذج منفعة وتصاميم، ومع كلٍّ ما تحميه.",
    },
  },
  {
    page: "patents",
    block: "kind.invention",
    text: {
      zh: "发明",
      en: "Invention",
      ar: "اختراع",
    },
  },
  {
    page: "patents",
    block: "kind.utility",
    text: {
      zh: "实用新型",
      en: "Utility model",
      ar: "نموذج منفعة",
    },
  },
  {
    page: "patents",
    block: "kind.design",
    text: {
      zh: "外观设计",
      en: "Design",
      ar: "تصميم صناعي",
    },
  },
  {
    page: "patents",
    block: "note.text",
    text: {
      zh: "专利号与保护地区写在随投标提供的文件里，可以索取。",
      en: "Numbers and countries of protection are in the papers we send with a tender; ask for them.",
      ar: "أرقام البراءات وبلدان الحماية في الأوراق المرفقة بعروض المناقصات، ويمكن طلبها.",
    },
  },
  {
    page: "patents",
    block: "seo.title",
    text: {
      zh: "专利技术：安装、构造与通风｜听禾声学",
      en: "Patents: fixing, construction, ventilation | Tinghe",
      ar: "براءات الاختراع: التثبيت والتركيب والتهوية | تينغخه",
    },
  },
  {
    page: "patents",
    block: "seo.description",
    text: {
      zh: "听禾声学在吸音板安装卡件、槽木构造、聚酯毡成型与静音舱通风等方面的技术清单与保护内容说明。",
      en: "Techniques of Tinghe Acoustics for fixing panels, grooved boards, felt forming and booth ventilation, with a plain word on what each protects.",
      ar: "تقنيات تينغخه للصوتيات في تثبيت الألواح والألواح المحزّزة وتشكيل اللبّاد وتهوية الكبائن، مع بيان ما تحميه كل منها.",
    },
  },
  {
    page: "patents",
    block: "seo.keywords",
    text: {
      zh: "吸音板专利，安装卡件，槽木构造，静音舱通风，外观设计",
      en: "acoustic patents, panel clip, grooved panel, booth ventilation, design right",
      ar: "براءات صوتية، مشبك ألواح، لوح محزّز، تهوية الكبائن، تصميم صناعي",
    },
  },
];
