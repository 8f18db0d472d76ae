import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { FILE_PURPOSE } from "./files/sealed-file";
import { SUBMISSION_PURPOSES } from "./sealed/sealed-answers";
import { formFile, formSubmission } from "./table";

export const sealedForms = [
  sealedTable(formSubmission, SUBMISSION_PURPOSES),
  sealedTable(formFile, { sealed: FILE_PURPOSE }),
];
