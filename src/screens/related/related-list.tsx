import { useGo } from '@refinedev/core'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffectEvent, useId, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { writableFields, routesOf } from '#define/reading'
import { useCan } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'
import { ErrorState, RefreshNotice } from '#shell/states'
import { formatNumber } from '#base/format/intl'
import { useRenderContext } from '../fields/use-render-context'
import { RowActions } from '../moves/row-actions'
import { RowVerbsProvider } from '../moves/row-verbs'
import { tableRequest } from '../list-model/state/list-request'
import { writeListState, type ListState } from '../list-model/state/list-state'
import { useListRows } from '../list-model/use-list-rows'
import { useMedia } from '../list-model/use-media'
import { recordPath } from '#base/format/record-path'
import { Cards } from '../table/cards'
import { columnsOf } from '../list-model/columns'
import { QuickTable } from '../table/quick-table'
import type { TableProps } from '../list-model/table-props'
import styles from './related.module.css'

const NewRecordDialog = lazy(() =>
  withDeferredTexts(() =>
    import('../form/new-record-dialog').then((module) => ({ default: module.NewRecordDialog })),
  ),
)

interface RelatedListProps {
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

const shown = 10
const nothing = () => undefined

/** Whether there is nothing to show: no rows, or no answer yet. */
const hasNothing = ({ rows, error }: ReturnType<typeof useListRows>): boolean =>
  rows === undefined ? error === undefined : rows.length === 0

/** The records that refer to one: the first few, a link to all, and the form for a new one. */
export function RelatedList({
  resource,
  field,
  of,
  to,
  isNarrow = false,
  isHiddenEmpty = false,
  onAnswered,
}: RelatedListProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { locale } = useRenderContext()
  const titleId = useId()
  const state = useStateFor(field, to.id)
  const request = useMemo(() => tableRequest(resource, state), [resource, state])
  const found = useListRows(resource, request)
  const isAnswered = found.rows !== undefined || found.error !== undefined
  const notifyChange = useEffectEvent(onAnswered)
  useLayoutEffect(() => {
    if (isAnswered) notifyChange()
  }, [isAnswered])
  const mayCreate = useMayCreate(resource, field)
  const isEmpty = found.rows?.length === 0
  const isLeftOut = isHiddenEmpty && !mayCreate
  if (isLeftOut && hasNothing(found)) return null
  const all = `${routesOf(resource).list}?${writeListState({ ...state, pageSize: 25 })}`
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
      {found.error !== undefined ? (
        <ErrorState error={found.error} onRetry={found.readAgain} />
      ) : (
        <Rows resource={resource} field={field} of={of} found={found} state={state} isNarrow={isNarrow} />
      )}
    </section>
  )
}

const useStateFor = (field: string, id: string): ListState =>
  useMemo(
    () => ({
      page: 1,
      pageSize: shown,
      sorts: [],
      search: '',
      trash: false,
      filter: { match: 'and', nodes: [{ field, op: 'eq', value: id }] },
    }),
    [field, id],
  )

/** Whether the records of a list and the one of their page refer to the same record, such as the buyer of an order. */
function isRepeated(resource: AnyResource, of: AnyResource, name: string): boolean {
  const [field, other] = [resource.fields[name], of.fields[name]]
  return field?.kind === 'ref' && other?.kind === 'ref' && field.to === other.to
}

interface RowsProps extends Required<Pick<RelatedListProps, 'resource' | 'field' | 'of' | 'isNarrow'>> {
  readonly found: ReturnType<typeof useListRows>
  readonly state: ListState
}

function Rows({ resource, field, of, found, state, isNarrow }: RowsProps) {
  const labels = useLabels()
  const go = useGo()
  const around = useRenderContext()
  const isPhone = useMedia('(max-width: 599px)')
  const columns = useMemo(() => {
    const names = resource.columns.filter((name) => name !== field && !isRepeated(resource, of, name))
    const all = columnsOf(resource, names, (name) => labels.field(resource, name), { widths: {} })
    return all.map((column) => ({ ...column, sortable: false }))
  }, [resource, of, field, labels])
  const props: TableProps = {
    resource,
    columns,
    around,
    rows: found.rows,
    total: found.total,
    stale: found.stale,
    label: labels.resource(resource),
    page: 1,
    pageSize: state.pageSize,
    sorts: [],
    density: 'compact',
    selection: undefined,
    onSelect: nothing,
    onSort: nothing,
    onWidth: nothing,
    onOpen: (row) => go({ to: recordPath(resource, 'show', row) }),
    actions: (row: Row, tabIndex?: number) => <RowActions row={row} tabIndex={tabIndex} />,
  }
  if (found.rows?.length === 0) return null
  return (
    <RowVerbsProvider resource={resource}>
      {isNarrow || isPhone ? <Cards {...props} /> : <QuickTable {...props} />}
    </RowVerbsProvider>
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
