import { TextInput, type TextInputProps } from "@mantine/core";

/** The field for the email address that identifies an account. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      name="email"
      type="email"
      label="Email"
      autoComplete="username"
      size="md"
      required
      withAsterisk={false}
      {...props}
    />
  );
}
