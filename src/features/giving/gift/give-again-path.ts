/** Where somebody comes back to who leaves the checkout: the donation form with what they filled in, for their browser alone. */
export const GIVE_AGAIN_PATH = "/donate/again";
