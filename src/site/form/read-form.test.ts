import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { formLimits, readForm, readWholeForm } from "~/server/submissions/read-form";

const URLENCODED = "application/x-www-form-urlencoded";

function posted(body: string, type = URLENCODED): Request {
  return new Request("http://localhost/form", { method: "POST", body, headers: { "content-type": type } });
}

async function multipart(form: FormData): Promise<Request> {
  const written = new Response(form);
  const headers = { "content-type": written.headers.get("content-type") ?? "" };
  const body = await written.arrayBuffer();
  return new Request("http://localhost/form", { method: "POST", body, headers });
}

function inPieces(pieces: Iterable<Uint8Array>, type: string): Request {
  return new Request("http://localhost/form", {
    method: "POST",
    body: Readable.toWeb(Readable.from(pieces)),
    duplex: "half",
    headers: { "content-type": type },
  } as RequestInit);
}

const codeOf = async (read: Promise<unknown>) =>
  read.then(
    () => "read",
    (error: { code?: string }) => error.code ?? String(error),
  );

describe("a posted form", () => {
  test("is read with every value of each name, in order", async () => {
    const { values } = await readWholeForm(posted("a=1&b=%C3%A9+%2B&a=2&empty=&bare"));
    expect({ ...values }).toEqual({ a: ["1", "2"], b: ["é +"], empty: [""], bare: [""] });
    expect(await readForm(posted("a=1&a=2"))).toEqual({ a: "2" });
  });

  test("in multipart is read with its text and its files, without empty files", async () => {
    const form = new FormData();
    form.append("name", "Zoë\r\nsecond line");
    form.append("scan", new File([new Uint8Array([0, 1, 255])], "Résumé.pdf", { type: "application/pdf" }));
    form.append("scan", new File(["second"], "two.txt"));
    form.append("none", new File([], ""));
    const { values, files } = await readWholeForm(await multipart(form));
    expect({ ...values }).toEqual({ name: ["Zoë\r\nsecond line"] });
    expect(Object.keys(files)).toEqual(["scan"]);
    const [scan, two] = files.scan ?? [];
    expect([scan?.name, scan?.type, two?.name]).toEqual(["Résumé.pdf", "application/pdf", "two.txt"]);
    expect(new Uint8Array((await scan?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array([0, 1, 255]),
    );
  });

  test("in multipart may arrive in pieces of any size, with more after its end", async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a%22b"\r\n\r\none\r\n--x--';
    for (const size of [1, 2, 7, 1_000]) {
      const bytes = Buffer.from(`${part}\r\nepilogue`);
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
        bytes.subarray(n * size, (n + 1) * size),
      );
      const { values } = await readWholeForm(
        inPieces(pieces, "multipart/form-data; charset=utf-8; boundary=x"),
      );
      expect({ ...values }).toEqual({ 'a"b': ["one"] });
    }
  });

  test("without contents has no values", async () => {
    expect(await readForm(posted(""))).toEqual({});
  });

  test("may name a field like an inherited property of objects", async () => {
    const read = await readForm(posted("__proto__=1&constructor=2&toString=3"));
    expect(Object.entries(read)).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
      ["toString", "3"],
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe("a body that is not a form", () => {
  const boundary = "multipart/form-data; boundary=x";
  test.each([
    ["parts without a boundary", "--x\r\n", "multipart/form-data"],
    ["parts that end within one", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhel', boundary],
    ["parts that never begin", "hello", boundary],
    ["a NUL in a value", "a=%00", URLENCODED],
    ["a NUL in a name", "%00=a", URLENCODED],
  ])("is refused: %s", async (_what, body, type) => {
    expect(await codeOf(readWholeForm(posted(body, type)))).toBe("BAD_REQUEST");
  });

  test.each(["text/plain", "application/xml", "application/json"])("is refused as %s", async (type) => {
    expect(await codeOf(readWholeForm(posted("a=b", type)))).toBe("UNSUPPORTED_TYPE");
  });
});

describe("a form past a limit", () => {
  const { fields, repeats, files, name, value, text } = formLimits;
  const distinct = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=1`).join("&");
  const inParts = (count: number, add: (form: FormData, n: number) => void) => {
    const form = new FormData();
    for (let n = 0; n < count; n++) add(form, n);
    return multipart(form);
  };

  test.each([
    ["fields", () => posted(distinct(fields)), () => posted(distinct(fields + 1))],
    ["values of one name", () => posted("a=1&".repeat(repeats)), () => posted("a=1&".repeat(repeats + 1))],
    ["a long name", () => posted("n".repeat(name)), () => posted("n".repeat(name + 1))],
    ["a long value", () => posted(`a=${"v".repeat(value)}`), () => posted(`a=${"v".repeat(value + 1)}`)],
    [
      "text in all",
      () => posted(`a=${"v".repeat(text / 8)}&`.repeat(7)),
      () => posted(`a=${"v".repeat(text / 8)}&`.repeat(9)),
    ],
    [
      "files",
      () => inParts(files, (form, n) => form.append(`f${n}`, new File(["x"], "x"))),
      () => inParts(files + 1, (form, n) => form.append(`f${n}`, new File(["x"], "x"))),
    ],
    [
      "files of one name",
      () => inParts(repeats, (form) => form.append("f", new File(["x"], "x"))),
      () => inParts(repeats + 1, (form) => form.append("f", new File(["x"], "x"))),
    ],
    [
      "fields in parts",
      () => inParts(fields, (form, n) => form.append(`f${n}`, "x")),
      () => inParts(fields + 1, (form, n) => form.append(`f${n}`, "x")),
    ],
  ])("is refused, and one within it is read: %s", async (_what, within, past) => {
    expect(await codeOf(readWholeForm(await within()))).toBe("read");
    expect(await codeOf(readWholeForm(await past()))).toBe("TOO_LARGE");
  });

  test.each([
    ["fields", "a&".repeat(32_000), URLENCODED],
    [
      "parts",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1_000),
      "multipart/form-data; boundary=x",
    ],
  ])("is read no further than the limit: %s", async (_what, piece, type) => {
    let sent = 0;
    function* endless() {
      for (; sent < 500; sent += 1) yield Buffer.from(piece);
    }
    expect(await codeOf(readWholeForm(inPieces(endless(), type)))).toBe("TOO_LARGE");
    expect(sent).toBeLessThan(10);
  });
});
