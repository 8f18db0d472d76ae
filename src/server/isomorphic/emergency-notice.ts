/**
 * Answers with the hospital's emergency notice in JSON, never cached. Browsers also ask there whether they reach the
 * hospital.
 */
export const EMERGENCY_NOTICE = "/incident.json";
