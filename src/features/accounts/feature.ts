import type { Feature } from "~/server/feature";
import { accountApi } from "./api/account-api";
import { helpUserApi } from "./api/help-user-api";
import { invitationApi } from "./api/invitation-api";
import { ownEmailApi } from "./api/own-email-api";
import { passkeyApi } from "./api/passkey-api";
import { passwordResetApi } from "./api/password-reset-api";
import { proofApi } from "./api/proof-api";
import { secondFactorApi } from "./api/second-factor-api";
import { sessionApi } from "./api/session-api";
import { setUpApi } from "./api/set-up-api";
import { tokenApi } from "./api/token-api";
import { usersApi } from "./api/users-api";

export const feature: Feature = {
  adminApi: (services) => [
    accountApi(services),
    helpUserApi(services),
    invitationApi(services),
    ownEmailApi(services),
    passkeyApi(services),
    passwordResetApi(services),
    proofApi(services),
    secondFactorApi(services),
    sessionApi(services),
    setUpApi(services),
    tokenApi(services),
    usersApi(services),
  ],
};
