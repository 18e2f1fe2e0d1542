import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import type { ListSums } from '../../list-model/sums'
import styles from '../../table/sums.module.css'
import { Sum, SumsLabel } from '../../table/sums-row'

/** The sums of a list that is no table, each with its label. */
export function SumsLine({ resource, sums }: { resource: AnyResource; sums: ListSums }) {
  const labels = useLabels()
  const { names, status, isStale, texts } = sums
  const shown = names.filter((name) => status === 'loading' || texts[name]?.length)
  return (
    <div className={styles.line} data-stale={isStale || undefined}>
      <span className={styles.heading}>
        <SumsLabel sums={sums} />
      </span>
      <dl>
        {shown.map((name) => (
          <div key={name}>
            <dt>{labels.field(resource, name)}</dt>
            <dd>
              <Sum sums={sums} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
