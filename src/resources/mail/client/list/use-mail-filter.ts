import { useSearchParams } from 'react-router-dom'
import type { MailFilter } from '../mail-data'

const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The filter of a list of mails in the URL. */
export function useMailFilter(label: string): MailFilter {
  const [params] = useSearchParams()
  const q = params.get('q')?.trim()
  const flag = (name: 'unread' | 'starred' | 'hasAttachment') =>
    params.get(name) === 'true' ? { [name]: 'true' as const } : {}
  return {
    label,
    ...(q && { q, timezone: timezone() }),
    ...flag('unread'),
    ...flag('starred'),
    ...flag('hasAttachment'),
  }
}
