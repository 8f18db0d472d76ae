import { z } from "@hono/zod-openapi";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { permissionFlags } from "~/platform/isomorphic/permissions";
import { permissionShape } from "~/server/admin-api/session-schemas";

const instant = z.iso.datetime();

export const sessionListItem = z
  .object({
    id: z.uuid(),
    device: z.string().describe("In words: “Firefox on Windows”."),
    current: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant,
    expiresAt: instant,
  })
  .openapi("StaffSession");

export type SessionListItem = z.output<typeof sessionListItem>;

export const passkeyListItem = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    synced: z.boolean().describe("Whether the person's other devices have it too."),
  })
  .openapi("StaffPasskey");

export type PasskeyListItem = z.output<typeof passkeyListItem>;

export const tokenListItem = z
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

export type TokenListItem = z.output<typeof tokenListItem>;

/** A staff account. Lists the granted permissions, even if they are not in force. */
export const userItem = z
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
    editable: z.boolean().describe("Whether the person who asks may change this person."),
  })
  .openapi("User");

export type UserItem = z.output<typeof userItem>;

export const userList = z.object({
  items: z.array(userItem),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});

export type UserList = z.output<typeof userList>;

export const userAccess = z.object({
  passkeys: z.array(passkeyListItem),
  tokens: z.array(tokenListItem),
});

export type UserAccess = z.output<typeof userAccess>;

export const invitation = z.object({ email: z.string(), name: z.string(), expiresAt: instant });

export type Invitation = z.output<typeof invitation>;

export const invitationLinkSchema = z
  .object({ path: z.string().describe("From the root of the site."), expiresAt: instant })
  .nullable()
  .describe("To pass on, if the site sends no mail with links; otherwise null.");

export type InvitationLink = NonNullable<z.output<typeof invitationLinkSchema>>;

/** `uri`: `otpauth://…`, for a QR code drawn in the browser. */
export const totpSetUp = z.object({ secret: z.string(), uri: z.string() });

export type TotpSetUp = z.output<typeof totpSetUp>;

/** For `startAuthentication({ optionsJSON })` of @simplewebauthn/browser. */
export const passkeySignInChallenge =
  challengeWith<PublicKeyCredentialRequestOptionsJSON>().openapi("PasskeySignInChallenge");

/** For `startRegistration({ optionsJSON })` of @simplewebauthn/browser. */
export const passkeyCreationChallenge =
  challengeWith<PublicKeyCredentialCreationOptionsJSON>().openapi("PasskeyCreationChallenge");

/** Options that the server's library created. The browser passes them on unchanged. */
function challengeWith<Options>() {
  return z.object({ challengeId: z.uuid(), options: z.custom<Options>().openapi({ type: "object" }) });
}
