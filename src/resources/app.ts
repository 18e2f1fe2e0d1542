import { defineApp } from '../define'
import * as declared from './index'

/** Every declared resource by its name, in the order of the menu. */
export const app = defineApp(declared)

declare module '#define/registered' {
  interface Registered {
    readonly app: typeof app
  }
}
