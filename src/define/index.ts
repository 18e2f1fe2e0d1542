export { me, ofOwner, roles, type Role } from './access'
export * from './fields'
export { hues, type Hue } from './choices/hues'
export {
  isRecurrence,
  ruleOptions,
  seriesScopes,
  zoneOf,
  type Recurring,
  type SeriesScope,
} from './parsing/recurrence'
export { defineResource, type AnyResource, type InputOf, type PatchOf, type RowOf } from './resource'
export { defineApp, type App } from './app'
export type { OutputOf } from './output'
export { sameAs } from './references/reference-where'
export { arrayOf, mapOf, object, omittable, row } from './shapes'
export type { OwnCall, OwnCalls } from './wire'
