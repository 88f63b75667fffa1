import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { screens } from "../support/screens.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("site");

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes what means the same: camel case, a slash in void elements, `checked=""`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Ids that React makes begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A field without a type is one for text, by the standard.
    "no-implicit-input-type": "off",
    // Placeholders, focal points and proportions differ from picture to picture.
    "no-inline-style": "off",
    // Boxes to be ticked of one name are one choice of several, as radio buttons are one of one.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    // Numbers are kept on one line by style, and can be copied with plain spaces.
    "tel-non-breaking": "off",
    // The drawer repeats the header's navigation; only one of them is ever shown.
    "unique-landmark": "off",
    // A box that suggests while one types is no `select`.
    "prefer-native-element": "off",
    // Heads of simple tables say by their place what they head; editors write no scope.
    "wcag/h63": "off",
  },
});

/** One page of every kind, and what is chosen, compared, found and not found. */
const pages = [
  ...screens,
  "/product.html?material=polyester&mounting=battens",
  "/product/accessories.html?rating=A",
  "/project/office/2.html",
  "/search?query=panel",
  "/search?query=qqxxzzjj",
  "/inquiry",
  "/inquiry/sent",
  "/demo",
  "/no/such/page.html",
];

test("every kind of page is valid HTML, each in another language than the one before", async () => {
  const faults: string[] = [];
  for (const [at, path] of pages.entries()) {
    const lang = ["zh", "en", "ar"][at % 3];
    const { results } = await validator.validateString(await node.read(`/${lang}${path}`));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`/${lang}${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(faults).toEqual([]);
});
