import { contactFacts, hero, imageId, pageId, richText } from "../../blocks";
import { html, text } from "../../html";
import { phoneLink, phones } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { urls } from "../../urls";
import { spanishPaths } from "./paths";

export const billsInSpanish: PageContent = {
  path: spanishPaths.bills,
  language: "es",
  translationOf: pageId("/bills"),
  title: "Facturas y pagos",
  description: text`Cómo pagar su factura del hospital, qué seguros aceptamos, cómo pagar a plazos y qué hacer si la factura tiene un
  error o es demasiado alta.`,
  picture: "scene-patient-resources",
  blocks: [
    hero({
      heading: "Facturas y pagos",
      lead: text`Hay varias maneras de pagar, y le ayudamos si no puede. Llámenos: un intérprete gratuito se une a la
      llamada.`,
      image: imageId("scene-patient-resources"),
      actions: [
        { label: "Pagar una factura", href: urls.billing, kind: "primary" },
        { label: "Pedir ayuda para pagar", href: spanishPaths.financialAssistance, kind: "secondary" },
      ],
    }),
    richText({
      ground: "paper",
      html: html`
        <h2>Cuando llega la factura</h2>
        <p>Primero la enviamos a su seguro, que casi siempre responde entre cuatro y seis semanas después. Luego le enviamos a
        usted la factura de lo que queda por pagar. Una sola factura incluye el hospital, las clínicas y nuestros médicos. La ambulancia, los
        laboratorios externos y algunos médicos visitantes envían su propia factura.</p>
        <h2>Su seguro</h2>
        <p>Aceptamos Medicare, Medicaid y muchos otros seguros. Vea <a href="/insurance">la lista de seguros</a>, en inglés, o llame
        a ${phoneLink(phones.billing)} con su tarjeta del seguro en la mano y pregunte por el suyo.</p>
        <h2>Cómo pagar</h2>
        <ul>
          <li><strong>En internet:</strong> <a href="${urls.billing}">billing.prairielantern.example</a>. Necesita el número
          que está arriba a la derecha de su factura, no una contraseña. El sitio está en inglés.</li>
          <li><strong>Por teléfono:</strong> ${phoneLink(phones.billing)}, de lunes a viernes, de 8:00 a.m. a 5:00 p.m.</li>
          <li><strong>Por correo:</strong> un cheque a {shortName}, {address}, {town}, NE 69199, con el
          número de su factura.</li>
          <li><strong>En persona:</strong> en la oficina 110 del hospital o en la recepción de cualquier clínica. Aceptamos
          efectivo.</li>
        </ul>
        <h2>Si es demasiado</h2>
        <ul>
          <li><strong>Pague a plazos:</strong> sin intereses, hasta 24 meses, desde $25 al mes. Llame antes de la fecha de
          pago.</li>
          <li><strong>Si no tiene seguro:</strong> le descontamos el 30% de cada factura, sin que tenga que pedirlo.</li>
          <li><strong>Ayuda financiera:</strong> su atención puede ser gratis o costar menos.
          <a href="${spanishPaths.financialAssistance}">Quién la recibe y cómo pedirla</a>.</li>
        </ul>
        <h2>Si cree que hay un error</h2>
        <p>Llame a ${phoneLink(phones.billing)} y pida que le expliquen cada línea. Mientras la revisamos, el plazo para pagar
        se detiene.</p>`,
    }),
    contactFacts({
      heading: "A quién llamar",
      items: [
        { label: "Facturas", phone: phones.billing, hours: spanishHours.office },
        { label: "Ayuda financiera", phone: phones.financialHelp, hours: spanishHours.office },
        {
          label: "Precio de una visita o de una prueba",
          phone: phones.priceEstimates,
          hours: spanishHours.office,
        },
      ],
    }),
  ],
};
