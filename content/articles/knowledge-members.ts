import type { ArticleContent } from "#domain/articles/article-content.ts";

/** Written by members of the demonstration; see ../members.ts. */
export const memberArticles: ArticleContent[] = [
  {
    id: "what-a-clap-tells-you",
    class: "knowledge",
    title: {
      zh: "拍一下手，能听出什么：看现场时的五分钟",
      en: "What a clap tells you: five minutes on a site visit",
      ar: "ماذا تخبرك صفقة يد: خمس دقائق في زيارة الموقع",
    },
    summary: {
      zh: "仪器没到之前，耳朵已经能回答不少问题。一位声学顾问写下她走进空房间后照例要做的几件事，以及每一种声音意味着什么。",
      en: "Before the instruments arrive, ears can answer a good many questions. A consultant on what she does first in an empty room, and what each sound means.",
      ar: "قبل أن تصل الأجهزة تستطيع الأذن أن تجيب عن أسئلة كثيرة. مستشارة صوتيات تكتب عمّا تفعله أولًا في غرفة خالية، وعن معنى كل صوت تسمعه.",
    },
    body: {
      zh: `<p>我去看现场，从不先开箱拿仪器。先关上门，站一会儿，再拍一下手。五分钟之后，我大致知道这间房该测什么、该问什么。这不能代替测量，但能让测量不白做。</p>
<h2>先听安静</h2>
<p>站在房间中央，不说话，数到三十。听见的是风口、冰箱、马路，还是隔壁的谈话？如果安静的时候就已经不安静，往墙上加多少吸音板也没有用：该先处理的是设备噪声或隔声。两者的区别见<a href="/article/absorption-is-not-insulation.html">《吸声不等于隔声》</a>。</p>
<h2>再拍一下手</h2>
<table><thead><tr><th>听到的声音</th><th>多半因为</th><th>下一步看哪里</th></tr></thead><tbody>
<tr><td>一条长而均匀的尾音</td><td>整间房都缺少吸声</td><td>吊顶有多大，能做多少</td></tr>
<tr><td>“噗噜噜”的颤音</td><td>两面平行的硬墙来回反射</td><td>处理其中一面就够</td></tr>
<tr><td>晚到的一声回音</td><td>远处一面大硬墙，常是后墙</td><td>在那面墙上吸声或扩散</td></tr>
<tr><td>短促、发闷，说话却轰轰响</td><td>地毯窗帘只吃掉了高音</td><td>带空腔的构造</td></tr>
</tbody></table>
<p>颤音和回音都跟位置有关，所以要换地方再拍：讲台、最后一排、会议桌的两头。站在将来有人要听清话的地方拍，才算数。</p>
<h2>然后说话</h2>
<p>请同伴坐到最远的位置，用平常的音量念一段陌生的文字，最好有几个数字和人名。你记下来的和他念的对得上，房间就不算太坏；对不上，再问自己是太响、太混，还是太吵。为什么同样的混响时间在两间房里听起来不同，见<a href="/article/reverberation-explained.html">《混响时间》</a>。</p>
<h2>耳朵做不到的事</h2>
<p>耳朵比较得出好坏，却报不出数。低频尤其靠不住：拍手几乎没有低音，一间轰鸣的房间可能拍起来很干净。要写进合同的，只能是按标准测出来的数；耳朵的用处，是告诉你在哪里测、测完之后该不该相信。</p>
<p>最后一件事：把听到的写下来，连同时间、窗子开没开、屋里有几个人。三个月后再去，这张纸比记忆可靠。</p>`,
      en: `<p>On a site visit I never unpack the instruments first. I close the door, stand still for a while, and clap once. Five minutes later I have a fair idea of what to measure in this room and what to ask about it. It is no substitute for measuring; it keeps the measuring from being wasted.</p>
<h2>Listen to the quiet</h2>
<p>Stand in the middle of the room, say nothing, and count to thirty. Is it the air outlet you hear, the refrigerator, the road, or the conversation next door? If the quiet is not quiet, no amount of panelling will help: plant noise or sound insulation comes first. The difference is explained in <a href="/article/absorption-is-not-insulation.html">Absorption is not insulation</a>.</p>
<h2>Then clap</h2>
<table><thead><tr><th>What you hear</th><th>Most likely because</th><th>Where to look next</th></tr></thead><tbody>
<tr><td>One long, even tail</td><td>The whole room lacks absorption</td><td>The ceiling: how much of it is free</td></tr>
<tr><td>A rattling flutter</td><td>Two parallel hard walls</td><td>Treating one of the two is enough</td></tr>
<tr><td>One late echo</td><td>A large hard wall far away, often the back</td><td>Absorb or diffuse on that wall</td></tr>
<tr><td>Short and dull, yet voices boom</td><td>Carpet and curtains take the treble only</td><td>Build-ups with a void behind</td></tr>
</tbody></table>
<p>Flutter and echo depend on where you stand, so clap again elsewhere: at the lectern, in the last row, at both ends of the table. What counts is the place where somebody will have to understand something.</p>
<h2>Then talk</h2>
<p>Ask a companion to take the seat farthest away and read out something you do not know, in an ordinary voice, with a few numbers and names in it. If your notes agree with the page, the room is not bad. If they do not, ask yourself whether it was too loud, too blurred or too noisy. Why two rooms with the same reverberation time can sound different is in <a href="/article/reverberation-explained.html">Reverberation time</a>.</p>
<h2>What ears cannot do</h2>
<p>Ears compare; they do not give figures. They are least reliable in the bass: a clap has hardly any, and a booming room can clap clean. Only figures measured to a standard belong in a contract. Ears tell you where to measure, and whether to believe the result.</p>
<p>One last thing: write down what you heard, with the hour, whether a window was open, and how many people were there. Three months later that sheet is more reliable than memory.</p>`,
      ar: `<p>حين أزور موقعًا لا أبدأ أبدًا بإخراج الأجهزة. أغلق الباب، وأقف ساكنة قليلًا، ثم أصفّق مرة واحدة. بعد خمس دقائق أعرف على وجه التقريب ماذا أقيس في هذه الغرفة وعمّ أسأل. هذا لا يغني عن القياس، لكنه يحفظه من أن يضيع سدى.</p>
<h2>أنصت إلى السكون أولًا</h2>
<p>قف في وسط الغرفة صامتًا وعُدّ إلى ثلاثين. هل تسمع فتحة التكييف أم الثلاجة أم الشارع أم حديث الجيران؟ إن لم يكن السكون ساكنًا فلن تنفع أي كمية من الألواح: الأولوية عندئذ لضجيج الأجهزة أو لعزل الصوت. والفرق بينهما في مقال <a href="/article/absorption-is-not-insulation.html">امتصاص الصوت ليس عزلًا للصوت</a>.</p>
<h2>ثم صفّق</h2>
<table><thead><tr><th>ما تسمعه</th><th>السبب الأرجح</th><th>أين تنظر بعد ذلك</th></tr></thead><tbody>
<tr><td>ذيل طويل متجانس</td><td>الغرفة كلها ينقصها الامتصاص</td><td>السقف: كم منه متاح</td></tr>
<tr><td>صدى مرتجف متلاحق</td><td>جداران صلبان متوازيان</td><td>تكفي معالجة أحدهما</td></tr>
<tr><td>صدى واحد متأخر</td><td>جدار صلب كبير بعيد، وغالبًا الخلفي</td><td>امتصاص أو تشتيت على ذلك الجدار</td></tr>
<tr><td>صوت قصير مكتوم، والكلام مع ذلك يهدر</td><td>السجاد والستائر تأخذ الترددات العالية وحدها</td><td>تركيبات خلفها فراغ هوائي</td></tr>
</tbody></table>
<p>الصدى المرتجف والصدى المنفرد يتغيران بتغيّر مكانك، فصفّق في أماكن أخرى: عند المنصة، وفي الصف الأخير، وعند طرفي الطاولة. المهم هو المكان الذي سيحتاج فيه أحدهم إلى أن يفهم ما يُقال.</p>
<h2>ثم تكلّم</h2>
<p>اطلب من رفيقك أن يجلس في أبعد مقعد ويقرأ بصوت عادي نصًا لا تعرفه، فيه بعض الأرقام والأسماء. إن طابق ما دوّنته ما قرأه فالغرفة ليست سيئة، وإن لم يطابقه فاسأل نفسك: أكان الصوت عاليًا أكثر مما ينبغي، أم مختلطًا، أم غلبه الضجيج؟ أما لماذا تبدو غرفتان لهما زمن الارتداد الصوتي نفسه مختلفتين فتجده في <a href="/article/reverberation-explained.html">زمن الارتداد الصوتي</a>.</p>
<h2>ما لا تستطيعه الأذن</h2>
<p>الأذن تقارن ولا تعطي أرقامًا. وهي أقل ما تكون موثوقية في الترددات المنخفضة: فالتصفيق يكاد يخلو منها، وقد تبدو غرفة هادرة نظيفة حين تصفّق فيها. لا يُكتب في العقد إلا ما قيس وفق معيار؛ أما الأذن فتدلّك على موضع القياس، وعلى مدى الثقة بنتيجته.</p>
<p>وأمر أخير: دوّن ما سمعته مع الساعة، وهل كانت نافذة مفتوحة، وكم شخصًا كان في الغرفة. بعد ثلاثة أشهر ستكون تلك الورقة أصدق من الذاكرة.</p>`,
    },
    cover: "case-meeting-riyadh-evening-council-2",
    date: "2025-09-17",
    tags: ["reverberation", "absorption", "testing"],
  },
];
