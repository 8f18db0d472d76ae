import { contactFacts, hero, imageId, pageId, richText, steps } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

export const findCareInSpanish: PageContent = {
  path: spanishPaths.findCare,
  language: "es",
  translationOf: pageId("/provider-search"),
  title: "Encuentre un doctor",
  description: text`Cómo buscar en este sitio un doctor, una enfermera o una partera que habla español, y cómo hacer una cita.`,
  picture: "share-image",
  blocks: [
    hero({
      heading: "Encuentre un doctor",
      lead: text`Llámenos y le ayudamos a escoger, en español. O busque usted mismo en la lista, que está en inglés.`,
      image: imageId("scene-location-alder-creek-family-clinic"),
      actions: [
        {
          label: `Haga una cita: ${phoneText(phones.scheduling)}`,
          href: "tel:{schedulingPhone}",
          kind: "primary",
        },
        {
          label: "Vea quién habla español",
          href: "/provider-search?language=Spanish",
          kind: "secondary",
        },
      ],
    }),
    steps({
      heading: "Cómo buscar",
      items: [
        {
          title: "Abra la lista",
          html: html`<p><a href="/provider-search">La lista</a> tiene a todos nuestros doctores, enfermeras, parteras, terapeutas y
          consejeros.</p>`,
        },
        {
          title: "Escoja el idioma",
          html: html`<p>En <span lang="en">“Language”</span> escoja <span lang="en">“Spanish”</span>. Así ve solo a
          <a href="/provider-search?language=Spanish">quienes hablan español</a>.</p>`,
        },
        {
          title: "Llame para hacer su cita",
          html: html`<p>${phoneLink(phones.scheduling)}, de lunes a viernes, de 7:30 a.m. a 5:30 p.m., o al número que está en la página
          de cada persona.</p>`,
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Lo que conviene saber</h2>
        <ul>
          <li><strong>¿Nadie habla su idioma?</strong> En cualquier visita puede tener un intérprete, gratis:
          ${phoneLink(phones.languageHelp)}.</li>
          <li><strong>¿El doctor que quiere no recibe pacientes nuevos?</strong> Otro de la misma clínica lo puede atender. Pregunte.</li>
          <li><strong>¿Quiere cambiar de doctor?</strong> Puede hacerlo cuando quiera. No tiene que decir por qué.</li>
          <li><strong>¿Es su primera vez?</strong> Lea <a href="${spanishPaths.newPatient}">pacientes nuevos</a>.</li>
        </ul>`,
    }),
    contactFacts({
      heading: "A quién llamar",
      items: [
        { label: "Citas", phone: "{schedulingPhone}", hours: spanishHours.scheduling },
        {
          label: "Línea de enfermeras",
          phone: "{nurseLine}",
          hours: spanishHours.always,
          text: "Si no sabe si necesita ver a un doctor hoy.",
        },
      ],
    }),
  ],
};
