import { Alert, Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "../sign-in/sign-in.module.css";

/** Shown if the link has no token, because it was cut off or opened twice. */
export function MissingToken({ children }: { children: ReactNode }) {
  return (
    <div className={styles.form}>
      <Alert color="amber" role="alert" title="The link is not complete">
        {children}
      </Alert>
      <Anchor component={Link} to="/admin" size="sm">
        Go to sign-in
      </Anchor>
    </div>
  );
}
