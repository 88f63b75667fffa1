import ProgrammeIcon from "@mui/icons-material/ArchitectureOutlined";
import ArticleIcon from "@mui/icons-material/ArticleOutlined";
import RedirectIcon from "@mui/icons-material/CallSplitOutlined";
import ClassIcon from "@mui/icons-material/CategoryOutlined";
import HonourIcon from "@mui/icons-material/EmojiEventsOutlined";
import ClaimIcon from "@mui/icons-material/FactCheckOutlined";
import FactoryIcon from "@mui/icons-material/FactoryOutlined";
import PatentIcon from "@mui/icons-material/LightbulbOutlined";
import TopicIcon from "@mui/icons-material/LocalLibraryOutlined";
import CaseIcon from "@mui/icons-material/MeetingRoomOutlined";
import NavigationIcon from "@mui/icons-material/MenuOutlined";
import CopyIcon from "@mui/icons-material/NotesOutlined";
import SettingsIcon from "@mui/icons-material/SettingsOutlined";
import SynonymIcon from "@mui/icons-material/SpellcheckOutlined";
import MilestoneIcon from "@mui/icons-material/TimelineOutlined";
import ProductIcon from "@mui/icons-material/ViewWeekOutlined";
import FindingIcon from "@mui/icons-material/WarningAmber";
import JobIcon from "@mui/icons-material/WorkOutlineOutlined";
import type { Group } from "../subject.tsx";
import { lazily, type Subject } from "../subject.tsx";
import { singletons } from "./singletons.ts";

const list = lazily(() => import("./record-list.tsx"), "RecordList");
const edit = lazily(() => import("./record-edit.tsx"), "RecordEdit");
const create = lazily(() => import("./record-edit.tsx"), "RecordCreate");

function kindOfRecord({
  kind,
  group = "content",
  screens = { list, edit, create },
  ...look
}: Pick<Subject, "title" | "icon"> & {
  kind: string;
  group?: Group;
  screens?: Subject["screens"];
}): Subject {
  return {
    name: `content/${kind}`,
    permission: "content.read",
    group,
    ...(screens && { screens }),
    find: async (query) => (await import("./find-records.ts")).findRecords({ kind, ...query }),
    ...look,
  };
}

/** Everything staff write, one line for each kind of record. */
export const content: Subject[] = [
  kindOfRecord({ kind: "product", title: { zh: "产品", en: "Products" }, icon: ProductIcon }),
  kindOfRecord({
    kind: "product_class",
    title: { zh: "产品分类", en: "Product classes" },
    icon: ClassIcon,
  }),
  {
    name: "content/claims",
    title: { zh: "待证明的数据", en: "Unproven claims" },
    permission: "content.read",
    icon: ClaimIcon,
    group: "content",
    screens: { list: lazily(() => import("./claim-list.tsx"), "ClaimList") },
  },
  {
    name: "content/findings",
    title: { zh: "矛盾与缺据", en: "Unproven or contradictory" },
    permission: "content.read",
    icon: FindingIcon,
    group: "content",
    screens: { list: lazily(() => import("./finding-list.tsx"), "FindingList") },
  },
  kindOfRecord({ kind: "project_case", title: { zh: "案例", en: "Cases" }, icon: CaseIcon }),
  kindOfRecord({
    kind: "article",
    title: { zh: "文章与公告", en: "Articles and notices" },
    icon: ArticleIcon,
  }),
  kindOfRecord({ kind: "topic", title: { zh: "专题", en: "Topics" }, icon: TopicIcon }),
  kindOfRecord({ kind: "job", title: { zh: "招聘职位", en: "Jobs" }, icon: JobIcon }),
  kindOfRecord({
    kind: "programme",
    title: { zh: "声学方案", en: "Programmes" },
    icon: ProgrammeIcon,
  }),
  kindOfRecord({ kind: "honour", title: { zh: "荣誉", en: "Honours" }, icon: HonourIcon }),
  kindOfRecord({ kind: "patent", title: { zh: "专利", en: "Patents" }, icon: PatentIcon }),
  kindOfRecord({
    kind: "production_base",
    title: { zh: "生产基地", en: "Production bases" },
    icon: FactoryIcon,
  }),
  kindOfRecord({
    kind: "milestone",
    title: { zh: "发展历程", en: "Milestones" },
    icon: MilestoneIcon,
  }),
  kindOfRecord({
    kind: "page_copy",
    title: { zh: "页面文案", en: "Page copy" },
    icon: CopyIcon,
    group: "site",
    screens: { list, edit },
  }),
  kindOfRecord({
    kind: "site_settings",
    title: singletons.site_settings,
    icon: SettingsIcon,
    group: "site",
    screens: { list: lazily(() => import("./the-one.tsx"), "TheSettings"), edit },
  }),
  kindOfRecord({
    kind: "navigation",
    title: singletons.navigation,
    icon: NavigationIcon,
    group: "site",
    screens: { list: lazily(() => import("./the-one.tsx"), "TheNavigation"), edit },
  }),
  kindOfRecord({
    kind: "redirect",
    title: { zh: "重定向", en: "Redirects" },
    icon: RedirectIcon,
    group: "site",
  }),
  kindOfRecord({
    kind: "synonym",
    title: { zh: "同义词", en: "Synonyms" },
    icon: SynonymIcon,
    group: "site",
  }),
];
