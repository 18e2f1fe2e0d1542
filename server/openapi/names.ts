import type { App } from '../../src/define/app'
import type { AnyResource } from '../../src/define/resource'
import type { JsonObject } from './json'

const pascal = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The name of a resource's schemas: its label, or its own name where two have the same label. */
export function schemaName(app: App, resource: AnyResource): string {
  const alike = Object.values(app).filter(({ label }) => pascal(label[0]) === pascal(resource.label[0]))
  return pascal(alike.length > 1 ? resource.name : resource.label[0])
}

export const schemaRef = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
