import { contactFacts, hero, imageId, pageId, richText, steps } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

export const newPatientInSpanish: PageContent = {
  path: spanishPaths.newPatient,
  language: "es",
  translationOf: pageId("/new-patient/primary-care"),
  title: "Pacientes nuevos: atención primaria",
  description: text`Cómo escoger un doctor de familia en {shortName}, hacer su primera cita y qué traer ese día.`,
  picture: "scene-location-alder-creek-family-clinic",
  blocks: [
    hero({
      heading: "Pacientes nuevos",
      lead: text`Recibimos pacientes nuevos de todas las edades en {town}, Willow Bend y Plum Valley. Basta una llamada; casi todos
      tienen su primera visita en menos de dos semanas.`,
      image: imageId("scene-location-alder-creek-family-clinic"),
      actions: [
        {
          label: `Haga una cita: ${phoneText(phones.scheduling)}`,
          href: "tel:{schedulingPhone}",
          kind: "primary",
        },
        { label: "Encuentre un doctor", href: spanishPaths.findCare, kind: "secondary" },
      ],
    }),
    steps({
      heading: "Paso a paso",
      items: [
        {
          title: "Escoja un lugar y una persona",
          html: html`<p>Cerca de su casa o de su trabajo. Puede cambiar cuando quiera. Si no tiene preferencia por un doctor, dígalo:
          tendrá su cita más pronto.</p>`,
        },
        {
          title: "Llame",
          html: html`<p>${phoneLink(phones.scheduling)}, de lunes a viernes, de 7:30 a.m. a 5:30 p.m. Diga “español” y un
          intérprete se une a la llamada. La llamada dura diez minutos.</p>`,
        },
        {
          title: "Pida que su clínica anterior nos envíe su expediente",
          html: html`<p>Firme un formulario y nosotros lo pedimos. Hágalo en cuanto tenga la fecha de su cita.</p>`,
        },
        {
          title: "Llegue 30 minutos antes",
          html: html`<p>Traiga una identificación con foto, su tarjeta del seguro, todos los frascos de sus medicinas, la cartilla
          de vacunas de los niños y los nombres de los doctores que lo atienden. La visita dura 40 minutos.</p>`,
        },
      ],
    }),
    richText({
      ground: "mist",
      html: html`
        <h2>Si no tiene seguro</h2>
        <p>También lo atendemos. No le preguntamos por su estatus migratorio. Su atención puede ser gratis o costar menos: vea la
        <a href="${spanishPaths.financialAssistance}">ayuda financiera</a>.</p>`,
    }),
    contactFacts({
      heading: "O llame a una clínica",
      items: [
        {
          label: "Alder Creek Family Clinic",
          phone: phones.familyClinic,
          text: "118 Main Street. Los sábados, sin cita, de 8:30 a.m. a 11:30 a.m.",
        },
        {
          label: "Willow Bend Clinic",
          phone: phones.willowBend,
          text: "27 Railroad Street. El primer miércoles del mes, también de 5:30 p.m. a 8:00 p.m.",
        },
        {
          label: "Plum Valley Rural Health Clinic",
          phone: phones.plumValley,
          text: "9 Schoolhouse Road. El costo depende de lo que ganan en su hogar.",
        },
        { label: "Intérpretes", phone: "{languagePhone}", hours: spanishHours.always },
      ],
    }),
  ],
};
