import { alert, contactFacts, hero, imageId, pageId, richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText, publicLines } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

export const contactInSpanish: PageContent = {
  path: spanishPaths.contact,
  language: "es",
  translationOf: pageId("/contact-us"),
  title: "Contacto",
  description: text`Los teléfonos de {shortName} en español: hospital, enfermeras, citas, facturas, expedientes,
  intérpretes y quejas.`,
  picture: "scene-contact",
  blocks: [
    hero({
      heading: "Contacto",
      lead: text`Llame al ${phoneText(phones.main)} a cualquier hora y diga “español”. Un intérprete se une a la llamada, gratis.`,
      image: imageId("scene-contact"),
      actions: [{ label: `Llame al ${phoneText(phones.main)}`, href: "tel:{phone}", kind: "primary" }],
    }),
    alert({
      tone: "urgent",
      title: "En una emergencia llame al 911",
      html: html`<p>Si piensa en el suicidio o tiene una crisis de salud mental, llame al <a href="tel:988">988</a> y oprima 2.
      Si alguien se envenenó, llame al ${phoneLink(publicLines.poisonControl)}. Los tres números contestan las 24 horas y son gratis.
      <a href="${spanishPaths.emergency}">Más sobre emergencias</a>.</p>`,
    }),
    contactFacts({
      heading: "Atención médica",
      items: [
        { label: "Hospital", phone: "{phone}", hours: spanishHours.always },
        {
          label: "Línea de enfermeras",
          phone: "{nurseLine}",
          hours: spanishHours.always,
          text: "Una enfermera le dice si puede esperar y qué hacer ahora. Es gratis.",
        },
        {
          label: "Hacer, cambiar o cancelar una cita",
          phone: "{schedulingPhone}",
          hours: spanishHours.scheduling,
          text: "Por favor, cancele al menos 24 horas antes.",
        },
        {
          label: "Rayos X y otras imágenes",
          phone: phones.imaging,
          hours: spanishHours.imaging,
        },
        {
          label: "Laboratorio",
          phone: phones.laboratory,
          hours: "De lunes a viernes, de 6:30 a.m. a 5:30 p.m.; los sábados, de 8:00 a.m. al mediodía",
        },
        { label: "Maternidad (The Birth Place)", phone: phones.birthPlace, hours: spanishHours.always },
      ],
    }),
    contactFacts({
      heading: "Facturas, expedientes y ayuda",
      items: [
        { label: "Facturas", phone: phones.billing, hours: spanishHours.office },
        { label: "Ayuda financiera", phone: phones.financialHelp, hours: spanishHours.office },
        { label: "Expediente médico", phone: phones.medicalRecords, hours: spanishHours.records },
        {
          label: "Intérpretes y lengua de señas",
          phone: "{languagePhone}",
          hours: spanishHours.always,
          text: "Gratis. Si es sordo o no oye bien, marque el 711 y dé este número.",
        },
        {
          label: "Ayuda con el portal del paciente",
          phone: phones.portalHelp,
          hours: spanishHours.portalHelp,
        },
        {
          label: "Quejas y agradecimientos: Marion Vesely, defensora del paciente",
          phone: phones.patientAdvocate,
          email: "advocate@prairielantern.example",
          hours: spanishHours.records,
          text: "Le llama a más tardar el siguiente día hábil y le contesta por escrito en un plazo de siete días.",
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Por correo y en persona</h2>
        <p>{hospital}<br />{address}<br />{town}, NE 69199</p>
        <p>Correo electrónico: <a href="mailto:hello@prairielantern.example">hello@prairielantern.example</a>. El correo no es
        privado: no escriba qué enfermedad tiene, su fecha de nacimiento ni el número de su seguro.</p>`,
    }),
  ],
};
