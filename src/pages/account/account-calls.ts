import type { OutputOf } from '#define'
import { accountCalls } from '#resources/users/account.wire'

/** The endpoints with which users manage their account. */
export { accountCalls }

/** A session as its user sees it. */
export type OwnSession = OutputOf<typeof accountCalls.sessions>['sessions'][number]
/** An entry of the user's activity; title and key of the record are missing if the user may not read it. */
export type Deed = OutputOf<typeof accountCalls.activity>['activity'][number]
export type ApiKey = OutputOf<typeof accountCalls.apiKeys>['apiKeys'][number]
