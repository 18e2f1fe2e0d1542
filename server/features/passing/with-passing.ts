import { isDeepStrictEqual } from 'node:util'
import type { App } from '#define/app'
import { passingFields } from '#define/views/automation'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { AnyResourceHooks, SavedContext } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import { passDue } from './pass'
import { planPassing } from './plan'

type Hooks = { readonly [resource: string]: object | undefined }

/** Operations that restore values that were there before. */
const restoring = new Set(['undo', 'restore'])

/**
 * The hooks of all resources, where those with rules of users for a date that has passed (`passes`) also plan them and
 * apply them when they are due.
 */
export function withPassing(app: App, hooks: Hooks): Hooks {
  const added = Object.values(app).flatMap((resource) => {
    const fields = passingFields(resource)
    return fields.length === 0
      ? []
      : [[resource.name, passing(resource, fields, hooks[resource.name])] as const]
  })
  return { ...hooks, ...Object.fromEntries(added) }
}

function passing(resource: AnyResource, fields: readonly string[], own: object = {}): AnyResourceHooks {
  const hooks = own as AnyResourceHooks
  return {
    ...hooks,
    afterSave: async (context: SavedContext<AnyResource>) => {
      await hooks.afterSave?.(context as never)
      const record = context.record as Values & { readonly id: string }
      const previous: Values = context.previous ?? {}
      for (const field of fields)
        if (!isDeepStrictEqual(previous[field] ?? null, record[field] ?? null))
          await planPassing(context.tx, resource, { record, field }, restoring.has(context.operation))
    },
    dueWork: async (services: Services) => {
      const [own, next] = [await hooks.dueWork?.(services), await passDue(services, resource)]
      return own && next ? (own < next ? own : next) : (own ?? next)
    },
  }
}
