import { z } from "@hono/zod-openapi";
import { permissionFlags } from "~/platform/access/permissions";
import type {
  PasskeySignInChallenge,
  PermissionValues,
  SessionUser,
  SignInAnswer,
} from "~/server/admin-api/session-response";
import type {
  PasskeyCreationChallenge,
  PasskeyListItem,
  SessionListItem,
  TokenListItem,
  UserItem,
} from "../wire";

/** The schemas of src/features/accounts/wire.ts; the compiler compares the two. */

const permissionShape = Object.fromEntries(permissionFlags.map((flag) => [flag, z.boolean()])) as Record<
  keyof PermissionValues,
  z.ZodBoolean
>;

/** Flags in a request: those left out stay as they are. */
export const optionalPermissions = z.object(permissionShape).partial();

const instant = z.iso.datetime();

export const sessionUserSchema: z.ZodType<SessionUser> = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    isAdmin: z.boolean().describe("Whether the person may enter the admin area."),
    ...permissionShape,
    hasTotp: z.boolean(),
    passkeyCount: z.int(),
    recoveryCodesLeft: z.int(),
    secondFactorStep: z
      .enum(["setUp", "confirm"])
      .nullable()
      .describe("What has to be done before any other call, where two-step sign-in is required."),
  })
  .openapi("SessionUser");

export const signInAnswer: z.ZodType<SignInAnswer> = z
  .object({
    user: sessionUserSchema,
    apiToken: z
      .string()
      .describe("For `Authorization: Bearer`, beside the cookie that comes with this answer."),
  })
  .openapi("SignInAnswer");

export const sessionListItem: z.ZodType<SessionListItem> = z
  .object({
    id: z.uuid(),
    device: z.string().describe("In words: “Firefox on Windows”."),
    current: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant,
    expiresAt: instant,
  })
  .openapi("StaffSession");

export const passkeyListItem: z.ZodType<PasskeyListItem> = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    synced: z.boolean().describe("Whether the person's other devices have it too."),
  })
  .openapi("StaffPasskey");

export const tokenListItem: z.ZodType<TokenListItem> = z
  .object({
    id: z.uuid(),
    name: z.string(),
    permissions: z.array(z.enum(permissionFlags)),
    exportPeople: z.boolean().describe("Whether it may export the data of many people."),
    createdAt: instant,
    expiresAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .openapi("PersonalToken");

export const userItemSchema: z.ZodType<UserItem> = z
  .object({
    id: z.uuid(),
    revision: z.int(),
    email: z.string(),
    name: z.string(),
    isAdmin: z
      .boolean()
      .describe("Whether the person may enter the admin area. With every permission: an administrator."),
    ...permissionShape,
    status: z.enum(["invited", "active", "disabled"]),
    hasTotp: z.boolean(),
    passkeyCount: z.int(),
    lastSignInAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
    editable: z.boolean().describe("Whether the one who asks may change this person."),
  })
  .openapi("User");

/** `{ "application/json": … }` of a request that must have a body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } } as const;
}

/** What is no id belongs to no record. */
export const idParam = z.object({
  id: z.uuid().catch("00000000-0000-0000-0000-000000000000").openapi({ type: "string", format: "uuid" }),
});

/** A password as it is typed to sign in: whatever it was when it was chosen. */
export const typedPassword = z.string().min(1, "Enter your password.").max(1_000);
export const typedEmail = z.string().trim().min(1, "Enter your e-mail address.").max(320);
export const typedTotp = z
  .string()
  .trim()
  .max(40)
  .describe("Six digits of the authenticator, or a recovery code.");

/** Whether the account's passkeys stay when its password is set; has to be said where there are some. */
export const passkeyChoice = z
  .enum(["keep", "remove"])
  .optional()
  .describe("Whether the account's passkeys stay. Has to be given where it has some.");

/** How good a new password is, is judged where it is taken. */
export const newPassword = z.string().min(1, "Choose a password.").max(1_000);
export const newEmail = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email("Enter an e-mail address such as name@hospital.example."));
/** One line: it becomes part of mails' headers. */
export const personName = z
  .string()
  .trim()
  .min(1, "Enter the name.")
  .max(120)
  .regex(/^[^\p{Cc}]*$/u, "Write the name on one line.");
export const linkToken = z.string().max(200);

/** What a passkey answered, as @simplewebauthn/browser gives it. The library reads it. */
export const passkeyAnswer = z.object({
  challengeId: z.uuid(),
  response: z.record(z.string(), z.unknown()),
});

export const passkeySignInChallenge =
  challengeWith<PasskeySignInChallenge["options"]>().openapi("PasskeySignInChallenge");

export const passkeyCreationChallenge =
  challengeWith<PasskeyCreationChallenge["options"]>().openapi("PasskeyCreationChallenge");

/** What the library made for the browser, which hands it on as it is. */
function challengeWith<Options>() {
  return z.object({ challengeId: z.uuid(), options: z.custom<Options>().openapi({ type: "object" }) });
}
