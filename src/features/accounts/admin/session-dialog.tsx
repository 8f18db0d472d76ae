import { Anchor, Modal } from "@mantine/core";
import { useEffect } from "react";
import {
  adoptSession,
  leaveEndedSession,
  type SignInQuestion,
  useSessionEnd,
} from "~/admin/requests/session-end";
import { userChanged } from "~/admin/session/signed-in";
import type { SignInAnswer } from "~/server/admin-api/session-schemas";
import { ReadableError } from "~/site/browser/request/failure";
import { del } from "~/site/browser/request/request";
import { clientStore } from "~/site/browser/store/client-store";
import { useClientStore } from "~/site/browser/store/use-client-store";
import styles from "./session-dialog.module.css";
import { SignInForm } from "./sign-in/sign-in-form";

/** Asks the person to sign in again when the session has ended. The screen behind the dialog keeps its state. */
export function SessionDialog() {
  const question = useSessionEnd((state) => state.question);
  return (
    <Modal
      opened={question !== null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Your session has ended"
      zIndex={500}
      centered
      overlayProps={{ backgroundOpacity: 0.6, blur: 6 }}
    >
      {question && <SignInAgain question={question} />}
    </Modal>
  );
}

function SignInAgain({ question }: { question: SignInQuestion }) {
  const user = useClientStore((state) => state.user);

  // The person signed in again in another tab. Close the dialog.
  useEffect(() => {
    const checkSession = () => void (adoptSession() && question.answer(true));
    window.addEventListener("storage", checkSession);
    return () => window.removeEventListener("storage", checkSession);
  }, [question]);

  async function signedInAgain({ user: signedIn, apiToken }: SignInAnswer) {
    if (signedIn.id !== user?.id) {
      await del("/api/admin/session", { token: apiToken });
      throw new ReadableError(
        "This is a different account. Sign in with your own account, or leave this screen.",
      );
    }
    userChanged(signedIn);
    clientStore.setState({ apiToken });
    question.answer(true);
  }

  return (
    <>
      <p className={styles.lead}>Sign in to continue. Your screen and what you typed are still here.</p>
      <SignInForm email={String(user?.email ?? "")} onSignedIn={signedInAgain} />
      <p className={styles.leave}>
        Not you?{" "}
        <Anchor component="button" type="button" size="sm" onClick={leaveEndedSession}>
          Leave this screen
        </Anchor>
      </p>
    </>
  );
}
