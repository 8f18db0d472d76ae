import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { duplicateKey } from "./person/duplicate-key";
import { NOTE } from "./person/note";
import { ANSWERS, PERSON, type Person } from "./person/person";
import { registration } from "./table";

export const sealedRegistrations = sealedTable(
  registration,
  { person: PERSON, answers: ANSWERS, note: NOTE },
  (keyedHash, { classId }, { person }) => {
    const who = person ? (JSON.parse(person) as Person) : undefined;
    // A walk-in without an e-mail is nobody's double.
    return who?.email ? { duplicateKey: duplicateKey(keyedHash, classId, who) } : {};
  },
);
