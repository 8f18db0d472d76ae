import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { PermissionFlag } from "~/platform/access/permissions";
import type { SecondFactorStep } from "./identity";

/** One property a flag, under the specification's names. */
export type PermissionValues = Record<PermissionFlag, boolean>;

/**
 * Who is signed in. `isAdmin`: whether they may enter the admin area; without it every flag is false. Somebody with `isAdmin` and every
 * flag is an administrator.
 */
export interface SessionUser extends PermissionValues {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
  hasTotp: boolean;
  passkeyCount: number;
  recoveryCodesLeft: number;
  /**
   * What has to be done before anything else, where the site requires two-step sign-in: set up an authenticator app or passkey, or give the
   * one that there is. Until then every other call is 403 SECOND_FACTOR_REQUIRED.
   */
  secondFactorStep: SecondFactorStep | null;
}

/** `POST /api/admin/session`. `totp`: six digits, or a recovery code. */
export interface SignInRequest {
  email: string;
  password: string;
  totp?: string;
}

/** The answer to every way of signing in; the cookie comes beside it. `apiToken` goes into `Authorization: Bearer`. */
export interface SignInAnswer {
  user: SessionUser;
  apiToken: string;
}

/** `GET /api/admin/session`. `session` is null for a personal token. */
export interface SessionAnswer {
  user: SessionUser;
  session: { id: string; freshUntil: string; expiresAt: string } | null;
}

/** `POST /api/admin/session/passkey-challenge` (no body). */
export interface PasskeySignInChallenge {
  challengeId: string;
  /** For `startAuthentication({ optionsJSON })` of @simplewebauthn/browser. */
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** `POST /api/admin/session/passkey` -> SignInAnswer. `response`: what `startAuthentication` gave. */
export interface PasskeySignInRequest {
  challengeId: string;
  response: Record<string, unknown>;
}

/** `POST /api/admin/session/reauthentication` -> ReauthenticationAnswer. `totp` where the account has it. */
export type ReauthenticationRequest = { password: string; totp?: string } | PasskeySignInRequest;

export interface ReauthenticationAnswer {
  /** Until then, steps that need a fresh proof pass. */
  freshUntil: string;
}
