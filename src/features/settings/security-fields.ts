import { select } from "~/content/fields/select";

/** The protection of staff accounts. Only `secondFactorRule` reads these fields. */
export const securityFields = {
  secondFactorFor: select({
    label: "Two-step sign-in is required for",
    help: "With an authenticator app or a passkey. Anyone without one must set it up before doing anything else.",
    choices: { nobody: "Nobody", administrators: "Administrators", everybody: "All staff" },
    initially: "nobody",
  }),
};
