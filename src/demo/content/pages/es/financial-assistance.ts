import { answerWithin, applyWithin, incomeTableInSpanish } from "../../assistance";
import { contactFacts, hero, imageId, pageId, richText, steps, table } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones, phoneText } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { assistancePaths, paperApplication } from "../financial-assistance/documents";
import { spanishPaths } from "./paths";

export const financialAssistanceInSpanish: PageContent = {
  path: spanishPaths.financialAssistance,
  language: "es",
  translationOf: pageId("/financial-assistance"),
  title: "Ayuda financiera para pagar su factura",
  description: text`Atención gratis o a menor costo si el dinero no alcanza: quién la puede recibir, cómo pedirla y en cuánto
  tiempo contestamos.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "Ayuda para pagar su factura",
      lead: text`Si no puede pagar su atención, o solo puede pagar una parte, le podemos ayudar. Puede pedir la ayuda antes de venir o
      después de recibir la factura.`,
      image: imageId("scene-patient-resources"),
      actions: [
        {
          label: `Llame al ${phoneText(phones.financialHelp)}`,
          href: `tel:+1${phones.financialHelp}`,
          kind: "primary",
        },
      ],
    }),
    table({
      heading: "¿Puede recibir ayuda?",
      caption:
        "Lo que ganan en un año las personas de su hogar, antes de impuestos. Cuéntese usted, y cuente a su esposo, esposa o pareja, y a los niños y familiares a su cuidado.",
      columns: incomeTableInSpanish.columns,
      rows: incomeTableInSpanish.rows,
    }),
    steps({
      heading: "Cómo pedirla",
      items: [
        {
          title: "Llene la solicitud",
          html: html`<p>Llame a ${phoneLink(phones.financialHelp)} y la llenamos con usted, gratis y en español. También puede
          llenarla <a href="${assistancePaths.apply}">en internet</a> o <a href="${paperApplication}">imprimirla</a>, en
          inglés. Si la quiere en papel y en español, pídala por teléfono.</p>`,
        },
        {
          title: "Compruebe sus ingresos",
          html: html`<p>Talones de pago de un mes, la declaración de impuestos del año pasado o la carta de sus beneficios. Si
          no tiene nada de esto, basta una nota con su firma.</p>`,
        },
        {
          title: "Reciba la respuesta",
          html: html`<p>Contestamos en un plazo de ${String(answerWithin)} días. Mientras decidimos, no enviamos ninguna factura a una agencia de cobros. Puede
          pedir la ayuda hasta ${String(applyWithin)} días después de su primera factura.</p>`,
        },
      ],
    }),
    richText({
      ground: "mist",
      html: html`
        <h2>Lo que conviene saber</h2>
        <ul>
          <li>Atendemos todas las emergencias, pueda pagar o no.</li>
          <li>No le preguntamos por su estatus migratorio.</li>
          <li>Puede tener seguro y aun así recibir ayuda con lo que el seguro no paga.</li>
          <li>Puede pedir estos documentos en papel, en letra grande o en español. Son gratis.</li>
        </ul>`,
    }),
    contactFacts({
      heading: "Hable con una persona",
      items: [
        {
          label: "Ayuda financiera",
          phone: phones.financialHelp,
          hours: spanishHours.office,
          text: "Oficina 110 del hospital, {address}, {town}. No necesita cita.",
        },
        { label: "Facturas", phone: phones.billing, hours: spanishHours.office },
      ],
    }),
  ],
};
