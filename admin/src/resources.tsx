import { account } from "./account/resource.ts";
import { applications } from "./applications/resource.ts";
import { audit } from "./audit/resource.ts";
import { content } from "./content/resource.ts";
import { dashboard } from "./dashboard/resource.ts";
import { productImport } from "./import/resource.ts";
import { inquiries, replyTemplates } from "./inquiries/resource.ts";
import { media } from "./media/resource.ts";
import { memberArticles, members, profiles, registrations } from "./members/resource.ts";
import { offers, prices } from "./offers/resource.ts";
import { invitations, people, roles } from "./people/resource.ts";
import { recipients } from "./recipients/resource.ts";
import type { OfficeResource } from "./resource.tsx";

/** Everything the back office has, in the order of the menu. One line each. */
export const resources: OfficeResource[] = [
  dashboard,
  inquiries,
  replyTemplates,
  offers,
  prices,
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
