import { expect, test } from "vitest";
import { sitemap } from "./texts";

test("lists full addresses with the day of their last change, escaped for XML", () => {
  const updatedAt = new Date("2026-11-20T23:59:59Z");
  const xml = sitemap("https://hospital.example", [
    { url: "/", updatedAt },
    { url: "/blog/salt & <pepper>", updatedAt },
    {
      url: "/es/visitas",
      updatedAt,
      versions: [
        { language: "en", path: "/visiting" },
        { language: "es", path: "/es/visitas" },
      ],
    },
  ]);
  expect(xml).toContain("<url><loc>https://hospital.example/</loc><lastmod>2026-11-20</lastmod></url>");
  expect(xml).toContain("<loc>https://hospital.example/blog/salt%20&amp;%20%3Cpepper%3E</loc>");
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://hospital.example/visiting"/><xhtml:link rel="alternate" hreflang="es" href="https://hospital.example/es/visitas"/></url>',
  );
});
