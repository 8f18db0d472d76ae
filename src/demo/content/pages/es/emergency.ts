import { alert, contactFacts, hero, imageId, pageId, richText, steps } from "../../blocks";
import { html, text } from "../../html";
import { phones, publicLines } from "../../phones";
import { spanishHours } from "../../spanish-hours";
import type { PageContent } from "../../types";
import { spanishPaths } from "./paths";

export const emergencyInSpanish: PageContent = {
  path: spanishPaths.emergency,
  language: "es",
  translationOf: pageId("/emergency"),
  title: "Emergencias",
  description: text`Cuándo llamar al 911, qué pasa cuando usted llega a la sala de emergencias y a quién llamar si tiene
  dudas.`,
  picture: "scene-location-main-hospital",
  blocks: [
    hero({
      heading: "Emergencias",
      lead: text`Si la vida de alguien está en peligro, llame al 911. La sala de emergencias está abierta las 24 horas, todos los
      días, para todas las personas.`,
      image: imageId("scene-location-main-hospital"),
      actions: [{ label: "Llame al 911", href: "tel:911", kind: "primary" }],
    }),
    alert({
      tone: "urgent",
      title: "Llame primero al 911",
      html: html`<p>Llame al <a href="tel:911">911</a> si hay dolor de pecho, dificultad para respirar, señales de un
      derrame cerebral, una herida grave, mucho sangrado, un envenenamiento o convulsiones. No maneje usted mismo. Si piensa en quitarse
      la vida, llame al <a href="tel:988">988</a> y oprima 2. Contestan las 24 horas.</p>`,
    }),
    steps({
      heading: "Cuando usted llega",
      items: [
        {
          title: "Una enfermera le revisa en pocos minutos",
          html: html`<p>Primero atendemos a la persona más enferma, no a la que llegó primero.</p>`,
        },
        {
          title: "Le damos tratamiento y le hacemos pruebas",
          html: html`<p>Le decimos lo que creemos que tiene. Un intérprete le ayuda gratis.</p>`,
        },
        {
          title: "Le decimos qué sigue",
          html: html`<p>Usted se va a casa con instrucciones por escrito, se queda en el hospital o va a otro más grande.
          Podemos llamar a su familia.</p>`,
        },
      ],
    }),
    richText({
      ground: "sand",
      html: html`
        <h2>Costo y documentos</h2>
        <p>No necesita cita. Lo atendemos antes de hablar de dinero, con o sin seguro. No le preguntamos por su estatus
        migratorio. Traiga sus medicinas y su tarjeta del seguro solo si las tiene a la mano. Vea la
        <a href="${spanishPaths.financialAssistance}">ayuda financiera</a>.</p>
        <h2>Dónde estamos</h2>
        <p>{address}, {town}, NE 69199. La entrada de emergencias está en Fourth Street y siempre está
        abierta.</p>`,
    }),
    contactFacts({
      heading: "¿No está seguro?",
      items: [
        {
          label: "Línea de enfermeras",
          phone: "{nurseLine}",
          hours: spanishHours.always,
          text: "Una enfermera le dice si puede esperar y qué hacer ahora. Es gratis.",
        },
        { label: "Sala de emergencias", phone: phones.emergencyDesk, hours: spanishHours.always },
        {
          label: "Centro de envenenamiento",
          phone: publicLines.poisonControl,
          hours: spanishHours.always,
          text: "Si alguien tragó una pastilla o un producto químico.",
        },
        {
          label: "Intérpretes",
          phone: "{languagePhone}",
          hours: spanishHours.always,
          text: "Gratis. Diga “español”.",
        },
      ],
    }),
  ],
};
