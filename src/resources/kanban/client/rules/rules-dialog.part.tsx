import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useApp } from '#providers/app-context'
import type { BoardRulesProps } from '#providers/custom-screens'
import { EmptyState, ErrorState, FormSkeleton, LinesSkeleton } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { maxRules } from '../../kanban-limits.wire'
import { RuleLine } from './rule-line'
import styles from './rules.module.css'
import { useRulesOf, type Rule } from './rules-data'
import { useFocusIf } from './use-focus-if'

const RuleForm = lazy(() => import('./rule-form').then((part) => ({ default: part.RuleForm })))

/** The rules of a board: they are added, changed, switched on and off, and deleted. */
export function RulesDialogPart({ board, onClose }: BoardRulesProps) {
  const { t } = useTranslation()
  const resource = useApp()['kanbanRules']
  const id = useId()
  const state = useRulesOf(board.id)
  const [edited, setEdited] = useState<Rule | 'new'>()
  const [last, setLast] = useState<Rule | 'new'>()
  const cancel = useRef<() => void>(null)
  if (!resource) return null
  const endForm = () => {
    setEdited(undefined)
    setLast(edited)
  }
  const leave = (reason: string) => {
    if (!edited) onClose()
    else if (reason === 'escapeKeyDown') (cancel.current ?? endForm)()
  }
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={(_, reason) => leave(reason)}>
        <DialogTitle id={id}>
          {edited
            ? t(edited === 'new' ? 'boardRules.create' : 'boardRules.edit')
            : t('boardRules.title', { board: board.title })}
        </DialogTitle>
        <DialogContent>
          {edited ? (
            <Suspense fallback={<FormSkeleton />}>
              <RuleForm
                resource={resource}
                rule={edited === 'new' ? undefined : latestOf(edited, state.rules)}
                board={board.id}
                columns={state.columns}
                cancelRef={cancel}
                onClose={endForm}
              />
            </Suspense>
          ) : (
            <Rules resource={resource} {...state} last={last} onEdit={setEdited} />
          )}
        </DialogContent>
        {!edited && (
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('common.close')}
            </Button>
            <AddButton {...state} hasFocus={last === 'new'} onAdd={() => setEdited('new')} />
          </DialogActions>
        )}
      </Dialog>
    </Themed>
  )
}

/** The rule as it was read last, also after somebody else has changed it. */
const latestOf = (rule: Rule, rules: readonly Rule[]): Rule => rules.find(({ id }) => id === rule.id) ?? rule

type RulesState = ReturnType<typeof useRulesOf>

interface RulesProps extends RulesState {
  readonly resource: AnyResource
  /** What was edited last: the focus returns to the button that opened its form. */
  readonly last: Rule | 'new' | undefined
  readonly onEdit: (rule: Rule) => void
}

function Rules({ resource, rules, columns, isRead, error, retry, last, onEdit }: RulesProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!isRead)
    return error ? (
      <ErrorState small error={error} onRetry={retry} />
    ) : (
      <LinesSkeleton rows={3} shape="person" />
    )
  const hasColumns = columns.some(({ status }) => status === 'active')
  return (
    <>
      <p className={styles.help}>{t('boardRules.help')}</p>
      {rules.length === 0 ? (
        <EmptyState
          small
          title={t('boardRules.none')}
          text={hasColumns ? t('boardRules.noneText') : t('boardRules.noColumns')}
        />
      ) : (
        <ul className={styles.rules} aria-label={t('boardRules.list')}>
          {rules.map((rule) => (
            <RuleLine
              key={rule.id}
              resource={resource}
              rule={rule}
              columns={columns}
              hasFocus={last !== 'new' && last?.id === rule.id}
              onEdit={() => onEdit(rule)}
            />
          ))}
        </ul>
      )}
      {rules.length >= maxRules && (
        <p className={styles.help}>{t('boardRules.full', { limit: formatNumber(maxRules, locale) })}</p>
      )}
    </>
  )
}

interface AddButtonProps extends RulesState {
  /** Whether the form was just left: the focus returns to the button that opened it. */
  readonly hasFocus: boolean
  readonly onAdd: () => void
}

function AddButton({ rules, columns, isRead, hasFocus, onAdd }: AddButtonProps) {
  const { t } = useTranslation()
  const mayAdd = isRead && rules.length < maxRules && columns.some(({ status }) => status === 'active')
  const element = useFocusIf(hasFocus)
  if (!mayAdd) return null
  return (
    <Button ref={element} variant="contained" onClick={onAdd}>
      {t('boardRules.add')}
    </Button>
  )
}
