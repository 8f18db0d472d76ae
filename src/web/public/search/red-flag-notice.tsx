import type { ReactNode } from "react";
import type { RedFlag } from "~/domain/search/red-flag";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { displayPhone, phoneHref } from "~/ui/phone/phone-number";
import { Section } from "~/ui/section/section";
import styles from "./search.module.css";

const POISON = "8002221222";

interface Help {
  title: string;
  words: ReactNode;
  /** Whom to call, the most urgent first. */
  numbers: [first: string, second: string];
}

const HELP: Record<RedFlag, Help> = {
  emergency: {
    title: "If this is happening now, call 911",
    words:
      "Chest pain, trouble breathing, a drooping face, heavy bleeding: do not wait and do not drive yourself. For thoughts of suicide, call or text 988.",
    numbers: ["911", "988"],
  },
  crisis: {
    title: "You do not have to go through this alone. Call or text 988",
    words:
      "Somebody answers at any hour, free and without asking your name. If a life may be in danger, call 911. Do not drive yourself.",
    numbers: ["988", "911"],
  },
  poison: {
    title: "Swallowed something dangerous? Call poison control now",
    words:
      "Poison control answers at any hour, free. If the person is not awake, not breathing well or has a seizure, call 911.",
    numbers: [POISON, "911"],
  },
};

/** Stands above everything else when what was typed sounds like an emergency; takes nothing away. */
export function RedFlagNotice({ flag }: { flag: RedFlag }) {
  const { title, words, numbers } = HELP[flag];
  return (
    <Section room="small">
      <Alert tone="urgent" title={title}>
        <p className={styles.urgent}>{words}</p>
        <p className={styles.calls}>
          {numbers.map((number, at) => (
            <ButtonLink key={number} href={phoneHref(number)} look={at === 0 ? "give" : "quiet"} size="large">
              Call {displayPhone(number)}
            </ButtonLink>
          ))}
        </p>
      </Alert>
    </Section>
  );
}
