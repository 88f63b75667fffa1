// A room before and after lies far below: the script of its handle is fetched by those who go there,
// and that of its sound by those who press the button.
for (const reach of ["scroll", "focusin"]) {
  const fetchScript = () => void import("../ui/pictures/before-after.client.ts").catch(() => {});
  addEventListener(reach, fetchScript, { once: true });
}

addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest("[data-hear-at-handle] button");
  if (!button) return;
  const wanted = button.ariaPressed !== "true";
  button.ariaPressed = `${wanted}`;
  // At once, in the press itself: later a telephone would stay silent.
  const context = wanted && "AudioContext" in window ? new AudioContext() : undefined;
  void context?.resume();
  import("./sound/hear-at-handle.client.ts")
    .then((file) => (wanted ? file.hear(context) : file.stop()))
    .catch(() => {
      button.ariaPressed = "false";
    });
});
