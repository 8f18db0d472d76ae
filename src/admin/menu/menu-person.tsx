import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { useClientStore } from "~/site/browser/store/client-store";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { signOut } from "../session/sign-out";
import styles from "./side-menu.module.css";

/** The signed-in person, and the button to sign out. */
export function MenuPerson({ expanded }: { expanded: boolean }) {
  const user = useClientStore((state) => state.user);
  const name = String(user?.name ?? "");
  return (
    <div className={styles.person}>
      <Link to="/admin/account" className={styles.account} title="Your account">
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        {expanded ? (
          <span className={styles.personName}>{name}</span>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
      </Link>
      {expanded && (
        <button type="button" className={styles.out} aria-label="Sign out" title="Sign out" onClick={signOut}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? "")
    .join("");
}
