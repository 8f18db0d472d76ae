import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address";

test.each(["8.8.8.8", "93.184.216.34", "2606:4700::1111"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "::",
  "::1",
  "localhost",
  "",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "fd00::1",
  "fc00::1",
  "169.254.169.254",
  "fe80::1",
  "fd00:ec2::254",
  "168.63.129.16",
  "192.0.0.192",
  // The same addresses in other notations.
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001::1",
  "fec0::1",
  "224.0.0.1",
  "ff02::1",
  "255.255.255.255",
  "240.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "2001:db8::1",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
