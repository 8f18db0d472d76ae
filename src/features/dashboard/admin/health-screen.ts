import { START_SCREEN } from "~/server/isomorphic/start-screen";

export const HEALTH_SCREEN = `${START_SCREEN}/health`;
