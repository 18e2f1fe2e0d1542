import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { useGetIdentity } from '#providers/auth/use-auth'
import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { NameDialog } from '../labels/name-dialog'
import { labelsKey, useMailCalls } from '../mail-data'

/** Asks for the name of a search, and saves it beside the labels. */
export function SaveSearch({ search, onClose }: { readonly search: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { saveSearch } = useMailCalls()
  const cache = useEndpointCache()
  const { data: user } = useGetIdentity()
  const save = async (name: string) => {
    await saveSearch(name, search, user?.id ?? '')
    onClose()
    notify({ message: t('mailSearch.saved') })
    await cache.invalidate(labelsKey)
  }
  return (
    <NameDialog
      title={t('mailSearch.saveTitle')}
      label={t('mailSearch.name')}
      yes={t('mailSearch.save')}
      start={search.slice(0, 40)}
      onSave={save}
      onClose={onClose}
    />
  )
}
