import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { Icon } from '../icons'
import { PartBoundary } from '../parts/part-boundary'
import { ariaKeys, keyText } from '../shortcuts/key-names'
import { useShortcut } from '../shortcuts/use-shortcut'
import { useWhenLoaded } from '../parts/use-when-loaded'
import { takePaletteRequest } from './palette-request'
import { closePalette, openPalette, paletteSwitch } from './open-palette'
import styles from './search-button.module.css'

const palette = lazyModule(() => withDeferredTexts(() => import('./palette')))
const keys = 'mod+k'

/** Opens the palette: an input on wide screens, an icon on phones. */
export function SearchButton() {
  const { t } = useTranslation()
  const isOpen = paletteSwitch.useIsOn()
  const part = useWhenLoaded(palette, isOpen, closePalette)
  useShortcut(keys, { group: 'general', label: t('find.open'), run: () => paletteSwitch.set(!isOpen) })
  useLayoutEffect(() => {
    if (takePaletteRequest()) openPalette()
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('find.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={ariaKeys(keys)}
        onPointerEnter={palette.prefetch}
        onFocus={palette.prefetch}
        onClick={openPalette}
      >
        <Icon name="magnifying-glass" size={20} />
        <span className={styles.words} aria-hidden="true">
          {t('find.button')}
        </span>
        {/* The keys are CSS content, so that the visible text of the button equals its accessible name, as voice control needs. */}
        <kbd className={styles.keys} aria-hidden="true" data-keys={keyText(keys)} />
      </button>
      {part && (
        <PartBoundary onFailure={closePalette}>
          <part.Palette onClose={closePalette} />
        </PartBoundary>
      )}
    </>
  )
}
