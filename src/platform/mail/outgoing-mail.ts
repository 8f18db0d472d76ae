import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "../isomorphic/limits";
import { inMegabytes, MB } from "../isomorphic/sizes";

/** Control characters: a line break in a header starts another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Headers that a caller may add. Sender, recipients, and the structure of the body are not among them. */
const FREE_HEADER = /^(List-[A-Za-z-]+|X-[A-Za-z\d-]+|Auto-Submitted|References|In-Reply-To)$/i;

const MAX_ATTACHMENTS_BYTES = 10 * MB;

const oneLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !CONTROL.test(text), "must be one line without control characters");

const address = z.email().max(MAX_EMAIL_LENGTH);

const attachment = z.object({
  filename: oneLine(200).min(1),
  contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/),
  /** In base64. */
  content: z.base64(),
});

/** One message to one person, as stored until it is sent. */
export const outgoingMail = z
  .object({
    to: address,
    toName: oneLine(200).optional(),
    replyTo: address.optional(),
    subject: oneLine(300).min(1),
    /** It is not sent after this, because its link has expired. */
    expiresAt: z.iso.datetime().optional(),
    html: z.string().min(1),
    text: z.string().min(1),
    headers: z
      .record(z.string().regex(FREE_HEADER, "is not a header that mail may add"), oneLine(900))
      .optional(),
    attachments: z
      .array(attachment)
      .refine(
        (list) =>
          list.reduce((bytes, { content }) => bytes + content.length * 0.75, 0) <= MAX_ATTACHMENTS_BYTES,
        `are larger than ${inMegabytes(MAX_ATTACHMENTS_BYTES)} together`,
      )
      .optional(),
  })
  .strict();

export type OutgoingMail = z.output<typeof outgoingMail>;
