/** Brings a picture of the strip into view without moving the page or its address. */
export function showPicture(id: string) {
  const picture = document.getElementById(`picture-${id}`);
  const strip = picture?.parentElement;
  if (!picture || !strip) return;
  const offset = picture.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollBy({ left: offset });
}

/** The small pictures beneath the strip are links to the large ones. */
export function watchThumbs() {
  addEventListener("click", (event) => {
    const thumb = event.target instanceof Element && event.target.closest('a[href^="#picture-"]');
    if (!(thumb instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    showPicture(thumb.hash.slice("#picture-".length));
  });
}
