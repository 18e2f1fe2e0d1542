import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { AnyField } from '#define/kinds'
import { useLabels } from '#base/i18n/labels'
import { FieldValue } from '../fields/field-value'
import { FieldInput } from '../fields/input/field-input'
import { Checklist } from './checklist/checklist'
import { checklistOf } from '../fields/checklist-of'
import { ColoredTags } from './colored-tags'
import { EditableText } from './editable-text'
import { useLive } from './live-context'
import styles from './record-dialog.module.css'

interface LiveFieldProps {
  readonly resource: AnyResource
  readonly name: string
  readonly field: AnyField
}

/** An input of the dialog: saved when it changes or loses the focus. */
export const LiveField = (props: LiveFieldProps) => (
  <Committed resource={props.resource} name={props.name}>
    <Input {...props} />
  </Committed>
)

function Input({ name, field }: LiveFieldProps) {
  const checklist = field.kind === 'listOf' ? checklistOf(field) : undefined
  if (field.kind === 'listOf' && checklist) return <Checklist name={name} field={field} {...checklist} />
  if (field.kind === 'text' && field.lines) return <EditableText name={name} field={field} />
  if (field.kind === 'tags' && field.colored) return <ColoredTags name={name} />
  return <FieldInput field={field} path={name} name={name} />
}

interface CommittedProps {
  readonly resource: AnyResource
  readonly name: string
  readonly children: ReactNode
}

/** Saves the field inside when the focus leaves it, and shows what another user has saved meanwhile. */
export function Committed({ resource, name, children }: CommittedProps) {
  const { live, statuses } = useLive()
  const status = statuses.get(name)
  const leave = (event: React.FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void live.commit(name)
  }
  return (
    // The focus moves between the inputs inside.
    <div className={styles.field} data-field={name} data-status={status?.kind} onBlur={leave}>
      {children}
      {status?.kind === 'refused' && <Retry name={name} />}
      {status?.kind === 'conflict' && <ConflictNotice resource={resource} name={name} row={status.row} />}
    </div>
  )
}

/** Sends a value again that was not saved. */
function Retry({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  const { live } = useLive()
  return (
    <button type="button" className={styles.textButton} onClick={() => void live.commit(name)}>
      {t('recordDialog.tryAgain')}
    </button>
  )
}

interface ConflictNoticeProps {
  readonly resource: AnyResource
  readonly name: string
  readonly row: Readonly<Record<string, unknown>>
}

function ConflictNotice({ resource, name, row }: ConflictNoticeProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { live } = useLive()
  const field = labels.field(resource, name)
  return (
    <section role="alert" className={styles.conflict} aria-label={t('recordDialog.conflictOf', { field })}>
      <p>{t('recordDialog.conflict')}</p>
      <div className={styles.theirs}>
        <FieldValue resource={resource} name={name} row={row} />
      </div>
      <p className={styles.choices}>
        <button
          type="button"
          className="button"
          aria-label={t('form.keepYoursOf', { field })}
          onClick={() => live.resolve(name, 'mine')}
        >
          {t('form.keepYours')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={t('form.takeTheirsOf', { field })}
          onClick={() => live.resolve(name, 'theirs')}
        >
          {t('form.takeTheirs')}
        </button>
      </p>
    </section>
  )
}
