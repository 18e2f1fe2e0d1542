import type { AnyResource } from '#define'
import { useView } from '#screens/list-model/use-view'
import { ShopBar } from './shop-bar'

/** The shop's filters, sort order and cart link above the gallery. The table has its own controls. */
export function ShopPart({ resource }: { resource: AnyResource }) {
  const [view] = useView(resource)
  return view === 'gallery' ? <ShopBar resource={resource} /> : null
}
