import { cards, contactFacts, hero, imageId, pageId, richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText, publicLines } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

const page = (title: string, description: string, href: string) => ({
  title,
  text: description,
  href,
  linkLabel: title,
});

export const languageHelpInSpanish: PageContent = {
  path: spanishPaths.languageHelp,
  language: "es",
  translationOf: pageId("/nondiscrimination"),
  title: "Ayuda en español y sus derechos",
  description: text`Intérpretes gratis las 24 horas, las páginas de este sitio en español, sus derechos y cómo presentar una
  queja.`,
  picture: "scene-contact",
  blocks: [
    hero({
      heading: "Ayuda en español",
      lead: text`Usted tiene derecho a entender y a que lo entiendan. Un intérprete le ayuda gratis, las 24 horas.`,
      image: imageId("scene-contact"),
      actions: [
        {
          label: `Intérprete: ${phoneText(phones.languageHelp)}`,
          href: "tel:{languagePhone}",
          kind: "primary",
        },
      ],
    }),
    cards({
      heading: "Páginas en español",
      items: [
        page("Emergencias", "Cuándo llamar al 911 y qué pasa cuando llega.", spanishPaths.emergency),
        page("Encuentre un doctor", "Cómo escoger y cómo hacer una cita.", spanishPaths.findCare),
        page("Pacientes nuevos", "Su primera visita, paso a paso.", spanishPaths.newPatient),
        page("Visitas", "Horario, reglas, estacionamiento y comida.", spanishPaths.visiting),
        page("Facturas y pagos", "Cómo pagar, y qué hacer si hay un error.", spanishPaths.bills),
        page(
          "Ayuda financiera",
          "Atención gratis o a menor costo si el dinero no alcanza.",
          spanishPaths.financialAssistance,
        ),
        page("Expediente médico", "Cómo pedir una copia.", spanishPaths.records),
        page("Privacidad", "Quién puede ver su información.", spanishPaths.privacy),
        page("Contacto", "Todos los teléfonos.", spanishPaths.contact),
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Lo que hacemos por usted, gratis</h2>
        <ul>
          <li><strong>Si su idioma no es el inglés:</strong> intérpretes calificados por teléfono o video las 24 horas, y
          documentos en su idioma.</li>
          <li><strong>Si tiene una discapacidad:</strong> intérpretes de lengua de señas, subtítulos, letra grande y archivos
          para lectores de pantalla.</li>
        </ul>
        <p>No tiene que traer a su propio intérprete. Por favor, no le pida a un niño que interprete. Llame a
        ${phoneLink(phones.languageHelp)} o diga “español” en cualquier recepción.</p>
        <h2>La discriminación es ilegal</h2>
        <p>{shortName} cumple con las leyes federales de derechos civiles, entre ellas la Sección 1557 de la Ley de Cuidado
        de Salud a Bajo Precio. No discriminamos por raza, color, origen nacional (incluidos el dominio limitado del inglés y el idioma
        principal), edad, discapacidad o sexo (incluidos el embarazo, las características sexuales, la orientación sexual, la
        identidad de género y los estereotipos sexuales).</p>
        <h2>Cómo presentar una queja</h2>
        <p>Puede presentar una queja a nuestra coordinadora de derechos civiles, Marion Vesely, en un plazo de 60 días. Ella le
        ayuda a escribirla y le contesta por escrito en un plazo de 30 días. Nadie puede tomar represalias contra usted por quejarse.</p>
        <p>También puede quejarse ante la Oficina de Derechos Civiles del Departamento de Salud de los Estados Unidos:
        ${phoneLink(publicLines.civilRightsOffice)}.</p>`,
    }),
    contactFacts({
      heading: "A quién llamar",
      items: [
        { label: "Intérpretes", phone: "{languagePhone}", hours: spanishHours.always },
        {
          label: "Coordinadora de derechos civiles, Marion Vesely",
          phone: phones.patientAdvocate,
          email: "civilrights@prairielantern.example",
          hours: spanishHours.records,
        },
      ],
    }),
  ],
};
