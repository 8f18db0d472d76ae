/** The hours of the demo hospital's offices, as its Spanish pages say them. */
export const spanishHours = {
  always: "Las 24 horas, todos los días",
  office: "De lunes a viernes, de 8:00 a.m. a 5:00 p.m.",
  records: "De lunes a viernes, de 8:00 a.m. a 4:30 p.m.",
  scheduling: "De lunes a viernes, de 7:30 a.m. a 5:30 p.m.",
  imaging: "De lunes a viernes, de 7:00 a.m. a 5:30 p.m.",
  portalHelp: "De lunes a viernes, de 8:00 a.m. a 6:00 p.m.",
} as const;
