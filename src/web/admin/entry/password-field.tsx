import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** Where somebody chooses a password. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description="At least 12 characters. Four words that have nothing to do with each other are good."
      autoComplete="new-password"
      required
      minLength={12}
      {...props}
    />
  );
}
