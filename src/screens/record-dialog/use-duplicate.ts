import { useCreate, useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { writableFields } from '#define/reading'
import { titleOf } from '#base/format/record-path'
import { useNotify } from '#base/toasts/notify'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/problem'
import { success } from '../records/notifications'

/** Creates a copy of a record with all values that the user may set; its title says that it is one. */
export function useDuplicate(resource: AnyResource): (row: Row) => Promise<void> {
  const { t } = useTranslation()
  const role = useRole()
  const notify = useNotify()
  const { mutateAsync } = useCreate<Row>()
  const invalidate = useInvalidate()
  return async (row) => {
    const fields = Object.entries(writableFields(resource, role)).filter(
      ([name, field]) => name in row && field.kind !== 'rank' && !('unique' in field && field.unique),
    )
    const values = Object.fromEntries(fields.map(([name]) => [name, row[name]]))
    try {
      await mutateAsync({
        resource: resource.name,
        values: {
          ...values,
          [resource.title]: titleOfCopy(
            resource,
            row,
            t('recordDialog.copyOf', { title: titleOf(resource, row) }),
          ),
        },
        invalidates: [],
        successNotification: (answer) =>
          success(t('form.created', { title: titleOf(resource, answer?.data as Row) })),
        errorNotification: false,
      })
      await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
    } catch (error) {
      notify({ message: sentencesOf(error), variant: 'error' })
    }
  }
}

/** The title of a copy; the title itself where that would be too long. */
function titleOfCopy(resource: AnyResource, row: Row, text: string): unknown {
  const field = resource.fields[resource.title]
  const max = field?.kind === 'text' ? (field.max ?? 255) : 255
  return text.length > max ? row[resource.title] : text
}
