import { useTranslation } from 'react-i18next'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './catalogue.module.css'
import { FacetsView } from './facets-view'
import { useFacets } from './use-facets'

/** The facets of a catalogue, or that they could not be read. */
export function FacetPanel({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const facets = useFacets(model)
  const { resource, state, change } = model
  if (facets.error !== undefined)
    return (
      <div className={styles.failed}>
        <p>{t('facets.failed')}</p>
        <button type="button" className="button" onClick={facets.readAgain}>
          {t('common.retry')}
        </button>
      </div>
    )
  return <FacetsView resource={resource} state={state} facets={facets} change={change} />
}
