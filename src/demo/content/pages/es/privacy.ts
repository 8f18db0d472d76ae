import { accordion, contactFacts, hero, imageId, pageId, richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

export const privacyInSpanish: PageContent = {
  path: spanishPaths.privacy,
  language: "es",
  translationOf: pageId("/privacy"),
  title: "Privacidad",
  description: text`Lo que este sitio sabe de usted (muy poco), cómo usamos y compartimos su información médica, y qué derechos
  tiene.`,
  picture: "scene-privacy",
  blocks: [
    hero({
      heading: "Privacidad",
      lead: text`Dos cosas son privadas: lo que usted hace en este sitio y lo que está en su expediente médico.`,
      image: imageId("scene-privacy"),
      actions: [],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Este sitio web</h2>
        <ul>
          <li><strong>Sin rastreadores.</strong> Ninguna empresa de publicidad ni red social sabe que usted estuvo aquí.</li>
          <li><strong>Lo que usted busca</strong> se cuenta sin su nombre.</li>
          <li><strong>Cookies:</strong> puede leer todas las páginas sin aceptar ninguna.</li>
          <li><strong>Formularios:</strong> usamos lo que escribe solo para lo que usted pide. Las respuestas sobre su salud se guardan cifradas,
          y solo las lee el personal que las necesita.</li>
        </ul>
        <p>No vendemos ni alquilamos nombres ni direcciones a nadie.</p>
        <h2>Su información médica</h2>
        <h3>La usamos sin preguntarle</h3>
        <ul>
          <li><strong>para atenderlo:</strong> su cirujano ve lo que escribió su doctor de familia;</li>
          <li><strong>para cobrar:</strong> le decimos a su seguro qué atención recibió;</li>
          <li><strong>para administrar el hospital:</strong> revisar la calidad y enseñar;</li>
          <li><strong>cuando la ley lo exige o lo permite:</strong> por ejemplo, para informar de ciertas infecciones o de
          maltrato.</li>
        </ul>
        <h3>Primero le preguntamos</h3>
        <p>Antes de usar su historia o su foto, antes de compartir las notas de su terapeuta, en casi todos los casos, y antes de
        compartir lo que la ley protege sobre tratamientos por alcohol o drogas.</p>
        <p>Este es un resumen. El aviso completo está en inglés:
        <a lang="en" hreflang="en" href="/privacy">Notice of privacy practices</a>. Un intérprete se lo lee gratis:
        ${phoneLink(phones.languageHelp)}.</p>`,
    }),
    accordion({
      heading: "Sus derechos",
      items: [
        {
          title: "Ver su expediente y recibir una copia",
          html: html`<p>En un plazo de diez días; la ley nos da 30. La primera copia es gratis.
          <a href="${spanishPaths.records}">Cómo pedirla</a>.</p>`,
        },
        {
          title: "Pedir que lo corrijamos",
          html: html`<p>Escriba qué está mal y por qué. Si no estamos de acuerdo, le decimos por qué en un plazo de 60 días, y usted puede agregar
          su propia nota.</p>`,
        },
        {
          title: "Decidir cómo lo llamamos o le escribimos",
          html: html`<p>Otro teléfono, otra dirección, sin mensajes de voz. No tiene que decir por qué.</p>`,
        },
        {
          title: "Saber con quién se compartió",
          html: html`<p>Le damos una lista de los últimos seis años. No incluye lo que se compartió para atenderlo, para cobrar o
          para administrar el hospital. Una lista al año es gratis.</p>`,
        },
        {
          title: "Presentar una queja",
          html: html`<p>Ante nuestra encargada de privacidad o ante la Oficina de Derechos Civiles del Departamento de Salud de los
          Estados Unidos: <a href="https://www.hhs.gov/hipaa/filing-a-complaint/">hhs.gov/hipaa/filing-a-complaint</a>. Nadie
          tomará represalias contra usted.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Preguntas",
      items: [
        {
          label: "Encargada de privacidad, Helen Cada",
          phone: phones.privacyOffice,
          email: "privacy@prairielantern.example",
          hours: spanishHours.office,
        },
      ],
    }),
  ],
};
