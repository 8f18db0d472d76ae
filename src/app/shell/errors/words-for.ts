export interface Words {
  eyebrow: string;
  title: string;
  lead: string;
}

const NOT_FOUND: Words = {
  eyebrow: "Page not found",
  title: "We cannot find that page",
  lead: "The address may be mistyped, or the page may have moved. Try a search, or start from one of the links below.",
};

const REFUSED: Words = {
  eyebrow: "Request not understood",
  title: "We could not read that request",
  lead: "Something in the address or the form was not what our website expects. Please start again from one of the links below.",
};

const BUSY: Words = {
  eyebrow: "One moment, please",
  title: "Too many requests at once",
  lead: "Please wait a minute and try again, or call us.",
};

const BROKEN: Words = {
  eyebrow: "Something went wrong on our side",
  title: "This page is not working right now",
  lead: "Please try again in a few minutes. Your care is not affected.",
};

/** The text of an error page, by HTTP status. */
export function wordsFor(status: number): Words {
  if (status === 404 || status === 410) return NOT_FOUND;
  if (status === 429) return BUSY;
  return status >= 400 && status < 500 ? REFUSED : BROKEN;
}
