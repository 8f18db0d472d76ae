/**
 * The thank-you page for a browser that did not start the gift (specification, section 1). Anyone can write this
 * address, so the page says nothing about a gift.
 */
export const GIFT_SUCCESS_PATH = "/donate?donation-success=true";
