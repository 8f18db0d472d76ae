import { ButtonLink } from "~/ui/button/button";
import { Phone } from "~/ui/phone/phone";
import { Tag } from "~/ui/tag/tag";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import { seatsInWords } from "../../class/seats-in-words";
import type { ShownOffering } from "../../offered-classes";
import styles from "./sign-up.module.css";

/** With this many free seats or fewer, their number is next to the link, too. */
const FEW_SEATS = 5;

export interface SignUpProps {
  id: string;
  /** The page of the class. */
  href: string;
  title: string;
  when: string;
  offering: ShownOffering;
  size?: "normal" | "large";
}

/** The availability of a class, and the link to register (specification, section 4). */
export function SignUp({ offering, size, ...which }: SignUpProps) {
  const { state, label, waitlist, seatsLeft } = offering;
  if (state === "none") return <p className={styles.words}>No need to register</p>;
  if (state === "open")
    return (
      <>
        <RegisterLink {...which} size={size}>
          Register
        </RegisterLink>
        {seatsLeft !== null && seatsLeft <= FEW_SEATS && (
          <p className={styles.words}>{seatsInWords(seatsLeft)}</p>
        )}
      </>
    );
  if (state === "by-phone") return <CallToRegister phone={offering.phone} size={size} />;
  return (
    <>
      <p className={styles.state}>
        <Tag tone={state === "over" ? "plain" : state === "full" ? "notice" : "urgent"}>{label}</Tag>
      </p>
      {waitlist && (
        <RegisterLink {...which} size={size} look="quiet">
          Join the waitlist
        </RegisterLink>
      )}
    </>
  );
}

/** Replaces the link to the form if the class costs money and the site takes no payments. */
function CallToRegister({ phone, size }: Pick<ShownOffering, "phone"> & Pick<SignUpProps, "size">) {
  return (
    <p className={size === "large" ? styles.call : styles.words}>
      To register, call {phone ? <Phone number={phone} label="Register for a class" /> : "us"}
    </p>
  );
}

interface RegisterLinkProps extends Omit<SignUpProps, "offering"> {
  look?: "primary" | "quiet";
  children: string;
}

/** Opens the form in a modal. Without JavaScript, and in a new tab, it links to the form's page. */
function RegisterLink({ id, href, title, when, look, size, children }: RegisterLinkProps) {
  return (
    <ButtonLink
      href={`emit:class-registration?id=${id}`}
      instead={`${href}/register`}
      look={look}
      size={size}
    >
      {children}
      <VisuallyHidden>
        {" "}
        for {title}, {when}
      </VisuallyHidden>
    </ButtonLink>
  );
}
