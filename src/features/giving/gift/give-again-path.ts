/** Where the checkout returns donors who cancel: the donation form with their input, for their browser alone. */
export const GIVE_AGAIN_PATH = "/donate/again";
