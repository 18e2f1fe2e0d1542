import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { useSaving } from './use-saving'

/** Downloads the document of a record as PDF, in the language of the page. `title` names the document. */
export function usePdf(resource: AnyResource, row: Row) {
  const { language } = useTranslation().i18n
  const labels = useLabels()
  const saveBy = useSaving()
  const [isLoading, setLoading] = useState(false)
  const title = `${labels.document(resource)} ${titleOf(resource, row)}`
  const save = async () => {
    setLoading(true)
    await saveBy(({ savePdf }) => savePdf(resource, row, { title, language }))
    setLoading(false)
  }
  return { title, isLoading, save }
}
