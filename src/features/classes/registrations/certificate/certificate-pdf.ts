import type { Certificate } from "./certificates-of";
import type { Issuer } from "./draw-certificate";

/**
 * The certificates of a registration as one PDF, each on a separate sheet, tagged for screen readers.
 * @param certificates at least one
 * @param issued the day in words
 */
export async function certificatePdf(
  certificates: readonly Certificate[],
  { issuer, issued, createdAt }: { issuer: Issuer; issued: string; createdAt: Date },
): Promise<Buffer> {
  // Loaded with the first PDF, because most servers never create one.
  const { drawPdf } = await import("~/server/pdf/write-pdf");
  const { drawCertificate } = await import("./draw-certificate");
  const about = { title: TITLE, author: issuer.name, language: "en-US", createdAt };
  return drawPdf(about, { layout: "landscape" }, (pdf) => {
    const root = pdf.struct("Document");
    pdf.addStructure(root);
    for (const [at, certificate] of certificates.entries()) {
      if (at > 0) pdf.addPage();
      drawCertificate(pdf, root, certificate, { issuer, issued, title: TITLE });
    }
    root.end();
  });
}

const TITLE = "Certificate of attendance";
