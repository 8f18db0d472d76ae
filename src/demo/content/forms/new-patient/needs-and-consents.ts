import { html } from "../../html";
import { phoneLink, phones } from "../../phones";
import { ask, must } from "../form-parts";
import { sensitiveQuestion } from "./conditions";

export const needsAndConsents = [
  ask("pageNeeds", "page", "What makes a visit easier"),
  ask("needs", "choices", "Tell us, and it is ready when you come", {
    ...sensitiveQuestion,
    choices: [
      "A wheelchair at the door",
      "Help onto the table, or a lift",
      "A room without steps on the way",
      "Large print",
      "Someone to read forms to me",
      "A hearing amplifier, or captions",
      "A quiet room to wait in",
      "More time",
      "Someone with me during the visit",
      "Room for a service animal",
      "A ride to the clinic",
    ],
  }),
  ask("needsMore", "textarea", "Anything else that would help", sensitiveQuestion),

  ask("pageConsents", "page", "Before you send it", {
    text: html`<p>On the next page you can check everything, and change it, before you send it.</p>`,
  }),
  ask("agreesTrue", "consent", "What I have written is correct as far as I know", must),
  ask("agreesPrivacy", "consent", "I have seen how my health information is protected", {
    ...must,
    text: html`<p>Our <a href="/privacy">privacy notice</a> says who may see what you tell us, and how you can have it
    corrected. Ask for it on paper at any desk, or call ${phoneLink(phones.privacyOffice)}.</p>`,
  }),
  ask("agreesContact", "consent", "You may contact me about this application", {
    ...must,
    text: html`<p>In the ways you chose. A message left for you never says what it is about.</p>`,
  }),
  ask("agreesResearch", "checkbox", "You may ask me later about taking part in a study", {
    help: "Your care is the same whether you check it or not.",
  }),
  ask("signature", "text", "Type your full name to sign", {
    ...must,
    help: "If you fill this in for someone else, sign with your own name.",
  }),
];
