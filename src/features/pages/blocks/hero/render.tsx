export { Hero as default } from "../../shared/site/hero";
