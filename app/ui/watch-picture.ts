const attempts = 3;
const pause = 500;

let observer: IntersectionObserver | undefined;

/** Calls pictures in when they are 1.3 screens away: sooner than some browsers would. */
function observe(image: HTMLImageElement) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLImageElement).loading = "eager";
        observer?.unobserve(target);
      }
    },
    { rootMargin: "130% 0px" },
  );
  observer.observe(image);
}

/** Looks after a picture in the page: lazy ones come in time, and a failed one is tried again. */
export function watchPicture(image: HTMLImageElement) {
  let tried = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retry() {
    if (tried >= attempts) return;
    timer = setTimeout(() => {
      tried++;
      // Setting the same address again makes the browser choose and fetch anew.
      image.setAttribute("srcset", image.srcset);
    }, pause * tried);
  }

  image.addEventListener("error", retry);
  // It may have failed before this script was there.
  if (image.complete && image.naturalWidth === 0) retry();
  if (image.loading === "lazy") observe(image);
  return () => {
    image.removeEventListener("error", retry);
    clearTimeout(timer);
    observer?.unobserve(image);
  };
}
