export { me, roles, type Role } from './access'
export * from './fields'
export { defineResource, type AnyResource, type InputOf, type PatchOf, type RowOf } from './resource'
export { defineApp, type App } from './app'
