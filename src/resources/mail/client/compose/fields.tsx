import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichTextHandle } from '#screens/fields/input/rich-text/rich-text-input'
import type { Draft } from '../mail-data'
import { AddressInput } from './recipients/address-input'
import { Body } from '../text/body'
import styles from './compose.module.css'

interface FieldsProps {
  readonly draft: Draft
  readonly start: Draft
  readonly fault: string | undefined
  /** Whether it gets the focus: its recipients, or its text if it has some. */
  readonly isNew: boolean
  readonly onText: (text: RichTextHandle | null) => void
  readonly onChange: (values: Partial<Draft>) => void
}

/** Recipients, subject and body. */
export function Fields({ draft, start, fault, isNew, onText, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const [hasCopies, setCopies] = useState(start.cc.length + start.bcc.length > 0)
  return (
    <>
      <AddressInput
        label={t('mail.to')}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the mail to write in it
        autoFocus={isNew && start.to.length === 0}
        value={draft.to}
        onChange={(to) => onChange({ to })}
        error={fault}
      />
      {hasCopies ? (
        <>
          <AddressInput label={t('mail.cc')} value={draft.cc} onChange={(cc) => onChange({ cc })} />
          <AddressInput label={t('mail.bcc')} value={draft.bcc} onChange={(bcc) => onChange({ bcc })} />
        </>
      ) : (
        <button type="button" className={styles.copies} onClick={() => setCopies(true)}>
          {t('mail.showCc')}
        </button>
      )}
      <TextField
        size="small"
        label={t('mail.subject')}
        value={draft.subject ?? ''}
        onChange={({ target }) => onChange({ subject: target.value || null })}
        slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
      />
      <Body
        label={t('mail.body')}
        onHandle={onText}
        hasFocus={isNew && start.to.length > 0}
        value={draft.body ?? ''}
        onChange={(body) => onChange({ body: body || null })}
      />
    </>
  )
}
