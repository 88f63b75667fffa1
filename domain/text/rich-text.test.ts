import { describe, expect, test } from "vitest";
import type { Picture } from "../media/picture.ts";
import { picturesIn, renderRichText, sanitizeRichText } from "./rich-text.ts";

/** Known ways to smuggle a script past a careless filter. */
const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<img src=x onerror=alert(1)>",
  '<img src="media:hero-1" onload="alert(1)">',
  '<img src="javascript:alert(1)">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  "<p style=\"background:url('javascript:alert(1)')\">x</p>",
  "<style>@import 'javascript:alert(1)';</style>",
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  "<body onload=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  '<input onfocus="alert(1)" autofocus>',
  "<p onclick=alert(1)>x</p>",
  "<<script>alert(1)//<</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  "<template><script>alert(1)</script></template>",
  '<img src="https://evil.example/pixel.png">',
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
];

/** What would run or call home, were it still there as markup. */
const danger =
  /<\s*(script|svg|math|iframe|object|embed|form|style|link|meta|base|body|video|input|textarea|template|noscript|details|button)\b|<[^>]+\s(on\w+|style|srcdoc|xlink:href)\s*=|<[^>]+(javascript|vbscript|data)\s*:|<[^>]+["'=]\s*\/\/|<img[^>]+https?:/i;

describe("rich text from outside", () => {
  test.each(attacks)("comes out harmless: %s", (attack) => {
    const once = sanitizeRichText(attack);
    expect(once).not.toMatch(danger);
    expect(sanitizeRichText(once)).toBe(once);
    expect(renderRichText({ html: attack, lang: "en", pictures: new Map() })).not.toMatch(danger);
  });

  test("there are enough of them", () => {
    expect(attacks.length).toBeGreaterThanOrEqual(30);
  });

  test("keeps what an editor may write, to the letter", () => {
    const html =
      '<h2>Title</h2><p>Text with <strong>weight</strong>, a <a href="/product.html">link</a> and <a href="https://example.com/">another</a>.</p><table><thead><tr><th scope="col">Hz</th></tr></thead><tbody><tr><td>125</td></tr></tbody></table><figure><img src="media:hero-1" alt="" /><figcaption>‎A+‎</figcaption></figure>';
    expect(sanitizeRichText(html)).toBe(html);
  });
});

describe("rich text on a page", () => {
  const picture: Picture = {
    id: "hero-1",
    base: "/media/hero-1.0123456789",
    width: 1920,
    height: 960,
    alt: "A wall",
    placeholder: "",
  };
  const render = (html: string) =>
    renderRichText({ html, lang: "ar", pictures: new Map([["hero-1", picture]]) });

  test("links inside the site are in the reader's language", () => {
    expect(render('<a href="/product.html">x</a>')).toContain('href="/ar/product.html"');
    expect(render('<a href="/">x</a>')).toContain('href="/ar"');
    expect(render('<a href="/en/product.html">x</a>')).toContain('href="/en/product.html"');
    expect(render('<a href="https://example.com/a">x</a>')).toContain(
      'href="https://example.com/a"',
    );
  });

  test("pictures get their size and variants, unknown ones disappear", () => {
    const shown = render('<p><img src="media:hero-1" alt=""><img src="media:gone" alt=""></p>');
    expect(shown).toContain('src="/media/hero-1.0123456789/1920.webp"');
    expect(shown).toContain('width="1920" height="960" loading="lazy"');
    expect(shown).toContain('alt="A wall"');
    expect(shown.match(/<img/g)).toHaveLength(1);
    expect(picturesIn('<img src="media:hero-1"><img src="media:a-b">')).toEqual(["hero-1", "a-b"]);
  });
});
