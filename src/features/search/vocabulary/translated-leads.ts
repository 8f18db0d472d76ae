import { pageTranslations } from "~/features/pages/shared/page/page-translations";
import type { Database } from "~/platform/database/database";
import type { SPANISH } from "../is-spanish";
import type { TopicLead } from "./topics-in-query";

/** Staff link topics to pages in the language of the site. In another language, a page's translation comes first. */
export async function translatedLeads(
  db: Database,
  leads: readonly TopicLead[],
  language: typeof SPANISH,
): Promise<TopicLead[]> {
  const translations = await pageTranslations(
    db,
    [...new Set(leads.map(({ ownerId }) => ownerId))],
    language,
  );
  return leads.flatMap((lead) => {
    const translation = translations.get(lead.ownerId);
    return translation === undefined ? [lead] : [{ ...lead, ownerId: translation }, lead];
  });
}
