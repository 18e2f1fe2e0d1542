import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { AnyResourceHooks, SavedContext } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { planReminder } from './plan'
import { remindDue } from './remind'

type Hooks = { readonly [resource: string]: object | undefined }

/** The hooks of all resources, where those whose calendars have reminders also plan and send them. */
export function withReminders(app: App, hooks: Hooks): Hooks {
  const added = Object.values(app).flatMap((resource) =>
    resource.views?.calendar?.reminders === undefined
      ? []
      : [[resource.name, reminding(resource, hooks[resource.name])] as const],
  )
  return { ...hooks, ...Object.fromEntries(added) }
}

function reminding(resource: AnyResource, own: object = {}): AnyResourceHooks {
  const hooks = own as AnyResourceHooks
  return {
    ...hooks,
    afterSave: async (context: SavedContext<AnyResource>) => {
      await hooks.afterSave?.(context as never)
      const record = context.record as Readonly<Record<string, unknown>> & { readonly id: string }
      await planReminder(context.tx, resource, record, Date.parse(context.now()))
    },
    dueWork: async (services: Services) => {
      const [own, next] = [await hooks.dueWork?.(services), await remindDue(services, resource)]
      return own && next ? (own < next ? own : next) : (own ?? next)
    },
  }
}
