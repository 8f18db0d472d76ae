import { formatInstant } from "~/content/values/format-instant";
import { contactMessages, isEmailAddress } from "~/platform/contact/contact-fields";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { normalEmail } from "~/platform/mail/email-address";
import type { RequestContext } from "~/server/context";
import { machineFields } from "~/server/isomorphic/machine-fields";
import type { PostedForm } from "~/server/submissions/read-submission";
import { saveProgress } from "../../applications/progress/save-progress";
import { pagesOfForm } from "../../form/pages-of-form";
import type { PublishedForm } from "../../form/table";
import { mailResumeCode } from "../../mail/mail-resume-code";
import { pageOf } from "../page-of";
import type { SavedForm } from "../turned-page";

/**
 * Forms are saved before the bot check, so this limit protects the database. It allows careful people to save after
 * each page.
 */
const SAVE_LIMIT = { name: "form-save", times: 60, seconds: 3_600 };
/** Prevents flooding a mailbox. */
const ADDRESS_LIMIT = { name: "form-resume-code to", times: 5, seconds: 3_600 };
const NETWORK_LIMIT = { name: "form-resume-code", times: 10, seconds: 3_600 };

/**
 * Saves an unfinished form, and emails the code if the button requests it.
 * @throws AppError RATE_LIMITED; NOT_FOUND if the form has only one page; VALIDATION_FAILED for the address
 */
export async function saveForm(
  context: RequestContext,
  form: PublishedForm,
  { machine, ...posted }: PostedForm,
): Promise<SavedForm> {
  const services = domainServices(context, context.env);
  const pages = pagesOfForm(form.questions);
  if (pages.length < 2) throw new AppError("NOT_FOUND", "This form cannot be saved.");
  const mailedTo = machine[machineFields.go] === "mail-code" ? addressIn(machine) : undefined;
  await context.countUse(SAVE_LIMIT);
  if (mailedTo) {
    await context.countUse(NETWORK_LIMIT);
    await context.countUse(ADDRESS_LIMIT, normalEmail(mailedTo));
  }
  const page = pageOf({ machine, ...posted }, pages.length);
  const values = Object.fromEntries(Object.entries(posted.values).map(([name, all]) => [name, [all].flat()]));
  const saved = await saveProgress(services, form, { values, page }, machine[machineFields.resumeCode]);
  const { code, expiresAt } = saved;
  if (mailedTo) await mailResumeCode(services, { to: mailedTo, path: `/forms/${form.slug}`, code });
  return { code, until: formatInstant(expiresAt, services.timeZone), mailedTo };
}

function addressIn(machine: PostedForm["machine"]): string {
  const typed = (machine[machineFields.resumeEmail] ?? "").trim();
  if (isEmailAddress(typed)) return typed;
  const errors = [{ propertyName: machineFields.resumeEmail, message: contactMessages.email }];
  throw new AppError("VALIDATION_FAILED", contactMessages.email, { errors });
}
