import { useOne, type BaseRecord, type HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { DocumentParty } from '#define/layout/document-of'
import { fieldOf } from '#define/reading'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { brand } from '#text/brand'
import { formatValue, isEmpty, readsReference, titleOfReference } from '../fields/text/format'
import { useRenderContext } from '../fields/use-render-context'
import styles from './document.module.css'

interface PartyProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly party: DocumentParty
}

/** One party of a document: fields of the record, or of the record that it refers to. */
export function PartyBlock({ resource, row, party }: PartyProps) {
  if (party.of) return <OtherParty row={row} names={party.names} of={party.of} />
  return <Lines resource={resource} row={row} names={party.names} />
}

/** A referred record; of one that the user may not read, its title or a text in its place. */
function OtherParty({
  row,
  names,
  of,
}: {
  row: Row
  names: readonly string[]
  of: NonNullable<DocumentParty['of']>
}) {
  const around = useRenderContext()
  const other = useApp()[of.to]
  const { result } = useOne<Row & BaseRecord, HttpError>({
    resource: of.to,
    id: of.id,
    errorNotification: false,
    queryOptions: { enabled: other !== undefined && readsReference(row, of.id) },
  })
  if (other && result) return <Lines resource={other} row={result} names={names} />
  return <p className={styles.party}>{titleOfReference(row, of.id, around, of.to)}</p>
}

interface LinesProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly names: readonly string[]
}

function Lines({ resource, row, names }: LinesProps) {
  const around = useRenderContext()
  return (
    <p className={styles.party}>
      {names.map((name) => {
        const field = fieldOf(resource, name)
        if (!field || isEmpty(row[name])) return null
        return <span key={name}>{formatValue(field, row[name], { resource, name, row }, around)}</span>
      })}
    </p>
  )
}

/** The company of the workspace with its first office. */
export function Issuer() {
  const { i18n } = useTranslation()
  const [office] = brand.offices
  const [city, street] = i18n.language === 'cn' ? office.cn : office.en
  return (
    <p className={styles.party}>
      <span>{brand.company}</span>
      <span>{street}</span>
      <span>{city}</span>
    </p>
  )
}
