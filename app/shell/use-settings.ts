import { useRouteLoaderData } from "react-router";
import type { loadSite } from "../request/load-site.ts";

/** The company's data, loaded once at the root; absent only when that very load failed. */
export function useSettings() {
  return useRouteLoaderData<typeof loadSite>("root")?.settings;
}

export function useWechatPicture() {
  return useRouteLoaderData<typeof loadSite>("root")?.wechat;
}

/** Links to the terms of buying are shown only where there is such a page. */
export function useHasBuyingPage() {
  return useRouteLoaderData<typeof loadSite>("root")?.hasBuyingPage ?? false;
}
