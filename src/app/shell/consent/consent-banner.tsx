import { useClientStore } from "~/site/browser/store/client-store";
import type { TrackingConsent } from "~/site/browser/store/stored-state";
import { Button } from "~/ui/button/button";
import { useMeasuredBar } from "../use-measured-bar";
import styles from "./consent-banner.module.css";

/** Two choices of equal weight. The page can be read and used before either is made. */
export default function ConsentBanner() {
  const banner = useMeasuredBar("--consent-takes");
  return (
    <section ref={banner} aria-labelledby="consent" className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent" className={styles.title}>
            May we count your visit?
          </h2>
          <p>
            With your permission, other companies’ tools tell us which pages are read. They never run where
            you fill in a form about yourself. Everything here works the same if you say no.{" "}
            <a href="/privacy">How we protect your privacy</a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button look="quiet" onClick={() => choose("refused")}>
            Do not count
          </Button>
          <Button look="quiet" onClick={() => choose("allowed")}>
            Count my visit
          </Button>
        </div>
      </div>
    </section>
  );
}

function choose(choice: TrackingConsent["choice"]): void {
  useClientStore.setState({ tracking_consent: { choice, at: Date.now() } });
}
