import {
  answersErasure,
  registrationErasure,
} from "~/features/classes/registrations/retention/erased-registration";
import { savedProgressErasure, submissionErasure } from "~/features/forms/erasures";
import { donorErasure } from "~/features/giving/retention/erase-donor";
import { giverErasure, monthlyGiverErasure } from "~/features/giving/retention/erasures";
import { toldErasure } from "~/features/giving/retention/told-of-tributes";
import {
  leftErasure,
  requestErasure,
  subscriberErasure,
  suppressedErasure,
} from "~/features/newsletter/erasures";
import { messageErasure } from "~/features/operations/personal-data/mails-to-person";
import type { Erasure } from "~/platform/personal-data/erasure";

/** Every way in which personal data is erased: what a restore of an older backup does again. */
export const erasures: readonly Erasure[] = [
  registrationErasure,
  answersErasure,
  submissionErasure,
  savedProgressErasure,
  donorErasure,
  giverErasure,
  monthlyGiverErasure,
  toldErasure,
  leftErasure,
  suppressedErasure,
  subscriberErasure,
  requestErasure,
  messageErasure,
];
