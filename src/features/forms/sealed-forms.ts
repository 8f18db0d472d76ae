import { sealedTable } from "~/platform/crypto/rotation/sealed-table";
import { ENTRY_PURPOSE } from "./applications/entry";
import { PROGRESS_PURPOSE } from "./applications/progress/progress";
import { applicationEntry, savedProgress } from "./applications/table";
import { FILE_PURPOSE } from "./files/sealed-file";
import { SUBMISSION_PURPOSES } from "./sealed-answers";
import { formFile, formSubmission } from "./table";

export const sealedForms = [
  sealedTable(formSubmission, SUBMISSION_PURPOSES),
  sealedTable(formFile, { sealed: FILE_PURPOSE }),
  sealedTable(savedProgress, { sealed: PROGRESS_PURPOSE }),
  sealedTable(applicationEntry, { text: ENTRY_PURPOSE }),
];
