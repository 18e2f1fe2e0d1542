import { useTranslation } from 'react-i18next'
import { systemLabels } from '../../mail.wire'
import type { Label, SystemLabel } from '../mail-data'

/** Whether a label is one that all users have. */
export const isSystemLabel = (id: string): id is SystemLabel =>
  (systemLabels as readonly string[]).includes(id)

/** Returns a function for the name of a label in the language of the page. */
export function useLabelName(): (label: Pick<Label, 'type' | 'name'>) => string {
  const { t } = useTranslation()
  return ({ type, name }) => (type === 'system' ? t(`mail.names.${name as SystemLabel}`) : name)
}
