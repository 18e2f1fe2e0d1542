import { useCustomMutation, useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { titleOf } from '#base/format/record-path'
import { failure, success } from '../records/notifications'

/** Restores a record from the trash and shows a message. */
export function useRestore(resource: AnyResource): (row: Row) => Promise<void> {
  const { t } = useTranslation()
  const { mutateAsync } = useCustomMutation<Row>()
  const invalidate = useInvalidate()
  return async (row) => {
    const request = mutateAsync({
      url: `/api/${resource.name}/${row.id}/restore`,
      method: 'post',
      values: {},
      successNotification: () => success(t('list.restored', { title: titleOf(resource, row) })),
      errorNotification: failure,
    })
    // The notification has shown the error.
    await request.catch(() => undefined)
    await invalidate({ resource: resource.name, invalidates: ['resourceAll'] })
  }
}
