import type { ArticleContent } from "#domain/articles/article-content.ts";

/** The number keeps its left-to-right order inside Arabic text. */
const hotline = "\u2066+86 400 000 0000\u2069";

export const noticeArticles: ArticleContent[] = [
  {
    id: "hotline-hours-monday-to-friday",
    class: "notice",
    title: {
      zh: "热线服务时间：周一至周五 9:00–18:00",
      en: "Hotline hours: Monday to Friday, 9:00–18:00",
      ar: "ساعات الخط الساخن: من الاثنين إلى الجمعة، 9:00–18:00",
    },
    summary: {
      zh: "热线与在线咨询统一服务时间；其余时间请留言，下一个工作日回复。",
      en: "Hotline and online inquiries keep the same hours. Outside them, leave a message and we answer on the next working day.",
      ar: "للخط الساخن والاستفسارات الإلكترونية ساعات واحدة. وفي غيرها اترك رسالة نُجبك عنها في يوم العمل التالي.",
    },
    body: {
      zh: `<p>我们的热线 <strong>+86 400 000 0000</strong> 与在线咨询，服务时间统一为<strong>周一至周五 9:00–18:00</strong>（北京时间）。接电话的是做项目的人，不是录音。</p>
<p>其余时间，您可以：</p>
<ul><li>在<a href="/aboutUs/lianxi.html">联系页面</a>留言，我们在下一个工作日用您的语言回复；</li><li>发邮件到 hello@example.com，图纸和照片走邮件最方便。</li></ul>
<p>不在东八区的朋友：9:00–18:00 相当于 UTC 1:00–10:00。若这段时间不方便，请在留言里写上您合适的时段，我们约好再打过去。</p>
<p>法定节假日的安排会另行公告。</p>`,
      en: `<p>Our hotline, <strong>+86 400 000 0000</strong>, and online inquiries are staffed <strong>Monday to Friday, 9:00–18:00</strong>, Beijing time. The people who answer work on projects; there is no recorded menu.</p>
<p>At other times you can</p>
<ul><li>leave a message on the <a href="/aboutUs/lianxi.html">contact page</a>, which is answered in your language on the next working day;</li><li>write to hello@example.com, the best way for drawings and photographs.</li></ul>
<p>For readers in other time zones: our day runs from 1:00 to 10:00 UTC. If that is awkward, name an hour that suits you in your message and we will arrange to call.</p>
<p>Public holidays are announced separately.</p>`,
      ar: `<p>يعمل خطنا الساخن <strong>${hotline}</strong> والردّ على الاستفسارات الإلكترونية <strong>من الاثنين إلى الجمعة، من 9:00 إلى 18:00</strong> بتوقيت بكين. ويجيبك من يعمل في المشاريع نفسها لا تسجيل صوتي.</p>
<p>وفي غير هذه الساعات يمكنك:</p>
<ul><li>ترك رسالة في <a href="/aboutUs/lianxi.html">صفحة التواصل</a>، ونردّ عليها بلغتك في يوم العمل التالي؛</li><li>الكتابة إلى hello@example.com، وهو أيسر للمخططات والصور.</li></ul>
<p>وتقابل ساعاتنا بتوقيت الرياض من 4:00 إلى 13:00. فإن لم يناسبك ذلك فاذكر في الرسالة الوقت الملائم لنتفق على موعد للاتصال.</p>
<p>أما العطلات الرسمية فنعلن عنها على حدة.</p>`,
    },
    cover: "about-1",
    date: "2025-02-10",
    tags: [],
  },
  {
    id: "sample-kits-back-in-stock",
    class: "notice",
    title: {
      zh: "样品盒补货完成，恢复寄送",
      en: "Sample kits are available again",
      ar: "علب العيّنات متاحة من جديد",
    },
    summary: {
      zh: "第一批样品盒已借完，第二批备好，新增五种毡色。即日起按登记顺序寄出。",
      en: "The first batch of sample kits is out on loan; the second is ready, with the five new felt colours in it. Kits go out in the order of requests.",
      ar: "أُعيرت الدفعة الأولى من علب العيّنات كلها، والثانية جاهزة وفيها ألوان اللبّاد الخمسة الجديدة. وتُرسل بترتيب الطلبات.",
    },
    body: {
      zh: `<p>九月推出的<a href="/article/sample-kit-in-one-box.html">样品盒</a>，第一批已全部借出。第二批现已备齐，内容与第一批相同：七款格栅小块、十四色毡片、穿孔与槽木小块，以及一段安装剖面。</p>
<ul><li>已登记的单位，本周起按先后顺序寄出，不必重复提交。</li><li>新申请请到<a href="/aboutUs/lianxi.html">联系页面</a>留言，写明收件地址、电话和项目类型。</li><li>海外寄送请附快递账号，或先由我们报运费。</li></ul>
<p>手上的样品盒若已用完，欢迎寄回，我们补齐后再借给下一位。只需一两块小样的，随时可以单独索取，无需等待。</p>`,
      en: `<p>All kits of the first batch of the <a href="/article/sample-kit-in-one-box.html">sample kit</a>, introduced in September, are out on loan. The second batch is ready. Its contents are the same: pieces of seven slat panels, fourteen felt colours, perforated and grooved pieces, and a length of real build-up.</p>
<ul><li>If you are on the list, your kit leaves from this week on, in the order of requests. There is no need to ask again.</li><li>New requests are welcome through the <a href="/aboutUs/lianxi.html">contact page</a>, with delivery address, telephone and the kind of project.</li><li>For addresses abroad please add a courier account, or let us quote the carriage first.</li></ul>
<p>If you have finished with a kit, send it back; we complete it and lend it on. Single pieces can be had at any time without waiting.</p>`,
      ar: `<p>أُعيرت كل علب الدفعة الأولى من <a href="/article/sample-kit-in-one-box.html">علبة العيّنات</a> التي قدّمناها في سبتمبر. والدفعة الثانية جاهزة بالمحتوى نفسه: قطع من سبعة ألواح شرائح، وأربعة عشر لونًا من اللبّاد، وقطع مثقّبة ومحزّزة، ومقطع من تركيبة حقيقية.</p>
<ul><li>من سبق تسجيله تُرسل إليه علبته ابتداءً من هذا الأسبوع بحسب الترتيب، ولا حاجة إلى طلب جديد.</li><li>الطلبات الجديدة من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> مع عنوان التسليم والهاتف ونوع المشروع.</li><li>للعناوين خارج الصين يُرجى ذكر حساب الشحن السريع، أو نعرض أجرة النقل أولًا.</li></ul>
<p>ومن استغنى عن علبته فليُعدها لنكملها ونعيرها غيره. أما القطع المفردة فتُطلب في أي وقت دون انتظار.</p>`,
    },
    cover: "craft-felt-1",
    date: "2025-11-04",
    tags: [],
  },
  {
    id: "holiday-hours-2026",
    class: "notice",
    title: {
      zh: "2026 年春节与国庆放假安排",
      en: "Holiday hours in 2026: Spring Festival and National Day",
      ar: "عطلتا عيد الربيع والعيد الوطني في 2026",
    },
    summary: {
      zh: "春节 2 月 15 日至 23 日、国庆 10 月 1 日至 7 日，办公室、展厅与两座工厂休息。",
      en: "Office, showroom and both factories are closed from 15 to 23 February and from 1 to 7 October 2026.",
      ar: "يُغلق المكتب والمعرض والمصنعان من 15 إلى 23 فبراير ومن 1 إلى 7 أكتوبر 2026.",
    },
    body: {
      zh: `<p>办公室、展厅与两座工厂 2026 年两个长假的安排如下：</p>
<table><thead><tr><th>假期</th><th>休息</th><th>恢复服务</th></tr></thead><tbody><tr><td>春节</td><td>2 月 15 日（周日）至 2 月 23 日（周一）</td><td>2 月 24 日（周二）9:00</td></tr><tr><td>国庆节</td><td>10 月 1 日（周四）至 10 月 7 日（周三）</td><td>10 月 8 日（周四）9:00</td></tr></tbody></table>
<ul><li>假期内热线无人值守。网站照常开放，<a href="/aboutUs/lianxi.html">留言</a>会在恢复服务后按先后回复。</li><li>已在海上的货物不受影响；有急事请联系您的货代。</li><li>跨假期的订单，交货日期以合同为准，合同里已计入休息日。</li><li>想在节前看样或参观，请至少提前一周预约。</li></ul>
<p>五一等较短的假期另行通知。祝您新年安康，项目顺利。</p>`,
      en: `<p>For the two long holidays of 2026 our office, showroom and both factories are closed as follows:</p>
<table><thead><tr><th>Holiday</th><th>Closed</th><th>Open again</th></tr></thead><tbody><tr><td>Spring Festival</td><td>Sunday 15 to Monday 23 February</td><td>Tuesday 24 February, 9:00</td></tr><tr><td>National Day</td><td>Thursday 1 to Wednesday 7 October</td><td>Thursday 8 October, 9:00</td></tr></tbody></table>
<ul><li>The hotline is not staffed on these days. The website stays open, and <a href="/aboutUs/lianxi.html">messages</a> are answered afterwards in the order of arrival.</li><li>Goods already at sea are not affected. In urgent cases please turn to your forwarder.</li><li>For orders that run across a holiday the date in the contract holds; the days off are counted in.</li><li>If you would like to see samples or visit us before a holiday, please arrange it at least a week ahead.</li></ul>
<p>Shorter holidays such as May Day are announced separately. We wish you a good new year.</p>`,
      ar: `<p>يُغلق المكتب والمعرض والمصنعان في العطلتين الطويلتين من عام 2026 على النحو الآتي:</p>
<table><thead><tr><th>العطلة</th><th>الإغلاق</th><th>استئناف العمل</th></tr></thead><tbody><tr><td>عيد الربيع</td><td>من الأحد 15 إلى الاثنين 23 فبراير</td><td>الثلاثاء 24 فبراير، 9:00</td></tr><tr><td>العيد الوطني</td><td>من الخميس 1 إلى الأربعاء 7 أكتوبر</td><td>الخميس 8 أكتوبر، 9:00</td></tr></tbody></table>
<ul><li>لا يُردّ على الخط الساخن في هذه الأيام. أما الموقع فيبقى مفتوحًا، ونجيب عن <a href="/aboutUs/lianxi.html">الرسائل</a> بعدها بترتيب وصولها.</li><li>لا تتأثر البضائع التي في البحر، وللأمور العاجلة يُرجى الرجوع إلى وكيل الشحن.</li><li>الطلبات التي تمتدّ عبر العطلة موعدها ما في العقد، وقد حُسبت فيه أيام الإغلاق.</li><li>لمعاينة العيّنات أو زيارتنا قبل العطلة يُرجى الحجز قبلها بأسبوع على الأقل.</li></ul>
<p>والعطلات الأقصر، كعيد العمال، نعلنها على حدة. وكل عام وأنتم بخير.</p>`,
    },
    cover: "workplace-1",
    date: "2026-01-19",
    tags: [],
  },
  {
    id: "website-in-three-languages",
    class: "notice",
    title: {
      zh: "网站三种语言上线：中文、英文、阿拉伯文",
      en: "The website now speaks Chinese, English and Arabic",
      ar: "الموقع بثلاث لغات: العربية والصينية والإنجليزية",
    },
    summary: {
      zh: "产品、案例、文章与表单全部三语同步；每个声学数值都标明来源。",
      en: "Products, cases, articles and forms are complete in three languages, and every acoustic number names its source.",
      ar: "المنتجات والأعمال والمقالات والنماذج كاملة بثلاث لغات، ولكل رقم صوتي مصدره.",
    },
    body: {
      zh: `<p>即日起，本站以中文、英文和阿拉伯文完整呈现。在页眉切换语言，网站会记住您的选择。</p>
<ul><li>阿拉伯文版从右向左排版，表格与图表方向随之调整；型号、单位和标准号保持原样。</li><li>三种语言各自写成，不是逐句翻译。若发现说法不一致，请告诉我们。</li><li>每个声学数值旁都注明证据：检测报告、可比构造、计算值，或仅供参考。没有依据的数字，不会出现在产品页上。</li><li>留言表单三语通用，我们用您书写的语言回复。</li></ul>
<p>从<a href="/product.html">产品中心</a>开始看，或直接到<a href="/aboutUs/lianxi.html">联系页面</a>告诉我们，哪里读着别扭。</p>`,
      en: `<p>From today this website is complete in Chinese, English and Arabic. Change the language in the header; the site remembers your choice.</p>
<ul><li>Arabic is set from right to left, with tables and charts turned accordingly. Product codes, units and the numbers of standards stay as they are.</li><li>Each language was written for its readers and not translated line by line. If two of them disagree, please let us know.</li><li>Beside every acoustic number stands its evidence: a test report, a comparable construction, a calculation, or indicative only. A number without any does not appear on a product page.</li><li>The message form works in all three. We answer in the language you write in.</li></ul>
<p>Begin with the <a href="/product.html">products</a>, or use the <a href="/aboutUs/lianxi.html">contact page</a> to tell us where it reads badly.</p>`,
      ar: `<p>ابتداءً من اليوم صار هذا الموقع كاملًا بالعربية والصينية والإنجليزية. بدّل اللغة من أعلى الصفحة، ويتذكّر الموقع اختيارك.</p>
<ul><li>النسخة العربية مصفوفة من اليمين إلى اليسار بجداولها ورسومها، وتبقى رموز المنتجات والوحدات وأرقام المعايير كما هي.</li><li>كُتبت كل لغة لقرّائها ولم تُترجم سطرًا بسطر. فإن وجدت اختلافًا بينها فأخبرنا.</li><li>بجوار كل رقم صوتي دليله: تقرير اختبار، أو تركيبة مشابهة، أو حساب، أو قيمة استرشادية. ولا يظهر في صفحة منتج رقم بلا دليل.</li><li>يعمل نموذج الرسائل باللغات الثلاث، ونجيب باللغة التي تكتب بها.</li></ul>
<p>ابدأ من <a href="/product.html">المنتجات</a>، أو أخبرنا من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> أين تتعثّر القراءة.</p>`,
    },
    cover: "hero-1",
    date: "2026-03-03",
    tags: [],
  },
  {
    id: "catalogue-2026-update",
    class: "notice",
    title: {
      zh: "2026 版产品目录更新",
      en: "The 2026 catalogue is ready",
      ar: "صدور دليل المنتجات 2026",
    },
    summary: {
      zh: "新版目录按安装方式重排数据，补入五种毡色和六人静音舱。旧版请停止用于选型。",
      en: "The new edition arranges data by mounting and adds five felt colours and the booth for six. Please stop specifying from older ones.",
      ar: "ترتّب الطبعة الجديدة البيانات بحسب طريقة التركيب وتضيف خمسة ألوان للّبّاد وكابينة الستة أشخاص. يُرجى ألا يُعتمد على ما قبلها.",
    },
    body: {
      zh: `<p>2026 版产品目录已经发布，主要变化有四处：</p>
<ol><li>吸声数据按安装方式分列，引自文献的逐条标明；没有曲线的构造只列做法。</li><li>毡色增至十四种，见<a href="/article/five-new-felt-colours.html">新增五色</a>。</li><li>静音舱 XL 补入第二张桌板与六人布置。</li><li>每款产品附装箱数据：每箱数量、箱规、毛重。</li></ol>
<p>2025 年及更早的目录，请不要再用于选型和报价。正在执行的合同不受影响，仍以合同附件为准。</p>
<p>网站上的产品页与新版目录同步，两者若有出入，以网站为准。需要印刷本或电子版，请在<a href="/aboutUs/lianxi.html">联系页面</a>留言，注明语言。</p>`,
      en: `<p>The 2026 edition of our catalogue is out. Four things have changed:</p>
<ol><li>Absorption data are arranged by mounting. Values from literature are marked one by one, and a build-up without a curve is described without a figure.</li><li>Felt now comes in fourteen colours; see <a href="/article/five-new-felt-colours.html">the five new ones</a>.</li><li>Booth XL has gained its second table and the arrangement for six.</li><li>Each product carries packing data: pieces to a carton, carton size, gross weight.</li></ol>
<p>Please no longer specify or quote from catalogues of 2025 and before. Contracts already running are not affected; their annexes hold.</p>
<p>The product pages of this site agree with the new edition. Should they ever differ, the site is right. For a printed or an electronic copy write through the <a href="/aboutUs/lianxi.html">contact page</a> and name the language.</p>`,
      ar: `<p>صدرت طبعة 2026 من دليل منتجاتنا، وفيها أربعة تغييرات:</p>
<ol><li>بيانات امتصاص الصوت مرتّبة بحسب طريقة التركيب، والقيم المنشورة مبيَّنة واحدة واحدة، والتركيبة التي لا منحنى لها توصف بلا رقم.</li><li>صارت ألوان اللبّاد أربعة عشر، انظر <a href="/article/five-new-felt-colours.html">الألوان الخمسة الجديدة</a>.</li><li>أُضيفت إلى الكابينة XL الطاولة الثانية وترتيب الستة أشخاص.</li><li>مع كل منتج بيانات تعبئته: عدد القطع في الكرتون ومقاسه ووزنه الإجمالي.</li></ol>
<p>يُرجى ألا تُستعمل أدلّة 2025 وما قبلها في المواصفات وعروض الأسعار. أما العقود الجارية فلا تتأثر، والعبرة بملاحقها.</p>
<p>وصفحات المنتجات في الموقع مطابقة للطبعة الجديدة، فإن اختلفتا فالمعتمد الموقع. ولطلب نسخة مطبوعة أو إلكترونية راسلنا من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> مع ذكر اللغة.</p>`,
    },
    cover: "perforated-oak-1",
    date: "2026-04-07",
    tags: [],
  },
  {
    id: "meet-us-at-the-guangzhou-fair",
    class: "notice",
    title: {
      zh: "广州建材展期间见面，请先预约",
      en: "Meeting us during the building fair in Guangzhou: please book",
      ar: "لقاؤنا أثناء معرض البناء في غوانغتشو: بموعد مسبق",
    },
    summary: {
      zh: "5 月 20 日至 22 日，我们在广州的建材展会期间接待来访，每场 40 分钟，带上图纸更好。",
      en: "From 20 to 22 May we receive visitors in Guangzhou during the building materials fair, 40 minutes each. Bring a drawing if you have one.",
      ar: "من 20 إلى 22 مايو نستقبل الزوّار في غوانغتشو أثناء معرض مواد البناء، أربعين دقيقة لكل لقاء. ومعك المخطط إن وُجد.",
    },
    body: {
      zh: `<p>5 月 20 日至 22 日，广州举办建材展会期间，我们的项目与外贸同事会在现场附近接待来访。带去的东西不多：样品盒、四种安装剖面，和一间<a href="/productdetail/booth-s.html">静音舱 S</a>。</p>
<ul><li>每场 40 分钟，每天 9:30–17:00，可选中文、英语或阿拉伯语。</li><li>请在<a href="/aboutUs/lianxi.html">联系页面</a>留言，写明日期、人数、语言和想谈的房间；我们确认时会告知见面地点。</li><li>带上平面图和照片，当场就能粗算一遍混响时间。</li></ul>
<p>想顺路看看毡与静音舱工厂的，请提前一周说明，我们安排接待与安全装备。这几天杭州的热线照常。</p>`,
      en: `<p>From 20 to 22 May, during the building materials fair in Guangzhou, colleagues from projects and export receive visitors close to the grounds. They bring little: sample kits, four cut-open build-ups and one <a href="/productdetail/booth-s.html">booth S</a>.</p>
<ul><li>Meetings last 40 minutes, between 9:30 and 17:00, in Chinese, English or Arabic.</li><li>Please book through the <a href="/aboutUs/lianxi.html">contact page</a>, naming the day, the number of people, the language and the room you want to discuss. The place comes with our confirmation.</li><li>With a plan and a photograph we can make a first estimate of the reverberation time on the spot.</li></ul>
<p>If you would like to add a visit to our felt and booth factory, tell us a week ahead; we arrange a host and safety gear. The hotline works as usual on these days.</p>`,
      ar: `<p>من 20 إلى 22 مايو، أثناء معرض مواد البناء في غوانغتشو، يستقبل زملاؤنا من المشاريع والتصدير الزوّار قرب أرض المعرض. وما يحملونه قليل: علب عيّنات وأربع تركيبات مفتوحة المقطع و<a href="/productdetail/booth-s.html">كابينة المكالمات S</a>.</p>
<ul><li>مدة اللقاء 40 دقيقة، بين 9:30 و17:00، بالعربية أو الصينية أو الإنجليزية.</li><li>احجز من <a href="/aboutUs/lianxi.html">صفحة التواصل</a> بذكر اليوم والعدد واللغة والغرفة التي تودّ بحثها، ويصلك المكان مع التأكيد.</li><li>وبمخطط وصورة نضع تقديرًا أوليًا لزمن الارتداد الصوتي في الحال.</li></ul>
<p>ومن أراد أن يزور مصنع اللبّاد والكبائن فليخبرنا قبلها بأسبوع لنرتّب مرافقًا ومعدّات السلامة. ويعمل الخط الساخن في هذه الأيام كالمعتاد.</p>`,
    },
    cover: "sample-desk-1",
    date: "2026-04-27",
    tags: ["booth"],
  },
  {
    id: "website-maintenance-october-2026",
    class: "notice",
    title: {
      zh: "网站维护：10 月 24 日 22:00 至次日 2:00",
      en: "Website maintenance on 24 October, 22:00 to 2:00",
      ar: "صيانة الموقع يوم 24 أكتوبر من 22:00 إلى 2:00",
    },
    summary: {
      zh: "维护期间页面可以浏览，留言表单暂停。热线不受影响。",
      en: "Pages stay readable during the work; the message form pauses. The hotline is not affected.",
      ar: "تبقى الصفحات متاحة للقراءة أثناء العمل، ويتوقف نموذج الرسائل مؤقتًا. ولا يتأثر الخط الساخن.",
    },
    body: {
      zh: `<p>我们将于 <strong>2026 年 10 月 24 日（周六）22:00 至 25 日（周日）2:00</strong>（北京时间）维护网站。</p>
<ul><li>产品、案例与文章可以照常阅读，个别时刻打开会慢一些。</li><li>留言表单暂停提交。您可以先把内容写好保存，2:00 之后再发，或直接写信到 hello@example.com。</li><li>维护开始之前提交成功的留言已经保存，不会丢失，也不需要重发。</li></ul>
<p>若 25 日 2:00 之后仍遇到问题，请在工作日 9:00–18:00 拨打 +86 400 000 0000，告诉我们页面地址和看到的提示。给您添麻烦了。</p>`,
      en: `<p>The website is being serviced from <strong>Saturday 24 October 2026, 22:00, to Sunday 25 October, 2:00</strong>, Beijing time (14:00 to 18:00 UTC on Saturday).</p>
<ul><li>Products, cases and articles can be read as usual; now and then a page may take longer.</li><li>The message form does not accept messages during these hours. Keep your text and send it afterwards, or write to hello@example.com.</li><li>Messages sent successfully before the work begins are stored. None is lost and none need be sent again.</li></ul>
<p>Should anything still fail after 2:00, please call +86 400 000 0000 on a weekday between 9:00 and 18:00 and tell us the address of the page and what it said. We are sorry for the trouble.</p>`,
      ar: `<p>تُجرى صيانة الموقع من <strong>السبت 24 أكتوبر 2026 الساعة 22:00 إلى الأحد 25 أكتوبر الساعة 2:00</strong> بتوقيت بكين، أي من 17:00 إلى 21:00 يوم السبت بتوقيت الرياض.</p>
<ul><li>تبقى المنتجات والأعمال والمقالات متاحة للقراءة، وقد تتأخر صفحة أحيانًا.</li><li>لا يقبل نموذج الرسائل إرسالًا في هذه الساعات. احتفظ بنصّك وأرسله بعدها، أو اكتب إلى hello@example.com.</li><li>الرسائل التي أُرسلت بنجاح قبل بدء العمل محفوظة، فلا يضيع منها شيء ولا حاجة إلى إعادتها.</li></ul>
<p>وإن بقي خلل بعد الساعة 2:00 فاتصل بالرقم ${hotline} في أيام العمل من 9:00 إلى 18:00 واذكر عنوان الصفحة وما ظهر فيها. ونعتذر عن الإزعاج.</p>`,
    },
    cover: "hero-2",
    date: "2026-10-19",
    tags: [],
  },
  {
    id: "shipping-before-spring-festival-2027",
    class: "notice",
    title: {
      zh: "2027 年春节前的出货安排",
      en: "Shipping before the Spring Festival of 2027",
      ar: "مواعيد الشحن قبل عيد الربيع 2027",
    },
    summary: {
      zh: "节前最后一次装柜为 2027 年 1 月 22 日。请按下表确认样板与定金的日期。",
      en: "The last loading before the holiday is on 22 January 2027. The table shows by when sample and deposit should be settled.",
      ar: "آخر تحميل قبل العطلة في 22 يناير 2027. ويبيّن الجدول الموعد الأخير لاعتماد العيّنة ووصول الدفعة المقدّمة.",
    },
    body: {
      zh: `<p>2027 年春节是 2 月 6 日，节前舱位紧张。我们节前最后一次装柜定在 <strong>1 月 22 日（周五）</strong>。想赶上这一班，请在下列日期前签好样板、付到定金：</p>
<table><thead><tr><th>货物</th><th>最迟日期</th></tr></thead><tbody><tr><td>静音舱 XL、特殊孔型与染色饰面</td><td>2026 年 11 月 27 日</td></tr><tr><td>其余木质板与静音舱</td><td>2026 年 12 月 4 日</td></tr><tr><td>聚酯毡标准色与配件</td><td>2026 年 12 月 18 日</td></tr></tbody></table>
<p>两厂合计每月约出两个柜，节前位置有限，以先确认者为先。过了日期的订单照常接，节后按合同日期交货。</p>
<p>装多少、怎么拼柜，见<a href="/article/container-loading.html">《装柜怎么计划》</a>；要核对日期，请在<a href="/aboutUs/lianxi.html">联系页面</a>留言。</p>`,
      en: `<p>In 2027 the Spring Festival falls on 6 February, and space is tight in the weeks before. Our last loading is on <strong>Friday 22 January</strong>. To be on it, sign the sample and let the deposit arrive by these dates:</p>
<table><thead><tr><th>Goods</th><th>By</th></tr></thead><tbody><tr><td>Booth XL, special patterns, stained finishes</td><td>27 November 2026</td></tr><tr><td>Other wood panels and booths</td><td>4 December 2026</td></tr><tr><td>Polyester felt in standard colours, accessories</td><td>18 December 2026</td></tr></tbody></table>
<p>The two factories together ship about two containers a month, so places are few and go to those who confirm first. Later orders are welcome and will be delivered after the holiday, on the date in the contract.</p>
<p>How much to load and how to mix is explained in <a href="/article/container-loading.html">Planning a container load</a>. To check a date, write through the <a href="/aboutUs/lianxi.html">contact page</a>.</p>`,
      ar: `<p>يحلّ عيد الربيع في 6 فبراير 2027، وتضيق أماكن الشحن في الأسابيع السابقة له. وآخر تحميل لدينا <strong>الجمعة 22 يناير</strong>. وللّحاق به تُعتمد العيّنة وتصل الدفعة المقدّمة قبل هذه التواريخ:</p>
<table><thead><tr><th>البضاعة</th><th>الموعد الأخير</th></tr></thead><tbody><tr><td>الكابينة XL والأنماط الخاصة والتشطيبات المصبوغة</td><td>27 نوفمبر 2026</td></tr><tr><td>سائر الألواح الخشبية والكبائن</td><td>4 ديسمبر 2026</td></tr><tr><td>لبّاد البوليستر بالألوان المعتادة والملحقات</td><td>18 ديسمبر 2026</td></tr></tbody></table>
<p>يشحن المصنعان معًا نحو حاويتين في الشهر، فالأماكن قليلة وهي لمن يؤكد أولًا. والطلبات المتأخرة مقبولة، وتُسلَّم بعد العطلة في موعد العقد.</p>
<p>أما مقدار الحمولة وطريقة الجمع ففي <a href="/article/container-loading.html">تخطيط تحميل الحاوية</a>. ولمراجعة موعد راسلنا من <a href="/aboutUs/lianxi.html">صفحة التواصل</a>.</p>`,
    },
    cover: "workplace-2",
    date: "2026-11-10",
    tags: ["shipping"],
  },
];
