import { useEffect, useMemo, useRef, type Ref } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { amongOf } from '#define/views/people'
import { useApp } from '#providers/app-context'
import { RecordForm } from '#screens/form/record-form'
import { success } from '#screens/records/notifications'
import { usePeopleScope } from '#screens/fields/input/references/use-known-people'
import { useTitles } from '#screens/fields/input/references/use-titles'
import styles from './rules.module.css'
import type { Column, Rule } from './rules-data'
import { sentenceOf, type RuleValues } from '../../rule-sentence.wire'
import { useNaming } from './use-naming'

interface RuleFormProps {
  readonly resource: AnyResource
  /** The rule to change; undefined for a new one. */
  readonly rule: Rule | undefined
  readonly board: string
  readonly columns: readonly Column[]
  /** Receives a function that cancels the form. */
  readonly cancelRef: Ref<() => void>
  readonly onClose: () => void
}

const shown = [
  'event',
  'column',
  'assignees',
  'dueInDays',
  'priority',
  'labels',
  'completes',
  'archives',
  'name',
]

/** The form of a rule of a board, with its sentence. */
export function RuleForm({ resource, rule, board, columns, cancelRef, onClose }: RuleFormProps) {
  const { t } = useTranslation()
  const ofBoard = useMemo(() => withColumnsOf(resource, board), [resource, board])
  return (
    <RecordForm
      resource={ofBoard}
      row={rule}
      title={t(rule ? 'boardRules.edit' : 'boardRules.create')}
      container="dialog"
      only={shown}
      cancelRef={cancelRef}
      notice={() => success(t(rule ? 'boardRules.saved' : 'boardRules.added'))}
      onSaved={onClose}
      onCancel={onClose}
    >
      <Preview resource={resource} columns={columns} />
    </RecordForm>
  )
}

/** The rules with the columns of one board to choose from. */
function withColumnsOf(resource: AnyResource, board: string): AnyResource {
  const { column } = resource.fields
  if (column?.kind !== 'ref') return resource
  return {
    ...resource,
    fields: { ...resource.fields, column: { ...column, where: { ...column.where, board } } },
  }
}

/** The sentence of the typed values, which stands for the name of a rule without one. */
function Preview({ resource, columns }: Pick<RuleFormProps, 'resource' | 'columns'>) {
  const { t } = useTranslation()
  const values = useWatch() as RuleValues
  const titleOf = useTypedTitles(resource, values, columns)
  const sentence = sentenceOf(values, useNaming(resource, titleOf)) ?? ''
  const element = useRef<HTMLParagraphElement>(null)
  // It is rendered together with the inputs, once all of them have loaded.
  useEffect(() => {
    const form = element.current?.closest('form')
    form?.querySelector<HTMLElement>('[role="combobox"], input, select')?.focus()
  }, [])
  return (
    <p ref={element} className={styles.preview} role="status" aria-label={t('boardRules.preview')}>
      {sentence || t('boardRules.incomplete')}
    </p>
  )
}

function useTypedTitles(resource: AnyResource, { assignees }: RuleValues, columns: readonly Column[]) {
  const { users } = useApp()
  const people = usePeopleScope(amongOf(resource.fields['assignees']))
  const ids = Array.isArray(assignees) ? (assignees as string[]) : []
  const { titles } = useTitles(users as AnyResource, ids, people?.resource)
  return (id: string) => columns.find((column) => column.id === id)?.name ?? titles[id]
}
