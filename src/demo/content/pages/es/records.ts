import { accordion, contactFacts, hero, imageId, pageId, steps } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

export const recordsInSpanish: PageContent = {
  path: spanishPaths.records,
  language: "es",
  translationOf: pageId("/medical-records"),
  title: "Pida su expediente médico",
  description: text`Cómo pedir una copia de su expediente médico, o el de otra persona si tiene derecho: pasos, costo y tiempo.`,
  picture: "scene-patient-portal",
  blocks: [
    hero({
      heading: "Pida su expediente médico",
      lead: text`Usted tiene derecho a su expediente. Vea la mayor parte de inmediato en el portal del paciente, o pídanos una copia.`,
      image: imageId("scene-patient-portal"),
      actions: [
        {
          label: `Llame al ${phoneText(phones.medicalRecords)}`,
          href: `tel:+1${phones.medicalRecords}`,
          kind: "primary",
        },
      ],
    }),
    steps({
      heading: "Tres maneras de obtenerlo",
      items: [
        {
          title: "En el portal del paciente, de inmediato y gratis",
          html: html`<p>Resultados, notas de sus visitas, vacunas y cartas de los últimos años están en el
          <a href="/patient-portal">portal del paciente</a>, en inglés.</p>`,
        },
        {
          title: "Con el formulario",
          html: html`<p>Llene el <a href="/medical-records#request">formulario en inglés</a>. Tenga a la mano su identificación
          con foto. Si quiere ayuda, llame y lo llenamos con usted, con un intérprete.</p>`,
        },
        {
          title: "En persona",
          html: html`<p>Venga a la oficina 104 del hospital, de lunes a viernes, de 8:00 a.m. a 4:30 p.m. Traiga una
          identificación con foto.</p>`,
        },
      ],
    }),
    accordion({
      heading: "Lo que conviene saber",
      items: [
        {
          title: "¿Cuánto tarda?",
          html: html`<p>Casi todos reciben su copia en menos de diez días. La ley federal (HIPAA) nos da 30 días. Si necesitamos hasta 30 días
          más, le escribimos y le decimos por qué.</p>`,
        },
        {
          title: "¿Cuánto cuesta?",
          html: html`<p>El portal del paciente es gratis. También la primera copia en papel, y las imágenes en un disco. Cada copia
          adicional en papel cuesta $6.50, con el envío incluido.</p>`,
        },
        {
          title: "Lo pido para mi hijo",
          html: html`<p>Los padres y tutores pueden pedir el expediente de un menor de 18 años. Parte de la atención que los
          adolescentes pueden pedir por su cuenta es confidencial.</p>`,
        },
        {
          title: "Lo pido para un adulto a mi cuidado",
          html: html`<p>Necesita uno de estos documentos: un poder notarial vigente para decisiones de salud, una orden de la corte que
          lo nombre tutor, o una autorización con la firma del paciente.</p>`,
        },
        {
          title: "Hay un error en mi expediente",
          html: html`<p>Puede pedir que lo corrijamos: ${phoneLink(phones.privacyOffice)}. Contestamos en un plazo de 60 días.</p>`,
        },
      ],
    }),
    contactFacts({
      heading: "Oficina de expedientes",
      items: [
        {
          label: "Preguntas",
          phone: phones.medicalRecords,
          hours: spanishHours.records,
          text: `Fax: ${phoneText(phones.faxMedicalRecords)}. Oficina 104, {address}, {town}, NE 69199.`,
        },
      ],
    }),
  ],
};
