import { z } from "zod";

/** A sender or recipient: an address, and the name shown with it. */
export interface MailAddress {
  name: string;
  address: string;
}

/** Parses `info@hospital.example` or `The Hospital <info@hospital.example>`; undefined if it is neither. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (!z.email().safeParse(address.trim()).success) return undefined;
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}
