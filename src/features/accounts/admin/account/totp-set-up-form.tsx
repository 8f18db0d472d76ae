import { Button, CopyButton, Group, TextInput } from "@mantine/core";
import { api } from "~/admin/requests/api";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import { drawQr } from "~/ui/qr-code/draw-qr";
import { QrCode } from "~/ui/qr-code/qr-code";
import type { TotpSetUp } from "../../api/schemas";
import styles from "./account.module.css";

export interface TotpSetUpFormProps {
  setUp: TotpSetUp;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: shows the secret, and a code from the app confirms it. */
export function TotpSetUpForm({ setUp, onDone, onCancel }: TotpSetUpFormProps) {
  const { form, busy, errors, failure } = useSubmit(async ({ totp = "" }) => {
    const { recoveryCodes } = await api.put("/api/admin/account/totp", { body: { totp: totp.trim() } });
    onDone(recoveryCodes);
  });

  return (
    <form {...form} className={styles.totp}>
      {/* The browser draws it, so that the secret is not sent anywhere. */}
      <QrCode drawing={drawQr(setUp.uri)} label="QR code for your authenticator app" />
      <div>
        <ol className={styles.steps}>
          <li>Open any authenticator app on your phone.</li>
          <li>
            Scan the picture with it, or type this key:
            <span className={styles.secret}>
              <code>{setUp.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
              <CopyButton value={setUp.secret}>
                {({ copied, copy }) => (
                  <Button variant="subtle" size="compact-sm" onClick={copy}>
                    {copied ? "Copied" : "Copy"}
                  </Button>
                )}
              </CopyButton>
            </span>
          </li>
          <li>Type the six digits that it shows.</li>
        </ol>
        <FormFailure error={failure} />
        <TextInput
          name="totp"
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          maw={220}
          error={errors.totp}
        />
        <Group gap="xs" mt="md">
          <Button type="submit" loading={busy}>
            Turn on
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </div>
    </form>
  );
}
