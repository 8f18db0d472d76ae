import type { FieldOptions } from "~/content/fields/field";
import { reference, references } from "~/content/fields/reference/field";
import type { FileView } from "./file/file-view";
import type { ImageView } from "./image/image-view";

export const image = (options: FieldOptions) => reference<ImageView>("IMAGE", "image", options);
export const images = (options: FieldOptions) => references<ImageView>("IMAGE_ARRAY", "image", options);
export const file = (options: FieldOptions) => reference<FileView>("FILE", "file", options);
