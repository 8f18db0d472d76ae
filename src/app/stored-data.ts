import { filesInContent } from "~/content/files-in-content";
import { inFeatureOrder } from "~/features";
import { mailsToPerson, messageErasure } from "~/features/operations/personal-data/mails-to-person";
import type { SealedTable } from "~/platform/crypto/rotation/sealed-table";
import type { FeatureData } from "~/platform/feature-data";
import { sealedAnswers } from "~/platform/idempotency/sealed-answers";
import { sealedMessages } from "~/platform/outbox/sealed-messages";
import type { Erasure } from "~/platform/personal-data/erasure";
import type { PersonalData } from "~/platform/personal-data/personal-data";
import type { FileNames } from "~/platform/storage/named-file";

/** What people do comes before the forms and accounts that it builds on: so an export and an erasure list it. */
const manifests = inFeatureOrder(
  import.meta.glob<FeatureData>("../features/*/data.ts", { eager: true, import: "data" }),
).reverse();

/** Every table that holds personal data. Mails come last: erasing something else may send one. */
export const personalData: readonly PersonalData[] = [
  ...manifests.flatMap(({ personal = [] }) => personal),
  mailsToPerson,
];

/** Every kind of erasure. */
export const erasures: readonly Erasure[] = [
  ...manifests.flatMap(({ erasures: own = [] }) => own),
  messageErasure,
];

/** Every encrypted column. */
export const sealedTables: readonly SealedTable[] = [
  sealedMessages,
  sealedAnswers,
  ...manifests.flatMap(({ sealed = [] }) => sealed),
];

/** Every place in the database that names files in the storage. */
export const fileNames: readonly FileNames[] = [
  filesInContent,
  ...manifests.flatMap(({ files = [] }) => files),
];
