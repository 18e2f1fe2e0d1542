import type { ParsedInput } from '#define/output'
import { invalidField, Problem } from '#server/base/errors/problem'
import { seal } from '#server/base/security/seal'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { findOne } from '#server/read/find-one'
import { advisoryLock } from '#server/write/advisory-lock'
import { inTransaction, requireWriting, type Writer, type Writing } from '#server/write/context'
import { insertTrusted } from '#server/write/insert-trusted'
import { lockAllowed } from '#server/write/lock'
import { ownReader, ownWriter } from '#server/write/services/own-address'
import type { Handlers, Services } from '#server/write/services/services'
import { mailAccounts, type MailAccount } from '../../mail-accounts.resource'
import type { mailAccountCalls } from '../../mail-accounts.wire'
import { maxAccounts } from '../../mail-limits.wire'
import { save } from '../mail-writing.server'
import { ownLabelsAmong } from '../own-labels.server'
import { checked, cleaned, passwordFor, type Folder } from './checked-connection.server'
import { begin, purposeOf } from './fetch-mail.server'
import { storeFetch, takeNow } from './fetch-store.server'
import { firstPosition, type Position } from './position'
import { shownAccounts, type ShownAccount } from './shown-accounts.server'

type Written = ParsedInput<typeof mailAccountCalls.addAccount>

const valuesOf = ({ password: _password, ...values }: Written) => values

/** @throws Problem invalid if the label is not the caller's. */
async function requireOwnLabel({ tx, caller }: Writing, label: string | null): Promise<void> {
  if (label === null) return
  const own = await ownLabelsAmong(tx, caller.userId ?? '', [label])
  if (!own.has(label)) throw invalidField('label', 'nobody')
}

async function add(writer: Writer, given: Written): Promise<string> {
  const input = cleaned(given)
  const { services, caller } = writer
  const owner = caller.userId ?? ''
  const password = await passwordFor(writer, input, undefined)
  await requireRoom(writer)
  const folder = await checked(writer, { ...input, password })
  return inTransaction(writer, async (writing) => {
    await advisoryLock(writing.tx, `mail accounts ${owner}`)
    await requireRoom({ ...writer, database: writing.tx as Writer['database'] })
    await requireOwnLabel(writing, input.label)
    const { id } = await insertTrusted(writing, mailAccounts, { ...valuesOf(input), owner })
    await storeFetch(writing.tx, {
      account: id,
      userId: owner,
      password: seal(services.digest, purposeOf(id), password),
      isActive: input.isActive,
      position: firstPosition(input.existing, folder, Date.parse(writer.now())),
    })
    return id
  })
}

/** @throws Problem invalid if the caller has as many as they may have. */
async function requireRoom({ database, caller }: Pick<Writer, 'database' | 'caller'>): Promise<void> {
  const accounts = await database.query({
    name: 'mail_accounts_of',
    text: `select from "mailAccounts" where "owner" = $1 limit ${maxAccounts}`,
    values: [caller.userId],
  })
  if (accounts.length >= maxAccounts) throw invalidField('name', 'maxMailAccounts', { limit: maxAccounts })
}

/** A changed mailbox is another one, of which fetching begins anew. */
const isOther = (input: Written, stored: MailAccount): boolean =>
  (['host', 'userName', 'folder', 'existing'] as const).some((name) => input[name] !== stored[name])

async function change(writer: Writer, stored: MailAccount, given: Written): Promise<void> {
  const input = cleaned(given)
  const { services } = writer
  const password = await passwordFor(writer, input, stored)
  const isPlaced = input.isActive || isOther(input, stored)
  const folder = isPlaced ? await checked(writer, { ...input, password }) : undefined
  await inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, mailAccounts, stored.id, 'read', stored.version)
    await requireOwnLabel(writing, input.label)
    await save(writing, mailAccounts, record, valuesOf(input))
    await storeFetch(writing.tx, {
      account: stored.id,
      userId: stored.owner,
      password: seal(services.digest, purposeOf(stored.id), password),
      isActive: input.isActive,
      position: positionOf(input, stored, folder, Date.parse(writer.now())),
    })
  })
}

function positionOf(
  input: Written,
  stored: MailAccount,
  folder: Folder | undefined,
  now: number,
): Position | undefined {
  return folder && isOther(input, stored) ? firstPosition(input.existing, folder, now) : undefined
}

/** Begins to fetch messages of a mailbox now, unless that is being done. */
async function fetchNow(services: Services, { id, isActive }: MailAccount): Promise<void> {
  if (!isActive) throw invalidField('isActive', 'mailAccountOff')
  const taken = await takeNow(services.database, id)
  if (taken) void begin(services, taken)
}

/** The handlers of the endpoints for mailboxes elsewhere. */
export const accountHandlers: Handlers<typeof mailAccountCalls> = {
  accounts: async (request) => {
    const { caller } = ownReader(request)
    const query = { owner: caller.userId, language: request.language }
    return { accounts: await shownAccounts(request.reading, query) }
  },
  addAccount: async (request) => {
    const id = await add(ownWriter(request), request.input)
    return { account: await accountOf(request, id) }
  },
  changeAccount: async (request) => {
    const stored = await findOne(ownReader(request), mailAccounts, request.params['id'] ?? '')
    await change(ownWriter(request), stored as MailAccount, request.input)
    return { account: await accountOf(request, stored.id) }
  },
  testAccount: async (request) => {
    const { account, ...given } = request.input
    const stored = account === null ? undefined : await findOne(ownReader(request), mailAccounts, account)
    const writer = ownWriter(request)
    const input = cleaned(given)
    const password = await passwordFor(writer, input, stored as MailAccount | undefined)
    const { messages } = await checked(writer, { ...input, password })
    return { messages }
  },
  fetchAccount: async (request) => {
    const writer = ownWriter(request)
    requireWriting(writer)
    const stored = await findOne(ownReader(request), mailAccounts, request.params['id'] ?? '')
    await throttle(request.services, [[limits.mailConnection, writer.caller.userId ?? '']])
    await fetchNow(request.services, stored as MailAccount)
    return { account: await accountOf(request, stored.id) }
  },
}

async function accountOf(request: Parameters<typeof ownReader>[0], id: string): Promise<ShownAccount> {
  const owner = ownReader(request).caller.userId
  const [account] = await shownAccounts(request.services.database, { owner, language: request.language, id })
  if (!account) throw new Problem({ kind: 'missing' })
  return account
}
