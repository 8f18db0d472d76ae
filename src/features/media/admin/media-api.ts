import { queryOptions } from "@tanstack/react-query";
import { contentApi, type Target } from "~/admin/content/api/content-api";
import { api } from "~/admin/requests/api";
import type { Item, ListItem } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import type { Crop } from "./form/crop";
import { type MediaKind, PICTURES } from "./media-kind";
import { type Sending, sendFile } from "./upload/send-file";

/** `alreadyExisted`: the library already had a file with the same bytes, and `item` is its record. */
export interface Uploaded {
  item: Item;
  alreadyExisted: boolean;
}

export interface UploadOptions extends Sending {
  /** The folder of a new record; null for none. */
  folderId: string | null;
  /** Whether to add a record even if the library has one with the same bytes. */
  addAgain: boolean;
}

/**
 * Uploads a picture, which is a draft until it is described, or a document, which is published immediately unless a
 * screen reader cannot read it.
 */
export function uploadMedia(
  { apiName, folderField }: MediaKind,
  file: File,
  { folderId, addAgain, onProgress, signal }: UploadOptions,
): Promise<Uploaded> {
  const body = new FormData();
  body.set(folderField, folderId ?? "");
  body.set("addAgain", String(addAgain));
  body.set("file", file);
  return sendFile(`/api/admin/${apiName}/upload`, { body }, { onProgress, signal });
}

/** Replaces the file of a record. Everything that shows or links to it then uses the new file. */
export async function replaceMedia(
  { apiName }: MediaKind,
  { id, revision }: Target,
  file: File,
  alt?: string,
  sending?: Sending,
): Promise<Item> {
  const body = new FormData();
  body.set("revision", String(revision));
  if (alt !== undefined) body.set("alt", alt);
  body.set("file", file);
  return (await sendFile(`/api/admin/${apiName}/{id}/replacement`, { params: { id }, body }, sending)).item;
}

/** Crops a picture everywhere on the site, in fractions of the whole picture. Null resets it. */
export async function cropPicture({ id, revision }: Target, crop: Crop | null): Promise<Item> {
  return (await api.post("/api/admin/images/{id}/crop", { params: { id }, body: { revision, crop } })).item;
}

/** For people who cannot see a picture: its description, or that it is decorative. */
export interface PictureWords {
  alt: string;
  isDecorative: boolean;
}

/** Saves a picture's description, or that it is decorative, and publishes it. */
export async function describePicture(target: Target, { alt, isDecorative }: PictureWords): Promise<Item> {
  const api = contentApi(PICTURES.apiName);
  const { id, revision } = await api.save(target, { alt, isDecorative });
  return api.publish({ id, revision });
}

/**
 * Moves records into a folder, or with null out of all folders. Published records stay published.
 * @returns how many could not be moved, and why
 */
export async function moveToFolder(
  { apiName, folderField }: MediaKind,
  items: readonly ListItem[],
  folderId: string | null,
): Promise<{ moved: number; problems: string[] }> {
  const api = contentApi(apiName);
  const problems: string[] = [];
  for (const { id, revision, status, title } of items) {
    try {
      const saved = await api.save({ id, revision }, { [folderField]: folderId });
      if (status === "live") await api.publish({ id, revision: saved.revision });
    } catch (error) {
      problems.push(`${title}: ${failureMessage(error)}`);
    }
  }
  return { moved: items.length - problems.length, problems };
}

const FOLDERS = "folders";

/** All folders by name; pictures and documents share them. */
export const foldersQuery = queryOptions({
  queryKey: ["content", FOLDERS, "all"],
  queryFn: async () => {
    const query = { sort: "title", pageSize: 200 };
    return (await contentApi(FOLDERS).list(query)).items;
  },
  staleTime: 60_000,
});

/** Creates a folder and publishes it, so that published records can use it. */
export async function createFolder(name: string): Promise<Item> {
  const api = contentApi(FOLDERS);
  const { id, revision } = await api.create({ name });
  return api.publish({ id, revision });
}

export async function renameFolder(folder: Target, name: string): Promise<Item> {
  const api = contentApi(FOLDERS);
  const { id, revision } = await api.save(folder, { name });
  return api.publish({ id, revision });
}

/** @throws ApiError IN_USE if the folder is not empty */
export function deleteFolder(folder: Target): Promise<Item> {
  return contentApi(FOLDERS).trash(folder);
}
