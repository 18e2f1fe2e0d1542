import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Stored } from '#server/write/context'
import type {
  ActionContext,
  AnyResourceHooks,
  SaveContext,
  SavedContext,
} from '#server/write/services/resource-hooks'
import { valuesOfAttendance } from './answers'
import { attendanceOf, type AttendanceView } from './attendance-fields'
import { prepareInvitation } from './invitation-mail'
import { withKnownGuests } from './known-guests'
import { receiving } from './receive'
import { notifyOfCancellation, notifyOfSave } from './notify-invitees'

type Hooks = { readonly [resource: string]: object | undefined }

/** The hooks of all resources, where those with invitees also notify them, and receive their answers by mail. */
export function withAttendance(app: App, hooks: Hooks): Hooks {
  const added = Object.values(app).flatMap((resource) => {
    const view = attendanceOf(resource)
    return view ? [[resource.name, attending(resource, view, hooks[resource.name])] as const] : []
  })
  return { ...hooks, ...Object.fromEntries(added) }
}

function attending(resource: AnyResource, view: AttendanceView, own: object = {}): AnyResourceHooks {
  const hooks = own as AnyResourceHooks
  return {
    ...hooks,
    beforeSave: async (context: SaveContext<AnyResource>) => {
      const more = (await hooks.beforeSave?.(context as never)) as Values | undefined
      const given = { ...context.values, ...more } as Values
      const known = await withKnownGuests(context, view, given)
      const values = { ...given, ...known }
      const previous = context.previous as Values | undefined
      return { ...more, ...known, ...valuesOfAttendance(view, values, previous) }
    },
    afterSave: async (context: SavedContext<AnyResource>) => {
      await hooks.afterSave?.(context as never)
      const { record, previous } = context
      await notifyOfSave(context, { resource, view, record: record as Stored, previous: previous as Stored })
    },
    beforeDelete: async (context: ActionContext<AnyResource>) => {
      await hooks.beforeDelete?.(context as never)
      await notifyOfCancellation(context, { resource, view, record: context.record as Stored })
    },
    letters: { ...hooks.letters, event: prepareInvitation },
    mailboxes: receiving(resource, view, hooks.mailboxes),
  }
}
