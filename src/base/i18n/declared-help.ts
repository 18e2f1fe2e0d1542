import type { HelpTexts } from '#define/help-texts'

/**
 * The English help texts of the declarations. In the built client they are here instead of in the declarations, which
 * the first page needs (scripts/vite/deferred-options.mjs); elsewhere the declarations have them.
 */
export const declaredHelp: HelpTexts = {}
