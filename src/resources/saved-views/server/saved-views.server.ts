import { roles, ruleFor, type Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { isProgram } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { startWatching } from '#server/features/watching/position'
import type { ActionContext, ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { isWatchable } from '../watchable'
import type { SavedView, savedViews } from '../saved-views.resource'
import { checkLimit, releaseRoles } from './among-views'
import { checkState } from './check-state'

type Views = typeof savedViews

/** The roles that may read a list. */
const readersOf = ({ access }: AnyResource): Role[] =>
  roles.filter((role) => ruleFor(access, role, 'read') !== false)

/** The list of a view. @throws Problem if the role of the caller may not read it. */
function listOf({ services, caller, values }: SaveContext<Views>): AnyResource {
  const resource = services.app[values.list ?? '']
  if (resource && ruleFor(resource.access, caller.role, 'read') !== false) return resource
  throw invalidField('list', 'choice', { options: readable(services, caller.role).join(', ') })
}

const readable = ({ app }: Services, role: Role): string[] =>
  Object.values(app).flatMap(({ name, access }) => (ruleFor(access, role, 'read') === false ? [] : [name]))

/** The roles for which the view is the default: those that may read it. A view that is private again is no default. */
function defaultOf(
  values: Partial<SavedView>,
  previous: SavedView | undefined,
  sharedWith: readonly Role[],
): Role[] {
  const requested = values.defaultFor ?? []
  const added = requested.filter((role) => !previous?.defaultFor?.includes(role))
  if (added.length > 0 && !values.shared) throw invalidField('defaultFor', 'sharedDefault')
  if (added.some((role) => !sharedWith.includes(role)))
    throw invalidField('defaultFor', 'choice', { options: sharedWith.join(', ') })
  return requested.filter((role) => sharedWith.includes(role))
}

async function beforeSave(context: SaveContext<Views>): Promise<Partial<SavedView>> {
  const { values, caller } = context
  // A view of another list is checked like a new one.
  const previous = context.previous?.list === values.list ? context.previous : undefined
  const resource = listOf(context)
  checkState(resource, caller.role, values, previous)
  const sharedWith = values.shared ? readersOf(resource) : []
  const defaultFor = defaultOf(values, previous, sharedWith)
  // The roles whose lists open with it must be able to request all of it.
  for (const role of defaultFor) checkState(resource, role, values, undefined)
  const view = { id: values.id ?? '', list: resource.name, owner: values.owner ?? caller.userId, defaultFor }
  if (!isProgram(caller) && (!previous || previous.owner !== view.owner)) await checkLimit(context, view)
  await releaseRoles(context, view)
  return { sharedWith, defaultFor }
}

async function beforeRestore(context: ActionContext<Views>): Promise<void> {
  const { record } = context
  await checkLimit(context, record)
  await releaseRoles(context, record)
}

/** The maximum number of users who watch a view. */
const maxWatchers = 50

async function watch({ services, tx, caller, record }: ActionContext<Views>): Promise<Partial<SavedView>> {
  const { userId } = caller
  const resource = services.app[record.list]
  if (userId === null || record.watchers.includes(userId)) return {}
  if (!resource || !isWatchable(resource)) throw invalidField('list', 'unwatchable')
  if (record.watchers.length >= maxWatchers)
    throw invalidField('watchers', 'maxWatchers', { limit: maxWatchers })
  await startWatching(tx)
  return { watchers: [...record.watchers, userId] }
}

const unwatch = ({ caller, record }: ActionContext<Views>): Partial<SavedView> => ({
  watchers: record.watchers.filter((id) => id !== caller.userId),
})

export const savedViewsHooks: ResourceHooks<Views> = {
  beforeSave,
  beforeRestore,
  actions: { watch, unwatch },
}
