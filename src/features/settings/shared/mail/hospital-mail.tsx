import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { createContext, type ReactNode, useContext } from "react";
import { mailColors as color } from "../../mail-colors";
import type { MailIdentity } from "./mail-identity";

interface HospitalMailProps {
  hospital: MailIdentity;
  /** The message in one line. Mail programs show it as a preview. */
  heading: string;
  children: ReactNode;
}

const font = "'Atkinson Hyperlegible', Arial, Helvetica, sans-serif";
const small = { fontSize: "14px", lineHeight: "1.5", color: color.inkSoft, margin: "0" };

/** The hospital's main color, for components within a message. */
const MainColor = createContext<string>(color.pine);

/** The layout of all emails. Loads nothing over the network. */
export function HospitalMail({ hospital, heading, children }: HospitalMailProps) {
  const { colors } = hospital;
  const facts = [hospital.address, formatPhone(hospital.phone)].filter(Boolean).join(" · ");
  return (
    <Html lang="en">
      <Head />
      <Preview>{heading}</Preview>
      <Body style={{ backgroundColor: color.sand, fontFamily: font, margin: "0", padding: "24px 12px" }}>
        <Container style={{ maxWidth: "560px", backgroundColor: color.paper, borderRadius: "8px" }}>
          <Section
            style={{
              padding: "20px 28px",
              backgroundColor: colors.main,
              borderBottom: `4px solid ${colors.signal}`,
            }}
          >
            <Text style={{ margin: "0", fontSize: "18px", fontWeight: "700", color: color.onPine }}>
              {hospital.name}
            </Text>
          </Section>
          <Section style={{ padding: "12px 28px 24px" }}>
            <Heading as="h1" style={{ fontSize: "24px", lineHeight: "1.25", color: colors.main }}>
              {heading}
            </Heading>
            <MainColor value={colors.main}>{children}</MainColor>
          </Section>
          <Hr style={{ borderColor: color.rule, margin: "0" }} />
          <Section style={{ padding: "16px 28px" }}>
            <Text style={small}>{hospital.name}</Text>
            {facts && <Text style={small}>{facts}</Text>}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ fontSize: "16px", lineHeight: "1.6", color: color.ink }}>{children}</Text>;
}

/** The main action of a message. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const style = {
    display: "inline-block",
    padding: "12px 24px",
    borderRadius: "999px",
    backgroundColor: useContext(MainColor),
    color: color.onPine,
    fontSize: "16px",
    fontWeight: "700",
    textDecoration: "none",
  };
  return (
    <Text>
      <Link href={href} style={style}>
        {children}
      </Link>
    </Text>
  );
}

/** A link in a sentence. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  const main = useContext(MainColor);
  return (
    <Link href={href} style={{ color: main, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

/** Ten digits as "(308) 555-0141". */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}
