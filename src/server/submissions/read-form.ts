import { MaxPartsExceededError, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import { AppError } from "~/platform/errors/app-error";
import { nextFreeTick } from "~/platform/next-free-tick";

/** A posted form: all values of each name, in order, and the files that are not empty. */
export interface ReadForm {
  values: Record<string, string[]>;
  files: Record<string, File[]>;
}

/**
 * Limits of one form. The longest form that staff can build has 200 questions, with up to 60 choices each.
 * The size of the whole body is limited earlier (`limitBody`).
 */
export const formLimits = {
  /** Text fields, including repeated ones. */
  fields: 1_000,
  /** Values with one name, and files with one name. */
  repeats: 100,
  files: 200,
  /** Characters in a name. */
  name: 200,
  /** Characters in one value. */
  value: 128 * 1024,
  /** Bytes of all text; the rest of a body can only be files. */
  text: 512 * 1024,
} as const;

/**
 * The text fields of a posted form, by name; the last value counts. Files are left out.
 * @throws AppError as `readWholeForm` does
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return lastOf((await readWholeForm(request)).values);
}

/**
 * All values and files. Reads the body in linear time, and stops at the first limit that it exceeds.
 * @throws AppError UNSUPPORTED_TYPE if the body is not a form; BAD_REQUEST if it cannot be parsed, or contains a NUL,
 * which PostgreSQL cannot store; TOO_LARGE past `formLimits`
 */
export async function readWholeForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = boundaryIn(type);
  const form = new FormInProgress();
  if (boundary !== undefined) await readParts(request, boundary, form);
  else if (/^application\/x-www-form-urlencoded(;|$)/i.test(type.trim())) await readFields(request, form);
  else throw isFormType(type) ? unreadableForm() : unsupported();
  return { values: form.values, files: form.files };
}

/** Multipart without a boundary is a form that cannot be read; a body without a type may be a form. */
function isFormType(type: string): boolean {
  return type === "" || /^multipart\/form-data(;|$)/i.test(type.trim());
}

/** The last value of each name. */
export function lastOf(values: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) ?? ""]));
}

/** The values read so far. All values pass through here, which enforces the limits. */
class FormInProgress {
  readonly values: ReadForm["values"] = Object.create(null);
  readonly files: ReadForm["files"] = Object.create(null);
  #fields = 0;
  #files = 0;
  #textBytes = 0;

  /** @throws AppError */
  addValue(name: string, value: string): void {
    this.#checkName(name);
    if (value.includes("\0")) throw unstorable();
    if (value.length > formLimits.value)
      throw tooLarge("An answer is too long. Shorten it, and send the form again.");
    this.#fields += 1;
    this.#append(this.values, name, value, this.#fields > formLimits.fields);
  }

  /** @throws AppError */
  addFile(name: string, file: File): void {
    this.#checkName(name);
    if (file.name.includes("\0")) throw unstorable();
    this.#files += 1;
    const isPast = this.#files > formLimits.files;
    if (file.size > 0 || isPast) this.#append(this.files, name, file, isPast);
  }

  /**
   * Counts bytes of text before they are decoded.
   * @throws AppError TOO_LARGE
   */
  countText(bytes: number): void {
    this.#textBytes += bytes;
    if (this.#textBytes > formLimits.text)
      throw tooLarge("An answer is too long. Shorten it, and send the form again.");
  }

  #checkName(name: string): void {
    if (name.includes("\0")) throw unstorable();
    if (name.length > formLimits.name) throw tooLarge("A field name is too long.");
  }

  #append<Value>(all: Record<string, Value[]>, name: string, value: Value, isPast: boolean): void {
    all[name] ??= [];
    if (isPast || all[name].push(value) > formLimits.repeats) throw tooMany();
  }
}

/**
 * The body as it arrives. A reader that stops early leaves the rest unread, because canceling would close the
 * connection before the response.
 */
function piecesOf({ body }: Request): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return body?.values({ preventCancel: true }) ?? [];
}

/** Decoding less takes well under a millisecond. */
const LONG_BYTES = 16 * 1024;
const AMPERSAND = 0x26;
const PLUS = 0x2b;
const SPACE = 0x20;

async function readFields(request: Request, form: FormInProgress): Promise<void> {
  const chunks: Uint8Array[] = [];
  let separators = 0;
  for await (const chunk of piecesOf(request)) {
    form.countText(chunk.length);
    for (let at = 0; at < chunk.length; at += 1) {
      if (chunk[at] === AMPERSAND) separators += 1;
      // A plus means a space. URLSearchParams replaces them one by one, which takes 100 ms for a megabyte of
      // them.
      else if (chunk[at] === PLUS) chunk[at] = SPACE;
    }
    if (separators > formLimits.fields) throw tooMany();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  // Lets other requests run before and after decoding a long one. A short one does not wait.
  const isLong = body.length > LONG_BYTES;
  if (isLong) await nextFreeTick();
  for (const [name, value] of new URLSearchParams(body.toString("utf8"))) form.addValue(name, value);
  if (isLong) await nextFreeTick();
}

/** Headers of one part, in bytes: two lines, with a file name of 255 letters in any script. */
const MAX_HEADER_BYTES = 2_048;
/** Parsing pauses after this time, so that other requests get a turn. */
const MAX_SLICE_MS = 8;

async function readParts(request: Request, boundary: string, form: FormInProgress): Promise<void> {
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: MAX_HEADER_BYTES,
    maxParts: formLimits.fields + formLimits.files,
    // The whole body is limited already.
    maxFileSize: Number.MAX_SAFE_INTEGER,
    maxTotalSize: Number.MAX_SAFE_INTEGER,
  });
  let since = performance.now();
  for await (const chunk of piecesOf(request)) {
    try {
      for (const part of parser.write(chunk)) {
        addPart(form, part);
        if (performance.now() - since < MAX_SLICE_MS) continue;
        await nextFreeTick();
        since = performance.now();
      }
    } catch (error) {
      if (error instanceof AppError) throw error;
      // Data after the last boundary has no meaning, but the parser reports it as an error.
      if (isFinished(parser)) return;
      throw error instanceof MaxPartsExceededError ? tooMany() : unreadableForm();
    }
  }
  if (!isFinished(parser)) throw unreadableForm();
}

function addPart(form: FormInProgress, part: MultipartPart): void {
  const name = unescaped(part.name);
  if (name === undefined) throw unreadableForm();
  if (part.isFile) {
    const type = part.headers["content-type"] ?? "";
    const content = part.content as Uint8Array<ArrayBuffer>[];
    form.addFile(name, new File(content, unescaped(part.filename) ?? "", { type }));
  } else {
    form.countText(part.size);
    form.addValue(name, Buffer.concat(part.content).toString("utf8"));
  }
}

/**
 * Browsers encode line breaks and quotes like this, and nothing else (HTML, "multipart/form-data encoding
 * algorithm").
 */
function unescaped(text: string | undefined): string | undefined {
  return text?.replaceAll(/%0D|%0A|%22/gi, (escaped) => decodeURIComponent(escaped));
}

/** RFC 2046, section 5.1.1: at most 70 characters. */
function boundaryIn(type: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(
      type.trim(),
    ) ?? [];
  return quoted ?? plain;
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function unsupported(): AppError {
  return new AppError("UNSUPPORTED_TYPE", "This address accepts only forms, as browsers send them.");
}

/** For a form that no page of ours sends: cut off on the way, or from an old page. */
export function unreadableForm(): AppError {
  return new AppError("BAD_REQUEST", "This form could not be read. Reload the page and send it again.");
}

function unstorable(): AppError {
  return new AppError(
    "BAD_REQUEST",
    "This form has characters that cannot be stored. Type the text again instead of pasting it.",
  );
}

function tooMany(): AppError {
  return tooLarge("This form has too many fields.");
}

/** The rest of the body is not read, so the connection cannot be reused. */
function tooLarge(message: string): AppError {
  return new AppError("TOO_LARGE", message, { headers: { connection: "close" } });
}
