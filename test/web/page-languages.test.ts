import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { pages } from "~/demo/content/pages";
import { demoId } from "~/demo/demo-id";
import { fileType } from "~/features/media/file/definition";
import { pageType } from "~/features/pages/page/definition";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { type Site, startSite } from "../start-site";

const { db, url, dataDirectory } = await demoDatabase();
const staff = { db, actor: testActor };
const spanish = pages.filter(({ language }) => language === "es");

let site: Site;
beforeAll(async () => {
  site = await startSite({ dataDirectory, env: { DATABASE_URL: url } });
});
afterAll(() => site.stop());

const textOf = async (path: string) => (await fetch(site.address + path)).text();

/** A page's language attributes and links. */
async function languageOf(path: string) {
  const { children } = parseDocument(await textOf(path));
  const one = (name: string) => DomUtils.findOne((element) => element.name === name, children)?.attribs ?? {};
  const main = DomUtils.findOne(({ name }) => name === "main", children);
  const alternates = DomUtils.findAll(
    ({ name, attribs }) => name === "link" && attribs.rel === "alternate" && "hreflang" in attribs,
    children,
  );
  const links = DomUtils.findAll(
    ({ name, attribs }) => name === "a" && "hreflang" in attribs && "lang" in attribs,
    DomUtils.findAll(
      ({ attribs }) => attribs["aria-label"] === "This page in other languages",
      main?.children ?? [],
    ),
  );
  return {
    document: one("html").lang,
    around: one("body").lang,
    main: main?.attribs.lang,
    alternates: Object.fromEntries(
      alternates.map(({ attribs: { hreflang = "", href = "" } }) => [hreflang, new URL(href).pathname]),
    ),
    links: links.map((link) => ({
      words: DomUtils.textContent(link),
      lang: link.attribs.lang,
      href: link.attribs.href,
    })),
  };
}

describe("a page and its translation", () => {
  const alternates = { en: "/visiting", es: "/es/visitas", "x-default": "/visiting" };

  test("the document and the main part of a Spanish page are marked as Spanish, everything around it as English", async () => {
    expect(await languageOf("/es/visitas")).toEqual({
      document: "es",
      around: "en",
      main: "es",
      alternates,
      links: [{ words: "English", lang: "en", href: "/visiting" }],
    });
  });

  test("the English page links to its translation, in the translation's language", async () => {
    expect(await languageOf("/visiting")).toEqual({
      document: "en",
      around: "en",
      main: "en",
      alternates,
      links: [{ words: "Español", lang: "es", href: "/es/visitas" }],
    });
  });

  test("a page with a tool also has the links", async () => {
    const { links } = await languageOf("/provider-search");
    expect(links).toEqual([{ words: "Español", lang: "es", href: "/es/encuentre-un-doctor" }]);
  });

  test("a page in one language has neither", async () => {
    expect(await languageOf("/careers")).toMatchObject({ main: "en", alternates: {}, links: [] });
  });

  test("the sitemap names both versions", async () => {
    expect(await textOf("/sitemap.xml")).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${site.address}/visiting"/><xhtml:link rel="alternate" hreflang="es" href="${site.address}/es/visitas"/>`,
    );
  });

  test("a translation that is published later appears on the English page, which was cached before", async () => {
    expect((await languageOf("/careers")).links).toEqual([]);
    await createItem(
      staff,
      pageType,
      {
        path: "/es/empleos",
        title: "Empleos",
        description: "Empleos.",
        language: "es",
        translationOf: demoId("page", "/careers"),
        blocks: [{ type: "richText", props: { html: "<p>Venga a trabajar con nosotros.</p>" } }],
      },
      { publish: true, trusted: true },
    );
    await vi.waitFor(async () =>
      expect((await languageOf("/careers")).links).toEqual([
        { words: "Español", lang: "es", href: "/es/empleos" },
      ]),
    );
  });
});

test("the captions of a film are in the language that staff chose, and in English if they chose none", async () => {
  const stored = async (slug: string, filename: string, mimeType: string) => {
    const { id } = await createItem(
      staff,
      fileType,
      {
        title: slug,
        slug,
        filename,
        src: `/files/${filename}`,
        s3Key: filename,
        mimeType,
        size: 1_000,
      },
      { publish: true, trusted: true },
    );
    return id;
  };
  const film = await stored("welcome", "welcome.mp4", "video/mp4");
  const captions = await stored("welcome-captions", "welcome.vtt", "text/vtt");
  const video = (more: object) => ({
    type: "video",
    props: { title: "Welcome", file: film, captions, ...more },
  });
  await createItem(
    staff,
    pageType,
    {
      path: "/welcome",
      title: "Welcome",
      description: "A film in two languages.",
      blocks: [video({ captionsLanguage: "es" }), video({})],
    },
    { publish: true, trusted: true },
  );
  const tracks = DomUtils.findAll(
    ({ name }) => name === "track",
    parseDocument(await textOf("/welcome")).children,
  );
  expect(tracks.map(({ attribs }) => [attribs.src, attribs.srclang, attribs.label])).toEqual([
    ["/files/welcome.vtt", "es", "Español"],
    ["/files/welcome.vtt", "en", "English"],
  ]);
});

test("the demo hospital has a Spanish page for each of the ten topics that people look for most", () => {
  expect(spanish.map(({ path }) => path).toSorted()).toEqual([
    "/es/ayuda-con-el-idioma",
    "/es/ayuda-financiera",
    "/es/contacto",
    "/es/emergencia",
    "/es/encuentre-un-doctor",
    "/es/expediente-medico",
    "/es/facturas",
    "/es/paciente-nuevo",
    "/es/privacidad",
    "/es/visitas",
  ]);
});

test.each(spanish.map(({ path }) => path))("%s is a Spanish page", async (path) => {
  expect(await languageOf(path)).toMatchObject({ document: "es", main: "es" });
});

test.each(spanish.map(({ path }) => path))("%s and its English version lead to each other", async (path) => {
  const { links, alternates } = await languageOf(path);
  expect(links).toEqual([{ words: "English", lang: "en", href: alternates.en }]);
  expect((await languageOf(String(alternates.en))).links).toEqual([
    { words: "Español", lang: "es", href: path },
  ]);
});

test("every page links to the help in Spanish, which links to all Spanish pages", async () => {
  expect(await textOf("/careers")).toMatch(/<a(?=[^>]* href="\/es\/ayuda-con-el-idioma")[^>]* lang="es"/);
  const help = await textOf("/es/ayuda-con-el-idioma");
  for (const { path } of spanish.slice(1)) expect(help).toContain(`href="${path}"`);
  expect((await fetch(`${site.address}/es`)).url).toBe(`${site.address}/es/ayuda-con-el-idioma`);
});

describe("the site's search", () => {
  test.each([
    ["emergencia", "/es/emergencia"],
    ["factura", "/es/facturas"],
    ["facturas", "/es/facturas"],
    ["doctor", "/es/encuentre-un-doctor"],
    ["médico", "/es/encuentre-un-doctor"],
    ["medico", "/es/encuentre-un-doctor"],
    ["visitas", "/es/visitas"],
    ["intérprete", "/es/ayuda-con-el-idioma"],
    ["interprete", "/es/ayuda-con-el-idioma"],
    ["expediente", "/es/expediente-medico"],
    ["ayuda financiera", "/es/ayuda-financiera"],
    ["contacto", "/es/contacto"],
    ["paciente nuevo", "/es/paciente-nuevo"],
    ["privacidad", "/es/privacidad"],
  ])("finds the Spanish page by %s", async (words, path) => {
    const answer = await fetch(`${site.address}/api/search?q=${encodeURIComponent(words)}`);
    const { results } = (await answer.json()) as { results: { url: string; language: string }[] };
    expect(results).toContainEqual(expect.objectContaining({ url: path, language: "es" }));
  });

  test.each([
    ["dolor de pecho", "/es/emergencia"],
    ["me duele el pecho", "/es/emergencia"],
    ["no puedo respirar", "/es/emergencia"],
    ["infarto", "/es/emergencia"],
    ["convulsiones", "/es/emergencia"],
    ["seguro", "/es/facturas"],
    ["aceptan mi seguro", "/es/facturas"],
    ["cuánto cuesta", "/es/facturas"],
    ["cobro equivocado", "/es/facturas"],
    ["deuda", "/es/facturas"],
    ["sin seguro médico", "/es/ayuda-financiera"],
    ["ayuda económica", "/es/ayuda-financiera"],
    ["caridad", "/es/ayuda-financiera"],
    ["dirección del hospital", "/es/contacto"],
    ["horario", "/es/contacto"],
    ["sacar una cita", "/es/contacto"],
    ["estacionamiento", "/es/visitas"],
    ["cómo llegar al hospital", "/es/visitas"],
    ["intérprete", "/es/ayuda-con-el-idioma"],
    ["idioma", "/es/ayuda-con-el-idioma"],
    ["qué llevar a la cita", "/es/paciente-nuevo"],
    ["historia clínica", "/es/expediente-medico"],
    ["resultados de laboratorio", "/es/expediente-medico"],
    ["médico que habla español", "/es/encuentre-un-doctor"],
    ["mis datos", "/es/privacidad"],
  ])("answers %s with the Spanish page first", async (words, path) => {
    const answer = await fetch(`${site.address}/api/search?q=${encodeURIComponent(words)}`);
    const { results } = (await answer.json()) as { results: { url: string }[] };
    expect(results[0]?.url).toBe(path);
  });

  test.each([
    ["vacunas", "/specialty/family-medicine"],
    ["doctor para niños", "/specialty/pediatrics"],
    ["rayos x", "/specialty/radiology"],
  ])("answers %s with the English page, because no Spanish page does", async (words, path) => {
    const answer = await fetch(`${site.address}/api/search?q=${encodeURIComponent(words)}`);
    const { results } = (await answer.json()) as { results: { url: string }[] };
    expect(results[0]?.url).toBe(path);
  });

  test("marks the title and the passage of a Spanish hit as Spanish", async () => {
    const { children } = parseDocument(await textOf("/search/?q=visitas"));
    const hit = DomUtils.findOne(
      ({ name, attribs }) => name === "a" && attribs.href === "/es/visitas" && attribs.lang === "es",
      children,
    );
    expect(hit && DomUtils.textContent(hit)).toBe("Visitas a un paciente");
    const item = hit?.parent?.parent;
    const passages = DomUtils.findAll(
      ({ name, attribs }) => name === "p" && attribs.lang === "es",
      item && "children" in item ? item.children : [],
    );
    expect(passages).toHaveLength(1);
  });
});

describe("publishing a translation", () => {
  const draft = (values: Record<string, unknown>) =>
    createItem(
      staff,
      pageType,
      {
        title: "Prueba",
        description: "Una prueba.",
        blocks: [{ type: "richText", props: { html: "<p>Prueba.</p>" } }],
        ...values,
      },
      { publish: true },
    );
  const visiting = demoId("page", "/visiting");
  const refusal = (message: string) => ({
    more: {
      errors: [
        expect.objectContaining({ propertyName: "translationOf", message: expect.stringContaining(message) }),
      ],
    },
  });

  test("publishing refuses an English version of an English page", async () => {
    await expect(draft({ path: "/en-test", language: "en", translationOf: visiting })).rejects.toMatchObject(
      refusal("An English page has no English version."),
    );
  });

  test("publishing refuses a version of a page that is not in English", async () => {
    const translationOf = demoId("page", "/es/visitas");
    await expect(draft({ path: "/vi/test", language: "vi", translationOf })).rejects.toMatchObject(
      refusal("The chosen page is not in English."),
    );
  });

  test("publishing refuses a second version in the same language", async () => {
    await expect(
      draft({ path: "/es/prueba", language: "es", translationOf: visiting }),
    ).rejects.toMatchObject(refusal("“Visitas a un paciente” is the version in Spanish already."));
  });
});
