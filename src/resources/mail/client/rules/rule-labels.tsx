import { useTranslation } from 'react-i18next'
import { useLabelsOfMail } from '../mail-data'
import { Flag } from '../search/flag'
import styles from './rules.module.css'

interface RuleLabelsProps {
  readonly labels: readonly string[]
  readonly onChange: (labels: readonly string[]) => void
}

/** The labels of the user, with those that a rule adds. */
export function RuleLabels({ labels, onChange }: RuleLabelsProps) {
  const { t } = useTranslation()
  const { data } = useLabelsOfMail()
  const own = data?.filter(({ type }) => type === 'own') ?? []
  if (own.length === 0) return null
  return (
    <fieldset className={styles.also}>
      <legend>{t('mailRules.labels')}</legend>
      {own.map(({ id, name }) => (
        <Flag
          key={id}
          label={name}
          isOn={labels.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...labels, id] : labels.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  )
}
