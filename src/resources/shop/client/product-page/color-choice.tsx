import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import type { Product } from '#resources/shop/products.resource'
import shop from '../catalog/shop.module.css'
import { NamedSwatch } from '#screens/fields/named-color/swatch'
import styles from './page.module.css'

type Color = Product['colors'][number]
interface ColorChoiceProps {
  readonly resource: AnyResource
  readonly colors: readonly Color[]
  readonly chosen: Color | undefined
  readonly onChoose: (color: Color) => void
}

/** Radio buttons for the colours of a product. */
export function ColorChoice({ resource, colors, chosen, onChoose }: ColorChoiceProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('shop.color')}</legend>
      <div className={shop.colors}>
        {colors.map((color) => (
          <label key={color} className={shop.color} data-chosen={color === chosen || undefined}>
            <input type="radio" name={name} checked={color === chosen} onChange={() => onChoose(color)} />
            <NamedSwatch color={color} />
            {labels.option(resource, 'colors', color)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
