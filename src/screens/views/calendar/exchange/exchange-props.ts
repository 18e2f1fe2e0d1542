import type { AnyResource } from '#define'
import type { Calendars } from '../calendars/use-calendars'

/** What is exchanged with other programs, and what else the menu of a calendar has. */
export type ExchangeKind = 'import' | 'export' | 'share' | 'subscribe' | 'connect' | 'zone'

export interface ExchangeProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly onClose: () => void
}
