import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import type { VariantRow } from '../cart/product-row'
import shop from '../catalog/shop.module.css'
import { ColorChoice } from './color-choice'
import styles from './page.module.css'

interface VariantChoiceProps {
  readonly resource: AnyResource
  readonly variants: readonly VariantRow[]
  readonly chosen: VariantRow
  readonly onChoose: (variant: VariantRow) => void
}

const distinct = <Value,>(values: readonly (Value | null)[]): Value[] =>
  [...new Set(values)].filter((value) => value !== null)

/** The colours and the sizes of the variants. A size that the chosen colour does not have leads to another colour. */
export function VariantChoice({ resource, variants, chosen, onChoose }: VariantChoiceProps) {
  const colors = distinct(variants.map(({ color }) => color))
  const sizes = distinct(variants.map(({ size }) => size))
  const choose = (color: VariantRow['color'], size: VariantRow['size'], isSize: boolean) => {
    const exact = variants.find((variant) => variant.color === color && variant.size === size)
    const near = variants.find((variant) => (isSize ? variant.size === size : variant.color === color))
    const next = exact ?? near
    if (next) onChoose(next)
  }
  return (
    <>
      {colors.length > 0 && (
        <ColorChoice
          resource={resource}
          colors={colors}
          chosen={chosen.color ?? undefined}
          onChoose={(color) => choose(color, chosen.size, false)}
        />
      )}
      {sizes.length > 0 && (
        <SizeChoice
          resource={resource}
          sizes={sizes}
          variants={variants}
          chosen={chosen}
          onChoose={(size) => choose(chosen.color, size, true)}
        />
      )}
    </>
  )
}

interface SizeChoiceProps extends Omit<VariantChoiceProps, 'onChoose'> {
  readonly sizes: readonly NonNullable<VariantRow['size']>[]
  readonly onChoose: (size: NonNullable<VariantRow['size']>) => void
}

function SizeChoice({ resource, sizes, variants, chosen, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const name = useId()
  const isSoldOut = (size: VariantRow['size']) =>
    !variants.some((variant) => variant.size === size && variant.color === chosen.color && variant.stock > 0)
  return (
    <fieldset className={styles.choice}>
      <legend>{t('shop.size')}</legend>
      <div className={shop.colors}>
        {sizes.map((size) => (
          <label key={size} className={shop.color} data-chosen={size === chosen.size || undefined}>
            <input type="radio" name={name} checked={size === chosen.size} onChange={() => onChoose(size)} />
            {labels.option(resource, 'sizes', size)}
            {isSoldOut(size) && <span className={styles.faint}>{t('shop.soldOut')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
