import { recordPath, titleOf } from '#base/format/record-path'
import { hasSections, presentedTo, summaryOf } from '#define/layout/layout-of'
import { homeOf } from '#define/reading'
import { recordFromResponse, type Row } from '#providers/data/answers'
import { recordCall } from '#providers/data/record-url'
import { RecordPicture } from '#screens/fields/pictures/record-picture'
import { recordVerbs } from '#screens/moves/record-verbs'
import { RecordFields } from '#screens/show/record-fields'
import { RecordSections } from '#screens/show/sections/record-sections'
import { StatusChip, SummaryLine } from '#screens/show/summary'
import { takeFrame } from '../frame'
import { Breadcrumbs } from '../heading'
import { currentPage, t } from '../page'
import { readAccount, readResponse, setUntitledTexts } from '../read-response'
import { append } from '../stand-ins/jsx-runtime'
import { setPermissions } from '../stand-ins/use-render-context'
import type { OpenedRecord } from './opened-record'

/**
 * Renders the record: its heading, its summary, and its fields where they are the first of its page. Where they are not,
 * the space below stays empty: something large in it would move by much when a font arrives in which the title is longer.
 * @returns resolves once it is rendered
 */
export async function renderRecord({ account, record }: OpenedRecord): Promise<void> {
  setUntitledTexts()
  const { page } = takeFrame()
  const [signedIn, answered] = await Promise.all([account, record])
  if (!page.isConnected) return
  setPermissions(readAccount(signedIn))
  const { resource } = currentPage().data
  const row = recordFromResponse(readResponse(answered).data, recordCall(resource))
  page.replaceChildren()
  append(page, <RecordPage row={row} />)
}

function RecordPage({ row }: { readonly row: Row }) {
  const { resource, record } = currentPage().data
  const Fields = hasSections(resource) ? RecordSections : RecordFields
  // The application shows a note above the fields of a record in the trash.
  const hasFields = record?.hasFields === true && !row._can.includes('restore')
  const isPresented = presentedTo(resource, currentPage().role) !== undefined
  return (
    <>
      <Head row={row} isPresented={isPresented} />
      {!isPresented && <SummaryLine resource={resource} row={row} />}
      {hasFields && <Fields resource={resource} row={row} />}
    </>
  )
}

/** Whether the application shows actions, of which only one is rendered here. On phones they have a line of their own. */
function hasActions(row: Row): boolean {
  const { data, role } = currentPage()
  const may = ['update', 'restore'].some((verb) => row._can.includes(verb))
  return may || data.record?.hasActions.includes(role) === true || recordVerbs(data.resource, row).length > 0
}

function Head({ row, isPresented }: { readonly row: Row; readonly isPresented: boolean }) {
  const { data, texts } = currentPage()
  const { resource } = data
  const title = titleOf(resource, row)
  const hasPicture = summaryOf(resource).image !== undefined && !isPresented
  const area = { label: texts.resource[0], to: homeOf(resource) }
  const steps = texts.group ? [{ label: texts.group }, area] : [area]
  return (
    <header className="page-head record-head">
      {hasPicture && <RecordPicture resource={resource} row={row} size={64} />}
      <div className="page-heading" style={hasPicture ? { flex: '1 1 200px', minWidth: 0 } : undefined}>
        <div className="page-title">
          <h1>{title}</h1>
          {!isPresented && <StatusChip resource={resource} row={row} />}
        </div>
        <Breadcrumbs steps={steps} title={title} />
      </div>
      {hasActions(row) && (
        <div className="page-actions" data-reserved="true">
          {row._can.includes('update') && (
            <a className="button primary" href={recordPath(resource, 'edit', row)}>
              {t('show.edit')}
            </a>
          )}
        </div>
      )}
    </header>
  )
}
