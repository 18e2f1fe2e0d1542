import { isMe, matchesIn, ruleFor, type AnyMatch, type AnyRule, type Role } from '#define/access'
import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import { quoted } from '#server/db/tables/columns'
import { sql, type SQL } from '#server/db/statement'
import { matchSql } from '#server/read/access/match'
import { readableFor } from '#server/read/find-one'

/** What a role may read of a resource: a condition over its columns, and the columns that the condition depends on. */
export interface ReadScope {
  readonly resource: AnyResource
  /** Must be bound to the reader; `true` if all records are readable. */
  readonly condition: SQL | true
  readonly fields: readonly string[]
}

const matchesOf = (rule: AnyRule | false): readonly AnyMatch[] =>
  typeof rule === 'object' ? matchesIn(rule) : []
const namesIn = (rule: AnyRule | false): string[] => matchesOf(rule).flatMap(Object.keys)

/** Undefined if the role may read nothing of the resource. */
function readScopeOf(app: App, resource: AnyResource, role: Role): ReadScope | undefined {
  const rule = ruleFor(resource.access, role, 'read')
  const condition = readableFor(app, resource, role)
  if (rule === false || !condition) return undefined
  if (rule === true && !resource.trash) return { resource, condition: true, fields: [] }
  const restoring = resource.trash ? ['deletedAt', ...namesIn(ruleFor(resource.access, role, 'delete'))] : []
  const fields = [...namesIn(rule), ...restoring]
  return { resource, condition, fields: [...new Set(fields)] }
}

/** A rule of one resource that depends on records of another: their changes may show or hide records of the first. */
export interface DependentScope {
  readonly of: AnyResource
  readonly scope: ReadScope
}

/** Everything that the rules of a role depend on besides the records themselves. */
function dependentScopesOf(app: App, resource: AnyResource, role: Role): DependentScope[] {
  const rules = ['read', ...(resource.trash ? ['delete'] : [])].map((verb) =>
    ruleFor(resource.access, role, verb),
  )
  if (rules[0] === false) return []
  return rules
    .flatMap(matchesOf)
    .flatMap((match) => followed(app, resource, match))
    .map((scope) => ({ of: resource, scope }))
}

function followed(app: App, resource: AnyResource, match: AnyMatch): ReadScope[] {
  return Object.entries(match).flatMap(([name, value]) => {
    const field = resource.fields[name]
    const target = field && 'to' in field ? app[field.to] : undefined
    if (!target || typeof value !== 'object' || Array.isArray(value) || isMe(value)) return []
    const inner = value as AnyMatch
    const alive = target.trash ? sql` and ${sql.raw(quoted(target.name))}."deletedAt" is null` : sql``
    return [
      {
        resource: target,
        condition: sql`${matchSql(app, target, inner, target.name)}${alive}`,
        fields: [...Object.keys(inner), ...(target.trash ? ['deletedAt'] : [])],
      },
      ...followed(app, target, inner),
    ]
  })
}

/** What a role may read of all resources, and the dependent scopes of its rules. */
export interface ReadScopes {
  readonly readScopes: readonly ReadScope[]
  readonly dependentScopes: readonly DependentScope[]
}

const composed = new WeakMap<App, Map<Role, ReadScopes>>()

/** Cached per app and role. */
export function readScopesOf(app: App, role: Role): ReadScopes {
  const known = composed.get(app) ?? new Map<Role, ReadScopes>()
  composed.set(app, known)
  const made = known.get(role) ?? {
    readScopes: Object.values(app).flatMap((resource) => readScopeOf(app, resource, role) ?? []),
    dependentScopes: Object.values(app).flatMap((resource) => dependentScopesOf(app, resource, role)),
  }
  known.set(role, made)
  return made
}
