import type { RedFlag } from "~/domain/search/red-flag";
import { Alert } from "~/ui/alert/alert";
import { Phone } from "~/ui/phone/phone";
import { Section } from "~/ui/section/section";

const TITLES: Record<RedFlag, string> = {
  emergency: "If this is happening now, call 911",
  crisis: "You do not have to go through this alone. Call or text 988",
  poison: "Swallowed something dangerous? Call poison control now",
};

/** Stands above everything else when what was typed sounds like an emergency; takes nothing away. */
export function RedFlagNotice({ flag }: { flag: RedFlag }) {
  return (
    <Section room="small">
      <Alert tone="urgent" title={TITLES[flag]}>
        <p>{words[flag]}</p>
      </Alert>
    </Section>
  );
}

const emergency = (
  <>
    If a life may be in danger, call <Phone number="911" />. Do not drive yourself.
  </>
);

const words = {
  emergency: (
    <>
      Chest pain, trouble breathing, a drooping face, heavy bleeding: do not wait and do not drive yourself.
      Call <Phone number="911" />. For thoughts of suicide, call or text <Phone number="988" />.
    </>
  ),
  crisis: (
    <>
      Somebody answers <Phone number="988" /> at any hour, free and without asking your name. {emergency}
    </>
  ),
  poison: (
    <>
      Poison control: <Phone number="8002221222" />, at any hour, free. If the person is not awake, not
      breathing well or has a seizure, call <Phone number="911" />.
    </>
  ),
};
