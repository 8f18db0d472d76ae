import { TextInput, type TextInputProps } from "@mantine/core";

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
