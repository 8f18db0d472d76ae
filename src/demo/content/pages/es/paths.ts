/** The addresses of the Spanish pages. */
export const spanishPaths = {
  languageHelp: "/es/ayuda-con-el-idioma",
  emergency: "/es/emergencia",
  bills: "/es/facturas",
  financialAssistance: "/es/ayuda-financiera",
  contact: "/es/contacto",
  visiting: "/es/visitas",
  newPatient: "/es/paciente-nuevo",
  records: "/es/expediente-medico",
  findCare: "/es/encuentre-un-doctor",
  privacy: "/es/privacidad",
} as const;
