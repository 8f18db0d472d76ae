import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

type Nodes = ReturnType<typeof parseDocument>["children"];

/** Every form that the demo hospital's pages offer, posted as a browser without a script posts it. */

vi.setConfig({ testTimeout: 240_000 });

const { url, dataDirectory } = await demoDatabase();
const site = await startSite({
  dataDirectory,
  env: { DATABASE_URL: url, LINK_CHECK: "off", TRUST_PROXY: "loopback" },
});
afterAll(() => site.stop());

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

const named =
  (...names: string[]) =>
  (element: Element) =>
    names.includes(element.name);
const all = (root: Nodes[number] | Nodes, matches: (element: Element) => boolean) =>
  DomUtils.findAll(matches, [root].flat());
const first = (root: Nodes[number] | Nodes, matches: (element: Element) => boolean) => all(root, matches)[0];

const controlsOf = (form: Element) => all(form, named("input", "select", "textarea"));
/** Whether people type into the control. */
const isTyped = ({ name, attribs: { type = "text" } }: Element) =>
  name === "textarea" || (name === "input" && /^(text|email|tel|url|number|date|search)$/.test(type));

interface Offered {
  path: string;
  form: Element;
}

let visitor = 0;
/** Posts from a separate network, because the site limits how many forms one network may send. */
async function post(to: string, body: FormData | URLSearchParams) {
  visitor += 1;
  const headers = { accept: "text/html", "x-forwarded-for": `198.51.${visitor >> 8}.${visitor & 255}` };
  const answer = await fetch(site.address + to, { method: "POST", headers, body, redirect: "manual" });
  return { status: answer.status, document: parseDocument(await answer.text()).children };
}

async function formsOf(path: string): Promise<Offered[]> {
  const { children } = parseDocument(await (await fetch(site.address + path)).text());
  return all(children, (one) => one.name === "form" && one.attribs.method === "post").map((form) => ({
    path,
    form,
  }));
}

/** The data that the form sends: its initial values, with the typed values for the fields of these names. */
function sentBy(form: Element, typed: Record<string, string> = {}): FormData | URLSearchParams {
  const body = form.attribs.enctype === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const control of controlsOf(form)) {
    const { name, type, value } = control.attribs;
    if (!name || type === "file" || type === "submit") continue;
    const isChoice = /^(radio|checkbox)$/.test(type ?? "");
    if (isChoice && (typed[name] === undefined ? !("checked" in control.attribs) : typed[name] !== value))
      continue;
    const options = all(control, named("option"));
    const chosen = options.find(({ attribs }) => "selected" in attribs) ?? options[0];
    const begins =
      control.name === "select" ? (chosen?.attribs.value ?? "") : (value ?? DomUtils.textContent(control));
    body.append(name, typed[name] ?? begins);
  }
  return body;
}

/** Answers that make a form ask for an address. */
const ANSWERS_THAT_SHOW_FIELDS = { how: "On paper, by mail" };

/**
 * For a form with several pages: the fields that name the page with this control, and the button that
 * continues from there. Empty for other forms.
 */
function pageOf(form: Element, control: Element): Record<string, string> {
  const pages = all(form, ({ attribs }) => attribs["data-page"] !== undefined);
  if (pages.length < 2) return {};
  return {
    "form-page": String(pages.findIndex((page) => all(page, (one) => one === control)[0])),
    go: "next",
  };
}

const targetOf = ({ path, form }: Offered) => form.attribs.action ?? path;
const keyOf = ({ form }: Offered) => form.attribs["data-keeps"] ?? "";

/** One of each form that asks people to type. Registrations differ by what their class asks. */
const offered = new Map<string, Offered>();
const withoutKey: string[] = [];

beforeAll(async () => {
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const registrations = paths.filter((path) => /^\/classes\/./.test(path)).map((path) => `${path}/register`);
  for (const path of [...paths, ...registrations]) {
    for (const one of await formsOf(path)) {
      const typed = controlsOf(one.form).filter(isTyped);
      if (typed.length === 0) continue;
      if (!keyOf(one)) withoutKey.push(`${path}: ${typed.map(({ attribs }) => attribs.name).join(", ")}`);
      const names = [...new Set(controlsOf(one.form).map(({ attribs }) => attribs.name))];
      const kind = keyOf(one).startsWith("register-") ? names.join() : keyOf(one);
      if (!offered.has(kind)) offered.set(kind, one);
    }
  }
}, 240_000);

const isAlert = ({ attribs }: Element) => attribs.role === "alert";

/** The form in a response that reports errors, and its message for each of them. */
function refusedForm(document: Nodes) {
  const form = first(document, (one) => one.name === "form" && all(one, isAlert).length > 0);
  if (!form) throw new Error(`No form with errors: ${DomUtils.textContent(document).slice(0, 500)}`);
  const byId = (id = "") => first(form, ({ attribs }) => attribs.id === id);
  const links = all(all(form, isAlert), named("a")).map((link) => {
    const field = byId(link.attribs.href?.slice(1));
    // A message belongs to the control, or to the group of its choices.
    const described = [field, ...ancestors(field)].find((one) => one?.attribs["aria-describedby"]);
    const ids = described?.attribs["aria-describedby"]?.split(" ") ?? [];
    return {
      message: DomUtils.textContent(link),
      name: field?.attribs.name,
      beside: ids.map((id) => DomUtils.textContent(byId(id) ?? [])),
    };
  });
  return { form, links };
}

function ancestors(element: Element | undefined): Element[] {
  const above = element?.parent;
  return above && "attribs" in above ? [above as Element, ...ancestors(above as Element)] : [];
}

describe("every public form", () => {
  test("is one that keeps what is typed in the tab", () => {
    expect(offered.size).toBeGreaterThan(10);
    // This field asks for a code from an earlier visit.
    expect(withoutKey.filter((one) => !one.endsWith(": resume-code"))).toEqual([]);
  });

  test("answers an untouched post with a summary that comes first, has the focus, links to each field, and does not name the bot check", async () => {
    for (const one of offered.values()) {
      const { status, document } = await post(targetOf(one), sentBy(one.form));
      const what = `${one.path} ${keyOf(one)}`;
      expect(status, what).toBe(422);
      const { form, links } = refusedForm(document);
      expect(links.length, what).toBeGreaterThan(0);
      const [summary] = all(form, ({ name }) => name !== "form");
      expect(summary?.attribs, what).toMatchObject({ role: "alert", tabindex: "-1", autofocus: "" });
      for (const { message, name, beside } of links) {
        expect(name, `${what}: ${message} leads to a field`).toMatch(/\S/);
        expect(beside.join("\n"), `${what}: ${name} has its sentence`).toContain(message);
      }
      expect(
        links.map(({ name }) => name),
        what,
      ).not.toContain("human-answer");
      const question = first(form, ({ attribs }) => attribs.name === "human-answer");
      expect(
        question?.attribs["aria-invalid"],
        `${what}: the question is there, and no error`,
      ).toBeUndefined();
      expect(question, what).toBeDefined();
      expect(
        first(document, ({ name, attribs }) => name === "dialog" && "open" in attribs),
        what,
      ).toBeUndefined();
    }
  });

  test("refuses a misspelled state, a short ZIP code, and a short phone number in the same words, and shows them again", async () => {
    const typed: Record<string, [value: string, message: string]> = {
      "address-level1": ["Nebrasca", "Did you mean Nebraska? Enter Nebraska or NE."],
      "postal-code": ["691", "Enter a ZIP code of five digits, such as 69199."],
      tel: ["12", "Enter a phone number with its area code, such as 308-555-0123."],
    };
    const asked = new Set<string>();
    for (const one of offered.values()) {
      const contact = controlsOf(one.form).flatMap((control) => {
        const { name = "", autocomplete = "" } = control.attribs;
        const [value, message] = typed[autocomplete] ?? [];
        return value && message ? [{ control, name, autocomplete, value, message }] : [];
      });
      const values = {
        ...ANSWERS_THAT_SHOW_FIELDS,
        ...Object.fromEntries(contact.map(({ name, value }) => [name, value])),
      };
      for (const { control, name, autocomplete, value, message } of contact) {
        const body = sentBy(one.form, values);
        for (const [field, where] of Object.entries(pageOf(one.form, control))) body.set(field, where);
        const { form, links } = refusedForm((await post(targetOf(one), body)).document);
        const what = `${one.path}: ${name}`;
        expect(links.find((link) => link.name === name)?.message, what).toBe(message);
        expect(first(form, ({ attribs }) => attribs.name === name)?.attribs.value, what).toBe(value);
        asked.add(autocomplete);
      }
    }
    expect([...asked].toSorted()).toEqual(Object.keys(typed).toSorted());
  });
});
