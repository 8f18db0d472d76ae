import { expect, test } from "vitest";
import { campaignQuery, currentCampaign } from "./campaign";

const address = (query = "") => new URL(`https://hospital.example/donate${query}`);
const now = 1_000_000_000_000;

test("an address that names a campaign starts it for seven days", () => {
  const query = "?utm_source=radio&utm_medium=spot&utm_campaign=barn&utm_term=harvest&utm_other=x";
  expect(currentCampaign(address(query), null, now)).toEqual({
    expiresAt: now + 604_800_000,
    source: "radio",
    medium: "spot",
    campaign: "barn",
    term: "harvest",
  });
});

test("a new campaign replaces a stored one", () => {
  const stored = { expiresAt: now + 1, source: "radio", term: "old" };
  expect(currentCampaign(address("?utm_source=paper"), stored, now)).toEqual({
    expiresAt: now + 604_800_000,
    source: "paper",
  });
});

test("a stored one is valid until its last millisecond", () => {
  const stored = { expiresAt: now, source: "radio" };
  expect(currentCampaign(address(), stored, now - 1)).toBe(stored);
  expect(currentCampaign(address(), stored, now)).toBeNull();
  expect(currentCampaign(address("?utm_source="), stored, now)).toBeNull();
});

test("its query contains only the parts that are present", () => {
  expect(campaignQuery({ expiresAt: now, medium: "a&b" })).toEqual({ utm_medium: "a&b" });
  expect(campaignQuery(null)).toEqual({});
});
