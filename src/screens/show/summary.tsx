import type { AnyResource } from '#define'
import { summaryOf } from '#define/layout/layout-of'
import { fieldOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { drawValue } from '../fields/draw'
import { isEmpty } from '../fields/text/format'
import { useRenderContext } from '../fields/use-render-context'
import styles from './summary.module.css'

interface SummaryProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** A value of the summary in one line; nothing if it is empty or hidden. */
function SummaryValue({ resource, row, name }: SummaryProps & { readonly name: string | undefined }) {
  const around = useRenderContext()
  const field = name === undefined ? undefined : fieldOf(resource, name)
  if (!field || name === undefined || isEmpty(row[name])) return null
  return drawValue(field, row[name], { resource, name, row }, around)
}

/** The status of a record beside its heading. */
export function StatusChip({ resource, row }: SummaryProps) {
  return <SummaryValue resource={resource} row={row} name={summaryOf(resource).status} />
}

/** The amount of a record and the line of facts below its heading. */
export function SummaryLine({ resource, row }: SummaryProps) {
  const labels = useLabels()
  const { amount, meta = [] } = summaryOf(resource)
  const facts = meta.filter((name) => !isEmpty(row[name]))
  const hasAmount = amount !== undefined && !isEmpty(row[amount])
  if (!hasAmount && facts.length === 0) return null
  return (
    <dl className={styles.line}>
      {hasAmount && (
        <div className={styles.amount}>
          <dt className="visually-hidden">{labels.field(resource, amount)}</dt>
          <dd>
            <SummaryValue resource={resource} row={row} name={amount} />
          </dd>
        </div>
      )}
      {facts.map((name) => (
        <div key={name}>
          <dt>{labels.field(resource, name)}</dt>
          <dd>
            <SummaryValue resource={resource} row={row} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
