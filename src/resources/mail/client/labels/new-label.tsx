import { useTranslation } from 'react-i18next'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { presets } from '#theme/tokens'
import { labelsKey, useMailCalls } from '../mail-data'
import { NameDialog } from './name-dialog'

const colors = ['blue', 'default', 'orange', 'purple', 'red', 'cyan'] as const
/** The suggested colour of the next label, in the format of colour fields. */
const colorAt = (index: number): string =>
  presets[colors[index % colors.length] ?? 'purple'].main.toLowerCase()

/** Makes a label; `index` is the number of labels so far. */
export function NewLabel({ index, onClose }: { readonly index: number; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { makeLabel } = useMailCalls()
  const cache = useEndpointCache()
  const { data: user } = useGetIdentity()
  const make = async (name: string) => {
    await makeLabel(name, colorAt(index), user?.id ?? '')
    onClose()
    await cache.invalidate(labelsKey)
  }
  return (
    <NameDialog
      title={t('mail.newLabel')}
      label={t('mail.labelName')}
      yes={t('mail.makeLabel')}
      onSave={make}
      onClose={onClose}
    />
  )
}
