import { useId } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '#define/kinds'
import { FieldFrame, describedBy } from '../../fields/input/field-frame'
import { inputId, useFormScope } from '../../fields/input/form-scope'
import { useRows } from '../../fields/input/rows/use-rows'
import type { Values } from '#define/parsing/parse'
import { useLive } from '../live-context'
import { ChecklistItem } from './checklist-item'
import { doneOf, type ChecklistFields } from '../../fields/checklist-of'
import styles from './checklist.module.css'
import { NewItem } from './new-item'

interface ChecklistProps extends ChecklistFields {
  readonly name: string
  readonly field: FieldOf<'listOf'>
}

/** Rows that are ticked: with a progress bar, and an input for the next item. */
export function Checklist({ name, field, text, done }: ChecklistProps) {
  const { t } = useTranslation()
  const id = useId()
  const scope = useFormScope()
  const { live } = useLive()
  const { rows, body, message, isFull, addRow, moveRow, removeRow } = useRows(field, name)
  const values = (useWatch({ name }) as Values[] | undefined) ?? []
  const { errors } = useFormState({ name })
  const fault = get(errors, name) as { root?: { message?: string }; message?: string } | undefined
  const error = fault?.root?.message ?? fault?.message
  const frame = inputId(scope.prefix, name)
  const count = values.length
  const ready = doneOf(values, done)
  const save = () => void live.commit(name)
  return (
    <FieldFrame
      id={frame}
      label={scope.label(name)}
      isGroup
      required={false}
      help={scope.help(name)}
      error={error}
    >
      <div
        ref={body}
        role="group"
        aria-labelledby={`${frame}-label`}
        aria-describedby={describedBy(frame, scope.help(name), error)}
        className={styles.checklist}
      >
        {count > 0 && <Progress done={ready} count={count} label={scope.label(name)} />}
        <ul className={styles.items}>
          {rows.map((row, index) => (
            <ChecklistItem
              key={row.id}
              path={`${name}.${index}`}
              index={index}
              count={count}
              fields={{ text, done }}
              onMove={(from, to, focus) => {
                moveRow(from, to, focus)
                save()
              }}
              onRemove={(at) => {
                removeRow(at)
                save()
              }}
              onTick={save}
            />
          ))}
        </ul>
        {!isFull && (
          <NewItem
            id={`${id}new`}
            max={field.fields[text]?.kind === 'text' ? field.fields[text].max : undefined}
            onAdd={(value) => {
              addRow({ [text]: value, [done]: false })
              save()
            }}
          />
        )}
        {isFull && <p className="quiet">{t('recordDialog.fullChecklist', { count: field.max })}</p>}
        <span role="status" className="visually-hidden">
          {message}
        </span>
      </div>
    </FieldFrame>
  )
}

interface ProgressProps {
  readonly done: number
  readonly count: number
  readonly label: string
}

function Progress({ done, count, label }: ProgressProps) {
  const { t } = useTranslation()
  const text = t('board.checked', { done, count })
  return (
    <div className={styles.progress} data-done={done === count || undefined}>
      <span aria-hidden="true">
        {done}/{count}
      </span>
      <progress className={styles.bar} max={count} value={done} aria-label={label} aria-valuetext={text} />
    </div>
  )
}
