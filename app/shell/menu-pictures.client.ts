/**
 * The pictures of the drop-downs are fetched when a pointer or the focus first comes to the header:
 * they weigh on no first view, and are there when a menu opens for the first time.
 */
export function watchMenuPictures() {
  for (const reach of ["pointerover", "focusin"]) {
    document.querySelector("header")?.addEventListener(reach, fetchPictures, { once: true });
  }
}

function fetchPictures() {
  for (const place of document.querySelectorAll<HTMLElement>("[data-island=entry-menu]")) {
    // Where the drawer stands in for them, nobody sees them.
    if (!place.querySelector("a")?.offsetParent) continue;
    for (const [, address = ""] of place.dataset.props?.matchAll(/"picture":"([^"]+)/g) ?? []) {
      const image = new Image();
      image.fetchPriority = "low";
      image.src = address;
    }
  }
}
