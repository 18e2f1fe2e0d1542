import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { DocumentContent } from '#define/layout/document-of'
import { fieldOf } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { brand } from '#text/brand'
import { Logo } from '#shell/parts/logo'
import { FieldValue } from '../fields/field-value'
import { formatValue } from '../fields/text/format'
import { useRenderContext } from '../fields/use-render-context'
import styles from './document.module.css'
import { LineTable } from './line-table'
import { Issuer, PartyBlock } from './parties'

interface DocumentSheetProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly title: string
  readonly content: DocumentContent
}

/** A document on paper: head, parties, facts, lines, totals and note. */
export function DocumentSheet({ resource, row, title, content }: DocumentSheetProps) {
  const { t } = useTranslation()
  const { from, to, meta, lines, totals, breakdown, notices, note } = content
  const labels = useLabels()
  return (
    <article className={styles.sheet} aria-label={title}>
      <div className={styles.head}>
        <div className={styles.brand}>
          <Logo size={40} />
          <span>{brand.name}</span>
        </div>
        <div className={styles.title}>
          <p>{title}</p>
          {content.status !== undefined && <Status resource={resource} row={row} name={content.status} />}
        </div>
      </div>
      <div className={styles.parties}>
        <section>
          <h2>{t('document.from')}</h2>
          {from ? <PartyBlock resource={resource} row={row} party={from} /> : <Issuer />}
        </section>
        {to && (
          <section>
            <h2>{t('document.to')}</h2>
            <PartyBlock resource={resource} row={row} party={to} />
          </section>
        )}
      </div>
      <Facts className={styles.meta} resource={resource} row={row} names={meta} />
      {lines && <LineTable resource={resource} row={row} lines={lines} />}
      <Facts className={styles.totals} resource={resource} row={row} names={totals} />
      {breakdown && (
        <div className={styles.breakdown}>
          <h2>{labels.field(resource, breakdown.of)}</h2>
          <LineTable resource={resource} row={row} lines={breakdown} />
        </div>
      )}
      {notices.length > 0 && (
        <div className={styles.note}>
          {notices.map((name) => (
            <p key={name}>{labels.notice(resource, name)}</p>
          ))}
        </div>
      )}
      {note !== undefined && <Facts className={styles.note} resource={resource} row={row} names={[note]} />}
    </article>
  )
}

type StatusProps = Pick<DocumentSheetProps, 'resource' | 'row'> & { readonly name: string }

/** The status of the record as plain text: a colour is not always printed. */
function Status({ resource, row, name }: StatusProps) {
  const around = useRenderContext()
  const field = fieldOf(resource, name)
  if (!field) return null
  return <p className={styles.status}>{formatValue(field, row[name], { resource, name, row }, around)}</p>
}

interface FactsProps extends Pick<DocumentSheetProps, 'resource' | 'row'> {
  readonly className: string | undefined
  readonly names: readonly string[]
}

function Facts({ className, resource, row, names }: FactsProps) {
  const labels = useLabels()
  if (names.length === 0) return null
  return (
    <dl className={className}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labels.field(resource, name)}</dt>
          <dd>
            <FieldValue resource={resource} name={name} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
