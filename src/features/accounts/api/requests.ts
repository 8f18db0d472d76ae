import { z } from "@hono/zod-openapi";
import { MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { permissionShape } from "~/server/admin-api/session-schemas";
import { inBody } from "~/server/api/numbers";
import { MAX_PERSON_NAME_LENGTH } from "../name-limit";

/** `{ "application/json": … }` of a required request body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } } as const;
}

/** An invalid id gets the same response as an unknown one. */
export const idParam = z.object({
  id: z.uuid().catch("00000000-0000-0000-0000-000000000000").openapi({ type: "string", format: "uuid" }),
});

/** A password for signing in. It may be older than the current rules. */
const typedPassword = z.string().min(1, "Enter your password.").max(1_000);
const typedEmail = z.string().trim().min(1, "Enter your email address.").max(320);
const typedTotp = z.string().trim().max(40).describe("Six digits of the authenticator, or a recovery code.");

/** Whether to keep the account's passkeys when the password is set. Required if it has any. */
const passkeyChoice = z
  .enum(["keep", "remove"])
  .optional()
  .describe("Whether to keep the account's passkeys. Required if it has any.");

/** The strength is checked by `setPassword`. */
const newPassword = z.string().min(1, "Choose a password.").max(1_000);
const newEmail = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH)
  .pipe(z.email("Enter an email address such as name@hospital.example."));
/** A single line, because the name becomes part of email headers. */
const personName = z
  .string()
  .trim()
  .min(1, "Enter the name.")
  .max(MAX_PERSON_NAME_LENGTH)
  .regex(/^[^\p{Cc}]*$/u, "Write the name on one line.");
/** The token in the fragment of an email's link. */
const linkToken = z.string().max(200);
/** Permissions in a request. Absent ones do not change. */
const optionalPermissions = z.object(permissionShape).partial();

/** A passkey's response from @simplewebauthn/browser. The server's library validates it. */
export const passkeyAnswer = z.object({
  challengeId: z.uuid(),
  response: z.record(z.string(), z.unknown()),
});

export const signInRequest = z.object({
  email: typedEmail,
  password: typedPassword,
  totp: typedTotp.optional(),
});

export type SignInRequest = z.output<typeof signInRequest>;

export const passwordProof = z.object({ password: typedPassword, totp: typedTotp.optional() });

export type PasswordProof = z.output<typeof passwordProof>;

export const setUpRequest = z.object({
  token: linkToken,
  email: newEmail,
  name: personName,
  password: newPassword,
  passkeys: passkeyChoice,
});

export const invitationAcceptance = z.object({ token: linkToken, name: personName, password: newPassword });

export type InvitationAcceptance = z.output<typeof invitationAcceptance>;

export const passwordResetRequest = z.object({ email: typedEmail });

export type PasswordResetRequest = z.output<typeof passwordResetRequest>;

export const passwordReset = z.object({ token: linkToken, password: newPassword, passkeys: passkeyChoice });

export type PasswordReset = z.output<typeof passwordReset>;

export const accountChange = z.object({ name: personName });

export type AccountChange = z.output<typeof accountChange>;

export const passwordChange = z.object({
  currentPassword: typedPassword,
  password: newPassword,
  passkeys: passkeyChoice,
});

export type PasswordChange = z.output<typeof passwordChange>;

export const emailRequest = z.object({ email: newEmail });

export type EmailRequest = z.output<typeof emailRequest>;

export const emailConfirmation = z.object({ token: linkToken });

export type EmailConfirmation = z.output<typeof emailConfirmation>;

export const totpConfirmation = z.object({
  totp: z
    .string()
    .trim()
    .regex(/^\d{6}$/, "Enter the six digits."),
});

export type TotpConfirmation = z.output<typeof totpConfirmation>;

export const passkeyRegistration = passkeyAnswer.extend({ name: personName });

export const tokenRequest = z.object({
  name: personName,
  permissions: z.array(z.enum(permissionFlags)).min(1, "Choose what the token may do."),
  exportPeople: z
    .boolean()
    .optional()
    .describe("Whether it may export the data of many people: rosters, gifts, subscribers, submissions."),
  days: z.int().min(1).max(366),
});

export type TokenRequest = z.output<typeof tokenRequest>;

export const userInvitation = z
  .object({
    email: newEmail,
    name: personName,
    isAdmin: z.boolean().default(true).describe("Whether the person may enter the admin area."),
  })
  .extend(optionalPermissions.shape);

export type UserInvitation = z.output<typeof userInvitation>;

/** Deleting a person requires the revision, too. */
export const userRemoval = z.object({ revision: inBody.revision });

export const userChange = z
  .object({
    revision: inBody.revision,
    email: newEmail.optional(),
    name: personName.optional(),
    isAdmin: z.boolean().optional(),
    disabled: z.boolean().optional(),
  })
  .extend(optionalPermissions.shape);

export type UserChange = z.output<typeof userChange>;
