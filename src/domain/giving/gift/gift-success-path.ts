/** Where somebody is led who gave: the donation page, which says thanks by its query, with nobody's name: the provider reads it. */
export function giftSuccessPath(): string {
  return "/donate?donation-success=true";
}
