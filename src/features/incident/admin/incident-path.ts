export const INCIDENT_PATH = "/api/admin/incident";
