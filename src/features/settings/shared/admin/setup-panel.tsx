import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { mayOpen } from "~/admin/session/may-open";
import { useUser } from "~/admin/session/use-session";
import styles from "./setup-panel.module.css";
import { setupQuery } from "./setup-query";

/**
 * The dashboard panel with the progress of the setup, until it is finished. Empty for people who may not change the
 * settings.
 */
export function SetupPanel() {
  const isAllowed = mayOpen(useUser(), ["permissionSettingsManager"]);
  const { data } = useQuery({ ...setupQuery, enabled: isAllowed });
  if (!data?.isWaiting) return null;
  const { steps } = data;
  const done = steps.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <section className={styles.panel} aria-labelledby="setup-of-the-site">
      <div>
        <h2 id="setup-of-the-site" className={styles.title}>
          {done === 0 ? "Make this site your hospital’s" : "Go on setting up the site"}
        </h2>
        <p>
          {done === 0
            ? `${steps.length} short steps: name, phones, colors, email. You can stop at any time and continue later.`
            : `${done} of ${steps.length} steps are done.`}
        </p>
        <progress
          className={styles.bar}
          max={steps.length}
          value={done}
          aria-label={`${done} of ${steps.length} steps are done`}
        />
      </div>
      <Link to="/admin/settings/setup" className={styles.link}>
        {done === 0 ? "Set up the site" : "Continue"}
      </Link>
    </section>
  );
}
