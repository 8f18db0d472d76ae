import type { AdminFeature, RecordScreens } from "~/admin/admin-feature";
import { lazyPart } from "~/admin/screen/lazy-part";
import { DocumentLink } from "./document-link";
import { FileField } from "./inputs/file-input";
import { ImageField } from "./inputs/image-input";
import { ImagesField } from "./inputs/images-input";
import { SlideArrayField } from "./inputs/slide-array-input";
import { PicturePicker } from "./picture-picker";

const screens: RecordScreens = {
  list: lazyPart(() => import("./library/media-list")),
  form: lazyPart(() => import("./form/record-form")),
  alwaysShowsUses: true,
};

export const adminFeature: AdminFeature = {
  inputs: {
    IMAGE: ImageField,
    IMAGE_ARRAY: ImagesField,
    FILE: FileField,
    SLIDE_ARRAY: SlideArrayField,
  },
  screens: { image: screens, file: screens },
  documentLink: DocumentLink,
  picturePicker: PicturePicker,
};
