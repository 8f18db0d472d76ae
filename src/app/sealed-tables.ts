import { sealedAccounts } from "~/features/accounts/sealed-accounts";
import { sealedRegistrations } from "~/features/classes/registrations/sealed-registrations";
import { sealedForms } from "~/features/forms/sealed-forms";
import { sealedGiving } from "~/features/giving/sealed-giving";
import { sealedNewsletter } from "~/features/newsletter/sealed-newsletter";
import type { SealedTable } from "~/platform/crypto/rotation/sealed-table";
import { sealedAnswers } from "~/platform/idempotency/sealed-answers";
import { sealedMessages } from "~/platform/outbox/sealed-messages";

/** Every table that keeps something sealed: what the rotation of keys seals anew. */
export const sealedTables: readonly SealedTable[] = [
  sealedAccounts,
  sealedMessages,
  sealedAnswers,
  sealedRegistrations,
  ...sealedGiving,
  ...sealedForms,
  ...sealedNewsletter,
];
