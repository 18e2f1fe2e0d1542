import type { Components, Theme } from '@mui/material/styles'
import { veil } from '#theme/style-helpers'
import { measures } from '#theme/tokens'

export type ThemeComponents = Components<Theme>

export const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 2 }

/** A translucent grey for any background; `share` is its opacity in per cent. */
export const grey = (share: number): string => veil({ color: 'var(--text-disabled)', opacity: share / 100 })

/** The style of elements above the page. */
export const floating = {
  borderRadius: measures.floatRadius,
  backgroundImage: 'none',
  boxShadow: 'var(--dropdown-shadow)',
}

export const dashed = '1px dashed var(--divider)'
export const quick = '160ms ease-out'

/** The colours that are used: the brand, and those with a meaning. */
export const tones = ['primary', 'info', 'success', 'warning', 'error'] as const
