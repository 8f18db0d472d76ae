import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import type { FeatureData } from "~/platform/feature-data";
import { accountsOfPerson } from "./accounts-of-person";
import { staffUser } from "./table";
import { TOTP_PURPOSE } from "./totp/spend-second-factor";

const sealedAccounts = sealedTable(staffUser, { totpSecret: TOTP_PURPOSE, totpPending: TOTP_PURPOSE });

export const data: FeatureData = {
  personal: [accountsOfPerson],
  sealed: [sealedAccounts],
};
