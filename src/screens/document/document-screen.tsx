import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { documentOf } from '#define/layout/document-of'
import { useLabels } from '#base/i18n/labels'
import { recordPath, titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { Icon } from '#shell/icons'
import { Page } from '#shell/navigation/page'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { DocumentSheet } from './document-sheet'
import { PdfButton } from './pdf-button'

/** The printable page of a record, by the `document` of its layout. */
export function DocumentScreen() {
  const resource = useResource()
  const reading = useRecord(resource, 'print')
  if (!reading.row || reading.isGone) return <RecordState resource={resource} reading={reading} />
  return <RecordDocument resource={resource} row={reading.row} />
}

function RecordDocument({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const content = documentOf(resource, row)
  const number = titleOf(resource, row)
  const title = t('document.title', { document: labels.document(resource), number })
  return (
    <Page
      title={title}
      steps={[{ label: number, to: recordPath(resource, 'show', row) }, { label: labels.document(resource) }]}
      actions={
        <>
          <PdfButton resource={resource} row={row} />
          <button type="button" className="button primary" onClick={() => window.print()}>
            <Icon name="printer" size={18} />
            {t('document.print')}
          </button>
        </>
      }
    >
      {content && <DocumentSheet resource={resource} row={row} title={title} content={content} />}
    </Page>
  )
}
