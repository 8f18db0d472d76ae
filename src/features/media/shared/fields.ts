import type { FieldOptions } from "~/content/fields/field";
import { reference, references } from "~/content/fields/reference";
import type { FileView } from "./file/file-view";
import type { ImageView } from "./image/image-view";

export const image = <Required extends boolean = false>(options: FieldOptions<Required>) =>
  reference<ImageView, Required>("IMAGE", "image", options);
export const images = (options: FieldOptions) => references<ImageView>("IMAGE_ARRAY", "image", options);
export const file = <Required extends boolean = false>(options: FieldOptions<Required>) =>
  reference<FileView, Required>("FILE", "file", options);
