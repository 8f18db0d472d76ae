import type { Page } from "@playwright/test";
import type { SmtpInbox } from "../../test/smtp-inbox";

/** Where a job is done: a started site, with an administrator signed in. */
export interface JobSite {
  /** Staff's page. It is at the dashboard when a job begins. */
  page: Page;
  /** A visitor's page. What happens there is not counted. */
  visitor: Page;
  /** Receives the site's mail. */
  inbox: SmtpInbox;
}

/** One job of staff, done as a person does it: with the mouse and the keyboard, on the screens. */
export interface StaffJob {
  name: string;
  clickLimit: number;
  /**
   * Prepares what the job needs, by any means. It may run several times on one site.
   * @returns a function that does the job and waits until its result is shown
   */
  prepare(desk: JobSite): Promise<() => Promise<void>>;
}
