import type { PageBlock } from "#domain/company/company-content.ts";

export const privacy: PageBlock[] = [
  {
    page: "privacy",
    block: "hero.title",
    text: {
      zh: "隐私说明",
      en: "Privacy",
      ar: "الخصوصية",
    },
  },
  {
    page: "privacy",
    block: "hero.lead",
    text: {
      zh: "我们留下什么、为什么留、留多久，都写在这一页。",
      en: "What we keep of your visit, why, and for how long, on one page.",
      ar: "ما نحتفظ به من زيارتك، ولماذا، وإلى متى، في صفحة واحدة.",
    },
  },
  {
    page: "privacy",
    block: "short.title",
    text: {
      zh: "简单说",
      en: "In short",
      ar: "باختصار",
    },
  },
  {
    page: "privacy",
    block: "short.text",
    text: {
      zh: "您写给我们的留言，我们保存下来以便回复；访问记录只存缩短后的 IP，200 天后删除；访客只有一个 Cookie，用来记住您的语言。没有广告，没有跨站跟踪。",
      en: "We keep the messages you send so that we can answer them. The visitor log holds only a shortened IP and is deleted after 200 days. For visitors there is one cookie, and it remembers your language. No advertising, no tracking across sites.",
      ar: "نحفظ الرسائل التي ترسلها لنردّ عليها. ولا يحوي سجلّ الزيارات إلا عنوان IP مختصرًا ويُحذف بعد 200 يوم. وثمّة ملف ارتباط واحد للزوّار يتذكّر لغتك. لا إعلانات ولا تتبّع بين المواقع.",
    },
  },
  {
    page: "privacy",
    block: "inquiry.title",
    text: {
      zh: "询问与留言",
      en: "Inquiries",
      ar: "الاستفسارات",
    },
  },
  {
    page: "privacy",
    block: "inquiry.what",
    text: {
      zh: "我们保存您填写的姓名、电话、邮箱（如填写）、国家、项目地址、留言内容、所用语言、您选中的产品，以及从计算器一并发来的房间。",
      en: "We store what you enter: name, phone, email if given, country, project address, message, your language, the products you chose, and the room if you send one from the calculator.",
      ar: "نحفظ ما تدخله: الاسم والهاتف والبريد إن ذكرته والبلد وعنوان المشروع ونصّ الرسالة ولغتك والمنتجات التي اخترتها، والغرفة إن أرسلتها من الحاسبة.",
    },
  },
  {
    page: "privacy",
    block: "inquiry.why",
    text: {
      zh: "只为回复您、报价、寄样和履行随后的订单，不用于群发广告，也不转卖。",
      en: "Only to answer you, to quote, to send samples and to fulfil any order that follows. We do not use it for mass mailings and we do not sell it.",
      ar: "فقط للردّ عليك وتسعير طلبك وإرسال العيّنات وتنفيذ ما يتبعها من طلبيات. لا نستعملها في رسائل جماعية ولا نبيعها.",
    },
  },
  {
    page: "privacy",
    block: "inquiry.long",
    text: {
      zh: "保存到询问办结；成为订单的，按法律规定的年限保存。您可以随时要求提前删除。",
      en: "Until the inquiry is closed; where it becomes an order, for as long as the law requires. You may ask for earlier deletion at any time.",
      ar: "إلى أن يُغلق الاستفسار، وإن صار طلبية فللمدّة التي يفرضها القانون. ولك أن تطلب الحذف قبل ذلك متى شئت.",
    },
  },
  {
    page: "privacy",
    block: "room.title",
    text: {
      zh: "计算器中的房间",
      en: "Rooms of the calculator",
      ar: "غرف الحاسبة",
    },
  },
  {
    page: "privacy",
    block: "room.what",
    text: {
      zh: "房间在您的设备上计算，一般整个写在链接里，不会发给我们。只有内容特别多的房间，在您复制链接或下载报告时才会存到我们这里：只存房间本身，不记是谁存的。",
      en: "Rooms are calculated on your device and usually stand whole in their link, which is not sent to us. Only a room with a great many details is stored with us when you copy its link or have a report made of it: the room itself, and not who stored it.",
      ar: "تُحسب الغرف على جهازك، وتكون عادةً كاملةً في رابطها الذي لا يُرسل إلينا. ولا تُخزَّن لدينا عند نسخ الرابط أو تنزيل التقرير إلا غرفة كثيرة التفاصيل: الغرفة نفسها دون من خزّنها.",
    },
  },
  {
    page: "privacy",
    block: "room.why",
    text: {
      zh: "太长的链接在邮件和聊天软件里会被截断；存下来，链接就短了。拿到链接的人才能打开。",
      en: "A link that is too long is cut by mail programs and messengers; stored, it is short. Only whoever has the link can open it.",
      ar: "الرابط الطويل جدًا تقطعه برامج البريد والمراسلة، وبالتخزين يصير قصيرًا. ولا يفتحه إلا من معه الرابط.",
    },
  },
  {
    page: "privacy",
    block: "room.long",
    text: {
      zh: "连续 400 天无人打开即自动删除。",
      en: "It is deleted automatically once nobody has opened it for 400 days.",
      ar: "تُحذف تلقائيًا إذا لم يفتحها أحد طوال 400 يوم.",
    },
  },
  {
    page: "privacy",
    block: "log.title",
    text: {
      zh: "访问记录",
      en: "Visitor log",
      ar: "سجلّ الزيارات",
    },
  },
  {
    page: "privacy",
    block: "log.what",
    text: {
      zh: "打开页面时，我们记下页面地址、时间、缩短后的 IP，以及由此推断的大致地区；完整的 IP 不写入记录。",
      en: "When a page opens we note its address, the time, a shortened IP and the rough region it suggests. The full IP is not written to the log.",
      ar: "عند فتح صفحة نسجّل عنوانها والوقت وعنوان IP مختصرًا والمنطقة التقريبية التي يدلّ عليها. ولا يُكتب عنوان IP الكامل في السجلّ.",
    },
  },
  {
    page: "privacy",
    block: "log.why",
    text: {
      zh: "用来了解哪些内容有人看、来自哪些地区，并发现滥用。",
      en: "To learn which pages are read and from which regions, and to notice abuse.",
      ar: "لنعرف الصفحات المقروءة والمناطق التي تأتي منها الزيارات، ولنكتشف إساءة الاستعمال.",
    },
  },
  {
    page: "privacy",
    block: "log.long",
    text: {
      zh: "200 天后自动删除。",
      en: "It is deleted automatically after 200 days.",
      ar: "يُحذف تلقائيًا بعد 200 يوم.",
    },
  },
  {
    page: "privacy",
    block: "member.title",
    text: {
      zh: "会员账号",
      en: "Member accounts",
      ar: "حسابات الأعضاء",
    },
  },
  {
    page: "privacy",
    block: "member.what",
    text: {
      zh: "您注册时填写的姓名、邮箱和加密后的密码，以及您自己写下的内容：职业、国家、语言、简介、头像、简历、文章、询价单和项目。登录期间另存登录时间、IP 和浏览器名称。头像只保留像素，不含拍摄地点。只有您勾选“列入名录”并经我们审核后，姓名、职业、国家、语言、简介和头像才会公开；邮箱和简历永不公开。项目只有您分享链接后才能被他人查看，且不显示您的姓名。",
      en: "The name, email and password you register with, the password as a hash only, and what you write yourself: trade, country, languages, text, picture, résumé, articles, request list and projects. While you are signed in, also when, from which IP and with which browser. Of a picture only the pixels are kept, not where it was taken. Name, trade, country, languages, text and picture become public only if you ask to be listed and we approve; your email and your résumé never do. A project is read by others only through a link you share, and without your name.",
      ar: "الاسم والبريد وكلمة المرور التي تسجّل بها، وتُحفظ كلمة المرور مجزّأة فقط، وما تكتبه بنفسك: المهنة والبلد واللغات والنبذة والصورة والسيرة الذاتية والمقالات وقائمة الطلب والمشاريع. وأثناء تسجيل دخولك نحفظ أيضًا الوقت وعنوان IP والمتصفّح. ولا نُبقي من الصورة سوى نقاطها دون مكان التقاطها. ولا يُنشر اسمك ومهنتك وبلدك ولغاتك ونبذتك وصورتك إلا إذا طلبت إدراجك في الدليل ووافقنا؛ أما بريدك وسيرتك فلا يُنشران أبدًا. ولا يقرأ غيرك مشروعًا لك إلا برابط تشاركه، ودون اسمك.",
    },
  },
  {
    page: "privacy",
    block: "member.why",
    text: {
      zh: "为了让您登录、被同行和客户找到、撰稿和求职。有人想通过名录联系您时，留言先到我们这里，由我们转达。",
      en: "So that you can sign in, be found, write and apply. Whoever wants to reach you through the directory writes to us, and we pass it on.",
      ar: "لتتمكّن من الدخول ومن أن يجدك الآخرون ومن الكتابة والتقدّم للوظائف. ومن أراد التواصل معك عبر الدليل كتب إلينا ونحن ننقل رسالته.",
    },
  },
  {
    page: "privacy",
    block: "member.long",
    text: {
      zh: "直到您删除账号为止；在“我的数据”中可随时导出全部内容或删除账号，删除立即生效且无法恢复，已发布的文章会保留但不再署名，被录用者的求职申请由人事部门继续保存至期满。登录记录在退出或七天未使用后删除；未确认的注册七天后删除，等待人工审核的九十天后删除。备份中的内容随备份过期而消失。",
      en: "Until you delete your account. Under “My data” you can export everything or delete the account at any time; it is gone at once and for good, and articles that were published stay without your name. The application you were hired on stays with those who hire until its own time is over. A sign-in is deleted when you sign out or after seven days without use. A registration nobody confirms is deleted after seven days, one that waits for our approval after ninety. Copies in backups go when the backups expire.",
      ar: "إلى أن تحذف حسابك. ففي «بياناتي» يمكنك في أي وقت تصدير كل شيء أو حذف الحساب، ويُحذف فورًا ونهائيًا، وتبقى المقالات المنشورة دون اسمك. أما الطلب الذي وُظّفت بموجبه فيبقى لدى مسؤولي التوظيف حتى تنتهي مدته. ويُحذف سجل الدخول عند تسجيل الخروج أو بعد سبعة أيام دون استعمال. والتسجيل الذي لا يؤكده أحد يُحذف بعد سبعة أيام، والذي ينتظر موافقتنا بعد تسعين يومًا. أما النسخ الاحتياطية فتزول بانتهاء مدتها.",
    },
  },
  {
    page: "privacy",
    block: "application.title",
    text: {
      zh: "求职申请",
      en: "Job applications",
      ar: "طلبات التوظيف",
    },
  },
  {
    page: "privacy",
    block: "application.what",
    text: {
      zh: "我们保存您填写的姓名、电话、邮箱（如填写）、自我介绍，以及您上传的 PDF 简历或提交时的在线简历。",
      en: "We store your name, phone, email if given, what you write about yourself, and the PDF you send or a copy of your résumé as it was then.",
      ar: "نحفظ اسمك وهاتفك وبريدك إن ذكرته وما كتبته عن نفسك، وملف PDF الذي أرسلته أو نسخة من سيرتك كما كانت عند التقديم.",
    },
  },
  {
    page: "privacy",
    block: "application.why",
    text: {
      zh: "只用于本次招聘，仅招聘人员可以查看；每次下载简历都有记录。",
      en: "Only to decide on your application. Only those who hire can see it, and every download of your file is noted.",
      ar: "للبتّ في طلبك وحده. ولا يطّلع عليه إلا مسؤولو التوظيف، ويُدوَّن كل تنزيل لملفك.",
    },
  },
  {
    page: "privacy",
    block: "application.long",
    text: {
      zh: "最后一次处理之后约半年自动删除，包括简历文件。您可以凭受理编号随时要求提前删除。",
      en: "Deleted by itself about half a year after somebody last worked on it, the file included. With your receipt number you may ask for earlier deletion at any time.",
      ar: "يُحذف تلقائيًا بعد نحو نصف عام من آخر معالجة له، ومعه الملف. ولك أن تطلب حذفه قبل ذلك متى شئت برقم الاستلام.",
    },
  },
  {
    page: "privacy",
    block: "signals.title",
    text: {
      zh: "您的浏览器说“不”",
      en: "When your browser says no",
      ar: "حين يقول متصفّحك لا",
    },
  },
  {
    page: "privacy",
    block: "signals.text",
    text: {
      zh: "如果浏览器发出 Do-Not-Track 或 Global Privacy Control 信号，这次访问就不进入访问记录。",
      en: "If your browser sends Do-Not-Track or Global Privacy Control, the visit is not entered in the visitor log.",
      ar: "إذا أرسل متصفّحك إشارة Do-Not-Track أو Global Privacy Control فلن تُدوَّن الزيارة في السجلّ.",
    },
  },
  {
    page: "privacy",
    block: "cookie.title",
    text: {
      zh: "Cookie 与本地存储",
      en: "Cookie and local storage",
      ar: "ملف الارتباط والتخزين المحلي",
    },
  },
  {
    page: "privacy",
    block: "cookie.text",
    text: {
      zh: "名为 lang 的 Cookie 记住您选择的语言，30 天后失效。会员登录后另有一个 Cookie 维持登录状态，退出登录、七天未使用或登录满 30 天即失效；还有一个名为 device 的 Cookie，用于在下次登录时识别这个浏览器，400 天后失效。",
      en: "A cookie named lang remembers the language you chose and expires after 30 days. Members who sign in get a second one that keeps them signed in, until they sign out, for seven days without use and for 30 days at most, and a third named device, by which this browser is known at the next sign-in; it expires after 400 days.",
      ar: "ملف ارتباط اسمه lang يتذكّر اللغة التي اخترتها وتنتهي صلاحيته بعد 30 يومًا. وعند دخول الأعضاء يُضاف ملف ثانٍ يُبقيهم مسجّلين حتى خروجهم أو سبعة أيام دون استعمال، وثلاثين يومًا على الأكثر، وملف ثالث اسمه device يُعرف به هذا المتصفّح عند الدخول التالي وتنتهي صلاحيته بعد 400 يوم.",
    },
  },
  {
    page: "privacy",
    block: "cookie.draft",
    text: {
      zh: "没写完的留言和询价单只保存在您自己的浏览器里，发送成功即清除；会员登录后，询价单也保存在账号中。最近搜索过的词（最多八个）也只保存在您的浏览器里，可在搜索框下逐个删除或全部清除。",
      en: "An unfinished message and your request list stay in your own browser and are cleared once they have been sent; when you sign in as a member, the list is kept in your account too. Your last eight searches stay there too; you can remove them below the search box, one by one or all at once.",
      ar: "تبقى الرسالة غير المكتملة وقائمة الطلب في متصفّحك وحده وتُمسحان بعد إرسالهما؛ وعند دخولك عضوًا تُحفظ القائمة في حسابك أيضًا. وتبقى فيه وحده أيضًا آخر ثماني عمليات بحث، ويمكنك حذفها من تحت مربع البحث واحدةً واحدة أو كلها معًا.",
    },
  },
  {
    page: "privacy",
    block: "rights.title",
    text: {
      zh: "您的权利",
      en: "Your rights",
      ar: "حقوقك",
    },
  },
  {
    page: "privacy",
    block: "rights.text",
    text: {
      zh: "您可以询问我们存有您的哪些资料，要求更正、导出或删除，也可以反对继续使用。写信即可，不需要理由。",
      en: "You may ask what we hold about you, have it corrected, exported or deleted, and object to its further use. A message is enough; no reason is needed.",
      ar: "لك أن تسأل عمّا نحتفظ به من بياناتك، وأن تطلب تصحيحها أو تصديرها أو حذفها، وأن تعترض على مواصلة استعمالها. تكفي رسالة ولا حاجة إلى ذكر سبب.",
    },
  },
  {
    page: "privacy",
    block: "contact.title",
    text: {
      zh: "找谁",
      en: "Whom to ask",
      ar: "لمن تتوجّه",
    },
  },
  {
    page: "privacy",
    block: "contact.text",
    text: {
      zh: "请写信到 privacy@example.com，或使用联系页面；热线 +86 400 000 0000，周一至周五 9:00–18:00（北京时间）。",
      en: "Write to privacy@example.com or use the contact page. Hotline +86 400 000 0000, Monday to Friday, 9:00–18:00 (UTC+8).",
      ar: "اكتب إلى privacy@example.com أو استعمل صفحة التواصل. الخط الساخن ‎+86 400 000 0000 من الاثنين إلى الجمعة، 9:00–18:00 بتوقيت بكين (UTC+8).",
    },
  },
  {
    page: "privacy",
    block: "seo.title",
    text: {
      zh: "隐私说明｜听禾声学",
      en: "Privacy | Tinghe Acoustics",
      ar: "الخصوصية | تينغخه للصوتيات",
    },
  },
  {
    page: "privacy",
    block: "seo.description",
    text: {
      zh: "听禾声学网站的隐私说明：留言、访问记录、语言 Cookie 的用途与保存时间，以及您的权利。",
      en: "What the Tinghe Acoustics site keeps of a visitor and why: inquiries, the visitor log, the language cookie, how long, and your rights.",
      ar: "ما يحتفظ به موقع تينغخه للصوتيات من بيانات الزائر ولماذا: الاستفسارات وسجلّ الزيارات وملف ارتباط اللغة، ومدّتها، وحقوقك.",
    },
  },
  {
    page: "privacy",
    block: "seo.keywords",
    text: {
      zh: "隐私，个人信息，Cookie，访问记录，听禾声学",
      en: "privacy, personal data, cookie, visitor log, Tinghe Acoustics",
      ar: "الخصوصية، بيانات شخصية، ملف ارتباط، سجلّ الزيارات، تينغخه للصوتيات",
    },
  },
];
