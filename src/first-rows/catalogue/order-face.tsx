import type { ListState } from '#screens/list-model/state/list-state'
import { sortsShown } from '#screens/list-model/state/list-state'
import { useOrders } from '#screens/list/catalogue/orders'
import catalogueStyles from '#screens/list/catalogue/catalogue.module.css'
import { controlAt, rememberPressed } from '../controls'
import { frameId } from '../data/page-data'
import { currentPage, t } from '../page'
import styles from './order-face.module.css'

/** The select of the order, as MUI renders it; its list opens once the application has loaded. */
export function OrderFace({ state }: { readonly state: ListState }) {
  const { resource } = currentPage().data
  const { value, options } = useOrders(resource, sortsShown(resource, state))
  if (options.length === 0) return null
  const chosen = options.find((option) => option.value === value)
  const isNone = value === ''
  return (
    <div className={catalogueStyles.order}>
      <div className={styles.face}>
        <input
          type="text"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list yet
          role="combobox"
          aria-label={t('facets.order')}
          aria-expanded={false}
          aria-autocomplete="list"
          inputMode="none"
          autoComplete="off"
          readOnly
          value={isNone ? '' : (chosen?.label ?? '')}
          placeholder={isNone ? chosen?.label : undefined}
          onClick={open}
          onKeyDown={(event) => ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key) && open()}
        />
        <button type="button" tabIndex={-1} aria-label={t('form.open')} title={t('form.open')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
            <path d="M7 10l5 5 5-5z" />
          </svg>
        </button>
      </div>
    </div>
  )
}

/** The list of the select is opened by its button in the application. */
function open(): void {
  const frame = document.getElementById(frameId)
  const button = frame?.querySelector(`.${styles.face} > button`)
  if (frame && button) rememberPressed(controlAt(frame, button))
}
