import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { PermissionFlag } from "~/platform/access/permissions";
import type { PermissionValues } from "~/server/admin-api/session-response";

/**
 * What the admin screens and the accounts part of the admin API send each other. Plain types; times are ISO 8601. Failures are the
 * contract's: a wrong sign-in is 422 VALIDATION_FAILED, with `errors` only where the second factor is meant
 * (`propertyName: "totp"`); a step that needs a fresh proof is 403 REAUTHENTICATION_REQUIRED; 429 carries Retry-After.
 */

/** `POST /api/admin/account/passkey-challenge` (no body). */
export interface PasskeyCreationChallenge {
  challengeId: string;
  /** For `startRegistration({ optionsJSON })` of @simplewebauthn/browser. */
  options: PublicKeyCredentialCreationOptionsJSON;
}

/** `PATCH /api/admin/account` -> `{ user: SessionUser }`. */
export interface AccountChange {
  name: string;
}

/** `POST /api/admin/account/email` (fresh) -> `{ ok: true }`: a link goes to that address. */
export interface EmailRequest {
  email: string;
}

/** `PUT /api/admin/account/email` -> `{ user: SessionUser }`. `token`: the fragment of `/admin/new-email#…`. */
export interface EmailConfirmation {
  token: string;
}

/**
 * Where an account has passkeys, whoever sets its password says whether they stay; without it the answer is 422 with the field `passkeys`.
 * Setting a password ends every session and every personal token.
 */
interface PasskeysOnNewPassword {
  passkeys?: "keep" | "remove";
}

/** `PUT /api/admin/account/password` -> SignInAnswer: every session ends, this browser gets a new one. */
export interface PasswordChange extends PasskeysOnNewPassword {
  currentPassword: string;
  password: string;
}

/** `GET /api/admin/account/sessions` -> `{ items }`; `DELETE …/{id}` ends one, `DELETE` of the list all but this one (204). */
export interface SessionListItem {
  id: string;
  /** In words: “Firefox on Windows”. */
  device: string;
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

/** `POST /api/admin/account/totp` (fresh; no body): not on until `PUT` proves that the app has it. */
export interface TotpSetUp {
  secret: string;
  /** `otpauth://…`, for a QR code drawn in the browser. */
  uri: string;
}

/** `PUT /api/admin/account/totp` (fresh) -> RecoveryCodes. `DELETE` (fresh) -> 204. */
export interface TotpConfirmation {
  totp: string;
}

/** Also the answer to `POST /api/admin/account/recovery-codes` (fresh; no body): the earlier ones stop working. Shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** `GET /api/admin/account/passkeys` -> `{ items }`; `DELETE …/{id}` (fresh) -> 204. */
export interface PasskeyListItem {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Whether the person's other devices have it too. */
  synced: boolean;
}

/** `POST /api/admin/account/passkeys` (fresh) -> 201 `{ item: PasskeyListItem }`. `response`: what `startRegistration` gave. */
export interface PasskeyRegistration {
  challengeId: string;
  name: string;
  response: Record<string, unknown>;
}

/** `GET /api/admin/account/tokens` -> `{ items }`; `DELETE …/{id}` -> 204. */
export interface TokenListItem {
  id: string;
  name: string;
  permissions: PermissionFlag[];
  /** Whether it may export the data of many people, such as rosters and the newsletter's list. */
  exportPeople: boolean;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
}

/** `POST /api/admin/account/tokens` (fresh) -> 201 `{ item: TokenListItem, token }`; `token` is shown this once. */
export interface TokenRequest {
  name: string;
  /** Flags that the owner holds. */
  permissions: PermissionFlag[];
  /** Left out: no. */
  exportPeople?: boolean;
  /** 1 to 366. */
  days: number;
}

/** `POST /api/admin/password-reset` -> `{ ok: true }`, the same whether or not the address is known. */
export interface PasswordResetRequest {
  email: string;
}

/** `PUT /api/admin/password-reset` -> `{ ok: true }`: sign in next. `token`: the fragment of `/admin/reset#…`. */
export interface PasswordReset extends PasskeysOnNewPassword {
  token: string;
  password: string;
}

/** `GET /api/admin/invitation` with `Authorization: Bearer <token>`; the token is the fragment of `/admin/invitation#…`. */
export interface Invitation {
  email: string;
  name: string;
  expiresAt: string;
}

/** `PUT /api/admin/invitation` -> SignInAnswer. */
export interface InvitationAcceptance {
  token: string;
  name: string;
  password: string;
}

/** `POST /api/admin/set-up` -> SignInAnswer: an administrator. `token`: the fragment of `/admin/set-up#…`. */
export interface SetUpRequest extends PasskeysOnNewPassword {
  token: string;
  email: string;
  name: string;
  password: string;
}

export type UserStatus = "invited" | "active" | "disabled";

/** A person of the staff, as `/api/admin/users` shows them. The flags are those given to them, in force or not. */
export interface UserItem extends PermissionValues {
  id: string;
  revision: number;
  email: string;
  name: string;
  isAdmin: boolean;
  status: UserStatus;
  hasTotp: boolean;
  passkeyCount: number;
  lastSignInAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Whether the person asking may change this person: not those above them. */
  editable: boolean;
}

/** `GET /api/admin/users/{id}/access`; `DELETE …/{id}/passkeys/{entryId}` and `DELETE …/{id}/tokens/{entryId}` (fresh) -> 204. */
export interface UserAccess {
  passkeys: PasskeyListItem[];
  tokens: TokenListItem[];
}

/** `GET /api/admin/users?q=&status=&page=&pageSize=&sort=name|-name|email|-email|updatedAt|-updatedAt|lastSignInAt|-lastSignInAt`. */
export interface UserList {
  items: UserItem[];
  total: number;
  page: number;
  pageSize: number;
}

/** `POST /api/admin/users` (fresh) -> 201 `{ item: UserItem }`; sends the invitation. Flags left out are false; `isAdmin` left out is true. */
export interface UserInvitation extends Partial<PermissionValues> {
  email: string;
  name: string;
  isAdmin?: boolean;
}

/**
 * `PATCH /api/admin/users/{id}` (fresh) -> `{ item: UserItem }`; `DELETE` (fresh) takes `{ revision }` -> 204. Beside them, all fresh:
 * `POST …/{id}/invitation` sends it again, `DELETE …/{id}/sessions` signs the person out everywhere, `DELETE …/{id}/totp` takes the
 * second factor off an account whose owner lost it (204 each).
 */
export interface UserChange extends Partial<PermissionValues> {
  revision: number;
  email?: string;
  name?: string;
  isAdmin?: boolean;
  disabled?: boolean;
}
