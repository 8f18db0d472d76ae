import { accountsOfPerson } from "~/domain/accounts/accounts-of-person";
import { submissionsOfPerson } from "~/domain/forms/submissions-of-person";
import { givingOfPerson } from "~/domain/giving/giving-of-person";
import { subscriptionsOfPerson } from "~/domain/newsletter/subscriptions-of-person";
import { mailsToPerson } from "~/domain/personal-data/mails-to-person";
import type { PersonalData } from "~/domain/personal-data/personal-data";
import { registrationsOfPerson } from "~/domain/registrations/registrations-of-person";

/** Everybody who keeps something about people, the mails last: what the others do may have been told by one. */
export const personalData: readonly PersonalData[] = [
  registrationsOfPerson,
  submissionsOfPerson,
  givingOfPerson,
  subscriptionsOfPerson,
  accountsOfPerson,
  mailsToPerson,
];
