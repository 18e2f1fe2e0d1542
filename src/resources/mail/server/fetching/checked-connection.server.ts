import type { ParsedInput } from '#define/output'
import { invalidField } from '#server/base/errors/problem'
import { unseal } from '#server/base/security/seal'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { requireWriting, type Writer } from '#server/write/context'
import type { MailAccount } from '../../mail-accounts.resource'
import type { mailAccountCalls } from '../../mail-accounts.wire'
import { FetchFault, problemOf } from './fetch-fault'
import { purposeOf } from './fetch-mail.server'
import { passwordOf } from './fetch-store.server'
import { withFolder, type Connection } from './mail-connection.server'
import type { firstPosition } from './position'

type Tested = Omit<ParsedInput<typeof mailAccountCalls.testAccount>, 'account'>
/** What a connection finds in a folder. */
export type Folder = Parameters<typeof firstPosition>[1] & { readonly messages: number }

const checkMs = 45_000

/**
 * Connects to a mail server and opens the folder.
 * @throws Problem invalid at the field that is wrong; throttled.
 */
export async function checked(writer: Writer, connection: Connection): Promise<Folder> {
  requireWriting(writer)
  const { services, caller } = writer
  await throttle(services, [[limits.mailConnection, caller.userId ?? '']])
  try {
    return await withFolder(services, connection, checkMs, async ({ uidValidity, uidNext, messages }) => ({
      uidValidity,
      uidNext,
      messages,
    }))
  } catch (error) {
    throw error instanceof FetchFault ? problemOf(error) : error
  }
}

/** Host names have no spaces and are not case-sensitive. */
export const cleaned = <T extends Tested>(input: T): T => ({
  ...input,
  host: input.host.trim().toLowerCase().replace(/\.$/, ''),
  userName: input.userName.trim(),
})

/**
 * The given password, or the stored one for the same server and user: it is never sent to another server.
 * @throws Problem invalid
 */
export async function passwordFor(
  { services, database }: Writer,
  { password, ...given }: Tested,
  stored: MailAccount | undefined,
): Promise<string> {
  if (password) return password
  if (!stored) throw invalidField('password', 'required')
  const isSame = (['host', 'port', 'security', 'userName'] as const).every(
    (name) => given[name] === stored[name],
  )
  const sealed = isSame ? await passwordOf(database, stored.id) : undefined
  const known = sealed && unseal(services.digest, purposeOf(stored.id), sealed)
  if (known === undefined) throw invalidField('password', 'mailPasswordAgain')
  return known
}
