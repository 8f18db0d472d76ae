import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import type { FeatureContent } from "~/content/feature-content";
import { contentTypes } from "~/content/registry";
import type { FeatureRoutes } from "~/features";

/**
 * Kits, engine, and platform do not depend on features: features state addresses, content types, and screens in their
 * manifests. The import rules find imports; these tests find names.
 */
const KITS = "src/{server,site,admin,content,platform,ui}/**/*.{ts,tsx}";

/**
 * Addresses of features that a kit must know: the kit states each address in one of these files, and the
 * feature that serves it imports it from there. The staff's session is the same for endpoints, which are
 * typed by their address.
 */
const STATED_BY_KITS =
  /^src\/(platform\/isomorphic\/(file|payment)-addresses|server\/isomorphic\/start-screen|admin\/session\/[\w-]+)\.tsx?$/;

/** Redirects belong to the engine. */
const types = contentTypes().filter(({ name }) => name !== "redirect");
const addresses = addressesOfFeatures();

test("kits name no address, content type, or label of a feature", () => {
  const files = globSync(KITS).filter((file) => !/\.test\./.test(file) && !STATED_BY_KITS.test(file));
  expect(files.length).toBeGreaterThan(800);
  expect(files.flatMap((file) => namesIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["a page", 'const link = "/giving/return";', "/giving/return"],
  ["a page with a query", "const target = `/search/?q=`;", "/search"],
  ["a screen", '<Link to="/admin/dashboard">Start</Link>', "/admin/dashboard"],
  ["the screen of a record", "const roster = `/admin/classes/` + id;", "/admin/classes"],
  ["an endpoint", 'api.get("/api/admin/search/words");', "/api/admin/search/words"],
  ["an endpoint outside of the API", 'path.startsWith("/webhooks/");', "/webhooks"],
  ["a page in a pattern", "const limits = /^\\/(site-lock$|feedback$)/;", "/feedback"],
  ["a content type", 'if (type.name === "class") return;', "class"],
  ["a content type with a name of its own", 'const shown = ["calendarEvent"];', "calendarEvent"],
  [
    "the content type of a record",
    'const pictures = records.filter((item) => item.type === "image");',
    "image",
  ],
  ["a content type in a constant", 'export const PICTURE_TYPE = "image";', "image"],
  ["a content type in SQL", "sql`where item.type = 'image'`;", "image"],
  ["a label", "<h2>Insurance plans</h2>", "Insurance plans"],
])("finds the name of %s", (_, planted, name) => {
  expect(namesIn("planted.tsx", planted)).toEqual([`planted.tsx:1 ${name}`]);
});

test.each([
  'const query = { page: 1, type: "page" };',
  'const admin = "/admin/";',
  'const record = "/admin/" + type.apiName;',
  'if (button.type === "submit") return;',
])("accepts %s", (line) => {
  expect(namesIn("planted.tsx", line)).toEqual([]);
});

/** Pages, screens, and endpoints, up to their first parameter. */
function addressesOfFeatures(): Set<string> {
  const routes = Object.values(
    import.meta.glob<FeatureRoutes>("../src/features/*/routes.ts", { eager: true, import: "routes" }),
  );
  const pages = routes.flatMap(({ site = {} }) => Object.keys(site).map((path) => `/${path}`));
  const screens = routes.flatMap(({ admin = {}, signIn = {} }) =>
    Object.keys({ ...admin, ...signIn }).map((path) => `/admin/${path}`),
  );
  const records = types.flatMap(({ apiName, addressPrefix = "" }) => [
    `/admin/${apiName}`,
    `/api/admin/${apiName}`,
    addressPrefix,
  ]);
  const manifests = Object.values(
    import.meta.glob<FeatureContent>("../src/features/*/content.ts", { eager: true, import: "content" }),
  );
  const others = manifests.flatMap((manifest) => (manifest.addresses ?? []).map(({ address }) => address));
  const found = [...pages, ...screens, ...records, ...others, ...endpoints()].map(staticPart);
  return new Set(found.filter((address) => !["", "/admin", "/api"].includes(address)));
}

function endpoints(): string[] {
  const files = globSync("src/features/**/api/**/*.ts").filter((file) => !/\.test\./.test(file));
  return files.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/\bpath(?: =|:) "([^"]+)"/g), ([, path = ""]) => path),
  );
}

/** `/giving/gift` of `/giving/gift/:token`. */
function staticPart(path: string): string {
  return /^(\/[\w.-]+)+(?=\/|$|[?#])/.exec(path)?.[0] ?? "";
}

/** @returns lines such as `src/site/page.ts:12 /giving` */
function namesIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(...namesAt(node).map((name) => `${file}:${line + 1} ${name}`));
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesAt(node: ts.Node): string[] {
  const text = textOf(node);
  if (text === undefined) return [];
  const isPattern = ts.isRegularExpressionLiteral(node);
  const paths = isPattern ? pathsInPattern(text) : [staticPart(text)];
  return [...paths.flatMap(addressIn), ...(isPattern ? [] : typesNamed(node, text)), ...labelsIn(text)];
}

function textOf(node: ts.Node): string | undefined {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node) ||
    ts.isRegularExpressionLiteral(node);
  return isText ? node.text : undefined;
}

/** The address of a feature with which a path begins, or none. */
function addressIn(path: string): string[] {
  for (let start = path; start; start = start.slice(0, start.lastIndexOf("/")))
    if (addresses.has(start)) return [start];
  return [];
}

/** Every path that a pattern of paths may begin with: `/a` and `/b/c` of `^\/(a|b\/c)`. */
function pathsInPattern(pattern: string): string[] {
  if (!pattern.includes("\\/")) return [];
  const plain = pattern.slice(1).replaceAll("\\/", "/");
  return Array.from(plain.matchAll(/(?:\/|[(|]\/?)([\w-]+(?:\/[\w-]+)*)/g), ([, path]) => `/${path}`);
}

/** Most types are named like ordinary things (`page`, `file`): those count where a type is compared or stored. */
function typesNamed(node: ts.Node, text: string): string[] {
  const inSql = Array.from(text.matchAll(/\btype (?:=|<>|in \() ?'(\w+)'/g), ([, name = ""]) => name);
  return types
    .map(({ name }) => name)
    .filter(
      (name) => inSql.includes(name) || (text === name && (/[A-Z]/.test(name) || isComparedWithType(node))),
    );
}

function isComparedWithType({ parent }: ts.Node): boolean {
  if (ts.isVariableDeclaration(parent)) return /type$/i.test(parent.name.getText());
  if (!ts.isBinaryExpression(parent)) return false;
  return /\btype\.(name|apiName)$|\btypeName$|\b(item|record|reference|row)\.type$/i.test(
    parent.left.getText(),
  );
}

function labelsIn(text: string): string[] {
  const shown = text.trim();
  const isLabel = types.some(
    ({ label: { one, many } }) => shown === many || (one.includes(" ") && shown === one),
  );
  return isLabel ? [shown] : [];
}
