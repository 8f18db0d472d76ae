import { accountsOfPerson } from "~/features/accounts/accounts-of-person";
import { registrationsOfPerson } from "~/features/classes/registrations/registrations-of-person";
import { submissionsOfPerson } from "~/features/forms/submissions-of-person";
import { givingOfPerson } from "~/features/giving/giving-of-person";
import { subscriptionsOfPerson } from "~/features/newsletter/subscriptions-of-person";
import { mailsToPerson } from "~/features/operations/personal-data/mails-to-person";
import type { PersonalData } from "~/platform/personal-data/personal-data";

/** Everybody who keeps something about people, the mails last: what the others do may have been told by one. */
export const personalData: readonly PersonalData[] = [
  registrationsOfPerson,
  submissionsOfPerson,
  givingOfPerson,
  subscriptionsOfPerson,
  accountsOfPerson,
  mailsToPerson,
];
