import { kinds } from "virtual:content-kinds";
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
import TranslateIcon from "@mui/icons-material/Translate";
import DocumentIcon from "@mui/icons-material/UploadFileOutlined";
import LandingIcon from "@mui/icons-material/ViewList";
import ProductIcon from "@mui/icons-material/ViewWeekOutlined";
import FindingIcon from "@mui/icons-material/WarningAmber";
import JobIcon from "@mui/icons-material/WorkOutlineOutlined";
import type { KindEntry, Permission } from "../api.ts";
import { lazily, type OfficeResource } from "../resource.tsx";

const list = lazily(() => import("./lists/record-list.tsx"), "RecordList");
const edit = lazily(() => import("./editor/record-edit.tsx"), "RecordEdit");
const create = lazily(() => import("./editor/record-edit.tsx"), "RecordCreate");

const one = lazily(() => import("./editor/only-record.tsx"), "OnlyRecord");

const icons: Record<string, OfficeResource["icon"]> = {
  article: ArticleIcon,
  class: ClassIcon,
  copy: CopyIcon,
  document: DocumentIcon,
  factory: FactoryIcon,
  honour: HonourIcon,
  job: JobIcon,
  landing: LandingIcon,
  library: TopicIcon,
  milestone: MilestoneIcon,
  navigation: NavigationIcon,
  patent: PatentIcon,
  product: ProductIcon,
  programme: ProgrammeIcon,
  redirect: RedirectIcon,
  room: CaseIcon,
  settings: SettingsIcon,
  synonym: SynonymIcon,
};

function resourceOf(entry: KindEntry): OfficeResource {
  const { kind, many, icon, group, single, fixed } = entry;
  return {
    name: `content/${kind}`,
    title: many,
    permission: readingOf(entry),
    icon: icons[icon] ?? ArticleIcon,
    group,
    screens: { list: single ? one : list, edit, ...(!fixed && { create }) },
    find: async (query) => (await import("./find-records.ts")).findRecords({ kind, ...query }),
  };
}

function readingOf({ kind, translated }: KindEntry): Permission {
  if (kind === "job") return "jobs.read";
  return translated ? "texts.read" : "content.read";
}

const claims: OfficeResource = {
  name: "content/claims",
  title: { zh: "待证明的数据", en: "Unproven claims" },
  permission: "content.read",
  icon: ClaimIcon,
  group: "content",
  screens: { list: lazily(() => import("./lists/claim-list.tsx"), "ClaimList") },
};

const findings: OfficeResource = {
  name: "content/findings",
  title: { zh: "矛盾与缺据", en: "Unproven or contradictory" },
  permission: "content.read",
  icon: FindingIcon,
  group: "content",
  screens: { list: lazily(() => import("./lists/finding-list.tsx"), "FindingList") },
};

const exchange: OfficeResource = {
  name: "translation",
  title: { zh: "翻译交换", en: "Exchange with translators" },
  permission: "translation.exchange",
  icon: TranslateIcon,
  group: "content",
  page: lazily(() => import("./exchange/exchange-page.tsx"), "ExchangePage"),
};

/** Everything staff write, what is wrong with it, and its way to translators and back. */
export const content: OfficeResource[] = [...kinds.map(resourceOf), claims, findings, exchange];
