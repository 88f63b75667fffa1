// The one script of every page: what needs no React, and the islands that do.

import { watchAdding } from "../basket/watch-adding.client.ts";
import { watchBasket } from "../basket/watch-basket.client.ts";
import { watchInquiryLinks } from "../inquiry-form/inquiry-dialog.client.ts";
import { watchConnection } from "../shell/connection-banner.client.ts";
import { watchLanguageLinks } from "../shell/menu/language-links.client.ts";
import { showMember } from "../shell/menu/member-link.client.ts";
import { startTicker } from "../shell/notice-ticker.client.ts";
import { reloadOnFailedChunk, replayPress } from "../shell/reload-once.client.ts";
import { watchScroll } from "../shell/scroll-to-top.client.ts";
import { logVisits } from "../shell/visit-log.client.ts";
import { centreClassMenus } from "../ui/controls/class-menu.client.ts";
import { watchLoading } from "../ui/controls/load-progress.client.ts";
import { watchMenus } from "../ui/controls/menu-details.client.ts";
import { watchCopying } from "../ui/controls/share-links.client.ts";
import { watchDialogs } from "../ui/dialogs/native-dialog.client.ts";
import { forgetDrafts } from "../ui/forms/form-draft.client.ts";
import { watchFilters, watchLists, watchSwaps } from "../ui/lists/watch-lists.client.ts";
import { watchPictures } from "../ui/pictures/picture.client.ts";
import { watchOpeners } from "./open.client.ts";
import { hydrateAwaited, watchIslands } from "./start.client.ts";

/** At once: presses, whenever they come. */
function listen() {
  reloadOnFailedChunk();
  watchInquiryLinks();
  watchIslands();
  watchOpeners();
  watchAdding();
  watchMenus();
  watchDialogs();
  watchCopying();
  watchLanguageLinks();
  watchSwaps();
  watchFilters();
  watchLoading();
  watchConnection();
}

/** When the whole page is there. */
function begin() {
  hydrateAwaited();
  replayPress();
  showMember();
  watchBasket();
  startTicker();
  watchPictures();
  watchLists();
  watchScroll();
  centreClassMenus();
  forgetDrafts();
  logVisits();
  document.documentElement.dataset.ready = "";
  // What was pressed before is pressed now (`early-presses.ts`).
  dispatchEvent(new Event("page-ready"));
}

listen();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
else begin();
