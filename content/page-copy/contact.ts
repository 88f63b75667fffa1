import type { PageBlock } from "#domain/company/company-content.ts";

export const contact: PageBlock[] = [
  {
    page: "contact",
    block: "hero.title",
    text: {
      zh: "联系我们",
      en: "Contact",
      ar: "تواصل معنا",
    },
  },
  {
    page: "contact",
    block: "hero.lead",
    text: {
      zh: "问题不必完整，一张照片也算开头。",
      en: "The question need not be finished. A photograph is a fine beginning.",
      ar: "لا يلزم أن يكون السؤال مكتملًا؛ صورة واحدة بداية جيدة.",
    },
  },
  {
    page: "contact",
    block: "channels.title",
    text: {
      zh: "怎样找到我们",
      en: "Ways to reach us",
      ar: "طرق الوصول إلينا",
    },
  },
  {
    page: "contact",
    block: "channels.phone",
    text: {
      zh: "热线",
      en: "Hotline",
      ar: "الخط الساخن",
    },
  },
  {
    page: "contact",
    block: "channels.hours",
    text: {
      zh: "服务时间",
      en: "Hours",
      ar: "ساعات العمل",
    },
  },
  {
    page: "contact",
    block: "channels.hours.value",
    text: {
      zh: "周一至周五 9:00–18:00",
      en: "Monday to Friday, 9:00–18:00",
      ar: "من الاثنين إلى الجمعة، 9:00–18:00",
    },
  },
  {
    page: "contact",
    block: "channels.email",
    text: {
      zh: "邮箱",
      en: "Email",
      ar: "البريد الإلكتروني",
    },
  },
  {
    page: "contact",
    block: "channels.whatsapp",
    text: {
      zh: "WhatsApp 聊天",
      en: "WhatsApp",
      ar: "واتساب",
    },
  },
  {
    page: "contact",
    block: "channels.wechat",
    text: {
      zh: "微信",
      en: "WeChat",
      ar: "وي تشات",
    },
  },
  {
    page: "contact",
    block: "channels.address",
    text: {
      zh: "地址",
      en: "Address",
      ar: "العنوان",
    },
  },
  {
    page: "contact",
    block: "channels.website",
    text: {
      zh: "网站",
      en: "Website",
      ar: "الموقع الإلكتروني",
    },
  },
  {
    page: "contact",
    block: "desks.title",
    text: {
      zh: "谁来回复",
      en: "Who answers",
      ar: "من يجيبك",
    },
  },
  {
    page: "contact",
    block: "desks.1.title",
    text: {
      zh: "国内销售",
      en: "Sales in China",
      ar: "المبيعات داخل الصين",
    },
  },
  {
    page: "contact",
    block: "desks.1.text",
    text: {
      zh: "中文",
      en: "Chinese",
      ar: "الصينية",
    },
  },
  {
    page: "contact",
    block: "desks.2.title",
    text: {
      zh: "外贸部",
      en: "Export desk",
      ar: "قسم التصدير",
    },
  },
  {
    page: "contact",
    block: "desks.2.text",
    text: {
      zh: "英语、阿拉伯语",
      en: "English, Arabic",
      ar: "الإنجليزية والعربية",
    },
  },
  {
    page: "contact",
    block: "desks.3.title",
    text: {
      zh: "声学工程师",
      en: "Acoustic engineers",
      ar: "مهندسو الصوتيات",
    },
  },
  {
    page: "contact",
    block: "desks.3.text",
    text: {
      zh: "中文、英语",
      en: "Chinese, English",
      ar: "الصينية والإنجليزية",
    },
  },
  {
    page: "contact",
    block: "desks.4.title",
    text: {
      zh: "订单与发运",
      en: "Orders and shipping",
      ar: "الطلبات والشحن",
    },
  },
  {
    page: "contact",
    block: "desks.4.text",
    text: {
      zh: "中文、英语",
      en: "Chinese, English",
      ar: "الصينية والإنجليزية",
    },
  },
  {
    page: "contact",
    block: "form.title",
    text: {
      zh: "给我们留言",
      en: "Write to us",
      ar: "اكتب إلينا",
    },
  },
  {
    page: "contact",
    block: "form.lead",
    text: {
      zh: "请写下姓名、电话和想问的事；留言最多 200 字，图纸可以稍后再发。",
      en: "Your name, your phone and what you would like to know. The message holds 200 characters; drawings can follow.",
      ar: "اسمك وهاتفك وما تودّ معرفته. تتّسع الرسالة إلى 200 حرف، ويمكن إرسال الرسوم لاحقًا.",
    },
  },
  {
    page: "contact",
    block: "help.title",
    text: {
      zh: "写上这些，回复会更快",
      en: "It helps to mention",
      ar: "ممّا يعجّل الردّ",
    },
  },
  {
    page: "contact",
    block: "help.1.text",
    text: {
      zh: "房间的长、宽、高，以及它用来做什么。",
      en: "Length, width and height of the room, and what it is for.",
      ar: "طول الغرفة وعرضها وارتفاعها، ووجه استعمالها.",
    },
  },
  {
    page: "contact",
    block: "help.2.text",
    text: {
      zh: "现在的墙、地面、天花是什么材料。",
      en: "What walls, floor and ceiling are made of now.",
      ar: "مادة الجدران والأرضية والسقف حاليًا.",
    },
  },
  {
    page: "contact",
    block: "help.3.text",
    text: {
      zh: "项目在哪个国家，大约什么时候要货。",
      en: "The country, and roughly when the goods are needed.",
      ar: "البلد، والموعد التقريبي للحاجة إلى البضاعة.",
    },
  },
  {
    page: "contact",
    block: "help.4.text",
    text: {
      zh: "喜欢的饰面，或网站上看中的产品编号。",
      en: "A finish you like, or the code of a product on this site.",
      ar: "تشطيب يعجبك، أو رمز منتج من هذا الموقع.",
    },
  },
  {
    page: "contact",
    block: "next.title",
    text: {
      zh: "然后呢？",
      en: "What happens next",
      ar: "ماذا بعد ذلك",
    },
  },
  {
    page: "contact",
    block: "next.1.text",
    text: {
      zh: "有人读您的留言，并用您的语言回复。",
      en: "A person reads your message and answers in your language.",
      ar: "يقرأ رسالتك شخص ويردّ بلغتك.",
    },
  },
  {
    page: "contact",
    block: "next.2.text",
    text: {
      zh: "如果需要计算，我们会再问一两个尺寸。",
      en: "If there is something to calculate, we ask for one or two dimensions more.",
      ar: "إن كان في الأمر حساب طلبنا قياسًا أو قياسين آخرين.",
    },
  },
  {
    page: "contact",
    block: "next.3.text",
    text: {
      zh: "您收到建议、报价，以及可以寄出的样板清单。",
      en: "You receive a proposal, a price, and a list of samples we can send.",
      ar: "يصلك اقتراح وسعر وقائمة بالعيّنات المتاحة.",
    },
  },
  {
    page: "contact",
    block: "privacy.text",
    text: {
      zh: "留言只用于回复您的询问，详情见隐私说明。",
      en: "We use your message only to answer it. The privacy page says more.",
      ar: "نستعمل رسالتك للردّ عليها فقط، والتفصيل في صفحة الخصوصية.",
    },
  },
  {
    page: "contact",
    block: "seo.title",
    text: {
      zh: "联系听禾声学：热线、邮箱与留言",
      en: "Contact Tinghe Acoustics: hotline, email, message",
      ar: "تواصل مع تينغخه للصوتيات: هاتف وبريد ورسالة",
    },
  },
  {
    page: "contact",
    block: "seo.description",
    text: {
      zh: "联系听禾声学：热线服务时间周一至周五 9:00–18:00（北京时间），也可在线留言、索取报价与样板。",
      en: "Contact Tinghe Acoustics: hotline Monday to Friday 9:00–18:00 (UTC+8), or leave a message to ask for a quotation, samples or advice.",
      ar: "تواصل مع تينغخه للصوتيات: الخط الساخن من الاثنين إلى الجمعة 9:00–18:00 بتوقيت بكين (UTC+8)، أو اترك رسالة لطلب عرض سعر أو عيّنات أو مشورة.",
    },
  },
  {
    page: "contact",
    block: "seo.keywords",
    text: {
      zh: "联系我们，吸音板报价，索取样板，声学咨询，听禾声学电话",
      en: "contact, acoustic panel quotation, samples, acoustic advice, Tinghe hotline",
      ar: "تواصل معنا، عرض سعر ألواح صوتية، عيّنات، مشورة صوتية، هاتف تينغخه",
    },
  },
];
