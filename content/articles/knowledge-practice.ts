import type { ArticleContent } from "#domain/articles/article-content.ts";

export const practiceArticles: ArticleContent[] = [
  {
    id: "choosing-a-booth",
    class: "knowledge",
    title: {
      zh: "静音舱怎么选：先看通话，再看空气，最后看位置",
      en: "Choosing a silence booth or phone pod: the call first, then the air, then the place",
      ar: "كيف تختار كابينة المكالمات: المكالمة أولًا، ثم الهواء، ثم المكان",
    },
    summary: {
      zh: "一间静音舱好不好用，取决于谁在里面、待多久、外面有多安静，以及空气换得够不够快。本文给出一套可以直接照做的选型顺序。",
      en: "Whether a booth works depends on who sits in it, for how long, how quiet it is outside and how fast the air is changed. A sequence of questions you can follow with a floor plan in hand.",
      ar: "نجاح الكابينة يتوقف على من يجلس فيها، وكم يبقى، ومقدار الهدوء خارجها، وسرعة تجديد هوائها. هذه أسئلة متتابعة يمكن طرحها والمخطط بين يديك.",
    },
    body: {
      zh: `<p>让人失望的静音舱，问题往往不在壁板太薄，而在于买错了用途、放错了位置，或者只凭一个数字就下了单。下面的顺序，是我们和客户一起看平面图时的顺序。</p>
<h2>第一步：先弄清楚里面要发生什么</h2>
<p>请同事连续记录一周：每次离开工位打电话或开视频会，几个人、多长时间、内容是否敏感。记录完，尺寸基本就定了。</p>
<table><thead><tr><th>用途</th><th>人数</th><th>停留时间</th><th>对应舱型</th><th>最该关心的事</th></tr></thead><tbody>
<tr><td>电话、单人视频</td><td>1 人，坐或站</td><td>几分钟到半小时</td><td><a href="/productdetail/booth-s.html">S</a></td><td>数量与就近</td></tr>
<tr><td>专注办公、一对一面谈</td><td>1 人，或 2 人并坐</td><td>半小时到两小时</td><td><a href="/productdetail/booth-m.html">M</a></td><td>换气、桌面、光线</td></tr>
<tr><td>短会、面试</td><td>最多 4 人，卡座相对</td><td>一刻钟到一小时</td><td><a href="/productdetail/booth-l.html">L</a></td><td>语音私密性</td></tr>
<tr><td>例会、项目讨论</td><td>最多 6 人围桌</td><td>一小时左右</td><td><a href="/productdetail/booth-xl.html">XL</a></td><td>换气、消防、出入</td></tr>
</tbody></table>
<p>经验上，两间小舱比一间大舱解决的问题更多：大舱常常被一个人占着打电话。</p>
<h2>第二步：算一算需要多安静</h2>
<p>静音舱的实验室指标叫 D<em>S,A</em>，即语声级降低量，单位 dB。用法很简单：拿舱内说话声级减去 D<em>S,A</em>，再和办公室的背景噪声比较。公开资料常以 60 dB 作为说话声级、以 40 dB 作为一般办公室的背景噪声，下表按这两个数计算：</p>
<table><thead><tr><th>D<em>S,A</em></th><th>传到舱外的语声（计算值）</th><th>与 40 dB 背景相比</th><th>结论</th></tr></thead><tbody>
<tr><td>20 dB</td><td>40 dB</td><td>持平</td><td>听得见，能猜出内容</td></tr>
<tr><td>25 dB</td><td>35 dB</td><td>低 5 dB</td><td>一般办公室可以接受</td></tr>
<tr><td>30 dB</td><td>30 dB</td><td>低 10 dB</td><td>安静区域、敏感谈话</td></tr>
</tbody></table>
<p>所以同一间舱，放在热闹的开放区够用，搬到很安静的楼层就可能不够：背景噪声低于 35 dB 时，有厂商建议选高一级。各等级的含义见<a href="/article/booth-classes-iso-23351.html">《ISO 23351-1 静音舱分级》</a>。</p>
<h2>第三步：换气和风机声要放在一起看</h2>
<p>我们的静音舱每三分钟换气一次，折算为每小时 20 次。换算成风量，取决于舱内净容积（以下按产品页的内部尺寸计算）：</p>
<table><thead><tr><th>舱型</th><th>净容积</th><th>每 3 分钟换一次的风量</th><th>坐满时每人</th></tr></thead><tbody>
<tr><td>S，1 人</td><td>2.83 m³</td><td>15.7 L/s（57 m³/h）</td><td>15.7 L/s</td></tr>
<tr><td>M，2 人</td><td>3.55 m³</td><td>19.7 L/s（71 m³/h）</td><td>9.9 L/s</td></tr>
<tr><td>L，4 人</td><td>6.74 m³</td><td>37.5 L/s（135 m³/h）</td><td>9.4 L/s</td></tr>
<tr><td>XL，6 人</td><td>13.78 m³</td><td>76.6 L/s（276 m³/h）</td><td>12.8 L/s</td></tr>
</tbody></table>
<p>只写风量不写风机噪声，或者反过来，都没有意义：风机开大，空气好了，话筒里的底噪也上来了。有一家同行把隔声 35 dB、风量 21.5 L/s、风机噪声低于 32 dB(A)、占地 115×160 cm 四个数写在一起，这才是完整的写法。请向每一家供应商要同样的四个数。</p>
<figure><img src="media:booth-l-inside-1" alt="L 型静音舱内部：浅灰毡墙、相对的两排卡座和窄桌"><figcaption>L 型静音舱内部：卡座与窄桌。</figcaption></figure>
<h2>第四步：灯、电、桌</h2>
<ul><li>照明：4000 K LED，桌面 150 lx（设计值）。视频时脸部受光均匀，比亮更重要；书写、打字、阅读按 EN 12464-1 需要 500 lx，请加台灯。</li><li>供电：100–240 V、50–60 Hz，另有 12 V USB。出口项目只需核对插座制式。</li><li>开关：三个，一个控灯，两个各控一台排风扇；短通话开一台，长会议开两台。</li><li>桌板：宽 1340 mm、深 400 mm、厚 30 mm，放得下笔记本电脑和一本摊开的图册。</li><li>壁板：38 mm 双层铝蜂窝板。</li></ul>
<h2>第五步：位置与消防</h2>
<p>舱体要避开喷淋头的正下方和疏散通道，四周留出检修与回风的间隙，靠近插座，离最需要安静的工位不要太近，因为开关门的那几秒声音最大。消防规则各地不同：美国一家厂商的合规说明引用 IBC 903.3.3 与 NFPA 13，认为宽度不足 4 英尺（约 1.22 m）的舱体可免设喷淋，同时承认有些主管部门要求更严。换一个国家，这句话就不能照搬，请先问当地消防主管部门。还要现场确认一件事：关上门，在舱内能否听见火警。隔声越好，这个问题越要紧。</p>
<p>最后是搬运：核对电梯轿厢、门洞、楼板承载和地面平整度。地面不平，门缝就不密，前面算的分贝也就不成立了。</p>
<h2>静音舱不能代替什么</h2>
<p>它把一段谈话从房间里拿走，却不会让房间本身变安静。如果整层都嘈杂，先处理吊顶和墙面，参见<a href="/article/open-plan-offices.html">《开放式办公室》</a>；再用静音舱收住剩下的通话。产品参数集中在<a href="/silencebooth.html">静音舱页面</a>。</p>`,
      en: `<p>Booths that disappoint are seldom too thin. They were bought for the wrong kind of call, put in the wrong place, or chosen by a single number. The order below is the one we follow when we sit with a client over a floor plan.</p>
<h2>1. Start with what happens inside</h2>
<p>For one week, ask people to note every time they leave their desk to talk: how many of them, how long, and whether it mattered that nobody listened. After that week the size usually decides itself.</p>
<table><thead><tr><th>Use</th><th>People</th><th>Stay</th><th>Booth</th><th>What matters most</th></tr></thead><tbody>
<tr><td>Phone calls, video alone</td><td>1, seated or standing</td><td>Minutes to half an hour</td><td><a href="/productdetail/booth-s.html">S</a></td><td>Enough of them, close by</td></tr>
<tr><td>Focused work, one-to-ones</td><td>1, or 2 side by side</td><td>Half an hour to two hours</td><td><a href="/productdetail/booth-m.html">M</a></td><td>Air, table, light</td></tr>
<tr><td>Short meetings, interviews</td><td>Up to 4 on facing benches</td><td>A quarter of an hour to an hour</td><td><a href="/productdetail/booth-l.html">L</a></td><td>Speech privacy</td></tr>
<tr><td>Regular meetings, project talks</td><td>Up to 6 at a table</td><td>About an hour</td><td><a href="/productdetail/booth-xl.html">XL</a></td><td>Air, fire safety, access</td></tr>
</tbody></table>
<p>In our experience two small booths solve more than one large one, because the large one tends to be occupied by a single person on the phone.</p>
<h2>2. Work out how quiet it must be</h2>
<p>The laboratory figure for a booth is D<em>S,A</em>, the speech level reduction, in decibels. Its use is simple: take the level of speech, subtract D<em>S,A</em>, and compare the result with the background noise of the office. Published guides work with 60 dB for speech and 40 dB for an ordinary office; the table is calculated from those two figures.</p>
<table><thead><tr><th>D<em>S,A</em></th><th>Speech left outside (calculated)</th><th>Against 40 dB background</th><th>Conclusion</th></tr></thead><tbody>
<tr><td>20 dB</td><td>40 dB</td><td>Equal</td><td>Audible, and partly understood</td></tr>
<tr><td>25 dB</td><td>35 dB</td><td>5 dB below</td><td>Fits an ordinary office</td></tr>
<tr><td>30 dB</td><td>30 dB</td><td>10 dB below</td><td>Quiet zones, sensitive talk</td></tr>
</tbody></table>
<p>The same booth can therefore be good enough on a lively floor and not good enough on a very quiet one; one maker suggests the next class up when the background is below 35 dB. What each class stands for is in <a href="/article/booth-classes-iso-23351.html">Booth classes under ISO 23351-1</a>.</p>
<h2>3. Read airflow and fan noise together</h2>
<p>Our booths change their air every three minutes, which is 20 times an hour. What that means in litres per second depends on the clear volume inside. The table is calculated from the inner dimensions on the product pages:</p>
<table><thead><tr><th>Booth</th><th>Clear volume</th><th>Airflow for one change in 3 minutes</th><th>For each person when full</th></tr></thead><tbody>
<tr><td>S, 1 person</td><td>2.83 m³</td><td>15.7 L/s (57 m³/h)</td><td>15.7 L/s</td></tr>
<tr><td>M, 2 people</td><td>3.55 m³</td><td>19.7 L/s (71 m³/h)</td><td>9.9 L/s</td></tr>
<tr><td>L, 4 people</td><td>6.74 m³</td><td>37.5 L/s (135 m³/h)</td><td>9.4 L/s</td></tr>
<tr><td>XL, 6 people</td><td>13.78 m³</td><td>76.6 L/s (276 m³/h)</td><td>12.8 L/s</td></tr>
</tbody></table>
<p>Airflow without fan noise says little, and the reverse is true as well: turn the fan up and the air improves while the microphone starts to hear it. One maker prints four figures side by side (35 dB, 21.5 L/s, fan below 32 dB(A), footprint 115 × 160 cm). That is a complete statement. Ask every supplier for the same four.</p>
<figure><img src="media:booth-l-inside-1" alt="Inside booth L: light grey felt, two facing benches and a narrow table"><figcaption>Inside booth L: facing benches and a narrow table.</figcaption></figure>
<h2>4. Light, power, table</h2>
<ul><li>Light: 4000 K LED, 150 lx on the table (design value). For video, even light on the face matters more than brightness. Where people write, type and read, EN 12464-1 asks for 500 lx: add a desk lamp.</li><li>Power: 100–240 V, 50–60 Hz, and a 12 V USB supply. For export only the socket pattern needs checking.</li><li>Switches: three, one for the lamp and one for each of the two exhaust fans. One fan for a short call, two for a long meeting.</li><li>Table: 1340 mm wide, 400 mm deep, 30 mm thick. A laptop and an open folder fit side by side.</li><li>Walls: 38 mm double-layer aluminium honeycomb panels.</li></ul>
<h2>5. Place and fire safety</h2>
<p>Keep the booth out of escape routes and away from sprinkler heads, leave a gap around it for service and returning air, stay near a socket, and do not put the door next to the desk that needs quiet most: the loudest seconds are those with the door open. Rules differ by country. A United States maker's compliance note cites IBC 903.3.3 and NFPA 13 to say that a booth less than 4 ft (about 1.22 m) wide needs no sprinkler of its own, and adds that some authorities ask for more. Do not carry that sentence across a border; ask the local fire authority. One check belongs on every site: with the door shut, can the fire alarm be heard inside? The better the booth, the more the question counts.</p>
<p>Then the way in: lift car, door openings, floor loading, flatness of the floor. On an uneven floor the door seal does not close, and the decibels calculated above no longer hold.</p>
<h2>What a booth does not replace</h2>
<p>It takes one conversation out of a room; it does not make the room quiet. If the whole floor is loud, treat ceiling and walls first (see <a href="/article/open-plan-offices.html">Open-plan offices</a>) and let the booths catch the calls that remain. Full data are on the <a href="/silencebooth.html">silence booth page</a>.</p>`,
      ar: `<p>الكابينة التي تخيّب الظن نادرًا ما يكون عيبها رقّة الجدار. الغالب أنها اشتُريت لنوع غير مناسب من المكالمات، أو وُضعت في غير مكانها، أو اختيرت برقم واحد. الترتيب التالي هو ما نتبعه حين نجلس مع العميل أمام المخطط.</p>
<h2>1. ابدأ بما سيحدث في الداخل</h2>
<p>اطلب من الموظفين أن يدوّنوا طوال أسبوع كل مرة يغادرون فيها مكاتبهم للحديث: كم شخصًا، وكم دقيقة، وهل كان مهمًا ألا يسمعهم أحد. بعد هذا الأسبوع يكاد المقاس يحدّد نفسه.</p>
<table><thead><tr><th>الاستخدام</th><th>الأشخاص</th><th>مدة البقاء</th><th>الكابينة</th><th>الأهم</th></tr></thead><tbody>
<tr><td>مكالمات هاتفية ومرئية لشخص واحد</td><td>شخص جالس أو واقف</td><td>من دقائق إلى نصف ساعة</td><td><a href="/productdetail/booth-s.html">S</a></td><td>عدد كافٍ وقرب من المكاتب</td></tr>
<tr><td>عمل مركّز ولقاءات ثنائية</td><td>شخص، أو شخصان متجاوران</td><td>من نصف ساعة إلى ساعتين</td><td><a href="/productdetail/booth-m.html">M</a></td><td>الهواء والطاولة والضوء</td></tr>
<tr><td>اجتماعات قصيرة ومقابلات</td><td>حتى 4 على مقعدين متقابلين</td><td>من ربع ساعة إلى ساعة</td><td><a href="/productdetail/booth-l.html">L</a></td><td>خصوصية الكلام</td></tr>
<tr><td>اجتماعات دورية ونقاش المشاريع</td><td>حتى 6 حول طاولة</td><td>نحو ساعة</td><td><a href="/productdetail/booth-xl.html">XL</a></td><td>الهواء والسلامة من الحريق وسهولة الدخول</td></tr>
</tbody></table>
<p>وتدلّنا الخبرة على أن كابينتين صغيرتين تحلّان أكثر مما تحلّه واحدة كبيرة، لأن الكبيرة كثيرًا ما يشغلها شخص واحد يتحدث في الهاتف.</p>
<h2>2. احسب درجة الهدوء المطلوبة</h2>
<p>المؤشر المختبري للكابينة هو D<em>S,A</em>، أي خفض مستوى الكلام بالديسيبل. استعماله بسيط: خذ مستوى الكلام، واطرح منه D<em>S,A</em>، ثم قارن الناتج بالضجيج الخلفي في المكتب. تعتمد الأدلة المنشورة 60 ديسيبل للكلام و40 ديسيبل للمكتب المعتاد، والجدول محسوب من هذين الرقمين:</p>
<table><thead><tr><th>D<em>S,A</em></th><th>الكلام الباقي في الخارج (محسوب)</th><th>مقارنةً بخلفية 40 ديسيبل</th><th>النتيجة</th></tr></thead><tbody>
<tr><td>20 ديسيبل</td><td>40 ديسيبل</td><td>مساوٍ</td><td>مسموع ومفهوم جزئيًا</td></tr>
<tr><td>25 ديسيبل</td><td>35 ديسيبل</td><td>أقل بمقدار 5 ديسيبل</td><td>يناسب المكتب المعتاد</td></tr>
<tr><td>30 ديسيبل</td><td>30 ديسيبل</td><td>أقل بمقدار 10 ديسيبل</td><td>المناطق الهادئة والحديث الحساس</td></tr>
</tbody></table>
<p>لذلك قد تكفي الكابينة نفسها في طابق نشيط ولا تكفي في طابق شديد الهدوء؛ وتنصح إحدى الشركات المصنّعة بالفئة الأعلى إذا قلّ الضجيج الخلفي عن 35 ديسيبل. معنى كل فئة مشروح في مقال <a href="/article/booth-classes-iso-23351.html">فئات الكبائن وفق ISO 23351-1</a>.</p>
<h2>3. اقرأ تدفق الهواء وصوت المروحة معًا</h2>
<p>تجدّد كبائننا هواءها كل ثلاث دقائق، أي 20 مرة في الساعة. أما مقدار ذلك باللتر في الثانية فيتبع الحجم الداخلي الصافي، والجدول محسوب من الأبعاد الداخلية في صفحات المنتجات:</p>
<table><thead><tr><th>الكابينة</th><th>الحجم الصافي</th><th>التدفق لتجديد واحد كل 3 دقائق</th><th>لكل شخص عند الامتلاء</th></tr></thead><tbody>
<tr><td>S، شخص</td><td>2.83 م³</td><td>15.7 لتر/ثانية (57 م³/ساعة)</td><td>15.7 لتر/ثانية</td></tr>
<tr><td>M، شخصان</td><td>3.55 م³</td><td>19.7 لتر/ثانية (71 م³/ساعة)</td><td>9.9 لتر/ثانية</td></tr>
<tr><td>L، 4 أشخاص</td><td>6.74 م³</td><td>37.5 لتر/ثانية (135 م³/ساعة)</td><td>9.4 لتر/ثانية</td></tr>
<tr><td>XL، 6 أشخاص</td><td>13.78 م³</td><td>76.6 لتر/ثانية (276 م³/ساعة)</td><td>12.8 لتر/ثانية</td></tr>
</tbody></table>
<p>رقم التدفق من دون ضجيج المروحة لا يقول الكثير، والعكس صحيح: ارفع سرعة المروحة فيتحسّن الهواء ويبدأ الميكروفون بسماعها. إحدى الشركات تكتب أربعة أرقام جنبًا إلى جنب: 35 ديسيبل، و21.5 لتر/ثانية، ومروحة دون 32 dB(A)، ومساحة 115×160 سم. هذا بيان مكتمل، فاطلب الأرقام الأربعة نفسها من كل مورّد.</p>
<figure><img src="media:booth-l-inside-1" alt="داخل الكابينة L: لبّاد رمادي فاتح ومقعدان متقابلان وطاولة ضيّقة"><figcaption>داخل الكابينة L: مقعدان متقابلان وطاولة ضيقة.</figcaption></figure>
<h2>4. الضوء والكهرباء والطاولة</h2>
<ul><li>الإضاءة: LED بحرارة لون 4000 كلفن وشدة 150 lx على الطاولة (قيمة تصميمية). وفي المكالمات المرئية، تجانس الضوء على الوجه أهم من قوته. أما الكتابة والقراءة فتطلب لهما EN 12464-1 شدة 500 lx، فأضف مصباح مكتب.</li><li>الكهرباء: 100–240 فولت، 50–60 هرتز، مع مخرج USB بجهد 12 فولت. وعند التصدير يكفي التحقق من شكل المقبس.</li><li>المفاتيح: ثلاثة، واحد للمصباح وواحد لكل من مروحتي الشفط. مروحة للمكالمة القصيرة، واثنتان للاجتماع الطويل.</li><li>الطاولة: عرض 1340 مم وعمق 400 مم وسماكة 30 مم، تتسع لحاسوب محمول وملف مفتوح بجانبه.</li><li>الجدران: ألواح ألمنيوم بنواة خلية النحل مزدوجة الطبقة بسماكة 38 مم.</li></ul>
<h2>5. المكان والسلامة من الحريق</h2>
<p>أبعِد الكابينة عن مسارات الإخلاء ورؤوس رشّاشات الحريق، واترك حولها فراغًا للصيانة ورجوع الهواء، وقرّبها من مقبس، ولا تجعل بابها بجوار أكثر المكاتب حاجةً إلى الهدوء، فأعلى اللحظات صوتًا هي لحظات فتح الباب. والقواعد تختلف من بلد إلى آخر: تستند مذكرة امتثال لشركة أمريكية إلى IBC 903.3.3 وNFPA 13 لتقول إن الكابينة التي يقل عرضها عن 4 أقدام (نحو 1.22 م) لا تحتاج إلى رشّاش خاص بها، وتضيف أن بعض الجهات تطلب أكثر من ذلك. لا تنقل هذه العبارة إلى بلد آخر، بل اسأل الدفاع المدني أو الجهة المختصة محليًا. وثمة فحص لا يُستغنى عنه في كل موقع: هل يُسمع إنذار الحريق في الداخل والباب مغلق؟ وكلما كانت الكابينة أفضل، زادت أهمية السؤال.</p>
<p>ثم طريق الدخول: عربة المصعد، وفتحات الأبواب، وقدرة تحمّل الأرضية واستواؤها. فعلى أرضية غير مستوية لا ينطبق مانع التسرّب حول الباب، ولا تعود الأرقام المحسوبة أعلاه صحيحة.</p>
<h2>ما لا تغني عنه الكابينة</h2>
<p>الكابينة تُخرج محادثة واحدة من القاعة، لكنها لا تجعل القاعة هادئة. إذا كان الطابق كله صاخبًا فعالج السقف والجدران أولًا (انظر <a href="/article/open-plan-offices.html">المكاتب المفتوحة</a>)، ثم دع الكبائن تستوعب ما بقي من مكالمات. البيانات الكاملة في <a href="/silencebooth.html">صفحة كابينة المكالمات</a>.</p>`,
    },
    cover: "case-office-beijing-phone-booth-corner-2",
    date: "2024-03-20",
    tags: ["booth", "office", "meeting", "insulation"],
    questions: [
      {
        question: {
          zh: "一般办公室需要多大的语声级降低量？",
          en: "What speech level reduction does an ordinary office need?",
          ar: "ما مقدار خفض مستوى الكلام الذي يحتاجه المكتب المعتاد؟",
        },
        answer: {
          zh: "按说话声级 60 dB、背景噪声 40 dB 计算，25 dB 的语声级降低量使舱外语声低于背景 5 dB，一般够用；背景低于 35 dB 的安静楼层应考虑更高一级。",
          en: "Calculated with 60 dB speech and 40 dB background, a reduction of 25 dB leaves speech 5 dB below the background, which is usually enough. On floors quieter than 35 dB consider the next class up.",
          ar: "بحساب كلام عند 60 ديسيبل وخلفية 40 ديسيبل، يترك خفضٌ قدره 25 ديسيبل الكلامَ أدنى من الخلفية بمقدار 5 ديسيبل، وهذا يكفي عادةً. أما الطوابق التي تقل خلفيتها عن 35 ديسيبل فيُنظر لها في الفئة الأعلى.",
        },
      },
      {
        question: {
          zh: "静音舱里会不会闷？",
          en: "Does the air get stale inside?",
          ar: "هل يفسد الهواء داخل الكابينة؟",
        },
        answer: {
          zh: "我们的静音舱每三分钟换气一次，折合每小时 20 次，两台排风扇可分别开关。选型时请把风量和风机噪声两个数一起问。",
          en: "Our booths change their air every three minutes, 20 times an hour, with two exhaust fans on separate switches. When comparing, ask for airflow and fan noise together.",
          ar: "تجدّد كبائننا هواءها كل ثلاث دقائق، أي 20 مرة في الساعة، بمروحتي شفط لكل منهما مفتاح. وعند المقارنة اطلب التدفق وضجيج المروحة معًا.",
        },
      },
      {
        question: {
          zh: "静音舱里需要装喷淋吗？",
          en: "Does a booth need its own sprinkler?",
          ar: "هل تحتاج الكابينة إلى رشّاش حريق خاص بها؟",
        },
        answer: {
          zh: "取决于当地规范。美国有厂商依据 IBC 903.3.3 和 NFPA 13 说明宽度不足 4 英尺的舱体可以免设，但有的主管部门要求更严；其他国家请直接咨询消防主管部门。",
          en: "That depends on local rules. One United States maker cites IBC 903.3.3 and NFPA 13 for booths less than 4 ft wide, and notes that some authorities ask for more. Elsewhere, ask the fire authority.",
          ar: "الأمر مرهون بالقواعد المحلية. تستند شركة أمريكية إلى IBC 903.3.3 وNFPA 13 في الكبائن التي يقل عرضها عن 4 أقدام، وتنبّه إلى أن بعض الجهات تطلب أكثر. وفي غير ذلك اسأل الجهة المختصة بالحريق في بلدك.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "Gregory：静音舱与 ISO 23351-1:2020 分级",
          en: "Gregory: pods, classes of ISO 23351-1:2020",
          ar: "Gregory: كبائن العمل وفئات ISO 23351-1:2020",
        },
        url: "https://gregorychairs.com.au/product-category/pods/",
      },
      {
        title: {
          zh: "Hushoffice：按 ISO 23351-1:2020 选 A 级还是 B 级办公舱",
          en: "Hushoffice: class A or class B office pods per ISO 23351-1:2020",
          ar: "Hushoffice: كبائن مكتبية من الفئة A أو B وفق ISO 23351-1:2020",
        },
        url: "https://hushoffice.com/en-us/figuring-out-the-office-acoustics-class-a-or-class-b-office-pods-per-iso-23351-12020-which-is-better/",
      },
      {
        title: {
          zh: "QAkustik：风量与舒适度",
          en: "QAkustik: airflow versus comfort",
          ar: "QAkustik: تدفق الهواء والراحة",
        },
        url: "https://www.officephonebooth.net/en/blog/airflow-vs-comfort",
      },
      {
        title: {
          zh: "ROOM：电话舱的喷淋合规说明",
          en: "ROOM: phone booth sprinkler compliance",
          ar: "ROOM: امتثال كبائن الهاتف لاشتراطات رشّاشات الحريق",
        },
        url: "https://de.room.com/pages/faq-compliance-phone-booth-sprinklers",
      },
    ],
  },
  {
    id: "booth-classes-iso-23351",
    class: "knowledge",
    title: {
      zh: "ISO 23351-1 静音舱分级：A+ 到 D 到底说了什么",
      en: "Booth classes under ISO 23351-1: what A+ to D really say",
      ar: "فئات الكبائن وفق ISO 23351-1: ماذا تقول الحروف من A+‎ إلى D",
    },
    summary: {
      zh: "DS,A 测的是语声功率的下降，不是墙体的隔声量。本文说明它怎样测、等级怎样读、为什么不能和 Rw 混用，以及一条门缝能让等级掉多少。",
      en: "DS,A is a drop in the sound power of speech, not the insulation of a wall. How it is measured, how to read the classes, why it must not be mixed with Rw, and how much one gap at the door costs.",
      ar: "المؤشر DS,A هو انخفاض في القدرة الصوتية للكلام وليس عزل جدار. كيف يُقاس، وكيف تُقرأ الفئات، ولماذا لا يُخلط مع Rw، وكم تكلّف فتحة صغيرة عند الباب.",
    },
    body: {
      zh: `<p>“隔声 40 dB”写在宣传页上很有分量，但没有注明是哪一种 40 dB，就等于没有写。静音舱如今有了自己的测量方法：ISO 23351-1:2020《声学 家具组合和围合体语声级降低量的测量 第 1 部分：实验室法》。</p>
<h2>怎样测</h2>
<p>实验室里做两次测量。第一次，房间里没有静音舱，声源直接放在使用者的位置发声；第二次，声源放进舱内同样的位置。两次声功率级之差，按 125 Hz 到 8000 Hz 的倍频带给出；再按标准语声谱做 A 计权，合成一个数，就是语声级降低量 D<em>S,A</em>。</p>
<p>这里有三个要点。第一，测的是整间舱：壁板、玻璃、门缝、风口一起算，而不是某一块板。第二，方向是由内向外，关心的是舱内的话有没有传出去。第三，标准只适用于完整的家具组合或围合体，单独的屏风、桌子、墙面或吊顶吸声件不在其列，因此给一块<a href="/productdetail/pet-desk-screen.html">桌面屏风</a>标 D<em>S,A</em> 等级是说不通的。</p>
<h2>等级表</h2>
<table><thead><tr><th>等级</th><th>D<em>S,A</em></th><th>公开资料的解释</th><th>穿出的声功率（计算值）</th></tr></thead><tbody>
<tr><td>A+</td><td>&gt; 33 dB</td><td>可用于录音；可能听不见火警</td><td>不到 0.05%</td></tr>
<tr><td>A</td><td>30–33 dB</td><td>语音私密</td><td>0.1%–0.05%</td></tr>
<tr><td>B</td><td>25–30 dB</td><td>背景约 40 dB 的普通办公室内语音私密</td><td>0.32%–0.1%</td></tr>
<tr><td>C</td><td>20–25 dB</td><td>取决于背景噪声</td><td>1%–0.32%</td></tr>
<tr><td>D</td><td>15–20 dB</td><td>有限</td><td>3.2%–1%</td></tr>
</tbody></table>
<p>市面上还流传着另一张表，把 A+ 写成 32 dB 以上，A 写成 28–31 dB，B 写成 24–27 dB。同一间 31 dB 的舱，按两张表都是 A；可一间 28 dB 的舱，按上表是 B，按另一张就成了 A。所以采购文件里请写分贝数，字母只作参考。</p>
<figure data-figure="booth-classes"><figcaption>同样说话 60 dB，每升一级，舱外就少 5 dB 左右。等级的意义，要放在背景噪声旁边看。</figcaption></figure>
<h2>从 25 到 30，差多少</h2>
<p>分贝是对数。降低 20 dB，意味着百分之一的声功率穿出去；25 dB 约为千分之三；30 dB 是千分之一；33 dB 约为两千分之一。差 5 dB，就是声功率差三倍多。以说话 60 dB 计算，25 dB 的舱外剩 35 dB，30 dB 的舱外剩 30 dB。在背景 40 dB 的开放区，两者都被背景盖住；在背景 32 dB 的阅览区，前者听得见，后者勉强。<strong>等级要和背景噪声一起读。</strong></p>
<p>等级也不是越高越好。更高的等级通常意味着更重、更贵，舱内过于安静时有人反而不自在；而火警的可听性也随之下降。</p>
<h2>为什么不能和 Rw 比</h2>
<p>英国声学顾问公司 Sandy Brown 指出过这个乱象：不同厂家分别使用 D<em>S,A</em>、D<em>nT,w</em>、D<em>p,w</em>、D<em>w</em>、R<em>w</em>，标称 40 dB 的舱可能不如另一间标称 30 dB 的。原因不难理解：R<em>w</em> 描述一块构件在实验室里的隔声量，不含门缝和风口；D<em>S,A</em> 描述整间舱对语声的效果。两者之间没有固定的换算，谁给出“换算值”，谁就在猜。</p>
<p>同样不要用“完全隔音”这样的说法。任何舱都会漏出一部分声音，问题只是多少，以及外面听不听得见。吸声与隔声的区别，见<a href="/article/absorption-is-not-insulation.html">《吸声不等于隔声》</a>。</p>
<h2>一条缝值多少分贝</h2>
<p>做个计算：一间 D<em>S,A</em> 为 33 dB 的舱，穿出的声功率约为 0.05%。假如门没有关严，另有 0.1% 的声功率从缝里跑掉，总数变为 0.15%，折算下来只剩 28.2 dB，从 A+ 与 A 的交界掉进了 B。若漏掉 1%，只剩 19.8 dB。缝隙越小的舱，越经不起一条缝。安装后请检查地面是否水平、门封是否均匀受压、走线孔是否封好。</p>
<h2>看检测报告时问五个问题</h2>
<ol><li>标准号是不是 ISO 23351-1，哪一年的版本？</li><li>测的是哪一个尺寸，是不是要买的那一款？</li><li>风机开着还是关着，风口是不是敞开的？</li><li>有没有 125–8000 Hz 的分频数据，而不只是一个等级字母？</li><li>实验室名称、报告编号、日期是否齐全？</li></ol>
<p>如果要在现场复核，标准系列中另有用于现场的第 2 部分，结果与实验室数据不能直接等同。选型的完整顺序见<a href="/article/choosing-a-booth.html">《静音舱怎么选》</a>；报告的读法见<a href="/article/reading-a-test-report.html">《怎样读检测报告》</a>；我们的四种尺寸在<a href="/silencebooth.html">静音舱页面</a>。</p>`,
      en: `<p>“40 dB sound insulation” looks solid in a brochure. Without saying which kind of 40 dB, it says nothing. Booths now have a measurement of their own: ISO 23351-1:2020, a laboratory method for the speech level reduction of furniture ensembles and enclosures.</p>
<h2>How it is measured</h2>
<p>The laboratory measures twice. First the room is empty and the sound source plays in the open. Then the source plays from the occupant's position inside the booth. The difference between the two sound power levels is given in octave bands from 125 Hz to 8000 Hz, and from these one figure is formed for the A-weighted level of standard speech: the speech level reduction D<em>S,A</em>.</p>
<p>Three things follow. The whole booth is tested: panels, glass, door gap and air openings together, not one sheet of material. The direction is from inside to outside, so the question is whether your words leave the booth. And the method is meant for complete ensembles only. Screens, tables, wall and ceiling absorbers are outside its scope, so a <a href="/productdetail/pet-desk-screen.html">desk screen</a> cannot honestly carry a D<em>S,A</em> class.</p>
<h2>The classes</h2>
<table><thead><tr><th>Class</th><th>D<em>S,A</em></th><th>Published reading</th><th>Sound power that gets out (calculated)</th></tr></thead><tbody>
<tr><td>A+</td><td>&gt; 33 dB</td><td>Recording; a fire alarm may not be heard</td><td>Less than 0.05%</td></tr>
<tr><td>A</td><td>30–33 dB</td><td>Speech privacy</td><td>0.1% to 0.05%</td></tr>
<tr><td>B</td><td>25–30 dB</td><td>Speech privacy in a normal office, about 40 dB background</td><td>0.32% to 0.1%</td></tr>
<tr><td>C</td><td>20–25 dB</td><td>Depends on background noise</td><td>1% to 0.32%</td></tr>
<tr><td>D</td><td>15–20 dB</td><td>Limited</td><td>3.2% to 1%</td></tr>
</tbody></table>
<p>A second table is in circulation which prints A+ from 32 dB, A as 28–31 dB and B as 24–27 dB. A booth of 31 dB is class A in both; a booth of 28 dB is B in the first and A in the second. Write decibels into the purchase document and treat the letter as a comment.</p>
<figure data-figure="booth-classes"><figcaption>With the same 60 dB of speech, each class leaves some 5 dB less outside. What a class is worth shows only beside the background noise.</figcaption></figure>
<h2>What 5 dB mean</h2>
<p>Decibels are logarithmic. A reduction of 20 dB lets one hundredth of the sound power out, 25 dB about three thousandths, 30 dB one thousandth, 33 dB about one two-thousandth. Five decibels are a factor of a little more than three. With speech at 60 dB, a 25 dB booth leaves 35 dB outside and a 30 dB booth leaves 30 dB. In an open area with 40 dB background both are covered; in a reading zone at 32 dB the first is heard and the second only just. <strong>A class means something only beside a background level.</strong></p>
<p>Nor is higher always better. A higher class tends to be heavier and dearer, some people find very quiet interiors uncomfortable, and the fire alarm becomes harder to hear.</p>
<h2>Why it cannot be compared with Rw</h2>
<p>The consultants Sandy Brown have described the disorder: makers quote D<em>S,A</em>, D<em>nT,w</em>, D<em>p,w</em>, D<em>w</em> or R<em>w</em>, and a pod said to reach 40 dB can be poorer than one claiming 30 dB in another quantity. The reason is plain. R<em>w</em> rates one building element in a laboratory, without door gaps or air openings; D<em>S,A</em> rates what the whole booth does to speech. There is no fixed conversion between them, and whoever offers one is guessing.</p>
<p>For the same reason, distrust the word soundproof. Every booth lets something out; the questions are how much and whether it is heard. The difference between absorbing and insulating is explained in <a href="/article/absorption-is-not-insulation.html">Absorption is not insulation</a>.</p>
<h2>What one gap costs</h2>
<p>A calculation: a booth with D<em>S,A</em> 33 dB lets out about 0.05% of the sound power. If the door does not close properly and another 0.1% escapes through the gap, the total is 0.15%, and the reduction falls to 28.2 dB: from the border of A and A+ down into B. If 1% escapes, 19.8 dB remain. The tighter the booth, the less it can afford a gap. After assembly check that the floor is level, that the seal is pressed evenly all round, and that cable openings are closed.</p>
<h2>Five questions to a test report</h2>
<ol><li>Is the standard ISO 23351-1, and which edition?</li><li>Which size was tested, and is it the one on offer?</li><li>Were the fans running, and the air openings open?</li><li>Are there band values from 125 to 8000 Hz, or only a letter?</li><li>Are laboratory, report number and date given?</li></ol>
<p>For a check on site there is a second part of the standard, a field method; its results are not the same thing as laboratory data. The full sequence of choosing is in <a href="/article/choosing-a-booth.html">Choosing a booth</a>, and reports in general are treated in <a href="/article/reading-a-test-report.html">Reading a test report</a>. Our four sizes are on the <a href="/silencebooth.html">silence booth page</a>.</p>`,
      ar: `<p>عبارة «عزل 40 ديسيبل» تبدو قوية في النشرة، لكنها لا تقول شيئًا ما لم يُذكر أي 40 ديسيبل هي. للكبائن اليوم طريقة قياس خاصة: ISO 23351-1:2020، وهي طريقة مختبرية لقياس خفض مستوى الكلام في تجهيزات الأثاث والحيّزات المغلقة.</p>
<h2>كيف يُقاس</h2>
<p>يقيس المختبر مرتين. في الأولى تكون الغرفة خالية ويعمل مصدر الصوت في الفراغ. وفي الثانية يعمل المصدر من موضع المستخدم داخل الكابينة. يُعطى الفرق بين مستويي القدرة الصوتية في نطاقات الأوكتاف من 125 إلى 8000 هرتز، ومنه يُستخرج رقم واحد لمستوى الكلام القياسي الموزون بالمنحنى A، هو خفض مستوى الكلام D<em>S,A</em>.</p>
<p>ينتج عن ذلك ثلاثة أمور. أولها أن الكابينة تُختبر كاملةً: الألواح والزجاج وفتحة الباب وفتحات الهواء معًا، لا لوح واحد. وثانيها أن الاتجاه من الداخل إلى الخارج، فالسؤال هو: هل تغادر كلماتك الكابينة؟ وثالثها أن الطريقة مخصّصة للوحدات الكاملة؛ فالحواجز والطاولات وماصّات الجدار والسقف المنفردة خارج نطاقها، ولا يصح أن يحمل <a href="/productdetail/pet-desk-screen.html">حاجز مكتبي</a> فئة D<em>S,A</em>.</p>
<h2>الفئات</h2>
<table><thead><tr><th>الفئة</th><th>D<em>S,A</em></th><th>التفسير المنشور</th><th>القدرة الصوتية التي تخرج (محسوبة)</th></tr></thead><tbody>
<tr><td>A+‎</td><td>أكثر من 33 ديسيبل</td><td>للتسجيل؛ وقد لا يُسمع إنذار الحريق</td><td>أقل من 0.05%</td></tr>
<tr><td>A</td><td>30–33 ديسيبل</td><td>خصوصية الكلام</td><td>من 0.1% إلى 0.05%</td></tr>
<tr><td>B</td><td>25–30 ديسيبل</td><td>خصوصية الكلام في مكتب معتاد بخلفية نحو 40 ديسيبل</td><td>من 0.32% إلى 0.1%</td></tr>
<tr><td>C</td><td>20–25 ديسيبل</td><td>بحسب الضجيج الخلفي</td><td>من 1% إلى 0.32%</td></tr>
<tr><td>D</td><td>15–20 ديسيبل</td><td>محدودة</td><td>من 3.2% إلى 1%</td></tr>
</tbody></table>
<p>ويُتداول جدول آخر يجعل A+‎ ابتداءً من 32 ديسيبل، وA بين 28 و31، وB بين 24 و27. كابينة بقيمة 31 ديسيبل هي A في الجدولين، أما كابينة بقيمة 28 ديسيبل فهي B في الأول وA في الثاني. اكتب الديسيبل في وثيقة الشراء، واعتبر الحرف تعليقًا عليها.</p>
<figure data-figure="booth-classes"><figcaption>مع كلام عند 60 ديسيبل نفسها تترك كل فئة في الخارج أقل بنحو 5 ديسيبل. ولا تظهر قيمة الفئة إلا بجوار ضجيج الخلفية.</figcaption></figure>
<h2>ماذا تعني 5 ديسيبل</h2>
<p>الديسيبل مقياس لوغاريتمي. خفض 20 ديسيبل يُخرج جزءًا من مئة من القدرة الصوتية، و25 ديسيبل نحو ثلاثة من ألف، و30 ديسيبل واحدًا من ألف، و33 ديسيبل نحو واحد من ألفين. فكل خمسة ديسيبل تعني معاملًا يزيد قليلًا على ثلاثة. ومع كلام عند 60 ديسيبل تترك كابينة 25 ديسيبل في الخارج 35 ديسيبل، وتترك كابينة 30 ديسيبل 30. في منطقة مفتوحة خلفيتها 40 ديسيبل يغطي الضجيجُ الاثنتين، وفي ركن قراءة خلفيته 32 ديسيبل تُسمع الأولى وتكاد الثانية لا تُسمع. <strong>لا معنى للفئة إلا بجوار مستوى الخلفية.</strong></p>
<p>وليست الفئة الأعلى أفضل دائمًا: فهي في العادة أثقل وأغلى، وبعض الناس لا يرتاح إلى داخل شديد السكون، كما يصعب معها سماع إنذار الحريق.</p>
<h2>لماذا لا تُقارن مع Rw</h2>
<p>وصف استشاريو Sandy Brown هذه الفوضى: يذكر المصنّعون D<em>S,A</em> أو D<em>nT,w</em> أو D<em>p,w</em> أو D<em>w</em> أو R<em>w</em>، وقد تكون كابينة يُقال إنها 40 ديسيبل أضعف من أخرى تعلن 30 بكمية مختلفة. والسبب واضح: R<em>w</em> تقيّم عنصر بناء واحدًا في المختبر من دون فتحة باب ولا فتحات هواء، وD<em>S,A</em> تقيّم أثر الكابينة كلها في الكلام. ولا يوجد تحويل ثابت بينهما، ومن يعرض تحويلًا فهو يخمّن.</p>
<p>وللسبب نفسه لا تثق بعبارة «عازلة تمامًا للصوت». كل كابينة تُخرج شيئًا، والسؤال كم، وهل يُسمع. الفرق بين الامتصاص والعزل مشروح في مقال <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>.</p>
<h2>كم تكلّف فتحة واحدة</h2>
<p>مثال محسوب: كابينة قيمتها D<em>S,A</em> 33 ديسيبل تُخرج نحو 0.05% من القدرة الصوتية. إذا لم يُغلق الباب جيدًا وتسرّب 0.1% أخرى من الفتحة صار المجموع 0.15%، وهبط الخفض إلى 28.2 ديسيبل: من حدّ A وA+ إلى داخل الفئة B. وإذا تسرّب 1% لم يبقَ سوى 19.8 ديسيبل. كلما كانت الكابينة أحكم، قلّ احتمالها لفتحة. فبعد التركيب تحقّق من استواء الأرضية، ومن انضغاط مانع التسرّب بانتظام على طوله، ومن سدّ فتحات الكابلات.</p>
<h2>خمسة أسئلة لتقرير الاختبار</h2>
<ol><li>هل المعيار هو ISO 23351-1، وأي إصدار؟</li><li>أي مقاس اختُبر، وهل هو المعروض عليك؟</li><li>هل كانت المراوح تعمل وفتحات الهواء مفتوحة؟</li><li>هل تُذكر قيم النطاقات من 125 إلى 8000 هرتز أم حرف فقط؟</li><li>هل ذُكر اسم المختبر ورقم التقرير وتاريخه؟</li></ol>
<p>وللتحقق في الموقع جزء ثانٍ من المعيار هو طريقة ميدانية، ونتائجها ليست هي البيانات المختبرية. تسلسل الاختيار الكامل في مقال <a href="/article/choosing-a-booth.html">كيف تختار كابينة المكالمات</a>، وقراءة التقارير عمومًا في <a href="/article/reading-a-test-report.html">قراءة تقرير الاختبار</a>، ومقاساتنا الأربعة في <a href="/silencebooth.html">صفحة كابينة المكالمات</a>.</p>`,
    },
    cover: "case-office-dubai-bank-branch-2",
    date: "2024-11-27",
    tags: ["booth", "ratings", "insulation", "testing", "office"],
    questions: [
      {
        question: {
          zh: "A 级和 B 级静音舱差在哪里？",
          en: "What separates a class A booth from a class B booth?",
          ar: "ما الفرق بين كابينة من الفئة A وأخرى من الفئة B؟",
        },
        answer: {
          zh: "常用的分级表中，A 级为 30–33 dB，B 级为 25–30 dB。背景约 40 dB 的普通办公室，B 级即可满足语音私密；更安静的环境或更敏感的谈话才需要 A 级。",
          en: "In the usual table class A is 30–33 dB and class B 25–30 dB. In a normal office with about 40 dB background, class B gives speech privacy; quieter floors or more sensitive talk call for A.",
          ar: "في الجدول الشائع الفئة A بين 30 و33 ديسيبل، والفئة B بين 25 و30. في مكتب معتاد بخلفية نحو 40 ديسيبل تكفي B لخصوصية الكلام، أما الأماكن الأهدأ أو الأحاديث الأكثر حساسية فتتطلب A.",
        },
      },
      {
        question: {
          zh: "DS,A 可以换算成 Rw 吗？",
          en: "Can DS,A be converted into Rw?",
          ar: "هل يمكن تحويل DS,A إلى Rw؟",
        },
        answer: {
          zh: "不可以。Rw 是单个建筑构件的隔声量，DS,A 是整间舱对语声功率的降低量，包含门缝和风口，两者之间没有固定换算关系。",
          en: "No. Rw rates a single building element; DS,A rates the whole booth, door gap and air openings included, for speech. There is no fixed conversion.",
          ar: "لا. تقيّم Rw عنصر بناء منفردًا، ويقيّم DS,A الكابينة كلها للكلام بما فيها فتحة الباب وفتحات الهواء، ولا تحويل ثابتًا بينهما.",
        },
      },
      {
        question: {
          zh: "桌面屏风能标静音舱等级吗？",
          en: "Can a desk screen have a booth class?",
          ar: "هل يمكن أن تُمنح الحواجز المكتبية فئة كابينة؟",
        },
        answer: {
          zh: "不能。ISO 23351-1 适用于完整的家具组合或围合体，单独的屏风、桌子、墙面或吊顶吸声件不在适用范围内。",
          en: "No. ISO 23351-1 is for complete furniture ensembles and enclosures. Single screens, tables, wall absorbers and ceiling absorbers are outside its scope.",
          ar: "لا. ISO 23351-1 مخصّصة لتجهيزات الأثاث الكاملة والحيّزات المغلقة، والحواجز والطاولات وماصّات الجدار والسقف المنفردة خارج نطاقها.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "ISO 23351-1:2020 适用范围（ANSI 网上书店）",
          en: "ISO 23351-1:2020, scope (ANSI webstore)",
          ar: "ISO 23351-1:2020، مجال التطبيق (متجر ANSI)",
        },
        url: "https://webstore.ansi.org/standards/iso/iso233512020",
      },
      {
        title: {
          zh: "Gregory：静音舱分级表",
          en: "Gregory: pods, table of classes",
          ar: "Gregory: جدول فئات الكبائن",
        },
        url: "https://gregorychairs.com.au/product-category/pods/",
      },
      {
        title: {
          zh: "Telebooth：另一张不同的分级表",
          en: "Telebooth: a differing table of classes",
          ar: "Telebooth: جدول فئات مختلف",
        },
        url: "http://www.teleboothpod.com/Knowledge/Why-does-modern-acoustic-office-cabins-need-to-be-tested-for-ISO-23351-",
      },
      {
        title: {
          zh: "Sandy Brown：办公舱声学，需要统一的做法",
          en: "Sandy Brown: office pod acoustics, a consistent approach",
          ar: "Sandy Brown: صوتيات الكبائن المكتبية، نهج موحّد",
        },
        url: "https://www.sandybrown.com/news/acoustic-assessment-of-office-pods/",
      },
      {
        title: {
          zh: "Hushoffice：A 级还是 B 级办公舱",
          en: "Hushoffice: class A or class B office pods",
          ar: "Hushoffice: كبائن مكتبية من الفئة A أو B",
        },
        url: "https://hushoffice.com/en-us/figuring-out-the-office-acoustics-class-a-or-class-b-office-pods-per-iso-23351-12020-which-is-better/",
      },
    ],
  },
  {
    id: "fire-classes-explained",
    class: "knowledge",
    title: {
      zh: "燃烧性能等级怎么看：B-s1,d0 的三个部分，以及不能互换的标准",
      en: "Fire classes explained: the three parts of B-s1,d0, and why standards are not interchangeable",
      ar: "فئات الحريق ببساطة: أجزاء B-s1,d0 الثلاثة، ولماذا لا يُغني معيار عن آخر",
    },
    summary: {
      zh: "EN 13501-1 的等级由字母、烟和滴落物三部分组成；它说的是燃烧性能（对火反应），不是耐火极限。GB 8624 的 B1 包含 B 与 C 两档，报告仍不能相互代替。",
      en: "An EN 13501-1 class has three parts: a letter, smoke and droplets. It describes reaction to fire, not fire resistance. B1 of GB 8624 takes in B and C; still no report stands in for another.",
      ar: "تتكوّن فئة EN 13501-1 من ثلاثة أجزاء: حرف ودخان وقطرات. وهي تصف التفاعل مع الحريق لا مقاومته. والدرجة B1 في GB 8624 تشمل B وC، ومع ذلك لا يحل تقرير محل آخر.",
    },
    body: {
      zh: `<p>图纸说明里写着“燃烧性能等级：B 级”，材料商回复“我们有 B1”，双方都以为谈妥了。其实没有：GB 8624 的 B1 包含相当于欧洲 B 级和 C 级的两档，只写“B1”，还看不出是哪一档；况且标准和报告各管各的，B1 报告不能当作 EN 13501-1 的分级报告。墙面和吊顶的吸声板面积大、又暴露在室内，防火文件出了差错，返工的是整面墙。</p>
<h2>EN 13501-1：先拆成三段</h2>
<p>欧洲标准 EN 13501-1 的完整写法像这样：<strong>B-s1,d0</strong>。三段各管一件事。</p>
<table><thead><tr><th>部分</th><th>取值</th><th>说的是什么</th></tr></thead><tbody>
<tr><td>字母</td><td>A1、A2、B、C、D、E、F</td><td>材料对火势发展的贡献，从无贡献到未作判定</td></tr>
<tr><td>s（smoke）</td><td>s1、s2、s3</td><td>产烟量，s1 最少</td></tr>
<tr><td>d（droplets）</td><td>d0、d1、d2</td><td>燃烧滴落物，d0 为没有</td></tr>
</tbody></table>
<p>七个字母的含义，可以按一份公开术语表这样记：</p>
<table><thead><tr><th>等级</th><th>对火的贡献</th></tr></thead><tbody>
<tr><td>A1</td><td>无贡献，不燃</td></tr>
<tr><td>A2</td><td>贡献极有限</td></tr>
<tr><td>B</td><td>贡献很有限，但并非不燃</td></tr>
<tr><td>C</td><td>贡献有限</td></tr>
<tr><td>D</td><td>贡献可以接受</td></tr>
<tr><td>E</td><td>在小火焰下表现可以接受</td></tr>
<tr><td>F</td><td>未测定或未试验</td></tr>
</tbody></table>
<p>同一份术语表指出，对胶合板这类可燃材料来说，B 已经是实际能达到的最高等级。这也是墙面、吊顶木饰面常以 B-s1,d0 为目标的原因。地面材料另有一套带 fl 下标的等级，例如 B<em>fl</em>-s1，不能拿来说明墙面。</p>
<p>背后的试验包括单体燃烧试验（EN 13823）、小火焰引燃试验（EN ISO 11925-2）和不燃性试验（EN ISO 1182）。等级是把几项结果汇总以后得出来的，所以报告也往往不止一份：试验报告和分级报告要一起看。</p>
<h2>燃烧性能，不是耐火极限</h2>
<p>等级描述的是：起火之初，这层饰面会不会帮着火长大。它不说明一面墙能挡火多少分钟，那是耐火极限，由别的标准管。吸声板可以有很好的燃烧性能等级，却不会让一面隔墙变成防火墙；在防火墙上开洞装板，还可能损害原有的耐火性能。</p>
<h2>字母相同，不等于意思相同</h2>
<p>声学项目里至少有三套 A、B、C：吸声等级（ISO 11654 的 A–E）、静音舱等级（A+–D），以及 EN 13501-1 的字母。“A 级板”可能是指吸声 A 级，与燃烧性能毫无关系。请在每个字母前写上标准号。关于吸声等级，见<a href="/article/nrc-versus-alpha-w.html">《NRC 与 αw》</a>。</p>
<h2>GB 8624、ASTM E84 与 ISO 9705</h2>
<p>中国项目看 GB 8624《建筑材料及制品燃烧性能分级》。2012 版以 A、B1、B2、B3 四级为基本等级，并给出与欧洲七级的对应关系，判据取自 EN 13501-1：</p>
<table><thead><tr><th>GB 8624-2012</th><th>名称</th><th>包含的分级</th></tr></thead><tbody>
<tr><td>A</td><td>不燃</td><td>A1、A2</td></tr>
<tr><td>B1</td><td>难燃</td><td>B、C</td></tr>
<tr><td>B2</td><td>可燃</td><td>D、E</td></tr>
<tr><td>B3</td><td>易燃</td><td>F</td></tr>
</tbody></table>
<p>所以国内报告宜把细分一并写出，例如 B1（B-s1,d0）。对应的是分级，不是报告：试验按 GB/T 20284、GB/T 8626 等中国方法做，验收时<strong>一份报告不能代替另一份</strong>。北美项目看 ASTM E84，也有厂家的资料同时列出 ISO 9705 的结果，它们与上表没有对应关系。做法只有一个：项目在哪里，就按哪里的规范，出那一份报告。海湾地区和其他市场的审批程序，请向当地主管部门或设计院确认。</p>
<h2>等级属于“构造”，不属于“一块板”</h2>
<p>同一块木格栅板，直接贴在混凝土上、架在木龙骨上、龙骨之间再填岩棉，面对火焰时是三种构造。背后的空腔、填充物、胶、甚至颜色和厚度，都可能改变结果。核对报告时，请逐项对照：</p>
<ul><li>板材厚度、密度、饰面，是否与订货一致；</li><li>基层与安装方式，是否与图纸一致；空腔有多深，填了什么；</li><li>送检单位、实验室、报告编号、日期，是否完整；</li><li>等级是写全的 B-s1,d0，还是只写了一个字母。</li></ul>
<p>还有一条容易忽略：重新涂刷会改变结果。Ecophon 的技术说明写明，吸声系数和燃烧性能都会因重涂而变差。翻新之前先问厂家，参见<a href="/article/cleaning-and-care.html">《清洁与保养》</a>。</p>
<h2>我们怎样写</h2>
<p>产品页上的燃烧性能按“标准—等级—依据”逐条列出，每项标准单独一行。有报告的写等级和报告编号；没有报告的只作为设计目标列出并注明，不作为产品性能。项目需要某一份报告时，请在<a href="/aboutUs/lianxi.html">询价</a>里写明国家、建筑类型、安装方式和要求的标准号，这四样定了，我们才能答复能不能提供。吸声报告的读法见<a href="/article/reading-a-test-report.html">《怎样读检测报告》</a>。</p>`,
      en: `<p>The specification says “fire class B”. The supplier answers “we have B1”. Both believe the matter is closed. It is not. B1 of GB 8624 takes in what the European scale would call B and also what it would call C, so “B1” alone does not say which; and a report to one standard is no classification under the other. Acoustic linings cover large areas and stay exposed to the room, so when the fire papers are wrong, a whole wall comes down again.</p>
<h2>EN 13501-1: take it apart</h2>
<p>Written in full, a European class looks like this: <strong>B-s1,d0</strong>. Each of the three parts answers its own question.</p>
<table><thead><tr><th>Part</th><th>Values</th><th>What it states</th></tr></thead><tbody>
<tr><td>Letter</td><td>A1, A2, B, C, D, E, F</td><td>Contribution to the fire, from none to not determined</td></tr>
<tr><td>s, smoke</td><td>s1, s2, s3</td><td>Smoke production, s1 being the lowest</td></tr>
<tr><td>d, droplets</td><td>d0, d1, d2</td><td>Flaming droplets, d0 meaning none</td></tr>
</tbody></table>
<p>A published glossary puts the seven letters this way:</p>
<table><thead><tr><th>Class</th><th>Contribution to the fire</th></tr></thead><tbody>
<tr><td>A1</td><td>None, non-combustible</td></tr>
<tr><td>A2</td><td>Very limited</td></tr>
<tr><td>B</td><td>Very limited, but not non-combustible</td></tr>
<tr><td>C</td><td>Limited</td></tr>
<tr><td>D</td><td>Acceptable</td></tr>
<tr><td>E</td><td>Acceptable under a small flame</td></tr>
<tr><td>F</td><td>Not determined or not tested</td></tr>
</tbody></table>
<p>The same glossary calls B the highest practical class for a combustible material such as plywood, which is why wooden wall and ceiling linings so often aim at B-s1,d0. Floor coverings have a parallel scale marked fl, for example B<em>fl</em>-s1; it proves nothing about a wall.</p>
<p>Behind the class stand several tests, among them the single burning item test (EN 13823), ignition by a small flame (EN ISO 11925-2) and non-combustibility (EN ISO 1182). The class gathers their results, so there is usually more than one document: read the test reports together with the classification report.</p>
<h2>Reaction to fire is not fire resistance</h2>
<p>The class says whether a lining helps a young fire to grow. It does not say how many minutes a wall holds a fire back; that is fire resistance, under other standards. A panel with an excellent reaction class does not turn a partition into a fire wall, and fixing panels into a fire wall may harm the resistance that wall already had.</p>
<h2>The same letter, another meaning</h2>
<p>An acoustic project meets at least three alphabets: absorption classes A to E of ISO 11654, booth classes A+ to D, and the letters of EN 13501-1. A “class A panel” may well be an absorption class and say nothing about fire. Put the number of the standard in front of every letter. Absorption classes are treated in <a href="/article/nrc-versus-alpha-w.html">NRC versus alpha-w</a>.</p>
<h2>GB 8624, ASTM E84, ISO 9705</h2>
<p>Chinese projects ask for GB 8624, the classification of burning behaviour. Its 2012 edition keeps four grades, A, B1, B2 and B3, takes its criteria from EN 13501-1 and says which European letters each grade takes in:</p>
<table><thead><tr><th>GB 8624-2012</th><th>Called</th><th>Takes in</th></tr></thead><tbody>
<tr><td>A</td><td>Non-combustible</td><td>A1, A2</td></tr>
<tr><td>B1</td><td>Difficult to ignite</td><td>B, C</td></tr>
<tr><td>B2</td><td>Combustible</td><td>D, E</td></tr>
<tr><td>B3</td><td>Easily ignited</td><td>F</td></tr>
</tbody></table>
<p>A Chinese report should therefore give the subdivision too, such as B1 (B-s1,d0). The grades correspond; the reports do not. The Chinese tests are made to GB/T 20284, GB/T 8626 and others, and at the hand-over <strong>one report does not stand in for another</strong>. North American projects ask for ASTM E84, and some data sheets list ISO 9705 beside it; neither corresponds to the table above. The only sound way is the report for the standard that applies where the building stands. For approval procedures in the Gulf and in other markets, ask the authority or the designer of record there.</p>
<h2>The class belongs to a build-up, not to a board</h2>
<p>The same slat panel glued to concrete, screwed to timber battens, or fixed to battens with rock wool between them meets a flame as three different constructions. The cavity, the infill, the adhesive, even colour and thickness can change the result. When you check a report, compare it item by item:</p>
<ul><li>thickness, density and finish of the board: as ordered?</li><li>substrate and fixing: as drawn? How deep is the cavity, and what is in it?</li><li>applicant, laboratory, report number and date: complete?</li><li>the class: written out as B-s1,d0, or only a letter?</li></ul>
<p>One more point is easily missed: repainting changes things. Ecophon's technical notes state that both absorption and fire properties deteriorate when its products are repainted. Ask before you renovate; see <a href="/article/cleaning-and-care.html">Cleaning and care</a>.</p>
<h2>How we state it</h2>
<p>Fire data on our product pages are listed as standard, class and evidence, one line for each standard. With a report you find the class and its number; without one the line is marked as a design target, which is no property of the product. If your project needs a particular report, tell us in your <a href="/aboutUs/lianxi.html">inquiry</a> the country, the type of building, the way of mounting and the number of the standard. With these four we can say whether we can provide it. How to read acoustic reports is described in <a href="/article/reading-a-test-report.html">Reading a test report</a>.</p>`,
      ar: `<p>تقول كرّاسة المواصفات: «فئة الحريق B»، ويجيب المورّد: «لدينا B1»، ويظن الطرفان أن الأمر حُسم. وليس الأمر كذلك: فالدرجة B1 في GB 8624 تشمل ما يقابل B وما يقابل C في السلّم الأوروبي، فلا تكفي «B1» وحدها لتمييزهما، كما أن تقريرًا وفق معيار ليس تصنيفًا وفق معيار آخر. والتكسيات الصوتية تغطي مساحات كبيرة وتبقى مكشوفة داخل الغرفة، فإذا أخطأت أوراق الحريق نُزع الجدار كله من جديد.</p>
<h2>EN 13501-1: فكّكها إلى أجزاء</h2>
<p>تُكتب الفئة الأوروبية كاملةً هكذا: <strong>B-s1,d0</strong>، وكل جزء من الثلاثة يجيب عن سؤال مستقل.</p>
<table><thead><tr><th>الجزء</th><th>القيم</th><th>ما الذي يذكره</th></tr></thead><tbody>
<tr><td>الحرف</td><td>A1 وA2 وB وC وD وE وF</td><td>الإسهام في الحريق، من انعدامه إلى عدم تحديده</td></tr>
<tr><td>s (الدخان)</td><td>s1 وs2 وs3</td><td>إنتاج الدخان، وs1 أدناه</td></tr>
<tr><td>d (القطرات)</td><td>d0 وd1 وd2</td><td>القطرات المشتعلة، وd0 تعني انعدامها</td></tr>
</tbody></table>
<p>ويشرح معجم منشور الحروف السبعة على هذا النحو:</p>
<table><thead><tr><th>الفئة</th><th>الإسهام في الحريق</th></tr></thead><tbody>
<tr><td>A1</td><td>لا إسهام، غير قابل للاحتراق</td></tr>
<tr><td>A2</td><td>محدود للغاية</td></tr>
<tr><td>B</td><td>محدود جدًا، لكنه ليس غير قابل للاحتراق</td></tr>
<tr><td>C</td><td>محدود</td></tr>
<tr><td>D</td><td>مقبول</td></tr>
<tr><td>E</td><td>سلوك مقبول أمام لهب صغير</td></tr>
<tr><td>F</td><td>غير محدّد أو لم يُختبر</td></tr>
</tbody></table>
<p>ويعدّ المعجم نفسه الفئة B أعلى ما تبلغه عمليًا مادة قابلة للاحتراق مثل الخشب الرقائقي، ولهذا كثيرًا ما تستهدف تكسيات الجدران والأسقف الخشبية B-s1,d0. أما الأرضيات فلها سلّم موازٍ بعلامة fl، مثل B<em>fl</em>-s1، ولا يثبت شيئًا بشأن الجدار.</p>
<p>وخلف الفئة عدة اختبارات، منها اختبار الجسم المشتعل المنفرد (EN 13823)، والاشتعال بلهب صغير (EN ISO 11925-2)، وعدم القابلية للاحتراق (EN ISO 1182). الفئة تجمع نتائجها، لذلك يوجد في العادة أكثر من وثيقة: اقرأ تقارير الاختبار مع تقرير التصنيف.</p>
<h2>التفاعل مع الحريق غير مقاومة الحريق</h2>
<p>تقول الفئة هل تساعد التكسية حريقًا ناشئًا على النمو، ولا تقول كم دقيقة يصدّ الجدار الحريق؛ فتلك مقاومة الحريق ولها معايير أخرى. اللوح ذو الفئة الممتازة لا يحوّل القاطع إلى جدار مقاوم للحريق، وقد يضرّ تثبيت الألواح في جدار مقاوم بالمقاومة التي كانت له.</p>
<h2>الحرف نفسه بمعنى آخر</h2>
<p>في المشروع الصوتي ثلاث أبجديات على الأقل: فئات الامتصاص من A إلى E في ISO 11654، وفئات الكبائن من A+‎ إلى D، وحروف EN 13501-1. فقد يكون «لوح من الفئة A» مصنّفًا للامتصاص ولا علاقة له بالحريق. ضع رقم المعيار قبل كل حرف. وفئات الامتصاص مشروحة في مقال <a href="/article/nrc-versus-alpha-w.html">NRC مقابل αw</a>.</p>
<h2>GB 8624 وASTM E84 وISO 9705</h2>
<p>تطلب المشاريع الصينية GB 8624 لتصنيف سلوك الاحتراق. وتُبقي طبعة 2012 أربع درجات هي A وB1 وB2 وB3، وتأخذ معاييرها من EN 13501-1، وتبيّن الحروف الأوروبية التي تشملها كل درجة:</p>
<table><thead><tr><th>GB 8624-2012</th><th>الوصف</th><th>تشمل</th></tr></thead><tbody>
<tr><td>A</td><td>غير قابل للاحتراق</td><td>A1 وA2</td></tr>
<tr><td>B1</td><td>صعب الاشتعال</td><td>B وC</td></tr>
<tr><td>B2</td><td>قابل للاحتراق</td><td>D وE</td></tr>
<tr><td>B3</td><td>سريع الاشتعال</td><td>F</td></tr>
</tbody></table>
<p>فالأصل أن يذكر التقرير الصيني التفصيل أيضًا، مثل B1 (B-s1,d0). والتقابل بين الدرجات لا بين التقارير: فالاختبارات الصينية تُجرى وفق GB/T 20284 وGB/T 8626 وغيرهما، وعند التسليم <strong>لا يقوم تقرير مقام آخر</strong>. وتطلب مشاريع أمريكا الشمالية ASTM E84، وتسرد بعض النشرات ISO 9705 إلى جانبها، ولا صلة لهما بالجدول أعلاه. والطريق السليم الوحيد هو التقرير الخاص بالمعيار الساري حيث يقوم المبنى. أما إجراءات الاعتماد في الخليج والأسواق الأخرى فاسأل عنها الجهة المختصة أو المكتب المصمّم هناك.</p>
<h2>الفئة تخصّ التركيبة لا اللوح وحده</h2>
<p>لوح الشرائح نفسه حين يُلصق على الخرسانة، أو يُثبّت على عوارض خشبية، أو على عوارض بينها صوف صخري، يواجه اللهب بثلاث تركيبات مختلفة. والفراغ والحشو واللاصق، بل اللون والسماكة أيضًا، قد تغيّر النتيجة. وعند مراجعة التقرير قارن بندًا بندًا:</p>
<ul><li>سماكة اللوح وكثافته وتشطيبه: هل هي كما طُلبت؟</li><li>السطح الحامل وطريقة التركيب: هل هما كما في الرسم؟ وكم عمق الفراغ وماذا فيه؟</li><li>الجهة الطالبة والمختبر ورقم التقرير وتاريخه: هل هي كاملة؟</li><li>الفئة: هل كُتبت كاملة B-s1,d0 أم حرفًا فقط؟</li></ul>
<p>ونقطة يسهل إغفالها: إعادة الطلاء تغيّر الأمر. تذكر الملاحظات الفنية لشركة Ecophon أن الامتصاص وخواص الحريق كليهما يتراجعان عند إعادة طلاء منتجاتها. اسأل قبل التجديد، وانظر <a href="/article/cleaning-and-care.html">التنظيف والعناية</a>.</p>
<h2>كيف نذكرها نحن</h2>
<p>تُسرد بيانات الحريق في صفحات منتجاتنا على شكل: المعيار، والفئة، والدليل، سطرًا لكل معيار. فإن وُجد تقرير ذُكرت الفئة ورقمه، وإلا وُسم السطر بأنه هدف تصميمي لا خاصية للمنتج. وإذا احتاج مشروعك تقريرًا بعينه فاذكر في <a href="/aboutUs/lianxi.html">استفسارك</a> البلد ونوع المبنى وطريقة التركيب ورقم المعيار، وبهذه الأربعة نستطيع أن نقول هل يمكننا توفيره. أما قراءة التقارير الصوتية فموضوع مقال <a href="/article/reading-a-test-report.html">قراءة تقرير الاختبار</a>.</p>`,
    },
    cover: "slat-smoked-2",
    date: "2025-02-19",
    tags: ["fire", "testing", "ratings"],
    questions: [
      {
        question: {
          zh: "B-s1,d0 是什么意思？",
          en: "What does B-s1,d0 mean?",
          ar: "ماذا تعني B-s1,d0؟",
        },
        answer: {
          zh: "这是 EN 13501-1 的完整等级：B 表示对火的贡献很有限，s1 表示产烟量最低一档，d0 表示没有燃烧滴落物。",
          en: "It is a full class under EN 13501-1: B for a very limited contribution to the fire, s1 for the lowest smoke production, d0 for no flaming droplets.",
          ar: "هي فئة كاملة وفق EN 13501-1: يعني B إسهامًا محدودًا جدًا في الحريق، وs1 أدنى درجة لإنتاج الدخان، وd0 انعدام القطرات المشتعلة.",
        },
      },
      {
        question: {
          zh: "有 GB 8624 报告，能用在欧洲项目上吗？",
          en: "Can a GB 8624 report be used for a European project?",
          ar: "هل يُقبل تقرير GB 8624 في مشروع أوروبي؟",
        },
        answer: {
          zh: "不能代替。等级虽有对应关系（B1 包含 B 和 C），报告却按各自的标准出具；欧洲项目要 EN 13501-1 的试验与分级报告。",
          en: "Not in place of EN 13501-1. The grades correspond, B1 taking in B and C, but each report is made to its own standards; the project needs test and classification reports for the standard that applies there.",
          ar: "لا يحل محل EN 13501-1. فالدرجات متقابلة إذ تشمل B1 الفئتين B وC، لكن كل تقرير يُعدّ وفق معاييره، ويحتاج المشروع تقارير الاختبار والتصنيف الخاصة بالمعيار الساري هناك.",
        },
      },
      {
        question: {
          zh: "吸声板能提高墙体的耐火极限吗？",
          en: "Do acoustic panels raise the fire resistance of a wall?",
          ar: "هل ترفع الألواح الصوتية مقاومة الجدار للحريق؟",
        },
        answer: {
          zh: "不能。EN 13501-1 的等级是燃烧性能，说明饰面是否助燃；耐火极限由其他标准规定，属于整面墙的构造。",
          en: "No. An EN 13501-1 class is reaction to fire: whether the lining feeds a young fire. Fire resistance belongs to the whole wall and to other standards.",
          ar: "لا. فئة EN 13501-1 تصف التفاعل مع الحريق، أي هل تغذّي التكسية حريقًا ناشئًا. أما المقاومة فتخصّ الجدار كله ومعايير أخرى.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "Acoustelio：EN 13501-1 中 B-s1,d0 的含义",
          en: "Acoustelio: EN 13501-1, what B-s1,d0 means",
          ar: "Acoustelio: المعيار EN 13501-1 ومعنى B-s1,d0",
        },
        url: "https://acoustelio.com/en/warranties/fire-rating-en-13501/",
      },
      {
        title: {
          zh: "Paged：术语表，Euroclass 欧洲等级",
          en: "Paged: glossary, Euroclass",
          ar: "Paged: معجم المصطلحات، الفئات الأوروبية Euroclass",
        },
        url: "https://www.fireretardantplywood.eu/en/glossary/euroclass",
      },
      {
        title: {
          zh: "Paged：术语表，EN 13501-1",
          en: "Paged: glossary, EN 13501-1",
          ar: "Paged: معجم المصطلحات، EN 13501-1",
        },
        url: "https://www.fireretardantplywood.eu/en/glossary/en-13501-1",
      },
      {
        title: {
          zh: "Autex：Horizon 数据表（ISO 9705 与 ASTM E84 分别列出）",
          en: "Autex: Horizon data sheet (ISO 9705 and ASTM E84 listed separately)",
          ar: "Autex: نشرة بيانات Horizon (تُذكر فيها ISO 9705 وASTM E84 كلٌّ على حدة)",
        },
        url: "https://cdn.shopify.com/s/files/1/0437/1706/6908/files/Horizon-Data-Sheet_May21.pdf",
      },
      {
        title: {
          zh: "Ecophon：关于吸声数值与重新涂刷的说明",
          en: "Ecophon: notes on absorption values and repainting",
          ar: "Ecophon: ملاحظات عن قيم الامتصاص وإعادة الطلاء",
        },
        url: "http://ecophon-corporate.com/templates/webnormalpage_83893.html",
      },
    ],
  },
  {
    id: "installing-slat-panels",
    class: "knowledge",
    title: {
      zh: "木格栅吸音板的安装：先定构造，再放线，最后才拿起螺丝刀",
      en: "Installing slat panels: decide the build-up, set out the wall, then reach for the screwdriver",
      ar: "تركيب ألواح الشرائح الخشبية: حدّد التركيبة، ثم خطّط الجدار، ثم أمسك المفك",
    },
    summary: {
      zh: "直贴、龙骨、龙骨加岩棉是三种不同的吸声构造。本文用一面 5.40×2.70 m 的墙，把排板、龙骨、螺钉和收口一步步算清楚。",
      en: "Direct, on battens, and on battens with wool are three different absorbers. With one wall of 5.40 × 2.70 m as the example, this article counts panels, battens and screws and goes through the edges.",
      ar: "التثبيت المباشر، وعلى عوارض، وعلى عوارض مع صوف: ثلاثة ماصّات مختلفة. بجدار واحد أبعاده 5.40×2.70 م مثالًا نحسب الألواح والعوارض والبراغي ونتناول الحواف.",
    },
    body: {
      zh: `<p>格栅墙是在两米之外、齐眼的高度被人评判的。一根木条偏了三毫米，眼睛比卷尺发现得更早。好在真正决定成败的几件事，都发生在第一块板上墙之前。</p>
<h2>一、先定构造</h2>
<p>同一块板，背后不同，吸声结果就不同。下表是公开资料对这一类木格栅板给出的吸声等级（ISO 11654），不是我们的检测结果：</p>
<table><thead><tr><th>安装方式</th><th>占用深度</th><th>公开资料中的等级</th><th>适用</th></tr></thead><tbody>
<tr><td>直接贴墙</td><td>板厚</td><td>D</td><td>以装饰为主、墙面平整干燥</td></tr>
<tr><td>50 mm 龙骨，空腔</td><td>板厚 + 50 mm</td><td>C</td><td>多数会议室、办公室</td></tr>
<tr><td>50 mm 龙骨，龙骨间填岩棉</td><td>板厚 + 50 mm</td><td>A（厂家标称）</td><td>对语言清晰度和低频有要求的房间</td></tr>
</tbody></table>
<p>深度要在施工图阶段定下来，因为门套、踢脚、插座、窗帘盒都要跟着让出这几厘米。原理见<a href="/article/why-mounting-matters.html">《为什么安装方式决定吸声》</a>，低频部分见<a href="/article/bass-and-wool.html">《低频与岩棉》</a>。</p>
<h2>二、排板：别让最后一块变成窄条</h2>
<p>以 600×2400 mm 的板为例，算两面墙：</p>
<table><thead><tr><td></td><th>墙宽 5.40 m</th><th>墙宽 5.25 m</th></tr></thead><tbody>
<tr><td>横向</td><td>9 块整板，正好</td><td>7 块整板 + 两侧各一块裁成 525 mm</td></tr>
<tr><td>需备板数</td><td>9 块</td><td>9 块</td></tr>
<tr><td>净高 2.70 m 时的余高</td><td>300 mm</td><td>300 mm</td></tr>
<tr><td>覆盖面积</td><td>12.96 m²，占墙面 89%</td><td>12.60 m²，占墙面 89%</td></tr>
</tbody></table>
<p>余下的 300 mm 不要用短料去补，接缝会永远看得见。更好的做法是上下各留 150 mm：下面做踢脚，上面做灯槽或平顶线。裁切宽度应落在木条之间的毡缝上，所以实际尺寸按木条间距取整。</p>
<h2>三、进场与存放</h2>
<ul><li>湿作业全部完成、墙面干燥后，板材才进场。</li><li>平放在室内垫高存放，不要靠墙斜立；开箱后在使用时的温湿度下放置约 48 小时。</li><li>同一面墙用同一批次，开箱后先在地面摆一遍，把木纹深浅排匀。</li></ul>
<h2>四、龙骨</h2>
<p>龙骨与木条垂直：木条竖向，龙骨就横向。2400 mm 高的板用 5 道龙骨，最外两道距板端 40 mm，中间间距为（2400 − 80）÷ 4 = 580 mm。5.40 m 宽的墙共需 5 × 5.40 = 27 m 龙骨，再加损耗。用激光水平仪找平，高低差用垫片调，不要靠拧紧螺钉把板拉平。岩棉在上板之前填进龙骨之间，轻放不压，压实了反而不吸声。成套材料见<a href="/productdetail/batten-kit.html">龙骨套件</a>和<a href="/productdetail/wool-infill-30.html">30 mm 填充棉</a>。</p>
<figure><img src="media:slat-oak-2" alt="天然橡木格栅板顶角特写，可见木纹、倒角与黑色聚酯毡底板"><figcaption>螺钉穿过木条之间的黑毡，远看不见。</figcaption></figure>
<h2>五、上板</h2>
<ol><li>从人最常看到的一侧起，用激光线校准第一块板的垂直；后面的板全都跟着它走。</li><li>黑色螺钉从木条之间穿过毡面，拧进龙骨；不要穿过木条。每块板每道龙骨 3 颗，5 道就是 15 颗，9 块板共 135 颗。</li><li>螺钉拧到与毡面齐平即停，过深会把毡面拉出凹坑。</li><li>相邻两块板最外侧木条之间的缝，要与板内木条之间的缝一样宽，接缝才会消失。</li></ol>
<h2>六、插座、转角、顶棚</h2>
<p>开孔前断电，插座底盒由电工移到新的完成面，不能埋在空腔里。毡用美工刀切，木条用细齿锯，从正面下锯以免崩边。阳角用<a href="/productdetail/corner-profile.html">收边条</a>，或让木条在转角处对称收住。吊顶一律用机械固定，不允许只靠胶。</p>
<p>直贴时，墙面必须平整、干燥、无粉，胶条竖向打，方便空气与胶的溶剂散出；但请记住，这样得到的是表中第一行的吸声效果。</p>
<h2>七、交付前看六件事</h2>
<ul><li>逆光看，有没有一根木条不直；</li><li>接缝宽度是否与木条间距一致；</li><li>板端与地面之间是否留了缝，拖地的水进不来；</li><li>插座、开关是否与完成面齐平；</li><li>防火文件里的构造，与现场做法是否一致（见<a href="/article/fire-classes-explained.html">《燃烧性能等级怎么看》</a>）；</li><li>备用板、备用螺钉和批次号，是否移交给了业主。</li></ul>
<p>面积该装多少，不在这篇文章里，请看<a href="/article/how-much-panel-do-i-need.html">《需要多少吸音板》</a>。常用饰面可从<a href="/productdetail/slat-oak.html">橡木</a>和<a href="/productdetail/slat-walnut.html">胡桃木</a>开始比较。</p>`,
      en: `<p>A slat wall is judged from two metres away and at eye level, where the eye finds a slat three millimetres out of plumb before a tape does. Fortunately, most of what decides the result happens before the first panel goes up.</p>
<h2>1. Decide the build-up</h2>
<p>The same board absorbs differently according to what is behind it. These are absorption classes (ISO 11654) published for panels of this type. They are not test results of ours.</p>
<table><thead><tr><th>Mounting</th><th>Depth taken</th><th>Published class</th><th>Suits</th></tr></thead><tbody>
<tr><td>Directly on the wall</td><td>Panel</td><td>D</td><td>Mostly decoration; flat, dry walls</td></tr>
<tr><td>50 mm battens, air</td><td>Panel + 50 mm</td><td>C</td><td>Most meeting rooms and offices</td></tr>
<tr><td>50 mm battens, rock wool between</td><td>Panel + 50 mm</td><td>A (maker's claim)</td><td>Rooms that need clear speech and some help in the bass</td></tr>
</tbody></table>
<p>Settle the depth on the drawings: door linings, skirtings, sockets and curtain boxes all have to move by those centimetres. The reason is in <a href="/article/why-mounting-matters.html">Why mounting matters</a>, the low end in <a href="/article/bass-and-wool.html">Bass and wool</a>.</p>
<h2>2. Set out, and never end with a sliver</h2>
<p>Two walls, calculated with panels of 600 × 2400 mm:</p>
<table><thead><tr><td></td><th>Wall 5.40 m wide</th><th>Wall 5.25 m wide</th></tr></thead><tbody>
<tr><td>Across</td><td>9 whole panels, exactly</td><td>7 whole panels, and one cut to 525 mm at each end</td></tr>
<tr><td>Panels to order</td><td>9</td><td>9</td></tr>
<tr><td>Left over at 2.70 m height</td><td>300 mm</td><td>300 mm</td></tr>
<tr><td>Covered</td><td>12.96 m², 89% of the wall</td><td>12.60 m², 89% of the wall</td></tr>
</tbody></table>
<p>Do not fill the 300 mm with offcuts; the joint will be visible for as long as the wall stands. Leave 150 mm at the bottom for a skirting and 150 mm at the top for a light trough or a plain band. Cuts should fall in the felt between two slats, so round the width to the slat spacing.</p>
<h2>3. Delivery and storage</h2>
<ul><li>Panels come to site when wet trades are finished and the walls are dry.</li><li>Store them flat and off the floor, never leaning. Once opened, leave them for about 48 hours in the climate in which they will live.</li><li>Use one batch for one wall, and lay the panels out on the floor first to balance light and dark grain.</li></ul>
<h2>4. Battens</h2>
<p>Battens run across the slats: vertical slats, horizontal battens. A panel 2400 mm high gets five rows. With the outer rows 40 mm from the ends, the spacing is (2400 − 80) ÷ 4 = 580 mm. A wall 5.40 m wide takes 5 × 5.40 = 27 m of batten, plus waste. Level them with a laser and pack them out; do not pull the panel flat with the screws. Wool goes in between the battens before the panels, laid in loosely: compressed wool loses what it is there for. See the <a href="/productdetail/batten-kit.html">batten kit</a> and the <a href="/productdetail/wool-infill-30.html">30 mm wool infill</a>.</p>
<figure><img src="media:slat-oak-2" alt="Close-up of the upper edge of a natural oak slat panel showing grain, eased edges and the black felt backing"><figcaption>Screws go into the black felt between the slats, where nobody sees them.</figcaption></figure>
<h2>5. Panels</h2>
<ol><li>Start on the side people see most and plumb the first panel with the laser. All others follow it.</li><li>Black screws go through the felt between the slats into the batten, never through a slat. Three for each panel on each batten: 15 for a panel, 135 for nine.</li><li>Stop when the head is flush with the felt. Deeper, and it draws a dimple.</li><li>Keep the gap between the outer slats of two neighbouring panels the same as between any two slats, and the joint disappears.</li></ol>
<h2>6. Sockets, corners, ceilings</h2>
<p>Switch off the power first. The electrician brings socket boxes forward to the new surface; they must not stay buried in the cavity. Felt is cut with a knife, slats with a fine saw from the face so that the veneer does not chip. Finish outer corners with a <a href="/productdetail/corner-profile.html">corner profile</a> or let the slats end symmetrically. On ceilings fix mechanically, always; adhesive alone is not acceptable.</p>
<p>For direct fixing the wall must be flat, dry and free of dust. Run the beads of adhesive vertically so that air and solvent can leave. And remember that you are buying the first line of the table.</p>
<h2>7. Six things before handing over</h2>
<ul><li>Look along the wall against the light: is any slat out of line?</li><li>Is the gap at the joints the same as between slats?</li><li>Is there a gap to the floor, so that mop water stays out?</li><li>Are sockets and switches flush with the new surface?</li><li>Does the build-up on site match the one in the fire papers? See <a href="/article/fire-classes-explained.html">Fire classes explained</a>.</li><li>Have spare panels, screws and the batch number been given to the owner?</li></ul>
<p>How many square metres a room needs is another question, answered in <a href="/article/how-much-panel-do-i-need.html">How much panel do I need?</a> To compare finishes, begin with <a href="/productdetail/slat-oak.html">oak</a> and <a href="/productdetail/slat-walnut.html">walnut</a>.</p>`,
      ar: `<p>يُحكم على جدار الشرائح من مسافة مترين وعند مستوى النظر، حيث تلمح العين شريحة مائلة ثلاثة مليمترات قبل أن يلمحها شريط القياس. ومن حسن الحظ أن معظم ما يقرّر النتيجة يحدث قبل رفع اللوح الأول.</p>
<h2>1. حدّد التركيبة</h2>
<p>اللوح نفسه يمتص امتصاصًا مختلفًا بحسب ما وراءه. هذه فئات امتصاص (ISO 11654) منشورة لألواح من هذا النوع، وليست نتائج اختبار لنا:</p>
<table><thead><tr><th>طريقة التركيب</th><th>العمق المشغول</th><th>الفئة المنشورة</th><th>تناسب</th></tr></thead><tbody>
<tr><td>على الجدار مباشرة</td><td>سماكة اللوح</td><td>D</td><td>الغرض الزخرفي غالبًا، على جدار مستوٍ وجاف</td></tr>
<tr><td>عوارض 50 مم وفراغ هوائي</td><td>اللوح + 50 مم</td><td>C</td><td>معظم قاعات الاجتماعات والمكاتب</td></tr>
<tr><td>عوارض 50 مم بينها صوف صخري</td><td>اللوح + 50 مم</td><td>A (بحسب المصنّع)</td><td>غرف تتطلب وضوح الكلام وعونًا في الترددات المنخفضة</td></tr>
</tbody></table>
<p>احسم العمق في مرحلة الرسومات، فحلوق الأبواب والنعلات والمقابس وصناديق الستائر كلها تتحرك بهذه السنتيمترات. السبب في مقال <a href="/article/why-mounting-matters.html">لماذا تهم طريقة التركيب</a>، والترددات المنخفضة في <a href="/article/bass-and-wool.html">الترددات المنخفضة والصوف</a>.</p>
<h2>2. خطّط الجدار ولا تنتهِ بشريط ضيق</h2>
<p>جداران محسوبان بألواح 600×2400 مم:</p>
<table><thead><tr><td></td><th>جدار بعرض 5.40 م</th><th>جدار بعرض 5.25 م</th></tr></thead><tbody>
<tr><td>أفقيًا</td><td>9 ألواح كاملة تمامًا</td><td>7 ألواح كاملة، ولوح مقصوص إلى 525 مم عند كل طرف</td></tr>
<tr><td>الألواح المطلوبة</td><td>9</td><td>9</td></tr>
<tr><td>الباقي عند ارتفاع 2.70 م</td><td>300 مم</td><td>300 مم</td></tr>
<tr><td>المساحة المغطاة</td><td>12.96 م²، أي 89% من الجدار</td><td>12.60 م²، أي 89% من الجدار</td></tr>
</tbody></table>
<p>لا تملأ 300 مم بالقصاصات، فستبقى الوصلة ظاهرة ما بقي الجدار. اترك 150 مم في الأسفل للنعلة و150 مم في الأعلى لمجرى إضاءة أو شريط سادة. ويجب أن يقع القص في اللبّاد بين شريحتين، فقرّب العرض إلى تباعد الشرائح.</p>
<h2>3. التوريد والتخزين</h2>
<ul><li>تصل الألواح إلى الموقع بعد انتهاء الأعمال الرطبة وجفاف الجدران.</li><li>تُخزَّن أفقيًا مرفوعة عن الأرض ولا تُسند مائلة. وبعد فتحها تُترك نحو 48 ساعة في المناخ الذي ستبقى فيه.</li><li>استعمل دفعة إنتاج واحدة للجدار الواحد، وافرش الألواح على الأرض أولًا لتوازن بين العروق الفاتحة والداكنة.</li></ul>
<h2>4. العوارض</h2>
<p>تمتد العوارض عموديًا على اتجاه الشرائح: شرائح رأسية تعني عوارض أفقية. يأخذ اللوح بارتفاع 2400 مم خمسة صفوف. وإذا ابتعد الصفّان الطرفيان 40 مم عن النهايتين كان التباعد ‎(2400 − 80) ÷ 4 = 580‎ مم. ويحتاج جدار عرضه 5.40 م إلى ‎5 × 5.40 = 27‎ م من العوارض زائد الفاقد. اضبط استواءها بالليزر وبالحشوات، ولا تسوِّ اللوح بشدّ البراغي. يوضع الصوف بين العوارض قبل الألواح من غير ضغط، فالصوف المضغوط يفقد ما وُضع لأجله. انظر <a href="/productdetail/batten-kit.html">طقم العوارض</a> و<a href="/productdetail/wool-infill-30.html">حشوة الصوف 30 مم</a>.</p>
<figure><img src="media:slat-oak-2" alt="لقطة قريبة للحافة العليا للوح شرائح من البلوط الطبيعي تُظهر عروق الخشب وحوافه الملساء وظهر اللبّاد الأسود"><figcaption>تدخل البراغي في اللبّاد الأسود بين الشرائح حيث لا تُرى.</figcaption></figure>
<h2>5. الألواح</h2>
<ol><li>ابدأ من الجهة التي يراها الناس أكثر، واضبط شاقولية اللوح الأول بالليزر، فبقية الألواح تتبعه.</li><li>تمر البراغي السوداء في اللبّاد بين الشرائح إلى العارضة، ولا تمر في الشريحة أبدًا. ثلاثة لكل لوح على كل عارضة: 15 للوح، و135 لتسعة ألواح.</li><li>توقّف حين يستوي رأس البرغي مع سطح اللبّاد، فإن غاص أكثر ترك حفرة.</li><li>اجعل الفراغ بين الشريحتين الطرفيتين للوحين المتجاورين مساويًا لما بين سائر الشرائح، فتختفي الوصلة.</li></ol>
<h2>6. المقابس والزوايا والأسقف</h2>
<p>افصل الكهرباء أولًا. يُقدّم الكهربائي علب المقابس إلى السطح الجديد، ولا يجوز أن تبقى مدفونة في الفراغ. يُقص اللبّاد بسكين، وتُقص الشرائح بمنشار ناعم الأسنان من جهة الوجه حتى لا تتشظى القشرة. تُنهى الزوايا الخارجية بواسطة <a href="/productdetail/corner-profile.html">قطعة زاوية</a> أو بإنهاء الشرائح بتناظر. أما الأسقف فالتثبيت فيها ميكانيكي دائمًا، ولا يُقبل اللاصق وحده.</p>
<p>وللتثبيت المباشر يجب أن يكون الجدار مستويًا وجافًا وخاليًا من الغبار. مُدّ خطوط اللاصق رأسيًا ليخرج الهواء والمذيب، وتذكّر أنك تشتري السطر الأول من الجدول.</p>
<h2>7. ستة أمور قبل التسليم</h2>
<ul><li>انظر على امتداد الجدار عكس الضوء: هل خرجت شريحة عن الخط؟</li><li>هل فراغ الوصلات يساوي فراغ الشرائح؟</li><li>هل تُرك فراغ عن الأرض حتى لا يصل ماء المسح؟</li><li>هل المقابس والمفاتيح مستوية مع السطح الجديد؟</li><li>هل توافق التركيبة في الموقع ما في أوراق الحريق؟ انظر <a href="/article/fire-classes-explained.html">فئات الحريق ببساطة</a>.</li><li>هل سُلّمت للمالك ألواح وبراغٍ احتياطية ورقم دفعة الإنتاج؟</li></ul>
<p>أما كم مترًا مربعًا تحتاج الغرفة فسؤال آخر جوابه في مقال <a href="/article/how-much-panel-do-i-need.html">كم لوحًا أحتاج؟</a> ولمقارنة التشطيبات ابدأ من <a href="/productdetail/slat-oak.html">البلوط</a> و<a href="/productdetail/slat-walnut.html">الجوز</a>.</p>`,
    },
    cover: "slat-oak-1",
    date: "2024-06-12",
    tags: ["installation", "absorption", "fire"],
    questions: [
      {
        question: {
          zh: "木格栅板可以直接粘在墙上吗？",
          en: "Can slat panels be glued straight onto the wall?",
          ar: "هل يمكن لصق ألواح الشرائح على الجدار مباشرة؟",
        },
        answer: {
          zh: "墙面平整、干燥、无粉时可以，但吸声会弱很多：公开资料对这类板给出的等级是直贴 D、50 mm 龙骨 C。吊顶不允许只用胶。",
          en: "On a flat, dry, dust-free wall, yes, but it absorbs much less: published classes for this type are D when direct and C on 50 mm battens. On ceilings adhesive alone is not acceptable.",
          ar: "نعم على جدار مستوٍ وجاف وخالٍ من الغبار، لكن الامتصاص أقل بكثير: الفئات المنشورة لهذا النوع هي D مباشرة وC على عوارض 50 مم. وفي الأسقف لا يُقبل اللاصق وحده.",
        },
      },
      {
        question: {
          zh: "一块板要打多少颗螺钉？",
          en: "How many screws does a panel take?",
          ar: "كم برغيًا يحتاج اللوح؟",
        },
        answer: {
          zh: "2400 mm 高的板配 5 道龙骨，每道 3 颗，共 15 颗，从木条之间的毡面穿过，不穿木条。",
          en: "A panel 2400 mm high on five battens takes three per batten, 15 in all, through the felt between the slats and never through a slat.",
          ar: "لوح بارتفاع 2400 مم على خمس عوارض يأخذ ثلاثة براغٍ لكل عارضة، أي 15، تمر في اللبّاد بين الشرائح لا في الشريحة.",
        },
      },
      {
        question: {
          zh: "板材到场后能马上安装吗？",
          en: "Can panels be fixed as soon as they arrive?",
          ar: "هل تُركّب الألواح فور وصولها؟",
        },
        answer: {
          zh: "不建议。湿作业应已完成，开箱后平放，在使用时的温湿度下放置约 48 小时再安装。",
          en: "Better not. Wet trades should be finished; open the cartons, lay the panels flat and give them about 48 hours in the climate in which they will be used.",
          ar: "لا يُنصح بذلك. يجب أن تكون الأعمال الرطبة قد انتهت، وتُفتح الكراتين وتُفرش الألواح أفقيًا نحو 48 ساعة في مناخ الاستخدام.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "格栅板技术资料：50 mm 空腔，填与不填岩棉",
          en: "Slat panel technical sheet: 50 mm void, with and without rock wool",
          ar: "نشرة فنية للوح شرائح: فراغ 50 مم مع الصوف الصخري وبدونه",
        },
        url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
      },
      {
        title: {
          zh: "荷兰《电讯报》：格栅板直贴与架龙骨的等级",
          en: "De Telegraaf: slat panels direct and on battens, classes",
          ar: "صحيفة De Telegraaf: فئات ألواح الشرائح مباشرة وعلى عوارض",
        },
        url: "https://www.telegraaf.nl/lifestyle/980409703/om-deze-redenen-zijn-houten-panelen-op-de-muur-hartstikke-hot",
      },
    ],
  },
  {
    id: "installing-felt",
    class: "knowledge",
    title: {
      zh: "聚酯纤维吸音板的安装：胶、卡件与那几厘米空腔",
      en: "Installing felt: adhesive, clips, and those few centimetres of air",
      ar: "تركيب ألواح لبّاد البوليستر: اللاصق والمشابك وبضعة سنتيمترات من الهواء",
    },
    summary: {
      zh: "毡板轻、好裁、好贴，也因此最容易被当成壁纸来装。本文讲固定方式、裁切、六边形排板、垂片与云板的吊装，以及深度为什么比颜色重要。",
      en: "Felt is light and easy to cut, which is why it is so often put up like wallpaper. Fixing, cutting, setting out hexagons, hanging baffles and clouds, and why depth matters more than colour.",
      ar: "اللبّاد خفيف وسهل القص، ولذلك كثيرًا ما يُركّب كأنه ورق جدران. عن التثبيت والقص وتوزيع السداسيات وتعليق الألواح والغيمات، ولماذا يهم العمق أكثر من اللون.",
    },
    body: {
      zh: `<p>聚酯纤维吸音板一个人就能扛，用美工刀就能裁。正因为容易，现场常常跳过三个问题：背后留不留空腔，接缝怎么对，吊在头顶的东西靠什么不掉下来。</p>
<h2>深度比颜色重要</h2>
<p>下面三行是教科书数据（Vorländer《Auralization》材料表），对象是三种纤维类材料，不是我们产品的检测结果。放在这里，是为了看趋势：</p>
<table><thead><tr><th>构造</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k Hz</th><th>NRC（由倍频带值算得）</th></tr></thead><tbody>
<tr><td>5 mm 针刺毡，贴在混凝土上</td><td>0.02</td><td>0.02</td><td>0.05</td><td>0.15</td><td>0.30</td><td>0.40</td><td>0.15</td></tr>
<tr><td>多孔柔性纤维毡，硬底</td><td>0.07</td><td>0.07</td><td>0.20</td><td>0.41</td><td>0.75</td><td>0.97</td><td>0.35</td></tr>
<tr><td>20 mm 矿物纤维板 + 50 mm 空腔</td><td>0.20</td><td>0.56</td><td>0.82</td><td>0.87</td><td>0.70</td><td>0.53</td><td>0.75</td></tr>
</tbody></table>
<p>按标准，NRC 由 1/3 倍频带值得出；这里只有倍频带值，可能相差一级步长。薄毡直接贴墙，只吸高音；加厚、离墙，中频才上得来。所以看到“12 mm 直贴 NRC 0.75”这样的宣传，先问是按什么安装方式测的。有厂家写明 0.8 是 E 型（带空腔）安装的结果，这才是可以比较的写法。细节见<a href="/article/what-is-nrc.html">《NRC 是什么》</a>。</p>
<h2>四种固定方式</h2>
<table><thead><tr><th>方式</th><th>适合</th><th>可拆</th><th>注意</th></tr></thead><tbody>
<tr><td>胶粘</td><td>平整干燥的内墙，<a href="/productdetail/pet-flat-9.html">9 mm</a>、<a href="/productdetail/pet-flat-12.html">12 mm</a> 板</td><td>否</td><td>先做小样；旧涂料要试拉；溶剂型胶可能溶坏纤维</td></tr>
<tr><td><a href="/productdetail/panel-clips.html">卡件</a></td><td>需要检修或换色的墙面</td><td>是</td><td>卡件位置先放线，板背对应开槽</td></tr>
<tr><td>龙骨 + 螺钉或卡件</td><td>要空腔的墙面，<a href="/productdetail/pet-flat-24.html">24 mm</a> 板</td><td>是</td><td>龙骨间距按板的刚度定，板边必须落在龙骨上</td></tr>
<tr><td>钢索吊挂</td><td><a href="/productdetail/pet-baffle.html">垂片</a>、<a href="/productdetail/pet-cloud-round.html">云板</a></td><td>是</td><td>锚固在结构层，不能挂在吊顶面板上</td></tr>
</tbody></table>
<p>重量可以这样估：一款公开资料中的 12.7 mm 聚酯板为 2.4 kg/m²，1220×2440 mm 一整张约 2.98 m²，合 7.1 kg。胶粘的面积不大时不成问题，挂在头顶时，每个吊点都要按实际重量核算，并留出安全系数。</p>
<h2>裁切</h2>
<ul><li>新刀片、钢尺、分两三刀裁透；刀钝了边缘会起毛。</li><li>从正面下刀；<a href="/productdetail/pet-groove.html">V 槽板</a>的裁口落在槽的中线上，接缝就藏住了。</li><li>纤维有方向。板背箭头朝同一方向贴，否则同色板在侧光下会显出两种颜色。</li><li>同一面墙只用一个批次；补板要提前留。</li></ul>
<figure><img src="media:pet-hexagon-2" alt="六边形毡砖特写：三种厚度高低错落，倒角边缘留下细阴影"><figcaption>三种厚度混用，倒角边缘容得下小误差。</figcaption></figure>
<h2>六边形：先算再贴</h2>
<p>以对边 260 mm、对角 300 mm 的正六边形为例，单块面积 0.0585 m²，每平方米 17.1 块。一块 2.0×1.5 m 的图案需要 51.2 块，加 5% 损耗为 53.8，备 54 块。放线从中心一块开始，向外一圈一圈贴；从墙角起步，误差会在另一头堆成一条歪缝。产品见<a href="/productdetail/pet-hexagon.html">六边形毡砖</a>。</p>
<h2>头顶上的毡</h2>
<p>垂片两面都吸声：1200×300 mm 的一片，两面合计 0.72 m²，20 片就是 14.4 m² 的暴露面积，占的天花投影却很小，喷淋、灯具、风口都好避让。云板离顶留空，上表面也能参与吸声；Troldtekt 对悬挂吊顶给出的建议是离结构顶 200–300 mm。吊装时注意：</p>
<ol><li>锚栓打在混凝土或钢结构上，先做拉拔；</li><li>每件至少两个吊点，云板三到四个；</li><li>与灯具保持厂家要求的距离；喷淋头下方的遮挡由消防专业复核；</li><li>空调出风口正前方的垂片会晃，要加一道限位索。</li></ol>
<h2>最常见的五个错误</h2>
<ul><li>新抹灰墙没有干透就贴，几周后边角翘起；</li><li>点胶太少，板面中间鼓起；</li><li>把毡板当留言板，图钉孔越来越密；</li><li>为了“统一”，在毡面上刷涂料，孔隙堵住，吸声和燃烧性能都变了；</li><li>只装一面墙，对面仍是玻璃，回声还在（见<a href="/article/diffusion-and-absorption.html">《扩散与吸声》</a>）。</li></ul>
<p>防火要求按项目所在地的标准核对，见<a href="/article/fire-classes-explained.html">《燃烧性能等级怎么看》</a>；日后的打理见<a href="/article/cleaning-and-care.html">《清洁与保养》</a>。</p>`,
      en: `<p>One person can carry a polyester felt board and a knife will cut it. Because it is so easy, three questions are often skipped on site: is there air behind it, how do the joints meet, and what holds up the pieces that hang overhead?</p>
<h2>Depth matters more than colour</h2>
<p>The three lines below are textbook values (material table of Vorländer's <em>Auralization</em>) for three fibrous materials. They are not test results of our boards. They are here for the trend:</p>
<table><thead><tr><th>Build-up</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k Hz</th><th>NRC (from octave values)</th></tr></thead><tbody>
<tr><td>Needle felt 5 mm, stuck to concrete</td><td>0.02</td><td>0.02</td><td>0.05</td><td>0.15</td><td>0.30</td><td>0.40</td><td>0.15</td></tr>
<tr><td>Porous flexible fibre mat on a hard backing</td><td>0.07</td><td>0.07</td><td>0.20</td><td>0.41</td><td>0.75</td><td>0.97</td><td>0.35</td></tr>
<tr><td>Mineral fibre board 20 mm, 50 mm cavity</td><td>0.20</td><td>0.56</td><td>0.82</td><td>0.87</td><td>0.70</td><td>0.53</td><td>0.75</td></tr>
</tbody></table>
<p>By its standard NRC starts from third-octave values. Here only octave values are known, so it may be a step off. Thin felt on a wall takes the treble only. The middle comes with thickness and with distance from the wall. So when an advertisement promises NRC 0.75 for 12 mm glued on, ask how it was mounted in the laboratory. One maker states that its 0.8 belongs to Type E mounting, that is, with a cavity; that is a statement you can compare. More in <a href="/article/what-is-nrc.html">What is NRC?</a></p>
<h2>Four ways of fixing</h2>
<table><thead><tr><th>Method</th><th>Good for</th><th>Removable</th><th>Take care</th></tr></thead><tbody>
<tr><td>Adhesive</td><td>Flat, dry inner walls, <a href="/productdetail/pet-flat-9.html">9 mm</a> and <a href="/productdetail/pet-flat-12.html">12 mm</a> boards</td><td>No</td><td>Try a small piece; pull-test old paint; solvents may attack the fibre</td></tr>
<tr><td><a href="/productdetail/panel-clips.html">Clips</a></td><td>Walls that need access or new colours later</td><td>Yes</td><td>Set out the clips first, then slot the back of the board</td></tr>
<tr><td>Battens with screws or clips</td><td>Walls with a cavity, <a href="/productdetail/pet-flat-24.html">24 mm</a> boards</td><td>Yes</td><td>Batten spacing follows the stiffness of the board; every edge lands on a batten</td></tr>
<tr><td>Wire suspension</td><td><a href="/productdetail/pet-baffle.html">Baffles</a>, <a href="/productdetail/pet-cloud-round.html">clouds</a></td><td>Yes</td><td>Anchor in the structure, never in a ceiling tile</td></tr>
</tbody></table>
<p>Weight can be estimated: a polyester board of 12.7 mm described in a public document weighs 2.4 kg/m². A sheet of 1220 × 2440 mm has 2.98 m² and so weighs 7.1 kg. On a wall that is little. Overhead, every point of suspension is to be checked with the real weight and a margin.</p>
<h2>Cutting</h2>
<ul><li>A fresh blade, a steel rule, two or three passes. A blunt blade leaves fluff.</li><li>Cut from the face. On <a href="/productdetail/pet-groove.html">V-grooved board</a> put the cut in the middle of a groove and the joint is hidden.</li><li>Fibre has a direction. Keep the arrows on the back pointing the same way, or boards of one colour will look like two in side light.</li><li>One wall, one batch. Order spares at the beginning.</li></ul>
<figure><img src="media:pet-hexagon-2" alt="Close-up of hexagonal felt tiles in three thicknesses, their bevelled edges casting thin shadows"><figcaption>Three thicknesses mixed; the bevelled edges forgive small errors.</figcaption></figure>
<h2>Hexagons: calculate, then stick</h2>
<p>Take a regular hexagon of 260 mm across the flats and 300 mm from tip to tip. One has 0.0585 m², so a square metre takes 17.1. A field of 2.0 × 1.5 m needs 51.2, with 5% for waste 53.8: order 54. Start with one tile in the centre and go outwards ring by ring. Whoever starts in a corner collects every error in a crooked joint at the other end. See <a href="/productdetail/pet-hexagon.html">hexagon tiles</a>.</p>
<h2>Felt overhead</h2>
<p>A baffle absorbs with both faces. A piece of 1200 × 300 mm has 0.72 m² in all; twenty have 14.4 m² of exposed felt and cover very little of the ceiling plan, which leaves room for sprinklers, lights and air. Clouds keep a distance from the soffit so that the upper face works as well; for suspended ceilings Troldtekt advises 200–300 mm to the structure. When hanging:</p>
<ol><li>anchor in concrete or steel, and pull-test first;</li><li>two points for every piece at least, three or four for a cloud;</li><li>keep the distance the lamp maker asks for, and let the fire engineer check anything below a sprinkler;</li><li>in front of an air outlet a baffle will swing: add a restraint wire.</li></ol>
<h2>Five common mistakes</h2>
<ul><li>Fixing to new plaster that is not dry; the corners lift after some weeks.</li><li>Too few dabs of adhesive; the board bulges in the middle.</li><li>Using the wall as a pinboard until the holes show.</li><li>Painting the felt “to match”: the pores close, and both absorption and reaction to fire change.</li><li>Treating one wall and leaving glass opposite; the echo stays. See <a href="/article/diffusion-and-absorption.html">Diffusion and absorption</a>.</li></ul>
<p>Check fire requirements against the standard that applies on site, as described in <a href="/article/fire-classes-explained.html">Fire classes explained</a>. Later upkeep is covered in <a href="/article/cleaning-and-care.html">Cleaning and care</a>.</p>`,
      ar: `<p>يحمل شخص واحد لوح لبّاد البوليستر، وتقصّه سكين. ولأن الأمر بهذه السهولة تُغفل في الموقع ثلاثة أسئلة: هل وراء اللوح هواء؟ وكيف تلتقي الوصلات؟ وما الذي يحمل القطع المعلّقة فوق الرؤوس؟</p>
<h2>العمق أهم من اللون</h2>
<p>الأسطر الثلاثة التالية قيم من كتاب مرجعي (جدول المواد في <em>Auralization</em> لفورلندر) لثلاث مواد ليفية، وليست نتائج اختبار لألواحنا، وإنما وُضعت لبيان الاتجاه:</p>
<table><thead><tr><th>التركيبة</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k هرتز</th><th>NRC (من قيم الأوكتاف)</th></tr></thead><tbody>
<tr><td>لبّاد مخروز بالإبر 5 مم ملصق على الخرسانة</td><td>0.02</td><td>0.02</td><td>0.05</td><td>0.15</td><td>0.30</td><td>0.40</td><td>0.15</td></tr>
<tr><td>حصيرة ليفية مرنة مسامية على سطح صلب</td><td>0.07</td><td>0.07</td><td>0.20</td><td>0.41</td><td>0.75</td><td>0.97</td><td>0.35</td></tr>
<tr><td>لوح ليف معدني 20 مم وفراغ 50 مم</td><td>0.20</td><td>0.56</td><td>0.82</td><td>0.87</td><td>0.70</td><td>0.53</td><td>0.75</td></tr>
</tbody></table>
<p>يبدأ NRC بحسب معياره من قيم ثلث الأوكتاف، وليس هنا إلا قيم الأوكتاف، فقد يختلف درجة واحدة. اللبّاد الرقيق على الجدار لا يأخذ إلا الترددات العالية، أما الوسطى فتأتي مع السماكة ومع البعد عن الجدار. فإذا وعدك إعلان بقيمة NRC 0.75 للوح 12 مم ملصق، فاسأل كيف ثُبّت في المختبر. وقد ذكر أحد المصنّعين أن قيمته 0.8 تخصّ التثبيت من النوع E، أي مع فراغ، وهذا قول يمكن المقارنة به. المزيد في مقال <a href="/article/what-is-nrc.html">ما هو NRC؟</a></p>
<h2>أربع طرق للتثبيت</h2>
<table><thead><tr><th>الطريقة</th><th>تناسب</th><th>قابلة للفك</th><th>انتبه إلى</th></tr></thead><tbody>
<tr><td>اللاصق</td><td>الجدران الداخلية المستوية الجافة، ألواح <a href="/productdetail/pet-flat-9.html">9 مم</a> و<a href="/productdetail/pet-flat-12.html">12 مم</a></td><td>لا</td><td>جرّب قطعة صغيرة، واختبر شدّ الدهان القديم؛ والمذيبات قد تؤذي الألياف</td></tr>
<tr><td><a href="/productdetail/panel-clips.html">المشابك</a></td><td>جدران تحتاج وصولًا أو تغيير ألوان لاحقًا</td><td>نعم</td><td>خطّط مواضع المشابك أولًا ثم افتح مجاريها في ظهر اللوح</td></tr>
<tr><td>عوارض مع براغٍ أو مشابك</td><td>جدران بفراغ، ألواح <a href="/productdetail/pet-flat-24.html">24 مم</a></td><td>نعم</td><td>تباعد العوارض بحسب صلابة اللوح، وكل حافة تقع على عارضة</td></tr>
<tr><td>التعليق بالأسلاك</td><td><a href="/productdetail/pet-baffle.html">الألواح المعلّقة</a> و<a href="/productdetail/pet-cloud-round.html">الغيمات</a></td><td>نعم</td><td>ثبّت في الهيكل الإنشائي لا في بلاطة السقف المستعار</td></tr>
</tbody></table>
<p>ويمكن تقدير الوزن: لوح بوليستر بسماكة 12.7 مم وُصف في وثيقة عامة يزن 2.4 كغ/م². ولوح كامل 1220×2440 مم مساحته 2.98 م² فيزن 7.1 كغ. هذا قليل على الجدار، أما فوق الرؤوس فتُراجع كل نقطة تعليق بالوزن الفعلي مع هامش أمان.</p>
<h2>القص</h2>
<ul><li>شفرة جديدة ومسطرة فولاذية وتمريرتان أو ثلاث. الشفرة الكليلة تترك زغبًا.</li><li>اقطع من الوجه. وفي <a href="/productdetail/pet-groove.html">اللوح ذي الحزوز V</a> اجعل القص في منتصف الحزّ فتختفي الوصلة.</li><li>للألياف اتجاه. اجعل الأسهم في ظهر الألواح نحو جهة واحدة، وإلا بدا اللون الواحد لونين في الضوء الجانبي.</li><li>للجدار الواحد دفعة إنتاج واحدة، واطلب الاحتياط منذ البداية.</li></ul>
<figure><img src="media:pet-hexagon-2" alt="لقطة قريبة لبلاطات لبّاد سداسية بثلاث سماكات تلقي حوافها المشطوفة ظلالًا دقيقة"><figcaption>ثلاث سماكات ممزوجة، والحواف المشطوفة تغفر الفروق الصغيرة.</figcaption></figure>
<h2>السداسيات: احسب ثم ألصق</h2>
<p>خذ سداسيًا منتظمًا بين ضلعيه المتقابلين 260 مم وبين رأسيه 300 مم. مساحة الواحد 0.0585 م²، فيأخذ المتر المربع 17.1. ومساحة 2.0×1.5 م تحتاج 51.2، ومع فاقد 5% تصبح 53.8: فاطلب 54. ابدأ ببلاطة في المركز وتوسّع حلقةً حلقة، فمن يبدأ من الزاوية يجمع كل الأخطاء في وصلة مائلة عند الطرف الآخر. انظر <a href="/productdetail/pet-hexagon.html">البلاطات السداسية</a>.</p>
<h2>اللبّاد فوق الرؤوس</h2>
<p>اللوح المعلّق يمتص بوجهيه. قطعة 1200×300 مم لها 0.72 م² في المجموع، وعشرون قطعة لها 14.4 م² من اللبّاد المكشوف ولا تغطي من مسقط السقف إلا القليل، فيبقى مكان لرشّاشات الحريق والإنارة والهواء. أما الغيمات فتبتعد عن السقف ليعمل وجهها العلوي أيضًا؛ وتنصح Troldtekt في الأسقف المعلّقة بمسافة 200–300 مم عن السقف الإنشائي. وعند التعليق:</p>
<ol><li>ثبّت المراسي في الخرسانة أو الفولاذ واختبر شدّها أولًا؛</li><li>نقطتان على الأقل لكل قطعة، وثلاث أو أربع للغيمة؛</li><li>احفظ المسافة التي يطلبها صانع المصباح، ودع مهندس الحريق يراجع كل ما يقع تحت رشّاش؛</li><li>أمام مخرج الهواء يتأرجح اللوح، فأضف سلكًا مقيّدًا.</li></ol>
<h2>خمسة أخطاء شائعة</h2>
<ul><li>اللصق على لياسة جديدة لم تجف، فترتفع الزوايا بعد أسابيع.</li><li>قلة نقاط اللاصق، فينتفخ اللوح في وسطه.</li><li>استعمال الجدار لوحةً للدبابيس حتى تظهر الثقوب.</li><li>طلاء اللبّاد «ليتناسق»: تنسدّ المسام ويتغيّر الامتصاص والتفاعل مع الحريق معًا.</li><li>معالجة جدار وترك زجاج قبالته، فيبقى الصدى. انظر <a href="/article/diffusion-and-absorption.html">التشتيت والامتصاص</a>.</li></ul>
<p>راجع متطلبات الحريق وفق المعيار الساري في المكان كما في مقال <a href="/article/fire-classes-explained.html">فئات الحريق ببساطة</a>، والصيانة اللاحقة في <a href="/article/cleaning-and-care.html">التنظيف والعناية</a>.</p>`,
    },
    cover: "pet-flat-2",
    date: "2025-05-14",
    tags: ["installation", "absorption", "office"],
    questions: [
      {
        question: {
          zh: "毡板背后一定要留空腔吗？",
          en: "Does felt need an air gap behind it?",
          ar: "هل يحتاج اللبّاد إلى فراغ هوائي خلفه؟",
        },
        answer: {
          zh: "只想减少高频的刺耳感，可以直贴；要让说话声的中频也降下来，就需要更厚的板或几厘米空腔。教科书数据里，5 mm 毡直贴的 NRC 为 0.15，20 mm 纤维板加 50 mm 空腔为 0.75（均由倍频带值算得）。",
          en: "To take the edge off the treble it can be glued on. To work in the range of speech it needs thickness or a few centimetres of air. In textbook data 5 mm felt on concrete has NRC 0.15, a 20 mm fibre board over 50 mm of air 0.75 (both from octave values).",
          ar: "لتلطيف الترددات العالية يكفي اللصق. أما العمل في مدى الكلام فيحتاج سماكة أو بضعة سنتيمترات من الهواء. في البيانات المرجعية للبّاد 5 مم على الخرسانة NRC 0.15، وللوح ليفي 20 مم مع فراغ 50 مم 0.75 (كلاهما من قيم الأوكتاف).",
        },
      },
      {
        question: {
          zh: "一平方米需要多少块六边形毡砖？",
          en: "How many hexagons make a square metre?",
          ar: "كم بلاطة سداسية في المتر المربع؟",
        },
        answer: {
          zh: "取决于尺寸。对边 260 mm 的正六边形，单块 0.0585 m²，每平方米 17.1 块，另加约 5% 损耗。",
          en: "It depends on the size. A regular hexagon of 260 mm across the flats has 0.0585 m², so 17.1 to the square metre, plus about 5% for waste.",
          ar: "بحسب المقاس. السداسي المنتظم الذي بين ضلعيه المتقابلين 260 مم مساحته 0.0585 م²، أي 17.1 في المتر المربع، مع نحو 5% فاقدًا.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "M. Vorländer《Auralization》：pyroomacoustics 中的材料表",
          en: "M. Vorländer, Auralization: material table in pyroomacoustics",
          ar: "م. فورلندر، Auralization: جدول المواد في pyroomacoustics",
        },
        url: "https://github.com/LCAV/pyroomacoustics",
      },
      {
        title: {
          zh: "裁定 NY N307873：聚酯吸音板，2400 g/m²",
          en: "Ruling NY N307873: polyester acoustic panel, 2400 g/m²",
          ar: "القرار NY N307873: لوح بوليستر صوتي، 2400 غ/م²",
        },
        url: "https://checkoutapi.com/rulings/docview?doc_id=NY+N307873&highlight=5603.94.9090%2A",
      },
      {
        title: {
          zh: "Leedings：PET 板，NRC 注明为 E 型安装",
          en: "Leedings: PET panels, NRC stated with Type E mounting",
          ar: "Leedings: ألواح PET، قيمة NRC مذكورة بتركيب من النوع E",
        },
        url: "https://www.leedings.com/industry-news/how-density-affects-pet-acoustic-panels-sound-absorption-is-there-a-peak-performance-point",
      },
      {
        title: {
          zh: "Troldtekt：构造与离顶距离",
          en: "Troldtekt: constructions and distance to the ceiling",
          ar: "Troldtekt: التركيبات والمسافة عن السقف",
        },
        url: "https://www.troldtekt.se/produktfoerdelar/bra-akustik/bra-akustik-med-troldtekt/",
      },
    ],
  },
  {
    id: "cleaning-and-care",
    class: "knowledge",
    title: {
      zh: "吸音板的清洁与保养：别把孔堵上，别把木头泡湿",
      en: "Cleaning and care: keep the pores open and the wood dry",
      ar: "التنظيف والعناية: أبقِ المسام مفتوحة والخشب جافًا",
    },
    summary: {
      zh: "吸声靠孔和缝，保养的全部要领就是不要堵住它们。按材料给出日常、季度和年度的做法，附污渍处理表与静音舱的保养项目。",
      en: "Absorbers work through pores and slots, so care means not closing them. What to do weekly, quarterly and yearly for each material, with a table for stains and a list for booths.",
      ar: "تعمل الماصّات عبر المسام والشقوق، فالعناية بها ألا تُسدّ. ما يُفعل أسبوعيًا وفصليًا وسنويًا لكل مادة، مع جدول للبقع وقائمة للكبائن.",
    },
    body: {
      zh: `<p>物业经理最常问的问题是“能不能用湿布擦”。答案取决于擦的是哪一层：木皮面可以用拧干的布，毡面不行，孔里更不行。记住一个原则就够了：<strong>声音进得去的地方，灰尘也进得去；灰尘要吸出来，不要抹进去。</strong></p>
<h2>按材料分</h2>
<table><thead><tr><th>材料</th><th>日常</th><th>每季度</th><th>不要</th></tr></thead><tbody>
<tr><td>木格栅板（如<a href="/productdetail/slat-oak.html">橡木</a>）</td><td>软毛刷或羽毛掸顺着木条掸</td><td>窄吸嘴加毛刷头吸条缝里的毡；木面用拧干的布顺纹擦，再用干布收一遍</td><td>喷水、蒸汽、含蜡或含硅的亮光剂</td></tr>
<tr><td>聚酯毡板（如<a href="/productdetail/pet-flat-12.html">12 mm 平板</a>）</td><td>低档吸尘，毛刷头</td><td>粘毛滚筒处理浮絮；看边角有没有翘起</td><td>用力揉搓、硬刷、溶剂、熨烫</td></tr>
<tr><td>穿孔与槽木板（如<a href="/productdetail/perforated-oak-16.html">16 mm 孔距橡木</a>、<a href="/productdetail/grooved-oak-28-4.html">28/4 槽木</a>）</td><td>干掸</td><td>吸尘器沿孔列或槽走；木面拧干布擦</td><td>把清洁剂喷到孔里；用腻子补孔</td></tr>
<tr><td>微孔板（如<a href="/productdetail/micro-perforated-white.html">白色微孔</a>）</td><td>干的超细纤维布轻拂</td><td>吸尘，毛刷头，不压</td><td>任何会留下薄膜的东西：油漆、蜡、密封剂</td></tr>
<tr><td>垂片与云板</td><td>不必</td><td>用长杆毛刷；顺便看钢索和锁扣</td><td>拉扯、挂装饰物</td></tr>
</tbody></table>
<figure><img src="media:perforated-oak-2" alt="橡木板圆孔特写：8 毫米孔径、16 毫米孔距，孔内可见阴影"><figcaption>孔里的灰要吸出来，不要抹进去。</figcaption></figure>
<h2>污渍</h2>
<p>先在看不见的地方试，再由外往里处理，别把一个点擦成一圈。</p>
<table><thead><tr><th>污渍</th><th>木皮面</th><th>毡面</th></tr></thead><tbody>
<tr><td>手印</td><td>中性清洁剂稀释，布拧干，擦后立即擦干</td><td>干海绵轻蘸</td></tr>
<tr><td>咖啡、茶</td><td>马上吸干，再按手印处理</td><td>吸水纸按压，不搓；清水少量，再按干</td></tr>
<tr><td>记号笔</td><td>先问我们；酒精可能伤涂层</td><td>通常去不掉，换板更省</td></tr>
<tr><td>口香糖、蜡</td><td>冰袋冻硬后剔除</td><td>同左，动作轻，避免拔出纤维</td></tr>
<tr><td>霉点</td><td>先查水从哪里来</td><td>先查水从哪里来；受潮的岩棉应更换</td></tr>
</tbody></table>
<h2>能不能重新刷漆</h2>
<p>这个问题，两家知名厂商给出的答案不同，恰好说明不能一概而论。Troldtekt 写道，它的木丝板可以用喷枪多次喷涂而不损害声学性能；Ecophon 则注明，重涂会使吸声系数和燃烧性能都变差。差别在于表面结构：粗大的孔隙不容易堵，细小的孔隙一层漆就封死了。微孔板、毡板和格栅板背后的毡，都属于后一类。如果必须改色，换板，或者只在木面上由专业人员处理，同时核对防火文件是否仍然有效（见<a href="/article/fire-classes-explained.html">《燃烧性能等级怎么看》</a>）。</p>
<h2>温度、湿度与阳光</h2>
<ul><li>木材随湿度胀缩，室内温湿度稳定，板就稳定。新风系统停用的长假之后，先通风，再判断缝隙是否异常。</li><li>阳光会让木皮变色，深浅各异。换画、移家具之前想一想：挡住的那一块，会留下印子。</li><li>加湿器、香薰机不要正对墙面。</li><li>保洁拖地时，水不要碰到板端。安装时离地留的那条缝，就是为此。</li></ul>
<h2>静音舱</h2>
<p><a href="/silencebooth.html">静音舱</a>的保养项目不多，但都与声音和空气有关：</p>
<ol><li>每周：玻璃、桌板用软布擦；内壁毡面吸尘。</li><li>每月：听一听两台排风扇有没有异响，进出风口吸尘。风口堵了，换气就达不到三分钟一次。</li><li>每季度：用一张纸夹在门缝里，关门后抽动。哪一段抽得动，哪一段的门封就没有压紧。</li><li>每年：检查地脚是否水平，紧固螺钉，确认舱内能听见火警。</li></ol>
<h2>给物业的一页纸</h2>
<p>交付时，请向施工方要四样东西：产品名称与批次号、备用板、本页的打印件、防火与吸声文件的存放位置。十年后换一块板，靠的就是它们。安装时要留意的地方，见<a href="/article/installing-slat-panels.html">《木格栅吸音板的安装》</a>和<a href="/article/installing-felt.html">《聚酯纤维吸音板的安装》</a>。</p>`,
      en: `<p>Facility managers ask one question more than any other: may we wipe it with a damp cloth? It depends on the layer. A veneered face, yes, if the cloth is wrung out; felt, no; the inside of a hole, never. One rule is enough to remember: <strong>where sound can enter, dust can enter, and dust should be drawn out, not rubbed in.</strong></p>
<h2>By material</h2>
<table><thead><tr><th>Material</th><th>Routine</th><th>Every quarter</th><th>Avoid</th></tr></thead><tbody>
<tr><td>Slat panels, for example <a href="/productdetail/slat-oak.html">oak</a></td><td>Soft brush or duster along the slats</td><td>Narrow nozzle with brush on the felt between slats; wrung cloth along the grain, then a dry one</td><td>Spraying, steam, polish with wax or silicone</td></tr>
<tr><td>Polyester felt, for example <a href="/productdetail/pet-flat-12.html">12 mm flat board</a></td><td>Vacuum on low with a brush head</td><td>Lint roller for loose fibre; look for lifting corners</td><td>Rubbing, hard brushes, solvents, ironing</td></tr>
<tr><td>Perforated and grooved wood, for example <a href="/productdetail/perforated-oak-16.html">oak at 16 mm centres</a> or <a href="/productdetail/grooved-oak-28-4.html">28/4</a></td><td>Dry dusting</td><td>Vacuum along the rows or grooves; wrung cloth on the face</td><td>Cleaner sprayed into holes; filler in holes</td></tr>
<tr><td>Micro-perforated boards, for example <a href="/productdetail/micro-perforated-white.html">white</a></td><td>Dry microfibre, lightly</td><td>Vacuum with a brush head, without pressure</td><td>Anything that leaves a film: paint, wax, sealer</td></tr>
<tr><td>Baffles and clouds</td><td>Nothing</td><td>Long-handled brush; look at wires and locks while you are there</td><td>Pulling, hanging decorations on them</td></tr>
</tbody></table>
<figure><img src="media:perforated-oak-2" alt="Close-up of round perforations in oak, 8 mm holes at 16 mm centres with shadow inside"><figcaption>Dust in the holes is drawn out, not rubbed in.</figcaption></figure>
<h2>Stains</h2>
<p>Try an unseen spot first and work from the outside in, so that a dot does not become a ring.</p>
<table><thead><tr><th>Stain</th><th>Veneered face</th><th>Felt</th></tr></thead><tbody>
<tr><td>Fingerprints</td><td>Diluted neutral cleaner, wrung cloth, dry at once</td><td>Dab with a dry sponge</td></tr>
<tr><td>Coffee, tea</td><td>Blot at once, then as above</td><td>Press with absorbent paper, do not rub; a little water, press dry</td></tr>
<tr><td>Marker pen</td><td>Ask us first; alcohol may harm the coating</td><td>Usually permanent; replacing the board costs less</td></tr>
<tr><td>Chewing gum, wax</td><td>Harden with an ice pack and lift off</td><td>The same, gently, without pulling fibre</td></tr>
<tr><td>Mould</td><td>Find the water first</td><td>Find the water first; replace wool that has been wet</td></tr>
</tbody></table>
<h2>May it be repainted?</h2>
<p>Two well-known makers answer differently, and that is the lesson. Troldtekt writes that its wood-wool boards can be spray-painted several times without harm to the acoustics. Ecophon notes that both absorption and fire properties deteriorate when its products are repainted. The difference is the surface: coarse pores are hard to close, fine ones disappear under a single coat. Micro-perforated boards, felt, and the felt behind slats belong to the second kind. If the colour must change, change the board, or have only the wooden faces refinished by a specialist, and check that the fire papers still apply (see <a href="/article/fire-classes-explained.html">Fire classes explained</a>).</p>
<h2>Temperature, humidity, sun</h2>
<ul><li>Wood moves with humidity. If the room is steady, so is the panel. After a long holiday with the ventilation off, air the room before you judge any gap.</li><li>Sunlight changes veneer, each species in its own way. A picture or cupboard against the wall leaves its outline.</li><li>Do not point humidifiers or diffusers of scent at the wall.</li><li>Keep mop water away from the lower ends. The gap to the floor was left for that reason.</li></ul>
<h2>Booths</h2>
<p>A <a href="/silencebooth.html">silence booth</a> asks for little, but all of it concerns sound or air:</p>
<ol><li>Weekly: soft cloth for glass and table, vacuum for the felt lining.</li><li>Monthly: listen to both exhaust fans and vacuum the openings. With clogged openings the air is no longer changed every three minutes.</li><li>Quarterly: close the door on a sheet of paper and pull. Where it slides, the seal is not pressed.</li><li>Yearly: check level and screws, and make sure the fire alarm can be heard inside.</li></ol>
<h2>One page for the building manager</h2>
<p>At handover ask for four things: product names and batch numbers, spare panels, a printout of this page, and the place where fire and absorption papers are kept. In ten years these are what makes it possible to change one panel. What to watch during fixing is described in <a href="/article/installing-slat-panels.html">Installing slat panels</a> and <a href="/article/installing-felt.html">Installing felt</a>.</p>`,
      ar: `<p>أكثر ما يسأله مديرو المباني: هل نمسحها بقطعة قماش رطبة؟ الجواب بحسب الطبقة: وجه القشرة الخشبية نعم إذا عُصر القماش جيدًا، واللبّاد لا، وداخل الثقب أبدًا. وتكفي قاعدة واحدة: <strong>حيث يدخل الصوت يدخل الغبار، والغبار يُشفط إلى الخارج ولا يُفرك إلى الداخل.</strong></p>
<h2>بحسب المادة</h2>
<table><thead><tr><th>المادة</th><th>المعتاد</th><th>كل ثلاثة أشهر</th><th>تجنّب</th></tr></thead><tbody>
<tr><td>ألواح الشرائح، مثل <a href="/productdetail/slat-oak.html">البلوط</a></td><td>فرشاة ناعمة أو منفضة على امتداد الشرائح</td><td>فوهة ضيقة بفرشاة على اللبّاد بين الشرائح؛ قماش معصور مع اتجاه العروق ثم قماش جاف</td><td>الرش والبخار وملمّعات الشمع أو السيليكون</td></tr>
<tr><td>لبّاد البوليستر، مثل <a href="/productdetail/pet-flat-12.html">اللوح المسطح 12 مم</a></td><td>مكنسة كهربائية على سرعة منخفضة برأس فرشاة</td><td>أسطوانة لاصقة للألياف السائبة؛ وتفقّد الزوايا المرتفعة</td><td>الفرك والفرش القاسية والمذيبات والكيّ</td></tr>
<tr><td>الخشب المثقّب والمحزّز، مثل <a href="/productdetail/perforated-oak-16.html">بلوط بتباعد 16 مم</a> أو <a href="/productdetail/grooved-oak-28-4.html">28/4</a></td><td>نفض جاف</td><td>شفط على امتداد صفوف الثقوب أو الحزوز؛ وقماش معصور على الوجه</td><td>رش المنظّف في الثقوب أو سدّها بالمعجون</td></tr>
<tr><td>الألواح دقيقة الثقوب، مثل <a href="/productdetail/micro-perforated-white.html">الأبيض</a></td><td>ألياف دقيقة جافة برفق</td><td>شفط برأس فرشاة من غير ضغط</td><td>كل ما يترك غشاءً: دهان أو شمع أو مادة سدّ</td></tr>
<tr><td>الألواح المعلّقة والغيمات</td><td>لا شيء</td><td>فرشاة بعصا طويلة، مع تفقّد الأسلاك والأقفال</td><td>الشد وتعليق الزينة عليها</td></tr>
</tbody></table>
<figure><img src="media:perforated-oak-2" alt="لقطة قريبة لثقوب دائرية في البلوط بقطر 8 مم وتباعد 16 مم يظهر الظل داخلها"><figcaption>غبار الثقوب يُشفط إلى الخارج ولا يُفرك إلى الداخل.</figcaption></figure>
<h2>البقع</h2>
<p>جرّب أولًا في موضع غير ظاهر، واعمل من الخارج إلى الداخل حتى لا تتحول النقطة إلى حلقة.</p>
<table><thead><tr><th>البقعة</th><th>وجه القشرة الخشبية</th><th>اللبّاد</th></tr></thead><tbody>
<tr><td>بصمات الأصابع</td><td>منظّف متعادل مخفّف وقماش معصور، ثم تجفيف فوري</td><td>تربيت بإسفنجة جافة</td></tr>
<tr><td>قهوة وشاي</td><td>تُمتص فورًا ثم كما سبق</td><td>ضغط بورق ماصّ من غير فرك؛ قليل من الماء ثم ضغط حتى الجفاف</td></tr>
<tr><td>قلم تخطيط</td><td>اسألنا أولًا، فالكحول قد يضر الطلاء</td><td>دائمة في الغالب، واستبدال اللوح أوفر</td></tr>
<tr><td>علكة وشمع</td><td>تُقسّى بكيس ثلج ثم تُرفع</td><td>كذلك برفق من غير نزع الألياف</td></tr>
<tr><td>عفن</td><td>ابحث عن مصدر الماء أولًا</td><td>ابحث عن مصدر الماء أولًا، واستبدل الصوف الذي ابتلّ</td></tr>
</tbody></table>
<h2>هل يجوز إعادة طلائها؟</h2>
<p>شركتان معروفتان تجيبان جوابين مختلفين، وهنا العبرة. تكتب Troldtekt أن ألواحها من صوف الخشب تُطلى بالرش مرات عدة من غير ضرر صوتي. وتنبّه Ecophon إلى أن الامتصاص وخواص الحريق كليهما يتراجعان عند إعادة طلاء منتجاتها. الفرق في السطح: المسام الخشنة يصعب سدّها، والدقيقة تختفي تحت طبقة واحدة. والألواح دقيقة الثقوب واللبّاد، وكذلك اللبّاد خلف الشرائح، من النوع الثاني. فإذا لزم تغيير اللون فغيّر اللوح، أو دع مختصًا يعيد تشطيب الوجوه الخشبية وحدها، وتحقق من بقاء أوراق الحريق سارية (انظر <a href="/article/fire-classes-explained.html">فئات الحريق ببساطة</a>).</p>
<h2>الحرارة والرطوبة والشمس</h2>
<ul><li>يتحرك الخشب مع الرطوبة؛ فإذا استقرت الغرفة استقر اللوح. وبعد إجازة طويلة توقفت فيها التهوية، هوِّ الغرفة قبل أن تحكم على أي فراغ.</li><li>ضوء الشمس يغيّر لون القشرة، ولكل نوع طريقته. واللوحة أو الخزانة على الجدار تترك أثرها.</li><li>لا توجّه أجهزة الترطيب أو فوّاحات العطر نحو الجدار.</li><li>أبعد ماء المسح عن الأطراف السفلى، فالفراغ عن الأرض تُرك لهذا.</li></ul>
<h2>الكبائن</h2>
<p>لا تطلب <a href="/silencebooth.html">كابينة المكالمات</a> الكثير، لكن كله يتصل بالصوت أو الهواء:</p>
<ol><li>أسبوعيًا: قماش ناعم للزجاج والطاولة، وشفط لبطانة اللبّاد.</li><li>شهريًا: استمع إلى مروحتي الشفط واشفط غبار الفتحات. فإذا انسدّت لم يعد الهواء يتجدد كل ثلاث دقائق.</li><li>كل ثلاثة أشهر: أغلق الباب على ورقة واسحبها. حيث تنزلق، فمانع التسرّب غير مضغوط.</li><li>سنويًا: افحص الاستواء والبراغي، وتأكد من أن إنذار الحريق يُسمع في الداخل.</li></ol>
<h2>صفحة واحدة لمدير المبنى</h2>
<p>اطلب عند التسليم أربعة أشياء: أسماء المنتجات وأرقام الدفعات، وألواحًا احتياطية، ونسخة مطبوعة من هذه الصفحة، ومكان حفظ أوراق الحريق والامتصاص. فبعد عشر سنوات هي ما يجعل استبدال لوح واحد ممكنًا. وما يجب الانتباه إليه أثناء التركيب في مقالي <a href="/article/installing-slat-panels.html">تركيب ألواح الشرائح الخشبية</a> و<a href="/article/installing-felt.html">تركيب ألواح لبّاد البوليستر</a>.</p>`,
    },
    cover: "slat-ash-2",
    date: "2024-09-04",
    tags: ["care", "booth", "fire", "absorption"],
    questions: [
      {
        question: {
          zh: "木格栅板可以用湿布擦吗？",
          en: "May slat panels be wiped with a damp cloth?",
          ar: "هل تُمسح ألواح الشرائح بقماش رطب؟",
        },
        answer: {
          zh: "木皮面可以，用拧干的布顺着木纹擦，随后用干布收一遍；条缝里的毡只吸尘，不沾水。",
          en: "The veneered faces, yes: a well-wrung cloth along the grain, then a dry one. The felt between the slats is only vacuumed.",
          ar: "الوجوه الخشبية نعم: قماش معصور جيدًا مع اتجاه العروق ثم قماش جاف. أما اللبّاد بين الشرائح فيُشفط فقط.",
        },
      },
      {
        question: {
          zh: "吸音板可以重新刷漆吗？",
          en: "Can acoustic panels be repainted?",
          ar: "هل يمكن إعادة طلاء الألواح الصوتية؟",
        },
        answer: {
          zh: "毡板、微孔板不可以，漆会封住孔隙，吸声和燃烧性能都会改变。粗孔的木丝板另当别论。改色以换板为宜，动手之前先问厂家。",
          en: "Not felt or micro-perforated boards: paint closes the pores and changes absorption and reaction to fire. Coarse wood-wool boards are another matter. Prefer a new board, and ask the maker first.",
          ar: "ليس اللبّاد ولا الألواح دقيقة الثقوب: فالدهان يسدّ المسام ويغيّر الامتصاص والتفاعل مع الحريق. أما ألواح صوف الخشب الخشنة فأمرها مختلف. الأفضل استبدال اللوح وسؤال المصنّع أولًا.",
        },
      },
      {
        question: {
          zh: "怎样判断静音舱的门封还密不密？",
          en: "How do I know whether a booth's door seal is still tight?",
          ar: "كيف أعرف أن مانع تسرّب باب الكابينة ما زال محكمًا؟",
        },
        answer: {
          zh: "把一张纸夹在门缝里，关门后抽动。抽得动的那一段没有压紧，先检查舱体是否水平，再调门或换封条。",
          en: "Close the door on a sheet of paper and pull. Where it slides the seal is not pressed: check that the booth stands level, then adjust the door or replace the seal.",
          ar: "أغلق الباب على ورقة واسحبها. حيث تنزلق فالمانع غير مضغوط: تحقق من استواء الكابينة ثم اضبط الباب أو استبدل المانع.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "Ecophon：重新涂刷会使吸声与燃烧性能变差",
          en: "Ecophon: absorption and fire properties deteriorate when repainted",
          ar: "Ecophon: تراجع الامتصاص وخواص الحريق عند إعادة الطلاء",
        },
        url: "http://ecophon-corporate.com/templates/webnormalpage_83893.html",
      },
      {
        title: {
          zh: "Troldtekt：喷涂而不损失声学性能",
          en: "Troldtekt: spray-painting without loss of acoustics",
          ar: "Troldtekt: الطلاء بالرش من دون فقد في الأداء الصوتي",
        },
        url: "https://www.troldtekt.se/produktfoerdelar/bra-akustik/bra-akustik-med-troldtekt/",
      },
    ],
  },
  {
    id: "container-loading",
    class: "knowledge",
    title: {
      zh: "装柜怎么计划：先箱，再托，先排地面，再算重量",
      en: "Planning a container load: cartons, pallets, the floor, then the weight",
      ar: "تخطيط تحميل الحاوية: الكراتين فالمنصّات فالأرضية ثم الوزن",
    },
    summary: {
      zh: "托盘先要排得进 2.35 m 宽的柜子，再看重量。本文用柜内净尺寸算一遍，可以复算，也说明哪些数字必须问货代。",
      en: "Pallets must first fit between walls 2.35 m apart; only then comes the weight. A load worked out from clear dimensions, which you can repeat, and the figures only your forwarder can give.",
      ar: "على المنصّات أن تدخل أولًا بين جدارين بينهما 2.35 م، ثم يأتي الوزن. حمولة محسوبة من الأبعاد الصافية يمكن تكرارها، والأرقام التي لا يعطيها إلا وكيل الشحن.",
    },
    body: {
      zh: `<p>“一个柜能装多少平方米？”几乎是每位海外买家的第一个问题。诚实的回答是：不知道箱规、毛重、目的港限重和柜型之前，没有人知道。好在算法不难，五步就够，您可以拿着货代给的数字自己复核。</p>
<h2>第一步：从一箱开始</h2>
<p>三个数：外箱尺寸、毛重、箱内平方米。由此得到装货密度，也就是毛重除以外箱体积：</p>
<table><thead><tr><td></td><th>木格栅板（<a href="/productdetail/slat-oak.html">天然橡木</a>，产品页箱规）</th><th>毡板（<a href="/productdetail/pet-flat-12.html">12 mm 平板</a>，产品页箱规）</th></tr></thead><tbody>
<tr><td>每箱</td><td>2 块 600×2400 mm</td><td>6 张 1220×2440 mm</td></tr>
<tr><td>面积</td><td>2.88 m²</td><td>17.86 m²</td></tr>
<tr><td>外箱</td><td>620×2420×55 mm</td><td>1240×2460×90 mm</td></tr>
<tr><td>毛重</td><td>26 kg</td><td>46 kg</td></tr>
<tr><td>外箱体积</td><td>0.0825 m³</td><td>0.2745 m³</td></tr>
<tr><td>装货密度</td><td>315 kg/m³</td><td>168 kg/m³</td></tr>
</tbody></table>
<p>同样一立方米，木格栅板的重量接近毡板的两倍。后面要看的是：先到上限的，是地面还是重量。</p>
<h2>第二步：码成托</h2>
<p>木格栅板一托一摞，20 箱，合 57.6 m²。占地 620×2420 mm，货高 20 × 55 = 1100 mm，加托盘约 150 mm，总高 1250 mm；重量 20 × 26 + 25 = 545 kg。为什么不把两摞并成一托？那样宽 1240 mm、长 2420 mm：横着放，2420 mm 超过柜内净宽 2350 mm；顺着并排两托是 2480 mm，同样放不进去，每排只能放一托，地面白白空出将近一半。码托时：</p>
<ul><li>板件平放，不立放；箱子不悬出托盘边缘；</li><li>四角加护角，打带不勒进箱角；</li><li>注明能否上下叠两层。叠放限制往往比体积更早起作用。</li></ul>
<h2>第三步：先在地面上排</h2>
<p>下表用常见的柜内净尺寸，单位 mm；实际柜子由货代确认，门洞的高和宽都要问。</p>
<table><thead><tr><td></td><th>20 尺普柜</th><th>40 尺高柜</th></tr></thead><tbody>
<tr><td>柜内长 × 宽 × 高</td><td>5900 × 2350 × 2390</td><td>12,030 × 2350 × 2690</td></tr>
<tr><td>门洞宽 × 高</td><td>2340 × 2280</td><td>2340 × 2580</td></tr>
<tr><td>顺长排数</td><td>2 × 2420 = 4840，2 排</td><td>4 × 2420 = 9680，4 排</td></tr>
<tr><td>并排托数</td><td>3 × 620 = 1860，3 托</td><td>3 × 620 = 1860，3 托</td></tr>
<tr><td>叠两层的高度</td><td>2 × 1085 = 2170（每托 17 箱）</td><td>2 × 1250 = 2500（每托 20 箱）</td></tr>
<tr><td>装载</td><td>12 托，587.5 m²，5604 kg</td><td>24 托，1382.4 m²，13,080 kg</td></tr>
</tbody></table>
<p>40 尺高柜里，侧边还剩 490 mm，柜门端还剩 2350 mm 长的一段，留给短箱：桌面屏、六边形毡砖、棉和配件。</p>
<h2>第四步：再问重量</h2>
<p>请货代书面给出该航线、该柜型的最大装载重量，以及目的地的公路限重，后者常常更低。假设答复是 17,000 kg，这是为了演算而设的数字。</p>
<table><thead><tr><td></td><th>木格栅板</th><th>穿孔板（<a href="/productdetail/perforated-oak-16.html">橡木，孔距 16 mm</a>）</th></tr></thead><tbody>
<tr><td>一托</td><td>20 箱，545 kg</td><td>24 箱，24 × 36 + 25 = 889 kg，高 1230 mm，宽 650 mm</td></tr>
<tr><td>按地面</td><td>24 托，13,080 kg</td><td>24 托，21,336 kg</td></tr>
<tr><td>按重量</td><td>不到上限</td><td>17,000 ÷ 889，取整 19 托</td></tr>
<tr><td>取较小者</td><td>24 托，1382.4 m²</td><td>19 托，16,891 kg，1313.3 m²</td></tr>
</tbody></table>
<p>格栅板先排满地面，穿孔板先到重量。快速判断：24 个托位上的货约 40 m³，17,000 kg ÷ 40 m³ ≈ 425 kg/m³，装货密度高于它的看重量，低于它的看地面。</p>
<h2>第五步：木与毡拼柜</h2>
<p>一托 12 mm 毡板宽 1240 mm、长 2460 mm，12 箱，高 12 × 90 + 150 = 1230 mm，重 12 × 46 + 40 = 592 kg，合 214.3 m²。它正好占两个格栅托的宽度：1240 + 620 = 1860 mm。把四排里的一排换成“毡加格栅”、各叠两层，全柜就是 20 托格栅板（1152 m²，10,900 kg）和 2 托毡板（428.6 m²，1184 kg），共 12,084 kg，顺长 3 × 2420 + 2460 = 9720 mm。</p>
<h2>装柜顺序</h2>
<ul><li>重托靠底、沿柜长均匀分布，避免一头沉；轻货和易损件放上层或靠门。</li><li>先用的货后装。分批施工的项目，请告诉我们顺序。</li><li>空隙用气袋或木方顶紧，柜门处加挡。</li><li>放干燥剂，装前检查柜内有无漏光、异味和积水；每一层拍照，连同铅封号一起发给您。</li></ul>
<h2>单证与时间</h2>
<p>装箱单逐项列出箱数、净重、毛重、体积；木质包装要有相应声明，说明是经过处理并有标识，还是不含木包装。价格条款决定由谁订舱：EXW、FOB 由您的货代订，CFR、CIF 由卖方订。排期时把春节、五一、国庆算进去，节前舱位最紧。税则品目另见<a href="/article/hs-headings-for-panels.html">《吸音板的税则品目》</a>。</p>
<p>一家做竹板的供应商在它的装柜估算工具上写了一句话：这是计划估算，不是装载许可。我们的估算也是如此。听禾每月大约发两个柜；把图纸面积、目的港和交货时间<a href="/aboutUs/lianxi.html">发给我们</a>，我们回复一份带箱数、重量和体积的计划，最后一关由货代确认。</p>`,
      en: `<p>“How many square metres go into a container?” is the first question of almost every buyer abroad. The honest answer: nobody knows before carton size, gross weight, the weight limit at destination and the type of container are known. The arithmetic is not hard. Five steps are enough, and you can repeat them with the figures of your own forwarder.</p>
<h2>Step 1: one carton</h2>
<p>Three figures: outer size, gross weight, square metres inside. From them comes the stowage density, gross weight divided by carton volume.</p>
<table><thead><tr><td></td><th>Slat panel (<a href="/productdetail/slat-oak.html">natural oak</a>, carton as on its page)</th><th>Felt (<a href="/productdetail/pet-flat-12.html">12 mm flat board</a>, carton as on its page)</th></tr></thead><tbody>
<tr><td>In a carton</td><td>2 panels 600 × 2400 mm</td><td>6 boards 1220 × 2440 mm</td></tr>
<tr><td>Area</td><td>2.88 m²</td><td>17.86 m²</td></tr>
<tr><td>Carton</td><td>620 × 2420 × 55 mm</td><td>1240 × 2460 × 90 mm</td></tr>
<tr><td>Gross weight</td><td>26 kg</td><td>46 kg</td></tr>
<tr><td>Carton volume</td><td>0.0825 m³</td><td>0.2745 m³</td></tr>
<tr><td>Stowage density</td><td>315 kg/m³</td><td>168 kg/m³</td></tr>
</tbody></table>
<p>Cubic metre for cubic metre, slats weigh nearly twice as much as felt. Which limit is met first, the floor or the weight, follows from here.</p>
<h2>Step 2: one pallet</h2>
<p>Slat cartons stand in one stack of 20 on a pallet of their own: 57.6 m². The footprint is 620 × 2420 mm, the goods are 20 × 55 = 1100 mm high and with about 150 mm of pallet 1250 mm; they weigh 20 × 26 + 25 = 545 kg. Why not two stacks side by side? Such a pallet would be 1240 mm wide and 2420 mm long. Turned across, 2420 mm is more than the 2350 mm between the walls of a container; lengthwise, two abreast make 2480 mm, which is too much as well. One would stand in each row and nearly half of the floor stay empty. When building pallets:</p>
<ul><li>panels lie flat, never on edge, and no carton overhangs the pallet;</li><li>corner boards under the straps, so that they do not cut in;</li><li>mark whether a second pallet may stand on top. Stacking is often the limit before volume is.</li></ul>
<h2>Step 3: draw the floor first</h2>
<p>The table takes usual clear dimensions in mm. Those of the actual container come from the forwarder; ask for the door as well, its width and its height.</p>
<table><thead><tr><td></td><th>20 ft</th><th>40 ft high cube</th></tr></thead><tbody>
<tr><td>Inside, length × width × height</td><td>5900 × 2350 × 2390</td><td>12,030 × 2350 × 2690</td></tr>
<tr><td>Door, width × height</td><td>2340 × 2280</td><td>2340 × 2580</td></tr>
<tr><td>Rows along the length</td><td>2 × 2420 = 4840: 2 rows</td><td>4 × 2420 = 9680: 4 rows</td></tr>
<tr><td>Abreast</td><td>3 × 620 = 1860: 3</td><td>3 × 620 = 1860: 3</td></tr>
<tr><td>Two high</td><td>2 × 1085 = 2170, with 17 cartons each</td><td>2 × 1250 = 2500, with 20 cartons each</td></tr>
<tr><td>Load</td><td>12 pallets, 587.5 m², 5604 kg</td><td>24 pallets, 1382.4 m², 13,080 kg</td></tr>
</tbody></table>
<p>In the high cube 490 mm remain along the side and 2350 mm of length at the door end. Both are for short cartons: desk screens, hexagons, wool, accessories.</p>
<h2>Step 4: then ask about weight</h2>
<p>Get in writing the maximum cargo weight for this route and type of container, and the road limit at destination, which is often lower. Suppose the answer is 17,000 kg, a number for the exercise.</p>
<table><thead><tr><td></td><th>Slat panels</th><th>Perforated boards (<a href="/productdetail/perforated-oak-16.html">oak, 16 mm centres</a>)</th></tr></thead><tbody>
<tr><td>One pallet</td><td>20 cartons, 545 kg</td><td>24 cartons, 24 × 36 + 25 = 889 kg, 1230 mm high, 650 mm wide</td></tr>
<tr><td>By the floor</td><td>24 pallets, 13,080 kg</td><td>24 pallets, 21,336 kg</td></tr>
<tr><td>By weight</td><td>below the limit</td><td>17,000 ÷ 889, rounded down: 19 pallets</td></tr>
<tr><td>The smaller</td><td>24 pallets, 1382.4 m²</td><td>19 pallets, 16,891 kg, 1313.3 m²</td></tr>
</tbody></table>
<p>Slats are stopped by the floor, perforated boards by the weight. A quick test: the goods on 24 positions fill about 40 m³, and 17,000 kg ÷ 40 m³ ≈ 425 kg/m³. What is packed denser than that is limited by weight, what is lighter by the floor.</p>
<h2>Step 5: wood and felt together</h2>
<p>A pallet of 12 mm felt is 1240 mm wide and 2460 mm long. With 12 cartons it is 12 × 90 + 150 = 1230 mm high, weighs 12 × 46 + 40 = 592 kg and holds 214.3 m². It is just as wide as two slat pallets: 1240 + 620 = 1860 mm. Give one of the four rows to felt beside slats, two high, and the container holds 20 pallets of slats (1152 m², 10,900 kg) and 2 of felt (428.6 m², 1184 kg), 12,084 kg in all, on 3 × 2420 + 2460 = 9720 mm of length.</p>
<h2>In the container</h2>
<ul><li>Heavy pallets on the floor, spread evenly along the length; light and delicate goods on top or at the door.</li><li>Last in, first out. If the site works in stages, tell us the order.</li><li>Close gaps with air bags or timber, and block the door end.</li><li>Add desiccant. Before loading, look for light, smell and water inside. Photograph each layer and send the pictures with the seal number.</li></ul>
<h2>Papers and time</h2>
<p>The packing list gives cartons, net and gross weight and volume line by line. Wooden packing needs its declaration: treated and certified, or none used. The price term decides who books: with EXW and FOB your forwarder, with CFR and CIF the seller. Put the Chinese New Year, May Day and the National Day into the schedule; space is tightest just before them. For tariff headings see <a href="/article/hs-headings-for-panels.html">HS headings for panels</a>.</p>
<p>A supplier of bamboo boards writes under its load estimator that the result is a planning estimate and not a loading approval. So is ours. Tinghe ships about two containers a month. <a href="/aboutUs/lianxi.html">Send us</a> areas, port and date, and you get back a plan with cartons, weight and volume. The last word belongs to the forwarder.</p>`,
      ar: `<p>«كم مترًا مربعًا تتسع الحاوية؟» هو أول سؤال يطرحه كل مشترٍ في الخارج تقريبًا. والجواب الصادق: لا أحد يعرف قبل معرفة مقاس الكرتونة ووزنها الإجمالي وحدّ الوزن في بلد الوصول ونوع الحاوية. الحساب ليس صعبًا، وخمس خطوات تكفي، ويمكنك تكرارها بأرقام وكيل شحنك.</p>
<h2>الخطوة 1: كرتونة واحدة</h2>
<p>ثلاثة أرقام: المقاس الخارجي، والوزن الإجمالي، والمساحة التي في الداخل. ومنها كثافة التحميل، أي الوزن الإجمالي مقسومًا على حجم الكرتونة:</p>
<table><thead><tr><td></td><th>لوح شرائح (<a href="/productdetail/slat-oak.html">بلوط طبيعي</a>، كرتونة صفحته)</th><th>لبّاد (<a href="/productdetail/pet-flat-12.html">لوح مسطح 12 مم</a>، كرتونة صفحته)</th></tr></thead><tbody>
<tr><td>في الكرتونة</td><td>لوحان 600×2400 مم</td><td>6 ألواح 1220×2440 مم</td></tr>
<tr><td>المساحة</td><td>2.88 م²</td><td>17.86 م²</td></tr>
<tr><td>الكرتونة</td><td>620×2420×55 مم</td><td>1240×2460×90 مم</td></tr>
<tr><td>الوزن الإجمالي</td><td>26 كغ</td><td>46 كغ</td></tr>
<tr><td>حجم الكرتونة</td><td>0.0825 م³</td><td>0.2745 م³</td></tr>
<tr><td>كثافة التحميل</td><td>315 كغ/م³</td><td>168 كغ/م³</td></tr>
</tbody></table>
<p>فالمتر المكعب من الشرائح يزن قرابة ضعف مثيله من اللبّاد. ومن هنا يُعرف أي الحدّين يُبلغ أولًا: الأرضية أم الوزن.</p>
<h2>الخطوة 2: منصّة واحدة</h2>
<p>توضع كراتين الشرائح في رصّة واحدة من 20 كرتونة على منصّة خاصة بها: 57.6 م². المسقط 620×2420 مم، وارتفاع البضاعة ‎20 × 55 = 1100‎ مم، ومع منصّة بنحو 150 مم يصبح 1250 مم، والوزن ‎20 × 26 + 25 = 545‎ كغ. ولماذا لا نجمع رصّتين متجاورتين؟ لأن عرضها يصير 1240 مم وطولها 2420 مم: بالعرض يزيد 2420 مم على العرض الداخلي للحاوية وهو 2350 مم، وبالطول تبلغ اثنتان متجاورتان 2480 مم فلا تدخلان، فلا يقف في الصف إلا واحدة ويبقى قرابة نصف الأرضية فارغًا. وعند الرصّ:</p>
<ul><li>تُمدّد الألواح أفقيًا ولا تُوقف على حافتها، ولا تبرز كرتونة خارج المنصّة؛</li><li>توضع زوايا واقية تحت الأحزمة حتى لا تغوص فيها؛</li><li>يُكتب هل يجوز رصّ منصّة ثانية فوقها. وكثيرًا ما يكون حدّ الرصّ قبل حدّ الحجم.</li></ul>
<h2>الخطوة 3: ارسم الأرضية أولًا</h2>
<p>في الجدول أبعاد صافية معتادة بالمليمتر، أما أبعاد الحاوية الفعلية فيؤكدها وكيل الشحن، واسأله عن الباب أيضًا عرضًا وارتفاعًا.</p>
<table><thead><tr><td></td><th>20 قدمًا</th><th>40 قدمًا عالية</th></tr></thead><tbody>
<tr><td>الداخل: الطول × العرض × الارتفاع</td><td>‎5900 × 2350 × 2390‎</td><td>‎12,030 × 2350 × 2690‎</td></tr>
<tr><td>الباب: العرض × الارتفاع</td><td>‎2340 × 2280‎</td><td>‎2340 × 2580‎</td></tr>
<tr><td>الصفوف على الطول</td><td>‎2 × 2420 = 4840‎: صفّان</td><td>‎4 × 2420 = 9680‎: 4 صفوف</td></tr>
<tr><td>جنبًا إلى جنب</td><td>‎3 × 620 = 1860‎: ثلاث</td><td>‎3 × 620 = 1860‎: ثلاث</td></tr>
<tr><td>طبقتان</td><td>‎2 × 1085 = 2170‎، في كل منها 17 كرتونة</td><td>‎2 × 1250 = 2500‎، في كل منها 20 كرتونة</td></tr>
<tr><td>الحمولة</td><td>12 منصّة، 587.5 م²، 5604 كغ</td><td>24 منصّة، 1382.4 م²، 13,080 كغ</td></tr>
</tbody></table>
<p>ويبقى في الحاوية العالية 490 مم على الجانب و2350 مم من الطول عند الباب، وكلاهما للكراتين القصيرة: حواجز المكاتب والبلاطات السداسية والصوف والملحقات.</p>
<h2>الخطوة 4: ثم اسأل عن الوزن</h2>
<p>خذ كتابةً أقصى وزن للبضاعة على هذا الخط ولهذا النوع من الحاويات، وحدّ الوزن على الطرق في بلد الوصول، وكثيرًا ما يكون أدنى. ولنفترض أن الجواب 17,000 كغ، وهو رقم للتمرين.</p>
<table><thead><tr><td></td><th>ألواح الشرائح</th><th>ألواح مثقّبة (<a href="/productdetail/perforated-oak-16.html">بلوط، تباعد 16 مم</a>)</th></tr></thead><tbody>
<tr><td>منصّة واحدة</td><td>20 كرتونة، 545 كغ</td><td>24 كرتونة، ‎24 × 36 + 25 = 889‎ كغ، بارتفاع 1230 مم وعرض 650 مم</td></tr>
<tr><td>بحسب الأرضية</td><td>24 منصّة، 13,080 كغ</td><td>24 منصّة، 21,336 كغ</td></tr>
<tr><td>بحسب الوزن</td><td>دون الحدّ</td><td>‎17,000 ÷ 889‎ مقرّبًا إلى الأدنى: 19 منصّة</td></tr>
<tr><td>الأصغر</td><td>24 منصّة، 1382.4 م²</td><td>19 منصّة، 16,891 كغ، 1313.3 م²</td></tr>
</tbody></table>
<p>الشرائح توقفها الأرضية، والألواح المثقّبة يوقفها الوزن. اختبار سريع: تملأ البضاعة على 24 موضعًا نحو 40 م³، و17,000 كغ ÷ 40 م³ ≈ 425 كغ/م³. ما كان تغليفه أكثف من ذلك يحدّه الوزن، وما كان أخف تحدّه الأرضية.</p>
<h2>الخطوة 5: الخشب واللبّاد معًا</h2>
<p>منصّة لبّاد 12 مم عرضها 1240 مم وطولها 2460 مم. وبـ 12 كرتونة يكون ارتفاعها ‎12 × 90 + 150 = 1230‎ مم ووزنها ‎12 × 46 + 40 = 592‎ كغ وفيها 214.3 م². وهي بعرض منصّتي شرائح: ‎1240 + 620 = 1860‎ مم. فإذا أُعطي أحد الصفوف الأربعة للّبّاد بجانب الشرائح بطبقتين، حملت الحاوية 20 منصّة شرائح (1152 م²، 10,900 كغ) ومنصّتي لبّاد (428.6 م²، 1184 كغ)، بمجموع 12,084 كغ، على طول ‎3 × 2420 + 2460 = 9720‎ مم.</p>
<h2>داخل الحاوية</h2>
<ul><li>المنصّات الثقيلة على الأرضية موزّعة بالتساوي على الطول، والخفيف والحساس في الأعلى أو عند الباب.</li><li>ما يدخل أخيرًا يخرج أولًا. إذا كان الموقع يعمل على مراحل فأخبرنا بالترتيب.</li><li>تُسدّ الفراغات بوسائد هوائية أو بالخشب، ويُدعم طرف الباب.</li><li>أضف مادة مجفّفة. وقبل التحميل ابحث عن ضوء نافذ أو رائحة أو ماء في الداخل، وصوّر كل طبقة وأرسل الصور مع رقم الختم.</li></ul>
<h2>الأوراق والوقت</h2>
<p>تذكر قائمة التعبئة عدد الكراتين والوزن الصافي والإجمالي والحجم سطرًا سطرًا. ويحتاج التغليف الخشبي إلى بيانه: معالَج ومعتمد، أو غير مستعمل. وشرط السعر يقرّر من يحجز: في EXW وFOB وكيلك، وفي CFR وCIF البائع. وأدخل في الجدول عطلات رأس السنة الصينية وعيد العمال والعيد الوطني، فأضيق ما تكون الأماكن قبيلها. أما بنود التعرفة ففي مقال <a href="/article/hs-headings-for-panels.html">بنود النظام المنسّق للألواح</a>.</p>
<p>يكتب مورّد لألواح الخيزران تحت أداة تقدير التحميل أن النتيجة تقدير للتخطيط وليست إذنًا بالتحميل، وكذلك تقديرنا. تشحن تينغخه نحو حاويتين في الشهر. <a href="/aboutUs/lianxi.html">أرسل إلينا</a> المساحات والميناء والموعد فتصلك خطة بالكراتين والوزن والحجم، والكلمة الأخيرة لوكيل الشحن.</p>`,
    },
    cover: "packing-1",
    date: "2025-11-12",
    tags: ["shipping"],
    questions: [
      {
        question: {
          zh: "一个货柜能装多少平方米吸音板？",
          en: "How many square metres of panel fit into a container?",
          ar: "كم مترًا مربعًا من الألواح تتسع الحاوية؟",
        },
        answer: {
          zh: "没有通用数字。先按柜内净宽 2.35 m 把托盘排在地面上，再核重量。本文的例子：40 尺高柜 24 托木格栅板，1382.4 m²，13,080 kg；更重的穿孔板先到限重。",
          en: "There is no general figure. Set the pallets out on a floor 2.35 m wide, then check the weight. In our example a 40 ft high cube takes 24 pallets of slats, 1382.4 m² and 13,080 kg; the denser perforated boards meet the weight limit first.",
          ar: "لا رقم عامًا. تُرتّب المنصّات على أرضية عرضها 2.35 م ثم يُراجع الوزن. وفي مثالنا تتسع حاوية 40 قدمًا عالية لـ 24 منصّة شرائح، أي 1382.4 م² و13,080 كغ، أما الألواح المثقّبة الأكثف فتبلغ حدّ الوزن أولًا.",
        },
      },
      {
        question: {
          zh: "木板和毡板能拼一个柜吗？",
          en: "Can wood and felt share one container?",
          ar: "هل يمكن جمع الخشب واللبّاد في حاوية واحدة؟",
        },
        answer: {
          zh: "可以：一托毡板宽 1240 mm，正好是两托木格栅板的宽度，同一排里可以并放。请把两种产品的面积和交货顺序一起告诉我们。",
          en: "Yes. A felt pallet is 1240 mm wide, just as two slat pallets, so both share a row. Send us both areas and the order in which you need them.",
          ar: "نعم. عرض منصّة اللبّاد 1240 مم، كعرض منصّتي شرائح، فتتجاوران في صف واحد. أرسل إلينا المساحتين وترتيب حاجتك إليهما.",
        },
      },
      {
        question: {
          zh: "装柜计划能作为装载许可吗？",
          en: "Is a load plan a loading approval?",
          ar: "هل تُعدّ خطة التحميل إذنًا بالتحميل؟",
        },
        answer: {
          zh: "不能。它是计划估算，最终由货代和承运人按实际柜型、限重与公路规定确认。",
          en: "No. It is an estimate for planning; forwarder and carrier confirm it for the actual container, weight limit and roads.",
          ar: "لا. هي تقدير للتخطيط، ويؤكده وكيل الشحن والناقل بحسب الحاوية الفعلية وحدّ الوزن والطرق.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "HTR Bamboo：装柜估算工具（计划估算，不是装载许可）",
          en: "HTR Bamboo: container-load estimator (planning estimate, not a loading approval)",
          ar: "HTR Bamboo: أداة تقدير تحميل الحاوية (تقدير للتخطيط لا إذن بالتحميل)",
        },
        url: "https://glama.ai/mcp/connectors/com.htrbamboo/bamboo-mcp/tools/estimate_plywood_container_load",
      },
      {
        title: "Cargocentric: clear dimensions and door openings of containers",
        url: "https://cargocentric.com/how-much-fits-in-a-container/",
      },
      { title: "Heizey: price terms EXW, FOB, CFR, CIF", url: "https://www.heizey.com/faq" },
      {
        title: {
          zh: "Heizey：价格条款 EXW、FOB、CFR、CIF",
          en: "Heizey: price terms EXW, FOB, CFR, CIF",
          ar: "Heizey: شروط السعر EXW وFOB وCFR وCIF",
        },
        url: "https://www.heizey.com/faq",
      },
      {
        title: {
          zh: "Winmax：生产排期中的假期",
          en: "Winmax: holidays in the production schedule",
          ar: "Winmax: العطلات في جدول الإنتاج",
        },
        url: "https://www.winmax-showtec.com/faqs/",
      },
      {
        title: {
          zh: "海运出口包装：木质包装声明",
          en: "Sea-export packing: declarations for wooden packing",
          ar: "تغليف التصدير البحري: بيانات التغليف الخشبي",
        },
        url: "https://163.com.tw/2025/03/29/",
      },
    ],
  },
  {
    id: "hs-headings-for-panels",
    class: "knowledge",
    title: {
      zh: "吸音板的税则品目：看起来一样的板，海关可能归到四个地方",
      en: "HS headings for panels: one look, four places in the tariff",
      ar: "بنود النظام المنسّق للألواح: مظهر واحد وأربعة مواضع في التعرفة",
    },
    summary: {
      zh: "四份公开的美国海关裁定，把聚酯板、毡底木格栅板、穿孔板和带槽纤维板分别指向 5603、6307、4418 与 4411。本文讲差别在哪里，以及该向报关行提供什么。",
      en: "Four public United States rulings point polyester boards, slats on felt, perforated panels and beaded fibreboard to 5603, 6307, 4418 and 4411. Where the difference lies, and what your broker needs from you.",
      ar: "أربعة قرارات أمريكية منشورة توجّه ألواح البوليستر والشرائح على اللبّاد والألواح المثقّبة والألواح الليفية المحزّزة إلى 5603 و6307 و4418 و4411. أين الفرق، وماذا يحتاج مخلّصك الجمركي.",
    },
    body: {
      zh: `<p>关税不同、附加税不同、要不要检疫也不同，起点都是同一个数字：协调制度（HS）的品目。吸音板在税则里没有自己的名字，海关看的不是“吸声”，而是材料、结构和加工程度。下面四份裁定都是美国海关公开的，读的是原文或其网上副本；它们说明思路，不代替您所在国家的归类。</p>
<h2>四份裁定</h2>
<table><thead><tr><th>产品</th><th>裁定</th><th>指向</th><th>关键理由</th></tr></thead><tbody>
<tr><td>聚酯板，约 12.7 mm，2400 g/m²，针刺并热粘合，中国产</td><td>NY N307873（2019 年申请）</td><td>5603.94.9030</td><td>短纤维无纺织物，除针刺外还经热粘合，故归入热粘合一目</td></tr>
<tr><td>MDF 木条钉在毡上的格栅板</td><td>NY N330836（2023 年申请）</td><td>网页标示 6307.90.9891</td><td>纺织制成品（6307）与第 44 章木材的组合货品，按归类总规则三判断</td></tr>
<tr><td>穿孔 MDF，带饰面条纹木皮与吸声无纺布</td><td>HQ 964683（2002 年）</td><td>4418.90.4590</td><td>作为建筑用木工制品；编号为 2002 年税则</td></tr>
<tr><td>带装饰线槽的涂装纤维板墙板</td><td>NY N345470（2025 年申请）</td><td>4411</td><td>第 44 章注释四：4411 的货品可以连续成型或穿孔，仍归 4411</td></tr>
</tbody></table>
<p>第二份要特别说明：我们读到的网上文本在结论之前中断，6307.90.9891 来自该网页地址的标示，不是从裁定正文逐字读到的。引用之前，请在美国海关的裁定数据库里核对全文。</p>
<h2>差别在哪里</h2>
<p><strong>木条加毡，谁说了算？</strong>格栅板由两种材料组成，两边都说得通，于是轮到归类总规则三：先看哪个品目描述更具体，再看哪种材料赋予货品基本特征。前提变了，结论就可能变。英国税务海关总署 2025 年 10 月对一款三聚氰胺饰面的 MDF 格栅板（木条钉在毡上，600×2400 mm 等规格）作出的预先裁定，认为基本特征在木条，归入 4421。同样的外观，两个国家，两个章节。</p>
<p><strong>槽和孔，算加工还是算另一种货？</strong>按注释四，纤维板开槽、穿孔之后仍可留在 4411；可是再贴木皮、加吸声无纺布、做成成品墙板，就有人归到 4418。一道工序，换一个品目。</p>
<p><strong>毡，是不是“毡”？</strong>行业里叫毡板，税则里却要看怎样固结。N307873 那一款，申请人自己建议的是 5603.94.9090；海关认为它还经过热粘合，改归 5603.94.9030。差的只是最后几位，税率和附加税却跟着它走。裁定同时写明，当时中国原产的货品另加征 25%。<strong>附加税变动频繁，请以进口当日的规定为准。</strong></p>
<h2>位数的含义</h2>
<table><thead><tr><th>位数</th><th>名称</th><th>谁来定</th></tr></thead><tbody>
<tr><td>前 4 位</td><td>品目</td><td>协调制度，各国通用</td></tr>
<tr><td>前 6 位</td><td>子目</td><td>协调制度，各国通用</td></tr>
<tr><td>第 7 位以后</td><td>本国子目</td><td>各国自定，不能照抄</td></tr>
</tbody></table>
<p>所以，上表里的 10 位编码只对美国有意义；到了别国，最多参考前四位或前六位，而且英国那一例说明，前四位也可能不同。</p>
<h2>给报关行的资料</h2>
<ol><li>各层材料与厚度：木皮、芯材（MDF、刨花板、胶合板）、毡，从面到底；</li><li>每平方米重量，以及木与毡各占多少重量、多少价值；</li><li>毡的纤维成分和固结方式：针刺、热粘合还是浸胶；</li><li>加工：开槽、穿孔、企口、封边、饰面；</li><li>用途与安装方式，进口时是成品还是半成品；</li><li>照片、剖面图、一小块样品。</li></ol>
<p>这些资料，我们随报价提供。产品页上的“常用品目”只写四位，并注明须由报关行确认，例如<a href="/productdetail/slat-oak.html">木格栅板</a>、<a href="/productdetail/perforated-oak-16.html">穿孔板</a>和<a href="/productdetail/grooved-oak-14-2.html">槽木板</a>。它是出口申报时常见的写法，不是对进口国归类的承诺。</p>
<h2>拿不准的时候</h2>
<p>金额大、批次多的买家，最划算的做法是在第一票货之前申请进口国的预裁定：一份文件，管后面许多票。小额订单请报关行书面给出意见，连同理由一起存档。归类错了，补税是小事，货压在港口才是大事。装箱与单证的其他事项，见<a href="/article/container-loading.html">《装柜怎么计划》</a>。</p>
<p>本文不是法律或关务意见。</p>`,
      en: `<p>Duty, additional duty, plant-health checks: all of them start from one number, the heading in the Harmonized System. Acoustic panels have no heading of their own. Customs does not ask whether a board absorbs sound; it asks what it is made of, how it is put together and how far it has been worked. The four rulings below are public decisions of United States customs. They show the way of thinking. They do not classify your goods in your country.</p>
<h2>Four rulings</h2>
<table><thead><tr><th>Product</th><th>Ruling</th><th>Points to</th><th>Main reason</th></tr></thead><tbody>
<tr><td>Polyester board, about 12.7 mm, 2400 g/m², needle-punched and thermally bonded, made in China</td><td>NY N307873 (request of 2019)</td><td>5603.94.9030</td><td>Nonwoven of staple fibres, thermally bonded as well as needled</td></tr>
<tr><td>MDF strips stapled to felt, the slat panel</td><td>NY N330836 (request of 2023)</td><td>6307.90.9891, as marked on the page</td><td>A composite of a made-up textile (6307) and wood of chapter 44, decided under General Rule 3</td></tr>
<tr><td>Perforated MDF with ribbed veneer and fleece</td><td>HQ 964683 (2002)</td><td>4418.90.4590</td><td>Builders' joinery of wood; numbering of 2002</td></tr>
<tr><td>Painted, beaded fibreboard wall panel</td><td>NY N345470 (request of 2025)</td><td>4411</td><td>Note 4 to chapter 44: goods of 4411 may be continuously shaped or perforated and stay there</td></tr>
</tbody></table>
<p>The second line needs a caution. The online text we read breaks off before its conclusion; 6307.90.9891 is taken from the marking in the address of the page and not from the words of the ruling. Look the full text up in the customs database before you cite it.</p>
<h2>Where the difference lies</h2>
<p><strong>Slats on felt: which material decides?</strong> Both readings are possible, so General Rule 3 applies: first the more specific description, then the material that gives the goods their essential character. Change the premise and the answer may change. In October 2025 the British customs authority ruled on a melamine-wrapped MDF slat panel, strips stapled to felt, 600 × 2400 mm among other sizes. It found the essential character in the slats and placed it in 4421. The same look, two countries, two chapters.</p>
<p><strong>Grooves and holes: working, or another article?</strong> Under Note 4 a fibreboard may be grooved or perforated and remain in 4411. Add veneer and fleece and make a finished wall panel of it, and it has been placed in 4418. One more operation, another heading.</p>
<p><strong>Is felt felt?</strong> The trade says felt board; the tariff asks how the fibres are held together. For the panel of N307873 the importer had proposed 5603.94.9090. Customs noted that it was thermally bonded too and chose 5603.94.9030. Only the last digits differ, but rates and additional duties follow them. The ruling adds that goods of China then carried a further 25%. <strong>Such measures change often; what counts is the law on the day of import.</strong></p>
<h2>What the digits mean</h2>
<table><thead><tr><th>Digits</th><th>Name</th><th>Set by</th></tr></thead><tbody>
<tr><td>First 4</td><td>Heading</td><td>Harmonized System, common to all members</td></tr>
<tr><td>First 6</td><td>Subheading</td><td>Harmonized System, common to all members</td></tr>
<tr><td>From the 7th</td><td>National subdivision</td><td>Each country; not transferable</td></tr>
</tbody></table>
<p>The ten-digit codes above therefore mean something in the United States only. Elsewhere they are a hint at four or six digits, and the British case shows that even the four can differ.</p>
<h2>What to give your broker</h2>
<ol><li>every layer with its thickness, from face to back: veneer, core (MDF, particle board, plywood), felt;</li><li>weight per square metre, and the share of wood and textile by weight and by value;</li><li>fibre and bonding of the felt: needled, thermally bonded, impregnated;</li><li>working: grooved, perforated, tongued, edged, finished;</li><li>purpose and fixing, and whether the goods arrive finished;</li><li>photographs, a section, a small sample.</li></ol>
<p>We send these with a quotation. The “usual heading” on our product pages has four digits and the words “to be confirmed by your broker”; see for example <a href="/productdetail/slat-oak.html">slat panels</a>, <a href="/productdetail/perforated-oak-16.html">perforated panels</a> and <a href="/productdetail/grooved-oak-14-2.html">grooved panels</a>. It is a starting point for the conversation and no promise about classification at the place of import.</p>
<h2>When in doubt</h2>
<p>For large or repeated orders the best investment is an advance ruling of the importing country before the first shipment: one document covers many entries. For a small order, ask the broker for a written opinion with reasons and keep it on file. Paying a difference in duty is the smaller trouble; goods held in a port are the larger one. Packing and papers are treated in <a href="/article/container-loading.html">Planning a container load</a>.</p>
<p>This article is not legal or customs advice.</p>`,
      ar: `<p>الرسوم، والرسوم الإضافية، وفحوص الحجر الزراعي: كلها تبدأ من رقم واحد هو البند في النظام المنسّق. وليس للألواح الصوتية بند باسمها، فالجمارك لا تسأل هل يمتص اللوح الصوت، بل تسأل مم صُنع، وكيف رُكّب، وإلى أي حدّ شُغّل. القرارات الأربعة التالية قرارات منشورة للجمارك الأمريكية، تبيّن طريقة التفكير ولا تصنّف بضاعتك في بلدك.</p>
<h2>أربعة قرارات</h2>
<table><thead><tr><th>المنتج</th><th>القرار</th><th>يشير إلى</th><th>السبب الرئيس</th></tr></thead><tbody>
<tr><td>لوح بوليستر نحو 12.7 مم، 2400 غ/م²، مخروز بالإبر ومربوط حراريًا، صُنع في الصين</td><td>NY N307873 (طلب عام 2019)</td><td>5603.94.9030</td><td>لا منسوج من ألياف قصيرة، مربوط حراريًا إلى جانب الخرز بالإبر</td></tr>
<tr><td>شرائح MDF مدبّسة على لبّاد، أي لوح الشرائح</td><td>NY N330836 (طلب عام 2023)</td><td>6307.90.9891 كما هو مؤشّر في الصفحة</td><td>بضاعة مركّبة من نسيج جاهز (6307) وخشب من الفصل 44، حُكم فيها بالقاعدة العامة 3</td></tr>
<tr><td>MDF مثقّب بقشرة مضلّعة ونسيج ماصّ</td><td>HQ 964683 (عام 2002)</td><td>4418.90.4590</td><td>منجورات خشبية للبناء؛ والترقيم لعام 2002</td></tr>
<tr><td>لوح جداري من الألياف مطلي ومحزّز زخرفيًا</td><td>NY N345470 (طلب عام 2025)</td><td>4411</td><td>الملاحظة 4 للفصل 44: بضائع 4411 قد تُشكَّل باستمرار أو تُثقّب وتبقى فيه</td></tr>
</tbody></table>
<p>السطر الثاني يحتاج تنبيهًا: النص الذي قرأناه على الشبكة ينقطع قبل خلاصته، والرقم 6307.90.9891 مأخوذ من التأشير في عنوان الصفحة لا من كلمات القرار. ارجع إلى النص الكامل في قاعدة بيانات الجمارك قبل الاستشهاد به.</p>
<h2>أين يكمن الفرق</h2>
<p><strong>شرائح على لبّاد: أي المادتين تحكم؟</strong> القراءتان ممكنتان، فتُطبّق القاعدة العامة 3: الوصف الأكثر تحديدًا أولًا، ثم المادة التي تمنح البضاعة صفتها الأساسية. فإذا تغيّرت المقدمة تغيّرت النتيجة. في أكتوبر 2025 أصدرت الجمارك البريطانية قرارًا مسبقًا في لوح شرائح MDF مكسوّ بالميلامين، شرائحه مدبّسة على لبّاد، ومن مقاساته 600×2400 مم، فوجدت الصفة الأساسية في الشرائح ووضعته في 4421. المظهر نفسه، وبلدان، وفصلان.</p>
<p><strong>الحزوز والثقوب: تشغيل أم صنف آخر؟</strong> بحسب الملاحظة 4 يجوز أن يُحزّز اللوح الليفي أو يُثقّب ويبقى في 4411. أضف إليه قشرة ونسيجًا واجعله لوحًا جداريًا جاهزًا، وقد وُضع في 4418. عملية إضافية واحدة وبند آخر.</p>
<p><strong>هل اللبّاد لبّاد؟</strong> تقول التجارة «لوح لبّاد»، أما التعرفة فتسأل كيف تماسكت الألياف. في قرار N307873 اقترح المستورد 5603.94.9090، ولاحظت الجمارك أن اللوح مربوط حراريًا أيضًا فاختارت 5603.94.9030. الفرق في الأرقام الأخيرة فقط، لكن النسب والرسوم الإضافية تتبعها. ويذكر القرار أن البضائع الصينية المنشأ كانت تحمل آنذاك 25% إضافية. <strong>هذه التدابير تتغير كثيرًا، والعبرة بالقانون يوم الاستيراد.</strong></p>
<h2>ماذا تعني الأرقام</h2>
<table><thead><tr><th>الخانات</th><th>الاسم</th><th>من يحدّدها</th></tr></thead><tbody>
<tr><td>الأربع الأولى</td><td>البند</td><td>النظام المنسّق، مشتركة بين الأعضاء</td></tr>
<tr><td>الست الأولى</td><td>البند الفرعي</td><td>النظام المنسّق، مشتركة بين الأعضاء</td></tr>
<tr><td>من السابعة</td><td>التفريع الوطني</td><td>كل بلد على حدة، ولا يُنقل</td></tr>
</tbody></table>
<p>فالأرقام ذات الخانات العشر أعلاه لا معنى لها إلا في الولايات المتحدة. وفي غيرها هي إشارة إلى أربع خانات أو ست، والحالة البريطانية تبيّن أن الأربع نفسها قد تختلف.</p>
<h2>ماذا تعطي مخلّصك الجمركي</h2>
<ol><li>كل طبقة بسماكتها من الوجه إلى الظهر: القشرة، واللب (MDF أو خشب حبيبي أو رقائقي)، واللبّاد؛</li><li>وزن المتر المربع، ونصيب الخشب والنسيج منه وزنًا وقيمةً؛</li><li>ألياف اللبّاد وطريقة تماسكها: خرز بالإبر أو ربط حراري أو تشريب؛</li><li>التشغيل: تحزيز، تثقيب، لسان ومجرى، حواف، تشطيب؛</li><li>الغرض وطريقة التركيب، وهل تصل البضاعة جاهزة؛</li><li>صور ومقطع وعيّنة صغيرة.</li></ol>
<p>نرسل هذه البيانات مع عرض السعر. و«البند المعتاد» في صفحات منتجاتنا من أربع خانات ومعه عبارة «يؤكده مخلّصك»، انظر مثلًا <a href="/productdetail/slat-oak.html">ألواح الشرائح</a> و<a href="/productdetail/perforated-oak-16.html">الألواح المثقّبة</a> و<a href="/productdetail/grooved-oak-14-2.html">الألواح المحزّزة</a>. وهو نقطة بداية للحديث وليس وعدًا بالتصنيف في بلد الاستيراد.</p>
<h2>عند الشك</h2>
<p>في الطلبات الكبيرة أو المتكررة أفضل استثمار هو قرار مسبق من بلد الاستيراد قبل الشحنة الأولى: وثيقة واحدة تغطي بيانات كثيرة. وفي الطلب الصغير اطلب من المخلّص رأيًا مكتوبًا معلّلًا واحفظه. فدفع فرق الرسوم أهون الأمرين، وأشدّهما أن تُحتجز البضاعة في الميناء. أما التعبئة والأوراق ففي مقال <a href="/article/container-loading.html">تخطيط تحميل الحاوية</a>.</p>
<p>هذا المقال ليس مشورة قانونية أو جمركية.</p>`,
    },
    cover: "product-grooved-oak-28-4-1",
    date: "2026-03-11",
    tags: ["shipping"],
    questions: [
      {
        question: {
          zh: "木格栅吸音板归哪个 HS 品目？",
          en: "Which HS heading do slat panels fall under?",
          ar: "في أي بند من النظام المنسّق تقع ألواح الشرائح؟",
        },
        answer: {
          zh: "没有统一答案。一份美国裁定把它当作纺织制成品（6307）与木材的组合货品来判断，英国 2025 年的一份预先裁定归入 4421。请由报关行按您的货品和国家确认。",
          en: "There is no single answer. A United States ruling treats it as a composite of a made-up textile (6307) and wood; a British advance ruling of 2025 chose 4421. Have your broker confirm it for your goods and country.",
          ar: "لا جواب واحدًا. قرار أمريكي يعدّه مركّبًا من نسيج جاهز (6307) وخشب، وقرار بريطاني مسبق عام 2025 اختار 4421. دع مخلّصك يؤكده لبضاعتك وبلدك.",
        },
      },
      {
        question: {
          zh: "供应商给的 10 位编码能直接用吗？",
          en: "Can I use the ten-digit code a supplier gives me?",
          ar: "هل أستعمل الرقم ذا الخانات العشر الذي يعطيه المورّد؟",
        },
        answer: {
          zh: "不能照抄。第 7 位以后由各国自定，出口国和进口国往往不同；把材料、结构和加工资料交给报关行，由其按进口国税则确定。",
          en: "Not as it stands. From the seventh digit on each country has its own; give your broker materials, build-up and working, and let the tariff of the importing country decide.",
          ar: "ليس كما هو. فمن الخانة السابعة لكل بلد تفريعه؛ أعطِ مخلّصك المواد والتركيبة والتشغيل ودع تعرفة بلد الاستيراد تقرّر.",
        },
      },
      {
        question: {
          zh: "聚酯毡板为什么归 5603 而不是毡？",
          en: "Why is polyester felt board in 5603 rather than felt?",
          ar: "لماذا يُصنّف لوح لبّاد البوليستر في 5603 لا في اللبّاد؟",
        },
        answer: {
          zh: "在裁定 NY N307873 中，该板由短纤维针刺后又经热粘合，被认定为无纺织物，归 5603.94.9030。行业名称不决定归类，固结方式才决定。",
          en: "In ruling NY N307873 the board was needled and also thermally bonded, and was classified as a nonwoven, 5603.94.9030. The trade name does not decide; the bonding does.",
          ar: "في القرار NY N307873 كان اللوح مخروزًا بالإبر ومربوطًا حراريًا أيضًا فصُنّف لا منسوجًا في 5603.94.9030. الاسم التجاري لا يقرّر، بل طريقة الربط.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "美国海关裁定 NY N307873，聚酯吸音板",
          en: "US customs ruling NY N307873, polyester acoustic panel",
          ar: "قرار الجمارك الأمريكية NY N307873، لوح بوليستر صوتي",
        },
        url: "https://checkoutapi.com/rulings/docview?doc_id=NY+N307873&highlight=5603.94.9090%2A",
      },
      {
        title: {
          zh: "美国海关裁定 NY N330836，毡底 MDF 木条吸音墙板",
          en: "US customs ruling NY N330836, acoustic wall panel of MDF strips on felt",
          ar: "قرار الجمارك الأمريكية NY N330836، لوح جداري من شرائح MDF على لبّاد",
        },
        url: "https://checkoutapi.com/rulings/docview?doc_id=NY+N330836&highlight=6307.90.9891%2A",
      },
      {
        title: {
          zh: "美国海关裁定 HQ 964683，穿孔 MDF 板",
          en: "US customs ruling HQ 964683, perforated MDF panel",
          ar: "قرار الجمارك الأمريكية HQ 964683، لوح MDF مثقّب",
        },
        url: "http://faqs.org/rulings/rulings2002HQ964683.html",
      },
      {
        title: {
          zh: "美国海关裁定 NY N345470，带线槽纤维板",
          en: "US customs ruling NY N345470, beaded fibreboard panels",
          ar: "قرار الجمارك الأمريكية NY N345470، ألواح ألياف محزّزة زخرفيًا",
        },
        url: "https://checkoutapi.com/rulings/docview?doc_id=NY+N345470&highlight=4411.14.90%2A",
      },
      {
        title: {
          zh: "英国预先归类裁定 600014064，格栅板",
          en: "UK advance tariff ruling 600014064, slat panel",
          ar: "قرار التعرفة البريطاني المسبق 600014064، لوح شرائح",
        },
        url: "https://www.tax.service.gov.uk/search-for-advance-tariff-rulings/ruling/600014064",
      },
    ],
  },
  {
    id: "reading-a-test-report",
    class: "knowledge",
    title: {
      zh: "怎样读吸声检测报告：先看安装图，最后才看 NRC",
      en: "Reading a test report: the mounting drawing first, the NRC last",
      ar: "قراءة تقرير الاختبار: رسم التثبيت أولًا، وقيمة NRC أخيرًا",
    },
    summary: {
      zh: "用一份公开的木格栅板 ISO 354 数据，从 1/3 倍频带一步步算出 αp、αw、NRC 和等级，并说明哪些地方容易被误读，哪些说法应当警惕。",
      en: "With published ISO 354 data of a slat panel we go from third-octave values to αp, αw, NRC and class, and show where reports are misread and which claims to distrust.",
      ar: "ببيانات ISO 354 منشورة للوح شرائح ننتقل من قيم أثلاث الأوكتاف إلى αp وαw وNRC والفئة، ونبيّن أين تُساء القراءة وأي الادعاءات تستحق الحذر.",
    },
    body: {
      zh: `<p>一份吸声检测报告通常有六到十页，而采购往往只看一个数字。这个数字恰恰是全篇里信息最少的。建议把顺序倒过来：先看试件和安装图，再看频带表，NRC 放在最后核对。</p>
<h2>第一页：五件事缺一不可</h2>
<ul><li>实验室名称、报告编号、日期；</li><li>标准：ISO 354，或 ASTM C423；</li><li>委托方与产品名称，是否就是您要买的型号；</li><li>试件：尺寸、面积、厚度、每平方米质量；</li><li>安装：背后是什么，多深，四边是否封闭。</li></ul>
<p>Ecophon 的技术说明讲得很干脆：没有注明系统总深度的吸声数据不说明问题，也不能用来比较。ASTM 的写法是“类型”：A 型为直接贴在硬底上，E-400 为离底 400 mm。同一块板，两种类型可以差出一个等级，见<a href="/article/why-mounting-matters.html">《为什么安装方式决定吸声》</a>。</p>
<h2>中间几页：读频带表</h2>
<p>下面是一份公开技术资料里的木格栅板数据：毡底，ISO 354，试件 15.84 m²；做法未说明，按 50 mm 空腔、不填棉理解。这不是我们产品的报告，用它是因为数字公开。</p>
<table><thead><tr><th>倍频带中心 Hz</th><th>三个 1/3 倍频带的 αs</th><th>平均</th><th>αp（取整到 0.05，最大 1.00）</th></tr></thead><tbody>
<tr><td>125</td><td>0.09 / 0.10 / 0.17</td><td>0.12</td><td>0.10</td></tr>
<tr><td>250</td><td>0.20 / 0.30 / 缺</td><td>约 0.30–0.32</td><td>0.30</td></tr>
<tr><td>500</td><td>0.59 / 0.74 / 0.91</td><td>0.75</td><td>0.75</td></tr>
<tr><td>1000</td><td>1.11 / 1.09 / 1.06</td><td>1.09</td><td>1.00</td></tr>
<tr><td>2000</td><td>0.96 / 0.85 / 0.75</td><td>0.85</td><td>0.85</td></tr>
<tr><td>4000</td><td>0.77 / 0.85 / 0.81</td><td>0.81</td><td>0.80</td></tr>
</tbody></table>
<p>这张表里藏着两课。第一，315 Hz 的数值在公开文本中缺失；若它在 0.40–0.45 之间，250 Hz 的 αp 都取整为 0.30。真正的报告不该缺项，缺了就要问。第二，1000 Hz 附近超过了 1。</p>
<h2>大于 1 的系数是不是造假</h2>
<p>不是。吸声系数按试件的平面面积折算，而声音会绕过边缘，从侧面和周围进入试件，等效面积比平面面积大，这叫边缘效应。做房间计算时请把它截到 1.00：20 m² 的板，按 1.09 计有 21.8 m² 的吸声量，按 1.00 计是 20.0 m²，前者会让您少买将近一成。ISO 11654 的 αp 本来就规定不超过 1.00。</p>
<h2>从表到单值</h2>
<ul><li><strong>NRC</strong>：250、500、1000、2000 Hz 四个值的平均，取整到 0.05。（0.30 + 0.74 + 1.09 + 0.85）÷ 4 = 0.745，取整为 <strong>0.75</strong>。</li><li><strong>SAA</strong>：200–2500 Hz 十二个 1/3 倍频带的平均，取整到 0.01。这里缺 315 Hz，所以<strong>不能算</strong>，写出来的都是猜的。</li><li><strong>αw</strong>：把参考曲线按 0.05 一步下移，直到不利偏差之和不超过 0.10，取 500 Hz 处的值。计算结果为 <strong>0.60(MH)</strong>，括号里的字母提示中频和高频明显好于单值。</li><li><strong>等级</strong>：A 0.90–1.00，B 0.80–0.85，C 0.60–0.75，D 0.30–0.55，E 0.15–0.25。0.60 属于 <strong>C</strong>。</li></ul>
<p>同一组数据，NRC 0.75 听起来不错，αw 0.60、C 级听起来一般，两者都对：NRC 取平均，αw 被 250 Hz 的短板拉低。详见<a href="/article/nrc-versus-alpha-w.html">《NRC 与 αw》</a>。</p>
<h2>单值不说的事</h2>
<p>αw 不考虑 250 Hz 以下，NRC 也不看 125 Hz。上表 125 Hz 只有 0.12：这面墙对男声的低频和空调的轰鸣几乎不起作用。多功能厅、琴房、影院请直接看曲线，见<a href="/article/reading-an-absorption-curve.html">《怎样读吸声曲线》</a>。</p>
<p>中国项目还会遇到按 GB/T 16731-1997 分级的说法（该版已由 2023 年版取代）：NRC 不低于 0.80 为 Ⅰ 级，0.60–0.80 为 Ⅱ 级，0.40–0.60 为 Ⅲ 级，0.20–0.40 为 Ⅳ 级，前提是材料<strong>贴实在刚性壁面上，没有空腔</strong>。所以，上面这个带 50 mm 空腔测得的 0.75，不能拿去说是“Ⅱ 级”。</p>
<h2>七种应当警惕的写法</h2>
<ol><li>“NRC 高达……”，没有安装方式；</li><li>9 mm 毡板直贴，NRC 0.9；</li><li>“依据 ISO 354”，没有实验室和编号；</li><li>报告是别的厚度、别的饰面、别的穿孔率；</li><li>只给一张图片，不给频带表；</li><li>把吸声系数说成“隔音量”（见<a href="/article/absorption-is-not-insulation.html">《吸声不等于隔声》</a>）；</li><li>驻波管数据与混响室数据混在一张表里。</li></ol>
<h2>我们怎样标注</h2>
<p>本站每个声学数字都带依据：<em>实验室</em>（有标准、实验室、编号、日期），<em>可比构造</em>（他人公开的数据，写明试件与差别），<em>计算值</em>（注明模型、假设与误差），或<em>参考</em>（仅示趋势）。只有第一种才叫检测结果，αw、NRC 和等级也只由它得出。打开<a href="/productdetail/slat-oak.html">橡木格栅板</a>，切换安装方式，可以看到这几种标注。</p>`,
      en: `<p>A sound absorption report runs to six or ten pages, and most buyers read one number. It is the number with the least information in it. Turn the order round: specimen and mounting drawing first, then the table of bands, and the NRC last, as a check.</p>
<h2>The first page: five things</h2>
<ul><li>laboratory, report number, date;</li><li>standard: ISO 354, or ASTM C423;</li><li>client and product name: is it the model you are buying?</li><li>specimen: size, area, thickness, mass per square metre;</li><li>mounting: what is behind it, how deep, and were the edges closed?</li></ul>
<p>Ecophon's technical notes put it bluntly: absorption figures without the overall depth of the system are inconclusive and cannot be used for comparison. ASTM speaks of types: Type A lies directly on a hard backing, E-400 stands 400 mm away. Between the two the same board can move by a class; see <a href="/article/why-mounting-matters.html">Why mounting matters</a>.</p>
<h2>The middle pages: the table of bands</h2>
<p>These values are from a published technical sheet of a slat panel: felt back, ISO 354, specimen 15.84 m²; fixing not stated, read as a 50 mm void without wool. It is not a report of ours; we use it because the figures are public.</p>
<table><thead><tr><th>Octave band, Hz</th><th>αs in the three third-octaves</th><th>Mean</th><th>αp (steps of 0.05, 1.00 at most)</th></tr></thead><tbody>
<tr><td>125</td><td>0.09 / 0.10 / 0.17</td><td>0.12</td><td>0.10</td></tr>
<tr><td>250</td><td>0.20 / 0.30 / missing</td><td>about 0.30–0.32</td><td>0.30</td></tr>
<tr><td>500</td><td>0.59 / 0.74 / 0.91</td><td>0.75</td><td>0.75</td></tr>
<tr><td>1000</td><td>1.11 / 1.09 / 1.06</td><td>1.09</td><td>1.00</td></tr>
<tr><td>2000</td><td>0.96 / 0.85 / 0.75</td><td>0.85</td><td>0.85</td></tr>
<tr><td>4000</td><td>0.77 / 0.85 / 0.81</td><td>0.81</td><td>0.80</td></tr>
</tbody></table>
<p>Two lessons hide in it. The value at 315 Hz is missing from the published text; for anything between 0.40 and 0.45 the αp at 250 Hz still rounds to 0.30, but a real report has no holes, and where it has one you should ask. And around 1000 Hz the values pass 1.</p>
<h2>Is a coefficient above 1 a fraud?</h2>
<p>No. The coefficient refers to the plan area of the specimen, while sound also bends in over its edges, so the specimen acts as if it were larger. That is the edge effect. In room calculations cut the value off at 1.00: with 1.09, 20 m² of panel count as 21.8 m² of absorption, with 1.00 as 20.0 m², and the first would have you buy almost a tenth too little. The αp of ISO 11654 is limited to 1.00 in any case.</p>
<h2>From table to single number</h2>
<ul><li><strong>NRC</strong>: mean of 250, 500, 1000 and 2000 Hz, to the nearest 0.05. (0.30 + 0.74 + 1.09 + 0.85) ÷ 4 = 0.745, so <strong>0.75</strong>.</li><li><strong>SAA</strong>: mean of the twelve third-octaves from 200 to 2500 Hz, to 0.01. With 315 Hz missing it <strong>cannot be calculated</strong>; anything printed would be a guess.</li><li><strong>αw</strong>: a reference curve is lowered in steps of 0.05 until the unfavourable deviations sum to no more than 0.10; its value at 500 Hz is the result. Here <strong>0.60(MH)</strong>, the letters pointing to middle and high bands that are clearly better than the single number.</li><li><strong>Class</strong>: A 0.90–1.00, B 0.80–0.85, C 0.60–0.75, D 0.30–0.55, E 0.15–0.25. So 0.60 is <strong>C</strong>.</li></ul>
<p>From the same data NRC 0.75 sounds good and αw 0.60, class C, sounds middling. Both are right: the NRC averages, the αw is held down by the weak 250 Hz band. More in <a href="/article/nrc-versus-alpha-w.html">NRC versus alpha-w</a>.</p>
<h2>What the single number leaves out</h2>
<p>αw does not look below 250 Hz and the NRC does not look at 125 Hz. The table has 0.12 there: this wall does next to nothing for the low part of a man's voice or the rumble of a fan. For multi-purpose halls, music rooms and cinemas read the curve itself, as in <a href="/article/reading-an-absorption-curve.html">Reading an absorption curve</a>.</p>
<p>In China you will also meet grades under the 1997 edition of GB/T 16731, since replaced by that of 2023: NRC 0.80 and above is grade I, 0.60–0.80 II, 0.40–0.60 III, 0.20–0.40 IV, for material <strong>fixed to a rigid wall without a cavity</strong>. The 0.75 above was obtained over a 50 mm void, so it may not be sold as grade II.</p>
<h2>Seven phrases to distrust</h2>
<ol><li>“NRC up to …” with no mounting;</li><li>9 mm felt, glued on, NRC 0.9;</li><li>“to ISO 354” with neither laboratory nor number;</li><li>a report for another thickness, finish or open area;</li><li>a picture of a curve and no table;</li><li>absorption described as soundproofing (see <a href="/article/absorption-is-not-insulation.html">Absorption is not insulation</a>);</li><li>impedance-tube and reverberation-room values in one table.</li></ol>
<h2>How we label ours</h2>
<p>Every acoustic number on this site carries its evidence: <em>laboratory</em>, with standard, laboratory, number and date; <em>comparable construction</em>, published by others, with the specimen and in what it differs; <em>calculated</em>, with model, assumptions and margin; or <em>indicative</em>, for the trend only. Only the first is a test result, and αw, NRC and class come from it alone. Open the <a href="/productdetail/slat-oak.html">oak slat panel</a> and change the mounting to see the labels.</p>`,
      ar: `<p>يقع تقرير امتصاص الصوت في ست صفحات إلى عشر، ومعظم المشترين يقرؤون رقمًا واحدًا، وهو أقل ما فيه من معلومات. اعكس الترتيب: العيّنة ورسم التثبيت أولًا، ثم جدول النطاقات، ثم NRC أخيرًا للتحقق.</p>
<h2>الصفحة الأولى: خمسة أمور</h2>
<ul><li>المختبر ورقم التقرير وتاريخه؛</li><li>المعيار: ISO 354 أو ASTM C423؛</li><li>الجهة الطالبة واسم المنتج: هل هو الطراز الذي تشتريه؟</li><li>العيّنة: الأبعاد والمساحة والسماكة وكتلة المتر المربع؛</li><li>التثبيت: ماذا وراءها، وبأي عمق، وهل أُغلقت الحواف؟</li></ul>
<p>تقولها الملاحظات الفنية لشركة Ecophon صراحةً: أرقام الامتصاص من دون العمق الكلي للنظام غير حاسمة ولا تصلح للمقارنة. وتتحدث ASTM عن أنواع: النوع A على سطح صلب مباشرة، وE-400 على بعد 400 مم. وبين النوعين قد يتحرك اللوح نفسه فئة كاملة؛ انظر <a href="/article/why-mounting-matters.html">لماذا تهم طريقة التركيب</a>.</p>
<h2>الصفحات الوسطى: جدول النطاقات</h2>
<p>هذه القيم من نشرة فنية منشورة للوح شرائح: ظهر لبّاد، ISO 354، عيّنة 15.84 م²؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف. ليس تقريرًا لنا، وإنما نستعمله لأن أرقامه معلنة.</p>
<table><thead><tr><th>نطاق الأوكتاف، هرتز</th><th>αs في أثلاث الأوكتاف الثلاثة</th><th>المتوسط</th><th>αp (بخطوات 0.05 وأقصاه 1.00)</th></tr></thead><tbody>
<tr><td>125</td><td>0.09 / 0.10 / 0.17</td><td>0.12</td><td>0.10</td></tr>
<tr><td>250</td><td>0.20 / 0.30 / ناقصة</td><td>نحو 0.30–0.32</td><td>0.30</td></tr>
<tr><td>500</td><td>0.59 / 0.74 / 0.91</td><td>0.75</td><td>0.75</td></tr>
<tr><td>1000</td><td>1.11 / 1.09 / 1.06</td><td>1.09</td><td>1.00</td></tr>
<tr><td>2000</td><td>0.96 / 0.85 / 0.75</td><td>0.85</td><td>0.85</td></tr>
<tr><td>4000</td><td>0.77 / 0.85 / 0.81</td><td>0.81</td><td>0.80</td></tr>
</tbody></table>
<p>في الجدول درسان. الأول أن قيمة 315 هرتز ناقصة من النص المنشور؛ ولأي قيمة بين 0.40 و0.45 يبقى αp عند 250 هرتز 0.30 بعد التقريب، لكن التقرير الحقيقي لا ثغرات فيه، وإن وُجدت وجب السؤال. والثاني أن القيم حول 1000 هرتز تتجاوز 1.</p>
<h2>هل المعامل الأكبر من 1 تزوير؟</h2>
<p>لا. يُنسب المعامل إلى مساحة العيّنة في المسقط، بينما ينحني الصوت حول حوافها ويدخل من جوانبها، فتعمل كأنها أكبر، وهذا هو أثر الحافة. في حسابات الغرف اقطع القيمة عند 1.00: بقيمة 1.09 تُحسب 20 م² من الألواح 21.8 م² من الامتصاص، وبقيمة 1.00 تُحسب 20.0 م²، والأولى تجعلك تشتري أقل من الحاجة بنحو العُشر. أما αp في ISO 11654 فحدّه 1.00 أصلًا.</p>
<h2>من الجدول إلى الرقم الواحد</h2>
<ul><li><strong>NRC</strong>: متوسط 250 و500 و1000 و2000 هرتز مقرّبًا إلى 0.05. ‎(0.30 + 0.74 + 1.09 + 0.85) ÷ 4 = 0.745‎، أي <strong>0.75</strong>.</li><li><strong>SAA</strong>: متوسط اثني عشر ثلث أوكتاف من 200 إلى 2500 هرتز مقرّبًا إلى 0.01. ومع نقص 315 هرتز <strong>لا يمكن حسابه</strong>، وكل ما يُكتب تخمين.</li><li><strong>αw</strong>: يُخفض منحنى مرجعي بخطوات 0.05 حتى لا يزيد مجموع الانحرافات غير المواتية على 0.10، وقيمته عند 500 هرتز هي النتيجة. وهي هنا <strong>‎0.60(MH)‎</strong>، ويشير الحرفان إلى نطاقات وسطى وعالية أفضل بوضوح من الرقم الواحد.</li><li><strong>الفئة</strong>: A من 0.90 إلى 1.00، وB من 0.80 إلى 0.85، وC من 0.60 إلى 0.75، وD من 0.30 إلى 0.55، وE من 0.15 إلى 0.25. فقيمة 0.60 هي <strong>C</strong>.</li></ul>
<p>من البيانات نفسها يبدو NRC 0.75 جيدًا، وαw 0.60 بفئة C متوسطًا. وكلاهما صحيح: NRC يأخذ المتوسط، وαw يشدّه إلى الأسفل ضعف نطاق 250 هرتز. المزيد في مقال <a href="/article/nrc-versus-alpha-w.html">NRC مقابل αw</a>.</p>
<h2>ما لا يقوله الرقم الواحد</h2>
<p>لا ينظر αw إلى ما دون 250 هرتز، ولا ينظر NRC إلى 125 هرتز. وفي الجدول 0.12 هناك: هذا الجدار لا يكاد يفعل شيئًا للجزء المنخفض من صوت الرجل أو لهدير المروحة. في القاعات متعددة الأغراض وغرف الموسيقى والسينما اقرأ المنحنى نفسه، كما في <a href="/article/reading-an-absorption-curve.html">قراءة منحنى الامتصاص</a>.</p>
<p>وفي الصين تصادف درجات GB/T 16731 بطبعتها لعام 1997 التي حلّت محلها طبعة 2023: NRC من 0.80 فأكثر الدرجة I، ومن 0.60 إلى 0.80 الدرجة II، ومن 0.40 إلى 0.60 الدرجة III، ومن 0.20 إلى 0.40 الدرجة IV، لمادة <strong>مثبّتة على جدار صلب من غير فراغ</strong>. أما القيمة 0.75 أعلاه فقيست فوق فراغ 50 مم، فلا تُباع على أنها الدرجة II.</p>
<h2>سبع عبارات تستحق الحذر</h2>
<ol><li>«NRC يصل إلى …» من غير طريقة تثبيت؛</li><li>لبّاد 9 مم ملصق بقيمة NRC 0.9؛</li><li>«وفق ISO 354» من غير مختبر ولا رقم؛</li><li>تقرير لسماكة أو تشطيب أو نسبة ثقوب أخرى؛</li><li>صورة منحنى من غير جدول؛</li><li>وصف الامتصاص بأنه عزل (انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>)؛</li><li>قيم أنبوب المعاوقة وقيم غرفة الارتداد في جدول واحد.</li></ol>
<h2>كيف نوسم أرقامنا</h2>
<p>كل رقم صوتي في هذا الموقع يحمل دليله: <em>مختبر</em> بالمعيار والمختبر والرقم والتاريخ، أو <em>تركيبة مشابهة</em> نشره غيرنا مع بيان عيّنته وفرقها، أو <em>قيمة محسوبة</em> بنموذجها وفرضياتها وهامشها، أو <em>استرشادي</em> للاتجاه فقط. والأول وحده نتيجة اختبار، ومنه وحده αw وNRC والفئة. افتح <a href="/productdetail/slat-oak.html">لوح شرائح البلوط</a> وغيّر طريقة التركيب لترى الوسوم.</p>`,
    },
    cover: "lab-1",
    date: "2025-08-06",
    tags: ["testing", "ratings", "absorption", "low-frequency"],
    questions: [
      {
        question: {
          zh: "吸声系数为什么会大于 1？",
          en: "Why can an absorption coefficient exceed 1?",
          ar: "لماذا قد يتجاوز معامل الامتصاص 1؟",
        },
        answer: {
          zh: "因为系数按试件平面面积折算，而声音会绕过边缘进入试件，这叫边缘效应。做房间计算时应截到 1.00。",
          en: "Because it refers to the plan area of the specimen while sound also enters round the edges, the edge effect. In room calculations use 1.00 at most.",
          ar: "لأنه يُنسب إلى مساحة العيّنة في المسقط بينما يدخل الصوت أيضًا حول الحواف، وهو أثر الحافة. في حسابات الغرف لا تتجاوز 1.00.",
        },
      },
      {
        question: {
          zh: "两份报告的 NRC 可以直接比较吗？",
          en: "Can the NRC of two reports be compared?",
          ar: "هل تُقارن قيمتا NRC من تقريرين مباشرة؟",
        },
        answer: {
          zh: "只有安装方式和系统总深度相同才可以。没有注明深度的吸声数据不能用于比较。",
          en: "Only with the same mounting and the same overall depth. Figures without a depth cannot be used for comparison.",
          ar: "فقط إذا تساوت طريقة التركيب والعمق الكلي. والأرقام التي لم يُذكر عمقها لا تصلح للمقارنة.",
        },
      },
      {
        question: {
          zh: "为什么 NRC 0.75 的板只有 C 级？",
          en: "Why is a panel with NRC 0.75 only class C?",
          ar: "لماذا يكون لوح بقيمة NRC 0.75 من الفئة C فقط؟",
        },
        answer: {
          zh: "NRC 是四个频带的平均，αw 要求整条曲线都跟得上参考曲线。250 Hz 偏低时，αw 会被拉到 0.60，属于 C 级。",
          en: "The NRC averages four bands; αw asks the whole curve to keep up with a reference. A weak 250 Hz band pulls αw down to 0.60, which is class C.",
          ar: "يأخذ NRC متوسط أربعة نطاقات، أما αw فيطلب أن يواكب المنحنى كله مرجعًا. وضعف نطاق 250 هرتز يهبط به إلى 0.60، وهو الفئة C.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "格栅板技术资料，ISO 354；做法未说明，按 50 mm 空腔、不填棉理解",
          en: "Slat panel technical sheet, ISO 354; fixing not stated, read as a 50 mm void without wool",
          ar: "نشرة فنية للوح شرائح، ISO 354؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف",
        },
        url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
      },
      {
        title: {
          zh: "Ecophon：吸声数值与系统总深度",
          en: "Ecophon: absorption values and overall depth of system",
          ar: "Ecophon: قيم الامتصاص والعمق الكلي للنظام",
        },
        url: "http://ecophon-corporate.com/templates/webnormalpage_83893.html",
      },
      {
        title: {
          zh: "Unisoar：NRC、SAA 与安装类型",
          en: "Unisoar: NRC, SAA and mounting types",
          ar: "Unisoar: المؤشران NRC وSAA وأنواع التركيب",
        },
        url: "https://unisoarshop.com/blogs/new/nrc-explained-test-standards-for-acoustic-slat-panels",
      },
      {
        title: {
          zh: "Rockfon：计权吸声系数",
          en: "Rockfon: weighted sound absorption coefficient",
          ar: "Rockfon: معامل امتصاص الصوت الموزون",
        },
        url: "http://www.rockfon.co.uk/acoustics/comparing+ceilings/sound+absorption/alpha+w",
      },
      {
        title: {
          zh: "吸声等级 A 至 E",
          en: "Absorption classes A to E",
          ar: "فئات الامتصاص من A إلى E",
        },
        url: "https://pugirg.it/en/?p=23066",
      },
      {
        title: {
          zh: "GB/T 16731（1997 年版）按 NRC 分级",
          en: "GB/T 16731 (1997) grades by NRC",
          ar: "GB/T 16731 (طبعة 1997): درجات بحسب NRC",
        },
        url: "http://m.flatledpanellights.com/qyml/showp20627754.html",
      },
    ],
  },
  {
    id: "diffusion-and-absorption",
    class: "knowledge",
    title: {
      zh: "扩散与吸声：声音碰到墙面之后的三种去向",
      en: "Diffusion and absorption: three things that happen to sound at a wall",
      ar: "التشتيت والامتصاص: ثلاثة مصائر للصوت عند الجدار",
    },
    summary: {
      zh: "吸声拿走能量，扩散只改变方向。什么时候要前者，什么时候要后者，凹凸要做多深才管用，以及为什么不带孔的槽木板几乎不吸声。",
      en: "Absorption takes energy away; diffusion only changes its direction. When to use which, how deep a relief must be to work, and why grooves without perforation hardly absorb.",
      ar: "الامتصاص يأخذ الطاقة، والتشتيت يغيّر اتجاهها فقط. متى يُستعمل كل منهما، وكم يجب أن يكون عمق التضاريس، ولماذا لا تكاد الحزوز تمتص من غير ثقوب.",
    },
    body: {
      zh: `<p>站在一间空会议室中央拍一下手，会听到一串短促的“嗒嗒嗒”。很多人的第一反应是“要吸音”。有时对，有时不对：这串声音来自两面平行的硬墙，把其中一面变得凹凸不平，它也会消失，而房间不会因此变得沉闷。</p>
<h2>三种去向</h2>
<table><thead><tr><td></td><th>镜面反射</th><th>扩散</th><th>吸声</th></tr></thead><tbody>
<tr><td>发生了什么</td><td>像镜子一样弹回</td><td>向许多方向散开</td><td>变成极少量的热</td></tr>
<tr><td>房间里的能量</td><td>不变</td><td>不变</td><td>减少</td></tr>
<tr><td>混响时间</td><td>不变</td><td>基本不变</td><td>变短</td></tr>
<tr><td>回声、颤动回声</td><td>产生</td><td>打散</td><td>减弱</td></tr>
<tr><td>听感</td><td>硬、有方向</td><td>饱满、均匀</td><td>清楚、安静，过量则发闷</td></tr>
</tbody></table>
<p>用公式说：混响时间由体积和吸声量决定，扩散不出现在吸声量里。<a href="/article/reverberation-explained.html">《混响时间》</a>一文里那间 189 m³ 的空房间，500 Hz 为 2.78 s；装满扩散体，计算值还是约 2.78 s。所以，<strong>嫌吵、听不清，先加吸声；嫌干、有一串回声，再想扩散。</strong></p>
<h2>颤动回声有多快</h2>
<p>两面平行硬墙之间，声音来回一趟的时间等于间距的两倍除以声速（按 343 m/s 计算）：</p>
<table><thead><tr><th>墙间距</th><th>来回一趟</th><th>每秒次数</th></tr></thead><tbody>
<tr><td>3 m</td><td>17.5 ms</td><td>57</td></tr>
<tr><td>4 m</td><td>23.3 ms</td><td>43</td></tr>
<tr><td>5 m</td><td>29.2 ms</td><td>34</td></tr>
<tr><td>6 m</td><td>35.0 ms</td><td>29</td></tr>
</tbody></table>
<p>治它不需要整间房。每一对平行面里，处理其中一面就够：吸声、扩散，或者干脆偏转几度。</p>
<h2>多深才算扩散</h2>
<p>凹凸对声音起不起作用，要看它和波长的比例。比波长小得多的起伏，声音“看不见”。常用的粗略标准是四分之一波长：</p>
<table><thead><tr><th>频率</th><th>波长</th><th>四分之一波长</th></tr></thead><tbody>
<tr><td>125 Hz</td><td>2.74 m</td><td>686 mm</td></tr>
<tr><td>250 Hz</td><td>1.37 m</td><td>343 mm</td></tr>
<tr><td>500 Hz</td><td>0.69 m</td><td>172 mm</td></tr>
<tr><td>1000 Hz</td><td>0.34 m</td><td>86 mm</td></tr>
<tr><td>2000 Hz</td><td>0.17 m</td><td>43 mm</td></tr>
<tr><td>4000 Hz</td><td>0.09 m</td><td>21 mm</td></tr>
</tbody></table>
<p>倒过来算：150 mm 深的木块阵列，大约从 570 Hz 起有效；100 mm 深，约从 860 Hz 起；而 12 mm 厚的木条，要到 7000 Hz 以上。也就是说，木格栅墙是<strong>吸声墙</strong>，靠缝隙后面的毡和空腔工作，扩散只是高频里的一点附赠。把它当扩散板来用，会失望的。</p>
<figure><img src="media:grooved-oak-2" alt="14/2 橡木槽木板顶边特写，2 毫米窄槽平行排列"><figcaption>正面只见窄槽；吸不吸声，取决于背面的孔和墙后的棉。</figcaption></figure>
<h2>槽木板：有孔和没孔是两种东西</h2>
<p>声学顾问 Atelier Crescendo 对一套槽木系统的说明很清楚：板的背面有孔、正面有槽时，它吸声，其中一种孔型偏重 500 Hz 以上，另一种偏重 500 Hz 以下；若只有槽、没有孔，它不吸声，只起扩散作用，适合需要声场均匀的排练和演出空间。该系统的典型构造是 30–210 mm 空腔，内放 30 mm 玻璃棉。</p>
<p>所以订<a href="/productdetail/grooved-oak-14-2.html">14/2 槽木板</a>或<a href="/productdetail/grooved-walnut-28-4.html">28/4 胡桃木槽木板</a>时，请在订单里写清：背面要不要孔（我们默认带孔），墙后有没有棉。同一面琴房的墙，可以做成外观一致的两段，一段有孔吸声，一段无孔扩散。</p>
<h2>计算为什么也需要扩散</h2>
<p>常用的混响公式都假定声音从各个方向均匀到来。吸声全集中在一面墙上时，这个假定不成立：一份公开的算例里，120 m³ 的房间只有一面墙吸声，五种模型给出的中频混响时间从 0.65 s 到 0.85 s 不等。家具、书架、凹凸的墙面会让现实更接近公式；把同样面积的吸声板分到三个方向上，也有同样的效果。另一项对条形结构的研究提醒说，理论模型只适用于规则、厚度适中的构造，其测量结果本身也只在 200 Hz 以上可靠。</p>
<h2>哪里用哪个</h2>
<table><thead><tr><th>房间</th><th>吸声</th><th>扩散</th></tr></thead><tbody>
<tr><td>会议室、教室</td><td>吊顶与后墙为主</td><td>书架、侧墙凹凸即可</td></tr>
<tr><td>开放办公区</td><td>吊顶、垂片，尽量多</td><td>几乎不需要</td></tr>
<tr><td>琴房、排练室</td><td>适量，偏低频</td><td>琴的对面与侧墙</td></tr>
<tr><td>家庭影院</td><td>前部与侧墙第一反射点</td><td>后墙，座位离墙较远时</td></tr>
<tr><td>音乐厅</td><td>后墙局部</td><td>侧墙与反声板，由声学顾问设计</td></tr>
</tbody></table>
<h2>三条实用提醒</h2>
<ul><li>扩散需要距离。人紧贴着墙坐，听到的是单个木块的反射，这时宁可吸声。</li><li>把扩散体漆得再厚，也不会变成吸声体；反过来，孔被堵住的吸声板会变成很贵的反射面。</li><li>一面摆满书、深浅不一的书架，是最便宜的扩散墙。</li></ul>
<p>家庭影院和琴房的具体算例，见<a href="/article/home-cinema-and-piano-rooms.html">《家庭影院与琴房》</a>；琴房用板可从<a href="/productdetail/grooved-walnut-13-3.html">13/3 胡桃木槽木板</a>看起。</p>`,
      en: `<p>Stand in the middle of an empty meeting room and clap once. A quick rattle answers. Most people conclude that the room needs absorption. Sometimes they are right. The rattle comes from two parallel hard walls; break up the surface of one of them and it goes as well, and the room does not turn dull in the bargain.</p>
<h2>Three fates</h2>
<table><thead><tr><td></td><th>Mirror reflection</th><th>Diffusion</th><th>Absorption</th></tr></thead><tbody>
<tr><td>What happens</td><td>Sound returns as from a mirror</td><td>It spreads in many directions</td><td>It turns into a trace of heat</td></tr>
<tr><td>Energy in the room</td><td>Unchanged</td><td>Unchanged</td><td>Less</td></tr>
<tr><td>Reverberation time</td><td>Unchanged</td><td>Nearly unchanged</td><td>Shorter</td></tr>
<tr><td>Echo and flutter</td><td>Caused</td><td>Broken up</td><td>Weakened</td></tr>
<tr><td>Impression</td><td>Hard, from one direction</td><td>Full and even</td><td>Clear and calm; too much is dull</td></tr>
</tbody></table>
<p>In terms of the formula: reverberation time follows from volume and absorption, and diffusion is not a part of absorption. The bare room of 189 m³ in <a href="/article/reverberation-explained.html">Reverberation time</a> has 2.78 s at 500 Hz; filled with diffusers, it still calculates to about 2.78 s. Hence a simple order: <strong>if it is loud or hard to understand, add absorption; if it is dry or it rattles, think of diffusion.</strong></p>
<h2>How fast flutter is</h2>
<p>Between two parallel hard walls the round trip takes twice the distance divided by the speed of sound, here 343 m/s:</p>
<table><thead><tr><th>Distance</th><th>Round trip</th><th>Per second</th></tr></thead><tbody>
<tr><td>3 m</td><td>17.5 ms</td><td>57</td></tr>
<tr><td>4 m</td><td>23.3 ms</td><td>43</td></tr>
<tr><td>5 m</td><td>29.2 ms</td><td>34</td></tr>
<tr><td>6 m</td><td>35.0 ms</td><td>29</td></tr>
</tbody></table>
<p>It does not take the whole room to cure it. Of each pair of parallel surfaces one is enough: absorb it, break it up, or turn it by a few degrees.</p>
<h2>How deep is deep enough?</h2>
<p>Whether a relief matters to sound depends on its depth against the wavelength. What is much smaller, sound does not notice. A quarter of a wavelength is a common rough measure:</p>
<table><thead><tr><th>Frequency</th><th>Wavelength</th><th>A quarter of it</th></tr></thead><tbody>
<tr><td>125 Hz</td><td>2.74 m</td><td>686 mm</td></tr>
<tr><td>250 Hz</td><td>1.37 m</td><td>343 mm</td></tr>
<tr><td>500 Hz</td><td>0.69 m</td><td>172 mm</td></tr>
<tr><td>1000 Hz</td><td>0.34 m</td><td>86 mm</td></tr>
<tr><td>2000 Hz</td><td>0.17 m</td><td>43 mm</td></tr>
<tr><td>4000 Hz</td><td>0.09 m</td><td>21 mm</td></tr>
</tbody></table>
<p>Turned round: blocks 150 mm deep work from about 570 Hz, 100 mm from about 860 Hz, and slats 12 mm thick only above 7000 Hz. A slat wall is therefore an <strong>absorber</strong>. It works through the felt and the air behind the gaps, and its diffusion is a small gift at the very top. Whoever buys it as a diffuser will be disappointed.</p>
<figure><img src="media:grooved-oak-2" alt="Close-up of an oak 14/2 grooved panel, narrow 2 mm slots running in parallel"><figcaption>The face shows only narrow grooves; holes at the back and wool behind decide whether it absorbs.</figcaption></figure>
<h2>Grooved panels: with holes and without</h2>
<p>The consultants Atelier Crescendo describe one grooved system plainly. With holes at the back and grooves in front it absorbs, one pattern better above 500 Hz and another better below. With grooves alone it does not absorb; it diffuses, which suits practice and performance rooms where an even sound field is wanted. Its usual build-up is a cavity of 30 to 210 mm with 30 mm of glass wool.</p>
<p>So when you order <a href="/productdetail/grooved-oak-14-2.html">grooved oak 14/2</a> or <a href="/productdetail/grooved-walnut-28-4.html">grooved walnut 28/4</a>, write down whether the back is to be perforated, as ours is unless you ask otherwise, and whether there is wool behind. One music-room wall can be made in two parts of the same appearance, one that absorbs and one that scatters.</p>
<h2>Calculations need diffusion too</h2>
<p>The usual formulas assume that sound arrives from all directions alike. With all absorption on one wall it does not: in a published example of a 120 m³ room with one absorbing wall, five models give mid-frequency times from 0.65 s to 0.85 s. Furniture, bookcases and broken surfaces bring reality closer to the formula, and so does spreading the same area of panel over three directions. A study of slat structures adds a caution: theory serves for regular structures of moderate thickness only, and its own measurements are reliable from 200 Hz upwards.</p>
<h2>Which where</h2>
<table><thead><tr><th>Room</th><th>Absorption</th><th>Diffusion</th></tr></thead><tbody>
<tr><td>Meeting room, classroom</td><td>Ceiling and rear wall first</td><td>Shelves or a broken side wall are enough</td></tr>
<tr><td>Open-plan office</td><td>Ceiling and baffles, as much as possible</td><td>Hardly needed</td></tr>
<tr><td>Piano and practice room</td><td>Moderate, with attention to the bass</td><td>Opposite the instrument and at the sides</td></tr>
<tr><td>Home cinema</td><td>Front, and first reflections at the sides</td><td>Rear wall, if the seats stand well away from it</td></tr>
<tr><td>Concert hall</td><td>Parts of the rear wall</td><td>Side walls and reflectors, designed by a consultant</td></tr>
</tbody></table>
<h2>Three reminders</h2>
<ul><li>Diffusion needs distance. Close to the wall one hears single blocks; there, absorb.</li><li>No coat of paint turns a diffuser into an absorber, but an absorber with closed holes becomes an expensive reflector.</li><li>A full bookcase with books of different depth is the cheapest diffuser there is.</li></ul>
<p>Worked rooms follow in <a href="/article/home-cinema-and-piano-rooms.html">Home cinemas and piano rooms</a>; for music rooms also look at <a href="/productdetail/grooved-walnut-13-3.html">grooved walnut 13/3</a>.</p>`,
      ar: `<p>قف في وسط قاعة اجتماعات خالية وصفّق مرة واحدة، فتجيبك طقطقة سريعة متتابعة. يستنتج معظم الناس أن القاعة تحتاج امتصاصًا، وقد يصيبون وقد يخطئون. فالطقطقة من جدارين صلبين متوازيين؛ فإذا كُسر سطح أحدهما زالت أيضًا من غير أن تصبح القاعة مكتومة.</p>
<h2>ثلاثة مصائر</h2>
<table><thead><tr><td></td><th>انعكاس مرآوي</th><th>تشتيت</th><th>امتصاص</th></tr></thead><tbody>
<tr><td>ما الذي يحدث</td><td>يرتد الصوت كما من مرآة</td><td>يتوزع في اتجاهات كثيرة</td><td>يتحول إلى أثر من الحرارة</td></tr>
<tr><td>الطاقة في الغرفة</td><td>لا تتغير</td><td>لا تتغير</td><td>تقل</td></tr>
<tr><td>زمن الارتداد الصوتي</td><td>لا يتغير</td><td>لا يكاد يتغير</td><td>يقصر</td></tr>
<tr><td>الصدى والصدى المرتجف</td><td>يسبّبهما</td><td>يكسرهما</td><td>يضعفهما</td></tr>
<tr><td>الانطباع</td><td>قاسٍ ومن جهة واحدة</td><td>ممتلئ ومتجانس</td><td>واضح وهادئ، والإفراط فيه كاتم</td></tr>
</tbody></table>
<p>وبلغة المعادلة: يتبع زمن الارتداد الصوتي الحجمَ والامتصاص، وليس التشتيت جزءًا من الامتصاص. فالغرفة الخالية البالغ حجمها 189 م³ في مقال <a href="/article/reverberation-explained.html">زمن الارتداد الصوتي</a> زمنها 2.78 ث عند 500 هرتز، وإذا مُلئت بالمشتّتات بقي حسابها نحو 2.78 ث. ومن هنا ترتيب بسيط: <strong>إن كانت صاخبة أو صعبة الفهم فأضف امتصاصًا، وإن كانت جافة أو تطقطق ففكّر في التشتيت.</strong></p>
<h2>ما سرعة الصدى المرتجف؟</h2>
<p>بين جدارين صلبين متوازيين تستغرق رحلة الذهاب والإياب ضعف المسافة مقسومًا على سرعة الصوت، وهي هنا 343 م/ث:</p>
<table><thead><tr><th>المسافة</th><th>ذهاب وإياب</th><th>في الثانية</th></tr></thead><tbody>
<tr><td>3 م</td><td>17.5 مللي ثانية</td><td>57</td></tr>
<tr><td>4 م</td><td>23.3 مللي ثانية</td><td>43</td></tr>
<tr><td>5 م</td><td>29.2 مللي ثانية</td><td>34</td></tr>
<tr><td>6 م</td><td>35.0 مللي ثانية</td><td>29</td></tr>
</tbody></table>
<p>ولا يلزم لعلاجه معالجة الغرفة كلها. من كل سطحين متوازيين يكفي واحد: امتصّه، أو اكسر استواءه، أو أدِره بضع درجات.</p>
<h2>كم يكفي من العمق؟</h2>
<p>أثر التضاريس في الصوت مرهون بعمقها قياسًا إلى طول الموجة، وما كان أصغر منها بكثير لا يلحظه الصوت. والمقياس التقريبي الشائع ربع طول الموجة:</p>
<table><thead><tr><th>التردد</th><th>طول الموجة</th><th>ربعه</th></tr></thead><tbody>
<tr><td>125 هرتز</td><td>2.74 م</td><td>686 مم</td></tr>
<tr><td>250 هرتز</td><td>1.37 م</td><td>343 مم</td></tr>
<tr><td>500 هرتز</td><td>0.69 م</td><td>172 مم</td></tr>
<tr><td>1000 هرتز</td><td>0.34 م</td><td>86 مم</td></tr>
<tr><td>2000 هرتز</td><td>0.17 م</td><td>43 مم</td></tr>
<tr><td>4000 هرتز</td><td>0.09 م</td><td>21 مم</td></tr>
</tbody></table>
<p>وبالعكس: مكعبات بعمق 150 مم تعمل من نحو 570 هرتز، وبعمق 100 مم من نحو 860 هرتز، أما الشرائح بسماكة 12 مم فلا تعمل إلا فوق 7000 هرتز. فجدار الشرائح إذن <strong>جدار ماصّ</strong> يعمل باللبّاد والهواء خلف الفراغات، وتشتيته هدية صغيرة في أعلى الترددات. ومن يشتريه مشتّتًا سيخيب ظنه.</p>
<figure><img src="media:grooved-oak-2" alt="لقطة قريبة للوح بلوط محزّز 14/2 بشقوق ضيقة 2 مم متوازية"><figcaption>لا يُرى في الوجه إلا حزوز ضيقة، أما الامتصاص فتقرّره ثقوب الظهر والصوف خلفه.</figcaption></figure>
<h2>الألواح المحزّزة: بثقوب ومن دونها</h2>
<p>يصف استشاريو Atelier Crescendo أحد أنظمة الألواح المحزّزة بوضوح: بثقوب في الظهر وحزوز في الوجه يمتص، وأحد أنماط الثقوب أفضل فوق 500 هرتز والآخر أفضل دونها. أما بالحزوز وحدها فلا يمتص بل يشتّت، وهو ما يناسب غرف التدريب والعروض التي يُراد فيها حقل صوتي متجانس. وتركيبته المعتادة فراغ من 30 إلى 210 مم فيه 30 مم من الصوف الزجاجي.</p>
<p>لذلك عند طلب <a href="/productdetail/grooved-oak-14-2.html">البلوط المحزّز 14/2</a> أو <a href="/productdetail/grooved-walnut-28-4.html">الجوز المحزّز 28/4</a> اكتب هل يُثقّب الظهر (وهو مثقّب عندنا ما لم تطلب غير ذلك) وهل وراءه صوف. ويمكن أن يُصنع جدار غرفة الموسيقى الواحد من جزأين بالمظهر نفسه، أحدهما يمتص والآخر يشتّت.</p>
<h2>الحسابات أيضًا تحتاج التشتيت</h2>
<p>تفترض المعادلات المعتادة أن الصوت يصل من كل الجهات بالتساوي. فإذا كان الامتصاص كله على جدار واحد لم يصح ذلك: في مثال منشور لغرفة حجمها 120 م³ بجدار ماصّ واحد، تعطي خمسة نماذج أزمنة وسطى من 0.65 إلى 0.85 ث. والأثاث والمكتبات والسطوح المتكسّرة تقرّب الواقع من المعادلة، ومثلها توزيع مساحة الألواح نفسها على ثلاثة اتجاهات. وتضيف دراسة لبنى الشرائح تحذيرًا: النظرية لا تصلح إلا للبنى المنتظمة ذات السماكة المعتدلة، وقياسات الدراسة نفسها موثوقة من 200 هرتز فما فوق.</p>
<h2>أيّهما وأين</h2>
<table><thead><tr><th>الغرفة</th><th>الامتصاص</th><th>التشتيت</th></tr></thead><tbody>
<tr><td>قاعة اجتماعات وفصل دراسي</td><td>السقف والجدار الخلفي أولًا</td><td>تكفي رفوف أو جدار جانبي متكسّر</td></tr>
<tr><td>مكتب مفتوح</td><td>السقف والألواح المعلّقة بأكبر قدر</td><td>لا يكاد يلزم</td></tr>
<tr><td>غرفة بيانو وتدريب</td><td>معتدل مع عناية بالترددات المنخفضة</td><td>قبالة الآلة وعلى الجانبين</td></tr>
<tr><td>سينما منزلية</td><td>الأمام ونقاط الانعكاس الأولى في الجانبين</td><td>الجدار الخلفي إذا ابتعدت عنه المقاعد</td></tr>
<tr><td>قاعة موسيقى</td><td>أجزاء من الجدار الخلفي</td><td>الجدران الجانبية والعواكس بتصميم استشاري</td></tr>
</tbody></table>
<h2>ثلاثة تذكيرات</h2>
<ul><li>التشتيت يحتاج مسافة. فمن يجلس لصق الجدار يسمع مكعبات منفردة، وهناك الامتصاص أولى.</li><li>لا طبقة دهان تحوّل المشتّت إلى ماصّ، لكن الماصّ المسدود الثقوب يصبح عاكسًا باهظ الثمن.</li><li>مكتبة ممتلئة بكتب متفاوتة العمق أرخص مشتّت على الإطلاق.</li></ul>
<p>أمثلة غرف محسوبة في مقال <a href="/article/home-cinema-and-piano-rooms.html">السينما المنزلية وغرف البيانو</a>، ولغرف الموسيقى انظر أيضًا <a href="/productdetail/grooved-walnut-13-3.html">الجوز المحزّز 13/3</a>.</p>`,
    },
    cover: "case-piano-harbin-recording-room-2",
    date: "2026-06-24",
    tags: ["absorption", "music", "reverberation", "home"],
    questions: [
      {
        question: {
          zh: "扩散板能缩短混响时间吗？",
          en: "Do diffusers shorten reverberation?",
          ar: "هل تقصّر المشتّتات زمن الارتداد؟",
        },
        answer: {
          zh: "基本不能。扩散只改变声音的方向，不拿走能量；要缩短混响，需要增加吸声量。",
          en: "Hardly. They change the direction of sound and take no energy away. A shorter time needs absorption.",
          ar: "لا تكاد. فهي تغيّر اتجاه الصوت ولا تأخذ طاقة، وتقصير الزمن يحتاج امتصاصًا.",
        },
      },
      {
        question: {
          zh: "木格栅板算扩散板吗？",
          en: "Is a slat panel a diffuser?",
          ar: "هل لوح الشرائح مشتّت؟",
        },
        answer: {
          zh: "主要是吸声板。按四分之一波长估算，12 mm 厚的木条要到 7000 Hz 以上才有明显扩散；真正的扩散体要做到一两百毫米深。",
          en: "It is mainly an absorber. By the quarter-wavelength measure slats 12 mm thick scatter only above 7000 Hz; a real diffuser is one or two hundred millimetres deep.",
          ar: "هو ماصّ في المقام الأول. فبمقياس ربع الموجة لا تشتّت شرائح بسماكة 12 مم إلا فوق 7000 هرتز، والمشتّت الحقيقي عمقه مئة أو مئتا مليمتر.",
        },
      },
      {
        question: {
          zh: "没有穿孔的槽木板吸声吗？",
          en: "Do grooved panels absorb without perforation?",
          ar: "هل تمتص الألواح المحزّزة من غير ثقوب؟",
        },
        answer: {
          zh: "几乎不吸声，只起扩散作用。要吸声，背面需穿孔，并在空腔内放吸声棉。",
          en: "Hardly. They diffuse. To absorb they need holes at the back and wool in the cavity.",
          ar: "لا تكاد تمتص، بل تشتّت. ولكي تمتص تحتاج ثقوبًا في الظهر وصوفًا في الفراغ.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "Atelier Crescendo：Topakustik 声学系统",
          en: "Atelier Crescendo: Topakustik acoustic systems",
          ar: "Atelier Crescendo: أنظمة Topakustik الصوتية",
        },
        url: "https://ateliercrescendo.ac/product/topakustik-acoustic-systems",
      },
      {
        title: {
          zh: "Riionheimo 等：格栅结构的吸声（英国声学学会）",
          en: "Riionheimo et al., Sound absorption of slat structures (Institute of Acoustics)",
          ar: "Riionheimo وآخرون: امتصاص الصوت في تراكيب الشرائح (معهد الصوتيات البريطاني)",
        },
        url: "https://scribd.com/document/593588917/slat-panels",
      },
      {
        title: {
          zh: "phonometry：用五种模型预测混响，120 m³",
          en: "Phonometry: reverberation prediction with five models, 120 m³",
          ar: "phonometry: التنبؤ بزمن الارتداد بخمسة نماذج، 120 م³",
        },
        url: "https://raw.githubusercontent.com/jmrplens/phonometry/main/.github/reports/reverberation_prediction_example.pdf",
      },
    ],
  },
  {
    id: "home-cinema-and-piano-rooms",
    class: "knowledge",
    title: {
      zh: "家庭影院与琴房：一个要“收”，一个要“留”",
      en: "Home cinemas and piano rooms: one wants less room, the other wants some",
      ar: "السينما المنزلية وغرفة البيانو: واحدة تريد غرفة أقل، والأخرى تريد بعضها",
    },
    summary: {
      zh: "两间五十多立方米的房间，目标相差一倍以上。用公开的材料数据算给您看：为什么只装木格栅会让影院的低频更突出，为什么琴房最怕装得太满。",
      en: "Two rooms of a little over fifty cubic metres, with targets more than a factor of two apart. Calculated from published data: why slats alone make the bass of a cinema stick out, and why a piano room fears too much.",
      ar: "غرفتان يزيد حجم كل منهما قليلًا على خمسين مترًا مكعبًا، وهدفاهما متباعدان بأكثر من الضعف. حساب من بيانات منشورة: لماذا تُبرز الشرائح وحدها الترددات المنخفضة في السينما، ولماذا تخشى غرفة البيانو الإفراط.",
    },
    body: {
      zh: `<p>业主常说：“楼上做影院，楼下放钢琴，都按隔音做吧。”这句话里有三件事被混在一起：影院要短混响，琴房要适中的混响，而不吵邻居是隔声，不归吸音板管（见<a href="/article/absorption-is-not-insulation.html">《吸声不等于隔声》</a>）。先把前两件分开。</p>
<h2>目标差多少</h2>
<table><thead><tr><td></td><th>家庭影院</th><th>琴房</th></tr></thead><tbody>
<tr><td>声音从哪里来</td><td>扬声器，空间感已录在片中</td><td>乐器，空间感靠房间给</td></tr>
<tr><td>混响时间参考</td><td>0.3–0.5 s（一个计算网站的建议，非标准）</td><td>DIN 18041 的 A1（音乐）：54 m³ 时约 0.85 s，中频、有人</td></tr>
<tr><td>最怕</td><td>低频轰、早期反射</td><td>太干、颤动回声、低频轰</td></tr>
</tbody></table>
<p>A1 的算式是 0.45 lg V + 0.07，适用于 30–1000 m³。它针对音乐演奏；每天练几小时琴的房间，我们通常做得比它略干一些，练琴的人不容易累。这是经验，不是标准。</p>
<h2>算例一：家庭影院，5.2×3.8×2.6 m</h2>
<p>体积 51.4 m³。地毯带衬垫，一组沙发占 4 m²，石膏板吊顶，抹灰墙，一扇木门。以下均按赛宾公式、公开的材料数据计算，含空气吸收，不是实测：</p>
<table><thead><tr><th>方案</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k Hz</th></tr></thead><tbody>
<tr><td>仅地毯与沙发</td><td>1.05</td><td>0.79</td><td>0.54</td><td>0.47</td><td>0.48</td><td>0.46 s</td></tr>
<tr><td>+ 16 m² 木格栅，50 mm 龙骨</td><td>0.86</td><td>0.55</td><td>0.31</td><td>0.25</td><td>0.27</td><td>0.27 s</td></tr>
<tr><td>+ 4 m² 木格栅，10 m² 穿孔板（按文献中 50 mm 厚、孔径 1 mm 的刨花板代入，150 mm 空腔，30 mm 棉）</td><td>0.67</td><td>0.46</td><td>0.35</td><td>0.30</td><td>0.31</td><td>0.34 s</td></tr>
</tbody></table>
<p>看第一行：地毯和沙发已经把 1000 Hz 以上压到 0.5 s 以下，125 Hz 却还有 1.05 s，是 1000 Hz 的 2.2 倍。第二行加了 16 m² 木格栅，高频更短，低频没怎么动，比例反而变成 3.4 倍：对白闷，爆炸声拖。第三行面积更少，但大部分换成深空腔的<a href="/productdetail/perforated-oak-16.html">穿孔板</a>，低频降了下来，高频没有过头，比例回到 2.2 倍。<strong>影院里先花钱治低频，木格栅留给第一反射点。</strong>原理见<a href="/article/bass-and-wool.html">《低频与岩棉》</a>。</p>
<h3>布置</h3>
<ul><li>第一反射点：坐在主座，请人拿镜子沿侧墙移动，能看见扬声器的地方就是。木格栅或毡板装在这里，左右对称。</li><li>前墙、屏幕四周用深色，<a href="/productdetail/slat-black.html">黑色</a>或<a href="/productdetail/slat-smoked-oak.html">烟熏橡木</a>格栅都不反光。</li><li>后墙放深构造的吸声；座位离后墙较远时，可以改为扩散，见<a href="/article/diffusion-and-absorption.html">《扩散与吸声》</a>。</li><li>低音炮的位置比任何板材都有效，先试位置，再装修。</li></ul>
<figure><img src="media:case-piano-amman-music-school-1" alt="安曼音乐学校琴室：左侧石墙拱窗，正面整墙橡木槽木板，三角琴与书架"><figcaption>槽木墙加书架：一面吸声，一面打散。</figcaption></figure>
<h2>算例二：琴房，5.0×4.0×2.7 m</h2>
<p>体积 54 m³。木地板直接铺在混凝土上，抹灰墙和顶，4 m² 双层玻璃窗，一扇木门，同样为计算值：</p>
<table><thead><tr><th>方案</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k Hz</th></tr></thead><tbody>
<tr><td>空房间</td><td>4.14</td><td>3.37</td><td>2.81</td><td>2.43</td><td>2.27</td><td>1.54 s</td></tr>
<tr><td>4 m² 地毯 + 6 m² 木格栅</td><td>2.98</td><td>1.72</td><td>0.92</td><td>0.73</td><td>0.77</td><td>0.67 s</td></tr>
<tr><td>4 m² 地毯 + 3 m² 木格栅 + 6 m² 穿孔板</td><td>1.74</td><td>1.07</td><td>0.82</td><td>0.70</td><td>0.68</td><td>0.70 s</td></tr>
<tr><td>4 m² 地毯 + 24 m² 木格栅</td><td>1.77</td><td>0.86</td><td>0.38</td><td>0.30</td><td>0.33</td><td>0.32 s</td></tr>
</tbody></table>
<p>空房间 2.8 s，琴声糊成一片。第二行中频已到 0.92 s，但左手的低音仍拖着近三秒的尾巴。第三行只多了几平方米，125 Hz 就降了四成多，500 Hz 为 0.82 s，与 0.85 s 相当。最后一行是常见的错误：两面墙装满木格栅，中频掉到 0.4 s 以下，琴声发干，弹的人越弹越重，低音却还在。</p>
<h3>布置</h3>
<ul><li>琴盖打开的方向留一面硬墙或扩散墙，让声音回到耳边。</li><li>每一对平行墙处理其中一面，颤动回声就没有了。<a href="/productdetail/grooved-walnut-13-3.html">槽木板</a>可以做成一段吸声、一段扩散。</li><li>地毯铺在琴下，不要满铺。</li><li>窗帘是可以调的吸声：独奏时拉开，练习时拉上。</li></ul>
<h2>小房间里，公式的边界</h2>
<p>赛宾公式在低频不可靠。施罗德频率 2000√(T/V) 给出界线：影院处理后约 165 Hz，琴房约 246 Hz。界线以下，房间以单个共振的方式发声，5.2 m 长的影院第一个共振在 33 Hz，5.0 m 长的琴房在 34 Hz。所以上面两张表的 125 Hz 一栏，只能看方向，不能当承诺。</p>
<h2>邻居怎么办</h2>
<p>板装得再多，也不会让隔壁听不见。隔声要靠质量、分层和密封，须在装修之前由专业人员设计；房间内变安静几分贝，只是附带的好处。若要我们看图，可以从<a href="/programme/home-listening">家庭听音方案</a>开始，附上尺寸、材料和一张照片。需要多少板，也可以先按<a href="/article/how-much-panel-do-i-need.html">《需要多少吸音板》</a>估一遍。</p>`,
      en: `<p>“The cinema upstairs, the piano downstairs, and make both soundproof, please.” Three things are tangled in that sentence. A cinema wants a short reverberation, a piano room a moderate one, and peace with the neighbours is a matter of insulation, which panels do not provide (see <a href="/article/absorption-is-not-insulation.html">Absorption is not insulation</a>). Let us first separate the first two.</p>
<h2>How far apart the targets are</h2>
<table><thead><tr><td></td><th>Home cinema</th><th>Piano room</th></tr></thead><tbody>
<tr><td>Where the sound comes from</td><td>Loudspeakers; the space is in the recording</td><td>An instrument; the room provides the space</td></tr>
<tr><td>Reverberation time</td><td>0.3–0.5 s (guidance of a calculator site, not a standard)</td><td>DIN 18041, A1 music: about 0.85 s at 54 m³, middle bands, occupied</td></tr>
<tr><td>Main dangers</td><td>Boom, early reflections</td><td>Dryness, flutter, boom</td></tr>
</tbody></table>
<p>A1 is 0.45 lg V + 0.07 for 30 to 1000 m³ and is meant for the performance of music. Where somebody practises for hours every day we usually go a little below it, because it tires less. That is experience and not a standard.</p>
<h2>Example 1: a cinema of 5.2 × 3.8 × 2.6 m</h2>
<p>51.4 m³. Carpet on underlay, seating of 4 m², plasterboard ceiling, plastered walls, one wooden door. All values are calculated with Sabine's formula and published material data, air included; nothing was measured.</p>
<table><thead><tr><th>Scheme</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k Hz</th></tr></thead><tbody>
<tr><td>Carpet and sofa only</td><td>1.05</td><td>0.79</td><td>0.54</td><td>0.47</td><td>0.48</td><td>0.46 s</td></tr>
<tr><td>+ 16 m² slats on 50 mm battens</td><td>0.86</td><td>0.55</td><td>0.31</td><td>0.25</td><td>0.27</td><td>0.27 s</td></tr>
<tr><td>+ 4 m² slats and 10 m² perforated panel (entered as a published chipboard of 50 mm with 1 mm holes, 150 mm cavity, 30 mm wool)</td><td>0.67</td><td>0.46</td><td>0.35</td><td>0.30</td><td>0.31</td><td>0.34 s</td></tr>
</tbody></table>
<p>In the first line carpet and sofa already hold the bands from 1000 Hz up below half a second, while 125 Hz stays at 1.05 s, 2.2 times the value at 1000 Hz. The second line adds 16 m² of slats: the treble becomes shorter, the bass hardly moves, and the ratio rises to 3.4. Dialogue is dull and explosions linger. The third line uses less area, most of it <a href="/productdetail/perforated-oak-16.html">perforated panel</a> over a deep cavity. The bass comes down, the treble is not overdone, and the ratio is back at 2.2. <strong>In a cinema spend on the bass first and keep the slats for the first reflections.</strong> The reason is in <a href="/article/bass-and-wool.html">Bass and wool</a>.</p>
<h3>Layout</h3>
<ul><li>First reflections: sit in the main seat while someone moves a mirror along the side wall. Where you see a loudspeaker, put slats or felt, the same on both sides.</li><li>Keep the screen wall dark. Slats in <a href="/productdetail/slat-black.html">black</a> or <a href="/productdetail/slat-smoked-oak.html">smoked oak</a> give no glare.</li><li>The rear wall takes the deep absorber. If the seats are well away from it, diffusion is an alternative; see <a href="/article/diffusion-and-absorption.html">Diffusion and absorption</a>.</li><li>The place of the subwoofer does more than any board. Try places before you build.</li></ul>
<figure><img src="media:case-piano-amman-music-school-1" alt="Music-school room in Amman: arched windows in a stone wall, grooved oak from side to side behind a grand piano, a bookcase"><figcaption>A grooved wall and a bookcase: one absorbs, the other breaks up sound.</figcaption></figure>
<h2>Example 2: a piano room of 5.0 × 4.0 × 2.7 m</h2>
<p>54 m³. Parquet on concrete, plastered walls and ceiling, 4 m² of double glazing, one wooden door; again calculated.</p>
<table><thead><tr><th>Scheme</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k Hz</th></tr></thead><tbody>
<tr><td>Bare</td><td>4.14</td><td>3.37</td><td>2.81</td><td>2.43</td><td>2.27</td><td>1.54 s</td></tr>
<tr><td>4 m² rug + 6 m² slats</td><td>2.98</td><td>1.72</td><td>0.92</td><td>0.73</td><td>0.77</td><td>0.67 s</td></tr>
<tr><td>4 m² rug + 3 m² slats + 6 m² perforated</td><td>1.74</td><td>1.07</td><td>0.82</td><td>0.70</td><td>0.68</td><td>0.70 s</td></tr>
<tr><td>4 m² rug + 24 m² slats</td><td>1.77</td><td>0.86</td><td>0.38</td><td>0.30</td><td>0.33</td><td>0.32 s</td></tr>
</tbody></table>
<p>At 2.8 s the bare room blurs everything. The second line reaches 0.92 s in the middle, but the left hand drags a tail of nearly three seconds. The third adds a few square metres of the right kind: 125 Hz falls by more than 40%, and 0.82 s at 500 Hz agrees with the 0.85 s above. The last line is the common mistake. With two walls full of slats the middle drops below 0.4 s, the piano sounds dry, the player strikes harder, and the bass is still there.</p>
<h3>Layout</h3>
<ul><li>On the side to which the lid opens leave a hard or diffusing wall, so that sound returns to the player.</li><li>Treat one of each pair of parallel walls and the flutter is gone. <a href="/productdetail/grooved-walnut-13-3.html">Grooved panels</a> can absorb in one part and scatter in another.</li><li>Put a rug under the piano, not a carpet from wall to wall.</li><li>A curtain is absorption you can adjust: open for a recital, drawn for practice.</li></ul>
<h2>Where the formula ends</h2>
<p>In small rooms Sabine's formula cannot be trusted in the bass. The limit is the Schroeder frequency, 2000 √(T/V): about 165 Hz for the treated cinema and 246 Hz for the piano room. Below it a room sounds in single resonances, the first at 33 Hz along the 5.2 m of the cinema and at 34 Hz along the 5.0 m of the piano room. Read the 125 Hz columns as a direction and not as a promise.</p>
<h2>And the neighbours?</h2>
<p>No number of panels keeps sound from the flat next door. That takes mass, separate layers and tight joints, designed before the fit-out; a few decibels less inside the room are a by-product. If you would like us to look at a plan, begin with the <a href="/programme/home-listening">home listening programme</a> and send dimensions, materials and a photograph. A first estimate of area is in <a href="/article/how-much-panel-do-i-need.html">How much panel do I need?</a></p>`,
      ar: `<p>«السينما في الأعلى والبيانو في الأسفل، واجعلوا كليهما عازلًا للصوت من فضلكم». في هذه الجملة ثلاثة أمور مختلطة: السينما تريد زمن ارتداد قصيرًا، وغرفة البيانو زمنًا معتدلًا، وراحة الجيران مسألة عزل لا توفّره الألواح (انظر <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا</a>). فلنفصل الأمرين الأولين أولًا.</p>
<h2>كم يتباعد الهدفان</h2>
<table><thead><tr><td></td><th>سينما منزلية</th><th>غرفة بيانو</th></tr></thead><tbody>
<tr><td>من أين يأتي الصوت</td><td>من السماعات، والفضاء مسجّل في الفيلم</td><td>من آلة، والغرفة هي التي تمنح الفضاء</td></tr>
<tr><td>زمن الارتداد الصوتي</td><td>0.3–0.5 ث (إرشاد من موقع حساب، ليس معيارًا)</td><td>DIN 18041، الفئة A1 للموسيقى: نحو 0.85 ث عند 54 م³، نطاقات وسطى وبوجود أشخاص</td></tr>
<tr><td>أخطر ما يُخشى</td><td>الهدير والانعكاسات المبكرة</td><td>الجفاف والصدى المرتجف والهدير</td></tr>
</tbody></table>
<p>معادلة A1 هي ‎0.45 lg V + 0.07‎ من 30 إلى 1000 م³، وهي للأداء الموسيقي. وحيث يتدرب أحدهم ساعات كل يوم ننزل عنها قليلًا في العادة لأنه أقل إجهادًا. هذه خبرة وليست معيارًا.</p>
<h2>المثال 1: سينما 5.2×3.8×2.6 م</h2>
<p>الحجم 51.4 م³. سجاد على طبقة لينة، ومقاعد تشغل 4 م²، وسقف من ألواح الجبس، وجدران مليّسة، وباب خشبي. كل القيم محسوبة بمعادلة سابين وبيانات مواد منشورة مع احتساب الهواء، ولم يُقَس شيء:</p>
<table><thead><tr><th>الحل</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k هرتز</th></tr></thead><tbody>
<tr><td>السجاد والأريكة فقط</td><td>1.05</td><td>0.79</td><td>0.54</td><td>0.47</td><td>0.48</td><td>0.46 ث</td></tr>
<tr><td>+ 16 م² شرائح على عوارض 50 مم</td><td>0.86</td><td>0.55</td><td>0.31</td><td>0.25</td><td>0.27</td><td>0.27 ث</td></tr>
<tr><td>+ 4 م² شرائح و10 م² ألواح مثقّبة (بقيم منشورة لخشب حبيبي 50 مم بثقوب 1 مم، فراغ 150 مم، صوف 30 مم)</td><td>0.67</td><td>0.46</td><td>0.35</td><td>0.30</td><td>0.31</td><td>0.34 ث</td></tr>
</tbody></table>
<p>في السطر الأول يُبقي السجاد والأريكة النطاقات من 1000 هرتز فما فوق دون نصف ثانية، بينما يبقى 125 هرتز عند 1.05 ث، أي 2.2 ضعف قيمة 1000 هرتز. ويضيف السطر الثاني 16 م² من الشرائح: تقصر الترددات العالية ولا تكاد المنخفضة تتحرك، فترتفع النسبة إلى 3.4، ويصير الحوار مكتومًا والانفجارات ممتدة. أما السطر الثالث فمساحته أقل، ومعظمها <a href="/productdetail/perforated-oak-16.html">ألواح مثقّبة</a> فوق فراغ عميق: تنخفض الترددات المنخفضة، ولا يُفرَط في العالية، وتعود النسبة إلى 2.2. <strong>في السينما أنفق على الترددات المنخفضة أولًا، واحفظ الشرائح لنقاط الانعكاس الأولى.</strong> والسبب في مقال <a href="/article/bass-and-wool.html">الترددات المنخفضة والصوف</a>.</p>
<h3>التوزيع</h3>
<ul><li>الانعكاسات الأولى: اجلس في المقعد الرئيس ودع أحدهم يحرّك مرآة على الجدار الجانبي. حيث ترى السماعة ضع شرائح أو لبّادًا، بالتماثل على الجانبين.</li><li>اجعل جدار الشاشة داكنًا. شرائح <a href="/productdetail/slat-black.html">سوداء</a> أو من <a href="/productdetail/slat-smoked-oak.html">البلوط المدخّن</a> لا تعكس الوهج.</li><li>الجدار الخلفي للماصّ العميق. وإذا ابتعدت المقاعد عنه فالتشتيت بديل؛ انظر <a href="/article/diffusion-and-absorption.html">التشتيت والامتصاص</a>.</li><li>موضع مضخّم الترددات المنخفضة يفعل أكثر من أي لوح. جرّب المواضع قبل البناء.</li></ul>
<figure><img src="media:case-piano-amman-music-school-1" alt="غرفة مدرسة موسيقى في عمّان: نوافذ مقوّسة في جدار حجري وبلوط محزّز من طرف إلى طرف خلف بيانو كبير ومكتبة"><figcaption>جدار محزّز ومكتبة: أحدهما يمتص والآخر يكسر الصوت.</figcaption></figure>
<h2>المثال 2: غرفة بيانو 5.0×4.0×2.7 م</h2>
<p>الحجم 54 م³. باركيه على الخرسانة، وجدران وسقف مليّسة، و4 م² من الزجاج المزدوج، وباب خشبي، والقيم محسوبة كذلك:</p>
<table><thead><tr><th>الحل</th><th>125</th><th>250</th><th>500</th><th>1k</th><th>2k</th><th>4k هرتز</th></tr></thead><tbody>
<tr><td>خالية</td><td>4.14</td><td>3.37</td><td>2.81</td><td>2.43</td><td>2.27</td><td>1.54 ث</td></tr>
<tr><td>سجادة 4 م² + شرائح 6 م²</td><td>2.98</td><td>1.72</td><td>0.92</td><td>0.73</td><td>0.77</td><td>0.67 ث</td></tr>
<tr><td>سجادة 4 م² + شرائح 3 م² + مثقّبة 6 م²</td><td>1.74</td><td>1.07</td><td>0.82</td><td>0.70</td><td>0.68</td><td>0.70 ث</td></tr>
<tr><td>سجادة 4 م² + شرائح 24 م²</td><td>1.77</td><td>0.86</td><td>0.38</td><td>0.30</td><td>0.33</td><td>0.32 ث</td></tr>
</tbody></table>
<p>عند 2.8 ث تطمس الغرفة الخالية كل شيء. يبلغ السطر الثاني 0.92 ث في الوسط، لكن اليد اليسرى تجرّ ذيلًا من نحو ثلاث ثوانٍ. ويضيف الثالث أمتارًا قليلة من النوع الصحيح: ينخفض 125 هرتز بأكثر من 40%، وتوافق 0.82 ث عند 500 هرتز القيمة 0.85 ث أعلاه. والسطر الأخير هو الخطأ الشائع: جداران مملوءان بالشرائح، فتهبط النطاقات الوسطى دون 0.4 ث، ويجفّ صوت البيانو، ويضرب العازف بقوة أكبر، والترددات المنخفضة باقية.</p>
<h3>التوزيع</h3>
<ul><li>في الجهة التي ينفتح نحوها الغطاء اترك جدارًا صلبًا أو مشتّتًا ليعود الصوت إلى العازف.</li><li>عالج واحدًا من كل جدارين متوازيين فيزول الصدى المرتجف. ويمكن أن تمتص <a href="/productdetail/grooved-walnut-13-3.html">الألواح المحزّزة</a> في جزء وتشتّت في آخر.</li><li>ضع سجادة تحت البيانو، لا موكيت من جدار إلى جدار.</li><li>الستارة امتصاص يُضبط: تُفتح للعزف وتُسدل للتدريب.</li></ul>
<h2>أين تنتهي المعادلة</h2>
<p>في الغرف الصغيرة لا يوثق بمعادلة سابين في الترددات المنخفضة. والحدّ هو تردد شرودر ‎2000 √(T/V)‎: نحو 165 هرتز للسينما بعد المعالجة و246 هرتز لغرفة البيانو. ودونه تصدر الغرفة رنينات منفردة، أولها عند 33 هرتز على طول السينما 5.2 م، وعند 34 هرتز على طول غرفة البيانو 5.0 م. فاقرأ عمود 125 هرتز اتجاهًا لا وعدًا.</p>
<h2>والجيران؟</h2>
<p>لا عدد من الألواح يحجب الصوت عن الشقة المجاورة. ذلك يتطلب كتلة وطبقات منفصلة وإحكامًا يُصمَّم قبل التشطيب، أما بضعة ديسيبلات أقل داخل الغرفة ففائدة جانبية. وإذا أردت أن ننظر في مخطط فابدأ ببرنامج <a href="/programme/home-listening">الاستماع المنزلي</a> وأرسل الأبعاد والمواد وصورة. وتقدير أولي للمساحة في مقال <a href="/article/how-much-panel-do-i-need.html">كم لوحًا أحتاج؟</a></p>`,
    },
    cover: "case-homecinema-montreal-dialogue-editor-2",
    date: "2026-10-14",
    tags: ["home", "music", "low-frequency", "reverberation", "absorption"],
    questions: [
      {
        question: {
          zh: "家庭影院的混响时间做到多少合适？",
          en: "What reverberation time suits a home cinema?",
          ar: "ما زمن الارتداد الصوتي المناسب للسينما المنزلية؟",
        },
        answer: {
          zh: "常见建议为 0.3–0.5 s，属于指导值而非标准。比具体数值更要紧的是各频带均衡：低频不要比中频长太多。",
          en: "Common guidance is 0.3–0.5 s; it is not a standard. More important than the number is balance: the bass should not be much longer than the middle.",
          ar: "الإرشاد الشائع 0.3–0.5 ث، وليس معيارًا. والأهم من الرقم التوازن: ألا تطول الترددات المنخفضة كثيرًا عن الوسطى.",
        },
      },
      {
        question: {
          zh: "琴房的墙面要装满吸音板吗？",
          en: "Should a piano room be lined with panels all round?",
          ar: "هل تُكسى غرفة البيانو كلها بالألواح؟",
        },
        answer: {
          zh: "不要。在 54 m³ 的算例里，一块 4 m² 地毯、3 m² 木格栅和 6 m² 穿孔板就使 500 Hz 的计算混响时间达到 0.82 s；装 24 m² 木格栅则降到 0.38 s，琴声发干。",
          en: "No. In the 54 m³ example a 4 m² rug, 3 m² of slats and 6 m² of perforated panel give a calculated 0.82 s at 500 Hz; 24 m² of slats bring it down to 0.38 s, which sounds dry.",
          ar: "لا. في مثال 54 م³ تعطي سجادة 4 م² وشرائح 3 م² وألواح مثقّبة 6 م² زمنًا محسوبًا قدره 0.82 ث عند 500 هرتز، بينما تهبط به شرائح 24 م² إلى 0.38 ث فيجفّ الصوت.",
        },
      },
      {
        question: {
          zh: "装了吸音板，邻居就听不见琴声了吗？",
          en: "Will panels keep the neighbours from hearing the piano?",
          ar: "هل تمنع الألواح الجيران من سماع البيانو؟",
        },
        answer: {
          zh: "不会。吸音板改善房间内部的声音；隔声要靠质量、分层和密封，须另行设计。",
          en: "No. Panels change the sound inside the room. Insulation takes mass, separate layers and tight joints, and is designed on its own.",
          ar: "لا. الألواح تغيّر الصوت داخل الغرفة. أما العزل فيحتاج كتلة وطبقات منفصلة وإحكامًا، وله تصميم مستقل.",
        },
      },
    ],
    sources: [
      {
        title: {
          zh: "Rigips 建筑物理手册：DIN 18041:2016",
          en: "Rigips: building physics handbook, DIN 18041:2016",
          ar: "دليل Rigips لفيزياء المباني: DIN 18041:2016",
        },
        url: "https://medien.rigips.de/downloads/0bb374f4-748a-4566-a0cc-def7905cebf0/flipbook_bauphysik.zip",
      },
      {
        title: {
          zh: "吸音板计算网站：家庭影院建议值",
          en: "Panel calculator: guidance for home theatres",
          ar: "موقع حساب الألواح: إرشادات للسينما المنزلية",
        },
        url: "https://cal75.calculator.city/?p=23251",
      },
      {
        title: {
          zh: "M. Vorländer《Auralization》：pyroomacoustics 中的材料表",
          en: "M. Vorländer, Auralization: material table in pyroomacoustics",
          ar: "م. فورلندر، Auralization: جدول المواد في pyroomacoustics",
        },
        url: "https://github.com/LCAV/pyroomacoustics",
      },
      {
        title: {
          zh: "Sengpielaudio：吸声系数（地毯、木地板）",
          en: "Sengpielaudio: absorption coefficients (carpet, parquet)",
          ar: "Sengpielaudio: معاملات الامتصاص (السجاد والباركيه)",
        },
        url: "http://www.sengpielaudio.com/calculator-RT60Coeff.htm",
      },
      {
        title: {
          zh: "格栅板技术资料，ISO 354；做法未说明，按 50 mm 空腔、不填棉理解",
          en: "Slat panel technical sheet, ISO 354; fixing not stated, read as a 50 mm void without wool",
          ar: "نشرة فنية للوح شرائح، ISO 354؛ طريقة التركيب غير مذكورة، ونقرؤها فراغًا 50 مم من دون صوف",
        },
        url: "https://cdn.shopify.com/s/files/1/0625/2599/7240/files/Slatpanel-Technical-Sheet_ff6a6509-c8f6-4a85-b5be-0bda3604d7e6_3.pdf",
      },
      {
        title: {
          zh: "COMSOL：室内声学、赛宾公式与施罗德频率",
          en: "COMSOL: room acoustics, Sabine's formula and the Schroeder frequency",
          ar: "COMSOL: صوتيات الغرف ومعادلة سابين وتردد شرودر",
        },
        url: "https://doc.comsol.com/6.4/doc/com.comsol.help.aco/aco_ug_geometrical_aco.11.74.html",
      },
    ],
  },
];
