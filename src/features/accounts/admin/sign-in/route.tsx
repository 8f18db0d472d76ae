import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { QuietShell } from "~/admin/frame/quiet-shell";
import { useSessionEnd } from "~/admin/requests/session-end";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { EntryScreen } from "../entry/entry-screen";
import { ForgottenPassword } from "./forgotten-password";
import { NoEntry } from "./no-entry";
import { requestedScreen } from "./requested-screen";
import { SignInForm } from "./sign-in-form";

/** The sign-in screen, /admin. Also shown if a person may not open a screen. */
export default function SignIn() {
  const ready = useClientStore((state) => state.ready);
  const user = useClientStore((state) => state.user);
  const { state } = useLocation();
  const hasEnded = useSessionEnd((one) => one.hasEnded);
  const [forgotten, setForgotten] = useState(false);

  if (!ready) return <QuietShell />;
  if (user && !user.isAdmin) return <NoEntry />;
  if (user) return <Navigate to={requestedScreen(state)} replace />;
  return (
    <EntryScreen
      title={forgotten ? "A new password" : "Good to see you"}
      lead={
        forgotten
          ? "Enter your email address. We will email you a link to choose a new password."
          : hasEnded
            ? "Your session has ended. Sign in to continue where you were."
            : "Sign in to work on the website."
      }
    >
      {forgotten ? (
        <ForgottenPassword onBack={() => setForgotten(false)} />
      ) : (
        <SignInForm onForgotten={() => setForgotten(true)} />
      )}
    </EntryScreen>
  );
}
