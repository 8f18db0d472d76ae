import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileHtml } from "../../../test/hostile-html";
import {
  allowedAttributes,
  allowedProtocols,
  allowedWithPictures,
  readSanitized,
} from "../../../test/read-sanitized";
import { pictureFigure, picturesIn, replacePictures } from "./pictures-in-text";
import {
  hasTooManyTags,
  MAX_TAGS,
  richTextToPlain,
  sanitizeRichText,
  sanitizeTextWithPictures,
} from "./sanitize-rich-text";

const SITE = "https://www.hospital.example";
const payloads = Object.values(hostileHtml).flat();

const LANTERN = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

/** Fails unless every tag, attribute, and address of a sanitized text is allowed. */
function expectHarmless(html: string, allowed: Record<string, string[]> = allowedAttributes): void {
  for (const { name, attributes, depth } of readSanitized(html)) {
    expect(Object.keys(allowed)).toContain(name);
    expect(allowed[name]).toEqual(expect.arrayContaining(Object.keys(attributes)));
    expect(depth).toBeLessThanOrEqual(100);
    if (attributes.id !== undefined) expect(attributes.id).toMatch(/^[a-z0-9]+(-[A-Za-z0-9]+)*$/);
    if (attributes.href !== undefined) expectHarmlessAddress(attributes.href);
  }
}

/**
 * Parses the address as browsers do: without tabs, line breaks, and leading control characters, relative to a
 * page.
 */
function expectHarmlessAddress(href: string): void {
  if (!URL.canParse(href, SITE)) return;
  const { protocol, origin } = new URL(href, `${SITE}/page`);
  expect(allowedProtocols).toContain(protocol);
  const namesScheme = URL.canParse(href);
  if (!namesScheme) expect(origin).toBe(SITE);
}

/** Parts of hostile markup. */
const pieces = fc.oneof(
  fc.constantFrom(...payloads),
  fc.constantFrom(..."< > </ /> \" ' ` = & # ; : / \\ <!-- --> --!> <![CDATA[ ]]> <? ?>".split(" ")),
  fc.constantFrom(...Object.keys(allowedAttributes).flatMap((tag) => [`<${tag} `, `<${tag}>`, `</${tag}>`])),
  fc.constantFrom(...'href= href=" id= id=" lang=\' dir= title=" onclick= style= srcdoc='.split(" ")),
  fc.constantFrom(
    "javascript:",
    "data:text/html,",
    "&#106;",
    "&colon;",
    "//evil.example",
    "\0",
    "\t",
    "\n",
    "\u00a0",
  ),
  fc.constantFrom(
    "<svg>",
    "<math>",
    "<style>",
    "<script>",
    "<noscript>",
    "<template>",
    "<textarea>",
    "<title>",
    "<xmp>",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);

describe("hostile markup", () => {
  test.each(Object.entries(hostileHtml))(
    "%s: only allowed elements, attributes, and addresses remain",
    (_, group) => {
      for (const payload of group) expectHarmless(sanitizeRichText(payload));
    },
  );

  test("sanitizing again changes nothing", () => {
    for (const payload of payloads)
      for (const html of [payload, `<p>Call ${payload} us</p>`]) {
        const once = sanitizeRichText(html);
        expect(sanitizeRichText(once)).toBe(once);
      }
  });

  test("a removed element does not hide that the next one closes the previous one", () => {
    expect(sanitizeRichText("<p>one<svg><p>two</p></svg></p>")).toBe("<p>one</p><p>two</p><p></p>");
  });

  test("a payload inside words, an attribute, or an element does not break out of it", () => {
    for (const payload of payloads) {
      const attribute = payload.replaceAll('"', "&quot;");
      expectHarmless(sanitizeRichText(`<p>Call ${payload} us</p>`));
      expectHarmless(sanitizeRichText(`<abbr title="${attribute}">x</abbr>`));
      expectHarmless(sanitizeRichText(`<a href="${attribute}">x</a>`));
      expectHarmless(sanitizeRichText(`<table><tbody><tr><td>${payload}</td></tr></tbody></table>`));
    }
  });

  test("any combination is harmless and does not change when sanitized again", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = sanitizeRichText(parts.join(""));
        expectHarmless(once);
        expect(sanitizeRichText(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test("with pictures allowed, the same is harmless, and every picture has the form of the library", () => {
    const withPictures = fc.oneof(
      pieces,
      fc.constantFrom(
        pictureFigure(LANTERN, "At night"),
        `<img data-picture="${LANTERN}">`,
        `<img data-picture="${LANTERN}" src="https://evil.example/a.png" onerror="hit()">`,
        `data-picture="${LANTERN}"`,
        ..."<figure> </figure> <figcaption> </figcaption> <img <img> <figure><img".split(" "),
      ),
    );
    fc.assert(
      fc.property(fc.array(withPictures, { maxLength: 30 }), (parts) => {
        const once = sanitizeTextWithPictures(parts.join(""));
        expectHarmless(once, allowedWithPictures);
        expect(sanitizeTextWithPictures(once)).toBe(once);
        expect(replacePictures(once, () => "")).not.toContain("<img");
      }),
      { numRuns: 2_000 },
    );
    for (const payload of payloads)
      expect(sanitizeTextWithPictures(`<p>Call ${payload} us</p>`)).not.toContain("<img");
  });

  test("plain text made from it contains no markup that was not typed as text", () => {
    expect(richTextToPlain("<p>Fever<script>hit()</script> &lt;b&gt; &amp;lt;</p>")).toBe("Fever <b> &lt;");
  });
});

describe("ids", () => {
  test.each(["childbirth", "birth-place-tour", "zh-Hant", "2026", "section-2"])("keeps %s", (id) => {
    expect(sanitizeRichText(`<h3 id="${id}">x</h3>`)).toBe(`<h3 id="${id}">x</h3>`);
  });

  test.each([
    "dataLayer",
    "fbq",
    "google",
    "grecaptcha",
    "turnstile",
    "__reactRouterContext",
    "_r_1_",
    "a b",
    "-x",
    "é",
  ])("removes %s, because a script would find the element under the name of a global variable", (id) => {
    expect(sanitizeRichText(`<h3 id="${id}">x</h3>`)).toBe("<h3>x</h3>");
  });
});

describe("size", () => {
  test("limits nesting to 100 elements, and keeps the words below", () => {
    const deep = sanitizeRichText(`${"<b>".repeat(4_000)}words${"</b>".repeat(4_000)}`);
    expect(readSanitized(deep)).toHaveLength(100);
    expect(deep).toContain("words");
  });

  test("keeps an address of 2,000 characters, and removes a longer one before comparing its characters", () => {
    const link = (length: number) => `<a href="/${"x".repeat(length - 1)}">x</a>`;
    expect(sanitizeRichText(link(2_000))).toBe(link(2_000));
    expect(sanitizeRichText(link(2_001))).toBe("<a>x</a>");
  });

  test("counts tags beyond the limit, however they are written", () => {
    expect(hasTooManyTags("<b>".repeat(MAX_TAGS))).toBe(false);
    expect(hasTooManyTags("<b>".repeat(MAX_TAGS + 1))).toBe(true);
    expect(hasTooManyTags("<".repeat(MAX_TAGS + 1))).toBe(true);
  });
});

describe("does not change what editors write", () => {
  test.each([
    '<h2 id="visiting">Visiting hours</h2><p>Every day, <strong>8 a.m.</strong> to <em>8 p.m.</em><br />Ask at the desk.</p>',
    '<p><a href="mailto:records@hospital.example?subject=My%20records&amp;body=Hello">Write to us</a></p>',
    '<p><a href="tel:+13085550100">(308) 555-0100</a> or <a href="tel:911">911</a></p>',
    '<p><a href="emit:class-details?id=3f1c&amp;from=text">Class details</a></p>',
    '<p><a href="emit:donation-modal">Give</a></p>',
    '<p><a href="/careers#apply">Careers</a> <a href="#paying">Paying</a> <a href="?page=2">Next</a></p>',
    '<p><a href="https://www.medicare.gov/?a=1&amp;b=2#c" hreflang="es" lang="es">Medicare</a></p>',
    '<p><a href="http://example.org">Elsewhere</a></p>',
    "<ul><li>One</li><li>Two<ol><li>Inner</li></ol></li></ul>",
    "<blockquote><p>Kind and quick.</p></blockquote><hr />",
    '<table><caption>Fees</caption><thead><tr><th scope="col" colspan="2">Fee</th></tr></thead><tbody><tr><th scope="row" rowspan="2">Tour</th><td colspan="2">$10</td></tr></tbody></table>',
    "<dl><dt>Fever</dt><dd>38 °C &amp; more, i.e. &gt; 100 °F</dd></dl><address>Alder Creek</address>",
    '<p lang="ar" dir="rtl">مرحبا</p><p>H<sub>2</sub>O, m<sup>2</sup>, <abbr title="milligram">mg</abbr>, <code>x</code></p>',
    "<figure><figcaption>Words</figcaption></figure><h3>More</h3><h4>Less</h4><p><small>Fine</small> <span>print</span></p>",
  ])("%s", (html) => {
    expect(sanitizeRichText(html)).toBe(html);
    expectHarmless(html);
  });
});

describe("languages", () => {
  test.each(["es", "vi", "ckb", "zh-Hant", "es-US"])("keeps the language %s of a passage", (lang) => {
    const passage = `<p lang="${lang}">x <span lang="${lang}">y</span></p>`;
    expect(sanitizeRichText(passage)).toBe(passage);
  });

  test.each(["", "Spanish", "e", "es_US", "es US", "12", "es-", `${"a".repeat(40)}`])(
    "removes %j, which is not a language code",
    (lang) => {
      expect(sanitizeRichText(`<p lang="${lang}"><a href="/es" hreflang="${lang}">x</a></p>`)).toBe(
        '<p><a href="/es">x</a></p>',
      );
    },
  );
});

test.each([
  "/about-us",
  "#hours",
  "https://elm.example/",
  "mailto:hello@elm.example",
  "tel:+13085550100",
  "emit:donation-modal",
])("a link in rich text may lead to %s", (href) => {
  const link = `<a href="${href}">words</a>`;
  expect(sanitizeRichText(link)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  " java&#10;script:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
])("a link in rich text does not lead to %s", (href) => {
  expect(sanitizeRichText(`<a href="${href}">words</a>`)).toBe("<a>words</a>");
});

describe("a picture of the library", () => {
  const picture = `<figure><img data-picture="${LANTERN}" /></figure>`;
  const captioned = `<figure><img data-picture="${LANTERN}" /><figcaption>At <em>night</em> &amp; day</figcaption></figure>`;

  test.each([picture, `<p>Before</p>${captioned}<p>After</p>`, `<ul><li>${captioned}</li></ul>`])(
    "stays as it is where pictures are allowed, and is removed elsewhere: %s",
    (html) => {
      expect(sanitizeTextWithPictures(html)).toBe(html);
      expect(sanitizeRichText(html)).not.toContain("<img");
      expect(picturesIn(html)).toEqual([LANTERN]);
    },
  );

  test.each([
    `<img data-picture="${LANTERN}">`,
    '<figure><img src="https://elsewhere.example/a.png" alt="x"></figure>',
    '<figure><img data-picture="https://elsewhere.example/a.png"></figure>',
    `<figure><img data-picture="${LANTERN}' onerror='hit()"></figure>`,
    `<figure><p>x</p><img data-picture="${LANTERN}"></figure>`,
    `<figure><img data-picture="${LANTERN}"><figcaption>a<figure>b</figure></figcaption></figure>`,
  ])("is removed in any other form: %s", (html) => {
    expect(sanitizeTextWithPictures(html)).not.toContain("<img");
  });

  test("keeps only the id, whatever else its markup says", () => {
    const pasted = `<figure class="wide" onclick="hit()"><img src="/a.png" srcset="/b.png 2x" style="width:9999px" alt="x" data-picture="${LANTERN}" onerror="hit()"></figure>`;
    expect(sanitizeTextWithPictures(pasted)).toBe(picture);
  });

  test("its caption is part of the plain text", () => {
    expect(richTextToPlain(`<p>One.</p>${captioned}<p>Two.</p>`)).toBe("One. At night & day Two.");
  });
});
