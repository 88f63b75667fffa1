import { account } from "./account/subject.ts";
import { applications } from "./applications/subject.ts";
import { audit } from "./audit/subject.ts";
import { content } from "./content/subject.ts";
import { dashboard } from "./dashboard/subject.ts";
import { productImport } from "./import/subject.ts";
import { inquiries, replyTemplates } from "./inquiries/subject.ts";
import { media } from "./media/subject.ts";
import { memberArticles, members, profiles, registrations } from "./members/subject.ts";
import { invitations, people, roles } from "./people/subject.ts";
import { recipients } from "./recipients/subject.ts";
import type { Subject } from "./subject.tsx";

/** Everything the back office has, in the order of the menu. One line each. */
export const subjects: Subject[] = [
  dashboard,
  inquiries,
  replyTemplates,
  applications,
  ...content,
  recipients,
  media,
  productImport,
  members,
  registrations,
  profiles,
  memberArticles,
  people,
  invitations,
  roles,
  audit,
  account,
];
