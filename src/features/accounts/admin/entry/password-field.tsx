import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { MIN_PASSWORD_LENGTH } from "../../passwords/password-length";

/** The field for a new password. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description={`At least ${MIN_PASSWORD_LENGTH} characters. Four words that have nothing to do with each other are good.`}
      autoComplete="new-password"
      required
      minLength={MIN_PASSWORD_LENGTH}
      {...props}
    />
  );
}
