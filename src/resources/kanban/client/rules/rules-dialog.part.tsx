import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useApp } from '#providers/app-context'
import type { BoardRulesProps } from '#providers/custom-screens'
import { EmptyState, ErrorState, FormSkeleton, TableSkeleton } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { maxRules } from '../../kanban-limits.wire'
import { RuleLine } from './rule-line'
import styles from './rules.module.css'
import { useRulesOf } from './rules-data'

const NewRule = lazy(() => import('./new-rule').then((part) => ({ default: part.NewRule })))

/** The rules of a board: they are added, switched on and off, and deleted. */
export function RulesDialogPart({ board, onClose }: BoardRulesProps) {
  const { t } = useTranslation()
  const resource = useApp()['kanbanRules']
  const id = useId()
  const state = useRulesOf(board.id)
  const [isNew, setNew] = useState(false)
  const [wasNew, setWasNew] = useState(false)
  const cancel = useRef<() => void>(null)
  if (!resource) return null
  const endNew = () => {
    setNew(false)
    setWasNew(true)
  }
  const leave = (reason: string) => {
    if (!isNew) onClose()
    else if (reason === 'escapeKeyDown') (cancel.current ?? endNew)()
  }
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={(_, reason) => leave(reason)}>
        <DialogTitle id={id}>
          {isNew ? t('boardRules.create') : t('boardRules.title', { board: board.title })}
        </DialogTitle>
        <DialogContent>
          {isNew ? (
            <Suspense fallback={<FormSkeleton />}>
              <NewRule
                resource={resource}
                board={board.id}
                columns={state.columns}
                cancelRef={cancel}
                onClose={endNew}
              />
            </Suspense>
          ) : (
            <Rules resource={resource} {...state} />
          )}
        </DialogContent>
        {!isNew && (
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('common.close')}
            </Button>
            <AddButton {...state} hasFocus={wasNew} onAdd={() => setNew(true)} />
          </DialogActions>
        )}
      </Dialog>
    </Themed>
  )
}

type RulesState = ReturnType<typeof useRulesOf>

function Rules({ resource, rules, columns, isRead, error, retry }: RulesState & { resource: AnyResource }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!isRead) return error ? <ErrorState small error={error} onRetry={retry} /> : <TableSkeleton rows={3} />
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
            <RuleLine key={rule.id} resource={resource} rule={rule} columns={columns} />
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
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) element.current?.focus()
  }, [hasFocus])
  if (!mayAdd) return null
  return (
    <Button ref={element} variant="contained" onClick={onAdd}>
      {t('boardRules.add')}
    </Button>
  )
}
