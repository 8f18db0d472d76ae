import { type CSSVariablesResolver, createTheme, rem } from "@mantine/core";
import { palette } from "./palette";

/** Mantine in the site's own colors, typeface, and shapes. */
export const theme = createTheme({
  fontFamily: "var(--font-family)",
  headings: {
    fontFamily: "var(--font-family)",
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: rem(30), lineHeight: "1.15", fontWeight: "780" },
      h2: { fontSize: rem(21), lineHeight: "1.25" },
      h3: { fontSize: rem(17), lineHeight: "1.35" },
      h4: { fontSize: rem(16), lineHeight: "1.4" },
    },
  },
  white: "#ffffff",
  black: "#1b2624",
  colors: palette,
  primaryColor: "teal",
  primaryShade: 7,
  autoContrast: false,
  defaultRadius: "md",
  radius: { xs: rem(4), sm: rem(6), md: rem(9), lg: rem(12), xl: rem(16) },
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(16), lg: rem(18), xl: rem(21) },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.55", xl: "1.4" },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  shadows: {
    xs: "0 1px 2px rgb(27 38 36 / 0.06)",
    sm: "0 1px 2px rgb(27 38 36 / 0.06), 0 2px 8px rgb(27 38 36 / 0.06)",
    md: "var(--shadow)",
    lg: "0 2px 4px rgb(27 38 36 / 0.06), 0 16px 40px rgb(27 38 36 / 0.14)",
    xl: "0 2px 4px rgb(27 38 36 / 0.08), 0 24px 64px rgb(27 38 36 / 0.18)",
  },
  breakpoints: { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "85.375em" },
  focusRing: "auto",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    // A closed list of options is not in the document. Otherwise the browser lays out each of them when a form opens.
    Combobox: { defaultProps: { keepMounted: false } },
    Badge: { defaultProps: { tt: "none", fw: 650 } },
    Modal: {
      defaultProps: {
        radius: "lg",
        overlayProps: { color: "#0a3833", backgroundOpacity: 0.45 },
        closeButtonProps: { "aria-label": "Close" },
        // Mantine's title bar is a <header>, which outside sections would be the banner of the whole page.
        attributes: { header: { role: "presentation" } },
        styles: {
          title: { color: "var(--color-pine)", fontSize: rem(19), fontWeight: 700, lineHeight: 1.3 },
          // Space for the focus ring of the first field.
          body: { paddingTop: rem(4) },
        },
      },
    },
    // In large letters on a phone, the choices take several lines.
    SegmentedControl: { styles: { root: { flexWrap: "wrap", maxWidth: "100%" } } },
    TableScrollContainer: {
      // Space for a scroll bar only if there is one.
      defaultProps: { scrollAreaProps: { offsetScrollbars: "present" } },
    },
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Close this message" } } },
    Tooltip: { defaultProps: { color: "#1b2624" } },
  },
});

/** Mantine's own grays are too light to read: ours have a contrast of 4.5 to 1 on paper and sand. */
export const inks: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "var(--color-paper)",
    "--mantine-color-text": "var(--color-ink)",
    "--mantine-color-dimmed": "var(--color-ink-soft)",
    "--mantine-color-placeholder": "#66726f",
    "--mantine-color-error": "var(--color-danger)",
    "--mantine-color-default-border": "#c2c1b8",
    "--mantine-color-anchor": "var(--color-teal)",
  },
  dark: {
    "--mantine-color-body": "var(--color-paper)",
    "--mantine-color-text": "var(--color-ink)",
    "--mantine-color-dimmed": "var(--color-ink-soft)",
    "--mantine-color-placeholder": "#93a29e",
    "--mantine-color-error": "var(--color-danger)",
    "--mantine-color-default": "#1b2725",
    "--mantine-color-default-hover": "#263532",
    "--mantine-color-default-color": "var(--color-ink)",
    "--mantine-color-default-border": "#4a5a56",
    "--mantine-color-anchor": "var(--color-teal)",
  },
});
