import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'
import { lazyModule } from '#base/loading/lazy-module'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'

// The client of files is large, and most visits to a record need none.
const saving = lazyModule(() => import('./save-document'))

/** Downloads the document of a record as PDF, in the language of the page. `title` names the document. */
export function usePdf(resource: AnyResource, row: Row) {
  const { i18n } = useTranslation()
  const labels = useLabels()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const title = `${labels.document(resource)} ${titleOf(resource, row)}`
  const save = async () => {
    setLoading(true)
    try {
      const { savePdf } = await saving.load()
      await savePdf(resource, row, { title, language: i18n.language })
    } catch (error) {
      saving.forgetFailure()
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    setLoading(false)
  }
  return { title, isLoading, save }
}
