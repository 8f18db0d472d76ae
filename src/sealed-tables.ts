import { sealedAccounts } from "~/domain/accounts/sealed-accounts";
import { sealedForms } from "~/domain/forms/sealed-forms";
import { sealedGiving } from "~/domain/giving/sealed-giving";
import { sealedNewsletter } from "~/domain/newsletter/sealed-newsletter";
import { sealedRegistrations } from "~/domain/registrations/sealed-registrations";
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
