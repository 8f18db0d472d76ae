export const CLASSES_PATH = "/classes-and-education";
