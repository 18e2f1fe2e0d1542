import { useSearchParams } from 'react-router-dom'
import { localTimeZone } from '#base/format/local-time-zone'
import type { MailFilter } from '../mail-data'

/** The filter of a list of mails in the URL. */
export function useMailFilter(label: string): MailFilter {
  const [params] = useSearchParams()
  const q = params.get('q')?.trim()
  const flag = (name: 'unread' | 'starred' | 'hasAttachment') =>
    params.get(name) === 'true' ? { [name]: 'true' as const } : {}
  return {
    label,
    ...(q && { q, timezone: localTimeZone() }),
    ...flag('unread'),
    ...flag('starred'),
    ...flag('hasAttachment'),
  }
}
