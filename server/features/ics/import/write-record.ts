import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { requireAllowed } from '#server/read/access/access-sql'
import { appOf, type Stored, type Writing } from '#server/write/context'
import { lockAllowed } from '#server/write/lock'
import { apply, removeLocked } from '#server/write/update'
import { cleanRecord } from '#server/write/values/clean-input'
import { differing, parseInput } from '#server/write/values/values'
import { calendarOf, type RecordValues } from '../values-of-event'

/** An event that was made here keeps what only this application knows of it: its revision and the answers. */
export function updatedValues(
  resource: AnyResource,
  existing: Stored,
  { given, set }: RecordValues,
): RecordValues {
  const { invitations, series, exclusive = '', location = '' } = calendarOf(resource)
  if (!invitations) return { given, set }
  const { [invitations.answers]: answers, ...others } = set
  const isOwn = existing[invitations.uid] === null || set[invitations.from] === null
  if (isOwn) {
    const kept = series ? [series.excluded, series.master, series.originalStart] : []
    // Its location in the file is the title of its room.
    const isByTitle = (existing[exclusive] ?? null) !== null && (existing[location] ?? null) === null
    const { [location]: _, ...withoutLocation } = given
    return {
      given: isByTitle ? withoutLocation : given,
      set: Object.fromEntries(Object.entries(others).filter(([name]) => kept.includes(name))),
    }
  }
  const former = existing[invitations.answers] as readonly Values[]
  return {
    given,
    set: { ...others, [invitations.answers]: sameAnswers(former, answers as readonly Values[]) },
  }
}

/** Answers that are the same as before keep their time. */
const sameAnswers = (former: readonly Values[], answers: readonly Values[]): Values[] =>
  answers.map(
    (answer) =>
      former.find(
        (other) => other.invitee === answer.invitee && other.answer === answer.answer && !other.occurrence,
      ) ?? answer,
  )

/** Changes a record; returns whether anything was different. */
export async function change(
  writing: Writing,
  resource: AnyResource,
  { id }: Stored,
  { given, set }: RecordValues,
): Promise<boolean> {
  const rule = requireAllowed(appOf(writing), resource, 'update', writing.caller)
  const record = await lockAllowed(writing, resource, id, 'update', undefined)
  const input = await cleanRecord(resource, writing.caller.role, given)
  const values = { ...parseInput(resource, writing.caller.role, input, 'update'), ...set }
  if (differing(record, values).length === 0) return false
  await apply(asImport(writing), resource, { operation: 'update', record, values, rule })
  return true
}

/** Nobody is notified of what a file changes, but of what a calendar program changes. */
const asImport = (writing: Writing): Writing =>
  writing.isSynchronized ? writing : { ...writing, isImport: true }

/** Deletes a record by the rules of any deletion. */
export async function remove(writing: Writing, resource: AnyResource, { id }: Stored): Promise<void> {
  await removeLocked(
    asImport(writing),
    resource,
    await lockAllowed(writing, resource, id, 'delete', undefined),
  )
}
