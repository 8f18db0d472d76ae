import { withoutSecondFactor } from "~/features/accounts/shared/without-second-factor";
import { counted, type HealthCheck, ok, warning } from "../health-check";

export const secondFactor: HealthCheck = {
  id: "second-factor",
  title: "Two-step sign-in",
  of: "site",
  needsDatabase: true,
  async run({ db }) {
    const { administrators, without, othersWithout } = await withoutSecondFactor(db);
    const require = "You can require it under Settings, Site, Security.";
    const others =
      othersWithout === 0
        ? ""
        : ` So ${othersWithout === 1 ? "does" : "do"} ${counted(othersWithout, "other account")}.`;
    if (administrators === 0)
      return warning("There is no administrator.", "Make one with: npm start -- set-up-link");
    if (without > 0)
      return warning(
        `${without} of ${counted(administrators, "administrator")} sign${without === 1 ? "s" : ""} in with a password alone.${others}`,
        `Ask them to add an authenticator app or a passkey under their own account. ${require}`,
      );
    if (othersWithout > 0)
      return ok(
        `Every administrator uses it. ${counted(othersWithout, "other account signs", "other accounts sign")} in with a password alone.`,
        require,
      );
    return ok("Everybody uses it.");
  },
};
