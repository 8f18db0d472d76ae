/** The administrator of the site under test. */
export const administrator = { email: "maria@prairielantern.example", password: "lantern-harvest-1951-oats" };
