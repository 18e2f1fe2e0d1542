import type { AnyResource } from '#define'
import { hasSections } from '#define/layout/layout-of'
import { useCustomScreens } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { AttendanceSection } from '../attendance/lazy-attendance'
import { CommentsSection } from '../comments/lazy-timeline'
import { RecordPart } from '../custom-part'
import { DocumentLinks } from '../document/links/document-links'
import { EntrySection, HistorySection } from '../history'
import { useRelatedSections, type RelatedParts } from '../related'
import { PresentedFields } from './presented-fields'
import { RecordFields } from './record-fields'
import { detailsTab, RecordSections } from './sections/record-sections'
import styles from './show.module.css'
import { TabbedBody } from './tabs/tabbed-body'

interface RecordProps {
  readonly resource: AnyResource
  readonly row: Row
}

/** The page of a record for those who choose it. */
export const PresentedBody = ({
  resource,
  row,
  fields,
}: RecordProps & { readonly fields: readonly string[] }) => (
  <>
    <RecordPart resource={resource} row={row} part="head" />
    <PresentedFields resource={resource} row={row} fields={fields} />
    <RecordPart resource={resource} row={row} part="show" />
  </>
)

/** Everything is shown at once, so that nothing moves while parts load. */
export function RecordBody({ resource, row }: RecordProps) {
  if (resource.layout?.tabs)
    return (
      <TabbedBody
        key={row.id}
        resource={resource}
        row={row}
        details={<RecordDetails resource={resource} row={row} tab={detailsTab} />}
        history={!resource.appended && <RecordHistory resource={resource} row={row} isOpen />}
      />
    )
  return <WholeRecord key={row.id} resource={resource} row={row} />
}

function WholeRecord({ resource, row }: RecordProps) {
  const related = useRelatedSections(resource, row)
  return <RecordDetails resource={resource} row={row} related={related} />
}

interface DetailsProps extends RecordProps {
  readonly tab?: string
  /** Undefined where tabs have the related records and the history. */
  readonly related?: RelatedParts
}

/**
 * The fields, the custom parts, the related records, the comments and the history of a record. Where it has sections,
 * everything below the fields is in the main column.
 */
function RecordDetails({ resource, row, tab, related }: DetailsProps) {
  const hasOwnFields = useCustomScreens().parts[resource.name]?.fields !== undefined
  const below = (
    <>
      {related?.lists}
      <div hidden={related?.areAnswered === false}>
        <div className={styles.part}>
          <RecordPart resource={resource} row={row} part="show" />
        </div>
        <DocumentLinks resource={resource} row={row} />
        <CommentsSection key={`comments ${row.id}`} resource={resource} row={row} />
        {related && <RecordHistory resource={resource} row={row} />}
      </div>
    </>
  )
  const isInColumns = hasSections(resource) && !hasOwnFields
  return (
    <>
      <RecordPart resource={resource} row={row} part="head" />
      <AttendanceSection resource={resource} row={row} />
      {isInColumns ? (
        <RecordSections resource={resource} row={row} tab={tab} beside={related?.beside}>
          {below}
        </RecordSections>
      ) : (
        <>
          <RecordPart
            resource={resource}
            row={row}
            part="fields"
            otherwise={<RecordFields resource={resource} row={row} />}
          />
          {below}
        </>
      )}
    </>
  )
}

function RecordHistory({ resource, row, isOpen = false }: RecordProps & { readonly isOpen?: boolean }) {
  if (resource.appended) return null
  if (resource.managedBy === 'changeLog') return <EntrySection resource={resource} row={row} />
  return <HistorySection resource={resource} row={row} startsOpen={isOpen} />
}
