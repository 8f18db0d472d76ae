/** Where the checkout returns donors who cancel: the donation form with their input, which only their browser gets. */
export const GIVE_AGAIN_PATH = "/donate/again";
