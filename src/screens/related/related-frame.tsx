import Button from '@mui/material/Button'
import { lazy, Suspense, useEffectEvent, useId, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { routesOf, writableFields } from '#define/reading'
import { useCan } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ErrorState, RefreshNotice } from '#shell/states'
import { writeListState, type ListState } from '../list-model/state/list-state'
import type { ListRows } from '../list-model/use-list-rows'
import styles from './related.module.css'

const NewRecordDialog = lazy(() =>
  withDeferredTexts(() =>
    import('../form/new-record-dialog').then((module) => ({ default: module.NewRecordDialog })),
  ),
)

export interface RelatedListProps {
  /** The resource of the listed records. */
  readonly resource: AnyResource
  /** Its field that refers to the record of the page. */
  readonly field: string
  /** The resource of the page. */
  readonly of: AnyResource
  /** The record to which they refer. */
  readonly to: { readonly id: string; readonly title: string }
  /** Whether it has the width of the aside, so that its records are cards. */
  readonly isNarrow?: boolean
  /** Whether nothing is shown of a list without records in which the user may not create one. */
  readonly isHiddenEmpty?: boolean
  /** Called when the list has loaded or failed, because its height is known from then on. */
  readonly onAnswered: () => void
}

/** How many records are listed. */
export const shown = 10

/** The state of a list of all records that refer to one. */
export const stateFor = (field: string, id: string): ListState => ({
  page: 1,
  pageSize: shown,
  sorts: [],
  search: '',
  trash: false,
  filter: { match: 'and', nodes: [{ field, op: 'eq', value: id }] },
})

interface RelatedFrameProps extends Omit<RelatedListProps, 'of' | 'isNarrow'> {
  readonly found: Pick<ListRows, 'rows' | 'total' | 'error' | 'isOutdated' | 'readAgain'>
  readonly children: ReactNode
}

/** Around the records that refer to one: their number, a link to all, and the form for a new one. */
export function RelatedFrame({
  resource,
  field,
  to,
  isHiddenEmpty = false,
  onAnswered,
  found,
  children,
}: RelatedFrameProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const titleId = useId()
  const isAnswered = found.rows !== undefined || found.error !== undefined
  const notifyChange = useEffectEvent(onAnswered)
  useLayoutEffect(() => {
    if (isAnswered) notifyChange()
  }, [isAnswered])
  const mayCreate = useMayCreate(resource, field)
  const isEmpty = found.rows?.length === 0
  const hasNothing = isEmpty || !isAnswered
  if (isHiddenEmpty && !mayCreate && hasNothing) return null
  const all = `${routesOf(resource).list}?${writeListState({ ...stateFor(field, to.id), pageSize: 25 })}`
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{labels.resource(resource)}</h2>
        {isEmpty && <p className={styles.none}>{t('show.relatedNone')}</p>}
        <div>
          {found.total > shown && !resource.routes?.custom && (
            <Button component={Link} to={all} color="inherit">
              {t('show.relatedAll', { total: formatNumber(found.total, locale) })}
            </Button>
          )}
          {mayCreate && <NewRelated resource={resource} field={field} to={to} />}
        </div>
      </div>
      {found.isOutdated && <RefreshNotice onRetry={found.readAgain} />}
      {found.error !== undefined ? <ErrorState error={found.error} onRetry={found.readAgain} /> : children}
    </section>
  )
}

/** Whether the user may create a record and set the reference. */
function useMayCreate(resource: AnyResource, field: string): boolean {
  const mayCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === true
  return field in writableFields(resource, useRole()) && mayCreate
}

/** The form for a new record that refers to this one. */
function NewRelated({ resource, field, to }: Pick<RelatedListProps, 'resource' | 'field' | 'to'>) {
  const { t } = useTranslation()
  const labels = useLabels()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t('list.create', { resource: labels.resource(resource, 1) })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewRecordDialog
            resource={resource.name}
            typed=""
            given={{ [field]: to.id, _refs: { [to.id]: to.title } }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
