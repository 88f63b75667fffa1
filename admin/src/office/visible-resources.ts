import type { Permission } from "../api.ts";
import { type Group, groups, type OfficeResource } from "../resource.tsx";

/** The resources that somebody with these permissions sees. */
export function visibleResources<Of extends Pick<OfficeResource, "permission">>({
  resources,
  permissions,
}: {
  resources: Of[];
  permissions: readonly Permission[];
}): Of[] {
  return resources.filter(({ permission }) => permissions.includes(permission));
}

/** The headings of a menu with what stands beneath them; a heading over nothing is left out. */
export function groupResources(
  resources: OfficeResource[],
): { group: Group; resources: OfficeResource[] }[] {
  return (Object.keys(groups) as Group[])
    .map((group) => ({
      group,
      resources: resources.filter((resource) => resource.group === group),
    }))
    .filter(({ resources: grouped }) => grouped.length > 0);
}

/** The screens whose name, in either language, has what was typed. */
export function resourcesNamed<Of extends Pick<OfficeResource, "title">>(
  resources: Of[],
  q: string,
): Of[] {
  const words = q.trim().toLowerCase();
  return resources.filter(({ title }) => `${title.zh} ${title.en}`.toLowerCase().includes(words));
}
