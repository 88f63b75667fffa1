// The script of a product's page: what is chosen there shows itself, and goes along with a request.
import { watchChoices } from "./gallery/choices.client.ts";
import { watchThumbs } from "./gallery/show-picture.client.ts";
import { watchClause } from "./specification/copy-clause.client.ts";

watchChoices();
watchThumbs();
watchClause();
