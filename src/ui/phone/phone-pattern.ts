/** Standalone 911 and 988, and ten digits in common notations. No prices and no parts of longer numbers. */
export const PHONE_PATTERN = /((?<![$\d.,-])\b(?:911|988)\b(?!\d|[,-]\d)|\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b)/;
