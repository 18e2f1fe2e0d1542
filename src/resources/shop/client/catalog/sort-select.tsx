import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sort } from '#define/reading'
import { cart, useCart } from '../cart/cart'
import { Select } from './select'

const orders = {
  newest: '-createdAt',
  cheapest: 'price',
  dearest: '-price',
  best: '-ratingAverage',
  popular: '-sold',
} as const
type Order = keyof typeof orders
const names = Object.keys(orders) as Order[]

const written = ([sort]: readonly Sort[]): string =>
  sort ? `${sort.order === 'desc' ? '-' : ''}${sort.field}` : ''
const read = (text: string): Sort[] =>
  text === '' ? [] : [{ field: text.replace(/^-/, ''), order: text.startsWith('-') ? 'desc' : 'asc' }]

interface SortSelectProps {
  readonly sorts: readonly Sort[]
  readonly onSort: (sorts: readonly Sort[]) => void
}

/** The sort order of the shop. It is stored, and applied if the URL has none. */
export function SortSelect({ sorts, onSort }: SortSelectProps) {
  const { t } = useTranslation()
  const { sortBy, isRehydrated } = useCart()
  const recall = useEffectEvent(() => {
    if (sorts.length === 0 && sortBy !== '') onSort(read(sortBy))
  })
  useEffect(() => {
    if (isRehydrated) recall()
  }, [isRehydrated])
  const now = written(sorts) || orders.newest
  return (
    <Select
      label={t('shop.sort')}
      value={names.find((name) => orders[name] === now) ?? ''}
      onChoose={(name) => {
        const order = orders[name as Order]
        cart.sort(order === orders.newest ? '' : order)
        onSort(order === orders.newest ? [] : read(order))
      }}
    >
      {!names.some((name) => orders[name] === now) && <option value="">{now}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {t(`shop.sorts.${name}`)}
        </option>
      ))}
    </Select>
  )
}
