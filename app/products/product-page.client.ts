// The script of a product's page: what is chosen there shows itself, and goes along with a request.
import { watchChoices } from "./gallery/choices.client.ts";
import { watchThumbs } from "./gallery/show-picture.client.ts";

watchChoices();
watchThumbs();
// The clause to copy stands far below.
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-copies]");
  if (button)
    void import("./specification/copy-clause.client.ts").then((file) => file.copyClause(button));
});
