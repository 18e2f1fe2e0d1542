import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { products } from '#resources/shop/products.resource'
import { valuesOf } from './narrowing'
import type { NarrowProps } from './narrow-props'
import styles from './shop.module.css'
import { Swatch } from './swatch'

const { options } = products.fields.colors

/** A filter for colours; a product must have at least one of them. */
export function ColorToggles({ resource, condition, onNarrow }: NarrowProps & { resource: AnyResource }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const chosen = valuesOf(condition)
  const toggle = (color: string) => {
    const next = options.filter((item) => (item === color) !== chosen.includes(item))
    onNarrow(next.length === 0 ? undefined : { field: 'colors', op: 'in', value: next })
  }
  return (
    <div role="group" aria-label={t('shop.colors')} className={styles.colors}>
      {options.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.color}
          aria-pressed={chosen.includes(color)}
          onClick={() => toggle(color)}
        >
          <Swatch color={color} />
          {labels.option(resource, 'colors', color)}
        </button>
      ))}
    </div>
  )
}
