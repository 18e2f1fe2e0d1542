import type { App } from '#define/app'
import { recordTitle } from '#define/layout/record-title'
import type { AnyResource } from '#define/resource'
import { isProgram } from '#server/base/caller'
import type { AnyResourceHooks, SavedContext } from '#server/write/services/resource-hooks'
import { idsIn, notifiesOf } from './notified-users'
import { nameOf, notify } from './notify'

type Hooks = { readonly [resource: string]: object | undefined }

/** The fields of a resource whose users are notified that they were put into them. */
const assigningFields = ({ fields }: AnyResource): string[] =>
  Object.keys(fields).filter((name) => fields[name] && notifiesOf(fields[name], 'assigned'))

/**
 * The hooks of all resources, where those with fields that notify the users in them (`notifies: ['assigned']`) also do
 * that after each save.
 */
export function withAssignments(app: App, hooks: Hooks): Hooks {
  const added = Object.values(app).flatMap((resource) => {
    const names = assigningFields(resource)
    return names.length > 0
      ? [[resource.name, assigning(resource, names, hooks[resource.name])] as const]
      : []
  })
  return added.length === 0 ? hooks : { ...hooks, ...Object.fromEntries(added) }
}

function assigning(resource: AnyResource, names: readonly string[], own: object = {}): AnyResourceHooks {
  const hooks = own as AnyResourceHooks
  return {
    ...hooks,
    afterSave: async (context: SavedContext<AnyResource>) => {
      await hooks.afterSave?.(context as never)
      await notifyAssigned(resource, names, context)
    },
  }
}

/** Notifies the users whom a save has added to one of the fields, except the user who saved. */
async function notifyAssigned(
  resource: AnyResource,
  names: readonly string[],
  context: SavedContext<AnyResource>,
): Promise<void> {
  if (isProgram(context.caller)) return
  const record = context.record as Readonly<Record<string, unknown>> & { readonly id: string }
  const previous = (context.previous ?? {}) as Readonly<Record<string, unknown>>
  const added = names.flatMap((name) => {
    const before = new Set(idsIn(previous[name]))
    return idsIn(record[name]).filter((id) => !before.has(id))
  })
  const others = added.filter((id) => id !== context.caller.userId)
  if (others.length === 0) return
  await notify(context, others, {
    kind: 'assigned',
    subject: recordTitle(resource, record) ?? resource.label[0],
    values: { actor: await nameOf(context) },
    link: { resource: resource.name, record: record.id },
    isGathered: true,
  })
}
