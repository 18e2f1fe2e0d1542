import type { Permissions } from '#base/session/session'
import type { RenderContext } from '#screens/fields/draw'
import { aroundOf } from '../around'

let current: Permissions = {}

/** Sets what the user may do, for the parts of a record that are rendered next. */
export const setPermissions = (permissions: Permissions): void => void (current = permissions)

/** The render context of the page, in the build of the script of a record. */
export const useRenderContext = (): RenderContext => aroundOf(current)
