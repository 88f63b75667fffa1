// The script of a product's page: what is chosen there shows itself, and goes along with a request.
import { watchChoices } from "./gallery/choices.client.ts";
import { watchThumbs } from "./gallery/show-picture.client.ts";

watchChoices();
watchThumbs();
// The clause to copy stands far below.
const offerClause = () =>
  import("./specification/copy-clause.client.ts")
    .then((file) => file.watchClause())
    // Without it there is no button, and the clause can be marked and copied.
    .catch(() => {});
addEventListener("scroll", offerClause, { once: true });
