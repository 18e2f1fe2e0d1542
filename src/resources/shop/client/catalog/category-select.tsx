import { useTranslation } from 'react-i18next'
import { valuesOf } from './narrowing'
import { Select } from './select'
import { useCategoryTree } from './category-tree'
import type { NarrowProps } from './narrow-props'

const indent = '\u2003'

/** A filter for one category with its subcategories. */
export function CategorySelect({ condition, onNarrow }: NarrowProps) {
  const { t } = useTranslation()
  const tree = useCategoryTree()
  const chosen = valuesOf(condition)
  const isChosen = (inside: readonly string[]) =>
    inside.length === chosen.length && inside.every((id) => chosen.includes(id))
  const choose = (id: string) => {
    const category = tree.find((item) => item.id === id)
    onNarrow(category && { field: 'category', op: 'in', value: category.inside })
  }
  return (
    <Select
      label={t('shop.category')}
      value={tree.find(({ inside }) => isChosen(inside))?.id ?? ''}
      onChoose={choose}
    >
      <option value="">{t('shop.anyCategory')}</option>
      {tree.map(({ id, name, depth }) => (
        <option key={id} value={id}>
          {indent.repeat(depth) + name}
        </option>
      ))}
    </Select>
  )
}
