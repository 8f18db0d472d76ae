import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";

/**
 * The SHA-256 of a record's file as it was uploaded, in hexadecimal, by which a second upload is recognized. Empty if
 * it was uploaded before this was stored. Visitors never see it.
 */
export const uploadedBytes = () =>
  withoutColumn(text({ label: "Fingerprint (SHA-256)", maxLength: 64, readOnly: true }));
