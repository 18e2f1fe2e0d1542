import { useKeys } from '@refinedev/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { AnyResource } from '../../define'
import type { Row } from '../../providers/data/answers'
import { useNotify } from '../../providers/notifications/notify'
import { addressOf, recordPath, titleOf } from '../record-path'

type Said = 'created' | 'saved'

/** Goes to the page of a record that was saved, which shows it at once: what was stored has just been answered. */
export function useAfterSave(resource: AnyResource, said: Said): (row: Row, wasSent: boolean) => void {
  const { t } = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { keys } = useKeys()
  return (row, wasSent) => {
    const message = wasSent ? t(`form.${said}`, { title: titleOf(resource, row) }) : t('form.unchanged')
    notify({ message, variant: wasSent ? 'success' : 'info' })
    const one = keys().data('default').resource(resource.name).action('one').id(addressOf(resource, row))
    cache.setQueryData(one.params({}).get(), { data: row })
    void navigate(recordPath(resource, 'show', row), { replace: true })
  }
}
