import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import styles from './step-list.module.css'

interface StepListProps {
  readonly names: readonly ('cart' | 'billing' | 'payment')[]
  /** Where one stands. */
  readonly place: number
  readonly onGo: (place: number) => void
}

/** The steps in their order; one goes back to those that are done. */
export function StepList({ names, place, onGo }: StepListProps) {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps} aria-label={t('shop.stepsLabel')}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === place ? 'step' : undefined}
          data-done={index < place || undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < place ? <Icon name="check" size={16} /> : index + 1}
          </span>
          {index < place ? (
            <button type="button" className="link-button" onClick={() => onGo(index)}>
              {t(`shop.steps.${name}`)}
              <span className="visually-hidden"> {t('shop.stepDone')}</span>
            </button>
          ) : (
            <span>{t(`shop.steps.${name}`)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
