import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewName } from '#define/reading'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useLabels } from '#base/i18n/labels'
import { useCan } from '#providers/access'
import { statusOf } from '#providers/data/http/problem'
import type { Row } from '#providers/data/answers'
import { PartBoundary } from '#shell/parts/part-boundary'
import { EmptyState, ErrorState, RefreshNotice, RefusedState } from '#shell/states'
import { BoardSkeleton } from '../views/board/board-skeleton'
import { hasBoardBar } from '../views/board/quick-filter-fields'
import { CalendarBones } from '../views/calendar/calendar-bones'
import { Gallery } from '../views/gallery/gallery'
import { Cards } from '../table/cards'
import { Table } from '../table/table'
import type { TableProps } from '../list-model/table-props'
import { awaitedSums, type ListSums } from '../list-model/sums'
import styles from './list.module.css'
import { CreateLink } from './toolbar/create-link'
import { RowActions } from '../moves/row-actions'
import { RowVerbsProvider } from '../moves/row-verbs'
import { isNarrowed, withoutNarrowing } from '../list-model/state/list-state'
import { isPaged, narrowScreen } from '../list-model/state/view-at'
import { useMedia } from '../list-model/use-media'
import type { ListModel } from '../list-model/use-list-model'

/** The rows, or in their place a skeleton, an error, or an empty state with an action. */
export function ListBody({ model }: { model: ListModel }) {
  const { found } = model
  if (found.error !== undefined)
    return statusOf(found.error) === 403 ? (
      <RefusedState />
    ) : (
      <ErrorState error={found.error} onRetry={found.readAgain} />
    )
  return (
    <>
      {found.isOutdated && <RefreshNotice onRetry={found.readAgain} />}
      {isPaged(model.view) && found.rows?.length === 0 ? <Nothing model={model} /> : <Rows model={model} />}
    </>
  )
}

// The calendar is larger than the rest of a list, so it is loaded when the view is opened.
const Calendar = lazy(() =>
  withDeferredTexts(() => import('../views/calendar/calendar')).then(({ Calendar: views }) => ({
    default: views,
  })),
)

const Board = lazy(() =>
  withDeferredTexts(() => import('../views/board/board-view')).then(({ BoardView }) => ({
    default: BoardView,
  })),
)

const Sums = lazy(() => withDeferredTexts(() => import('./sums')).then((sums) => ({ default: sums.Sums })))

/** A catalogue is for those who choose from it: its cards have no menu. */
const noActions = () => null
const actions = (row: Row, tabIndex?: number) => <RowActions row={row} tabIndex={tabIndex} />

function Rows({ model }: { model: ListModel }) {
  const labels = useLabels()
  const narrow = useMedia(narrowScreen)
  const { resource, state, found, columns, sorts, preferences, around, selection, view } = model
  const [sums, setSums] = useState<ListSums>()
  const isTable = view === 'table' && !narrow
  const [hasFailed, setFailed] = useState(false)
  const hasSums = !hasFailed && model.summed.length > 0 && found.rows !== undefined && found.rows.length > 0
  const props: TableProps = {
    resource,
    label: labels.resource(resource),
    columns,
    space: model.space,
    rows: found.rows,
    // Of a page whose number is not known, or is counted from the end, the rows are numbered from 1.
    total: Math.max(found.total, state.page * state.pageSize),
    page: Math.max(state.page, 1),
    pageSize: state.pageSize,
    stale: found.stale,
    sorts,
    density: preferences.density,
    around,
    sums: hasSums ? (sums ?? awaitedSums(model.summed, { ...found, locale: around.locale })) : undefined,
    selection,
    onSelect: model.select,
    onSort: model.sort,
    onOpen: model.open,
    onWidth: model.setWidth,
    onColumns: model.setColumns,
    actions: model.isCatalogue ? noActions : actions,
  }
  if (view === 'calendar')
    return (
      <Suspense fallback={<CalendarBones label={props.label} />}>
        <Calendar model={model} />
      </Suspense>
    )
  return (
    <>
      {view === 'board' ? (
        <Suspense fallback={<BoardSkeleton hasBar={hasBoardBar(resource)} />}>
          <Board model={model} />
        </Suspense>
      ) : (
        <RowVerbsProvider resource={resource}>{drawView(view, narrow, props)}</RowVerbsProvider>
      )}
      {hasSums && (
        <PartBoundary onFailure={() => setFailed(true)}>
          <Suspense fallback={isTable ? null : <div className={styles.sums} />}>
            <Sums model={model} onSums={isTable ? setSums : undefined} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}

function drawView(view: ViewName, narrow: boolean, props: TableProps) {
  if (view === 'gallery') return <Gallery {...props} />
  return narrow ? <Cards {...props} /> : <Table {...props} />
}

function Nothing({ model: { resource, state, found, change } }: { model: ListModel }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const mayNotCreate = useCan({ resource: resource.name, action: 'create' }).data?.can === false
  const action = (label: string, onClick: () => void) => (
    <button type="button" className="button" onClick={onClick}>
      {label}
    </button>
  )
  if (found.total > 0)
    return (
      <EmptyState
        scene="missing"
        title={t('list.beyondLast')}
        text={t('list.beyondLastText')}
        action={action(t('list.firstPage'), () => change((before) => ({ ...before, page: 1 })))}
      />
    )
  if (isNarrowed(state))
    return (
      <EmptyState
        scene="nothing"
        title={t('list.nothingFound')}
        text={t('list.nothingFoundText')}
        action={action(t('list.clearAll'), () => change(withoutNarrowing))}
      />
    )
  if (state.trash) return <EmptyState scene="done" title={t('list.trashEmpty')} />
  return (
    <EmptyState
      scene={mayNotCreate ? 'area' : 'empty'}
      icon={resource.icon}
      title={t('list.nothingYet', { resources: labels.resource(resource) })}
      text={t('list.nothingYetText')}
      action={<CreateLink resource={resource} />}
    />
  )
}
