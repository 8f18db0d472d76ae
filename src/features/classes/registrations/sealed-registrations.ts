import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { duplicateKey } from "./person/duplicate-key";
import { emailKey } from "./person/email-key";
import { NOTE } from "./person/note";
import { ANSWERS, PERSON, type Person } from "./person/person";
import { CORRECTION_ANSWERS, CORRECTION_DETAILS } from "./staff/corrections/correction-details";
import { registration, registrationCorrection } from "./table";

export const sealedRegistrations = sealedTable(
  registration,
  { person: PERSON, answers: ANSWERS, note: NOTE },
  (keyedHash, { classId, isWalkIn }, { person }) => {
    const openedPerson = person ? (JSON.parse(person) as Person) : undefined;
    // Without an email there is nothing to compare, so a walk-in has no duplicates.
    if (!openedPerson?.email) return {};
    const ofPerson = { duplicateKey: duplicateKey(keyedHash, classId, openedPerson) };
    return isWalkIn ? ofPerson : { ...ofPerson, emailKey: emailKey(keyedHash, classId, openedPerson.email) };
  },
);

export const sealedCorrections = sealedTable(registrationCorrection, {
  details: CORRECTION_DETAILS,
  answers: CORRECTION_ANSWERS,
});
