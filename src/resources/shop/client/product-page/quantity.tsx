import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import styles from './page.module.css'

interface QuantityProps {
  readonly name: string
  readonly quantity: number
  readonly max: number
  readonly onMore: () => void
  readonly onFewer: () => void
}

/** The quantity, with buttons to raise and lower it by one. */
export function Quantity({ name, quantity, max, onMore, onFewer }: QuantityProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('shop.quantity')} className={styles.quantity}>
      <Step label={t('shop.fewer', { name })} icon="minus" isEnd={quantity <= 1} onStep={onFewer} />
      <output aria-live="polite">{quantity}</output>
      <Step label={t('shop.more', { name })} icon="plus" isEnd={quantity >= max} onStep={onMore} />
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: 'minus' | 'plus'
  readonly isEnd: boolean
  readonly onStep: () => void
}

/** It keeps the focus when it is disabled at the end of the range. */
const Step = ({ label, icon, isEnd, onStep }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    onClick={() => !isEnd && onStep()}
  >
    <Icon name={icon} size={16} />
  </button>
)
