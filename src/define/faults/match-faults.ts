import { isMe, type AnyMatch } from '../access'
import type { AnyResource, App } from '../any-resource'

/** The faults of a condition on records of a resource, after the words that say whose condition it is. */
export function matchFaults(app: App, resource: AnyResource, match: AnyMatch, where: string): string[] {
  return Object.entries(match).flatMap(([name, value]) => {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (name === 'id' && isMe(value))
      return resource.name === 'users' ? [] : [`${where}: me only stands for a user`]
    if (!field) return [`${where}: there is no field ${name}`]
    const refers = field.kind === 'ref' || field.kind === 'refs'
    if (isMe(value))
      return refers && field.to === 'users' ? [] : [`${where}: ${name} does not refer to users`]
    if (typeof value !== 'object' || Array.isArray(value)) return []
    const target = refers ? app[field.to] : undefined
    return target
      ? matchFaults(app, target, value as AnyMatch, `${where}, ${name}`)
      : [`${where}: ${name} is not a reference`]
  })
}
