import { select } from "~/content/fields/select";

/** The protection of staff accounts. Read only by `secondFactorRule`. */
export const securityFields = {
  secondFactorFor: select({
    label: "Two-step sign-in is required for",
    help: "An authenticator app or a passkey. Who has neither is led to set one up at the next step, and can do nothing else until then.",
    choices: { nobody: "Nobody", administrators: "Administrators", everybody: "All staff" },
    initially: "nobody",
  }),
};
