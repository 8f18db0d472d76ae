import { Anchor, Button, Divider, PasswordInput } from "@mantine/core";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import { askPasskey, wasDeclined } from "~/admin/session/ask-passkey";
import { signedIn } from "~/admin/session/signed-in";
import type { SignInAnswer } from "~/server/admin-api/session-schemas";
import type { SignInRequest } from "../../api/requests";
import { EmailField } from "../entry/email-field";
import { CodeForm } from "./code-form";
import styles from "./sign-in.module.css";

export interface SignInFormProps {
  /** If set, only this email address can sign in. */
  email?: string;
  onSignedIn?(answer: SignInAnswer): void | Promise<void>;
  onForgotten?(): void;
}

/** Email and password, then the second factor if the account has one. Or a passkey. */
export function SignInForm({ email: only, onSignedIn = signedIn, onForgotten }: SignInFormProps) {
  const [proven, setProven] = useState<SignInRequest>();
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>();

  const password = useSubmit(async ({ email = "", password = "" }) => {
    setPasskeyFailure(undefined);
    try {
      await onSignedIn(await api.post("/api/admin/session", { body: { email, password } }));
    } catch (error) {
      if (!wantsCode(error)) throw error;
      setProven({ email, password });
    }
  });

  async function signInByPasskey() {
    setPasskeyFailure(undefined);
    try {
      const body = await askPasskey();
      await onSignedIn(await api.post("/api/admin/session/passkey", { body }));
    } catch (error) {
      if (!wasDeclined(error)) setPasskeyFailure(error);
    }
  }

  if (proven) return <CodeForm proven={proven} onSignedIn={onSignedIn} onBack={() => setProven(undefined)} />;
  return (
    <div>
      <form {...password.form} className={styles.form}>
        <FormFailure error={password.failure ?? passkeyFailure} />
        <Credentials email={only} errors={password.errors} />
        <Button type="submit" size="md" fullWidth loading={password.busy}>
          Sign in
        </Button>
        {onForgotten && (
          <Anchor component="button" type="button" size="sm" className={styles.forgot} onClick={onForgotten}>
            I forgot my password
          </Anchor>
        )}
      </form>
      <Divider label="or" my="lg" />
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<Fingerprint size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={signInByPasskey}
      >
        Use a passkey
      </Button>
    </div>
  );
}

interface CredentialsProps {
  /** If set, only this email address can sign in. */
  email: string | undefined;
  errors: Readonly<Record<string, string>>;
}

function Credentials({ email, errors }: CredentialsProps) {
  return (
    <>
      <EmailField
        defaultValue={email}
        readOnly={email !== undefined}
        variant={email === undefined ? "default" : "filled"}
        error={errors.email}
      />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        size="md"
        required
        withAsterisk={false}
        data-autofocus
        error={errors.password}
      />
    </>
  );
}

/** Whether the password was correct and a second factor is needed. */
function wantsCode(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ propertyName }) => propertyName === "totp");
}
