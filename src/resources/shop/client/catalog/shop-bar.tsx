import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useListState } from '#screens/list-model/state/use-list-state'
import { CartLink } from '../cart/cart-link'
import { CategorySelect } from './category-select'
import { ColorToggles } from './color-toggles'
import { conditionOn, withCondition } from './narrowing'
import type { NarrowProps } from './narrow-props'
import { PriceSelect } from './price-select'
import { RatingSelect } from './rating-select'
import styles from './shop.module.css'
import { SortSelect } from './sort-select'

/** The shop's filters, stored in the URL like every filter of a list. */
export function ShopBar({ resource }: { resource: AnyResource }) {
  const { t } = useTranslation()
  const [state, change] = useListState(resource)
  const on = (field: string): NarrowProps => ({
    condition: conditionOn(state.filter, field),
    onNarrow: (condition) =>
      change((before) => ({ ...before, page: 1, filter: withCondition(before.filter, field, condition) })),
  })
  return (
    <section className={`card ${styles.bar}`} aria-label={t('shop.find')}>
      <div className={styles.selects}>
        <CategorySelect {...on('category')} />
        <PriceSelect {...on('price')} />
        <RatingSelect {...on('ratingAverage')} />
        <SortSelect
          sorts={state.sorts}
          onSort={(sorts) => change((before) => ({ ...before, page: 1, sorts }))}
        />
        <CartLink />
      </div>
      <ColorToggles resource={resource} {...on('colors')} />
    </section>
  )
}
