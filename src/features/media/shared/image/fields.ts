import { boolean } from "~/content/fields/boolean";
import { number } from "~/content/fields/number";
import { record } from "~/content/fields/reference";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textarea } from "~/content/fields/textarea";
import { uploadedBytes } from "../../uploaded-bytes";
import { ALT_LIMIT } from "../media-limits";

const size = (label: string) =>
  number({ label, integer: true, minimum: 1, maximum: 40_000, required: true, readOnly: true });

/** The published column has a precision of six digits. */
const percent = (label: string) => withoutColumn(number({ label, minimum: 0, maximum: 100 }));

/** A fraction of the whole picture's width or height; null while it is uncropped. */
const fraction = (label: string) => withoutColumn(number({ label, minimum: 0, maximum: 1, readOnly: true }));

const address = (label: string) => text({ label, maxLength: 500, required: true, readOnly: true });

export const imageFields = {
  slug: slug({ label: "Short name" }),
  filename: text({ withoutVariables: true, label: "File name", required: true }),
  alt: textarea({
    label: "Alternative text",
    help: "What the picture shows, for people who cannot see it.",
    maxLength: ALT_LIMIT,
    required: true,
    requiredUnless: "isDecorative",
  }),
  /** If true, the published alternative text is empty. */
  isDecorative: boolean({
    label: "Decorative",
    help: "It says nothing that the text does not say. Screen readers skip it.",
  }),
  imageFolderId: withoutColumn(record({ label: "Folder", refersTo: "mediaFolder" })),
  focalX: percent("What matters, from the left (%)"),
  focalY: percent("What matters, from the top (%)"),
  cropX: fraction("Crop, from the left"),
  cropY: fraction("Crop, from the top"),
  cropWidth: fraction("Crop, width"),
  cropHeight: fraction("Crop, height"),
  /** The whole picture, if `src` and all other files show only a part; otherwise empty. */
  wholeSrc: withoutColumn(text({ label: "Address of the whole picture", maxLength: 500, readOnly: true })),
  wholeWidth: withoutColumn(number({ label: "Whole width", integer: true, minimum: 1, readOnly: true })),
  wholeHeight: withoutColumn(number({ label: "Whole height", integer: true, minimum: 1, readOnly: true })),
  src: address("Address"),
  /** The storage key of `src`, in any kind of storage. */
  s3Key: address("Storage key"),
  width: size("Width"),
  height: size("Height"),
  mimeType: text({ label: "Type", required: true, readOnly: true }),
  thumbSrc: address("Small address"),
  thumbWidth: size("Small width"),
  thumbHeight: size("Small height"),
  thumbMimeType: text({ label: "Thumbnail type", required: true, readOnly: true }),
  mediumSrc: address("Medium address"),
  mediumWidth: size("Medium width"),
  mediumHeight: size("Medium height"),
  largeSrc: address("Large address"),
  largeWidth: size("Large width"),
  largeHeight: size("Large height"),
  sha256: uploadedBytes(),
  /** Empty if the picture is too small. */
  shareSrc: text({
    label: "Address for sharing",
    help: "1200 by 630 pixels, as JPEG: what social networks and messengers show.",
    maxLength: 500,
    readOnly: true,
  }),
};
