import { Button, type ButtonProps, CopyButton } from "@mantine/core";
import { Check, Link2 } from "lucide-react";

export interface CopyAddressProps extends Pick<ButtonProps, "variant" | "size"> {
  /** Begins at the root of the site: `/download/visitor-guide`. */
  path: string;
  title: string;
}

/** Copies the full address, for emails and other websites. It does not change when the file is replaced. */
export function CopyAddress({ path, title, variant = "default", size = "compact-sm" }: CopyAddressProps) {
  return (
    <CopyButton value={new URL(path, location.origin).href} timeout={2500}>
      {({ copied, copy }) => (
        <Button
          variant={variant}
          size={size}
          leftSection={copied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{copied ? "Copied" : "Copy link"}</span>
          <span className="visually-hidden"> of {title}</span>
        </Button>
      )}
    </CopyButton>
  );
}
