const attempts = 3;
const pause = 500;

/** Lazy pictures are called in when they are 1.3 screens away: sooner than some browsers would. */
const ahead = "130% 0px";

const tried = new WeakMap<HTMLImageElement, number>();

/** A picture that failed is tried again, three times in all. */
function retry(image: HTMLImageElement) {
  const count = tried.get(image) ?? 1;
  if (count >= attempts) return;
  tried.set(image, count + 1);
  // Setting the same address again makes the browser choose and fetch anew.
  setTimeout(() => image.setAttribute("srcset", image.srcset), pause * count);
}

export function watchPictures() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLImageElement).loading = "eager";
        observer.unobserve(target);
      }
    },
    { rootMargin: ahead },
  );
  function look(part: ParentNode) {
    for (const image of part.querySelectorAll<HTMLImageElement>("img[srcset]")) {
      // It may have failed before this script was there.
      if (image.complete && image.naturalWidth === 0) retry(image);
      if (image.loading === "lazy") observer.observe(image);
    }
  }
  look(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
  // Errors do not bubble; on their way down they can be seen.
  document.addEventListener(
    "error",
    ({ target }) => target instanceof HTMLImageElement && target.srcset && retry(target),
    { capture: true },
  );
}
