import type { PageBlock } from "#domain/company/company-content.ts";

export const buying: PageBlock[] = [
  {
    page: "buying",
    block: "hero.title",
    text: {
      zh: "采购指南",
      en: "Buying from us",
      ar: "الشراء منّا",
    },
  },
  {
    page: "buying",
    block: "hero.lead",
    text: {
      zh: "价格怎么算，样品怎么要，货怎么付、怎么运，到了之后有问题找谁：买家最先问的，都在这一页。",
      en: "How prices are made, how to get samples, how to pay and ship, and whom to call afterwards: what buyers ask first, on one page.",
      ar: "كيف يُحسب السعر، وكيف تُطلب العيّنات، وكيف يكون الدفع والشحن، وبمن تتصل بعد ذلك: أول ما يسأل عنه المشترون في صفحة واحدة.",
    },
  },
  {
    page: "buying",
    block: "hero.primary",
    text: {
      zh: "索取报价",
      en: "Ask for a quotation",
      ar: "اطلب عرض سعر",
    },
  },
  {
    page: "buying",
    block: "price.title",
    text: {
      zh: "价格",
      en: "Prices",
      ar: "الأسعار",
    },
  },
  {
    page: "buying",
    block: "price.lead",
    text: {
      zh: "产品页上的参考价是出厂价，不含税与运费，附日期，供做预算用。正式报价在一个工作日内给出，30 天有效。",
      en: "Guide prices on product pages are ex works, without tax and freight, with their date: enough for a budget. A quotation follows within one working day and holds for 30 days.",
      ar: "الأسعار الاسترشادية في صفحات المنتجات تسليم المصنع، بلا ضريبة ولا شحن، ومعها تاريخها، وتكفي لوضع ميزانية. ويصل عرض السعر خلال يوم عمل ويسري 30 يومًا.",
    },
  },
  {
    page: "buying",
    block: "price.1.text",
    text: {
      zh: "数量、饰面和安装配件决定单价；同一饰面满一托、满一柜各有阶梯价。",
      en: "Quantity, finish and fixings make the price; there are steps at a full pallet and a full container of one finish.",
      ar: "يحدّد السعرَ الكميةُ والتشطيب ولوازم التثبيت، وله درجات عند منصّة كاملة وحاوية كاملة من تشطيب واحد.",
    },
  },
  {
    page: "buying",
    block: "price.2.text",
    text: {
      zh: "起订量写在每个产品页；同一工艺的产品可以拼单。",
      en: "The minimum order stands on every product page; products made on the same line may be added up.",
      ar: "الحدّ الأدنى للطلب مذكور في كل صفحة منتج، وتُجمع منتجات الخط الواحد معًا.",
    },
  },
  {
    page: "buying",
    block: "price.3.text",
    text: {
      zh: "定制花型、颜色和尺寸另报开机费，首单之后不再收取。",
      en: "Patterns, colours and sizes of your own carry a set-up charge, on the first order only.",
      ar: "للنقوش والألوان والمقاسات الخاصة رسم تجهيز في الطلبية الأولى فقط.",
    },
  },
  {
    page: "buying",
    block: "sample.title",
    text: {
      zh: "样品",
      en: "Samples",
      ar: "العيّنات",
    },
  },
  {
    page: "buying",
    block: "sample.lead",
    text: {
      zh: "先看样，再下单。",
      en: "See it first, then order.",
      ar: "انظر أولًا ثم اطلب.",
    },
  },
  {
    page: "buying",
    block: "sample.1.text",
    text: {
      zh: "现有饰面：A5 样片，每次最多六款，免费。",
      en: "Standard finishes: A5 pieces, up to six at a time, free of charge.",
      ar: "التشطيبات القياسية: قطع A5، ست قطع في المرة بلا مقابل.",
    },
  },
  {
    page: "buying",
    block: "sample.2.text",
    text: {
      zh: "快递费到付或走您的账号；首次下单时从货款中扣还。",
      en: "Courier at your cost or on your account; we credit it with the first order.",
      ar: "أجرة البريد السريع عليك أو على حسابك، وتُخصم من أول طلبية.",
    },
  },
  {
    page: "buying",
    block: "sample.3.text",
    text: {
      zh: "整板样或打样：按成本收费，7 到 12 天。",
      en: "Full boards and trial pieces: at cost, in 7 to 12 days.",
      ar: "لوح كامل أو قطعة تجريبية: بالتكلفة، خلال 7 إلى 12 يومًا.",
    },
  },
  {
    page: "buying",
    block: "sample.4.text",
    text: {
      zh: "签字封样一式两份，一份在产线旁，一份在您手里。",
      en: "The signed sample is kept twice: one beside the line, one with you.",
      ar: "تُحفظ العيّنة الموقّعة نسختين: واحدة عند خط الإنتاج وواحدة لديك.",
    },
  },
  {
    page: "buying",
    block: "payment.title",
    text: {
      zh: "付款",
      en: "Payment",
      ar: "الدفع",
    },
  },
  {
    page: "buying",
    block: "payment.lead",
    text: {
      zh: "币种可选美元、欧元或人民币，以报价单为准。",
      en: "In US dollars, euros or renminbi, as the quotation says.",
      ar: "بالدولار أو اليورو أو اليوان كما في عرض السعر.",
    },
  },
  {
    page: "buying",
    block: "payment.1.title",
    text: {
      zh: "电汇",
      en: "Bank transfer",
      ar: "حوالة مصرفية",
    },
  },
  {
    page: "buying",
    block: "payment.1.text",
    text: {
      zh: "下单 30%，发货前 70%。交货期从封样签字、定金到账起算。",
      en: "30% with the order, 70% before shipment. The lead time runs from the signed sample and the deposit.",
      ar: "30% مع الطلب و70% قبل الشحن. وتبدأ مدة التسليم من توقيع العيّنة ووصول الدفعة الأولى.",
    },
  },
  {
    page: "buying",
    block: "payment.2.title",
    text: {
      zh: "信用证",
      en: "Letter of credit",
      ar: "اعتماد مستندي",
    },
  },
  {
    page: "buying",
    block: "payment.2.text",
    text: {
      zh: "即期、不可撤销，单笔 20,000 美元以上。",
      en: "At sight and irrevocable, for orders above USD 20,000.",
      ar: "بالاطلاع وغير قابل للإلغاء، للطلبيات فوق 20,000 دولار.",
    },
  },
  {
    page: "buying",
    block: "payment.3.title",
    text: {
      zh: "长期客户",
      en: "Standing customers",
      ar: "العملاء الدائمون",
    },
  },
  {
    page: "buying",
    block: "payment.3.text",
    text: {
      zh: "合作满一年、三单以上，可商定账期。",
      en: "After a year and three orders, terms of payment can be agreed.",
      ar: "بعد سنة وثلاث طلبيات يمكن الاتفاق على أجل للدفع.",
    },
  },
  {
    page: "buying",
    block: "terms.title",
    text: {
      zh: "货送到哪一步",
      en: "How far we bring it",
      ar: "إلى أين نوصلها",
    },
  },
  {
    page: "buying",
    block: "terms.lead",
    text: {
      zh: "价格条款（Incoterms 2020）决定谁订舱、谁付运费。深色的路段由我们安排并付费。",
      en: "The trade term (Incoterms 2020) decides who books and who pays for which part of the way. The dark part is ours.",
      ar: "شرط التسليم (Incoterms 2020) يقرّر من يحجز ومن يدفع عن كل جزء من الطريق. والجزء الداكن علينا.",
    },
  },
  {
    page: "buying",
    block: "terms.stop.1",
    text: {
      zh: "工厂",
      en: "Factory",
      ar: "المصنع",
    },
  },
  {
    page: "buying",
    block: "terms.stop.2",
    text: {
      zh: "起运港",
      en: "Port of loading",
      ar: "ميناء الشحن",
    },
  },
  {
    page: "buying",
    block: "terms.stop.3",
    text: {
      zh: "船上",
      en: "On board",
      ar: "على السفينة",
    },
  },
  {
    page: "buying",
    block: "terms.stop.4",
    text: {
      zh: "目的港",
      en: "Port of arrival",
      ar: "ميناء الوصول",
    },
  },
  {
    page: "buying",
    block: "terms.stop.5",
    text: {
      zh: "您的工地",
      en: "Your site",
      ar: "موقعك",
    },
  },
  {
    page: "buying",
    block: "terms.exw.text",
    text: {
      zh: "您的货代到厂提货，出口报关由您办。",
      en: "Your forwarder collects at the factory and clears for export.",
      ar: "يستلم وكيلك من المصنع ويخلّص للتصدير.",
    },
  },
  {
    page: "buying",
    block: "terms.fca.text",
    text: {
      zh: "我们办好出口报关，交给您指定的货代。集装箱货物建议用它代替 FOB。",
      en: "We clear for export and hand over to your forwarder. For containers it is a better choice than FOB.",
      ar: "نخلّص للتصدير ونسلّم وكيلك، وهو للحاويات أنسب من FOB.",
    },
  },
  {
    page: "buying",
    block: "terms.fob.text",
    text: {
      zh: "我们把货装上您订的船。",
      en: "We bring the goods on board the ship you booked.",
      ar: "نحمّل البضاعة على السفينة التي حجزتها.",
    },
  },
  {
    page: "buying",
    block: "terms.cif.text",
    text: {
      zh: "我们订舱、付海运费和保险，货到目的港；风险在装船时转移。",
      en: "We book, pay freight and insurance to the port of arrival; the risk passes on board.",
      ar: "نحجز وندفع الشحن والتأمين إلى ميناء الوصول، وينتقل الخطر عند التحميل.",
    },
  },
  {
    page: "buying",
    block: "terms.dap.text",
    text: {
      zh: "我们送到您的门口，进口清关与关税由您办。",
      en: "We deliver to your door; import clearance and duties are yours.",
      ar: "نوصل إلى بابك، والتخليص والرسوم عند الاستيراد عليك.",
    },
  },
  {
    page: "buying",
    block: "warranty.title",
    text: {
      zh: "质保",
      en: "Warranty",
      ar: "الضمان",
    },
  },
  {
    page: "buying",
    block: "warranty.lead",
    text: {
      zh: "自到货之日起，在室内、按安装说明使用。",
      en: "From the day of arrival, indoors and fixed as the instructions say.",
      ar: "من يوم الوصول، للاستعمال الداخلي وبالتركيب وفق التعليمات.",
    },
  },
  {
    page: "buying",
    block: "warranty.1.title",
    text: {
      zh: "木质板与聚酯毡",
      en: "Wood panels and felt",
      ar: "الألواح الخشبية واللبّاد",
    },
  },
  {
    page: "buying",
    block: "warranty.1.text",
    text: {
      zh: "5 年：开胶、脱层、翘曲超出公差。木色随光照变化属材料本性，不在其列。",
      en: "5 years against delamination, open joints and warping beyond tolerance. Wood changes colour in light; that is its nature and not covered.",
      ar: "5 سنوات ضد انفصال الطبقات والوصلات والتقوّس فوق الحدّ المسموح. وتغيّر لون الخشب بالضوء من طبيعته ولا يشمله الضمان.",
    },
  },
  {
    page: "buying",
    block: "warranty.2.title",
    text: {
      zh: "静音舱结构",
      en: "Booth frame and walls",
      ar: "هيكل الكابينة وجدرانها",
    },
  },
  {
    page: "buying",
    block: "warranty.2.text",
    text: {
      zh: "5 年：框架、蜂窝板、门与合页。",
      en: "5 years on frame, honeycomb panels, door and hinges.",
      ar: "5 سنوات للهيكل والألواح الخلوية والباب والمفصلات.",
    },
  },
  {
    page: "buying",
    block: "warranty.3.title",
    text: {
      zh: "灯、风扇、电源",
      en: "Lamp, fans, power",
      ar: "المصباح والمراوح والكهرباء",
    },
  },
  {
    page: "buying",
    block: "warranty.3.text",
    text: {
      zh: "2 年，备件随舱附一份易损件清单。",
      en: "2 years; a list of wearing parts comes with the booth.",
      ar: "سنتان، ومع الكابينة قائمة بالقطع المستهلكة.",
    },
  },
  {
    page: "buying",
    block: "warranty.4.title",
    text: {
      zh: "不在其列",
      en: "Not covered",
      ar: "ما لا يشمله",
    },
  },
  {
    page: "buying",
    block: "warranty.4.text",
    text: {
      zh: "浸水、室外使用、自行涂刷、未按图安装造成的损坏。",
      en: "Water, outdoor use, repainting, and fixing against the drawings.",
      ar: "الماء والاستعمال الخارجي وإعادة الطلاء والتركيب المخالف للمخططات.",
    },
  },
  {
    page: "buying",
    block: "service.title",
    text: {
      zh: "售后",
      en: "After-sales",
      ar: "ما بعد البيع",
    },
  },
  {
    page: "buying",
    block: "service.lead",
    text: {
      zh: "一封带照片的邮件，比十页说明管用。",
      en: "One email with photographs says more than ten pages.",
      ar: "رسالة واحدة بالصور أبلغ من عشر صفحات.",
    },
  },
  {
    page: "buying",
    block: "service.1.text",
    text: {
      zh: "到货 14 天内提出缺件、破损，附箱号和照片，我们补发。",
      en: "Missing or damaged pieces: tell us within 14 days of arrival, with carton number and photographs, and we send replacements.",
      ar: "النقص والتلف: أخبرنا خلال 14 يومًا من الوصول مع رقم الكرتونة والصور، فنرسل البديل.",
    },
  },
  {
    page: "buying",
    block: "service.2.text",
    text: {
      zh: "安装问题由工程师视频指导，图纸上逐板标号。",
      en: "An engineer guides the installation by video; every panel is numbered on the drawing.",
      ar: "يوجّه مهندس التركيب بالفيديو، وكل لوح مرقّم على المخطط.",
    },
  },
  {
    page: "buying",
    block: "service.3.text",
    text: {
      zh: "同批木皮留样两年，补板时对着留样配色。",
      en: "We keep veneer of every batch for two years and match later panels to it.",
      ar: "نحفظ قشرة كل دفعة سنتين ونطابق عليها الألواح اللاحقة.",
    },
  },
  {
    page: "buying",
    block: "service.4.text",
    text: {
      zh: "静音舱密封条、风扇、灯条、合页长期供应备件。",
      en: "Seals, fans, lamps and hinges of the booths stay available as spare parts.",
      ar: "تبقى الأشرطة والمراوح والمصابيح والمفصلات قطع غيار متاحة للكبائن.",
    },
  },
  {
    page: "buying",
    block: "hotline.title",
    text: {
      zh: "热线与时差",
      en: "Hotline and time zones",
      ar: "الخط الساخن وفارق التوقيت",
    },
  },
  {
    page: "buying",
    block: "hotline.lead",
    text: {
      zh: "周一至周五 9:00–18:00，北京时间（UTC+8）。换成当地时间：",
      en: "Monday to Friday, 9:00–18:00 in China (UTC+8). In local time:",
      ar: "من الاثنين إلى الجمعة، 9:00–18:00 بتوقيت الصين (UTC+8). وبالتوقيت المحلي:",
    },
  },
  {
    page: "buying",
    block: "hotline.1.title",
    text: {
      zh: "迪拜（UTC+4）",
      en: "Dubai (UTC+4)",
      ar: "دبي (UTC+4)",
    },
  },
  {
    page: "buying",
    block: "hotline.1.text",
    text: {
      zh: "迪拜时间 5:00–14:00",
      en: "5:00–14:00 in Dubai",
      ar: "5:00–14:00 في دبي",
    },
  },
  {
    page: "buying",
    block: "hotline.2.title",
    text: {
      zh: "利雅得、内罗毕（UTC+3）",
      en: "Riyadh, Nairobi (UTC+3)",
      ar: "الرياض ونيروبي (UTC+3)",
    },
  },
  {
    page: "buying",
    block: "hotline.2.text",
    text: {
      zh: "当地 4:00–13:00",
      en: "4:00–13:00 there",
      ar: "4:00–13:00 هناك",
    },
  },
  {
    page: "buying",
    block: "hotline.3.title",
    text: {
      zh: "柏林、巴黎（冬季 UTC+1）",
      en: "Berlin, Paris (UTC+1 in winter)",
      ar: "برلين وباريس (UTC+1 شتاءً)",
    },
  },
  {
    page: "buying",
    block: "hotline.3.text",
    text: {
      zh: "冬季 2:00–11:00，夏季 3:00–12:00",
      en: "2:00–11:00, in summer 3:00–12:00",
      ar: "2:00–11:00 شتاءً، 3:00–12:00 صيفًا",
    },
  },
  {
    page: "buying",
    block: "hotline.4.title",
    text: {
      zh: "新加坡、吉隆坡（UTC+8）",
      en: "Singapore, Kuala Lumpur (UTC+8)",
      ar: "سنغافورة وكوالالمبور (UTC+8)",
    },
  },
  {
    page: "buying",
    block: "hotline.4.text",
    text: {
      zh: "与我们同时，9:00–18:00",
      en: "The same as ours, 9:00–18:00",
      ar: "كتوقيتنا، 9:00–18:00",
    },
  },
  {
    page: "buying",
    block: "hotline.5.title",
    text: {
      zh: "圣保罗（UTC−3）",
      en: "São Paulo (UTC−3)",
      ar: "ساو باولو (UTC−3)",
    },
  },
  {
    page: "buying",
    block: "hotline.5.text",
    text: {
      zh: "前一晚 22:00 到早上 7:00",
      en: "22:00 the evening before to 7:00",
      ar: "من 22:00 مساء اليوم السابق إلى 7:00",
    },
  },
  {
    page: "buying",
    block: "hotline.note",
    text: {
      zh: "其余时间请写邮件或留言，下一个工作日用您的语言回复。",
      en: "At other times write to us; you are answered in your language on the next working day.",
      ar: "وفي سائر الأوقات اكتب إلينا، ويصلك الرد بلغتك في يوم العمل التالي.",
    },
  },
  {
    page: "buying",
    block: "faq.title",
    text: {
      zh: "常问",
      en: "Often asked",
      ar: "أسئلة متكررة",
    },
  },
  {
    page: "buying",
    block: "ask.title",
    text: {
      zh: "告诉我们面积和目的港",
      en: "Tell us the area and the port",
      ar: "أخبرنا بالمساحة والميناء",
    },
  },
  {
    page: "buying",
    block: "ask.lead",
    text: {
      zh: "一个工作日内，您会收到价格、箱数、重量和样品清单。",
      en: "Within one working day you have a price, cartons, weights and a list of samples.",
      ar: "خلال يوم عمل يصلك السعر وعدد الكراتين والأوزان وقائمة العيّنات.",
    },
  },
  {
    page: "buying",
    block: "ask.action",
    text: {
      zh: "写信给我们",
      en: "Write to us",
      ar: "اكتب إلينا",
    },
  },
  {
    page: "buying",
    block: "seo.title",
    text: {
      zh: "采购指南：参考价、样品、付款、质保｜听禾声学",
      en: "Buying from us: prices, samples, payment, warranty | Tinghe",
      ar: "الشراء منّا: الأسعار والعيّنات والدفع والضمان | تينغخه",
    },
  },
  {
    page: "buying",
    block: "seo.description",
    text: {
      zh: "听禾声学的参考价、样品政策、付款方式、Incoterms 价格条款、质保与售后，以及热线时间与时差换算。",
      en: "Guide prices, sample policy, payment, Incoterms, warranty, after-sales and hotline hours by time zone of Tinghe Acoustics.",
      ar: "الأسعار الاسترشادية وسياسة العيّنات والدفع وشروط Incoterms والضمان وخدمة ما بعد البيع وساعات الخط الساخن بحسب التوقيت لدى تينغخه للصوتيات.",
    },
  },
  {
    page: "buying",
    block: "seo.keywords",
    text: {
      zh: "吸音板价格，样品，付款方式，FOB，CIF，质保，售后，热线时间",
      en: "acoustic panel price, samples, payment terms, FOB, CIF, warranty, after-sales, hotline hours",
      ar: "أسعار الألواح الصوتية، عيّنات، شروط الدفع، FOB، CIF، الضمان، خدمة ما بعد البيع",
    },
  },
];
