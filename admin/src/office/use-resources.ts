import type { OfficeResource } from "../resource.tsx";
import { resources } from "../resources.tsx";
import { useAccount } from "./account.tsx";
import { visibleResources } from "./visible-resources.ts";

/** The resources that the person at the screen may see. */
export function useResources(): OfficeResource[] {
  const { permissions } = useAccount();
  return visibleResources({ resources, permissions });
}
