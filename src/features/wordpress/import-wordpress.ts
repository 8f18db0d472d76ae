import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { createItem } from "~/content/actions/create-item";
import { authorize, type Item } from "~/content/actions/steps";
import type { Block } from "~/content/blocks/block";
import type { ContentType } from "~/content/define-content-type";
import { lockImport } from "~/content/import/lock-import";
import { type ImportRow, type ImportServices, runBatch, type WrittenRow } from "~/content/import/run-import";
import { contentImport, contentImportRow } from "~/content/import/table";
import { contentTypeNamed } from "~/content/registry";
import { slugOf } from "~/content/slug-of";
import { contentItem } from "~/content/tables";
import {
  addPhotograph,
  type StoredPhotograph,
  storePhotograph,
} from "~/features/media/shared/image/add-photograph";
import type { Actor } from "~/platform/audit/actor";
import { recordAudit } from "~/platform/audit/record-audit";
import type { Database, RootDatabase, TransactionalDatabase } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import { inMegabytes, MB } from "~/platform/isomorphic/sizes";
import { defineJob } from "~/platform/jobs/job";
import { sendJob } from "~/platform/jobs/send-job";
import { type Download, safeDownload } from "~/platform/network/outside/safe-download";
import type { OutsideOptions } from "~/platform/network/outside/safe-fetch";
import { pictureFigure } from "~/platform/sanitize/pictures-in-text";
import { richTextToPlain, sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { VirusScanner } from "~/platform/virus-scan/virus-scanner";
import { convertContent, type Piece } from "./convert-content";
import { type PlannedRow, pathOf, planImport } from "./plan-import";
import { type ExportedEntry, readExport } from "./read-export";

export const WORDPRESS = "wordpress";
export const postTypes = ["newsItem", "blogPost"] as const;
export type PostType = (typeof postTypes)[number];

/** Imports the next rows, and enqueues itself until none are left. */
export const importWordpressJob = defineJob<{ id: string }>("import-wordpress", { once: "key" });

export interface WordpressServices extends ImportServices {
  storage: FileStorage;
  virusScanner: Pick<VirusScanner, "scan">;
  /** Options for downloads; for tests, which use their own servers. */
  outside?: OutsideOptions;
}

/** Rows per transaction. A picture is downloaded before its transaction, which has only that row. */
const BATCH = 20;
const MAX_PICTURE_BYTES = 25 * MB;
const DOWNLOAD_MS = 60_000;
const ROWS_AT_ONCE = 200;

/**
 * Reads an export and plans what to import. Writes no records.
 * @param postType the type that posts become
 * @returns the import's id
 * @throws AppError FORBIDDEN without the permission for each type that it writes; VALIDATION_FAILED
 */
export async function prepareWordpress(
  { db, actor, now }: { db: RootDatabase; actor: Actor; now(): Date },
  { bytes, fileName, postType }: { bytes: Uint8Array; fileName: string; postType: PostType },
): Promise<string> {
  requireTypes(actor, postType);
  const exported = await readExport(bytes);
  const { rows, notes } = await planImport(exported);
  if (rows.length === 0)
    throw new AppError("VALIDATION_FAILED", "This export contains no posts, pages, or pictures.");
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(contentImport).values({
      id,
      type: WORDPRESS,
      fileName,
      headings: [exported.siteAddress],
      columns: [],
      matchBy: postType,
      notes,
      actorId: actor.id,
      actorName: actor.name,
      createdAt: now(),
    });
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx.insert(contentImportRow).values(
        rows.slice(at, at + ROWS_AT_ONCE).map(({ key, title, planned }, place) => ({
          importId: id,
          line: at + place + 1,
          key,
          title: title.slice(0, MAX_LINE_LENGTH),
          cells: [JSON.stringify(planned)],
          action: "create" as const,
        })),
      );
  });
  return id;
}

function requireTypes(actor: Actor, postType: string): void {
  for (const name of ["page", postType, "image", "redirect"])
    authorize(actor, contentTypeNamed(name), "draft");
}

/** @throws AppError FORBIDDEN; NOT_FOUND; BAD_REQUEST if it has already started */
export async function startWordpress(
  { db, actor, now }: { db: RootDatabase; actor: Actor; now(): Date },
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockImport(tx, WORDPRESS, id);
    if (found.status !== "draft") throw new AppError("BAD_REQUEST", "This import has started already.");
    requireTypes(actor, found.matchBy);
    const started = {
      status: "running",
      startedAt: now(),
      actorId: actor.id,
      actorName: actor.name,
    } as const;
    await tx.update(contentImport).set(started).where(eq(contentImport.id, id));
    await sendJob(tx, importWordpressJob, { id }, { key: id });
    await recordAudit(tx, actor, { action: "import.started", subjectType: WORDPRESS, subjectId: id });
  });
}

/** One step of the job. If the server stops during it, nothing is lost, and the next run continues. */
export async function importWordpress(services: WordpressServices, id: string): Promise<void> {
  const [next] = await services.db
    .select({ key: contentImportRow.key, cells: contentImportRow.cells, site: contentImport.headings })
    .from(contentImportRow)
    .innerJoin(contentImport, eq(contentImport.id, contentImportRow.importId))
    .where(
      and(eq(contentImport.id, id), eq(contentImport.status, "running"), isNull(contentImportRow.doneAt)),
    )
    .orderBy(asc(contentImportRow.line))
    .limit(1);
  const planned = next && plannedIn(next);
  // Downloads must not be within a transaction.
  const picture =
    planned?.kind === "picture"
      ? ((await earlierPicture(services.db, next?.key ?? "", next?.site ?? [])) ??
        (await download(services, planned.entry)))
      : undefined;
  await runBatch(services, id, importWordpressJob, picture ? 1 : BATCH, async (tx, actor, running, rows) => {
    const writer: Writer = {
      tx,
      actor,
      storage: services.storage,
      now: services.now(),
      importId: id,
      site: running.headings[0] ?? "",
      postType: running.matchBy,
      made: new Map(),
    };
    const written = new Map<number, WrittenRow>();
    for (const row of rows) {
      const done = await writeOne(writer, row, picture);
      written.set(row.line, done);
      if (done.itemId && row.key) writer.made.set(row.key, done.itemId);
    }
    return written;
  });
}

const plannedIn = ({ cells }: { cells: string[] }) => JSON.parse(cells[0] ?? "{}") as PlannedRow;

type Downloaded = { photograph: StoredPhotograph } | { earlier: Item } | { problem: string };

/** The picture's record, if an earlier import of the same site created it. */
async function earlierPicture(
  db: Database,
  key: string,
  site: readonly string[],
): Promise<Downloaded | undefined> {
  const [found] = await db
    .select({ item: contentItem })
    .from(contentImportRow)
    .innerJoin(contentImport, eq(contentImport.id, contentImportRow.importId))
    .innerJoin(contentItem, eq(contentItem.id, contentImportRow.itemId))
    .where(
      and(
        eq(contentImport.type, WORDPRESS),
        eq(contentImport.headings, [...site]),
        eq(contentImportRow.key, key),
        isNull(contentItem.trashedAt),
      ),
    )
    .limit(1);
  return found && { earlier: found.item };
}

async function download(
  { db, storage, virusScanner, outside }: WordpressServices,
  { fileAddress, alt }: ExportedEntry,
): Promise<Downloaded> {
  const limits = { timeoutMs: DOWNLOAD_MS, ...outside, maxBytes: MAX_PICTURE_BYTES };
  const answer = await safeDownload(fileAddress, limits, bytesOf);
  if (answer.kind !== "read") return { problem: `${downloadProblem(answer)}: ${fileAddress}` };
  try {
    await virusScanner.scan(answer.result);
    const fileName = pathOf(fileAddress).split("/").at(-1) ?? "";
    return { photograph: await storePhotograph({ db, storage }, answer.result, { fileName, alt }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: error.message };
  }
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

function downloadProblem(download: Exclude<Download<unknown>, { kind: "read" }>): string {
  const code = download.kind === "failed" ? download.code : "";
  if (code === "TOO_LARGE") return `The picture is larger than ${inMegabytes(MAX_PICTURE_BYTES)}`;
  const [, status] = /^HTTP_(\d+)$/.exec(code) ?? [];
  return status
    ? `The former site answered with the status ${status}`
    : "The former site could not be reached";
}

interface Writer {
  tx: TransactionalDatabase;
  actor: Actor;
  storage: FileStorage;
  now: Date;
  importId: string;
  /** The former site's address. */
  site: string;
  postType: string;
  /** The ids of the records that this transaction created, by the rows' keys. */
  made: Map<string, string>;
}

async function writeOne(
  writer: Writer,
  row: ImportRow,
  picture: Downloaded | undefined,
): Promise<WrittenRow> {
  const planned = plannedIn(row);
  try {
    return await writer.tx.transaction(async (tx) => {
      const inner = { ...writer, tx };
      if (planned.kind === "redirect") return writeRedirect(inner, row, planned);
      if (planned.kind !== "picture") return writeText(inner, row, planned.entry);
      if (!picture) throw new Error("A picture was not downloaded before its row.");
      if ("problem" in picture) return failed(row, picture.problem);
      if ("earlier" in picture) return reused(row, picture.earlier);
      const { actor, storage, now } = writer;
      const { item, alreadyExisted } = await addPhotograph(
        { db: tx, actor },
        storage,
        picture.photograph,
        now,
      );
      return alreadyExisted ? reused(row, item) : written(row, "image", item);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed(row, [error.message, ...(error.more.errors ?? []).map(({ message }) => message)].join(" "));
  }
}

async function writeText(writer: Writer, row: ImportRow, entry: ExportedEntry): Promise<WrittenRow> {
  const type = contentTypeNamed(entry.kind === "page" ? "page" : writer.postType);
  const slug = entry.kind === "page" ? pagePath(entry) : slugOf(entry.slug || entry.title);
  const existing = await itemAt(writer.tx, type, slug);
  if (existing)
    return unchangedRow(row, `There is a record with the address ${slug} already. It was left as it is.`);
  const { pieces } = convertContent(entry.content, writer.site);
  const pictures = await picturesOf(writer, entry, pieces);
  const values =
    entry.kind === "page"
      ? pageValues(entry, slug, pieces, pictures)
      : postValues(type, entry, slug, pieces, pictures);
  const item = await createItem({ db: writer.tx, actor: writer.actor }, type, values, { suggestsSlug: true });
  const missingPictures = pieces.filter(
    (piece) => piece.kind === "picture" && pictures(piece.id) === null,
  ).length;
  const note = missingPictures > 0 ? `Pictures of its text that are missing: ${missingPictures}.` : "";
  return written(row, type.name, item, note);
}

/** The same address as before, as far as the rules for addresses of this site allow it. */
function pagePath({ link, slug, title }: ExportedEntry): string {
  const parts = pathOf(link).split("/").map(decoded).map(slugOf).filter(Boolean);
  return `/${parts.length > 0 ? parts.join("/") : slugOf(slug || title)}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The id of the picture with that WordPress id, or null. */
type Pictures = (id: string) => string | null;

/** The records of the pictures that a text shows. */
async function picturesOf(
  { tx, importId }: Writer,
  entry: ExportedEntry,
  pieces: readonly Piece[],
): Promise<Pictures> {
  const shown = pieces.filter((piece) => piece.kind === "picture");
  const keys = [entry.thumbnailId, ...shown.map(({ id }) => id)].filter(Boolean).map((id) => `picture ${id}`);
  const { key, itemId } = contentImportRow;
  const ofThisImport = eq(contentImportRow.importId, importId);
  const rows = await tx
    .select({ key, itemId })
    .from(contentImportRow)
    .where(and(ofThisImport, inArray(key, keys)));
  const byKey = new Map(rows.map((row) => [row.key, row.itemId]));
  return (id) => byKey.get(`picture ${id}`) ?? null;
}

function pageValues(entry: ExportedEntry, path: string, pieces: readonly Piece[], pictureOf: Pictures) {
  const blocks = pieces.slice(0, 390).flatMap((piece): Block[] => {
    if (piece.kind === "text") return [{ type: "richText", props: { html: piece.html } }];
    const image = pictureOf(piece.id);
    return image ? [{ type: "image", props: { image, caption: piece.caption.trim() } }] : [];
  });
  const opening = {
    type: "hero",
    props: { heading: entry.title.slice(0, 120), image: pictureOf(entry.thumbnailId) },
  };
  return {
    title: entry.title.slice(0, MAX_LINE_LENGTH),
    path,
    description: summaryOf(entry, pieces, 160),
    blocks: [opening, ...blocks],
  };
}

function postValues(
  type: ContentType,
  entry: ExportedEntry,
  slug: string,
  pieces: readonly Piece[],
  pictureOf: Pictures,
): Record<string, unknown> {
  const first = pieces.find((piece) => piece.kind === "picture");
  const image = pictureOf(entry.thumbnailId) ?? (first ? pictureOf(first.id) : null);
  const body = bodyOf(entry.thumbnailId || first !== pieces[0] ? pieces : pieces.slice(1), pictureOf);
  const shared = { title: entry.title.slice(0, MAX_LINE_LENGTH), slug, image, body };
  const summary = summaryOf(entry, pieces, 200);
  return type.name === "newsItem"
    ? { ...shared, summary, publishedAt: entry.date || null }
    : { ...shared, description: summary, author: entry.author.slice(0, MAX_LINE_LENGTH) };
}

/** A text with its pictures, without the picture that the record shows above it. */
function bodyOf(pieces: readonly Piece[], pictureOf: Pictures): string {
  const parts = pieces.flatMap((piece) => {
    if (piece.kind === "text") return piece.html;
    const image = pictureOf(piece.id);
    return image ? pictureFigure(image, piece.caption.trim()) : [];
  });
  return parts.join("\n");
}

/** The excerpt, or the beginning of the text, cut at a word. */
function summaryOf({ excerpt }: ExportedEntry, pieces: readonly Piece[], maxLength: number): string {
  const first = pieces.find((piece) => piece.kind === "text");
  const text = richTextToPlain(
    sanitizeRichText(excerpt || (first?.kind === "text" ? first.html : "").slice(0, 20_000)),
  );
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, "")}…`;
}

async function writeRedirect(
  { tx, actor, importId, made }: Writer,
  row: ImportRow,
  { from, ofId, to: address }: Extract<PlannedRow, { kind: "redirect" }>,
): Promise<WrittenRow> {
  const target = ofId ? await recordOf({ tx, importId, made }, `text ${ofId}`) : undefined;
  const to = target ? contentTypeNamed(target.type).url(target.data) : address;
  const path = from.toLowerCase();
  if (!to || to === path) return unchangedRow(row, "");
  if (await itemAt(tx, contentTypeNamed("page"), path)) return unchangedRow(row, "");
  const type = contentTypeNamed("redirect");
  if (await itemAt(tx, type, path)) return unchangedRow(row, `There is a redirect from ${path} already.`);
  return written(row, type.name, await createItem({ db: tx, actor }, type, { from: path, to }));
}

/** The record that a row of this import created, in this transaction or an earlier one. */
async function recordOf(
  { tx, importId, made }: Pick<Writer, "tx" | "importId" | "made">,
  key: string,
): Promise<Item | undefined> {
  const [row] = await tx
    .select({ itemId: contentImportRow.itemId })
    .from(contentImportRow)
    .where(and(eq(contentImportRow.importId, importId), eq(contentImportRow.key, key)));
  const id = made.get(key) ?? row?.itemId;
  if (!id) return undefined;
  const [item] = await tx.select().from(contentItem).where(eq(contentItem.id, id));
  return item;
}

async function itemAt(tx: Database, type: ContentType, slug: string): Promise<Item | undefined> {
  const [item] = await tx
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.type, type.name), eq(contentItem.slug, slug), isNull(contentItem.trashedAt)));
  return item;
}

function written(row: ImportRow, itemType: string, item: Item, note = ""): WrittenRow {
  return {
    action: "create",
    title: item.title || row.title,
    problems: [],
    note,
    itemType,
    itemId: item.id,
    revisionBefore: null,
    publishedBefore: null,
    revisionAfter: item.revision,
  };
}

/** Uses an existing record without changing it. */
function reused(row: ImportRow, item: Item): WrittenRow {
  const done = written(row, item.type, item);
  return {
    action: "none",
    title: done.title,
    problems: [],
    note: "",
    itemType: done.itemType,
    itemId: done.itemId,
    revisionBefore: item.revision,
    publishedBefore: item.publishedRevision,
    revisionAfter: null,
  };
}

function unchangedRow(row: ImportRow, note: string): WrittenRow {
  return { ...failed(row, ""), action: "none", problems: [], note };
}

function failed(row: ImportRow, message: string): WrittenRow {
  return {
    action: "fail",
    title: row.title,
    problems: [{ column: null, message: message.slice(0, 1_000) }],
    note: "",
    itemType: null,
    itemId: null,
    revisionBefore: null,
    publishedBefore: null,
    revisionAfter: null,
  };
}
