import { create } from "zustand";
import { clearSession, clientStore } from "~/site/browser/store/client-store";

/** An open request to sign in again after the session has ended. */
export interface SignInQuestion {
  /** @param signedIn whether the same person signed in again; false if they leave */
  answer(signedIn: boolean): void;
}

interface SessionEnd {
  question: SignInQuestion | null;
  /** Whether the sign-in page should explain why it is shown. */
  hasEnded: boolean;
}

/** The state of the sign-in dialog and the sign-in page. */
export const useSessionEnd = create<SessionEnd>()(() => ({ question: null, hasEnded: false }));

let isConfirmed = false;
let isSigningOut = false;
let pendingSignIn: Promise<boolean> | undefined;

/** The server has responded to a signed-in person: from now on there is a screen to keep. */
export function confirmSession(): void {
  if (isConfirmed) return;
  isConfirmed = true;
  useSessionEnd.setState({ hasEnded: false });
}

/**
 * The person signs out on purpose. From now on, refused requests open no dialog, and the next sign-in does not return
 * to this screen.
 */
export function forgetSession(): void {
  isConfirmed = false;
  isSigningOut = true;
}

/** Whether the person signed out on purpose since this document was loaded. Signing out loads a new one. */
export function hasSignedOut(): boolean {
  return isSigningOut;
}

/**
 * Handles a response that says that nobody is signed in. An open screen stays, under a dialog that asks to sign in; if
 * nothing was shown yet, the session is cleared, which leads to the sign-in page.
 * @param refused the token that was sent
 * @returns whether the same person is signed in again, so that the call can be repeated
 */
export async function askToSignIn(refused: string | null): Promise<boolean> {
  const { apiToken, user } = clientStore.getState();
  // Signed in again during the request.
  if (apiToken !== null && apiToken !== refused) return true;
  if (adoptSession()) return true;
  if (!isConfirmed || !user) {
    if (user) useSessionEnd.setState({ hasEnded: true });
    clearSession();
    return false;
  }
  pendingSignIn ??= new Promise<boolean>((resolve) => {
    clientStore.setState({ apiToken: null });
    useSessionEnd.setState({ question: { answer: resolve } });
  }).finally(() => {
    pendingSignIn = undefined;
    useSessionEnd.setState({ question: null });
  });
  return pendingSignIn;
}

/** Leaves the screen for the sign-in page, which returns here afterward. */
export function leaveEndedSession(): void {
  isConfirmed = false;
  useSessionEnd.getState().question?.answer(false);
  useSessionEnd.setState({ hasEnded: true });
  clearSession();
}

/**
 * Takes over the session of the same person who signed in again in another tab.
 * @returns whether there was one
 */
export function adoptSession(): boolean {
  const { apiToken, user } = clientStore.getState();
  const stored = { user: parsed("user"), apiToken: parsed("apiToken") };
  const isSame = user !== null && (stored.user as { id?: unknown } | null)?.id === user.id;
  if (!isSame || typeof stored.apiToken !== "string" || stored.apiToken === apiToken) return false;
  clientStore.setState({ apiToken: stored.apiToken });
  return true;
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
