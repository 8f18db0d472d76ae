import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderMail } from "~/platform/mail/render-mail";
import { projectRoot } from "~/platform/project-root";
import { mailColors } from "../../mail-colors";
import { HospitalMail, MailButton, MailText } from "./hospital-mail";

const hospital = {
  colors: { main: "#14365c", signal: "#f2b441" },
  name: "Prairie Lantern Community Hospital",
  address: "400 Cottonwood Avenue, Alder Creek, NE 69199",
  phone: "3085550100",
  email: "hello@prairielantern.example",
};
const mail = (
  <HospitalMail hospital={hospital} heading="Your class was moved">
    <MailText>It now begins at 6 & ends at 7.</MailText>
    <MailButton href="https://hospital.example/classes/1">See the class</MailButton>
  </HospitalMail>
);

test("a message states sender, subject, and contact, as HTML and text", async () => {
  const { html, text } = await renderMail(mail);
  for (const form of [html.replaceAll("<!-- -->", ""), text]) {
    expect(form).toContain("Prairie Lantern Community Hospital");
    expect(form).toMatch(/Your class was moved/i);
    expect(form).toContain("https://hospital.example/classes/1");
    expect(form).toContain("(308) 555-0100");
  }
  expect(text).toContain("6 & ends at 7");
  expect(text).not.toMatch(/<\w/);
});

test("a message has the hospital's brand colors", async () => {
  const { html } = await renderMail(mail);
  expect(html).not.toContain(mailColors.pine);
  // The bar at the top, the heading, and the button.
  expect(html.split("#14365c").length - 1).toBeGreaterThanOrEqual(3);
});

test("a message loads nothing", async () => {
  const { html } = await renderMail(mail);
  expect(html).not.toMatch(/\bsrc=|url\(|<link|@import/);
});

test("the colors are the site's", () => {
  const tokens = readFileSync(join(projectRoot(), "src/ui/tokens.css"), "utf8");
  for (const [name, value] of Object.entries(mailColors)) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokens).toContain(`--color-${token}: ${value};`);
  }
});
