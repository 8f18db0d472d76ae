import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { fingerprintOf } from "./person/lock-subscriber";
import { PERSON, type Person } from "./person/person";
import { LINK } from "./private-link";
import { REQUEST } from "./request-subscription";
import { newsletterRequest, newsletterSubscriber } from "./table";

/** The address of an erased subscriber is unknown, so its fingerprint cannot be computed with a new secret. */
export const sealedNewsletter = [
  sealedTable(
    newsletterSubscriber,
    { person: PERSON, asked: PERSON, link: LINK },
    (keyedHash, _row, { person, asked }) => {
      const known = person ?? asked;
      return known ? { fingerprint: fingerprintOf(keyedHash, (JSON.parse(known) as Person).email) } : {};
    },
  ),
  sealedTable(newsletterRequest, { sealed: REQUEST }),
];
