import { filesInContent } from "~/content/files-in-content";
import { absentFrom, inFeatureOrder } from "~/features";
import { mailsToPerson, messageErasure } from "~/features/operations/personal-data/mails-to-person";
import type { SealedTable } from "~/platform/crypto/rotation/sealed-table";
import type { FeatureData } from "~/platform/feature-data";
import { sealedAnswers } from "~/platform/idempotency/sealed-answers";
import { sealedMessages } from "~/platform/outbox/sealed-messages";
import type { Erasure } from "~/platform/personal-data/erasure";
import type { PersonalData } from "~/platform/personal-data/personal-data";
import type { FileNames } from "~/platform/storage/named-file";

const found = import.meta.glob<FeatureData>("../features/*/data.ts", { eager: true, import: "data" });

/**
 * Registrations and gifts come before the forms and accounts that they build on, in exports and erasures. The tables of
 * a feature that is not on the list stay. So its data is found, erased, and encrypted again as before.
 */
const manifests = [...absentFrom(found), ...inFeatureOrder(found).reverse()];

/** Every table that holds personal data. Mail comes last, because other erasures may send some. */
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

/** Every place in the database that refers to files in the storage. */
export const fileNames: readonly FileNames[] = [
  filesInContent,
  ...manifests.flatMap(({ files = [] }) => files),
];
