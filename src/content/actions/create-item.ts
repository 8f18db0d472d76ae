import { requirePublishable } from "../checklist/require-publishable";
import type { ContentType, DataOf } from "../define-content-type";
import type { ContentContext } from "./content-context";
import { insertItem } from "./insert-item";
import { keepAddressesReachable } from "./keep-addresses-reachable";
import { showPublicly } from "./show-publicly";
import { authorize, type Item, requireComplete, validate } from "./steps";

/**
 * Creates a record, as a draft or published.
 * @param input the type's values; omitted ones start empty, and an address is derived from the title
 * @param options.id a fixed id (seeding, import); random by default
 * @param options.suggestsSlug a number is added to the slug if another record has it
 * @param options.trusted publishes without checks, except of required fields, because seeding writes records
 * that refer to later ones
 * @throws AppError FORBIDDEN, VALIDATION_FAILED, SLUG_TAKEN
 */
export async function createItem<T extends ContentType>(
  context: ContentContext,
  type: T,
  input: Partial<DataOf<T>>,
  options: { id?: string; publish?: boolean; trusted?: boolean; suggestsSlug?: boolean } = {},
): Promise<Item> {
  authorize(context.actor, type, "draft");
  if (options.publish) authorize(context.actor, type, "publish");
  const data = validate(type, input);
  const { id, suggestsSlug } = options;
  if (!options.publish) return insertItem(context, type, { id, data, published: false, suggestsSlug });
  return insertItem(
    context,
    type,
    { id, data, published: true, suggestsSlug },
    {
      async beforehand(tx, own, withSlug) {
        if (!options.trusted) await requirePublishable(tx, context.actor, type, { id: own, data: withSlug });
        else requireComplete(type, withSlug);
      },
      async afterward(tx, item) {
        await showPublicly(tx, type, item, null);
        await keepAddressesReachable({ ...context, db: tx }, type, item, null);
      },
    },
  );
}
