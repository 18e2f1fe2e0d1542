import { lazy, Suspense, useState, type ReactNode } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { formatNumber } from '#base/format/intl'
import { writeFilter } from '#screens/list-model/state/filter'
import { useMedia } from '#screens/list-model/use-media'
import type { ListModel } from '#screens/list-model/use-list-model'
import { PartBoundary } from '#shell/parts/part-boundary'
import { Pager } from '../pager'

const Jump = lazy(() =>
  withDeferredTexts(() => import('./jump')).then((module) => ({ default: module.Jump })),
)
const TotalButton = lazy(() =>
  withDeferredTexts(() => import('./total-button')).then((module) => ({ default: module.TotalButton })),
)

/** From this width the jump fits into the line of the pager; below, it is a line of its own. */
const wideEnough = '(min-width: 700px)'

/** The pager of a list, with the exact total on request and the jump to a value. */
export function ListPager({ model }: { readonly model: ListModel }) {
  const { state, change, found, around } = model
  const isWide = useMedia(wideEnough)
  const [hasFailed, setFailed] = useState(false)
  const [counted, setCounted] = useExactTotal(model)
  const total = counted ?? found.total
  const capped = found.capped && counted === undefined
  const text = formatNumber(total, around.locale) + (capped ? '+' : '')
  const part = (content: ReactNode, fallback: string | null) =>
    hasFailed ? (
      fallback
    ) : (
      <PartBoundary onFailure={() => setFailed(true)}>
        <Suspense fallback={fallback}>{content}</Suspense>
      </PartBoundary>
    )
  const jump = found.total > state.pageSize && part(<Jump model={model} />, null)
  const button = (
    <TotalButton model={model} text={text} isExact={counted !== undefined} onTotal={setCounted} />
  )
  return (
    <Pager
      state={state}
      found={{ total, capped, count: found.rows?.length ?? 0, cursor: found.cursor }}
      locale={around.locale}
      total={found.capped && part(button, text)}
      onPage={(page) => change((before) => ({ ...before, position: undefined, ...page }))}
      onPageSize={(pageSize) => change((before) => ({ ...before, pageSize, page: 1 }))}
      below={isWide ? null : jump}
    >
      {isWide && jump}
    </Pager>
  )
}

/**
 * The exact total, once it was counted: it stays as it was counted until the list has another search, filter or trash.
 */
function useExactTotal({ state, found }: ListModel) {
  const list = `${state.search}\n${writeFilter(state.filter) ?? ''}\n${state.trash}`
  const [counted, setCounted] = useState<{ readonly list: string; readonly total: number }>()
  const isShown = found.capped && counted?.list === list
  const count = (total: number) => setCounted({ list, total })
  return [isShown ? counted.total : undefined, count] as const
}
