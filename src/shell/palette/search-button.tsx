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

/** Opens the palette, which finds pages, records and what can be done: a field on a desktop, an icon on a phone. */
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
        {/* Drawn by the style: what is read on the button is then part of its name, as those who speak to it need. */}
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
