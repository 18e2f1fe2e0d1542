import type { AnyResource } from '#define'
import type { Calendars } from '../calendars/use-calendars'

/** What is exchanged with other programs. */
export type ExchangeKind = 'import' | 'export' | 'share' | 'subscribe'

export interface ExchangeProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly onClose: () => void
}
