/** 911 and 988 where they stand for themselves, and ten digits as people write them. No price and no part of a longer number. */
export const PHONE_PATTERN = /((?<![$\d.,-])\b(?:911|988)\b(?!\d|[,-]\d)|\(?\b\d{3}\)?[ .-]\d{3}[.-]\d{4}\b)/;
