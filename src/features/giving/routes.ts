import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  site: {
    donate: "site/donate/route.tsx",
    "donate/again": "site/again.tsx",
    "giving/:token/receipts/:id": "site/receipt/route.tsx",
    "giving/return": "site/return/route.tsx",
    "giving/gift/:token": "site/gift/route.tsx",
    "giving/gift/:token/receipts/:id": "site/gift/receipt.tsx",
    "giving/:token": "site/own/route.tsx",
  },
  admin: {
    giving: "admin/gifts.tsx",
    "giving/check": "admin/check.tsx",
    "giving/import": "admin/import.tsx",
    "giving/checks": "admin/batch/route.tsx",
    "giving/gifts/:id": "admin/gift.tsx",
    "giving/gifts/:id/edit": "admin/edit-gift.tsx",
    "giving/donors": "admin/donors.tsx",
    "giving/donors/:id": "admin/donor.tsx",
    "giving/donors/:id/merge": "admin/merge.tsx",
    "giving/donors/:id/edit": "admin/edit-donor.tsx",
    "giving/monthly": "admin/monthly.tsx",
    "giving/cards": "admin/cards.tsx",
    "giving/statements": "admin/statements.tsx",
    "giving/designations": "admin/designations.tsx",
    campaigns: "admin/campaigns.tsx",
  },
};
