import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";

/**
 * SHA-256 of the uploaded file in hexadecimal, to recognize a second upload of it. Empty for uploads from before this
 * field existed. Never public.
 */
export const uploadedBytes = () =>
  withoutColumn(text({ label: "Fingerprint (SHA-256)", maxLength: 64, readOnly: true }));
