import { useState } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "~/site/browser/use-hydrated";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { Modal } from "~/ui/modal/modal";
import { Phone } from "~/ui/phone/phone";
import { Section } from "~/ui/section/section";
import styles from "./thanks.module.css";

interface ThanksProps {
  /** Null if the address does not request the text. */
  thanks: { name: string } | null;
  phone: string;
}

/**
 * Thanks a donor if the address requests it, as text on the page. With JavaScript, it opens in a modal; closing it
 * removes the query. Anyone can write the address, so the text must be true for every reader.
 */
export function Thanks({ thanks, phone }: ThanksProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [latest, setLatest] = useState(thanks);
  if (thanks && thanks !== latest) setLatest(thanks);
  const title = latest?.name ? `Thank you, ${latest.name}` : "Thank you";
  const close = () => void navigate("/donate", { replace: true, preventScrollReset: true });
  return (
    <>
      {thanks && !hydrated && (
        <Section room="small">
          <Alert tone="good" title={title}>
            <Words phone={phone} />
          </Alert>
        </Section>
      )}
      <Modal
        open={hydrated && thanks !== null}
        onClose={close}
        title={title}
        width="narrow"
        inHistory={false}
      >
        <div className={styles.thanks}>
          <Words phone={phone} />
          <Button onClick={close}>Close</Button>
        </div>
      </Modal>
    </>
  );
}

function Words({ phone }: { phone: string }) {
  return (
    <>
      <p>
        Gifts built this county’s hospital, and gifts help it grow. If you have just given, your receipt is on
        its way to you by email.
      </p>
      {phone && (
        <p>
          No receipt within the hour? Call us: <Phone number={phone} label="Questions about giving" />
        </p>
      )}
    </>
  );
}
