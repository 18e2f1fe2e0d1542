import { createContext, type ComponentType, type ReactNode } from 'react'
import type { AnyResource, App } from '#define'
import type { LazyModule } from '#base/loading/lazy-module'
import type { NotificationRow } from './use-inbox'

export interface InvitationPartProps {
  readonly resource: AnyResource
  /** The id of the record to which the user is invited. */
  readonly record: string
  /** The ids of all such records of the inbox, so that one request reads them. */
  readonly records: readonly string[]
  /** Shown while the record loads. */
  readonly bones: ReactNode
  /** Called when the user has answered. */
  readonly onAnswered: () => void
}

export interface InvitationModule {
  readonly InvitationInInbox: ComponentType<InvitationPartProps>
}

/** What a notification of an invitation shows of its record. A screen, which the shell does not import. */
export const InvitationPartContext = createContext<LazyModule<InvitationModule> | undefined>(undefined)

const kinds: readonly NotificationRow['kind'][] = ['invited', 'invitationChanged']

/** The resource of the record to which a notification invites; undefined if it does not. */
export function invitingResource(app: App, notification: NotificationRow): AnyResource | undefined {
  const resource = notification.resource === null ? undefined : app[notification.resource]
  const isInvitation = kinds.includes(notification.kind) && notification.record !== null
  return isInvitation && resource?.views?.calendar?.invitations ? resource : undefined
}
