import type { FeatureData } from "~/platform/feature-data";
import { accountsOfPerson } from "./accounts-of-person";
import { sealedAccounts } from "./sealed-accounts";

export const data: FeatureData = {
  personal: [accountsOfPerson],
  sealed: [sealedAccounts],
};
