import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bytesOf, byteText } from "./byte-text";
import { finishDocument } from "./finish-document";

const mark = "0123456789abcdefABCDEF";
const own = (attributes: string, code = "") => `<script nonce="${mark}"${attributes}>${code}</script>`;
const document = (head: string, body: string) =>
  byteText(`<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
const rules = "{}";
const first = {
  text: "first()",
  inHead: '<script data-entry="/assets/entry.js">first()</script>',
  atEnd: '<template id="start-modules"></template>',
};
const hash = (code: string) => createHash("sha256").update(code).digest("base64");

describe("scripts", () => {
  test("of ours are hashed and lose their mark", () => {
    const { html, scriptHashes } = finishDocument(
      document("", own("", "a()") + own(' type="module"', "import 'b'")),
      mark,
      "at once",
      first,
      rules,
    );
    expect(scriptHashes).toEqual([hash("first()"), hash("a()"), hash("import 'b'")]);
    expect(html).toContain("<script>a()</script><script type=\"module\">import 'b'</script>");
    expect(html).not.toContain(mark);
  });

  test("of others are not allowed, whatever they claim to be", () => {
    const foreign = [
      "<script>steal()</script>",
      '<script nonce="guess">steal()</script>',
      '<script data-mark="own">steal()</script>',
    ];
    const { scriptHashes } = finishDocument(
      document("", foreign.join("")),
      mark,
      "when needed",
      first,
      rules,
    );
    expect(scriptHashes).toEqual([hash("first()"), hash(rules)]);
  });

  test("that are data, or have an address, need no hash", () => {
    const { scriptHashes } = finishDocument(
      document("", own(' type="application/ld+json"', "{}") + own(' src="/x.js"')),
      mark,
      "when needed",
      first,
      rules,
    );
    expect(scriptHashes).toEqual([hash("first()"), hash(rules)]);
  });

  test("with replacement patterns in them stay as they are", () => {
    const code = "$& $1 $` $'";
    const { html } = finishDocument(
      document('<link rel="modulepreload" href="/$&amp;.js"/>', own("", code)),
      mark,
      "at once",
      first,
      rules,
    );
    expect(html).toContain(`<script>${code}</script>`);
    expect(html).toContain('href="/$&amp;.js"');
  });
});

describe("preloads of modules", () => {
  const page = document(
    '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/>',
    "<p>Read me.</p>",
  );
  const { html } = finishDocument(page, mark, "at once", first, rules);

  test("move from the head to the end of the body, with low priority", () => {
    expect(html).toMatch(
      /<p>Read me[.]<\/p><link fetchpriority="low" rel="modulepreload" href="\/a[.]js"\/><\/body><\/html>$/,
    );
  });

  test("others stay in place", () => {
    expect(html).toContain(`<head>${first.inHead}<link rel="preload" as="font" href="/f.woff2"/></head>`);
  });

  test("wait in a template while the script that needs them waits; only the first script runs, and the rules for prerendering come last", () => {
    const { html } = finishDocument(page, mark, "when needed", first, rules);
    expect(html).toMatch(
      new RegExp(
        '<p>Read me[.]</p><template id="application-modules"><link rel="modulepreload" href="/a[.]js"/></template>' +
          '<template id="start-modules"></template>' +
          '<script type="speculationrules">{}</script></body></html>$',
      ),
    );
  });
});

test("the script that loads the page's modules waits as data, is hashed as it will run, and starts the application", () => {
  const code = 'import "/assets/manifest.js";\nwindow.modules = {};\n\nimport("/assets/entry.js");';
  const { html, scriptHashes } = finishDocument(
    document("", own("", "a()") + own(' type="module" async=""', code)),
    mark,
    "when needed",
    first,
    rules,
  );
  const waiting =
    'import "/assets/manifest.js";\nwindow.modules = {};\n\n' +
    'import("/assets/entry.js").then((entry) => entry.startApplication());';
  expect(html).toContain(
    `<script>a()</script><script type="application/x-waiting-module" async="">${waiting}</script>`,
  );
  expect(new Set(scriptHashes)).toEqual(new Set([hash(rules), hash("first()"), hash("a()"), hash(waiting)]));
});

test("letters stay as they are, in the page and in what the policy allows", () => {
  const text = "say('“Voilà” à Zürich')";
  const page = document("<title>“Voilà” à Zürich</title>", own("", text));
  const { html, scriptHashes } = finishDocument(
    page,
    mark,
    "at once",
    { text: "// à", inHead: "<script>// à</script>", atEnd: "" },
    rules,
  );
  expect(bytesOf(html).toString("utf8")).toBe(
    `<!DOCTYPE html><html lang="en"><head><script>// à</script><title>“Voilà” à Zürich</title></head>` +
      `<body><script>${text}</script></body></html>`,
  );
  expect(scriptHashes).toEqual([hash("// à"), hash(text)]);
});

test("without scripts, only data remains", () => {
  const page = document(
    '<link rel="modulepreload" href="/a.js"/>',
    own("", "a()") + own(' type="module"', "b()"),
  );
  const { html, scriptHashes } = finishDocument(page, mark, "never", first, rules);
  expect(html).toBe(document("", ""));
  expect(scriptHashes).toEqual([]);
});
