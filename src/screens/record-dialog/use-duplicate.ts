import { useDataProvider } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import { useNotify } from '#base/toasts/notify'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'
import { success } from '../records/notifications'
import { useCopy } from '../records/use-copy'

/** Creates copies of a record: one whose title says so, or a template, where the board of the resource has templates. */
export function useDuplicate(resource: AnyResource) {
  const { t } = useTranslation()
  const notify = useNotify()
  const copy = useCopy(resource)
  const dataProvider = useDataProvider()
  /** As it is stored: what was typed last may have been saved a moment ago. */
  const stored = async ({ id }: Row) =>
    (await dataProvider().getOne<Row>({ resource: resource.name, id })).data
  const { template } = resource.views?.board ?? {}
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
  }
  const duplicate = (row: Row) => {
    const title = titleOfCopy(resource, row, t('recordDialog.copyOf', { title: titleOf(resource, row) }))
    const created = (after: Row) => success(t('form.created', { title: titleOf(resource, after) }))
    return attempt(async () => copy(await stored(row), { [resource.title]: title }, created))
  }
  const saveAsTemplate = (row: Row) => {
    const saved = success(t('recordDialog.savedAsTemplate', { title: titleOf(resource, row) }))
    return attempt(async () => copy(await stored(row), { [template ?? '']: true }, () => saved))
  }
  return {
    duplicate,
    /** Undefined where there are no templates. */
    saveAsTemplate: template === undefined ? undefined : saveAsTemplate,
  }
}

/** The title of a copy; the title itself where that would be too long. */
function titleOfCopy(resource: AnyResource, row: Row, text: string): unknown {
  const field = resource.fields[resource.title]
  const max = field?.kind === 'text' ? (field.max ?? 255) : 255
  return text.length > max ? row[resource.title] : text
}
