import type { AnyResource } from '#define'
import type { FirstCatalogue } from '#define/paths/first-catalogue'
import type { Labels } from '#base/i18n/labels'
import { firstCatalogues } from '#resources/first-catalogues.generated'

/** A catalogue that a feature renders before the application has loaded, and the name of its page. */
export function firstCatalogueOf({ name }: AnyResource): (FirstCatalogue & { page: string }) | undefined {
  const found = Object.entries(firstCatalogues).find(([, { resource }]) => resource === name)
  return found && { ...found[1], page: `catalogue-${found[0]}` }
}

/** The labels of the orders that a catalogue offers. */
export const orderLabels = (resource: AnyResource, labels: Labels): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(resource.views?.gallery?.orders ?? {}).map((order) => [order, labels.order(resource, order)]),
  )
