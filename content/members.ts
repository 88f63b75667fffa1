import type { DemonstrationMember } from "#domain/members/add-demonstration-member.ts";

/** People of the demonstration, each writing in one language; nobody can sign in as any of them. */
export const members: DemonstrationMember[] = [
  {
    id: "harriet-quill",
    name: "Harriet Quill",
    lang: "en",
    trade: "consultant",
    country: "GB",
    languages: ["en", "fr"],
    about: `Room acoustics for schools, meeting rooms and small halls. I listen first, measure second and write reports that builders can read.`,
    article: "what-a-clap-tells-you",
  },
  {
    id: "song-tinglan",
    name: "宋听澜",
    lang: "zh",
    trade: "designer",
    country: "CN",
    languages: ["zh", "en"],
    about: `室内设计师，主要做办公与教育空间。习惯在出第一版平面之前就把吊顶和墙面的吸声面积算进去，材料、灯光和声音一起定。`,
  },
  {
    id: "salim-alhadi",
    name: "سليم الهادي",
    lang: "ar",
    trade: "installer",
    country: "JO",
    languages: ["ar", "en"],
    about: `أركّب ألواح الشرائح الخشبية وألواح اللبّاد والكبائن في المكاتب والمدارس والمنازل. أراجع الجدران والقياسات قبل وصول الشحنة، وأسلّم الموقع نظيفًا.`,
  },
];
