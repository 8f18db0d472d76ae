import { deflateSync } from "node:zlib";
import type { Case } from "./public-cases";

const KB = 1024;

const rows = (count: number) => Array.from({ length: count }, (_, n) => `Row ${n},row-${n}\n`).join("");
const fill = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

/** The headers of an administrator's browser. */
type Session = Record<string, string>;

/** The worst requests that signed-in staff can send, including what they may paste or upload unknowingly. */
export function staffCases(session: Session, password: string): Case[] {
  return [
    ...texts(session),
    ...records(session),
    ...sheets(session),
    longPassword(session, password),
    ...uploads(session),
  ];
}

function staffRequest(session: Session, what: string, path: string, body: string): Case {
  return {
    what: `staff: ${what}`,
    method: "POST",
    path: `/api/admin${path}`,
    headers: { ...session, "content-type": "application/json" },
    body,
  };
}

function texts(session: Session): Case[] {
  const text = (what: string, body: string) =>
    staffRequest(
      session,
      `text of 200 kB: ${what}`,
      "/blog",
      JSON.stringify({ data: { title: "A", body: body.slice(0, 200_000) } }),
    );
  return [
    text("nested tags", fill("<b>", 200 * KB)),
    text("nested paragraphs", fill("<p>", 200 * KB)),
    text("entities", fill("&amp;", 200 * KB)),
    text("links", fill('<a href="/a">a</a>', 200 * KB)),
    text("headings without an end", fill("<h2>a", 200 * KB)),
    text("tags without an end", fill("<a href=", 200 * KB)),
    text("comments without an end", fill("<!--", 200 * KB)),
    text("tables", fill("<table><tr><td>", 200 * KB)),
  ];
}

function records(session: Session): Case[] {
  const json = (what: string, path: string, body: unknown) =>
    staffRequest(session, what, path, JSON.stringify(body));
  const blocks = (html: string) =>
    Array.from({ length: 5 }, (_, n) => ({ id: `b${n}`, type: "rich-text", props: { html } }));
  return [
    json("page of five texts of 190 kB", "/pages/preview", {
      blocks: blocks(fill("<p><b>a &amp; b</b></p>", 190 * KB)),
    }),
    staffRequest(
      session,
      "JSON of 1 MB, 500,000 levels",
      "/blog",
      `{"data":{"a":${"[".repeat(500_000)}${"]".repeat(500_000)}}}`,
    ),
    json("JSON of 1 MB of numbers", "/blog", {
      data: { specialties: Array.from({ length: 200_000 }, () => 1) },
    }),
    json("names, 20,000 of them", "/blog", {
      data: Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, "a"])),
    }),
  ];
}

function sheets(session: Session): Case[] {
  const sheet = (what: string, csv: string): Case => ({
    what: `staff: spreadsheet, ${what}`,
    method: "POST",
    path: "/api/admin/blog/import",
    headers: { ...session, "content-type": "application/json" },
    body: JSON.stringify({ csv }),
    atOnce: 1,
    rounds: 3,
  });
  return [
    sheet("300 rows", `title,slug\n${rows(300)}`),
    sheet("30,000 rows, over the limit", `title,slug\n${rows(30_000)}`),
    sheet("one row of 900 kB", `title\n"${fill("a ", 900 * KB)}"\n`),
    sheet("400,000 columns", `title${fill(",", 400 * KB)}\n`),
    sheet("200 columns, 4,000 rows", `title${fill(",", 199)}\n${fill("a\n", 8 * KB)}`),
    sheet("900 kB of quotes", `title\n${fill('"', 900 * KB)}`),
  ];
}

function longPassword(session: Session, password: string): Case {
  const body = {
    // A wrong password, so the password does not change.
    currentPassword: `${password}?`,
    password: "correct horse battery staple ".repeat(7).slice(0, 200),
    passkeys: "keep",
  };
  const request = staffRequest(session, "password of 200 letters", "/account/password", JSON.stringify(body));
  request.method = "PUT";
  return request;
}

function uploads(session: Session): Case[] {
  const upload = (what: string, path: string, name: string, bytes: Buffer): Case => ({
    what: `staff: ${what}`,
    method: "POST",
    path: `/api/admin/${path}/upload`,
    headers: { ...session, "content-type": "multipart/form-data; boundary=x" },
    body: Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\nA\r\n`),
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      bytes,
      Buffer.from("\r\n--x--\r\n"),
    ]),
  });
  return [
    upload("picture that claims 60,000 by 60,000", "images", "a.png", pngClaiming(60_000, 60_000)),
    upload("drawing of nested uses", "images", "a.svg", Buffer.from(svgOfUses(20))),
    upload("drawing of entities", "images", "a.svg", Buffer.from(svgOfEntities(20))),
    upload("PDF with a stream of 400 MB", "files", "a.pdf", pdfBomb(400 * KB * KB)),
  ];
}

/** A PNG of a hundred bytes whose header says how large it is. */
function pngClaiming(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngPart("IHDR", size),
    pngPart("IDAT", deflateSync(Buffer.alloc(1_000))),
    pngPart("IEND", Buffer.alloc(0)),
  ]);
}

function pngPart(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
}

/** Each level uses the previous one ten times. */
function svgOfUses(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><g id="g0"><path d="M0 0h9"/></g>${groups.join("")}</defs><use href="#g${levels}"/></svg>`;
}

function svgOfEntities(levels: number): string {
  const entities = Array.from({ length: levels }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
  return `<!DOCTYPE svg [<!ENTITY e0 "a">${entities.join("")}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&e${levels};</text></svg>`;
}

/** A PDF with one page of `bytes` bytes of spaces, compressed. */
function pdfBomb(bytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(bytes, " "), { level: 9 });
  return Buffer.concat([
    Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
        "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n" +
        `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>stream\n`,
    ),
    stream,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}
