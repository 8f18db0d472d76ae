import fc from "fast-check";
import { expect, test } from "vitest";
import { type CleanDrawing, looksLikeSvg, MAX_DRAWING_BYTES, sanitizeSvg } from "./sanitize-svg";

const bytes = (text: string) => new TextEncoder().encode(text);
const drawing = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}<path d="M0 0h40v20z"/></svg>`;

function clean(text: string): CleanDrawing {
  const result = sanitizeSvg(bytes(text));
  if (typeof result === "string") throw new Error(`It was refused: ${result}.`);
  return result;
}

/** Matches markup and styles that could run, load, or embed something. */
const HARM =
  /script|\son\w+\s*=|foreignobject|<(?:iframe|image|a|animate|set|audio|video|embed|object|handler|filter|html)\b|javascript:|data:|https?:\/\/(?!www\.w3\.org\/2000\/svg")|@import|\/\/evil|<!|<\?|xlink:/i;

/** The drawing without its visible text, which may say anything. */
function markup(svg: string): string {
  return svg.replaceAll(/(<(?!style>)[^>]*>)[^<]*/g, "$1");
}

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
  ["a script of another file", '<script href="https://evil.example/a.js"/>'],
  ["a script in another case", "<SCRIPT>alert(1)</SCRIPT>"],
  ["a script with a prefix", '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  ["an event handler", '<circle r="1" onload="alert(1)"/>'],
  ["an event handler in another case", '<circle r="1" OnClick="alert(1)"/>'],
  [
    "a foreign object",
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ["an embedded frame", '<iframe src="https://evil.example/"/>'],
  ["a link with a script", '<a xlink:href="javascript:alert(1)"><circle r="1"/></a>'],
  ["a use of another file", '<use href="https://evil.example/a.svg#x"/>'],
  ["a use of a data address", '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4=#x"/>'],
  ["a picture of another site", '<image href="https://evil.example/a.png"/>'],
  ["an animation that sets an address", '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ["a set that adds a handler", '<set attributeName="onmouseover" to="alert(1)"/>'],
  ["a style that imports", "<style>@import url(https://evil.example/a.css);</style>"],
  ["a style that loads a picture", "<style>path{fill:url(https://evil.example/a.svg#x)}</style>"],
  ["a style with an escape", "<style>path{fill:u\\72l(//evil.example/a)}</style>"],
  ["a style with a comment inside of a name", "<style>path{fill:u/**/rl(//evil.example/a)}</style>"],
  ["a style with an image set", '<style>svg{background:image-set("//evil.example/a.png" 1x)}</style>'],
  ["a style attribute that loads", '<circle r="1" style="fill:url(//evil.example/a.svg#x)"/>'],
  ["a fill of another file", `<circle r="1" fill="url('https://evil.example/a.svg#x')"/>`],
  ["a fill without an end", '<circle r="1" fill="url(//evil.example/a"/>'],
  ["a filter", '<filter id="f"><feImage href="https://evil.example/a.png"/></filter>'],
  ["a handler element", '<handler type="text/javascript">alert(1)</handler>'],
  ["markup inside of a style", "<style><script>alert(1)</script></style>"],
  ["markup inside of a title", "<title><script>alert(1)</script></title>"],
])("removes %s", (_, attack) => {
  const { svg } = clean(drawing(attack));
  expect(markup(svg)).not.toMatch(HARM);
  expect(svg).toContain('<path d="M0 0h40v20z">');
});

test("removes everything before the drawing, and expands no entities", () => {
  const attack = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>
    <!DOCTYPE svg [<!ENTITY lol "lol"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>${drawing("<text>&xxe;&lol;</text>")}`;
  const { svg } = clean(attack);
  expect(markup(svg)).not.toMatch(HARM);
  expect(svg).not.toContain("root:");
  expect(svg.startsWith("<svg ")).toBe(true);
});

test("keeps shapes, gradients, classes, and references within the drawing", () => {
  const { svg } = clean(
    drawing(
      '<style>.st0{fill:#0F4C45;}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>' +
        '<clipPath id="c"><rect width="4" height="4"/></clipPath></defs>' +
        '<g clip-path="url(#c)"><circle class="st0" r="3" style="fill:url(\'#g\')"/><use xlink:href="#c"/></g>',
    ),
  );
  for (const kept of [
    "<style>.st0{fill:#0F4C45;}</style>",
    '<linearGradient id="g">',
    'clip-path="url(#c)"',
    'class="st0"',
    "style=\"fill:url('#g')\"",
    '<use href="#c">',
  ])
    expect(svg).toContain(kept);
});

test("the result is safe and does not change when it is sanitized again", () => {
  const pieces = [
    "<g>",
    "</g>",
    "<script>",
    "</script>",
    "<style>",
    "</style>",
    "a{fill:red}",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<text>",
    "</text>",
    "&lt;",
    '<path onload="x" d="M0 0"/>',
    "<foreignObject>",
    "</svg>",
    "<svg>",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (content) => {
      const result = sanitizeSvg(bytes(drawing(content.join(""))));
      if (typeof result === "string") return;
      expect(markup(result.svg)).not.toMatch(HARM);
      expect(sanitizeSvg(bytes(result.svg))).toEqual(result);
    }),
  );
});

test.each([
  ['width="120" height="40"', { width: 120, height: 40 }],
  ['width="120px" viewBox="0 0 40 20"', { width: 120, height: 60 }],
  ['width="100%" height="100%" viewBox="0 0 40 20"', { width: 40, height: 20 }],
  ["", { width: 300, height: 300 }],
])("the size of a drawing with %s", (attributes, size) => {
  expect(clean(drawing("", attributes))).toMatchObject(size);
});

test.each([
  ["too large a file", drawing(" ".repeat(MAX_DRAWING_BYTES)), "large"],
  ["too many elements", drawing("<g/>".repeat(6_000)), "large"],
  ["uses of uses", drawing('<use href="#a"/>'.repeat(30)), "large"],
  ["no drawing", "<html><p>Hello</p></html>", "unreadable"],
  [
    "a drawing without a shape",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>',
    "unreadable",
  ],
])("refuses %s", (_, text, refusal) => {
  expect(sanitizeSvg(bytes(text))).toBe(refusal);
});

test("recognizes a drawing by its beginning, not by its name", () => {
  expect(looksLikeSvg(bytes(drawing("")))).toBe(true);
  expect(looksLikeSvg(bytes(`<?xml version="1.0"?>\n<!-- Adobe -->${drawing("")}`))).toBe(true);
  expect(looksLikeSvg(bytes("<html><svg></svg></html>"))).toBe(false);
  expect(looksLikeSvg(new Uint8Array([0xff, 0xd8, 0xff]))).toBe(false);
});
