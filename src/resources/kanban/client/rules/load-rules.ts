import { withDeferredTexts } from '#base/i18n/deferred-texts'

/** Loads the dialog with the rules of a board. Apart from the first script, which would have to list all that it imports. */
export const loadRules = () =>
  withDeferredTexts(() => import('./rules-dialog.part')).then(({ RulesDialogPart }) => RulesDialogPart)
