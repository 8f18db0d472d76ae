import { useEffect, useRef } from "react";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import type { ShownForm } from "../../form/shown-form";
import { PrivateLink } from "../private-link/private-link";
import styles from "./built-form.module.css";

/** Replaces the form after it was sent. */
export function FormThanks({
  form: { thanks, backRoute },
  privateLink,
}: {
  form: ShownForm;
  privateLink?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.thanks}>
      <Alert tone="good" title="Thank you" announced>
        <p>{thanks}</p>
        {privateLink && <PrivateLink href={privateLink} />}
        {backRoute && (
          <p>
            <ButtonLink href={backRoute} look="quiet">
              Continue
            </ButtonLink>
          </p>
        )}
      </Alert>
    </div>
  );
}
