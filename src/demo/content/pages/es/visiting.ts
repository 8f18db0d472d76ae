import { accordion, alert, contactFacts, hero, imageId, pageId, table } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

const VISITING_HOURS = "8:00 a.m. a 8:00 p.m.";

export const visitingInSpanish: PageContent = {
  path: spanishPaths.visiting,
  language: "es",
  translationOf: pageId("/visiting"),
  title: "Visitas a un paciente",
  description: text`Horario de visitas, cuántas personas a la vez, reglas, estacionamiento y comida en el hospital {shortName}.`,
  picture: "scene-location-main-hospital",
  blocks: [
    hero({
      heading: "Visitas a un paciente",
      lead: text`Venga de ${VISITING_HOURS}, cualquier día del año. Su visita ayuda al paciente a sanar. Pregunte en la recepción
      en qué cuarto está.`,
      image: imageId("scene-location-main-hospital"),
      actions: [
        {
          label: `Llame al hospital: ${phoneText(phones.main)}`,
          href: "tel:{phone}",
          kind: "primary",
        },
      ],
    }),
    table({
      heading: "Horario de visitas",
      caption: "Cuándo puede visitar, y cuántas personas a la vez",
      columns: ["Dónde", "Horas", "Cuántas personas"],
      rows: [
        ["Cuartos del hospital", VISITING_HOURS, "Dos a la vez"],
        [
          "Maternidad",
          `${VISITING_HOURS}; una persona de apoyo, de día y de noche`,
          "Dos, y la persona de apoyo",
        ],
        ["Niños", `Los padres, de día y de noche; los demás, ${VISITING_HOURS}`, "Dos, y los padres"],
        ["Sala de emergencias", "Las 24 horas", "Una, o más si la enfermera lo permite"],
        ["Al final de la vida", "Las 24 horas", "Familia y amigos, como el paciente desee"],
      ],
    }),
    alert({
      tone: "info",
      title: "Si está enfermo, quédese en casa",
      html: html`<p>Si tiene fiebre, tos nueva, vómito o diarrea, llame en vez de venir. Marque el ${phoneLink(phones.main)} y pida
      hablar con el paciente por su nombre completo.</p>`,
    }),
    accordion({
      heading: "Cuando esté aquí",
      items: [
        {
          title: "Reglas para que todos descansen",
          html: html`<ul><li>Pida un pase de visitante en la recepción.</li><li>Límpiese las manos al entrar y al salir de
          un cuarto.</li><li>Pregunte a la enfermera antes de traer comida, flores o globos. No se permiten globos de
          látex.</li><li>Hable en voz baja y conteste el teléfono en el pasillo.</li><li>No se permite fumar ni vapear en ningún lugar
          del hospital.</li><li>Pida permiso antes de tomar fotos.</li></ul>`,
        },
        {
          title: "¿Pueden venir los niños?",
          html: html`<p>Sí. Un niño menor de 12 años necesita un adulto que lo cuide, además del paciente. Los hermanos pueden
          conocer al bebé.</p>`,
        },
        {
          title: "Dónde estacionarse y qué puerta usar",
          html: html`<p>El estacionamiento es gratis y está en Cottonwood Avenue. La entrada principal abre de 6:00 a.m. a
          8:30 p.m. A otras horas use la entrada de emergencias, en Fourth Street; siempre está abierta. No hay escalones y
          tenemos sillas de ruedas.</p>`,
        },
        {
          title: "Comida e internet",
          html: html`<p>El Lantern Café, en la planta baja, abre de lunes a viernes de 7:00 a.m. a 2:00 p.m. Un almuerzo caliente
          cuesta $7.50. El wifi es gratis: escoja la red PrairieGuest. No tiene contraseña.</p>`,
        },
        {
          title: "Un lugar para dormir cerca",
          html: html`<p>La familia puede dormir en uno de cuatro cuartos al otro lado de la calle. Cuesta $20 la noche, o nada si
          no puede pagarlo. Llame a ${phoneLink(phones.socialWork)} antes de las 5:00 p.m.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "A quién llamar",
      items: [
        { label: "Recepción", phone: "{phone}", hours: spanishHours.always },
        { label: "Maternidad", phone: phones.birthPlace, hours: spanishHours.always },
        {
          label: "Defensora del paciente",
          phone: phones.patientAdvocate,
          hours: spanishHours.records,
          text: "Si algo le preocupa de la visita o de la atención.",
        },
      ],
    }),
  ],
};
