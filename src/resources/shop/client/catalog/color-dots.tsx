import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { NamedSwatch } from '#screens/fields/named-color/swatch'
import type { Color } from '../cart/checkout-state'
import styles from './shop.module.css'

const shown = 4

interface ColorDotsProps {
  /** The resource of products. */
  readonly resource: AnyResource
  readonly colors: readonly Color[]
}

/** The colours of a product as dots. */
export function ColorDots({ resource, colors }: ColorDotsProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  if (colors.length === 0) return <span />
  const names = colors.map((color) => labels.option(resource, 'colors', color)).join(', ')
  return (
    <span className={styles.dots}>
      <span className="visually-hidden">{t('shop.inColors', { names })}</span>
      {colors.slice(0, shown).map((color) => (
        <NamedSwatch key={color} color={color} />
      ))}
      {colors.length > shown && <span aria-hidden="true">+{colors.length - shown}</span>}
    </span>
  )
}
