/** Without JavaScript, the panel opens as the address's target. */
export const MENU_PANEL_ID = "site-menu";
