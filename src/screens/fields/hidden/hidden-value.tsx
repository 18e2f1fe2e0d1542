import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { sentencesOf } from '#providers/data/http/problem'
import { Icon } from '#shell/icons'
import { HiddenText, type HiddenTextProps } from './hidden-text'
import styles from './hidden-value.module.css'
import { useRevealValue } from './use-reveal-value'

interface HiddenValueProps extends HiddenTextProps {
  readonly resource: AnyResource
  readonly name: string
  readonly id: string
  readonly label: string
}

/** A hidden value on a record's page, with a button to reveal it for users with access. */
export function HiddenValue({ resource, name, id, label, hidden }: HiddenValueProps) {
  const { t } = useTranslation()
  const note = useId()
  const [value, setValue] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const reveal = useRevealValue(resource)
  const toggle = async () => {
    if (value !== undefined) return setValue(undefined)
    try {
      setValue(await reveal(id, name))
      setFailure(undefined)
    } catch (error) {
      setFailure(sentencesOf(error))
    }
  }
  if (!hidden.reveals) return <HiddenText hidden={hidden} />
  return (
    <span className={styles.line}>
      <span aria-live="polite">
        {value === undefined ? (
          <HiddenText hidden={hidden} />
        ) : (
          <span className={styles.hidden}>{value}</span>
        )}
      </span>
      <button
        type="button"
        className={styles.eye}
        aria-label={t(value === undefined ? 'show.reveal' : 'show.conceal', { field: label })}
        aria-describedby={note}
        title={t('show.revealNote')}
        onClick={() => void toggle()}
      >
        <Icon name={value === undefined ? 'eye' : 'eye-slash'} size={20} />
      </button>
      <span id={note} className="visually-hidden">
        {t('show.revealNote')}
      </span>
      {failure && <span role="alert">{failure}</span>}
    </span>
  )
}
