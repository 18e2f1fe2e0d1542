import type { AnyResource } from '#define'
import { useView } from '#screens/list-model/use-view'
import { ShopBar } from './shop-bar'

/** Above the products as cards: what the shop is narrowed and ordered by, and the cart. The table has its own tools. */
export function ShopPart({ resource }: { resource: AnyResource }) {
  const [view] = useView(resource)
  return view === 'gallery' ? <ShopBar resource={resource} /> : null
}
