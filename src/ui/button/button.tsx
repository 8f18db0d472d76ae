import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names";
import { Link, type LinkProps } from "../link/link";
import styles from "./button.module.css";

export interface ButtonLook {
  /**
   * `primary` for the page's main action, `give` for giving and urgent matters, `quiet` beside another,
   * `bare` in a row of text.
   */
  look?: "primary" | "give" | "quiet" | "bare" | "on-pine";
  size?: "normal" | "large";
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children"> {
  /** Work is in progress: dimmed with a spinner, still focusable, ignores further clicks. */
  busy?: boolean;
}

export function Button({
  look = "primary",
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, wide, className })}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}

/** A link that looks like a button: it leads to the next step. */
export function ButtonLink({
  href,
  instead,
  look = "primary",
  size,
  wide,
  className,
  children,
}: ButtonLook & Pick<LinkProps, "href" | "instead">) {
  return (
    <Link href={href} instead={instead} className={buttonClass({ look, size, wide, className })}>
      {children}
    </Link>
  );
}

function buttonClass({ look = "primary", size, wide, className }: Omit<ButtonLook, "children">): string {
  return classNames(
    styles.button,
    styles[look],
    size === "large" && styles.large,
    wide && styles.wide,
    className,
  );
}
