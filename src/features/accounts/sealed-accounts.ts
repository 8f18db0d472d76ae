import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { staffUser } from "./table";
import { TOTP_PURPOSE } from "./totp/spend-second-factor";

export const sealedAccounts = sealedTable(staffUser, { totpSecret: TOTP_PURPOSE, totpPending: TOTP_PURPOSE });
