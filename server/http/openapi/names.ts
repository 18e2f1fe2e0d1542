import type { App } from '#define/app'
import type { AnyResource } from '#define/resource'
import type { JsonObject } from './json'

const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Schema names that do not belong to a resource. */
const taken = new Set(['Problem', 'Change', 'Filter'])

/** The name of a resource's schemas: its label, or its own name if the label is ambiguous. */
export function schemaName(app: App, resource: AnyResource): string {
  const name = pascal(resource.label[0])
  const alike = Object.values(app).filter(({ label }) => pascal(label[0]) === name)
  return alike.length > 1 || taken.has(name) ? `${pascal(resource.name)}Record` : name
}

/** The name of the schema of records with only the requested fields. */
export const partialName = (app: App, resource: AnyResource): string => `Partial${schemaName(app, resource)}`

export const schemaRef = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
