import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useClientStore } from "../../client/store/client-store";
import { EntryScreen } from "../entry/entry-screen";
import { QuietShell } from "../frame/quiet-shell";
import { ForgottenPassword } from "./forgotten-password";
import { SignInForm } from "./sign-in-form";

/** /admin: the way in, and where everybody lands who may not be where they wanted to go. */
export default function SignIn() {
  const ready = useClientStore((state) => state.ready);
  const user = useClientStore((state) => state.user);
  const { state } = useLocation();
  const [forgotten, setForgotten] = useState(false);

  if (!ready) return <QuietShell />;
  if (user) return <Navigate to={placeWanted(state)} replace />;
  return (
    <EntryScreen
      title={forgotten ? "A new password" : "Good to see you"}
      lead={
        forgotten
          ? "Tell us your e-mail address: a link to choose a new password comes by mail."
          : "Sign in to keep the site true."
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

/** The screen that the guard turned somebody away from, if they had not signed in by then. */
function placeWanted(state: unknown): string {
  const wanted = (state as { wanted?: unknown } | null)?.wanted;
  return typeof wanted === "string" && wanted.startsWith("/admin/") ? wanted : "/admin/dashboard";
}
