import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { donorEmailHash } from "./donor/donor-for";
import { GIVER, type Giver } from "./donor/giver";
import { MEMO } from "./gift/memo";
import { TRIBUTE } from "./gift/tribute";
import { CHANGE } from "./history/changes";
import { givingChange } from "./history/table";
import { MERGED_PERSON } from "./merge/merge-donors";
import { donorMerge } from "./merge/table";
import { monthlyGift } from "./monthly/table";
import { IN_KIND } from "./promise/gifts-in-kind";
import { giftInKind } from "./promise/table";
import { donor, gift } from "./table";

export const sealedGiving = [
  sealedTable(donor, { person: GIVER }, (keyedHash, { emailHash }, { person }) => {
    const giver = person ? (JSON.parse(person) as Giver) : undefined;
    return emailHash && giver ? { emailHash: donorEmailHash(keyedHash, giver.email) } : {};
  }),
  sealedTable(gift, { person: GIVER, tribute: TRIBUTE, memo: MEMO }),
  sealedTable(monthlyGift, { person: GIVER, tribute: TRIBUTE }),
  sealedTable(giftInKind, { person: GIVER, description: IN_KIND }),
  sealedTable(donorMerge, { person: MERGED_PERSON }),
  sealedTable(givingChange, { details: CHANGE }),
];
