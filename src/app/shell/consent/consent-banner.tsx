import { clientStore } from "~/site/browser/store/client-store";
import type { ConsentPurpose, TrackingConsent } from "~/site/browser/store/stored-state";
import { Button } from "~/ui/button/button";
import { useMeasuredBar } from "../use-measured-bar";
import styles from "./consent-banner.module.css";

interface Question {
  title: string;
  text: string;
  no: string;
  yes: string;
}

const COUNTED: Question = {
  title: "May we count your visit?",
  text: "With your permission, other companies’ tools tell us which pages are read. They never run where you fill in a form about yourself.",
  no: "Do not count",
  yes: "Count my visit",
};

const MEASURED: Question = {
  title: "May we measure our pages?",
  text: "With your permission, your browser tells us, and nobody else, how fast our pages are for you. We keep totals for each page, and nothing about you.",
  no: "Do not measure",
  yes: "Measure pages",
};

/** One question, with two choices of equal weight, above the footer. The page can be read and used before either is made. */
export default function ConsentBanner({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const banner = useMeasuredBar("--consent-takes");
  const { title, text, no, yes } = questionAbout(purposes);
  return (
    <section ref={banner} aria-labelledby="consent" className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="consent" className={styles.title}>
            {title}
          </h2>
          <p>
            {text} Everything here works the same if you say no.{" "}
            <a href="/privacy">How we protect your privacy</a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button look="quiet" onClick={() => choose("refused", purposes)}>
            {no}
          </Button>
          <Button look="quiet" onClick={() => choose("allowed", purposes)}>
            {yes}
          </Button>
        </div>
      </div>
    </section>
  );
}

function questionAbout(purposes: readonly ConsentPurpose[]): Question {
  if (!purposes.includes("services")) return MEASURED;
  if (!purposes.includes("speed")) return COUNTED;
  const { title, text, no, yes } = COUNTED;
  return { title, text: `${text} Your browser also tells us how fast our pages are.`, no, yes };
}

function choose(choice: TrackingConsent["choice"], purposes: readonly ConsentPurpose[]): void {
  clientStore.setState({ tracking_consent: { choice, purposes, at: Date.now() } });
}
