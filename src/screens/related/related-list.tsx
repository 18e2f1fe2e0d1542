import { useGo } from '@refinedev/core'
import { useMemo } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { recordPath } from '#base/format/record-path'
import { useRenderContext } from '../fields/use-render-context'
import { RowActions } from '../moves/row-actions'
import { RowVerbsProvider } from '../moves/row-verbs'
import { columnsOf } from '../list-model/columns'
import { tableRequest } from '../list-model/state/list-request'
import type { TableProps } from '../list-model/table-props'
import { useListRows } from '../list-model/use-list-rows'
import { useMedia } from '../list-model/use-media'
import { Cards } from '../table/cards'
import { QuickTable } from '../table/quick-table'
import { RelatedFrame, shown, stateFor, type RelatedListProps } from './related-frame'

const nothing = () => undefined

/** The records that refer to one: the first few, a link to all, and the form for a new one. */
export function RelatedList({ of, isNarrow = false, ...props }: RelatedListProps) {
  const { resource, field, to } = props
  const request = useMemo(() => tableRequest(resource, stateFor(field, to.id)), [resource, field, to.id])
  const found = useListRows(resource, request)
  return (
    <RelatedFrame {...props} found={found}>
      <Rows resource={resource} field={field} of={of} found={found} isNarrow={isNarrow} />
    </RelatedFrame>
  )
}

/** Whether the records of a list and the one of their page refer to the same record, such as the buyer of an order. */
function isRepeated(resource: AnyResource, of: AnyResource, name: string): boolean {
  const [field, other] = [resource.fields[name], of.fields[name]]
  return field?.kind === 'ref' && other?.kind === 'ref' && field.to === other.to
}

interface RowsProps extends Required<Pick<RelatedListProps, 'resource' | 'field' | 'of' | 'isNarrow'>> {
  readonly found: ReturnType<typeof useListRows>
}

function Rows({ resource, field, of, found, isNarrow }: RowsProps) {
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
    pageSize: shown,
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
