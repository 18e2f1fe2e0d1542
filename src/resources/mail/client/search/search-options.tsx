import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '#screens/fields/input/dates/date-inputs'
import type { InputProps } from '#screens/fields/input/input-props'
import { LineInput } from '#screens/fields/input/text-inputs'
import { QuestionDialog } from '#screens/question-dialog'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import { systemLabels } from '../../mail.wire'
import { Flag } from './flag'
import { fieldsOfSearch, searchOfFields, type SearchFields } from './search-fields'
import styles from './search-options.module.css'

interface SearchOptionsProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onClose: () => void
}

const texts = ['from', 'to', 'subject', 'has', 'without'] as const
const days = ['after', 'before'] as const
const labelKeys = {
  from: 'mail.from',
  to: 'mail.to',
  subject: 'mail.subject',
  has: 'mailSearch.words',
  without: 'mailSearch.without',
  after: 'mailSearch.after',
  before: 'mailSearch.before',
} as const
type Named = keyof typeof labelKeys

/** A form for a search, so that its operators need not be known. */
export function SearchOptions({ search, onSearch, onClose }: SearchOptionsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [fields, setFields] = useState(() => fieldsOfSearch(search))
  const set = (changed: Partial<SearchFields>) => setFields((before) => ({ ...before, ...changed }))
  const propsOf = (name: Named): InputProps => ({
    id: `${id}${name}`,
    label: t(labelKeys[name]),
    path: name,
    name,
    inputRef: null,
    required: false,
    invalid: false,
    describedBy: undefined,
    onBlur: () => undefined,
    value: fields[name],
    onChange: (value) => set({ [name]: typeof value === 'string' ? value : '' }),
  })
  const locations = [...systemLabels, 'anywhere'] as const
  return (
    <QuestionDialog title={t('mailSearch.options')} yes={t('mailSearch.search')} form={id} onNo={onClose}>
      <form
        id={id}
        noValidate
        className={styles.options}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(searchOfFields(fields))
          onClose()
        }}
      >
        {texts.map((name) => (
          <Labelled key={name} id={`${id}${name}`} label={t(labelKeys[name])}>
            <LineInput {...propsOf(name)} attributes={{ maxLength: 100, dir: 'auto' }} />
          </Labelled>
        ))}
        <div className={styles.days}>
          {days.map((name) => (
            <Labelled key={name} id={`${id}${name}`} label={t(labelKeys[name])}>
              <DateInput {...propsOf(name)} emptyUnlessRead />
            </Labelled>
          ))}
        </div>
        <Labelled id={`${id}in`} label={t('mailSearch.in')}>
          <Select
            id={`${id}in`}
            value={fields.in}
            onChange={(value) => set({ in: value })}
            options={[
              { value: '', label: t('mailSearch.inLabel') },
              ...locations.map((value) => ({
                value,
                label: value === 'anywhere' ? t('mailSearch.anywhere') : t(`mail.names.${value}`),
              })),
            ]}
          />
        </Labelled>
        <div>
          <Flag
            label={t('mailSearch.is.unread')}
            isOn={fields.isUnread}
            onChange={(isUnread) => set({ isUnread })}
          />
          <Flag
            label={t('mailSearch.has.attachment')}
            isOn={fields.hasAttachment}
            onChange={(hasAttachment) => set({ hasAttachment })}
          />
        </div>
        <p className={styles.hint}>{t('mailSearch.typed')}</p>
      </form>
    </QuestionDialog>
  )
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

const Labelled = ({ id, label, children }: LabelledProps) => (
  <div className={styles.field}>
    <label id={labelIdOf(id)} htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
)
