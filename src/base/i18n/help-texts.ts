import type { HelpTexts } from '#define/help-texts'

let texts: HelpTexts = {}

/** Sets the help texts that the declarations do not have. */
export const setHelpTexts = (loaded: HelpTexts): void => void (texts = loaded)

/** The help text of a path of a resource, once it is loaded. */
export const helpTextOf = (resource: string, path: string): string | undefined => texts[resource]?.[path]
