/** The administrator that the site under test begins with. */
export const administrator = { email: "maria@prairielantern.example", password: "lantern-harvest-1951-oats" };
