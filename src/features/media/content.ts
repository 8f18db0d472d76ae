import type { FeatureContent } from "~/content/feature-content";
import { fileListBlock } from "./blocks/file-list/block";
import { galleryBlock } from "./blocks/gallery/block";
import { imageBlock } from "./blocks/image/block";
import { pictureStripBlock } from "./blocks/picture-strip/block";
import { fileType } from "./file/definition";
import { mediaFolderType } from "./folder";
import { imageType } from "./image/definition";

export const content: FeatureContent = {
  types: [mediaFolderType, imageType, fileType],
  blocks: [fileListBlock, galleryBlock, imageBlock, pictureStripBlock],
  addresses: [{ address: "/files", links: "itself and all below" }],
};
