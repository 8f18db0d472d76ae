import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { MIN_PASSWORD_LENGTH } from "../../passwords/password-length";

export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description={`At least ${MIN_PASSWORD_LENGTH} characters. Four unrelated words work well.`}
      autoComplete="new-password"
      required
      minLength={MIN_PASSWORD_LENGTH}
      {...props}
    />
  );
}
