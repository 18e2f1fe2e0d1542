import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import styles from './step-list.module.css'

interface StepListProps {
  readonly names: readonly ('cart' | 'billing' | 'payment')[]
  /** The current step. */
  readonly index: number
  readonly onGo: (index: number) => void
}

/** The steps in order; completed ones can be opened again. */
export function StepList({ names, index: position, onGo }: StepListProps) {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps} aria-label={t('shop.stepsLabel')}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === position ? 'step' : undefined}
          data-done={index < position || undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < position ? <Icon name="check" size={16} /> : index + 1}
          </span>
          {index < position ? (
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
