import type { Contact, DangerNotice, NoticeKind } from "./notice";

type Language = DangerNotice["language"];
type Words = Pick<DangerNotice, "title" | "text">;

/**
 * The texts of each notice. The emergency and poison notices are shown above the results; the crisis notice replaces
 * the page.
 */
export const NOTICE_WORDS: Record<Language, Record<NoticeKind, Words>> = {
  en: {
    emergency: {
      title: "If this is happening now, call 911",
      text: "Do not wait and do not drive yourself. The dispatcher tells you what to do until help arrives.",
    },
    poison: {
      title: "Call poison control now: 1-800-222-1222",
      text: "Call even if the person feels fine. If they are not awake, not breathing well or having a seizure, call 911.",
    },
    crisis: {
      title: "You are not alone. Call or text 988",
      text: "Someone will listen at any hour, for you or for a person you worry about. It is free, and you do not have to give your name. If a life is in danger now, call 911.",
    },
  },
  es: {
    emergency: {
      title: "Si esto está pasando ahora, llame al 911",
      text: "No espere y no maneje usted mismo. La persona que contesta le dice qué hacer mientras llega la ayuda. Diga “español”.",
    },
    poison: {
      title: "Llame ahora al centro de toxicología: 1-800-222-1222",
      text: "Llame aunque la persona se sienta bien. Si no despierta, no respira bien o tiene convulsiones, llame al 911.",
    },
    crisis: {
      title: "No está solo. Llame al 988 y oprima 2",
      text: "Alguien le escucha en español a cualquier hora, por usted o por una persona que le preocupa. Es gratis y no tiene que dar su nombre. Si hay una vida en peligro ahora, llame al 911.",
    },
  },
};

const CALLS = {
  en: {
    emergency: { label: "Call 911", detail: "If a life may be in danger", url: "tel:911" },
    poison: {
      label: "Call poison control",
      detail: "1-800-222-1222, at any hour, free",
      url: "tel:+18002221222",
    },
    crisis: { label: "Call 988", detail: "Thoughts of suicide, at any hour, free", url: "tel:988" },
  },
  es: {
    emergency: { label: "Llamar al 911", detail: "Si una vida puede estar en peligro", url: "tel:911" },
    poison: {
      label: "Llamar a toxicología",
      detail: "1-800-222-1222, a cualquier hora, gratis",
      url: "tel:+18002221222",
    },
    crisis: {
      label: "Llamar al 988 y oprimir 2",
      detail: "Pensamientos de suicidio, a cualquier hora, gratis",
      url: "tel:988",
    },
  },
} satisfies Record<Language, Record<NoticeKind, Contact>>;

const CRISIS = {
  en: [
    { label: "Call 988", detail: "Talk with a counselor", url: "tel:988" },
    { label: "Text 988", detail: "Write messages instead", url: "sms:988" },
    { label: "Chat online", detail: "988lifeline.org", url: "https://988lifeline.org/chat/" },
    { label: "Call 911", detail: "If a life is in danger now", url: "tel:911" },
  ],
  es: [
    { label: "Llamar al 988 y oprimir 2", detail: "Hable con un consejero en español", url: "tel:988" },
    { label: "Enviar AYUDA al 988", detail: "Por mensaje de texto", url: "sms:988?&body=AYUDA" },
    { label: "Chatear en línea", detail: "988lifeline.org", url: "https://988lifeline.org/es/inicio/" },
    { label: "Llamar al 911", detail: "Si hay una vida en peligro ahora", url: "tel:911" },
  ],
} satisfies Record<Language, Contact[]>;

const HOSPITAL = {
  en: { label: "Call our emergency department", detail: "always open" },
  es: { label: "Llamar a nuestra sala de emergencias", detail: "siempre abierta" },
} satisfies Record<Language, Pick<Contact, "label" | "detail">>;

/**
 * The order of a notice's phone lines, except the crisis notice. Each has every line, because a search rarely contains
 * all details.
 */
const ORDER: Record<Exclude<NoticeKind, "crisis">, readonly NoticeKind[]> = {
  emergency: ["emergency", "poison", "crisis"],
  poison: ["poison", "emergency", "crisis"],
};

/**
 * @param hospital the phone of the hospital's emergency department; only the crisis page shows it, because the other
 * notices refer to 911
 */
export function contactsOf(
  kind: NoticeKind,
  language: Language,
  hospital: { shown: string; url: string } | null,
): Contact[] {
  if (kind !== "crisis") return ORDER[kind].map((one) => CALLS[language][one]);
  if (!hospital) return CRISIS[language];
  const { label, detail } = HOSPITAL[language];
  return [...CRISIS[language], { label, detail: `${hospital.shown}, ${detail}`, url: hospital.url }];
}
