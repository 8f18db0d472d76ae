import { create } from "zustand";
import { clearSession, useClientStore } from "~/site/browser/store/client-store";

/** A question under way: the session has ended, and somebody has to sign in before their screen goes on. */
export interface SignInQuestion {
  /** @param signedIn whether the same person is signed in again; false when they leave */
  answer(signedIn: boolean): void;
}

interface SessionEnd {
  question: SignInQuestion | null;
  /** The sign-in page says why it is shown. */
  hasEnded: boolean;
}

/** What the dialog that asks to sign in, and the sign-in page, listen to. */
export const useSessionEnd = create<SessionEnd>()(() => ({ question: null, hasEnded: false }));

let isConfirmed = false;
let isSigningOut = false;
let asked: Promise<boolean> | undefined;

/** The server has answered somebody who is signed in: from now on there is a screen to keep. */
export function confirmSession(): void {
  if (isConfirmed) return;
  isConfirmed = true;
  useSessionEnd.setState({ hasEnded: false });
}

/** The person signs out on purpose. Requests that are refused from now on open no dialog, and the next sign-in does not return to this screen. */
export function forgetSession(): void {
  isConfirmed = false;
  isSigningOut = true;
}

/** Whether the person signed out on purpose since this document was loaded. Signing out loads a new one. */
export function hasSignedOut(): boolean {
  return isSigningOut;
}

/**
 * The server says that nobody is signed in. A screen that is open stays, under a dialog that asks to sign in; where nothing was
 * shown yet, the session is forgotten, which leads to the sign-in page.
 * @param refused the token that was sent
 * @returns whether the same person is signed in again, so that the call can be repeated
 */
export async function askToSignIn(refused: string | null): Promise<boolean> {
  const { apiToken, user } = useClientStore.getState();
  // Signed in again while the call was on its way.
  if (apiToken !== null && apiToken !== refused) return true;
  if (adoptSession()) return true;
  if (!isConfirmed || !user) {
    if (user) useSessionEnd.setState({ hasEnded: true });
    clearSession();
    return false;
  }
  asked ??= new Promise<boolean>((resolve) => {
    useClientStore.setState({ apiToken: null });
    useSessionEnd.setState({ question: { answer: resolve } });
  }).finally(() => {
    asked = undefined;
    useSessionEnd.setState({ question: null });
  });
  return asked;
}

/** Leaves the screen: the guard leads to the sign-in page, and from there back here. */
export function leaveEndedSession(): void {
  isConfirmed = false;
  useSessionEnd.getState().question?.answer(false);
  useSessionEnd.setState({ hasEnded: true });
  clearSession();
}

/** Takes over the session of the same person who has signed in again in another tab. @returns whether there was one */
export function adoptSession(): boolean {
  const { apiToken, user } = useClientStore.getState();
  const stored = { user: parsed("user"), apiToken: parsed("apiToken") };
  const isSame = user !== null && (stored.user as { id?: unknown } | null)?.id === user.id;
  if (!isSame || typeof stored.apiToken !== "string" || stored.apiToken === apiToken) return false;
  useClientStore.setState({ apiToken: stored.apiToken });
  return true;
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
