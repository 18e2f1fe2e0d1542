import type { AnyPresetViews } from '#define/lists/preset-view'

/**
 * The preset views of all resources by their names. In the built client they are here instead of in the declarations,
 * which the first page needs (scripts/vite/deferred-options.mjs); elsewhere the declarations have them.
 */
export const declaredPresetViews: Readonly<Record<string, AnyPresetViews>> = {}
