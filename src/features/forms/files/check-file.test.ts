import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { attachmentLimits } from "./attachment-limits";
import { checkFile } from "./check-file";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = "<!doctype html><script>alert(1)</script>";
const pdf = (more = "") => `%PDF-1.4\n1 0 obj<</Type/Catalog${more}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
const bytes = (text: string) => Buffer.from(text, "latin1");
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0f4c45" } })
  .withExif({ IFD0: { Artist: "Canary" }, IFD3: { GPSLatitudeRef: "N" } })
  .jpeg()
  .toBuffer();

describe("accepts", () => {
  test("a PDF, rewritten, under a plain name with the right extension", async () => {
    const checked = await checkFile(bytes(`${pdf()}${HTML}`), "../../Résumé\r\n.exe");
    expect(checked).toMatchObject({ filename: "resume.pdf", mimeType: "application/pdf" });
    const cleaned = Buffer.from(checked.bytes).toString("latin1");
    expect(cleaned).toMatch(/^%PDF-[\s\S]+%%EOF/);
    expect(cleaned).not.toContain("<script>");
  });

  test("a picture, rewritten without its location and trailing data", async () => {
    const polyglot = Buffer.concat([picture, bytes(HTML)]);
    const checked = await checkFile(polyglot, "card.html");
    expect(checked).toMatchObject({ filename: "card.jpg", mimeType: "image/jpeg" });
    expect(Buffer.from(checked.bytes).toString("latin1")).not.toMatch(/<script|Canary/);
    expect((await sharp(checked.bytes).metadata()).exif).toBeUndefined();
    expect(picture.toString("latin1")).toContain("Canary");
  });
});

describe("refuses", () => {
  test.each([
    ["a drawing", SVG, "logo.svg"],
    ["a page", HTML, "scan.pdf"],
    ["a program", "MZ\u0090\u0000\u0003", "scan.pdf"],
    ["an archive", "PK\u0003\u0004", "scan.docx"],
    ["a PDF behind a page", `${HTML}${pdf()}`, "scan.pdf"],
    ["a PDF with a script", pdf("/OpenAction<</S/JavaScript/JS(app.alert(1))>>"), "scan.pdf"],
    ["a PDF that starts a program", pdf("/A<</S/L#61unch/F(cmd.exe)>>"), "scan.pdf"],
    ["a picture cut off", picture.subarray(0, 60).toString("latin1"), "card.jpg"],
    ["half a picture", "\u0089PNG\r\n\u001a\n", "card.png"],
    ["nothing", "", "empty.pdf"],
  ])("%s", async (_, content, name) => {
    await expect(checkFile(bytes(content), name)).rejects.toMatchObject({ code: "UNSUPPORTED_TYPE" });
  });

  test("more than ten megabytes, or forty megapixels", async () => {
    await expect(checkFile(Buffer.alloc(attachmentLimits.bytes + 1), "a.pdf")).rejects.toMatchObject({
      code: "TOO_LARGE",
    });
    const huge = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expect(checkFile(huge, "bomb.png")).rejects.toMatchObject({ code: "TOO_LARGE" });
  });
});
