export { ContactFacts as default } from "../../shared/site/contact-facts";
