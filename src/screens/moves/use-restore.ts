import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { titleOf } from '#base/format/record-path'

/** Restores a record from the trash and shows a message. */
export function useRestore(resource: AnyResource): (row: Row) => Promise<void> {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  return async (row) => {
    try {
      const { client } = await import('#providers/data/client')
      await client.post(`/api/${resource.name}/${row.id}/restore`, {})
      notify({ message: t('list.restored', { title: titleOf(resource, row) }), variant: 'success' })
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
    await invalidate({ resource: resource.name, invalidates: ['resourceAll'] })
  }
}
