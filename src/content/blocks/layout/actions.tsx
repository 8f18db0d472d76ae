import { ButtonLink } from "~/ui/button/button";
import { UnbrokenPhones } from "~/ui/phone/unbroken-phones";
import styles from "./actions.module.css";

export interface Action {
  label: string;
  href: string;
  kind: "primary" | "secondary" | "giving" | null;
}

const LOOKS = { primary: "primary", secondary: "quiet", giving: "give" } as const;

/** The buttons of a block, as a list if there are several. On `ground` pine, the main one is amber. */
export function Actions({ actions, ground }: { actions: Action[]; ground?: "pine" }) {
  const shown = actions.filter((action) => action.href);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {shown.map(({ label, href, kind }) => (
        <li key={`${href} ${label}`}>
          <ButtonLink
            href={href}
            size="large"
            look={ground === "pine" && kind !== "secondary" ? "on-pine" : LOOKS[kind ?? "primary"]}
          >
            <UnbrokenPhones text={label} />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
