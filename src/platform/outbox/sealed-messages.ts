import { sealedTable } from "../crypto/rotation/sealed-table";
import { MAIL_PURPOSE } from "./open-mail";
import { outboxMessage } from "./table";

export const sealedMessages = sealedTable(outboxMessage, { sealed: MAIL_PURPOSE });
